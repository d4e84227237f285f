package words

import (
	"fmt"
	"strings"

	"akuto/rules/scoundrel"
)

// What the picker says.
const (
	PickerDeal     = "Deal"
	PickerChange   = "Change card"
	PickerStepSuit = "Suit"
	PickerStepCard = "Card"
	PickerRemove   = "Remove"

	PickerHint       = "Tap the card you dealt. Cards without ink are already out of play."
	PickerHintPhone  = "Cards without ink are already out of play."
	PickerRepairHint = "Tap the card that really lies there."
	PickerNoSuit     = "Pick a suit first, then the card you dealt."
	PickerSuitFirst  = "Pick a suit first: clubs, spades, hearts or diamonds."

	PickerOnlyKnown     = "Only cards that you put at the bottom are left."
	PickerOnlyKnownMore = "If another one was dealt, pick its suit."
	PickerThisCard      = "this card"
)

// ColorGroup is how a color is called and what its two suits are.
type ColorGroup struct{ Name, Roles string }

// PickerGroups are the two colors, black first.
var PickerGroups = [2]ColorGroup{{"Black", "Monsters"}, {"Red", "Potions, weapons"}}

// PickerTitle says which card of the room is being dealt, from 1.
func PickerTitle(number, of int) string { return fmt.Sprintf("Card %d of %d", number, of) }

// PickerLeft says how many cards of a suit are still in the dungeon.
func PickerLeft(n int) string { return fmt.Sprintf("%d left", n) }

// PickerNoneLeft says why a suit can't be picked.
func PickerNoneLeft(s scoundrel.Suit) string {
	return "All " + strings.ToLower(s.Name()) + " are already out of play or in this room."
}

// PickerNoColorLeft says why a color can't be picked.
func PickerNoColorLeft(group int) string {
	return "All " + strings.ToLower(PickerGroups[group].Name) + " cards are already out of play or in this room."
}

// PickerNoSuchCard says that a suit lacks a rank.
func PickerNoSuchCard(s scoundrel.Suit) string {
	return "The dungeon's " + strings.ToLower(s.Name()) + " go from 2 to 10 only."
}

// PickerCard names a card with what it is: "Queen of Clubs, monster 12".
func PickerCard(c scoundrel.Card) string {
	return fmt.Sprintf("%s, %s %d", c.Name(), strings.ToLower(c.Role()), c.Value())
}

// PickerDealNext deals the one card that can come next.
func PickerDealNext(c scoundrel.Card) string { return "Deal the " + c.Name() }

// PickerNamed is a card in the middle of a sentence.
func PickerNamed(c scoundrel.Card) string { return "the " + c.Name() }

// PickerBottom says that a card, called by name, was put at the bottom in a room,
// and how many should be dealt before it.
func PickerBottom(name string, room, above int) string {
	cards := "cards"
	if above == 1 {
		cards = "card"
	}
	return fmt.Sprintf("You put %s at the bottom in room %d: %d %s should come before it.", name, room, above, cards)
}

// PickerCaption is the line under the fan for the card that is pointed at.
func PickerCaption(c scoundrel.Card) string {
	n := NamesOf(c)
	return fmt.Sprintf("%s · %s %s · %s `%d`", c.Name(), n.Kanji, n.Romaji, c.Role(), c.Value())
}

// PickerSlot names a place of the room, from 1, with the card that lies there.
func PickerSlot(number int, c scoundrel.Card) string {
	if c == scoundrel.None {
		return fmt.Sprintf("Card %d, not dealt yet", number)
	}
	return fmt.Sprintf("Card %d: %s", number, c.Name())
}

// PickerKey is a group of keys and what they pick. A key "–" is no key but
// stands between the ends of a range.
type PickerKey struct {
	Keys []string
	What string
}

// PickerKeys are the hints at the foot of the sheet; the last stands at the right.
var PickerKeys = []PickerKey{
	{[]string{"c", "s", "h", "d"}, "suit"},
	{[]string{"b", "r"}, "color"},
	{[]string{"2", "–", "9", "0", "j", "q", "k", "a"}, "card"},
	{[]string{"esc"}, "close"},
}
