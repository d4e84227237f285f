package advise

import (
	"strings"
	"testing"

	"akuto/rules"
	"akuto/rules/scoundrel"
)

// honest counts, by the rules alone, in how many orders of the dungeon a player who
// doesn't know it wins from s, and how many orders there are. No card may be known to
// lie at the bottom, and few enough in the dungeon. It tries out every action.
func honest(t *testing.T, s scoundrel.State) (won, all int) {
	t.Helper()
	if s.Over.Done {
		return map[bool]int{true: 1}[s.Over.Won], 1
	}
	if s.ToFace() == 0 && s.RoomFull() {
		return honest(t, step(t, s, scoundrel.Action{Kind: scoundrel.Next}))
	}
	if s.NextSlot() >= 0 {
		if bottom := s.Bottom(); len(bottom) == s.Left() {
			return honest(t, step(t, s, scoundrel.Action{Kind: scoundrel.Deal, Card: bottom[0]}))
		} else if len(bottom) > 0 {
			unknown := s.Dungeon()
			for _, c := range bottom {
				unknown = unknown.Without(c)
			}
			if unknown.Len() == 1 {
				for c := range unknown.All() {
					return honest(t, step(t, s, scoundrel.Action{Kind: scoundrel.Deal, Card: c}))
				}
			}
			t.Fatal("unknown cards over known ones")
		}
		for c := range s.Dungeon().All() {
			w, n := honest(t, step(t, s, scoundrel.Action{Kind: scoundrel.Deal, Card: c}))
			won, all = won+w, all+n
		}
		return won, all
	}
	all = 1
	for i := 2; i <= s.Left(); i++ {
		all *= i
	}
	if len(s.Bottom()) > 0 {
		all = 1
	}
	for _, a := range facing(s) {
		w, n := honest(t, step(t, s, a))
		// Cards of a room run from are known afterwards, so fewer orders remain; each
		// stands for as many.
		if won = max(won, w*all/n); won == all {
			break
		}
	}
	return won, all
}

// compareHonest holds every option of s against trying out everything, and tells how
// many options were neither won nor lost for certain.
func compareHonest(t *testing.T, name string, s scoundrel.State) (open int) {
	t.Helper()
	for _, o := range searched(s, 1, 2000) {
		won, all := honest(t, step(t, s, o.Action))
		if o.Error != 0 || o.Win != float64(won)/float64(all) {
			t.Errorf("%s: %q wins %v ± %v, not %d of %d", name, o.Action, o.Win, o.Error, won, all)
		}
		certain := int8(0)
		switch won {
		case 0:
			certain = -1
		case all:
			certain = +1
		default:
			open++
		}
		if o.Certain != certain {
			t.Errorf("%s: %q is said to be certain %d, not %d", name, o.Action, o.Certain, certain)
		}
	}
	return open
}

// Certain wins and losses are found, in states made for it. In each the health is 5,
// 10 or 20, the weapon the fresh 2 of diamonds.
func TestCertain(t *testing.T) {
	for _, test := range []struct {
		name, first, rest string
		won, lost         string // actions, separated by commas
	}{
		{"20 health is more than all that can come", "", "C6 H2 D5 S4 C5", "run,equip D5,fight C6 barehanded", ""},
		{"nobody can win", "H9 H8 H7 H6 H5 H4 H3", "C9 S9 D3 S8 H2", "", "run,equip D3,fight C9 weapon,fight S8 barehanded"},
		{"only running wins: the 8 of diamonds comes first", "H9 H8 H7 H6 H4 H3 H2", "C9 C8 D4 S8 H5 C6 S5 D8", "run", "equip D4,fight C9 weapon,fight C8 barehanded"},
		{"who fights before arming dies", "H9 H7 H6 H4 H3 H2", "S9 D8 S8 C5 C6 H5 D4 H8", "equip D8,fight C5 weapon,run", "fight S9 weapon,fight S8 barehanded,fight C5 barehanded"},
	} {
		s := late(t, test.first, test.rest)
		options := searched(s, 1, 100)
		for _, line := range strings.Split(test.won, ",") {
			if line != "" && (named(t, options, line).Certain != +1 || named(t, options, line).Win != 1) {
				t.Errorf("%s: %q is %+v, not surely won", test.name, line, named(t, options, line))
			}
		}
		for _, line := range strings.Split(test.lost, ",") {
			if line != "" && (named(t, options, line).Certain != -1 || named(t, options, line).Win != 0) {
				t.Errorf("%s: %q is %+v, not surely lost", test.name, line, named(t, options, line))
			}
		}
		if s.Left() <= 1 {
			compareHonest(t, test.name, s)
		}
	}
}

// With four unknown cards left, the chances are those of trying out everything.
func TestCountedExactly(t *testing.T) {
	states, open := 0, 0
	for seed := uint64(0); open < 8; seed++ {
		random := rules.NewRandom(seed)
		s := scoundrel.New(scoundrel.StrictlyLower)
		deck := shuffled(&random)
		for !s.Over.Done {
			s, deck = dealFull(t, s, deck)
			if s.Left() == 4 && s.ToFace() == 1 {
				states++
				open += compareHonest(t, "a random game", s)
			}
			options := searched(s, seed, 0)
			a := options[0].Action
			if a.Kind == scoundrel.Run {
				a = options[1].Action
			}
			s = step(t, s, a)
		}
	}
	if states < 2 {
		t.Errorf("only %d states were compared", states)
	}
}

// Whoever is surely won and follows the advice wins, and who is surely lost loses.
func TestCertainComesTrue(t *testing.T) {
	won, lost := 0, 0
	for seed := range uint64(40) {
		game := SelfPlay(seed, 4, scoundrel.Rule(seed%2))
		for _, claim := range game.Claims {
			switch {
			case claim.Win == 1 && !game.Won:
				t.Fatalf("seed %d: surely won with %d cards in the dungeon, but lost", seed, claim.Dungeon)
			case claim.Win == 0 && game.Won:
				t.Fatalf("seed %d: surely lost with %d cards in the dungeon, but won", seed, claim.Dungeon)
			case claim.Win == 1:
				won++
			case claim.Win == 0:
				lost++
			}
		}
	}
	if won < 80 || lost < 5 {
		t.Errorf("only %d states were surely won, and %d lost", won, lost)
	}
}
