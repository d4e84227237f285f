package sprites

import (
	"image"
	"math"

	"akuto/fonts"
)

// surface is the height field of a face while it is being made, kept as its
// slopes: what lies on the paper is added shape by shape, each with its own
// softness, and comes out as normals. Slopes are rises per point, x to the
// right and y downwards, so the same card has the same slopes at every scale.
type surface struct {
	width, height int
	scale         float64   // pixels per point
	slopeX        []float32 // of what is printed: strength depends on the ink
	slopeY        []float32
	edgeX         []float32 // of the paper itself: always there
	edgeY         []float32
	coverage      []uint8 // where the ink lies
}

// newSurface makes flat paper of width×height pixels at scale pixels per point.
func newSurface(width, height int, scale float64) *surface {
	slopes := make([]float32, 4*width*height)
	part := func(i int) []float32 { return slopes[i*width*height : (i+1)*width*height] }
	return &surface{
		width: width, height: height, scale: scale,
		slopeX: part(0), slopeY: part(1), edgeX: part(2), edgeY: part(3),
		coverage: make([]uint8, width*height),
	}
}

// press is how deep and how softly a shape is pressed or raised: sigma is the
// softness of its walls in points, steepness the factor on their slope.
type press struct{ sigma, steepness float64 }

// pressFor gives the press for a glyph or mark of size points. The walls of
// small ones are narrower, or they would close over the strokes, but about as
// steep: the light must catch them as well.
func pressFor(size float64) press {
	table := []struct {
		size float64
		press
	}{
		{8, press{.45, .74}},
		{16, press{.58, .95}},
		{30, press{.76, 1.22}},
		{52, press{1.02, 1.62}},
		{88, press{1.62, 2.45}},
		{140, press{1.9, 2.9}},
		{320, press{2.1, 3.1}},
	}
	if size <= table[0].size {
		return table[0].press
	}
	for i := 1; i < len(table); i++ {
		if a, b := table[i-1], table[i]; size <= b.size {
			t := (size - a.size) / (b.size - a.size)
			return press{a.sigma + t*(b.sigma-a.sigma), a.steepness + t*(b.steepness-a.steepness)}
		}
	}
	return table[len(table)-1].press
}

// stamp puts a shape on the surface with its origin at (x, y) in pixels,
// rounded to whole ones so that stems stay crisp. Pressed shapes sink and are
// covered with ink; raised ones (depth 1) rise and take none.
func (s *surface) stamp(m fonts.Mask, x, y float64, p press, raised bool) {
	if m.Alpha == nil || m.Rect.Empty() {
		return
	}
	at := image.Pt(int(math.Round(x+m.Left)), int(math.Round(y+m.Top)))
	depth := float32(-p.steepness * s.scale / 255 / 2)
	if raised {
		depth = -depth
	} else {
		s.ink(m.Alpha, at)
	}
	sigma := p.sigma * s.scale
	margin := int(math.Ceil(3*sigma)) + 1
	soft, w, h := blur(m.Alpha, sigma, margin)
	left, top := at.X-margin, at.Y-margin
	for row := 1; row < h-1; row++ {
		to := row + top
		if to < 0 || to >= s.height {
			continue
		}
		first, last := max(1, -left), min(w-1, s.width-left)
		line := soft[row*w : (row+1)*w]
		above, below := soft[(row-1)*w:row*w], soft[(row+1)*w:(row+2)*w]
		outX := s.slopeX[to*s.width : (to+1)*s.width]
		outY := s.slopeY[to*s.width : (to+1)*s.width]
		for column := first; column < last; column++ {
			outX[column+left] += depth * (line[column+1] - line[column-1])
			outY[column+left] += depth * (below[column] - above[column])
		}
	}
}

// ink covers the surface with a mask whose upper left corner lies at at.
func (s *surface) ink(m *image.Alpha, at image.Point) {
	for row := range m.Rect.Dy() {
		y := row + at.Y
		if y < 0 || y >= s.height {
			continue
		}
		from := m.Pix[row*m.Stride : row*m.Stride+m.Rect.Dx()]
		for column, alpha := range from {
			x := column + at.X
			if alpha == 0 || x < 0 || x >= s.width {
				continue
			}
			to := &s.coverage[y*s.width+x]
			*to = uint8(255 - (255-int(*to))*(255-int(alpha))/255)
		}
	}
}

// blur softens a mask with a gaussian of sigma pixels into floats of 0 to 255,
// with margin pixels added on every side; it gives the field and its size.
func blur(m *image.Alpha, sigma float64, margin int) (soft []float32, w, h int) {
	mw, mh := m.Rect.Dx(), m.Rect.Dy()
	w, h = mw+2*margin, mh+2*margin
	kernel := gaussian(sigma, margin)
	// Across: only the rows the mask has.
	across := make([]float32, w*mh)
	row := make([]float32, w+2*margin)
	for y := range mh {
		for x, alpha := range m.Pix[y*m.Stride : y*m.Stride+mw] {
			row[2*margin+x] = float32(alpha)
		}
		out := across[y*w : (y+1)*w]
		for x := range out {
			center := x + margin
			sum := kernel[0] * row[center]
			for i := 1; i < len(kernel); i++ {
				sum += kernel[i] * (row[center-i] + row[center+i])
			}
			out[x] = sum
		}
	}
	// Down: whole rows at a time, so that memory is walked in order.
	soft = make([]float32, w*h)
	for y := range h {
		out := soft[y*w : (y+1)*w]
		for i := 1 - len(kernel); i < len(kernel); i++ {
			from := y - margin + i
			if from < 0 || from >= mh {
				continue
			}
			weight := kernel[max(i, -i)]
			for x, value := range across[from*w : (from+1)*w] {
				out[x] += weight * value
			}
		}
	}
	return soft, w, h
}

// gaussian gives half a normalised kernel: the centre and its right side.
func gaussian(sigma float64, longest int) []float32 {
	reach := min(int(math.Ceil(3*sigma)), longest)
	weights := make([]float64, reach+1)
	sum := 0.
	for i := range weights {
		weights[i] = math.Exp(-.5 * float64(i*i) / (sigma * sigma))
		sum += weights[i]
		if i > 0 {
			sum += weights[i]
		}
	}
	kernel := make([]float32, len(weights))
	for i, weight := range weights {
		kernel[i] = float32(weight / sum)
	}
	return kernel
}

// relief writes the surface into an image of the atlas's second layer: normal
// in R and G, ink in B, and in A the share of the slope that is the paper's own.
func (s *surface) relief(into *image.RGBA) {
	for y := range s.height {
		row := into.Pix[y*into.Stride : y*into.Stride+4*s.width]
		for x := range s.width {
			i := y*s.width + x
			pixel := row[4*x : 4*x+4 : 4*x+4]
			printX, printY, edgeX, edgeY := s.slopeX[i], s.slopeY[i], s.edgeX[i], s.edgeY[i]
			pixel[0], pixel[1], pixel[2], pixel[3] = 128, 128, s.coverage[i], 0
			print, edge := printX*printX+printY*printY, edgeX*edgeX+edgeY*edgeY
			if print+edge < 1e-6 {
				continue
			}
			nx, ny := -float64(printX+edgeX), -float64(printY+edgeY)
			length := math.Sqrt(nx*nx + ny*ny + 1)
			pixel[0] = uint8(math.Round(128 + 127*nx/length))
			pixel[1] = uint8(math.Round(128 + 127*ny/length))
			if edge > 0 {
				pixel[3] = uint8(255 * edge / (edge + print))
			}
		}
	}
}
