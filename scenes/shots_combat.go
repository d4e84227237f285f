package scenes

import (
	"akuto/rules/slay"
	"akuto/scenes/ui"
)

// combatShots are the pictures of a fight.
var combatShots = []shot{
	{name: "10-combat", prepare: func(a *App) {
		a.fightOn(fightTurnThree, turnThree...)
		a.Settle()
		a.pickUp("Bash")
	}},
	{name: "30-combat-first", prepare: func(a *App) { a.fightOn(slay.Setup{Enemy: "jaw_worm", Deck: slay.StarterDeck, Seed: 7}) }},
	{name: "31-combat-big-hand", prepare: func(a *App) {
		a.fightOn(fightBigHand, slay.Play(0), slay.Play(0), slay.Play(0))
		a.Settle()
		a.pickUp("Pommel Strike")
	}},
	{name: "32-combat-asleep", prepare: func(a *App) { a.fightOn(slay.Setup{Enemy: "lagavulin", Deck: slay.StarterDeck, Seed: 3}) }},
	{name: "33-combat-low", prepare: func(a *App) {
		// Weak and hurt, with a blow to come that kills.
		a.fightOn(slay.Setup{Enemy: "lagavulin_a12", Deck: slay.StarterDeck, Seed: 5, HP: 5}, slay.End(), slay.End())
	}},
	{name: "34-combat-choice", prepare: func(a *App) {
		a.fightOn(slay.Setup{Enemy: "jaw_worm", Draw: []string{"strike_r", "true_grit", "burning_pact", "sever_soul", "bash", "defend_r"}, Dice: []int{3}, Seed: 1})
		a.Settle()
		a.pickUp("Sever Soul")
		a.pickUp("Strike")
	}},
	{name: "35-combat-empty-hand", prepare: func(a *App) {
		a.fightOn(slay.Setup{Enemy: "jaw_worm", Draw: []string{"strike_r", "strike_r"}, Dice: []int{1}, Seed: 1}, slay.Play(0), slay.Play(0))
	}},
	{name: "37-combat-enemy-acts", splash: true, prepare: func(a *App) {
		// In the middle of the enemy's turn, with the new hand just dealt.
		a.closeAll()
		a.fightOn(slay.Setup{Enemy: "jaw_worm", Deck: slay.StarterDeck, Dice: []int{5}, Seed: 7})
		a.root.Tree()
		a.root.Press("e")
		for range ui.Ticks(440) {
			a.Tick()
		}
	}},
	{name: "36-combat-log", prepare: func(a *App) {
		a.fightOn(fightTurnThree, turnThree...)
		a.Settle()
		a.open(newCombatLog(a))
	}},
}

// The fight of the design's picture, as far as the rules allow it.
var (
	fightTurnThree = slay.Setup{Enemy: "jaw_worm", Seed: 1, Dice: []int{5, 1, 5}, Draw: []string{
		"inflame", "strike_r", "defend_r", "strike_r", "defend_r",
		"shockwave", "defend_r", "strike_r", "defend_r", "strike_r",
		"strike_r", "defend_r", "shrug_it_off", "bash", "iron_wave", "pommel_strike",
		"strike_r", "defend_r", "strike_r", "cleave", "twin_strike", "clothesline", "defend_r", "strike_r", "uppercut", "defend_r", "strike_r", "disarm",
	}}
	turnThree = []slay.Action{
		slay.Play(0), slay.Play(0), slay.End(),
		slay.Play(0), slay.Play(0), slay.End(),
		slay.Play(2),
	}
	fightBigHand = slay.Setup{Enemy: "jaw_worm", Seed: 1, Dice: []int{3}, Draw: []string{
		"offering", "offering", "offering", "bash", "strike_r", "defend_r", "pommel_strike", "shrug_it_off", "clothesline",
		"iron_wave", "ghostly_armor", "true_grit", "cleave", "twin_strike", "carnage",
	}}
)

// fightOn begins a fight, one of ours, and does what leads to a picture.
func (a *App) fightOn(setup slay.Setup, actions ...slay.Action) {
	if err := a.fight.Start(setup); err != nil {
		panic("a fight of the pictures can't be: " + err.Error())
	}
	a.toFight()
	for _, action := range actions {
		if !a.doFight(action) {
			panic("a fight of the pictures is broken: " + a.message())
		}
	}
}

// pickUp taps the first card of that name in hand.
func (a *App) pickUp(name string) {
	n := a.root.Tree().Find(func(n *ui.Node) bool {
		return n.Role == ui.Card && len(n.Label) > len(name) && n.Label[:len(name)+1] == name+","
	})
	a.root.Activate(n)
}
