package play

import (
	"testing"

	"akuto/rules/scoundrel"
	"akuto/scenes/store"
)

func TestBottomRoom(t *testing.T) {
	g := begin(t, store.NewMemory())
	want := func(id string, room int) {
		t.Helper()
		card, err := scoundrel.ParseCard(id)
		if err != nil {
			t.Fatal(err)
		}
		if got := g.BottomRoom(card); got != room {
			t.Errorf("%s was put at the bottom in room %d, not %d", id, got, room)
		}
	}
	do(t, g, "deal C5 H3 D7 S12")
	want("C5", 0)
	// What was picked by mistake was never there.
	do(t, g, "change H3 H4", "run")
	want("C5", 1)
	want("H4", 1)
	want("H3", 0)
	do(t, g, "deal D2 D3 D4 C6", "equip D2", "equip D3", "equip D4", "next", "deal H4 C3 S12", "run")
	want("C6", 3)
	want("H4", 3)
	want("C5", 1)
	g.Undo()
	want("H4", 1)
	want("C6", 0)
}
