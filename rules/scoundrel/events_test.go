package scoundrel_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"akuto/rules/scoundrel"
)

// eventWords gives an event in one line, with the parts that it uses.
func eventWords(e scoundrel.Event) string {
	names := map[scoundrel.EventKind]string{
		scoundrel.Dealt: "dealt", scoundrel.Changed: "changed", scoundrel.Swapped: "swapped", scoundrel.Removed: "removed",
		scoundrel.WeaponDiscarded: "weapon discarded", scoundrel.Equipped: "equipped", scoundrel.Drank: "drank",
		scoundrel.PotionWasted: "wasted", scoundrel.Slew: "slew", scoundrel.Fought: "fought", scoundrel.Ran: "ran",
		scoundrel.RoomEntered: "entered", scoundrel.Died: "died", scoundrel.Won: "won",
	}
	words := []string{names[e.Kind]}
	if e.Card != scoundrel.None {
		words = append(words, e.Card.ID())
	}
	if e.With != scoundrel.None {
		words = append(words, e.With.ID())
	}
	if e.Kind != scoundrel.Ran && (e.Kind != scoundrel.RoomEntered || e.Card != scoundrel.None) {
		words = append(words, fmt.Sprintf("slot %d", e.Slot))
	}
	if e.Amount != 0 {
		words = append(words, fmt.Sprintf("amount %d", e.Amount))
	}
	return strings.Join(words, " ")
}

// TestEvents holds what the screen is told of every kind of action.
func TestEvents(t *testing.T) {
	for _, test := range []struct {
		name  string
		lines []string
		try   string
		want  []string
	}{
		{"deal", []string{"deal C5 H3"}, "deal D7", []string{"dealt D7 slot 2"}},
		{"deal into a gap", []string{"deal C5 H3 D7", "remove H3"}, "deal H4", []string{"dealt H4 slot 1"}},
		{"change", []string{"deal C5 H3"}, "change H3 H4", []string{"changed H3 H4 slot 1"}},
		{"swap", []string{"deal C5 H3 D7"}, "change D7 C5", []string{"swapped D7 C5 slot 2"}},
		{"remove", []string{"deal C5 H3 D7"}, "remove H3", []string{"removed H3 slot 1"}},
		{"a first weapon", []string{"deal C5 H3 D7 S12"}, "equip D7", []string{"equipped D7 slot 2"}},
		{"another weapon", []string{"deal D5 D7 C6 S2", "equip D5", "fight C6 weapon"}, "equip D7",
			[]string{"weapon discarded D5 slot 1 amount 1", "equipped D7 slot 1"}},
		{"drink", []string{"deal C5 H3 D7 S12", "fight C5 barehanded"}, "drink H3", []string{"drank H3 slot 1 amount 3"}},
		{"drink with 2 to gain", []string{"deal C2 H3 D7 S12", "fight C2 barehanded"}, "drink H3", []string{"drank H3 slot 1 amount 2"}},
		{"discard", []string{"deal H2 H3 D7 S12", "drink H2"}, "discard H3", []string{"wasted H3 slot 1"}},
		{"fight with the weapon", []string{"deal D7 H3 C5 S12", "equip D7"}, "fight S12 weapon", []string{"slew S12 D7 slot 3 amount -5"}},
		{"fight barehanded", []string{"deal D7 H3 C5 S12", "equip D7"}, "fight C5 barehanded", []string{"fought C5 slot 2 amount -5"}},
		{"die", []string{"deal C14 C10 H2 D2", "fight C14 barehanded"}, "fight C10 barehanded",
			[]string{"fought C10 slot 1 amount -6", "died C10 slot 1 amount -184"}},
		{"run", []string{"deal C5 H3 D7 S12"}, "run", []string{"ran amount 1", "entered amount 2"}},
		{"next", []string{"deal C5 H3 D7 S12", "equip D7", "fight C5 weapon", "drink H3"}, "next", []string{"entered S12 slot 3 amount 2"}},
	} {
		t.Run(test.name, func(t *testing.T) {
			_, events, err := play(t, test.lines...).Apply(act(t, test.try))
			if err != nil {
				t.Fatal(err)
			}
			checkEvents(t, events, test.want)
		})
	}
	t.Run("win", func(t *testing.T) {
		s := onward(t, late(t, "", "D3 C2"), "deal C2", "equip D3")
		_, events, err := s.Apply(act(t, "fight C2 weapon"))
		if err != nil {
			t.Fatal(err)
		}
		checkEvents(t, events, []string{"slew C2 D3 slot 1", "won C2 slot 1 amount 20"})
	})
	t.Run("a potion at full health is drunk for nothing or wasted", func(t *testing.T) {
		_, events, err := play(t, "deal H2 H3 D7 S12").Apply(act(t, "drink H2"))
		if err != nil || len(events) != 1 || events[0].Card != card(t, "H2") || events[0].Amount != 0 {
			t.Errorf("events %v, %v", events, err)
		}
	})
}

func checkEvents(t *testing.T, events []scoundrel.Event, want []string) {
	t.Helper()
	var got []string
	for _, e := range events {
		got = append(got, eventWords(e))
	}
	if !slices.Equal(got, want) {
		t.Errorf("events are %q, want %q", got, want)
	}
}

// TestLog holds the log of a small game, newest last: room, kind, words and what
// health really lost or gained.
func TestLog(t *testing.T) {
	s := play(t,
		"deal C5 H3 D7 S12", "run",
		"deal D7 S12 H3 H4", "equip D7", "fight S12 weapon", "drink H3", "next",
		"deal C6 H5 C13", "fight C6 barehanded", "drink H4", "discard H5", "next",
		"deal S14 C2 C3", "fight S14 barehanded", "fight C13 barehanded",
	)
	want := []string{
		"1 run 0 Ran from the room",
		"2 equip 0 Equipped 7♦",
		"2 fight -5 Slew Q♠ with 7♦",
		"2 drink 3 Drank 3♥",
		"3 fight -6 Fought 6♣ barehanded",
		"3 drink 4 Drank 4♥",
		"3 discard 0 Discarded 5♥",
		"4 fight -14 Fought A♠ barehanded",
		"4 die -2 Died fighting K♣",
	}
	var got []string
	for _, e := range s.Log() {
		got = append(got, fmt.Sprintf("%d %s %d %s", e.Room, e.Kind, e.Change, e.Text()))
	}
	if !slices.Equal(got, want) {
		t.Errorf("log is\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
}
