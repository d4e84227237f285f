package sprites

import (
	"image"
	"math"
)

// layers is a baked picture in the atlas's two layers, of equal size; its
// content starts pad pixels from the left and the top.
type layers struct {
	// stock is the paper, premultiplied; relief holds the normal in R and G,
	// the ink's coverage in B and the paper's own share of the slope in A.
	stock, relief *image.RGBA
	pad           int
	// left and top are where the content lies from a pressed text's origin on
	// the baseline, in pixels.
	left, top float64
}

// layerPad keeps neighbours in the atlas apart when they are sampled.
const layerPad = 2

// newLayers makes empty layers for content of width×height pixels: no paper,
// flat relief.
func newLayers(width, height int) layers {
	r := image.Rect(0, 0, width+2*layerPad, height+2*layerPad)
	l := layers{stock: image.NewRGBA(r), relief: image.NewRGBA(r), pad: layerPad}
	for i := 0; i < len(l.relief.Pix); i += 4 {
		l.relief.Pix[i], l.relief.Pix[i+1] = 128, 128
	}
	return l
}

// content is the part of a layer inside its padding.
func (l layers) content(m *image.RGBA) *image.RGBA {
	return m.SubImage(m.Rect.Inset(l.pad)).(*image.RGBA)
}

// paper is a sheet under the tools: its color, its relief.
type paper struct {
	*surface
	layers layers
	// thin is the factor on the width of rims and slopes: small cards are cut
	// from thinner stock.
	thin float64
}

// newPaper cuts a sheet of width×height pixels with corners of radius points,
// colored with the card's gradient, its border catching the light.
func newPaper(width, height, scale, radius, thin float64) *paper {
	w, h := int(math.Round(width)), int(math.Round(height))
	p := &paper{surface: newSurface(w, h, scale), layers: newLayers(w, h), thin: thin}
	p.edgeX, p.edgeY = make([]float32, w*h), make([]float32, w*h)
	sheet := roundedRect{0, 0, float64(w), float64(h), radius * scale}
	p.fill(sheet, cardShade)
	// The border: one point of bevel just inside the cut.
	bevel := func(distance float64) float64 {
		t := (distance/thin + .5) / .62
		return .42 * math.Exp(-t*t)
	}
	p.slope(sheet, bevel, 2.2*thin, 0)
	return p
}

// panel raises a panel from the sheet, with corners of radius points: a crisp
// rim and around it a broad soft slope, as of paper pressed up from below.
func (p *paper) panel(r roundedRect, radius float64) {
	r.radius = radius * p.scale
	p.fill(r, panelShade)
	rise := func(distance float64) float64 {
		d := distance / p.thin
		rim := (d - .15) / .85
		slope := .62 * math.Exp(-rim*rim)
		if d > 0 {
			slope += .42 * (1 - math.Exp(-d/.9)) * math.Exp(-d*d/(3.6*3.6))
		}
		return slope
	}
	p.slope(r, rise, 2.2*p.thin, 9*p.thin)
}

// roundedRect is a rectangle with round corners, in pixels.
type roundedRect struct{ left, top, right, bottom, radius float64 }

// distance gives how far (x, y) lies outside the outline (negative: inside),
// and the direction outwards.
func (r roundedRect) distance(x, y float64) (d, outX, outY float64) {
	dx, signX := x-(r.left+r.right)/2, 1.
	if dx < 0 {
		dx, signX = -dx, -1
	}
	dy, signY := y-(r.top+r.bottom)/2, 1.
	if dy < 0 {
		dy, signY = -dy, -1
	}
	dx -= (r.right-r.left)/2 - r.radius
	dy -= (r.bottom-r.top)/2 - r.radius
	switch {
	case dx > 0 && dy > 0:
		length := math.Sqrt(dx*dx + dy*dy)
		return length - r.radius, signX * dx / length, signY * dy / length
	case dx > dy:
		return dx - r.radius, signX, 0
	default:
		return dy - r.radius, 0, signY
	}
}

// bands calls do for each stretch of a row of the surface that lies between
// inner pixels inside the outline and outer pixels outside it.
func (p *paper) bands(r roundedRect, inner, outer float64, do func(y, from, to int)) {
	clampX := func(x float64) int { return min(max(int(x), 0), p.width) }
	clampY := func(y float64) int { return min(max(int(y), 0), p.height) }
	reach := r.radius + inner
	for y := clampY(r.top - outer); y < clampY(r.bottom+outer+1); y++ {
		from, to := clampX(r.left-outer), clampX(r.right+outer+1)
		if row := float64(y); row < r.top+reach || row > r.bottom-reach-1 {
			do(y, from, to)
			continue
		}
		if left, right := clampX(r.left+reach+1), clampX(r.right-reach); left < right {
			do(y, from, left)
			do(y, right, to)
		} else {
			do(y, from, to)
		}
	}
}

// slope adds a slope along an outline: profile gives how steeply the paper
// falls outwards at a distance in points from it; it is nothing further than
// inner points inside and outer points outside.
func (p *paper) slope(r roundedRect, profile func(distance float64) float64, inner, outer float64) {
	// Looked up a twentieth of a pixel apart.
	step := 20.
	table := make([]float64, int((inner+outer)*p.scale*step)+2)
	for i := range table {
		table[i] = profile(float64(i)/step/p.scale - inner)
	}
	inner *= p.scale
	p.bands(r, inner, outer*p.scale, func(y, from, to int) {
		for x := from; x < to; x++ {
			d, outX, outY := r.distance(float64(x)+.5, float64(y)+.5)
			at := int((d + inner) * step)
			if d < -inner || at >= len(table) || table[at] < 1e-3 {
				continue
			}
			i := y*p.width + x
			p.edgeX[i] -= float32(table[at] * outX)
			p.edgeY[i] -= float32(table[at] * outY)
		}
	})
}

// fill colors the inside of an outline with a gradient.
func (p *paper) fill(r roundedRect, s shade) {
	const dirX, dirY = .6157, .7880 // 142°, clockwise from upwards
	length := (r.right-r.left)*dirX + (r.bottom-r.top)*dirY
	step := dirX / length
	// The gradient is looked up from a table fine enough that no step shows, in
	// 256ths of a channel's step.
	var table [1024][3]uint16
	for i := range table {
		red, green, blue := s.at(float64(i) / float64(len(table)-1))
		table[i] = [3]uint16{uint16(red*256 + 128), uint16(green*256 + 128), uint16(blue*256 + 128)}
	}
	m := p.layers.stock
	first, last := max(int(r.left), 0), min(int(math.Ceil(r.right)), p.width)
	corner := int(math.Ceil(r.radius)) + 1
	for y := max(int(r.top), 0); y < min(int(math.Ceil(r.bottom)), p.height); y++ {
		t := ((float64(first)+.5-r.left)*dirX + (float64(y)+.5-r.top)*dirY) / length
		row := m.Pix[(y+p.layers.pad)*m.Stride+4*p.layers.pad:]
		round := float64(y) < r.top+float64(corner) || float64(y) > r.bottom-float64(corner)
		for x := first; x < last; x++ {
			color := &table[min(max(int(t*1023+.5), 0), 1023)]
			t += step
			to := row[4*x : 4*x+4 : 4*x+4]
			cover := 1.
			if round && (float64(x) < r.left+float64(corner) || float64(x) > r.right-float64(corner)) {
				d, _, _ := r.distance(float64(x)+.5, float64(y)+.5)
				cover = min(max(.5-d, 0), 1)
			}
			if cover == 1 {
				// A lattice of fractions keeps the slow gradient from banding.
				dither := uint16((x*5+y*3)&7*32) - 112
				to[0], to[1], to[2], to[3] = uint8((color[0]+dither)>>8), uint8((color[1]+dither)>>8), uint8((color[2]+dither)>>8), 255
				continue
			}
			for i := range 3 {
				to[i] = uint8(float64(to[i])*(1-cover) + float64(color[i]>>8)*cover + .5)
			}
			to[3] = uint8(float64(to[3])*(1-cover) + 255*cover + .5)
		}
	}
}

// finish writes the relief into its layer and gives both.
func (p *paper) finish() layers {
	p.relief(p.layers.content(p.layers.relief))
	return p.layers
}
