package sprites

import (
	"math"
	"testing"
)

func TestRect(t *testing.T) {
	r := Rect{10, 20, 30, 40}
	if r.MaxX() != 40 || r.MaxY() != 60 || r.Center() != (Point{25, 40}) {
		t.Errorf("The edges and the centre of %v are %v, %v and %v.", r, r.MaxX(), r.MaxY(), r.Center())
	}
	for _, c := range []struct {
		what      string
		got, want any
	}{
		{"inset", r.Inset(5), Rect{15, 25, 20, 30}},
		{"outset", r.Inset(-5), Rect{5, 15, 40, 50}},
		{"offset", r.Offset(-10, 1), Rect{0, 21, 30, 40}},
		{"intersection", r.Intersect(Rect{0, 0, 20, 30}), Rect{10, 20, 10, 10}},
		{"intersection of neighbours", r.Intersect(Rect{40, 20, 5, 5}), Rect{}},
		{"union", r.Union(Rect{0, 0, 5, 5}), Rect{0, 0, 40, 60}},
		{"union with nothing", r.Union(Rect{}), r},
		{"nothing's union", Rect{}.Union(r), r},
		{"overlap", r.Overlaps(Rect{39, 59, 9, 9}), true},
		{"overlap of neighbours", r.Overlaps(Rect{40, 20, 9, 9}), false},
		{"emptiness", Rect{1, 1, 0, 5}.Empty(), true},
		{"the corner inside", r.Contains(Point{10, 20}), true},
		{"the corner outside", r.Contains(Point{40, 60}), false},
	} {
		if c.got != c.want {
			t.Errorf("The %s is %v; want %v.", c.what, c.got, c.want)
		}
	}
}

// A card of 100×140 about (200, 300): its quad, and what it contains straight
// and on its side.
func TestPose(t *testing.T) {
	if h := CardHeight(100); h != 140 {
		t.Fatalf("A card 100 wide is %v high; want 140.", h)
	}
	p := Pose{Center: Point{200, 300}, W: 100}
	if q := p.Quad(); q != [4]Point{{150, 230}, {250, 230}, {250, 370}, {150, 370}} {
		t.Errorf("The corners of a straight card are %v.", q)
	}
	if b := p.Bounds(); b != (Rect{150, 230, 100, 140}) {
		t.Errorf("The bounds of a straight card are %v.", b)
	}
	below := Point{200, 365} // 65 below the centre
	if !p.Contains(below) {
		t.Error("A straight card doesn't contain a point 65 below its centre.")
	}
	p.Angle = math.Pi / 2
	if p.Contains(below) {
		t.Error("A card on its side contains a point 65 below its centre.")
	}
	if !p.Contains(Point{265, 300}) {
		t.Error("A card on its side doesn't contain a point 65 beside its centre.")
	}
	// Turned clockwise the top-left corner comes to the top-right.
	if q := p.Quad()[0]; math.Abs(q.X-270) > 1e-9 || math.Abs(q.Y-250) > 1e-9 {
		t.Errorf("The first corner of a card on its side lies at %v; want (270, 250).", q)
	}
	if b := p.Bounds(); math.Abs(b.W-140) > 1e-9 || math.Abs(b.H-100) > 1e-9 {
		t.Errorf("The bounds of a card on its side are %v.", b)
	}
	// All corners belong to a card at any angle, a step beyond them doesn't.
	p.Angle = .3
	for i, q := range p.Quad() {
		in := Point{p.Center.X + .99*(q.X-p.Center.X), p.Center.Y + .99*(q.Y-p.Center.Y)}
		out := Point{p.Center.X + 1.01*(q.X-p.Center.X), p.Center.Y + 1.01*(q.Y-p.Center.Y)}
		if !p.Contains(in) || p.Contains(out) {
			t.Errorf("Corner %d at %v isn't where the card ends.", i, q)
		}
	}
}

// A card leans toward the pointer at its right: the right edge goes away from
// the eye and gets shorter, and the rise makes all of it larger.
func TestLeanInPerspective(t *testing.T) {
	r := Rect{0, 0, 200, 280}
	v := newView(r, 0, Lean{X: .2}, 1)
	height := func(x float64) float64 {
		top, _ := v.place(x, 0)
		bottom, _ := v.place(x, 280)
		return bottom.Y - top.Y
	}
	if left, right := height(0), height(200); left <= 280 || right >= 280 {
		t.Errorf("Leaning right the left edge is %.1f long and the right one %.1f; want more and less than 280.", left, right)
	}
	// 100 from the axis, sin .2 of it away: 660/(660+19.87).
	if _, q := v.place(200, 140); math.Abs(q-660/(660+100*math.Sin(.2))) > 1e-9 {
		t.Errorf("The right edge is at %v of its size.", q)
	}
	up := newView(r, 0, Lean{Rise: 1}, 1)
	if p, q := up.place(200, 140); q <= 1 || p.X <= 200 {
		t.Errorf("A card that rises doesn't get larger: %v, %v.", p, q)
	}
}
