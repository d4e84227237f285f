package words

import (
	"strings"

	"akuto/rules/scoundrel"
)

// spoken puts names of cards in the place of signs.
var spoken = func() *strings.Replacer {
	var pairs []string
	for c := range scoundrel.Deck().All() {
		pairs = append(pairs, c.Short(), c.Name())
	}
	return strings.NewReplacer(pairs...)
}()

// Spoken gives a text as it is read aloud: with "7 of Diamonds" for 7♦, which
// screen readers call a black diamond.
func Spoken(text string) string { return spoken.Replace(text) }
