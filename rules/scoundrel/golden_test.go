package scoundrel_test

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"akuto/rules/scoundrel"
)

// TestGolden plays the games in testdata/golden. Each line there is an action
// and, after three spaces, the state it leads to in words.
func TestGolden(t *testing.T) {
	files, err := filepath.Glob("testdata/golden/*.txt")
	if err != nil || len(files) != 3 {
		t.Fatalf("%d golden games, want 3: %v", len(files), err)
	}
	for _, file := range files {
		t.Run(strings.TrimSuffix(filepath.Base(file), ".txt"), func(t *testing.T) {
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			s := scoundrel.New(scoundrel.StrictlyLower)
			for i, line := range strings.Split(string(text), "\n") {
				if line == "" || strings.HasPrefix(line, "#") {
					continue
				}
				action, want, found := strings.Cut(line, "   ")
				if !found {
					t.Fatalf("line %d has no state: %q", i+1, line)
				}
				actions, err := scoundrel.ParseActions(action)
				if err != nil {
					t.Fatalf("line %d: %v", i+1, err)
				}
				for _, a := range actions {
					var err error
					if s, _, err = s.Apply(a); err != nil {
						t.Fatalf("line %d, %q: %v", i+1, a, err)
					}
				}
				if got, want := inWords(s), strings.TrimLeft(want, " "); got != want {
					t.Fatalf("line %d, after %q:\n got %s\nwant %s", i+1, action, got, want)
				}
			}
			if !s.Over.Done {
				t.Error("the game does not end")
			}
		})
	}
}

// inWords gives a state as the golden games have it.
func inWords(s scoundrel.State) string {
	words := []string{
		fmt.Sprintf("health %d", s.Health),
		"weapon " + weaponText(s),
		fmt.Sprintf("room %d: %s", s.RoomNo, roomText(s)),
		fmt.Sprintf("left %d", s.Left()),
	}
	if bottom := s.Bottom(); len(bottom) > 0 {
		words = append(words, "bottom "+ids(bottom))
	}
	if s.Over.Done {
		result := "lost"
		if s.Over.Won {
			result = "won"
		}
		words = append(words, strings.ReplaceAll(fmt.Sprintf("%s %d", result, s.Over.Score), "-", "−"))
	}
	return strings.Join(words, "   ")
}
