package scenes

import (
	"fmt"
	"slices"

	"akuto/fonts"
	"akuto/rules/scoundrel"
	"akuto/scenes/ui"
	"akuto/scenes/words"
	"akuto/sprites"
)

// title is the start screen: what there is to continue, what there is to play.
type title struct{ app *App }

func newTitle(a *App) *title { return &title{app: a} }

func (s *title) kind() kind { return base }

// Back does nothing: there is nowhere to go back to.
func (s *title) Back() {}

// titleRow is one line of the list; its label stands in a column of its own, or
// above the title on a phone.
type titleRow struct {
	id, label, title, line, spoken string
	style                          fonts.Style
	accent                         bool
	seal                           sprites.Seal
	sealed                         bool
	activate                       func()
	keys                           []ui.Key
}

// titleLayout is the measures of the start screen, in points.
type titleLayout struct {
	margin, list, column, pad, art float64
	title, continued               fonts.Style
	seal                           float64
	phone                          bool
}

func layOutTitle(f *ui.Frame) titleLayout {
	switch {
	case f.Shape == ui.Column:
		margin := 20.0
		if f.Safe.W >= 600 {
			margin = max(32, (f.Safe.W-720)/2)
		}
		return titleLayout{margin: margin, list: f.Safe.W - 2*margin, pad: 16, art: 300,
			title: fonts.MenuTitlePhone, continued: fonts.MenuTitlePhone.At(32, 36), seal: 30, phone: true}
	case f.Shape == ui.Landscape:
		return titleLayout{margin: 24, list: min(f.Safe.W-48, max(f.Safe.W*.62, 420)), column: 80, pad: 8, art: 200,
			title: fonts.MenuTitlePhone.At(32, 36), continued: fonts.MenuTitlePhone.At(28, 32), seal: 26}
	case f.Short:
		return titleLayout{margin: 40, list: 564, column: 80, pad: 21, art: 316,
			title: fonts.MenuTitleShort, continued: fonts.MenuTitleContinue.At(32, 40), seal: 34}
	default:
		list := min(f.Safe.W*.5472, 960)
		return titleLayout{margin: max(64, (f.Safe.W-1680)/2), list: list, column: 104, pad: 28, art: 460,
			title: fonts.MenuTitle, continued: fonts.MenuTitleContinue, seal: 42}
	}
}

// Build puts the list on the left and cards on the right, or the cards above.
func (s *title) Build(f *ui.Frame) *ui.Node {
	l := layOutTitle(f)
	safe := f.Safe
	n := &ui.Node{ID: "title", Role: ui.Group, Rect: f.Window}
	headY := safe.Y + 44
	if f.Shape == ui.Landscape || f.Short || l.phone {
		headY = safe.Y + 30
	}
	right := safe.MaxX() - l.margin
	gap := 32.0
	if l.phone {
		gap = 18
	}
	settings := linkNode("settings", words.Settings, fonts.Button, right, headY, 1, "", func() { s.app.open(newSettings(s.app)) })
	rules := linkNode("rules", words.Rules, fonts.Button, settings.Rect.X+6-gap, headY, 1, "", func() { s.app.open(newRules(s.app)) }, "?")
	if room := rules.Rect.X - 12 - safe.X - l.margin; fonts.Eyebrow.Width(words.TitleEyebrow)*.7 <= room {
		n.Add(ui.Label(ui.Fit(fonts.Eyebrow, words.TitleEyebrow, room), words.TitleEyebrow, safe.X+l.margin, headY-8, room, 0, sprites.Ink3))
	}
	n.Add(rules, settings)

	rows := s.rows()
	listH := 0.0
	for _, row := range rows {
		listH += l.rowHeight(row)
	}
	footer := 20.0
	if l.phone {
		footer = 56
	}
	if s.app.message() != "" {
		notice := ui.Label(fonts.Small, fonts.Plain(s.app.message()), safe.X+l.margin, 0, right-safe.X-l.margin, 0, sprites.Vermilion)
		footer += notice.Rect.H + 12
		n.Add(shifted(notice, safe.MaxY()-footer-20))
	}
	list := sprites.Rect{X: safe.X + l.margin, W: l.list, H: listH + 2}
	view := sprites.Rect{X: safe.X, Y: headY + 24, W: safe.W, H: safe.MaxY() - headY - 24 - footer - 16}
	if l.phone {
		art := min(l.art, view.H-listH)
		list.Y = view.Y + max(0, art) + max(0, (view.H-art-listH)*.3)
		if art > 150 {
			n.Add(s.art(sprites.Point{X: safe.Center().X, Y: view.Y + art*.5}, min(art*1.08, safe.W-2*l.margin)))
		}
	} else {
		list.Y = max(view.Y, safe.Y+(safe.H-listH)/2+.0085*safe.H)
		if space := right - list.MaxX() - 24; space > 150 {
			art := min(l.art, space)
			n.Add(s.art(sprites.Point{X: right - art/2 + 8, Y: list.Y + listH/2}, art))
		}
	}
	// A window too low for the rows scrolls them.
	scroll := &ui.Node{ID: "games", Role: ui.List, Rect: sprites.Rect{X: safe.X, Y: list.Y, W: safe.W, H: min(listH+2, view.MaxY()-list.Y)},
		Scroll: &ui.Scroll{Name: "games", Height: listH + 2}}
	y := list.Y - f.Offset("games")
	scroll.Add(rule(list.X, y, list.W))
	for _, row := range rows {
		h := l.rowHeight(row)
		scroll.Add(s.rowNode(row, l, sprites.Rect{X: list.X, Y: y, W: list.W, H: h}), rule(list.X, y+h, list.W))
		y += h
	}
	n.Add(scroll)
	return n.Add(s.footer(f, l)...)
}

func (l titleLayout) rowHeight(row titleRow) float64 {
	_, line := l.line(row)
	h := l.pad + row.style.Line + 8 + line + l.pad + 1
	if l.phone {
		h += 16 + 4
	}
	return h
}

// titleArrow is the room kept at a row's right for its arrow.
const titleArrow = 40.0

// line gives the style of a row's second line and its height: a little smaller
// where it is too long, on two lines where that isn't enough.
func (l titleLayout) line(row titleRow) (style fonts.Style, height float64) {
	style = fonts.Body.At(16, 24)
	width := l.list - l.column - titleArrow
	if style.Width(row.line)*.8 > width {
		style = fonts.Body.At(14, 20)
		return style, style.Layout(row.line, width).Height
	}
	return ui.Fit(style, row.line, width), style.Line
}

// rows lists what there is to continue, the game touched last first, and then the
// games.
func (s *title) rows() []titleRow {
	l := layOutTitle(s.app.root.Frame())
	rows := s.continued(l)
	scoundrel := titleRow{id: "scoundrel", label: "01", title: words.Scoundrel, line: words.ScoundrelLine, spoken: words.ScoundrelLabel,
		style: l.title, seal: sprites.SealScoundrel, sealed: true, activate: s.start}
	slay := titleRow{id: "slay", label: "02", title: words.Slay, line: words.SlayLine, spoken: words.SlayLabel,
		style: l.title, seal: sprites.SealDuel, sealed: true, activate: s.app.startSheet}
	if len(rows) > 0 {
		rows[0].keys = []ui.Key{ui.KeyEnter}
	} else {
		scoundrel.keys = []ui.Key{ui.KeyEnter}
	}
	return append(rows, scoundrel, slay)
}

// continued lists a row for every game that is under way.
func (s *title) continued(l titleLayout) []titleRow {
	var rows []titleRow
	game, fight := s.app.game, s.app.fight
	if game.UnderWay() {
		rows = append(rows, titleRow{id: "continue", label: words.Continue, title: words.Scoundrel, line: words.ContinueLine(game.State()),
			spoken: words.ContinueLabel, style: l.continued, accent: true, activate: s.app.toTable})
	} else if game.CanBringBack() {
		rows = append(rows, titleRow{id: "bring back", label: words.Continue, title: words.Scoundrel, line: words.BringBack,
			spoken: words.BringBack, style: l.continued, accent: true, activate: s.app.bringBack})
	}
	if fight.UnderWay() {
		rows = append(rows, titleRow{id: "continue slay", label: words.Continue, title: words.Slay, line: words.ContinueFight(fight.State()),
			spoken: words.ContinueSlay, style: l.continued, accent: true, activate: s.app.toFight})
	}
	if s.app.settings.SlayLast {
		slices.Reverse(rows)
	}
	return rows
}

// start begins a new game, after a question when one is under way.
func (s *title) start() {
	if s.app.game.UnderWay() {
		s.app.open(newConfirm(s.app))
		return
	}
	s.app.newGame()
}

func (s *title) rowNode(row titleRow, l titleLayout, r sprites.Rect) *ui.Node {
	n := &ui.Node{ID: row.id, Role: ui.Button, Label: row.spoken, Description: fonts.Unmarked(row.line), Rect: r, Activate: row.activate, Keys: row.keys, Corner: 4}
	label, tone := fonts.SmallMono, sprites.Ink3
	if row.accent {
		label, tone = fonts.Button.At(15, 16), sprites.Vermilion
	}
	x, y := r.X+l.column, r.Y+l.pad
	if l.phone {
		n.Add(ui.Label(label, row.label, r.X, y, 0, 0, tone))
		y += 20
	} else {
		n.Add(ui.Label(label, row.label, r.X, y+row.style.Line/2, l.column-8, 0, tone))
	}
	width := r.MaxX() - x - titleArrow
	style := ui.Fit(row.style, row.title, width-l.seal-16)
	name := ui.Label(style, row.title, x, y, 0, 0, sprites.Ink)
	n.Add(name)
	if row.sealed {
		size := l.seal
		center := sprites.Point{X: name.Rect.MaxX() + 18 + size/2, Y: y + row.style.Line*.55}
		n.Add(ui.Painted(sprites.Rect{X: center.X - size/2, Y: center.Y - size/2, W: size, H: size}, func(c *sprites.Canvas) {
			c.Seal(row.seal, center, size, 0, 1, 1)
		}))
	}
	line, _ := l.line(row)
	n.Add(ui.Label(line, row.line, x, y+row.style.Line+8, balanced(line, row.line, width), 0, sprites.Ink2))
	n.Paint = func(c *sprites.Canvas, look ui.Look) {
		tone := sprites.Ink
		if look.Hover {
			tone = sprites.Vermilion
		}
		c.Mark('→', sprites.Point{X: r.MaxX() - 10, Y: r.Y + r.H/2}, 16, tone)
	}
	return n
}

// art is three cards fanned out: two of the dungeon's and one of the Ironclad's.
func (s *title) art(center sprites.Point, width float64) *ui.Node {
	w := width * .495
	bash := s.app.catalog.Card("bash")
	monster, weapon := scoundrel.NewCard(scoundrel.Spades, 14), scoundrel.NewCard(scoundrel.Diamonds, 7)
	cards := []struct {
		name        string
		x, y, angle float64
		draw        func(*sprites.Canvas, sprites.Pose)
	}{
		{monster.Name(), -.25, .018, -10, func(c *sprites.Canvas, p sprites.Pose) { c.Card(faceOf(monster), p) }},
		{weapon.Name(), 0, -.02, -1.3, func(c *sprites.Canvas, p sprites.Pose) { c.Card(faceOf(weapon), p) }},
		{bash.Name, .255, .04, 9, func(c *sprites.Canvas, p sprites.Pose) { c.CombatCard(printedFace(bash), p) }},
	}
	h := sprites.CardHeight(w)
	group := &ui.Node{Role: ui.Image, Rect: sprites.Rect{X: center.X - width/2, Y: center.Y - h*.56, W: width, H: h * 1.12}}
	for i, a := range cards {
		pose := sprites.Pose{Center: sprites.Point{X: center.X + a.x*width, Y: center.Y + a.y*width}, W: w, Angle: degrees(a.angle), Ink: 1, Alpha: 1}
		group.Add(&ui.Node{
			ID: fmt.Sprintf("art %d", i), Role: ui.Image, Label: a.name, Rect: pose.Bounds(), Hit: pose.Contains, Leans: true,
			Paint: func(c *sprites.Canvas, l ui.Look) {
				pose.Lean = l.Lean
				a.draw(c, pose)
			},
		})
	}
	return group
}

// footer credits the game's authors and the icons'.
func (s *title) footer(f *ui.Frame, l titleLayout) []*ui.Node {
	left, right := f.Safe.X+l.margin, f.Safe.MaxX()-l.margin
	if l.phone {
		y := f.Safe.MaxY() - 20 - 32
		w := right - left
		return []*ui.Node{
			ui.Label(ui.Fit(fonts.Eyebrow, words.AuthorsCredit, w), words.AuthorsCredit, left, y, w, 0, sprites.Ink3),
			ui.Label(ui.Fit(fonts.Eyebrow, words.IconsCredit, w), words.IconsCredit, left, y+16, w, 0, sprites.Ink3),
		}
	}
	y := f.Safe.MaxY() - 44
	if f.Shape == ui.Landscape || f.Short {
		y = f.Safe.MaxY() - 28
	}
	half := (right-left)/2 - 8
	return []*ui.Node{
		ui.Label(ui.Fit(fonts.Eyebrow, words.AuthorsCredit, half), words.AuthorsCredit, left, y, half, 0, sprites.Ink3),
		ui.Label(ui.Fit(fonts.Eyebrow, words.IconsCredit, half), words.IconsCredit, right-half, y, half, 1, sprites.Ink3),
	}
}
