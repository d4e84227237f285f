package scenes

import (
	"akuto/rules/scoundrel"
	"akuto/scenes/ui"
)

// table is …
type table struct {
	app *App
}

func newTable(a *App) *table { return &table{app: a} }

func (s *table) kind() kind { return base }

// Back closes the scene.
func (s *table) Back() { s.app.close() }

// Build is not laid out yet.
func (s *table) Build(f *ui.Frame) *ui.Node { return &ui.Node{ID: "table", Rect: f.Window} }

// animate starts the motions that belong to what just happened.
func (s *table) animate(events []scoundrel.Event) {}

// still ends every motion on the table: after an undo the cards just lie there.
func (s *table) still() {}
