package scenes

import "akuto/scenes/ui"

// settingsSheet is …
type settingsSheet struct {
	app *App
}

func newSettings(a *App) *settingsSheet { return &settingsSheet{app: a} }

func (s *settingsSheet) kind() kind { return sheet }

// Back closes the scene.
func (s *settingsSheet) Back() { s.app.close() }

// Build is not laid out yet.
func (s *settingsSheet) Build(f *ui.Frame) *ui.Node { return &ui.Node{ID: "settings", Rect: f.Window} }
