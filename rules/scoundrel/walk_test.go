package scoundrel_test

import (
	"slices"

	"pgregory.net/rapid"

	"akuto/rules"
	"akuto/rules/scoundrel"
)

// survivable is an order of facing the deck in which a player lives long: a
// suit each for the 10 and the 9 of Diamonds, from the Ace downwards, with a
// potion between, then the rest. Random games in random order die in the third
// room; those that keep to this order, but for chance deviations, see the end.
var survivable = func() (order []scoundrel.Card) {
	add := func(suit scoundrel.Suit, values ...int) {
		for _, value := range values {
			if c := scoundrel.NewCard(suit, value); !slices.Contains(order, c) {
				order = append(order, c)
			}
		}
	}
	down := []int{14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2}
	add(scoundrel.Diamonds, 10)
	add(scoundrel.Clubs, down...)
	add(scoundrel.Hearts, 10)
	add(scoundrel.Diamonds, 9)
	add(scoundrel.Spades, down...)
	for _, value := range down[4:] {
		add(scoundrel.Hearts, value)
		add(scoundrel.Diamonds, value)
	}
	return order
}()

// walker plays a random legal game.
type walker struct {
	order  []scoundrel.Card // the order in which cards are dealt and faced when nothing deviates
	stray  int              // percent of actions that are any legal one instead
	runs   int              // percent of rooms run from, where that is legal
	mended bool             // whether cards are also changed and removed
}

func drawWalker(t *rapid.T) walker {
	return walker{
		order:  survivable,
		stray:  rapid.SampledFrom([]int{0, 5, 20, 100}).Draw(t, "stray"),
		runs:   rapid.SampledFrom([]int{0, 5, 40}).Draw(t, "runs"),
		mended: rapid.Bool().Draw(t, "mended"),
	}
}

// percent is true in n of 100 cases.
func percent(t *rapid.T, n int, label string) bool {
	return n > 0 && rapid.IntRange(0, 99).Draw(t, label) < n
}

// next draws an action that is legal in s; the game must not be over.
func (w walker) next(t *rapid.T, s scoundrel.State) scoundrel.Action {
	legal := scoundrel.Legal(s)
	if len(legal) == 0 {
		t.Fatalf("nothing is legal in room %d with %d cards left", s.RoomNo, s.Left())
	}
	of := func(kinds ...scoundrel.Kind) []scoundrel.Action {
		return slices.DeleteFunc(slices.Clone(legal), func(a scoundrel.Action) bool { return !slices.Contains(kinds, a.Kind) })
	}
	if percent(t, w.stray, "stray now") {
		kinds := []scoundrel.Kind{
			scoundrel.Deal, scoundrel.Deal, scoundrel.Deal, scoundrel.Equip, scoundrel.Drink, scoundrel.Discard,
			scoundrel.FightWeapon, scoundrel.FightWeapon, scoundrel.FightBarehanded, scoundrel.Next,
		}
		if w.mended {
			kinds = append(kinds, scoundrel.Change, scoundrel.Remove)
		}
		if some := of(kinds[rapid.IntRange(0, len(kinds)-1).Draw(t, "kind")]); len(some) > 0 {
			return some[rapid.IntRange(0, len(some)-1).Draw(t, "action")]
		}
	}
	if run := of(scoundrel.Run); len(run) > 0 && percent(t, w.runs, "run now") {
		return run[0]
	}
	if next := of(scoundrel.Next); len(next) > 0 {
		return next[0]
	}
	kinds := []scoundrel.Kind{scoundrel.Deal}
	if s.RoomFull() {
		kinds = []scoundrel.Kind{scoundrel.Equip, scoundrel.Drink, scoundrel.Discard, scoundrel.FightWeapon, scoundrel.FightBarehanded}
	}
	some := of(kinds...)
	if len(some) == 0 {
		t.Fatalf("room %d is stuck: %q", s.RoomNo, roomText(s))
	}
	for _, c := range w.order {
		if i := slices.IndexFunc(some, func(a scoundrel.Action) bool { return a.Card == c }); i >= 0 {
			return some[i]
		}
	}
	return some[0]
}

// walk plays a random legal game of at most the given length, and calls see
// after every action with the states around it.
func walk(t *rapid.T, length int, see func(before scoundrel.State, a scoundrel.Action, after scoundrel.State)) *rules.History[scoundrel.State, scoundrel.Action] {
	w := drawWalker(t)
	rule := rapid.SampledFrom([]scoundrel.Rule{scoundrel.StrictlyLower, scoundrel.LowerOrEqual}).Draw(t, "rule")
	h := rules.NewHistory[scoundrel.State, scoundrel.Action](scoundrel.New(rule))
	for range length {
		s := h.Now()
		if s.Over.Done {
			break
		}
		a := w.next(t, s)
		after, _, err := s.Apply(a)
		if err != nil {
			t.Fatalf("%q is listed as legal but refused: %v", a, err)
		}
		if see != nil {
			see(s, a, after)
		}
		h.Push(a, after)
	}
	return h
}
