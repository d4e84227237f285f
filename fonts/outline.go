package fonts

import (
	"image"
	"math"

	"golang.org/x/image/vector"
)

// point is a place in an outline, y downward.
type point struct{ x, y float64 }

// segment is a piece of an outline: a move, a line, a quadratic or a cubic curve
// with 1, 1, 2 or 3 points, of which the last is where it ends.
type segment struct {
	kind   segmentKind
	points [3]point
}

type segmentKind uint8

const (
	moveTo segmentKind = iota
	lineTo
	quadTo
	cubeTo
)

// used gives how many of a segment's points count.
func (k segmentKind) used() int { return [...]int{1, 1, 2, 3}[k] }

// outline is a closed shape, filled nonzero.
type outline []segment

// bounds gives a box round all points; curves stay inside their points.
func (o outline) bounds() (low, high point) {
	low, high = point{math.Inf(1), math.Inf(1)}, point{math.Inf(-1), math.Inf(-1)}
	for _, s := range o {
		for _, p := range s.points[:s.kind.used()] {
			low = point{min(low.x, p.x), min(low.y, p.y)}
			high = point{max(high.x, p.x), max(high.y, p.y)}
		}
	}
	return low, high
}

// appended adds another outline, scaled and then moved by (x, y).
func (o outline) appended(other outline, scale, x, y float64) outline {
	for _, s := range other {
		for i, p := range s.points {
			s.points[i] = point{p.x*scale + x, p.y*scale + y}
		}
		o = append(o, s)
	}
	return o
}

// The greatest side of a mask in pixels: more than any screen asks for, and
// little enough that a wrong size can't eat the memory.
const maskLimit = 8192

// mask fills an outline given in pixels. The mask's pixels lie on the grid of
// the outline's origin.
func (o outline) mask() Mask {
	low, high := o.bounds()
	left, top := math.Floor(low.x), math.Floor(low.y)
	width, height := math.Ceil(high.x)-left, math.Ceil(high.y)-top
	if !(width > 0 && height > 0 && width <= maskLimit && height <= maskLimit) {
		return Mask{Alpha: image.NewAlpha(image.Rectangle{})}
	}
	raster := vector.NewRasterizer(int(width), int(height))
	at := func(p point) (float32, float32) { return float32(p.x - left), float32(p.y - top) }
	open := false
	for _, s := range o {
		ax, ay := at(s.points[0])
		bx, by := at(s.points[1])
		cx, cy := at(s.points[2])
		switch s.kind {
		case moveTo:
			if open {
				raster.ClosePath()
			}
			raster.MoveTo(ax, ay)
			open = true
		case lineTo:
			raster.LineTo(ax, ay)
		case quadTo:
			raster.QuadTo(ax, ay, bx, by)
		case cubeTo:
			raster.CubeTo(ax, ay, bx, by, cx, cy)
		}
	}
	if open {
		raster.ClosePath()
	}
	alpha := image.NewAlpha(raster.Bounds())
	raster.Draw(alpha, alpha.Bounds(), image.Opaque, image.Point{})
	return Mask{Alpha: alpha, Left: left, Top: top}
}
