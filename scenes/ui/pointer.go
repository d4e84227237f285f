package ui

import (
	"math"

	"akuto/sprites"
)

// touchState follows one finger or mouse button from press to release.
type touchState struct {
	down, dragging bool
	finger         bool
	start, last    sprites.Point
	area           string // scroll area that a drag moves
}

// slop is how far a finger may wander, in points, before a tap is a drag.
const slop = 10

// MoveMouse tells where the mouse is; inside is false once it left the window.
func (r *Root) MoveMouse(p sprites.Point, inside bool) {
	if p == r.pointer && inside == r.pointerInside && !r.frame.Touch {
		return
	}
	r.setTouch(false)
	r.pointer, r.pointerInside = p, inside
	r.setHover(p, inside)
	r.aimLeans()
}

func (r *Root) setTouch(touch bool) {
	if r.frame.Touch != touch {
		r.frame.Touch = touch
		r.Dirty()
	}
}

// UseTouch tells that a finger is what points, before the first touch comes.
func (r *Root) UseTouch() { r.setTouch(true) }

// Hold shows the node as a finger resting on it does, for pictures.
func (r *Root) Hold(id string) {
	r.hover, r.press = id, id
	r.tellPoint()
	r.Dirty()
}

func (r *Root) setHover(p sprites.Point, inside bool) {
	hover := ""
	if n := r.Tree().At(p); inside && n != nil {
		hover = n.ID
	}
	if hover != r.hover {
		r.hover = hover
		r.redraw = true
		r.tellPoint()
	}
}

// The second tap of a double tap: as soon and as near as this.
const (
	doubleTime  = 300 // milliseconds
	doubleReach = 24  // points
)

// falls says whether a press is the second of two quick taps of which the first
// put another scene in front: it was meant for the scene that is gone.
func (r *Root) falls(p sprites.Point) bool {
	return r.shownBy == r.taps && r.taps > 0 && r.Clock.Now()-r.lastUp < Ticks(doubleTime) &&
		math.Hypot(p.X-r.lastTap.X, p.Y-r.lastTap.Y) < doubleReach
}

// Down begins a press at p, by a finger or the mouse's first button.
func (r *Root) Down(p sprites.Point, finger bool) {
	if r.touch.down {
		return // a second finger changes nothing
	}
	if r.falls(p) {
		r.touch = touchState{down: true, finger: finger, start: p, last: p}
		return
	}
	r.setTouch(finger)
	r.focusSeen = false
	r.touch = touchState{down: true, finger: finger, start: p, last: p}
	if area := r.scrollAt(p); area != nil {
		r.touch.area = area.Scroll.Name
		r.scroll(r.touch.area).speed = 0
	}
	r.setHover(p, true)
	r.press = r.hover
	r.redraw = true
}

// Drag follows the press; a finger that wanders scrolls and no longer taps.
func (r *Root) Drag(p sprites.Point) {
	if !r.touch.down || p == r.touch.last {
		return
	}
	step := r.touch.last.Y - p.Y
	if r.touch.finger && !r.touch.dragging && r.touch.area != "" &&
		math.Hypot(p.X-r.touch.start.X, p.Y-r.touch.start.Y) > slop {
		r.touch.dragging = true
		r.press = ""
		step = r.touch.start.Y - p.Y
	}
	r.touch.last = p
	if r.touch.dragging {
		r.nudge(r.touch.area, step)
		s := r.scroll(r.touch.area)
		s.speed = 0.6*s.speed + 0.4*step
		return
	}
	r.setHover(p, true)
}

// Up ends the press: it counts as a click when it ends on the node it began on.
func (r *Root) Up(p sprites.Point) {
	if !r.touch.down {
		return
	}
	r.Drag(p)
	r.taps, r.lastUp, r.lastTap = r.taps+1, r.Clock.Now(), p
	touch, pressed := r.touch, r.press
	r.touch, r.press = touchState{}, ""
	r.redraw = true
	if !touch.dragging && pressed != "" {
		if n := r.Tree().At(p); n != nil && n.ID == pressed {
			r.focus = n.ID
			r.Activate(n)
		}
	}
	if touch.finger {
		r.hover = ""
		r.tellPoint()
	} else {
		r.setHover(p, r.pointerInside)
	}
}

// Cancel drops the press, as when the system takes the touch away.
func (r *Root) Cancel() { r.cancel() }

func (r *Root) cancel() {
	r.touch, r.press = touchState{}, ""
	r.redraw = true
}

// tellPoint lets the node under pointer or focus, and the one before it, know.
func (r *Root) tellPoint() {
	now := r.hover
	if now == "" && r.focusSeen {
		now = r.focus
	}
	if now == r.pointed {
		return
	}
	old := r.Tree().ByID(r.pointed)
	r.pointed = now
	if old != nil && old.Point != nil {
		old.Point(false)
		r.Dirty()
	}
	if n := r.Tree().ByID(now); n != nil && n.Point != nil {
		n.Point(true)
		r.Dirty()
	}
}
