package scenes

// aroundShots are the pictures of what lies around a fight: choosing one, its
// piles, its end and its rules.
var aroundShots = []shot{
	{name: "11-pile", prepare: func(a *App) {
		a.fightTo(scriptLong)
		a.open(newPile(a, pileDraw))
	}},
	{name: "12-victory", prepare: func(a *App) { a.fightTo(scriptWon) }},
	{name: "21-start", prepare: func(a *App) { a.openStart("jaw_worm", "482193") }},
	{name: "22-start-seed", prepare: func(a *App) {
		a.fightTo(scriptLong)
		a.toTitle()
		a.openStart("lagavulin_a12", "482193")
		a.root.SetFocus(seedID, true)
		a.root.Press("4")
		a.root.Press("2")
	}},
	{name: "23-start-bad-seed", prepare: func(a *App) {
		a.openStart("cultist", "")
		a.pasted("seed: forty-two and some more", nil)
	}},
	{name: "29-start-back", prepare: func(a *App) {
		a.fightTo(scriptLong)
		a.fightAgain(false)
		a.openStart(a.fight.Setup().Enemy, "482193")
	}},
	{name: "24-discard", prepare: func(a *App) {
		a.fightTo(scriptDiscards)
		a.open(newPile(a, pileDiscard))
	}},
	{name: "25-pile-empty", prepare: func(a *App) {
		a.fightTo(scriptWon)
		a.open(newPile(a, pileExhaust))
	}},
	{name: "26-defeat", prepare: func(a *App) { a.fightTo(scriptLost) }},
	{name: "27-combat-rules", prepare: func(a *App) { a.open(newCombatRules(a)) }},
	{name: "28-menu-both", prepare: func(a *App) {
		a.playTo(recordRoomSix)
		a.fightTo(scriptLong)
		a.toTitle()
	}},
}

// fightTo replaces the fight by a script, which is one of ours.
func (a *App) fightTo(script string) {
	if err := a.fight.Load("shot", []byte(script)); err != nil {
		panic("a script of the pictures is broken: " + err.Error())
	}
	a.toFight()
}

// openStart opens the start sheet with an enemy and a seed.
func (a *App) openStart(enemy, seed string) {
	s := newStart(a)
	s.enemy = enemy
	s.seed.set(seed)
	a.open(s)
}

// The scripts behind the pictures.
const (
	scriptLong = `slay 1
enemy lagavulin
deck embers
seed 876
play uppercut
play strike_r
end
play burning_pact exhaust seeing_red+
play carnage
end
`
	scriptDiscards = `slay 1
enemy lagavulin
deck embers
seed 160
play defend_r
play defend_r
play offering
play carnage
play strike_r
end
play bludgeon
end
play defend_r
play sever_soul exhaust seeing_red+
end
`
	scriptWon = `slay 1
enemy jaw_worm
deck starter
seed 386
play defend_r
play bash
end
play defend_r 2
play strike_r 2
play strike_r
end
play bash
play defend_r
end
play defend_r 2
play defend_r
play strike_r
`
	scriptLost = `slay 1
enemy lagavulin_a12
deck starter
seed 874
play defend_r
play strike_r 2
play defend_r 2
end
play strike_r 3
play defend_r
play strike_r
end
play strike_r
play strike_r 2
play defend_r
end
play strike_r
play defend_r 2
play defend_r
end
play bash
play strike_r
end
`
)
