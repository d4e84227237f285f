package scenes

import "akuto/scenes/ui"

// confirm is …
type confirm struct {
	app *App
}

func newConfirm(a *App) *confirm { return &confirm{app: a} }

func (s *confirm) kind() kind { return dialog }

// Back closes the scene.
func (s *confirm) Back() { s.app.close() }

// Build is not laid out yet.
func (s *confirm) Build(f *ui.Frame) *ui.Node { return &ui.Node{ID: "confirm", Rect: f.Window} }
