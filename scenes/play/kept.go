package play

import (
	"strings"

	"akuto/rules"
	"akuto/scenes/store"
)

// acting is the state of a game whose rules lead from one to the next by actions
// and tell what happened on the way.
type acting[S, A, E any] interface {
	Apply(A) (S, []E, error)
}

// kept is what every game has: its state with the whole undo history, the game
// before it, and the autosave of both in a slot of the store.
type kept[S acting[S, A, E], A, E any] struct {
	store store.Store
	// slot is where the game is saved, what names it in sentences: "game".
	slot, what string
	// text gives a game as it is saved, and replay reads it again. Its error gives
	// NAME:LINE and why.
	text   func(*rules.History[S, A]) string
	replay func(name string, text []byte) (*rules.History[S, A], error)

	now *rules.History[S, A]
	// before is the game that was replaced last, until something is done in the
	// new one; nil when there is none to bring back.
	before  *rules.History[S, A]
	number  int
	problem string
	// unmoved tells that the slot still holds a save that can't be read and
	// couldn't be moved: nothing may be saved over it.
	unmoved bool
}

// open reads the slot and goes on with what is in it, or with fresh, which may be
// nil. The notice is "" or one sentence, in which afresh says how it goes on when
// nothing could be used.
func (k *kept[S, A, E]) open(fresh func() *rules.History[S, A], afresh string) (notice string) {
	k.number = 1
	last, found := open(k.store, k.slot, func(data []byte) (games[S, A], error) { return decode(data, k.replay) })
	if found.any {
		k.now, k.before = last.now, last.before
	} else {
		k.now = fresh()
	}
	if found.why == nil {
		return ""
	}
	k.unmoved = found.stuck != nil
	// What is shown from now on is what the next start must find.
	k.save()
	return found.sentence(k.what, "the "+k.what+" goes on from the copy before it", afresh)
}

// State gives the game as it stands.
func (k *kept[S, A, E]) State() S { return k.now.Now() }

// Do applies an action, keeps it for Undo and saves the game. It gives what the
// screen animates. The error is the refusal, in a player's words; the game is
// then as before. A save that fails loses no move: Problem tells of it.
func (k *kept[S, A, E]) Do(a A) ([]E, error) {
	next, events, err := k.now.Now().Apply(a)
	if err != nil {
		return nil, err
	}
	k.now.Push(a, next)
	k.before = nil
	k.save()
	return events, nil
}

// CanUndo tells whether this game has an action to undo.
func (k *kept[S, A, E]) CanUndo() bool { return k.now != nil && k.now.Len() > 0 }

// Undo takes back the last action of this game and saves; false at its start.
// It never goes on into the game before: BringBack is for that.
func (k *kept[S, A, E]) Undo() bool {
	if !k.CanUndo() {
		return false
	}
	k.now.Undo()
	k.save()
	return true
}

// replace puts another game in the place of this one. A game in which nothing
// was done since it replaced another is nothing to bring back: the one before
// it stays the one that can be.
func (k *kept[S, A, E]) replace(with *rules.History[S, A]) {
	if k.before == nil && k.CanUndo() {
		k.before = k.now
	}
	k.now = with
	k.number++
	k.save()
}

// CanBringBack tells whether the game before this one can be brought back.
func (k *kept[S, A, E]) CanBringBack() bool { return k.before != nil }

// BringBack goes back to the game before this one, with its whole undo history.
// It does nothing when there is none.
func (k *kept[S, A, E]) BringBack() {
	if k.before == nil {
		return
	}
	k.now, k.before = k.before, nil
	k.number++
	k.save()
}

// Number goes up whenever another game begins or comes back.
func (k *kept[S, A, E]) Number() int { return k.number }

// Problem says in a sentence why the last save failed; "" when it went well.
func (k *kept[S, A, E]) Problem() string { return k.problem }

// Retry saves once more if the last save failed, as when the page is about to
// be hidden.
func (k *kept[S, A, E]) Retry() {
	if k.problem != "" {
		k.save()
	}
}

// save puts the game into its slot.
func (k *kept[S, A, E]) save() {
	k.problem = ""
	if err := k.trySave(); err != nil {
		k.problem = "This " + k.what + " isn't saved: " + strings.TrimSuffix(err.Error(), ".") + "."
	}
}

func (k *kept[S, A, E]) trySave() error {
	if k.unmoved {
		if err := moveAway(k.store, k.slot); err != nil {
			return err
		}
		k.unmoved = false
	}
	data, err := encode(games[S, A]{k.now, k.before}, k.text)
	if err != nil {
		return err
	}
	return k.store.Save(k.slot, data)
}
