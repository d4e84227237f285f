package words

// What leads from the rules of one game to those of the other.
const (
	RulesOfCombat    = "Slay"
	RulesOfScoundrel = "Scoundrel"
)

// RulesPart is a section of the rules sheet: a heading, then paragraphs, suits
// with what they are, or numbered steps. Asterisks mark what is in vermilion.
type RulesPart struct {
	Heading    string
	Paragraphs []string
	Suits      []RulesSuit
	Steps      []string
}

// RulesSuit is a line that says what a suit, or what an icon stands for, is and
// what it counts.
type RulesSuit struct{ Marks, Icon, Name, Values string }

// RulesColumns is the rules sheet in its three columns, under the weapon rule
// that the game under way is played by.
func RulesColumns(lowerOrEqual bool) [3][]RulesPart {
	wear := "A weapon that has slain can only be used on monsters *strictly lower* than its last."
	if lowerOrEqual {
		wear = "A weapon that has slain can only be used on monsters *lower than or equal to* its last: your house rule."
	}
	return [3][]RulesPart{
		{{
			Heading:    "The dungeon",
			Paragraphs: []string{"A standard deck without jokers, red face cards and red aces: 44 cards. You start with 20 health and no weapon."},
			Suits: []RulesSuit{
				{Marks: "♣♠", Name: "Monsters", Values: "2–10, J 11, Q 12, K 13, A 14"},
				{Marks: "♦", Name: "Weapons", Values: "2–10, face value"},
				{Marks: "♥", Name: "Potions", Values: "2–10, face value"},
			},
		}},
		{{
			Heading: "A room",
			Steps: []string{
				"Deal until four cards lie face up. A card left from the last room counts as one.",
				"Run away, if you like: all four go under the deck. Never twice in a row, and only before you touch a card.",
				"Or face three of the four, in any order. The fourth is carried on.",
			},
		}, {
			Heading:    "Potions and weapons",
			Paragraphs: []string{"A potion heals its value, up to 20. Only the first in a room works. A weapon must be equipped; the old one and all it slew are discarded."},
		}},
		{{
			Heading: "Fighting",
			Paragraphs: []string{
				"Barehanded, you take the monster’s value. With a weapon, only what exceeds it, and the monster is stacked on the blade.",
				wear,
			},
		}, {
			Heading:    "The end",
			Paragraphs: []string{"Dead: minus the value of every monster left. Alive: your health. At 20 with a potion last, add that potion."},
		}},
	}
}
