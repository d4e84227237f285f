package slay

import (
	"errors"
	"fmt"
	"strconv"
	"strings"
)

// Every word of this package that a player reads is in this file and, for
// catalogs and scripts, in faultwords.go and scriptwords.go.

// counted gives "1 card", "2 cards".
func counted(n int, thing string) string {
	if n == 1 {
		return "1 " + thing
	}
	return strconv.Itoa(n) + " " + thing + "s"
}

// minus gives a loss with the sign that numbers have on the screen: −3.
func minus(n int) string { return "−" + strconv.Itoa(n) }

// Error says in a player's words why the action was refused.
func (r *Refusal) Error() string {
	switch r.Why {
	case WhyOver:
		return "The fight is over."
	case WhyUnknownAction:
		return "There is no such action."
	case WhyNoCard:
		return "There is no such card in your hand."
	case WhyEnergy:
		return fmt.Sprintf("%s costs %d, and you have %d energy.", r.Card.Name, r.Card.Cost, r.Energy)
	case WhyChoose:
		if r.Need == 0 {
			return "There is nothing to choose for " + r.Card.Name + "."
		}
		return fmt.Sprintf("Choose %s of your hand to exhaust for %s.", counted(r.Need, "other card"), r.Card.Name)
	case WhyChoice:
		return fmt.Sprintf("What is chosen for %s must be other cards of your hand, each once.", r.Card.Name)
	}
	return "That isn't allowed now."
}

// Name gives the type in words, such as "Attack".
func (t CardType) Name() string {
	switch t {
	case Attack:
		return "Attack"
	case Skill:
		return "Skill"
	case Power:
		return "Power"
	}
	return ""
}

// Name gives the intent in words, such as "Attack".
func (k IntentKind) Name() string {
	switch k {
	case IntendsAttack:
		return "Attack"
	case IntendsDefend:
		return "Defend"
	case IntendsBuff:
		return "Grow stronger"
	case IntendsDebuff:
		return "Hinder"
	case IntendsSleep:
		return "Sleep"
	}
	return ""
}

// HitText gives hits as numbers: "3", "2 × 3" for equal ones, "1 + 2" for others.
func HitText(hits []int) string {
	equal := true
	words := make([]string, len(hits))
	for i, hit := range hits {
		equal = equal && hit == hits[0]
		words[i] = strconv.Itoa(hit)
	}
	if equal && len(hits) > 1 {
		return fmt.Sprintf("%d × %d", len(hits), hits[0])
	}
	return strings.Join(words, " + ")
}

// Sentence says what the coming action will do, with numbers between backquotes:
// "Attack. You would lose `1` HP."
func (i Intent) Sentence() string {
	sentences := []string{i.Kind.Name() + "."}
	switch {
	case i.Kind != IntendsAttack:
	case i.Dies:
		sentences = append(sentences, "You would die.")
	case i.HP > 0 && i.Block > 0:
		sentences = append(sentences, fmt.Sprintf("You would lose %d HP and %d Block.", i.HP, i.Block))
	case i.HP > 0:
		sentences = append(sentences, fmt.Sprintf("You would lose %d HP.", i.HP))
	case i.Block > 0:
		sentences = append(sentences, fmt.Sprintf("Your Block holds it and loses %d.", i.Block))
	default:
		sentences = append(sentences, "It would do nothing to you.")
	}
	if laid := amounts(i.Vulnerable, "Vulnerable", i.Weak, "Weak"); laid != "" {
		sentences = append(sentences, "You would get "+laid+".")
	}
	if gained := amounts(i.GainsBlock, "Block", i.GainsStrength, "Strength"); gained != "" {
		sentences = append(sentences, "It would gain "+gained+".")
	}
	return markNumbers(strings.Join(sentences, " "))
}

// amounts gives "2 Block and 1 Strength", without what is 0.
func amounts(n int, thing string, m int, other string) string {
	var words []string
	if n > 0 {
		words = append(words, fmt.Sprintf("%d %s", n, thing))
	}
	if m > 0 {
		words = append(words, fmt.Sprintf("%d %s", m, other))
	}
	return strings.Join(words, " and ")
}

// Short says what the card will do in a few words for its label: "−3 HP, 1 Weak".
func (o Outcome) Short() string {
	var words []string
	add := func(n int, format string) {
		if n > 0 {
			words = append(words, fmt.Sprintf(format, n))
		}
	}
	if o.Kills {
		words = append(words, "kills")
	}
	if len(o.Hits) > 0 || o.EnemyHP > 0 {
		words = append(words, minus(o.EnemyHP)+" HP")
	}
	add(o.EnemyBlock, "−%d of its Block")
	add(o.Vulnerable, "%d Vulnerable")
	add(o.Weak, "%d Weak")
	add(o.Block, "%d Block")
	add(o.Strength, "%d Strength")
	if o.Drawn > 0 {
		words = append(words, "draw "+strconv.Itoa(o.Drawn))
	}
	add(o.HP, "you lose %d HP")
	if o.Dies {
		words = append(words, "you die")
	}
	return strings.Join(words, ", ")
}

// CostSentence says what playing the card leaves: "Bash costs 2; that leaves
// none." It is the refusal where the card can't be played for want of energy, and
// "" without a card.
func (o Outcome) CostSentence() string {
	switch {
	case o.Card == nil:
		return ""
	case o.Refusal != nil && o.Refusal.Why == WhyEnergy:
		return o.Refusal.Error()
	}
	left := strconv.Itoa(o.Energy)
	if o.Energy == 0 {
		left = "none"
	}
	if o.Card.Cost == 0 {
		return o.Card.Name + " costs nothing; that leaves " + left + "."
	}
	return fmt.Sprintf("%s costs %d; that leaves %s.", o.Card.Name, o.Card.Cost, left)
}

// Sentences about how a fight ended.
const fallen = "The Ironclad has fallen"

func slain(enemy string) string { return "The " + enemy + " is slain" }

// Ending gives in a sentence without a full stop how the fight ended; "" while it
// is under way.
func (s State) Ending() string {
	switch s.Result {
	case Victory:
		return slain(s.EnemyCard().Name)
	case Defeat:
		return fallen
	}
	return ""
}

// Sentences about a setup that can't be.
var (
	errHP          = fmt.Errorf("HP at the start is a number from 1 to %d.", FullHP)
	errDie         = fmt.Errorf("A die result is a number from 1 to %d.", DieFaces)
	errDeckAndDraw = errors.New("Either a deck is shuffled or the draw pile is given, not both.")
	errEmptyDraw   = errors.New("The draw pile needs at least one card.")
	errSeed        = errors.New("A seed is a whole number from 0 to 18446744073709551615.")
)

func unknownCard(id string) error { return fmt.Errorf("There is no card called %s.", quote(id)) }

func (c *Catalog) unknownEnemy(id string) error {
	ids := make([]string, len(c.enemies))
	for i, e := range c.enemies {
		ids[i] = e.ID
	}
	return fmt.Errorf("There is no enemy called %s: there are %s.", quote(id), strings.Join(ids, ", "))
}

func (c *Catalog) unknownDeck(id string) error {
	ids := make([]string, len(c.decks))
	for i, d := range c.decks {
		ids[i] = d.ID
	}
	return fmt.Errorf("There is no deck called %s: there are %s.", quote(id), strings.Join(ids, ", "))
}

// quote shows a word from a file, cut short so that the sentence stays readable.
func quote(word string) string {
	if runes := []rune(word); len(runes) > 40 {
		word = string(runes[:40]) + "…"
	}
	return strconv.Quote(word)
}
