package words

import (
	"fmt"
	"strconv"
	"strings"

	"akuto/rules/scoundrel"
)

// What the action sheet says.
const (
	ActionSuggested  = "Suggested"
	ActionHP         = "HP"
	ActionDie        = "you die"
	ActionWin        = "you win"
	ActionChange     = "Change card"
	ActionChangeNote = "Fix a mis-pick"
)

// ActionEyebrow says what the card is, above its name.
func ActionEyebrow(c scoundrel.Card) string {
	return fmt.Sprintf("%s · `%d`", c.Role(), c.Value())
}

// ActionTitle names a way to face a card, in the state it would be done in.
func ActionTitle(a scoundrel.Action, s scoundrel.State) string {
	switch a.Kind {
	case scoundrel.FightWeapon:
		return "Fight with " + s.Weapon.Card.Short()
	case scoundrel.FightBarehanded:
		return "Fight barehanded"
	case scoundrel.Equip:
		return "Equip " + a.Card.Short()
	case scoundrel.Drink:
		return "Drink " + a.Card.Short()
	case scoundrel.Discard:
		return "Discard " + a.Card.Short()
	}
	return ""
}

// ActionNote says in a few words what follows from it, beside the health.
func ActionNote(a scoundrel.Action, s scoundrel.State, o scoundrel.Outcome) string {
	switch a.Kind {
	case scoundrel.FightWeapon:
		return "Monster is stacked on your weapon"
	case scoundrel.FightBarehanded:
		switch {
		case s.Weapon.Card == scoundrel.None:
			return "You have no weapon"
		case s.Weapon.SlainCount() == 0:
			return "Keeps your weapon fresh"
		}
		return "Keeps your weapon as it is"
	case scoundrel.Equip:
		return discards(o.Discards)
	case scoundrel.Drink:
		healed := o.After - o.Before
		switch {
		case o.Wasted:
			return "You are at full health: it heals nothing"
		case healed < a.Card.Value():
			return fmt.Sprintf("Health stops at %d", scoundrel.FullHealth)
		}
		return "Only one potion works in each room"
	case scoundrel.Discard:
		return "One potion already worked in this room"
	}
	return ""
}

// discards says what is laid away with the old weapon.
func discards(cards []scoundrel.Card) string {
	if len(cards) == 0 {
		return "You have no weapon yet"
	}
	weapon := "Discards " + cards[0].Short()
	switch n := len(cards) - 1; n {
	case 0:
		return weapon
	case 1:
		return weapon + " and the monster on it"
	default:
		return weapon + " and the " + strconv.Itoa(n) + " monsters on it"
	}
}

// ActionHealth is a change of health with its sign.
func ActionHealth(change int) string {
	if change > 0 {
		return "+" + strconv.Itoa(change)
	}
	return Signed(change)
}

// What is said of a game whose end is certain.
const (
	ActionSurelyWon  = "surely won"
	ActionSurelyLost = "surely lost"
)

// ActionChance says how likely a way to go on wins; certain is +1 when it surely
// does, −1 when it surely doesn't.
func ActionChance(win float64, certain int) string {
	percent := int(100*win + .5)
	switch {
	case certain > 0:
		return ActionSurelyWon
	case certain < 0:
		return ActionSurelyLost
	case percent < 1:
		return "wins <1%"
	case percent > 99:
		return "wins >99%"
	}
	return fmt.Sprintf("wins %d%%", percent)
}

// ActionSpoken is what an option does, for those who hear it.
func ActionSpoken(note string, change int, o scoundrel.Outcome, chance string, suggested bool) string {
	parts := []string{note}
	if change != 0 {
		parts = append(parts, fmt.Sprintf("%s health", ActionHealth(change)))
	}
	if o.Kills {
		parts = append(parts, ActionDie)
	}
	if o.Wins {
		parts = append(parts, ActionWin)
	}
	if chance != "" && !o.Kills && !o.Wins {
		parts = append(parts, chance)
	}
	if suggested {
		parts = append(parts, strings.ToLower(ActionSuggested))
	}
	return strings.Join(parts, ", ")
}
