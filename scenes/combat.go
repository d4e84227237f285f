package scenes

import "akuto/scenes/ui"

// combat is the fight under way.
type combat struct{ app *App }

func newCombat(a *App) *combat { return &combat{app: a} }

func (s *combat) kind() kind { return base }

// Back leaves the fight for the title.
func (s *combat) Back() { s.app.toTitle() }

// Build lays the fight out.
func (s *combat) Build(f *ui.Frame) *ui.Node {
	return &ui.Node{ID: "combat", Role: ui.Group, Rect: f.Window}
}
