package scoundrel_test

import (
	"slices"
	"testing"

	"pgregory.net/rapid"

	"akuto/rules/scoundrel"
)

// everyAction is every action there can be, legal somewhere or not.
var everyAction = func() (actions []scoundrel.Action) {
	for kind := scoundrel.Deal; kind <= scoundrel.FightBarehanded; kind++ {
		for c := range scoundrel.Deck().All() {
			if kind != scoundrel.Change {
				actions = append(actions, scoundrel.Action{Kind: kind, Card: c})
				continue
			}
			for to := range scoundrel.Deck().All() {
				actions = append(actions, scoundrel.Action{Kind: kind, Card: c, To: to})
			}
		}
	}
	return append(actions, scoundrel.Action{Kind: scoundrel.Run}, scoundrel.Action{Kind: scoundrel.Next})
}()

// allowed tells by the rules alone whether an action is legal in s.
func allowed(s scoundrel.State, a scoundrel.Action) bool {
	if s.Over.Done {
		return false
	}
	open := inRoom(s)
	dealt := len(open) + s.Faced
	full := dealt == 4 || s.Left() == 0
	done := s.Faced == 3 || len(open) == 0
	here := slices.Contains(open, a.Card)
	face := here && full && !done
	switch a.Kind {
	case scoundrel.Deal:
		return dealt < 4 && s.Dungeon().Has(a.Card)
	case scoundrel.Change:
		inSlot := slices.ContainsFunc(s.Room[:], func(slot scoundrel.Slot) bool { return slot.Card == a.To })
		return here && a.To != a.Card && (s.Dungeon().Has(a.To) || inSlot)
	case scoundrel.Remove:
		return here && s.Faced == 0 && !(s.Carried && s.Room[0].Card == a.Card)
	case scoundrel.Equip:
		return face && a.Card.Weapon()
	case scoundrel.Drink:
		return face && a.Card.Potion() && !s.PotionUsed
	case scoundrel.Discard:
		return face && a.Card.Potion() && s.PotionUsed
	case scoundrel.FightWeapon:
		slain := s.Weapon.Slain()
		return face && a.Card.Monster() && s.Weapon.Card != scoundrel.None &&
			(len(slain) == 0 || fits(s.Rule, slain[len(slain)-1], a.Card))
	case scoundrel.FightBarehanded:
		return face && a.Card.Monster()
	case scoundrel.Run:
		return dealt == 4 && s.Faced == 0 && !s.RanLast && s.Left() > 0
	default:
		return s.Faced == 3 && len(open) == 1
	}
}

// checkLegal holds that the rules, Legal, Apply, Step and Outcome agree over
// every action there can be, and that a refused one changes nothing.
func checkLegal(t *rapid.T, s scoundrel.State) {
	legal := scoundrel.Legal(s)
	if !slices.Equal(legal, scoundrel.Legal(s)) {
		t.Fatal("the legal actions have no fixed order")
	}
	listed := make(map[scoundrel.Action]bool, len(legal))
	for _, a := range legal {
		if listed[a] {
			t.Fatalf("%q is listed twice", a)
		}
		listed[a] = true
	}
	accepted := 0
	for _, a := range everyAction {
		after, events, err := s.Apply(a)
		want := allowed(s, a)
		if want != (err == nil) || want != listed[a] {
			t.Fatalf("%q in %q: by the rules %v, listed %v, applying it gives %v", a, roomText(s), want, listed[a], err)
		}
		if !want {
			if after != s || len(events) != 0 {
				t.Fatalf("%q was refused but had an effect", a)
			}
			continue
		}
		accepted++
		stepped, err := s.Step(a)
		if err != nil || stepped != after {
			t.Fatalf("%q: Step and Apply disagree, %v", a, err)
		}
		o := s.Outcome(a)
		if o.Refused != nil || o.Before != s.Health || o.After != after.Health ||
			o.Kills != (after.Over.Done && !after.Over.Won) || o.Wins != after.Over.Won {
			t.Fatalf("%q: the outcome %+v is not what happens", a, o)
		}
		if len(events) == 0 {
			t.Fatalf("%q gives the screen no event", a)
		}
	}
	if accepted != len(legal) {
		t.Fatalf("%d actions listed, %d of them real", len(legal), accepted)
	}
	checkOrder(t, s, legal)
}

// checkOrder holds the order of the list: by kind, then slot, then deck order.
func checkOrder(t *rapid.T, s scoundrel.State, legal []scoundrel.Action) {
	key := func(a scoundrel.Action) []int {
		kind, way := int(a.Kind), 0
		if a.Kind == scoundrel.FightBarehanded {
			kind, way = int(scoundrel.FightWeapon), 1
		}
		place := slices.IndexFunc(s.Room[:], func(slot scoundrel.Slot) bool { return slot.Card == a.Card })
		if a.Kind == scoundrel.Deal {
			place = int(a.Card)
		}
		return []int{kind, place, int(a.To), way}
	}
	for i := 1; i < len(legal); i++ {
		if slices.Compare(key(legal[i-1]), key(legal[i])) >= 0 {
			t.Fatalf("%q is listed before %q", legal[i-1], legal[i])
		}
	}
}

// TestLegalAgrees looks at some states of random games, always the last.
func TestLegalAgrees(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		every := rapid.IntRange(5, 15).Draw(t, "every")
		n := 0
		h := walk(t, longest, func(_ scoundrel.State, _ scoundrel.Action, after scoundrel.State) {
			if n++; n%every == 0 {
				checkLegal(t, after)
			}
		})
		checkLegal(t, h.Now())
	})
}

// TestGarbage holds that actions of any bytes change nothing and give an error,
// unless they are legal by the rules.
func TestGarbage(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s := walk(t, rapid.IntRange(0, longest).Draw(t, "length"), nil).Now()
		for range 50 {
			a := scoundrel.Action{
				Kind: scoundrel.Kind(rapid.Uint8Range(0, 12).Draw(t, "kind")),
				Card: scoundrel.Card(rapid.Uint8().Draw(t, "card")),
				To:   scoundrel.Card(rapid.Uint8().Draw(t, "to")),
			}
			if slices.Contains(everyAction, a) && allowed(s, a) {
				continue
			}
			after, events, err := s.Apply(a)
			if err == nil || err.Error() == "" || after != s || len(events) != 0 {
				t.Fatalf("garbage %v %d %d: error %v, %d events", a.Kind, a.Card, a.To, err, len(events))
			}
			_ = a.String() // must not panic either
			if o := s.Outcome(a); o.Refused == nil || o.After != s.Health && !slices.Contains(everyAction, a) {
				t.Fatalf("garbage %v %d %d has the outcome %+v", a.Kind, a.Card, a.To, o)
			}
			if s.Options(a.Card); s.UsableOn(a.Card) && !a.Card.Monster() {
				t.Fatalf("the weapon is usable on card %d", a.Card)
			}
		}
	})
}
