package sprites

// Page draws the page: lit from beyond its top-left corner.
func (c *Canvas) Page(r Rect) {
	c.page = c.pixels(r)
	c.pageQuad(c.page, 1, 1)
}

// pageQuad draws a part of the page, p in pixels, as it looks where it lies.
func (c *Canvas) pageQuad(p Rect, from, to float64) {
	// The gradient's centre and radii, as shares of the page.
	cx, cy := c.page.X+.12*c.page.W, c.page.Y-.10*c.page.H
	rx, ry := 1.2*c.page.W, 1.1*c.page.H
	alpha := c.group().alpha
	c.batch.page(p, cx, cy, rx, ry, from*alpha, to*alpha)
}

// PageFade covers r with the page as it looks there, from alpha from at the
// top to alpha to at the bottom.
func (c *Canvas) PageFade(r Rect, from, to float64) {
	c.cover()
	if c.page.Empty() {
		c.page = c.pixels(r)
	}
	c.pageQuad(c.pixels(r), from, to)
}

// SheetFade covers r with the last sheet or dialog as it looks there, from
// alpha from at the top to alpha to at the bottom.
func (c *Canvas) SheetFade(r Rect, from, to float64) {
	c.cover()
	p := c.pixels(r)
	whole := c.sheet
	if whole.Empty() {
		whole = p
	}
	c.batch.part(shape{
		kind: kindSheet, index: c.sheetStock, x: whole.X, y: whole.Y, w: whole.W, h: whole.H,
		color: [4]float32{1, 0, 1, 1}, from: from * c.group().alpha, to: to * c.group().alpha,
	}, p)
}

// Scrim darkens r; alpha 1 is the full scrim behind a sheet.
func (c *Canvas) Scrim(r Rect, alpha float64) {
	c.cover()
	p := c.pixels(r)
	c.add(shape{kind: kindFill, x: p.X, y: p.Y, w: p.W, h: p.H, color: floats(ScrimColor, .29*alpha)})
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
	c.paper(p, radius, stockSheet, 1, 1)
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
	c.paper(p, radius, stockCard, 1, 1)
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
