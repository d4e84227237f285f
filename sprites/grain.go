package sprites

import (
	"bytes"
	"image"
	"image/color"
	"image/draw"
	"image/png"
	"math"
	"sync"

	"akuto/assets"
)

// tileSide is the side of a texture's tile in pixels.
const tileSide = 256

// The textures of the paper, decoded when first asked for.
var (
	grainTile = sync.OnceValue(func() *image.NRGBA { return tile(assets.Grain) })
	fibreTile = sync.OnceValue(func() *image.NRGBA { return tile(assets.Fibre) })
)

func tile(file []byte) *image.NRGBA {
	decoded, err := png.Decode(bytes.NewReader(file))
	if err != nil {
		panic(err) // the texture is part of the program
	}
	whole := image.NewNRGBA(image.Rect(0, 0, tileSide, tileSide))
	draw.Draw(whole, whole.Rect, decoded, decoded.Bounds().Min, draw.Src)
	return whole
}

// paint lays a texture over the opaque pixels of m within r. It repeats from
// shift, so that no two cards show the same patch, and stands at strength, 1
// being as the tile has it.
func paint(m *image.RGBA, r image.Rectangle, texture *image.NRGBA, shift image.Point, strength float64) {
	scale := uint32(math.Round(strength * 256))
	for y := r.Min.Y; y < r.Max.Y; y++ {
		from := texture.Pix[((y+shift.Y)&(tileSide-1))*texture.Stride:][:4*tileSide]
		row := m.Pix[y*m.Stride+4*r.Min.X : y*m.Stride+4*r.Max.X]
		at := 4 * ((r.Min.X + shift.X) & (tileSide - 1))
		for len(row) > 0 {
			// Up to the tile's right side, then from its left again.
			specks := from[at:]
			at = 0
			n := min(len(specks), len(row))
			blend(row[:n], specks[:n], scale)
			row = row[n:]
		}
	}
}

// blend lays a row of specks over the opaque pixels of a row of equal length,
// at scale 256ths of their alpha.
func blend(row, specks []uint8, scale uint32) {
	for len(row) >= 4 && len(specks) >= 4 {
		if alpha := uint32(specks[3]) * scale >> 8; alpha > 0 && row[3] == 255 {
			keep := 256 - alpha
			row[0] = uint8((uint32(row[0])*keep + uint32(specks[0])*alpha + 128) >> 8)
			row[1] = uint8((uint32(row[1])*keep + uint32(specks[1])*alpha + 128) >> 8)
			row[2] = uint8((uint32(row[2])*keep + uint32(specks[2])*alpha + 128) >> 8)
		}
		row, specks = row[4:], specks[4:]
	}
}

// tooth says of which texture a paper is.
type tooth uint8

const (
	grained tooth = iota // cards: grain, and fibre where pixels are fine enough to show a hair
	fibrous              // thicker paper: fibre alone
)

// texture gives paper its tooth, cut from a patch of its own.
func (p *paper) texture(kind tooth, seed uint32) {
	m := p.layers.stock
	shift := image.Pt(int(hash(seed, 1, 0)&(tileSide-1)), int(hash(seed, 2, 0)&(tileSide-1)))
	r := image.Rect(p.layers.pad, p.layers.pad, p.layers.pad+p.width, p.layers.pad+p.height)
	if kind == grained {
		paint(m, r, grainTile(), shift, .85)
	}
	if kind == fibrous || p.scale >= 1.5 {
		paint(m, r, fibreTile(), image.Pt(shift.Y, shift.X), 1)
	}
}

// shade is a gradient from lit over plain at 45 % to shade, falling at 142°.
type shade struct{ lit, plain, shade color.RGBA }

var (
	cardShade  = shade{CardLitColor, CardColor, CardShadeColor}
	panelShade = shade{PanelLitColor, PanelColor, PanelShadeColor}
)

// at gives the color at t, 0 at the lit end and 1 at the other, each channel
// between 0 and 255.
func (s shade) at(t float64) (r, g, b float64) {
	from, to, part := s.lit, s.plain, t/.45
	if t > .45 {
		from, to, part = s.plain, s.shade, (t-.45)/.55
	}
	part = min(max(part, 0), 1)
	mix := func(a, b uint8) float64 { return float64(a) + part*(float64(b)-float64(a)) }
	return mix(from.R, to.R), mix(from.G, to.G), mix(from.B, to.B)
}
