package play

import (
	"encoding/json"
	"os"
	"strings"
	"testing"

	"akuto/rules/scoundrel"
	"akuto/scenes/store"
)

// asSave gives the bytes of a save with this record.
func asSave(t testing.TB, record string) string {
	t.Helper()
	data, err := json.Marshal(saved{Version: version, Game: record})
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

// brokenSaves is every way a save can be wrong.
func brokenSaves(t testing.TB) map[string]string {
	good := asSave(t, "scoundrel 1\ndeal C5 H3\n")
	return map[string]string{
		"empty":                   "",
		"cut short":               good[:len(good)/2],
		"zeros":                   strings.Repeat("\x00", 64),
		"not JSON":                "scoundrel 1\ndeal C5\n",
		"a list":                  "[" + good + "]",
		"something behind":        good + "{}",
		"no version":              `{"game":"scoundrel 1\n"}`,
		"version below 1":         strings.Replace(good, `"akuto":1`, `"akuto":-1`, 1),
		"version in words":        strings.Replace(good, `"akuto":1`, `"akuto":"one"`, 1),
		"unknown field":           strings.Replace(good, `"akuto":1`, `"akuto":1,"gold":7`, 1),
		"no game":                 `{"akuto":1}`,
		"game is a number":        `{"akuto":1,"game":7}`,
		"not UTF-8":               strings.Replace(good, "deal", "# \xff\\ndeal", 1),
		"record of a newer kind":  asSave(t, "scoundrel 2\n"),
		"unknown word":            asSave(t, "scoundrel 1\nshuffle\n"),
		"illegal action":          asSave(t, "scoundrel 1\ndeal C5\nfight C5 barehanded\n"),
		"card twice":              asSave(t, "scoundrel 1\ndeal C5 C5\n"),
		"broken game before":      strings.Replace(good, `"game"`, `"before":"scoundrel 1\ndeal X9\n","game"`, 1),
		"nested without an end":   strings.Repeat(`{"akuto":`, 20000),
		"larger than any save is": good + strings.Repeat(" ", store.Limit),
	}
}

func TestBrokenSavesAreSetAside(t *testing.T) {
	for name, data := range brokenSaves(t) {
		t.Run(name, func(t *testing.T) {
			dir := t.TempDir()
			writeSave(t, dir, ".json", data)
			s := store.OpenFolder(dir)
			g, notice := Open(s)
			if g.State() != scoundrel.New(scoundrel.StrictlyLower) || g.CanUndo() || g.CanBringBack() {
				t.Error("not a new game")
			}
			where := dir + string(os.PathSeparator) + "scoundrel.broken-1.json"
			want := "The save of your game can't be read and is now kept as " + where + "; a new game starts."
			if notice != want {
				t.Errorf("the notice is %q\nwant %q", notice, want)
			}
			if kept, err := os.ReadFile(where); string(kept) != data || err != nil {
				t.Errorf("set aside %d bytes, %v; want the %d that were there", len(kept), err, len(data))
			}
			// Told once, and the new game is saved like any other.
			g = begin(t, s)
			do(t, g, firstRoom...)
			sameAfterReopening(t, s, g)
		})
	}
}

func TestABrokenSaveGoesOnFromTheCopyBefore(t *testing.T) {
	for name, data := range brokenSaves(t) {
		t.Run(name, func(t *testing.T) {
			dir := t.TempDir()
			s := store.OpenFolder(dir)
			g := begin(t, s)
			do(t, g, "deal C5 H3 D7")
			want := g.State()
			do(t, g, "deal S12")
			writeSave(t, dir, ".json", data)

			g, notice := Open(s)
			if g.State() != want {
				t.Errorf("went on with %+v\nwant one move before the last, %+v", g.State(), want)
			}
			if !strings.HasSuffix(notice, "scoundrel.broken-1.json; the game goes on from the copy before it.") {
				t.Errorf("the notice is %q", notice)
			}
			sameAfterReopening(t, s, g)
		})
	}
}

func TestBothCopiesBroken(t *testing.T) {
	dir := t.TempDir()
	writeSave(t, dir, ".json", "broken")
	writeSave(t, dir, ".bak", "broken too")
	s := store.OpenFolder(dir)
	g, notice := Open(s)
	if g.CanUndo() || !strings.HasSuffix(notice, "; a new game starts.") {
		t.Errorf("the notice is %q", notice)
	}
	sameAfterReopening(t, s, g)
}

func TestAMissingSaveGoesOnFromTheCopyBefore(t *testing.T) {
	dir := t.TempDir()
	writeSave(t, dir, ".bak", asSave(t, "scoundrel 1\ndeal C5 H3\n"))
	s := store.OpenFolder(dir)
	g, notice := Open(s)
	if got := len(states(g)); got != 3 {
		t.Errorf("went on with %d states, want 3", got)
	}
	if want := "The save of your game is missing; the game goes on from the copy before it."; notice != want {
		t.Errorf("the notice is %q, want %q", notice, want)
	}
	begin(t, s)
}

func TestANewerSaveIsKept(t *testing.T) {
	for name, newer := range map[string]string{
		"more fields":  `{"akuto":2,"game":"scoundrel 2\n","floor":3}`,
		"other fields": `{"akuto":31,"game":{"deck":[1,2]}}`,
	} {
		t.Run(name, func(t *testing.T) {
			s := store.NewMemory()
			put(t, s, newer)
			g, notice := Open(s)
			if want := "The save of your game was made by a newer akuto and is now kept as scoundrel.broken-1 in this program's memory; a new game starts."; notice != want {
				t.Errorf("the notice is %q, want %q", notice, want)
			}
			do(t, g, firstRoom...)
			if kept, err := s.Load("scoundrel.broken-1"); string(kept) != newer || err != nil {
				t.Errorf("kept %q, %v", kept, err)
			}
		})
	}
}

// A save that can be neither read nor moved is never written over.
func TestASaveThatCannotBeSetAsideStays(t *testing.T) {
	inner := store.NewMemory()
	put(t, inner, "broken")
	s := &failing{Store: inner, aside: true}
	g, notice := Open(s)
	if want := "The save of your game can't be read and couldn't be set aside (the disk is full); a new game starts."; notice != want {
		t.Errorf("the notice is %q, want %q", notice, want)
	}
	do(t, g, firstRoom...)
	if want := "This game isn't saved: a save that can't be read is in the way (the disk is full)."; g.Problem() != want {
		t.Errorf("the problem is %q, want %q", g.Problem(), want)
	}
	if data, _ := inner.Load(slot); string(data) != "broken" {
		t.Errorf("the save became %q", data)
	}
	s.aside = false
	do(t, g, "next", "deal C2")
	if g.Problem() != "" {
		t.Errorf("the problem stays %q", g.Problem())
	}
	sameAfterReopening(t, s, g)
	if data, _ := inner.Load("scoundrel.broken-1"); string(data) != "broken" {
		t.Errorf("set aside %q", data)
	}
	if data, _ := inner.Load("scoundrel.broken-2"); data != nil {
		t.Errorf("a good save was set aside: %s", data)
	}
}

func TestAStoreThatCannotBeReadIsToldOf(t *testing.T) {
	inner := store.NewMemory()
	put(t, inner, asSave(t, "scoundrel 1\ndeal C5\n"))
	g, notice := Open(&failing{Store: inner, load: true, save: true, aside: true})
	if notice == "" || g.Problem() == "" || g.CanUndo() {
		t.Errorf("notice %q, problem %q", notice, g.Problem())
	}
	do(t, g, firstRoom...)
	if g.State().Health != 18 {
		t.Error("the game isn't played on")
	}
}

func TestAFailingSaveLosesNoMove(t *testing.T) {
	s := &failing{Store: store.NewMemory(), save: true}
	g := begin(t, s)
	do(t, g, firstRoom...)
	if want := "This game isn't saved: the disk is full."; g.Problem() != want {
		t.Errorf("the problem is %q, want %q", g.Problem(), want)
	}
	if g.State().Health != 18 || !g.Undo() || g.Problem() == "" {
		t.Error("the game isn't played on")
	}
	s.save = false
	do(t, g, "equip D7")
	if g.Problem() != "" {
		t.Errorf("the problem stays %q", g.Problem())
	}
	sameAfterReopening(t, s, g)
}

// writeSave puts a file into the folder of a store as another program might.
func writeSave(t testing.TB, dir, ending, data string) {
	t.Helper()
	if err := os.WriteFile(dir+string(os.PathSeparator)+slot+ending, []byte(data), 0o600); err != nil {
		t.Fatal(err)
	}
}
