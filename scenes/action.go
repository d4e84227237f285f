package scenes

import (
	"akuto/rules/scoundrel"
	"akuto/scenes/ui"
)

// action is …
type action struct {
	app *App
}

func newAction(a *App, card scoundrel.Card) *action { return &action{app: a} }

func (s *action) kind() kind { return sheet }

// Back closes the scene.
func (s *action) Back() { s.app.close() }

// Build is not laid out yet.
func (s *action) Build(f *ui.Frame) *ui.Node { return &ui.Node{ID: "action", Rect: f.Window} }
