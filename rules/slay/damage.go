package slay

// The damage formula of the design, all of its ten steps. The resolver calls
// attack for every hit effect and spendTokens once after the last one.

// hitValue gives what one hit does before block.
func hitValue(base int, attacker, target *Fighter) int {
	// 1. The base value; 2. and the attacker's strength.
	value := base + attacker.Strength
	vulnerable, weak := target.Vulnerable > 0, attacker.Weak > 0
	switch {
	case vulnerable && weak:
		// 5. The two cancel out: both steps are skipped.
	case vulnerable:
		// 3. A vulnerable target takes double.
		value *= 2
	case weak:
		// 4. A weak attacker does one less.
		value--
	}
	return max(0, value)
}

// take lets a hit through the block (6.) and gives what the block held and the
// HP that were lost. HP never go below 0.
func (f *Fighter) take(value int) (blocked, lost int) {
	blocked = min(value, f.Block)
	f.Block -= blocked
	lost = min(value-blocked, f.HP)
	f.HP -= lost
	return blocked, lost
}

// attack lets one side hit the other as often as the effect says (9.). Tokens
// stay as they are in between, so every hit is modified alike; a hit that kills
// is the last one.
func (f *fight) attack(by Side, e Effect) {
	attacker, target := f.fighter(by), f.fighter(by.Other())
	for range e.Times {
		if f.over() {
			return
		}
		blocked, lost := target.take(hitValue(e.Value, attacker, target))
		f.happened(Event{Kind: Struck, Side: by.Other(), Amount: lost, Blocked: blocked})
		if by == PlayerSide {
			f.Totals.Dealt += lost
		} else {
			f.Totals.Taken += lost
			f.Totals.Blocked += blocked
		}
		f.checkDeath()
	}
}

// spendTokens takes one vulnerable from the target (7.) and one weak from the
// attacker (8.) after all hits of an attack, however many hits or targets it had
// (10.), and also when the two cancelled out or nothing was hit.
func (f *fight) spendTokens(by Side) {
	attacker, target := f.fighter(by), f.fighter(by.Other())
	if target.Vulnerable > 0 {
		target.Vulnerable--
		f.happened(Event{Kind: VulnerableSpent, Side: by.Other(), Amount: 1})
	}
	if attacker.Weak > 0 {
		attacker.Weak--
		f.happened(Event{Kind: WeakSpent, Side: by, Amount: 1})
	}
}
