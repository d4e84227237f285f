package scoundrel

import "strings"

// Kind is what an action does.
type Kind uint8

// The kinds of actions. Next goes on to the next room.
const (
	Deal Kind = iota + 1
	Change
	Remove
	Equip
	Drink
	Discard
	FightWeapon
	FightBarehanded
	Run
	Next
)

// Action is one thing the player does. Card is the card it is done with (None for
// Run and Next), To the card that a Change puts in its place.
type Action struct {
	Kind     Kind
	Card, To Card
}

// faces tells whether an action of this kind resolves a card of the room.
func (k Kind) faces() bool { return k >= Equip && k <= FightBarehanded }

// surplus tells whether a names a card that its kind has no use for. Such an
// action is refused, so that each thing that can be done is one action only.
func (a Action) surplus() bool {
	return a.To != None && a.Kind != Change || a.Card != None && (a.Kind == Run || a.Kind == Next)
}

// verbs are the first words of record lines.
var verbs = [...]string{
	Deal: "deal", Change: "change", Remove: "remove", Equip: "equip", Drink: "drink",
	Discard: "discard", FightWeapon: "fight", FightBarehanded: "fight", Run: "run", Next: "next",
}

const (
	withWeapon = "weapon"
	barehanded = "barehanded"
)

// String gives the action as a line of a record, such as "fight S12 weapon".
func (a Action) String() string {
	if a.Kind < Deal || a.Kind > Next {
		return ""
	}
	words := []string{verbs[a.Kind]}
	if a.Card != None {
		words = append(words, a.Card.ID())
	}
	switch a.Kind {
	case Change:
		words = append(words, a.To.ID())
	case FightWeapon:
		words = append(words, withWeapon)
	case FightBarehanded:
		words = append(words, barehanded)
	}
	return strings.Join(words, " ")
}

// ParseActions reads one line of a record: one action, up to four deals, or none
// if the line is blank or a comment. The error says in a sentence what is wrong.
func ParseActions(line string) ([]Action, error) {
	line, _, _ = strings.Cut(line, "#")
	words := strings.Fields(line)
	if len(words) == 0 {
		return nil, nil
	}
	verb, rest := words[0], words[1:]
	switch verb {
	case "deal":
		if len(rest) < 1 || len(rest) > RoomSize {
			return nil, malformed(verb)
		}
		actions := make([]Action, len(rest))
		for i, id := range rest {
			c, err := ParseCard(id)
			if err != nil {
				return nil, err
			}
			actions[i] = Action{Kind: Deal, Card: c}
		}
		return actions, nil
	case "change":
		return parseOne(Change, rest, 2)
	case "remove":
		return parseOne(Remove, rest, 1)
	case "equip":
		return parseOne(Equip, rest, 1)
	case "drink":
		return parseOne(Drink, rest, 1)
	case "discard":
		return parseOne(Discard, rest, 1)
	case "fight":
		if len(rest) == 2 && rest[1] == withWeapon {
			return parseOne(FightWeapon, rest[:1], 1)
		}
		if len(rest) == 2 && rest[1] == barehanded {
			return parseOne(FightBarehanded, rest[:1], 1)
		}
		return nil, malformed(verb)
	case "run":
		return parseOne(Run, rest, 0)
	case "next":
		return parseOne(Next, rest, 0)
	}
	return nil, unknownWord(verb)
}

// parseOne makes the action of a kind from the card ids that follow its verb, of
// which there must be as many as given.
func parseOne(kind Kind, ids []string, number int) ([]Action, error) {
	if len(ids) != number {
		return nil, malformed(verbs[kind])
	}
	cards := [2]Card{}
	for i, id := range ids {
		c, err := ParseCard(id)
		if err != nil {
			return nil, err
		}
		cards[i] = c
	}
	return []Action{{Kind: kind, Card: cards[0], To: cards[1]}}, nil
}
