package scoundrel_test

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"akuto/rules/scoundrel"
)

// card gives the card with the id, which must exist.
func card(t testing.TB, id string) scoundrel.Card {
	t.Helper()
	c, err := scoundrel.ParseCard(id)
	if err != nil {
		t.Fatalf("card %q: %v", id, err)
	}
	return c
}

// act gives the one action that a record line names.
func act(t testing.TB, line string) scoundrel.Action {
	t.Helper()
	actions, err := scoundrel.ParseActions(line)
	if err != nil {
		t.Fatalf("action %q: %v", line, err)
	}
	if len(actions) != 1 {
		t.Fatalf("action %q: %d actions, want 1", line, len(actions))
	}
	return actions[0]
}

// must applies an action that the rules allow.
func must(t testing.TB, s scoundrel.State, a scoundrel.Action) scoundrel.State {
	t.Helper()
	after, _, err := s.Apply(a)
	if err != nil {
		t.Fatalf("%q in room %d with %d health: %v", a, s.RoomNo, s.Health, err)
	}
	return after
}

// onward plays record lines from a state; all of them must be legal.
func onward(t testing.TB, s scoundrel.State, lines ...string) scoundrel.State {
	t.Helper()
	for _, line := range lines {
		actions, err := scoundrel.ParseActions(line)
		if err != nil {
			t.Fatalf("line %q: %v", line, err)
		}
		for _, a := range actions {
			s = must(t, s, a)
		}
	}
	return s
}

// play plays record lines from the start of a game under the default rule.
func play(t testing.TB, lines ...string) scoundrel.State {
	t.Helper()
	return onward(t, scoundrel.New(scoundrel.StrictlyLower), lines...)
}

// refused holds that a line's action is refused with a typed reason and a
// sentence, that it changes nothing, and gives the refusal.
func refused(t testing.TB, s scoundrel.State, line string) *scoundrel.Refusal {
	t.Helper()
	return refusedAction(t, s, act(t, line))
}

func refusedAction(t testing.TB, s scoundrel.State, a scoundrel.Action) *scoundrel.Refusal {
	t.Helper()
	after, events, err := s.Apply(a)
	if err == nil {
		t.Fatalf("%q was accepted", a)
	}
	var refusal *scoundrel.Refusal
	if !errors.As(err, &refusal) {
		t.Fatalf("%q: the error is a %T, want a *Refusal", a, err)
	}
	if after != s {
		t.Errorf("%q was refused but changed the state", a)
	}
	if len(events) != 0 {
		t.Errorf("%q was refused but gave %d events", a, len(events))
	}
	if refusal.Action != a {
		t.Errorf("the refusal of %q names the action %q", a, refusal.Action)
	}
	if words := strings.Fields(refusal.Error()); len(words) < 3 {
		t.Errorf("the refusal of %q is no sentence: %q", a, refusal.Error())
	}
	if slices.Contains(scoundrel.Legal(s), a) {
		t.Errorf("%q is refused but listed as legal", a)
	}
	return refusal
}

// ids writes cards as the record does, with spaces between.
func ids(cards []scoundrel.Card) string {
	words := make([]string, len(cards))
	for i, c := range cards {
		words[i] = c.ID()
	}
	return strings.Join(words, " ")
}

// weaponText writes the weapon as "D7[S12 C9]", or "none".
func weaponText(s scoundrel.State) string {
	if s.Weapon.Card == scoundrel.None {
		return "none"
	}
	return fmt.Sprintf("%s[%s]", s.Weapon.Card.ID(), ids(s.Weapon.Slain()))
}

// roomText writes the room as "C11 · S12✓ H3 -": the dot follows a carried
// card, the tick a resolved one, the dash stands for an empty slot.
func roomText(s scoundrel.State) string {
	var words []string
	for i, slot := range s.Room {
		word := "-"
		if slot.Card != scoundrel.None {
			word = slot.Card.ID()
			if slot.Resolved {
				word += "✓"
			}
		}
		words = append(words, word)
		if i == 0 && s.Carried {
			words = append(words, "·")
		}
	}
	return strings.Join(words, " ")
}

// inRoom gives the cards that lie unresolved in the room, left to right.
func inRoom(s scoundrel.State) []scoundrel.Card {
	var cards []scoundrel.Card
	for _, slot := range s.Room {
		if slot.Card != scoundrel.None && !slot.Resolved {
			cards = append(cards, slot.Card)
		}
	}
	return cards
}

// wantHealth and its like compare one thing and name it when it is wrong.
func wantHealth(t testing.TB, s scoundrel.State, want int) {
	t.Helper()
	if s.Health != want {
		t.Errorf("health is %d, want %d", s.Health, want)
	}
}

func wantWeapon(t testing.TB, s scoundrel.State, want string) {
	t.Helper()
	if got := weaponText(s); got != want {
		t.Errorf("weapon is %s, want %s", got, want)
	}
}

func wantRoom(t testing.TB, s scoundrel.State, want string) {
	t.Helper()
	if got := roomText(s); got != want {
		t.Errorf("room is %q, want %q", got, want)
	}
}

func wantOver(t testing.TB, s scoundrel.State, want scoundrel.Over) {
	t.Helper()
	if s.Over != want {
		t.Errorf("over is %+v, want %+v", s.Over, want)
	}
}

func wantBottom(t testing.TB, s scoundrel.State, want string) {
	t.Helper()
	if got := ids(s.Bottom()); got != want {
		t.Errorf("bottom of the dungeon is %q, want %q", got, want)
	}
}

// won and lost are the ends of games.
func won(score int) scoundrel.Over {
	return scoundrel.Over{Done: true, Won: true, Score: score}
}

func lost(score int) scoundrel.Over {
	return scoundrel.Over{Done: true, Score: score}
}

// late gives a game in which every card has been faced but the kept ones. The
// first of them lies in slot 1, carried through all rooms; the others are
// still in the dungeon. Health is 20 less the wounds: the monsters that are
// fought barehanded at the very end, after every potion is gone. The weapon
// at the end is the lowest that is not kept, fresh.
//
// It works because whoever deals may deal in any order: the 10 and the 9 of
// Diamonds kill a suit each from the Ace downwards, for at most 10 and 15
// damage with a potion between, and the other potions come after that.
func late(t testing.TB, wounds, keep string) scoundrel.State {
	t.Helper()
	named := func(text string) (cards []scoundrel.Card) {
		for _, id := range strings.Fields(text) {
			cards = append(cards, card(t, id))
		}
		return cards
	}
	bare, kept := named(wounds), named(keep)
	if len(kept)%3 != 2 {
		t.Fatalf("%d cards cannot be left after whole rooms", len(kept))
	}

	var order []scoundrel.Card
	add := func(suit scoundrel.Suit, high, low int) {
		for value := high; value >= low; value-- {
			c := scoundrel.NewCard(suit, value)
			if !slices.Contains(bare, c) && !slices.Contains(kept, c) && !slices.Contains(order, c) {
				order = append(order, c)
			}
		}
	}
	add(scoundrel.Diamonds, 10, 10)
	add(scoundrel.Clubs, 14, 2)
	if slices.Contains(kept, card(t, "H10")) {
		add(scoundrel.Hearts, 9, 9)
	} else {
		add(scoundrel.Hearts, 10, 10)
	}
	add(scoundrel.Diamonds, 9, 9)
	add(scoundrel.Spades, 14, 2)
	// Weapons between the potions spread these over the rooms.
	for value := 10; value >= 2; value-- {
		add(scoundrel.Hearts, value, value)
		add(scoundrel.Diamonds, value, value)
	}
	order = append(order, bare...)

	s := play(t, "deal "+kept[0].ID())
	for len(order) > 0 {
		three := order[:3]
		order = order[3:]
		s = onward(t, s, "deal "+ids(three))
		for _, c := range three {
			s = onward(t, s, faceLine(s, c, slices.Contains(bare, c)))
		}
		s = onward(t, s, "next")
	}
	return s
}

// faceLine says how late faces a card: potions drunk when that is allowed,
// monsters fought with the weapon unless they are to wound.
func faceLine(s scoundrel.State, c scoundrel.Card, barehanded bool) string {
	switch {
	case c.Weapon():
		return "equip " + c.ID()
	case c.Potion() && s.PotionUsed:
		return "discard " + c.ID()
	case c.Potion():
		return "drink " + c.ID()
	case barehanded:
		return "fight " + c.ID() + " barehanded"
	default:
		return "fight " + c.ID() + " weapon"
	}
}
