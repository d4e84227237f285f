package scenes

import (
	"strconv"

	"akuto/fonts"
	"akuto/rules/scoundrel"
	"akuto/scenes/ui"
	"akuto/scenes/words"
	"akuto/sprites"
)

// rulesSheet is the rules of a game on one sheet: three columns on a wide screen,
// one that scrolls on a phone.
type rulesSheet struct {
	app *App
	// title heads the sheet, columns is what stands on it.
	title   string
	columns func() [3][]words.RulesPart
	// other names the rules of the other game, to which swap leads.
	other string
	swap  func(*App) *rulesSheet
}

// newRules is the rules of Scoundrel, as the game under way is played.
func newRules(a *App) *rulesSheet {
	return &rulesSheet{
		app: a, title: words.Rules, other: words.RulesOfCombat, swap: newCombatRules,
		columns: func() [3][]words.RulesPart {
			return words.RulesColumns(a.game.State().Rule == scoundrel.LowerOrEqual)
		},
	}
}

func (s *rulesSheet) kind() kind { return sheet }

// Back closes the sheet.
func (s *rulesSheet) Back() { s.app.close() }

// Build measures the columns first: the sheet is as tall as they need, as far as
// the window lets it.
func (s *rulesSheet) Build(f *ui.Frame) *ui.Node {
	const head = 120 // from the sheet's top to the line under its title
	wide := f.Shape == ui.Desktop
	w := min(1180, f.Safe.W)
	pad, gap, top, title := 56.0, 56.0, 72.0, fonts.Display56
	if f.Short {
		pad, gap = 40, 36
	}
	headHeight := float64(head)
	if !wide {
		pad, top, headHeight, title = 20, 56, 80, fonts.Display48
	}
	if f.Shape == ui.Landscape {
		top, headHeight, title = 8, 56, fonts.Display40.At(32, 40)
	}
	x := f.Safe.X + (f.Safe.W-w)/2

	columns := s.columns()
	var contents []*ui.Node
	height := 0.0
	if wide {
		unit := (w - 2*pad - 2*gap) / 3.15
		left := x + pad
		for i, parts := range columns {
			width := unit
			if i == 0 {
				width = 1.15 * unit
			}
			nodes, bottom := rulesColumn(parts, left, 0, width)
			contents, height = append(contents, nodes...), max(height, bottom)
			left += width + gap
		}
	} else {
		for i, parts := range columns {
			if i > 0 {
				height += 32
			}
			nodes, bottom := rulesColumn(parts, x+pad, height, w-2*pad)
			contents, height = append(contents, nodes...), bottom
		}
	}
	height += 32 + 48 // above the first heading, below the last line
	whole := min(headHeight+height, f.Safe.H-top)
	below := f.Window.MaxY() - f.Safe.MaxY() // a home bar lies over the paper's end
	paper := sprites.Rect{X: x, Y: f.Safe.MaxY() - whole, W: w, H: whole + below}
	body := sprites.Rect{X: x, Y: paper.Y + headHeight + 1, W: w, H: whole - headHeight - 1}

	n := &ui.Node{
		ID: "rules", Role: ui.Dialog, Label: s.title, Rect: paper,
		Paint: func(c *sprites.Canvas, _ ui.Look) { c.Sheet(paper) },
	}
	other := linkNode("other rules", s.other, fonts.Button, paper.MaxX()-pad-48-18, paper.Y+headHeight/2, 1, "", func() { s.app.swap(s.swap(s.app)) })
	settings := linkNode("settings", words.Settings, fonts.Button, other.Rect.X-18, paper.Y+headHeight/2, 1, "", func() { s.app.swap(newSettings(s.app)) })
	if settings.Rect.X-8-x-pad < title.Width(s.title) {
		settings = nil // the first screen has it too
	}
	room := other.Rect.X - 8 - x - pad
	if settings != nil {
		room = settings.Rect.X - 8 - x - pad
	}
	if fitting := ui.Fit(title, s.title, room); fitting.Width(s.title) <= room {
		title = fitting
	} else {
		other, title = nil, ui.Fit(title, s.title, w-2*pad-56) // the way between the two is left to wider windows
	}
	titleY := paper.Y + (headHeight-title.Line)/2
	n.Add(scrimNode(f, s.Back), blocker(paper), ui.Label(title, s.title, x+pad, titleY, 0, 0, sprites.Ink), settings, other,
		rule(x+pad, paper.Y+headHeight, w-2*pad))
	shift := body.Y + 31 - f.Offset("rules")
	scroll := &ui.Node{ID: "rules text", Role: ui.Group, Rect: body, Scroll: &ui.Scroll{Name: "rules", Height: height}}
	for _, content := range contents {
		scroll.Add(shifted(content, shift))
	}
	return n.Add(scroll, closeNode(sprites.Point{X: paper.MaxX() - pad - 24, Y: paper.Y + headHeight/2}, s.Back))
}

// rulesColumn lays sections out below y and returns where they end.
func rulesColumn(parts []words.RulesPart, x, y, width float64) (nodes []*ui.Node, bottom float64) {
	add := func(n *ui.Node) { nodes = append(nodes, n) }
	for i, part := range parts {
		if i > 0 {
			y += 32
		}
		add(ui.Label(fonts.Subheading26, part.Heading, x, y, width, 0, sprites.Ink))
		y += 32 + 12
		for j, text := range part.Paragraphs {
			if j > 0 {
				y += 12
			}
			block := ui.Label(fonts.Body, text, x, y, width, 0, sprites.Ink)
			add(block)
			y += block.Rect.H
		}
		for j, text := range part.Steps {
			if j > 0 {
				y += 10
			}
			const indent = 28
			add(ui.Label(fonts.SmallMonoLog.At(13, 24), strconv.Itoa(j+1), x, y, indent, 0, sprites.Vermilion))
			block := ui.Label(fonts.Body, text, x+indent, y, width-indent, 0, sprites.Ink)
			add(block)
			y += block.Rect.H
		}
		for j, suit := range part.Suits {
			if j == 0 {
				y += 12
			}
			const indent, row = 56, 71
			if suit.Icon != "" {
				center := sprites.Point{X: x + 12, Y: y + 35}
				add(ui.Painted(sprites.Rect{X: center.X - 12, Y: center.Y - 12, W: 24, H: 24}, func(c *sprites.Canvas) { c.Icon(suit.Icon, center, 24, sprites.Ink) }))
			}
			for k, mark := range []rune(suit.Marks) {
				center := sprites.Point{X: x + 8 + 24*float64(k), Y: y + 35}
				tone := sprites.Ink
				if mark == '♦' || mark == '♥' {
					tone = sprites.Vermilion
				}
				add(ui.Painted(sprites.Rect{X: center.X - 8, Y: center.Y - 8, W: 16, H: 16}, func(c *sprites.Canvas) { c.Mark(mark, center, 16, tone) }))
			}
			add(ui.Label(fonts.Button, suit.Name, x+indent, y+12, width-indent, 0, sprites.Ink))
			values := ui.Label(fonts.Small.At(14, 24), suit.Values, x+indent, y+36, width-indent, 0, sprites.Ink2)
			height := row + values.Rect.H - 24 // more than one line makes it higher
			add(values)
			add(rule(x, y+height-1, width))
			y += height
		}
	}
	return nodes, y
}
