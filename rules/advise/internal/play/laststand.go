package play

import "math/bits"

// LastStand gives the values of the monsters that are left, added up, when a player
// who can't survive the room slays as much as he can before he falls. The monster
// that kills him counts as slain.
func (g *Game) LastStand() int {
	points := 0
	for _, kind := range g.Order[g.Next:g.End] {
		if kind.Monster() {
			points += int(kind.Value())
		}
	}
	for rest := g.Room.Open; rest != 0; rest &= rest - 1 {
		if kind := g.Room.Cards[bits.TrailingZeros8(rest)&3]; kind.Monster() {
			points += int(kind.Value())
		}
	}
	return points - slay(&g.Room, g.Hand, g.Room.Open, g.Room.Face, g.Room.Drank, g.Rule)
}

// slay gives the most monster points that can be slain with the cards still open.
func slay(room *Room, hand Hand, open uint8, todo int8, drank bool, rule Rule) int {
	if todo == 0 || hand.Health <= 0 {
		return 0
	}
	most := 0
	for rest := open; rest != 0; rest &= rest - 1 {
		slot := bits.TrailingZeros8(rest)
		kind := room.Cards[slot&3]
		value := kind.Value()
		left := open &^ (1 << slot)
		switch {
		case kind.Monster():
			if value < hand.Limit {
				most = max(most, int(value)+slay(room, hand.Slew(value, rule), left, todo-1, drank, rule))
			}
			bare := hand
			bare.Health -= value
			most = max(most, int(value)+slay(room, bare, left, todo-1, drank, rule))
		case kind.Potion():
			after := hand
			if !drank {
				after.Health = min(FullHealth, hand.Health+value)
			}
			most = max(most, slay(room, after, left, todo-1, true, rule))
		default:
			most = max(most, slay(room, Hand{hand.Health, value, Fresh}, left, todo-1, drank, rule))
		}
	}
	return most
}
