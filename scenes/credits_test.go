package scenes

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"akuto/scenes/words"
)

// iconAuthors gives the authors that the table of icons in a list of credits
// names, each once.
func iconAuthors(credits string) map[string]bool {
	authors := map[string]bool{}
	for line := range strings.Lines(credits) {
		cells := strings.Split(line, "|")
		if len(cells) != 5 {
			continue
		}
		if author := strings.TrimSpace(cells[2]); author != "author" && strings.Trim(author, "-") != "" {
			authors[author] = true
		}
	}
	return authors
}

func TestTheCreditsNameEveryAuthorOfAnIcon(t *testing.T) {
	credits, err := os.ReadFile(filepath.Join("..", "assets", "CREDITS.md"))
	if err != nil {
		t.Fatal(err)
	}
	authors := iconAuthors(string(credits))
	if !authors["Lorc"] {
		t.Fatalf("the list of icons has another form: its authors are %v", authors)
	}
	for author := range authors {
		if !strings.Contains(words.Credits, author) {
			t.Errorf("%s isn't named in %q", author, words.Credits)
		}
	}
}

func TestTheCreditsNameEveryAuthorListed(t *testing.T) {
	credits, err := os.ReadFile(filepath.Join("..", "assets", "CREDITS.md"))
	if err != nil {
		t.Fatal(err)
	}
	_, list, found := strings.Cut(string(credits), "\nAuthors: ")
	list, _, ended := strings.Cut(list, ".\n\n")
	if !found || !ended {
		t.Fatal("there is no list of authors")
	}
	for _, entry := range strings.Split(list, ",") {
		author, _, _ := strings.Cut(strings.TrimSpace(entry), " ")
		if !strings.Contains(words.Credits, author) {
			t.Errorf("%s isn't named in %q", author, words.Credits)
		}
	}
}
