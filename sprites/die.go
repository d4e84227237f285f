package sprites

import (
	"image"
	"math"

	"akuto/fonts"
)

// The anatomy of a die, in hundredths of its width.
const (
	dieRadius  = 20.
	pipSize    = 17.5
	pipFromMid = 21.
)

// pips are the places of the pips on each face of a die, from its middle.
var pips = [7][]image.Point{
	1: {{0, 0}},
	2: {{-1, -1}, {1, 1}},
	3: {{-1, -1}, {0, 0}, {1, 1}},
	4: {{-1, -1}, {1, -1}, {-1, 1}, {1, 1}},
	5: {{-1, -1}, {1, -1}, {0, 0}, {-1, 1}, {1, 1}},
	6: {{-1, -1}, {1, -1}, {-1, 0}, {1, 0}, {-1, 1}, {1, 1}},
}

// tumbling are the faces that come up while a die rolls, before the last.
var tumbling = [...]int{2, 6, 3, 5, 1, 4}

// Die draws a die of size points that shows value (1 to 6, else none), turned by
// angle radians. While it rolls, turn goes from 0 to 1: it shows other faces and
// leaves the paper; at 0 and at 1 it lies.
func (c *Canvas) Die(center Point, size float64, value int, angle, turn float64) {
	if value < 1 || value > 6 {
		value = 0
	}
	lift := 0.
	if turn > 0 && turn < 1 {
		lift = math.Sin(math.Pi * turn)
		if i := int(turn * 8); i < len(tumbling) {
			value = tumbling[i]
		}
	}
	turned := angle != 0
	scale := c.scale
	if turned {
		scale *= fineness(scale)
	}
	key := dieKey(value, size, scale)
	e := c.need(key)
	if e == nil {
		e = c.atlas.nearest(key)
	}
	c.turning = turned
	defer func() { c.turning = false }()
	body := c.around(center, size*c.scale, size*c.scale)
	if !turned {
		body = Rect{math.Round(body.X), math.Round(body.Y), math.Round(body.W), math.Round(body.H)}
	}
	c.sheetOfPaper(e, body, dieRadius/100*body.W, sheetPose{angle: angle, ink: 1, lift: lift, unit: .5 * c.scale})
}

// dieKey names a face of a die of size points.
func dieKey(value int, size, scale float64) faceKey {
	return faceKey{kind: bakedDie, number: value, width: int(math.Round(size * scale)), scale: int(math.Round(scale * keyScale))}
}

// WantDie queues the faces of a die ahead of its use.
func (c *Canvas) WantDie(size float64) {
	scale := c.wantedScale()
	for value := 1; value <= 6; value++ {
		c.wantAhead(dieKey(value, size, scale*fineness(scale)))
	}
}

// bakeDie makes the layers of a face of a die, its pips pressed in with ink.
func bakeDie(value int, wPixels, scale float64) layers {
	w := wPixels / scale
	p := newPaper(wPixels, wPixels, scale, dieRadius*w/100, 1)
	side := float64(p.width)
	p.fill(roundedRect{0, 0, side, side, dieRadius / 100 * side}, panelShade)
	p.texture(fibrous, uint32(value))
	pip := disc(pipSize / 100 * side / 2)
	corner := float64(pip.Rect.Dx()) / 2
	for _, at := range pips[value] {
		x := side/2 + float64(at.X)*pipFromMid/100*side
		y := side/2 + float64(at.Y)*pipFromMid/100*side
		p.stamp(fonts.Mask{Alpha: pip}, x-corner, y-corner, pressFor(pipSize/100*w), false)
	}
	return p.finish()
}

// disc gives the coverage of a disc with a radius in pixels.
func disc(radius float64) *image.Alpha {
	side := int(math.Ceil(2*radius)) + 1
	m := image.NewAlpha(image.Rect(0, 0, side, side))
	middle := float64(side) / 2
	for y := range side {
		for x := range side {
			far := math.Hypot(float64(x)+.5-middle, float64(y)+.5-middle)
			m.Pix[y*m.Stride+x] = uint8(255*math.Min(math.Max(radius+.5-far, 0), 1) + .5)
		}
	}
	return m
}
