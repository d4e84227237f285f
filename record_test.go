//go:build !js

package main

import (
	"bytes"
	"errors"
	"strings"
	"testing"

	"akuto/rules/scoundrel"
	"akuto/scenes/play"
	"akuto/scenes/store"
)

func TestRecordPrintsTheSavedGame(t *testing.T) {
	dir := t.TempDir()
	game, _ := play.Open(store.OpenFolder(dir))
	for _, line := range []string{"deal C5 H3 D7 S12", "equip D7"} {
		actions, err := scoundrel.ParseActions(line)
		if err != nil {
			t.Fatal(err)
		}
		for _, a := range actions {
			if _, err := game.Do(a); err != nil {
				t.Fatal(err)
			}
		}
	}
	var out, errOut bytes.Buffer
	if status := run([]string{"-data", dir, "record"}, &out, &errOut); status != 0 {
		t.Fatalf("status %d: %s", status, errOut.String())
	}
	for _, want := range []string{"scoundrel 1\n", "\ndeal C5 H3 D7 S12\n", "\nequip D7\n"} {
		if !strings.Contains(out.String(), want) {
			t.Errorf("the record lacks %q:\n%s", want, out.String())
		}
	}
	errOut.Reset()
	if status := run([]string{"-data", dir, "record"}, full{}, &errOut); status != 1 || strings.Count(errOut.String(), "\n") != 1 {
		t.Errorf("on a full disk: status %d, told %q", status, errOut.String())
	}
	out.Reset()
	errOut.Reset()
	if status := run([]string{"-data", t.TempDir(), "record"}, &out, &errOut); status != 1 || out.Len() > 0 || errOut.Len() == 0 {
		t.Errorf("without a game: status %d, printed %q, told %q", status, out.String(), errOut.String())
	}
}

// full is a disk with no room.
type full struct{}

func (full) Write([]byte) (int, error) { return 0, errors.New("no space left on device") }
