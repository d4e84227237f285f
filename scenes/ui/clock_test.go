package ui

import (
	"math"
	"testing"
)

func TestAMotionRunsItsLength(t *testing.T) {
	clock := &Clock{}
	m := clock.Start(500, 250) // 30 ticks after 15
	for tick := range 60 {
		want := min(max(float64(tick-15)/30, 0), 1)
		if got := m.At(clock); math.Abs(got-want) > 1e-9 {
			t.Fatalf("at tick %d the motion is at %v, want %v", tick, got, want)
		}
		if rest := tick >= 45; clock.AtRest() != rest || m.Done(clock) != rest {
			t.Fatalf("at tick %d: at rest %v, done %v, want %v", tick, clock.AtRest(), m.Done(clock), rest)
		}
		clock.Tick()
	}
}

func TestReducedMotionCutsAllButPauses(t *testing.T) {
	clock := &Clock{Reduced: true}
	if m := clock.Start(500, 250); !m.Done(clock) || m.At(clock) != 1 || !clock.AtRest() {
		t.Fatal("a motion runs although motion is reduced")
	}
	if m := clock.StartFixed(500, 0); m.Done(clock) {
		t.Fatal("a pause for reading was cut")
	}
}

func TestEasingsStartAndEnd(t *testing.T) {
	for name, ease := range map[string]Ease{"deal": EaseDeal, "fan": EaseFan, "sheet": EaseSheet, "stamp": EaseStamp,
		"curtain": EaseCurtain, "fall": EaseFall, "out": EaseOut, "in and out": EaseInOut} {
		if ease(0) != 0 || ease(1) != 1 {
			t.Errorf("%s goes from %v to %v, want 0 to 1", name, ease(0), ease(1))
		}
		last := 0.0
		for i := range 101 {
			if now := ease(float64(i) / 100); now < last-1e-9 {
				t.Errorf("%s runs backwards at %d %%", name, i)
			} else {
				last = now
			}
		}
	}
	// A symmetric curve is half way at half time.
	if got := EaseInOut(.5); math.Abs(got-.5) > 1e-4 {
		t.Errorf("ease in and out is at %v at half time, want 0.5", got)
	}
}
