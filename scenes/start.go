package scenes

import (
	"cmp"
	"strings"

	"akuto/fonts"
	"akuto/rules/slay"
	"akuto/scenes/ui"
	"akuto/scenes/words"
	"akuto/sprites"
)

// start is the sheet on which a fight is chosen: its enemy, its deck, its seed.
type start struct {
	app         *App
	enemy, deck string // ids
	seed        seedField
	// showDecks has the narrow sheet list the decks and not the enemies.
	showDecks bool
	// refusal says why the last tap did nothing.
	refusal string
}

// newStart begins with the enemy and the deck of the last fight and a new seed.
func newStart(a *App) *start {
	last := a.fight.Setup()
	s := &start{app: a, enemy: last.Enemy, deck: last.Deck}
	if a.catalog.Enemy(s.enemy) == nil {
		s.enemy = a.catalog.Enemies()[0].ID
	}
	if a.catalog.Deck(s.deck) == nil {
		s.deck = slay.StarterDeck
	}
	s.seed.set(newSeedText())
	return s
}

func (s *start) kind() kind { return sheet }

// Back puts the keypad away first, then closes the sheet.
func (s *start) Back() {
	if s.seed.open {
		s.seed.open = false
		return
	}
	s.app.close()
}

// refuse says why a tap did nothing.
func (s *start) refuse(reason string) { s.refusal = reason }

// fight begins the fight that is chosen.
func (s *start) fight() {
	seed, err := s.seed.value()
	if err != nil {
		s.refuse(err.Error())
		return
	}
	s.app.startFight(slay.Setup{Enemy: s.enemy, Deck: s.deck, Seed: seed})
}

// startLayout is the measures of the sheet, in points.
type startLayout struct {
	paper, body, foot  sprites.Rect
	pad, head, inner   float64
	left, right, width float64 // of the two columns; width is the right one's
	first              float64 // width of the left column
	tabs               float64 // height of the row of tabs; 0 where both columns show
	title              fonts.Style
	wide               bool
}

// layOutStart gives the sheet the height that its contents need, as far as the
// window lets it. Foot is how high the seed and the button are.
func layOutStart(f *ui.Frame, contents, foot float64) startLayout {
	l := startLayoutFor(f)
	top := 72.0
	switch f.Shape {
	case ui.Column:
		top = 48
	case ui.Landscape:
		top = 8
	}
	if f.Safe.H < 600 {
		top = 8
	}
	w := l.inner + 2*l.pad
	whole := min(l.head+1+l.tabs+contents+foot, f.Safe.H-top)
	below := f.Window.MaxY() - f.Safe.MaxY() // a home bar lies over the paper's end
	l.paper = sprites.Rect{X: f.Safe.X + (f.Safe.W-w)/2, Y: f.Safe.MaxY() - whole, W: w, H: whole + below}
	l.foot = sprites.Rect{X: l.paper.X + l.pad, Y: f.Safe.MaxY() - foot, W: l.inner, H: foot}
	bodyY := l.paper.Y + l.head + 1 + l.tabs
	l.body = sprites.Rect{X: l.paper.X, Y: bodyY, W: w, H: max(0, l.foot.Y-bodyY)}
	return l
}

// startLayoutFor gives what doesn't hang on the height of the contents.
func startLayoutFor(f *ui.Frame) startLayout {
	w := min(1180, f.Safe.W)
	l := startLayout{pad: 48, head: 104, title: fonts.Display48, wide: f.Safe.W >= 800 || f.Shape == ui.Landscape}
	gap := 64.0
	switch {
	case f.Shape == ui.Landscape || f.Safe.H < 560:
		l.pad, l.head, l.title, gap = 20, 52, fonts.Heading, 32
	case f.Shape == ui.Column:
		l.pad, l.head, l.title, gap = 20, 84, fonts.Display40, 40
	case f.Short:
		l.pad, l.head, l.title, gap = 40, 88, fonts.Display40, 48
	}
	l.inner = w - 2*l.pad
	x := f.Safe.X + (f.Safe.W-w)/2 + l.pad
	l.left, l.right, l.first, l.width = x, x, l.inner, l.inner
	if l.wide {
		l.first = (l.inner - gap) * .54
		l.width = l.inner - gap - l.first
		l.right = x + l.first + gap
	}
	if !l.wide {
		l.tabs = 52
	}
	return l
}

// Build lists enemies and decks, side by side where there is room and else behind
// two tabs, over the seed and the button.
func (s *start) Build(f *ui.Frame) *ui.Node {
	pre := startLayoutFor(f)
	contents, height := s.enemies(pre)
	switch decks, deckHeight := s.decks(pre); {
	case pre.wide:
		contents, height = append(contents, decks...), max(height, deckHeight)
	case s.showDecks:
		contents, height = decks, max(height, deckHeight) // no jump between the tabs
	}
	height += 16
	foot := s.foot(f, pre)
	l := layOutStart(f, height, foot.height)

	n := &ui.Node{
		ID: "start", Role: ui.Dialog, Label: words.StartTitle, Rect: l.paper,
		Paint: func(c *sprites.Canvas, _ ui.Look) { c.Sheet(l.paper) },
	}
	n.Add(scrimNode(f, s.Back), blocker(l.paper))
	n.Add(s.head(l)...)
	if !l.wide {
		n.Add(s.tabs(l)...)
	}
	list := "start enemies"
	if !l.wide && s.showDecks {
		list = "start decks"
	}
	scroll := &ui.Node{ID: "start list", Role: ui.Group, Rect: l.body, Scroll: &ui.Scroll{Name: list, Height: height}}
	for _, content := range contents {
		scroll.Add(shifted(content, l.body.Y-f.Offset(list)))
	}
	n.Add(scroll, sheetFades(l.body, f.Offset(scroll.Scroll.Name), height, 32))
	for _, part := range foot.nodes {
		n.Add(shifted(part, l.foot.Y))
	}
	return n.Add(rule(l.foot.X, l.foot.Y, l.foot.W))
}

// head is the title with the seal of the game, and the cross.
func (s *start) head(l startLayout) []*ui.Node {
	middle := l.paper.Y + l.head/2
	x := l.paper.X + l.pad
	title := ui.Label(l.title, words.StartTitle, x, middle-l.title.Line/2, 0, 0, sprites.Ink)
	title.Role = ui.Heading
	size := l.title.Size * .8
	center := sprites.Point{X: title.Rect.MaxX() + 14 + size/2, Y: middle + 2}
	seal := ui.Painted(sprites.Rect{X: center.X - size/2, Y: center.Y - size/2, W: size, H: size}, func(c *sprites.Canvas) {
		c.Seal(sprites.SealDuel, center, size, 0, 1, 1)
	})
	cross := closeNode(sprites.Point{X: l.paper.MaxX() - l.pad - 16, Y: middle}, s.app.close)
	nodes := []*ui.Node{title, seal, rule(x, l.paper.Y+l.head, l.inner), cross}
	rules := linkNode("rules", words.Rules, fonts.Button, cross.Rect.X-10, middle, 1, "", func() { s.app.open(newCombatRules(s.app)) }, "?")
	if rules.Rect.X > center.X+size/2+8 {
		nodes = append(nodes, rules)
	}
	return nodes
}

// tabs are enemy and deck, each with what is chosen.
func (s *start) tabs(l startLayout) []*ui.Node {
	enemy := words.StartTab(words.StartEnemy, s.app.catalog.Enemy(s.enemy).Name)
	deck := words.StartTab(words.StartDeck, s.app.catalog.Deck(s.deck).Name)
	x, middle := l.paper.X+l.pad, l.paper.Y+l.head+l.tabs/2
	gap := max(12, min(28, l.inner-fonts.Button.Width(enemy)-fonts.Button.Width(deck)))
	first := tabNode("tab enemy", enemy, x, middle, gap, !s.showDecks, func() { s.showDecks = false })
	second := tabNode("tab deck", deck, x+first.Block.Width+gap, middle, gap, s.showDecks, func() { s.showDecks = true })
	return []*ui.Node{first, second, rule(x, l.paper.Y+l.head+l.tabs, l.inner)}
}

// enemies lists the enemies with what they do, from y 0 down.
func (s *start) enemies(l startLayout) ([]*ui.Node, float64) {
	list := &ui.Node{ID: "enemies", Role: ui.List, Label: words.StartEnemy}
	y := 8.0
	if l.wide {
		list.Add(eyebrow(words.StartEnemy, l.left, 20, 0, 0))
		y = 20 + 16 + 8
	}
	for _, e := range s.app.catalog.Enemies() {
		chosen := e.ID == s.enemy
		texts := []string{words.Acts(e)}
		if chosen && e.Note != "" {
			texts = append(texts, e.Note)
		}
		row, height := s.choice(choice{
			id: "enemy " + e.ID, name: e.Name, figure: words.HPOf(e.HP), icon: e.Image, texts: texts, chosen: chosen,
			choose: func() { s.enemy = e.ID },
		}, l.left, y, l.first)
		list.Add(row)
		y += height
	}
	list.Rect = sprites.Rect{X: l.left, W: l.first, H: y}
	return []*ui.Node{list}, y
}

// decks lists the decks; the chosen one shows its cards.
func (s *start) decks(l startLayout) ([]*ui.Node, float64) {
	list := &ui.Node{ID: "decks", Role: ui.List, Label: words.StartDeck}
	y := 8.0
	if l.wide {
		list.Add(eyebrow(words.StartDeck, l.right, 20, 0, 0))
		y = 20 + 16 + 8
	}
	for _, d := range s.app.catalog.Decks() {
		chosen := d.ID == s.deck
		texts := []string{d.Description}
		if chosen {
			texts = append(texts, words.DeckList(s.app.catalog, d))
		}
		row, height := s.choice(choice{
			id: "deck " + d.ID, name: d.Name, figure: words.CardsOf(d), texts: texts, chosen: chosen,
			choose: func() { s.deck = d.ID },
		}, l.right, y, l.width)
		list.Add(row)
		y += height
	}
	list.Rect = sprites.Rect{X: l.right, W: l.width, H: y}
	return []*ui.Node{list}, y
}

// choice is a line that can be chosen.
type choice struct {
	id, name, figure, icon string
	texts                  []string
	chosen                 bool
	choose                 func()
}

// choice lays a line out at y: icon, name and figure, what there is to know below;
// a vermilion bar at its left marks the chosen one.
func (s *start) choice(ch choice, x, y, w float64) (*ui.Node, float64) {
	const icon, top = 36, 10
	indent := 0.0
	if ch.icon != "" {
		indent = icon + 16
	}
	figure := ui.Label(fonts.Body, ch.figure, x+w, y+top+4, 0, 1, sprites.Ink2)
	name := ui.Fit(fonts.Subheading24, ch.name, figure.Rect.X-x-indent-8)
	n := &ui.Node{
		ID: ch.id, Role: ui.Button, Label: ch.name, Corner: 4,
		Activate: func() {
			s.refusal = ""
			ch.choose()
			s.app.changed()
		},
	}
	n.Add(ui.Label(name, ch.name, x+indent, y+top, 0, 0, sprites.Ink), figure)
	end := y + top + 32
	description := strings.TrimSpace(words.Chosen(ch.chosen) + " " + fonts.Unmarked(ch.figure))
	for _, text := range ch.texts {
		label := ui.Label(fonts.Small, text, x+indent, end, w-indent, 0, sprites.Ink2)
		end += label.Rect.H
		description += ". " + fonts.Unmarked(text)
		n.Add(label)
	}
	height := max(end, y+top+icon) + 10 - y
	n.Description = description
	n.Rect = sprites.Rect{X: x, Y: y, W: w, H: height}
	n.Paint = func(c *sprites.Canvas, look ui.Look) {
		tone := sprites.Ink
		if ch.chosen || look.Hover {
			tone = sprites.Vermilion
		}
		if ch.icon != "" {
			c.Icon(ch.icon, sprites.Point{X: x + icon/2, Y: y + top + icon/2}, icon, tone)
		}
		if ch.chosen {
			c.Bar(sprites.Rect{X: x - 12, Y: y + top, W: 2, H: height - 2*top}, sprites.Vermilion)
		}
	}
	return n.Add(rule(x, y+height-1, w)), height
}

// note is what stands beside the button: why nothing happened, or what becomes of
// the fight under way.
func (s *start) note() (text string, tone sprites.Tone) {
	if _, err := s.seed.value(); err != nil {
		return cmp.Or(s.refusal, err.Error()), sprites.Vermilion
	}
	if s.refusal != "" {
		return s.refusal, sprites.Vermilion
	}
	switch fight := s.app.fight; {
	case fight.UnderWay() && fight.CanUndo():
		return words.StartMakesRoom(fight.State()), sprites.Ink2
	case fight.CanBringBack():
		return words.StartBackMore, sprites.Ink2
	}
	return words.StartSeedHint, sprites.Ink2
}
