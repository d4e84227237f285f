package scoundrel_test

import (
	"strings"
	"testing"

	"akuto/rules/scoundrel"
)

// TestDamage holds the first fights of the rules: 20 health, one monster,
// barehanded or with a fresh weapon.
func TestDamage(t *testing.T) {
	for _, test := range []struct {
		name   string
		lines  []string
		health int
		weapon string
	}{
		{"no weapon: 7 barehanded", []string{"deal C7 H2 H3 H4", "fight C7 barehanded"}, 13, "none"},
		{"weapon 5 fresh: 3 for nothing", []string{"deal D5 C3 H2 H3", "equip D5", "fight C3 weapon"}, 20, "D5[C3]"},
		{"weapon 5 fresh: jack for 6", []string{"deal D5 C11 H2 H3", "equip D5", "fight C11 weapon"}, 14, "D5[C11]"},
		{"weapon 5 fresh: 5 for nothing", []string{"deal D5 S5 H2 H3", "equip D5", "fight S5 weapon"}, 20, "D5[S5]"},
		{"weapon 2 fresh: ace for 12", []string{"deal D2 S14 H2 H3", "equip D2", "fight S14 weapon"}, 8, "D2[S14]"},
		{"barehanded beside a usable weapon", []string{"deal D5 C3 H2 H3", "equip D5", "fight C3 barehanded"}, 17, "D5[]"},
	} {
		t.Run(test.name, func(t *testing.T) {
			s := play(t, test.lines...)
			wantHealth(t, s, test.health)
			wantWeapon(t, s, test.weapon)
			if s.Over.Done {
				t.Error("the game is over")
			}
		})
	}
}

// TestWeaponLimit holds which monsters a worn weapon may still be used on.
func TestWeaponLimit(t *testing.T) {
	// The 5 slew the Queen (20 − 7) and the 6 (13 − 1).
	queenThenSix := func(t *testing.T) scoundrel.State {
		s := play(t, "deal D5 C12 C6 S12", "equip D5", "fight C12 weapon")
		wantHealth(t, s, 13)
		s = onward(t, s, "fight C6 weapon", "next")
		wantHealth(t, s, 12)
		wantWeapon(t, s, "D5[C12 C6]")
		return s
	}

	t.Run("weapon 5 that slew 3: limit 3", func(t *testing.T) {
		s := play(t, "deal D5 C3 C2 S3", "equip D5", "fight C3 weapon")
		refused(t, s, "fight S3 weapon")
		wantHealth(t, onward(t, s, "fight C2 weapon"), 20)
	})
	t.Run("weapon 5 that slew the queen: 6 legal for 1", func(t *testing.T) {
		queenThenSix(t)
	})
	t.Run("then the other queen refused with the reason", func(t *testing.T) {
		s := queenThenSix(t)
		s = onward(t, s, "deal S6 C5 H2")
		sentence := refused(t, s, "fight S12 weapon").Error()
		for _, part := range []string{"5 of Diamonds", "6", "Queen"} {
			if !strings.Contains(sentence, part) && !(part == "Queen" && strings.Contains(sentence, "12")) {
				t.Errorf("the reason %q does not name %s", sentence, part)
			}
		}
		// Barehanded stays open; 12 health is just not enough for a Queen.
		s = onward(t, s, "fight S12 barehanded")
		wantHealth(t, s, 0)
	})
	t.Run("then the other 6 refused", func(t *testing.T) {
		s := onward(t, queenThenSix(t), "deal S6 C5 H2")
		refused(t, s, "fight S6 weapon")
		if s.UsableOn(card(t, "S6")) {
			t.Error("the weapon counts as usable on an equal monster")
		}
	})
	t.Run("the other 6 legal under the house rule", func(t *testing.T) {
		s := onward(t, scoundrel.New(scoundrel.LowerOrEqual),
			"deal D5 C12 C6 S12", "equip D5", "fight C12 weapon", "fight C6 weapon", "next", "deal S6 C5 C7")
		if !s.UsableOn(card(t, "S6")) {
			t.Error("the weapon does not count as usable on an equal monster")
		}
		refused(t, s, "fight C7 weapon")
		s = onward(t, s, "fight S6 weapon")
		wantHealth(t, s, 11)
		wantWeapon(t, s, "D5[C12 C6 S6]")
	})
	t.Run("then 5 legal for nothing", func(t *testing.T) {
		s := onward(t, queenThenSix(t), "deal S6 C5 H2", "fight C5 weapon")
		wantHealth(t, s, 12)
		wantWeapon(t, s, "D5[C12 C6 C5]")
	})
	t.Run("weapon 5 that slew queen and 6: 7 to jack refused", func(t *testing.T) {
		s := queenThenSix(t)
		for _, room := range []string{"deal C7 C8 C9", "deal C10 C11 S11", "deal S7 S8 S9"} {
			dealt := onward(t, s, room)
			for _, c := range inRoom(dealt) {
				refused(t, dealt, "fight "+c.ID()+" weapon")
			}
		}
	})
	t.Run("weapon 5 that slew the jack for 6: 10 legal", func(t *testing.T) {
		// The limit is the monster's value, 11, not the 6 of damage taken.
		s := play(t, "deal D5 C11 C10 H2", "equip D5", "fight C11 weapon", "fight C10 weapon")
		wantHealth(t, s, 20-6-5)
		wantWeapon(t, s, "D5[C11 C10]")
	})
	t.Run("weapon 5, last queen: 9 barehanded leaves the limit", func(t *testing.T) {
		s := play(t, "deal D5 C12 C9 S11", "equip D5", "fight C12 weapon", "fight C9 barehanded", "next")
		wantHealth(t, s, 20-7-9)
		wantWeapon(t, s, "D5[C12]")
		s = onward(t, s, "deal H9 H2 H3", "drink H9")
		wantHealth(t, onward(t, s, "fight S11 weapon"), 4+9-6)
	})
	t.Run("weapon 9, last 2: useless but stays equipped", func(t *testing.T) {
		s := play(t, "deal D9 C2 S2 S3", "equip D9", "fight C2 weapon")
		wantWeapon(t, s, "D9[C2]")
		refused(t, s, "fight S2 weapon")
		refused(t, s, "fight S3 weapon")
		s = onward(t, s, "fight S2 barehanded", "next")
		wantHealth(t, s, 18)
		wantWeapon(t, s, "D9[C2]")
	})
	t.Run("the limit is the last monster, not the first or the highest", func(t *testing.T) {
		s := play(t, "deal D10 C9 C4 S5", "equip D10", "fight C9 weapon", "fight C4 weapon", "next", "deal S3 H2 H3")
		refused(t, s, "fight S5 weapon")
		wantHealth(t, onward(t, s, "fight S3 weapon"), 20)
	})
	t.Run("no weapon at all", func(t *testing.T) {
		s := play(t, "deal C7 H2 H3 H4")
		refused(t, s, "fight C7 weapon")
		if s.UsableOn(card(t, "C7")) {
			t.Error("a weapon counts as usable though none is equipped")
		}
	})
	t.Run("a fresh weapon is usable on every monster", func(t *testing.T) {
		s := play(t, "deal D2 H2 H3 H4", "equip D2")
		for c := range scoundrel.Deck().All() {
			if got := s.UsableOn(c); got != c.Monster() {
				t.Errorf("usable on %s: %v", c.ID(), got)
			}
		}
	})
}

// TestEquip holds that a new weapon throws away the old one and its stack.
func TestEquip(t *testing.T) {
	t.Run("equip 7 over 5 carrying the queen", func(t *testing.T) {
		s := play(t, "deal D5 C12 D7 S13", "equip D5", "fight C12 weapon", "equip D7", "next")
		wantWeapon(t, s, "D7[]")
		wantHealth(t, s, 13)
		if got := ids(s.Used()); got != "D5 C12 D7" {
			t.Errorf("used cards are %q", got)
		}
		// No limit: the King may be fought, for 6.
		wantHealth(t, onward(t, s, "deal H2 H3 H4", "fight S13 weapon"), 7)
	})
	t.Run("equip 2 over 9", func(t *testing.T) {
		s := play(t, "deal D9 D2 C10 H3", "equip D9", "equip D2")
		wantWeapon(t, s, "D2[]")
		wantHealth(t, onward(t, s, "fight C10 weapon"), 12)
		for c := range s.Dungeon().All() {
			if c == card(t, "D9") {
				t.Error("the 9 of Diamonds went back into the dungeon")
			}
		}
	})
}

// TestDeath holds the fatal blow: health stops at 0 and nothing goes on.
func TestDeath(t *testing.T) {
	// 20 − 6 − 9 = 5 health, then 3 cards more in the next room.
	five := func(t *testing.T, next string) scoundrel.State {
		s := play(t, "deal C6 C9 H2 D5", "fight C6 barehanded", "fight C9 barehanded")
		wantHealth(t, s, 5)
		return onward(t, s, "equip D5", "next", next)
	}
	t.Run("5 hp: 5 barehanded", func(t *testing.T) {
		s := onward(t, five(t, "deal C5 H10 S2"), "fight C5 barehanded")
		wantHealth(t, s, 0)
		// 208 in the deck less the slain 6, 9 and 5.
		wantOver(t, s, lost(-188))
		wantWeapon(t, s, "D5[]")
	})
	t.Run("3 hp, weapon 5 fresh: the jack is stacked as slain", func(t *testing.T) {
		// 20 − 8 − 9 = 3.
		s := play(t, "deal C8 C9 D5 H2", "fight C8 barehanded", "fight C9 barehanded", "equip D5", "next", "deal C11 H10 S2")
		wantHealth(t, s, 3)
		s = onward(t, s, "fight C11 weapon")
		wantHealth(t, s, 0)
		wantWeapon(t, s, "D5[C11]")
		wantOver(t, s, lost(-(208 - 8 - 9 - 11)))
		if s.Totals.Slain != 3 || s.Totals.Damage != 20 {
			t.Errorf("totals are %+v, want 3 slain and 20 damage", s.Totals)
		}
	})
	t.Run("exactly 1 left is alive", func(t *testing.T) {
		s := onward(t, five(t, "deal C4 H10 S2"), "fight C4 barehanded")
		wantHealth(t, s, 1)
		wantOver(t, s, scoundrel.Over{})
	})
	t.Run("dead: every further action refused", func(t *testing.T) {
		s := onward(t, five(t, "deal C5 H10 S2"), "fight C5 barehanded")
		if legal := scoundrel.Legal(s); len(legal) != 0 {
			t.Errorf("%d actions are legal after death, %q first", len(legal), legal[0])
		}
		var why scoundrel.Why
		for i, line := range []string{
			"drink H10", "discard H10", "equip D5", "fight S2 weapon", "fight S2 barehanded",
			"deal C2", "change H10 H9", "change H2 H10", "remove H10", "run", "next",
		} {
			refusal := refused(t, s, line)
			if i == 0 {
				why = refusal.Why
			} else if refusal.Why != why {
				t.Errorf("%q is refused for reason %v, want %v: the game is over", line, refusal.Why, why)
			}
		}
	})
	t.Run("a potion cannot revive", func(t *testing.T) {
		s := onward(t, five(t, "deal S14 H10 S2"), "fight S14 barehanded")
		wantHealth(t, s, 0)
		refused(t, s, "drink H10")
	})
}
