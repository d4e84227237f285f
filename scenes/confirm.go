package scenes

import (
	"akuto/fonts"
	"akuto/scenes/ui"
	"akuto/scenes/words"
	"akuto/sprites"
)

// confirm asks before a game under way makes room for a new one.
type confirm struct{ app *App }

func newConfirm(a *App) *confirm { return &confirm{app: a} }

func (s *confirm) kind() kind { return dialog }

// Back keeps the game.
func (s *confirm) Back() { s.app.close() }

// Build is a small dialog in the middle: the question, what happens, two
// buttons.
func (s *confirm) Build(f *ui.Frame) *ui.Node {
	w := min(520, f.Safe.W-24)
	pad := 40.0
	title := fonts.Display40
	if f.Shape != ui.Desktop {
		pad, title = 24, fonts.Heading
	}
	inner := w - 2*pad
	body := words.ConfirmBody(s.app.game.State())
	block := fonts.Body.Layout(body, inner)
	h := pad + title.Line + 12 + block.Height + 28 + 48 + pad
	d := sprites.Rect{X: f.Safe.X + (f.Safe.W-w)/2, Y: f.Safe.Y + (f.Safe.H-h)/2, W: w, H: h}
	x, y := d.X+pad, d.Y+pad
	keep, again := sprites.Rect{X: x, Y: d.MaxY() - pad - 48, W: (inner - 12) / 2, H: 48}, sprites.Rect{}
	again = keep.Offset(keep.W+12, 0)
	n := &ui.Node{
		ID: "confirm", Role: ui.Dialog, Label: words.ConfirmTitle, Description: fonts.Unmarked(body), Rect: d,
		Paint: func(c *sprites.Canvas, _ ui.Look) { c.Dialog(d) },
	}
	return n.Add(scrimNode(f, s.Back), blocker(d),
		ui.Label(ui.Fit(title, words.ConfirmTitle, inner), words.ConfirmTitle, x, y, inner, 0, sprites.Ink),
		ui.Label(fonts.Body, body, x, y+title.Line+12, inner, 0, sprites.Ink2),
		buttonNode("keep", words.KeepPlaying, keep, sprites.Raised, "", s.Back),
		buttonNode("new", words.NewGame, again, sprites.Solid, "", s.app.newGame, ui.KeyEnter))
}
