package scoundrel_test

import (
	"testing"

	"akuto/rules/scoundrel"
)

// TestWinScore plays whole games whose last room, and health before it, is
// chosen: late says how.
func TestWinScore(t *testing.T) {
	for _, test := range []struct {
		name         string
		wounds, keep string
		before       int
		lines        []string
		score        int
	}{
		{"13 hp, last C2 barehanded", "C7", "D3 C2", 13,
			[]string{"deal C2", "equip D3", "fight C2 barehanded"}, 11},
		{"16 hp, last H4", "C4", "D3 H4", 16,
			[]string{"deal H4", "equip D3", "drink H4"}, 24},
		{"20 hp, last H9", "", "D3 H9", 20,
			[]string{"deal H9", "equip D3", "drink H9"}, 29},
		{"15 hp, last H4", "C5", "D3 H4", 15,
			[]string{"deal H4", "equip D3", "drink H4"}, 19},
		{"20 hp, H7 in an earlier room, last a monster for 0", "", "D8 C2", 20,
			[]string{"deal C2", "equip D8", "fight C2 weapon"}, 20},
		{"20 hp, H7 just before, last a monster for 0", "", "H7 C2", 20,
			[]string{"deal C2", "drink H7", "fight C2 weapon"}, 20},
		{"20 hp, last two H5, H7 in one room", "", "H5 H7", 20,
			[]string{"deal H7", "drink H5", "discard H7"}, 27},
		{"20 hp only through the first of two potions", "C5", "H5 H7", 15,
			[]string{"deal H7", "drink H5", "discard H7"}, 27},
		{"18 hp, last two H5, H3: the last one counts", "C2", "H5 H3", 18,
			[]string{"deal H3", "drink H5", "discard H3"}, 23},
		{"20 hp, last a weapon", "", "H7 D3", 20,
			[]string{"deal D3", "drink H7", "equip D3"}, 20},
		{"best possible: 20 hp, last H10", "", "D3 H10", 20,
			[]string{"deal H10", "equip D3", "drink H10"}, 30},
	} {
		t.Run(test.name, func(t *testing.T) {
			s := late(t, test.wounds, test.keep)
			wantHealth(t, s, test.before)
			s = onward(t, s, test.lines...)
			wantOver(t, s, won(test.score))
			if s.RoomNo != 15 || s.Totals.Rooms != 15 {
				t.Errorf("won in room %d after %d rooms, want 15 and 15", s.RoomNo, s.Totals.Rooms)
			}
			if s.Totals.Slain != 26 {
				t.Errorf("%d monsters slain, want all 26", s.Totals.Slain)
			}
			if s.Remaining() != 0 || s.Left() != 0 || len(s.Used()) != scoundrel.DeckSize {
				t.Errorf("a won game leaves %d monster points, %d cards, %d used", s.Remaining(), s.Left(), len(s.Used()))
			}
		})
	}
}

func TestLossScore(t *testing.T) {
	t.Run("K, A, H2 left in the room and Q, 9, D5, H3 in the dungeon", func(t *testing.T) {
		// 12 health left, so the Ace of Spades barehanded kills.
		s := late(t, "C8", "C13 C14 H2 S14 C12 C9 D5 H3")
		wantHealth(t, s, 12)
		s = onward(t, s, "deal C14 H2 S14", "fight S14 barehanded")
		wantHealth(t, s, 0)
		wantOver(t, s, lost(-48))
		if got := ids(inRoom(s)); got != "C13 C14 H2" {
			t.Errorf("left in the room: %q", got)
		}
		if s.Left() != 4 || s.MonsterPoints() != 21 || s.Remaining() != 48 {
			t.Errorf("left %d cards, %d points in the dungeon, %d in all; want 4, 21, 48", s.Left(), s.MonsterPoints(), s.Remaining())
		}
	})
	t.Run("worst possible", func(t *testing.T) {
		// Whoever dies has slain at least 20 points of monsters.
		s := play(t, "deal C14 C6 H2 D2", "fight C14 barehanded", "fight C6 barehanded")
		wantOver(t, s, lost(-188))
	})
	t.Run("killed by the last card: nothing is left", func(t *testing.T) {
		s := late(t, "C14", "D3 S6")
		wantHealth(t, s, 6)
		s = onward(t, s, "deal S6", "equip D3", "fight S6 barehanded")
		wantOver(t, s, lost(0))
	})
	t.Run("killed in the last room: only what lies there counts", func(t *testing.T) {
		s := late(t, "C14", "S9 S6")
		wantHealth(t, s, 6)
		s = onward(t, s, "deal S6", "fight S6 barehanded")
		wantOver(t, s, lost(-9))
	})
}

// TestTotals holds the figures of the game-over screen over one small game.
func TestTotals(t *testing.T) {
	s := play(t,
		"deal C2 S3 H4 D5", "run", // ran 1
		"deal C10 H7 H3 D5",
		"fight C10 barehanded", "drink H7", "discard H3", // damage 10, healed 7, slain 1, room 1
	)
	want := scoundrel.Totals{Rooms: 1, Slain: 1, Damage: 10, Healed: 7, Ran: 1}
	if s.Totals != want {
		t.Errorf("totals are %+v, want %+v", s.Totals, want)
	}
	s = onward(t, s, "next", "deal C11 S14 H9", "equip D5", "fight C11 weapon") // damage 6, slain 2
	wantHealth(t, s, 11)
	s = onward(t, s, "fight S14 barehanded") // dies of 14 with 11: damage 11, slain 3, third card: room 2
	want = scoundrel.Totals{Rooms: 2, Slain: 3, Damage: 27, Healed: 7, Ran: 1}
	if s.Totals != want {
		t.Errorf("totals are %+v, want %+v", s.Totals, want)
	}
	wantOver(t, s, lost(-(208 - 10 - 11 - 14)))
}
