package scoundrel_test

import (
	"testing"

	"akuto/rules/scoundrel"
)

// TestBottom holds what is known of the dungeon's end after a run.
func TestBottom(t *testing.T) {
	t.Run("nothing is known at first", func(t *testing.T) {
		wantBottom(t, scoundrel.New(scoundrel.StrictlyLower), "")
		wantBottom(t, play(t, "deal C5 H3 D7 S12"), "")
	})
	t.Run("a run puts the room there in its order", func(t *testing.T) {
		wantBottom(t, play(t, "deal C5 H3 D7 S12", "run"), "C5 H3 D7 S12")
	})
	t.Run("the room's order is the order of the slots, not of dealing", func(t *testing.T) {
		wantBottom(t, play(t, "deal C5 H3 D7 S12", "remove C5", "deal C6", "change H3 S12", "run"), "C6 S12 D7 H3")
	})
	twice := func(t *testing.T) scoundrel.State {
		return play(t, "deal C5 H3 D7 S12", "run", "deal D2 D3 D4 C6", "equip D2", "equip D3", "equip D4", "next",
			"deal C2 C3 C4", "run")
	}
	t.Run("a second run goes below, the carried card first", func(t *testing.T) {
		wantBottom(t, twice(t), "C5 H3 D7 S12 C6 C2 C3 C4")
	})
	t.Run("cards that are scooped again move to the end", func(t *testing.T) {
		s := play(t, "deal C5 H3 D7 S12", "run", "deal D2 D3 D4 C6", "equip D2", "equip D3", "equip D4", "next",
			"deal H3 C3 S12", "run")
		wantBottom(t, s, "C5 D7 C6 H3 C3 S12")
	})
	t.Run("dealing into the known cards takes them out", func(t *testing.T) {
		s := onward(t, twice(t), "deal S2 C5 H3 D7")
		wantBottom(t, s, "S12 C6 C2 C3 C4")
		// Once faced they are gone for good.
		s = onward(t, s, "equip D7", "drink H3", "fight C5 weapon", "next")
		wantBottom(t, s, "S12 C6 C2 C3 C4")
	})
	t.Run("a changed card goes back into its place", func(t *testing.T) {
		s := onward(t, twice(t), "deal S2 C5 H3")
		wantBottom(t, s, "D7 S12 C6 C2 C3 C4")
		s = onward(t, s, "change H3 H4")
		wantBottom(t, s, "H3 D7 S12 C6 C2 C3 C4")
		wantBottom(t, onward(t, s, "change H4 C3"), "H3 D7 S12 C6 C2 C4")
	})
	t.Run("a removed card goes back into its place", func(t *testing.T) {
		s := onward(t, twice(t), "deal S2 S12 C2")
		wantBottom(t, s, "C5 H3 D7 C6 C3 C4")
		wantBottom(t, onward(t, s, "remove S12"), "C5 H3 D7 S12 C6 C3 C4")
	})
	t.Run("an unknown card that is removed stays unknown", func(t *testing.T) {
		wantBottom(t, onward(t, twice(t), "deal S2", "remove S2"), "C5 H3 D7 S12 C6 C2 C3 C4")
	})
}
