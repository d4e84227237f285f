package slay_test

import (
	"bytes"
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"akuto/rules/slay"
)

// FuzzParseScript holds that no text makes the parser panic, that what is wrong is
// told with a line of the text, and that what it reads prints and reads again to
// the same.
func FuzzParseScript(f *testing.F) {
	files, err := filepath.Glob("testdata/golden/*.txt")
	if err != nil || len(files) == 0 {
		f.Fatalf("no golden fights: %v", err)
	}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(text)
	}
	for _, text := range []string{
		"", "\n", "\ufeff", "slay 1\r\nenemy jaw_worm\r\ndeck embers\r\nseed 5\r\nend\r\nend\r\n", "slay 2\n", "slay 1\nplay", "slay 1\nenemy cultist\nplay bash 1 exhaust",
		"slay 1\nenemy lagavulin\ndraw true_grit true_grit burning_pact sever_soul defend_r\nplay true_grit 2 exhaust true_grit 1\nplay burning_pact exhaust sever_soul\n",
		"slay 1\nenemy cultist\nhp 99999999999999999999", "# \xff\nslay 1", "slay 1\nenemy cultist\x00",
	} {
		f.Add([]byte(text))
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		script, err := slay.ParseScript(shipped(), "fuzz.txt", text)
		if err != nil {
			var fault *slay.ScriptError
			if !errors.As(err, &fault) {
				t.Fatalf("the error is a %T", err)
			}
			if fault.Line < 1 || fault.Line > 1+bytes.Count(text, []byte("\n")) || fault.Why == "" || strings.Contains(fault.Why, "\n") {
				t.Fatalf("fault at line %d: %q", fault.Line, fault.Why)
			}
			return
		}
		printed := script.Text()
		again, err := slay.ParseScript(shipped(), "printed.txt", []byte(printed))
		if err != nil {
			t.Fatalf("the printed script is broken: %v\n%s", err, printed)
		}
		if !slices.EqualFunc(again.Actions, script.Actions, slay.Action.Equal) || again.Text() != printed {
			t.Fatalf("the printed script is another one:\n%s", printed)
		}
		if one, two := replay(t, script), replay(t, again); !one.Equal(two) {
			t.Fatalf("the printed script leads elsewhere:\n%s", printed)
		}
	})
}

// FuzzCheck holds that no file makes the checker panic, and that a catalog without
// faults can be fought with.
func FuzzCheck(f *testing.F) {
	f.Add([]byte(good))
	for _, file := range []string{"cards.json", "enemies.json", "decks.json"} {
		text, err := os.ReadFile(filepath.Join("../../assets", file))
		if err != nil {
			f.Fatal(err)
		}
		f.Add(text)
	}
	for _, text := range []string{"", "{}", "[", `{"":{}}`, `{"+":{"actions":[]}}`, `{"a":{"hp":1,"actions":{"1":{}}}}`, `{"a":{"effects":[{"type":"hit"}]}}`} {
		f.Add([]byte(text))
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		c, err := slay.Read([]slay.File{{Name: "fuzz.json", Data: text}}, shipped(), nil)
		if err != nil {
			var faults slay.Faults
			if !errors.As(err, &faults) || len(faults) == 0 {
				t.Fatalf("the error is %T: %v", err, err)
			}
			return
		}
		for _, enemy := range c.Enemies() {
			s, _, err := slay.New(c, slay.Setup{Enemy: enemy.ID, Deck: slay.StarterDeck})
			if err != nil {
				t.Fatal(err)
			}
			for turn := 0; turn < 8 && !s.Over(); turn++ {
				s = end(t, s)
			}
		}
		for _, card := range c.Cards() {
			card.Text()
		}
	})
}
