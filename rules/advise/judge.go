package advise

import "akuto/rules/scoundrel"

// The formula's weights, in points of health.
const (
	victory = 1000.0 // a game won, plus its score
	defeat  = -1000.0

	weaponEach = 1.1 // each point of the weapon's value, when it is fresh
	wornShare  = .25 // of that is kept however low the weapon's limit is

	potionKept  = .75 // each point a carried potion could heal next room
	weaponKept  = .7  // each point by which a carried weapon beats the one in hand
	monsterKept = .55 // each point of damage that a carried monster would do

	pointsAhead = .09 // each monster point still to come
	healAhead   = .12 // each potion point still to come
)

// judge says how good the end of a room is, in points of health:
//
//	health, from half of it down counting double
//	+ the weapon's value, less the lower its limit is
//	+ what the card left over promises: a potion, a better weapon, or, with a
//	  minus, the damage of a monster
//	− a share of the monster points still in the dungeon
//	+ a share of the potions still there
//
// A game that is over counts as its result, far above or below all of that. The
// weights were tried out on shuffled games.
func judge(s scoundrel.State) float64 {
	if s.Over.Done {
		if s.Over.Won {
			return victory + float64(s.Over.Score)
		}
		return defeat + float64(s.Over.Score)
	}
	value := float64(s.Health) + float64(min(s.Health, scoundrel.FullHealth/2))
	weapon := weaponWorth(s)
	value += weapon
	for _, slot := range s.Room {
		if slot.Card != scoundrel.None && !slot.Resolved {
			value += kept(s, slot.Card, weapon)
		}
	}
	return value - pointsAhead*float64(s.MonsterPoints()) + healAhead*float64(potionPoints(s))
}

// weaponWorth is what the weapon in hand will still save: its value for a fresh
// one, less for one that can only be used on lower monsters.
func weaponWorth(s scoundrel.State) float64 {
	if s.Weapon.Card == scoundrel.None {
		return 0
	}
	usable, all := 0, 0
	for c := range s.Dungeon().All() {
		if c.Monster() {
			all++
			if s.UsableOn(c) {
				usable++
			}
		}
	}
	share := 1.0
	if all > 0 {
		share = float64(usable) / float64(all)
	}
	return weaponEach * float64(s.Weapon.Card.Value()) * (wornShare + (1-wornShare)*share)
}

// kept is what the card left over means for the next room.
func kept(s scoundrel.State, c scoundrel.Card, weapon float64) float64 {
	value := float64(c.Value())
	switch {
	case c.Potion():
		return potionKept * min(value, float64(scoundrel.FullHealth-s.Health)+4)
	case c.Weapon():
		return weaponKept * max(0, weaponEach*value-weapon)
	}
	if s.UsableOn(c) {
		value = max(0, value-float64(s.Weapon.Card.Value()))
	}
	return -monsterKept * value
}

// potionPoints is what all potions of the dungeon would heal.
func potionPoints(s scoundrel.State) (points int) {
	for c := range s.Dungeon().All() {
		if c.Potion() {
			points += c.Value()
		}
	}
	return points
}

// runFee is what running costs beyond the cards it puts under the dungeon: the
// next room must then be faced, whatever it is.
func runFee(scoundrel.State) float64 { return 3 }
