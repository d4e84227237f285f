package ui

// Ease maps the share of time gone (0 to 1) to the share of the way gone.
type Ease func(float64) float64

// The curves of the design's motion table.
var (
	EaseDeal    = Bezier(.2, .8, .2, 1)
	EaseFan     = Bezier(.2, .9, .25, 1)
	EaseSheet   = Bezier(.2, .85, .25, 1)
	EaseStamp   = Bezier(.3, 0, .2, 1)
	EaseCurtain = Bezier(.7, 0, .2, 1)
	EaseFall    = Bezier(.6, 0, .3, 1)
	EaseOut     = Bezier(0, 0, .58, 1)
	EaseInOut   = Bezier(.42, 0, .58, 1)
)

// Bezier is the timing curve through (0,0) and (1,1) with the two control
// points given, as in CSS.
func Bezier(x1, y1, x2, y2 float64) Ease {
	curve := func(a, b, t float64) float64 {
		u := 1 - t
		return 3*u*u*t*a + 3*u*t*t*b + t*t*t
	}
	return func(x float64) float64 {
		if x <= 0 {
			return 0
		}
		if x >= 1 {
			return 1
		}
		// Halving is exact enough in 24 steps and can't diverge.
		low, high := 0.0, 1.0
		for range 24 {
			middle := (low + high) / 2
			if curve(x1, x2, middle) < x {
				low = middle
			} else {
				high = middle
			}
		}
		return curve(y1, y2, (low+high)/2)
	}
}

// Mix goes from a to b as t goes from 0 to 1.
func Mix(a, b, t float64) float64 { return a + (b-a)*t }
