package scenes

import (
	"slices"
	"strings"
	"testing"

	"akuto/rules/slay"
	"akuto/scenes/ui"
	"akuto/scenes/words"
)

// What went wrong for players of similar apps must not happen here. Each test
// says which report it stands for.

func TestNoCardFreezesInTheAirAfterATapOnAWrongTarget(t *testing.T) {
	onCombatSizes(t, drawn([]int{5}, mixedHand...), func(t *testing.T, d *driver) {
		begin := d.fight()
		for _, wrong := range []string{"Draw pile", words.Rules, words.Undo, "Defend,"} {
			d.tap("Strike,")
			d.tap(wrong)
			d.checkRest("after a tap on " + wrong)
			d.app.closeAll()
			d.checkRest("after a tap on " + wrong)
			if d.lifted() != "" && d.lifted() != "Strike" {
				t.Errorf("after a tap on %s %s is lifted", wrong, d.lifted())
			}
			d.app.undoFight()
			d.settle()
			if d.lifted() != "" {
				d.key(ui.KeyEscape)
			}
			d.checkRest("put down")
			if !d.fight().Equal(begin) {
				t.Fatalf("after a tap on %s the fight is another", wrong)
			}
		}
	})
}

func TestLeavingTheTabInTheMiddleOfASelectionHarmsNothing(t *testing.T) {
	onCombatSizes(t, drawn([]int{5}, mixedHand...), func(t *testing.T, d *driver) {
		d.tap("True Grit,")
		d.app.root.Down(d.spot(d.node("Strike,")), d.touch)
		d.app.root.Cancel()
		d.app.fight.Retry()
		d.checkRest("back again")
		if d.lifted() != "True Grit" {
			t.Fatal("the selection is gone")
		}
		d.tap("Strike,")
		if !slices.Equal(d.fight().Player.ExhaustPile, []string{"strike_r"}) {
			t.Error("the choice can't be made any more")
		}
	})
}

func TestEveryTurnDealsAWholeHandAndNoCardTwice(t *testing.T) {
	onCombatSizes(t, slay.Setup{Enemy: "lagavulin", Deck: slay.StarterDeck, Seed: 11}, func(t *testing.T, d *driver) {
		if n := len(cardNodes(d.app.root.Tree())); n != 5 || !d.sees("Discard pile, 0 cards") {
			t.Fatalf("the fight begins with %d cards:\n%s", n, d.labels())
		}
		for !d.fight().Over() {
			d.tap(words.EndTurn)
			d.checkRest("a new turn")
			d.checkWhole("a new turn", 10)
			if n := len(cardNodes(d.app.root.Tree())); n != 5 && !d.fight().Over() {
				t.Fatalf("turn %d begins with %d cards", d.fight().Turn, n)
			}
		}
	})
}

func TestAWeakEnemysBlowIsShownAsItWillBe(t *testing.T) {
	// Clothesline lays 1 Weak: an attack of 3 does 2.
	onCombatSizes(t, drawn([]int{5, 1}, "clothesline", "strike_r", "strike_r", "strike_r", "strike_r"), func(t *testing.T, d *driver) {
		if !d.sees("Jaw Worm, 8 of 8 HP, intends attack 3") || !d.sees("Attack. You would lose 3 HP.") {
			t.Errorf("the blow of 3 isn't told:\n%s", d.labels())
		}
		d.tap("Clothesline,")
		d.tap("Jaw Worm,")
		d.settle()
		if !d.sees("Jaw Worm, 5 of 8 HP, intends attack 2") || !d.sees("Attack. You would lose 2 HP.") {
			t.Errorf("the blow isn't weaker:\n%s", d.labels())
		}
		d.tap(words.EndTurn)
		d.settle()
		if d.fight().Player.HP != 8 {
			t.Errorf("the blow took %d HP", 10-d.fight().Player.HP)
		}
	})
}

func TestNothingShowsBelowZeroAndTheDeadHaveNoTokens(t *testing.T) {
	setup := slay.Setup{Enemy: "sneaky_gremlin", Draw: []string{"uppercut", "strike_r", "strike_r", "strike_r", "strike_r"}, Seed: 1}
	onCombatSizes(t, setup, func(t *testing.T, d *driver) {
		d.tap("Uppercut,")
		d.tap("Sneaky Gremlin,")
		d.settle()
		d.app.closeAll()
		d.settle()
		if !d.sees("Sneaky Gremlin, 0 of 2 HP") || d.sees("1 Weak") || d.sees("1 Vulnerable") || strings.Contains(d.labels(), "−1 of") {
			t.Errorf("the dead enemy is shown otherwise:\n%s", d.labels())
		}
	})
}

func TestTheDrawPileIsFilledInTheMiddleOfADraw(t *testing.T) {
	onCombatSizes(t, drawn([]int{1}, "defend_r", "pommel_strike", "strike_r", "strike_r", "strike_r"), func(t *testing.T, d *driver) {
		d.tap("Defend,")
		d.tap("Pommel Strike,")
		d.tap("Jaw Worm,")
		d.checkRest("a draw from an empty pile")
		d.checkWhole("a draw from an empty pile", 5)
		if !d.sees("Defend,") || !d.sees("Discard pile, 1 card") {
			t.Errorf("the discarded card wasn't drawn:\n%s", d.labels())
		}
	})
}

func TestAKillEndsAMultiHitAndTheFight(t *testing.T) {
	setup := slay.Setup{Enemy: "sneaky_gremlin", Draw: []string{"strike_r", "twin_strike"}, Seed: 1}
	onCombatSizes(t, setup, func(t *testing.T, d *driver) {
		d.tap("Strike,")
		d.tap("Sneaky Gremlin,")
		d.tap("Twin Strike,")
		d.tap("Sneaky Gremlin,")
		d.settle()
		if _, ok := d.app.front().scene.(*combatOver); !ok || d.fight().Totals.Dealt != 2 {
			t.Errorf("the fight goes on, or %d HP were dealt", d.fight().Totals.Dealt)
		}
	})
}

func TestWithAnEmptyHandTheEnemyStillActs(t *testing.T) {
	onCombatSizes(t, drawn([]int{5}, "defend_r"), func(t *testing.T, d *driver) {
		d.tap("Defend,")
		d.settle()
		if d.app.root.Frame().Shape == ui.Desktop && d.sentence() != words.HandIsEmpty {
			t.Errorf("an empty hand says %q", d.sentence())
		}
		d.tap(words.EndTurn)
		d.settle()
		if d.fight().Player.HP != 8 || d.fight().Turn != 2 {
			t.Error("the enemy didn't act")
		}
	})
}

func TestAllThatIsComingIsReadableBefore(t *testing.T) {
	// The Jaw Worm hits for 3 and 2 of it is held.
	onCombatSizes(t, drawn([]int{5}, "ghostly_armor", "bash", "strike_r", "strike_r", "strike_r"), func(t *testing.T, d *driver) {
		d.tap("Ghostly Armor,")
		if !d.sees("Attack. You would lose 1 HP and 2 Block.") {
			t.Errorf("what is coming isn't told:\n%s", d.labels())
		}
		d.tap("Bash,")
		flag := d.app.root.Tree().ByID("flag")
		if flag == nil || !strings.Contains(flag.Label, "−2 HP") {
			t.Error("what the lifted card would do isn't told")
		}
	})
}

func TestTheLogTellsWhatTheEnemyDid(t *testing.T) {
	onCombatSizes(t, drawn([]int{1, 5}, mixedHand...), func(t *testing.T, d *driver) {
		d.tap(words.EndTurn)
		d.settle()
		if d.app.root.Frame().Shape != ui.Desktop {
			d.tap(words.Log)
			d.settle()
		}
		for _, line := range []string{"Jaw Worm: 2 Block, 1 Strength", "Jaw Worm rolled 5: attack 4", "Jaw Worm rolled 1: 2 Block, 1 Strength", "Drew 5 cards"} {
			if !d.sees(line) {
				t.Errorf("the log doesn't say %q:\n%s", line, d.labels())
			}
		}
	})
}
