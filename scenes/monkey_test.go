package scenes

import (
	"slices"
	"testing"

	"pgregory.net/rapid"

	"akuto/rules/scoundrel"
	"akuto/rules/slay"
	"akuto/scenes/play"
	"akuto/scenes/store"
	"akuto/scenes/ui"
	"akuto/sprites"
)

// monkey drives the app like a restless person: everything that hand, mouse
// and window can do, at any moment, whatever is on the screen.
type monkey struct {
	*driver
	saves store.Store
}

// rapidly has a driver fail the run of rapid that it plays in.
type rapidly struct {
	testing.TB
	run *rapid.T
}

func (r rapidly) Helper()                           {}
func (r rapidly) Fatalf(format string, args ...any) { r.run.Fatalf(format, args...) }

// monkeyKeys are all the keys there are, those that play most often first.
var monkeyKeys = []ui.Key{
	"c", "s", "h", "d", "b", "r", "2", "3", "4", "5", "6", "7", "8", "9", "0", "t", "j", "q", "k", "a", "1", "n", "u", "i", "g", "z", "?", "ä", "%",
	ui.KeyEnter, ui.KeySpace, ui.KeyEscape, ui.KeyTab, ui.KeyBackTab, ui.KeyUp, ui.KeyDown, ui.KeyLeft, ui.KeyRight,
	ui.KeyHome, ui.KeyEnd, ui.KeyPageUp, ui.KeyPageDown, ui.KeyDelete, ui.KeyUndo,
}

// monkeySizes are windows at the edges of every layout, and the design's.
var monkeySizes = []Size{
	{320, 480}, {390, 844}, {480, 320}, {568, 320}, {844, 390}, {599, 900}, {600, 900}, {768, 1024}, {999, 700}, {1000, 559},
	{1000, 560}, {1000, 700}, {1180, 780}, {1181, 781}, {1440, 900}, {3840, 2160}, {320, 2160}, {3840, 480},
}

// A restless person at the program can't break it.
func TestNothingARestlessPersonDoesBreaksIt(t *testing.T) {
	outer := t
	rapid.Check(t, func(t *rapid.T) {
		m := newMonkey(outer, t)
		t.Repeat(map[string]func(*rapid.T){
			"tap":     m.tapAnything,
			"tap on":  m.tapAnything,
			"slide":   m.slideOff,
			"key":     m.pressKeys,
			"drag":    m.drag,
			"wheel":   m.wheel,
			"mouse":   m.moveMouse,
			"resize":  m.resize,
			"wait":    m.wait,
			"play":    m.playLegally,
			"play on": m.playLegally,
			"fight":   m.fight,
			"set":     m.toggle,
			"reopen":  m.reopen,
			"tour":    m.tour,
			"":        m.check,
		})
		m.end(t)
	})
}

func newMonkey(outer *testing.T, t *rapid.T) *monkey {
	m := &monkey{saves: store.NewMemory()}
	if rapid.Bool().Draw(t, "seen the splash") {
		set := play.Settings{SplashSeen: true, ReduceMotion: rapid.Bool().Draw(t, "reduced")}
		if err := set.Save(m.saves); err != nil {
			t.Fatal(err)
		}
	}
	m.driver = &driver{t: rapidly{outer, t}, app: NewApp(m.saves)}
	m.resize(t)
	return m
}

// at draws a point of the window, or a little outside it.
func (m *monkey) at(t *rapid.T) sprites.Point {
	w := m.app.root.Frame().Window
	return sprites.Point{
		X: rapid.Float64Range(-10, w.W+10).Draw(t, "x"),
		Y: rapid.Float64Range(-10, w.H+10).Draw(t, "y"),
	}
}

// on draws a node that a pointer reaches, and a point on it.
func (m *monkey) on(t *rapid.T) sprites.Point {
	tree, window := m.app.root.Tree(), m.app.root.Frame().Window
	var all []*ui.Node
	tree.Walk(func(n *ui.Node) bool {
		if n.ID != "" && n.Focusable() {
			all = append(all, n)
		}
		return true
	})
	if len(all) == 0 {
		return m.at(t)
	}
	n := rapid.SampledFrom(all).Draw(t, "node")
	p, ok := ui.Spot(tree, n, window)
	if !ok {
		return n.Rect.Center()
	}
	return p
}

// ticks lets a little time pass, often none.
func (m *monkey) ticks(t *rapid.T, most int) {
	for range rapid.OneOf(rapid.Just(0), rapid.IntRange(0, most)).Draw(t, "ticks") {
		m.app.Tick()
	}
}

func (m *monkey) tapAnything(t *rapid.T) {
	finger := rapid.Bool().Draw(t, "finger")
	for range rapid.SampledFrom([]int{1, 1, 1, 2, 3}).Draw(t, "taps") {
		p := m.on(t)
		if !finger {
			m.app.root.MoveMouse(p, true)
		}
		m.app.root.Down(p, finger)
		m.ticks(t, 30)
		if rapid.IntRange(0, 9).Draw(t, "taken away") == 0 {
			m.app.root.Cancel()
		}
		m.app.root.Up(p)
		m.ticks(t, 30)
	}
}

// slideOff presses on one thing and lets go over another: nothing may come of it.
func (m *monkey) slideOff(t *rapid.T) {
	from, to := m.on(t), m.on(t)
	m.app.root.Down(from, rapid.Bool().Draw(t, "finger"))
	a := m.app.root.Tree().At(from)
	m.app.root.Drag(to)
	b := m.app.root.Tree().At(to) // a pressed card may have risen to there
	before, scene := m.app.game.Record(), m.app.root.Scene()
	m.app.root.Up(to)
	if a != nil && b != nil && a.ID != b.ID && (m.app.game.Record() != before || m.app.root.Scene() != scene) {
		t.Fatalf("a press that slid from %q to %q counted", a.ID, b.ID)
	}
}

func (m *monkey) pressKeys(t *rapid.T) {
	for _, k := range rapid.SliceOfN(rapid.SampledFrom(monkeyKeys), 1, 4).Draw(t, "keys") {
		m.app.root.Press(k)
		m.ticks(t, 20)
	}
}

func (m *monkey) drag(t *rapid.T) {
	m.app.root.Down(m.at(t), rapid.Bool().Draw(t, "finger"))
	for range rapid.IntRange(0, 5).Draw(t, "moves") {
		m.app.root.Drag(m.at(t))
		m.ticks(t, 3)
	}
	m.app.root.Up(m.at(t))
}

func (m *monkey) wheel(t *rapid.T) {
	m.app.root.ScrollBy(m.at(t), rapid.Float64Range(-3000, 3000).Draw(t, "by"))
}

func (m *monkey) moveMouse(t *rapid.T) {
	p := m.at(t)
	m.app.root.MoveMouse(p, m.app.root.Frame().Window.Contains(p))
	m.ticks(t, 40)
}

func (m *monkey) resize(t *rapid.T) {
	size := rapid.OneOf(
		rapid.SampledFrom(monkeySizes),
		rapid.Custom(func(t *rapid.T) Size {
			return Size{rapid.IntRange(320, 3840).Draw(t, "w"), rapid.IntRange(480, 2160).Draw(t, "h")}
		}),
	).Draw(t, "size")
	in := ui.Insets{}
	if notch := rapid.Bool().Draw(t, "notch"); notch && size.Height > 600 {
		in = ui.Insets{Top: 59, Bottom: 34}
	} else if notch && size.Width > 600 {
		in = ui.Insets{Left: 59, Right: 59, Bottom: 21}
	}
	m.app.Resize(float64(size.Width), float64(size.Height), in)
}

func (m *monkey) wait(t *rapid.T) { m.ticks(t, 600) }

// toTable goes where the game is played, from wherever the monkey left off:
// Escape leads out of everything.
func (m *monkey) toTable(t *rapid.T) {
	m.settle()
	out := func() bool { return len(m.app.layers) == 1 && (m.app.table() != nil || m.sees("Scoundrel, new game")) }
	for range 10 {
		if !out() {
			m.app.root.Press(ui.KeyEscape)
			m.settle()
		}
	}
	switch {
	case m.app.table() != nil:
	case m.sees("Continue Scoundrel"):
		m.driver.tap("Continue Scoundrel")
	default:
		m.driver.tap("Scoundrel, new game")
		m.settle()
	}
	if m.app.table() == nil || len(m.app.layers) > 1 {
		t.Fatalf("there is no way to the table from here:\n%s", m.labels())
	}
}

// playLegally does something the rules allow, by tapping what a player would: it
// must always be within reach.
func (m *monkey) playLegally(t *rapid.T) {
	m.touch = rapid.Bool().Draw(t, "finger")
	m.toTable(t)
	for range rapid.IntRange(1, 6).Draw(t, "actions") {
		legal := scoundrel.Legal(m.app.game.State())
		if len(legal) == 0 {
			return // the game is over
		}
		m.perform(pickLegal(t, legal))
		m.ticks(t, 30)
	}
}

// pickLegal draws a kind of action first: there are far more cards to deal than
// anything else to do.
func pickLegal(t *rapid.T, legal []scoundrel.Action) scoundrel.Action {
	var kinds []scoundrel.Kind
	for _, a := range legal {
		if !slices.Contains(kinds, a.Kind) {
			kinds = append(kinds, a.Kind)
		}
	}
	kind := rapid.SampledFrom(kinds).Draw(t, "kind")
	return rapid.SampledFrom(slices.DeleteFunc(slices.Clone(legal), func(a scoundrel.Action) bool { return a.Kind != kind })).Draw(t, "action")
}

// fight goes to a fight, a new one or the one under way, and taps about there.
func (m *monkey) fight(t *rapid.T) {
	m.settle()
	if !m.app.fight.UnderWay() {
		c := m.app.catalog
		m.app.startFight(slay.Setup{
			Enemy: rapid.SampledFrom(c.Enemies()).Draw(t, "enemy").ID,
			Deck:  rapid.SampledFrom(c.Decks()).Draw(t, "deck").ID,
			Seed:  rapid.Uint64Range(1, 9).Draw(t, "seed"),
		})
	} else {
		m.app.toFight()
	}
	for range rapid.IntRange(0, 8).Draw(t, "taps") {
		m.tapAnything(t)
	}
}

func (m *monkey) toggle(t *rapid.T) {
	row := rapid.SampledFrom(settingRows).Draw(t, "setting")
	m.app.set(func(set *play.Settings) { *row.field(set) = !*row.field(set) })
}
