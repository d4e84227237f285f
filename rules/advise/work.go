package advise

import (
	"slices"
	"sync"
	"sync/atomic"

	"akuto/rules"
	"akuto/rules/advise/internal/play"
)

// Work draws orders until there have been samples of them in all, or the search has
// converged, or stop, asked again and again, says so; stop may be nil. It comes to the
// same result in whatever slices it is called. Between two questions to stop it takes
// about a tenth of a millisecond, in a browser a millisecond, seldom several.
func (a *Search) Work(samples int, stop func() bool) {
	for a.unfinished(samples) {
		if len(a.countable) > 0 {
			a.countExactly()
		} else if a.sure {
			a.prove()
		} else {
			a.play()
		}
		a.look()
		if stop != nil && stop() {
			return
		}
	}
}

// WorkOn is Work on several cores. It asks stop less often, about every ten
// milliseconds, and comes to the same result.
func (a *Search) WorkOn(cores, samples int, stop func() bool) {
	if cores < 2 || a.sure {
		a.Work(samples, stop)
		return
	}
	for a.unfinished(samples) {
		if len(a.countable) > 0 {
			a.countExactly()
		} else if a.at > 0 {
			a.play() // an order that Work has begun
		} else {
			a.batch(cores, min(checked-a.orders%checked, samples-a.orders))
		}
		a.look()
		if stop != nil && stop() {
			return
		}
	}
}

// unfinished tells whether there is work left. Where the order of the dungeon is known
// there is nothing to sample: all is looked at that can be.
func (a *Search) unfinished(samples int) bool {
	return !a.converged && (a.orders < min(samples, MostSamples) || a.sure && samples > 0)
}

// hidden gives the cards whose place is unknown.
func (a *Search) hidden() []play.Kind { return a.root.Order[a.root.Next:a.root.Known] }

// play plays the next candidate on in the order under way, or in a new one.
func (a *Search) play() {
	if a.at == 0 {
		rules.Shuffle(&a.random, a.hidden())
	}
	played := false
	for a.at < len(a.candidates) {
		c := a.candidates[a.at]
		if c.active {
			if played {
				return
			}
			a.count(c, a.enter(c).Play(a.solver))
			played = true
		}
		a.at++
	}
	a.at = 0
	a.orders++
}

// count adds the score of c in the order drawn last to what is known of it.
func (a *Search) count(c *candidate, score int) {
	if score > 0 {
		c.wins++
		c.won[a.orders/64] |= 1 << (a.orders % 64)
	}
	c.score += int64(score)
	c.orders++
}

// batch draws so many orders and plays them on several cores.
func (a *Search) batch(cores, orders int) {
	var drawn [checked]play.Game
	var scores [checked][]int
	for i := range orders {
		rules.Shuffle(&a.random, a.hidden())
		drawn[i] = a.root
		scores[i] = make([]int, len(a.candidates))
	}
	for len(a.others) < cores {
		a.others = append(a.others, play.NewSolver(play.SolvedRooms))
	}
	var next atomic.Int32
	var players sync.WaitGroup
	for _, solver := range a.others[:cores] {
		players.Go(func() {
			var g play.Game
			for {
				i := int(next.Add(1)) - 1
				if i >= orders {
					return
				}
				for j, c := range a.candidates {
					if c.active {
						g = drawn[i]
						c.enter(&g)
						scores[i][j] = g.Play(solver)
					}
				}
			}
		})
	}
	players.Wait()
	for i := range orders {
		for j, c := range a.candidates {
			if c.active {
				a.count(c, scores[i][j])
			}
		}
		a.orders++
	}
}

// look drops what is hopeless, now and then, and sees whether all is known.
func (a *Search) look() {
	if len(a.countable) == 0 && a.at == 0 && !a.sure && a.orders%checked == 0 {
		a.drop()
		a.converged = a.settled()
	}
}

// checked is the number of orders between two looks at what is hopeless.
const checked = 16

// An exact count is tried with so few unknown cards, and given up after so many
// rooms looked at, a millisecond.
const (
	countedUnknown = 7
	countedRooms   = 250
)

// countExactly tries to count the next candidate of countable exactly.
func (a *Search) countExactly() {
	c := a.candidates[a.countable[0]]
	a.countable = a.countable[1:]
	a.exact.Rooms = countedRooms
	c.exact, c.all = a.exact.Count(a.enter(c))
	if len(a.countable) == 0 {
		a.narrow()
	}
}

// A way to win is looked for in slices of so many rooms, so many times at most.
const (
	provedRooms = 100
	provedTries = 100
)

// prove looks a little further for a way to win after the most promising candidate
// that isn't decided. The order of the dungeon must be known.
func (a *Search) prove() {
	var open *candidate
	for i, c := range a.candidates {
		if c.active && c.exact < 0 && (open == nil || c.tries < open.tries || c.tries == open.tries && c.rank < open.rank) {
			if c.active = a.wanted(i); c.active {
				open = c
			}
		}
	}
	if open == nil {
		a.converged = true
		return
	}
	open.tries++
	a.solver.Rooms = provedRooms
	switch score := a.solver.After(a.enter(open)); {
	case score > 0:
		open.exact, open.all = 1, 1
		open.orders, open.wins, open.score = 1, 1, int64(score)
	case score == 0:
		open.exact, open.all = 0, 1
		open.orders, open.score = 1, int64(a.enter(open).Play(play.NewSolver(0)))
	case open.tries == provedTries:
		open.active = false
	}
}

// wanted tells whether some option that the candidate belongs to isn't won yet.
func (a *Search) wanted(i int) bool {
	return slices.ContainsFunc(a.options, func(o option) bool {
		return slices.Contains(o.candidates, i) &&
			!slices.ContainsFunc(o.candidates, func(j int) bool { return a.candidates[j].exact > 0 })
	})
}
