package advise

import (
	"slices"
	"testing"

	"akuto/rules"
	"akuto/rules/advise/internal/play"
	"akuto/rules/scoundrel"
)

// way is a state in which a room has been done, as the small game sees it.
type way struct {
	hand play.Hand
	left play.Kind
}

// waysThrough collects how the room of s can end alive, by the rules themselves.
func waysThrough(t *testing.T, s scoundrel.State, ways map[way]bool) {
	t.Helper()
	if s.Over.Done && !s.Over.Won {
		return
	}
	if s.Over.Done || s.ToFace() == 0 {
		g := table(s)
		w := way{hand: g.Hand}
		for i, kind := range g.Room.Cards {
			if g.Room.Open&(1<<i) != 0 {
				w.left = kind
			}
		}
		ways[w] = true
		return
	}
	for _, a := range facing(s) {
		if a.Kind != scoundrel.Run {
			waysThrough(t, step(t, s, a), ways)
		}
	}
}

// The small game finds the same ends of rooms as the rules, but for those that are
// no better than another, and never one that the rules don't know.
func TestEndsAreThoseOfTheRules(t *testing.T) {
	rooms := 0
	for seed := range uint64(100) {
		random := rules.NewRandom(seed)
		s := scoundrel.New(scoundrel.Rule(seed % 2))
		deck := shuffled(&random)
		for !s.Over.Done {
			s, deck = dealFull(t, s, deck)
			actions := facing(s)
			if s.Faced == 0 {
				rooms++
				compareEnds(t, s)
			}
			a := actions[random.IntN(len(actions))]
			if suggested, ok := Suggest(s); ok && random.IntN(10) > 0 {
				a = suggested
			}
			if a.Kind == scoundrel.Run {
				deck = afterRun(s, deck)
			}
			s = step(t, s, a)
			if got, want := table(s), s.Bottom(); !s.Over.Done && got.End-got.Known != len(want) {
				t.Fatalf("the small game knows %d cards at the bottom, the rules %d", got.End-got.Known, len(want))
			}
		}
	}
	if rooms < 700 {
		t.Errorf("only %d rooms were compared", rooms)
	}
}

func compareEnds(t *testing.T, s scoundrel.State) {
	t.Helper()
	g := table(s)
	var ends play.Ends
	ends.Fill(g.Room, g.Hand, g.Rule)
	ways := map[way]bool{}
	waysThrough(t, s, ways)
	for _, end := range ends.List[:ends.N] {
		if !ways[way{end.Hand, end.Left}] {
			t.Fatalf("the rules don't know the end %+v of %+v", end, g.Room)
		}
	}
	for w := range ways {
		if !slices.ContainsFunc(ends.List[:ends.N], func(end play.End) bool {
			return end.Left == w.left && end.Health >= w.hand.Health && end.Weapon >= w.hand.Weapon && end.Limit >= w.hand.Limit
		}) {
			t.Fatalf("no end as good as %+v was found in %+v", w, g.Room)
		}
	}
}

// Played on in the true order, the small game ends as the rules say: it is followed
// room by room with the rules' own actions, runs included, to the same score.
func TestPlayingOnIsPlayingByTheRules(t *testing.T) {
	won, lost, runs := 0, 0, 0
	for seed := range uint64(45) {
		random := rules.NewRandom(seed)
		s := scoundrel.New(scoundrel.Rule(seed % 2))
		deck := shuffled(&random)
		var g play.Game
		g = table(s)
		for i, c := range deck {
			g.Order[i] = kindOf(c)
		}
		g.Set(play.Trained())
		var ends play.Ends
		for !s.Over.Done {
			s, deck = dealFull(t, s, deck)
			g.Deal()
			if got := table(s); got.Hand != g.Hand || got.Room != g.Room || got.Ran != g.Ran || got.End-got.Next != g.End-g.Next || got.End-got.Known != g.End-max(g.Known, g.Next) {
				t.Fatalf("the small game is at %+v %+v, the rules at %+v %+v", g.Hand, g.Room, got.Hand, got.Room)
			}
			if g.End-g.Next <= 4 {
				break
			}
			ends.Fill(g.Room, g.Hand, g.Rule)
			best, most := g.JudgeEnds(&ends, nil)
			if g.CanRun() && (best < 0 || g.JudgeRun() > most) {
				deck = afterRun(s, deck)
				s = step(t, s, scoundrel.Action{Kind: scoundrel.Run})
				g.Run()
				runs++
				continue
			}
			if best < 0 {
				break
			}
			actions, ok := lead(s, ends.List[best])
			if !ok {
				t.Fatalf("no actions lead to %+v", ends.List[best])
			}
			for _, a := range actions {
				s = step(t, s, a)
			}
			g.Take(ends.List[best])
			if !s.Over.Done {
				s = step(t, s, scoundrel.Action{Kind: scoundrel.Next})
			}
		}
		if s.Over.Done || g.End-g.Next > 4 {
			continue
		}
		solver := play.NewSolver(100)
		solver.Rooms = 1 << 20
		score, most := solver.Room(&g), bestKnown(t, s, deck)
		if (most > 0) != (score > 0) || score > max(0, most) {
			t.Fatalf("seed %d: the solver finds %d, the rules %d", seed, score, most)
		}
		if g.End-g.Next <= 1 && score > 0 && score != most {
			t.Fatalf("seed %d: the best end scores %d, not %d", seed, most, score)
		}
		if score > 0 {
			won++
		} else {
			lost++
		}
	}
	if won < 15 || lost < 2 || runs < 30 {
		t.Errorf("only %d games were won, %d lost late, and %d rooms run from", won, lost, runs)
	}
}

// bestKnown gives the best score when the deck's order is known, by trying out
// everything the rules allow.
func bestKnown(t *testing.T, s scoundrel.State, deck []scoundrel.Card) int {
	t.Helper()
	s, deck = dealFull(t, s, deck)
	if s.Over.Done {
		return s.Over.Score
	}
	best := -1000
	for _, a := range facing(s) {
		rest := deck
		if a.Kind == scoundrel.Run {
			rest = afterRun(s, deck)
		}
		best = max(best, bestKnown(t, step(t, s, a), rest))
	}
	return best
}
