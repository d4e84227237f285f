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
	return h.wear(value, rule)
}

// wear gives the hand after the weapon was used, without the damage.
func (h Hand) wear(value int8, rule Rule) Hand {
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
	N     int
	List  [64]End
	rule  Rule
	cards [4]Kind
	slot  uint8 // left over
	left  Kind
}

// Fill finds every way the room can end with the player alive.
func (e *Ends) Fill(room Room, hand Hand, rule Rule) {
	e.N, e.rule, e.cards = 0, rule, room.Cards
	potions := uint8(0)
	for slot, kind := range room.Cards {
		if kind.Potion() {
			potions |= 1 << slot
		}
	}
	spare := bits.OnesCount8(room.Open) - int(room.Face)
	if spare == 0 {
		e.slot, e.left = 4, None
		e.drinkAndFace(hand, room.Open, potions, room.Drank)
		return
	}
	// Each set of cards that can be left over; more than one is left only while a
	// room is being looked at from its middle.
	for left := room.Open; left != 0; left = (left - 1) & room.Open {
		if bits.OnesCount8(left) != spare {
			continue
		}
		slot := uint8(bits.TrailingZeros8(left))
		e.slot, e.left = slot, room.Cards[slot&3]
		e.drinkAndFace(hand, room.Open&^left, potions, room.Drank)
	}
}

// drinkAndFace faces the given cards. Of the potions only the best is drunk, if one
// may be, and as late as possible: what it heals over the limit is lost.
func (e *Ends) drinkAndFace(hand Hand, faced, potions uint8, drank bool) {
	pending := int8(0)
	if !drank {
		for rest := faced & potions; rest != 0; rest &= rest - 1 {
			pending = max(pending, e.cards[bits.TrailingZeros8(rest)&3].Value())
		}
	}
	e.face(hand, faced&^potions, pending, free)
}

// free stands for a last action that wasn't a fight barehanded.
const free = 4

// face faces monsters and weapons in every order that makes a difference. A fight
// barehanded in slot before can as well come later, unless there is a potion to be
// drunk between.
func (e *Ends) face(hand Hand, open uint8, pending int8, before uint8) {
	if open == 0 {
		hand.Health = min(FullHealth, hand.Health+pending)
		e.add(hand)
		return
	}
	for rest := open; rest != 0; rest &= rest - 1 {
		slot := uint8(bits.TrailingZeros8(rest))
		kind := e.cards[slot&3]
		value := kind.Value()
		left := open &^ (1 << slot)
		if kind >= firstWeapon {
			if before == free || pending > 0 {
				e.face(Hand{hand.Health, value, Fresh}, left, pending, free)
			}
			continue
		}
		if value < hand.Limit && (before == free || pending > 0) {
			if health, potion := hurt(hand.Health, value-hand.Weapon, pending); health > 0 {
				after := hand.wear(value, e.rule)
				after.Health = health
				e.face(after, left, potion, free)
			}
		}
		if before == free || before < slot || pending > 0 {
			if health, potion := hurt(hand.Health, value, pending); health > 0 {
				bare := hand
				bare.Health = health
				e.face(bare, left, potion, slot)
			}
		}
	}
}

// hurt gives the health after damage, for which the pending potion is drunk first if
// it must be, and the potion that is still pending.
func hurt(health, damage, pending int8) (after, potion int8) {
	if damage <= 0 {
		return health, pending
	}
	if health <= damage && pending > 0 {
		health, pending = min(FullHealth, health+pending), 0
	}
	return health - damage, pending
}

// add takes an end into the list, unless one in it is as good in every respect,
// and drops those that are no better.
func (e *Ends) add(hand Hand) {
	kept := 0
	for i := 0; i < e.N; i++ {
		other := &e.List[i]
		if other.Left == e.left {
			if other.Health >= hand.Health && other.Weapon >= hand.Weapon && other.Limit >= hand.Limit {
				return // nothing has been dropped: what is no better than hand would be no better than other
			}
			if other.Health <= hand.Health && other.Weapon <= hand.Weapon && other.Limit <= hand.Limit {
				continue
			}
		}
		if kept != i {
			e.List[kept] = *other
		}
		kept++
	}
	if kept < len(e.List) {
		e.List[kept] = End{Hand: hand, Slot: e.slot, Left: e.left}
		kept++
	}
	e.N = kept
}
