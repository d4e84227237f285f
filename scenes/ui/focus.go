package ui

import "math"

// Focusables lists the nodes that Tab visits, in the tree's order.
func (r *Root) Focusables() (list []*Node) {
	r.Tree().Walk(func(n *Node) bool {
		if n.ID != "" && !n.PointerOnly && n.Focusable() {
			list = append(list, n)
		}
		return true
	})
	return list
}

// SetFocus puts the keyboard's focus on a node; seen draws its ring.
func (r *Root) SetFocus(id string, seen bool) {
	r.focus, r.focusSeen = id, seen
	r.reveal(id)
	r.tellPoint()
	r.Dirty()
}

// FocusSeen tells whether the focus shows its ring: the player is at the keys.
func (r *Root) FocusSeen() bool { return r.focusSeen }

// moveFocus steps through the Tab order, around the ends.
func (r *Root) moveFocus(step int) {
	list := r.Focusables()
	if len(list) == 0 {
		return
	}
	at := -1
	for i, n := range list {
		if n.ID == r.focus {
			at = i
		}
	}
	if at < 0 && step < 0 {
		at = 0
	}
	r.SetFocus(list[(at+step+len(list))%len(list)].ID, true)
}

// steer moves the focus to the nearest node in a direction.
func (r *Root) steer(dx, dy float64) {
	from := r.Tree().ByID(r.focus)
	if from == nil {
		// Nothing has the focus yet: a scene may name what an arrow goes to first.
		if first, ok := r.scene.(interface{ First() string }); ok && r.Tree().ByID(first.First()) != nil {
			r.SetFocus(first.First(), true)
		} else {
			r.moveFocus(1)
		}
		return
	}
	best, reach := "", math.Inf(1)
	for _, n := range r.Focusables() {
		if d := distance(from.Rect, n.Rect, dx, dy); n.ID != r.focus && d < reach {
			best, reach = n.ID, d
		}
	}
	if best != "" {
		r.SetFocus(best, true)
		return
	}
	// At the edge an arrow still scrolls what the focus stands in.
	r.scrollByKey(from.Rect.Center(), dy*80)
}

// Press handles one key: a scene with a Key method may take it, then come the
// keys of its nodes, then focus, Enter and Escape.
func (r *Root) Press(k Key) {
	tree := r.Tree()
	if tree == nil {
		return
	}
	if own, ok := r.scene.(interface{ Key(Key) bool }); ok && own.Key(k) {
		r.Dirty()
		return
	}
	focused := tree.ByID(r.focus)
	if (k == KeyEnter || k == KeySpace) && focused != nil && r.focusSeen {
		r.Activate(focused)
		return
	}
	owner := tree.Find(func(n *Node) bool {
		for _, own := range n.Keys {
			if own == k {
				return n.Focusable()
			}
		}
		return false
	})
	if owner != nil {
		r.Activate(owner)
		return
	}
	switch k {
	case KeyTab:
		r.moveFocus(1)
	case KeyBackTab:
		r.moveFocus(-1)
	case KeyUp:
		r.steer(0, -1)
	case KeyDown:
		r.steer(0, 1)
	case KeyLeft:
		r.steer(-1, 0)
	case KeyRight:
		r.steer(1, 0)
	case KeyPageDown, KeyPageUp:
		step := r.frame.Window.H * 0.8
		if k == KeyPageUp {
			step = -step
		}
		r.scrollByKey(r.frame.Window.Center(), step)
	case KeyEscape:
		r.scene.Back()
		r.Dirty()
	}
}
