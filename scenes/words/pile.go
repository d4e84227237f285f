package words

import "fmt"

// Pile is how one of the three piles is called: on its tab, over its cards, what
// is said of its order, and what when it is empty.
type Pile struct{ Tab, Title, Order, Empty string }

// Piles are the piles that can be looked at: draw, discard, exhaust.
var Piles = [3]Pile{
	{"Draw", "Draw pile",
		"Sorted by name. In which order they come stays hidden.",
		"The draw pile is empty. When you next draw, the discard pile is shuffled into it."},
	{"Discard", "Discard pile",
		"The newest first.",
		"Nothing is discarded yet."},
	{"Exhaust", "Exhaust pile",
		"The newest first. These are out of the fight.",
		"Nothing is exhausted yet."},
}

// PileEyebrow stands over the title of a pile.
const PileEyebrow = "Pile"

// PileTab is a pile's tab: its name with the number of its cards.
func PileTab(p Pile, n int) string { return fmt.Sprintf("%s `%d`", p.Tab, n) }

// PileCard names a card of a pile: "Bash, Attack, costs 2".
func PileCard(name, kind string, cost int) string {
	return fmt.Sprintf("%s, %s, costs %d", name, kind, cost)
}
