package scenes

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"akuto/fonts"
	"akuto/rules/scoundrel"
	"akuto/scenes/ui"
)

// covered fails the test for a text with a rune that would show as a box.
func covered(t *testing.T, where string, s fonts.Style, text string) {
	t.Helper()
	if missing, ok := fonts.Covers(s, text); !ok {
		t.Errorf("%s: %q has no glyph for %q (%U)", where, text, missing, missing)
	}
}

// styleOf is a style in a face; coverage depends on nothing else.
func styleOf(f fonts.Face) fonts.Style { return fonts.Style{Face: f, Size: 15, Line: 24} }

// proseStyles are the styles that texts of any content are set in.
var proseStyles = []fonts.Style{styleOf(fonts.Grotesk), styleOf(fonts.GroteskMedium), styleOf(fonts.Serif)}

// Each rune of the texts on the screens of the pictures has a glyph, under sheets
// as well, at the three sizes.
func TestTextsOfAllScenesHaveGlyphs(t *testing.T) {
	runs := 0
	for _, size := range ShotSizes {
		for _, name := range ShotNames() {
			app := ShotApp(name, size)
			for _, l := range app.layers {
				app.treeOf(l).Walk(func(n *ui.Node) bool {
					if n.Block == nil {
						return true
					}
					for _, line := range n.Block.Lines {
						for _, run := range line.Runs {
							runs++
							text := run.Text
							if run.Mark != 0 {
								// The box that stands for a missing rune is no mark.
								text = string(run.Mark)
							}
							covered(t, name+" "+sizeName(size), styleOf(run.Face), fonts.Plain(text))
						}
					}
					return true
				})
			}
		}
	}
	if runs < 1000 {
		t.Errorf("only %d pieces of text were found in all scenes", runs)
	}
}

// A text with a rune that no face has is found by the walk above: it is laid out
// as a box.
func TestMissingGlyphsAreFound(t *testing.T) {
	block := fonts.Body.Layout("a dog 犬", 0)
	runs := block.Lines[len(block.Lines)-1].Runs
	mark := runs[len(runs)-1].Mark
	if _, ok := fonts.Covers(fonts.Body, string(mark)); mark == 0 || ok {
		t.Errorf("犬 is laid out as the mark %q, which counts as covered", mark)
	}
}

// All that is printed on cards: the corners, the names, the kanji.
func TestCardFacesHaveGlyphs(t *testing.T) {
	faces := allFaces()
	if len(faces) != 44+4 {
		t.Fatalf("there are %d faces", len(faces))
	}
	for _, f := range faces {
		where := fmt.Sprintf("the card %s%c", f.Rank, f.Mark)
		covered(t, where, styleOf(fonts.Kanji), f.Kanji)
		covered(t, where, styleOf(fonts.Grotesk), f.Name)
		covered(t, where, styleOf(fonts.Mono), f.Rank)
		covered(t, where, styleOf(fonts.MonoLight), f.Rank)
		if !f.Deck {
			covered(t, where, styleOf(fonts.Mono), string(f.Mark))
		}
	}
	// What is pressed into health cards and the end of a game.
	for _, face := range []fonts.Face{fonts.Mono, fonts.MonoLight, fonts.MonoThin} {
		covered(t, "a pressed number", styleOf(face), "0123456789−+/")
	}
	covered(t, "the health card", styleOf(fonts.Kanji), "命")
}

// Each line of the log and each refusal, for every card.
func TestLogAndRefusalsHaveGlyphs(t *testing.T) {
	check := func(text string) {
		t.Helper()
		if text == "" {
			t.Error("there is an empty sentence")
		}
		for _, s := range proseStyles {
			covered(t, "a sentence of the rules", s, text)
		}
	}
	app := ShotApp("02-table", ShotSizes[0])
	weapon := app.game.State().Weapon
	if weapon.Last() == scoundrel.None {
		t.Fatal("the table of the pictures has no weapon that slew")
	}
	for card := range scoundrel.Deck().All() {
		for kind := scoundrel.EntryEquip; kind <= scoundrel.EntryWin; kind++ {
			for _, with := range []scoundrel.Card{scoundrel.None, weapon.Card} {
				check(scoundrel.Entry{Room: 14, Kind: kind, Card: card, With: with, Change: -4}.Text())
			}
		}
		for why := scoundrel.Allowed + 1; why <= scoundrel.WhyFaceFirst; why++ {
			for kind := scoundrel.Deal; kind <= scoundrel.Next; kind++ {
				for need := 1; need <= 4; need++ {
					action := scoundrel.Action{Kind: kind, Card: card, To: weapon.Card}
					check((&scoundrel.Refusal{Why: why, Action: action, Card: card, Need: need, Weapon: weapon}).Error())
				}
			}
		}
	}
}

// Every string in the source of rules and scenes can be shown, also those of
// states that no picture shows: whatever is put together of them is covered, for
// what goes into them are numbers, cards and names.
func TestStringsOfTheSourceHaveGlyphs(t *testing.T) {
	found := 0
	for _, root := range []string{".", "../rules"} {
		err := filepath.WalkDir(root, func(path string, entry fs.DirEntry, err error) error {
			if err != nil || entry.IsDir() || !isSource(path) {
				return err
			}
			file, err := parser.ParseFile(token.NewFileSet(), path, nil, 0)
			if err != nil {
				return err
			}
			ast.Inspect(file, func(n ast.Node) bool {
				literal, ok := n.(*ast.BasicLit)
				if !ok || literal.Kind != token.STRING {
					return true
				}
				text, err := strconv.Unquote(literal.Value)
				if err != nil {
					t.Fatal(err)
				}
				found++
				for _, s := range proseStyles {
					covered(t, path, s, fonts.Plain(text))
				}
				return true
			})
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	if found < 500 {
		t.Errorf("only %d strings were found", found)
	}
}

func isSource(path string) bool {
	return strings.HasSuffix(path, ".go") && !strings.HasSuffix(path, "_test.go")
}
