package scenes

import (
	"strconv"

	"akuto/fonts"
	"akuto/rules/scoundrel"
	"akuto/scenes/ui"
	"akuto/scenes/words"
	"akuto/sprites"
)

// card is a card lying in slot i.
func (v *tableView) card(i int, slot scoundrel.Slot) *ui.Node {
	rect, a := v.l.room.cards[i], v.s.app
	p := v.preview(slot)
	n := &ui.Node{
		ID: "slot-" + strconv.Itoa(i), Role: ui.Card, Label: words.CardSpoken(slot.Card), Description: p.spoken,
		Rect: rect, Leans: true, Corner: .05 * rect.W,
	}
	if v.first(slot) {
		n.Description += ", " + words.TakeFirst
	}
	switch {
	case v.state.Over.Done:
		n.Refusal = words.GameIsOver
	case slot.Resolved:
		n.Refusal = words.AlreadyFaced
	case !v.state.RoomFull():
		n.Activate = func() { a.open(newPicker(a, i)) }
	default:
		n.Activate = func() { a.open(newAction(a, slot.Card)) }
	}
	face, s, touch := faceOf(slot.Card), v.s, v.f.Touch
	pose := sprites.Pose{Center: rect.Center(), W: rect.W, Ink: 1, Alpha: 1}
	n.Paint = func(c *sprites.Canvas, l ui.Look) {
		p := s.posed(pose, i, slot.Resolved)
		p.Lean = l.Lean
		if touch && l.Press && n.Refusal == "" {
			// A finger hides the card's lean: it is lifted and ringed instead.
			p.Center.Y -= 4
			p.Lift, p.Ring = 1, true
		}
		c.Card(face, p)
	}
	return n
}

// first says whether the advice is to take the card before the others.
func (v *tableView) first(slot scoundrel.Slot) bool {
	return slot.Card != scoundrel.None && v.s.app.suggested().Card == slot.Card
}

// The bar over the outcome of the card to take first, in points.
const (
	firstWidth  = 24.
	firstHeight = 2.
	firstAbove  = 3. // from its foot to the outcome's line
)

// posed is the pose of the card in slot i at this moment of its motions.
func (s *table) posed(p sprites.Pose, i int, resolved bool) sprites.Pose {
	clock := s.app.clock
	p = dealt(p, s.deal[i], clock)
	if resolved {
		p.Ink = 1 - ui.EaseInOut(s.ink[i].At(clock))
	}
	if i == 0 {
		if t := s.slide.At(clock); t < 1 {
			// It comes from the slot it had, whose distance the layout of now gives.
			p.Center.X += float64(s.from) * s.pitch * (1 - ui.EaseDeal(t))
			p.Lift = max(p.Lift, 1-t)
		}
	}
	return p
}

// emptySlot is a place no card was dealt into yet.
func (v *tableView) emptySlot(i, next int) *ui.Node {
	rect, a := v.l.room.cards[i], v.s.app
	radius := .05 * rect.W
	n := &ui.Node{
		ID: "slot-" + strconv.Itoa(i), Role: ui.Button, Label: words.Slot(i), Description: words.OtherSlotSpoken,
		Rect: rect, Corner: radius,
	}
	if next >= 0 {
		n.Activate = func() { a.open(newPicker(a, next)) }
	} else {
		n.Refusal = words.GameIsOver
	}
	large := rect.W >= 130
	center := rect.Center()
	if i != next {
		size := pick(large, 22., 31)
		style := fonts.Outcome.At(size, size*1.25)
		n.Paint = func(c *sprites.Canvas, _ ui.Look) { c.Recess(rect, radius) }
		number := strconv.Itoa(i + 1)
		text := ui.Label(style, number, center.X, center.Y-style.Line/2, 0, .5, sprites.Ink3)
		text.Paint = func(c *sprites.Canvas, _ ui.Look) {
			c.Pressed(style, number, text.Rect.X, text.Rect.Y+text.Block.Baseline(0), sprites.Ink3)
		}
		return n.Add(text)
	}
	n.Label, n.Description = words.NextSlot(i), words.NextSlotSpoken
	n.Keys = []ui.Key{ui.KeyEnter, ui.KeySpace}
	ring := rect.Inset(pick(large, 3.5, 6.5))
	n.Paint = func(c *sprites.Canvas, _ ui.Look) {
		c.Recess(rect, radius)
		c.Push(0, 0, .6)
		c.Ring(ring, max(radius-6, 1.5), 1, sprites.Vermilion)
		c.Pop()
	}
	plus := fonts.Outcome.At(pick(large, 22., 30), pick(large, 28., 40))
	hint := pick(large, fonts.Small.At(11, 16), fonts.Small)
	up, down := pick(large, 8.25, 14.), pick(large, 13.5, 24.)
	if hint.Width(words.TapToDeal) > ring.W-4 {
		return n.Add(ui.Label(plus, "+", rect.X, center.Y-plus.Line/2, rect.W, .5, sprites.Vermilion))
	}
	return n.Add(
		ui.Label(plus, "+", rect.X, center.Y-up-plus.Line/2, rect.W, .5, sprites.Vermilion),
		ui.Label(hint, words.TapToDeal, rect.X, center.Y+down-hint.Line/2, rect.W, .5, sprites.Ink2),
	)
}

// under is what stands under the card in slot i: its outcome, role and value.
func (v *tableView) under(i int, slot scoundrel.Slot) *ui.Node {
	l, p := v.l.room, v.preview(slot)
	rect := l.cards[i]
	const inset = 2
	x, right := rect.X+inset, rect.MaxX()-inset
	y, line := rect.MaxY()+l.style.outcomeGap, outcomeLine
	if !l.single {
		line = outcomeLineNarrow
	}
	group := &ui.Node{Role: ui.Group, Rect: sprites.Rect{X: rect.X, Y: y, W: rect.W, H: line}}
	if v.first(slot) {
		bar := sprites.Rect{X: x, Y: y - firstAbove - firstHeight, W: firstWidth, H: firstHeight}
		group.Add(ui.Painted(bar, func(c *sprites.Canvas) { c.Bar(bar, sprites.Vermilion) }))
	}
	roleStyle := ui.Fit(l.style.role, words.CardRole(slot.Card), right-x)
	if l.single {
		group.Add(ui.Label(roleStyle, words.CardRole(slot.Card), right, y+(line-roleStyle.Line)/2, 0, 1, sprites.Ink2))
	} else {
		group.Add(ui.Label(roleStyle, words.CardRole(slot.Card), x, y+line+roleGap, 0, 0, sprites.Ink2))
	}
	if p.text == "" {
		return group
	}
	style := fonts.Body
	style.Line = line
	if p.number {
		style = l.style.outcome
		style.Line = line
	} else if l.single {
		// A word shares the role's baseline.
		y += (line-roleStyle.Line)/2 + roleStyle.Layout("M", 0).Baseline(0) - style.Layout("M", 0).Baseline(0)
	}
	text := ui.Label(style, p.text, x, y, 0, 0, p.tone)
	group.Add(text)
	if p.with != scoundrel.None {
		size := pick(l.single, 15.5, 18)
		center := sprites.Point{X: text.Rect.MaxX() + pick(l.single, 4., 7) + size/2, Y: y + line/2}
		group.Add(ui.Painted(sprites.Rect{X: center.X - size/2, Y: center.Y - size/2, W: size, H: size}, func(c *sprites.Canvas) {
			c.Icon("broadsword", center, size, p.tone)
		}))
	}
	return group
}
