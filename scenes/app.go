// Package scenes is what happens: one file a scene, over one tree of nodes.
package scenes

import (
	"cmp"
	"strings"

	"akuto/rules/scoundrel"
	"akuto/rules/slay"
	"akuto/scenes/play"
	"akuto/scenes/store"
	"akuto/scenes/ui"
)

// App is the program without a window: the scenes on top of each other, the
// games under way and what the player set.
type App struct {
	store    store.Store
	settings play.Settings
	game     *play.Game
	catalog  *slay.Catalog
	fight    *play.Fight
	clock    *ui.Clock
	root     *ui.Root
	layers   []*layer
	// leaving are layers that were closed and still slide out: drawn, not live.
	leaving []*layer
	// notice is a sentence for the player that the next action takes away:
	// trouble with saves or fonts. refusal says why the last tap did nothing;
	// whatever is done or opened next takes it away.
	notice, refusal string
	// systemReduced is the system's wish for less motion.
	systemReduced bool
	// rise is the scene at the bottom coming up behind a lifting curtain.
	rise ui.Motion
	// prepared is what cards were last baked ahead for.
	prepared preparation
	// clipboard reads the system's clipboard beside the game, and calls done once
	// from any goroutine.
	clipboard func(done func(text string, err error))
	postbox   postbox
	// advice is what is known of the options on the table.
	advice advice
	// settled is the version at which what lies under the front layer stood still.
	settled int
	// version goes up whenever layers under the front one have to be built again.
	version int
}

// NewApp opens the saved games and settings and shows the splash over the title.
func NewApp(s store.Store) *App {
	clock := &ui.Clock{}
	a := &App{store: s, catalog: shippedCatalog(), clock: clock, root: ui.NewRoot(clock), clipboard: readClipboard}
	a.root.Refused = a.refused
	var settingsNotice, gameNotice, fightNotice string
	a.settings, settingsNotice = play.OpenSettings(s)
	a.game, gameNotice = play.Open(s)
	a.fight, fightNotice = play.OpenFight(s, a.catalog)
	// What became of a save is told in any case; the rest can wait.
	saves := strings.TrimSpace(gameNotice + " " + fightNotice)
	a.notice = cmp.Or(saves, settingsNotice, useOwnFonts(s))
	a.applyMotion()
	a.show(newTitle(a))
	a.cover(newSplash(a, nil))
	return a
}

// Resize sets the window's size and insets in points.
func (a *App) Resize(width, height float64, in ui.Insets) {
	before := *a.root.Frame()
	a.root.Resize(width, height, in)
	if after := a.root.Frame(); before.Window != after.Window || before.Safe != after.Safe {
		a.changed()
	}
}

// Root is the input side of the app.
func (a *App) Root() *ui.Root { return a.root }

// tell replaces what was last told; an empty sentence clears it.
func (a *App) tell(notice string) { a.notice, a.refusal = notice, "" }

// message is what there is to tell the player now, or "".
func (a *App) message() string { return cmp.Or(a.refusal, a.notice) }

// changed has every layer built again.
func (a *App) changed() {
	a.dropAdvice()
	a.version++
	a.root.Dirty()
}

// do is the one way a scene changes the game. It animates what happened, and
// says whether the rules allowed it.
func (a *App) do(action scoundrel.Action) bool {
	events, err := a.game.Do(action)
	if err != nil {
		a.refused(err.Error())
		return false
	}
	a.tell(a.game.Problem())
	a.touched(false)
	if table := a.table(); table != nil {
		table.animate(events)
	}
	if a.game.State().Over.Done {
		a.closeAll()
		a.open(newOver(a))
	}
	a.changed()
	return true
}

// undo takes back the last action and closes what was open over the table.
func (a *App) undo() {
	if !a.game.Undo() {
		return
	}
	a.tell(a.game.Problem())
	a.closeAll()
	if table := a.table(); table != nil {
		table.still()
	}
	a.changed()
}

// newGame starts over: the curtain falls over the table as it was, and the
// splash plays.
func (a *App) newGame() {
	last := a.frozen()
	a.closeAll()
	rule := scoundrel.StrictlyLower
	if a.settings.LowerOrEqual {
		rule = scoundrel.LowerOrEqual
	}
	a.game.New(rule)
	a.tell(a.game.Problem())
	a.show(newTable(a))
	a.cover(newSplash(a, last))
}

// bringBack returns to the game before this one.
func (a *App) bringBack() {
	a.closeAll()
	a.game.BringBack()
	a.tell(a.game.Problem())
	a.toTable()
}

// toTable shows the table; a finished game shows its end again.
func (a *App) toTable() {
	a.show(newTable(a))
	if a.game.State().Over.Done {
		a.open(newOver(a))
	}
}

// toTitle leaves the table; the game stays as it is.
func (a *App) toTitle() {
	a.closeAll()
	a.show(newTitle(a))
}

// table is the scene at the bottom, if it is the table.
func (a *App) table() *table {
	t, _ := a.layers[0].scene.(*table)
	return t
}

// refused tells why something can't be done: the scene in front says it if it
// has a place for it, else the sentence on the table does.
func (a *App) refused(reason string) {
	if s, ok := a.front().scene.(interface{ refuse(string) }); ok {
		s.refuse(reason)
	} else {
		a.refusal = reason
	}
	a.changed()
}

// set changes the settings and keeps them.
func (a *App) set(change func(*play.Settings)) {
	change(&a.settings)
	if err := a.settings.Save(a.store); err != nil {
		a.notice = err.Error()
	}
	a.applyMotion()
	a.changed()
}

// touched remembers which game was played last, for the title to list first.
func (a *App) touched(slay bool) {
	if a.settings.SlayLast != slay {
		a.set(func(set *play.Settings) { set.SlayLast = slay })
	}
}

func (a *App) applyMotion() { a.clock.Reduced = a.settings.ReduceMotion || a.systemReduced }
