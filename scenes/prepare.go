package scenes

import (
	"akuto/rules/scoundrel"
	"akuto/sprites"
)

// preparation is what the canvas was last told to bake ahead for.
type preparation struct {
	window, safe sprites.Rect
	scale        float64
	room         [scoundrel.RoomSize]scoundrel.Slot
}

// prepare has the canvas bake what will be needed soon, so that no card waits
// for its emboss: every face at the sizes of room and picker for this window,
// and under a mouse the cards of the room as they look when they lean.
func (a *App) prepare(c *sprites.Canvas) {
	f := a.root.Frame()
	now := preparation{f.Window, f.Safe, c.Scale(), a.game.State().Room}
	if now == a.prepared {
		return
	}
	old := a.prepared
	a.prepared = now
	room := layOutTable(f.Safe, f.Shape, f.Short, tableFacts{}).room.cards[0].W
	if old.room = now.room; old != now {
		cards := allFaces()
		cards, decks := cards[:scoundrel.DeckSize], cards[scoundrel.DeckSize:]
		picker := layOutPicker(f, 13, false)
		c.Want(cards, room)
		c.WantTurned(cards, picker.fan.width)
		c.WantTurned(decks, picker.decks[0].width)
	}
	if !f.Touch {
		for _, slot := range now.room {
			if slot.Card != scoundrel.None {
				c.WantTurned([]sprites.Face{faceOf(slot.Card)}, room)
			}
		}
	}
}
