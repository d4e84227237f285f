package words

import (
	"fmt"
	"regexp"
	"strings"

	"akuto/rules/slay"
)

// The fixed words of the fight.
const (
	SingleCombat    = "Single combat"
	Turn            = "Turn"
	Leave           = "Leave"
	Snore           = "Zzz" // in place of an icon and a number
	LeaveMore       = "Back to the first screen. The fight stays as it is."
	UndoFightMore   = "Takes back the last card or turn."
	EnemyEyebrow    = "Enemy"
	Intends         = "Intends"
	EndTurn         = "End turn"
	EndTurnMore     = "Discards the hand; then the enemy acts."
	Energy          = "Energy"
	Hero            = "Ironclad"
	Block           = "Block"
	Strength        = "Strength"
	Vulnerable      = "Vulnerable"
	Weak            = "Weak"
	DrawCaption     = "Draw"
	DiscardCaption  = "Discard"
	ExhaustCaption  = "Exhaust"
	PickCardFirst   = "Tap a card first, then the enemy."
	FightIsOver     = "The fight is over."
	HandIsEmpty     = "Your hand is empty: end the turn."
	NothingPlayable = "No card left is cheap enough: end the turn."
	PickCard        = "Tap a card to play it."
	FightLogEmpty   = "Nothing yet."
	CardSelected    = "Selected. Tap the enemy to play it, or the card again to put it down."
	CardChooses     = "Selected. Choose what to exhaust, or tap the card again to put it down."
	CardChosen      = "Chosen to be exhausted. Tap it again to keep it."
	CardToChoose    = "Tap it to choose it to be exhausted."
	PlaysAtOnce     = "Plays at once."
)

// TurnSpoken tells which turn it is.
func TurnSpoken(n int) string { return fmt.Sprintf("Turn %d", n) }

// OfMost is the maximum that stands after a number.
func OfMost(n int) string { return fmt.Sprintf("/ %d", n) }

// Rolled tells what the die shows.
func Rolled(n int) string { return fmt.Sprintf("Rolled `%d`", n) }

// CombatCardSpoken names a card of the hand: "Bash, attack, costs 2".
func CombatCardSpoken(c *slay.Card) string {
	return fmt.Sprintf("%s, %s, costs %d", c.Name, c.Type, c.Cost)
}

// EnemySpoken is the enemy for those who can't see it: "Jaw Worm, 8 of 8 HP,
// intends attack 3".
func EnemySpoken(name string, e slay.Enemy, i slay.Intent) string {
	return fmt.Sprintf("%s, %d of %d HP, intends %s", name, e.HP, e.MaxHP, IntentSpoken(i))
}

// IntentSpoken is an intent with its number: "attack 3".
func IntentSpoken(i slay.Intent) string {
	return strings.TrimSpace(strings.ToLower(i.Kind.Name()) + " " + IntentNumber(i))
}

// IntentNumber is the number beside the intent's icon: what the hits do, or the
// most telling amount of another intent; "" when there is none.
func IntentNumber(i slay.Intent) string {
	switch {
	case len(i.Hits) > 0:
		return slay.HitText(i.Hits)
	case i.Kind == slay.IntendsDefend && i.GainsBlock > 0:
		return fmt.Sprint(i.GainsBlock)
	case i.Kind == slay.IntendsBuff && i.GainsStrength > 0:
		return fmt.Sprint(i.GainsStrength)
	case i.Kind == slay.IntendsDebuff && i.Vulnerable+i.Weak > 0:
		return fmt.Sprint(max(i.Vulnerable, i.Weak))
	}
	return ""
}

// TokensSpoken lists what lies on a fighter: "3 Block, 1 Weak", or that nothing
// does.
func TokensSpoken(f slay.Fighter) string {
	var list []string
	for _, t := range []struct {
		n    int
		name string
	}{{f.Block, Block}, {f.Strength, Strength}, {f.Vulnerable, Vulnerable}, {f.Weak, Weak}} {
		if t.n > 0 {
			list = append(list, fmt.Sprintf("%d %s", t.n, t.name))
		}
	}
	if len(list) == 0 {
		return "No Block, no tokens"
	}
	return strings.Join(list, ", ")
}

// TokenSpoken is one amount in words: "2 Block".
func TokenSpoken(n int, name string) string { return fmt.Sprintf("%d %s", n, name) }

// EnergySpoken is the player's energy in words.
func EnergySpoken(n int) string { return fmt.Sprintf("Energy %d of %d", n, slay.TurnEnergy) }

// HeroSpoken is the player's HP in words.
func HeroSpoken(hp, most int) string { return fmt.Sprintf("Ironclad, %d of %d HP", hp, most) }

// PileSpoken names a pile's button: "Draw pile, 12 cards".
func PileSpoken(name string, n int) string {
	if n == 1 {
		return name + " pile, 1 card"
	}
	return fmt.Sprintf("%s pile, %d cards", name, n)
}

// TapToPlay is the label on the enemy's panel while a card is aimed at it; short
// is what the card will do.
func TapToPlay(enemy, card, short string) string {
	text := fmt.Sprintf("Tap the %s to play %s", enemy, card)
	if short != "" {
		text += " · " + short
	}
	return text
}

// TapToPlayShort is that label where the long one has no room.
func TapToPlayShort(card, short string) string {
	if short == "" {
		return "Tap to play " + card
	}
	return card + " · " + short
}

// EnemyDid is the label on the enemy's panel while it acts: what it did and the
// HP it took.
func EnemyDid(e slay.Entry) string {
	if e.HP == 0 {
		return e.Text
	}
	return fmt.Sprintf("%s · %s%d HP", e.Text, Minus, -e.HP)
}

// ChooseToExhaust asks for the rest of a card's choice.
func ChooseToExhaust(left int, c *slay.Card) string {
	if left == 1 {
		return fmt.Sprintf("Choose `1` card to exhaust for %s.", c.Name)
	}
	return fmt.Sprintf("Choose `%d` cards to exhaust for %s.", left, c.Name)
}

// ChosenAim tells that the choice is made and the enemy is next.
func ChosenAim(enemy string, c *slay.Card) string {
	return fmt.Sprintf("Now tap the %s to play %s.", enemy, c.Name)
}

// FightTurn is the number of a turn at the left of a line of the log.
func FightTurn(n int) string { return fmt.Sprintf("T%d", n) }

// FightChange is the change of HP at the right of a line of the log, "" for none.
func FightChange(e slay.Entry) string {
	if e.HP == 0 {
		return ""
	}
	return HealthChange(e.HP) + " " + HealthUnit
}

// HandSpoken names the hand: "Hand, 5 cards".
func HandSpoken(n int) string {
	if n == 1 {
		return "Hand, 1 card"
	}
	return fmt.Sprintf("Hand, %d cards", n)
}

var amounts = regexp.MustCompile(`\b[0-9]+\b`)

// Numbered sets the numbers of a sentence between backquotes, so that they are
// shown in their own face.
func Numbered(text string) string { return amounts.ReplaceAllString(text, "`$0`") }
