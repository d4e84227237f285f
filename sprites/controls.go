package sprites

import "math"

// ButtonKind is the look of a button.
type ButtonKind uint8

// The looks of a button: raised paper, solid ink, and a hollow where nothing
// can be pressed.
const (
	Raised ButtonKind = iota
	Solid
	Off
)

// ChipLook is the look of a chip of the 44-card grid or of a key hint.
type ChipLook uint8

// The looks of a chip: raised paper, a hollow, and the ring in ink or
// vermilion around a card that lies in the room.
const (
	ChipRaised ChipLook = iota
	ChipSeen
	ChipInRoom
	ChipInRoomRed
)

// TickLook is the look of a tick of a health bar.
type TickLook uint8

// The looks of a tick; an empty one is a hollow.
const (
	TickInk TickLook = iota
	TickOchre
	TickVermilion
	TickEmpty
)

const (
	buttonRadius = 4
	chipRadius   = 2
)

// Button draws a button without its label. A pressed one has moved by one
// point to the right and down, and so should its label.
func (c *Canvas) Button(r Rect, kind ButtonKind, pressed bool) {
	if kind == Off {
		c.hollow(r, buttonRadius, 0, .75, 1)
		return
	}
	if pressed {
		r = r.Offset(1, 1)
	}
	p := c.pixels(r)
	radius := buttonRadius * c.scale
	if !pressed {
		c.shadow(p, radius, 0, cast{2, 3, 4, .16}, c.scale, 1)
		c.shadow(p, radius, 0, cast{4, 8, 14, .09}, c.scale, 1)
	}
	line := c.hair(1)
	if kind == Solid {
		c.edge(p, radius, line, line, [4]float32{13. / 255, 11. / 255, 9. / 255, 1})
		c.paper(p, radius, stockSolid, 0, .16)
		return
	}
	if !pressed {
		c.edge(p, radius, line, line, floats(Edge2Color, 1))
	}
	c.paper(p, radius, stockCard, 0, 1)
}

// Chip draws a chip without its label.
func (c *Canvas) Chip(r Rect, look ChipLook) {
	switch look {
	case ChipSeen:
		c.hollow(r, chipRadius, 0, .6, .8)
	case ChipInRoom:
		c.Ring(r.Inset(.5), chipRadius, 1, Ink)
	case ChipInRoomRed:
		c.Ring(r.Inset(.5), chipRadius, 1, Vermilion)
	default:
		p := c.pixels(r)
		radius := chipRadius * c.scale
		c.shadow(p, radius, 0, cast{1.5, 2, 3, .20}, c.scale, 1)
		c.edge(p, radius, c.hair(1), c.hair(1), floats(Edge2Color, 1))
		c.paper(p, radius, stockCard, 0, .8)
	}
}

// Recess draws a hollow in the paper: an empty slot.
func (c *Canvas) Recess(r Rect, radius float64) {
	least := math.Min(r.W, r.H)
	unit := math.Min(math.Max(least/100, .5), 1)
	c.hollow(r, radius, 1, 1, unit)
}

// hollow draws a recess: how strongly it is filled, how deep it is, and the
// unit of its shadows in points.
func (c *Canvas) hollow(r Rect, radius, fill, depth, unit float64) {
	p := c.pixels(r)
	u := math.Max(1, unit*c.scale)
	c.add(shape{
		kind: kindRecess, x: p.X, y: p.Y, w: p.W, h: p.H, radius: radius * c.scale, margin: u + 1,
		color: [4]float32{float32(fill), float32(depth), float32(u), 1},
	})
}

// Tick draws one tick of a health bar.
func (c *Canvas) Tick(r Rect, look TickLook) { c.tick(c.pixels(r), look) }

// tick draws a tick in pixels: printed and pressed in, with the dark of the
// press at its upper left and the lip of light at its lower right.
func (c *Canvas) tick(p Rect, look TickLook) {
	line := c.hair(1)
	radius := .8 * c.scale
	if look == TickEmpty {
		c.add(shape{
			kind: kindRecess, x: p.X, y: p.Y, w: p.W, h: p.H, radius: radius, margin: line + 1,
			color: [4]float32{.9, .85, float32(line), 1},
		})
		return
	}
	tone := Ink
	switch look {
	case TickOchre:
		tone = Ochre
	case TickVermilion:
		tone = Vermilion
	}
	c.lip(p, radius)
	color := floats(tone.Color(), 1)
	dark := color
	for i := range 3 {
		dark[i] *= .86
	}
	c.add(shape{kind: kindFill, x: p.X, y: p.Y, w: p.W, h: p.H, radius: radius, color: dark})
	c.add(shape{kind: kindFill, x: p.X + line, y: p.Y + line, w: p.W - line, h: p.H - line, radius: radius, color: color})
}
