package slay

// resolve does the effects of a card or of an enemy's action in their order. by
// is the side that acts; chosen are the positions in the hand, as it is without
// the card being played, of the cards chosen for an Exhaust. Once somebody is
// dead nothing more happens, but for the tokens of an attack.
func (f *fight) resolve(by Side, effects []Effect, chosen []int) {
	lastHit := -1
	for i, e := range effects {
		if e.Kind == Hit {
			lastHit = i
		}
	}
	unspent := false
	for i, e := range effects {
		if f.over() {
			break
		}
		f.do(by, e, chosen)
		unspent = unspent || e.Kind == Hit
		// The tokens go before an effect that stands after the hits: the
		// vulnerable of a Bash is not spent by its own hit.
		if unspent && (i == lastHit || f.over()) {
			f.spendTokens(by)
			unspent = false
		}
	}
}

// do does one effect.
func (f *fight) do(by Side, e Effect, chosen []int) {
	actor, opponent := f.fighter(by), f.fighter(by.Other())
	switch e.Kind {
	case Hit:
		f.attack(by, e)
	case Block:
		f.happened(Event{Kind: BlockGained, Side: by, Amount: gain(&actor.Block, e.Value, MostBlock)})
	case Strength:
		f.happened(Event{Kind: StrengthGained, Side: by, Amount: gain(&actor.Strength, e.Value, MostStrength)})
	case Vulnerable:
		f.happened(Event{Kind: VulnerableGained, Side: by.Other(), Amount: gain(&opponent.Vulnerable, e.Value, MostVulnerable)})
	case Weak:
		f.happened(Event{Kind: WeakGained, Side: by.Other(), Amount: gain(&opponent.Weak, e.Value, MostWeak)})
	case Draw:
		f.draw(e.Value)
	case Energy:
		f.happened(Event{Kind: EnergyGained, Side: by, Amount: gain(&f.Player.Energy, e.Value, MostEnergy)})
	case LoseHP:
		lost := min(e.Value, actor.HP)
		actor.HP -= lost
		f.Totals.Taken += lost
		f.happened(Event{Kind: LostHP, Side: by, Amount: lost})
		f.checkDeath()
	case Exhaust:
		// A card that exhausts itself goes to its pile when it has resolved.
		if e.Target == Hand {
			f.exhaustFromHand(chosen)
		}
	}
}
