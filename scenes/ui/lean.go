package ui

import (
	"math"

	"akuto/sprites"
)

// lean is how one card follows the mouse: where it stands, what it aims at and
// which share of the way it goes in a tick.
type lean struct {
	now, aim sprites.Lean
	share    float64
}

// maxLean is twelve degrees about each axis.
const maxLean = 12 * math.Pi / 180

// A following card covers 63 % of the way in 120 ms (the design's lag), a
// released one settles within about 350 ms.
var (
	followShare  = 1 - math.Exp(-1.0/float64(Ticks(120)))
	releaseShare = 1 - math.Exp(-4.0/float64(Ticks(350)))
)

// leanTarget is the node that leans now: the one under the mouse, if it may.
func (r *Root) leanTarget() string {
	if r.frame.Touch || r.Clock.Reduced || !r.pointerInside {
		return ""
	}
	if n := r.Tree().Find(func(n *Node) bool { return n.Leans && n.ID == r.hover }); n != nil && n.ID != "" {
		return n.ID
	}
	// Cards that can't be clicked lean too.
	found := ""
	r.Tree().Walk(func(n *Node) bool {
		if n.Leans && n.ID != "" && n.Contains(r.pointer) && r.hover == "" {
			found = n.ID
		}
		return true
	})
	return found
}

// aimLeans says where each card wants to stand: the one under the mouse turned
// to it, every other one flat.
func (r *Root) aimLeans() {
	target := r.leanTarget()
	if target != "" && r.leans[target] == nil {
		r.leans[target] = &lean{}
	}
	for id, l := range r.leans {
		l.aim = sprites.Lean{At: l.now.At}
		l.share = releaseShare
		if id == target {
			l.aim = aimAt(r.Tree().ByID(id).Rect, r.pointer)
			l.share = followShare
			if l.now.Sheen < 0.02 {
				l.now.At = l.aim.At // the sheen appears where the pointer is
			}
		}
	}
}

func (r *Root) leanTick() {
	if len(r.leans) == 0 && !r.pointerInside {
		return
	}
	r.aimLeans()
	for id, l := range r.leans {
		before := l.now
		l.now = mixLean(l.now, l.aim, l.share)
		if before != l.now {
			r.redraw = true
		}
		if l.now == (sprites.Lean{At: l.now.At}) && l.now == l.aim {
			delete(r.leans, id)
		}
	}
}

// aimAt turns the card's face toward the pointer.
func aimAt(rect sprites.Rect, p sprites.Point) sprites.Lean {
	at := sprites.Point{X: clamp01((p.X - rect.X) / rect.W), Y: clamp01((p.Y - rect.Y) / rect.H)}
	return sprites.Lean{X: (at.X*2 - 1) * maxLean, Y: (at.Y*2 - 1) * maxLean, Rise: 1, Sheen: 1, At: at}
}

func clamp01(x float64) float64 { return min(max(x, 0), 1) }

// mixLean goes a share of the way and snaps once the rest can't be seen.
func mixLean(a, b sprites.Lean, share float64) sprites.Lean {
	step := func(from, to, near float64) float64 {
		if math.Abs(to-from) < near {
			return to
		}
		return Mix(from, to, share)
	}
	return sprites.Lean{
		X: step(a.X, b.X, 0.001), Y: step(a.Y, b.Y, 0.001),
		Rise: step(a.Rise, b.Rise, 0.005), Sheen: step(a.Sheen, b.Sheen, 0.005),
		At: sprites.Point{X: step(a.At.X, b.At.X, 0.002), Y: step(a.At.Y, b.At.Y, 0.002)},
	}
}

func (r *Root) leanOf(id string) sprites.Lean {
	if l := r.leans[id]; l != nil {
		return l.now
	}
	return sprites.Lean{}
}

func (r *Root) leansAtRest() bool {
	for _, l := range r.leans {
		if l.now != l.aim {
			return false
		}
	}
	return true
}
