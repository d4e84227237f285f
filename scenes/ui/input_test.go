package ui

import (
	"slices"
	"testing"
)

func TestKeysOfOneTickComeAsTheyWereTyped(t *testing.T) {
	for _, c := range []struct {
		pressed []Key // as the engine lists them
		typed   string
		want    []Key
	}{
		{[]Key{"c", "s", "4", "5"}, "c4s5", []Key{"c", "4", "s", "5"}},
		{[]Key{"a", "s"}, "sa", []Key{"s", "a"}},
		{[]Key{"j", "s"}, "SJ", []Key{"s", "j"}},
		{[]Key{KeyEnter, "c", "j", KeyEscape}, "jc", []Key{"j", "c", KeyEnter, KeyEscape}},
		{[]Key{"a", "s"}, "", []Key{"a", "s"}},
	} {
		got := slices.Clone(c.pressed)
		if inOrder(got, []rune(c.typed)); !slices.Equal(got, c.want) {
			t.Errorf("%q typed as %q is taken as %q, want %q", c.pressed, c.typed, got, c.want)
		}
	}
}

func TestADoubleTapIsToldBeforeTheEngineSleeps(t *testing.T) {
	// The program stays awake for half a second (scenes/program.go).
	if Ticks(doubleTime) >= TicksPerSecond/2 {
		t.Fatalf("a double tap may take %d ticks, longer than the engine stays awake", Ticks(doubleTime))
	}
}
