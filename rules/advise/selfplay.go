package advise

import (
	"akuto/rules"
	"akuto/rules/scoundrel"
)

// Game is a game that the advice played against a shuffled deck.
type Game struct {
	Won    bool
	Score  int
	Claims []Claim
}

// Claim is what was said of the best option of one room.
type Claim struct {
	Dungeon int // cards left in it
	Win     float64
	Certain int8
}

// SelfPlay plays one game by the advice, with so many samples a room. The deck is
// shuffled from the seed, and so are the orders drawn; what the search gets to see
// is the state alone.
func SelfPlay(seed uint64, samples int, rule scoundrel.Rule) Game {
	random := rules.NewRandom(seed)
	deck := make([]scoundrel.Card, 0, scoundrel.DeckSize)
	for c := range scoundrel.Deck().All() {
		deck = append(deck, c)
	}
	rules.Shuffle(&random, deck)
	return playDeck(deck, &random, samples, rule)
}

func playDeck(deck []scoundrel.Card, random *rules.Random, samples int, rule scoundrel.Rule) Game {
	s := scoundrel.New(rule)
	var game Game
	must := func(a scoundrel.Action) {
		next, err := s.Step(a)
		if err != nil {
			panic(err) // an advice that isn't legal; the tests hold that there is none
		}
		s = next
	}
	for !s.Over.Done {
		for !s.RoomFull() {
			must(scoundrel.Action{Kind: scoundrel.Deal, Card: deck[0]})
			deck = deck[1:]
		}
		if s.ToFace() == 0 {
			must(scoundrel.Action{Kind: scoundrel.Next})
			continue
		}
		a := New(s, random.Uint64())
		a.Work(samples, nil)
		best := a.Options()[0]
		game.Claims = append(game.Claims, Claim{s.Left(), best.Win, best.Certain})
		for _, action := range a.Plan(s) {
			if action.Kind == scoundrel.Run {
				for _, slot := range s.Room {
					deck = append(deck, slot.Card)
				}
			}
			must(action)
		}
	}
	game.Won, game.Score = s.Over.Won, s.Over.Score
	return game
}
