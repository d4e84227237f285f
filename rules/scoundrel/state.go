package scoundrel

// Slot is one of the four places of a room. Card is None while nothing was dealt
// there; a resolved card stays in its slot until the next room.
type Slot struct {
	Card     Card
	Resolved bool
}

// Over tells whether the game has ended, and how. Score counts only when Done.
type Over struct {
	Done, Won bool
	Score     int
}

// Totals is what the game-over screen adds up.
type Totals struct {
	Rooms  int `json:"rooms"`  // rooms in which three cards (in the last room all) were faced
	Slain  int `json:"slain"`  // monsters fought, the fatal one included
	Damage int `json:"damage"` // health really lost
	Healed int `json:"healed"` // health really gained
	Ran    int `json:"ran"`    // rooms run from
}

// State is a whole game at one moment: everything that Undo restores. It is a
// plain value: copying it is a snapshot, == compares two games. New gives the
// first one; every other comes from Apply.
type State struct {
	Health     int
	Weapon     Weapon
	Room       [RoomSize]Slot
	Carried    bool // slot 0 holds the card left over from the room before
	Faced      int  // cards of this room that are resolved
	PotionUsed bool // a potion was drunk in this room
	RanLast    bool // the room before was run from
	RoomNo     int  // counts from 1; a run and a next both raise it
	Last       Card // the card resolved last in this game, or None
	Rule       Rule
	Over       Over
	Totals     Totals

	used    Cards   // resolved cards; their order is the journal's
	scooped pile    // every card ever run from, in the order it was last put under the dungeon
	log     journal // what happened, oldest first
}

// New gives a game in which nothing has been dealt yet.
func New(rule Rule) State {
	return State{Health: FullHealth, RoomNo: 1, Rule: rule}
}

// Used gives every resolved or discarded card, oldest first. Resolved cards that
// still lie in the room are among them.
func (s State) Used() []Card {
	used := make([]Card, 0, DeckSize)
	for _, l := range s.log.lines[:s.log.count] {
		if l.kind.faces() {
			used = append(used, l.card)
		}
	}
	return used
}

// Dungeon gives the cards still in the physical deck.
func (s State) Dungeon() Cards { return s.dungeon() }

func (s *State) dungeon() Cards {
	left := allCards &^ s.used
	for _, slot := range s.Room {
		left = left.Without(slot.Card)
	}
	return left
}

// Left gives the number of cards still in the physical deck.
func (s State) Left() int { return s.left() }

func (s *State) left() int {
	left := DeckSize - s.used.Len()
	for _, slot := range s.Room {
		if slot.Card != None && !slot.Resolved {
			left--
		}
	}
	return left
}

// SlotsNeeded gives the size to deal the room to: the cards to resolve in it and
// those left in the deck, at most 4.
func (s State) SlotsNeeded() int { return min(RoomSize, DeckSize-s.used.Len()) }

// dealt gives the number of cards that lie in the room, resolved or not.
func (s *State) dealt() int {
	n := 0
	for _, slot := range s.Room {
		if slot.Card != None {
			n++
		}
	}
	return n
}

// RoomFull tells whether the room is dealt full: 4 cards, or all that are left.
// Only then may a card be faced.
func (s State) RoomFull() bool { return s.toDeal() == 0 }

// toDeal gives how many cards are missing until the room is full.
func (s *State) toDeal() int { return min(RoomSize-s.dealt(), s.left()) }

// RoomCards gives how many cards this room holds when it is dealt full, resolved
// ones included.
func (s State) RoomCards() int { return s.dealt() + s.toDeal() }

// ToFace gives how many more cards of this room must be faced: of a full room
// three in all, of a shorter last room every card.
func (s State) ToFace() int { return s.toFace() }

func (s *State) toFace() int {
	return max(0, min(toFaceFull, s.dealt()+s.toDeal())-s.Faced)
}

// NextSlot gives the empty slot, counted from 0, that the next card is dealt
// into, or -1 if no card can be dealt.
func (s State) NextSlot() int {
	if s.Over.Done || s.toDeal() == 0 {
		return -1
	}
	return s.slotOf(None)
}

// slotOf gives the slot that holds c (None: the first empty one), or -1.
func (s *State) slotOf(c Card) int {
	for i, slot := range s.Room {
		if slot.Card == c {
			return i
		}
	}
	return -1
}

// MonsterPoints gives the values of the monsters still in the deck, added up.
func (s State) MonsterPoints() int { return s.dungeon().monsterPoints() }

// Remaining gives the values of all monsters not yet slain, in the deck and in
// the room, added up. A lost game scores its negative.
func (s State) Remaining() int { return (allCards &^ s.used).monsterPoints() }

// UsableOn tells whether the equipped weapon may be used on the monster m. It is
// false without a weapon and for cards that are no monsters.
func (s State) UsableOn(m Card) bool { return s.Weapon.usable(s.Rule, m) }

// Limit gives the value a monster must be below for the weapon to be used on it;
// 0 means that there is no limit or no weapon.
func (s State) Limit() int { return s.Weapon.limit(s.Rule) }

// Bottom gives the cards known to lie at the bottom of the dungeon because their
// room was run from, in the order in which they will be dealt.
func (s State) Bottom() []Card {
	dungeon := s.dungeon()
	bottom := make([]Card, 0, s.scooped.count)
	for _, c := range s.scooped.cards[:s.scooped.count] {
		// A card named as dealt before its turn is no longer down there; if that
		// was a mistake and is taken back, it lies in its old place again.
		if dungeon.Has(c) {
			bottom = append(bottom, c)
		}
	}
	return bottom
}

// pile is an ordered list of different cards, the rest of the array is None.
type pile struct {
	cards [DeckSize]Card
	count uint8
}

// putUnder moves c to the end of the pile, or adds it there.
func (p *pile) putUnder(c Card) {
	kept := uint8(0)
	for _, other := range p.cards[:p.count] {
		if other != c {
			p.cards[kept] = other
			kept++
		}
	}
	p.cards[kept] = c
	p.count = kept + 1
}
