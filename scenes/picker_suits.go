package scenes

import (
	"fmt"

	"akuto/fonts"
	"akuto/rules/scoundrel"
	"akuto/scenes/ui"
	"akuto/scenes/words"
	"akuto/sprites"
)

// addHead adds the title, the cards of the room and the cross.
func (s *picker) addHead(n *ui.Node, l *pickerLayout, title string) {
	m := l.m
	style := ui.Fit(m.title, title, l.titleW)
	titleY := l.headMid - style.Line/2
	if m.eyebrow {
		what := words.PickerDeal
		if s.mistake != scoundrel.None {
			what = words.PickerChange
		}
		n.Add(eyebrow(what, l.inner.X, l.headMid-28, 0, 0))
		titleY = l.headMid - 12
	}
	n.Add(ui.Label(style, title, l.inner.X, titleY, 0, 0, sprites.Ink))
	for i, r := range l.progress {
		n.Add(s.progressNode(i, r))
	}
	n.Add(closeNode(l.cross, s.Back))
}

// progressNode is one card of the room in the head: a tap on one that was dealt
// turns to its repair, one on the empty slot back to dealing.
func (s *picker) progressNode(i int, r sprites.Rect) *ui.Node {
	place := s.app.game.State().Room[i]
	current := i == s.slot()
	n := &ui.Node{
		ID: fmt.Sprintf("place-%d", i+1), Role: ui.Image, Label: words.PickerSlot(i+1, place.Card), Corner: 3,
		Rect: r.Inset(-max(0, (leastFinger-r.H)/2)),
	}
	n.Rect.X, n.Rect.W = r.X, r.W
	switch {
	case place.Card != scoundrel.None && !place.Resolved && !current:
		n.Role, n.Activate = ui.Button, func() { s.repair(place.Card) }
	case place.Card == scoundrel.None && s.mistake != scoundrel.None && i == s.app.game.State().NextSlot():
		n.Role, n.Activate = ui.Button, func() {
			s.goOn()
			s.dealing = true
		}
	}
	ring := func(c *sprites.Canvas) {
		if current {
			width := 1.0
			if r.W < 40 {
				width = 1.5 // so that it shows on a phone's fine screen
			}
			c.Ring(r.Inset(-2-width/2), 5, width, sprites.Vermilion)
		}
	}
	if place.Card == scoundrel.None {
		n.Paint = func(c *sprites.Canvas, _ ui.Look) {
			c.Recess(r, 3)
			ring(c)
		}
		return n
	}
	face := faceOf(place.Card)
	ink := 1.0
	if place.Resolved {
		ink = 0
	}
	n.Paint = func(c *sprites.Canvas, look ui.Look) {
		pose := sprites.Pose{Center: r.Center(), W: r.W, Ink: ink, Alpha: 1}
		if place.Card == s.last {
			t := ui.EaseDeal(s.landed.At(s.app.clock))
			pose.Center.Y += 16 * (1 - t)
			pose.Alpha = t
			c.Recess(r, 3)
		}
		if look.Hover && n.Activate != nil {
			pose.Lift = .5
		}
		c.Card(face, pose)
		ring(c)
	}
	return n
}

// leastFinger is the least height of what a finger has to hit.
const leastFinger = 44.0

// addSuits adds the row of the two groups with their decks.
func (s *picker) addSuits(n *ui.Node, l *pickerLayout) {
	s.addRowLabel(n, l, l.suitsY+l.m.suitLabel, "`01`", words.PickerStepSuit)
	for g, r := range l.groups {
		n.Add(s.groupNode(g, r, l.m))
	}
	for i, suit := range suits {
		n.Add(s.deckNode(suit, l.decks[i], suitKeys[i], l.m.names))
	}
}

// addRowLabel adds the number and the name of a row, in the rail or above it.
func (s *picker) addRowLabel(n *ui.Node, l *pickerLayout, middle float64, number, name string) {
	m := l.m
	if !m.labels {
		return
	}
	y := middle - 8
	mark := ui.Label(fonts.SmallMono, number, l.inner.X, y, 0, 0, sprites.Ink2)
	n.Add(mark)
	if m.rail > 0 {
		n.Add(eyebrow(name, l.inner.X, y+22, 0, 0))
		return
	}
	n.Add(eyebrow(name, mark.Rect.MaxX()+9, y, 0, 0))
}

// groupNode is the head of a color: a dot, its name and what its suits are.
func (s *picker) groupNode(g int, r sprites.Rect, m pickerMeasures) *ui.Node {
	group := words.PickerGroups[g]
	tone := sprites.Ink
	if g == 1 {
		tone = sprites.Vermilion
	}
	refusal := words.PickerNoColorLeft(g)
	for _, suit := range suits {
		if _, any := s.left(suit); any && colorOf(suit) == g {
			refusal = ""
		}
	}
	middle := r.Y + r.H/2
	name := ui.Label(m.names, group.Name, r.X+10+m.dotGap, middle-m.names.Line/2, 0, 0, sprites.Ink)
	n := &ui.Node{
		ID: "color-" + string(colorKeys[g]), Role: ui.Button, Label: group.Name, Description: group.Roles, Rect: r,
		Keys: colorKeys[g : g+1], Refusal: refusal, Activate: func() { s.pickColor(g) }, Corner: 4,
		Paint: func(c *sprites.Canvas, look ui.Look) {
			radius := 5.0
			if look.Hover || s.color == g && !s.suited {
				radius = 6
			}
			c.Dot(sprites.Point{X: r.X + 5, Y: middle}, radius, tone)
		},
	}
	n.Add(name)
	x := name.Rect.MaxX() + m.dotGap
	if width := m.roles.Width(group.Roles); x+width*.9 <= r.MaxX() {
		style := ui.Fit(m.roles, group.Roles, r.MaxX()-x)
		n.Add(ui.Label(style, group.Roles, x, middle-10, 0, 0, sprites.Ink2))
	}
	return n
}

// deckNode is a suit: three fanned cards, its name and how many are left.
func (s *picker) deckNode(suit scoundrel.Suit, d deckPlace, key ui.Key, name fonts.Style) *ui.Node {
	left, any := s.left(suit)
	picked := s.suited && s.suit == suit
	dimmed := s.color != noColor && s.color != colorOf(suit)
	refusal := ""
	if !any {
		refusal = words.PickerNoneLeft(suit)
	}
	face := deckFace(suit)
	n := &ui.Node{
		ID: "suit-" + string(key), Role: ui.Button, Label: suit.Name(), Description: words.PickerLeft(left), Rect: d.node,
		Keys: []ui.Key{key}, Refusal: refusal, Activate: func() { s.pickSuit(suit) }, Corner: 6,
		Paint: func(c *sprites.Canvas, look ui.Look) {
			pose := sprites.Pose{Center: d.center, W: d.width, Ink: 1, Alpha: 1}
			if picked {
				pose.Center.Y -= 4
				pose.Lift = .35
			}
			if look.Hover && refusal == "" {
				pose.Lift = .7
			}
			if dimmed {
				pose.Veil = .5
			}
			if !any {
				pose.Ink = 0
			}
			paintDeck(c, face, pose)
			if picked {
				c.Bar(sprites.Rect{X: d.barX, Y: d.barY, W: 40, H: 2}, sprites.Vermilion)
			}
		},
	}
	align, x, tone := 0.0, d.textX, sprites.Ink
	if d.centred {
		align = .5
	}
	if !any {
		tone = sprites.Ink3
	}
	count := words.PickerLeft(left)
	return n.Add(
		ui.Label(ui.Fit(name, suit.Name(), d.textW), suit.Name(), x, d.nameY, 0, align, tone),
		ui.Label(ui.Fit(fonts.SmallMono, count, d.textW), count, x, d.nameY+d.countOffset, 0, align, sprites.Ink2),
	)
}

// paintDeck draws two blank cards fanned behind the one with the suit's sign,
// all turned about a point below it.
func paintDeck(c *sprites.Canvas, face sprites.Face, top sprites.Pose) {
	pivot := sprites.Point{X: top.Center.X, Y: top.Center.Y + .7*sprites.CardHeight(top.W)}
	for _, turn := range [...]float64{-13, 13} {
		back := top
		a := degrees(turn)
		back.Lift = 0
		back.Angle = a
		back.Center = fanPlace{Center: pivot, Angle: a}.lifted(.7 * sprites.CardHeight(top.W)).Center
		c.Card(sprites.Face{Deck: true}, back)
	}
	c.Card(face, top)
}
