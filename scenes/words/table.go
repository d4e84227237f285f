package words

import (
	"fmt"
	"strings"

	"akuto/rules/scoundrel"
)

// Minus is the sign before a loss; a hyphen is too short beside a number.
const Minus = "−"

// The table's fixed words.
const (
	Wordmark        = "Scoundrel"
	ToTitle         = "Title"
	ToTitleMore     = "Back to the first screen. The game stays as it is."
	UndoMore        = "Takes back the last move."
	NothingToUndo   = "There is nothing to undo yet."
	WeaponEyebrow   = "Weapon"
	NoWeapon        = "None"
	BareHands       = "Bare hands take full damage."
	NoWeaponYet     = "No weapon yet. Bare hands take full damage."
	FreshWeapon     = "Fresh. Usable on any monster."
	Slain           = "Slain"
	Faced           = "Faced"
	Potion          = "Potion"
	PotionReady     = "Ready"
	PotionUsed      = "Used"
	Carried         = "Carried"
	TapToDeal       = "Tap to deal"
	PreviewDone     = "done"
	PreviewEquip    = "equip"
	PreviewStays    = "stays"
	RunAway         = "Run away"
	NextRoom        = "Next room →"
	NextRoomSpoken  = "Next room"
	SeeResult       = "See the result"
	DealFour        = "Deal four cards face up, then tap a slot for each."
	RoomDone        = "This room is done. The last card comes along."
	FaceOrRun       = "Face 3 of the 4 cards, or run away."
	AlreadyFaced    = "This card is already faced."
	GameIsOver      = "The game is over."
	Dungeon         = "Dungeon"
	DungeonLeft     = "left"
	MonsterPoints   = "monster pts"
	Log             = "Log"
	LogEmpty        = "Nothing yet. The latest move is listed first."
	HealthUnit      = "HP"
	NextSlotSpoken  = "Opens the picker."
	OtherSlotSpoken = "Cards are dealt into the first empty slot."
	TakeFirst       = "suggested to be taken first"
	RunSuggested    = "Running is suggested."
)

// RoomTitle heads the room.
func RoomTitle(n int) string { return fmt.Sprintf("Room %d", n) }

// FacedOf gives how many cards of the room are faced, of those that must be.
func FacedOf(faced, of int) string { return fmt.Sprintf("`%d` of `%d`", faced, of) }

// UsedCards gives how many cards are out of play.
func UsedCards(n int) string { return fmt.Sprintf("%d used", n) }

// HealthSpoken is the health card for those who can't see it.
func HealthSpoken(health int) string {
	return fmt.Sprintf("Health %d of %d", health, scoundrel.FullHealth)
}

// UsableBelow says on which monsters the weapon may be used: those below the
// limit, which the house rule puts one above the monster slain last.
func UsableBelow(limit int, rule scoundrel.Rule) string {
	if rule == scoundrel.LowerOrEqual {
		return fmt.Sprintf("Usable on monsters of %d or below.", limit-1)
	}
	return fmt.Sprintf("Usable on monsters below %d.", limit)
}

// WeaponSpoken is the weapon with its stack for those who can't see it.
func WeaponSpoken(w scoundrel.Weapon) string {
	switch n := w.SlainCount(); {
	case w.Card == scoundrel.None:
		return "Weapon: none"
	case n == 0:
		return "Weapon: " + w.Card.Name()
	default:
		return fmt.Sprintf("Weapon: %s, slain %d, the last one %s", w.Card.Name(), n, w.Last().Name())
	}
}

// CardRole is a card's role with its value, under the card.
func CardRole(c scoundrel.Card) string { return fmt.Sprintf("%s %d", c.Role(), c.Value()) }

// CardSpoken names a card of the room: "Queen of Spades, monster 12".
func CardSpoken(c scoundrel.Card) string {
	role := map[string]string{"Monster": "monster", "Weapon": "weapon", "Potion": "potion"}[c.Role()]
	return fmt.Sprintf("%s, %s %d", c.Name(), role, c.Value())
}

// Slot names an empty slot, counted from 0.
func Slot(i int) string { return fmt.Sprintf("Slot %d, empty", i+1) }

// NextSlot names the slot that the next card goes into, counted from 0.
func NextSlot(i int) string { return fmt.Sprintf("Deal into slot %d", i+1) }

// HealthChange gives a change of health with its sign; no change has none.
func HealthChange(n int) string {
	switch {
	case n < 0:
		return fmt.Sprintf("%s%d", Minus, -n)
	case n > 0:
		return fmt.Sprintf("+%d", n)
	default:
		return "0"
	}
}

// PreviewSpoken tells what a preview shows: the change of health, with the
// weapon or without.
func PreviewSpoken(change int, with scoundrel.Card, kills bool) string {
	text := HealthChange(change) + " health"
	if with != scoundrel.None {
		text += " with the " + with.Name()
	}
	if kills {
		text += ": you die"
	}
	return text
}

// DealMore says how many cards are still to be dealt into the room.
func DealMore(n int) string {
	if n == 1 {
		return "Deal 1 more card: tap its slot."
	}
	return fmt.Sprintf("Deal %d more cards: tap a slot for each.", n)
}

// FaceMore says how many cards of the room are still to be faced.
func FaceMore(n int) string {
	if n == 1 {
		return "Face 1 more card."
	}
	return fmt.Sprintf("Face %d more cards.", n)
}

// FaceFirst says how many cards of an untouched room are to be faced.
func FaceFirst(n int) string {
	if n == 1 {
		return "Face this card."
	}
	return fmt.Sprintf("Face %d cards.", n)
}

// Ended says how the game ended, with its score.
func Ended(o scoundrel.Over) string {
	sentence := Died
	if o.Won {
		sentence = Survived
	}
	return fmt.Sprintf("%s. Score %s.", sentence, Signed(o.Score))
}

// LogRoom is the number of a room at the left of a line of the log.
func LogRoom(n int) string { return fmt.Sprintf("R%02d", n) }

// LogChange is the change of health at the right of a line of the log, empty
// for what can't change it.
func LogChange(e scoundrel.Entry) string {
	switch e.Kind {
	case scoundrel.EntryDrink, scoundrel.EntryFight, scoundrel.EntryDie:
		return HealthChange(e.Change) + " " + HealthUnit
	}
	return ""
}

// BottomSpoken tells which cards of a suit are known to lie at the bottom.
func BottomSpoken(cards []scoundrel.Card) string {
	if len(cards) == 0 {
		return ""
	}
	ranks := make([]string, len(cards))
	for i, c := range cards {
		ranks[i] = c.RankName()
	}
	return "You put at the bottom: " + strings.Join(ranks, ", ")
}

// SuitSpoken tells about a suit's row of the dungeon grid.
func SuitSpoken(s scoundrel.Suit, left int) string {
	return fmt.Sprintf("%s: %d in the dungeon", s.Name(), left)
}
