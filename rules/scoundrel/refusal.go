package scoundrel

// Why is the reason for which an action is refused.
type Why uint8

// The reasons. Allowed is the zero value and never part of a Refusal.
const (
	Allowed          Why = iota
	WhyGameOver          // the game has ended
	WhyUnknownAction     // no such kind of action
	WhyUnknownCard       // no such card in the dungeon
	WhyRoomFull          // four cards lie in the room
	WhyOutOfPlay         // the card was resolved earlier
	WhyInRoom            // the card lies in the room already
	WhyNotInRoom         // the card doesn't lie in the room
	WhyFaced             // the card was faced already
	WhySameCard          // a card changed to itself
	WhyCarried           // the carried card can't be removed
	WhyRemoveTooLate     // nothing is removed once a card was faced
	WhyDealFirst         // the room is not dealt full yet
	WhyThreeFaced        // the room is done
	WhyNotMonster        // a fight with something else
	WhyNotWeapon         // something else equipped
	WhyNotPotion         // something else drunk or discarded
	WhyNoWeapon          // a weapon fight with none equipped
	WhyWeaponWorn        // the weapon last slew too low a monster
	WhyPotionSpent       // a potion was drunk in this room already
	WhyPotionGood        // a first potion isn't discarded
	WhyRunTooLate        // a card of the room was faced
	WhyRanBefore         // the room before was run from
	WhyRoomSmall         // the room has fewer than four cards
	WhyDungeonEmpty      // no other room would come
	WhyFaceFirst         // cards are still to be faced
)

// Refusal is the error of an action that the rules don't allow. Error says why in
// a player's words.
type Refusal struct {
	Why    Why
	Action Action
	Card   Card   // the card that is in the way: the action's, or what it would become
	Need   int    // how many cards to deal or face first, where that is the reason
	Weapon Weapon // the equipped weapon, where that is the reason
}

// refusal gives the error for an action refused for the reason why.
func (s *State) refusal(a Action, why Why) *Refusal {
	r := &Refusal{Why: why, Action: a, Card: a.Card}
	switch why {
	case WhyOutOfPlay:
		if s.slotOf(a.Card) >= 0 {
			r.Card = a.To
		}
	case WhyDealFirst:
		r.Need = s.toDeal()
	case WhyFaceFirst:
		r.Need = s.toFace()
	case WhyWeaponWorn:
		r.Weapon = s.Weapon
	}
	return r
}

// check gives the reason why a is not allowed now, or Allowed.
func (s *State) check(a Action) Why {
	if s.Over.Done {
		return WhyGameOver
	}
	if a.Kind < Deal || a.Kind > Next || a.surplus() {
		return WhyUnknownAction
	}
	switch a.Kind {
	case Run:
		return s.checkRun()
	case Next:
		return s.checkNext()
	}
	if !a.Card.valid() {
		return WhyUnknownCard
	}
	switch a.Kind {
	case Deal:
		return s.checkDeal(a.Card)
	case Change:
		return s.checkChange(a.Card, a.To)
	case Remove:
		return s.checkRemove(a.Card)
	}
	if why := s.checkFace(a.Card); why != Allowed {
		return why
	}
	return s.checkFit(a.Kind, a.Card)
}

func (s *State) checkDeal(c Card) Why {
	switch {
	case s.dealt() == RoomSize:
		return WhyRoomFull
	case s.slotOf(c) >= 0:
		return WhyInRoom
	case s.used.Has(c):
		return WhyOutOfPlay
	}
	return Allowed
}

// checkOpen refuses cards that don't lie unresolved in the room.
func (s *State) checkOpen(c Card) Why {
	slot := s.slotOf(c)
	switch {
	case slot < 0 && s.used.Has(c):
		return WhyOutOfPlay
	case slot < 0:
		return WhyNotInRoom
	case s.Room[slot].Resolved:
		return WhyFaced
	}
	return Allowed
}

func (s *State) checkChange(c, to Card) Why {
	if why := s.checkOpen(c); why != Allowed {
		return why
	}
	switch {
	case !to.valid():
		return WhyUnknownCard
	case to == c:
		return WhySameCard
	case s.used.Has(to) && s.slotOf(to) < 0:
		return WhyOutOfPlay
	}
	return Allowed
}

func (s *State) checkRemove(c Card) Why {
	why := s.checkOpen(c)
	switch {
	case why == WhyFaced || why == Allowed && s.Faced > 0:
		return WhyRemoveTooLate
	case why != Allowed:
		return why
	case s.Carried && s.Room[0].Card == c:
		return WhyCarried
	}
	return Allowed
}

// checkFace tells whether it is the moment to face c, whatever it is.
func (s *State) checkFace(c Card) Why {
	if why := s.checkOpen(c); why != Allowed {
		return why
	}
	switch {
	case s.toDeal() > 0:
		return WhyDealFirst
	case s.toFace() == 0:
		return WhyThreeFaced
	}
	return Allowed
}

// checkFit tells whether c can be faced in this way, with this weapon and after
// the potions of this room.
func (s *State) checkFit(kind Kind, c Card) Why {
	switch kind {
	case Equip:
		if !c.Weapon() {
			return WhyNotWeapon
		}
	case Drink, Discard:
		switch {
		case !c.Potion():
			return WhyNotPotion
		case kind == Drink && s.PotionUsed:
			return WhyPotionSpent
		case kind == Discard && !s.PotionUsed:
			return WhyPotionGood
		}
	case FightWeapon, FightBarehanded:
		switch {
		case !c.Monster():
			return WhyNotMonster
		case kind == FightWeapon && s.Weapon.Card == None:
			return WhyNoWeapon
		case kind == FightWeapon && !s.Weapon.usable(s.Rule, c):
			return WhyWeaponWorn
		}
	}
	return Allowed
}

func (s *State) checkRun() Why {
	switch {
	case s.Faced > 0:
		return WhyRunTooLate
	case s.RanLast:
		return WhyRanBefore
	case s.dealt()+s.toDeal() < RoomSize:
		return WhyRoomSmall
	case s.toDeal() > 0:
		return WhyDealFirst
	case s.left() == 0:
		return WhyDungeonEmpty
	}
	return Allowed
}

func (s *State) checkNext() Why {
	switch {
	case s.toDeal() > 0:
		return WhyDealFirst
	case s.toFace() > 0:
		return WhyFaceFirst
	}
	return Allowed
}
