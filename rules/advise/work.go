package advise

import (
	"math/bits"

	"akuto/rules"
)

// Work draws orders until there have been samples of them in all, or the search has
// converged, or stop, asked after each order, says so; stop may be nil. An order
// takes some tenths of a millisecond.
func (a *Search) Work(samples int, stop func() bool) {
	for !a.converged && a.orders < min(samples, MostSamples) {
		a.sample()
		if a.orders%checked == 0 {
			a.drop()
			a.converged = a.settled()
		}
		if stop != nil && stop() {
			return
		}
	}
}

// checked is the number of orders between two looks at what is hopeless.
const checked = 16

// sample draws an order and plays every active candidate on in it.
func (a *Search) sample() {
	rules.Shuffle(&a.random, a.root.Order[a.root.Next:a.root.Known])
	for _, c := range a.candidates {
		if !c.active {
			continue
		}
		score := a.enter(c).Play()
		if score > 0 {
			c.wins++
			c.won[a.orders/64] |= 1 << (a.orders % 64)
		}
		c.score += int64(score)
		c.orders++
	}
	a.orders++
}

// drop stops sampling candidates that others have clearly beaten in the same
// orders. Of every option one candidate stays until its chance is known well enough.
func (a *Search) drop() {
	best := a.best(nil)
	for i, c := range a.candidates {
		if c.active && i != best && a.beaten(c, a.candidates[best]) && (!a.needed(i) || precise(c) || c.orders >= 256) {
			c.active = false
		}
	}
}

// beaten tells whether other won more often than c on the orders both were played
// on, by more than three standard deviations of the difference.
func (a *Search) beaten(c, other *candidate) bool {
	if c.exact >= 0 && other.exact >= 0 {
		return true // nothing is left to find out
	}
	less, more := 0, 0
	for i := range (min(c.orders, other.orders) + 63) / 64 {
		less += bits.OnesCount64(other.won[i] &^ c.won[i])
		more += bits.OnesCount64(c.won[i] &^ other.won[i])
	}
	gap := less - more
	return gap > 6 && gap*gap > 9*(less+more)
}

// needed tells whether the candidate is the best of some option.
func (a *Search) needed(i int) bool {
	for _, o := range a.options {
		if len(o.candidates) > 0 && a.best(o.candidates) == i {
			return true
		}
	}
	return false
}

// precise tells whether the chance of c is known to 1.5 points, with 95 % certainty.
func precise(c *candidate) bool {
	if c.exact >= 0 {
		return c.orders >= 64 // for the score only
	}
	// 1.96² p (1-p) / n < 0.015², with one win and one loss added to be careful.
	n, wins := int64(c.orders+2), int64(c.wins+1)
	return 17074*wins*(n-wins) < n*n*n
}

// settled tells whether every option that is still sampled is known well enough.
func (a *Search) settled() bool {
	for _, c := range a.candidates {
		if c.active && !precise(c) {
			return false
		}
	}
	return true
}

// weight is how many samples the word of the network counts for.
const weight = 50

// estimate gives the chance of c in units of 1/whole.
func (c *candidate) estimate() int64 {
	if c.exact >= 0 {
		return int64(c.exact) * whole / int64(c.all)
	}
	return (int64(c.wins)*whole + weight*int64(c.prior)) / int64(c.orders+weight)
}

// best gives the most promising of some candidates, of all if which is nil; -1 if
// there is none.
func (a *Search) best(which []int) int {
	best := -1
	consider := func(i int) {
		if best < 0 || a.better(a.candidates[i], a.candidates[best]) {
			best = i
		}
	}
	if which == nil {
		for i, c := range a.candidates {
			if c.orders > 0 || c.active {
				consider(i)
			}
		}
	}
	for _, i := range which {
		consider(i)
	}
	return best
}

// better tells whether c promises more than other: more wins, or else more points.
func (a *Search) better(c, other *candidate) bool {
	if mine, its := c.estimate(), other.estimate(); mine != its {
		return mine > its
	}
	if (c.orders > 0) != (other.orders > 0) {
		return c.orders > 0
	}
	return c.score*int64(max(1, other.orders)) > other.score*int64(max(1, c.orders))
}
