package play

// Hidden is the number of units of the network's only hidden layer.
const Hidden = 48

// Stages is the number of output layers: one for each three cards in the dungeon.
const Stages = 17

// stage gives the output layer for a dungeon of so many cards.
func stage(dungeon int) int { return min((dungeon+2)/3, Stages-1) }

// The features, one row of weights each. A feature of the dungeon or the bottom is
// on as often as the dungeon has such a card, of the others one in each group.
const (
	rowDungeon = 0                   // kinds in the dungeon, known or not
	rowBottom  = rowDungeon + Kinds  // kinds known to lie at the bottom: the first four of them, the next four, the rest
	rowLeft    = rowBottom + 3*Kinds // the card carried over; None after a run
	rowHealth  = rowLeft + Kinds     // 0 to 20
	rowWeapon  = rowHealth + 21      // the weapon's value, and its limit
	rowUnknown = rowWeapon + 11*16   // cards whose place is unknown, 0 to 44
	rowKnown   = rowUnknown + 45     // cards known to lie at the bottom, 0 to 44
	Rows       = rowKnown + 45
)

type row = [Hidden]int32

// Net judges afterstates: what a player has between two rooms. Its numbers are
// whole, in units of 1/Unit.
type Net struct {
	Bias row
	Rows [Rows]row
	Out  [Stages]row
	Base [Stages]int32
}

// Unit is 1 in the network's numbers; a judgement is in units of 1/Unit².
const Unit = 2048

func add(to, from *row) {
	for i := range to {
		to[i] += from[i]
	}
}

func sub(to, from *row) {
	for i := range to {
		to[i] -= from[i]
	}
}

// judge gives the log-odds of winning, in units of 1/Unit².
func (n *Net) judge(sum, hand, weapon *row, stage int) int64 {
	out := &n.Out[stage]
	total := int64(n.Base[stage]) * Unit
	for i := range out {
		total += int64(max(0, sum[i]+hand[i]+weapon[i])) * int64(out[i])
	}
	return total
}
