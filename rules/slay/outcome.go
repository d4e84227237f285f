package slay

// Outcome is what playing a card would do, for the screen to show before it is
// played.
type Outcome struct {
	Action  Action
	Refusal *Refusal // why it can't be played now, or nil; the rest tells what it would do
	Card    *Card    // nil if there is no such card; the rest is then empty

	Cost   int   // energy it costs
	Energy int   // energy left after it, what it gives included; not below 0
	Hits   []int // what each hit does before block, up to the one that kills

	EnemyHP    int  // HP the enemy will lose
	EnemyBlock int  // block the enemy will lose to hits
	Kills      bool // the enemy dies

	HP   int  // HP the player will lose
	Dies bool // the player dies

	Block, Strength  int // that the player gains
	Vulnerable, Weak int // laid on the enemy
	Drawn            int // cards really drawn
	Exhausted        int // cards that go to the exhaust pile, the played one included
}

// Preview gives what an action that plays a card would do: everything is in, from
// strength to caps. It is found by playing the card, so it can't differ from what
// then happens. Energy that is missing and a choice that is not made yet are told
// by Refusal only: the rest is as if there were enough and the leftmost cards
// were chosen.
func (s State) Preview(a Action) Outcome {
	o := Outcome{Action: a}
	if why := s.check(a); why != Allowed {
		o.Refusal = s.refusal(a, why)
	}
	if s.Over() || a.Kind != PlayCard || a.Card < 0 || a.Card >= len(s.Player.Hand) {
		return o
	}
	if s.checkChoice(a) != Allowed {
		a = s.PlayLeftmost(a.Card)
	}
	o.Card = s.catalog.Card(s.Player.Hand[a.Card])
	o.Cost = o.Card.Cost
	f := s.change()
	f.Player.Energy = max(f.Player.Energy, o.Cost)
	f.play(a.Card, a.Exhaust)
	o.Energy = f.Player.Energy
	o.Kills, o.Dies = f.Result == Victory, f.Result == Defeat
	for _, e := range f.events {
		o.count(e)
	}
	return o
}

// count adds one event to what the card does.
func (o *Outcome) count(e Event) {
	switch e.Kind {
	case Struck:
		o.Hits = append(o.Hits, e.Amount+e.Blocked)
		o.EnemyHP += e.Amount
		o.EnemyBlock += e.Blocked
	case LostHP:
		o.HP += e.Amount
	case BlockGained:
		o.Block += e.Amount
	case StrengthGained:
		o.Strength += e.Amount
	case VulnerableGained:
		o.Vulnerable += e.Amount
	case WeakGained:
		o.Weak += e.Amount
	case Drew:
		o.Drawn++
	case Exhausted:
		o.Exhausted++
	}
}
