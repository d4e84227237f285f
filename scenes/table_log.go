package scenes

import (
	"math"

	"akuto/fonts"
	"akuto/rules/scoundrel"
	"akuto/scenes/ui"
	"akuto/scenes/words"
	"akuto/sprites"
)

// logStyle is the log's type and gaps, in points.
type logStyle struct {
	title, text fonts.Style
	raise       float64 // how far the title stands above its row
	room        float64 // width of the column with the rooms
	pitch       float64 // from line to line
	gap         float64 // from the title to the first line
}

var (
	logLarge = logStyle{title: fonts.Heading, text: fonts.SmallLog, room: 40, pitch: 29, gap: 8}
	logShort = logStyle{title: fonts.HeadingShort, text: fonts.SmallLog.At(13, 28), raise: .75, room: 34, pitch: 29, gap: 9}
	logPhone = logStyle{title: fonts.HeadingShort, text: fonts.SmallLog, room: 34, pitch: 30, gap: 8}
)

// logLayout is where the Log stands.
type logLayout struct {
	x, y, w float64
	list    float64 // top of the first line
	bottom  float64 // end of the panel it scrolls in; 0 when all of it is shown
	style   logStyle
}

func layOutLog(column sprites.Rect, y, bottom float64, style logStyle) logLayout {
	return logLayout{x: column.X, y: y, w: column.W, list: y + style.title.Line + style.gap, bottom: bottom, style: style}
}

// end is where n lines end, or the sentence that stands for none.
func (l logLayout) end(n int) float64 {
	if n == 0 {
		return l.list + fonts.Small.Layout(words.LogEmpty, l.w).Height
	}
	return l.list + float64(n)*l.style.pitch
}

const (
	// logScroll names the list that scrolls on the desktop.
	logScroll = "log"
	// logFade is the height over which its end fades into the page.
	logFade = 48.
	// fadeIn is how much must be hidden for the fade to be whole: it goes as the
	// list comes to its end.
	fadeIn = 12.
)

// log is what happened, the latest first.
func (v *tableView) log() *ui.Node {
	l, entries := v.l.log, v.state.Log()
	title := ui.Label(l.style.title, words.Log, l.x, l.y-l.style.raise, 0, 0, sprites.Ink)
	title.Role = ui.Heading
	group := (&ui.Node{Role: ui.Group, Rect: sprites.Rect{X: l.x, Y: l.y, W: l.w, H: l.end(len(entries)) - l.y}}).Add(title)
	if len(entries) == 0 {
		return group.Add(ui.Label(fonts.Small, words.LogEmpty, l.x, l.list, l.w, 0, sprites.Ink2))
	}
	list := &ui.Node{ID: "log", Role: ui.List, Label: words.Log, Rect: sprites.Rect{X: l.x, Y: l.list, W: l.w, H: l.end(len(entries)) - l.list}}
	y := l.list
	var fade *ui.Node
	if l.bottom > 0 {
		group.Rect.H = l.bottom - l.y
		tall := list.Rect.H
		list.Rect.H = max(l.bottom-l.list, l.style.pitch)
		list.Scroll = &ui.Scroll{Name: logScroll, Height: tall}
		hidden := tall - list.Rect.H - v.f.Offset(logScroll)
		y -= math.Round(v.f.Offset(logScroll))
		fade = fadeNode(list.Rect, hidden)
	}
	for i := range entries {
		list.Add(v.logLine(entries[len(entries)-1-i], y+float64(i)*l.style.pitch, i == 0))
	}
	return group.Add(list, fade)
}

// fadeNode lets the end of a list that goes on below fade into the page; hidden
// is how much of it lies below. It is nil at the list's end.
func fadeNode(list sprites.Rect, hidden float64) *ui.Node {
	if hidden <= 0 {
		return nil
	}
	h := min(logFade, list.H)
	rect := sprites.Rect{X: list.X, Y: list.MaxY() - h, W: list.W, H: h}
	strength := min(1, hidden/fadeIn)
	return ui.Painted(rect, func(c *sprites.Canvas) {
		c.Layer()
		c.PageFade(rect, 0, strength)
	})
}

// changeStyle sets the changes of health.
var changeStyle = fonts.Style{Face: fonts.MonoLight, Size: 13, Line: 28}

// logLine is one line: the room, what happened, the change of health.
func (v *tableView) logLine(e scoundrel.Entry, y float64, newest bool) *ui.Node {
	l := v.l.log
	tone := sprites.Ink2
	if newest {
		tone = sprites.Ink
	}
	row := &ui.Node{Role: ui.Group, Rect: sprites.Rect{X: l.x, Y: y, W: l.w, H: l.style.pitch}}
	room := words.LogRoom(e.Room)
	base := y + l.style.text.Layout(room, 0).Baseline(0)
	mono := func(style fonts.Style, text string, x, align float64, tone sprites.Tone) *ui.Node {
		block := style.Layout(text, 0)
		return ui.Label(style, text, x, base-block.Baseline(0), 0, align, tone)
	}
	width := l.w - l.style.room
	change := words.LogChange(e)
	row.Add(mono(fonts.SmallMonoLog, room, l.x, 0, sprites.Ink3))
	if change != "" {
		row.Add(mono(changeStyle, change, l.x+l.w, 1, tone))
		width -= changeStyle.Width(change) + 8
	}
	style := ui.Fit(l.style.text, e.Text(), width)
	return row.Add(ui.Label(style, e.Text(), l.x+l.style.room, y, 0, 0, tone))
}
