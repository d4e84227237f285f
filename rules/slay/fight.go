package slay

import "slices"

// fight is a state being changed, with what has happened to it so far.
type fight struct {
	State
	events []Event
}

// change gives a fight that begins as s and can be changed without changing s.
func (s State) change() *fight {
	p := &s.Player
	for _, pile := range []*[]string{&p.DrawPile, &p.Hand, &p.DiscardPile, &p.ExhaustPile, &p.Powers} {
		*pile = slices.Clone(*pile)
	}
	return &fight{State: s}
}

func (f *fight) happened(e Event) { f.events = append(f.events, e) }

// fighter gives what both sides have of the one that is named.
func (f *fight) fighter(side Side) *Fighter {
	if side == PlayerSide {
		return &f.Player.Fighter
	}
	return &f.Enemy.Fighter
}

func (f *fight) over() bool { return f.Result != UnderWay }

// checkDeath ends the fight at the moment in which somebody has no HP left. What
// is still to be put away is put away after it.
func (f *fight) checkDeath() {
	switch {
	case f.over():
	case f.Player.HP == 0:
		f.Result = Defeat
	case f.Enemy.HP == 0:
		f.Result = Victory
	}
}

// tellEnd says at the end of an action how the fight ended, if it did.
func (f *fight) tellEnd() {
	switch f.Result {
	case Victory:
		f.happened(Event{Kind: Won})
		f.note(EntryEnd, 0, slain(f.EnemyCard().Name))
	case Defeat:
		f.happened(Event{Kind: Lost})
		f.note(EntryEnd, 0, fallen)
	}
}
