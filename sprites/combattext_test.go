package sprites

import (
	"encoding/json"
	"fmt"
	"regexp"
	"strings"
	"testing"

	"akuto/assets"
	"akuto/fonts"
)

var kinds = map[string]rune{"attack": '攻', "skill": '技', "power": '力'}

// shippedCards are the faces of all cards of the catalog, with numbers of two
// figures wherever there is a number.
func shippedCards(t *testing.T) []CombatFace {
	data, err := assets.CatalogFiles.ReadFile("cards.json")
	if err != nil {
		t.Fatal(err)
	}
	var cards map[string]struct {
		Name, Type, Description, Image string
		Cost                           int
	}
	if err := json.Unmarshal(data, &cards); err != nil {
		t.Fatal(err)
	}
	if len(cards) < 20 {
		t.Fatalf("There are only %d cards.", len(cards))
	}
	number := regexp.MustCompile(`\{[a-z_0-9]+\}`)
	var faces []CombatFace
	for _, card := range cards {
		faces = append(faces, CombatFace{
			Cost: fmt.Sprint(card.Cost), Type: card.Type, Name: card.Name, Art: card.Image, Kind: kinds[card.Type],
			Text: number.ReplaceAllString(card.Description, "`28`"),
		})
	}
	return faces
}

// Every shipped card has its art and its glyphs, and all its text stays on the
// card and off the kanji of its kind, at every width that screens show.
func TestShippedCardsFit(t *testing.T) {
	for _, f := range shippedCards(t) {
		if _, ok := iconMask(f.Art, 16); !ok || f.Kind == 0 {
			t.Errorf("%s has no art or no kind: %q, %q.", f.Name, f.Art, f.Kind)
		}
		for text, style := range map[string]fonts.Style{f.Name: fonts.Heading, f.Text: fonts.Body, f.Cost: fonts.Stat, f.Type: fonts.Small} {
			if missing, ok := fonts.Covers(style, text); !ok {
				t.Errorf("%s: there is no glyph for %q.", f.Name, missing)
			}
		}
		for _, w := range []float64{172, 172 * 1.04, 124, 124 * 1.06, 184, 165} {
			unit := w / 100
			if title := f.title(w); 8.5*unit+title.Width > 92*unit {
				t.Errorf("The name %s is %.1f wide on a card of %v.", f.Name, title.Width, w)
			}
			lines, fits := f.lines(w)
			if !fits {
				t.Errorf("The text of %s doesn't fit on a card of %v: %d lines.", f.Name, w, len(lines))
			}
			for i, line := range lines {
				right := 8.5*unit + line.Width
				bottom := 104.5*unit + line.Baseline(0) + float64(i)*line.Style.Line
				if right > 92*unit || bottom > 138*unit {
					t.Errorf("Line %d of %s reaches to %.1f, %.1f on a card of %v.", i, f.Name, right, bottom, w)
				}
				if right > 78*unit && bottom > 119*unit {
					t.Errorf("Line %d of %s reaches to %.1f, over the kanji, on a card of %v.", i, f.Name, right, w)
				}
				if size := line.Style.Size / unit; size < 6.5 {
					t.Errorf("The text of %s is set in %.1f %% of a card of %v.", f.Name, size, w)
				}
			}
		}
	}
}

// A card of a player's own may say more than a card holds, in words that are
// too long, at any size: it is set as small as can be, and nothing breaks.
func TestOverlongCardsAreBaked(t *testing.T) {
	f := CombatFace{Cost: "100", Name: strings.Repeat("Name", 12), Text: strings.Repeat("Donaudampfschifffahrtsgesellschaft `12` ", 20), Art: "no such icon", Kind: '犬'}
	for _, w := range []float64{1, 2, 7, 40, 172} {
		if l := bakeCombat(f, w, 1); l.stock.Rect.Dx() != int(w)+2*l.pad {
			t.Errorf("A card of %v pixels is baked %v pixels wide.", w, l.stock.Rect.Dx()-2*l.pad)
		}
	}
	if title := f.title(172); title.Width > .84*172 {
		t.Errorf("A name of %d letters is %.1f wide.", len(f.Name), title.Width)
	}
	if _, fits := f.lines(172); fits {
		t.Error("A text of 800 letters is said to fit.")
	}
}
