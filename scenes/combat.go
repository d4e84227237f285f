package scenes

import (
	"akuto/rules/slay"
	"akuto/scenes/ui"
	"akuto/sprites"
)

// combat is the fight under way: the enemy, the player's figures, the hand.
type combat struct {
	app *App
	// selected is the key of the lifted card, or 0; chosen are the keys of the
	// cards picked to be exhausted for it.
	selected int
	chosen   []int
	combatMotion
}

func newCombat(a *App) *combat {
	s := &combat{app: a}
	if a.fight.Started() {
		s.follow(a.fight.State())
	}
	return s
}

func (s *combat) kind() kind { return base }

// Back puts a lifted card down, or leaves for the title; the fight stays as it is.
func (s *combat) Back() {
	if s.selected != 0 {
		s.putDown()
		return
	}
	s.app.toTitle()
}

// combatView is the fight while it is built: the state and the layout, once.
type combatView struct {
	s     *combat
	f     *ui.Frame
	state slay.State
	// shown is the state whose intent and die are on the screen: while the enemy
	// acts, the one before.
	shown slay.State
	// position of the selected card in hand, or −1, its card and what it would do.
	position int
	card     *slay.Card
	outcome  slay.Outcome
	aimed    bool // a tap on the enemy plays the selected card
	l        combatLayout
	origin   float64 // the page's shift by scrolling, in points
}

// combatScroll names the page that scrolls where the window is too low.
const combatScroll = "combat"

// Build lays the fight out for the window.
func (s *combat) Build(f *ui.Frame) *ui.Node {
	root := &ui.Node{ID: "combat", Role: ui.Group, Rect: f.Window}
	if !s.app.fight.Started() {
		return root
	}
	v := &combatView{s: s, f: f, state: s.app.fight.State(), position: -1}
	s.follow(v.state)
	v.shown = v.state
	if s.acting() {
		v.shown = s.before
	}
	v.read()
	page, cards := root, len(v.state.Player.Hand)
	v.l = layOutCombat(f.Safe, f.Shape, f.Short, cards)
	root.Add(v.background())
	if v.l.height > 0 {
		v.origin = -f.Offset(combatScroll)
		v.l = layOutCombat(f.Safe.Offset(0, v.origin), f.Shape, f.Short, cards)
		view := sprites.Rect{X: f.Window.X, Y: f.Safe.Y, W: f.Window.W, H: f.Window.MaxY() - f.Safe.Y}
		page = &ui.Node{ID: "page", Role: ui.Group, Rect: view,
			Scroll: &ui.Scroll{Name: combatScroll, Height: v.l.height + f.Window.MaxY() - f.Safe.MaxY()}}
		root.Add(page)
	}
	page.Add(v.header(), v.enemy(), v.strip(), v.flag(), v.log())
	page.Add(v.hand(), v.action(), v.flying())
	return root
}

// read finds out what the selection means in the state of now.
func (v *combatView) read() {
	if v.position = v.s.position(v.s.selected); v.position < 0 {
		return
	}
	v.card = v.state.Catalog().Card(v.state.Player.Hand[v.position])
	v.outcome = v.state.Preview(v.s.play(v.state))
	v.aimed = v.card.Targeted() && v.s.missing(v.state) == 0
}

// background takes the taps beside everything: they cut short what is being
// shown.
func (v *combatView) background() *ui.Node {
	if !v.s.showing() {
		return nil
	}
	return &ui.Node{ID: "skip", Role: ui.Group, Rect: v.f.Window, Activate: v.s.skip, PointerOnly: true}
}
