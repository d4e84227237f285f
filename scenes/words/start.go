package words

import (
	"fmt"
	"slices"
	"strings"

	"akuto/rules/slay"
)

// What the sheet on which a fight is chosen says.
const (
	Slay          = "Slay: single combat"
	StartTitle    = "Single combat"
	StartEnemy    = "Enemy"
	StartDeck     = "Deck"
	StartSeed     = "Seed"
	StartNewSeed  = "New seed"
	StartPaste    = "Paste"
	StartFight    = "Fight"
	StartBack     = "Bring back the last fight"
	StartBackMore = "Your fight before this one can come back until you act in the new one."
	StartSeedHint = "Type a seed to fight the same fight again, or take a new one."
	SeedErase     = "Erase"
	SeedClear     = "Clear"
	SeedMore      = "Type digits. The same seed, enemy and deck give the same fight."
)

// StartMakesRoom says what becomes of the fight under way.
func StartMakesRoom(s slay.State) string {
	return fmt.Sprintf("Your fight with the %s in turn `%d` makes room. You can bring it back until you act in the new one.", s.EnemyCard().Name, s.Turn)
}

// SeedSpoken is the field of the seed for those who can't see it.
func SeedSpoken(seed string) string {
	if seed == "" {
		return "Seed: empty"
	}
	return "Seed: " + seed
}

// StartTab is a tab with what is chosen under it: "Enemy: Jaw Worm".
func StartTab(tab, chosen string) string { return tab + ": " + chosen }

// HPOf is the HP of an enemy beside its name.
func HPOf(n int) string { return fmt.Sprintf("`%d` HP", n) }

// CardsOf is how many cards a deck has.
func CardsOf(d *slay.Deck) string {
	if len(d.Cards) == 1 {
		return "`1` card"
	}
	return fmt.Sprintf("`%d` cards", len(d.Cards))
}

// Chosen is said of the chosen one of several.
func Chosen(chosen bool) string {
	if chosen {
		return "Chosen."
	}
	return ""
}

// DeckList counts the cards of a deck: "`5` Strike, `4` Defend, `1` Bash".
func DeckList(c *slay.Catalog, d *slay.Deck) string {
	var names []string
	counts := map[string]int{}
	for _, id := range d.Cards {
		name := c.Card(id).Name
		if counts[name] == 0 {
			names = append(names, name)
		}
		counts[name]++
	}
	for i, name := range names {
		names[i] = fmt.Sprintf("`%d` %s", counts[name], name)
	}
	return strings.Join(names, ", ") + "."
}

// Acts says in a line how an enemy acts: every turn the same, by the die, or in
// the order of its track.
func Acts(e *slay.EnemyCard) string {
	switch e.Type {
	case slay.Die:
		return "By the die. " + strings.Join(faces(e.Actions), "; ") + "."
	case slay.Cube:
		var steps []string
		for _, a := range e.Actions {
			step := doing(a)
			if a.Grey {
				step += " (once)"
			}
			steps = append(steps, step)
		}
		return "In turn: " + strings.Join(steps, "; ") + "."
	}
	return "Every turn: " + doing(e.Actions[0]) + "."
}

// faces says what the faces of the die do, those that do the same together.
func faces(actions []slay.EnemyAction) (list []string) {
	for from := 0; from < len(actions); {
		to := from
		for to+1 < len(actions) && slices.Equal(actions[to+1].Effects, actions[from].Effects) {
			to++
		}
		face := fmt.Sprintf("`%d`", from+1)
		if to > from {
			face += fmt.Sprintf("–`%d`", to+1)
		}
		list = append(list, face+": "+doing(actions[from]))
		from = to + 1
	}
	return list
}

// doing says what an action of an enemy does: "`2` damage, `1` Block".
func doing(a slay.EnemyAction) string {
	var words []string
	for _, e := range a.Effects {
		switch e.Kind {
		case slay.Hit:
			word := fmt.Sprintf("`%d` damage", e.Value)
			if e.Times > 1 {
				word = fmt.Sprintf("`%d` × `%d` damage", e.Times, e.Value)
			}
			words = append(words, word)
		case slay.Block:
			words = append(words, fmt.Sprintf("`%d` Block", e.Value))
		case slay.Strength:
			words = append(words, fmt.Sprintf("`%d` Strength", e.Value))
		case slay.Vulnerable:
			words = append(words, fmt.Sprintf("`%d` Vulnerable on you", e.Value))
		case slay.Weak:
			words = append(words, fmt.Sprintf("`%d` Weak on you", e.Value))
		}
	}
	if len(words) == 0 {
		return "sleeps"
	}
	return strings.Join(words, ", ")
}
