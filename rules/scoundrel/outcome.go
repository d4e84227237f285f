package scoundrel

// Outcome is what an action would do, without doing it.
type Outcome struct {
	Before, After int    // health
	Discards      []Card // what goes with the weapon laid away: the weapon, then its monsters
	Kills, Wins   bool   // the game would end
	Refused       error  // a *Refusal, or nil
	LimitAfter    int    // monsters must then be below this; 0 is no limit
	Wasted        bool   // a potion without effect
}

// Outcome tells what a would do. If a is refused only because it isn't the moment
// for it (the room is not dealt full, or done), the rest tells what it would do
// at the right moment; if it is refused for good, nothing changes.
func (s State) Outcome(a Action) Outcome {
	o := Outcome{Before: s.Health, After: s.Health, LimitAfter: s.Limit()}
	why := s.check(a)
	if why != Allowed {
		o.Refused = s.refusal(a, why)
	}
	untimely := why == WhyDealFirst || why == WhyThreeFaced
	if !a.Kind.faces() || why != Allowed && (!untimely || s.checkFit(a.Kind, a.Card) != Allowed) {
		return o
	}
	if a.Kind == Equip && s.Weapon.Card != None {
		o.Discards = append([]Card{s.Weapon.Card}, s.Weapon.Slain()...)
	}
	after := s
	after.face(a.Kind, a.Card, nil)
	o.After = after.Health
	o.LimitAfter = after.Limit()
	o.Kills = after.Over.Done && !after.Over.Won
	o.Wins = after.Over.Won
	o.Wasted = a.Card.Potion() && o.After == o.Before
	return o
}
