package scenes

import (
	"math/rand/v2"
	"strconv"
	"testing"

	"akuto/rules/slay"
	"akuto/scenes/play"
	"akuto/scenes/store"
	"akuto/scenes/ui"
	"akuto/sprites"
)

// longCatalog has an enemy and a card with names and numbers as long as they get.
func longCatalog(t testing.TB) *slay.Catalog {
	t.Helper()
	catalog, err := slay.Read([]slay.File{{Name: "cards.json", Data: []byte(`{"long": {
		"name": "The Unspeakably Long Strike of Ages", "cost": 1, "type": "attack", "effects": [{"type": "hit", "value": 3, "times": 4}, {"type": "weak", "value": 2}, {"type": "vulnerable", "value": 2}, {"type": "draw", "value": 1}],
		"image": "sword-brandish", "keywords": [], "description": "Deal {hit} damage {times} times.", "upgraded": null, "noUpgrade": "It is long enough."}}`)}, {Name: "enemies.json", Data: []byte(`{"long": {"name": "The Worm That Ate the Whole of the Kingdom", "hp": 150, "actionType": "single", "image": "sea-serpent", "actions": [
		{"intent": "attack", "effects": [{"type": "hit", "value": 1, "times": 3}, {"type": "weak", "value": 2}, {"type": "vulnerable", "value": 2}, {"type": "block", "value": 12}, {"type": "strength", "value": 3}]}]}}`)}}, shippedCatalog(), nil)
	if err != nil {
		t.Fatal(err)
	}
	return catalog
}

// combatStates are fights that fill the screen in different ways.
var combatStates = []struct {
	name    string
	setup   slay.Setup
	actions []slay.Action
	lift    int // the card to tap, counted from 1; 0 for none
	notice  string
}{
	{name: "start", setup: drawn([]int{5}, mixedHand...)},
	{name: "turn three", setup: fightTurnThree, actions: turnThree, lift: 3},
	{name: "big hand", setup: fightBigHand, actions: []slay.Action{slay.Play(0), slay.Play(0), slay.Play(0)}, lift: 6},
	{name: "big hand, last card", setup: fightBigHand, actions: []slay.Action{slay.Play(0), slay.Play(0), slay.Play(0)}, lift: 11},
	{name: "choice", setup: drawn([]int{3}, mixedHand...), lift: 5},
	{name: "asleep", setup: slay.Setup{Enemy: "lagavulin", Deck: slay.StarterDeck, Seed: 3}},
	{name: "empty hand", setup: drawn([]int{1}, "strike_r"), actions: []slay.Action{slay.Play(0)}},
	{
		name:    "long names",
		setup:   slay.Setup{Enemy: "long", Draw: []string{"long", "long", "long", "long", "long", "long", "long", "long"}, Seed: 1},
		actions: []slay.Action{slay.Play(0), slay.End()}, lift: 2,
	},
	{name: "over", setup: drawn([]int{1}, "strike_r"), actions: nil, notice: "The fight can't be saved: the disk is full. It goes on, but closing the program loses what happened since /home/somebody/.local/share/akuto/a-very-long-name-of-a-folder-without-any-space/slay.json."},
}

// stateDriver brings up one of combatStates.
func stateDriver(t testing.TB, i int) *driver {
	t.Helper()
	state := combatStates[i]
	d := newDriver(t, store.NewMemory(), 1440, 900)
	d.app.catalog = longCatalog(t)
	d.app.fight, _ = play.OpenFight(store.NewMemory(), d.app.catalog)
	d.beginFight(state.setup)
	for _, action := range state.actions {
		if !d.app.doFight(action) {
			t.Fatalf("%s: %s", state.name, d.app.message())
		}
	}
	d.settle()
	if state.lift > 0 {
		d.app.root.Activate(cardNodes(d.app.root.Tree())[state.lift-1])
	}
	d.settle()
	d.app.notice = state.notice
	return d
}

func TestCombatFitsAtAnySize(t *testing.T) {
	sizes := windowSizes(200)
	for i, state := range combatStates {
		t.Run(state.name, func(t *testing.T) {
			d := stateDriver(t, i)
			for _, size := range sizes {
				d.app.Resize(size.W, size.H, ui.Insets{})
				checkLayout(t, d.app.root.Tree(), size)
				checkReach(t, d)
				if t.Failed() {
					return // the first size tells enough
				}
			}
		})
	}
}

// checkReach fails the test if anything of the scene can't be tapped.
func checkReach(t testing.TB, d *driver) {
	t.Helper()
	for _, n := range d.app.root.Focusables() {
		d.app.root.SetFocus(n.ID, false)
		tree := d.app.root.Tree()
		if _, ok := ui.Spot(tree, tree.ByID(n.ID), d.app.root.Frame().Window); !ok {
			t.Errorf("in a window of %v %q at %v can't be tapped", d.app.root.Frame().Window, n.Label, n.Rect)
		}
	}
}

// Whichever card is lifted, the costs of all others stay in sight, as far as the
// window is wide enough for them.
func TestTheCostOfEveryCardIsSeen(t *testing.T) {
	for _, size := range windowSizes(60) {
		f := ui.ShapeOf(size.W, size.H)
		for n := 1; n <= 13; n++ {
			l := layOutCombat(size, f, ui.IsShort(size.W, size.H), n).hand
			for selected := -1; selected < n; selected++ {
				poses := l.poses(selected, nil)
				for i, p := range poses {
					if i == selected {
						continue
					}
					// The cost's middle, as the design prints it.
					at := costPoint(p)
					if !size.Contains(sprites.Point{X: at.X, Y: size.H / 2}) {
						t.Fatalf("in a window of %v the cost of card %d of %d with %d lifted leaves the window: %v", size, i, n, selected, at)
					}
					if float64(n)*costWidth*l.w+(1+l.grown())*l.w > l.zone.W {
						continue // there is room for less than the costs
					}
					for j, q := range poses {
						if (j > i || j == selected) && q.Contains(at) {
							t.Fatalf("in a window of %v card %d hides the cost of card %d of %d with %d lifted", size, j, i, n, selected)
						}
					}
				}
			}
		}
	}
}

// costPoint is where the middle of a card's cost is.
func costPoint(p sprites.Pose) sprites.Point {
	quad := p.Quad()
	along := func(a, b sprites.Point, t float64) sprites.Point {
		return sprites.Point{X: a.X + (b.X-a.X)*t, Y: a.Y + (b.Y-a.Y)*t}
	}
	top, foot := along(quad[0], quad[1], .13), along(quad[3], quad[2], .13)
	return along(top, foot, .1)
}

func TestCombatStaysClearOfNotches(t *testing.T) {
	d := stateDriver(t, 1)
	for _, size := range []sprites.Rect{{W: 390, H: 844}, {W: 844, H: 390}} {
		in := ui.Insets{Top: 47, Right: 40, Bottom: 34, Left: 40}
		d.app.Resize(size.W, size.H, in)
		checkLayout(t, d.app.root.Tree(), size)
		d.app.root.Tree().Walk(func(n *ui.Node) bool {
			if n.Block != nil && (n.Rect.X < in.Left || n.Rect.MaxX() > size.W-in.Right || n.Rect.Y < in.Top-1) {
				t.Errorf("%q at %v lies under a notch", n.Label, n.Rect)
			}
			return true
		})
	}
}

// The rectangles that the design measured, to the point.
func TestCombatMatchesTheDesign(t *testing.T) {
	for _, w := range []struct{ size, panel, strip, end, lifted sprites.Rect }{
		{
			size: sprites.Rect{W: 1440, H: 900}, panel: sprites.Rect{X: 48, Y: 88, W: 944, H: 360}, strip: sprites.Rect{X: 48, Y: 472, W: 944, H: 96},
			end: sprites.Rect{X: 1057, Y: 812, W: 335, H: 56}, lifted: sprites.Rect{X: 431.1, Y: 575.5, W: 177.8, H: 249},
		},
		{
			size: sprites.Rect{W: 1000, H: 700}, panel: sprites.Rect{X: 32, Y: 64, W: 608, H: 266}, strip: sprites.Rect{X: 32, Y: 350, W: 608, H: 84},
			end: sprites.Rect{X: 697, Y: 612, W: 271, H: 56}, lifted: sprites.Rect{X: 271.5, Y: 450.5, W: 129, H: 180.5},
		},
		{
			size: sprites.Rect{W: 390, H: 844}, panel: sprites.Rect{X: 20, Y: 60, W: 350, H: 321}, strip: sprites.Rect{X: 20, Y: 399, W: 350, H: 108},
			end: sprites.Rect{X: 238, Y: 776, W: 132, H: 48}, lifted: sprites.Rect{X: 119, Y: 525, W: 131, H: 184},
		},
	} {
		l := layOutCombat(w.size, ui.ShapeOf(w.size.W, w.size.H), ui.IsShort(w.size.W, w.size.H), 5)
		rect := func(what string, got, want sprites.Rect, slack float64) {
			for _, d := range []float64{got.X - want.X, got.Y - want.Y, got.W - want.W, got.H - want.H} {
				if d > slack || d < -slack {
					t.Errorf("at %.0f×%.0f %s is %.1f, not %.1f", w.size.W, w.size.H, what, got, want)
					return
				}
			}
		}
		rect("the panel", l.panel, w.panel, .51)
		rect("the strip", l.strip, w.strip, .51)
		rect("End turn", l.end, w.end, .51)
		got := l.hand.poses(2, nil)[2].Bounds()
		if w.size.W == 390 {
			got.X = w.lifted.X // the cards to its right need their place here
		}
		rect("the lifted card", got, w.lifted, 1.6)
		if l.height != 0 {
			t.Errorf("at %.0f×%.0f the page scrolls", w.size.W, w.size.H)
		}
	}
}

// The hand lies below the strip and inside the window, at any size.
func TestTheHandStaysInItsZone(t *testing.T) {
	random := rand.New(rand.NewPCG(7, 7))
	for _, size := range windowSizes(100) {
		n := 1 + random.IntN(10)
		l := layOutCombat(size, ui.ShapeOf(size.W, size.H), ui.IsShort(size.W, size.H), n)
		for i, p := range l.hand.poses(-1, nil) {
			r := p.Bounds()
			if bottom := max(size.H, l.height); r.Y < l.strip.MaxY() && size.W < size.H || r.MaxY() > bottom+overhang+1 {
				t.Errorf("in a window of %v card %s lies at %v, the strip ends at %v", size, strconv.Itoa(i), r, l.strip.MaxY())
			}
		}
	}
}
