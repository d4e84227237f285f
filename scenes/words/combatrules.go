package words

// CombatRules is the head of the rules of combat.
const CombatRules = "Rules of combat"

// CombatRulesColumns is the rules of combat in their three columns.
func CombatRulesColumns() [3][]RulesPart {
	return [3][]RulesPart{
		{{
			Heading: "The fight",
			Paragraphs: []string{
				"You are the Ironclad, with 10 health and a deck of cards, against one enemy. Bring it down to nothing before it does the same to you.",
			},
		}, {
			Heading: "A turn",
			Steps: []string{
				"Your block of last turn is gone. You have 3 energy, draw 5 cards, and a die is rolled: the enemy shows what it is about to do.",
				"Play cards as long as your energy pays for them. Energy that is left over is lost.",
				"End your turn. Your hand is discarded, the enemy loses its block and does what it showed.",
			},
		}, {
			Heading: "Playing a card",
			Paragraphs: []string{
				"Tap a card to lift it: you see what it would really do. Tap the enemy to strike, or the card again to put it down. A card that needs no target is played by the first tap.",
			},
		}},
		{{
			Heading: "Damage",
			Paragraphs: []string{
				"A hit does its number, plus one for each Strength. Block takes it first; what is left costs health. When one who is weak attacks one who is vulnerable, neither counts, and both are used up by one.",
			},
			Suits: []RulesSuit{
				{Icon: "shield", Name: "Block", Values: "Holds damage until your next turn, at most 20"},
				{Icon: "biceps", Name: "Strength", Values: "Every hit does one more, to the end, at most 8"},
				{Icon: "cracked-shield", Name: "Vulnerable", Values: "The next attack on it does double; one is used up"},
				{Icon: "shattered-sword", Name: "Weak", Values: "Its next attack does one less a hit; one is used up"},
			},
		}},
		{{
			Heading: "Piles",
			Paragraphs: []string{
				"Played cards and what is left of your hand go to the discard pile. When the draw pile runs out, the discard pile is shuffled and becomes the new one, even in the middle of a draw.",
				"An exhausted card is out of the fight. An ethereal card is exhausted when it is still in your hand at the end of the turn. A power stays in play.",
			},
		}, {
			Heading: "The enemy",
			Paragraphs: []string{
				"What it shows already counts strength, tokens and your block: that much you would really lose. Some enemies do the same every turn, some act by the die, and some in a fixed order.",
			},
		}, {
			Heading: "The seed",
			Paragraphs: []string{
				"The same seed, enemy and deck give the same fight: shuffles and dice come the same way, also after an undo.",
			},
		}},
	}
}
