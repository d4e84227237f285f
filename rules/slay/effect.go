package slay

// EffectKind is what an effect does.
type EffectKind uint8

// The kinds of effects, with what each needs of Effect.
const (
	Hit        EffectKind = iota + 1 // Value damage, Times times, on the opponent
	Block                            // Value block for the one who acts
	Draw                             // Value cards for the player
	Strength                         // Value strength for the one who acts
	Vulnerable                       // Value vulnerable on the opponent
	Weak                             // Value weak on the opponent
	Exhaust                          // the card itself, or Value cards chosen from hand
	LoseHP                           // Value HP of the player, whatever protects them
	Energy                           // Value energy for the player
)

// Target is at whom or what an effect is aimed.
type Target uint8

// The targets. One and All differ only in words while there is one enemy.
const (
	Self Target = iota + 1 // the one who acts; of Exhaust, the card itself
	One                    // one opponent
	All                    // all opponents
	Hand                   // cards that the player chooses from hand
)

// Effect is one thing that a card or an enemy's action does.
type Effect struct {
	Kind   EffectKind
	Value  int
	Times  int // how many hits; 1 for everything that is no Hit
	Target Target
}

// largest is the highest value that an effect can have in the data.
const largest = 99

// effectRule is what the data may say of a kind of effect.
type effectRule struct {
	kind    EffectKind
	name    string   // in the data
	targets []Target // that it can have, the one it has when none is given first
	least   int      // the lowest value
	enemies bool     // whether an enemy can do it
}

// effectRules are in the order in which a player is told of them.
var effectRules = []effectRule{
	{Hit, "hit", []Target{One, All}, 0, true},
	{Block, "block", []Target{Self}, 1, true},
	{Draw, "draw", []Target{Self}, 1, false},
	{Strength, "strength", []Target{Self}, 1, true},
	{Vulnerable, "vulnerable", []Target{One, All}, 1, true},
	{Weak, "weak", []Target{One, All}, 1, true},
	{Exhaust, "exhaust", []Target{Self, Hand}, 1, false},
	{LoseHP, "lose_hp", []Target{Self}, 1, false},
	{Energy, "energy", []Target{Self}, 1, false},
}

// rule gives what the data may say of this kind.
func (k EffectKind) rule() effectRule {
	for _, r := range effectRules {
		if r.kind == k {
			return r
		}
	}
	return effectRule{}
}

// String gives the kind's name in the data, such as "lose_hp".
func (k EffectKind) String() string { return k.rule().name }

// targetNames are the targets' names in the data.
var targetNames = map[Target]string{Self: "self", One: "one", All: "all", Hand: "hand"}

// String gives the target's name in the data.
func (t Target) String() string { return targetNames[t] }
