package slay

// Why is the reason for which an action is refused.
type Why uint8

// The reasons. Allowed is the zero value and never part of a Refusal.
const (
	Allowed          Why = iota
	WhyOver              // the fight has ended
	WhyUnknownAction     // no such kind of action, or one with what its kind has no use for
	WhyNoCard            // no card at that position of the hand
	WhyEnergy            // the card costs more than is left
	WhyChoose            // another number of cards must be chosen
	WhyChoice            // a chosen card isn't in hand, is the played one, or is chosen twice
)

// Refusal is the error of an action that the rules don't allow. Error says why in
// a player's words.
type Refusal struct {
	Why    Why
	Action Action
	Card   *Card // the card to be played, where there is one
	Energy int   // what is left
	Need   int   // how many cards must be chosen
}

// refusal gives the error for an action refused for the reason why.
func (s State) refusal(a Action, why Why) *Refusal {
	r := &Refusal{Why: why, Action: a, Energy: s.Player.Energy}
	if a.Kind == PlayCard && a.Card >= 0 && a.Card < len(s.Player.Hand) {
		r.Card = s.catalog.Card(s.Player.Hand[a.Card])
		r.Need = s.ToChoose(a.Card)
	}
	return r
}

// Check gives the *Refusal with which Apply would refuse the action, or nil.
func (s State) Check(a Action) error {
	if why := s.check(a); why != Allowed {
		return s.refusal(a, why)
	}
	return nil
}

// check gives the reason why a is not allowed now, or Allowed.
func (s State) check(a Action) Why {
	switch {
	case s.Over():
		return WhyOver
	case a.Kind == EndTurn && a.Card == 0 && len(a.Exhaust) == 0:
		return Allowed
	case a.Kind != PlayCard:
		return WhyUnknownAction
	}
	if why := s.checkCard(a.Card); why != Allowed {
		return why
	}
	return s.checkChoice(a)
}

// checkCard tells whether the card at a position can be played, whatever is
// chosen for it.
func (s State) checkCard(position int) Why {
	switch {
	case s.Over():
		return WhyOver
	case position < 0 || position >= len(s.Player.Hand):
		return WhyNoCard
	case s.catalog.Card(s.Player.Hand[position]).Cost > s.Player.Energy:
		return WhyEnergy
	}
	return Allowed
}

// checkChoice tells whether what is chosen is what the card asks for.
func (s State) checkChoice(a Action) Why {
	if len(a.Exhaust) != s.ToChoose(a.Card) {
		return WhyChoose
	}
	last := -1
	for _, position := range a.Exhaust {
		if position <= last || position >= len(s.Player.Hand) || position == a.Card {
			return WhyChoice
		}
		last = position
	}
	return Allowed
}
