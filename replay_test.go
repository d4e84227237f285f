package main

import (
	"bytes"
	"encoding/json"
	"io"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// decode reads the one JSON document that text must be.
func decode(t *testing.T, text []byte) any {
	t.Helper()
	decoder := json.NewDecoder(bytes.NewReader(text))
	decoder.UseNumber()
	var document any
	if err := decoder.Decode(&document); err != nil {
		t.Fatalf("no JSON document: %v in %q", err, text)
	}
	if err := decoder.Decode(new(any)); err != io.EOF {
		t.Fatalf("more than one JSON document: %v", err)
	}
	return document
}

// TestReplayDocuments holds the whole document for every record in
// testdata/replay, which lies beside it.
func TestReplayDocuments(t *testing.T) {
	records, err := filepath.Glob("testdata/replay/*.txt")
	if err != nil || len(records) < 10 {
		t.Fatalf("%d records: %v", len(records), err)
	}
	for _, record := range records {
		t.Run(strings.TrimSuffix(filepath.Base(record), ".txt"), func(t *testing.T) {
			want, err := os.ReadFile(strings.TrimSuffix(record, ".txt") + ".json")
			if err != nil {
				t.Fatal(err)
			}
			var out, errOut bytes.Buffer
			if status := replay([]string{record}, &out, &errOut); status != 0 {
				t.Fatalf("status %d: %s", status, errOut.String())
			}
			if errOut.Len() != 0 {
				t.Errorf("on stderr: %s", errOut.String())
			}
			if diff := cmp.Diff(decode(t, want), decode(t, out.Bytes())); diff != "" {
				t.Errorf("document (- wanted, + printed):\n%s", diff)
			}
		})
	}
}

// TestReplayFormatExample holds the example of the format's description, where
// it is complete.
func TestReplayFormatExample(t *testing.T) {
	file := filepath.Join(t.TempDir(), "record.txt")
	if err := os.WriteFile(file, []byte("scoundrel 1\ndeal C5\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	var out, errOut bytes.Buffer
	if status := replay([]string{file}, &out, &errOut); status != 0 {
		t.Fatalf("status %d: %s", status, errOut.String())
	}
	document, ok := decode(t, out.Bytes()).(map[string]any)
	if !ok {
		t.Fatalf("the document is no object: %s", out.String())
	}
	legal, ok := document["legal"].([]any)
	// 43 cards to deal, 43 to change it into, and one to remove.
	if !ok || len(legal) != 87 {
		t.Errorf("%d legal actions, want 87", len(legal))
	}
	delete(document, "legal")
	want := decode(t, []byte(`{"state": {"hp": 20, "weapon": null, "room": [{"card": "C5", "resolved": false}, null, null, null], "resolvedInRoom": 0,
		"potionUsedInRoom": false, "ranLastRoom": false, "used": [], "roomNo": 1, "lastResolved": null, "log": [], "over": null},
		"dungeonLeft": 43, "slotsNeeded": 4, "totals": {"rooms": 0, "slain": 0, "damage": 0, "healed": 0, "ran": 0}}`))
	if diff := cmp.Diff(want, any(document)); diff != "" {
		t.Errorf("document (- wanted, + printed):\n%s", diff)
	}
}

// TestReplayBroken holds what a broken record gives: nothing on stdout, the file,
// the line and a sentence on stderr, status 1.
func TestReplayBroken(t *testing.T) {
	for _, test := range []struct {
		name, text string
		line       int
	}{
		{"empty", "", 1},
		{"no header", "deal C5 H3 D7 S12\n", 1},
		{"another version", "scoundrel 2\n", 1},
		{"another format", "# combat\nslay 1\nenemy jaw_worm\n", 2},
		{"unknown action", "scoundrel 1\n\n# first room\ndeel C5\n", 4},
		{"unknown card", "scoundrel 1\ndeal C5 H3 D7 S12\nequip D11\n", 3},
		{"illegal action", "scoundrel 1\r\ndeal C5 H3 D7 S12\r\nrun\r\ndeal C5 H3 D7 S12\r\nrun\r\n", 5},
		{"card dealt twice", "scoundrel 1\ndeal C5 H3\ndeal D7 C5\n", 3},
		{"after death", "scoundrel 1\ndeal C14 C13 H3 H4\nfight C14 barehanded\nfight C13 barehanded\ndrink H3\n", 5},
		{"not UTF-8", "scoundrel 1\ndeal C5\xff\n", 2},
	} {
		t.Run(test.name, func(t *testing.T) {
			file := filepath.Join(t.TempDir(), "broken record.txt")
			if err := os.WriteFile(file, []byte(test.text), 0o600); err != nil {
				t.Fatal(err)
			}
			var out, errOut bytes.Buffer
			status := replay([]string{file}, &out, &errOut)
			if status != 1 || out.Len() != 0 {
				t.Errorf("status %d, want 1; on stdout: %q", status, out.String())
			}
			form := regexp.MustCompile("^" + regexp.QuoteMeta(file) + ":" + strconv.Itoa(test.line) + `: \S+ \S+ [^\n]+\n$`)
			if !form.MatchString(errOut.String()) {
				t.Errorf("on stderr %q, want %s:%d: and one sentence", errOut.String(), file, test.line)
			}
		})
	}
	t.Run("no such file", func(t *testing.T) {
		file := filepath.Join(t.TempDir(), "missing.txt")
		var out, errOut bytes.Buffer
		if status := replay([]string{file}, &out, &errOut); status != 1 || out.Len() != 0 {
			t.Errorf("status %d, want 1; on stdout: %q", status, out.String())
		}
		if !strings.HasPrefix(errOut.String(), file+":") || strings.Count(errOut.String(), "\n") != 1 {
			t.Errorf("on stderr %q, want the file and one sentence", errOut.String())
		}
	})
	t.Run("a folder", func(t *testing.T) {
		var out, errOut bytes.Buffer
		if status := replay([]string{t.TempDir()}, &out, &errOut); status != 1 || out.Len() != 0 || errOut.Len() == 0 {
			t.Errorf("status %d, want 1; on stdout: %q", status, out.String())
		}
	})
}

// TestReplayUsage holds that wrong arguments give the usage and status 2.
func TestReplayUsage(t *testing.T) {
	for _, args := range [][]string{nil, {"-loud"}, {"one.txt", "two.txt"}} {
		var out, errOut bytes.Buffer
		if status := replay(args, &out, &errOut); status != 2 || out.Len() != 0 {
			t.Errorf("%q: status %d, want 2; on stdout: %q", args, status, out.String())
		}
		if !strings.Contains(errOut.String(), "akuto replay FILE") {
			t.Errorf("%q: no usage on stderr: %q", args, errOut.String())
		}
	}
}
