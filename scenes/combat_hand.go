package scenes

import (
	"fmt"
	"math"
	"slices"

	"akuto/rules/slay"
	"akuto/scenes/ui"
	"akuto/scenes/words"
	"akuto/sprites"
)

// combatFace is what is printed on a card now, with the numbers as they are.
func combatFace(st slay.State, card *slay.Card, lit bool) sprites.CombatFace {
	return sprites.CombatFace{
		Cost: fmt.Sprint(card.Cost), Type: card.Type.Name(), Name: card.Name, Text: st.Describe(card),
		Art: card.Image, Kind: kindKanji[card.Type], Lit: lit,
	}
}

// shakes is how far, in points, a shaken thing is off its place: three times to
// either side, less and less.
func shakes(t float64) float64 { return 6 * math.Sin(6*math.Pi*t) * (1 - t*.5) }

// hand is the fan of cards, the selected one over the others.
func (v *combatView) hand() *ui.Node {
	s, st := v.s, v.state
	chosen := make([]bool, len(s.hand))
	for i, c := range s.hand {
		chosen[i] = slices.Contains(s.chosen, c.key)
	}
	s.place(v.l.hand.poses(v.position, chosen), v.origin, v.f.Window)
	group := &ui.Node{ID: "hand", Role: ui.List, Label: words.HandSpoken(len(s.hand)), Rect: v.l.hand.zone}
	var faces, lit []sprites.CombatFace
	var top *ui.Node
	for i := range s.hand {
		card := st.Catalog().Card(s.hand[i].card)
		faces, lit = append(faces, combatFace(st, card, false)), append(lit, combatFace(st, card, true))
		n := v.cardNode(i, card, chosen[i])
		if i == v.position {
			n, top = onTop(n)
		}
		group.Add(n)
	}
	w, grown := v.l.hand.w, v.l.hand.w*v.l.hand.grown()
	faces = append(faces, v.comingFaces()...)
	wanted := false
	group.Paint = func(c *sprites.Canvas, _ ui.Look) {
		c.Layer()
		if !wanted {
			wanted = true
			c.WantCombatTurned(faces, w)
			c.WantCombat(lit, grown)
		}
	}
	return group.Add(top)
}

// comingFaces are the cards that may be drawn next, to be ready when they are.
func (v *combatView) comingFaces() (faces []sprites.CombatFace) {
	p := v.state.Player
	coming := slices.Concat(p.DrawPile, p.DiscardPile)
	slices.Sort(coming)
	for _, id := range slices.Compact(coming) {
		faces = append(faces, combatFace(v.state, v.state.Catalog().Card(id), false))
	}
	return faces
}

// onTop has a node painted later than the ones that follow it, by the second node
// returned, while Tab still comes to it in its place.
func onTop(n *ui.Node) (place, painter *ui.Node) {
	var look ui.Look
	paint := n.Paint
	n.Paint = func(_ *sprites.Canvas, l ui.Look) { look = l }
	return n, ui.Painted(n.Rect, func(c *sprites.Canvas) { paint(c, look) })
}

// cardKeys play the cards from the left: 1 to 9, and 0 for the tenth.
var cardKeys = []ui.Key{"1", "2", "3", "4", "5", "6", "7", "8", "9", "0"}

// cardNode is the card at a position of the hand.
func (v *combatView) cardNode(i int, card *slay.Card, chosen bool) *ui.Node {
	s, c := v.s, v.s.hand[i]
	target := c.to
	target.Center.Y += v.origin
	n := &ui.Node{
		ID: c.id(), Role: ui.Card, Label: words.CombatCardSpoken(card), Description: v.cardDescription(i, card, chosen),
		Rect: target.Bounds(), Hit: target.Contains, Leans: true, Bare: true, Corner: .05 * target.W,
		Activate: func() { s.tapCard(c.key) },
	}
	if i > v.position && v.position >= 0 {
		// The lifted card lies over this one.
		over := s.hand[v.position].to
		over.Center.Y += v.origin
		n.Hit = func(p sprites.Point) bool { return target.Contains(p) && !over.Contains(p) }
	}
	if i < len(cardKeys) {
		n.Keys = []ui.Key{cardKeys[i]}
	}
	if v.state.Over() {
		n.Refusal = words.FightIsOver
	}
	face := combatFace(v.state, card, i == v.position)
	clock, origin, touch := s.app.clock, v.origin, v.f.Touch
	n.Paint = func(canvas *sprites.Canvas, l ui.Look) {
		p := c.pose(clock)
		p.Center.Y += origin
		p = dealt(p, c.arrive, clock)
		if c.key == s.shaken {
			if t := s.shake.At(clock); t < 1 {
				p.Center.X += shakes(t)
				p.Center.Y -= 10 * (1 - ui.EaseInOut(t)) // it drops back
			}
		}
		if touch && l.Press {
			// A finger hides the card's lean: it is lifted and ringed instead.
			p.Center.Y -= 4
			p.Ring = true
		}
		p.Lean = l.Lean
		p.Ring = p.Ring || l.Focus
		if p.Alpha > 0 {
			canvas.CombatCard(face, p)
		}
	}
	return n
}

// cardDescription says what the card does now and what a tap on it means.
func (v *combatView) cardDescription(i int, card *slay.Card, chosen bool) string {
	text := unmarked(v.state.Describe(card))
	missing := v.s.missing(v.state)
	switch {
	case i == v.position && !v.aimed:
		return text + " " + words.CardChooses
	case i == v.position:
		return text + " " + words.CardSelected
	case chosen:
		return text + " " + words.CardChosen
	case v.card != nil && (missing > 0 || len(v.s.chosen) > 0):
		return text + " " + words.CardToChoose
	case !card.Targeted() && v.state.ToChoose(i) == 0:
		return text + " " + words.PlaysAtOnce
	}
	return text
}

// flying are the cards on their way out of the hand.
func (v *combatView) flying() *ui.Node {
	s, w := v.s, v.l.figures.pileW
	origin := v.origin
	ends := s.pileAt
	hero := sprites.Point{X: v.l.strip.X + v.l.strip.W*.3, Y: v.l.strip.Center().Y}
	return ui.Painted(v.l.hand.zone, func(c *sprites.Canvas) {
		clock := s.app.clock
		for _, f := range s.flights {
			t := f.way.At(clock)
			if t >= 1 {
				continue
			}
			p := f.from
			p.Center.Y += origin
			p.Ring = false
			way := ui.EaseInOut(t)
			switch {
			case f.to == pileExhaust:
				// It loses its ink, then fades where it lies.
				p.Ink, p.Alpha = 1-ui.EaseInOut(min(1, t*1.6)), 1-ui.EaseInOut(max(0, t*2-1))
				p.Center.Y -= 16 * way
			default:
				end := ends[f.to]
				if f.stay {
					end = hero
				}
				p.Center = sprites.Point{X: ui.Mix(p.Center.X, end.X, way), Y: ui.Mix(p.Center.Y, end.Y, way)}
				p.W, p.Angle = ui.Mix(p.W, w, way), ui.Mix(p.Angle, 0, way)
				p.Lift = 1 - way
				p.Alpha = min(1, 3*(1-t))
			}
			c.Layer()
			c.CombatCard(f.face, p)
		}
	})
}
