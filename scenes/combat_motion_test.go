package scenes

import (
	"fmt"
	"slices"
	"testing"

	"akuto/rules/slay"
	"akuto/scenes/play"
	"akuto/scenes/ui"
	"akuto/scenes/words"
	"akuto/sprites"
)

// checkWhole fails the test if a card is lost or doubled, if the cards on the
// screen aren't those in hand, or if anything is negative.
func (d *driver) checkWhole(what string, cards int) {
	d.t.Helper()
	st := d.fight()
	p := st.Player
	if n := len(p.DrawPile) + len(p.Hand) + len(p.DiscardPile) + len(p.ExhaustPile) + len(p.Powers); n != cards {
		d.t.Errorf("%s: there are %d cards, not %d", what, n, cards)
	}
	for _, n := range []int{p.HP, p.Block, st.Enemy.HP, st.Enemy.Block, p.Energy} {
		if n < 0 {
			d.t.Errorf("%s: something is negative: %+v %+v", what, p, st.Enemy)
		}
	}
	if s, ok := d.app.front().scene.(*combat); ok {
		var onScreen []string
		d.app.root.Tree()
		for _, c := range s.hand {
			onScreen = append(onScreen, c.card)
		}
		if !slices.Equal(onScreen, p.Hand) && len(onScreen)+len(p.Hand) > 0 {
			d.t.Errorf("%s: the screen shows %q, in hand are %q", what, onScreen, p.Hand)
		}
	}
}

// checkRest fails the test if anything of the fight still moves or hangs in the
// air.
func (d *driver) checkRest(what string) {
	d.t.Helper()
	d.settle()
	s, ok := d.app.front().scene.(*combat)
	if !ok {
		return
	}
	clock := d.app.clock
	d.app.root.Tree()
	d.settle()
	if len(s.flights) > 0 || s.showing() || !d.app.AtRest() {
		d.t.Errorf("%s: something still moves", what)
	}
	for i, c := range s.hand {
		lifted := c.key == s.selected || slices.Contains(s.chosen, c.key)
		if p := c.pose(clock); p != c.to || (p.Lift > 0) != lifted || !c.arrive.Done(clock) {
			d.t.Errorf("%s: card %d hangs at %+v", what, i, p)
		}
	}
}

func TestATapOnEveryNodeDuringEveryAnimation(t *testing.T) {
	cards := []string{"strike_r", "bash", "defend_r", "true_grit", "inflame", "strike_r", "strike_r", "strike_r", "defend_r", "defend_r", "defend_r", "bludgeon"}
	moves := []struct {
		name string
		do   func(d *driver)
	}{
		{"a new fight", func(*driver) {}},
		{"a card comes up", func(d *driver) { d.key("1") }},
		{"a card is played", func(d *driver) { d.key("2", ui.KeyEnter) }},
		{"a card is put down", func(d *driver) { d.key("1", "1") }},
		{"a power is played", func(d *driver) { d.key("5") }},
		{"a card is exhausted", func(d *driver) { d.key("4", "1") }},
		{"a choice", func(d *driver) { d.key("4") }},
		{"too dear a card", func(d *driver) { d.key("2", ui.KeyEnter, "4", "1", "2") }},
		{"the enemy's turn", func(d *driver) { d.key("e") }},
		{"an undo", func(d *driver) { d.key("e", "u") }},
		{"a victory", func(d *driver) {
			d.app.fight.Start(slay.Setup{Enemy: "sneaky_gremlin", Draw: []string{"bash", "strike_r", "strike_r", "strike_r", "strike_r"}, Seed: 1})
			d.app.toFight()
			d.key("1", ui.KeyEnter)
		}},
		{"a defeat", func(d *driver) {
			d.app.fight.Start(slay.Setup{Enemy: "jaw_worm", Draw: cards, Dice: []int{5}, Seed: 1, HP: 2})
			d.app.toFight()
			d.key("e")
		}},
	}
	for _, size := range ShotSizes {
		d := fightDriver(t, drawn([]int{5}, cards...), size)
		for _, move := range moves {
			for _, ticks := range []int{0, 1, 6, 14, 24, 50, 80} {
				for i := 0; ; i++ {
					d.app.closeAll()
					d.beginFight(drawn([]int{5, 3}, cards...))
					move.do(d)
					all := len(d.fight().Setup.Draw)
					for range ticks {
						d.app.root.TakeRedraw()
						d.app.Tick()
					}
					list := d.app.root.Focusables()
					if i >= len(list) {
						break
					}
					n := list[i]
					what := fmt.Sprintf("%s: %s, after %d ticks a tap on %q", sizeName(size), move.name, ticks, n.Label)
					d.app.root.SetFocus(n.ID, false)
					tree := d.app.root.Tree()
					if n = tree.ByID(n.ID); n == nil {
						continue
					}
					p, ok := ui.Spot(tree, n, d.app.root.Frame().Window)
					if !ok {
						t.Errorf("%s can't reach it", what)
						continue
					}
					d.app.root.Down(p, d.touch)
					d.app.root.Up(p)
					d.checkWhole(what, all)
					d.checkRest(what)
					d.checkWhole(what, all)
					if t.Failed() {
						return
					}
				}
			}
		}
	}
}

func TestTheEnemysTurnIsShownForASecond(t *testing.T) {
	onCombatSizes(t, drawn([]int{5, 1}, mixedHand...), func(t *testing.T, d *driver) {
		d.tap(words.EndTurn)
		s := d.combat()
		if d.fight().Turn != 2 || len(d.fight().Player.Hand) != 5 {
			t.Fatal("the state isn't the new turn's at once")
		}
		if !d.sees("Jaw Worm attacked for 3 · −3 HP") {
			t.Errorf("the screen doesn't say what the enemy does:\n%s", d.labels())
		}
		ticks := 0
		for ; s.acting(); ticks++ {
			d.app.Tick()
		}
		if ms := ticks * 1000 / ui.TicksPerSecond; ms < 900 || ms > 1400 {
			t.Errorf("it is shown for %d ms", ms)
		}
		d.settle()
		if !d.sees("2") || d.app.root.Tree().ByID("flag") != nil {
			t.Error("the new intent isn't shown")
		}

		// A tap anywhere cuts it short.
		d.app.undoFight()
		d.settle()
		d.tap(words.EndTurn)
		for range ui.Ticks(400) {
			d.app.Tick()
		}
		before := d.fight()
		d.app.root.Activate(d.app.root.Tree().ByID("skip"))
		if s := d.combat(); s.acting() || !d.fight().Equal(before) {
			t.Error("a tap doesn't cut it short, or does more")
		}
		// A card of the new hand can be tapped while it is shown.
		d.settle()
		d.app.undoFight()
		d.tap(words.EndTurn)
		for range ui.Ticks(500) {
			d.app.Tick()
		}
		card := cardNodes(d.app.root.Tree())[0]
		d.app.root.Activate(card)
		if s := d.combat(); s.acting() || s.selected == 0 && d.fight().Equal(before) {
			t.Error("a card can't be tapped while the enemy acts")
		}
	})
}

func TestReducedMotionCutsEverythingInAFight(t *testing.T) {
	d := fightDriver(t, drawn([]int{5}, mixedHand...), Size{1440, 900})
	d.app.set(func(s *play.Settings) { s.ReduceMotion = true })
	d.key("2")
	s := d.combat()
	if p := s.hand[1].pose(d.app.clock); p != s.hand[1].to || p.Lift != 1 {
		t.Error("a card comes up slowly")
	}
	d.key(ui.KeyEnter, "e")
	d.app.Tick()
	if s.showing() || len(s.flights) > 0 || s.heroHP.at(7, d.app.clock) != 7 {
		t.Error("something moves")
	}
	if d.sentence() != "Jaw Worm attacked for 3 · −3 HP." {
		t.Errorf("what the enemy did can't be read: %q", d.sentence())
	}
}

func TestNumbersRunToWhatTheyAre(t *testing.T) {
	d := fightDriver(t, drawn([]int{5}, "bash", "strike_r", "strike_r", "strike_r", "strike_r"), Size{1440, 900})
	d.key("1", ui.KeyEnter)
	s := d.combat()
	if got := s.enemyHP.at(6, d.app.clock); got != 8 {
		t.Errorf("the enemy's HP begin to run at %d, not 8", got)
	}
	for range ui.Ticks(hitTime) / 2 {
		d.app.Tick()
	}
	if got := s.enemyHP.at(6, d.app.clock); got != 7 {
		t.Errorf("half-way they are %d, not 7", got)
	}
	d.settle()
	if got := s.enemyHP.at(6, d.app.clock); got != 6 {
		t.Errorf("they end at %d", got)
	}
}

func TestCardsKeepTheirPlaceWhenTheWindowChanges(t *testing.T) {
	d := fightDriver(t, drawn([]int{5}, mixedHand...), Size{1440, 900})
	d.key("2")
	d.settle()
	key := d.combat().selected
	for _, size := range []Size{{390, 844}, {320, 480}, {844, 390}, {1440, 900}} {
		d.app.Resize(float64(size.Width), float64(size.Height), ui.Insets{})
		d.app.root.Cancel() // as when the tab is left
		d.app.root.Tree()
		s := d.combat()
		if s.selected != key {
			t.Fatal("the selection is gone")
		}
		for _, c := range s.hand {
			if c.pose(d.app.clock) != c.to {
				t.Error("a card slides because the window changed")
			}
		}
	}
	d.key(ui.KeyEnter)
	if d.fight().Enemy.HP != 6 {
		t.Error("the lifted card can't be played after the window changed")
	}
}

func TestExhaustedCardsFade(t *testing.T) {
	d := fightDriver(t, drawn([]int{5}, "true_grit", "strike_r", "inflame", "strike_r", "strike_r"), Size{1440, 900})
	d.key("1", "2")
	s := d.combat()
	var to []pileKind
	for _, f := range s.flights {
		to = append(to, f.to)
	}
	if !slices.Equal(to, []pileKind{pileExhaust, pileDiscard}) {
		t.Errorf("the cards go to %v", to)
	}
	d.settle()
	d.key("1")
	if len(s.flights) != 1 || !s.flights[0].stay {
		t.Fatalf("a power goes elsewhere: %+v", s.flights)
	}
	if s.flights[0].from.W == 0 || s.flights[0].from.Center == (sprites.Point{}) {
		t.Error("a card flies from nowhere")
	}
}
