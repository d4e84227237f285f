package slay

import (
	"errors"
	"fmt"
	"strings"
)

// Sentences about scripts. The file and the line stand before them.
var (
	errNoHeader     = errors.New(whyNoHeader)
	errHeaderForm   = errors.New("The first line must be: slay 1.")
	errSecondHeader = errors.New("slay 1 stands only once, at the beginning.")
	errNoEnemy      = errors.New("The script names no enemy: a line such as enemy jaw_worm belongs before the first action.")
	errLineLong     = errors.New("The line is longer than a script's line can be.")
	errNotUTF8      = errors.New("The line is not UTF-8 text.")
	errNUL          = errors.New("The line holds a NUL, so this is no text file.")
	errEndForm      = errors.New("end stands alone on its line.")
	errPlayForm     = errors.New("play is followed by a card of the hand, and exhaust with cards if it asks for a choice, as in: play true_grit exhaust defend_r.")
)

const (
	whyNoHeader   = "This is no Slay script: it doesn't begin with the line slay 1."
	whyScriptLong = "The file is larger than a script can be."
)

// headerForms are the header lines, and what each must look like.
var headerForms = map[string]string{
	"enemy": "enemy is followed by one enemy, as in: enemy jaw_worm.",
	"deck":  "deck is followed by one deck, as in: deck starter.",
	"hp":    "hp is followed by one number from 1 to 10, as in: hp 10.",
	"draw":  "draw is followed by at least one card, top first, as in: draw strike_r bash.",
	"die":   "die is followed by at least one number from 1 to 6, as in: die 4 2 6.",
	"seed":  "seed is followed by one whole number, as in: seed 7.",
}

func headerForm(verb string) error { return errors.New(headerForms[verb]) }

func headerTwice(verb string) error { return fmt.Errorf("The line %s is given twice.", verb) }

func lateHeader(verb string) error {
	return fmt.Errorf("The line %s belongs before the first play or end.", verb)
}

func unknownWord(word string) error {
	return fmt.Errorf("%s begins no line: a line begins with enemy, hp, deck, draw, die, seed, play or end.", quote(word))
}

func unknownVersion(version string) error {
	return fmt.Errorf("The script is of version %s, and only version 1 is known here.", quote(version))
}

// notInHand tells that there is no such card, or none of that number, in hand.
func notInHand(c *Card, number string) error {
	if number != "" {
		return fmt.Errorf("There is no %s number %s in your hand.", c.Name, quote(number))
	}
	return fmt.Errorf("There is no %s in your hand.", c.Name)
}

// tooFewInHand tells that there is no n-th card of that name, n above 1.
func tooFewInHand(c *Card, n int) error {
	return fmt.Errorf("There are fewer than %d cards called %s in your hand.", n, c.Name)
}

func noOther(c *Card) error { return fmt.Errorf("There is no other %s in your hand.", c.Name) }

// refusedLine gives the error of an action that the rules refuse.
func refusedLine(words []string, why error) error {
	return fmt.Errorf("%s: %w", strings.Join(words, " "), why)
}

// resultLine gives the comment at the end of a script.
func resultLine(s State) string {
	how := "under way"
	switch s.Result {
	case Victory:
		how = "won"
	case Defeat:
		how = "lost"
	}
	return fmt.Sprintf("turn %d, %d HP, %s", s.Turn, s.Player.HP, how)
}

// errSavedContradiction is the error of a saved state that can't be.
var errSavedContradiction = errors.New("The saved fight contradicts itself.")
