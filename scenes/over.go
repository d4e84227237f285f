package scenes

import (
	"akuto/fonts"
	"akuto/scenes/ui"
	"akuto/scenes/words"
	"akuto/sprites"
)

// over is the end of a game: the seal, the score and what happened on the way.
type over struct {
	app   *App
	stamp ui.Motion
}

func newOver(a *App) *over { return &over{app: a, stamp: a.clock.Start(260, 400)} }

func (s *over) kind() kind { return dialog }

// Back shows the table as the game left it; its sentence leads here again.
func (s *over) Back() { s.app.close() }

// overLayout is where things lie in the dialog, all in points.
type overLayout struct {
	dialog                       sprites.Rect
	margin                       float64
	seal                         float64
	sentence, score              fonts.Style
	sealY, sentenceY, scoreY     float64
	labelY, statsY, statsH, rowY float64
	// linkGap is between the buttons and the row under them.
	linkGap float64
}

// layOutOver stacks the dialog's parts from the gaps of the design: what is left
// over below the least height is shared between the gaps. A row of that height
// stands under the buttons; 0 for none.
func layOutOver(f *ui.Frame, links float64) overLayout {
	l := overLayout{margin: 64, seal: 128, sentence: fonts.Display40, score: fonts.Score, statsH: 102}
	top, bottom, gap, side := 56.0, 48.0, 40.0, 0.0
	switch {
	case f.Shape == ui.Column && f.Safe.H >= 480:
		l.margin, l.seal, l.sentence, l.score, l.statsH = 20, 112, fonts.Display40.At(34, 40), fonts.ScorePhone, 94
		top, bottom, gap, side = 40, 24, 28, 12
	case f.Shape != ui.Desktop: // no room in height
		l.seal, l.sentence, l.score, l.statsH = 56, fonts.Display40.At(28, 32), fonts.Score.At(64, 64), 68
		top, bottom, gap, side = 14, 14, 10, 12
	case f.Short:
		l.seal, l.sentence, l.score, l.statsH = 96, fonts.Display40, fonts.ScoreShort, 88
		top, bottom, gap = 36, 32, 24
	}
	if links > 0 { // the row has air of its own
		bottom = max(bottom-links+24, 8)
		l.linkGap = min(12, gap*.4)
		links += l.linkGap
	}
	between := gap * .8
	fixed := top + l.seal + between + l.sentence.Line + 16 + l.score.Line + 8 + 16 + gap + l.statsH + gap + 48 + links + bottom
	if room := f.Safe.H - 24; fixed > room {
		// A very low window: the score gives way, then the seal.
		shrink := min(fixed-room, l.score.Line-40)
		l.score = l.score.At(l.score.Size-shrink, l.score.Line-shrink)
		fixed -= shrink
		least := 32.0
		if links > 0 { // first the figures move together, at last the seal goes
			least = 0
			shrink = min(max(fixed-room, 0), l.statsH-54)
			l.statsH -= shrink
			fixed -= shrink
		}
		shrink = min(max(fixed-room, 0), l.seal-least)
		l.seal -= shrink
		fixed -= shrink
	}
	w := min(720, f.Safe.W-2*side)
	l.margin = min(l.margin, w*.09)
	l.dialog = sprites.Rect{X: f.Safe.X + (f.Safe.W-w)/2, Y: f.Safe.Y + (f.Safe.H-fixed)/2, W: w, H: fixed}
	y := l.dialog.Y + top
	l.sealY, y = y, y+l.seal+between
	l.sentenceY, y = y, y+l.sentence.Line+16
	l.scoreY, y = y, y+l.score.Line+8
	l.labelY, y = y, y+16+gap
	l.statsY, y = y, y+l.statsH+gap
	l.rowY = y
	return l
}

// Build lays the dialog out in the middle of the window.
func (s *over) Build(f *ui.Frame) *ui.Node {
	state := s.app.game.State()
	l := layOutOver(f, 0)
	d := l.dialog
	inner := sprites.Rect{X: d.X + l.margin, Y: d.Y, W: d.W - 2*l.margin, H: d.H}

	sentence, seal := words.Died, sprites.SealDied
	if state.Over.Won {
		sentence, seal = words.Survived, sprites.SealReturned
	}
	score := words.Signed(state.Over.Score)
	n := &ui.Node{
		ID: "over", Role: ui.Dialog, Label: sentence, Description: words.Score + " " + score, Rect: d,
		Paint: func(c *sprites.Canvas, _ ui.Look) { c.Dialog(d) },
	}
	n.Add(scrimNode(f, s.Back), blocker(d))
	n.Add(l.sealNode(s.app.clock, s.stamp, seal))
	n.Add(ui.Label(ui.Fit(l.sentence, sentence, inner.W), sentence, inner.X, l.sentenceY, inner.W, .5, sprites.Ink))
	n.Add(scoreNode(l.score, score, inner, l.scoreY))
	n.Add(eyebrow(words.Score, inner.X, l.labelY, inner.W, .5))

	totals := words.TotalsOf(state.Totals)
	n.Add(l.totals(inner, totals[:])...)

	undo, again := pairOfButtons(f, inner, l.rowY, words.UndoLast, words.NewGame)
	return n.Add(
		buttonNode("undo", words.UndoLast, undo, sprites.Raised, "", s.app.undo, "u", ui.KeyUndo),
		buttonNode("new", words.NewGame, again, sprites.Solid, "", s.app.newGame, ui.KeyEnter),
	)
}

// sealNode is the seal coming down in the middle of the dialog.
func (l overLayout) sealNode(clock *ui.Clock, stamp ui.Motion, seal sprites.Seal) *ui.Node {
	d := l.dialog
	if l.seal < 20 {
		return nil // too small to read
	}
	return ui.Painted(sprites.Rect{X: d.X + (d.W-l.seal)/2, Y: l.sealY, W: l.seal, H: l.seal}, func(c *sprites.Canvas) {
		paintStamp(c, clock, stamp, seal, sprites.Point{X: d.X + d.W/2, Y: l.sealY + l.seal/2}, l.seal)
	})
}

// totals is the row of figures between two hairlines.
func (l overLayout) totals(inner sprites.Rect, totals []words.Total) []*ui.Node {
	nodes := []*ui.Node{rule(inner.X, l.statsY, inner.W)}
	column := inner.W / float64(len(totals))
	for i, total := range totals {
		x, y := inner.X+column*float64(i), l.statsY+(l.statsH-52)/2
		nodes = append(nodes, ui.Label(ui.Fit(fonts.Eyebrow, total.Name, column-8), total.Name, x, y, column, .5, sprites.Ink3),
			ui.Label(fonts.Stat, total.Figure, x, y+18, column, .5, sprites.Ink))
	}
	return append(nodes, rule(inner.X, l.statsY+l.statsH, inner.W))
}

// scoreNode is the great number in the middle, pressed into the paper.
func scoreNode(style fonts.Style, score string, inner sprites.Rect, y float64) *ui.Node {
	style = ui.Fit(style, score, inner.W)
	block := style.Layout(score, 0)
	x := inner.X + (inner.W-block.Width)/2
	return &ui.Node{
		Role: ui.Status, Label: score, Description: words.Score, Block: &block,
		Rect:  sprites.Rect{X: x, Y: y, W: block.Width, H: block.Height},
		Paint: func(c *sprites.Canvas, _ ui.Look) { c.Pressed(style, score, x, y+block.Baseline(0), sprites.Ink) },
	}
}

// pairOfButtons places two buttons in a row: as wide as their words in the
// middle on a wide screen, sharing the width on a phone.
func pairOfButtons(f *ui.Frame, inner sprites.Rect, y float64, first, second string) (a, b sprites.Rect) {
	const gap, pad, height = 16, 24, 48
	if f.Shape == ui.Column {
		w := (inner.W - 12) / 2
		return sprites.Rect{X: inner.X, Y: y, W: w, H: height}, sprites.Rect{X: inner.X + w + 12, Y: y, W: w, H: height}
	}
	w1, w2 := fonts.Button.Width(first)+2*pad, fonts.Button.Width(second)+2*pad
	x := inner.X + (inner.W-w1-gap-w2)/2
	return sprites.Rect{X: x, Y: y, W: w1, H: height}, sprites.Rect{X: x + w1 + gap, Y: y, W: w2, H: height}
}

// paintStamp draws a seal coming down on the paper: large and turned, a little
// too small at the blow, then at rest.
func paintStamp(c *sprites.Canvas, clock *ui.Clock, m ui.Motion, seal sprites.Seal, center sprites.Point, size float64) {
	t := ui.EaseStamp(m.At(clock))
	grow := ui.Mix(1.6, .97, min(t/.7, 1))
	if t > .7 {
		grow = ui.Mix(.97, 1, (t-.7)/.3)
	}
	c.Seal(seal, center, size, degrees(ui.Mix(-8, -2.5, t)), grow, min(t/.4, 1))
}
