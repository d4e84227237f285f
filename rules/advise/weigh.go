package advise

import (
	"math"
	"math/bits"
)

// drop stops sampling candidates that others have clearly beaten in the same
// orders. Of every option one candidate stays until its chance is known well enough.
func (a *Search) drop() {
	best := a.best(nil)
	for i, c := range a.candidates {
		if c.active && i != best && a.beaten(c, a.candidates[best]) && (!a.needed(i) || a.precise(c) || c.orders >= shownOrders) {
			c.active = false
		}
	}
}

// shownOrders is how long a beaten candidate is played on for the sake of the chance
// that is shown for its option.
const shownOrders = 64

// beaten tells whether other won more often than c on the same orders, by clearly more
// than chance does. Of orders that only c was played on the last few count for it.
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
	return gap > 4 && gap*gap > 5*(less+more)
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
func (a *Search) precise(c *candidate) bool {
	if c.exact >= 0 {
		return c.orders >= 64 // for the score only
	}
	return c.orders >= 64 && a.spread(c) < 0.015
}

// spread gives half the width of the 95 % interval of the chance of c.
func (a *Search) spread(c *candidate) float64 {
	if c.exact >= 0 {
		return 0
	}
	// The interval of the estimate, seen through the same glass as the estimate.
	dungeon, win := a.root.End-a.root.Next, c.estimate()
	p := float64(win) / whole
	half := int64(1.96 * whole * math.Sqrt(float64(p*float64(1-p))/float64(c.orders+weight)))
	return float64(calibrated(min(whole, win+half), dungeon)-calibrated(max(0, win-half), dungeon)) / (2 * whole)
}

// settled tells whether every candidate that is still sampled is known well enough.
func (a *Search) settled() bool {
	for _, c := range a.candidates {
		if c.active && (a.sure || !a.precise(c)) {
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
			if c.orders > 0 || c.active || c.exact >= 0 {
				consider(i)
			}
		}
	}
	for _, i := range which {
		consider(i)
	}
	return best
}

// chance gives the chance to win with c in units of 1/whole: the truth where it was
// counted, or else the calibrated estimate.
func (a *Search) chance(c *candidate) int64 {
	if c.exact >= 0 {
		return c.estimate()
	}
	return calibrated(c.estimate(), a.root.End-a.root.Next)
}

// better tells whether c promises more than other: more wins, or else more points.
func (a *Search) better(c, other *candidate) bool {
	if mine, its := a.chance(c), a.chance(other); mine != its {
		return mine > its
	}
	// Far up and down the calibrated chances of different estimates are the same.
	if mine, its := c.estimate(), other.estimate(); mine != its {
		return mine > its
	}
	if (c.orders > 0) != (other.orders > 0) {
		return c.orders > 0
	}
	return c.score*int64(max(1, other.orders)) > other.score*int64(max(1, c.orders))
}
