package rules

import (
	"encoding/json"
	"fmt"
	"math/bits"
	"strconv"
)

// Random is a seeded generator of random numbers (SplitMix64: Steele, Lea and
// Flood, "Fast splittable pseudorandom number generators", 2014). It is a plain
// value: copying it copies the numbers to come, and == compares them. The zero
// value is the generator of seed 0.
type Random struct {
	state uint64
}

// NewRandom gives the generator that belongs to seed.
func NewRandom(seed uint64) Random {
	return Random{state: seed}
}

// Uint64 gives the next number; every 64-bit value is equally likely.
func (r *Random) Uint64() uint64 {
	r.state += 0x9e3779b97f4a7c15
	z := r.state
	z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
	z = (z ^ z>>27) * 0x94d049bb133111eb
	return z ^ z>>31
}

// IntN gives a number from 0 to n-1, each equally likely. It panics if n is not
// positive, because no number could be given.
func (r *Random) IntN(n int) int {
	if n <= 0 {
		panic("rules: Random.IntN needs a positive n")
	}
	// The upper half of a product with a random 64-bit number is the result. The
	// few low halves that would favour some results are thrown again.
	bound := uint64(n)
	high, low := bits.Mul64(r.Uint64(), bound)
	if low < bound {
		for unfair := -bound % bound; low < unfair; {
			high, low = bits.Mul64(r.Uint64(), bound)
		}
	}
	return int(high)
}

// Shuffle puts s into a random order, each order equally likely (Fisher–Yates).
func Shuffle[T any](r *Random, s []T) {
	for i := len(s) - 1; i > 0; i-- {
		j := r.IntN(i + 1)
		s[i], s[j] = s[j], s[i]
	}
}

// MarshalJSON writes the state as a decimal string: many readers of JSON keep
// only 53 bits of a number.
func (r Random) MarshalJSON() ([]byte, error) {
	return strconv.AppendQuote(nil, strconv.FormatUint(r.state, 10)), nil
}

// UnmarshalJSON reads what MarshalJSON wrote, or the same digits as a number.
func (r *Random) UnmarshalJSON(data []byte) error {
	digits := string(data)
	if len(data) > 0 && data[0] == '"' {
		if err := json.Unmarshal(data, &digits); err != nil {
			return err
		}
	}
	state, err := strconv.ParseUint(digits, 10, 64)
	if err != nil {
		return fmt.Errorf("The random state %q is not a whole number of 64 bits.", digits)
	}
	r.state = state
	return nil
}
