package sprites

import "math"

// Point is a place on the canvas, in points.
type Point struct{ X, Y float64 }

// Rect is a rectangle on the canvas, in points.
type Rect struct{ X, Y, W, H float64 }

// MaxX is the right edge.
func (r Rect) MaxX() float64 { return r.X + r.W }

// MaxY is the bottom edge.
func (r Rect) MaxY() float64 { return r.Y + r.H }

// Center is the middle of the rectangle.
func (r Rect) Center() Point { return Point{r.X + r.W/2, r.Y + r.H/2} }

// Empty says that the rectangle holds no point.
func (r Rect) Empty() bool { return r.W <= 0 || r.H <= 0 }

// Contains says whether p lies in r; the left and top edges belong to it, the
// right and bottom edges don't.
func (r Rect) Contains(p Point) bool {
	return p.X >= r.X && p.X < r.MaxX() && p.Y >= r.Y && p.Y < r.MaxY()
}

// Inset gives the rectangle with every side moved inwards by d (outwards where
// d is negative).
func (r Rect) Inset(d float64) Rect { return Rect{r.X + d, r.Y + d, r.W - 2*d, r.H - 2*d} }

// Offset gives the rectangle moved by dx, dy.
func (r Rect) Offset(dx, dy float64) Rect { return Rect{r.X + dx, r.Y + dy, r.W, r.H} }

// Intersect gives what r and s share, the zero Rect where they share nothing.
func (r Rect) Intersect(s Rect) Rect {
	x, y := math.Max(r.X, s.X), math.Max(r.Y, s.Y)
	both := Rect{x, y, math.Min(r.MaxX(), s.MaxX()) - x, math.Min(r.MaxY(), s.MaxY()) - y}
	if both.Empty() {
		return Rect{}
	}
	return both
}

// Union gives the least rectangle that holds r and s; an empty one adds nothing.
func (r Rect) Union(s Rect) Rect {
	if r.Empty() {
		return s
	}
	if s.Empty() {
		return r
	}
	x, y := math.Min(r.X, s.X), math.Min(r.Y, s.Y)
	return Rect{x, y, math.Max(r.MaxX(), s.MaxX()) - x, math.Max(r.MaxY(), s.MaxY()) - y}
}

// Overlaps says whether r and s share an area.
func (r Rect) Overlaps(s Rect) bool { return !r.Intersect(s).Empty() }
