package scoundrel

import (
	"errors"
	"fmt"
	"strconv"
)

// Every word of this package that a player reads is in this file.

var (
	suitNames = [4]string{"Clubs", "Spades", "Hearts", "Diamonds"}
	suitMarks = [4]rune{'♣', '♠', '♥', '♦'}
	rankMarks = map[int]string{11: "J", 12: "Q", 13: "K", 14: "A"}
	rankNames = map[int]string{11: "Jack", 12: "Queen", 13: "King", 14: "Ace"}
	ruleNames = [2]string{StrictlyLower: "lower", LowerOrEqual: "lower-or-equal"}
)

// Name gives the suit in words, such as "Clubs".
func (s Suit) Name() string { return suitNames[s&3] }

// Mark gives the suit's sign: ♣, ♠, ♥ or ♦.
func (s Suit) Mark() rune { return suitMarks[s&3] }

// String gives the rule as records have it: "lower" or "lower-or-equal".
func (r Rule) String() string { return ruleNames[r&1] }

// Rank gives what is printed on the card's corner: "2" to "10", J, Q, K or A.
func (c Card) Rank() string {
	if mark, ok := rankMarks[c.Value()]; ok {
		return mark
	}
	return strconv.Itoa(c.Value())
}

// RankName gives the rank in words: "Queen", "7".
func (c Card) RankName() string {
	if name, ok := rankNames[c.Value()]; ok {
		return name
	}
	return strconv.Itoa(c.Value())
}

// Name gives the card in words, such as "Queen of Spades".
func (c Card) Name() string {
	if !c.valid() {
		return "no card"
	}
	return c.RankName() + " of " + c.Suit().Name()
}

// Short gives the card in signs, such as "Q♠".
func (c Card) Short() string {
	if !c.valid() {
		return ""
	}
	return c.Rank() + string(c.Suit().Mark())
}

// Role gives "Monster", "Weapon" or "Potion"; of None, "".
func (c Card) Role() string {
	switch {
	case c.Monster():
		return "Monster"
	case c.Weapon():
		return "Weapon"
	case c.Potion():
		return "Potion"
	}
	return ""
}

// a gives the rank with its article: "a 9", "an Ace".
func (c Card) a() string {
	if v := c.Value(); v == 8 || v == 14 {
		return "an " + c.RankName()
	}
	return "a " + c.RankName()
}

// moreCards gives "1 more card", "2 more cards".
func moreCards(n int) string {
	if n == 1 {
		return "1 more card"
	}
	return strconv.Itoa(n) + " more cards"
}

// Error says in a player's words why the action was refused.
func (r *Refusal) Error() string {
	the := "The " + r.Card.Name()
	switch r.Why {
	case WhyGameOver:
		return "The game is over."
	case WhyUnknownAction:
		return "There is no such action."
	case WhyUnknownCard:
		return "There is no such card in the dungeon."
	case WhyRoomFull:
		return "The room has no empty slot."
	case WhyOutOfPlay:
		return the + " is already out of play."
	case WhyInRoom:
		return the + " already lies in the room."
	case WhyNotInRoom:
		return the + " doesn't lie in the room."
	case WhyFaced:
		if r.Action.Kind == Change {
			return the + " is already faced: it can't be changed."
		}
		return the + " is already faced."
	case WhySameCard:
		return the + " can't be changed to itself."
	case WhyCarried:
		return the + " was carried over from the room before: it can't be removed."
	case WhyRemoveTooLate:
		return "A card of this room is already faced: none can be removed."
	case WhyDealFirst:
		return "Deal " + moreCards(r.Need) + " first."
	case WhyThreeFaced:
		return "Three cards of this room are faced: go on to the next room."
	case WhyNotMonster:
		return the + " is no monster: it can't be fought."
	case WhyNotWeapon:
		return the + " is no weapon: it can't be equipped."
	case WhyNotPotion:
		if r.Action.Kind == Discard {
			return the + " is no potion: it can't be discarded."
		}
		return the + " is no potion: it can't be drunk."
	case WhyNoWeapon:
		return "You have no weapon."
	case WhyWeaponWorn:
		return fmt.Sprintf("The %s last slew %s: it can't be used on %s.",
			r.Weapon.Card.Name(), r.Weapon.Last().a(), r.Card.a())
	case WhyPotionSpent:
		return "One potion already worked in this room: this one can only be discarded."
	case WhyPotionGood:
		return "No potion was drunk in this room yet: this one is drunk, not discarded."
	case WhyRunTooLate:
		return "A card of this room is already faced: it's too late to run."
	case WhyRanBefore:
		return "You ran from the room before: this one must be faced."
	case WhyRoomSmall:
		return "A room with fewer than 4 cards can't be run from."
	case WhyDungeonEmpty:
		return "Nothing is left in the dungeon: this room must be faced."
	case WhyFaceFirst:
		return "Face " + moreCards(r.Need) + " first."
	}
	return "That isn't allowed now."
}

// Text gives a log entry in words, without its change of health.
func (e Entry) Text() string {
	switch e.Kind {
	case EntryEquip:
		return "Equipped " + e.Card.Short()
	case EntryDrink:
		return "Drank " + e.Card.Short()
	case EntryDiscard:
		return "Discarded " + e.Card.Short()
	case EntryFight:
		if e.With != None {
			return "Slew " + e.Card.Short() + " with " + e.With.Short()
		}
		return "Fought " + e.Card.Short() + " barehanded"
	case EntryRun:
		return "Ran from the room"
	case EntryDie:
		return "Died fighting " + e.Card.Short()
	case EntryWin:
		return "Cleared the dungeon"
	}
	return ""
}

func unknownCard(id string) error {
	return fmt.Errorf("%s is no card: cards are C or S with 2 to 14, H or D with 2 to 10, as in C5.", quote(id))
}

func unknownWord(word string) error {
	return fmt.Errorf("%s is no action: an action is deal, change, remove, equip, drink, discard, fight, run or next.", quote(word))
}

var lineForms = map[string]string{
	"deal":    "deal is followed by 1 to 4 cards, as in: deal C5 H3.",
	"change":  "change is followed by two cards, as in: change C5 C6.",
	"remove":  "remove is followed by one card, as in: remove C6.",
	"equip":   "equip is followed by one card, as in: equip D7.",
	"drink":   "drink is followed by one card, as in: drink H3.",
	"discard": "discard is followed by one card, as in: discard H3.",
	"fight":   "fight is followed by a card and weapon or barehanded, as in: fight S12 weapon.",
	"run":     "run stands alone on its line.",
	"next":    "next stands alone on its line.",
}

// malformed gives the error of a line with the wrong words after its verb.
func malformed(verb string) error { return errors.New(lineForms[verb]) }

// quote shows a word from a file, cut short so that the sentence stays readable.
func quote(word string) string {
	if runes := []rune(word); len(runes) > 20 {
		word = string(runes[:20]) + "…"
	}
	return strconv.Quote(word)
}

// Sentences about records. The file and the line stand before them.
var (
	errNoHeader     = errors.New(whyNoHeader)
	errHeaderForm   = errors.New("The first line must be: scoundrel 1.")
	errSecondHeader = errors.New("scoundrel 1 stands only once, at the beginning.")
	errRuleForm     = errors.New("A rule is one of: rule weapon lower, or: rule weapon lower-or-equal.")
	errSecondRule   = errors.New("The rule is given twice.")
	errLateRule     = errors.New("The rule belongs before the first action.")
	errLineLong     = errors.New("The line is longer than a record's line can be.")
	errNotUTF8      = errors.New("The line is not UTF-8 text.")
	errNUL          = errors.New("The line holds a NUL, so this is no text file.")
)

const (
	whyNoHeader   = "This is no Scoundrel record: it doesn't begin with the line scoundrel 1."
	whyRecordLong = "The file is larger than a record can be."
)

func unknownVersion(version string) error {
	return fmt.Errorf("The record is of version %s, and only version 1 is known here.", quote(version))
}

// refusedLine gives the error of a record's action that the rules refuse.
func refusedLine(a Action, why error) error { return fmt.Errorf("%s: %w", a, why) }

// resultLine gives the comment at the end of a record.
func resultLine(s State) string {
	switch {
	case s.Over.Won:
		return fmt.Sprintf("%d health, won, score %d", s.Health, s.Over.Score)
	case s.Over.Done:
		return fmt.Sprintf("%d health, died, score %d", s.Health, s.Over.Score)
	}
	return fmt.Sprintf("%d health, under way, no score yet", s.Health)
}

// Sentences about a state read from JSON.
var (
	errSavedRule          = errors.New("The saved game follows a rule that isn't known here.")
	errSavedLog           = errors.New("The log of the saved game tells what can't have happened.")
	errSavedRoom          = errors.New("The room of the saved game can't lie there like that.")
	errSavedBottom        = errors.New("The bottom of the saved game's dungeon can't have come about.")
	errSavedContradiction = errors.New("The saved game contradicts its own log.")
)
