package scenes

import "akuto/scenes/ui"

// combatRules is the rules of combat on one sheet.
type combatRules struct{ app *App }

func newCombatRules(a *App) *combatRules { return &combatRules{app: a} }

func (s *combatRules) kind() kind { return sheet }

// Back closes it.
func (s *combatRules) Back() { s.app.close() }

// Build lays it out.
func (s *combatRules) Build(f *ui.Frame) *ui.Node {
	return &ui.Node{ID: "combatRules", Role: ui.Dialog, Rect: f.Window}
}
