package play

import (
	"strings"
	"testing"

	"akuto/rules/scoundrel"
	"akuto/scenes/store"
)

func TestBringBackUntilTheFirstCard(t *testing.T) {
	s := store.NewMemory()
	g := begin(t, s)
	if g.CanBringBack() {
		t.Error("a game to bring back before there was one")
	}
	do(t, g, firstRoom...)
	old, record := g.State(), g.Record()

	g.New(scoundrel.LowerOrEqual)
	if g.State() != scoundrel.New(scoundrel.LowerOrEqual) {
		t.Errorf("the new game is %+v", g.State())
	}
	sameAfterReopening(t, s, g)
	g = begin(t, s)
	if !g.CanBringBack() {
		t.Fatal("nothing to bring back after reopening")
	}
	g.BringBack()
	if g.State() != old || g.Record() != record || g.CanBringBack() {
		t.Errorf("brought back %+v\nwant %+v", g.State(), old)
	}
	sameAfterReopening(t, s, g)

	g.New(scoundrel.StrictlyLower)
	do(t, g, "deal C2")
	if g.CanBringBack() {
		t.Error("a game to bring back after the first card")
	}
	sameAfterReopening(t, s, g)
	g.Undo()
	g.BringBack()
	if g.State() != scoundrel.New(scoundrel.StrictlyLower) {
		t.Error("the old game came back after the first card was dealt and undone")
	}
}

func TestBringBackAFinishedGameWithItsLastMove(t *testing.T) {
	s := store.NewMemory()
	g := begin(t, s)
	for _, a := range wonGame(t) {
		if _, err := g.Do(a); err != nil {
			t.Fatal(err)
		}
	}
	g.New(scoundrel.StrictlyLower)
	g = begin(t, s)
	g.BringBack()
	if !g.State().Over.Won || !g.Undo() || g.State().Over.Done {
		t.Error("the finished game didn't come back with its last move to undo")
	}
}

// Two new games in a row don't push the real one out.
func TestAnUntouchedGameIsNothingToBringBack(t *testing.T) {
	g := begin(t, store.NewMemory())
	g.New(scoundrel.StrictlyLower)
	if g.CanBringBack() {
		t.Error("an empty game can be brought back")
	}
	do(t, g, firstRoom...)
	old := g.State()
	g.New(scoundrel.StrictlyLower)
	g.New(scoundrel.LowerOrEqual)
	if err := g.Load("sent.txt", []byte("scoundrel 1\ndeal C2\n")); err != nil {
		t.Fatal(err)
	}
	g.New(scoundrel.StrictlyLower)
	g.BringBack()
	if g.State() != old {
		t.Errorf("brought back %+v\nwant the game that was played", g.State())
	}
}

func TestNumberGoesUpWithEveryOtherGame(t *testing.T) {
	g := begin(t, store.NewMemory())
	number := g.Number()
	do(t, g, "deal C5")
	g.Undo()
	do(t, g, "deal C5")
	if g.Number() != number {
		t.Error("the number changed within a game")
	}
	for i, other := range []func(){
		func() { g.New(scoundrel.StrictlyLower) },
		g.BringBack,
		func() {
			if err := g.Load("sent.txt", []byte("scoundrel 1\n")); err != nil {
				t.Fatal(err)
			}
		},
	} {
		other()
		if g.Number() != number+i+1 {
			t.Errorf("after change %d the number is %d, want %d", i+1, g.Number(), number+i+1)
		}
	}
	g.BringBack()
	number = g.Number()
	g.BringBack()
	if g.Number() != number {
		t.Error("the number changed although there was nothing to bring back")
	}
}

func TestLoadReplacesTheGame(t *testing.T) {
	s := store.NewMemory()
	g := begin(t, s)
	do(t, g, "deal S2 S3")
	old := g.State()
	record := "scoundrel 1\r\nrule weapon lower-or-equal\r\n" + strings.Join(firstRoom, "\r\n")
	if err := g.Load("sent.txt", []byte(record)); err != nil {
		t.Fatal(err)
	}
	if got := g.State(); got.Rule != scoundrel.LowerOrEqual || got.Health != 18 {
		t.Errorf("loaded %+v", got)
	}
	sameAfterReopening(t, s, g)
	if undone := states(begin(t, frozen{s})); len(undone) != 8 {
		t.Errorf("the loaded game has %d states, want the start and 7 actions", len(undone))
	}
	g.BringBack()
	if g.State() != old {
		t.Errorf("brought back %+v\nwant %+v", g.State(), old)
	}
}

func TestLoadChecksWholeBeforeItReplaces(t *testing.T) {
	s := store.NewMemory()
	g := begin(t, s)
	do(t, g, firstRoom...)
	record, number := g.Record(), g.Number()
	for _, broken := range []string{
		"",
		"hello",
		"scoundrel 2\n",
		"scoundrel 1\ndeal C5 C5\n",
		"scoundrel 1\ndeal C5 H3 D7 S12\nfight C5 barehanded\nfight S12 weapon\n",
	} {
		err := g.Load("sent.txt", []byte(broken))
		if err == nil || !strings.HasPrefix(err.Error(), "sent.txt:") {
			t.Errorf("loading %q: %v", broken, err)
		}
		if g.Record() != record || g.Number() != number || g.CanBringBack() {
			t.Fatalf("loading %q changed the game", broken)
		}
	}
	sameAfterReopening(t, s, g)
}
