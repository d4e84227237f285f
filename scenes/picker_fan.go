package scenes

import (
	"math"

	"akuto/sprites"
)

// fanDesign is how a hand of cards is spread where there is room enough; on
// less room it flattens and its cards shrink.
type fanDesign struct {
	width float64 // of a card, in points
	pitch float64 // from card to card along the arc, as a share of the width
	bend  float64 // angle of the outermost card of a full suit, in radians
	lift  float64 // how far a pointed card rises along its own axis, in points
}

// The three spreads of the design. The phone's is that of each of two arcs.
var (
	fanDesktop = fanDesign{width: 116, pitch: .5585, bend: degrees(6 * 3.15), lift: 40}
	fanShort   = fanDesign{width: 98, pitch: .5742, bend: degrees(6 * 2.15), lift: 30}
	fanPhone   = fanDesign{width: 98, pitch: .6157, bend: degrees(3 * 4.1), lift: 18}
)

const (
	fullSuit = 13 // cards in a black suit; a red one is spread with the same steps
	// minPitch is the least distance between two cards that a finger tells apart.
	minPitch = 40.0
	// minFanWidth is the narrowest card on a single arc; with less room there
	// are two arcs.
	minFanWidth = 60.0
	// leastFanWidth is where cards stop shrinking.
	leastFanWidth = 24.0
	// flattest is what is left of the bend when a fan has no room at all.
	flattest = .3
)

// fan is a spread fitted into its room. Lengths are in points, angles in radians.
type fan struct {
	width float64 // of a card
	steps [2]float64
	radii [2]float64
	// arcs is 1 or 2; the second begins drop below the first.
	arcs int
	drop float64
	lift float64
}

// fanPlace is where a card lies in the fan.
type fanPlace struct {
	Center sprites.Point
	Angle  float64
}

// fitFan gives the largest spread of a full suit that stays inside width×height,
// a lifted card of the upper arc included. One arc is taken unless its pitch
// would be under what a finger needs.
func fitFan(one, two fanDesign, width, height float64) fan {
	single := fitArcs(one, 1, width, height)
	if single.width >= minFanWidth {
		return single
	}
	double := fitArcs(two, 2, width, height)
	if double.width >= single.width {
		return double
	}
	return single
}

// fitArcs shrinks and flattens the design until it fits.
func fitArcs(d fanDesign, arcs int, width, height float64) fan {
	fits := func(f fan) bool {
		b := f.bounds(fullSuit)
		return b.W <= width && b.H+f.lift <= height
	}
	whole := spread(d, arcs, 1)
	if fits(whole) {
		return whole
	}
	low, high := leastFanWidth/d.width, 1.0
	for range 30 {
		if middle := (low + high) / 2; fits(spread(d, arcs, middle)) {
			low = middle
		} else {
			high = middle
		}
	}
	return spread(d, arcs, low)
}

// spread gives the design at a share of its card width. The lift shrinks with
// the cards; the bend gives way faster than they do.
func spread(d fanDesign, arcs int, share float64) fan {
	f := fan{arcs: arcs, width: d.width * share, lift: max(d.lift*share, 8)}
	if arcs == 2 {
		f.lift = min(d.lift, f.width/4)
	}
	pitch := max(minPitch, d.pitch*f.width)
	bend := d.bend
	if arcs == 1 {
		bend *= max(flattest, 2*share-1)
	}
	first := (fullSuit + arcs - 1) / arcs
	step := bend / (float64(first-1) / 2)
	for i := range f.steps {
		f.radii[i] = pitch / math.Sin(step)
		// The second arc has a card less and is opened a little to match.
		f.steps[i] = step * (1 + .05*float64(i))
	}
	sag := f.radii[0] * (1 - math.Cos(bend))
	f.drop = sprites.CardHeight(f.width) + f.lift + sag
	return f
}

// place gives where card i of n lies, about the apex of the upper arc: the
// middle of the card that would lie upright there.
func (f fan) place(i, n int) fanPlace {
	arc, first := 0, (n+f.arcs-1)/f.arcs
	if i >= first {
		arc, i, n = 1, i-first, n-first
	} else {
		n = first
	}
	a := (float64(i) - float64(n-1)/2) * f.steps[arc]
	r := f.radii[arc]
	return fanPlace{
		Center: sprites.Point{X: r * math.Sin(a), Y: r*(1-math.Cos(a)) + float64(arc)*f.drop},
		Angle:  a,
	}
}

// lifted moves a place up along the card's own axis.
func (p fanPlace) lifted(by float64) fanPlace {
	p.Center.X += by * math.Sin(p.Angle)
	p.Center.Y -= by * math.Cos(p.Angle)
	return p
}

// bounds is the room that n cards at rest take, about the apex.
func (f fan) bounds(n int) sprites.Rect {
	var all sprites.Rect
	for i := range n {
		p := f.place(i, n)
		all = all.Union(sprites.Pose{Center: p.Center, W: f.width, Angle: p.Angle}.Bounds())
	}
	return all
}

// apex gives the point about which the fan is to be placed so that a full suit
// with its lift stands at the top of the area, in its middle.
func (f fan) apex(area sprites.Rect) sprites.Point {
	return sprites.Point{X: area.X + area.W/2, Y: area.Y + f.lift - f.bounds(fullSuit).Y}
}
