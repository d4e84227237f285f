package advise

import (
	"slices"

	"akuto/rules/advise/internal/play"
	"akuto/rules/scoundrel"
)

// Option is an action that faces a card, runs or goes on, and what comes of it when
// the rest is played as well as the search knows how.
type Option struct {
	Action  scoundrel.Action
	Samples int     // orders played
	Wins    int     // of them won
	Win     float64 // chance to win
	Error   float64 // half the width of its 95 % interval
	Score   float64 // expected score
	Certain int8    // +1 surely won, -1 surely lost, 0 open
}

// Converged tells whether more work would change little: the chances of all options
// that matter are known to 1.5 points, or MostSamples orders have been drawn.
func (a *Search) Converged() bool { return a.converged || a.orders >= MostSamples }

// Samples gives the number of orders drawn so far.
func (a *Search) Samples() int { return a.orders }

// Options gives the options of the state, best first, as far as they are known by
// now. It is empty when there is nothing to decide: cards are to be dealt, or the
// game is over.
func (a *Search) Options() []Option {
	list := make([]Option, len(a.options))
	order := a.order()
	for i, o := range order {
		list[i] = a.show(&a.options[o])
	}
	return list
}

// order gives the numbers of the options, best first.
func (a *Search) order() []int {
	order := make([]int, len(a.options))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(i, j int) int { return a.compare(&a.options[i], &a.options[j]) })
	return order
}

// compare is negative if x is the better option: surely won first, then by chance,
// then by score.
func (a *Search) compare(x, y *option) int {
	winX, scoreX := a.worth(x)
	winY, scoreY := a.worth(y)
	switch {
	case winX != winY:
		return int(winY - winX)
	case scoreX > scoreY:
		return -1
	case scoreX < scoreY:
		return 1
	}
	return 0
}

// worth gives an option's chance in units of 1/whole and its score.
func (a *Search) worth(o *option) (win int64, score float64) {
	if o.fixed {
		return int64(max(0, o.certain)) * whole, float64(o.score)
	}
	c := a.candidates[a.best(o.candidates)]
	return a.chance(c), c.mean()
}

// mean gives the mean score of the samples.
func (c *candidate) mean() float64 {
	if c.orders == 0 {
		return 0
	}
	return float64(c.score) / float64(c.orders)
}

// show gives an option as the caller sees it.
func (a *Search) show(o *option) Option {
	shown := Option{Action: o.action}
	if o.fixed {
		shown.Win, shown.Score, shown.Certain = float64(max(0, o.certain)), float64(o.score), o.certain
		return shown
	}
	c := a.candidates[a.best(o.candidates)]
	shown.Samples, shown.Wins, shown.Score = c.orders, c.wins, c.mean()
	if c.exact >= 0 {
		shown.Win = float64(c.exact) / float64(c.all)
		switch {
		case c.exact == c.all:
			shown.Certain = 1
		case c.exact == 0 && a.decided(o):
			shown.Certain = -1
		}
		return shown
	}
	shown.Win = float64(a.chance(c)) / whole
	shown.Error = a.spread(c)
	return shown
}

// decided tells whether every candidate of an option was counted exactly.
func (a *Search) decided(o *option) bool {
	if a.sure {
		return !slices.ContainsFunc(o.candidates, func(i int) bool { return a.candidates[i].exact < 0 })
	}
	return o.complete
}

// Plan gives the actions of the best option and of the rest of the room after it, up
// to the last card to be faced or the run. It is empty when there is nothing to do.
func (a *Search) Plan(s scoundrel.State) []scoundrel.Action {
	if len(a.options) == 0 {
		return nil
	}
	o := &a.options[a.order()[0]]
	first := []scoundrel.Action{o.action}
	if o.fixed || o.action.Kind == scoundrel.Run || o.action.Kind == scoundrel.Next {
		return first
	}
	goal := a.candidates[a.best(o.candidates)].end
	after, err := s.Step(o.action)
	if err != nil {
		return nil
	}
	rest, ok := lead(after, goal)
	if !ok {
		return first
	}
	return append(first, rest...)
}

// lead finds actions that end the room of s in the way of goal.
func lead(s scoundrel.State, goal play.End) ([]scoundrel.Action, bool) {
	if s.Over.Done {
		return nil, s.Over.Won
	}
	if s.ToFace() == 0 {
		g := table(s)
		left := play.None
		for i := range g.Room.Cards {
			if g.Room.Open&(1<<i) != 0 {
				left = g.Room.Cards[i]
			}
		}
		return nil, g.Hand == goal.Hand && left == goal.Left
	}
	for _, slot := range s.Room {
		for _, action := range s.Options(slot.Card) {
			after, err := s.Step(action)
			if err != nil {
				continue
			}
			if rest, ok := lead(after, goal); ok {
				return append([]scoundrel.Action{action}, rest...), true
			}
		}
	}
	return nil, false
}

// Suggest gives the action that looks best without playing on, in a millisecond or
// two; false if there is nothing to decide.
func Suggest(s scoundrel.State) (scoundrel.Action, bool) {
	a := New(s, 0)
	// Where little is hidden, a short look for certain ends is worth its time.
	if steps := 0; a.sure || len(a.countable) > 0 {
		a.Work(1, func() bool { steps++; return steps == suggestedSteps })
	}
	options := a.Options()
	if len(options) == 0 {
		return scoundrel.Action{}, false
	}
	return options[0].Action, true
}

// suggestedSteps is how long Suggest looks, in steps of Work.
const suggestedSteps = 8
