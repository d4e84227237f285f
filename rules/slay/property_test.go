package slay_test

import (
	"maps"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"akuto/rules"
	"akuto/rules/slay"
)

// drawSetup draws how a random fight begins.
func drawSetup(t *rapid.T) slay.Setup {
	ids := func(n int, label string) []string {
		all := shipped().Cards()
		var ids []string
		for range n {
			ids = append(ids, rapid.SampledFrom(all).Draw(t, label).ID)
		}
		return ids
	}
	setup := slay.Setup{
		Enemy: rapid.SampledFrom(shipped().Enemies()).Draw(t, "enemy").ID,
		Seed:  rapid.Uint64().Draw(t, "seed"),
		HP:    rapid.IntRange(1, 10).Draw(t, "hp"),
		Dice:  rapid.SliceOfN(rapid.IntRange(1, 6), 0, 4).Draw(t, "dice"),
	}
	if rapid.Bool().Draw(t, "a deck") {
		setup.Deck = rapid.SampledFrom(shipped().Decks()).Draw(t, "deck").ID
	} else {
		setup.Draw = ids(rapid.IntRange(1, 25).Draw(t, "cards"), "card")
	}
	return setup
}

// walk plays a random legal fight of at most the given length, and calls see
// after every action.
func walk(t *rapid.T, length int, see func(before slay.State, a slay.Action, after slay.State, events []slay.Event)) *rules.History[slay.State, slay.Action] {
	start, events, err := slay.New(shipped(), drawSetup(t))
	if err != nil {
		t.Fatal(err)
	}
	checkState(t, start)
	if len(events) == 0 {
		t.Fatal("a fight begins with nothing")
	}
	h := rules.NewHistory[slay.State, slay.Action](start)
	for range length {
		s := h.Now()
		legal := slay.Legal(s)
		if s.Over() {
			if len(legal) != 0 {
				t.Fatalf("%d actions after the end", len(legal))
			}
			break
		}
		// The turn ends of itself when nothing else can be played, and now and then
		// before.
		a := legal[len(legal)-1]
		if len(legal) > 1 && rapid.IntRange(0, 9).Draw(t, "end early") > 0 {
			a = legal[rapid.IntRange(0, len(legal)-2).Draw(t, "action")]
		}
		after, events, err := s.Apply(a)
		if err != nil {
			t.Fatalf("%+v is listed as legal but refused: %v", a, err)
		}
		if see != nil {
			see(s, a, after, events)
		}
		h.Push(a, after)
	}
	return h
}

func counts(s slay.State) map[string]int {
	n := map[string]int{}
	p := s.Player
	for _, id := range slices.Concat(p.DrawPile, p.Hand, p.DiscardPile, p.ExhaustPile, p.Powers) {
		n[id]++
	}
	return n
}

// checkState holds what is true of every state.
func checkState(t *rapid.T, s slay.State) {
	for who, f := range map[string]slay.Fighter{"player": s.Player.Fighter, "enemy": s.Enemy.Fighter} {
		if f.HP < 0 || f.HP > f.MaxHP || f.Block < 0 || f.Block > 20 || f.Strength < 0 || f.Strength > 8 ||
			f.Vulnerable < 0 || f.Vulnerable > 3 || f.Weak < 0 || f.Weak > 3 {
			t.Fatalf("the %s is %+v", who, f)
		}
	}
	if s.Player.Energy < 0 || s.Player.Energy > 6 || s.Die < 1 || s.Die > 6 {
		t.Fatalf("energy %d, die %d", s.Player.Energy, s.Die)
	}
	dead, slain := s.Player.HP == 0, s.Enemy.HP == 0
	if dead && slain || (s.Result == slay.Defeat) != dead || (s.Result == slay.Victory) != slain || s.Over() != (dead || slain) {
		t.Fatalf("result %v with %d and %d HP", s.Result, s.Player.HP, s.Enemy.HP)
	}
	if s.Totals.Dealt != s.Enemy.MaxHP-s.Enemy.HP || s.Totals.Taken != s.Setup.HP-s.Player.HP {
		t.Fatalf("totals %+v with %d and %d HP", s.Totals, s.Player.HP, s.Enemy.HP)
	}
	for _, id := range s.Player.Powers {
		if shipped().Card(id).Type != slay.Power {
			t.Fatalf("%s is among the powers", id)
		}
	}
	if n := len(s.EnemyCard().Actions); s.TrackPosition() < 0 || s.TrackPosition() >= n {
		t.Fatalf("track position %d of %d", s.TrackPosition(), n)
	}
}

// TestFightsKeepTheRules holds after every action of random fights with random
// decks that no card is lost or made, nothing is below 0 or above its cap, a turn
// begins with five cards while five exist, and what was foretold happened.
func TestFightsKeepTheRules(t *testing.T) {
	ends := map[slay.Result]int{}
	rapid.Check(t, func(t *rapid.T) {
		h := walk(t, 60, func(before slay.State, a slay.Action, after slay.State, events []slay.Event) {
			checkState(t, after)
			if !maps.Equal(counts(before), counts(after)) {
				t.Fatalf("%+v: the cards were %v and are %v", a, counts(before), counts(after))
			}
			if a.Kind == slay.EndTurn {
				checkEnd(t, before, after)
			} else {
				checkPlay(t, before, a, after)
			}
			if after.Over() != (events[len(events)-1].Kind == slay.Won || events[len(events)-1].Kind == slay.Lost) {
				t.Fatalf("over %v after %v", after.Over(), events)
			}
		})
		ends[h.Now().Result]++
	})
	t.Logf("%d fights won, %d lost, %d under way", ends[slay.Victory], ends[slay.Defeat], ends[slay.UnderWay])
	if !testing.Short() && (ends[slay.Victory] == 0 || ends[slay.Defeat] == 0) {
		t.Errorf("the random fights don't see both ends")
	}
}

// checkEnd holds what the end of a turn changes.
func checkEnd(t *rapid.T, before, after slay.State) {
	intent := before.Intent()
	if lost := before.Player.HP - after.Player.HP; lost != intent.HP {
		t.Fatalf("%d HP lost, %d foretold", lost, intent.HP)
	}
	if blocked := after.Totals.Blocked - before.Totals.Blocked; !after.Over() && blocked != intent.Block {
		t.Fatalf("%d blocked, %d foretold", blocked, intent.Block)
	}
	if after.Over() {
		if after.Turn != before.Turn || len(after.Player.Hand) != 0 || !intent.Dies {
			t.Fatalf("the fight ended in turn %d of %d with %q in hand", after.Turn, before.Turn, after.Player.Hand)
		}
		return
	}
	p := after.Player
	left := len(p.DrawPile) + len(p.Hand) + len(p.DiscardPile)
	if after.Turn != before.Turn+1 || p.Energy != 3 || p.Block != 0 || len(p.Hand) != min(5, left) {
		t.Fatalf("turn %d begins with %d energy, %d block and %d of %d cards", after.Turn, p.Energy, p.Block, len(p.Hand), left)
	}
	for _, id := range before.Player.Hand {
		if shipped().Card(id).Has(slay.Ethereal) && countOf(p.ExhaustPile, id) <= countOf(before.Player.ExhaustPile, id) {
			t.Fatalf("%s was not exhausted", id)
		}
	}
}

// checkPlay holds what a card changes, by what was foretold.
func checkPlay(t *rapid.T, before slay.State, a slay.Action, after slay.State) {
	card := shipped().Card(before.Player.Hand[a.Card])
	o := before.Preview(a)
	type numbers struct{ hp, enemyHP, energy, block, strength, exhausted, played int }
	got := numbers{before.Player.HP - after.Player.HP, before.Enemy.HP - after.Enemy.HP, after.Player.Energy,
		after.Player.Block - before.Player.Block, after.Player.Strength - before.Player.Strength,
		len(after.Player.ExhaustPile) - len(before.Player.ExhaustPile), after.Totals.Played - before.Totals.Played}
	want := numbers{o.HP, o.EnemyHP, o.Energy, o.Block, o.Strength, o.Exhausted, 1}
	if got != want || o.Refusal != nil || o.Card != card || o.Kills != (after.Result == slay.Victory) || o.Dies != (after.Result == slay.Defeat) {
		t.Fatalf("%s: %+v, foretold %+v", card.ID, got, want)
	}
	if before.Turn != after.Turn || before.Die != after.Die || len(after.Player.Hand) != len(before.Player.Hand)-1-len(a.Exhaust)+o.Drawn && !after.Over() {
		t.Fatalf("%s: turn %d, hand %q", card.ID, after.Turn, after.Player.Hand)
	}
	for _, position := range a.Exhaust {
		if id := before.Player.Hand[position]; !after.Over() && countOf(after.Player.ExhaustPile, id) == countOf(before.Player.ExhaustPile, id) {
			t.Fatalf("%s: %s was not exhausted", card.ID, id)
		}
	}
}
