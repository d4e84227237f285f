package scoundrel_test

import (
	"slices"
	"testing"

	"pgregory.net/rapid"

	"akuto/rules/scoundrel"
)

// longest is more actions than a game has without idle changes and removals.
const longest = 160

// TestGamesKeepTheRules holds after every action of random legal games that the
// 44 cards are all somewhere and none is in two places, that health stays
// between 0 and 20, and that the action did what the rules say and no more.
func TestGamesKeepTheRules(t *testing.T) {
	ends := map[bool]int{}
	rapid.Check(t, func(t *rapid.T) {
		h := walk(t, longest, func(before scoundrel.State, a scoundrel.Action, after scoundrel.State) {
			checkCards(t, after)
			checkStep(t, before, a, after)
		})
		if over := h.Now().Over; over.Done {
			ends[over.Won]++
		}
	})
	t.Logf("%d games won, %d lost", ends[true], ends[false])
	if !testing.Short() && (ends[true] == 0 || ends[false] == 0) {
		t.Errorf("%d games won and %d lost: the random games don't see both ends", ends[true], ends[false])
	}
}

// checkCards holds what is true of the cards in every state.
func checkCards(t *rapid.T, s scoundrel.State) {
	places := map[scoundrel.Card]int{}
	used, dungeon, open := s.Used(), slices.Collect(s.Dungeon().All()), inRoom(s)
	for _, cards := range [][]scoundrel.Card{used, dungeon, open} {
		for _, c := range cards {
			places[c]++
		}
	}
	for c := range scoundrel.Deck().All() {
		if places[c] != 1 {
			t.Fatalf("%s is in %d places", c.ID(), places[c])
		}
	}
	if len(used)+len(dungeon)+len(open) != scoundrel.DeckSize || len(dungeon) != s.Left() {
		t.Fatalf("%d used, %d in the dungeon (left %d), %d in the room", len(used), len(dungeon), s.Left(), len(open))
	}
	resolved, monsters := 0, 0
	for _, slot := range s.Room {
		if slot.Resolved {
			resolved++
			if !slices.Contains(used, slot.Card) {
				t.Fatalf("%s is resolved but not used", slot.Card.ID())
			}
		}
	}
	if resolved != s.Faced {
		t.Fatalf("%d resolved in the room, %d faced", resolved, s.Faced)
	}
	for _, c := range append(slices.Clone(open), dungeon...) {
		if c.Monster() {
			monsters += c.Value()
		}
	}
	if monsters != s.Remaining() {
		t.Fatalf("%d points of monsters remain, not %d", monsters, s.Remaining())
	}
	if s.Health < 0 || s.Health > scoundrel.FullHealth {
		t.Fatalf("health is %d", s.Health)
	}
	if want := min(4, len(open)+len(dungeon)); s.SlotsNeeded() != want {
		t.Fatalf("%d slots needed, want %d", s.SlotsNeeded(), want)
	}
	for i, c := range s.Weapon.Slain() {
		if i > 0 && !fits(s.Rule, s.Weapon.Slain()[i-1], c) {
			t.Fatalf("the stack %s rises", weaponText(s))
		}
	}
	bottom := s.Bottom()
	for i, c := range bottom {
		if !s.Dungeon().Has(c) || slices.Contains(bottom[:i], c) {
			t.Fatalf("the bottom %s has %s twice or not in the dungeon", ids(bottom), c.ID())
		}
	}
	dead, cleared := s.Health == 0, len(used) == scoundrel.DeckSize
	switch {
	case s.Over.Done != (dead || cleared) || s.Over.Won != (cleared && !dead):
		t.Fatalf("over is %+v with %d health and %d used", s.Over, s.Health, len(used))
	case dead && s.Over.Score != -monsters:
		t.Fatalf("lost with score %d, want %d", s.Over.Score, -monsters)
	case s.Over.Won && s.Health == 20 && s.Last.Potion() && s.Over.Score != 20+s.Last.Value(),
		s.Over.Won && (s.Health < 20 || !s.Last.Potion()) && s.Over.Score != s.Health:
		t.Fatalf("won with score %d, %d health, last %s", s.Over.Score, s.Health, s.Last.ID())
	}
}

// fits tells whether a weapon that last slew one monster may go on to another.
func fits(rule scoundrel.Rule, last, next scoundrel.Card) bool {
	return next.Value() < last.Value() || rule == scoundrel.LowerOrEqual && next.Value() == last.Value()
}

// checkStep holds what one legal action changes, by the rules.
func checkStep(t *rapid.T, before scoundrel.State, a scoundrel.Action, after scoundrel.State) {
	health, totals, weapon := before.Health, before.Totals, weaponText(before)
	used, entries := before.Used(), 1
	switch a.Kind {
	case scoundrel.Deal, scoundrel.Change, scoundrel.Remove, scoundrel.Next:
		entries = 0
	case scoundrel.Run:
		totals.Ran++
	case scoundrel.Equip:
		weapon = a.Card.ID() + "[]"
	case scoundrel.Drink:
		health = min(20, health+a.Card.Value())
		totals.Healed += health - before.Health
	case scoundrel.FightWeapon, scoundrel.FightBarehanded:
		damage := a.Card.Value()
		if a.Kind == scoundrel.FightWeapon {
			damage = max(0, damage-before.Weapon.Card.Value())
			weapon = before.Weapon.Card.ID() + "[" + ids(append(before.Weapon.Slain(), a.Card)) + "]"
		}
		health = max(0, health-damage)
		totals.Damage += before.Health - health
		totals.Slain++
	}
	if entries == 1 && a.Kind != scoundrel.Run {
		used = append(used, a.Card)
		if after.Last != a.Card {
			t.Fatalf("%q: the last card is %s", a, after.Last.ID())
		}
		if after.ToFace() == 0 {
			totals.Rooms++
		}
		if after.Over.Won {
			entries++
		}
	} else if after.Last != before.Last {
		t.Fatalf("%q changed the last card", a)
	}
	switch {
	case after.Health != health:
		t.Fatalf("%q: health %d to %d, want %d", a, before.Health, after.Health, health)
	case after.Totals != totals:
		t.Fatalf("%q: totals %+v, want %+v", a, after.Totals, totals)
	case weaponText(after) != weapon:
		t.Fatalf("%q: weapon %s, want %s", a, weaponText(after), weapon)
	case !slices.Equal(after.Used(), used):
		t.Fatalf("%q: used %s, want %s", a, ids(after.Used()), ids(used))
	case len(after.Log()) != len(before.Log())+entries:
		t.Fatalf("%q: %d log entries, want %d", a, len(after.Log())-len(before.Log()), entries)
	case after.Rule != before.Rule:
		t.Fatalf("%q changed the rule", a)
	}
	if entries > 0 {
		made := after.Log()[len(before.Log())]
		if made.Room != before.RoomNo || made.Change != after.Health-before.Health || made.Text() == "" {
			t.Fatalf("%q is logged as %+v", a, made)
		}
	}
	newRoom := a.Kind == scoundrel.Run || a.Kind == scoundrel.Next
	switch {
	case newRoom && (after.RoomNo != before.RoomNo+1 || after.Faced != 0 || after.PotionUsed):
		t.Fatalf("%q: room %d, faced %d, potion %v", a, after.RoomNo, after.Faced, after.PotionUsed)
	case newRoom && after.RanLast != (a.Kind == scoundrel.Run):
		t.Fatalf("%q: ran last is %v", a, after.RanLast)
	case newRoom && after.Carried != (a.Kind == scoundrel.Next):
		t.Fatalf("%q: carried is %v", a, after.Carried)
	case a.Kind == scoundrel.Run && len(inRoom(after)) != 0:
		t.Fatalf("a run leaves %q", roomText(after))
	case a.Kind == scoundrel.Run && !slices.Equal(after.Bottom()[len(after.Bottom())-4:], inRoom(before)):
		t.Fatalf("a run from %q gives the bottom %s", roomText(before), ids(after.Bottom()))
	case a.Kind == scoundrel.Next && (after.Room[0].Card != inRoom(before)[0] || len(inRoom(after)) != 1):
		t.Fatalf("next from %q gives %q", roomText(before), roomText(after))
	case !newRoom && (after.RoomNo != before.RoomNo || after.Carried != before.Carried || after.RanLast != before.RanLast):
		t.Fatalf("%q changed the room's number or marks", a)
	case !newRoom && after.PotionUsed != (before.PotionUsed || a.Kind == scoundrel.Drink):
		t.Fatalf("%q: potion used is %v", a, after.PotionUsed)
	}
}

// TestShuffledGames holds the shape of every game dealt straight from a deck: a
// finished one has 14 full rooms faced and then one of exactly two, however
// often the player ran; a run's cards come back at the end in their order.
func TestShuffledGames(t *testing.T) {
	finished, runs := 0, 0
	rapid.Check(t, func(t *rapid.T) {
		deck := slices.Clone(survivable)
		for range rapid.IntRange(0, 8).Draw(t, "swaps") {
			i, j := rapid.IntRange(0, 43).Draw(t, "i"), rapid.IntRange(0, 43).Draw(t, "j")
			deck[i], deck[j] = deck[j], deck[i]
		}
		w := walker{order: survivable, runs: rapid.SampledFrom([]int{0, 4, 8}).Draw(t, "runs")}
		s := scoundrel.New(scoundrel.StrictlyLower)
		do := func(a scoundrel.Action) {
			var err error
			if s, _, err = s.Apply(a); err != nil {
				t.Fatalf("%q: %v", a, err)
			}
		}
		full, short := 0, 0
		for !s.Over.Done {
			known := s.Bottom()
			if n := len(known); !slices.Equal(deck[len(deck)-n:], known) {
				t.Fatalf("the bottom is said to be %s, and is %s", ids(known), ids(deck[len(deck)-n:]))
			}
			if s.NextSlot() >= 0 {
				do(scoundrel.Action{Kind: scoundrel.Deal, Card: deck[0]})
				deck = deck[1:]
				continue
			}
			a := w.next(t, s)
			if a.Kind == scoundrel.Run {
				deck = append(deck, inRoom(s)...)
				runs++
			}
			cards := s.RoomCards()
			do(a)
			if a.Kind != scoundrel.Run && a.Kind != scoundrel.Next && s.ToFace() == 0 {
				switch {
				case cards == 4 && s.Faced == 3 && short == 0:
					full++
				case cards == 2 && s.Faced == 2:
					short++
				default:
					t.Fatalf("a room of %d cards was done after %d, %d full rooms in", cards, s.Faced, full)
				}
			}
			if len(deck) != s.Left() {
				t.Fatalf("%d cards in the deck, %d left", len(deck), s.Left())
			}
		}
		if s.Over.Won {
			finished++
			if full != 14 || short != 1 || s.Totals.Rooms != 15 {
				t.Fatalf("%d full rooms and %d of two, %d in all", full, short, s.Totals.Rooms)
			}
		}
	})
	t.Logf("%d games won, %d runs", finished, runs)
	if !testing.Short() && (finished == 0 || runs == 0) {
		t.Errorf("%d games finished, %d runs: nothing was held", finished, runs)
	}
}
