package scenes

import (
	"strconv"

	"akuto/fonts"
	"akuto/rules/scoundrel"
	"akuto/scenes/ui"
	"akuto/scenes/words"
	"akuto/sprites"
)

// table is the main screen: health, weapon, the room, what is left of the
// dungeon, the log.
type table struct {
	app *App
	tableMotion
	// pitch is how far the room's slots lie apart, in points, as last laid out.
	pitch float64
}

func newTable(a *App) *table { return &table{app: a} }

func (s *table) kind() kind { return base }

// Back goes to the title; the game stays as it is.
func (s *table) Back() { s.app.toTitle() }

// tableView is the table while it is built: the game and the layout, once.
type tableView struct {
	s     *table
	f     *ui.Frame
	state scoundrel.State
	facts tableFacts
	l     tableLayout
}

// tableScroll names the page that scrolls on phones and tablets.
const tableScroll = "table"

// First is where an arrow goes when nothing has the focus: the slot that the next
// card goes into, the first card to face, or the way on.
func (s *table) First() string {
	st := s.app.game.State()
	switch {
	case st.Over.Done:
		return "result"
	case st.NextSlot() >= 0:
		return "slot-" + strconv.Itoa(st.NextSlot())
	case st.ToFace() == 0:
		return "next"
	}
	for i, slot := range st.Room {
		if slot.Card != scoundrel.None && !slot.Resolved {
			return "slot-" + strconv.Itoa(i)
		}
	}
	return ""
}

// Build lays the table out for the window.
func (s *table) Build(f *ui.Frame) *ui.Node {
	v := &tableView{s: s, f: f, state: s.app.game.State()}
	v.facts = v.read()
	root := &ui.Node{ID: "table", Role: ui.Group, Rect: f.Window}
	safe, page := f.Safe, root
	if f.Shape != ui.Desktop {
		safe.Y -= f.Offset(tableScroll)
	}
	v.l = layOutTable(safe, f.Shape, f.Short, v.facts)
	s.pitch = v.l.room.cards[1].X - v.l.room.cards[0].X
	if v.l.scrolls {
		// The page runs on under the bar at the bottom, the notch on top stays free.
		view := sprites.Rect{X: f.Window.X, Y: f.Safe.Y, W: f.Window.W, H: f.Window.MaxY() - f.Safe.Y}
		page = &ui.Node{ID: "page", Role: ui.Group, Rect: view,
			Scroll: &ui.Scroll{Name: tableScroll, Height: v.l.height + f.Window.MaxY() - f.Safe.MaxY()}}
		root.Add(page)
	}
	page.Add(v.header(), v.health(), v.weapon())
	page.Add(v.room()...)
	page.Add(v.actions()...)
	page.Add(v.lines(), v.dungeon(), v.log())
	page.Add(v.shortcuts()...)
	return root
}

// read gathers what the layout depends on.
func (v *tableView) read() tableFacts {
	facts := tableFacts{
		back:     v.s.app.game.CanBringBack(),
		sentence: v.sentence(),
		buttons:  [2]string{words.RunAway, words.NextRoom},
		entries:  len(v.state.Log()),
	}
	if v.state.Over.Done {
		facts.buttons = [2]string{words.SeeResult, words.NewGame}
	}
	for _, slot := range v.state.Room {
		facts.dealt = facts.dealt || slot.Card != scoundrel.None
	}
	return facts
}

// sentence says what to do next, or what the player has to be told first.
func (v *tableView) sentence() string {
	st := v.state
	switch deal := st.RoomCards() - v.dealtCards(); {
	case v.s.app.message() != "":
		return fonts.Plain(v.s.app.message())
	case st.Over.Done:
		return words.Ended(st.Over)
	case deal > 0 && st.RoomNo == 1 && deal == scoundrel.RoomSize:
		return words.DealFour
	case deal > 0:
		return words.DealMore(deal)
	case st.ToFace() == 0:
		return words.RoomDone
	case st.Faced == 0 && st.Outcome(scoundrel.Action{Kind: scoundrel.Run}).Refused == nil:
		return words.FaceOrRun
	case st.Faced == 0:
		return words.FaceFirst(st.ToFace())
	default:
		return words.FaceMore(st.ToFace())
	}
}

func (v *tableView) dealtCards() (n int) {
	for _, slot := range v.state.Room {
		if slot.Card != scoundrel.None {
			n++
		}
	}
	return n
}

// lines are the hairlines between the parts.
func (v *tableView) lines() *ui.Node {
	group := &ui.Node{Role: ui.Group, Rect: v.l.line}
	if v.l.line.H > 0 {
		group.Add(ui.Painted(v.l.line, func(c *sprites.Canvas) { c.RuleV(v.l.line.X, v.l.line.Y, v.l.line.H) }))
	}
	for _, r := range v.l.rules {
		group.Add(rule(r.X, r.Y, r.W))
	}
	return group
}

// shortcuts open the picker on the next slot with a suit or a color chosen, by
// the picker's own keys. They have no ID, so Tab passes them by.
func (v *tableView) shortcuts() (nodes []*ui.Node) {
	slot := v.state.NextSlot()
	if slot < 0 {
		return nil
	}
	a := v.s.app
	for _, key := range []ui.Key{"c", "s", "h", "d", "b", "r"} {
		nodes = append(nodes, &ui.Node{Role: ui.Group, Keys: []ui.Key{key}, Activate: func() {
			a.open(newPicker(a, slot))
			a.root.Press(key)
		}})
	}
	return nodes
}
