package scenes

import (
	"slices"
	"testing"

	"akuto/scenes/play"
	"akuto/scenes/ui"
	"akuto/scenes/words"
)

func TestTheFirstTapLiftsAndTheSecondPlays(t *testing.T) {
	onCombatSizes(t, drawn([]int{3}, mixedHand...), func(t *testing.T, d *driver) {
		begin := d.fight()
		d.tap("Jaw Worm,")
		if d.sentence() != words.PickCardFirst || !d.fight().Equal(begin) {
			t.Errorf("a tap on the enemy with no card lifted says %q", d.sentence())
		}
		d.tap("Bash,")
		d.settle()
		s := d.combat()
		card := s.hand[1]
		if d.lifted() != "Bash" || card.to.Lift != 1 || !card.to.Ring || card.to.Angle != 0 || !d.fight().Equal(begin) {
			t.Fatalf("the tapped card lies at %+v", card.to)
		}
		// 2 damage and 1 Vulnerable.
		if !d.sees("Tap the Jaw Worm to play Bash · −2 HP") {
			t.Errorf("the enemy doesn't say what a tap would do:\n%s", d.labels())
		}
		if d.node("Jaw Worm,").Refusal != "" || d.sentence() != "Bash costs 2; that leaves 1." {
			t.Errorf("the enemy is no target, or the sentence %q is another", d.sentence())
		}
		d.tap("Jaw Worm,")
		st := d.fight()
		if st.Enemy.HP != 6 || st.Enemy.Vulnerable != 1 || !slices.Equal(st.Player.DiscardPile, []string{"bash"}) || d.lifted() != "" {
			t.Fatalf("Bash wasn't played: %+v", st.Enemy)
		}
		if len(s.flights) != 1 || s.flights[0].to != pileDiscard {
			t.Errorf("the card isn't on its way to the discard pile: %+v", s.flights)
		}
		d.settle()
		if len(s.flights) != 0 || len(cardNodes(d.app.root.Tree())) != 4 {
			t.Error("the card never arrives")
		}
	})
}

func TestACardWithoutTargetPlaysAtOnce(t *testing.T) {
	onCombatSizes(t, drawn([]int{3}, mixedHand...), func(t *testing.T, d *driver) {
		d.tap("Defend,")
		st := d.fight()
		if st.Player.Block != 1 || st.Player.Energy != 2 || len(st.Player.Hand) != 4 {
			t.Errorf("Defend wasn't played at once: %+v", st.Player)
		}
	})
}

func TestWithoutTheEnergyACardShakesAndDropsBack(t *testing.T) {
	onCombatSizes(t, drawn([]int{3}, "bash", "bash", "strike_r", "strike_r", "strike_r"), func(t *testing.T, d *driver) {
		d.tap("Bash,")
		d.tap("Jaw Worm,")
		d.settle()
		before := d.fight()
		d.tap("Strike,")
		d.tap("Bash,")
		s := d.combat()
		if d.lifted() != "" || !d.fight().Equal(before) || d.sentence() != "Bash costs 2, and you have 1 energy." {
			t.Errorf("too dear a card is %q, and it says %q", d.lifted(), d.sentence())
		}
		if s.shaken != s.hand[0].key || s.shake.Done(d.app.clock) {
			t.Error("the card doesn't shake")
		}
		d.settle()
		if !s.shake.Done(d.app.clock) || s.hand[0].to.Lift != 0 {
			t.Error("the card doesn't come to rest")
		}
	})
}

func TestATapOnTheLiftedCardPutsItDown(t *testing.T) {
	onCombatSizes(t, drawn([]int{3}, mixedHand...), func(t *testing.T, d *driver) {
		begin := d.fight()
		d.tap("Strike,")
		d.tap("Strike,")
		if d.lifted() != "" || !d.fight().Equal(begin) {
			t.Error("the second tap on a card doesn't put it down")
		}
		d.tap("Strike,")
		d.tap("Bash,")
		if d.lifted() != "Bash" {
			t.Errorf("a tap on another card lifts %q", d.lifted())
		}
		d.key(ui.KeyEscape)
		if d.lifted() != "" {
			t.Error("Escape doesn't put it down")
		}
		d.settle()
		for _, c := range d.combat().hand {
			if c.pose(d.app.clock).Lift != 0 {
				t.Error("a card stays in the air")
			}
		}
		d.key(ui.KeyEscape)
		if _, ok := d.app.front().scene.(*title); !ok {
			t.Error("Escape with no card lifted doesn't leave")
		}
	})
}

func TestAChoiceOfACardToExhaust(t *testing.T) {
	cards := []string{"strike_r", "true_grit", "burning_pact", "sever_soul", "defend_r", "bash", "bash", "bash"}
	onCombatSizes(t, drawn([]int{3}, cards...), func(t *testing.T, d *driver) {
		begin := d.fight()
		d.tap("True Grit,")
		if d.lifted() != "True Grit" || d.sentence() != "Choose 1 card to exhaust for True Grit." || !d.fight().Equal(begin) {
			t.Fatalf("True Grit doesn't ask for a card: %q", d.sentence())
		}
		d.key(ui.KeyEscape)
		if d.lifted() != "" || !d.fight().Equal(begin) {
			t.Fatal("Escape doesn't take the choice back")
		}
		d.tap("True Grit,")
		d.tap("Defend,")
		st := d.fight()
		if !slices.Equal(st.Player.ExhaustPile, []string{"defend_r"}) || st.Player.Block != 1 || d.lifted() != "" {
			t.Fatalf("True Grit didn't exhaust Defend: %+v", st.Player)
		}
		d.settle()
		d.key("u")
		d.settle()

		d.tap("Sever Soul,")
		d.tap("Jaw Worm,")
		if d.sentence() != "Choose 1 card to exhaust for Sever Soul." || !d.fight().Equal(begin) {
			t.Fatalf("Sever Soul is played without a choice; it says %q", d.sentence())
		}
		d.tap("Defend,")
		d.tap("Defend,") // and not, after all
		d.tap("Burning Pact,")
		d.tap("Strike,") // instead
		if !d.fight().Equal(begin) || d.sentence() != "Now tap the Jaw Worm to play Sever Soul." {
			t.Fatalf("the choice isn't made: %q", d.sentence())
		}
		d.tap("Jaw Worm,")
		st = d.fight()
		if !slices.Equal(st.Player.ExhaustPile, []string{"strike_r"}) || st.Enemy.HP != 5 {
			t.Errorf("Sever Soul did something else: %+v", st.Player)
		}
	})
}

func TestCombatByKeys(t *testing.T) {
	d := fightDriver(t, drawn([]int{3, 1}, mixedHand...), Size{1440, 900})
	d.key("2")
	if d.lifted() != "Bash" {
		t.Fatalf("2 lifts %q", d.lifted())
	}
	d.key(ui.KeyEnter)
	if d.fight().Enemy.HP != 6 {
		t.Fatal("Enter doesn't play the lifted card")
	}
	d.key("1", "1")
	if d.lifted() != "" {
		t.Error("the same key again doesn't put the card down")
	}
	d.key("e", "e")
	if d.fight().Turn != 2 {
		t.Errorf("E twice at once leads to turn %d", d.fight().Turn)
	}
	d.settle()
	d.key("u")
	if d.fight().Turn != 1 {
		t.Error("U doesn't undo")
	}
	// By Tab: cards in the hand's order, then the enemy by itself.
	d.settle()
	d.app.root.SetFocus(d.combat().hand[0].id(), true)
	d.key(ui.KeyEnter)
	if d.app.root.Frame().Focused() != "enemy" {
		t.Errorf("after a card was lifted the focus is on %q", d.app.root.Frame().Focused())
	}
	d.key(ui.KeyEnter)
	// Vulnerable doubles the Strike.
	if d.fight().Enemy.HP != 4 {
		t.Error("Enter on the enemy doesn't play")
	}
	if got, want := d.app.root.Frame().Focused(), d.combat().hand[0].id(); got != want {
		t.Errorf("the focus goes on at %q, not %q", got, want)
	}
}

func TestTheTenthCardHasTheKeyZero(t *testing.T) {
	d := fightDriver(t, fightBigHand, Size{1440, 900})
	for range 3 {
		d.tap("Offering,")
		d.settle()
	}
	st := d.fight()
	if len(st.Player.Hand) < 10 {
		t.Fatalf("the hand has %d cards", len(st.Player.Hand))
	}
	d.key("0")
	if s := d.combat(); s.position(s.selected) != 9 {
		t.Errorf("0 lifts the card at %d", s.position(s.selected))
	}
}

func TestTabGoesThroughTheHandInOrder(t *testing.T) {
	d := fightDriver(t, drawn([]int{3}, mixedHand...), Size{390, 844})
	d.tap("Bash,") // drawn over the others, but still the second
	var got []string
	for _, n := range d.app.root.Focusables() {
		if n.Role == ui.Card {
			got = append(got, n.Label)
		}
	}
	var want []string
	for _, id := range d.fight().Player.Hand {
		want = append(want, words.CombatCardSpoken(d.app.catalog.Card(id)))
	}
	if !slices.Equal(got, want) {
		t.Errorf("Tab goes through %q, not %q", got, want)
	}
}

func TestEndTurnIsNotTakenTwiceByADoubleTap(t *testing.T) {
	onCombatSizes(t, drawn([]int{1}, mixedHand...), func(t *testing.T, d *driver) {
		d.app.set(func(s *play.Settings) { s.ReduceMotion = true })
		d.tap(words.EndTurn)
		for range 6 {
			d.app.Tick()
		}
		d.app.root.Activate(d.node(words.EndTurn))
		if d.fight().Turn != 2 {
			t.Errorf("it is turn %d", d.fight().Turn)
		}
		d.settle()
		d.tap(words.EndTurn)
		if d.fight().Turn != 3 {
			t.Errorf("after a rest it is turn %d", d.fight().Turn)
		}
	})
}
