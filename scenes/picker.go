package scenes

import "akuto/scenes/ui"

// picker is …
type picker struct {
	app *App
}

func newPicker(a *App, slot int) *picker { return &picker{app: a} }

func (s *picker) kind() kind { return sheet }

// Back closes the scene.
func (s *picker) Back() { s.app.close() }

// Build is not laid out yet.
func (s *picker) Build(f *ui.Frame) *ui.Node { return &ui.Node{ID: "picker", Rect: f.Window} }
