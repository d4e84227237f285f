// Package advise tells which option is best in a game of Scoundrel, and how likely
// it wins. It never looks at what the player can't know: a State doesn't hold it.
//
// It draws orders of the cards whose place is unknown, plays every option on in
// the same orders with a strong policy, and counts what is won. Few unknown cards
// it goes through one by one instead. It uses whole numbers wherever a choice
// depends on them, and no clock: the same state, seed and number of samples give
// the same advice everywhere.
package advise

import (
	"akuto/rules"
	"akuto/rules/advise/internal/play"
	"akuto/rules/scoundrel"
)

// MostSamples is the number of samples after which a search has converged.
const MostSamples = 10000

// candidate is a way to end the room, or running from it.
type candidate struct {
	end    play.End
	run    bool
	prior  int32 // what the network says, in units of 1/whole
	rank   int   // place among the candidates by prior
	active bool  // is being sampled
	orders int   // sampled so far, always the first ones of the search
	wins   int
	score  int64                           // of all samples, added up
	won    [(MostSamples + 63) / 64]uint64 // bit i: the i-th order was won
	tries  int                             // to solve it, when the order is known
	exact  int32                           // orders won of all there are, or -1 if not counted
	all    int32                           // orders there are, if counted
}

// option is one action with the candidates it can lead to.
type option struct {
	action     scoundrel.Action
	candidates []int
	complete   bool // all candidates were counted exactly, none left out
	fixed      bool // certain, score is the score
	certain    int8
	score      int
}

// Search looks for the best option of one state, in slices as long as the caller
// likes. Make one with New.
type Search struct {
	root       play.Game
	random     rules.Random
	options    []option
	candidates []*candidate
	solver     *play.Solver
	others     []*play.Solver // one for each core, when there are several
	exact      *play.Exact
	countable  []int // candidates for which an exact count is still to be tried
	sure       bool  // the order of the dungeon is known
	orders     int   // drawn and played so far
	at         int   // the next candidate to play on in the order under way, 0 if none is
	converged  bool
	playing    play.Game
}

// New begins a search for the best option of s. The seed decides which orders are
// drawn.
func New(s scoundrel.State, seed uint64) *Search {
	a := &Search{root: table(s), random: rules.NewRandom(seed)}
	a.root.Set(play.Trained())
	a.sure = a.root.Known-a.root.Next <= 1
	memory := play.SolvedRooms
	if a.sure {
		memory = 1 << 13
	}
	a.solver = play.NewSolver(memory)
	a.list(s)
	a.rank()
	switch unknown := len(a.hidden()); {
	case a.sure:
		for _, c := range a.candidates {
			c.active = true
		}
	case unknown <= countedUnknown:
		a.exact = play.NewExact()
		for i := range a.candidates {
			a.countable = append(a.countable, i)
		}
	default:
		a.narrow()
	}
	a.converged = a.settled()
	return a
}
