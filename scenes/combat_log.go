package scenes

import (
	"math"

	"akuto/fonts"
	"akuto/rules/slay"
	"akuto/scenes/ui"
	"akuto/scenes/words"
	"akuto/sprites"
)

// combatLogScroll names the list of the log.
const combatLogScroll = "combat log"

// log is what happened, the latest first, in its panel on the desktop.
func (v *combatView) log() *ui.Node {
	l := v.l.log
	if l.w == 0 {
		return nil
	}
	title := ui.Label(l.style.title, words.Log, l.x, l.y-l.style.raise, 0, 0, sprites.Ink)
	title.Role = ui.Heading
	group := &ui.Node{Role: ui.Group, Rect: sprites.Rect{X: l.x, Y: l.y, W: l.w, H: l.bottom - l.y}}
	line := v.l.line
	group.Add(ui.Painted(line, func(c *sprites.Canvas) { c.RuleV(line.X, line.Y, line.H) }), title)
	list, offset := fightLog(v.f, v.state.Log(), l)
	return group.Add(list, fadeNode(list.Rect, list.Scroll.Height-list.Rect.H-offset))
}

// fightLog is the list of the log's lines, and how many points of it lie above
// what is shown.
func fightLog(f *ui.Frame, entries []slay.Entry, l logLayout) (list *ui.Node, offset float64) {
	tall := float64(len(entries)) * l.style.pitch
	list = &ui.Node{
		ID: "log", Role: ui.List, Label: words.Log,
		Rect:   sprites.Rect{X: l.x, Y: l.list, W: l.w, H: max(l.bottom-l.list, l.style.pitch)},
		Scroll: &ui.Scroll{Name: combatLogScroll, Height: tall},
	}
	offset = f.Offset(combatLogScroll)
	y := l.list - math.Round(offset)
	for i := range entries {
		list.Add(fightLogLine(entries[len(entries)-1-i], l, y+float64(i)*l.style.pitch, i == 0))
	}
	return list, offset
}

// fightLogLine is one line: the turn, what happened, the change of HP.
func fightLogLine(e slay.Entry, l logLayout, y float64, newest bool) *ui.Node {
	tone := sprites.Ink2
	if newest {
		tone = sprites.Ink
	}
	row := &ui.Node{Role: ui.Group, Rect: sprites.Rect{X: l.x, Y: y, W: l.w, H: l.style.pitch}}
	turn := words.FightTurn(e.Turn)
	base := y + l.style.text.Layout(turn, 0).Baseline(0)
	mono := func(style fonts.Style, text string, x, align float64, tone sprites.Tone) *ui.Node {
		return ui.Label(style, text, x, base-style.Layout(text, 0).Baseline(0), 0, align, tone)
	}
	width := l.w - l.style.room
	row.Add(mono(fonts.SmallMonoLog, turn, l.x, 0, sprites.Ink3))
	if change := words.FightChange(e); change != "" {
		row.Add(mono(changeStyle, change, l.x+l.w, 1, tone))
		width -= changeStyle.Width(change) + 8
	}
	style, text := cutToFit(l.style.text, e.Text, width)
	label := ui.Label(style, text, l.x+l.style.room, y, 0, 0, tone)
	label.Label = e.Text
	return row.Add(label)
}

// combatLog is the log on a sheet, where the fight has no room for it.
type combatLog struct{ app *App }

func newCombatLog(a *App) *combatLog { return &combatLog{app: a} }

func (s *combatLog) kind() kind { return sheet }

// Back closes it.
func (s *combatLog) Back() { s.app.close() }

// Build lays the sheet out.
func (s *combatLog) Build(f *ui.Frame) *ui.Node {
	pad, head, top := 20., 72., 16.
	w := min(640, f.Safe.W)
	entries := s.app.fight.State().Log()
	tall := float64(len(entries)) * logPhone.pitch
	whole := min(head+tall+28, f.Safe.H-top)
	below := f.Window.MaxY() - f.Safe.MaxY()
	paper := sprites.Rect{X: f.Safe.X + (f.Safe.W-w)/2, Y: f.Safe.MaxY() - whole, W: w, H: whole + below}
	n := &ui.Node{
		ID: "combat-log", Role: ui.Dialog, Label: words.Log, Rect: paper,
		Paint: func(c *sprites.Canvas, _ ui.Look) { c.Sheet(paper) },
	}
	x, inner := paper.X+pad, w-2*pad
	n.Add(scrimNode(f, s.Back), blocker(paper),
		ui.Label(fonts.HeadingShort, words.Log, x, paper.Y+(head-fonts.HeadingShort.Line)/2, 0, 0, sprites.Ink), rule(x, paper.Y+head, inner))
	l := logLayout{x: x, y: paper.Y, w: inner, list: paper.Y + head + 10, bottom: paper.Y + whole - 8, style: logPhone}
	list, offset := fightLog(f, entries, l)
	return n.Add(list, sheetFades(list.Rect, offset, tall, logFade),
		closeNode(sprites.Point{X: paper.MaxX() - pad - 16, Y: paper.Y + head/2}, s.Back))
}
