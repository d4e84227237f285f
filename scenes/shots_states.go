package scenes

import (
	"slices"
	"strings"

	"akuto/rules/scoundrel"
	"akuto/scenes/ui"
)

// shot is a scene in a fixed, telling state.
type shot struct {
	name    string
	splash  bool // taken on the splash, not after it
	prepare func(*App)
}

// shots lists the pictures; the first carry the names of the design's.
var shots = slices.Concat(scoundrelShots, combatShots, aroundShots)

var scoundrelShots = []shot{
	{name: "01-splash", splash: true, prepare: func(a *App) {
		for range ui.Ticks(holdTime) {
			a.Tick()
		}
	}},
	{name: "02-table", prepare: func(a *App) { a.playTo(recordRoomSix) }},
	{name: "03-table-start", prepare: func(a *App) { a.show(newTable(a)) }},
	{name: "04-picker", prepare: func(a *App) {
		a.playTo(recordDealing)
		a.open(newPicker(a, a.game.State().NextSlot()))
		a.root.Press("c")
		a.Settle()
		a.pointAt(scoundrel.NewCard(scoundrel.Clubs, 12))
	}},
	{name: "05-action", prepare: func(a *App) {
		a.playTo(recordRoomFive)
		a.open(newAction(a, scoundrel.NewCard(scoundrel.Spades, 12)))
	}},
	{name: "06-over-died", prepare: func(a *App) { a.playTo(recordLost) }},
	{name: "07-over-survived", prepare: func(a *App) { a.playTo(recordWon) }},
	{name: "08-rules", prepare: func(a *App) {
		a.playTo(recordRoomSix)
		a.open(newRules(a))
	}},
	{name: "09-tilt", prepare: func(a *App) {
		a.playTo(recordRoomSix)
		a.Settle()
		a.pointAt(scoundrel.NewCard(scoundrel.Clubs, 11))
	}},
	{name: "13-menu", prepare: func(a *App) {
		a.playTo(recordRoomSix)
		a.toTitle()
	}},
	{name: "14-menu-first", prepare: func(a *App) {}},
	{name: "15-confirm", prepare: func(a *App) {
		a.playTo(recordRoomSix)
		a.open(newConfirm(a))
	}},
	{name: "16-settings", prepare: func(a *App) { a.open(newSettings(a)) }},
	{name: "17-repair", prepare: func(a *App) {
		a.playTo(recordRoomSix)
		a.open(newPicker(a, 2))
	}},
	{name: "18-long-stack", prepare: func(a *App) { a.playTo(recordLongStack) }},
	{name: "19-potion", prepare: func(a *App) {
		a.playTo(recordPotion)
		a.open(newAction(a, scoundrel.NewCard(scoundrel.Hearts, 8)))
	}},
	{name: "40-run", prepare: func(a *App) { a.playTo(recordRun) }},
	{name: "41-bottom", prepare: func(a *App) {
		a.playTo(recordBottom)
		a.open(newPicker(a, a.game.State().NextSlot()))
		a.root.Press("c")
		a.Settle()
		a.pointAt(scoundrel.NewCard(scoundrel.Clubs, 10))
	}},
	{name: "42-bottom-next", prepare: func(a *App) {
		a.playTo(recordKnown)
		a.open(newPicker(a, a.game.State().NextSlot()))
	}},
	{name: "20-picker-empty", prepare: func(a *App) {
		a.playTo(recordDealing)
		a.open(newPicker(a, a.game.State().NextSlot()))
	}},
}

// recordKnown is the won game after a run from what its last two rooms were
// dealt: when they come, nothing else is left.
var recordKnown = func() string {
	head, rest, _ := strings.Cut(recordWon, "\n")
	until, _, _ := strings.Cut(rest, "deal S5 C6 D3\n")
	return head + "\n" + roomRun + until
}()

// playTo replaces the game by a record, which is one of ours.
func (a *App) playTo(record string) {
	if err := a.game.Load("shot", []byte(record)); err != nil {
		panic("a record of the pictures is broken: " + err.Error())
	}
	a.toTable()
}

// pointAt puts the mouse on the card's upper right, where a lean shows well; on
// a phone, the focus.
func (a *App) pointAt(card scoundrel.Card) {
	tree := a.root.Tree()
	n := tree.Find(func(n *ui.Node) bool {
		return n.Role == ui.Card && n.Focusable() && strings.HasPrefix(n.Label, card.Name())
	})
	if n == nil {
		return
	}
	if a.root.Frame().Touch {
		a.root.SetFocus(n.ID, false)
		a.root.Hold(n.ID)
		a.Settle()
		return
	}
	p, ok := ui.Spot(tree, n, a.root.Frame().Window)
	if corner := n.Rect.Center(); ok {
		corner.X, corner.Y = n.Rect.X+.8*n.Rect.W, n.Rect.Y+.27*n.Rect.H
		if hit := tree.At(corner); hit != nil && hit.ID == n.ID {
			p = corner
		}
	}
	a.root.MoveMouse(p, true)
	a.Settle()
}

// The records behind the pictures. The first rooms are the same in most.
const (
	recordHead = "scoundrel 1\n"

	roomsOneToFour = `
deal C11 D5 S7 S3
equip D5
fight S7 barehanded
fight S3 weapon
next
deal C2 C5 H9
fight C2 weapon
fight C5 barehanded
drink H9
next
deal H2 C4 S4
drink H2
fight C4 barehanded
fight S4 barehanded
next
deal D2 C3 S2
equip D2
fight C3 weapon
fight S2 weapon
next
`
	roomFive = `deal D7 S12 C9
equip D7
fight S12 weapon
fight C9 weapon
next
`
	recordRoomSix  = recordHead + roomsOneToFour + roomFive + "deal H6 S8 D3\ndrink H6\n"
	recordDealing  = recordHead + roomsOneToFour + roomFive + "deal H6\n"
	recordRoomFive = recordHead + roomsOneToFour + "deal D7 C9 S12\nequip D7\n"
	// Four cards lie at the bottom; in the first the next room is one to run from.
	recordBottom = recordHead + roomRun + `deal C2 D2 H2 C14
equip D2
fight C2 weapon
drink H2
next
`
	recordRun    = recordBottom + "deal S14 C13 S13\n"
	roomRun      = "deal S5 C6 D3 C10\nrun\n"
	recordPotion = recordHead + roomsOneToFour + roomFive + "deal H6 H8 D3\ndrink H6\n"
)
