package scenes

import (
	"strconv"

	"akuto/fonts"
	"akuto/rules/slay"
	"akuto/scenes/ui"
	"akuto/scenes/words"
	"akuto/sprites"
)

// combatOver is the end of a fight: the seal, the health left and what happened on
// the way.
type combatOver struct {
	app   *App
	stamp ui.Motion
}

func newCombatOver(a *App) *combatOver { return &combatOver{app: a, stamp: a.clock.Start(260, 400)} }

func (s *combatOver) kind() kind { return dialog }

// Back shows the fight as it ended.
func (s *combatOver) Back() { s.app.close() }

// linksHeight is the row of links under the buttons.
const linksHeight = 48

// Build lays the dialog out in the middle of the window.
func (s *combatOver) Build(f *ui.Frame) *ui.Node {
	a, state := s.app, s.app.fight.State()
	l := layOutOver(f, linksHeight)
	d := l.dialog
	inner := sprites.Rect{X: d.X + l.margin, Y: d.Y, W: d.W - 2*l.margin, H: d.H}

	sentence, seal := words.FightEnded(state), sprites.SealDied
	if state.Result == slay.Victory {
		seal = sprites.SealVictory
	}
	left, of, name := words.FightLeft(state)
	n := &ui.Node{
		ID: "combat over", Role: ui.Dialog, Label: sentence, Description: name + " " + strconv.Itoa(left) + " of " + strconv.Itoa(of), Rect: d,
		Paint: func(c *sprites.Canvas, _ ui.Look) { c.Dialog(d) },
	}
	n.Add(scrimNode(f, s.Back), blocker(d))
	n.Add(l.sealNode(a.clock, s.stamp, seal))
	n.Add(ui.Label(ui.Fit(l.sentence, sentence, inner.W), sentence, inner.X, l.sentenceY, inner.W, .5, sprites.Ink))
	n.Add(leftNodes(l.score, left, of, name, inner, l.scoreY)...)
	label := name + " · " + fonts.Unmarked(words.FightSeed(state))
	if state.Setup.Deck == "" {
		label = name // nothing was shuffled
	}
	n.Add(ui.Label(ui.Fit(fonts.Eyebrow, label, inner.W), label, inner.X, l.labelY, inner.W, .5, sprites.Ink3))
	totals := words.FightTotals(state)
	n.Add(l.totals(inner, totals[:])...)

	same, again := pairOfButtons(f, inner, l.rowY, words.AgainSame, words.AgainNew)
	fight := buttonNode("again", words.AgainNew, again, sprites.Solid, "", func() { a.fightAgain(true) }, ui.KeyEnter)
	fight.Description = words.AgainNewMore
	n.Add(buttonNode("same", words.AgainSame, same, sprites.Raised, "", func() { a.fightAgain(false) }), fight)

	// The links stand as far apart as the two buttons' inner edges allow.
	const apart = 40
	other, undo := fonts.Button.Width(words.OtherEnemy), fonts.Button.Width(words.UndoLast)
	gap := min(apart, inner.W-other-undo)
	x, middle := inner.X+(inner.W-other-gap-undo)/2, l.rowY+48+l.linkGap+linksHeight/2
	return n.Add(
		linkNode("other", words.OtherEnemy, fonts.Button, x, middle, 0, "", a.startSheet),
		linkNode("undo", words.UndoLast, fonts.Button, x+other+gap, middle, 0, "", a.undoFight, "u", ui.KeyUndo))
}

// leftNodes is the health left, great and pressed into the paper, with what it is
// out of beside it.
func leftNodes(style fonts.Style, left, of int, name string, inner sprites.Rect, y float64) []*ui.Node {
	number, rest := strconv.Itoa(left), "/ "+strconv.Itoa(of)
	small := fonts.Maximum.At(style.Size*.28, style.Size*.28)
	great := style.Layout(number, 0)
	tail := small.Layout(rest, 0)
	gap := style.Size * .1
	x := inner.X + (inner.W-great.Width-gap-tail.Width)/2
	base := y + great.Baseline(0)
	return []*ui.Node{
		{
			Role: ui.Status, Label: number, Description: name, Block: &great,
			Rect:  sprites.Rect{X: x, Y: y, W: great.Width, H: great.Height},
			Paint: func(c *sprites.Canvas, _ ui.Look) { c.Pressed(style, number, x, base, sprites.Ink) },
		},
		ui.Label(small, rest, x+great.Width+gap, base-tail.Baseline(0), 0, 0, sprites.Ink),
	}
}
