package scenes

import (
	"akuto/fonts"
	"akuto/scenes/play"
	"akuto/scenes/ui"
	"akuto/scenes/words"
	"akuto/sprites"
)

// settingsSheet is what a player can change, each with a tap.
type settingsSheet struct{ app *App }

func newSettings(a *App) *settingsSheet { return &settingsSheet{app: a} }

func (s *settingsSheet) kind() kind { return sheet }

// Back closes the sheet.
func (s *settingsSheet) Back() { s.app.close() }

// settingRows are the lines of the sheet: the words and the switch behind them.
var settingRows = []struct {
	words words.Setting
	field func(*play.Settings) *bool
}{
	{words.SettingRule, func(set *play.Settings) *bool { return &set.LowerOrEqual }},
	{words.SettingMotion, func(set *play.Settings) *bool { return &set.ReduceMotion }},
	{words.SettingSuggestions, func(set *play.Settings) *bool { return &set.HideSuggestions }},
	{words.SettingChances, func(set *play.Settings) *bool { return &set.HideChances }},
}

// Build stacks the rows on a sheet 640 points wide at most.
func (s *settingsSheet) Build(f *ui.Frame) *ui.Node {
	w := min(640, f.Safe.W)
	pad, head, top := 40.0, 96.0, 72.0
	if f.Shape != ui.Desktop {
		pad, head, top = 20, 72, 16
	}
	x, inner := f.Safe.X+(f.Safe.W-w)/2, w-2*pad

	var rows []*ui.Node
	y := 0.0
	for _, row := range settingRows {
		n, height := s.row(row.words, row.field, x+pad, y, inner)
		rows = append(rows, n, rule(x+pad, y+height-1, inner))
		y += height
	}
	credits := ui.Label(fonts.Small, words.Credits, x+pad, y+24, inner, 0, sprites.Ink2)
	rows = append(rows, credits)
	height := y + 24 + credits.Rect.H + 32

	whole := min(head+height, f.Safe.H-top)
	bottom := f.Window.MaxY() - f.Safe.MaxY()
	paper := sprites.Rect{X: x, Y: f.Safe.MaxY() - whole, W: w, H: whole + bottom}
	body := sprites.Rect{X: x, Y: paper.Y + head + 1, W: w, H: whole - head - 1}
	n := &ui.Node{
		ID: "settings", Role: ui.Dialog, Label: words.Settings, Rect: paper,
		Paint: func(c *sprites.Canvas, _ ui.Look) { c.Sheet(paper) },
	}
	n.Add(scrimNode(f, s.Back), blocker(paper),
		ui.Label(fonts.Display40, words.Settings, x+pad, paper.Y+(head-48)/2, 0, 0, sprites.Ink),
		rule(x+pad, paper.Y+head, inner))
	scroll := &ui.Node{ID: "settings list", Role: ui.List, Rect: body, Scroll: &ui.Scroll{Name: "settings", Height: height}}
	for _, row := range rows {
		scroll.Add(shifted(row, body.Y-f.Offset("settings")))
	}
	return n.Add(scroll, closeNode(sprites.Point{X: paper.MaxX() - pad - 16, Y: paper.Y + head/2}, s.Back))
}

// row is one setting: name and note on the left, how it stands on the right.
func (s *settingsSheet) row(text words.Setting, field func(*play.Settings) *bool, x, y, w float64) (*ui.Node, float64) {
	now, note := text.Off, text.OffNote
	if *field(&s.app.settings) {
		now, note = text.On, text.OnNote
	}
	value := fonts.Button.Layout(now, 0)
	name := ui.Label(fonts.Option, text.Name, x, y+16, w-value.Width-16, 0, sprites.Ink)
	notes := ui.Label(fonts.Small, note, x, y+16+24+2, w-value.Width-32, 0, sprites.Ink2)
	height := 16 + 24 + 2 + notes.Rect.H + 16
	rect := sprites.Rect{X: x, Y: y, W: w, H: height}
	n := &ui.Node{
		ID: "set " + text.Name, Role: ui.Button, Label: text.Name + ": " + now, Description: note, Rect: rect, Corner: 4,
		Activate: func() {
			s.app.set(func(set *play.Settings) { *field(set) = !*field(set) })
		},
	}
	return n.Add(name, notes, ui.Label(fonts.Button, now, x+w, y+16, 0, 1, sprites.Vermilion)), height
}
