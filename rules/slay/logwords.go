package slay

import (
	"fmt"
	"strconv"
	"strings"
)

// The texts of log entries, made of the events they tell of.

// drewText tells of the cards drawn at the start of a turn.
func drewText(events []Event) string {
	drawn, shuffled := 0, false
	for _, e := range events {
		drawn += one(e.Kind == Drew)
		shuffled = shuffled || e.Kind == Reshuffled
	}
	text := "Drew " + counted(drawn, "card")
	if drawn == 0 {
		text = "Drew no card"
	}
	if shuffled {
		text += ", reshuffled"
	}
	return text
}

func one(is bool) int {
	if is {
		return 1
	}
	return 0
}

// intentText tells what the enemy is about to do: "Jaw Worm rolled 4: attack 3".
func intentText(s State) string {
	card, intent := s.EnemyCard(), s.Intent()
	verb := "intends"
	if card.Type == Die {
		verb = fmt.Sprintf("rolled %d:", s.Die)
	}
	var words []string
	if intent.Kind == IntendsAttack {
		words = append(words, strings.TrimSpace("attack "+HitText(intent.Hits)))
	}
	if intent.Kind == IntendsSleep {
		words = append(words, "sleep")
	}
	for _, e := range s.NextAction().Effects {
		switch e.Kind {
		case Block, Strength, Vulnerable, Weak:
			words = append(words, gainText(e.Kind, e.Value))
		}
	}
	return card.Name + " " + verb + " " + strings.Join(words, ", ")
}

// gainText gives "2 Block".
func gainText(kind EffectKind, n int) string { return strconv.Itoa(n) + " " + gainNames[kind] }

var gainNames = map[EffectKind]string{Block: "Block", Strength: "Strength", Vulnerable: "Vulnerable", Weak: "Weak"}

// effectText tells what the events of one resolved card or action did, but for
// HP that hits took, which stand beside the text.
func effectText(events []Event) []string {
	var words []string
	blocked, drawn, exhausted, struck, lost := 0, 0, 0, 0, 0
	for _, e := range events {
		switch e.Kind {
		case Struck:
			struck++
			blocked += e.Blocked
			lost += e.Amount
		case BlockGained:
			words = append(words, gainText(Block, e.Amount))
		case StrengthGained:
			words = append(words, gainText(Strength, e.Amount))
		case VulnerableGained:
			words = append(words, gainText(Vulnerable, e.Amount))
		case WeakGained:
			words = append(words, gainText(Weak, e.Amount))
		case EnergyGained:
			words = append(words, strconv.Itoa(e.Amount)+" energy")
		case LostHP:
			words = append(words, "lost "+strconv.Itoa(e.Amount)+" HP")
		case Drew:
			drawn++
		case Exhausted:
			exhausted += one(e.Position != Played)
		}
	}
	if blocked > 0 {
		words = append([]string{strconv.Itoa(blocked) + " blocked"}, words...)
	} else if struck > 0 && lost == 0 {
		words = append([]string{"no damage"}, words...)
	}
	if drawn > 0 {
		words = append(words, "drew "+strconv.Itoa(drawn))
	}
	if exhausted > 0 {
		words = append(words, "exhausted "+counted(exhausted, "card"))
	}
	return words
}

// playedText tells of a card played: "Shrug It Off: 2 Block, drew 1".
func playedText(c *Card, events []Event) string {
	words := effectText(events)
	if c.Exhausts() {
		words = append(words, "exhausted")
	}
	return withColon(c.Name, words)
}

// enemyText tells what the enemy did: "Jaw Worm attacked for 2, 1 Block" or "Jaw
// Worm: 2 Block, 1 Strength".
func enemyText(name string, action EnemyAction, events []Event) string {
	words := effectText(events)
	if action.Intent == IntendsSleep {
		return name + " slept"
	}
	if action.Intent != IntendsAttack {
		return withColon(name, words)
	}
	var hits []int
	for _, e := range events {
		if e.Kind == Struck {
			hits = append(hits, e.Amount+e.Blocked)
		}
	}
	attacked := strings.TrimSpace("attacked for " + HitText(hits))
	if len(hits) == 0 {
		attacked = "attacked without a hit"
	}
	return strings.Join(append([]string{name + " " + attacked}, words...), ", ")
}

// fadedText tells of an ethereal card at the end of a turn.
func fadedText(name string) string { return name + ": not played, exhausted" }

func withColon(name string, words []string) string {
	if len(words) == 0 {
		return name
	}
	return name + ": " + strings.Join(words, ", ")
}
