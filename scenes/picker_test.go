package scenes

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"akuto/rules/scoundrel"
	"akuto/scenes/store"
	"akuto/scenes/ui"
	"akuto/scenes/words"
)

// The three sizes of the pictures.
var pickerSizes = [][2]float64{{1440, 900}, {1000, 700}, {390, 844}}

// tableAfter is a driver on the table of a game that a record leads to.
func tableAfter(t testing.TB, w, h float64, record string) *driver {
	t.Helper()
	d := newDriver(t, store.NewMemory(), w, h)
	if err := d.app.game.Load("test", []byte("scoundrel 1\n"+record)); err != nil {
		t.Fatal(err)
	}
	d.app.toTable()
	return d
}

// pickerAfter is a driver with the picker open on the next empty slot.
func pickerAfter(t testing.TB, w, h float64, record string) *driver {
	t.Helper()
	d := tableAfter(t, w, h, record)
	d.app.open(newPicker(d.app, d.app.game.State().NextSlot()))
	d.settle()
	return d
}

// roomOf lists the cards of the room by slot, such as "S12 D5 - -".
func roomOf(d *driver) string {
	var ids []string
	for _, slot := range d.app.game.State().Room {
		if slot.Card == scoundrel.None {
			ids = append(ids, "-")
		} else {
			ids = append(ids, slot.Card.ID())
		}
	}
	return strings.Join(ids, " ")
}

func wantRoom(d *driver, want string) {
	d.t.Helper()
	if got := roomOf(d); got != want {
		d.t.Fatalf("the room holds %q, not %q", got, want)
	}
}

// sheetOpen says whether a sheet or dialog lies over the table.
func sheetOpen(d *driver) bool { return len(d.app.layers) > 1 }

func atThreeSizes(t *testing.T, run func(t *testing.T, w, h float64)) {
	for _, size := range pickerSizes {
		t.Run(fmt.Sprintf("%.0f×%.0f", size[0], size[1]), func(t *testing.T) { run(t, size[0], size[1]) })
	}
}

func TestPickerDealsARoomInEightTaps(t *testing.T) {
	atThreeSizes(t, func(t *testing.T, w, h float64) {
		for _, touch := range []bool{false, true} {
			d := pickerAfter(t, w, h, "")
			d.touch = touch
			for i, tap := range []string{"Clubs", "Jack of Clubs", "Hearts", "6 of Hearts", "Spades", "2 of Spades", "Diamonds", "10 of Diamonds"} {
				if !d.sees(words.PickerTitle(i/2+1, 4)) {
					t.Fatalf("before tap %d the title isn't Card %d of 4:\n%s", i+1, i/2+1, d.labels())
				}
				d.tap(tap)
				d.settle()
			}
			wantRoom(d, "C11 H6 S2 D10")
			if sheetOpen(d) {
				t.Error("the picker is still open over a full room")
			}
		}
	})
}

// Taps count at once, whatever still moves.
func TestPickerWaitsForNoMotion(t *testing.T) {
	d := pickerAfter(t, 390, 844, "")
	for _, tap := range []string{"Clubs", "Ace of Clubs", "Diamonds", "2 of Diamonds"} {
		d.tap(tap)
	}
	wantRoom(d, "C14 D2 - -")
}

func TestPickerByKeys(t *testing.T) {
	d := pickerAfter(t, 1440, 900, "")
	d.key("c", "k", "b", "s", "0", "d", "t", "r", "h", "9")
	wantRoom(d, "C13 S10 D10 H9")
	if sheetOpen(d) {
		t.Error("the picker is still open over a full room")
	}
}

func TestPickerEscapeKeepsWhatWasDealt(t *testing.T) {
	d := pickerAfter(t, 1440, 900, "")
	d.key("c", "a", ui.KeyEscape)
	wantRoom(d, "C14 - - -")
	if sheetOpen(d) {
		t.Error("Escape left the picker open")
	}
}

// A rank without a suit, and one that the suit lacks, are refused in a sentence.
func TestPickerRefusesRanksInWords(t *testing.T) {
	d := pickerAfter(t, 1440, 900, "")
	d.key("q")
	if !d.sees(words.PickerSuitFirst) {
		t.Errorf("nothing says that a suit comes first:\n%s", d.labels())
	}
	d.key("h", "q")
	if !d.sees(words.PickerNoSuchCard(scoundrel.Hearts)) {
		t.Errorf("nothing says that hearts have no queen:\n%s", d.labels())
	}
	wantRoom(d, "- - - -")
}

// Two quick taps on one card deal one card.
func TestPickerDoubleTap(t *testing.T) {
	atThreeSizes(t, func(t *testing.T, w, h float64) {
		d := pickerAfter(t, w, h, "")
		d.tap("Spades")
		p := d.spot(d.node("7 of Spades"))
		for range 2 {
			d.app.root.Down(p, true)
			d.app.root.Up(p)
		}
		wantRoom(d, "S7 - - -")
		if d.sees("8 of Spades") {
			t.Error("a suit is fanned out for the next card already")
		}
	})
}

// A card in the room and one out of play are there without ink, and say where
// they are.
func TestPickerRefusesSpentCards(t *testing.T) {
	atThreeSizes(t, func(t *testing.T, w, h float64) {
		d := pickerAfter(t, w, h, "deal C5 D7 S3 S4\nequip D7\nfight S3 weapon\nfight C5 barehanded\nnext\ndeal C6")
		d.tap("Spades")
		for label, why := range map[string]string{
			"3 of Spades": "The 3 of Spades is already out of play.",
			"4 of Spades": "The 4 of Spades already lies in the room.",
		} {
			if n := d.node(label); n.Refusal != why {
				t.Errorf("%s is refused with %q, not %q", label, n.Refusal, why)
			}
			d.tap(label)
			d.settle()
			if !d.sees(why) {
				t.Errorf("a tap on the %s doesn't say why not:\n%s", label, d.labels())
			}
		}
		wantRoom(d, "S4 C6 - -")
	})
}

func TestPickerCaption(t *testing.T) {
	d := pickerAfter(t, 1440, 900, "")
	d.key("c")
	d.settle()
	d.app.root.MoveMouse(d.spot(d.node("Queen of Clubs")), true)
	if want := "Queen of Clubs · 妖狐 Yōko · Monster 12"; !d.sees(want) {
		t.Errorf("the pointed card isn't named:\n%s", d.labels())
	}
	d.app.root.SetFocus("card-C14", true)
	d.app.root.MoveMouse(d.spot(d.node("Close")), true)
	d.app.root.SetFocus("card-C14", true)
	d.app.root.MoveMouse(d.app.root.Frame().Window.Center(), false)
	if want := "Ace of Clubs · 龍王 Ryūō · Monster 14"; !d.sees(want) {
		t.Errorf("the focused card isn't named:\n%s", d.labels())
	}
}

// Arrows walk along the fan, Enter deals.
func TestPickerArrows(t *testing.T) {
	d := pickerAfter(t, 1440, 900, "")
	d.key("d")
	d.app.root.SetFocus("card-D4", true)
	d.key(ui.KeyRight, ui.KeyRight, ui.KeyLeft, ui.KeyRight, ui.KeyEnter)
	wantRoom(d, "D6 - - -")
}

// With Tab, arrows and Enter alone a card is dealt, and the focus stays in sight.
func TestPickerByFocus(t *testing.T) {
	d := pickerAfter(t, 1440, 900, "")
	d.app.root.SetFocus("suit-h", true)
	d.key(ui.KeyEnter, ui.KeyRight, ui.KeyEnter)
	wantRoom(d, "H3 - - -")
	if got := d.app.root.Frame().Focused(); got != "suit-h" {
		t.Errorf("the focus is on %q, not back on the suit", got)
	}
	d.key(ui.KeyRight, ui.KeyEnter, ui.KeyEnter)
	wantRoom(d, "H3 D2 - -")
}

// With only one suit left in a color, its head picks it. All hearts but three
// and no diamonds are left after these rooms.
func TestPickerLastSuitPicksItself(t *testing.T) {
	d := pickerAfter(t, 1440, 900, `deal D2 D3 D4 D5
equip D2
equip D3
equip D4
next
deal D6 D7 D8
equip D5
equip D6
equip D7
next
deal D9 D10 H2
equip D8
equip D9
equip D10
next`)
	if why := d.node("Diamonds").Refusal; why != words.PickerNoneLeft(scoundrel.Diamonds) {
		t.Errorf("the diamonds are refused with %q", why)
	}
	d.key("r")
	if !d.sees("10 of Hearts") {
		t.Errorf("the hearts aren't fanned out:\n%s", d.labels())
	}
	d.key("b")
	if d.sees("10 of Hearts") || d.sees("10 of Clubs") {
		t.Error("black has two suits, so none may be fanned out")
	}
	d.key("c", "2")
	wantRoom(d, "H2 C2 - -")
}

// A mis-pick opens on its suit, lifted; another card takes its place.
func TestPickerRepairs(t *testing.T) {
	atThreeSizes(t, func(t *testing.T, w, h float64) {
		d := tableAfter(t, w, h, "deal C5 H3 S9")
		d.app.open(newPicker(d.app, 1))
		d.settle()
		if !d.sees("Card 2 of 4") || !d.sees("3 of Hearts, potion 3") {
			t.Fatalf("the picker isn't open on the 3 of Hearts:\n%s", d.labels())
		}
		d.tap("4 of Hearts")
		wantRoom(d, "C5 H4 S9 -")
		if sheetOpen(d) {
			t.Error("the picker stays open after a repair")
		}
		// The same card changes nothing.
		d.app.open(newPicker(d.app, 1))
		d.settle()
		d.tap("4 of Hearts")
		wantRoom(d, "C5 H4 S9 -")
		if sheetOpen(d) {
			t.Error("the picker stays open after the same card")
		}
		// Another card of the room swaps places.
		d.app.open(newPicker(d.app, 1))
		d.settle()
		d.tap("Clubs")
		d.settle()
		if why := d.node("5 of Clubs").Refusal; why != "" {
			t.Errorf("the 5 of Clubs, in the same room, is refused: %s", why)
		}
		d.tap("5 of Clubs")
		wantRoom(d, "H4 C5 S9 -")
	})
}

// While dealing, a tap on a card in the head repairs it, and dealing goes on.
func TestPickerRepairsOnTheWay(t *testing.T) {
	atThreeSizes(t, func(t *testing.T, w, h float64) {
		d := pickerAfter(t, w, h, "deal C5 H3")
		d.tap("Card 1: 5 of Clubs")
		d.settle()
		if !d.sees("Card 1 of 4") {
			t.Fatalf("the picker didn't turn to the first card:\n%s", d.labels())
		}
		d.tap("6 of Clubs")
		wantRoom(d, "C6 H3 - -")
		if !sheetOpen(d) || !d.sees("Card 3 of 4") {
			t.Errorf("dealing doesn't go on:\n%s", d.labels())
		}
	})
}

func TestPickerRemoves(t *testing.T) {
	atThreeSizes(t, func(t *testing.T, w, h float64) {
		d := tableAfter(t, w, h, "deal C5 H3 S9")
		d.app.open(newPicker(d.app, 1))
		d.settle()
		d.tap(words.PickerRemove)
		wantRoom(d, "C5 - S9 -")
		d.app.open(newPicker(d.app, 2))
		d.key(ui.KeyDelete)
		wantRoom(d, "C5 - - -")
	})
}

// No card is removed once one was faced, nor the one carried over.
func TestPickerRemoveOnlyInTime(t *testing.T) {
	for record, slot := range map[string]int{
		"deal C5 D7 S3 S4\nequip D7": 0,
		"deal C5 D7 S3 S4\nequip D7\nfight S3 weapon\nfight C5 barehanded\nnext": 0,
	} {
		d := tableAfter(t, 1440, 900, record)
		d.app.open(newPicker(d.app, slot))
		before := roomOf(d)
		d.key(ui.KeyDelete)
		if d.sees(words.PickerRemove) {
			t.Errorf("after %q there is a button that removes", record)
		}
		wantRoom(d, before)
	}
}

// Whatever is under it, the picker can be built.
func TestPickerOverAChangedGame(t *testing.T) {
	d := tableAfter(t, 1440, 900, "deal C5 H3")
	d.app.open(newPicker(d.app, 1))
	d.app.game.Undo()
	d.app.changed()
	if !d.sees("Card 2 of 4") {
		t.Errorf("the picker isn't on the slot that became empty:\n%s", d.labels())
	}
	d.app.undo()
	if sheetOpen(d) {
		t.Error("undo left the picker open")
	}
}

// Nothing on the sheet is cut off or covers anything, at any size.
func TestPickerLayout(t *testing.T) {
	random := rand.New(rand.NewPCG(3, 4))
	sizes := append([][2]float64{{320, 480}, {480, 320}, {320, 568}, {844, 390}, {568, 320}, {667, 375}, {768, 1024}, {3840, 2160}}, pickerSizes...)
	for range 120 {
		sizes = append(sizes, [2]float64{320 + float64(random.IntN(1600)), 320 + float64(random.IntN(1000))})
	}
	d := tableAfter(t, 1440, 900, "deal C5 H3 S9")
	views := map[string]func(){
		"no suit":     func() { d.app.open(newPicker(d.app, 3)) },
		"clubs":       func() { d.app.open(newPicker(d.app, 3)); d.key("c") },
		"diamonds":    func() { d.app.open(newPicker(d.app, 3)); d.key("d"); d.app.root.SetFocus("card-D10", true) },
		"long reason": func() { d.app.open(newPicker(d.app, 3)); d.key("q") },
		"repair":      func() { d.app.open(newPicker(d.app, 1)) },
	}
	for name, open := range views {
		d.app.closeAll()
		open()
		for _, size := range sizes {
			if max(size[0], size[1]) < 480 {
				continue
			}
			d.app.Resize(size[0], size[1], ui.Insets{})
			if faults := layoutFaults(d.app.root.Tree(), d.app.root.Frame().Window); len(faults) > 0 {
				t.Errorf("%s: %s", name, strings.Join(faults, "\n"))
			}
		}
	}
}
