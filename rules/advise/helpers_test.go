package advise

import (
	"slices"
	"strings"
	"testing"

	"akuto/rules"
	"akuto/rules/scoundrel"
)

// cards reads card ids.
func cards(t *testing.T, ids string) []scoundrel.Card {
	t.Helper()
	var list []scoundrel.Card
	for _, id := range strings.Fields(ids) {
		c, err := scoundrel.ParseCard(id)
		if err != nil {
			t.Fatal(err)
		}
		list = append(list, c)
	}
	return list
}

// shuffled gives the 44 cards in a random order.
func shuffled(random *rules.Random) []scoundrel.Card {
	deck := slices.Collect(scoundrel.Deck().All())
	rules.Shuffle(random, deck)
	return deck
}

func step(t *testing.T, s scoundrel.State, a scoundrel.Action) scoundrel.State {
	t.Helper()
	next, err := s.Step(a)
	if err != nil {
		t.Fatalf("%q in room %d: %v", a, s.RoomNo, err)
	}
	return next
}

// replayed gives the state at the end of a record.
func replayed(t *testing.T, text string) scoundrel.State {
	t.Helper()
	record, err := scoundrel.ParseRecord("record", []byte(text))
	if err != nil {
		t.Fatal(err)
	}
	history, err := record.Replay()
	if err != nil {
		t.Fatal(err)
	}
	return history.Now()
}

// dealFull deals the room full from the deck and gives the rest of it.
func dealFull(t *testing.T, s scoundrel.State, deck []scoundrel.Card) (scoundrel.State, []scoundrel.Card) {
	t.Helper()
	for s.NextSlot() >= 0 {
		s = step(t, s, scoundrel.Action{Kind: scoundrel.Deal, Card: deck[0]})
		deck = deck[1:]
	}
	return s, deck
}

// afterRun gives the deck with the room of s put under it.
func afterRun(s scoundrel.State, deck []scoundrel.Card) []scoundrel.Card {
	deck = slices.Clone(deck)
	for _, slot := range s.Room {
		deck = append(deck, slot.Card)
	}
	return deck
}

// facing gives the legal actions that face a card, run or go on.
func facing(s scoundrel.State) []scoundrel.Action {
	return slices.DeleteFunc(scoundrel.Legal(s), func(a scoundrel.Action) bool { return a.Kind < scoundrel.Equip })
}

// gentle is an order of facing the deck in which a player lives long: with the 10 of
// diamonds from the ace downwards, and again with the 9.
const gentle = "D10 C14 C13 C12 C11 C10 C9 C8 C7 C6 C5 C4 C3 C2 H10 D9 S14 S13 S12 S11 S10 S9 S8 S7 S6 S5 S4 S3 S2 " +
	"H9 H8 H7 H6 H5 H4 H3 H2 D8 D7 D6 D5 D4 D3 D2"

// late gives a state in which all cards were faced but those of rest, of which the
// first four lie in the room, the first one carried. There must be 5, 8, 11, 14 … of
// them. The health is what is left of facing the others in the order first, then
// gentle, always with the weapon where it can be used.
func late(t *testing.T, first, rest string) scoundrel.State {
	t.Helper()
	kept := cards(t, rest)
	var order []scoundrel.Card
	for _, c := range cards(t, first+" "+gentle) {
		if !slices.Contains(order, c) && !slices.Contains(kept, c) {
			order = append(order, c)
		}
	}
	s := scoundrel.New(scoundrel.StrictlyLower)
	s = step(t, s, scoundrel.Action{Kind: scoundrel.Deal, Card: kept[0]})
	for len(order) > 0 {
		for _, c := range order[:3] {
			s = step(t, s, scoundrel.Action{Kind: scoundrel.Deal, Card: c})
		}
		for _, c := range order[:3] {
			s = step(t, s, usual(s, c))
			if s.Over.Done {
				t.Fatalf("dead at %s", c.ID())
			}
		}
		order = order[3:]
		s = step(t, s, scoundrel.Action{Kind: scoundrel.Next})
	}
	s, _ = dealFull(t, s, kept[1:4])
	return s
}

// usual faces a card in the first way offered that is allowed.
func usual(s scoundrel.State, c scoundrel.Card) scoundrel.Action {
	options := s.Options(c)
	for _, a := range options {
		if _, err := s.Step(a); err == nil {
			return a
		}
	}
	return options[0]
}

// named gives the option for an action, as a line of a record.
func named(t *testing.T, options []Option, line string) Option {
	t.Helper()
	for _, o := range options {
		if o.Action.String() == line {
			return o
		}
	}
	t.Fatalf("there is no option %q", line)
	return Option{}
}

// searched gives the options after a search.
func searched(s scoundrel.State, seed uint64, samples int) []Option {
	a := New(s, seed)
	a.Work(samples, nil)
	return a.Options()
}
