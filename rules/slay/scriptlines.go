package slay

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// readHeader takes a line that says how the fight begins.
func (r *scriptReader) readHeader(words []string) error {
	verb, rest := words[0], words[1:]
	if _, ok := headerForms[verb]; !ok {
		return unknownWord(verb)
	}
	switch {
	case r.begun:
		return lateHeader(verb)
	case r.given[verb]:
		return headerTwice(verb)
	case verb == "deck" && r.given["draw"], verb == "draw" && r.given["deck"]:
		return errDeckAndDraw
	case len(rest) == 0, len(rest) > 1 && verb != "draw" && verb != "die":
		return headerForm(verb)
	}
	r.given[verb] = true
	switch verb {
	case "enemy":
		r.setup.Enemy = rest[0]
		if r.catalog.Enemy(rest[0]) == nil {
			return r.catalog.unknownEnemy(rest[0])
		}
	case "deck":
		r.setup.Deck = rest[0]
		if r.catalog.Deck(rest[0]) == nil {
			return r.catalog.unknownDeck(rest[0])
		}
	case "hp":
		hp, ok := parseNumber(rest[0], 1, FullHP)
		if !ok {
			return errHP
		}
		r.setup.HP = hp
	case "draw":
		for _, id := range rest {
			if r.catalog.Card(id) == nil {
				return unknownCard(id)
			}
		}
		r.setup.Draw = rest
	case "die":
		for _, word := range rest {
			roll, ok := parseNumber(word, 1, DieFaces)
			if !ok {
				return errDie
			}
			r.setup.Dice = append(r.setup.Dice, roll)
		}
	case "seed":
		seed, err := ParseSeed(rest[0])
		if err != nil {
			return err
		}
		r.setup.Seed = seed
	}
	return nil
}

// ParseSeed reads a seed as scripts have it: a whole number of 64 bits. The error
// says in a sentence what a seed is.
func ParseSeed(text string) (uint64, error) {
	seed, err := strconv.ParseUint(text, 10, 64)
	if err != nil {
		return 0, errSeed
	}
	return seed, nil
}

// parseNumber reads digits as a number between least and most.
func parseNumber(word string, least, most int) (int, bool) {
	n, err := strconv.ParseUint(word, 10, 31)
	if err != nil || int(n) < least || int(n) > most {
		return 0, false
	}
	return int(n), true
}

// text gives the header lines of a setup.
func (u Setup) text() string {
	var text strings.Builder
	fmt.Fprintf(&text, "enemy %s\n", u.Enemy)
	if u.HP != FullHP && u.HP != 0 {
		fmt.Fprintf(&text, "hp %d\n", u.HP)
	}
	if u.Deck != "" {
		fmt.Fprintf(&text, "deck %s\n", u.Deck)
	} else {
		fmt.Fprintf(&text, "draw %s\n", strings.Join(u.Draw, " "))
	}
	if len(u.Dice) > 0 {
		text.WriteString("die")
		for _, roll := range u.Dice {
			fmt.Fprintf(&text, " %d", roll)
		}
		text.WriteByte('\n')
	}
	fmt.Fprintf(&text, "seed %d\n", u.Seed)
	return text.String()
}

// parseAction reads the words of a line that plays a card or ends the turn:
//
//	play ID [N] [exhaust ID [N] …]
//	end
//
// ID is the first card of that id in hand, or with N the Nth from the left. Of
// the cards to be exhausted, an ID without N is the first that is neither played
// nor chosen yet. Without exhaust the leftmost other cards are chosen.
func (s State) parseAction(words []string) (Action, error) {
	if words[0] == "end" {
		if len(words) != 1 {
			return Action{}, errEndForm
		}
		return End(), nil
	}
	rest := words[1:]
	position, rest, err := s.parseCard(rest, nil)
	if err != nil {
		return Action{}, err
	}
	if len(rest) == 0 {
		return s.PlayLeftmost(position), nil
	}
	if rest[0] != "exhaust" || len(rest) == 1 {
		return Action{}, errPlayForm
	}
	taken := []int{position}
	for rest = rest[1:]; len(rest) > 0; {
		var chosen int
		if chosen, rest, err = s.parseCard(rest, taken); err != nil {
			return Action{}, err
		}
		taken = append(taken, chosen)
	}
	return Play(position, taken[1:]...), nil
}

// parseCard reads ID [N] and gives the position in hand that it names, and the
// words after it. The positions in taken are named by N only.
func (s State) parseCard(words []string, taken []int) (position int, rest []string, err error) {
	if len(words) == 0 {
		return 0, nil, errPlayForm
	}
	id, rest := words[0], words[1:]
	card := s.catalog.Card(id)
	if card == nil {
		return 0, nil, unknownCard(id)
	}
	number, asked := 0, 0
	if len(rest) > 0 && rest[0][0] >= '0' && rest[0][0] <= '9' {
		n, ok := parseNumber(rest[0], 1, len(s.Player.Hand))
		if !ok {
			return 0, nil, notInHand(card, rest[0])
		}
		number, asked, rest = n, n, rest[1:]
	}
	for position, held := range s.Player.Hand {
		switch {
		case held != id:
		case number == 0 && !slices.Contains(taken, position):
			return position, rest, nil
		case number == 1:
			return position, rest, nil
		case number > 1:
			number--
		}
	}
	switch {
	case asked > 1:
		return 0, nil, tooFewInHand(card, asked)
	case len(taken) > 0:
		return 0, nil, noOther(card)
	}
	return 0, nil, notInHand(card, "")
}

// actionText gives an allowed action as a line of a script. A number follows an
// id only where it is needed.
func (s State) actionText(a Action) string {
	if a.Kind == EndTurn {
		return "end"
	}
	words := append([]string{"play"}, s.cardText(a.Card, nil)...)
	taken := []int{a.Card}
	for i, position := range a.Exhaust {
		if i == 0 {
			words = append(words, "exhaust")
		}
		words = append(words, s.cardText(position, taken)...)
		taken = append(taken, position)
	}
	return strings.Join(words, " ")
}

// cardText gives the words that parseCard reads as a position of the hand.
func (s State) cardText(position int, taken []int) []string {
	id, number := s.Player.Hand[position], 0
	for _, held := range s.Player.Hand[:position+1] {
		number += one(held == id)
	}
	if meant, _, err := s.parseCard([]string{id}, taken); err == nil && meant == position {
		return []string{id}
	}
	return []string{id, strconv.Itoa(number)}
}
