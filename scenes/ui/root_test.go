package ui

import (
	"testing"

	"akuto/sprites"
)

// page is a scene of three buttons in a row and a list that scrolls below them.
type page struct {
	root    *Root
	clicked []string
	backs   int
	refused bool
}

func (s *page) Back() { s.backs++ }

func (s *page) Build(f *Frame) *Node {
	n := &Node{ID: "page", Rect: f.Window}
	for i, id := range []string{"left", "middle", "right"} {
		b := &Node{ID: id, Role: Button, Label: id, Rect: sprites.Rect{X: float64(i) * 100, W: 80, H: 50},
			Activate: func() { s.clicked = append(s.clicked, id) }, Keys: []Key{Key(id[:1])}, Leans: true}
		if id == "right" && s.refused {
			b.Refusal = "Not now."
		}
		n.Add(b)
	}
	list := &Node{ID: "list", Rect: sprites.Rect{Y: 100, W: 300, H: 100}, Scroll: &Scroll{Name: "list", Height: 400}}
	for i := range 8 {
		id := string(rune('a' + i))
		list.Add(&Node{ID: "row " + id, Label: id, Rect: sprites.Rect{Y: 100 + float64(i)*50 - f.Offset("list"), W: 300, H: 50},
			Activate: func() { s.clicked = append(s.clicked, "row "+id) }})
	}
	return n.Add(list)
}

func newPage(t *testing.T) (*page, *Root) {
	t.Helper()
	root := NewRoot(&Clock{})
	root.Resize(300, 200, Insets{})
	s := &page{root: root}
	root.Show(s)
	return s, root
}

func at(x, y float64) sprites.Point { return sprites.Point{X: x, Y: y} }

func (s *page) expect(t *testing.T, want ...string) {
	t.Helper()
	if len(s.clicked) != len(want) {
		t.Fatalf("clicked %q, want %q", s.clicked, want)
	}
	for i := range want {
		if s.clicked[i] != want[i] {
			t.Fatalf("clicked %q, want %q", s.clicked, want)
		}
	}
}

func TestAClickCountsOnReleaseOverTheSameNode(t *testing.T) {
	for _, finger := range []bool{false, true} {
		s, root := newPage(t)
		root.Down(at(10, 10), finger)
		s.expect(t)
		root.Up(at(70, 40))
		s.expect(t, "left")

		root.Down(at(10, 10), finger)
		root.Drag(at(150, 10))
		root.Up(at(110, 10)) // slid off onto the next one
		s.expect(t, "left")

		root.Down(at(90, 10), finger) // between two
		root.Up(at(110, 10))
		s.expect(t, "left")
	}
}

func TestASecondFingerChangesNothing(t *testing.T) {
	s, root := newPage(t)
	root.Down(at(10, 10), true)
	root.Down(at(110, 10), true)
	root.Up(at(10, 10))
	root.Up(at(110, 10))
	s.expect(t, "left")
}

func TestACancelledTouchDoesNothing(t *testing.T) {
	s, root := newPage(t)
	root.Down(at(10, 10), true)
	root.Cancel()
	root.Up(at(10, 10))
	s.expect(t)
}

func TestAPressDoesNotOutliveItsScene(t *testing.T) {
	s, root := newPage(t)
	other := &page{root: root}
	root.Down(at(10, 10), false)
	root.Show(other)
	root.Up(at(10, 10))
	s.expect(t)
	other.expect(t)
}

func TestADoubleTapDoesNotFallThrough(t *testing.T) {
	s, root := newPage(t)
	other := &page{root: root}
	root.Down(at(10, 10), true)
	root.Up(at(10, 10))
	root.Show(other)
	root.Down(at(14, 12), true)
	root.Up(at(14, 12))
	s.expect(t, "left")
	other.expect(t)
	// A third tap, or one somewhere else, or later, is meant.
	root.Down(at(110, 10), true)
	root.Up(at(110, 10))
	other.expect(t, "middle")
	root.Show(s)
	for range Ticks(doubleTime) {
		root.Clock.Tick()
	}
	root.Down(at(110, 10), true)
	root.Up(at(110, 10))
	s.expect(t, "left", "middle")
	// On one scene two quick taps are two.
	root.Down(at(110, 10), true)
	root.Up(at(110, 10))
	s.expect(t, "left", "middle", "middle")
}

func TestAResizeDropsThePress(t *testing.T) {
	s, root := newPage(t)
	root.Down(at(10, 10), true)
	root.Resize(320, 220, Insets{})
	root.Up(at(10, 10))
	s.expect(t)
}

func TestADraggedListScrollsAndDoesNotClick(t *testing.T) {
	s, root := newPage(t)
	root.Down(at(10, 180), true)
	root.Drag(at(10, 120))
	root.Up(at(10, 120))
	s.expect(t)
	if got := root.Frame().Offset("list"); got != 60 {
		t.Fatalf("the list stands at %v, want 60: the finger went 60 points", got)
	}
	root.Down(at(10, 110), true)
	root.Up(at(10, 110))
	s.expect(t, "row b") // rows are 50 high: 60 + 10 is in the second
	root.ScrollBy(at(10, 110), 10_000)
	if got := root.Frame().Offset("list"); got != 300 {
		t.Fatalf("the list stands at %v, want 300: 400 points in a window of 100", got)
	}
}

func TestNothingOutsideAScrollWindowCanBeHit(t *testing.T) {
	s, root := newPage(t)
	root.Down(at(10, 90), false) // between buttons and list; row b would lie under a list without a window
	root.Up(at(10, 90))
	s.expect(t)
}

func TestKeysReachEverything(t *testing.T) {
	s, root := newPage(t)
	root.Press("m")
	s.expect(t, "middle")
	root.Press(KeyTab)
	if got := root.Frame().Focused(); got != "left" {
		t.Fatalf("the first Tab goes to %q, want left", got)
	}
	root.Press(KeyRight)
	root.Press(KeyEnter)
	root.Press(KeyBackTab)
	root.Press(KeySpace)
	s.expect(t, "middle", "middle", "left")
	root.Press(KeyBackTab) // around the end
	root.Press(KeyEnter)
	s.expect(t, "middle", "middle", "left", "row h")
	if got := root.Frame().Offset("list"); got != 300 {
		t.Fatalf("the focused last row is at offset %v, want it scrolled into view at 300", got)
	}
	root.Press(KeyEscape)
	if s.backs != 1 {
		t.Fatalf("Escape went back %d times, want once", s.backs)
	}
}

func TestKeysScrollAListThatNothingStandsIn(t *testing.T) {
	_, root := newPage(t)
	root.Resize(300, 160, Insets{}) // its middle lies above the list
	root.Press(KeyPageDown)
	if got := root.Frame().Offset("list"); got != 128 {
		t.Fatalf("a page further down the list stands at %v, want 128: four fifths of the window", got)
	}
	root.Press(KeyPageUp)
	root.Press(KeyPageUp)
	if got := root.Frame().Offset("list"); got != 0 {
		t.Fatalf("back at its top the list stands at %v", got)
	}
}

func TestARefusedNodeTellsWhy(t *testing.T) {
	s, root := newPage(t)
	s.refused = true
	root.Dirty()
	var told []string
	root.Refused = func(reason string) { told = append(told, reason) }
	root.Down(at(210, 10), false)
	root.Up(at(210, 10))
	root.Press("r")
	s.expect(t)
	if len(told) != 2 || told[0] != "Not now." {
		t.Fatalf("told %q, want the reason for the click and for the key", told)
	}
}

func TestACardLeansUnderTheMouseAndComesToRest(t *testing.T) {
	_, root := newPage(t)
	root.MoveMouse(at(70, 40), true)
	settle(t, root)
	lean := root.leanOf("left")
	if lean.X <= 0 || lean.Y <= 0 || lean.Sheen != 1 {
		t.Fatalf("under a pointer at its lower right the card leans %+v", lean)
	}
	root.MoveMouse(at(290, 190), false)
	settle(t, root)
	if lean := root.leanOf("left"); lean.X != 0 || lean.Sheen != 0 {
		t.Fatalf("a card left alone still leans %+v", lean)
	}
	root.Clock.Reduced = true
	root.MoveMouse(at(70, 40), true)
	settle(t, root)
	if lean := root.leanOf("left"); lean.X != 0 {
		t.Fatalf("with reduced motion the card leans %+v", lean)
	}
}

func TestAFingerLeansNothing(t *testing.T) {
	_, root := newPage(t)
	root.Down(at(70, 40), true)
	settle(t, root)
	if lean := root.leanOf("left"); lean.X != 0 || lean.Sheen != 0 {
		t.Fatalf("under a finger the card leans %+v", lean)
	}
}

// settle ticks until everything is at rest, which must come within ten seconds.
func settle(t *testing.T, root *Root) {
	t.Helper()
	for range 10 * TicksPerSecond {
		root.TakeRedraw()
		if root.AtRest() {
			return
		}
		root.Clock.Tick()
		root.Tick()
	}
	t.Fatal("nothing came to rest")
}
