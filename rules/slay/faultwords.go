package slay

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"strings"
)

// Sentences about a catalog's files. The file and the path stand before them.
var (
	errEmptyFile   = errors.New("The file is empty.")
	errJSONNotUTF8 = errors.New("The file is not UTF-8 text.")
	errDeep        = errors.New("The values lie too deep in one another.")
)

const (
	whyFileLarge        = "The file is larger than a catalog's file can be."
	whyNoEntry          = "The file holds no card, no enemy and no deck."
	whyID               = "An id is small letters, digits and _, beginning with a letter; only an upgraded card ends in +."
	whyTwice            = "This key comes twice."
	whyBlank            = "The text is blank."
	whyControl          = "The text holds a line break or another control character."
	whyNoEffect         = "A card needs at least one effect."
	whyKeywordTwice     = "This keyword comes twice."
	whyExhaustValue     = `A card that exhausts itself has no value; cards chosen from hand have the target "hand".`
	whyTwoChoices       = "Only one effect of a card can ask to choose cards from hand."
	whyChoiceAfterDraw  = "Cards are chosen from hand before the card is played: the exhaust belongs before the draw."
	whyExhaustTwice     = "A card exhausts itself only once."
	whyPowerExhausts    = "A power stays in play: it can't exhaust itself."
	whyBraces           = "Braces stand only round the name of a number, such as {hit}, and backquotes nowhere."
	whyNoUpgradedKey    = `The key "upgraded" is missing: it is the id of the upgraded card, or null with the reason in "noUpgrade".`
	whyNoReason         = `A card without an upgrade says why in "noUpgrade".`
	whyReasonForNothing = `"noUpgrade" is for a card with "upgraded": null.`
	whyUpgradeOfUpgrade = "An upgraded card can't be upgraded again: this must be null."
	whyEmptyDeck        = "A deck needs at least one card."
	whyLargeDeck        = "A deck has at most 99 cards."
	whyEmptyCube        = "A cube needs at least one slot."
	whyNoRed            = "A cube needs at least one red slot to go back to."
	whyHiddenAttack     = `An action with a hit has the intent "attack".`
	whyRestlessSleep    = `An action with the intent "sleep" has no effects.`
)

func notJSON(data []byte, err *json.SyntaxError) error {
	before := data[:min(len(data), max(0, int(err.Offset)))]
	line := 1 + bytes.Count(before, []byte("\n"))
	column := len(before) - (bytes.LastIndexByte(before, '\n') + 1)
	return fmt.Errorf("This is no JSON at line %d, column %d: %v.", line, column, err)
}

func wrongKind(wanted, found string) string {
	return fmt.Sprintf("This must be %s, and is %s.", wanted, found)
}

func missingKey(key string) string { return fmt.Sprintf("The key %q is missing.", key) }

func unknownKey(key string, known []string) string {
	return fmt.Sprintf("There is no key %s here: the keys are %s.", quote(key), strings.Join(known, ", "))
}

func notWhole(literal string) string {
	return fmt.Sprintf("%s is no whole number, or too large a one.", quote(literal))
}

func tooLow(n, least int) string { return fmt.Sprintf("%d is below %d.", n, least) }

func tooHigh(n, most int) string { return fmt.Sprintf("%d is above %d.", n, most) }

func notOneOf(text string, names []string) string {
	if len(names) == 1 {
		return fmt.Sprintf("%s must be %s.", quote(text), names[0])
	}
	return fmt.Sprintf("%s is none of %s.", quote(text), strings.Join(names, ", "))
}

func entryTwice(kind, first string) string {
	return fmt.Sprintf("The %s of this id stands in %s already.", kind, first)
}

func noIcon(name string) string { return fmt.Sprintf("There is no icon called %s.", quote(name)) }

// effectNames lists the effects that a card or an enemy can have.
func effectNames(enemy bool) string {
	var names []string
	for _, r := range effectRules {
		if r.enemies || !enemy {
			names = append(names, r.name)
		}
	}
	return strings.Join(names, ", ")
}

func unknownEffect(name string, enemy bool) string {
	return fmt.Sprintf("There is no effect called %s: there are %s.", quote(name), effectNames(enemy))
}

func notForEnemies(name string) string {
	return fmt.Sprintf("An enemy can't have the effect %q: it can have %s.", name, effectNames(true))
}

func wrongTarget(name string, targets []Target) string {
	names := make([]string, len(targets))
	for i, t := range targets {
		names[i] = t.String()
	}
	return fmt.Sprintf("The target of %s can be: %s.", name, strings.Join(names, ", "))
}

func emptyPlace(place string) string {
	return fmt.Sprintf("The card has no number for %s.", quote(place))
}

func upgradeID(id string) string {
	return fmt.Sprintf("The upgraded card of %s has the id %s+.", id, id)
}

func missingUpgrade(id string) string {
	return fmt.Sprintf("The upgraded card %s is missing.", quote(id))
}

func missingBase(id string) string {
	return fmt.Sprintf("This is the upgrade of a card %s, which is missing.", quote(id))
}

func unwantedUpgrade(id string) string {
	return fmt.Sprintf("The card %s says that it has no upgrade.", quote(id))
}

func otherType(id string, is CardType) string {
	return fmt.Sprintf("The upgraded card %s is of another type: %s.", quote(id), is)
}

func singleActions(n int) string {
	return fmt.Sprintf("An enemy of the type single has one action, not %d.", n)
}

func missingFace(face int) string { return fmt.Sprintf("The die face %d is missing.", face) }

func faceTwice(face string) string { return fmt.Sprintf("The die face %s comes twice.", face) }

func noFace(key string) string {
	return fmt.Sprintf("A die has no face %s: the faces are 1 to %d.", quote(key), DieFaces)
}

func emptyIntent(kind IntentKind) string {
	return fmt.Sprintf("The action has the intent %q, and no effect that does so.", kind.String())
}

// Summary says in a line what the catalog holds.
func (c *Catalog) Summary() string {
	enemies := counted(len(c.enemies), "enemy")
	if len(c.enemies) != 1 {
		enemies = fmt.Sprintf("%d enemies", len(c.enemies))
	}
	return fmt.Sprintf("%s, %s, %s: no faults.", counted(len(c.cards), "card"), enemies, counted(len(c.decks), "deck"))
}
