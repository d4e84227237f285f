package advise

import (
	"slices"
	"testing"

	"akuto/rules"
	"akuto/rules/advise/internal/play"
	"akuto/rules/scoundrel"
)

// opening is a first room with choices.
const opening = "scoundrel 1\ndeal D7 C12 H5 S4\n"

// However the work is sliced, and on however many cores, the same number of samples
// gives the same advice.
func TestSlicesMakeNoDifference(t *testing.T) {
	s := replayed(t, opening)
	want := searched(s, 3, 100)
	sliced := New(s, 3)
	calls := 0
	for ; sliced.Samples() < 100; calls++ {
		sliced.Work(100, func() bool { return true })
	}
	if calls < 200 {
		t.Errorf("told to stop again and again, it needed only %d slices", calls)
	}
	if got := sliced.Options(); !slices.Equal(got, want) {
		t.Errorf("in slices:\n%+v\nat once:\n%+v", got, want)
	}
	cores := New(s, 3)
	cores.WorkOn(3, 50, nil)
	cores.WorkOn(2, 100, nil)
	if got := cores.Options(); !slices.Equal(got, want) {
		t.Errorf("on several cores:\n%+v\non one:\n%+v", got, want)
	}
	if got := searched(s, 4, 100); slices.Equal(got, want) {
		t.Error("another seed gives the same advice to the last digit")
	}
}

// The advice is the same on every platform: these numbers were worked out on one, and
// hold on all.
func TestSameOnEveryPlatform(t *testing.T) {
	options := searched(replayed(t, opening), 1, 64)
	var got []string
	var wins []int
	for _, o := range options {
		got = append(got, o.Action.String())
		wins = append(wins, o.Wins)
	}
	wantActions := []string{"equip D7", "fight S4 barehanded", "fight C12 barehanded", "drink H5", "run"}
	wantWins := []int{57, 48, 49, 47, 47}
	if !slices.Equal(got, wantActions) || !slices.Equal(wins, wantWins) {
		t.Errorf("the options are %q, they win %v", got, wins)
	}
}

// A search ends: it knows the chances that matter to 1.5 points then, and does nothing
// more.
func TestConverges(t *testing.T) {
	s := late(t, "H9 H8 H7", "C9 C13 D4 S8 H3 S14 S5 H6 D8 S12 C2")
	a := New(s, 1)
	a.Work(MostSamples, nil)
	if !a.Converged() {
		t.Fatalf("not converged after %d samples", a.Samples())
	}
	if o := a.Options()[0]; o.Error > 0.015 {
		t.Errorf("converged with an error of %v", o.Error)
	}
	before := a.Samples()
	a.Work(MostSamples, nil)
	if a.Samples() != before {
		t.Error("it went on after it had converged")
	}
}

// Playing a sample on reserves no memory.
func TestPlayingReservesNoMemory(t *testing.T) {
	random := rules.NewRandom(1)
	solver := play.NewSolver(play.SolvedRooms)
	net := play.Trained()
	var g play.Game
	if n := testing.AllocsPerRun(200, func() {
		g.Begin(&random, net, 0)
		g.Play(solver)
	}); n != 0 {
		t.Errorf("%v reservations a game", n)
	}
	a := New(replayed(t, opening), 1)
	samples := 0
	if n := testing.AllocsPerRun(100, func() {
		samples++
		a.Work(samples, nil)
	}); n != 0 {
		t.Errorf("%v reservations a sample", n)
	}
}

// A first answer takes no samples, and is fit to be followed.
func TestSuggestIsTheFirstAnswer(t *testing.T) {
	s := replayed(t, opening)
	a, ok := Suggest(s)
	if !ok {
		t.Fatal("no suggestion")
	}
	if _, err := s.Step(a); err != nil {
		t.Fatal(err)
	}
	if best := New(s, 9).Options()[0]; best.Action != a || best.Samples != 0 || best.Error == 0 {
		t.Errorf("the first answer is %+v, the suggestion %q", best, a)
	}
	if _, ok := Suggest(scoundrel.New(scoundrel.StrictlyLower)); ok {
		t.Error("a suggestion before anything is dealt")
	}
}

// The advice plays well: with a single sample a room, it wins more than 60 of 100
// games. (Measured over many more: see the README.)
func TestSelfPlayWins(t *testing.T) {
	wins := 0
	for seed := range uint64(100) {
		if SelfPlay(seed, 1, scoundrel.Rule(seed%2)).Won {
			wins++
		}
	}
	if wins < 60 {
		t.Errorf("%d of 100 games were won", wins)
	}
}

// BenchmarkPlay plays whole games on in shuffled orders, on one core: roll-outs.
func BenchmarkPlay(b *testing.B) {
	random := rules.NewRandom(1)
	solver := play.NewSolver(play.SolvedRooms)
	net := play.Trained()
	b.ReportAllocs()
	var g play.Game
	for b.Loop() {
		g.Begin(&random, net, 0)
		g.Play(solver)
	}
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "roll-outs/s")
}

// BenchmarkFirstAnswer is the time from a state to the first options, which are the
// network's word alone.
func BenchmarkFirstAnswer(b *testing.B) {
	record, err := scoundrel.ParseRecord("opening", []byte(opening))
	if err != nil {
		b.Fatal(err)
	}
	history, err := record.Replay()
	if err != nil {
		b.Fatal(err)
	}
	for b.Loop() {
		New(history.Now(), 1).Options()
	}
}
