package scenes

import (
	"slices"
	"strings"
	"testing"

	"akuto/rules/scoundrel"
	"akuto/rules/slay"
	"akuto/scenes/store"
	"akuto/scenes/ui"
)

// cards lists the labels of the cards in front, without cost and type.
func (d *driver) cards() (names []string) {
	d.app.root.Tree().Walk(func(n *ui.Node) bool {
		if n.Role == ui.Card {
			name, _, _ := strings.Cut(n.Label, ",")
			names = append(names, name)
		}
		return true
	})
	return names
}

func TestPilesByLabel(t *testing.T) {
	atDesignSizes(t, func(t *testing.T, size Size, touch bool) {
		d := newDriver(t, store.NewMemory(), float64(size.Width), float64(size.Height))
		d.touch = touch
		// Known piles: of twelve cards five are drawn, the Strike is played, the
		// turn ended; then five more are drawn and one of them burns another.
		d.app.fightTo(`slay 1
enemy lagavulin
draw strike_r defend_r bash cleave inflame true_grit defend_r+ uppercut disarm shockwave strike_r bash
play strike_r
end
play true_grit exhaust uppercut
`)
		d.settle()
		d.tap("Draw pile, 2 cards")
		d.settle()
		// "strike_r bash" are left to draw, in this order.
		if got, want := d.cards(), []string{"Bash", "Strike"}; !slices.Equal(got, want) {
			t.Errorf("the draw pile shows %q, want %q: by name", got, want)
		}
		if !d.sees("Sorted by name. In which order they come stays hidden.") {
			t.Error("nothing is said of the order")
		}
		d.tap("Discard 6")
		d.settle()
		// The Strike first, then the hand from left to right, True Grit last.
		if got, want := d.cards(), []string{"True Grit", "Inflame", "Cleave", "Bash", "Defend", "Strike"}; !slices.Equal(got, want) {
			t.Errorf("the discard pile shows %q, want %q: the newest first", got, want)
		}
		if touch {
			d.tap("Exhaust 1")
		} else {
			d.key("3")
		}
		d.settle()
		if got, want := d.cards(), []string{"Uppercut"}; !slices.Equal(got, want) {
			t.Errorf("the exhaust pile shows %q, want %q", got, want)
		}
		d.tap("Close")
		d.settle()
		if d.app.front().scene != scene(d.app.combat()) {
			t.Error("closing the pile doesn't lead back to the fight")
		}
	})
}

func TestAnEmptyPileSaysSo(t *testing.T) {
	d := newDriver(t, store.NewMemory(), 390, 844)
	d.app.fightTo("slay 1\nenemy cultist\ndraw strike_r\n")
	for _, which := range []pileKind{pileDraw, pileDiscard, pileExhaust} {
		d.app.open(newPile(d.app, which))
		if len(d.cards()) > 0 || !d.sees([]string{"The draw pile is empty.", "Nothing is discarded yet.", "Nothing is exhausted yet."}[which]) {
			t.Errorf("the pile says:\n%s", d.labels())
		}
	}
}

func TestTheEndOfAFightByLabel(t *testing.T) {
	atDesignSizes(t, func(t *testing.T, size Size, touch bool) {
		ended := func(script string) *driver {
			d := newDriver(t, store.NewMemory(), float64(size.Width), float64(size.Height))
			d.touch = touch
			d.app.fightTo(script)
			d.settle()
			return d
		}
		d := ended(scriptWon)
		won := d.app.fight.State()
		// The Jaw Worm has 8 HP; the script tells the rest: four turns, ten cards.
		for _, label := range []string{"The Jaw Worm is slain", "Turns", "4", "Dealt", "8", "Taken", "Blocked", "Played", "10"} {
			if !d.sees(label) {
				t.Errorf("%q isn't on the dialog:\n%s", label, d.labels())
			}
		}
		d.tap("Same seed again")
		d.settle()
		start, _, err := slay.New(shippedCatalog(), won.Setup)
		if err != nil {
			t.Fatal(err)
		}
		if !d.app.fight.State().Equal(start) || !d.app.isFront(d.app.combat()) {
			t.Error("the same seed gives another fight")
		}

		d = ended(scriptWon)
		d.tap("Fight again")
		d.settle()
		again := d.app.fight.State()
		if again.Setup.Enemy != "jaw_worm" || again.Setup.Deck != "starter" || again.Setup.Seed == won.Setup.Seed || again.Turn != 1 || again.Over() {
			t.Errorf("fighting again begins %+v in turn %d", again.Setup, again.Turn)
		}

		d = ended(scriptLost)
		if !d.sees("The Lagavulin A12 has slain you") {
			t.Errorf("the dialog says:\n%s", d.labels())
		}
		d.tap("Undo last move")
		d.settle()
		if d.app.fight.State().Over() || !d.app.isFront(d.app.combat()) {
			t.Error("the last move isn't undone")
		}

		d = ended(scriptLost)
		d.tap("Another enemy")
		d.settle()
		d.tap("Cultist")
		d.tap("Fight")
		d.settle()
		if got := d.app.fight.Setup(); got.Enemy != "cultist" || got.Deck != "starter" || d.app.fight.State().Over() {
			t.Errorf("another enemy begins %+v", got)
		}
	})
}

func TestAFightIsContinuedAfterReopening(t *testing.T) {
	atDesignSizes(t, func(t *testing.T, size Size, touch bool) {
		saves := store.NewMemory()
		open := func() *driver {
			d := newDriver(t, saves, float64(size.Width), float64(size.Height))
			d.touch = touch
			return d
		}
		d := open()
		if d.sees("Continue") {
			t.Fatal("there is a game to continue before there was one")
		}
		d.app.fightTo(scriptLong)
		want := d.app.fight.State()
		d = open()
		n := d.node("Continue Slay")
		if got := n.Description; got != "Lagavulin · turn 3 · 7/10 health" {
			t.Errorf("the fight stands at %q", got)
		}
		d.tap("Continue Slay")
		d.settle()
		if !d.app.fight.State().Equal(want) || d.app.combat() == nil {
			t.Error("another fight goes on")
		}
		d.app.fightTo(scriptWon)
		if d = open(); d.sees("Continue Slay") {
			t.Error("a fight that is over can be continued")
		}
	})
}

func TestBothBrokenSavesAreTold(t *testing.T) {
	saves := store.NewMemory()
	for _, slot := range []string{"scoundrel", "slay"} {
		if err := saves.Save(slot, []byte("broken")); err != nil {
			t.Fatal(err)
		}
	}
	for _, size := range designSizes {
		d := &driver{t: t, app: NewApp(saves)}
		d.app.Resize(float64(size.Width), float64(size.Height), ui.Insets{})
		d.settle()
		told := d.app.message()
		if size == designSizes[0] != (strings.Contains(told, "The save of your game") && strings.Contains(told, "The save of your fight")) {
			t.Errorf("at the start it says %q", told)
		}
		checkLayout(t, d.app.root.Tree(), d.app.root.Frame().Window)
	}
}

func TestTheGameTouchedLastIsContinuedFirst(t *testing.T) {
	saves := store.NewMemory()
	d := newDriver(t, saves, 1440, 900)
	d.app.playTo(recordRoomSix)
	d.app.fightTo(scriptLong)
	first := func() string {
		d = newDriver(t, saves, 1440, 900)
		d.key(ui.KeyEnter)
		d.settle()
		if d.app.combat() != nil {
			return "slay"
		}
		if d.app.table() != nil {
			return "scoundrel"
		}
		return ""
	}
	if got := first(); got != "scoundrel" {
		t.Fatalf("Enter continues %q before anything was touched", got)
	}
	if !d.app.doFight(slay.End()) {
		t.Fatal("the turn doesn't end")
	}
	if got := first(); got != "slay" {
		t.Errorf("Enter continues %q after a turn of the fight", got)
	}
	if !d.app.do(scoundrel.Action{Kind: scoundrel.FightBarehanded, Card: scoundrel.NewCard(scoundrel.Spades, 8)}) {
		t.Fatal("the card can't be faced")
	}
	if got := first(); got != "scoundrel" {
		t.Errorf("Enter continues %q after a move in the dungeon", got)
	}
}

func TestRulesOfBothGamesLeadToEachOther(t *testing.T) {
	d := newDriver(t, store.NewMemory(), 1440, 900)
	d.tap("Rules")
	d.settle()
	d.tap("Slay")
	d.settle()
	if !d.sees("Rules of combat") || !d.sees("Vulnerable") {
		t.Fatalf("there is:\n%s", d.labels())
	}
	d.tap("Scoundrel")
	d.settle()
	if !d.sees("The dungeon") {
		t.Errorf("there is:\n%s", d.labels())
	}
	d.key(ui.KeyEscape)
	d.settle()
	if !d.sees("Scoundrel, new game") {
		t.Error("Escape doesn't lead back to the title")
	}
}

// The program's own cards and enemies are without fault, so that it starts.
func TestTheShippedCatalogHasNoFaults(t *testing.T) {
	c := shippedCatalog()
	if len(c.Enemies()) == 0 || c.Deck(slay.StarterDeck) == nil || c.Card("bash") == nil {
		t.Error("the catalog lacks what the scenes count on")
	}
}
