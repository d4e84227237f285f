package slay

import "slices"

// CardType is what a card is, and where it goes when it is played.
type CardType uint8

// The types of cards. A Power stays in play, the others are discarded.
const (
	Attack CardType = iota + 1
	Skill
	Power
)

// cardTypes are the types' names in the data.
var cardTypes = map[CardType]string{Attack: "attack", Skill: "skill", Power: "power"}

// String gives the type's name in the data, such as "attack".
func (t CardType) String() string { return cardTypes[t] }

// Ethereal is the keyword of cards that are exhausted when they are still in
// hand at the end of a turn.
const Ethereal = "ethereal"

// Card is a card as the catalog has it. Cards are read only.
type Card struct {
	ID          string
	Name        string
	Cost        int
	Type        CardType
	Effects     []Effect
	Image       string // name of the icon
	Keywords    []string
	Description string // with {hit} and the like for the numbers; Text and State.Describe fill them in
	Upgraded    string // id of the upgraded card; "" when there is none
	NoUpgrade   string // why there is none, where one could be expected
}

// Has tells whether the card has a keyword.
func (c *Card) Has(keyword string) bool { return slices.Contains(c.Keywords, keyword) }

// Exhausts tells whether the card goes to the exhaust pile when it is played.
func (c *Card) Exhausts() bool {
	return slices.ContainsFunc(c.Effects, func(e Effect) bool { return e.Kind == Exhaust && e.Target == Self })
}

// Chooses gives how many other cards of the hand the card asks to choose; a
// smaller hand is chosen whole.
func (c *Card) Chooses() int {
	for _, e := range c.Effects {
		if e.Target == Hand {
			return e.Value
		}
	}
	return 0
}

// Targeted tells whether the card is aimed at an enemy before it is played:
// every attack, and what is laid on one enemy.
func (c *Card) Targeted() bool {
	return c.Type == Attack || slices.ContainsFunc(c.Effects, func(e Effect) bool { return e.Target == One })
}

// Deck is a named list of cards to fight with.
type Deck struct {
	ID, Name    string
	Description string
	Cards       []string // ids, in the order they have before they are shuffled
}

// ActionType is how an enemy comes to its action.
type ActionType uint8

// The action types.
const (
	Single ActionType = iota + 1 // the same every turn
	Die                          // by the die rolled at the start of the player's turn
	Cube                         // in the order of a track, slot by slot
)

// actionTypes are the action types' names in the data.
var actionTypes = map[ActionType]string{Single: "single", Die: "die", Cube: "cube"}

// EnemyAction is one thing that an enemy does in its turn.
type EnemyAction struct {
	Intent  IntentKind
	Effects []Effect
	Grey    bool // a slot of a Cube that is done once and skipped on the loop
}

// EnemyCard is an enemy as the catalog has it. Enemy cards are read only.
type EnemyCard struct {
	ID, Name string
	HP       int
	Type     ActionType
	Actions  []EnemyAction // Single: one; Die: six, by face; Cube: the track
	Image    string        // name of the icon
	Note     string        // what a player should know of it, such as a house rule; mostly ""
}

// slot gives which of the actions is to come in a turn with its die. A cube moves
// once a turn, so the turn alone tells where it stands: the whole track first,
// then only the slots that are not grey.
func (e *EnemyCard) slot(turn, die int) int {
	switch e.Type {
	case Die:
		return die - 1
	case Cube:
		passed := turn - 1
		if passed < len(e.Actions) {
			return passed
		}
		var red []int
		for i, a := range e.Actions {
			if !a.Grey {
				red = append(red, i)
			}
		}
		return red[(passed-len(e.Actions))%len(red)]
	}
	return 0
}
