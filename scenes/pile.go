package scenes

import "akuto/scenes/ui"

// pileKind is one of the three piles that can be looked at.
type pileKind uint8

const (
	pileDraw pileKind = iota
	pileDiscard
	pileExhaust
)

// pile shows the cards of a pile on a sheet.
type pile struct {
	app   *App
	which pileKind
}

func newPile(a *App, which pileKind) *pile { return &pile{app: a, which: which} }

func (s *pile) kind() kind { return sheet }

// Back closes the sheet.
func (s *pile) Back() { s.app.close() }

// Build lays it out.
func (s *pile) Build(f *ui.Frame) *ui.Node {
	return &ui.Node{ID: "pile", Role: ui.Dialog, Rect: f.Window}
}
