package sprites

import (
	"fmt"
	"image"
	"image/color"
	"math"
	"sync"

	"akuto/assets"

	"github.com/hajimehoshi/ebiten/v2"
)

// The kinds of quad that the shader knows; see assets/shaders/paper.kage.
const (
	kindPaper = iota
	kindPrint
	kindSilhouette
	kindFill
	kindSheet
	kindRing
	kindShadow
	kindRecess
)

// kindIndex is what an index into tones or papers is multiplied by.
const kindIndex = 16

// The papers of kindSheet.
const (
	stockCard = iota
	stockPanel
	stockSheet
	stockSolid
)

// The shaders are compiled when first drawn with. One would do, but renderers in
// software work through all of a shader for every pixel: so what covers whole
// screens has a small one of its own, and what lies straight one that reads
// single texels. They follow each other in painter's order.
var (
	straightShader = sync.OnceValue(func() *ebiten.Shader { return compile("paper", assets.PaperShader(false)) })
	turnedShader   = sync.OnceValue(func() *ebiten.Shader { return compile("paper", assets.PaperShader(true)) })
	washShader     = sync.OnceValue(func() *ebiten.Shader { return compile("wash", assets.WashShader) })
)

func compile(name string, source []byte) *ebiten.Shader {
	shader, err := ebiten.NewShader(source)
	if err != nil {
		panic(fmt.Errorf("The shader called %s doesn't compile: %w", name, err)) // it is part of the program
	}
	return shader
}

// batch gathers quads until they are drawn with one command.
type batch struct {
	vertices []ebiten.Vertex
	indices  []uint32
	options  ebiten.DrawTrianglesShaderOptions
}

// quad adds a quad; its corners go from the top-left clockwise.
func (b *batch) quad(corners *[4]ebiten.Vertex) {
	n := uint32(len(b.vertices))
	b.vertices = append(b.vertices, corners[:]...)
	b.indices = append(b.indices, n, n+1, n+2, n, n+2, n+3)
}

// flush draws what was gathered on dst.
func (b *batch) flush(dst *ebiten.Image, a *atlas, shader *ebiten.Shader) {
	b.options.Images[0], b.options.Images[1] = a.stock, a.relief
	dst.DrawTrianglesShader32(b.vertices, b.indices, shader, &b.options)
	b.vertices, b.indices = b.vertices[:0], b.indices[:0]
}

// shape is a rounded rectangle for the shader, in pixels.
type shape struct {
	kind, index int
	x, y, w, h  float64
	radius      float64
	// extra is a ring's width or a shadow's sigma.
	extra float64
	// margin is how far the shape reaches beyond its outline.
	margin float64
	color  [4]float32
	// from and to are factors on the alpha at the top and at the bottom.
	from, to float64
	// angle turns it about its centre, in radians clockwise.
	angle float64
	// hole is where it needn't be drawn, in its place before it is turned.
	hole Rect
	// warp, if not nil, is the view of the leaning paper that it lies on.
	warp *view
}

// shape adds a shape.
func (b *batch) shape(s *shape) {
	b.around(*s, Rect{s.x - s.margin, s.y - s.margin, s.w + 2*s.margin, s.h + 2*s.margin}, s.hole)
}

// part adds the part of a shape that lies in r, which may be more or less than
// the shape.
func (b *batch) part(s shape, r Rect) {
	radius := math.Max(0, math.Min(s.radius, math.Min(s.w, s.h)/2))
	// The fraction holds the extra; it stays clear of whole numbers, where
	// rounding in the interpolation would turn it over.
	packed := float32(math.Floor(radius*8+.5) + math.Min(math.Max(s.extra/64, .002), .98))
	cx, cy := s.x+s.w/2, s.y+s.h/2
	sin, cos := 0., 1.
	if s.angle != 0 {
		sin, cos = math.Sincos(s.angle)
	}
	var corners [4]ebiten.Vertex
	for i := range corners {
		x, y, alpha := r.X-cx, r.Y-cy, s.from
		if i == 1 || i == 2 {
			x += r.W
		}
		if i >= 2 {
			y += r.H
			alpha = s.to
		}
		at := Point{cx + x*cos - y*sin, cy + x*sin + y*cos}
		if s.warp != nil {
			at, _ = s.warp.place(at.X, at.Y)
		}
		corners[i] = ebiten.Vertex{
			DstX: float32(at.X), DstY: float32(at.Y), SrcX: float32(x), SrcY: float32(y),
			ColorR: s.color[0], ColorG: s.color[1], ColorB: s.color[2], ColorA: s.color[3] * float32(alpha),
			Custom0: float32(s.w / 2), Custom1: float32(s.h / 2), Custom2: packed,
			Custom3: float32(s.kind + kindIndex*s.index),
		}
	}
	b.quad(&corners)
}

// around adds the parts of a shape that lie in r but not in the hole.
func (b *batch) around(s shape, r, hole Rect) {
	hole = hole.Intersect(r)
	if hole.Empty() {
		b.part(s, r)
		return
	}
	for _, part := range [4]Rect{
		{r.X, r.Y, r.W, hole.Y - r.Y},
		{r.X, hole.Y, hole.X - r.X, hole.H},
		{hole.MaxX(), hole.Y, r.MaxX() - hole.MaxX(), hole.H},
		{r.X, hole.MaxY(), r.W, r.MaxY() - hole.MaxY()},
	} {
		if !part.Empty() {
			b.part(s, part)
		}
	}
}

func floats(c color.RGBA, alpha float64) [4]float32 {
	return [4]float32{float32(c.R) / 255, float32(c.G) / 255, float32(c.B) / 255, float32(c.A) / 255 * float32(alpha)}
}

// imageRect gives the pixels that r points cover at scale.
func imageRect(r Rect, scale float64) image.Rectangle {
	return image.Rect(int(math.Floor(r.X*scale)), int(math.Floor(r.Y*scale)), int(math.Ceil(r.MaxX()*scale)), int(math.Ceil(r.MaxY()*scale)))
}
