package scenes

import (
	"math"

	"akuto/sprites"
)

// handLayout is the fan that the hand lies in.
type handLayout struct {
	style  handStyle
	zone   sprites.Rect
	centre float64 // x of the fan's middle
	base   float64 // y of the centre of a card in the middle
	w      float64
	cards  int
}

// need is the height of a zone with cards of the width.
func (s handStyle) need(w float64) float64 { return s.top + sprites.CardHeight(w) + s.drop*w/124 }

// width is the greatest width for which a zone of the height suffices.
func (s handStyle) width(height float64) float64 { return (height - s.top) / (1.4 + s.drop/124) }

func layOutHand(zone sprites.Rect, style handStyle, w float64, cards int) handLayout {
	l := handLayout{style: style, zone: zone, centre: zone.X + zone.W/2, w: w, cards: cards}
	// A low window takes smaller cards, so that none ends below it.
	for ; ; l.w -= 2 {
		l.base = zone.Y + style.top + sprites.CardHeight(l.w)/2
		last := l.pose(float64(max(cards, 5)-1) / 2 * l.pitch())
		if l.w <= leastCard || last.Bounds().MaxY() <= zone.MaxY()+overhang {
			return l
		}
	}
}

const (
	// leastCard is the least width of a card in points.
	leastCard = 60.
	// overhang is how far, in points, a corner of blank paper may hang below the zone.
	overhang = 6.
)

// pitch is how far two neighbours lie apart along the arc: the design's for up
// to five cards, less for more, so that the fan stays as wide and in its zone.
func (l handLayout) pitch() float64 {
	n := float64(l.cards)
	if l.cards < 2 {
		return 0
	}
	step := degrees(l.style.step)
	if l.cards > 5 {
		step *= 5 / n
	}
	natural := step * l.style.radius
	// Turned cards at the ends are a little wider than straight ones.
	room := (l.zone.W - l.w - .22*l.w) / (n - 1)
	return max(min(natural, room), 8)
}

// costWidth is the share of a card's width in which its cost stands.
const costWidth = .24

// places gives how far along the arc each card lies from the middle. The card at
// selected, unless that is −1, moves its neighbours aside, far enough for their
// costs to be seen.
func (l handLayout) places(selected int) []float64 {
	n, pitch := l.cards, l.pitch()
	at := make([]float64, n)
	for i := range at {
		at[i] = (float64(i) - float64(n-1)/2) * pitch
	}
	if selected < 0 || selected >= n {
		return at
	}
	inside, least := l.inside(), min(pitch, costWidth*l.w)
	at[selected] = min(max(at[selected], -inside), inside)
	for i := range selected {
		at[i] = min(at[i]-l.style.left, at[selected]-l.extra()-float64(selected-i)*least)
	}
	for i := selected + 1; i < n; i++ {
		at[i] = max(at[i]+l.style.right, at[selected]+l.open()+float64(i-selected-1)*least)
	}
	low, high := l.ends(selected)
	if over := at[n-1] - high; over > 0 {
		for i := range at {
			at[i] -= over
		}
	}
	if under := low - at[0]; under > 0 {
		for i := range at {
			at[i] += under
		}
	}
	if at[n-1] > high+.5 {
		l.squeeze(at, selected, least)
	}
	return at
}

// inside is how far from the middle the lifted card may lie, open how far right of
// it the next card lies to show its cost, and extra how much of the card before it
// the lifted one hides by being larger.
func (l handLayout) inside() float64 { return max(0, (l.zone.W-l.grown()*l.w)/2-4) }
func (l handLayout) open() float64   { return (l.grown() + 1) * l.w / 2 }
func (l handLayout) extra() float64  { return (l.grown() - 1) * l.w / 2 }

// ends are the places of the first and the last card at the zone's edges. Turned
// cards there are a little wider than straight ones.
func (l handLayout) ends(selected int) (low, high float64) {
	half := (l.zone.W - 1.12*l.w) / 2
	low, high = -half, half
	if selected == 0 {
		low = -l.inside()
	}
	if selected == l.cards-1 {
		high = l.inside()
	}
	return low, high
}

// squeeze lays all cards out between the zone's edges with equal gaps. Where the
// costs have no room so, the last cards hang over the right edge as far as their
// costs stay inside.
func (l handLayout) squeeze(at []float64, selected int, least float64) {
	n := len(at)
	low, high := l.ends(selected)
	fixed, gaps := 0., selected
	if selected > 0 {
		fixed += l.extra()
	}
	if rest := n - 1 - selected; rest > 0 {
		fixed, gaps = fixed+l.open(), gaps+rest-1
	}
	step := (high - low - fixed) / float64(max(gaps, 1))
	if step < least && selected < n-1 {
		edge := l.zone.W/2 + l.w/2 - costWidth*l.w
		step = min(least, (edge-low-fixed)/float64(max(gaps, 1)))
	}
	step = max(step, 4)
	at[0] = low
	for i := 1; i < n; i++ {
		at[i] = at[i-1] + step
		switch i {
		case selected:
			at[i] += l.extra()
		case selected + 1:
			at[i] = at[i-1] + l.open()
		}
	}
}

// grown is how many times its size the selected card has: enough to be read.
func (l handLayout) grown() float64 { return max(l.style.grow, min(1.5, 112/l.w)) }

// pose is where the card at place at of the arc lies.
func (l handLayout) pose(at float64) sprites.Pose {
	angle := at / l.style.radius
	return sprites.Pose{
		Center: sprites.Point{X: l.centre + l.style.radius*math.Sin(angle), Y: l.base + l.style.radius*(1-math.Cos(angle))},
		W:      l.w, Angle: angle, Ink: 1, Alpha: 1,
	}
}

// raised is the pose of the selected card: upright, larger, above the others.
func (l handLayout) raised(at float64) sprites.Pose {
	p := l.pose(at)
	grow := l.grown()
	p.Center.Y = max(l.base-l.style.lift, l.zone.Y-l.style.over+grow*sprites.CardHeight(l.w)/2)
	p.Angle, p.Lift, p.Ring = 0, 1, true
	p.W = grow * l.w
	return p
}

// poses gives where every card lies. chosen cards, which are to be exhausted,
// stand out by half.
func (l handLayout) poses(selected int, chosen []bool) []sprites.Pose {
	list := make([]sprites.Pose, l.cards)
	for i, at := range l.places(selected) {
		list[i] = l.pose(at)
		switch {
		case i == selected:
			list[i] = l.raised(at)
		case i < len(chosen) && chosen[i]:
			sin, cos := math.Sincos(list[i].Angle)
			out := l.style.lift * .6
			list[i].Center.X += out * sin
			list[i].Center.Y -= out * cos
			list[i].Lift, list[i].Ring = 1, true
			list[i].Center.X += max(0, l.zone.X-list[i].Bounds().X)
		}
	}
	return list
}
