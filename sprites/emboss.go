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

// newSurface makes a flat surface of width×height pixels at scale pixels per
// point; only paper has slopes of its own.
func newSurface(width, height int, scale float64) *surface {
	return &surface{
		width: width, height: height, scale: scale,
		slopeX:   make([]float32, width*height),
		slopeY:   make([]float32, width*height),
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
		{8, press{.45, 1.0}},
		{16, press{.58, 1.35}},
		{30, press{.76, 1.8}},
		{52, press{1.02, 2.7}},
		{88, press{1.6, 4.7}},
		{140, press{1.8, 4.9}},
		{320, press{2.0, 4.9}},
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
// covered with ink; raised ones rise, take none, and are the paper's own.
func (s *surface) stamp(m fonts.Mask, x, y float64, p press, raised bool) {
	if m.Alpha == nil || m.Rect.Empty() {
		return
	}
	at := corner(m, x, y)
	if raised {
		s.wall(m.Alpha, at, p, 1, s.edgeX, s.edgeY)
		return
	}
	s.ink(m.Alpha, at)
	s.wall(m.Alpha, at, p, -1, s.slopeX, s.slopeY)
}

// corner gives the pixel of a mask's upper left corner when its origin lies at
// (x, y).
func corner(m fonts.Mask, x, y float64) image.Point {
	return image.Pt(int(math.Round(x+m.Left)), int(math.Round(y+m.Top)))
}

// wall adds the walls around a shape whose upper left corner lies at at to a
// pair of slopes: rise is 1 for a shape that rises and -1 for one that sinks.
func (s *surface) wall(m *image.Alpha, at image.Point, p press, rise float64, intoX, intoY []float32) {
	depth := float32(rise * p.steepness * s.scale / 255 / 2)
	sigma := p.sigma * s.scale
	margin := blurReach(sigma)
	soft, w, h := blur(m, sigma, margin)
	left, top := at.X-margin, at.Y-margin
	for row := 1; row < h-1; row++ {
		to := row + top
		if to < 0 || to >= s.height {
			continue
		}
		first, last := max(1, -left), min(w-1, s.width-left)
		line := soft[row*w : (row+1)*w]
		above, below := soft[(row-1)*w:row*w], soft[(row+1)*w:(row+2)*w]
		outX := intoX[to*s.width : (to+1)*s.width]
		outY := intoY[to*s.width : (to+1)*s.width]
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

// relief writes the surface into an image of the atlas's second layer: normal
// in R and G, ink in B, and in A the share of the slope that is the paper's own.
func (s *surface) relief(into *image.RGBA) {
	for y := range s.height {
		row := into.Pix[y*into.Stride : y*into.Stride+4*s.width]
		for x := range s.width {
			i := y*s.width + x
			pixel := row[4*x : 4*x+4 : 4*x+4]
			printX, printY := s.slopeX[i], s.slopeY[i]
			var edgeX, edgeY float32
			if s.edgeX != nil {
				edgeX, edgeY = s.edgeX[i], s.edgeY[i]
			}
			pixel[0], pixel[1], pixel[2], pixel[3] = 128, 128, s.coverage[i], 0
			print, edge := printX*printX+printY*printY, edgeX*edgeX+edgeY*edgeY
			if print+edge < 1e-6 {
				continue
			}
			nx, ny := -float64(printX+edgeX), -float64(printY+edgeY)
			unit := 127 / math.Sqrt(nx*nx+ny*ny+1)
			pixel[0] = uint8(128.5 + nx*unit)
			pixel[1] = uint8(128.5 + ny*unit)
			if edge > 0 {
				pixel[3] = uint8(255 * edge / (edge + print))
			}
		}
	}
}
