package slay

import "slices"

// Kind is what an action does.
type Kind uint8

// The kinds of actions.
const (
	PlayCard Kind = iota + 1
	EndTurn
)

// Action is one thing the player does. Positions count the hand from the left,
// from 0, as it is before the action. The choice that a card asks for is part of
// the action that plays it, so that nothing is ever half played.
type Action struct {
	Kind    Kind
	Card    int   // position of the card to play
	Exhaust []int // positions of the cards chosen to be exhausted, each once, in rising order
}

// Play gives the action that plays the card at a position of the hand, with the
// positions of the cards chosen to be exhausted if it asks for that.
func Play(position int, exhaust ...int) Action {
	return Action{Kind: PlayCard, Card: position, Exhaust: slices.Sorted(slices.Values(exhaust))}
}

// End gives the action that ends the turn.
func End() Action { return Action{Kind: EndTurn} }

// Equal tells whether both are the same action.
func (a Action) Equal(other Action) bool {
	return a.Kind == other.Kind && a.Card == other.Card && slices.Equal(a.Exhaust, other.Exhaust)
}

// ToChoose gives how many other cards must be chosen to play the card at a
// position of the hand: what the card asks for, or all others if they are fewer.
// It is 0 for most cards and for a position without a card.
func (s State) ToChoose(position int) int {
	if position < 0 || position >= len(s.Player.Hand) {
		return 0
	}
	return min(s.catalog.Card(s.Player.Hand[position]).Chooses(), len(s.Player.Hand)-1)
}

// PlayLeftmost gives the action that plays the card at a position and, if it asks
// for a choice, chooses the leftmost other cards. It is what a script's play line
// means when it names no choice, and what a preview shows before there is one.
func (s State) PlayLeftmost(position int) Action {
	a := Action{Kind: PlayCard, Card: position}
	for other := 0; len(a.Exhaust) < s.ToChoose(position); other++ {
		if other != position {
			a.Exhaust = append(a.Exhaust, other)
		}
	}
	return a
}

// Apply does a and gives the state after it with what happened on the way. An
// action that the rules don't allow gives the same state, no events and a
// *Refusal.
func (s State) Apply(a Action) (State, []Event, error) {
	if why := s.check(a); why != Allowed {
		return s, nil, s.refusal(a, why)
	}
	f := s.change()
	if a.Kind == PlayCard {
		f.play(a.Card, a.Exhaust)
	} else {
		f.end()
	}
	return f.State, f.events, nil
}

// Legal lists everything the rules allow in s: the cards of the hand from left to
// right, each with every choice it asks for, then the end of the turn. It is
// empty when the fight is over.
func Legal(s State) []Action {
	var legal []Action
	for position := range s.Player.Hand {
		if s.checkCard(position) != Allowed {
			continue
		}
		legal = s.withChoices(legal, Action{Kind: PlayCard, Card: position}, s.ToChoose(position), 0)
	}
	if !s.Over() {
		legal = append(legal, End())
	}
	return legal
}

// withChoices adds a to the list once for every choice of n more cards from the
// position from on.
func (s State) withChoices(legal []Action, a Action, n, from int) []Action {
	if n == 0 {
		return append(legal, a)
	}
	for position := from; position < len(s.Player.Hand); position++ {
		if position == a.Card {
			continue
		}
		chosen := a
		chosen.Exhaust = append(slices.Clone(a.Exhaust), position)
		legal = s.withChoices(legal, chosen, n-1, position+1)
	}
	return legal
}
