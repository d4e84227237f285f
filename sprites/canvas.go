package sprites

import (
	"image"
	"math"

	"akuto/fonts"

	"github.com/hajimehoshi/ebiten/v2"
)

// Canvas draws on an image, in points. Shapes and faces are gathered into
// quads, texts lie over the quads of their layer; Layer, Clip and everything
// that covers whole screens (fades, scrim, sheet, dialog) start a new layer.
//
// Its memory is the atlas's: two images of at most atlasLimit × atlasLimit
// pixels, 128 MB on the graphics card at the very most and 8 MB to begin with.
type Canvas struct {
	scale  float64
	dst    *ebiten.Image // what is drawn on now, the screen or a clip of it
	batch  batch
	atlas  atlas
	queue  queue
	groups []group
	clips  []clip
	texts  []placedText
	frame  uint64
	// commands counts what was handed to the graphics card in this frame.
	commands int
	page     Rect // where the page lies, in pixels, for fades into it
	sheet    Rect // where the last sheet or dialog lies

	sheetStock int   // and which paper it is of
	leaning    view  // the view of the paper being drawn on
	warp       *view // is leaning while there is one, else nil
	inView     bool  // shadows are those of a leaning card

	topmost Rect // the paper drawn last, in pixels
	piled   int  // how many lie under it, each on the one before

	shader  *ebiten.Shader // what the gathered quads are for
	turning bool           // a turned card is being drawn: all of it with one shader

	flat Flattening // for tests
}

// group is the motion of what is drawn between Push and Pop.
type group struct{ dx, dy, alpha float64 }

// clip is a part of the image that drawing is confined to.
type clip struct {
	dst  *ebiten.Image
	rect image.Rectangle
}

// placedText waits for the quads of its layer to be drawn.
type placedText struct {
	block        fonts.Block
	x, y         float64
	width, align float64
	paint        fonts.Paint
}

// NewCanvas gives a canvas; no game need be running until Begin.
func NewCanvas() *Canvas { return &Canvas{} }

// Begin starts a frame on dst with scale pixels to the point.
func (c *Canvas) Begin(dst *ebiten.Image, scale float64) {
	c.frame++
	c.commands = 0
	c.scale = scale
	c.atlas.open(c.frame)
	c.dst = dst
	c.groups = append(c.groups[:0], group{alpha: 1})
	c.clips = append(c.clips[:0], clip{dst, dst.Bounds()})
	c.texts = c.texts[:0]
	c.sheet, c.topmost, c.piled = Rect{}, Rect{}, 0
}

// End draws what is still gathered; the frame is done.
func (c *Canvas) End() {
	for len(c.clips) > 1 {
		c.Unclip()
	}
	c.Layer()
}

// Commands gives how many draw commands the frame took so far.
func (c *Canvas) Commands() int { return c.commands }

// Scale gives the pixels to the point.
func (c *Canvas) Scale() float64 { return c.scale }

// Push moves what follows by dx, dy points and fades it to alpha (0..1) of
// itself, until Pop. Groups nest.
func (c *Canvas) Push(dx, dy, alpha float64) {
	g := c.group()
	c.groups = append(c.groups, group{g.dx + dx, g.dy + dy, g.alpha * alpha})
}

// Pop undoes the last Push.
func (c *Canvas) Pop() { c.groups = c.groups[:len(c.groups)-1] }

func (c *Canvas) group() group { return c.groups[len(c.groups)-1] }

// Clip confines what follows to r until Unclip, and starts a layer. Clips nest.
func (c *Canvas) Clip(r Rect) {
	c.Layer()
	g := c.group()
	last := c.clips[len(c.clips)-1]
	rect := imageRect(r.Offset(g.dx, g.dy), c.scale).Intersect(last.rect)
	c.dst = c.clips[0].dst.RecyclableSubImage(rect)
	c.clips = append(c.clips, clip{c.dst, rect})
}

// Unclip undoes the last Clip, and starts a layer.
func (c *Canvas) Unclip() {
	c.Layer()
	last := len(c.clips) - 1
	c.clips[last].dst.Recycle()
	c.clips = c.clips[:last]
	c.dst = c.clips[last-1].dst
}

// Layer draws what was gathered, quads first and texts over them; what follows
// lies over all of it.
func (c *Canvas) Layer() {
	c.flush()
	if len(c.texts) > 0 {
		c.commands++ // glyphs share an image
	}
	for i := range c.texts {
		t := &c.texts[i]
		t.block.Draw(c.dst, t.x, t.y, c.scale, t.width, t.align, t.paint)
	}
	c.texts = c.texts[:0]
}

// flush draws the quads that were gathered.
func (c *Canvas) flush() {
	if len(c.batch.indices) > 0 {
		c.commands++
		c.batch.flush(c.dst, &c.atlas, c.shader)
	}
}

// use makes what follows go through a shader.
func (c *Canvas) use(shader *ebiten.Shader) {
	if c.shader != shader {
		c.flush()
		c.shader = shader
	}
}

// useFor makes what follows go through the shader for things that lie straight,
// texel on pixel, or for all others.
func (c *Canvas) useFor(turned bool) {
	if turned || c.turning {
		c.use(turnedShader())
	} else {
		c.use(straightShader())
	}
}

// cover starts a layer for something that covers the text so far.
func (c *Canvas) cover() {
	if len(c.texts) > 0 {
		c.Layer()
	}
}

// pixels gives r, moved with its group, in pixels, with its edges on whole
// ones so that hairlines and edges stay sharp.
func (c *Canvas) pixels(r Rect) Rect {
	g := c.group()
	x, y := math.Round((r.X+g.dx)*c.scale), math.Round((r.Y+g.dy)*c.scale)
	right, bottom := math.Round((r.MaxX()+g.dx)*c.scale), math.Round((r.MaxY()+g.dy)*c.scale)
	return Rect{x, y, right - x, bottom - y}
}

// hair gives the width of a line of points points in whole pixels, at least 1.
func (c *Canvas) hair(points float64) float64 { return math.Max(1, math.Round(points*c.scale)) }
