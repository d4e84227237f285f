package scoundrel

// EventKind is what happened on the table.
type EventKind uint8

// The kinds of events, in the fields of which an Event tells more.
const (
	Dealt           EventKind = iota + 1 // Card came into Slot
	Changed                              // Card in Slot gave way to With
	Swapped                              // Card from Slot and With, both of the room, swapped places
	Removed                              // Card left Slot
	WeaponDiscarded                      // Card and the monsters on it, Amount of them, were laid away
	Equipped                             // Card from Slot became the weapon
	Drank                                // Card in Slot healed Amount
	PotionWasted                         // Card in Slot was a potion without effect
	Slew                                 // Card in Slot fell to the weapon With; health changed by Amount
	Fought                               // Card in Slot was fought barehanded; health changed by Amount
	Ran                                  // room number Amount was put under the dungeon
	RoomEntered                          // room number Amount began; Card, if any, was carried over from Slot
	Died                                 // fighting Card; Amount is the score
	Won                                  // with Card as the last; Amount is the score
)

// Event is one thing that happened, for the screen to show.
type Event struct {
	Kind       EventKind
	Card, With Card
	Slot       int // counts from 0
	Amount     int
}

// Apply does a and gives the state after it with what happened on the way. An
// action that the rules don't allow gives the same state, no events and a
// *Refusal.
func (s State) Apply(a Action) (State, []Event, error) {
	if why := s.check(a); why != Allowed {
		return s, nil, s.refusal(a, why)
	}
	events := make([]Event, 0, 3)
	s.do(a, &events)
	return s, events, nil
}

// Step is Apply for those who try out many actions and show none: it gives no
// events and reserves no memory.
func (s State) Step(a Action) (State, error) {
	if why := s.check(a); why != Allowed {
		return s, s.refusal(a, why)
	}
	s.do(a, nil)
	return s, nil
}

// happened adds an event for those who want events.
func happened(events *[]Event, e Event) {
	if events != nil {
		*events = append(*events, e)
	}
}

// do does an allowed action.
func (s *State) do(a Action, events *[]Event) {
	switch a.Kind {
	case Deal:
		slot := s.slotOf(None)
		s.Room[slot].Card = a.Card
		happened(events, Event{Kind: Dealt, Card: a.Card, Slot: slot})
	case Change:
		s.change(a.Card, a.To, events)
	case Remove:
		slot := s.slotOf(a.Card)
		s.Room[slot] = Slot{}
		happened(events, Event{Kind: Removed, Card: a.Card, Slot: slot})
	case Run:
		s.run(events)
	case Next:
		s.next(events)
	default:
		s.face(a.Kind, a.Card, events)
	}
}

// change puts the card to where c lies. If to lies in the room too, the two swap
// places and keep their resolved marks.
func (s *State) change(c, to Card, events *[]Event) {
	slot, other := s.slotOf(c), s.slotOf(to)
	if other >= 0 {
		s.Room[slot], s.Room[other] = s.Room[other], s.Room[slot]
		happened(events, Event{Kind: Swapped, Card: c, With: to, Slot: slot})
		return
	}
	s.Room[slot].Card = to
	happened(events, Event{Kind: Changed, Card: c, With: to, Slot: slot})
}

// run puts the room under the dungeon in room order and begins the next one.
func (s *State) run(events *[]Event) {
	for _, slot := range s.Room {
		if slot.Card != None {
			s.scooped.putUnder(slot.Card)
		}
	}
	s.note(EntryRun, None, None, 0)
	s.Totals.Ran++
	happened(events, Event{Kind: Ran, Amount: s.RoomNo})
	s.enter(None)
	s.RanLast = true
	happened(events, Event{Kind: RoomEntered, Amount: s.RoomNo})
}

// next carries the card left over into the next room.
func (s *State) next(events *[]Event) {
	carried, from := None, 0
	for i, slot := range s.Room {
		if slot.Card != None && !slot.Resolved {
			carried, from = slot.Card, i
		}
	}
	s.enter(carried)
	happened(events, Event{Kind: RoomEntered, Card: carried, Slot: from, Amount: s.RoomNo})
}

// enter begins the next room with the card carried over, if any.
func (s *State) enter(carried Card) {
	s.Room = [RoomSize]Slot{{Card: carried}}
	s.Carried = carried != None
	s.Faced = 0
	s.PotionUsed = false
	s.RanLast = false
	s.RoomNo++
}
