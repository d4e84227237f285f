package rules_test

import (
	"encoding/json"
	"math"
	"slices"
	"testing"

	"akuto/rules"
)

// TestRandomVectors holds the generator against the known values of SplitMix64
// for the seed 1234567.
func TestRandomVectors(t *testing.T) {
	random := rules.NewRandom(1234567)
	for i, want := range []uint64{
		6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431, 16408922859458223821,
	} {
		if got := random.Uint64(); got != want {
			t.Errorf("value %d is %d, want %d", i, got, want)
		}
	}
}

// TestRandomIsAValue holds that a copy goes its own way and that equal
// generators compare equal.
func TestRandomIsAValue(t *testing.T) {
	one := rules.NewRandom(7)
	two := one
	first := one.Uint64()
	if one == two {
		t.Error("drawing did not change the generator")
	}
	if two.Uint64() != first || one != two {
		t.Error("a copy does not draw the same values")
	}
}

func TestRandomJSON(t *testing.T) {
	for _, seed := range []uint64{0, 1, 1 << 53, 1<<53 + 1, math.MaxInt64, math.MaxUint64} {
		random := rules.NewRandom(seed)
		for range 3 {
			text, err := json.Marshal(random)
			if err != nil {
				t.Fatal(err)
			}
			var back rules.Random
			if err := json.Unmarshal(text, &back); err != nil {
				t.Fatalf("%s: %v", text, err)
			}
			if back != random {
				t.Errorf("seed %d: %s did not come back the same", seed, text)
			}
			random.Uint64()
		}
	}
	for _, text := range []string{`"x"`, `""`, `-1`, `1.5`, `"18446744073709551616"`, `[]`, `{}`} {
		var random rules.Random
		if err := json.Unmarshal([]byte(text), &random); err == nil {
			t.Errorf("%s was accepted as a generator", text)
		}
	}
}

// TestIntN holds range and evenness. With 60,000 draws of 6 the count of each
// value has a standard deviation of 91; 500 off is beyond chance.
func TestIntN(t *testing.T) {
	random := rules.NewRandom(99)
	var counts [6]int
	for range 60_000 {
		n := random.IntN(len(counts))
		if n < 0 || n >= len(counts) {
			t.Fatalf("IntN(6) gave %d", n)
		}
		counts[n]++
	}
	for n, count := range counts {
		if count < 9_500 || count > 10_500 {
			t.Errorf("%d came %d times of 60,000", n, count)
		}
	}
	for range 10 {
		if n := random.IntN(1); n != 0 {
			t.Errorf("IntN(1) gave %d", n)
		}
	}
	if n := random.IntN(math.MaxInt); n < 0 {
		t.Errorf("IntN of the largest number gave %d", n)
	}
}

// TestShuffle holds that every order of three cards comes about equally often:
// 24,000 shuffles, standard deviation 58 around 4,000.
func TestShuffle(t *testing.T) {
	random := rules.NewRandom(5)
	counts := map[[3]int]int{}
	for range 24_000 {
		cards := []int{1, 2, 3}
		rules.Shuffle(&random, cards)
		counts[[3]int(cards)]++
	}
	if len(counts) != 6 {
		t.Fatalf("%d orders, want 6: %v", len(counts), counts)
	}
	for order, count := range counts {
		if count < 3_700 || count > 4_300 {
			t.Errorf("order %v came %d times of 24,000", order, count)
		}
	}
	rules.Shuffle(&random, []int(nil))
	same := rules.NewRandom(3)
	again := same
	one, two := []string{"a", "b", "c", "d"}, []string{"a", "b", "c", "d"}
	rules.Shuffle(&same, one)
	rules.Shuffle(&again, two)
	if !slices.Equal(one, two) {
		t.Error("the same seed shuffled differently")
	}
}

func TestHistory(t *testing.T) {
	h := rules.NewHistory[int, string](10)
	if h.Now() != 10 || h.Start() != 10 || h.Len() != 0 || len(h.Actions()) != 0 {
		t.Errorf("a new history has now %d, start %d, length %d", h.Now(), h.Start(), h.Len())
	}
	if a, ok := h.Undo(); ok || a != "" || h.Now() != 10 {
		t.Errorf("undo at the start gave %q, %v and state %d", a, ok, h.Now())
	}
	h.Push("one", 11)
	h.Push("two", 13)
	if h.Now() != 13 || h.Start() != 10 || h.Len() != 2 || !slices.Equal(h.Actions(), []string{"one", "two"}) {
		t.Errorf("now %d, start %d, length %d, actions %q", h.Now(), h.Start(), h.Len(), h.Actions())
	}
	h.Actions()[0] = "changed"
	if h.Actions()[0] != "one" {
		t.Error("the actions are not a copy")
	}
	if a, ok := h.Undo(); !ok || a != "two" || h.Now() != 11 || h.Len() != 1 {
		t.Errorf("undo gave %q, %v and state %d", a, ok, h.Now())
	}
	h.Push("three", 14)
	if !slices.Equal(h.Actions(), []string{"one", "three"}) || h.Now() != 14 {
		t.Errorf("after undo and another action: %q, %d", h.Actions(), h.Now())
	}
	h.Undo()
	if a, ok := h.Undo(); !ok || a != "one" || h.Now() != 10 || h.Len() != 0 {
		t.Errorf("the last undo gave %q, %v and state %d", a, ok, h.Now())
	}
}
