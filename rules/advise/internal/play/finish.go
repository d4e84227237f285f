package play

import "math/bits"

// Finish gives the best score of a win when the order of the rest is known (at most
// one card whose place is unknown), or 0 if the rest can't be survived. It tries
// everything, so the dungeon should be small.
func (g *Game) Finish() int {
	return finish(g.Hand, g.Room, g.Ran, &g.Order, g.Next, g.End, g.Rule)
}

func finish(hand Hand, room Room, ran bool, order *[longest]Kind, next, end int, rule Rule) int {
	n := bits.OnesCount8(room.Open)
	if next == end && int(room.Face) == n {
		return last(hand, room.Cards, room.Open, room.Drank, rule)
	}
	best := 0
	var ends Ends
	ends.Fill(room, hand, rule)
	for i := range ends.N {
		e := ends.List[i]
		after := Room{Cards: [4]Kind{e.Left}, Open: 1}
		to := next
		for slot := 1; slot < 4 && to < end; slot++ {
			after.Cards[slot] = order[to]
			after.Open |= 1 << slot
			to++
		}
		after.Face = int8(min(3, bits.OnesCount8(after.Open)))
		best = max(best, finish(e.Hand, after, false, order, to, end, rule))
	}
	if !ran && room.Open == 0b1111 && room.Face == 3 && next < end {
		copied := *order
		copy(copied[end:end+4], room.Cards[:])
		after := Room{Open: 0b1111, Face: 3}
		copy(after.Cards[:], copied[next:next+4])
		best = max(best, finish(hand, after, true, &copied, next+4, end+4, rule))
	}
	return best
}

// last gives the best score when all the open cards must be faced and none follow,
// or 0 if that can't be survived.
func last(hand Hand, cards [4]Kind, open uint8, drank bool, rule Rule) int {
	if open == 0 {
		return int(hand.Health)
	}
	best := 0
	for rest := open; rest != 0; rest &= rest - 1 {
		slot := bits.TrailingZeros8(rest)
		kind := cards[slot&3]
		value := kind.Value()
		left := open &^ (1 << slot)
		switch {
		case kind.Monster():
			if value < hand.Limit && value-hand.Weapon < hand.Health {
				best = max(best, last(hand.Slew(value, rule), cards, left, drank, rule))
			}
			if value < hand.Health {
				bare := hand
				bare.Health -= value
				best = max(best, last(bare, cards, left, drank, rule))
			}
		case kind.Potion():
			after := hand
			if !drank {
				after.Health = min(FullHealth, hand.Health+value)
			}
			if left == 0 && after.Health == FullHealth {
				best = max(best, FullHealth+int(value))
			} else {
				best = max(best, last(after, cards, left, true, rule))
			}
		default:
			best = max(best, last(Hand{hand.Health, value, Fresh}, cards, left, drank, rule))
		}
	}
	return best
}
