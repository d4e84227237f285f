package advise

import (
	"slices"

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
	Dungeon int     // cards left in it
	Win     float64 // the chance that was named
	Counted float64 // what was counted in the samples, before it was calibrated; -1 if it was counted exactly
}

// SelfPlay plays one game by the advice, with so many samples a room. The deck is
// shuffled from the seed, and so are the orders drawn (at least 1); what the search gets to see
// is the state alone.
func SelfPlay(seed uint64, samples int, rule scoundrel.Rule) Game {
	random := rules.NewRandom(seed)
	deck := slices.Collect(scoundrel.Deck().All())
	rules.Shuffle(&random, deck)
	player := newSelf(scoundrel.New(rule), deck, random.Uint64(), samples)
	for !player.state.Over.Done {
		player.room()
	}
	over := player.state.Over
	return Game{Won: over.Won, Score: over.Score, Claims: player.claims}
}

// self is a game under way that the advice plays.
type self struct {
	state   scoundrel.State
	deck    []scoundrel.Card // from the top
	random  rules.Random     // seeds of the searches
	samples int
	claims  []Claim
}

func newSelf(s scoundrel.State, deck []scoundrel.Card, seed uint64, samples int) *self {
	return &self{state: s, deck: slices.Clone(deck), random: rules.NewRandom(seed), samples: samples}
}

// room deals the room full, plays it as advised and gives the actions, going on to
// the next room not among them.
func (p *self) room() []scoundrel.Action {
	for p.state.NextSlot() >= 0 {
		p.do(scoundrel.Action{Kind: scoundrel.Deal, Card: p.deck[0]})
		p.deck = p.deck[1:]
	}
	var actions []scoundrel.Action
	for !p.state.Over.Done && p.state.ToFace() > 0 {
		search := New(p.state, p.random.Uint64())
		search.Work(p.samples, nil)
		p.claims = append(p.claims, Claim{p.state.Left(), search.Options()[0].Win, search.counted()})
		// Nothing new is learned within a room, so its plan holds to the end of it.
		for _, a := range search.Plan(p.state) {
			actions = append(actions, a)
			if a.Kind == scoundrel.Run {
				for _, slot := range p.state.Room {
					p.deck = append(p.deck, slot.Card)
				}
				p.do(a)
				return actions
			}
			p.do(a)
		}
	}
	if !p.state.Over.Done {
		p.do(scoundrel.Action{Kind: scoundrel.Next})
	}
	return actions
}

// do does an action of a plan. There is no illegal one among them.
func (p *self) do(a scoundrel.Action) {
	next, err := p.state.Step(a)
	if err != nil {
		panic("advise: advice that isn't legal: " + err.Error())
	}
	p.state = next
}

// counted gives the estimate for the best option before it is calibrated, or -1.
func (a *Search) counted() float64 {
	o := &a.options[a.order()[0]]
	if o.fixed {
		return -1
	}
	c := a.candidates[a.best(o.candidates)]
	if c.exact >= 0 {
		return -1
	}
	return float64(c.estimate()) / whole
}
