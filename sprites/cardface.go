package sprites

import (
	"math"

	"akuto/fonts"
)

// anatomy says what a card of some width shows and where, in hundredths of the
// card's width.
type anatomy struct {
	rank, mark, gap          float64 // sizes of rank and suit, and what lies between
	rankFace                 fonts.Face
	left, top, right, bottom float64 // the panel's distances from the card's sides
	kanji, between           float64 // size of a kanji, gap to the next
	foot, name               bool    // rank and suit at the foot too; the name
}

// The three sizes of a playing card, and the suit deck's card.
var (
	fullAnatomy = anatomy{
		rank: 14, mark: 10.5, gap: 2.2, rankFace: fonts.MonoLight,
		left: 17, top: 25, right: 17, bottom: 25, kanji: 40, between: .8,
		foot: true, name: true,
	}
	mediumAnatomy = func() anatomy { a := fullAnatomy; a.name = false; return a }()
	smallAnatomy  = anatomy{
		rank: 21, mark: 16, gap: 1.2, rankFace: fonts.Mono,
		left: 18, top: 36, right: 18, bottom: 9, kanji: 42, between: .8,
	}
	deckAnatomy = anatomy{left: 16, top: 14, right: 16, bottom: 14, kanji: 52}
)

// Common to the sizes, in hundredths of the card's width.
const (
	cardRadius   = 5.
	panelRadius  = 2.4
	marginSide   = 8.
	marginTop    = 7.
	marginBottom = 7.
	footHeight   = 14.
	nameSize     = 8.4
)

// tenTracking draws the two figures of a 10 together, so that they read as one
// mark, in em.
const tenTracking = -.14

// anatomyFor gives the anatomy of a face on a card w points wide.
func anatomyFor(f Face, w float64) anatomy {
	switch {
	case f.Deck:
		return deckAnatomy
	case w >= 130:
		return fullAnatomy
	case w > 84:
		return mediumAnatomy
	}
	return smallAnatomy
}

// thinness is the factor on rims for a card w points wide: what reads as paper
// at arm's length would swallow a small card.
func thinness(w float64) float64 {
	return min(max(.5+(w-55)/90, .5), 1)
}

// bakeCard makes the layers of a face, wPixels wide at scale pixels per point.
// Nothing in it knows of ink or no ink: that is the light's business. The zero
// Face is stock without a panel; a Deck face without kanji has an empty one.
func bakeCard(f Face, wPixels, scale float64) layers {
	w := wPixels / scale
	p := newPaper(wPixels, CardHeight(wPixels), scale, cardRadius*w/100, thinness(w))
	if f == (Face{}) {
		p.texture(grained, 1)
		return p.finish()
	}
	a := anatomyFor(f, w)
	unit := wPixels / 100
	panel := roundedRect{
		left: math.Round(a.left * unit), top: math.Round(a.top * unit),
		right: float64(p.width) - math.Round(a.right*unit), bottom: float64(p.height) - math.Round(a.bottom*unit),
	}
	p.panel(panel, panelRadius*w/100)
	p.texture(grained, f.seed())
	p.column(f.Kanji, panel, a.kanji*unit, a.between*unit)
	if f.Rank != "" {
		middle := (marginTop + a.rank/2) * unit
		p.index(f, a, marginSide*unit, middle, false)
		if a.foot {
			foot := float64(p.height) - (marginBottom+footHeight/2)*unit
			p.index(f, a, float64(p.width)-marginSide*unit, foot, true)
			if a.name {
				p.name(f.Name, marginSide*unit, foot, nameSize*unit)
			}
		}
	}
	return p.finish()
}

// seed tells faces apart for the patch of grain they are cut from.
func (f Face) seed() uint32 {
	seed := uint32(f.Mark)
	for _, r := range f.Rank + f.Kanji {
		seed = hash(seed, int(r), 0)
	}
	return seed
}

// column presses kanji of size pixels one under another into the middle of a
// panel. The middle is that of the ink, not of the em: 々 and 大 would hang.
func (p *paper) column(kanji string, panel roundedRect, size, between float64) {
	var glyphs []fonts.Mask
	var left, right, top, bottom float64
	for i, r := range []rune(kanji) {
		m := fonts.GlyphMask(fonts.Kanji, string(r), size, 0)
		m.Top += float64(i) * (size + between)
		glyphs = append(glyphs, m)
		// From the middle of the em, so that the characters keep one axis.
		l := m.Left - m.Advance/2
		b := m.Top + float64(m.Rect.Dy())
		if i == 0 {
			left, right, top, bottom = l, l, m.Top, b
		}
		left, right = min(left, l), max(right, l+float64(m.Rect.Dx()))
		top, bottom = min(top, m.Top), max(bottom, b)
	}
	axis := math.Round((panel.left+panel.right)/2 - (left+right)/2)
	baseline := math.Round((panel.top+panel.bottom)/2 - (top+bottom)/2)
	for _, m := range glyphs {
		p.stamp(m, axis-m.Advance/2, baseline, pressFor(size/p.scale), false)
	}
}

// index presses rank and suit side by side with their middle at middle. x is
// the left side of the pair or, if fromRight, its right side.
func (p *paper) index(f Face, a anatomy, x, middle float64, fromRight bool) {
	unit := float64(p.width) / 100
	size := a.rank * unit
	tracking := 0.
	if len(f.Rank) > 1 {
		tracking = tenTracking
	}
	rank := fonts.GlyphMask(a.rankFace, f.Rank, size, tracking)
	mark := fonts.MarkMask(f.Mark, a.mark*unit)
	_, _, capHeight := fonts.Metrics(a.rankFace, size)
	width := rank.Advance + a.gap*unit
	if fromRight {
		x -= width + a.mark*unit
	}
	how := pressFor(size / p.scale)
	// A rank looks level with its suit when it stands a little higher.
	p.stamp(rank, math.Round(x), math.Round(middle+capHeight/2-.6*unit), how, false)
	p.stamp(mark, x+width, middle+a.mark*unit/2, how, false)
}

// name presses the name of a card with its middle at middle, size pixels high.
func (p *paper) name(name string, x, middle, size float64) {
	_, _, capHeight := fonts.Metrics(fonts.Grotesk, size)
	p.stamp(fonts.GlyphMask(fonts.Grotesk, name, size, 0), math.Round(x), math.Round(middle+capHeight/2), pressFor(size/p.scale), false)
}
