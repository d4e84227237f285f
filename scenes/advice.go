package scenes

import (
	"sync/atomic"
	"time"

	"akuto/rules/advise"
	"akuto/rules/scoundrel"
	"akuto/scenes/words"
)

// advice is what is known of the options on the table, and the search that finds
// it out while nothing else has to be done.
//
// An App by itself counts samples, so that tests and pictures show the same every
// time; a Program has it work as long as there is time.
type advice struct {
	// limit is the number of samples after which the search rests at the latest.
	limit int
	// slice takes the search towards so many samples, within one tick; nil takes
	// it there at once.
	slice func(search *advise.Search, samples int)
	// cores is how many cores the search may use beside the ticks; with 0 it works
	// in the ticks.
	cores int

	state  scoundrel.State // the state that the search is about
	search *advise.Search  // nil when there is nothing to advise
	due    int             // samples at which what is known is shown next
	shown  []advise.Option // best first
	rests  bool            // no more work is to come
	worker *adviceWorker   // the goroutine that has the search, if any
}

// adviceSeed decides which orders of the dungeon are drawn: the same ones for
// the same state, wherever it is played.
const adviceSeed = 1

// firstShown is the number of samples after which the search is first shown
// again; then at every doubling, so that the numbers come to rest.
const firstShown = 16

// adviceWanted says whether there is something to decide that the player wants
// to hear about.
func (a *App) adviceWanted(s scoundrel.State) bool {
	if a.settings.HideSuggestions && a.settings.HideChances || a.table() == nil {
		return false
	}
	return !s.Over.Done && s.RoomFull() && s.ToFace() > 0
}

// adviceFits says whether the search under way is the one that is wanted.
func (a *App) adviceFits() bool {
	s := a.game.State()
	if !a.adviceWanted(s) {
		return a.advice.search == nil
	}
	return a.advice.search != nil && a.advice.state == s
}

// dropAdvice stops the search as soon as it no longer fits.
func (a *App) dropAdvice() {
	v := &a.advice
	if v.search == nil || a.adviceFits() {
		return
	}
	if v.worker != nil {
		v.worker.stopped.Store(true)
	}
	v.search, v.worker, v.shown, v.rests = nil, nil, nil, false
}

// tickAdvice begins the search that is wanted, or gives the one under way its
// part of this tick.
func (a *App) tickAdvice() {
	a.dropAdvice()
	v := &a.advice
	if !a.adviceFits() {
		v.state = a.game.State()
		v.search, v.due = advise.New(v.state, adviceSeed), firstShown
		// What can be said before any order is played comes first.
		a.showAdvice(v.search.Options(), v.search.Converged() || v.limit == 0)
		if v.cores > 0 && !v.rests {
			v.worker = &adviceWorker{search: v.search}
			go v.worker.run(a, v.cores, v.limit)
		}
		return
	}
	if v.search == nil || v.rests || v.worker != nil {
		return
	}
	due := min(v.due, v.limit)
	if v.slice == nil {
		v.search.Work(due, nil)
	} else {
		v.slice(v.search, due)
	}
	if v.search.Samples() >= due || v.search.Converged() {
		v.due *= 2
		a.showAdvice(v.search.Options(), v.search.Converged() || v.search.Samples() >= v.limit)
	}
}

// adviceRests says whether the search that is wanted, if any, has come to its end.
func (a *App) adviceRests() bool {
	return a.adviceFits() && (a.advice.search == nil || a.advice.rests)
}

// showAdvice takes what the search knows by now, and has drawn again what shows
// something else than before.
func (a *App) showAdvice(options []advise.Option, rests bool) {
	sheet, open := a.front().scene.(*action)
	var chances string
	if open {
		chances = a.chancesOf(sheet.card)
	}
	best, run := a.suggested(), a.chance(runAway)
	a.advice.shown, a.advice.rests = options, rests
	switch {
	case a.suggested() != best, a.suggested() == runAway && a.chance(runAway) != run:
		a.changed()
	case open && a.chancesOf(sheet.card) != chances:
		a.root.Dirty()
	}
}

// runAway is the one option that isn't about a card.
var runAway = scoundrel.Action{Kind: scoundrel.Run}

// suggested is the action to be marked as the best; the zero one when none is.
func (a *App) suggested() scoundrel.Action {
	if a.settings.HideSuggestions || len(a.advice.shown) == 0 || !a.adviceFits() {
		return scoundrel.Action{}
	}
	return a.advice.shown[0].Action
}

// chance says in a few words how likely the action wins; "" when that isn't known
// or isn't wanted.
func (a *App) chance(action scoundrel.Action) string {
	if a.settings.HideChances || !a.adviceFits() {
		return ""
	}
	for _, o := range a.advice.shown {
		if o.Action == action {
			return words.ActionChance(o.Win, int(o.Certain))
		}
	}
	return ""
}

// chancesOf is all that is said of the chances of facing the card.
func (a *App) chancesOf(card scoundrel.Card) (all string) {
	for _, action := range a.game.State().Options(card) {
		all += a.chance(action) + "\n"
	}
	return all
}

// adviceWorker is a goroutine at work on a search, which it alone touches.
type adviceWorker struct {
	search  *advise.Search
	stopped atomic.Bool
}

// run works until the search rests or is stopped. What it finds goes to the
// app by post.
func (w *adviceWorker) run(a *App, cores, limit int) {
	for due := firstShown; ; due *= 2 {
		w.search.WorkOn(cores, min(due, limit), w.stopped.Load)
		if w.stopped.Load() {
			return
		}
		options, rests := w.search.Options(), w.search.Converged() || w.search.Samples() >= limit
		a.postbox.post(func() {
			if a.advice.worker == w {
				a.showAdvice(options, rests)
			}
		})
		if rests {
			return
		}
	}
}

// sliceTime is how much of a tick the search takes where it has no other core: a
// look at the clock can come a millisecond late, and four are the most.
const sliceTime = 3 * time.Millisecond

// adviseFor has the search work on the clock: beside the ticks if there are so
// many cores besides the one that draws, otherwise for a part of each tick.
func (v *advice) adviseFor(cores int) {
	v.limit = advise.MostSamples
	v.cores = min(cores, mostCores)
	v.slice = func(search *advise.Search, samples int) {
		end := time.Now().Add(sliceTime)
		search.Work(samples, func() bool { return time.Now().After(end) })
	}
}

// mostCores is how many cores the search takes at most: more would be heat for
// a second less.
const mostCores = 4
