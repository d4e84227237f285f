// Package slay holds the rules of Slay: one fight of the Ironclad against one
// enemy, by the values of the board game. It knows no screen and no clock;
// chance is a generator inside the state, so the same seed and the same actions
// give the same fight everywhere.
//
// A Catalog of cards, enemies and decks is read from JSON and checked whole by
// Load. New begins a fight, Legal lists what the player may do in it, and
// State.Apply does it.
package slay

// The numbers that bind every fight.
const (
	FullHP         = 10 // HP of a player in full health
	TurnEnergy     = 3  // energy at the start of a turn
	MostEnergy     = 6
	HandSize       = 5 // cards drawn at the start of a turn; a hand has no limit
	MostStrength   = 8
	MostBlock      = 20
	MostVulnerable = 3
	MostWeak       = 3
	DieFaces       = 6
)

// Side is one of the two who fight.
type Side uint8

// The sides. NoSide is for events that concern neither.
const (
	NoSide Side = iota
	PlayerSide
	EnemySide
)

// Other gives the opponent of a side.
func (s Side) Other() Side {
	switch s {
	case PlayerSide:
		return EnemySide
	case EnemySide:
		return PlayerSide
	}
	return NoSide
}

// Fighter is what both sides have: their HP and what lies on them.
type Fighter struct {
	HP, MaxHP  int
	Block      int
	Strength   int
	Vulnerable int
	Weak       int
}

// gain adds n to what is held, up to most, and gives what was really added.
// What is over the cap is lost.
func gain(held *int, n, most int) int {
	got := max(0, min(n, most-*held))
	*held += got
	return got
}
