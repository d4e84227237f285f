// Package scoundrel holds the rules of the solo card game Scoundrel for a player
// who deals real cards: which card may be dealt, faced or changed when, what that
// does to health and weapon, and how the game ends.
//
// A State is a value. Legal lists what may be done with it, Apply does it and
// gives the next State, and chance never enters: the player names each card dealt.
package scoundrel

import (
	"strconv"
	"strings"
)

// Suit is one of the four suits, in deck order.
type Suit uint8

// The suits: the black ones are monsters, hearts potions, diamonds weapons.
const (
	Clubs Suit = iota
	Spades
	Hearts
	Diamonds
)

// Red tells whether the suit is hearts or diamonds.
func (s Suit) Red() bool { return s == Hearts || s == Diamonds }

// Letter gives the suit's letter in a card id: C, S, H or D.
func (s Suit) Letter() byte { return suitLetters[s&3] }

const suitLetters = "CSHD"

// Card is one of the 44 cards of the dungeon, numbered in deck order from 1:
// C2…C14, S2…S14, H2…H10, D2…D10.
type Card uint8

// None is no card.
const None Card = 0

// Sizes of the game.
const (
	DeckSize   = 44 // cards in the dungeon at the start
	FullHealth = 20 // health at the start, and the most there can be
	RoomSize   = 4  // cards in a full room
	toFaceFull = 3  // cards of a full room that must be faced
)

// The number before the first card of each suit.
const (
	beforeClubs    = 0
	beforeSpades   = 13
	beforeHearts   = 26
	beforeDiamonds = 35
)

var (
	suitStarts  = [4]Card{beforeClubs, beforeSpades, beforeHearts, beforeDiamonds}
	suitHighest = [4]int{14, 14, 10, 10}
)

// NewCard gives the card of a suit and value (jack 11, queen 12, king 13, ace 14),
// or None if the dungeon has no such card.
func NewCard(s Suit, value int) Card {
	if s > Diamonds || value < 2 || value > suitHighest[s] {
		return None
	}
	return suitStarts[s] + Card(value-1)
}

// ParseCard reads a card id such as "C5" or "S12". The error says in a sentence
// what a card id looks like.
func ParseCard(id string) (Card, error) {
	if len(id) < 2 {
		return None, unknownCard(id)
	}
	suit := strings.IndexByte(suitLetters, id[0])
	value, err := strconv.Atoi(id[1:])
	if suit < 0 || err != nil {
		return None, unknownCard(id)
	}
	c := NewCard(Suit(suit), value)
	// Writing the id again refuses other ways to write the number, such as C05.
	if c == None || c.ID() != id {
		return None, unknownCard(id)
	}
	return c, nil
}

// valid tells whether c is one of the 44 cards.
func (c Card) valid() bool { return c != None && c <= DeckSize }

// Suit gives the card's suit; of None, clubs.
func (c Card) Suit() Suit {
	switch {
	case c > beforeDiamonds:
		return Diamonds
	case c > beforeHearts:
		return Hearts
	case c > beforeSpades:
		return Spades
	}
	return Clubs
}

// Value gives 2 to 14, and 0 for None.
func (c Card) Value() int {
	if !c.valid() {
		return 0
	}
	return int(c-suitStarts[c.Suit()]) + 1
}

// ID gives the card's id as records and saves have it, such as "S12"; of None, "".
func (c Card) ID() string {
	if !c.valid() {
		return ""
	}
	return string(c.Suit().Letter()) + strconv.Itoa(c.Value())
}

// Monster tells whether the card is a club or a spade.
func (c Card) Monster() bool { return c.valid() && c <= beforeHearts }

// Potion tells whether the card is a heart.
func (c Card) Potion() bool { return c.valid() && c.Suit() == Hearts }

// Weapon tells whether the card is a diamond.
func (c Card) Weapon() bool { return c.valid() && c.Suit() == Diamonds }
