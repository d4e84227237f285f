package slay

import (
	"encoding/json"
	"maps"
	"reflect"

	"akuto/rules"
)

// savedState is a State as JSON: the design's state model and, after it, what that
// lacks to restore a State whole.
type savedState struct {
	Report
	Setup  savedSetup   `json:"setup"`
	Totals Totals       `json:"totals"`
	Random rules.Random `json:"random"`
}

type savedSetup struct {
	Enemy string   `json:"enemy"`
	Deck  string   `json:"deck"`
	Draw  []string `json:"draw"`
	Dice  []int    `json:"dice"`
	Seed  uint64   `json:"seed,string"`
	HP    int      `json:"hp"`
}

func (s State) saved() savedState {
	u := s.Setup
	return savedState{
		Report: s.Report(),
		Setup:  savedSetup{u.Enemy, u.Deck, listed(u.Draw), append([]int{}, u.Dice...), u.Seed, u.HP},
		Totals: s.Totals,
		Random: s.random,
	}
}

// MarshalJSON writes the design's state model field for field, and the fields
// "setup", "totals" and "random", which it lacks. Catalog.Restore reads it.
func (s State) MarshalJSON() ([]byte, error) { return json.Marshal(s.saved()) }

// Restore reads the State that its MarshalJSON wrote, with the cards and enemies
// of this catalog. The error says in a sentence why the JSON can't be a fight.
func (c *Catalog) Restore(data []byte) (State, error) {
	var saved savedState
	if err := json.Unmarshal(data, &saved); err != nil {
		return State{}, err
	}
	u := saved.Setup
	s := State{
		Setup: Setup{Enemy: u.Enemy, Deck: u.Deck, Draw: u.Draw, Dice: u.Dice, Seed: u.Seed, HP: u.HP},
		Turn:  saved.Combat.Turn, Die: saved.Combat.DieResult, Totals: saved.Totals,
		catalog: c, random: saved.Random,
	}
	if err := s.Setup.check(c); err != nil {
		return State{}, err
	}
	p, e := saved.Player, saved.Enemy
	s.Player = Player{
		Fighter: Fighter{HP: p.HP, MaxHP: p.MaxHP, Block: p.Block, Strength: p.Strength, Vulnerable: p.Vulnerable, Weak: p.Weak},
		Energy:  p.Energy, DrawPile: p.DrawPile, Hand: p.Hand, DiscardPile: p.DiscardPile, ExhaustPile: p.ExhaustPile, Powers: p.Powers,
	}
	s.Enemy = Enemy{
		Fighter: Fighter{HP: e.HP, MaxHP: e.MaxHP, Block: e.Block, Strength: e.Strength, Vulnerable: e.Vulnerable, Weak: e.Weak},
		ID:      e.ID,
	}
	switch {
	case s.Player.HP == 0:
		s.Result = Defeat
	case s.Enemy.HP == 0:
		s.Result = Victory
	}
	for _, entry := range saved.Combat.Log {
		s.log = s.log.with(Entry{Turn: entry.Turn, Text: entry.Text, HP: entry.HP, Kind: entryKind(entry.Kind)})
	}
	// What follows from the rest must be what is written; that is only asked of a
	// state that can be at all.
	if !s.possible() || !reflect.DeepEqual(s.saved(), saved) {
		return State{}, errSavedContradiction
	}
	return s, nil
}

// entryKind gives the kind of an entry by its name, or 0.
func entryKind(name string) EntryKind {
	for kind, is := range entryKinds {
		if is == name {
			return kind
		}
	}
	return 0
}

// possible tells whether the numbers and piles of s can be those of a fight.
func (s State) possible() bool {
	enemy := s.catalog.Enemy(s.Enemy.ID)
	if enemy == nil || s.Enemy.ID != s.Setup.Enemy || s.Enemy.MaxHP != enemy.HP || s.Player.MaxHP != FullHP {
		return false
	}
	between := func(n, most int) bool { return n >= 0 && n <= most }
	for _, f := range []Fighter{s.Player.Fighter, s.Enemy.Fighter} {
		if !between(f.HP, f.MaxHP) || !between(f.Block, MostBlock) || !between(f.Strength, MostStrength) ||
			!between(f.Vulnerable, MostVulnerable) || !between(f.Weak, MostWeak) {
			return false
		}
	}
	if s.Turn < 1 || s.Die < 1 || s.Die > DieFaces || !between(s.Player.Energy, MostEnergy) ||
		s.Player.HP == 0 && s.Enemy.HP == 0 ||
		s.Turn <= len(s.Setup.Dice) && s.Die != s.Setup.Dice[s.Turn-1] {
		return false
	}
	return maps.Equal(count(s.Setup.cards(s.catalog)),
		count(s.Player.DrawPile, s.Player.Hand, s.Player.DiscardPile, s.Player.ExhaustPile, s.Player.Powers))
}

// count counts the cards of piles.
func count(piles ...[]string) map[string]int {
	counts := map[string]int{}
	for _, pile := range piles {
		for _, id := range pile {
			counts[id]++
		}
	}
	return counts
}
