package scoundrel

// face resolves c in the way of kind, which must fit it, and ends the game if
// that was its end. It needs nothing of the room but the slot to mark.
func (s *State) face(kind Kind, c Card, events *[]Event) {
	slot := s.slotOf(c)
	if slot >= 0 {
		s.Room[slot].Resolved = true
	}
	s.used = s.used.With(c)
	s.Last = c
	s.Faced++
	// A room is done with its third card, a shorter last room with the last card
	// of the dungeon.
	if s.Faced == toFaceFull || s.used == allCards {
		s.Totals.Rooms++
	}

	switch kind {
	case Equip:
		s.equip(c, slot, events)
	case Drink:
		healed := min(c.Value(), FullHealth-s.Health)
		s.Health += healed
		s.Totals.Healed += healed
		s.PotionUsed = true
		s.note(EntryDrink, c, None, healed)
		happened(events, Event{Kind: Drank, Card: c, Slot: slot, Amount: healed})
	case Discard:
		s.note(EntryDiscard, c, None, 0)
		happened(events, Event{Kind: PotionWasted, Card: c, Slot: slot})
	case FightWeapon, FightBarehanded:
		s.fight(kind, c, slot, events)
	}

	if s.used == allCards && !s.Over.Done {
		s.Over = Over{Done: true, Won: true, Score: s.winScore()}
		s.note(EntryWin, None, None, 0)
		happened(events, Event{Kind: Won, Card: c, Slot: slot, Amount: s.Over.Score})
	}
}

// equip takes the weapon c and lays the one before away with all it slew.
func (s *State) equip(c Card, slot int, events *[]Event) {
	if s.Weapon.Card != None {
		happened(events, Event{Kind: WeaponDiscarded, Card: s.Weapon.Card, Slot: slot, Amount: s.Weapon.SlainCount()})
	}
	s.Weapon = Weapon{Card: c}
	s.note(EntryEquip, c, None, 0)
	happened(events, Event{Kind: Equipped, Card: c, Slot: slot})
}

// fight takes the damage of the monster c and slays it. At 0 health the game is
// lost at once; the monster counts as slain all the same.
func (s *State) fight(kind Kind, c Card, slot int, events *[]Event) {
	damage, with, event := c.Value(), None, Fought
	if kind == FightWeapon {
		with, event = s.Weapon.Card, Slew
		damage = max(0, damage-with.Value())
		s.Weapon.stack(c)
	}
	lost := min(damage, s.Health)
	s.Health -= lost
	s.Totals.Damage += lost
	s.Totals.Slain++
	happened(events, Event{Kind: event, Card: c, With: with, Slot: slot, Amount: -lost})
	if s.Health > 0 {
		s.note(EntryFight, c, with, -lost)
		return
	}
	s.Over = Over{Done: true, Score: -s.Remaining()}
	s.note(EntryDie, c, with, -lost)
	happened(events, Event{Kind: Died, Card: c, With: with, Slot: slot, Amount: s.Over.Score})
}

// winScore gives the health left, or more if the very last card resolved at full
// health was a potion, healing or not.
func (s *State) winScore() int {
	if s.Health == FullHealth && s.Last.Potion() {
		return FullHealth + s.Last.Value()
	}
	return s.Health
}
