package scoundrel_test

import (
	"bytes"
	"encoding/json"
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"akuto/rules/scoundrel"
)

// FuzzParseRecord holds that no text makes the parser panic, that what is wrong
// is told with a line of the text, and that what it reads prints and reads
// again to the same.
func FuzzParseRecord(f *testing.F) {
	files, err := filepath.Glob("testdata/golden/*.txt")
	if err != nil || len(files) == 0 {
		f.Fatalf("no golden games: %v", err)
	}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			f.Fatal(err)
		}
		// What stands after an action in a golden game becomes a comment.
		f.Add([]byte("scoundrel 1\n" + strings.ReplaceAll(string(text), "   ", " # ")))
	}
	for _, text := range []string{
		"", "\n", "\ufeff", smallGame, "scoundrel 1\r\nrule weapon lower-or-equal\r\n", "scoundrel 1\nrule weapon lower\ndeal C2 C2\n",
		"scoundrel 1\ndeal C5 H3 D7 S12\nrun\ndeal C5 H3 D7 S12\nrun\n", "scoundrel 2\n", "scoundrel 1\ndeal", "scoundrel 1\nfight  weapon",
		"scoundrel 1\nchange C5 C5\x00", "scoundrel 1\ndeal C99999999999999999999", "# \xff\nscoundrel 1",
	} {
		f.Add([]byte(text))
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		record, err := scoundrel.ParseRecord("fuzz.txt", text)
		if err != nil {
			var fault *scoundrel.RecordError
			if !errors.As(err, &fault) {
				t.Fatalf("the error is a %T", err)
			}
			if fault.Line < 1 || fault.Line > 1+bytes.Count(text, []byte("\n")) || fault.Why == "" || strings.Contains(fault.Why, "\n") {
				t.Fatalf("fault at line %d: %q", fault.Line, fault.Why)
			}
			return
		}
		printed := record.Text()
		again, err := scoundrel.ParseRecord("printed.txt", []byte(printed))
		if err != nil {
			t.Fatalf("the printed record is broken: %v\n%s", err, printed)
		}
		if again.Rule != record.Rule || !slices.Equal(again.Actions, record.Actions) || again.Text() != printed {
			t.Fatalf("the printed record is another one:\n%s", printed)
		}
		one, err := record.Replay()
		if err != nil {
			t.Fatalf("what parsed does not replay: %v", err)
		}
		two, err := again.Replay()
		if err != nil || one.Now() != two.Now() {
			t.Fatalf("the printed record replays to another state: %v", err)
		}
	})
}

// FuzzStateJSON holds that no text makes reading a state panic, that a refused
// one leaves the state as it was, and that an accepted one is a game that can be
// written, read and played on.
func FuzzStateJSON(f *testing.F) {
	for _, lines := range [][]string{
		nil,
		{"deal C5 H3"},
		{"deal D5 C12 C6 S12", "equip D5", "fight C12 weapon", "fight C6 weapon", "next", "deal S6 C5 H2"},
		{"deal C5 H3 D7 S12", "run", "deal C2 C3 D4 S12", "equip D4", "change C2 D4"},
		{"deal C14 C6 H3 D7", "fight C14 barehanded", "fight C6 barehanded"},
	} {
		text, err := json.Marshal(play(f, lines...))
		if err != nil {
			f.Fatal(err)
		}
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		start := play(t, "deal C5")
		s := start
		if err := json.Unmarshal(text, &s); err != nil {
			if s != start {
				t.Fatalf("refused with %v, but the state changed", err)
			}
			return
		}
		if string(bytes.TrimSpace(text)) == "null" {
			return // by the convention of encoding/json, null changes nothing
		}
		written, err := json.Marshal(s)
		if err != nil {
			t.Fatal(err)
		}
		var back scoundrel.State
		if err := json.Unmarshal(written, &back); err != nil || back != s {
			t.Fatalf("an accepted state is not read again: %v\n%s", err, written)
		}
		if s.Left() < 0 || s.Health < 0 || s.Health > scoundrel.FullHealth {
			t.Fatalf("%d left, %d health", s.Left(), s.Health)
		}
		for _, a := range scoundrel.Legal(s) {
			if _, _, err := s.Apply(a); err != nil {
				t.Fatalf("%q is listed but refused: %v", a, err)
			}
		}
	})
}
