package sprites

import (
	"time"

	"akuto/fonts"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/vector"
	"image/color"
)

// Canvas draws on an image.
type Canvas struct {
	dst    *ebiten.Image
	scale  float64
	groups []group
}

type group struct{ dx, dy, alpha float64 }

// NewCanvas gives a canvas; no game need be running until Begin.
func NewCanvas() *Canvas { return &Canvas{} }

// Begin starts a frame on dst with scale pixels to the point.
func (c *Canvas) Begin(dst *ebiten.Image, scale float64) {
	c.dst, c.scale = dst, scale
	c.groups = append(c.groups[:0], group{alpha: 1})
}

// End ends the frame.
func (c *Canvas) End() {}

// Scale gives the pixels to the point.
func (c *Canvas) Scale() float64 { return c.scale }

// Push moves and fades what follows until Pop.
func (c *Canvas) Push(dx, dy, alpha float64) {
	g := c.groups[len(c.groups)-1]
	c.groups = append(c.groups, group{g.dx + dx, g.dy + dy, g.alpha * alpha})
}

// Pop undoes the last Push.
func (c *Canvas) Pop() { c.groups = c.groups[:len(c.groups)-1] }

// Clip confines what follows to r until Unclip.
func (c *Canvas) Clip(r Rect) {}

// Unclip undoes the last Clip.
func (c *Canvas) Unclip() {}

// Layer starts a new layer: what follows lies over the text so far.
func (c *Canvas) Layer() {}

// Want queues faces for baking, w points wide.
func (c *Canvas) Want(faces []Face, w float64) {}

// Bake bakes queued work for about budget; true while work remains.
func (c *Canvas) Bake(budget time.Duration) bool { return false }

// BakeAll bakes all that is queued.
func (c *Canvas) BakeAll() {}

func (c *Canvas) flat(r Rect, col color.RGBA, alpha float64) {
	g := c.groups[len(c.groups)-1]
	a := g.alpha * alpha * float64(col.A) / 255
	col = color.RGBA{uint8(float64(col.R) * a), uint8(float64(col.G) * a), uint8(float64(col.B) * a), uint8(255 * a)}
	vector.FillRect(c.dst, float32((r.X+g.dx)*c.scale), float32((r.Y+g.dy)*c.scale), float32(r.W*c.scale), float32(r.H*c.scale), col, true)
}

// Text draws a block with its top-left at x, y.
func (c *Canvas) Text(b fonts.Block, x, y, width, align float64, tone Tone) {
	g := c.groups[len(c.groups)-1]
	b.Draw(c.dst, (x+g.dx)*c.scale, (y+g.dy)*c.scale, c.scale, width, align, fonts.Paint{Ink: tone.Color(), Accent: VermilionColor, Alpha: g.alpha})
}

// Pressed draws a letterpressed text with its baseline at baseline.
func (c *Canvas) Pressed(s fonts.Style, text string, x, baseline float64, tone Tone) {
	b := s.Layout(text, 0)
	c.Text(b, x, baseline-b.Baseline(0), b.Width, 0, tone)
}
