package scenes

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"akuto/rules/scoundrel"
	"akuto/scenes/store"
	"akuto/scenes/ui"
)

// designSizes are the windows every screen is designed at.
var designSizes = []Size{{1440, 900}, {1000, 700}, {390, 844}}

// golden reads the actions of a golden playthrough of the rules.
func golden(t *testing.T, name string) []scoundrel.Action {
	t.Helper()
	text, err := os.ReadFile(filepath.Join("..", "rules", "scoundrel", "testdata", "golden", name+".txt"))
	if err != nil {
		t.Fatal(err)
	}
	var actions []scoundrel.Action
	for _, line := range strings.Split(string(text), "\n") {
		line, _, _ = strings.Cut(line, "  ")
		if line == "" || line[0] == '#' {
			continue
		}
		more, err := scoundrel.ParseActions(line)
		if err != nil {
			t.Fatalf("%s: %v", line, err)
		}
		actions = append(actions, more...)
	}
	return actions
}

// perform does one action of a game as a player would, by tapping.
func (d *driver) perform(a scoundrel.Action) {
	d.t.Helper()
	before := d.app.game.State()
	want, _, err := before.Apply(a)
	if err != nil {
		d.t.Fatalf("%v: %v", a, err)
	}
	switch a.Kind {
	case scoundrel.Deal:
		if _, open := d.app.front().scene.(*picker); !open {
			d.tap("Deal into slot")
		}
		d.pick(a.Card)
	case scoundrel.Change:
		d.openRepair(a.Card)
		d.pick(a.To)
	case scoundrel.Remove:
		d.openRepair(a.Card)
		d.tap("Remove")
	case scoundrel.Run:
		d.closePicker()
		d.tap("Run away")
	case scoundrel.Next:
		d.tap("Next room")
	default:
		d.tap(a.Card.Name() + ",")
		d.tap(map[scoundrel.Kind]string{
			scoundrel.Equip: "Equip", scoundrel.Drink: "Drink", scoundrel.Discard: "Discard",
			scoundrel.FightWeapon: "Fight with", scoundrel.FightBarehanded: "Fight barehanded",
		}[a.Kind])
	}
	if got := d.app.game.State(); got != want {
		d.t.Fatalf("%v by tapping leads to\n%+v\nand not to\n%+v", a, got, want)
	}
}

// pick taps a card in the open picker.
func (d *driver) pick(c scoundrel.Card) {
	d.t.Helper()
	d.tap(c.Suit().Name())
	d.tap(c.Name() + ",")
}

// openRepair opens the picker on a card that was dealt.
func (d *driver) openRepair(c scoundrel.Card) {
	d.t.Helper()
	d.closePicker()
	d.tap(c.Name() + ",")
	if d.sees("Change card") && !d.sees("Suit") {
		d.tap("Change card")
	}
}

func (d *driver) closePicker() {
	if _, open := d.app.front().scene.(*picker); open {
		d.tap("Close")
	}
}

// begin starts a new game from the title.
func (d *driver) begin() {
	d.t.Helper()
	d.tap("Scoundrel, new game")
	d.settle()
}

func atDesignSizes(t *testing.T, play func(t *testing.T, size Size, touch bool)) {
	for _, size := range designSizes {
		t.Run(sizeName(size), func(t *testing.T) { play(t, size, size.Width < 600) })
	}
}

func TestWholeGamesByTapping(t *testing.T) {
	for name, end := range map[string]string{
		"won": "You came back alive", "lost": "You died in the dungeon", "repaired": "",
	} {
		t.Run(name, func(t *testing.T) {
			atDesignSizes(t, func(t *testing.T, size Size, touch bool) {
				saves := store.NewMemory()
				d := newDriver(t, saves, float64(size.Width), float64(size.Height))
				d.touch = touch
				d.begin()
				start := d.app.game.State()
				actions := golden(t, name)
				var states []scoundrel.State
				for i, a := range actions {
					states = append(states, d.app.game.State())
					d.perform(a)
					if i%7 == 0 {
						d.settle() // else the next tap comes in the middle of the motion
					}
				}
				last := d.app.game.State()
				if end == "" && !last.Over.Done {
					return
				}
				if end != "" && !d.sees(end) {
					t.Fatalf("the game is over, but nothing says %q:\n%s", end, d.labels())
				}

				// Reopened, it says so again, and all of it can be undone.
				d = newDriver(t, saves, float64(size.Width), float64(size.Height))
				if d.sees("Continue") {
					t.Fatal("a finished game is offered to continue")
				}
				d.app.toTable()
				d.tap("Undo last move")
				for i := len(states) - 1; ; i-- {
					if got := d.app.game.State(); got != states[i] {
						t.Fatalf("undoing action %d, %v, leads to\n%+v\nand not to\n%+v", i+1, actions[i], got, states[i])
					}
					if i == 0 {
						break
					}
					d.tap("Undo")
				}
				if d.app.game.State() != start || d.node("Undo").Refusal == "" {
					t.Fatal("Undo goes on past the start of the game")
				}
			})
		})
	}
}

func TestAGameUnderWayGoesOnAfterReopening(t *testing.T) {
	saves := store.NewMemory()
	d := newDriver(t, saves, 390, 844)
	d.begin()
	for _, a := range golden(t, "won")[:9] {
		d.perform(a)
	}
	state := d.app.game.State()
	d = newDriver(t, saves, 390, 844)
	d.tap("Continue Scoundrel")
	if d.app.game.State() != state {
		t.Fatalf("reopened, the game stands at\n%+v\nand not at\n%+v", d.app.game.State(), state)
	}
	d.tap("Undo")
	if d.app.game.State() == state {
		t.Fatal("after reopening there is nothing to undo")
	}
}

func TestANewGameAsksAndCanBeTakenBack(t *testing.T) {
	atDesignSizes(t, func(t *testing.T, size Size, touch bool) {
		d := newDriver(t, store.NewMemory(), float64(size.Width), float64(size.Height))
		d.touch = touch
		d.begin()
		for _, a := range golden(t, "won")[:6] {
			d.perform(a)
		}
		state := d.app.game.State()
		d.tap("New game")
		d.tap("Keep playing")
		if d.app.game.State() != state {
			t.Fatal("keeping the game changed it")
		}
		d.tap("New game")
		d.tap("New game")
		d.settle()
		if got := d.app.game.State(); got != scoundrel.New(scoundrel.StrictlyLower) {
			t.Fatalf("the new game begins at %+v", got)
		}
		d.tap("Bring back the last game")
		d.settle()
		if d.app.game.State() != state {
			t.Fatal("the last game came back changed")
		}
	})
}

func TestANewGameFromTheTitleAsksToo(t *testing.T) {
	d := newDriver(t, store.NewMemory(), 1440, 900)
	d.begin()
	d.perform(scoundrel.Action{Kind: scoundrel.Deal, Card: scoundrel.NewCard(scoundrel.Clubs, 5)})
	d.closePicker()
	d.tap("Title")
	d.tap("Scoundrel, new game")
	if !d.sees("Start a new game?") {
		t.Fatalf("the title starts over without a question:\n%s", d.labels())
	}
	d.key(ui.KeyEscape)
	d.tap("Continue Scoundrel")
	if d.app.game.State().NextSlot() != 1 {
		t.Fatal("the game under way was lost")
	}
}
