package scoundrel_test

import (
	"testing"

	"akuto/rules"
	"akuto/rules/scoundrel"
)

func TestPotions(t *testing.T) {
	t.Run("10 hp: 7 heals to 17", func(t *testing.T) {
		s := play(t, "deal C10 H7 H3 D2", "fight C10 barehanded", "drink H7")
		wantHealth(t, s, 17)
		if s.Totals.Healed != 7 {
			t.Errorf("healed %d, want 7", s.Totals.Healed)
		}
	})
	t.Run("18 hp: 7 heals to 20", func(t *testing.T) {
		s := play(t, "deal C2 H7 H3 D2", "fight C2 barehanded", "drink H7")
		wantHealth(t, s, 20)
		if s.Totals.Healed != 2 {
			t.Errorf("healed %d, want the 2 really gained", s.Totals.Healed)
		}
	})
	t.Run("10 hp: 7 then 3 in one room", func(t *testing.T) {
		s := play(t, "deal C10 H7 H3 D2", "fight C10 barehanded", "drink H7")
		refused(t, s, "drink H3")
		s = onward(t, s, "discard H3")
		wantHealth(t, s, 17)
		wantRoom(t, s, "C10✓ H7✓ H3✓ D2")
		if s.Faced != 3 {
			t.Errorf("%d cards faced, want 3", s.Faced)
		}
		if got := ids(s.Used()); got != "C10 H7 H3" {
			t.Errorf("used cards are %q", got)
		}
	})
	t.Run("20 hp: 7, lose 5, 3 in the same room is wasted", func(t *testing.T) {
		s := play(t, "deal H7 C5 H3 D2", "drink H7")
		wantHealth(t, s, 20)
		if !s.PotionUsed {
			t.Error("a potion at full health did not use up the allowance")
		}
		s = onward(t, s, "fight C5 barehanded")
		refused(t, s, "drink H3")
		wantHealth(t, onward(t, s, "discard H3"), 15)
	})
	t.Run("carried potion in the next room heals", func(t *testing.T) {
		s := play(t, "deal C10 H7 C2 H3", "fight C10 barehanded", "fight C2 barehanded", "drink H7", "next", "deal D2 D3 D4")
		wantHealth(t, s, 15)
		wantRoom(t, s, "H3 · D2 D3 D4")
		wantHealth(t, onward(t, s, "drink H3"), 18)
	})
	t.Run("undo the first potion, drink the second", func(t *testing.T) {
		h := rules.NewHistory[scoundrel.State, scoundrel.Action](scoundrel.New(scoundrel.StrictlyLower))
		do := func(line string) {
			actions, err := scoundrel.ParseActions(line)
			if err != nil {
				t.Fatal(err)
			}
			for _, a := range actions {
				h.Push(a, must(t, h.Now(), a))
			}
		}
		do("deal C10 H7 H3 D2")
		do("fight C10 barehanded")
		do("drink H7")
		wantHealth(t, h.Now(), 17)
		if a, ok := h.Undo(); !ok || a != act(t, "drink H7") {
			t.Fatalf("undo gave %q, %v", a, ok)
		}
		wantHealth(t, h.Now(), 10)
		do("drink H3")
		wantHealth(t, h.Now(), 13)
		refused(t, h.Now(), "drink H7")
	})
	t.Run("the first potion is drunk, not discarded", func(t *testing.T) {
		refused(t, play(t, "deal C10 H7 H3 D2"), "discard H7")
	})
	t.Run("a discarded potion is the last card resolved", func(t *testing.T) {
		s := play(t, "deal C10 H7 H3 D2", "drink H7", "discard H3")
		if s.Last != card(t, "H3") {
			t.Errorf("last resolved is %s, want H3", s.Last.ID())
		}
	})
}
