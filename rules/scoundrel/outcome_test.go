package scoundrel_test

import (
	"slices"
	"testing"

	"akuto/rules/scoundrel"
)

// TestOutcome holds what is foretold of an action, with health before and after.
func TestOutcome(t *testing.T) {
	for _, test := range []struct {
		name  string
		lines []string
		try   string
		want  scoundrel.Outcome
		gone  string
	}{
		{"barehanded", []string{"deal C7 H2 H3 H4"}, "fight C7 barehanded",
			scoundrel.Outcome{Before: 20, After: 13}, ""},
		{"with a fresh weapon", []string{"deal D5 C11 H2 H3", "equip D5"}, "fight C11 weapon",
			scoundrel.Outcome{Before: 20, After: 14, LimitAfter: 11}, ""},
		{"barehanded leaves the limit", []string{"deal D5 C12 C9 H3", "equip D5", "fight C12 weapon"}, "fight C9 barehanded",
			scoundrel.Outcome{Before: 13, After: 4, LimitAfter: 12}, ""},
		{"a weapon over one with two monsters", []string{"deal D5 C12 C6 S2", "equip D5", "fight C12 weapon", "fight C6 weapon", "next", "deal D9 H2 H3"}, "equip D9",
			scoundrel.Outcome{Before: 12, After: 12}, "D5 C12 C6"},
		{"a weapon over a fresh one", []string{"deal D5 D2 H2 H3", "equip D5"}, "equip D2",
			scoundrel.Outcome{Before: 20, After: 20}, "D5"},
		{"a first weapon", []string{"deal D5 D2 H2 H3"}, "equip D2",
			scoundrel.Outcome{Before: 20, After: 20}, ""},
		{"a potion", []string{"deal C10 H7 H3 D2", "fight C10 barehanded"}, "drink H7",
			scoundrel.Outcome{Before: 10, After: 17}, ""},
		{"a potion that is more than fits", []string{"deal C2 H7 H3 D2", "fight C2 barehanded"}, "drink H7",
			scoundrel.Outcome{Before: 18, After: 20}, ""},
		{"a potion at full health", []string{"deal C2 H7 H3 D2"}, "drink H7",
			scoundrel.Outcome{Before: 20, After: 20, Wasted: true}, ""},
		{"a second potion", []string{"deal C10 H7 H3 D2", "fight C10 barehanded", "drink H7"}, "discard H3",
			scoundrel.Outcome{Before: 17, After: 17, Wasted: true}, ""},
		{"a fatal blow", []string{"deal C10 S13 H3 D2", "fight C10 barehanded"}, "fight S13 barehanded",
			scoundrel.Outcome{Before: 10, After: 0, Kills: true}, ""},
		{"a fatal blow with the weapon", []string{"deal C12 S14 D5 C9", "fight C12 barehanded", "equip D5"}, "fight S14 weapon",
			scoundrel.Outcome{Before: 8, After: 0, Kills: true, LimitAfter: 14}, ""},
	} {
		t.Run(test.name, func(t *testing.T) {
			s := play(t, test.lines...)
			before := s
			got := s.Outcome(act(t, test.try))
			if s != before {
				t.Error("looking ahead changed the state")
			}
			compareOutcome(t, got, test.want, test.gone)
		})
	}
	t.Run("the last card wins", func(t *testing.T) {
		s := onward(t, late(t, "", "D3 C2"), "deal C2")
		compareOutcome(t, s.Outcome(act(t, "equip D3")), scoundrel.Outcome{Before: 20, After: 20}, ids(append([]scoundrel.Card{s.Weapon.Card}, s.Weapon.Slain()...)))
		s = onward(t, s, "equip D3")
		compareOutcome(t, s.Outcome(act(t, "fight C2 weapon")), scoundrel.Outcome{Before: 20, After: 20, Wins: true, LimitAfter: 2}, "")
	})
	t.Run("the last card kills", func(t *testing.T) {
		s := onward(t, late(t, "C14", "D3 S6"), "deal S6", "equip D3")
		compareOutcome(t, s.Outcome(act(t, "fight S6 barehanded")), scoundrel.Outcome{Before: 6, After: 0, Kills: true}, "")
	})
	t.Run("a refused fight says why and changes nothing", func(t *testing.T) {
		s := play(t, "deal D5 C6 C12 H3", "equip D5", "fight C6 weapon")
		got := s.Outcome(act(t, "fight C12 weapon"))
		if got.Refused == nil || got.Before != 19 || got.After != 19 || got.Kills || got.Wins {
			t.Errorf("outcome is %+v", got)
		}
		_, _, err := s.Apply(act(t, "fight C12 weapon"))
		if got.Refused == nil || err == nil || got.Refused.Error() != err.Error() {
			t.Errorf("the outcome says %v, applying it %v", got.Refused, err)
		}
	})
}

func compareOutcome(t *testing.T, got, want scoundrel.Outcome, gone string) {
	t.Helper()
	if got.Refused != nil {
		t.Errorf("refused: %v", got.Refused)
	}
	if got.Before != want.Before || got.After != want.After {
		t.Errorf("health %d to %d, want %d to %d", got.Before, got.After, want.Before, want.After)
	}
	if got.Kills != want.Kills || got.Wins != want.Wins || got.Wasted != want.Wasted {
		t.Errorf("kills %v, wins %v, wasted %v; want %v, %v, %v", got.Kills, got.Wins, got.Wasted, want.Kills, want.Wins, want.Wasted)
	}
	if got.LimitAfter != want.LimitAfter {
		t.Errorf("the limit after it is %d, want %d", got.LimitAfter, want.LimitAfter)
	}
	if ids(got.Discards) != gone {
		t.Errorf("discards %q, want %q", ids(got.Discards), gone)
	}
}

// TestOptions holds what the action sheet lists, refused options included.
func TestOptions(t *testing.T) {
	for _, test := range []struct {
		name  string
		lines []string
		card  string
		want  []string
	}{
		{"a monster beside a weapon", []string{"deal D5 C11 H2 H3", "equip D5"}, "C11", []string{"fight C11 weapon", "fight C11 barehanded"}},
		{"a monster beside a worn weapon", []string{"deal D5 C6 C11 H3", "equip D5", "fight C6 weapon"}, "C11", []string{"fight C11 weapon", "fight C11 barehanded"}},
		{"a weapon", []string{"deal D5 C6 C11 H3"}, "D5", []string{"equip D5"}},
		{"a first potion", []string{"deal D5 C6 H2 H3"}, "H3", []string{"drink H3"}},
		{"a second potion", []string{"deal D5 C6 H2 H3", "drink H2"}, "H3", []string{"discard H3"}},
		{"a faced card", []string{"deal D5 C6 H2 H3", "drink H2"}, "H2", nil},
		{"a card in the dungeon", []string{"deal D5 C6 H2 H3"}, "C2", nil},
	} {
		t.Run(test.name, func(t *testing.T) {
			var got []string
			for _, a := range play(t, test.lines...).Options(card(t, test.card)) {
				got = append(got, a.String())
			}
			if !slices.Equal(got, test.want) {
				t.Errorf("options are %q, want %q", got, test.want)
			}
		})
	}
	t.Run("a monster with no weapon", func(t *testing.T) {
		options := play(t, "deal D5 C6 H2 H3").Options(card(t, "C6"))
		if len(options) == 0 || options[len(options)-1] != act(t, "fight C6 barehanded") {
			t.Errorf("options are %v, want the fight barehanded as the last", options)
		}
	})
	t.Run("no card", func(t *testing.T) {
		if options := play(t).Options(scoundrel.None); len(options) != 0 {
			t.Errorf("options for an empty slot: %v", options)
		}
	})
}
