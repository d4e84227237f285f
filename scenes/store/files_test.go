//go:build !js

package store

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

var errPowerCut = errors.New("the power is gone")

// A program killed between writing the new copy and renaming it into its place
// leaves the old save and a file that nobody reads.
func TestKilledBeforeTheRenameLeavesTheOldSave(t *testing.T) {
	dir := t.TempDir()
	s := OpenFolder(dir)
	save(t, s, "game", "one")
	save(t, s, "game", "two")

	for _, killedAt := range []string{"game.bak", "game.json"} {
		dying := OpenFolder(dir).(*files)
		dead := false
		dying.rename = func(from, to string) error {
			if dead = dead || filepath.Base(to) == killedAt; dead {
				return errPowerCut
			}
			return os.Rename(from, to)
		}
		if err := dying.Save("game", []byte("three")); !errors.Is(err, errPowerCut) {
			t.Fatalf("killed at %s: %v", killedAt, err)
		}
		if got, err := s.Load("game"); string(got) != "two" || err != nil {
			t.Errorf("killed at %s, the save is %q, %v; want the old one", killedAt, got, err)
		}
	}
	// By now the older copy and the save are one file under two names.
	holds(t, s, "game", "two", "two")
	save(t, s, "game", "four")
	holds(t, s, "game", "four", "two")
	onlyFiles(t, dir, "game.bak", "game.json")
}

// What a killed program left half written is in nobody's way.
func TestLeftoversAreOverwritten(t *testing.T) {
	dir := t.TempDir()
	s := OpenFolder(dir)
	save(t, s, "game", "one")
	write(t, filepath.Join(dir, "game.tmp"), "half of someth")
	write(t, filepath.Join(dir, "game.bak.tmp"), "half")
	holds(t, s, "game", "one", "")
	save(t, s, "game", "two")
	holds(t, s, "game", "two", "one")
	onlyFiles(t, dir, "game.bak", "game.json")
}

func TestFolderIsMadeAtTheFirstSave(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "config", "akuto")
	s := OpenFolder(dir)
	holds(t, s, "game", "", "")
	if _, err := os.Stat(dir); !errors.Is(err, os.ErrNotExist) {
		t.Errorf("the folder was made before anything was saved: %v", err)
	}
	save(t, s, "game", "one")
	holds(t, OpenFolder(dir), "game", "one", "")
}

func TestFolderThatCannotBeMadeIsAnError(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	write(t, file, "not a folder")
	s := OpenFolder(filepath.Join(file, "akuto"))
	if err := s.Save("game", []byte("one")); err == nil {
		t.Error("saved into a folder that can't be")
	}
}

func TestWhatIsNoSmallFileIsNotRead(t *testing.T) {
	dir := t.TempDir()
	s := OpenFolder(dir)
	write(t, filepath.Join(dir, "large.json"), strings.Repeat("x", Limit+1))
	if _, err := s.Load("large"); !errors.Is(err, ErrTooLarge) {
		t.Errorf("load over the limit: %v", err)
	}
	if err := os.Mkdir(filepath.Join(dir, "folder.json"), 0o700); err != nil {
		t.Fatal(err)
	}
	if _, err := s.Load("folder"); err == nil || err.Error() != "it is not a file" {
		t.Errorf("load of a folder: %v", err)
	}
	for _, slot := range []string{"large", "folder"} {
		where, err := s.SetAside(slot)
		if err != nil {
			t.Errorf("set %s aside: %v", slot, err)
		}
		if _, err := os.Stat(where); err != nil {
			t.Errorf("set aside as %q: %v", where, err)
		}
		save(t, s, slot, "new")
		holds(t, s, slot, "new", "")
	}
}

func TestOpenFindsThePlayersFolder(t *testing.T) {
	// Each system finds its folder through one of these.
	home := t.TempDir()
	for _, name := range []string{"XDG_CONFIG_HOME", "HOME", "AppData"} {
		t.Setenv(name, home)
	}
	s := Open()
	if got := s.Where(); !strings.HasPrefix(got, home) || filepath.Base(got) != "akuto" {
		t.Errorf("the saves are in %q, want akuto in %q", got, home)
	}
	save(t, s, "game", "one")
	holds(t, Open(), "game", "one", "")

	named := t.TempDir()
	SetFolder(named)
	defer SetFolder("")
	if got := Open().Where(); got != named {
		t.Errorf("the saves are in %q, want the folder that was set, %q", got, named)
	}
}

func TestOpenWithoutAnyFolderSaysSoAtEverySave(t *testing.T) {
	for _, name := range []string{"XDG_CONFIG_HOME", "HOME", "AppData"} {
		t.Setenv(name, "")
	}
	s := Open()
	for range 2 {
		if err := s.Save("game", []byte("one")); err == nil || !strings.Contains(err.Error(), "no folder") {
			t.Errorf("save without a folder: %v", err)
		}
	}
	holds(t, s, "game", "one", "one")
}

func write(t *testing.T, path, data string) {
	t.Helper()
	if err := os.WriteFile(path, []byte(data), 0o600); err != nil {
		t.Fatal(err)
	}
}

// onlyFiles checks which files a folder holds, in the order of their names.
func onlyFiles(t *testing.T, dir string, want ...string) {
	t.Helper()
	entries, err := os.ReadDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	names := []string{}
	for _, entry := range entries {
		names = append(names, entry.Name())
	}
	if strings.Join(names, " ") != strings.Join(want, " ") {
		t.Errorf("the folder holds %v, want %v", names, want)
	}
}
