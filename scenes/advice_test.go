package scenes

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"akuto/rules/advise"
	"akuto/rules/scoundrel"
	"akuto/scenes/play"
	"akuto/scenes/store"
	"akuto/scenes/ui"
	"akuto/scenes/words"
)

// advised plays a record on a table whose advice is worked out to so many samples.
func advised(t testing.TB, w, h float64, record string, samples int) *driver {
	t.Helper()
	d := newDriver(t, store.NewMemory(), w, h)
	d.app.advice.limit = samples
	d.play(record)
	d.settle()
	return d
}

// wantAdvice is what the search itself says of the state after so many samples.
func wantAdvice(s scoundrel.State, samples int) []advise.Option {
	search := advise.New(s, adviceSeed)
	search.Work(samples, nil)
	return search.Options()
}

// openCard opens the sheet of a card on the table.
func (d *driver) openCard(card scoundrel.Card) {
	d.t.Helper()
	d.tap(words.CardSpoken(card))
	d.settle()
}

func TestActionTellsChances(t *testing.T) {
	onTableSizes(t, recordRoomFive, func(t *testing.T, d *driver) {
		d.app.advice.limit = 200
		d.app.advice.search = nil // begin again, with more samples
		d.settle()
		state := d.app.game.State()
		options := wantAdvice(state, 200)
		best := options[0]
		d.openCard(best.Action.Card)
		title := strings.TrimSpace(words.ActionTitle(best.Action, state))
		row := rowSays(d, title)
		if want := words.ActionChance(best.Win, int(best.Certain)); !strings.HasSuffix(row, want) || !strings.Contains(row, words.ActionSuggested) {
			t.Errorf("the best row says %q, without %q or the tag", row, want)
		}
		if spoken := d.node(title).Description; !strings.HasSuffix(spoken, words.ActionChance(best.Win, int(best.Certain))+", suggested") {
			t.Errorf("the best row is described as %q", spoken)
		}
		if d.app.game.State() != state {
			t.Error("the advice changed the game")
		}
	})
}

// A blow that kills says so, not that the game is surely lost.
func TestALethalRowTellsNoChance(t *testing.T) {
	d := actionAfter(t, 1440, 900, after(recordRoomFive), "S12")
	if got, want := rowSays(d, "Fight barehanded"), "Fight barehanded | Keeps your weapon fresh | −12 | HP | you die"; got != want {
		t.Errorf("the row says %q, not %q", got, want)
	}
}

func TestChanceInWords(t *testing.T) {
	for _, c := range []struct {
		win     float64
		certain int
		want    string
	}{
		{.41, 0, "wins 41%"}, {.405, 0, "wins 41%"}, {.004, 0, "wins <1%"}, {0, 0, "wins <1%"},
		{.996, 0, "wins >99%"}, {1, 0, "wins >99%"}, {1, 1, "surely won"}, {0, -1, "surely lost"},
	} {
		if got := words.ActionChance(c.win, c.certain); got != c.want {
			t.Errorf("%v, %d is told as %q, not %q", c.win, c.certain, got, c.want)
		}
	}
}

// Before there is an answer the rows stand where they will.
func TestActionKeepsThePlaceOfAnAnswer(t *testing.T) {
	atThreeSizes(t, func(t *testing.T, w, h float64) {
		d := advised(t, w, h, recordRoomFive, 64)
		d.openCard(mustCard("S12"))
		where := func() (all string) {
			for _, label := range []string{"Fight with 7♦", "Fight barehanded", words.ActionChange, "−5", "Monster is stacked on your weapon"} {
				all += fmt.Sprintf("%s %.1f\n", label, d.node(label).Rect)
			}
			return all
		}
		known := where()
		d.app.advice.shown = nil
		d.app.root.Dirty()
		if d.sees("wins") {
			t.Fatal("a chance is told although nothing is known")
		}
		if got := where(); got != known {
			t.Errorf("without an answer the rows lie at\n%swith it at\n%s", got, known)
		}
	})
}

// One card of the table carries the mark, or Run away does.
func TestTableMarksTheFirstCard(t *testing.T) {
	onTableSizes(t, recordRoomSix, func(t *testing.T, d *driver) {
		d.settle()
		best := wantAdvice(d.app.game.State(), 0)[0].Action
		marked := 0
		for _, slot := range d.app.game.State().Room {
			spoken := d.node(words.CardSpoken(slot.Card)).Description
			if strings.HasSuffix(spoken, words.TakeFirst) {
				marked++
				if slot.Card != best.Card {
					t.Errorf("%s is marked, not %s", slot.Card.Name(), best.Card.Name())
				}
			}
		}
		if marked != 1 {
			t.Errorf("%d cards are marked, not 1", marked)
		}
		if d.sees(words.ActionSuggested) {
			t.Error("a button is suggested although a card is")
		}
		d.app.set(func(s *play.Settings) { s.HideSuggestions = true })
		for _, slot := range d.app.game.State().Room {
			if strings.Contains(d.node(words.CardSpoken(slot.Card)).Description, words.TakeFirst) {
				t.Error("a card is marked although suggestions are off")
			}
		}
	})
}

// With 20 health and a 2 that slew a 2, two aces and two kings are death.
func TestTableSuggestsRunning(t *testing.T) {
	onTableSizes(t, recordRun, func(t *testing.T, d *driver) {
		d.settle()
		run := d.node(words.RunAway)
		// It says so with its chance, as the options of a card do.
		chance := d.app.chance(runAway)
		if chance == "" || run.Description != words.RunSuggested+" "+chance || !d.sees(words.ActionSuggested) {
			t.Errorf("running isn't suggested: %q", run.Description)
		}
		checkLayout(t, d.app.root.Tree(), d.app.root.Frame().Window)
		d.tap(words.RunAway)
		d.settle()
		if d.app.game.State().RoomNo != 4 {
			t.Error("the suggested button doesn't run")
		}
		if d.sees(words.ActionSuggested) {
			t.Error("something is suggested in a room that isn't dealt")
		}
	})
}

func TestRunSuggestedLayout(t *testing.T) {
	d := advised(t, 1440, 900, recordRun, 0)
	for _, size := range [][2]float64{{320, 480}, {480, 320}, {320, 568}, {844, 390}, {568, 320}, {667, 375}, {768, 1024}, {1024, 768}, {3840, 2160}} {
		d.app.Resize(size[0], size[1], ui.Insets{})
		d.settle()
		if !d.sees(words.ActionSuggested) {
			t.Errorf("at %v running isn't suggested", size)
		}
		checkLayout(t, d.app.root.Tree(), d.app.root.Frame().Window)
	}
}

// Both settings off, nothing is worked out at all; each one alone hides its part.
func TestAdviceSettings(t *testing.T) {
	d := advised(t, 1440, 900, recordRoomFive, 32)
	d.openCard(d.app.suggested().Card)
	for _, c := range []struct{ hideTag, hideChances bool }{{false, false}, {true, false}, {false, true}, {true, true}} {
		d.app.set(func(s *play.Settings) { s.HideSuggestions, s.HideChances = c.hideTag, c.hideChances })
		d.settle()
		if d.sees(words.ActionSuggested) == c.hideTag || d.sees("wins") == c.hideChances {
			t.Errorf("with %+v the sheet has:\n%s", c, d.labels())
		}
		if working := d.app.advice.search != nil; working == (c.hideTag && c.hideChances) {
			t.Errorf("with %+v a search is there: %v", c, working)
		}
	}
}

func TestSettingsSheetHasTagAndChancesApart(t *testing.T) {
	onTableSizes(t, recordRoomSix, func(t *testing.T, d *driver) {
		d.app.open(newSettings(d.app))
		d.settle()
		d.tap("Chances: On")
		if s := d.app.settings; !s.HideChances || s.HideSuggestions {
			t.Errorf("Chances switched to %+v", s)
		}
		d.tap("Suggestions: On")
		if !d.sees("Suggestions: Off") || !d.sees("Chances: Off") {
			t.Errorf("both off, the sheet has:\n%s", d.labels())
		}
	})
}

// The search goes on in ticks, is at rest in the end, and draws nothing after.
func TestAdviceComesToRest(t *testing.T) {
	d := advised(t, 1440, 900, recordRoomFive, 16)
	d.app.advice.limit = 128
	d.do("fight S12 weapon")
	for d.app.clock.Tick(); !d.app.clock.AtRest(); d.app.clock.Tick() {
	}
	d.app.root.TakeRedraw()
	d.app.Tick() // begins
	if d.app.AtRest() {
		t.Fatal("at rest with work to do")
	}
	for n := 0; !d.app.adviceRests(); n++ {
		if n > 4 { // 16, 32, 64 and 128 samples
			t.Fatal("it works on and on")
		}
		d.app.Tick()
	}
	if got := d.app.advice.search.Samples(); got != 128 && !d.app.advice.search.Converged() {
		t.Errorf("it rests after %d samples, not 128", got)
	}
	d.settle()
	for range 5 * ui.TicksPerSecond {
		d.app.Tick()
		if d.app.root.TakeRedraw() || !d.app.AtRest() {
			t.Fatal("converged, it draws or works again")
		}
	}
}

// What changes the state stops the search; the next one is for the new state, and
// gives what the first gave when the state comes back.
func TestAdviceFollowsTheGame(t *testing.T) {
	d := advised(t, 1440, 900, recordRoomFive, 64)
	first, shown := d.app.game.State(), d.app.advice.shown
	d.do("fight S12 weapon")
	if d.app.advice.search != nil || d.app.chance(shown[0].Action) != "" {
		t.Error("the search of the old state is still there")
	}
	d.settle()
	if d.app.advice.state != d.app.game.State() {
		t.Error("no search began for the new state")
	}
	d.app.undo()
	d.settle()
	if d.app.game.State() != first || fmt.Sprint(d.app.advice.shown) != fmt.Sprint(shown) {
		t.Errorf("undone, the advice is\n%v\nnot\n%v", d.app.advice.shown, shown)
	}
	d.app.toTitle()
	d.settle()
	if d.app.advice.search != nil {
		t.Error("a search goes on behind the title")
	}
}

// A shown number is all that has a sheet drawn again while the search goes on.
func TestAdviceDrawsOnlyWhatChanged(t *testing.T) {
	d := advised(t, 1440, 900, recordRoomFive, 16)
	d.openCard(mustCard("S12"))
	d.app.root.TakeRedraw()
	options := d.app.advice.shown
	d.app.showAdvice(slices.Clone(options), true)
	if d.app.root.TakeRedraw() {
		t.Error("the same numbers were drawn again")
	}
	changed := slices.Clone(options)
	for i := range changed {
		if changed[i].Action.Card != mustCard("S12") {
			changed[i].Win = .99
		}
	}
	d.app.showAdvice(changed, true)
	if d.app.root.TakeRedraw() {
		t.Error("the chances of another card were drawn")
	}
	changed = slices.Clone(changed)
	for i := range changed {
		if changed[i].Certain == 0 {
			changed[i].Win = .02
		}
	}
	d.app.showAdvice(changed, true)
	if !d.app.root.TakeRedraw() || !d.sees("wins 2%") {
		t.Error("a new number isn't drawn")
	}
}

// On the clock, in slices or on another core, the end is the same: what so many
// samples give.
func TestAdviceIsTheSameHoweverItIsWorkedOut(t *testing.T) {
	state := advised(t, 1440, 900, recordRoomFive, 0).app.game.State()
	want := fmt.Sprint(wantAdvice(state, 256))
	for name, cores := range map[string]int{"in slices of a tick": 0, "on one more core": 1, "on two more": 2} {
		d := advised(t, 1440, 900, recordHead, 0)
		d.app.advice.adviseFor(cores)
		d.app.advice.limit = 256
		woken := make(chan struct{}, 100)
		d.app.postbox.wake = func() { woken <- struct{}{} }
		d.app.playTo(recordRoomFive)
		for n := 0; !d.app.AtRest(); n++ {
			d.app.root.TakeRedraw()
			if d.app.advice.worker != nil && d.app.clock.AtRest() {
				select {
				case <-woken:
				case <-time.After(20 * time.Second):
					t.Fatalf("%s nothing comes", name)
				}
			}
			d.app.Tick()
		}
		if got := fmt.Sprint(d.app.advice.shown); got != want {
			t.Errorf("%s the advice is\n%s\nnot\n%s", name, got, want)
		}
	}
}

// A worker that is still busy with an old state has no say in the new one.
func TestAnOldWorkerIsNotHeard(t *testing.T) {
	d := advised(t, 1440, 900, recordHead, 0)
	d.app.advice.adviseFor(1)
	d.play(recordRoomFive)
	d.app.Tick()
	old := d.app.advice.worker
	if old == nil {
		t.Fatal("no goroutine works")
	}
	d.do("fight S12 weapon")
	if !old.stopped.Load() || d.app.advice.worker != nil {
		t.Error("the old search isn't stopped at once")
	}
	d.settle()
	if d.app.advice.worker == old || d.app.advice.state != d.app.game.State() {
		t.Error("the advice isn't that of the new state")
	}
	d.app.toTitle() // stops it
}

func BenchmarkFirstAnswer(b *testing.B) {
	d := advised(b, 1440, 900, recordRoomFive, 0)
	for b.Loop() {
		d.app.advice.search = nil
		d.app.tickAdvice()
	}
}
