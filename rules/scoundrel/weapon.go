package scoundrel

// Rule says which monsters a used weapon may still fight.
type Rule uint8

const (
	// StrictlyLower: only monsters of a lower value than the last one it slew.
	StrictlyLower Rule = iota
	// LowerOrEqual is the house rule that also allows an equal value.
	LowerOrEqual
)

// mostSlain is the number of monsters a weapon can slay: under the house rule,
// all of them in falling order.
const mostSlain = 26

// Weapon is the equipped weapon with the monsters stacked on it. The zero value
// is no weapon.
type Weapon struct {
	Card  Card
	slain [mostSlain]Card
	count uint8
}

// Slain gives the monsters stacked on the weapon, oldest first.
func (w Weapon) Slain() []Card { return append([]Card{}, w.slain[:w.count]...) }

// SlainCount gives how many monsters are stacked on the weapon.
func (w Weapon) SlainCount() int { return int(w.count) }

// Last gives the monster slain last, or None if the weapon is fresh.
func (w Weapon) Last() Card {
	if w.count == 0 {
		return None
	}
	return w.slain[w.count-1]
}

// stack lays a slain monster on the weapon.
func (w *Weapon) stack(m Card) {
	w.slain[w.count] = m
	w.count++
}

// limit gives the value a monster must be below for the weapon to be used on it;
// 0 means there is no limit or no weapon.
func (w *Weapon) limit(rule Rule) int {
	if w.count == 0 {
		return 0
	}
	limit := w.slain[w.count-1].Value()
	if rule == LowerOrEqual {
		limit++
	}
	return limit
}

// usable tells whether the weapon may be used on the monster m.
func (w *Weapon) usable(rule Rule, m Card) bool {
	if w.Card == None || !m.Monster() {
		return false
	}
	limit := w.limit(rule)
	return limit == 0 || m.Value() < limit
}
