package scenes

import "akuto/scenes/ui"

// over is …
type over struct {
	app *App
}

func newOver(a *App) *over { return &over{app: a} }

func (s *over) kind() kind { return dialog }

// Back closes the scene.
func (s *over) Back() { s.app.close() }

// Build is not laid out yet.
func (s *over) Build(f *ui.Frame) *ui.Node { return &ui.Node{ID: "over", Rect: f.Window} }
