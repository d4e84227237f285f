package sprites

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"
)

// What the wash shader draws; see assets/shaders/wash.kage.
const (
	washPage  = 0
	washTint  = 1
	washSheet = 2
	washCard  = 3
)

// wash covers p, in pixels; the color's alpha goes from a factor from at the
// top to one to at the bottom. Place gives what the shader knows of a pixel's
// place: two numbers in src, one more in custom.
func (c *Canvas) wash(kind float32, p Rect, color [4]float32, from, to float64, place func(x, y float64) (src Point, custom float64)) {
	alpha := c.group().alpha
	if p.Empty() || alpha <= 0 {
		return
	}
	c.cover()
	var corners [4]ebiten.Vertex
	for i := range corners {
		x, y, fade := p.X, p.Y, from
		if i == 1 || i == 2 {
			x += p.W
		}
		if i >= 2 {
			y += p.H
			fade = to
		}
		src, custom := place(x, y)
		corners[i] = ebiten.Vertex{
			DstX: float32(x), DstY: float32(y), SrcX: float32(src.X), SrcY: float32(src.Y),
			ColorR: color[0], ColorG: color[1], ColorB: color[2], ColorA: color[3] * float32(fade*alpha),
			Custom0: kind, Custom1: float32(custom),
		}
	}
	c.use(washShader())
	c.batch.quad(&corners)
}

// Page draws the page: lit from beyond its top-left corner.
func (c *Canvas) Page(r Rect) {
	c.page = c.pixels(r)
	c.pageWash(c.page, 1, 1)
}

// pageWash draws a part of the page, p in pixels, as it looks where it lies.
func (c *Canvas) pageWash(p Rect, from, to float64) {
	page := c.page
	c.wash(washPage, p, [4]float32{0, 0, 0, 1}, from, to, func(x, y float64) (Point, float64) {
		// From the gradient's centre, in its radii.
		return Point{(x - page.X - .12*page.W) / (1.2 * page.W), (y - page.Y + .10*page.H) / (1.1 * page.H)}, 0
	})
}

// sheetWash draws a part of the last sheet, p in pixels, without its edge.
func (c *Canvas) sheetWash(p Rect, from, to float64) {
	kind := float32(washSheet)
	if c.sheetStock == stockCard {
		kind = washCard
	}
	sheet := c.sheet
	c.wash(kind, p, [4]float32{1, 0, 0, 1}, from, to, func(x, y float64) (Point, float64) {
		return Point{x - sheet.X, y - sheet.Y}, slope(Point{x, y}, sheet)
	})
}

// slope gives the place of p along a gradient over r at 142 degrees, 0 at the
// top-left corner and 1 at the bottom-right.
func slope(p Point, r Rect) float64 {
	const alongX, alongY = .6157, .7880
	at := r.Center()
	return ((p.X-at.X)*alongX+(p.Y-at.Y)*alongY)/(r.W*alongX+r.H*alongY) + .5
}

// PageFade covers r with the page as it looks there, from alpha from at the
// top to alpha to at the bottom.
func (c *Canvas) PageFade(r Rect, from, to float64) {
	if c.page.Empty() {
		c.page = c.pixels(r)
	}
	c.pageWash(c.pixels(r), from, to)
}

// SheetFade covers r with the last sheet or dialog as it looks there, from
// alpha from at the top to alpha to at the bottom.
func (c *Canvas) SheetFade(r Rect, from, to float64) {
	if c.sheet.Empty() {
		c.sheet = c.pixels(r)
	}
	c.sheetWash(c.pixels(r), from, to)
}

// Scrim darkens r; alpha 1 is the full scrim behind a sheet.
func (c *Canvas) Scrim(r Rect, alpha float64) {
	c.wash(washTint, c.pixels(r), floats(ScrimColor, .29*alpha), 1, 1, func(x, y float64) (Point, float64) { return Point{}, 0 })
}

// wide draws the last sheet's paper: its edge with the light on it and, with
// the lighter shader, its inside.
func (c *Canvas) wide(radius float64) {
	p := c.sheet
	inside := p.Inset(math.Ceil(radius) + 2)
	c.add(shape{
		kind: kindSheet, index: c.sheetStock, x: p.X, y: p.Y, w: p.W, h: p.H, radius: radius, hole: inside,
		color: [4]float32{1, 1, float32(c.hair(1)), 1},
	})
	c.sheetWash(inside, 1, 1)
}

// Sheet draws a sheet that comes up from the window's bottom edge: only its
// upper corners are round, and it goes on a little below r.
func (c *Canvas) Sheet(r Rect) {
	c.cover()
	r.H += 24
	p := c.pixels(r)
	radius := 16 * c.scale
	c.sheet, c.sheetStock = p, stockSheet
	c.gloom(p, radius, cast{0, -2, 8, .16})
	c.gloom(p, radius, cast{0, -10, 44, .26})
	c.edge(p, radius, c.hair(1), c.hair(1), floats(Edge1Color, 1))
	c.wide(radius)
}

// Dialog draws a thick piece of paper that lies over all else.
func (c *Canvas) Dialog(r Rect) {
	c.cover()
	p := c.pixels(r)
	radius := 20 * c.scale
	c.sheet, c.sheetStock = p, stockCard
	c.gloom(p, radius, cast{20, 40, 90, .22})
	c.gloom(p, radius, cast{8, 16, 36, .24})
	c.gloom(p, radius, cast{2, 4, 8, .14})
	c.edge(p, radius, 2*c.scale, 3*c.scale, floats(Edge2Color, 1))
	c.edge(p, radius, c.hair(1), c.hair(1), floats(Edge1Color, 1))
	c.wide(radius)
}

// Plate draws a raised plate of paper.
func (c *Canvas) Plate(r Rect, radius float64) {
	p := c.pixels(r)
	radius *= c.scale
	for _, k := range stockCasts {
		c.shadow(p, radius, 0, k, c.scale, 1)
	}
	c.edge(p, radius, 1.5*c.scale, 2*c.scale, floats(Edge2Color, 1))
	c.edge(p, radius, c.hair(1), c.hair(1), floats(Edge1Color, 1))
	c.paper(p, radius, stockCard, 1, 1)
}
