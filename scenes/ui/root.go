package ui

import (
	"math"

	"akuto/sprites"
)

// Scene describes itself as nodes, from its state and the frame.
type Scene interface {
	// Build returns the scene's tree; it is called again after every change.
	Build(f *Frame) *Node
	// Back is what Escape and a phone's back button do.
	Back()
}

// Root holds the scene in front and turns input into activations of its nodes.
type Root struct {
	Clock *Clock
	// Refused is told why a node that was tapped can't be activated.
	Refused func(reason string)

	scene         Scene
	tree          *Node
	frame         Frame
	dirty         bool
	redraw        bool
	focus         string // node with the keyboard's focus
	focusSeen     bool   // the focus ring shows only after a key moved it
	hover, press  string
	pointed       string // the node whose Point was last told true
	pointer       sprites.Point
	pointerInside bool
	touch         touchState
	// The last tap: how many there were, when (in ticks) and where; and the
	// count at which another scene came to the front.
	taps, lastUp, shownBy int
	lastTap               sprites.Point
	scrolls               map[string]*scrolling
	leans                 map[string]*lean
}

// NewRoot returns a root with an empty window; Resize it before use.
func NewRoot(clock *Clock) *Root {
	r := &Root{Clock: clock, scrolls: map[string]*scrolling{}, leans: map[string]*lean{}, dirty: true, redraw: true}
	r.frame = Frame{Clock: clock, root: r}
	return r
}

// Resize sets the window in points and the edges taken from it.
func (r *Root) Resize(width, height float64, in Insets) {
	window := sprites.Rect{W: width, H: height}
	safe := sprites.Rect{X: in.Left, Y: in.Top, W: width - in.Left - in.Right, H: height - in.Top - in.Bottom}
	if window == r.frame.Window && safe == r.frame.Safe {
		return
	}
	r.frame.Window, r.frame.Safe = window, safe
	r.frame.Shape = ShapeOf(safe.W, safe.H)
	r.frame.Short = IsShort(safe.W, safe.H)
	r.cancel()
	r.Dirty()
}

// Frame is what scenes build from.
func (r *Root) Frame() *Frame { return &r.frame }

// Show puts a scene in front. Presses begun on the old one are dropped, so a
// quick second tap can't fall through to the new one.
func (r *Root) Show(s Scene) {
	if r.scene == s {
		return
	}
	r.scene = s
	r.shownBy = r.taps
	r.cancel()
	r.focus, r.hover = "", ""
	r.Dirty()
}

// Scene is the scene in front.
func (r *Root) Scene() Scene { return r.scene }

// Dirty asks for the tree to be built again and drawn.
func (r *Root) Dirty() { r.dirty, r.redraw = true, true }

// Redraw asks for a frame of the tree as it is.
func (r *Root) Redraw() { r.redraw = true }

// TakeRedraw says whether anything changed since it was last asked.
func (r *Root) TakeRedraw() bool {
	redraw := r.redraw
	r.redraw = false
	return redraw
}

// Tree is the tree of the scene in front, built again if anything changed.
func (r *Root) Tree() *Node {
	if r.scene == nil {
		return nil
	}
	// A new limit can move an offset, which moves nodes: one more build settles it.
	for range 2 {
		if !r.dirty {
			break
		}
		r.dirty = false
		r.tree = r.scene.Build(&r.frame)
		if r.measureScrolls(r.tree) {
			r.dirty = true
		}
	}
	r.dirty = false
	return r.tree
}

// Build builds a scene that lies below the one in front, with its scroll areas
// inside their limits.
func (r *Root) Build(s Scene) *Node {
	tree := s.Build(&r.frame)
	if r.measureScrolls(tree) {
		tree = s.Build(&r.frame)
	}
	return tree
}

// Tick moves what follows the pointer: leaning cards and flung lists.
func (r *Root) Tick() {
	r.glide()
	r.leanTick()
}

// AtRest is true when no motion runs, no list glides and no card leans.
func (r *Root) AtRest() bool {
	return r.Clock.AtRest() && !r.gliding() && r.leansAtRest() && !r.redraw
}

// Activate does what a click on the node does: its action, or its refusal.
func (r *Root) Activate(n *Node) {
	switch {
	case n == nil:
	case n.Refusal != "":
		if r.Refused != nil {
			r.Refused(n.Refusal)
		}
	case n.Activate != nil:
		n.Activate()
	}
	r.Dirty()
}

// Paint draws a tree, with the look of each node as the input left it. Only the
// tree in front is live; the ones under a sheet are drawn at rest.
func (r *Root) Paint(c *sprites.Canvas, tree *Node, live bool) {
	if tree == nil {
		return
	}
	var look Look
	if live && tree.ID != "" {
		look = Look{Hover: tree.ID == r.hover, Press: tree.ID == r.press && tree.ID == r.hover, Focus: r.focusSeen && tree.ID == r.focus}
		if tree.Leans {
			look.Lean = r.leanOf(tree.ID)
		}
	}
	if tree.Paint != nil {
		tree.Paint(c, look)
	}
	if tree.Scroll != nil {
		c.Clip(tree.Rect)
		for _, child := range tree.Children {
			if child.Rect.Overlaps(tree.Rect.Inset(-60)) || len(child.Children) > 0 {
				r.Paint(c, child, live)
			}
		}
		c.Unclip()
	} else {
		for _, child := range tree.Children {
			r.Paint(c, child, live)
		}
	}
	if look.Focus && !tree.Bare {
		c.Focus(tree.Rect, tree.Corner)
	}
}

// distance is how far b's centre lies from a's in direction (dx, dy), with what
// lies off the axis counted double; infinite when it lies the other way.
func distance(a, b sprites.Rect, dx, dy float64) float64 {
	p, q := a.Center(), b.Center()
	along := (q.X-p.X)*dx + (q.Y-p.Y)*dy
	across := math.Abs((q.X-p.X)*dy) + math.Abs((q.Y-p.Y)*dx)
	if along <= 1 {
		return math.Inf(1)
	}
	return along + 2*across
}
