package play

import (
	"errors"
	"slices"
	"testing"

	"akuto/rules/scoundrel"
	"akuto/scenes/store"
)

// do plays record lines, all of them legal.
func do(t testing.TB, g *Game, lines ...string) {
	t.Helper()
	for _, line := range lines {
		actions, err := scoundrel.ParseActions(line)
		if err != nil {
			t.Fatalf("line %q: %v", line, err)
		}
		for _, a := range actions {
			if _, err := g.Do(a); err != nil {
				t.Fatalf("%q: %v", a, err)
			}
		}
	}
}

// begin opens a store that must be without trouble.
func begin(t testing.TB, s store.Store) *Game {
	t.Helper()
	g, notice := Open(s)
	if notice != "" {
		t.Fatalf("unexpected notice: %s", notice)
	}
	if g.Problem() != "" {
		t.Fatalf("unexpected problem: %s", g.Problem())
	}
	return g
}

// states undoes a game to its start and gives its states, newest first.
func states(g *Game) []scoundrel.State {
	all := []scoundrel.State{g.State()}
	for g.Undo() {
		all = append(all, g.State())
	}
	return all
}

// sameAfterReopening checks that the game in the store is this one, with the
// same game to bring back. It undoes only copies.
func sameAfterReopening(t testing.TB, s store.Store, g *Game) {
	t.Helper()
	reopened := begin(t, frozen{s})
	if got, want := reopened.State(), g.State(); got != want {
		t.Fatalf("reopened %+v\nwant %+v", got, want)
	}
	if got, want := reopened.Record(), g.Record(); got != want {
		t.Fatalf("reopened with the record\n%swant\n%s", got, want)
	}
	if !slices.Equal(allStates(reopened.now), allStates(g.now)) {
		t.Fatal("reopened with another undo history")
	}
	if got, want := reopened.CanBringBack(), g.CanBringBack(); got != want {
		t.Fatalf("reopened with a game to bring back: %v, want %v", got, want)
	}
	if g.CanBringBack() && !slices.Equal(allStates(reopened.before), allStates(g.before)) {
		t.Fatal("reopened with another game to bring back")
	}
}

func allStates(h *history) []scoundrel.State {
	all := []scoundrel.State{h.Start()}
	for _, a := range h.Actions() {
		next, err := all[len(all)-1].Step(a)
		if err != nil {
			return nil
		}
		all = append(all, next)
	}
	return all
}

// frozen is a store to look at: whatever is saved in it is dropped.
type frozen struct{ store.Store }

func (frozen) Save(string, []byte) error { return nil }

// failing is a store whose calls can be made to fail.
type failing struct {
	store.Store
	load, save, aside bool
}

var errFailing = errors.New("the disk is full")

func (f *failing) Load(slot string) ([]byte, error) {
	if f.load {
		return nil, errFailing
	}
	return f.Store.Load(slot)
}

func (f *failing) Save(slot string, data []byte) error {
	if f.save {
		return errFailing
	}
	return f.Store.Save(slot, data)
}

func (f *failing) SetAside(slot string) (string, error) {
	if f.aside {
		return "", errFailing
	}
	return f.Store.SetAside(slot)
}

// put saves bytes into the slot of the game.
func put(t testing.TB, s store.Store, data string) {
	t.Helper()
	if err := s.Save(slot, []byte(data)); err != nil {
		t.Fatal(err)
	}
}

// firstRoom and what follows is a game that a person can follow: 20 health, the
// 5 of Clubs barehanded costs 5, the 3 of Hearts heals 3, then the 7 of Diamonds.
var firstRoom = []string{"deal C5 H3 D7 S12", "fight C5 barehanded", "drink H3", "equip D7"}

// wonGame gives a whole game of all 44 cards that is won. The dungeon lies so
// that two weapons meet the monsters from the ace down: the first takes
// 4+3+2+1 = 10 damage, a potion heals it, the second 5+4+3+2+1 = 15.
func wonGame(t testing.TB) []scoundrel.Action {
	t.Helper()
	var order []scoundrel.Card
	add := func(ids string) {
		actions, err := scoundrel.ParseActions("deal " + ids)
		if err != nil {
			t.Fatal(err)
		}
		for _, a := range actions {
			order = append(order, a.Card)
		}
	}
	for _, ids := range []string{
		"D10 S14 C13 S12", "C11 S10 S9 S8", "S7 S6 S5 S4", "S3 S2 H10",
		"D9 C14 S13 C12", "S11 C10 C9 C8", "C7 C6 C5 C4", "C3 C2",
		"H2 D2 D3 H3", "D4 D5 H4 D6", "D7 H5 D8 H6", "H7 H8 H9",
	} {
		add(ids)
	}
	var actions []scoundrel.Action
	s := scoundrel.New(scoundrel.StrictlyLower)
	step := func(a scoundrel.Action) {
		next, err := s.Step(a)
		if err != nil {
			t.Fatalf("%q: %v", a, err)
		}
		s, actions = next, append(actions, a)
	}
	dealt := 0
	for _, c := range order {
		if s.ToFace() == 0 && s.Faced > 0 {
			step(scoundrel.Action{Kind: scoundrel.Next})
		}
		for !s.RoomFull() {
			step(scoundrel.Action{Kind: scoundrel.Deal, Card: order[dealt]})
			dealt++
		}
		for _, a := range s.Options(c) {
			if _, err := s.Step(a); err == nil {
				step(a)
				break
			}
		}
	}
	if !s.Over.Won {
		t.Fatalf("the game that is won ends with %+v", s.Over)
	}
	return actions
}
