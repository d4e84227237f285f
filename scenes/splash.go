package scenes

import "akuto/scenes/ui"

// splash is …
type splash struct {
	app *App
}

func newSplash(a *App, last *ui.Node) *splash { return &splash{app: a} }

func (s *splash) kind() kind { return curtain }

// Back closes the scene.
func (s *splash) Back() { s.app.close() }

// Build is not laid out yet.
func (s *splash) Build(f *ui.Frame) *ui.Node { return &ui.Node{ID: "splash", Rect: f.Window} }
