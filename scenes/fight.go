package scenes

import (
	"math/rand/v2"
	"strconv"
	"sync"

	"akuto/assets"
	"akuto/rules/slay"
)

// shippedCatalog gives the cards, enemies and decks that are part of the program,
// read once. A test holds that they are without fault.
var shippedCatalog = sync.OnceValue(func() *slay.Catalog {
	catalog, err := slay.Load(assets.CatalogFiles, assets.HasIcon, assets.CatalogNames()...)
	if err != nil {
		panic("the program's own cards and enemies are broken: " + err.Error())
	}
	return catalog
})

// newSeed gives a seed of at most six digits, so that a player can say it and
// type it.
func newSeed() uint64 { return 1 + rand.Uint64N(999_999) }

// newSeedText is a new seed as a field shows it.
func newSeedText() string { return strconv.FormatUint(newSeed(), 10) }

// toFight shows the fight under way; one that is over shows its end again.
func (a *App) toFight() {
	a.show(newCombat(a))
	a.fightEnd()
}

// fightEnd opens the dialog at the end of the fight, if it is over. The scene of
// the fight calls it once it has shown how it came to that.
func (a *App) fightEnd() {
	if a.fight.Started() && a.fight.State().Over() {
		a.closeAll()
		a.open(newCombatOver(a))
	}
}

// combat is the scene at the bottom, if it is the fight.
func (a *App) combat() *combat {
	s, _ := a.layers[0].scene.(*combat)
	return s
}

// doFight is the one way a scene changes the fight. It animates what happened, and
// says whether the rules allowed it.
func (a *App) doFight(action slay.Action) bool {
	before := a.fight.State()
	events, err := a.fight.Do(action)
	if err != nil {
		a.refused(err.Error())
		return false
	}
	a.tell(a.fight.Problem())
	a.touched(true)
	if s := a.combat(); s != nil {
		s.animate(before, events)
	}
	a.changed()
	return true
}

// undoFight takes back the last action of the fight and closes what was open over
// it.
func (a *App) undoFight() {
	if !a.fight.Undo() {
		return
	}
	a.tell(a.fight.Problem())
	a.closeAll()
	if s := a.combat(); s != nil {
		s.still()
	}
	a.changed()
}

// startFight begins a fight and shows it; false when the setup can't be.
func (a *App) startFight(setup slay.Setup) bool {
	if err := a.fight.Start(setup); err != nil {
		a.refused(err.Error())
		return false
	}
	a.tell(a.fight.Problem())
	a.touched(true)
	a.toFight()
	return true
}

// fightAgain begins the same fight again, with the same seed or a new one.
func (a *App) fightAgain(fresh bool) {
	setup := a.fight.Setup()
	if fresh {
		setup.Seed = newSeed()
	}
	a.startFight(setup)
}

// bringBackFight returns to the fight before this one.
func (a *App) bringBackFight() {
	a.fight.BringBack()
	a.tell(a.fight.Problem())
	a.toFight()
}

// startSheet opens the sheet on which a fight is chosen, with the enemy that is
// chosen already in sight.
func (a *App) startSheet() {
	s := newStart(a)
	a.open(s)
	a.root.SetFocus("enemy "+s.enemy, false)
}
