package play

import "akuto/rules"

// Deck gives the kinds of the 44 cards.
func Deck() (deck [44]Kind) {
	n := 0
	for value := 2; value <= 14; value++ {
		deck[n], deck[n+1] = Monster(value), Monster(value)
		n += 2
		if value <= 10 {
			deck[n], deck[n+1] = Potion(value), Weapon(value)
			n += 2
		}
	}
	return deck
}

// Begin sets g to a new game with a shuffled deck.
func (g *Game) Begin(random *rules.Random, net *Net, rule Rule) {
	*g = Game{Rule: rule, Hand: Hand{Health: FullHealth}}
	deck := Deck()
	rules.Shuffle(random, deck[:])
	g.End = copy(g.Order[:], deck[:])
	g.Known = g.End
	g.Set(net)
}
