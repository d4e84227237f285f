package sprites

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"
)

const (
	// maxLean is the most that a card leans about either axis.
	maxLean = 12 * math.Pi / 180
	// viewDistance is how far the eye is from a leaning card, in its widths.
	viewDistance = 3.3
	// fullRise is how far a leaning card rises, in points.
	fullRise = 14
)

// view maps a flat piece of paper to the screen: it leans about its centre in
// true perspective, then turns by its angle. All in pixels.
type view struct {
	rect               Rect
	center             Point
	sin, cos           float64 // of the angle
	sinX, cosX         float64 // of the lean about the upright axis
	sinY, cosY         float64 // of the lean about the level axis
	distance, rise     float64
	straight, flattish bool
}

func newView(r Rect, angle float64, lean Lean, scale float64) view {
	v := view{rect: r, center: r.Center()}
	v.sin, v.cos = math.Sincos(angle)
	v.sinX, v.cosX = math.Sincos(math.Min(math.Max(lean.X, -maxLean), maxLean))
	v.sinY, v.cosY = math.Sincos(math.Min(math.Max(lean.Y, -maxLean), maxLean))
	v.distance = viewDistance * r.W
	v.rise = fullRise * scale * lean.Rise
	v.flattish = lean.X == 0 && lean.Y == 0 && lean.Rise == 0
	v.straight = angle == 0 && v.flattish
	return v
}

// place gives where a point of the paper comes to lie on the screen, and how
// much nearer (greater) or farther it is: the q of the perspective.
func (v *view) place(x, y float64) (Point, float64) {
	if v.straight {
		return Point{x, y}, 1
	}
	dx, dy := x-v.center.X, y-v.center.Y
	q := 1.
	if !v.flattish {
		// A positive lean turns the normal to the right and down: the right
		// and the bottom go away from the eye.
		away := dx*v.sinX + dy*v.sinY*v.cosX - v.rise
		q = v.distance / (v.distance + away)
		dx, dy = (dx*v.cosX-dy*v.sinX*v.sinY)*q, dy*v.cosY*q
	}
	return Point{v.center.X + dx*v.cos - dy*v.sin, v.center.Y + dx*v.sin + dy*v.cos}, q
}

// corners gives the quad of a part of a baked face; the part is in pixels
// before the paper leans or turns.
func (v *view) corners(e *entry, part Rect, corners *[4]ebiten.Vertex) {
	perX, perY := float64(e.w)/v.rect.W, float64(e.h)/v.rect.H
	for i := range corners {
		x, y := part.X, part.Y
		if i == 1 || i == 2 {
			x += part.W
		}
		if i >= 2 {
			y += part.H
		}
		at, q := v.place(x, y)
		texX, texY := float64(e.x)+(x-v.rect.X)*perX, float64(e.y)+(y-v.rect.Y)*perY
		corners[i] = ebiten.Vertex{
			DstX: float32(at.X), DstY: float32(at.Y),
			Custom0: float32(texX * q), Custom1: float32(texY * q), Custom2: float32(q),
		}
	}
}

// sheen gives the radius and the centre of a leaning card's sheen on the
// screen: it reaches to the corner farthest from the pointer. Aside is how far
// from the card's middle it is, in 64ths of the way to an edge.
func (v *view) sheen(lean Lean) (radius float64, at Point, aside int) {
	x, y := v.rect.X+lean.At.X*v.rect.W, v.rect.Y+lean.At.Y*v.rect.H
	at, _ = v.place(x, y)
	for i := range 4 {
		cx, cy := v.rect.X, v.rect.Y
		if i == 1 || i == 2 {
			cx = v.rect.MaxX()
		}
		if i >= 2 {
			cy = v.rect.MaxY()
		}
		corner, _ := v.place(cx, cy)
		radius = math.Max(radius, math.Hypot(corner.X-at.X, corner.Y-at.Y))
	}
	off := math.Max(math.Abs(lean.At.X-.5), math.Abs(lean.At.Y-.5)) * 2
	return math.Max(radius, 1), at, int(math.Min(off, 1) * 64)
}

// part is the view of a rectangle on the paper, which leans with all of it.
func (v *view) part(r Rect) view {
	part := *v
	part.rect = r
	return part
}
