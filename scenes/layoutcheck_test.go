package scenes

import (
	"fmt"
	"slices"
	"testing"

	"akuto/scenes/ui"
	"akuto/sprites"
)

// leastTarget is the least height of what a finger has to hit, in points.
const leastTarget = 40

// checkLayout fails the test for every text of the tree that is cut off, leaves
// the window or overlaps a neighbour, and for every target that is too small
// for a finger on the shapes that are touched.
func checkLayout(t testing.TB, tree *ui.Node, window sprites.Rect) {
	t.Helper()
	for _, fault := range layoutFaults(tree, window) {
		t.Error(fault)
	}
}

// placedNode is a node with the nodes it lies in, outermost first.
type placedNode struct {
	*ui.Node
	path []*ui.Node
}

func (p placedNode) in(n *ui.Node) bool { return n == p.Node || slices.Contains(p.path, n) }

// scrolls lists the scroll areas the node lies in.
func (p placedNode) scrolls() (list []*ui.Node) {
	for _, n := range p.path {
		if n.Scroll != nil {
			list = append(list, n)
		}
	}
	return list
}

// text is the part of the node's rectangle that its letters take: the line
// boxes without the leading.
func (p placedNode) text() sprites.Rect {
	r := p.Rect
	if p.Focusable() { // its rectangle is the target, with the text in its middle
		r = sprites.Rect{X: r.Center().X - p.Block.Width/2, Y: r.Center().Y - p.Block.Height/2, W: p.Block.Width, H: p.Block.Height}
	}
	if leading := p.Block.Style.Line - p.Block.Style.Size; leading > 0 {
		r.Y, r.H = r.Y+leading/2, r.H-leading
	}
	return r
}

// seen is what of r the scroll areas around the node let through; all of it when
// the other node lies in the same ones.
func (p placedNode) seen(r sprites.Rect, other placedNode) sprites.Rect {
	if slices.Equal(p.scrolls(), other.scrolls()) {
		return r
	}
	for _, area := range p.scrolls() {
		r = r.Intersect(area.Rect)
	}
	return r
}

func (p placedNode) String() string {
	name := p.Label
	if name == "" && p.Block != nil && len(p.Block.Lines) > 0 && len(p.Block.Lines[0].Runs) > 0 {
		name = p.Block.Lines[0].Runs[0].Text
	}
	return fmt.Sprintf("%s %q at %.1f", p.Role, name, p.Rect)
}

// layoutFaults describes every fault that checkLayout looks for.
func layoutFaults(tree *ui.Node, window sprites.Rect) (faults []string) {
	report := func(format string, args ...any) {
		faults = append(faults, fmt.Sprintf("in a window of %.0f×%.0f ", window.W, window.H)+fmt.Sprintf(format, args...))
	}
	var texts, targets []placedNode
	var walk func(n *ui.Node, path []*ui.Node)
	walk = func(n *ui.Node, path []*ui.Node) {
		p := placedNode{n, path}
		if n.Block != nil {
			texts = append(texts, p)
		}
		if n.ID != "" && n.Focusable() && !n.PointerOnly {
			targets = append(targets, p)
		}
		for _, child := range n.Children {
			walk(child, append(path[:len(path):len(path)], n))
		}
	}
	walk(tree, nil)

	const tolerance = .5
	for _, p := range texts {
		if p.Block.Width > p.Rect.W+tolerance || p.Block.Height > p.Rect.H+tolerance {
			report("%v is %.1f×%.1f large and so cut off", p, p.Block.Width, p.Block.Height)
		}
		bounds, areas := window, p.scrolls()
		if len(areas) > 0 {
			bounds = areas[len(areas)-1].Rect
			bounds.Y, bounds.H = -1e6, 2e6
		}
		r := p.text()
		if r.X < bounds.X-tolerance || r.MaxX() > bounds.MaxX()+tolerance || r.Y < bounds.Y-tolerance || r.MaxY() > bounds.MaxY()+tolerance {
			report("%v leaves its bounds %.1f", p, bounds)
		}
	}
	for i, p := range texts {
		for _, q := range texts[i+1:] {
			if both := p.seen(p.text(), q).Intersect(q.seen(q.text(), p)); both.W > tolerance && both.H > tolerance {
				report("%v and %v overlap", p, q)
			}
		}
		for _, q := range targets {
			if q.Hit != nil || p.in(q.Node) || q.in(p.Node) {
				continue
			}
			if both := p.seen(p.text(), q).Intersect(q.seen(q.Rect, p)); both.W > tolerance && both.H > tolerance {
				report("%v lies over the target %v", p, q)
			}
		}
	}
	touched := ui.ShapeOf(window.W, window.H) != ui.Desktop
	for i, p := range targets {
		if touched && p.Rect.H < leastTarget {
			report("%v is too low a target", p)
		}
		for _, q := range targets[i+1:] {
			if p.Hit != nil || q.Hit != nil || p.in(q.Node) || q.in(p.Node) {
				continue
			}
			if both := p.seen(p.Rect, q).Intersect(q.seen(q.Rect, p)); both.W > tolerance && both.H > tolerance {
				report("the targets %v and %v overlap", p, q)
			}
		}
	}
	return faults
}
