package store

import (
	"bytes"
	"errors"
	"strings"
	"testing"
)

// everyKind runs a test against each kind of store, which must all behave alike.
func everyKind(t *testing.T, test func(t *testing.T, s Store)) {
	t.Helper()
	unlinked := OpenFolder(t.TempDir()).(*files)
	unlinked.link = func(string, string) error { return errors.New("no links here") }
	for name, s := range map[string]Store{
		"memory":               NewMemory(),
		"folder":               OpenFolder(t.TempDir()),
		"folder without links": unlinked,
		"browser":              &browser{keys: newPage()},
	} {
		t.Run(name, func(t *testing.T) { test(t, s) })
	}
}

// holds checks what a slot and its older copy hold; "" means that there is none.
func holds(t *testing.T, s Store, slot, last, older string) {
	t.Helper()
	check := func(what string, got []byte, err error, want string) {
		t.Helper()
		if err != nil {
			t.Errorf("%s of %s: %v", what, slot, err)
		}
		if string(got) != want || (got == nil) != (want == "") {
			t.Errorf("%s of %s is %q, want %q", what, slot, got, want)
		}
	}
	got, err := s.Load(slot)
	check("save", got, err, last)
	got, err = s.Older(slot)
	check("older copy", got, err, older)
}

func save(t *testing.T, s Store, slot, data string) {
	t.Helper()
	if err := s.Save(slot, []byte(data)); err != nil {
		t.Fatalf("save %q in %s: %v", data, slot, err)
	}
}

func TestSlotsKeepTheLastSaveAndTheOneBefore(t *testing.T) {
	everyKind(t, func(t *testing.T, s Store) {
		holds(t, s, "game", "", "")
		save(t, s, "game", "one")
		holds(t, s, "game", "one", "")
		save(t, s, "game", "two")
		holds(t, s, "game", "two", "one")
		save(t, s, "game", "three")
		holds(t, s, "game", "three", "two")
		holds(t, s, "settings", "", "")
	})
}

func TestSlotIsNotTheCallersMemory(t *testing.T) {
	everyKind(t, func(t *testing.T, s Store) {
		given := []byte("one")
		if err := s.Save("game", given); err != nil {
			t.Fatal(err)
		}
		copy(given, "xxx")
		got, err := s.Load("game")
		if err != nil {
			t.Fatal(err)
		}
		copy(got, "yyy")
		holds(t, s, "game", "one", "")
	})
}

func TestSavesSetAsideAreAllKept(t *testing.T) {
	everyKind(t, func(t *testing.T, s Store) {
		if where, err := s.SetAside("game"); !errors.Is(err, ErrEmpty) {
			t.Fatalf("an empty slot was set aside as %q: %v", where, err)
		}
		seen := map[string]bool{}
		for _, data := range []string{"first", "second", "third"} {
			save(t, s, "game", data)
			where, err := s.SetAside("game")
			if err != nil {
				t.Fatalf("set aside: %v", err)
			}
			if seen[where] || !strings.Contains(where, "game.broken-") {
				t.Errorf("set aside as %q, after %v", where, seen)
			}
			seen[where] = true
			if last, err := s.Load("game"); last != nil || err != nil {
				t.Errorf("after setting aside the slot holds %q, %v", last, err)
			}
		}
		for n, want := range []string{"first", "second", "third"} {
			if got, err := s.Load(asideName("game", n+1)); string(got) != want || err != nil {
				t.Errorf("save %d set aside is %q, %v; want %q", n+1, got, err, want)
			}
		}
	})
}

func TestSettingAsideLeavesTheOlderCopy(t *testing.T) {
	everyKind(t, func(t *testing.T, s Store) {
		save(t, s, "game", "good")
		save(t, s, "game", "broken")
		if _, err := s.SetAside("game"); err != nil {
			t.Fatal(err)
		}
		holds(t, s, "game", "", "good")
		// The first save into the emptied slot has nothing to keep, and so keeps
		// what there is.
		save(t, s, "game", "new")
		holds(t, s, "game", "new", "good")
	})
}

func TestTooLargeIsRefusedAndChangesNothing(t *testing.T) {
	everyKind(t, func(t *testing.T, s Store) {
		save(t, s, "game", "one")
		if err := s.Save("game", bytes.Repeat([]byte("x"), Limit+1)); !errors.Is(err, ErrTooLarge) {
			t.Errorf("save over the limit: %v", err)
		}
		holds(t, s, "game", "one", "")
		most := strings.Repeat("x", Limit)
		save(t, s, "game", most)
		holds(t, s, "game", most, "one")
	})
}

func TestEveryPlaceHasAName(t *testing.T) {
	everyKind(t, func(t *testing.T, s Store) {
		if s.Where() == "" {
			t.Error("Where is empty")
		}
	})
}

func TestRefusingMemorySaysWhyAndKeepsOn(t *testing.T) {
	s := newMemory("the storage is blocked")
	err := s.Save("game", []byte("one"))
	if err == nil || err.Error() != "the storage is blocked" {
		t.Errorf("save: %v", err)
	}
	holds(t, s, "game", "one", "")
}
