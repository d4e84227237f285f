package slay

import (
	"errors"
	"slices"

	"akuto/rules"
)

// Player is the Ironclad. Piles hold card ids.
type Player struct {
	Fighter
	Energy      int
	DrawPile    []string // top first
	Hand        []string // in the order drawn
	DiscardPile []string // oldest first
	ExhaustPile []string // oldest first
	Powers      []string // in the order played
}

// Enemy is the one enemy of a fight. What it does is in its EnemyCard.
type Enemy struct {
	Fighter
	ID string
}

// Result tells whether a fight has ended, and how.
type Result uint8

// The results. UnderWay is the zero value.
const (
	UnderWay Result = iota
	Victory
	Defeat
)

// Totals is what the screen at the end adds up; the turns are State.Turn.
type Totals struct {
	Dealt   int `json:"dealt"`   // HP the enemy lost
	Taken   int `json:"taken"`   // HP the player lost
	Blocked int `json:"blocked"` // damage that the player's block held
	Played  int `json:"played"`  // cards played
}

// State is a whole fight at one moment, always one in which the player may act or
// one that has ended: everything that Undo restores. States are values: nothing
// changes one, not even what its slices hold, and Equal compares two. New gives
// the first one; every other comes from Apply.
type State struct {
	Setup  Setup // how the fight began
	Player Player
	Enemy  Enemy
	Turn   int // counts from 1
	Die    int // this turn's roll, 1 to 6
	Result Result
	Totals Totals

	catalog *Catalog
	random  rules.Random
	log     *line // the last line; nil when there is none
}

// Setup is how a fight begins.
type Setup struct {
	Enemy string   // id
	Deck  string   // id of the deck, which is shuffled; "" for Draw
	Draw  []string // the draw pile, top first, in place of a deck
	Dice  []int    // coming die results; when they are used up, the seeded die rolls
	Seed  uint64   // for shuffles and the die
	HP    int      // of the player at the start, 1 to FullHP; 0 is FullHP
}

// equal tells whether both begin the same fight.
func (u Setup) equal(other Setup) bool {
	return u.Enemy == other.Enemy && u.Deck == other.Deck && slices.Equal(u.Draw, other.Draw) &&
		slices.Equal(u.Dice, other.Dice) && u.Seed == other.Seed && u.HP == other.HP
}

// cards gives the ids of all cards of the fight, in the order before a shuffle.
func (u Setup) cards(c *Catalog) []string {
	if u.Deck == "" {
		return u.Draw
	}
	return c.Deck(u.Deck).Cards
}

// check gives what makes the setup impossible, in a sentence.
func (u Setup) check(c *Catalog) error {
	switch {
	case c.Enemy(u.Enemy) == nil:
		return c.unknownEnemy(u.Enemy)
	case u.HP < 0 || u.HP > FullHP:
		return errHP
	case u.Deck != "" && len(u.Draw) > 0:
		return errDeckAndDraw
	case u.Deck == "" && len(u.Draw) == 0:
		return errEmptyDraw
	case u.Deck != "" && c.Deck(u.Deck) == nil:
		return c.unknownDeck(u.Deck)
	}
	for _, id := range u.Draw {
		if c.Card(id) == nil {
			return unknownCard(id)
		}
	}
	for _, roll := range u.Dice {
		if roll < 1 || roll > DieFaces {
			return errDie
		}
	}
	return nil
}

// New begins a fight: turn 1, with the hand drawn and the die rolled. It gives
// the state with what happened on the way. The error says in a sentence what of
// the setup can't be.
func New(c *Catalog, setup Setup) (State, []Event, error) {
	if c == nil {
		return State{}, nil, errors.New("A fight needs a catalog of cards and enemies.")
	}
	if err := setup.check(c); err != nil {
		return State{}, nil, err
	}
	setup.Draw, setup.Dice = slices.Clone(setup.Draw), slices.Clone(setup.Dice)
	if setup.HP == 0 {
		setup.HP = FullHP
	}
	enemy := c.Enemy(setup.Enemy)
	s := State{
		Setup:   setup,
		Player:  Player{Fighter: Fighter{HP: setup.HP, MaxHP: FullHP}},
		Enemy:   Enemy{Fighter: Fighter{HP: enemy.HP, MaxHP: enemy.HP}, ID: enemy.ID},
		catalog: c,
		random:  rules.NewRandom(setup.Seed),
	}
	s.Player.DrawPile = slices.Clone(setup.cards(c))
	if setup.Deck != "" {
		rules.Shuffle(&s.random, s.Player.DrawPile)
	}
	f := fight{State: s}
	f.beginTurn()
	return f.State, f.events, nil
}

// Catalog gives the catalog that the fight's cards and enemy are from.
func (s State) Catalog() *Catalog { return s.catalog }

// EnemyCard gives the enemy as the catalog has it.
func (s State) EnemyCard() *EnemyCard { return s.catalog.Enemy(s.Enemy.ID) }

// Over tells whether the fight has ended.
func (s State) Over() bool { return s.Result != UnderWay }

// TrackPosition gives the slot of a cube enemy's track that is to come, counted
// from 0. It is 0 for other enemies.
func (s State) TrackPosition() int {
	if s.EnemyCard().Type != Cube {
		return 0
	}
	return s.EnemyCard().slot(s.Turn, s.Die)
}

// NextAction gives what the enemy will do in its turn; in a fight that has ended,
// what it would have done or did last.
func (s State) NextAction() EnemyAction {
	card := s.EnemyCard()
	return card.Actions[card.slot(s.Turn, s.Die)]
}

// Equal tells whether both are the same fight at the same moment, with the same
// chances to come and the same log.
func (s State) Equal(other State) bool {
	return s.Setup.equal(other.Setup) && s.catalog == other.catalog &&
		s.Player.Fighter == other.Player.Fighter && s.Player.Energy == other.Player.Energy &&
		slices.Equal(s.Player.DrawPile, other.Player.DrawPile) &&
		slices.Equal(s.Player.Hand, other.Player.Hand) &&
		slices.Equal(s.Player.DiscardPile, other.Player.DiscardPile) &&
		slices.Equal(s.Player.ExhaustPile, other.Player.ExhaustPile) &&
		slices.Equal(s.Player.Powers, other.Player.Powers) &&
		s.Enemy == other.Enemy && s.Turn == other.Turn && s.Die == other.Die && s.Result == other.Result &&
		s.Totals == other.Totals && s.random == other.random && s.log.equal(other.log)
}

// SortedDrawPile gives the cards of the draw pile in an order that says nothing
// of the one in which they will be drawn: by name.
func (s State) SortedDrawPile() []string {
	sorted := slices.Clone(s.Player.DrawPile)
	s.catalog.sortByName(sorted)
	return sorted
}
