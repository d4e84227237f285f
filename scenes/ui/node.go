// Package ui is the part of a scene that every scene shares: the tree of
// nodes a scene describes itself with, and what pointer, touch, keys and focus
// do to it. One tree serves input, the layout checks, the browser's
// screen-reader mirror and the tests.
package ui

import (
	"akuto/fonts"
	"akuto/sprites"
)

// Role says what a node is to someone who can't see it.
type Role uint8

// The roles a node can have.
const (
	Group Role = iota
	Button
	Card
	Dialog
	Heading
	Text
	Status
	List
	Image
)

var roleNames = [...]string{"group", "button", "card", "dialog", "heading", "text", "status", "list", "image"}

// String gives the role as a word, as the screen-reader mirror and the tests
// print it.
func (r Role) String() string { return roleNames[r] }

// Node is one thing on the screen. Rectangles are in points of the window,
// scrolling already taken off.
type Node struct {
	// ID stays the same over rebuilds; focus, hover and press hang on it.
	ID   string
	Role Role
	// Label is the name in words ("Queen of Spades, monster 12"), Description
	// what more there is to say ("−5 health with the 7 of Diamonds").
	Label, Description string
	Rect               sprites.Rect
	// Hit narrows the rectangle for shapes that aren't upright, such as a
	// card in a fan; nil takes the whole rectangle.
	Hit func(sprites.Point) bool
	// Refusal says in a sentence why the node can't be activated now; empty
	// when it can.
	Refusal string
	// Keys activate the node from anywhere in its scene.
	Keys []Key
	// Activate is what a click, a tap, Enter or a key does; nil for what is
	// only looked at.
	Activate func()
	// Point is told when the pointer or the focus comes (true) or goes; nil
	// when nothing follows from it.
	Point func(on bool)
	// Leans says that the node follows a mouse with a tilt and a sheen.
	Leans bool
	// PointerOnly keeps Tab away: the scrim behind a sheet, whose tap does what
	// the sheet's own button does.
	PointerOnly bool
	// Corner is the radius, in points, of the ring that shows keyboard focus.
	Corner float64
	// Bare leaves that ring to the node's own Paint.
	Bare bool
	// Block is the text the node shows, laid out; nil when it shows none.
	Block *fonts.Block
	// Paint draws the node under its children.
	Paint    func(c *sprites.Canvas, l Look)
	Children []*Node
	// Scroll makes the node a window onto taller contents.
	Scroll *Scroll
}

// Look is how a node stands while it is painted.
type Look struct {
	Hover, Press, Focus bool
	Lean                sprites.Lean
}

// Add appends children and returns the node, so that trees read as they nest.
func (n *Node) Add(children ...*Node) *Node {
	for _, child := range children {
		if child != nil {
			n.Children = append(n.Children, child)
		}
	}
	return n
}

// Focusable says whether Tab stops at the node: everything that can be
// activated, also when it is refused just now, so that its reason can be read.
func (n *Node) Focusable() bool { return n.Activate != nil || n.Refusal != "" }

// Contains is the hit test of this node alone.
func (n *Node) Contains(p sprites.Point) bool {
	if n.Hit != nil {
		return n.Hit(p)
	}
	return n.Rect.Contains(p)
}

// At returns the node that a pointer at p would activate: the last painted
// focusable node under it, or nil.
func (n *Node) At(p sprites.Point) *Node {
	if n == nil || n.Scroll != nil && !n.Rect.Contains(p) {
		return nil
	}
	for i := len(n.Children) - 1; i >= 0; i-- {
		if hit := n.Children[i].At(p); hit != nil {
			return hit
		}
	}
	if n.Focusable() && n.Contains(p) {
		return n
	}
	return nil
}

// Walk calls visit for the node and everything below it, parents first, until
// visit returns false.
func (n *Node) Walk(visit func(*Node) bool) bool {
	if n == nil {
		return true
	}
	if !visit(n) {
		return false
	}
	for _, child := range n.Children {
		if !child.Walk(visit) {
			return false
		}
	}
	return true
}

// Find returns the first node for which is holds, or nil.
func (n *Node) Find(is func(*Node) bool) *Node {
	var found *Node
	n.Walk(func(m *Node) bool {
		if is(m) {
			found = m
		}
		return found == nil
	})
	return found
}

// ByID returns the node with that ID, or nil.
func (n *Node) ByID(id string) *Node {
	if id == "" {
		return nil
	}
	return n.Find(func(m *Node) bool { return m.ID == id })
}
