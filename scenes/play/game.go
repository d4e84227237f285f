// Package play keeps one game under way: its state with the whole undo
// history, the autosave, and the record that a player exports. It is the only
// caller of Apply.
package play

import (
	"strings"

	"akuto/rules"
	"akuto/rules/scoundrel"
	"akuto/scenes/store"
)

// history is the undo history of one game of Scoundrel.
type history = rules.History[scoundrel.State, scoundrel.Action]

// Game is one game under way. Make one with Open.
type Game struct {
	store store.Store
	now   *history
	// before is the game that was replaced last, until something is done in the
	// new one; nil when there is none to bring back.
	before  *history
	number  int
	problem string
	// unmoved tells that the slot still holds a save that can't be read and
	// couldn't be moved: nothing may be saved over it.
	unmoved bool
}

// newHistory gives the history of a game in which nothing is dealt yet.
func newHistory(rule scoundrel.Rule) *history {
	return rules.NewHistory[scoundrel.State, scoundrel.Action](scoundrel.New(rule))
}

// State gives the game as it stands.
func (g *Game) State() scoundrel.State { return g.now.Now() }

// Do applies an action, keeps it for Undo and saves the game. It gives what the
// screen animates. The error is the refusal, in a player's words; the game is
// then as before. A save that fails loses no move: Problem tells of it.
func (g *Game) Do(a scoundrel.Action) ([]scoundrel.Event, error) {
	next, events, err := g.now.Now().Apply(a)
	if err != nil {
		return nil, err
	}
	g.now.Push(a, next)
	g.before = nil
	g.save()
	return events, nil
}

// CanUndo tells whether this game has an action to undo.
func (g *Game) CanUndo() bool { return g.now.Len() > 0 }

// Undo takes back the last action of this game and saves; false at its start.
// It never goes on into the game before: BringBack is for that.
func (g *Game) Undo() bool {
	if _, ok := g.now.Undo(); !ok {
		return false
	}
	g.save()
	return true
}

// UnderWay tells whether there is a game to continue: one in which something
// was done and which is not over.
func (g *Game) UnderWay() bool {
	return g.now.Len() > 0 && !g.now.Now().Over.Done
}

// New starts a new game. The old one can be brought back until the first card
// of the new one is dealt.
func (g *Game) New(rule scoundrel.Rule) {
	g.replace(newHistory(rule))
}

// Load replaces the game by a record, which is checked whole first: after an
// error, which gives NAME:LINE and why, the game is as before. The old game can
// be brought back until something is done in the loaded one.
func (g *Game) Load(name string, record []byte) error {
	loaded, err := replay(name, record)
	if err != nil {
		return err
	}
	g.replace(loaded)
	return nil
}

// replace puts another game in the place of this one. A game in which nothing
// was done since it replaced another is nothing to bring back: the one before
// it stays the one that can be.
func (g *Game) replace(with *history) {
	if g.before == nil && g.now.Len() > 0 {
		g.before = g.now
	}
	g.now = with
	g.number++
	g.save()
}

// CanBringBack tells whether the game before this one can be brought back.
func (g *Game) CanBringBack() bool { return g.before != nil }

// BringBack goes back to the game before this one, with its whole undo history.
// It does nothing when there is none.
func (g *Game) BringBack() {
	if g.before == nil {
		return
	}
	g.now, g.before = g.before, nil
	g.number++
	g.save()
}

// Number goes up whenever another game begins or comes back.
func (g *Game) Number() int { return g.number }

// Record gives the game as text, as a player exports it.
func (g *Game) Record() string { return recordOf(g.now) }

// Problem says in a sentence why the last save failed; "" when it went well.
func (g *Game) Problem() string { return g.problem }

// Retry saves once more if the last save failed, as when the page is about to
// be hidden.
func (g *Game) Retry() {
	if g.problem != "" {
		g.save()
	}
}

// save puts the game into its slot.
func (g *Game) save() {
	g.problem = ""
	if err := g.trySave(); err != nil {
		g.problem = "This game isn't saved: " + strings.TrimSuffix(err.Error(), ".") + "."
	}
}

func (g *Game) trySave() error {
	if g.unmoved {
		if err := moveAway(g.store, slot); err != nil {
			return err
		}
		g.unmoved = false
	}
	data, err := encode(g.now, g.before)
	if err != nil {
		return err
	}
	return g.store.Save(slot, data)
}
