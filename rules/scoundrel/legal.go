package scoundrel

// Legal lists everything the rules allow in s, in a fixed order: deal, change,
// remove, equip, drink, discard, fight (with the weapon, then barehanded), run,
// next; each by slot and then in deck order. It is empty when the game is over.
func Legal(s State) []Action {
	legal := make([]Action, 0, DeckSize)
	try := func(a Action) {
		if s.check(a) == Allowed {
			legal = append(legal, a)
		}
	}
	dungeon := s.dungeon()
	for c := range dungeon.All() {
		try(Action{Kind: Deal, Card: c})
	}
	// A card can change to one of the deck or to another of its room.
	changeable := dungeon
	for _, slot := range s.Room {
		changeable = changeable.With(slot.Card)
	}
	for _, slot := range s.Room {
		if slot.Card == None || slot.Resolved {
			continue
		}
		for to := range changeable.All() {
			try(Action{Kind: Change, Card: slot.Card, To: to})
		}
	}
	trySlots := func(kinds ...Kind) {
		for _, slot := range s.Room {
			for _, kind := range kinds {
				try(Action{Kind: kind, Card: slot.Card})
			}
		}
	}
	trySlots(Remove)
	trySlots(Equip)
	trySlots(Drink)
	trySlots(Discard)
	trySlots(FightWeapon, FightBarehanded)
	try(Action{Kind: Run})
	try(Action{Kind: Next})
	return legal
}

// Options lists the ways to face the card c that a player is offered, refused
// ones included: a monster with the weapon (if there is one) and barehanded, a
// weapon to equip, a potion to drink, or to discard if another one already worked
// in this room. It is empty unless c lies unresolved in the room.
func (s State) Options(c Card) []Action {
	if c == None || s.checkOpen(c) != Allowed {
		return nil
	}
	switch {
	case c.Monster() && s.Weapon.Card != None:
		return []Action{{Kind: FightWeapon, Card: c}, {Kind: FightBarehanded, Card: c}}
	case c.Monster():
		return []Action{{Kind: FightBarehanded, Card: c}}
	case c.Weapon():
		return []Action{{Kind: Equip, Card: c}}
	case s.PotionUsed:
		return []Action{{Kind: Discard, Card: c}}
	}
	return []Action{{Kind: Drink, Card: c}}
}
