package scoundrel

import (
	"iter"
	"math/bits"
)

// Cards is a set of cards: bit n stands for card n.
type Cards uint64

const (
	allCards    Cards = 1<<(DeckSize+1) - 2
	allMonsters Cards = 1<<(beforeHearts+1) - 2
)

// Deck gives the set of all 44 cards.
func Deck() Cards { return allCards }

// Has tells whether c is in the set.
func (s Cards) Has(c Card) bool { return s&(1<<c) != 0 }

// With gives the set with c added.
func (s Cards) With(c Card) Cards { return (s | 1<<c) & allCards }

// Without gives the set with c taken out.
func (s Cards) Without(c Card) Cards { return s &^ (1 << c) }

// Len gives the number of cards in the set.
func (s Cards) Len() int { return bits.OnesCount64(uint64(s)) }

// All goes through the cards in deck order.
func (s Cards) All() iter.Seq[Card] {
	return func(yield func(Card) bool) {
		for rest := s; rest != 0; rest &= rest - 1 {
			if !yield(Card(bits.TrailingZeros64(uint64(rest)))) {
				return
			}
		}
	}
}

// monsterPoints gives the values of the monsters in the set, added up.
func (s Cards) monsterPoints() int {
	points := 0
	for rest := s & allMonsters; rest != 0; rest &= rest - 1 {
		points += Card(bits.TrailingZeros64(uint64(rest))).Value()
	}
	return points
}
