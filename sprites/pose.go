package sprites

import "math"

// Face is what is printed on a card. The zero Face is blank stock.
type Face struct {
	// Rank is the rank as printed ("10", "Q"); Mark the suit (♣♠♥♦).
	Rank string
	Mark rune
	// Kanji stands in the panel, Name at the foot.
	Kanji, Name string
	// Red prints everything in vermilion.
	Red bool
	// Deck makes it a suit deck's card: one kanji in a panel, no rank.
	Deck bool
}

// Lean tells how a card under the pointer leans toward it.
type Lean struct {
	// X and Y are the angles in radians about the vertical and the horizontal
	// axis, at most 12°. Positive X turns the normal to the right, positive Y
	// down.
	X, Y float64
	// Rise is the share, 0..1, of the 14 points that the card rises.
	Rise float64
	// Sheen is the strength of the sheen, 0..1, and At its centre on the card,
	// 0..1 each way.
	Sheen float64
	At    Point
}

// Pose tells where and how a card lies.
type Pose struct {
	Center Point
	// W is the card's width in points.
	W float64
	// Angle is in radians, clockwise.
	Angle float64
	// Ink is 1 for a card in play and 0 for one without ink.
	Ink float64
	// Lift is 0 for a card that lies and 1 for one that is held up.
	Lift  float64
	Lean  Lean
	Alpha float64
	// Veil, 0..1, pales the card toward the paper it lies on; unlike a faint
	// alpha it hides what lies under the card.
	Veil float64
	// Ring draws the vermilion ring of selection.
	Ring bool
}

// CardHeight gives the height of a card w wide.
func CardHeight(w float64) float64 { return w * 7 / 5 }

// Quad gives the card's corners, from the top-left clockwise, in points,
// with its angle but without its lean.
func (p Pose) Quad() [4]Point {
	sin, cos := math.Sincos(p.Angle)
	w, h := p.W/2, CardHeight(p.W)/2
	at := func(x, y float64) Point {
		return Point{p.Center.X + x*cos - y*sin, p.Center.Y + x*sin + y*cos}
	}
	return [4]Point{at(-w, -h), at(w, -h), at(w, h), at(-w, h)}
}

// Contains says whether the point lies on the card.
func (p Pose) Contains(q Point) bool {
	sin, cos := math.Sincos(p.Angle)
	dx, dy := q.X-p.Center.X, q.Y-p.Center.Y
	x, y := dx*cos+dy*sin, -dx*sin+dy*cos
	return math.Abs(x) <= p.W/2 && math.Abs(y) <= CardHeight(p.W)/2
}

// Bounds gives the upright rectangle around the card.
func (p Pose) Bounds() Rect {
	sin, cos := math.Sincos(p.Angle)
	sin, cos = math.Abs(sin), math.Abs(cos)
	w, h := p.W*cos+CardHeight(p.W)*sin, p.W*sin+CardHeight(p.W)*cos
	return Rect{p.Center.X - w/2, p.Center.Y - h/2, w, h}
}
