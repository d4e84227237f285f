package scenes

import (
	"math/rand/v2"
	"strings"
	"testing"

	"akuto/rules/scoundrel"
	"akuto/scenes/ui"
	"akuto/scenes/words"
)

// after is a record without its first line, as tableAfter takes it.
func after(record string) string { return strings.TrimPrefix(record, recordHead) }

// Of the 44 cards 4 were run from, 4 dealt and 3 of those faced: 40 are left, 36
// of them in any order over the S5, C6, D3 and C10.
func TestPickerSaysWhatLiesAtTheBottom(t *testing.T) {
	atThreeSizes(t, func(t *testing.T, w, h float64) {
		d := pickerAfter(t, w, h, after(recordBottom))
		d.key("c")
		d.settle()
		d.app.root.SetFocus("card-C10", true)
		want := "You put this card at the bottom in room 1: 39 cards should come before it."
		if !d.sees(want) {
			t.Errorf("pointed at, the last card isn't said to lie there:\n%s", d.labels())
		}
		d.app.root.SetFocus("card-C7", true)
		if d.sees("You put") {
			t.Error("a card that was never run from is said to lie at the bottom")
		}
		d.app.root.SetFocus("", false)
		d.tap("6 of Clubs")
		wantRoom(d, "C14 C6 - -")
		if !d.sees("You put the 6 of Clubs at the bottom in room 1: 37 cards should come before it.") {
			t.Errorf("picked, the card isn't said to come too early:\n%s", d.labels())
		}
		d.tap("Clubs")
		if d.sees("You put") {
			t.Error("the note stays")
		}
	})
}

// The last card of a room closes the picker: the table tells the note.
func TestTableSaysWhatLayAtTheBottom(t *testing.T) {
	d := pickerAfter(t, 1440, 900, after(recordBottom)+"deal S2 S3\n")
	d.key("d", "3")
	d.settle()
	// Of the 40, S2 and S3 are gone: 34 unknown ones, S5 and C6 before it.
	if want := "You put the 3 of Diamonds at the bottom in room 1: 36 cards should come before it."; !d.sees(want) {
		t.Errorf("the table doesn't say %q:\n%s", want, d.labels())
	}
	d.do("run")
	if d.sees("You put the") {
		t.Error("the note outlives the next action")
	}
}

// A card picked by mistake was never dealt, so it may come before the others.
func TestPickerCountsTheMistakeToo(t *testing.T) {
	d := tableAfter(t, 1440, 900, after(recordBottom)+"deal S2 S3 S4\n")
	d.app.open(newPicker(d.app, 1))
	d.settle()
	d.key("c")
	d.settle()
	d.app.root.SetFocus("card-C6", true)
	// 33 unknown cards, S2 that was none of them, and S5.
	if want := "You put this card at the bottom in room 1: 35 cards should come before it."; !d.sees(want) {
		t.Errorf("the picker doesn't say %q:\n%s", want, d.labels())
	}
}

func TestPickerDealsTheOnlyCardThatCanCome(t *testing.T) {
	atThreeSizes(t, func(t *testing.T, w, h float64) {
		d := pickerAfter(t, w, h, after(recordKnown))
		wantRoom(d, "H7 - - -")
		if !d.sees(words.PickerOnlyKnown) {
			t.Errorf("the picker doesn't say that the rest is known:\n%s", d.labels())
		}
		d.tap("Deal the 5 of Spades")
		wantRoom(d, "H7 S5 - -")
		d.key(ui.KeyEnter)
		wantRoom(d, "H7 S5 C6 -")
		// Another card can still be dealt.
		d.key("c")
		d.settle()
		if d.sees("Deal the") {
			t.Error("the button covers the fan")
		}
		d.key("0")
		wantRoom(d, "H7 S5 C6 C10")
		if !d.sees("You put the 10 of Clubs at the bottom in room 1: 1 card should come before it.") {
			t.Errorf("nothing says that the 3 of Diamonds comes first:\n%s", d.labels())
		}
	})
}

// A player at the keys deals what is known by Enter alone.
func TestPickerDealsKnownCardsByEnter(t *testing.T) {
	d := pickerAfter(t, 1440, 900, after(recordKnown))
	d.key(ui.KeyTab, ui.KeyEscape)
	d.settle()
	d.key(ui.KeyEnter, ui.KeyEnter, ui.KeyEnter, ui.KeyEnter)
	d.settle()
	wantRoom(d, "H7 S5 C6 D3")
}

func TestDungeonMarksTheBottom(t *testing.T) {
	onTableSizes(t, recordBottom, func(t *testing.T, d *driver) {
		for label, want := range map[string]string{
			"Clubs: 11 in": words.BottomSpoken([]scoundrel.Card{mustCard("C6"), mustCard("C10")}),
			"Spades: 13":   words.BottomSpoken([]scoundrel.Card{mustCard("S5")}),
			"Hearts: 8":    "",
			"Diamonds: 8":  words.BottomSpoken([]scoundrel.Card{mustCard("D3")}),
		} {
			if got := d.node(label).Description; got != want {
				t.Errorf("%q is described as %q, not %q", label, got, want)
			}
		}
	})
}

// Notes and the button are whole at any size.
func TestPickerBottomLayout(t *testing.T) {
	random := rand.New(rand.NewPCG(7, 8))
	sizes := append([][2]float64{{320, 480}, {480, 320}, {320, 568}, {844, 390}, {568, 320}, {667, 375}, {768, 1024}, {3840, 2160}}, pickerSizes...)
	for range 60 {
		sizes = append(sizes, [2]float64{max(320+float64(random.IntN(1600)), 480), 320 + float64(random.IntN(1000))})
	}
	known := pickerAfter(t, 1440, 900, after(recordKnown))
	pointed := pickerAfter(t, 1440, 900, after(recordBottom))
	pointed.key("c")
	pointed.settle()
	pointed.app.root.SetFocus("card-C10", true)
	picked := pickerAfter(t, 1440, 900, after(recordBottom))
	picked.key("c", "0")
	repair := tableAfter(t, 1440, 900, after(recordBottom)+"deal S2 S3 S4\n")
	repair.app.open(newPicker(repair.app, 1))
	repair.settle()
	repair.key("c")
	repair.settle()
	repair.app.root.SetFocus("card-C10", true)
	for name, d := range map[string]*driver{"known": known, "pointed": pointed, "picked": picked, "repair": repair} {
		for _, size := range sizes {
			d.app.Resize(size[0], size[1], ui.Insets{})
			d.settle()
			if name != "known" && !d.sees("You put") {
				t.Fatalf("%s: the note is gone at %v:\n%s", name, size, d.labels())
			}
			if faults := layoutFaults(d.app.root.Tree(), d.app.root.Frame().Window); len(faults) > 0 {
				t.Errorf("%s: %s", name, strings.Join(faults, "\n"))
			}
		}
	}
}
