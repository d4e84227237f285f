package sprites

import "math"

// CellLook is the look of one cell of an enemy's health.
type CellLook uint8

// The looks of a cell: printed, hatched where the selected card would take it,
// and hollow.
const (
	CellFull CellLook = iota
	CellHatched
	CellEmpty
)

// cellRadius is the radius of a cell's corners, in points.
const cellRadius = 1.2

// Cell draws one cell of an enemy's health.
func (c *Canvas) Cell(r Rect, look CellLook) {
	p := c.pixels(r)
	switch look {
	case CellEmpty:
		c.tick(p, TickEmpty)
	case CellHatched:
		key := faceKey{kind: bakedHatch, width: int(p.W), height: int(p.H), scale: int(math.Round(c.scale * keyScale))}
		c.lip(p, cellRadius*c.scale)
		if e := c.need(key); e != nil {
			c.print(e, p, 0, 1, Vermilion, 1)
			return
		}
		c.Ring(r.Inset(.5), cellRadius, 1, Vermilion)
	default:
		c.tick(p, TickInk)
	}
}

// lip draws the light that the lower right edge of something pressed in
// catches; p is in pixels.
func (c *Canvas) lip(p Rect, radius float64) {
	line := c.hair(1)
	c.add(shape{kind: kindFill, x: p.X + line, y: p.Y + line, w: p.W, h: p.H, radius: radius, color: [4]float32{1, 1, 1, .75}})
}

// The hatching of a cell, in points across its lines.
const (
	hatchPitch = 5.
	hatchLine  = 2.
	hatchTint  = .17 // of ink between the lines
)

// bakeHatch makes the ink of a hatched cell of width×height pixels: an outline,
// lines that rise to the right, and a tint between them.
func bakeHatch(width, height, scale float64) layers {
	l := newLayers(int(width), int(height))
	into := l.content(l.relief)
	border := math.Max(1, math.Round(scale))
	outline := roundedRect{0, 0, width, height, cellRadius * scale}
	for y := range int(height) {
		for x := range int(width) {
			px, py := float64(x)+.5, float64(y)+.5
			along := (px + py) / math.Sqrt2
			off := math.Abs(math.Mod(along, hatchPitch*scale) - hatchPitch*scale/2)
			line := math.Min(math.Max(.5+hatchLine*scale/2-off, 0), 1)
			d, _, _ := outline.distance(px, py)
			ink := math.Max(line, math.Min(math.Max(.5+border+d, 0), 1))
			ink = hatchTint + (1-hatchTint)*ink
			ink *= math.Min(math.Max(.5-d, 0), 1)
			into.Pix[y*into.Stride+4*x+2] = uint8(255*ink + .5)
		}
	}
	return l
}

// Energy draws one point of energy: a vermilion disc pressed into the paper or,
// spent, a hollow.
func (c *Canvas) Energy(center Point, radius float64, full bool) {
	r := Rect{center.X - radius, center.Y - radius, 2 * radius, 2 * radius}
	if !full {
		c.hollow(r, radius, 1, .9, .5)
		return
	}
	p := c.pixels(r)
	line := c.hair(1)
	round := p.W / 2
	c.lip(p, round)
	color := floats(VermilionColor, 1)
	dark := color
	for i := range 3 {
		dark[i] *= .78
	}
	c.add(shape{kind: kindFill, x: p.X, y: p.Y, w: p.W, h: p.H, radius: round, color: dark})
	// What the rim shades ends softly.
	soft := shape{kind: kindFill, color: color}
	for _, step := range [2]float64{.5, 1} {
		soft.x, soft.y, soft.w, soft.h = p.X+step*line, p.Y+step*line, p.W-step*line, p.H-step*line
		soft.radius, soft.color[3] = soft.w/2, float32(.4+.6*(step-.5)*2)
		c.add(soft)
	}
}

// The fan of a pile: its top card is this much narrower than the whole, and the
// cards below are turned and lie this far to its right.
const (
	pileFan    = 5. / 38
	pileTurn   = 1.8 * math.Pi / 180
	pileRadius = 2.5 // in points
	pileCards  = 3
)

// PileTop gives the top card of a pile in r, where its count is printed.
func PileTop(r Rect) Rect { return Rect{r.X, r.Y, r.W * (1 - pileFan), r.H} }

// Pile draws a pile of n cards in r: three of them at most, fanned to the right,
// and a hollow for an empty pile.
func (c *Canvas) Pile(r Rect, n int) {
	top := PileTop(r)
	if n <= 0 {
		c.hollow(top, pileRadius, 1, .8, .5)
		return
	}
	p := c.pixels(top)
	radius := pileRadius * c.scale
	for i := min(n, pileCards) - 1; i >= 0; i-- {
		// Each lies a little lower and is turned a little further.
		aside := float64(i) * pileFan * r.W / (pileCards - 1) * c.scale
		c.blankCard(p.Offset(.75*aside, .35*aside), radius, float64(i)*pileTurn, i == min(n, pileCards)-1)
	}
}

// pileCasts are the shadows of a pile on what it lies on, cardCast that of a card
// on the next.
var (
	pileCasts = [...]cast{{2, 4, 8, .10}, {1, 2, 3, .18}}
	cardCast  = cast{.8, 1, 1.5, .14}
)

// blankCard draws a small card of blank stock, p in pixels before it is turned;
// the lowest of a pile casts the pile's shadow.
func (c *Canvas) blankCard(p Rect, radius, angle float64, lowest bool) {
	if lowest {
		for _, k := range pileCasts {
			c.shadow(p, radius, angle, k, c.scale, 1)
		}
	} else {
		c.shadow(p, radius, angle, cardCast, c.scale, 1)
	}
	line := c.hair(1)
	edge := .7 * line
	c.add(shape{kind: kindFill, x: p.X + edge, y: p.Y + edge, w: p.W, h: p.H, radius: radius, color: floats(Edge2Color, 1), angle: angle})
	c.add(shape{
		kind: kindSheet, index: stockPanel, x: p.X, y: p.Y, w: p.W, h: p.H, radius: radius, angle: angle,
		color: [4]float32{0, .9, float32(line), 1},
	})
}

// Flag draws the vermilion label that names what a tap on the enemy would do;
// its text is written over it.
func (c *Canvas) Flag(r Rect) {
	c.fill(r, 2, Vermilion)
}
