package advise

import (
	"math"

	"akuto/rules/scoundrel"
)

// The formula's weights, in points of health unless they are shares.
const (
	victory = 1000.0 // a game won, beyond its score
	defeat  = -1000.0

	lowHealth  = 6.0 // up to here a point of health counts for more
	lowSurplus = .5  // by so much

	weaponEach  = 2.1 // each point of a fresh weapon's value
	wornShare   = .25 // of that is kept however low the limit is
	wornPower   = .33 // how slowly the rest goes as the limit falls
	weaponKept  = .45 // of what a carried weapon is better than the one in hand
	potionKept  = 1.0 // each point of a carried potion
	monsterKept = .6  // each point of damage that a carried monster would do

	pointsAhead = .1  // each monster point still in the dungeon
	healAhead   = .35 // each potion point still there

	runFee = 12.6 // running: the next room must then be faced, whatever it is
)

// judge says how good the end of a room is, in points of health:
//
//	  the health, its first points counting for more
//	+ the weapon's value, less the lower its limit is
//	+ what the card left over promises: a potion, a better weapon or, with a
//	  minus, the damage of a monster
//	− a share of the monster points still in the dungeon
//	+ a share of the potions still there
//
// A game that is over counts as its result, far above or below all of that. The
// weights were found by playing shuffled games with them: about one in 23 is won.
func judge(s scoundrel.State) float64 {
	if s.Over.Done {
		if s.Over.Won {
			return victory + float64(s.Over.Score)
		}
		return defeat + float64(s.Over.Score)
	}
	health := float64(s.Health)
	weapon := weaponWorth(s)
	value := health + lowSurplus*min(health, lowHealth) + weapon
	for _, slot := range s.Room {
		if slot.Card != scoundrel.None && !slot.Resolved {
			value += kept(s, slot.Card, weapon)
		}
	}
	return value - pointsAhead*float64(s.MonsterPoints()) + healAhead*float64(potionPoints(s))
}

// weaponWorth is what the weapon in hand promises: its value, by the share of
// the damage it could save in the dungeon that its limit still lets it save.
func weaponWorth(s scoundrel.State) float64 {
	if s.Weapon.Card == scoundrel.None {
		return 0
	}
	saves, all := 0, 0
	for c := range s.Dungeon().All() {
		if c.Monster() {
			saved := min(c.Value(), s.Weapon.Card.Value())
			all += saved
			if s.UsableOn(c) {
				saves += saved
			}
		}
	}
	share := 1.0
	if all > 0 {
		share = math.Pow(float64(saves)/float64(all), wornPower)
	}
	return weaponEach * float64(s.Weapon.Card.Value()) * (wornShare + (1-wornShare)*share)
}

// kept is what the card left over means for the next room.
func kept(s scoundrel.State, c scoundrel.Card, weapon float64) float64 {
	value := float64(c.Value())
	switch {
	case c.Potion():
		return potionKept * value
	case c.Weapon():
		return weaponKept * max(0, weaponEach*value-weapon)
	}
	if s.UsableOn(c) {
		value = max(0, value-float64(s.Weapon.Card.Value()))
	}
	return -monsterKept * value
}

// potionPoints is the value of all potions of the dungeon.
func potionPoints(s scoundrel.State) (points int) {
	for c := range s.Dungeon().All() {
		if c.Potion() {
			points += c.Value()
		}
	}
	return points
}
