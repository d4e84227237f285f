package scenes

import (
	"slices"

	"akuto/fonts"
	"akuto/rules/slay"
	"akuto/scenes/ui"
	"akuto/scenes/words"
	"akuto/sprites"
)

// pileKind is one of the three piles that can be looked at, in the order of
// words.Piles.
type pileKind uint8

const (
	pileDraw pileKind = iota
	pileDiscard
	pileExhaust
)

// cards gives the ids of a pile's cards as they may be seen: the draw pile by
// name, so that it doesn't tell what comes next, the others newest first.
func (k pileKind) cards(s slay.State) []string {
	var ids []string
	switch k {
	case pileDraw:
		return s.SortedDrawPile()
	case pileDiscard:
		ids = slices.Clone(s.Player.DiscardPile)
	default:
		ids = slices.Clone(s.Player.ExhaustPile)
	}
	slices.Reverse(ids)
	return ids
}

// pile shows the cards of a pile on a sheet, with tabs for the three.
type pile struct {
	app   *App
	which pileKind
}

func newPile(a *App, which pileKind) *pile { return &pile{app: a, which: which} }

func (s *pile) kind() kind { return sheet }

// Back closes the sheet.
func (s *pile) Back() { s.app.close() }

// pileLayout is the measures of the sheet, in points.
type pileLayout struct {
	paper, body        sprites.Rect
	x, inner           float64
	head               float64 // to the line under the head
	title              fonts.Style
	titleY, eyebrowY   float64
	tabsX, tabsY, tabs float64 // left edge, middle and gaps
	cross              sprites.Point
	order              float64 // y of the sentence
	columns            int
	card, across, down float64 // width of a card, steps of the grid
}

func layOutPile(f *ui.Frame) pileLayout {
	l := pileLayout{title: fonts.Heading}
	top, pad, width, gap := 72.0, 48.0, 184.0, 32.0
	if f.Short {
		pad, width = 40, 164
	}
	l.head = 104
	if f.Shape != ui.Desktop {
		pad, width, gap, l.head = 20, 165, 20, 131
	}
	if f.Shape == ui.Landscape || f.Safe.H < 560 {
		top, l.head, width = 8, 60, 124
	}
	w := min(1180, f.Safe.W)
	l.inner = w - 2*pad
	l.paper = sprites.Rect{X: f.Safe.X + (f.Safe.W-w)/2, Y: f.Safe.Y + top, W: w, H: f.Window.MaxY() - f.Safe.Y - top}
	l.x = l.paper.X + pad
	y := l.paper.Y
	l.eyebrowY, l.titleY = y+24, y+40
	l.cross = sprites.Point{X: l.x + l.inner - 8, Y: y + 52}
	switch {
	case l.head == 60: // title, tabs and cross in one row
		l.titleY, l.eyebrowY, l.cross.Y, l.tabsY = y+10, 0, y+30, y+30
	case l.head == 131: // the tabs below the title
		l.eyebrowY, l.titleY, l.cross.Y, l.tabsY, l.tabsX, l.tabs = y+13, y+29, y+42, y+102, l.x, 24
	default:
		l.tabsY = y + 52
	}
	if l.tabs == 0 {
		l.tabs = 28
	}
	l.order = y + l.head + 18
	l.body = sprites.Rect{X: l.paper.X, Y: y + l.head + 1, W: w, H: f.Safe.MaxY() - y - l.head - 1}
	l.columns = max(2, int((l.inner+20)/(width+20)))
	l.card = min(width, (l.inner-float64(l.columns-1)*min(gap, 20))/float64(l.columns))
	l.across = l.card
	if l.columns > 1 {
		l.across = (l.inner - l.card) / float64(l.columns-1)
	}
	l.down = sprites.CardHeight(l.card) + gap
	return l
}

// Build lays out head and tabs, and the cards in a grid that scrolls.
func (s *pile) Build(f *ui.Frame) *ui.Node {
	state, l := s.app.fight.State(), layOutPile(f)
	ids, text := s.which.cards(state), words.Piles[s.which]
	n := &ui.Node{
		ID: "pile", Role: ui.Dialog, Label: text.Title, Rect: l.paper,
		Paint: func(c *sprites.Canvas, _ ui.Look) { c.Sheet(l.paper) },
	}
	n.Add(scrimNode(f, s.Back), blocker(l.paper))
	if l.eyebrowY > 0 {
		n.Add(eyebrow(words.PileEyebrow, l.x, l.eyebrowY, 0, 0))
	}
	tabs, left := s.tabs(l, state)
	if l.head != 60 || left > l.x+l.title.Width(text.Title)+16 {
		title := ui.Label(l.title, text.Title, l.x, l.titleY, 0, 0, sprites.Ink)
		title.Role = ui.Heading
		n.Add(title)
	}
	n.Add(tabs...)
	n.Add(closeNode(l.cross, s.Back), rule(l.x, l.paper.Y+l.head, l.inner))

	sentence := text.Order
	if len(ids) == 0 {
		sentence = text.Empty
	}
	order := ui.Label(fonts.Small, sentence, l.x, l.order-l.body.Y, l.inner, 0, sprites.Ink2)
	first := order.Rect.MaxY() + 24
	rows := (len(ids) + l.columns - 1) / l.columns
	height := first + float64(rows)*l.down + 16
	name := "pile " + text.Tab
	scroll := &ui.Node{ID: "cards", Role: ui.List, Label: text.Title, Rect: l.body, Scroll: &ui.Scroll{Name: name, Height: height}}
	offset := f.Offset(name)
	y := l.body.Y - offset
	scroll.Add(shifted(order, y))
	for i, id := range ids {
		center := sprites.Point{
			X: l.x + l.card/2 + float64(i%l.columns)*l.across,
			Y: y + first + sprites.CardHeight(l.card)/2 + float64(i/l.columns)*l.down,
		}
		scroll.Add(pileCard(state.Catalog().Card(id), center, l.card))
	}
	return n.Add(scroll, s.edges(l, offset, height))
}

// tabs are the three piles with how many cards they have; left is where they
// begin.
func (s *pile) tabs(l pileLayout, state slay.State) (tabs []*ui.Node, left float64) {
	labels, width := [3]string{}, 0.0
	for i, p := range words.Piles {
		labels[i] = words.PileTab(p, len(pileKind(i).cards(state)))
		width += fonts.Button.Width(labels[i])
	}
	left = l.tabsX
	if end := l.cross.X - 48; left == 0 {
		l.tabs = min(l.tabs, max(12, (end-l.x-width)/2))
		left = end - width - 2*l.tabs
	} else if room := l.inner; width+2*l.tabs > room {
		l.tabs = max(12, (room-width)/2)
	}
	x := left
	for i, label := range labels {
		which := pileKind(i)
		tab := tabNode("tab "+words.Piles[i].Tab, label, x, l.tabsY, l.tabs, which == s.which, func() { s.which = which }, ui.Key('1'+rune(i)))
		tabs = append(tabs, tab)
		x += tab.Block.Width + l.tabs
	}
	return tabs, left
}

// pileCard is a card of a pile with its printed numbers.
func pileCard(card *slay.Card, center sprites.Point, w float64) *ui.Node {
	pose := sprites.Pose{Center: center, W: w, Ink: 1, Alpha: 1}
	face := printedFace(card)
	return &ui.Node{
		Role: ui.Card, Label: words.PileCard(card.Name, card.Type.Name(), card.Cost), Description: fonts.Unmarked(card.Text()), Rect: pose.Bounds(),
		Paint: func(c *sprites.Canvas, _ ui.Look) { c.CombatCard(face, pose) },
	}
}

// edges lets the grid fade at both ends where it goes on, and shows where it
// stands.
func (s *pile) edges(l pileLayout, offset, height float64) *ui.Node {
	fades := sheetFades(l.body, offset, height, 72)
	if fades == nil {
		return nil
	}
	track := sprites.Rect{X: l.x + l.inner + 27, Y: l.body.Y + 20, W: 3, H: l.body.H - 44}
	if l.x+l.inner+40 > l.paper.MaxX() {
		track.X = l.paper.MaxX() - 7
	}
	thumb := track
	thumb.H = track.H * l.body.H / height
	thumb.Y += (track.H - thumb.H) * offset / max(1, height-l.body.H)
	return fades.Add(ui.Painted(l.body, func(c *sprites.Canvas) {
		c.Bar(track, sprites.Faint)
		c.Bar(thumb, sprites.Ink2)
	}))
}
