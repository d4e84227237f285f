package rules

import "slices"

// History is the undo history of one game: its states from the start to now,
// and the action between each two. Make one with NewHistory.
type History[S, A any] struct {
	states  []S // always one more than actions
	actions []A
}

// NewHistory gives the history of a game that has just begun in the state start.
func NewHistory[S, A any](start S) *History[S, A] {
	return &History[S, A]{states: []S{start}}
}

// Now gives the state after the last action.
func (h *History[S, A]) Now() S { return h.states[len(h.states)-1] }

// Start gives the state before the first action.
func (h *History[S, A]) Start() S { return h.states[0] }

// Len gives the number of actions that can be undone.
func (h *History[S, A]) Len() int { return len(h.actions) }

// Actions gives a copy of all actions, oldest first.
func (h *History[S, A]) Actions() []A { return slices.Clone(h.actions) }

// Push adds the action a, which led to the state s.
func (h *History[S, A]) Push(a A, s S) {
	h.actions = append(h.actions, a)
	h.states = append(h.states, s)
}

// Undo drops the last action with its state and gives that action; false if
// there is none left.
func (h *History[S, A]) Undo() (A, bool) {
	if len(h.actions) == 0 {
		var none A
		return none, false
	}
	last := len(h.actions) - 1
	undone := h.actions[last]
	h.actions = h.actions[:last]
	h.states = h.states[:last+1]
	return undone, true
}
