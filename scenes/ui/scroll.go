package ui

import (
	"math"

	"akuto/sprites"
)

// Scroll says that a node shows part of contents Height points tall. Name finds
// the offset again after a rebuild.
type Scroll struct {
	Name   string
	Height float64
}

// scrolling is where one scroll area stands.
type scrolling struct {
	offset, limit, speed float64
}

// Offset is how many points of the named contents lie above the window; a scene
// takes it off the y of everything inside.
func (f *Frame) Offset(name string) float64 { return f.root.scroll(name).offset }

func (r *Root) scroll(name string) *scrolling {
	s := r.scrolls[name]
	if s == nil {
		s = &scrolling{}
		r.scrolls[name] = s
	}
	return s
}

// measureScrolls learns the limits from a freshly built tree and reports
// whether an offset had to be brought back inside them.
func (r *Root) measureScrolls(tree *Node) (changed bool) {
	tree.Walk(func(n *Node) bool {
		if n.Scroll != nil {
			s := r.scroll(n.Scroll.Name)
			s.limit = math.Max(0, n.Scroll.Height-n.Rect.H)
			if clamped := min(max(s.offset, 0), s.limit); clamped != s.offset {
				s.offset, s.speed, changed = clamped, 0, true
			}
		}
		return true
	})
	return changed
}

// ScrollBy moves the innermost scroll area under p that can still move, by
// points downwards, and says whether one did.
func (r *Root) ScrollBy(p sprites.Point, points float64) bool {
	area := r.scrollAt(p)
	return area != nil && r.nudge(area.Scroll.Name, points)
}

// scrollByKey scrolls as ScrollBy does, and where nothing at p can, the first
// area that can: keys have no place of their own.
func (r *Root) scrollByKey(p sprites.Point, points float64) {
	if points == 0 || r.ScrollBy(p, points) {
		return
	}
	r.Tree().Walk(func(n *Node) bool {
		return n.Scroll == nil || !r.nudge(n.Scroll.Name, points)
	})
}

func (r *Root) nudge(name string, points float64) bool {
	s := r.scroll(name)
	offset := min(max(s.offset+points, 0), s.limit)
	if offset == s.offset {
		s.speed = 0
		return false
	}
	s.offset = offset
	r.Dirty()
	return true
}

func (r *Root) scrollAt(p sprites.Point) (area *Node) {
	r.Tree().Walk(func(n *Node) bool {
		if n.Scroll != nil && n.Rect.Contains(p) && r.scroll(n.Scroll.Name).limit > 0 {
			area = n
		}
		return true
	})
	return area
}

// glide lets a flung area run out; a tick takes a twentieth of its speed.
func (r *Root) glide() {
	for name, s := range r.scrolls {
		if s.speed == 0 || r.touch.dragging {
			continue
		}
		s.speed *= 0.95
		if math.Abs(s.speed) < 0.3 || r.Clock.Reduced || !r.nudge(name, s.speed) {
			s.speed = 0
		}
	}
}

func (r *Root) gliding() bool {
	for _, s := range r.scrolls {
		if s.speed != 0 {
			return true
		}
	}
	return false
}

// reveal scrolls the areas around a focused node until it is inside them.
func (r *Root) reveal(id string) {
	var path []*Node
	var descend func(n *Node) bool
	descend = func(n *Node) bool {
		path = append(path, n)
		if n.ID == id {
			return true
		}
		for _, child := range n.Children {
			if descend(child) {
				return true
			}
		}
		path = path[:len(path)-1]
		return false
	}
	tree := r.Tree()
	if id == "" || tree == nil || !descend(tree) {
		return
	}
	target := path[len(path)-1].Rect
	for _, n := range path {
		if n.Scroll == nil || n.ID == id {
			continue
		}
		const margin = 12
		if below := target.MaxY() + margin - n.Rect.MaxY(); below > 0 {
			r.nudge(n.Scroll.Name, min(below, target.Y-n.Rect.Y))
		} else if above := n.Rect.Y - target.Y + margin; above > 0 {
			r.nudge(n.Scroll.Name, -above)
		}
	}
}
