package scenes

import (
	"strings"
	"testing"

	"akuto/rules/slay"
	"akuto/scenes/store"
	"akuto/scenes/ui"
	"akuto/scenes/words"
)

// onCombatSizes runs a test at the three sizes of the design, each in a fight of
// its own. On the phone a finger taps.
func onCombatSizes(t *testing.T, setup slay.Setup, test func(t *testing.T, d *driver)) {
	for _, size := range ShotSizes {
		t.Run(sizeName(size), func(t *testing.T) { test(t, fightDriver(t, setup, size)) })
	}
}

// fightDriver starts a fight in a window of the size.
func fightDriver(t testing.TB, setup slay.Setup, size Size) *driver {
	t.Helper()
	d := newDriver(t, store.NewMemory(), float64(size.Width), float64(size.Height))
	d.touch = size.Width < 600
	d.beginFight(setup)
	return d
}

func (d *driver) beginFight(setup slay.Setup) {
	d.t.Helper()
	if err := d.app.fight.Start(setup); err != nil {
		d.t.Fatal(err)
	}
	d.app.toFight()
	d.settle()
}

func (d *driver) fight() slay.State { return d.app.fight.State() }

func (d *driver) combat() *combat {
	d.t.Helper()
	s, ok := d.app.layers[0].scene.(*combat)
	if !ok {
		d.t.Fatal("the fight isn't shown")
	}
	return s
}

// sentence is the line beside End turn.
func (d *driver) sentence() string {
	d.t.Helper()
	n := d.app.root.Tree().ByID("sentence")
	if n == nil {
		d.t.Fatal("there is no sentence")
	}
	return n.Label
}

// lifted names the lifted card, or gives "".
func (d *driver) lifted() string {
	s := d.combat()
	if i := s.position(s.selected); i >= 0 {
		return s.app.catalog.Card(s.hand[i].card).Name
	}
	return ""
}

// drawn is a fight against the Jaw Worm with a known draw pile and known rolls.
func drawn(dice []int, cards ...string) slay.Setup {
	return slay.Setup{Enemy: "jaw_worm", Draw: cards, Dice: dice, Seed: 1}
}

var mixedHand = []string{"strike_r", "bash", "defend_r", "pommel_strike", "true_grit", "strike_r", "strike_r", "strike_r", "defend_r", "defend_r", "defend_r"}

func TestCombatIsWonByTaps(t *testing.T) {
	// Bash takes 2 of 8 HP and lays Vulnerable, which doubles the Strike to 2. The
	// Jaw Worm rolls a 1: 2 Block. Bludgeon does 7, so 5 HP of the 4 that are left.
	onCombatSizes(t, drawn([]int{1}, "strike_r", "bash", "defend_r", "defend_r", "defend_r", "bludgeon", "strike_r"), func(t *testing.T, d *driver) {
		d.tap("Bash,")
		d.tap("Jaw Worm,")
		d.tap("Strike,")
		d.tap("Jaw Worm,")
		if hp := d.fight().Enemy.HP; hp != 4 {
			t.Fatalf("the Jaw Worm has %d HP, not 4", hp)
		}
		d.tap(words.EndTurn)
		d.settle()
		d.tap("Bludgeon,")
		if !d.sees("Tap the Jaw Worm to play Bludgeon · kills") && !d.sees("Bludgeon · kills") {
			t.Errorf("the label doesn't say that it kills:\n%s", d.labels())
		}
		d.tap("Jaw Worm,")
		d.settle()
		if d.fight().Result != slay.Victory {
			t.Fatalf("the fight isn't won:\n%s", d.labels())
		}
		if _, ok := d.app.front().scene.(*combatOver); !ok {
			t.Error("the end isn't shown")
		}
	})
}

func TestCombatIsLost(t *testing.T) {
	setup := drawn([]int{5}, mixedHand...)
	setup.HP = 3
	onCombatSizes(t, setup, func(t *testing.T, d *driver) {
		if !d.sees("Attack. You would die.") {
			t.Errorf("it isn't told that the turn is deadly:\n%s", d.labels())
		}
		d.tap(words.EndTurn)
		if _, ok := d.app.front().scene.(*combatOver); ok {
			t.Error("the end covers how it came to it")
		}
		d.settle()
		if _, ok := d.app.front().scene.(*combatOver); !ok || d.fight().Result != slay.Defeat {
			t.Fatal("the end isn't shown")
		}
		// Behind the dialog nothing can be done any more.
		d.app.closeAll()
		d.settle()
		if d.sees(words.EndTurn) || len(cardNodes(d.app.root.Tree())) != 0 || d.node("Jaw Worm,").Refusal == "" {
			t.Error("after the end cards and enemy can be tapped")
		}
		if !d.sees("Ironclad, 0 of 10 HP") {
			t.Errorf("the dead has HP:\n%s", d.labels())
		}
		d.tap(words.SeeResult)
		if _, ok := d.app.front().scene.(*combatOver); !ok {
			t.Error("the result can't be seen again")
		}
	})
}

func TestCombatTellsEverythingInWords(t *testing.T) {
	onCombatSizes(t, fightTurnThree, func(t *testing.T, d *driver) {
		for _, action := range turnThree {
			d.app.doFight(action)
		}
		d.settle()
		for _, label := range []string{
			"Jaw Worm, 6 of 8 HP, intends attack 3", "Bash, attack, costs 2", "Defend, skill, costs 1", "Turn 3",
			"Energy 2 of 3", "Ironclad, 7 of 10 HP", "2 Block", "1 Strength", "1 Vulnerable", "1 Weak",
			"Draw pile, 12 cards", "Discard pile, 9 cards", "Exhaust pile, 1 card", "Hand, 5 cards",
			// 3 and 1 Strength less 1 for Weak, of which 2 Block hold 2.
			"Attack. You would lose 1 HP and 2 Block.",
		} {
			if !d.sees(label) {
				t.Errorf("nothing says %q:\n%s", label, d.labels())
			}
		}
		if n := d.app.root.Tree().ByID("enemy"); n.Description != "2 Block, 1 Strength, 1 Vulnerable, 1 Weak" {
			t.Errorf("the enemy's tokens are told as %q", n.Description)
		}
	})
}

func TestCombatUndo(t *testing.T) {
	onCombatSizes(t, drawn([]int{5}, mixedHand...), func(t *testing.T, d *driver) {
		begin := d.fight()
		if d.node(words.Undo).Refusal == "" {
			t.Error("there is nothing to undo, but Undo is on")
		}
		d.tap("Strike,")
		d.tap("Jaw Worm,")
		after := d.fight()
		d.tap(words.EndTurn)
		d.tap(words.Undo) // while the enemy still acts
		if !d.fight().Equal(after) {
			t.Error("Undo doesn't take the turn back")
		}
		d.settle()
		d.key("u")
		if !d.fight().Equal(begin) || d.lifted() != "" {
			t.Error("Undo doesn't take the card back")
		}
		if got := len(cardNodes(d.app.root.Tree())); got != 5 {
			t.Errorf("%d cards are on the screen, not 5", got)
		}
		d.tap(words.Undo)
		if !strings.Contains(d.labels(), words.NothingToUndo) {
			t.Error("Undo doesn't say why it is off")
		}
	})
}

func TestCombatLinks(t *testing.T) {
	onCombatSizes(t, drawn([]int{5}, mixedHand...), func(t *testing.T, d *driver) {
		back := func() {
			d.settle()
			d.app.closeAll()
			d.settle()
		}
		for label, right := range map[string]func(scene) bool{
			"Draw pile":    func(s scene) bool { p, ok := s.(*pile); return ok && p.which == pileDraw },
			"Discard pile": func(s scene) bool { p, ok := s.(*pile); return ok && p.which == pileDiscard },
			"Exhaust pile": func(s scene) bool { p, ok := s.(*pile); return ok && p.which == pileExhaust },
			words.Rules:    func(s scene) bool { _, ok := s.(*rulesSheet); return ok },
		} {
			d.tap(label)
			if !right(d.app.front().scene) {
				t.Errorf("%s opens %T", label, d.app.front().scene)
			}
			back()
		}
		if d.app.root.Frame().Shape != ui.Desktop {
			d.tap(words.Log)
			if _, ok := d.app.front().scene.(*combatLog); !ok || !d.sees("Drew 5 cards") {
				t.Errorf("Log doesn't open the log:\n%s", d.labels())
			}
			d.tap(words.Close)
			d.settle()
		} else if !d.sees("Jaw Worm rolled 5: attack 3") {
			t.Errorf("the log doesn't tell the intent:\n%s", d.labels())
		}
		d.tap(words.Leave)
		if _, ok := d.app.front().scene.(*title); !ok || !d.app.fight.UnderWay() {
			t.Error("Leave doesn't lead to the title with the fight kept")
		}
	})
}

// cardNodes lists the cards of the hand on the screen.
func cardNodes(tree *ui.Node) (list []*ui.Node) {
	tree.Walk(func(n *ui.Node) bool {
		if n.Role == ui.Card {
			list = append(list, n)
		}
		return true
	})
	return list
}
