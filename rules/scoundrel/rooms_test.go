package scoundrel_test

import (
	"testing"

	"akuto/rules/scoundrel"
)

func TestDealing(t *testing.T) {
	t.Run("a new game", func(t *testing.T) {
		s := scoundrel.New(scoundrel.StrictlyLower)
		wantHealth(t, s, 20)
		wantRoom(t, s, "- - - -")
		wantWeapon(t, s, "none")
		if s.RoomNo != 1 || s.Left() != 44 || s.SlotsNeeded() != 4 || s.NextSlot() != 0 || s.RoomFull() {
			t.Errorf("room %d, left %d, slots %d, next slot %d, full %v", s.RoomNo, s.Left(), s.SlotsNeeded(), s.NextSlot(), s.RoomFull())
		}
		if s.Last != scoundrel.None || s.Carried || s.RanLast || s.PotionUsed || s.Over.Done {
			t.Errorf("a new game has a past: %+v", s)
		}
	})
	t.Run("slots fill from left to right", func(t *testing.T) {
		s := play(t, "deal C5 H3")
		wantRoom(t, s, "C5 H3 - -")
		if s.NextSlot() != 2 || s.Left() != 42 || s.RoomFull() {
			t.Errorf("next slot %d, left %d, full %v", s.NextSlot(), s.Left(), s.RoomFull())
		}
		s = onward(t, s, "deal D7", "deal S12")
		wantRoom(t, s, "C5 H3 D7 S12")
		if s.NextSlot() != -1 || !s.RoomFull() || s.RoomCards() != 4 || s.ToFace() != 3 {
			t.Errorf("next slot %d, full %v, cards %d, to face %d", s.NextSlot(), s.RoomFull(), s.RoomCards(), s.ToFace())
		}
	})
	t.Run("a fifth card is refused", func(t *testing.T) {
		refused(t, play(t, "deal C5 H3 D7 S12"), "deal C2")
	})
	t.Run("a card is refused that lies in the room or is used", func(t *testing.T) {
		s := play(t, "deal C5 H3")
		refused(t, s, "deal C5")
		s = onward(t, s, "deal D7 S12", "equip D7", "fight S12 weapon", "drink H3", "next")
		for _, id := range []string{"D7", "S12", "H3", "C5"} {
			refused(t, s, "deal "+id)
		}
	})
	t.Run("no card is faced before the room is full", func(t *testing.T) {
		s := play(t, "deal C5 H3 D7")
		for _, line := range []string{"fight C5 barehanded", "drink H3", "equip D7"} {
			refused(t, s, line)
		}
	})
}

func TestChange(t *testing.T) {
	t.Run("a card of the dungeon takes the place", func(t *testing.T) {
		s := play(t, "deal C5 H3 D7 S12", "change H3 H4")
		wantRoom(t, s, "C5 H4 D7 S12")
		if !s.Dungeon().Has(card(t, "H3")) || s.Dungeon().Has(card(t, "H4")) {
			t.Error("the two cards did not trade places")
		}
	})
	t.Run("before the room is full", func(t *testing.T) {
		wantRoom(t, play(t, "deal C5 H3", "change C5 S2"), "S2 H3 - -")
	})
	t.Run("while others are faced, up to the next room", func(t *testing.T) {
		s := play(t, "deal C5 H3 D7 S12", "equip D7", "change S12 S11", "fight S11 weapon", "drink H3", "change C5 C6")
		wantRoom(t, s, "C6 H3✓ D7✓ S11✓")
		wantRoom(t, onward(t, s, "next"), "C6 · - - -")
	})
	t.Run("a carried card too", func(t *testing.T) {
		s := play(t, "deal C5 H3 D7 S12", "equip D7", "drink H3", "fight C5 weapon", "next", "change S12 S13")
		wantRoom(t, s, "S13 · - - -")
	})
	t.Run("for another card of the room: the two swap places", func(t *testing.T) {
		s := play(t, "deal C5 H3 D7 S12", "change C5 D7")
		wantRoom(t, s, "D7 H3 C5 S12")
		if s.Left() != 40 {
			t.Errorf("%d cards left, want 40", s.Left())
		}
	})
	t.Run("for a faced card of the room: the mark goes with it", func(t *testing.T) {
		s := play(t, "deal C5 H3 D7 S12", "equip D7", "change C5 D7")
		wantRoom(t, s, "D7✓ H3 C5 S12")
		wantWeapon(t, s, "D7[]")
		if s.Faced != 1 {
			t.Errorf("%d faced, want 1", s.Faced)
		}
		// The 7 of Diamonds is resolved, wherever it lies.
		refused(t, s, "equip D7")
		wantHealth(t, onward(t, s, "fight C5 weapon"), 20)
	})
	t.Run("a carried card for another of the room: the mark stays with slot 1", func(t *testing.T) {
		s := play(t, "deal C5 H3 D7 S12", "equip D7", "drink H3", "fight C5 weapon", "next", "deal C2 C3 C4", "change S12 C3")
		wantRoom(t, s, "C3 · C2 S12 C4")
	})
	t.Run("not a faced card, a used card, itself or one that is not there", func(t *testing.T) {
		s := play(t, "deal C5 H3 D7 S12", "equip D7")
		refused(t, s, "change D7 D8")
		refused(t, s, "change C5 C5")
		refused(t, s, "change C6 C7")
		s = onward(t, s, "drink H3", "fight C5 weapon", "next")
		refused(t, s, "change S12 H3")
	})
}

func TestRemove(t *testing.T) {
	t.Run("clears a slot, which is filled next", func(t *testing.T) {
		s := play(t, "deal C5 H3 D7 S12", "remove H3")
		wantRoom(t, s, "C5 - D7 S12")
		if s.NextSlot() != 1 || s.Left() != 41 || s.RoomFull() {
			t.Errorf("next slot %d, left %d, full %v", s.NextSlot(), s.Left(), s.RoomFull())
		}
		wantRoom(t, onward(t, s, "remove C5", "deal C2 C3"), "C2 C3 D7 S12")
	})
	t.Run("not once a card of the room is faced", func(t *testing.T) {
		refused(t, play(t, "deal C5 H3 D7 S12", "equip D7"), "remove H3")
	})
	t.Run("not the carried card", func(t *testing.T) {
		s := play(t, "deal C5 H3 D7 S12", "equip D7", "drink H3", "fight C5 weapon", "next", "deal C2")
		refused(t, s, "remove S12")
		wantRoom(t, onward(t, s, "remove C2"), "S12 · - - -")
	})
	t.Run("not a card that is not in the room", func(t *testing.T) {
		refused(t, play(t, "deal C5 H3 D7 S12"), "remove C6")
	})
}

func TestNextRoom(t *testing.T) {
	t.Run("after three, with the one left carried in slot 1", func(t *testing.T) {
		s := play(t, "deal C5 H3 D7 S12", "equip D7")
		refused(t, s, "next")
		s = onward(t, s, "fight S12 weapon")
		refused(t, s, "next")
		s = onward(t, s, "drink H3")
		wantRoom(t, s, "C5 H3✓ D7✓ S12✓")
		if s.ToFace() != 0 {
			t.Errorf("%d to face, want 0", s.ToFace())
		}
		s = onward(t, s, "next")
		wantRoom(t, s, "C5 · - - -")
		if s.RoomNo != 2 || s.Faced != 0 || s.PotionUsed || s.Left() != 40 || s.SlotsNeeded() != 4 {
			t.Errorf("room %d, faced %d, potion %v, left %d, slots %d", s.RoomNo, s.Faced, s.PotionUsed, s.Left(), s.SlotsNeeded())
		}
	})
	t.Run("a fourth card of a room cannot be faced", func(t *testing.T) {
		s := play(t, "deal C5 H3 D7 S12", "equip D7", "fight S12 weapon", "drink H3")
		refused(t, s, "fight C5 weapon")
		refused(t, s, "fight C5 barehanded")
	})
	t.Run("not from an empty room", func(t *testing.T) {
		refused(t, scoundrel.New(scoundrel.StrictlyLower), "next")
	})
}

func TestRun(t *testing.T) {
	t.Run("then the same four cards again", func(t *testing.T) {
		s := play(t, "deal C5 H3 D7 S12", "run")
		wantRoom(t, s, "- - - -")
		if s.RoomNo != 2 || s.Left() != 44 || !s.RanLast || s.Carried || len(s.Used()) != 0 {
			t.Errorf("room %d, left %d, ran %v, carried %v, used %d", s.RoomNo, s.Left(), s.RanLast, s.Carried, len(s.Used()))
		}
		wantRoom(t, onward(t, s, "deal C5 H3 D7 S12"), "C5 H3 D7 S12")
	})
	t.Run("twice in a row is refused", func(t *testing.T) {
		refused(t, play(t, "deal C5 H3 D7 S12", "run", "deal C2 C3 C4 C6"), "run")
	})
	t.Run("run, face 3, run", func(t *testing.T) {
		s := play(t, "deal C5 H3 D7 S12", "run", "deal D2 D3 D4 C6", "equip D2", "equip D3")
		refused(t, s, "run")
		s = onward(t, s, "equip D4", "next", "deal C2 C3 C4", "run")
		if s.RoomNo != 4 || s.Totals.Ran != 2 || s.Totals.Rooms != 1 {
			t.Errorf("room %d, ran %d, rooms %d; want 4, 2, 1", s.RoomNo, s.Totals.Ran, s.Totals.Rooms)
		}
	})
	t.Run("after one faced is refused", func(t *testing.T) {
		s := play(t, "deal C5 H3 D7 S12", "equip D7")
		refused(t, s, "run")
		refused(t, onward(t, s, "drink H3", "fight C5 weapon"), "run")
	})
	t.Run("before the room is full is refused", func(t *testing.T) {
		refused(t, scoundrel.New(scoundrel.StrictlyLower), "run")
		refused(t, play(t, "deal C5 H3 D7"), "run")
	})
	t.Run("the carried card goes under as well", func(t *testing.T) {
		s := play(t, "deal C5 H3 D7 S12", "equip D7", "drink H3", "fight S12 weapon", "next", "deal C2 C3 C4", "run")
		wantRoom(t, s, "- - - -")
		if s.Left() != 41 || s.Carried {
			t.Errorf("left %d, carried %v", s.Left(), s.Carried)
		}
	})
	t.Run("14th room with 1 in the dungeon", func(t *testing.T) {
		s := late(t, "", "H4 D2 D3 D4 D5")
		if s.RoomNo != 14 || s.Left() != 4 {
			t.Fatalf("room %d with %d left, want 14 with 4", s.RoomNo, s.Left())
		}
		s = onward(t, s, "deal D2 D3 D4")
		if s.Left() != 1 {
			t.Fatalf("%d left, want 1", s.Left())
		}
		s = onward(t, s, "run")
		wantBottom(t, s, "H4 D2 D3 D4")
		// The new room is that 1 card and the first 3 of the old room.
		s = onward(t, s, "deal D5 H4 D2 D3")
		refused(t, s, "run")
		s = onward(t, s, "equip D5", "equip D2", "equip D3", "next")
		wantRoom(t, s, "H4 · - - -")
		if s.RoomCards() != 2 || s.SlotsNeeded() != 2 || s.ToFace() != 2 {
			t.Errorf("last room: %d cards, %d slots, %d to face; want 2 each", s.RoomCards(), s.SlotsNeeded(), s.ToFace())
		}
		wantOver(t, onward(t, s, "deal D4", "equip D4", "drink H4"), won(24))
	})
}

func TestLastRoom(t *testing.T) {
	start := func(t *testing.T) scoundrel.State {
		s := late(t, "", "D3 C2")
		wantRoom(t, s, "D3 · - - -")
		if s.RoomFull() || s.RoomCards() != 2 || s.NextSlot() != 1 || s.Left() != 1 {
			t.Errorf("full %v, cards %d, next slot %d, left %d", s.RoomFull(), s.RoomCards(), s.NextSlot(), s.Left())
		}
		refused(t, s, "equip D3")
		return onward(t, s, "deal C2")
	}
	t.Run("is full with two, which cannot be run from", func(t *testing.T) {
		s := start(t)
		wantRoom(t, s, "D3 · C2 - -")
		if !s.RoomFull() || s.NextSlot() != -1 || s.SlotsNeeded() != 2 || s.RoomCards() != 2 || s.ToFace() != 2 {
			t.Errorf("full %v, next slot %d, slots %d, cards %d, to face %d", s.RoomFull(), s.NextSlot(), s.SlotsNeeded(), s.RoomCards(), s.ToFace())
		}
		refused(t, s, "run")
		refused(t, s, "next")
	})
	t.Run("after the first card not won yet, after the second won", func(t *testing.T) {
		s := onward(t, start(t), "equip D3")
		wantOver(t, s, scoundrel.Over{})
		wantRoom(t, s, "D3✓ · C2 - -")
		refused(t, s, "next")
		refused(t, s, "run")
		if !s.RoomFull() || s.RoomCards() != 2 || s.ToFace() != 1 {
			t.Errorf("full %v, cards %d, to face %d; want true, 2, 1", s.RoomFull(), s.RoomCards(), s.ToFace())
		}
		if got := len(scoundrel.Legal(s)); got != 3 {
			// Two ways to fight, and the swap of the two cards' places.
			t.Errorf("%d legal actions, want 3: %v", got, scoundrel.Legal(s))
		}
		s = onward(t, s, "fight C2 weapon")
		wantOver(t, s, won(20))
		if legal := scoundrel.Legal(s); len(legal) != 0 {
			t.Errorf("%d legal actions after the win", len(legal))
		}
	})
	t.Run("in the other order", func(t *testing.T) {
		s := onward(t, start(t), "fight C2 barehanded")
		wantOver(t, s, scoundrel.Over{})
		wantOver(t, onward(t, s, "equip D3"), won(18))
	})
	t.Run("its two cards may swap places", func(t *testing.T) {
		s := onward(t, start(t), "change D3 C2")
		wantRoom(t, s, "C2 · D3 - -")
		wantOver(t, onward(t, s, "equip D3", "fight C2 weapon"), won(20))
	})
}
