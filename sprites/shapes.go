package sprites

import "math"

// fill adds a flat rounded rectangle.
func (c *Canvas) fill(r Rect, radius float64, tone Tone) {
	p := c.pixels(r)
	c.add(shape{kind: kindFill, x: p.X, y: p.Y, w: p.W, h: p.H, radius: radius * c.scale, color: floats(tone.Color(), 1)})
}

// add adds a shape in pixels, faded with its group.
func (c *Canvas) add(s shape) {
	alpha := c.group().alpha
	if s.from == 0 && s.to == 0 {
		s.from, s.to = 1, 1
	}
	s.from, s.to = s.from*alpha, s.to*alpha
	if s.w <= 0 || s.h <= 0 || alpha <= 0 || !c.flatten(&s) {
		return
	}
	if s.margin == 0 {
		s.margin = 1
	}
	s.warp = c.warp
	c.useFor(false)
	c.batch.shape(&s)
}

// cast is one cast shadow: offset, blur as in CSS (twice the sigma) in points,
// and strength.
type cast struct{ dx, dy, blur, alpha float64 }

// gloom casts the shadow of what lies over a scrim, which is deeper than that
// on lit paper.
func (c *Canvas) gloom(p Rect, radius float64, k cast) {
	c.castIn(floats(ScrimColor, k.alpha), p, radius, 0, k, c.scale)
}

// shadow casts p's shadow, p in pixels; scale is pixels to the cast's points.
// The offset is the screen's, however p is turned.
func (c *Canvas) shadow(p Rect, radius, angle float64, k cast, scale, alpha float64) {
	if k.alpha*alpha < .002 {
		return
	}
	c.castIn(floats(ShadowColor, k.alpha*alpha), p, radius, angle, k, scale)
}

// castIn casts a shadow in a color. What lies under the paper itself isn't
// drawn: wide soft quads are dear.
func (c *Canvas) castIn(color [4]float32, p Rect, radius, angle float64, k cast, scale float64) {
	sigma := math.Max(k.blur/2*scale, .3)
	dx, dy := k.dx*scale, k.dy*scale
	sin, cos := math.Sincos(angle)
	hole := p.Offset(dx-dx*cos-dy*sin, dy+dx*sin-dy*cos).Inset(.3*radius + 2)
	if c.inView {
		hole = hole.Inset(.06 * p.W)
	}
	// A blur rounds corners off; see the shader's soft.
	soft := math.Hypot(radius, 1.63*sigma)
	c.add(shape{
		kind: kindShadow, x: p.X + dx, y: p.Y + dy, w: p.W, h: p.H,
		radius: soft, extra: sigma, margin: 2.7*sigma + 1, color: color, angle: angle, hole: hole,
	})
}

// edge adds one layer of the thickness of paper at p, dx and dy pixels off.
func (c *Canvas) edge(p Rect, radius, dx, dy float64, tone [4]float32) {
	c.add(shape{
		kind: kindFill, x: p.X + dx, y: p.Y + dy, w: p.W, h: p.H, radius: radius, color: tone,
		hole: p.Inset(.3*radius + 2),
	})
}

// paper adds a piece of paper with the light on its edge; bevel is that light's
// strength, fibre the share of the fibre's tile.
func (c *Canvas) paper(p Rect, radius float64, stock int, fibre, bevel float64) {
	c.add(shape{
		kind: kindSheet, index: stock, x: p.X, y: p.Y, w: p.W, h: p.H, radius: radius,
		color: [4]float32{float32(fibre), float32(bevel), float32(c.hair(1)), 1},
	})
}

// Ring draws an outline width points wide whose centre line is r.
func (c *Canvas) Ring(r Rect, radius, width float64, tone Tone) {
	p := c.pixels(r.Inset(-width / 2))
	line := c.hair(width)
	c.add(shape{
		kind: kindRing, x: p.X + line/2, y: p.Y + line/2, w: p.W - line, h: p.H - line,
		radius: radius * c.scale, extra: line, margin: line/2 + 1, color: floats(tone.Color(), 1),
	})
}

// Focus draws the ring of keyboard focus around r, whose corners have radius.
func (c *Canvas) Focus(r Rect, radius float64) { c.Ring(r.Inset(-4), radius+4, 2, Ink) }

// Tag draws the thin vermilion outline of "Suggested" just inside r.
func (c *Canvas) Tag(r Rect) { c.Ring(r.Inset(.5), 2, 1, Vermilion) }

// Rule draws a hairline w points long, with the line of light below it.
func (c *Canvas) Rule(x, y, w float64) {
	p := c.pixels(Rect{x, y, w, 1})
	line := c.hair(1)
	c.add(shape{kind: kindFill, x: p.X, y: p.Y, w: p.W, h: line, color: floats(LineColor, 1)})
	c.add(shape{kind: kindFill, x: p.X, y: p.Y + line, w: p.W, h: line, color: [4]float32{1, 1, 1, .75}})
}

// RuleV draws an upright hairline h points long, with the line of light to its
// right.
func (c *Canvas) RuleV(x, y, h float64) {
	p := c.pixels(Rect{x, y, 1, h})
	line := c.hair(1)
	c.add(shape{kind: kindFill, x: p.X, y: p.Y, w: line, h: p.H, color: floats(LineColor, 1)})
	c.add(shape{kind: kindFill, x: p.X + line, y: p.Y, w: line, h: p.H, color: [4]float32{1, 1, 1, .75}})
}

// Bar draws a flat bar.
func (c *Canvas) Bar(r Rect, tone Tone) { c.fill(r, 0, tone) }

// Dot draws a flat disc.
func (c *Canvas) Dot(center Point, radius float64, tone Tone) {
	g := c.group()
	r := radius * c.scale
	c.add(shape{
		kind: kindFill, x: (center.X+g.dx)*c.scale - r, y: (center.Y+g.dy)*c.scale - r, w: 2 * r, h: 2 * r,
		radius: r, color: floats(tone.Color(), 1),
	})
}
