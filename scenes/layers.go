package scenes

import (
	"akuto/scenes/ui"
	"akuto/sprites"
)

// kind is how a scene comes and goes.
type kind uint8

const (
	base    kind = iota // fills the window
	sheet               // slides in from below over a scrim
	dialog              // comes up a little, centred, over a scrim
	curtain             // covers everything and takes no scrim
)

type scene interface {
	ui.Scene
	kind() kind
}

// layer is a scene in the stack, with its coming and going.
type layer struct {
	scene       scene
	enter, exit ui.Motion
	going       bool
	tree        *ui.Node
	version     int
}

// show replaces the whole stack by one scene.
func (a *App) show(s scene) {
	a.layers = []*layer{{scene: s}}
	a.leaving = nil
	a.root.Show(s)
	a.changed()
}

// open puts a sheet or a dialog on top.
func (a *App) open(s scene) {
	a.refusal = ""
	l := &layer{scene: s}
	switch s.kind() {
	case sheet:
		l.enter = a.clock.Start(320, 0)
	case dialog:
		l.enter = a.clock.Start(300, 0)
	}
	settled := a.belowIsStill()
	a.layers = append(a.layers, l)
	a.root.Show(s)
	a.changed()
	if settled {
		a.settled = a.version // only the new layer moves
	}
}

// belowIsStill says whether nothing moves that a new layer would cover.
func (a *App) belowIsStill() bool {
	return a.settled == a.version && len(a.leaving) == 0
}

// cover puts the splash on top of everything.
func (a *App) cover(s scene) { a.open(s) }

// swap replaces the sheet in front by another without the old one sliding out.
func (a *App) swap(s scene) {
	a.layers[len(a.layers)-1] = &layer{scene: s}
	a.root.Show(s)
	a.changed()
}

// close takes the scene in front away; the bottom one stays.
func (a *App) close() {
	if len(a.layers) < 2 {
		return
	}
	l := a.front()
	a.layers = a.layers[:len(a.layers)-1]
	if l.scene.kind() != curtain {
		l.going, l.exit = true, a.clock.Start(220, 0)
		a.leaving = append(a.leaving, l)
	}
	a.root.Show(a.front().scene)
	a.changed()
}

// closeAll leaves only the scene at the bottom.
func (a *App) closeAll() {
	for len(a.layers) > 1 {
		a.close()
	}
}

func (a *App) front() *layer { return a.layers[len(a.layers)-1] }

// isFront says whether the scene takes the input now.
func (a *App) isFront(s scene) bool { return a.front().scene == s }

// treeOf is the layer's tree: the root's for the one in front, a kept one below.
func (a *App) treeOf(l *layer) *ui.Node {
	if l == a.front() {
		l.tree = a.root.Tree()
		l.version = a.version
		return l.tree
	}
	if l.tree == nil || l.version != a.version && !l.going {
		l.tree, l.version = a.root.Build(l.scene), a.version
	}
	return l.tree
}

// Tick moves everything on by a sixtieth of a second.
func (a *App) Tick() {
	if a.clock.AtRest() && len(a.leaving) == 0 {
		a.settled = a.version
	}
	a.postbox.empty()
	a.tickAdvice()
	if !a.clock.AtRest() {
		a.root.Redraw()
	}
	a.clock.Tick()
	a.root.Tick()
	kept := a.leaving[:0]
	for _, l := range a.leaving {
		if l.exit.Done(a.clock) {
			a.root.Redraw()
		} else {
			kept = append(kept, l)
		}
	}
	a.leaving = kept
	for _, l := range a.layers {
		if s, ok := l.scene.(interface{ tick() }); ok {
			s.tick()
		}
	}
}

// AtRest is true when nothing on the screen moves or waits to, and no advice is
// being worked out.
func (a *App) AtRest() bool {
	return a.root.AtRest() && len(a.leaving) == 0 && a.front().scene.kind() != curtain && a.adviceRests()
}

// Settle runs ticks until everything is at rest, as pictures and tests need.
func (a *App) Settle() {
	for range 100 * ui.TicksPerSecond {
		a.root.TakeRedraw()
		if a.AtRest() {
			return
		}
		a.Tick()
	}
}

// Paint draws every layer, the lowest first.
func (a *App) Paint(c *sprites.Canvas) {
	if s, ok := a.front().scene.(*splash); ok && s.offset() == 0 {
		a.paintLayer(c, a.front()) // it hides all the rest
		return
	}
	if s, ok := a.front().scene.(*splash); ok && s.last != nil && !s.fall.Done(a.clock) {
		// The curtain falls over the table as it was.
		c.Page(a.root.Frame().Window)
		a.root.Paint(c, s.last, false)
		a.paintLayer(c, a.front())
		return
	}
	for i, l := range a.layers {
		if i > 0 && l.scene.kind() == curtain {
			a.paintLeaving(c)
		}
		a.paintLayer(c, l)
	}
	if a.front().scene.kind() != curtain {
		a.paintLeaving(c)
	}
}

// halves says whether the picture can be painted in two halves, of which the
// lower one, everything under the layer in front, stays as it is from frame to
// frame; version tells one such lower half from the next.
func (a *App) halves() (version int, ok bool) {
	return a.version, len(a.layers) > 1 && a.front().scene.kind() != curtain && a.belowIsStill()
}

// paintBelow draws what lies under the layer in front.
func (a *App) paintBelow(c *sprites.Canvas) {
	for _, l := range a.layers[:len(a.layers)-1] {
		a.paintLayer(c, l)
	}
}

// paintFront draws the layer in front.
func (a *App) paintFront(c *sprites.Canvas) { a.paintLayer(c, a.front()) }

func (a *App) paintLeaving(c *sprites.Canvas) {
	for _, l := range a.leaving {
		a.paintLayer(c, l)
	}
}

func (a *App) paintLayer(c *sprites.Canvas, l *layer) {
	window := a.root.Frame().Window
	shown := ui.EaseSheet(l.enter.At(a.clock))
	if l.going {
		shown = 1 - ui.EaseSheet(l.exit.At(a.clock))
	}
	tree := a.treeOf(l)
	c.Layer()
	switch l.scene.kind() {
	case base:
		c.Page(window)
		c.Push(0, 24*(1-ui.EaseOut(a.rise.At(a.clock))), 1)
	case sheet:
		c.Scrim(window, shown)
		c.Layer()
		c.Push(0, (1-shown)*(window.MaxY()-tree.Rect.Y), 1)
	case dialog:
		c.Scrim(window, shown)
		c.Layer()
		c.Push(0, 16*(1-shown), shown)
	case curtain:
		c.Push(0, l.scene.(*splash).offset()*window.H, 1)
	}
	a.root.Paint(c, tree, l == a.front() && !l.going)
	c.Pop()
}

// frozen is the tree of the table as it stands, for the curtain to fall over.
func (a *App) frozen() *ui.Node {
	if a.table() == nil {
		return nil
	}
	return a.treeOf(a.layers[0])
}
