package scenes

import (
	"strings"
	"testing"

	"akuto/scenes/store"
	"akuto/scenes/ui"
	"akuto/sprites"
)

// driver plays the app as a person would: it names what is on the screen and
// never a coordinate.
type driver struct {
	t     testing.TB
	app   *App
	touch bool
}

// newDriver starts the app on s in a window of the size, with the splash gone.
func newDriver(t testing.TB, s store.Store, width, height float64) *driver {
	t.Helper()
	d := &driver{t: t, app: NewApp(s)}
	d.app.Resize(width, height, ui.Insets{})
	d.settle()
	return d
}

func (d *driver) settle() { d.app.Settle() }

// node finds the node in front whose label begins with the words, or fails.
func (d *driver) node(label string) *ui.Node {
	d.t.Helper()
	if n := d.find(label); n != nil {
		return n
	}
	d.t.Fatalf("nothing here is called %q; there is:\n%s", label, d.labels())
	return nil
}

func (d *driver) find(label string) *ui.Node {
	tree := d.app.root.Tree()
	if n := tree.Find(func(n *ui.Node) bool { return n.Label == label && n.ID != "" }); n != nil {
		return n
	}
	if n := tree.Find(func(n *ui.Node) bool { return n.Label == label }); n != nil {
		return n
	}
	return tree.Find(func(n *ui.Node) bool { return strings.HasPrefix(n.Label, label) })
}

func (d *driver) sees(label string) bool { return d.find(label) != nil }

func (d *driver) labels() string {
	var b strings.Builder
	d.app.root.Tree().Walk(func(n *ui.Node) bool {
		if n.Label != "" {
			b.WriteString("  " + n.Role.String() + ": " + n.Label + "\n")
		}
		return true
	})
	return b.String()
}

// spot is a point where a pointer reaches the node, scrolled into view.
func (d *driver) spot(n *ui.Node) sprites.Point {
	d.t.Helper()
	d.app.root.SetFocus(n.ID, false)
	tree := d.app.root.Tree()
	n = tree.ByID(n.ID)
	p, ok := ui.Spot(tree, n, d.app.root.Frame().Window)
	if !ok {
		d.t.Fatalf("%q at %v can't be reached by a pointer", n.Label, n.Rect)
	}
	return p
}

// tap presses and releases on the node with that label.
func (d *driver) tap(label string) {
	d.t.Helper()
	p := d.spot(d.node(label))
	for range ui.Ticks(320) { // nobody reads and taps faster; faster is a double tap
		d.app.Tick()
	}
	d.app.root.Down(p, d.touch)
	d.app.root.Up(p)
}

// key presses keys one after another: "c", "4", "Escape".
func (d *driver) key(keys ...ui.Key) {
	for _, k := range keys {
		d.app.root.Press(k)
	}
}
