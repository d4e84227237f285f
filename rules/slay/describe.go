package slay

import (
	"regexp"
	"strconv"
	"strings"
)

// placeholder is a place in a description for a number: {hit} is the value of the
// card's first hit effect, {hit2} of its second, {times} how often the first hits.
var placeholder = regexp.MustCompile(`\{([a-z_]*)([0-9]*)\}`)

var digits = regexp.MustCompile(`[0-9]+`)

const times = "times"

// Text gives the card's description with the printed numbers. Every number stands
// between `backquotes`, so that the screen can set it in its own face.
func (c *Card) Text() string {
	return c.describe(func(e Effect) int { return e.Value })
}

// Describe gives a card's description with the numbers as they are now: what a
// hit does has the player's strength and weak and the enemy's vulnerable in it,
// before block. Every number stands between `backquotes`.
func (s State) Describe(c *Card) string {
	return c.describe(func(e Effect) int {
		if e.Kind == Hit {
			return hitValue(e.Value, &s.Player.Fighter, &s.Enemy.Fighter)
		}
		return e.Value
	})
}

// describe fills in the description with what value gives for the effects.
func (c *Card) describe(value func(Effect) int) string {
	var text strings.Builder
	rest := c.Description
	for _, at := range placeholder.FindAllStringSubmatchIndex(c.Description, -1) {
		before := rest[:at[0]-(len(c.Description)-len(rest))]
		text.WriteString(markNumbers(before))
		rest = c.Description[at[1]:]
		e, isTimes, found := c.numbered(c.Description[at[2]:at[3]], c.Description[at[4]:at[5]])
		switch {
		case !found:
			// The checker lets no such description pass.
		case isTimes:
			text.WriteString(markNumbers(strconv.Itoa(e.Times)))
		default:
			text.WriteString(markNumbers(strconv.Itoa(value(e))))
		}
	}
	text.WriteString(markNumbers(rest))
	return text.String()
}

// numbered gives the effect that a placeholder names: the word names its kind, or
// is "times" for a hit, and the number which one of them, the first if it is
// empty.
func (c *Card) numbered(word, number string) (e Effect, isTimes, found bool) {
	which := 1
	if number != "" {
		n, err := strconv.Atoi(number)
		if err != nil || n < 2 {
			return Effect{}, false, false
		}
		which = n
	}
	isTimes = word == times
	for _, e := range c.Effects {
		// A card that exhausts itself has no number to show.
		if e.Target == Self && e.Kind == Exhaust {
			continue
		}
		if e.Kind.String() == word || isTimes && e.Kind == Hit {
			if which--; which == 0 {
				return e, isTimes, true
			}
		}
	}
	return Effect{}, false, false
}

// markNumbers puts the numbers in a text between backquotes.
func markNumbers(text string) string { return digits.ReplaceAllString(text, "`$0`") }
