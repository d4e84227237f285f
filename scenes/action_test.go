package scenes

import (
	"math/rand/v2"
	"strings"
	"testing"

	"akuto/rules/scoundrel"
	"akuto/scenes/play"
	"akuto/scenes/ui"
	"akuto/scenes/words"
)

// actionAfter is a driver with the action sheet of a card open.
func actionAfter(t testing.TB, w, h float64, record, card string) *driver {
	t.Helper()
	d := tableAfter(t, w, h, record)
	showAction(t, d, card)
	return d
}

func showAction(t testing.TB, d *driver, id string) {
	t.Helper()
	card, err := scoundrel.ParseCard(id)
	if err != nil {
		t.Fatal(err)
	}
	d.app.open(newAction(d.app, card))
	d.settle()
}

// rowSays gives all the text of a row, its title first.
func rowSays(d *driver, title string) string {
	d.t.Helper()
	row := d.app.root.Tree().Find(func(n *ui.Node) bool { return n.Label == title && n.Role == ui.Button })
	if row == nil {
		d.t.Fatalf("there is no row %q:\n%s", title, d.labels())
	}
	var says []string
	row.Walk(func(n *ui.Node) bool {
		if n.Block != nil {
			says = append(says, n.Label)
		}
		return true
	})
	return strings.Join(says, " | ")
}

// Health 20 unless the record says otherwise; damage is the monster less the
// weapon.
func TestActionRows(t *testing.T) {
	for _, c := range []struct {
		name, record, card, row, says string
	}{
		{"a fresh weapon", "deal D7 S12 C9 H2\nequip D7", "S12", "Fight with 7♦", "Monster is stacked on your weapon | −5 | HP"},
		{"a weapon stronger than the monster", "deal D7 S12 C3 H2\nequip D7", "C3", "Fight with 7♦", "Monster is stacked on your weapon | 0 | HP"},
		{"barehanded beside a fresh weapon", "deal D7 S12 C9 H2\nequip D7", "C9", "Fight barehanded", "Keeps your weapon fresh | −9 | HP"},
		{"barehanded beside a used weapon", "deal D7 S12 C9 H2\nequip D7\nfight S12 weapon", "C9", "Fight barehanded", "Keeps your weapon as it is | −9 | HP"},
		{"barehanded without a weapon", "deal S12 C9 H2 H3", "C9", "Fight barehanded", "You have no weapon | −9 | HP"},
		{"a worn weapon", "deal D7 C9 S12 H2\nequip D7\nfight C9 weapon", "S12", "Fight with 7♦", "The 7 of Diamonds last slew a 9: it can't be used on a Queen."},
		{"a fatal blow", "deal S12 C14 S2 C2\nfight S12 barehanded", "C14", "Fight barehanded", "You have no weapon | −14 | HP | you die"},
		{"a first weapon", "deal D7 S12 C9 H2", "D7", "Equip 7♦", "You have no weapon yet"},
		{"a second weapon", "deal D7 D5 C9 H2\nequip D7", "D5", "Equip 5♦", "Discards 7♦"},
		{"a weapon with a monster on it", "deal D7 D5 C9 H2\nequip D7\nfight C9 weapon", "D5", "Equip 5♦", "Discards 7♦ and the monster on it"},
		{"a weapon with monsters on it", "deal D5 S12 C6 H2\nequip D5\nfight S12 weapon\nfight C6 weapon\nnext\ndeal D9 C2 C3", "D9", "Equip 9♦", "Discards 5♦ and the 2 monsters on it"},
		{"a potion", "deal S12 H6 H8 C2\nfight S12 barehanded", "H6", "Drink 6♥", "Only one potion works in each room | +6 | HP"},
		{"a potion that heals less", "deal S4 H6 H8 C2\nfight S4 barehanded", "H6", "Drink 6♥", "Health stops at 20 | +4 | HP"},
		{"a potion at full health", "deal S4 H6 H8 C2", "H6", "Drink 6♥", "You are at full health: it heals nothing | 0 | HP"},
		{"a second potion", "deal S4 H6 H8 C2\ndrink H8", "H6", "Discard 6♥", "One potion already worked in this room | 0 | HP"},
	} {
		t.Run(c.name, func(t *testing.T) {
			atThreeSizes(t, func(t *testing.T, w, h float64) {
				d := actionAfter(t, w, h, c.record, c.card)
				d.app.set(func(s *play.Settings) { s.HideSuggestions, s.HideChances = true, true })
				if got, want := rowSays(d, c.row), c.row+" | "+c.says; got != want {
					t.Errorf("the row says %q, not %q", got, want)
				}
				if got := rowSays(d, words.ActionChange); got != "Change card | Fix a mis-pick" {
					t.Errorf("the last row says %q", got)
				}
			})
		})
	}
}

func TestActionHead(t *testing.T) {
	d := actionAfter(t, 1440, 900, "deal D7 S12 C9 H2", "S12")
	for _, text := range []string{"Monster · 12", "Queen of Spades", "般若", "Hannya"} {
		if !d.sees(text) {
			t.Errorf("%q is missing:\n%s", text, d.labels())
		}
	}
}

// Taking an option does it and closes the sheet, by a tap and by a key.
func TestActionTakesAnOption(t *testing.T) {
	atThreeSizes(t, func(t *testing.T, w, h float64) {
		d := actionAfter(t, w, h, "deal D7 S12 C9 H2\nequip D7", "S12")
		d.tap("Fight with 7♦")
		if got := d.app.game.State().Health; got != 15 || sheetOpen(d) {
			t.Errorf("health is %d, not 15; the sheet is open: %t", got, sheetOpen(d))
		}
		showAction(t, d, "C9")
		d.key("2")
		if got := d.app.game.State().Health; got != 6 || sheetOpen(d) {
			t.Errorf("health is %d, not 6; the sheet is open: %t", got, sheetOpen(d))
		}
	})
}

// A refused row does nothing and tells why.
func TestActionRefusedRow(t *testing.T) {
	d := actionAfter(t, 1440, 900, "deal D7 C9 S12 H2\nequip D7\nfight C9 weapon", "S12")
	before := d.app.game.State()
	d.tap("Fight with 7♦")
	d.key("1")
	if d.app.game.State() != before || !sheetOpen(d) {
		t.Error("a refused option did something")
	}
}

// The last blow leads to the end of the game, not back to the table.
func TestActionFatal(t *testing.T) {
	d := actionAfter(t, 390, 844, "deal S12 C14 S2 C2\nfight S12 barehanded", "C14")
	d.tap("Fight barehanded")
	if !d.sees(words.Died) {
		t.Errorf("the end isn't shown:\n%s", d.labels())
	}
}

func TestActionChangesTheCard(t *testing.T) {
	atThreeSizes(t, func(t *testing.T, w, h float64) {
		d := actionAfter(t, w, h, "deal D7 C9 S12 H2\nequip D7", "S12")
		d.tap(words.ActionChange)
		d.settle()
		if !d.sees("Card 3 of 4") {
			t.Fatalf("the picker isn't open:\n%s", d.labels())
		}
		d.tap("King of Spades")
		wantRoom(d, "D7 C9 S13 H2")
		if sheetOpen(d) {
			t.Error("a sheet is still open")
		}
	})
}

// Of all the rows of a room one carries the tag, on the card to be faced first;
// the setting takes it away.
func TestActionSuggestion(t *testing.T) {
	d := actionAfter(t, 1440, 900, "deal D7 S12 C9 H2\nequip D7", "S12")
	best := d.app.suggested()
	if best == (scoundrel.Action{}) {
		t.Fatal("nothing is suggested")
	}
	tagged := 0
	for _, slot := range d.app.game.State().Room {
		if slot.Resolved {
			continue
		}
		s := newAction(d.app, slot.Card)
		for _, o := range s.options() {
			if o.suggested {
				tagged++
				if slot.Card != best.Card {
					t.Errorf("%s of %s carries the tag, not %s", o.title, slot.Card.Name(), best)
				}
			}
		}
	}
	if tagged != 1 {
		t.Errorf("%d rows of the room carry the tag, not 1", tagged)
	}
	d.app.set(func(s *play.Settings) { s.HideSuggestions = true })
	if d.sees(words.ActionSuggested) {
		t.Error("the tag is shown although suggestions are hidden")
	}
}

// The focus begins on a row, so that Enter and the arrows work at once for a
// player who opened the sheet by a key.
func TestActionFirstFocus(t *testing.T) {
	d := tableAfter(t, 1440, 900, "deal S12 C9 H6 H5")
	d.app.root.SetFocus("anything", true)
	showAction(t, d, "C9")
	d.app.Tick()
	if got := d.app.root.Frame().Focused(); got != "option-1" {
		t.Errorf("the focus is on %q, not on the first row", got)
	}
	d.key(ui.KeyEnter)
	if got := d.app.game.State().Health; got != 11 {
		t.Errorf("Enter on the first row leaves %d health, not 11", got)
	}
}

// Nothing on the sheet is cut off or covers anything, at any size.
func TestActionLayout(t *testing.T) {
	random := rand.New(rand.NewPCG(5, 6))
	sizes := append([][2]float64{{320, 480}, {480, 320}, {320, 568}, {844, 390}, {568, 320}, {667, 375}, {768, 1024}, {3840, 2160}}, pickerSizes...)
	for range 120 {
		sizes = append(sizes, [2]float64{320 + float64(random.IntN(1600)), 320 + float64(random.IntN(1000))})
	}
	for _, c := range [][2]string{
		{"deal D7 C9 S12 H2\nequip D7\nfight C9 weapon", "S12"},
		{"deal D7 S12 C9 H2\nequip D7", "S12"},
		{"deal S12 C14 S2 C2\nfight S12 barehanded", "C14"},
		{"deal D10 D5 C9 H2\nequip D10", "D5"},
		{"deal S4 H6 H8 C2", "H6"},
	} {
		d := actionAfter(t, 1440, 900, c[0], c[1])
		for _, size := range sizes {
			if max(size[0], size[1]) < 480 {
				continue
			}
			d.app.Resize(size[0], size[1], ui.Insets{})
			window := d.app.root.Frame().Window
			if sheet := d.app.root.Tree().Rect; sheet.Y < 0 || sheet.X < -.01 || sheet.MaxX() > window.MaxX()+.01 {
				t.Errorf("at %v the sheet %v leaves the window", size, sheet)
			}
			if faults := layoutFaults(d.app.root.Tree(), window); len(faults) > 0 {
				t.Errorf("%s: %s", c[1], strings.Join(faults, "\n"))
			}
		}
	}
}
