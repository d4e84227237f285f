package play

import "math/bits"

// FullHealth is the most health there can be.
const FullHealth = 20

// Fresh is the limit of a weapon that has slain nothing.
const Fresh = 15

// Hand is what a player takes from card to card: the health, the weapon's value (0
// is none), and the limit that a monster must be below for the weapon to be used.
type Hand struct {
	Health, Weapon, Limit int8
}

// Rule is added to the value of a slain monster to give the limit: 0 under the
// strict rule, 1 under the house rule.
type Rule int8

// Slew gives the hand after the weapon was used on a monster of this value.
func (h Hand) Slew(value int8, rule Rule) Hand {
	h.Health -= max(0, value-h.Weapon)
	h.Limit = value + int8(rule)
	if h.Limit <= 2 {
		h.Weapon, h.Limit = 0, 0 // no monster is that low
	}
	return h
}

// Ready gives the hand as the package wants it: a weapon that can't be used on any
// monster is no weapon.
func (h Hand) Ready() Hand {
	if h.Weapon == 0 || h.Limit <= 2 {
		h.Weapon, h.Limit = 0, 0
	}
	return h
}

// Room is the cards dealt, slot by slot, and which of them still lie open.
type Room struct {
	Cards [4]Kind
	Open  uint8 // bit i: the card in slot i is to be faced or left
	Face  int8  // how many more must be faced
	Drank bool  // a potion has worked in this room
}

// End is one way a room can end: the hand, and the card left over. The slot is 4
// if none is left.
type End struct {
	Hand
	Slot uint8
	Left Kind
}

// Ends collects the ways a room can end, without those that are no better than
// another in any respect.
type Ends struct {
	N    int
	List [64]End
	rule Rule
	room Room
}

// The action before, as far as it matters for leaving out orders that lead to the
// same end.
const (
	afterAny     = 4 // nothing, or something nothing commutes with
	afterDiscard = 5 // less than 4: a fight barehanded in that slot
)

// Fill finds every way the room can end with the player alive.
func (e *Ends) Fill(room Room, hand Hand, rule Rule) {
	e.N, e.rule, e.room = 0, rule, room
	e.face(hand, room.Open, room.Face, room.Drank, afterAny)
}

// face goes through the cards that can come next. Of orders that differ only by
// two neighbours that don't touch each other it follows one: barehanded fights
// come after what the weapon does, lower slots first, and useless potions last.
func (e *Ends) face(hand Hand, open uint8, todo int8, drank bool, before uint8) {
	if todo == 0 {
		e.add(hand, open)
		return
	}
	for rest := open; rest != 0; rest &= rest - 1 {
		slot := uint8(bits.TrailingZeros8(rest))
		kind := e.room.Cards[slot&3]
		value := kind.Value()
		left := open &^ (1 << slot)
		switch {
		case kind < firstPotion:
			if before == afterDiscard {
				continue
			}
			if before >= 4 && value < hand.Limit && value-hand.Weapon < hand.Health {
				e.face(hand.Slew(value, e.rule), left, todo-1, drank, afterAny)
			}
			if value < hand.Health && (before >= 4 || before < slot) {
				bare := hand
				bare.Health -= value
				e.face(bare, left, todo-1, drank, slot)
			}
		case kind < firstWeapon:
			if drank {
				e.face(hand, left, todo-1, true, afterDiscard)
				continue
			}
			drunk := hand
			drunk.Health = min(FullHealth, hand.Health+value)
			e.face(drunk, left, todo-1, true, afterAny)
		default:
			if before == afterAny {
				e.face(Hand{hand.Health, value, Fresh}, left, todo-1, drank, afterAny)
			}
		}
	}
}

// add takes an end into the list, unless one in it is as good in every respect,
// and drops those that are no better.
func (e *Ends) add(hand Hand, open uint8) {
	end := End{Hand: hand, Slot: 4}
	if open != 0 {
		end.Slot = uint8(bits.TrailingZeros8(open))
		end.Left = e.room.Cards[end.Slot&3]
	}
	kept := 0
	for i := 0; i < e.N; i++ {
		other := e.List[i]
		if other.Left == end.Left {
			if other.Health >= hand.Health && other.Weapon >= hand.Weapon && other.Limit >= hand.Limit {
				return // nothing has been dropped: what is no better than end would be no better than other
			}
			if other.Health <= hand.Health && other.Weapon <= hand.Weapon && other.Limit <= hand.Limit {
				continue
			}
		}
		e.List[kept] = other
		kept++
	}
	if kept < len(e.List) {
		e.List[kept] = end
		kept++
	}
	e.N = kept
}
