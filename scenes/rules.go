package scenes

import "akuto/scenes/ui"

// rulesSheet is …
type rulesSheet struct {
	app *App
}

func newRules(a *App) *rulesSheet { return &rulesSheet{app: a} }

func (s *rulesSheet) kind() kind { return sheet }

// Back closes the scene.
func (s *rulesSheet) Back() { s.app.close() }

// Build is not laid out yet.
func (s *rulesSheet) Build(f *ui.Frame) *ui.Node { return &ui.Node{ID: "rules", Rect: f.Window} }
