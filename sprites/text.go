package sprites

import (
	"image/color"
	"math"

	"akuto/fonts"
)

// Text draws a block with its top-left corner at x, y; align places its lines
// within width points: 0 left, .5 centre, 1 right. Accents are vermilion, and
// so are the red suits.
func (c *Canvas) Text(b fonts.Block, x, y, width, align float64, tone Tone) {
	g := c.group()
	if g.alpha <= 0 {
		return
	}
	paint := fonts.Paint{Ink: tone.Color(), Accent: VermilionColor, Alpha: g.alpha}
	switch tone {
	case Ink, Ink2, Ink3:
		paint.Red, paint.Black = VermilionColor, InkColor
	}
	if paint.Ink.A < 255 {
		// Fonts paint opaque colors and one alpha.
		paint.Alpha *= float64(paint.Ink.A) / 255
		paint.Ink = color.RGBA{paint.Ink.R, paint.Ink.G, paint.Ink.B, 255}
	}
	c.texts = append(c.texts, placedText{
		block: b, x: (x + g.dx) * c.scale, y: (y + g.dy) * c.scale,
		width: width, align: align, paint: paint,
	})
}

// Pressed draws a letterpressed line with its origin at x and its baseline at
// baseline. It is baked once for each text, style and scale; until then it is
// drawn flat.
func (c *Canvas) Pressed(s fonts.Style, text string, x, baseline float64, tone Tone) {
	key := faceKey{kind: bakedPressed, style: s, text: text, scale: int(math.Round(c.scale * keyScale))}
	e := c.need(key)
	if e == nil {
		b := s.Layout(text, 0)
		c.Text(b, x, baseline-b.Baseline(0), b.Width, 0, tone)
		return
	}
	g := c.group()
	left := math.Round((x+g.dx)*c.scale) + math.Round(e.left)
	top := math.Round((baseline+g.dy)*c.scale) + math.Round(e.top)
	c.print(e, Rect{left, top, float64(e.w), float64(e.h)}, 0, 1, tone, 1)
}
