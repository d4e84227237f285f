package main

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"
)

// TestShippedCatalog holds that the shipped files have no faults, icons included,
// also when they are checked as a player's own.
func TestShippedCatalog(t *testing.T) {
	shipped, err := shippedCatalog()
	if err != nil {
		t.Fatal(err)
	}
	var out, errOut bytes.Buffer
	status := catalog([]string{"assets/cards.json", "assets/enemies.json", "assets/decks.json"}, &out, &errOut)
	if status != 0 || errOut.Len() != 0 || out.String() != shipped.Summary()+"\n" {
		t.Errorf("status %d, %q, %q", status, out.String(), errOut.String())
	}
}

// TestCatalogFaults holds that all faults of all files are told, one a line, and
// nothing on stdout.
func TestCatalogFaults(t *testing.T) {
	dir := t.TempDir()
	file := filepath.Join(dir, "own.json")
	none := filepath.Join(dir, "none.json")
	if err := os.WriteFile(file, []byte(`{
		"rat": {"name": "Rat", "hp": 0, "actionType": "single", "image": "no-such-icon", "actions": [{"intent": "attack", "effects": [{"type": "bite", "value": 1}]}]},
		"pack": {"name": "Pack", "description": "Of rats.", "cards": ["bash", "bish"]}
	}`), 0o600); err != nil {
		t.Fatal(err)
	}
	var out, errOut bytes.Buffer
	status := catalog([]string{file, none}, &out, &errOut)
	want := none + ": $: The file can't be read: no such file or directory.\n" +
		file + ": $.rat.hp: 0 is below 1.\n" +
		file + ": $.rat.image: There is no icon called \"no-such-icon\".\n" +
		file + ": $.rat.actions[0].effects[0].type: There is no effect called \"bite\": there are hit, block, strength, vulnerable, weak.\n" +
		file + ": $.pack.cards[1]: There is no card called \"bish\".\n"
	if status != 1 || out.Len() != 0 || errOut.String() != want {
		t.Errorf("status %d, %q,\n%s\nwant\n%s", status, out.String(), errOut.String(), want)
	}
}

func TestCatalogUsage(t *testing.T) {
	for _, args := range [][]string{nil, {"-x"}, {"--"}} {
		var out, errOut bytes.Buffer
		if status := catalog(args, &out, &errOut); status != 2 || out.Len() != 0 || errOut.String() != catalogUsage {
			t.Errorf("%q: status %d, %q, %q", args, status, out.String(), errOut.String())
		}
	}
}
