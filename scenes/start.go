package scenes

import "akuto/scenes/ui"

// start is the sheet on which a fight is chosen.
type start struct{ app *App }

func newStart(a *App) *start { return &start{app: a} }

func (s *start) kind() kind { return sheet }

// Back closes it.
func (s *start) Back() { s.app.close() }

// Build lays it out.
func (s *start) Build(f *ui.Frame) *ui.Node {
	return &ui.Node{ID: "start", Role: ui.Dialog, Rect: f.Window}
}
