package sprites

import (
	"math"

	"akuto/fonts"
)

// CombatFace is what is printed on a combat card.
type CombatFace struct {
	// Cost, Type and Name as printed; Text may hold `numbers` in backquotes. It
	// wraps on the card, and a long one is set smaller.
	Cost, Type, Name, Text string
	// Art is the name of the icon in the panel.
	Art string
	// Kind is the kanji of the card's type: 攻, 技 or 力.
	Kind rune
	// Typed shows the type, as in overlays; a fanned hand doesn't.
	Typed bool
	// Lit shows the type as well and prints the kind's kanji in vermilion, as on
	// the selected card.
	Lit bool
}

// CombatCard draws a combat card as Card draws a playing card. What isn't baked
// yet is drawn from another size or with the numbers of before, else as plain
// stock.
func (c *Canvas) CombatCard(f CombatFace, p Pose) {
	if p.Alpha <= 0 || p.W <= 0 {
		return
	}
	c.Push(0, 0, p.Alpha)
	defer c.Pop()
	turned := p.Angle != 0 || p.Lean != (Lean{})
	key := combatKey(f, p.W, c.scale, turned)
	e := c.need(key)
	if e == nil {
		e = c.atlas.nearestCombat(key)
	}
	c.turning = turned
	defer func() { c.turning = false }()
	body := c.lay(p, turned)
	radius := cardRadius / 100 * body.W
	c.sheetOfPaper(e, body, radius, sheetPose{
		angle: p.Angle, ink: p.Ink, lift: p.Lift, lean: p.Lean, unit: fineScale(p.W) * c.scale, veil: p.Veil,
	})
	if f.Lit || f.Typed {
		c.overprint(f, body, p, key)
	}
	if p.Ring {
		c.selection(body, radius, p.Angle)
	}
}

// combatKey names a combat card w points wide at scale pixels to the point.
func combatKey(f CombatFace, w, scale float64, turned bool) faceKey {
	key := cardKey(Face{}, w, scale, turned)
	key.kind, key.combat = bakedCombat, f.printed()
	return key
}

// overprint prints what a card shows of its type and kind over its face; body
// is the card in pixels before it turns or leans, key what its face is baked
// as.
func (c *Canvas) overprint(f CombatFace, body Rect, p Pose, key faceKey) {
	v := newView(body, p.Angle, p.Lean, c.scale)
	ink := math.Min(math.Max(p.Ink, 0), 1)
	alpha := c.group().alpha * (1 - p.Veil) * ink
	perPixel := body.W / float64(key.width)
	print := func(e *entry, left, top float64, tone Tone) {
		at := v.part(Rect{body.X + left*perPixel, body.Y + top*perPixel, float64(e.w) * perPixel, float64(e.h) * perPixel})
		c.face(e, &at, kindPrint, tone, 1, p.Angle, Lean{}, alpha)
	}
	w, scale := float64(key.width), float64(key.scale)/keyScale
	size := typeSize / 100 * w / scale
	style := fonts.Style{Face: fonts.Grotesk, Size: size, Line: size}
	if f.Type != "" {
		label := faceKey{kind: bakedPressed, style: style, text: f.Type, scale: key.scale}
		if e := c.need(label); e != nil {
			block := style.Layout(f.Type, 0)
			left := math.Round(w - typeRight/100*w - block.Width*scale)
			baseline := math.Round(typeTop/100*w + block.Baseline(0)*scale)
			print(e, left+math.Round(e.left), baseline+math.Round(e.top), Ink2)
		}
	}
	if !f.Lit || f.Kind == 0 {
		return
	}
	if e := c.need(faceKey{kind: bakedKind, text: kindText(f.Kind), width: key.width}); e != nil {
		print(e, e.left, e.top, Vermilion)
	}
}

// kindText gives a kind as a text without making a new one in each frame.
func kindText(kind rune) string {
	switch kind {
	case '攻':
		return "攻"
	case '技':
		return "技"
	case '力':
		return "力"
	}
	return string(kind)
}

// WantCombat queues the faces ahead of their use, w points wide, as they are
// needed lying straight: in overlays, and selected.
func (c *Canvas) WantCombat(faces []CombatFace, w float64) { c.wantCombat(faces, w, false) }

// WantCombatTurned queues the faces ahead of their use as they are needed turned
// or leaning: in the fanned hand.
func (c *Canvas) WantCombatTurned(faces []CombatFace, w float64) { c.wantCombat(faces, w, true) }

func (c *Canvas) wantCombat(faces []CombatFace, w float64, turned bool) {
	for _, f := range faces {
		c.wantAhead(combatKey(f, w, c.wantedScale(), turned))
	}
}
