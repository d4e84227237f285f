package advise

import (
	"slices"

	"akuto/rules/advise/internal/play"
	"akuto/rules/scoundrel"
)

// list finds the options of s, and the ways the room can end after each.
func (a *Search) list(s scoundrel.State) {
	for _, action := range scoundrel.Legal(s) {
		if action.Kind < scoundrel.Equip {
			continue
		}
		o := option{action: action}
		g := a.root
		switch action.Kind {
		case scoundrel.Run:
			o.candidates = []int{a.candidate(&g, play.End{}, true)}
		case scoundrel.Next:
			a.ways(&g, &o)
		default:
			slot := slices.IndexFunc(s.Room[:], func(slot scoundrel.Slot) bool { return slot.Card == action.Card })
			alive := act(&g, action.Kind, slot)
			a.ways(&g, &o)
			if len(o.candidates) == 0 && !o.fixed {
				// However the room is played on, it is the end.
				o.fixed, o.certain = true, -1
				if !alive {
					g.Room.Face = 0
				}
				o.score = -g.LastStand()
			}
		}
		a.options = append(a.options, o)
	}
}

// ways adds the candidates that the rest of the room can lead to. With no card left
// in the dungeon that isn't known, it works out the end of the game instead.
func (a *Search) ways(g *play.Game, o *option) {
	if g.Hand.Health <= 0 {
		return
	}
	if g.End-g.Next <= 1 {
		if score := finishFrom(g); score > 0 {
			o.fixed, o.certain, o.score = true, 1, score
			return
		}
	}
	var ends play.Ends
	ends.Fill(g.Room, g.Hand, g.Rule)
	for _, end := range ends.List[:ends.N] {
		o.candidates = append(o.candidates, a.candidate(g, end, false))
	}
}

// finishFrom is Finish for a room that may be done.
func finishFrom(g *play.Game) int {
	if g.Room.Face > 0 {
		return g.Finish()
	}
	after := *g
	var ends play.Ends
	ends.Fill(g.Room, g.Hand, g.Rule)
	after.Take(ends.List[0])
	if after.Room.Open == 0 && after.Next == after.End {
		return int(after.Hand.Health)
	}
	after.Deal()
	return after.Finish()
}

// candidate gives the number of the candidate for an end or for running.
func (a *Search) candidate(g *play.Game, end play.End, run bool) int {
	end.Slot = 0 // two cards of a kind are the same to leave
	for i, c := range a.candidates {
		if c.run == run && c.end == end {
			return i
		}
	}
	c := &candidate{end: end, run: run, exact: -1}
	if run {
		c.prior = chanceOf(g.JudgeRun())
	} else {
		ends := play.Ends{N: 1, List: [64]play.End{end}}
		_, judged := a.root.JudgeEnds(&ends, nil)
		c.prior = chanceOf(judged)
	}
	a.candidates = append(a.candidates, c)
	return len(a.candidates) - 1
}

// enter puts the game to be played at the beginning of what follows c.
func (a *Search) enter(c *candidate) *play.Game {
	a.playing = a.root
	c.enter(&a.playing)
	return &a.playing
}

// enter ends the room of g in the way of c.
func (c *candidate) enter(g *play.Game) {
	if c.run {
		g.Run()
	} else {
		g.Take(c.end)
	}
}

// What is sampled besides the best of each option: at most so many candidates, and
// none that the network thinks so much worse than the best.
const (
	kept   = 8
	keptTo = whole / 8
)

// rank chooses the candidates to sample: the likeliest by the network's word, and
// for every option the likeliest that it can lead to.
func (a *Search) rank() {
	order := make([]int, len(a.candidates))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(i, j int) int { return int(a.candidates[j].prior - a.candidates[i].prior) })
	for rank, i := range order {
		c := a.candidates[i]
		c.rank = rank
		c.active = rank < kept && c.prior > a.candidates[order[0]].prior-keptTo
	}
	for i := range a.options {
		o := &a.options[i]
		slices.SortFunc(o.candidates, func(i, j int) int { return a.candidates[i].rank - a.candidates[j].rank })
		if len(o.candidates) > 0 {
			a.candidates[o.candidates[0]].active = true
		}
	}
}

// narrow leaves to the options only the candidates to be sampled, and those that were
// counted exactly.
func (a *Search) narrow() {
	for i := range a.options {
		o := &a.options[i]
		o.complete = !slices.ContainsFunc(o.candidates, func(i int) bool { return a.candidates[i].exact < 0 })
		o.candidates = slices.DeleteFunc(o.candidates, func(i int) bool { return !a.candidates[i].active && a.candidates[i].exact < 0 })
	}
}
