package play

import (
	"slices"
	"strings"
	"testing"

	"akuto/rules/scoundrel"
	"akuto/scenes/store"
)

func TestEveryActionIsSaved(t *testing.T) {
	s := store.NewMemory()
	g := begin(t, s)
	sameAfterReopening(t, s, g)
	for _, a := range wonGame(t) {
		if _, err := g.Do(a); err != nil {
			t.Fatal(err)
		}
		sameAfterReopening(t, s, g)
	}
	for g.Undo() {
		sameAfterReopening(t, s, g)
	}
	if g.State() != scoundrel.New(scoundrel.StrictlyLower) {
		t.Error("undone to the start, the game isn't a new one")
	}
}

func TestAGameInAFolderGoesOn(t *testing.T) {
	dir := t.TempDir()
	g := begin(t, store.OpenFolder(dir))
	do(t, g, firstRoom...)
	g = begin(t, store.OpenFolder(dir))
	if s := g.State(); s.Health != 18 || s.Weapon.Card.ID() != "D7" || s.Faced != 3 {
		t.Errorf("reopened with %d health, weapon %s, %d faced; want 18, D7, 3", s.Health, s.Weapon.Card.ID(), s.Faced)
	}
	do(t, g, "next", "deal C2 C3 C4", "fight S12 weapon")
	if got := g.State().Health; got != 13 {
		t.Errorf("health %d after the 7 met the Queen, want 18 - (12-7) = 13", got)
	}
}

func TestDoGivesEventsAndRefusals(t *testing.T) {
	g := begin(t, store.NewMemory())
	events, err := g.Do(scoundrel.Action{Kind: scoundrel.Deal, Card: scoundrel.NewCard(scoundrel.Clubs, 5)})
	if err != nil || len(events) == 0 {
		t.Fatalf("a deal gave %v, %v", events, err)
	}
	before, record := g.State(), g.Record()
	events, err = g.Do(scoundrel.Action{Kind: scoundrel.Run})
	if err == nil || events != nil {
		t.Errorf("running from one card gave %v, %v", events, err)
	}
	if g.State() != before || g.Record() != record {
		t.Error("a refused action changed the game")
	}
}

func TestUndoAcrossReopeningGoesBackToTheStart(t *testing.T) {
	s := store.NewMemory()
	g := begin(t, s)
	want := []scoundrel.State{g.State()}
	for _, line := range []string{"deal C5", "deal H3", "deal D7", "deal S12", "change S12 S11", "fight C5 barehanded"} {
		do(t, g, line)
		want = append(want, g.State())
	}
	slices.Reverse(want)
	if got := states(begin(t, s)); !slices.Equal(got, want) {
		t.Errorf("undone states after reopening:\n%+v\nwant\n%+v", got, want)
	}
}

func TestUndoStopsAtTheStart(t *testing.T) {
	g := begin(t, store.NewMemory())
	if g.CanUndo() || g.Undo() {
		t.Error("an action undone in a game without any")
	}
	do(t, g, firstRoom...)
	g.New(scoundrel.StrictlyLower)
	if g.CanUndo() || g.Undo() {
		t.Error("undo ran on into the game before")
	}
	if g.State() != scoundrel.New(scoundrel.StrictlyLower) || !g.CanBringBack() {
		t.Error("a vain undo changed the game")
	}
}

func TestUnderWay(t *testing.T) {
	s := store.NewMemory()
	g := begin(t, s)
	is := func(want bool, when string) {
		t.Helper()
		if g.UnderWay() != want || begin(t, frozen{s}).UnderWay() != want {
			t.Errorf("%s, under way is not %v", when, want)
		}
	}
	is(false, "at the start")
	do(t, g, "deal C5")
	is(true, "after a card")
	g.Undo()
	is(false, "with the card undone")
	for _, a := range wonGame(t) {
		if _, err := g.Do(a); err != nil {
			t.Fatal(err)
		}
	}
	is(false, "after the end")
	if !g.CanUndo() {
		t.Error("the last move of a finished game can't be undone")
	}
	g.Undo()
	is(true, "with the end undone")
	g.New(scoundrel.StrictlyLower)
	is(false, "in a new game")
}

func TestUndoingAWinAndWinningAgainIsOneGame(t *testing.T) {
	g := begin(t, store.NewMemory())
	actions := wonGame(t)
	for _, a := range actions {
		if _, err := g.Do(a); err != nil {
			t.Fatal(err)
		}
	}
	won, record, number := g.State(), g.Record(), g.Number()
	g.Undo()
	if g.State().Over.Done {
		t.Fatal("the win isn't undone")
	}
	if _, err := g.Do(actions[len(actions)-1]); err != nil {
		t.Fatal(err)
	}
	if g.State() != won || g.Record() != record || g.Number() != number {
		t.Error("winning again isn't the same game")
	}
}

func TestRecordIsTheGame(t *testing.T) {
	g := begin(t, store.NewMemory())
	g.New(scoundrel.LowerOrEqual)
	do(t, g, firstRoom...)
	g.Undo()
	lines := strings.Split(g.Record(), "\n")
	want := []string{"scoundrel 1", "rule weapon lower-or-equal", "deal C5 H3 D7 S12", "fight C5 barehanded", "drink H3"}
	if len(lines) < len(want) || !slices.Equal(lines[:len(want)], want) {
		t.Errorf("the record is\n%s\nwant it to begin\n%s", g.Record(), strings.Join(want, "\n"))
	}
	if rest := strings.Join(lines[len(want):], "\n"); !strings.HasPrefix(rest, "# ") || strings.Count(rest, "\n") != 1 {
		t.Errorf("the record ends with %q, want one comment", rest)
	}
}

// A whole game is encoded and saved at each of its moves.
func BenchmarkSaveWholeGame(b *testing.B) {
	g := begin(b, store.OpenFolder(b.TempDir()))
	for _, a := range wonGame(b) {
		if _, err := g.Do(a); err != nil {
			b.Fatal(err)
		}
	}
	for b.Loop() {
		g.save()
	}
	if g.Problem() != "" {
		b.Fatal(g.Problem())
	}
}
