package scenes

import (
	"akuto/fonts"
	"akuto/rules/scoundrel"
	"akuto/scenes/ui"
	"akuto/scenes/words"
	"akuto/sprites"
)

// lift is how far one card of the fan stands out of it, in shares of the fan's
// lift: on its way from one height to another.
type lift struct {
	from, to float64
	way      ui.Motion
}

func (s *picker) lifted(c scoundrel.Card) float64 {
	if c == s.mistake {
		return 1
	}
	l := s.lifts[c]
	return ui.Mix(l.from, l.to, ui.EaseOut(l.way.At(s.app.clock)))
}

// point lifts the card that pointer or focus came to, and lets it down again.
func (s *picker) point(c scoundrel.Card, on bool) {
	l := lift{from: s.lifted(c)}
	if on {
		s.pointed, s.says = c, ""
		l.to, l.way = 1, s.app.clock.Start(140, 0)
	} else {
		if s.pointed == c {
			s.pointed = scoundrel.None
		}
		l.way = s.app.clock.Start(200, 0)
	}
	s.lifts[c] = l
}

// addCards adds the row of the fan with its caption.
func (s *picker) addCards(n *ui.Node, l *pickerLayout) {
	m := l.m
	s.addRowLabel(n, l, l.cardY+m.cardLabel, "`02`", words.PickerStepCard)
	if s.suited && m.labels {
		if m.rail > 0 {
			n.Add(ui.Label(fonts.Small, s.suit.Name(), l.inner.X, l.cardY+m.cardLabel+37, 0, 0, sprites.Ink2))
		} else {
			n.Add(ui.Label(fonts.Small, s.suit.Name(), l.inner.MaxX(), l.cardY+m.cardLabel-10, 0, 1, sprites.Ink2))
		}
	}
	if s.suited {
		cards := cardsOf(s.suit)
		// On their way the cards cross the words of the row above.
		n.Add(ui.Painted(l.area, func(c *sprites.Canvas) {
			if !s.fanned[fullSuit-1].Done(s.app.clock) {
				c.Layer()
			}
		}))
		for i, card := range cards {
			n.Add(s.cardNode(l, card, i, len(cards)))
		}
	} else {
		n.Add(ghostFan(l))
		if next := s.nextKnown(); next != scoundrel.None {
			n.Add(s.dealNext(l, next))
		}
	}
	s.addCaption(n, l)
}

// ghostFan shows where the cards will lie: blank ones, almost of the sheet's color.
func ghostFan(l *pickerLayout) *ui.Node {
	return ui.Painted(l.area, func(c *sprites.Canvas) {
		for i := range fullSuit {
			p := l.fan.place(i, fullSuit)
			p.Center.X += l.apex.X
			p.Center.Y += l.apex.Y
			c.Card(sprites.Face{}, sprites.Pose{Center: p.Center, W: l.fan.width, Angle: p.Angle, Ink: 1, Alpha: 1, Veil: .7})
		}
	})
}

// cardNode is one card of the fan.
func (s *picker) cardNode(l *pickerLayout, card scoundrel.Card, i, count int) *ui.Node {
	rest := l.fan.place(i, count)
	rest.Center.X += l.apex.X
	rest.Center.Y += l.apex.Y
	from := l.decks[s.suit].center
	refusal := s.refusal(card)
	face := faceOf(card)
	ink := 1.0
	if refusal != "" {
		ink = 0
	}
	lying := sprites.Pose{Center: rest.Center, W: l.fan.width, Angle: rest.Angle}
	names := words.NamesOf(card)
	n := &ui.Node{
		ID: "card-" + card.ID(), Role: ui.Card, Label: words.PickerCard(card), Description: names.Kanji + " " + names.Romaji,
		Rect: lying.Bounds(), Keys: rankKeys[card.Value()], Refusal: refusal, Activate: func() { s.pick(card) },
		Point: func(on bool) { s.point(card, on) }, Leans: true, Bare: true,
	}
	// A lifted card keeps its place in the fan under the pointer as well, so
	// that it doesn't drop away from a pointer at its foot.
	n.Hit = func(p sprites.Point) bool {
		if lying.Contains(p) {
			return true
		}
		up := lying
		up.Center = rest.lifted(l.fan.lift).Center
		return (card == s.pointed || card == s.mistake) && up.Contains(p)
	}
	n.Paint = func(c *sprites.Canvas, look ui.Look) {
		motion := s.fanned[i]
		if !motion.Begun(s.app.clock) {
			return
		}
		t := ui.EaseFan(motion.At(s.app.clock))
		up := s.lifted(card)
		at := rest.lifted(up * l.fan.lift)
		c.Card(face, sprites.Pose{
			Center: sprites.Point{X: ui.Mix(from.X, at.Center.X, t), Y: ui.Mix(from.Y, at.Center.Y, t)},
			W:      l.fan.width, Angle: rest.Angle * t, Ink: ink, Lift: up, Lean: look.Lean,
			Alpha: min(1, 2.5*t), Ring: card == s.mistake || look.Focus,
		})
	}
	return n
}

// addCaption adds what is said under the fan: the name of the card pointed at
// or why something was refused, and how to go on.
func (s *picker) addCaption(n *ui.Node, l *pickerLayout) {
	m := l.m
	x, w := l.area.X, l.area.W
	hint := words.PickerHint
	if m.rail == 0 {
		hint = words.PickerHintPhone
	}
	shown := s.pointed
	if shown == scoundrel.None {
		shown = s.mistake
	}
	caption, note, tone := "", "", sprites.Ink
	switch {
	case s.says != "":
		caption = s.says
	case !s.suited && s.nextKnown() != scoundrel.None:
		caption, hint, tone = words.PickerOnlyKnown, words.PickerOnlyKnownMore, sprites.Ink2
	case !s.suited:
		caption, hint, tone = words.PickerNoSuit, "", sprites.Ink2
	case shown != scoundrel.None:
		caption = words.PickerCaption(shown)
		if why := s.refusal(shown); why != "" {
			hint = why
		} else if note = s.bottomNote(shown, words.PickerThisCard); note != "" {
			hint = note
		} else if s.mistake != scoundrel.None {
			hint = words.PickerRepairHint
		}
	case !m.hint:
		caption, hint, tone = hint, "", sprites.Ink2
	}
	removable := s.removable()
	if removable {
		if m.rail > 0 {
			r := sprites.Rect{X: l.inner.MaxX() - removeW, Y: l.captionY - 3, W: removeW, H: 48}
			n.Add(buttonNode("remove", words.PickerRemove, r, sprites.Raised, "", s.remove, ui.KeyDelete))
			x, w = x+removeW+16, w-2*(removeW+16)
		} else {
			n.Add(s.removeLink(l))
			hint = "" // the link takes its place
		}
	}
	if s.says != "" && tooLong(m.caption, s.says, w) {
		note = s.says
	}
	if note != "" && (hint != note || !m.hint || tooLong(fonts.Small, note, w)) {
		n.Add(noteLabel(l, note, x, w, m.hint && (!removable || m.rail > 0)))
		return
	}
	line := func(style fonts.Style, text string, y float64, tone sprites.Tone) *ui.Node {
		return ui.Label(ui.Fit(style, text, w), text, x+w/2, y, 0, .5, tone)
	}
	if caption != "" {
		node := line(m.caption, caption, l.captionY, tone)
		node.Role = ui.Status
		n.Add(node)
	}
	if hint != "" && m.hint {
		n.Add(line(fonts.Small, hint, l.captionY+captionLine, sprites.Ink2))
	}
}

// removeW is the width of the button that removes a card.
const removeW = 104.0

// removeLink is the word that removes a card, below the caption.
func (s *picker) removeLink(l *pickerLayout) *ui.Node {
	top := l.captionY + captionLine
	width := fonts.Button.Width(words.PickerRemove)
	left := l.area.X + (l.area.W-width)/2
	n := &ui.Node{
		ID: "remove", Role: ui.Button, Label: words.PickerRemove, Activate: s.remove,
		Rect: sprites.Rect{X: left - 24, Y: top - 1, W: width + 48, H: 40}, Keys: []ui.Key{ui.KeyDelete}, Corner: 4,
	}
	return n.Add(ui.Label(fonts.Button, words.PickerRemove, left, top+2, 0, 0, sprites.Ink))
}
