package ui

import "akuto/sprites"

// Shape is one of the three ways the screens are laid out.
type Shape uint8

// The three shapes: one screen with a side column, one scrolling column, and
// the short landscape of a phone on its side.
const (
	Desktop Shape = iota
	Column
	Landscape
)

// Insets are the edges of the screen that a notch or a home bar takes, in points.
type Insets struct{ Top, Right, Bottom, Left float64 }

// Frame is what a scene may know while it builds its nodes.
type Frame struct {
	// Window is the whole window; Safe is what notches and bars leave of it.
	Window, Safe sprites.Rect
	Shape        Shape
	// Short is the desktop with little room: smaller type and margins.
	Short bool
	// Touch is true when the last pointer was a finger: no hover, no key hints.
	Touch bool
	Clock *Clock
	root  *Root
}

// Focused is the ID of the node that the keyboard's focus is on, or "".
func (f *Frame) Focused() string { return f.root.focus }

// ShapeOf picks the layout for a window in points. 560 is the least height at
// which the one-screen table keeps cards of 84 points.
func ShapeOf(width, height float64) Shape {
	switch {
	case width >= 1000 && height >= 560 && width >= height:
		return Desktop
	case width > height && height < 560 && width >= 520:
		return Landscape
	default:
		return Column
	}
}

// IsShort tells whether the desktop's short measures apply.
func IsShort(width, height float64) bool { return width <= 1180 || height <= 780 }
