package scenes

import (
	"strconv"

	"akuto/rules/scoundrel"
	"akuto/rules/slay"
	"akuto/scenes/words"
	"akuto/sprites"
)

// faceOf is what is printed on a card of the deck.
func faceOf(c scoundrel.Card) sprites.Face {
	if c == scoundrel.None {
		return sprites.Face{}
	}
	names := words.NamesOf(c)
	return sprites.Face{Rank: c.Rank(), Mark: c.Suit().Mark(), Kanji: names.Kanji, Name: names.Romaji, Red: c.Suit().Red()}
}

// deckFace is what is printed on the small deck of a suit.
func deckFace(s scoundrel.Suit) sprites.Face {
	return sprites.Face{Kanji: words.SuitKanji(s), Red: s.Red(), Deck: true}
}

// allFaces lists what the player may come to see: 44 cards and four decks.
func allFaces() []sprites.Face {
	var faces []sprites.Face
	for c := range scoundrel.Deck().All() {
		faces = append(faces, faceOf(c))
	}
	for _, s := range suits {
		faces = append(faces, deckFace(s))
	}
	return faces
}

var suits = [...]scoundrel.Suit{scoundrel.Clubs, scoundrel.Spades, scoundrel.Hearts, scoundrel.Diamonds}

// kindKanji are the kanji of the types of combat cards.
var kindKanji = map[slay.CardType]rune{slay.Attack: '攻', slay.Skill: '技', slay.Power: '力'}

// printedFace is what is printed on a combat card, with its printed numbers.
func printedFace(card *slay.Card) sprites.CombatFace {
	return sprites.CombatFace{
		Cost: strconv.Itoa(card.Cost), Type: card.Type.Name(), Name: card.Name, Text: card.Text(), Art: card.Image, Kind: kindKanji[card.Type], Typed: true,
	}
}
