package scenes

import "akuto/scenes/ui"

// combatOver is the end of a fight.
type combatOver struct{ app *App }

func newCombatOver(a *App) *combatOver { return &combatOver{app: a} }

func (s *combatOver) kind() kind { return dialog }

// Back closes it.
func (s *combatOver) Back() { s.app.close() }

// Build lays it out.
func (s *combatOver) Build(f *ui.Frame) *ui.Node {
	return &ui.Node{ID: "combatOver", Role: ui.Dialog, Rect: f.Window}
}
