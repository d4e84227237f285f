package slay_test

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"akuto/rules/slay"
)

// goldenEnemies are the enemies that must have a golden fight. One that is added
// can do without, but if it has one it is played.
var goldenEnemies = []string{
	"cultist", "jaw_worm", "lagavulin", "lagavulin_a12", "small_slime", "jaw_worm_a7", "gremlin_wizard", "fat_gremlin", "sneaky_gremlin",
}

// TestGolden plays the scripts in testdata/golden, each named after its enemy. The
// comment after an action there is the state it leads to in words; the first
// stands on a line of its own and is the state at the start.
func TestGolden(t *testing.T) {
	files, _ := filepath.Glob("testdata/golden/*.txt")
	for _, enemy := range goldenEnemies {
		if !slices.Contains(files, filepath.Join("testdata/golden", enemy+".txt")) {
			t.Errorf("there is no golden fight against %s", enemy)
		}
	}
	for _, file := range files {
		enemy := strings.TrimSuffix(filepath.Base(file), ".txt")
		t.Run(enemy, func(t *testing.T) {
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			script, err := slay.ParseScript(shipped(), file, text)
			if err != nil {
				t.Fatal(err)
			}
			if script.Setup.Enemy != enemy {
				t.Fatalf("it is against %s", script.Setup.Enemy)
			}
			_, body, _ := strings.Cut(string(text), "\nslay 1\n")
			var want []string
			for _, line := range strings.Split(body, "\n") {
				if _, comment, found := strings.Cut(line, "# "); found {
					want = append(want, comment)
				}
			}
			history, err := script.Replay()
			if err != nil {
				t.Fatal(err)
			}
			number(t, "states told of", len(want), history.Len()+1)
			if !history.Now().Over() {
				t.Error("the fight does not end")
			}
			for {
				i := history.Len()
				if got := inWords(history.Now()); got != at(want, i) {
					t.Errorf("after action %d:\n got %s\nwant %s", i, got, at(want, i))
				}
				if _, ok := history.Undo(); !ok {
					return
				}
			}
		})
	}
}

// inWords gives a state as the golden scripts have it; what is 0 is left out.
func inWords(s slay.State) string {
	fighter := func(who string, f slay.Fighter) string {
		words := []string{fmt.Sprintf("%s %d", who, f.HP)}
		for _, one := range []struct {
			name string
			n    int
		}{{"block", f.Block}, {"strength", f.Strength}, {"vulnerable", f.Vulnerable}, {"weak", f.Weak}} {
			if one.n > 0 {
				words = append(words, fmt.Sprintf("%s %d", one.name, one.n))
			}
		}
		return strings.Join(words, ", ")
	}
	last := s.Result.String()
	if !s.Over() {
		last = fmt.Sprintf("would lose %d", s.Intent().HP)
	}
	return fmt.Sprintf("turn %d: %s; energy %d; %s; %s", s.Turn, fighter("you", s.Player.Fighter), s.Player.Energy, fighter("enemy", s.Enemy.Fighter), last)
}

// TestGoldenEnds holds that the golden fights see both ends.
func TestGoldenEnds(t *testing.T) {
	var ends []string
	files, _ := filepath.Glob("testdata/golden/*.txt")
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		script, err := slay.ParseScript(shipped(), file, text)
		if err != nil {
			t.Fatal(err)
		}
		history, err := script.Replay()
		if err != nil {
			t.Fatal(err)
		}
		ends = append(ends, history.Now().Result.String())
	}
	if !slices.Contains(ends, "won") || !slices.Contains(ends, "lost") {
		t.Errorf("the fights end %q", ends)
	}
}
