package scenes

import "akuto/scenes/ui"

// title is …
type title struct {
	app *App
}

func newTitle(a *App) *title { return &title{app: a} }

func (s *title) kind() kind { return base }

// Back closes the scene.
func (s *title) Back() { s.app.close() }

// Build is not laid out yet.
func (s *title) Build(f *ui.Frame) *ui.Node { return &ui.Node{ID: "title", Rect: f.Window} }
