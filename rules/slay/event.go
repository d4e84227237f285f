package slay

// EventKind is what happened in a fight.
type EventKind uint8

// The kinds of events, in the order of a turn, with what the fields of Event
// tell more. Amounts are what really happened, caps and block taken in.
const (
	TurnBegan        EventKind = iota + 1 // Amount is the number of the turn
	BlockRemoved                          // Side lost Amount block because its turn began
	Reshuffled                            // Amount cards went from the discard pile to the draw pile
	Drew                                  // Card came to Position in the hand
	Rolled                                // the die shows Amount
	CardPlayed                            // Card left Position in the hand for Amount energy
	Struck                                // a hit on Side: Amount HP lost, Blocked held by block
	BlockGained                           // Side gained Amount block
	StrengthGained                        // Side gained Amount strength
	VulnerableGained                      // Side got Amount vulnerable
	WeakGained                            // Side got Amount weak
	VulnerableSpent                       // an attack took Amount vulnerable from Side
	WeakSpent                             // an attack took Amount weak from Side
	EnergyGained                          // the player gained Amount energy
	LostHP                                // Side lost Amount HP without a hit
	Exhausted                             // Card went to the exhaust pile from Position
	Discarded                             // Card went to the discard pile from Position
	StayedInPlay                          // Card, a power, went to the powers
	TurnEnded                             // the player ended turn number Amount
	EnemyActed                            // the enemy begins its action; what it does follows
	CubeMoved                             // the cube went on to slot Amount of the track, counted from 0
	Won                                   // the enemy is dead
	Lost                                  // the player is dead
)

// Played is the Position of a card that comes from being played, not from hand.
const Played = -1

// Event is one thing that happened, for the screen to show.
type Event struct {
	Kind     EventKind
	Side     Side   // whom it concerns
	Card     string // id
	Position int    // in the hand as it was at that moment, counted from 0; or Played
	Amount   int
	Blocked  int
}
