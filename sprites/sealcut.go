package sprites

import (
	"image"
	"math"

	"akuto/fonts"
)

// sealFace is the outline of a seal in a box of 100×100 units: a quadrilateral
// with bowed sides and cut corners, no two alike.
type sealFace struct{ sides [4]sealSide }

type sealSide struct {
	from           Point
	alongX, alongY float64 // per unit of length
	length         float64
	bow            float64 // outwards in its middle
	cut            float64 // of the corner at from
	inX, inY       float64 // into the face from the corner, across the cut
}

// newSealFace draws the outline for a seed.
func newSealFace(seed uint32) sealFace {
	random := func(i int) float64 { return float64(hash(seed, i, 7)&0xFFFF) / 0xFFFF }
	corners := [4]Point{{0, 0}, {100, 0}, {100, 100}, {0, 100}}
	var f sealFace
	for i := range corners {
		side := &f.sides[i]
		side.inX, side.inY = (50-corners[i].X)/50, (50-corners[i].Y)/50
		corners[i].X += side.inX * 2.4 * random(i)
		corners[i].Y += side.inY * 2.4 * random(i+4)
		side.bow = 1 + random(i+8)
		if random(i+12) < .4 {
			side.bow = -side.bow
		}
		side.cut = 2 + 2*random(i+16)
	}
	for i := range corners {
		side, to := &f.sides[i], corners[(i+1)%4]
		side.from = corners[i]
		side.length = math.Hypot(to.X-side.from.X, to.Y-side.from.Y)
		side.alongX, side.alongY = (to.X-side.from.X)/side.length, (to.Y-side.from.Y)/side.length
	}
	return f
}

// depth gives how far inside the outline a point lies, in units; negative
// outside.
func (f *sealFace) depth(x, y float64) float64 {
	depth := math.Inf(1)
	for i := range f.sides {
		s := &f.sides[i]
		dx, dy := x-s.from.X, y-s.from.Y
		along := min(max((dx*s.alongX+dy*s.alongY)/s.length, 0), 1)
		off := dy*s.alongX - dx*s.alongY + s.bow*(4*along*(1-along)-.6)*.7
		cut := (dx*s.inX + dy*s.inY - s.cut) / math.Sqrt2
		depth = min(depth, min(off, cut))
	}
	return depth
}

// characters is the coverage of a seal's two characters, stretched to fill
// their part of the box.
type characters struct {
	glyphs [2]*image.Alpha
	areas  [2]Rect // in units
}

// newCharacters sets both characters into area, gap units apart: wider and
// lower than the face has them, about 1.5 by .86.
func newCharacters(c carving, area Rect, gap, unit float64, small bool) characters {
	var set characters
	// At about the pixels they are printed with, so that stretching neither
	// softens nor frays them.
	em := max(64, 64*unit)
	if small {
		em = 128
	}
	for i, r := range []rune{c.upper, c.lower} {
		set.glyphs[i] = fonts.GlyphMask(fonts.Kanji, string(r), em, 0).Alpha
		if small && !c.reversed {
			set.glyphs[i] = slimmer(set.glyphs[i])
		}
	}
	// A flat character, as 一, leaves its room to the other.
	share := [2]float64{.5, .5}
	if set.glyphs[0].Rect.Dy() < set.glyphs[1].Rect.Dy()/2 {
		share = [2]float64{.2, .8}
	}
	top := area.Y
	for i := range set.areas {
		height := (area.H - gap) * share[i]
		set.areas[i] = Rect{area.X, top, area.W, height}
		top += height + gap
	}
	return set
}

// slimmer takes a character 128 pixels high for the small cut: its stems lose
// width, which opens the counters beside them, and its hairlines gain height,
// or they would be gone at 30 pixels.
func slimmer(m *image.Alpha) *image.Alpha {
	return thickened(thickened(m, image.Pt(1, 0), slimStems, false), image.Pt(0, 1), hairlines, true)
}

const (
	slimStems = 2 // pixels off each side of a stem
	hairlines = 1 // pixels on each side of a hairline
)

// thickened gives a mask with each pixel the greatest (or least) of those up to
// reach away along a direction.
func thickened(m *image.Alpha, along image.Point, reach int, greatest bool) *image.Alpha {
	out := image.NewAlpha(m.Rect)
	for y := m.Rect.Min.Y; y < m.Rect.Max.Y; y++ {
		for x := m.Rect.Min.X; x < m.Rect.Max.X; x++ {
			value := m.AlphaAt(x, y)
			for i := -reach; i <= reach; i++ {
				// Beyond the edge there is nothing.
				other := m.AlphaAt(x+i*along.X, y+i*along.Y)
				if greatest && other.A > value.A || !greatest && other.A < value.A {
					value = other
				}
			}
			out.SetAlpha(x, y, value)
		}
	}
	return out
}

// at gives the coverage at a point in units, 0 to 1.
func (c *characters) at(x, y float64) float64 {
	for i := range c.areas {
		area := &c.areas[i]
		if x < area.X-1 || y < area.Y-1 || x >= area.X+area.W+1 || y >= area.Y+area.H+1 {
			continue
		}
		m := c.glyphs[i]
		w, h := m.Rect.Dx(), m.Rect.Dy()
		// Between the pixels of the character.
		u, v := (x-area.X)/area.W*float64(w)-.5, (y-area.Y)/area.H*float64(h)-.5
		left, top := int(math.Floor(u)), int(math.Floor(v))
		u, v = u-float64(left), v-float64(top)
		pixel := func(px, py int) float64 {
			if px < 0 || py < 0 || px >= w || py >= h {
				return 0
			}
			return float64(m.Pix[py*m.Stride+px])
		}
		upper := pixel(left, top)*(1-u) + pixel(left+1, top)*u
		lower := pixel(left, top+1)*(1-u) + pixel(left+1, top+1)*u
		if value := upper*(1-v) + lower*v; value > 0 {
			return value / 255
		}
	}
	return 0
}
