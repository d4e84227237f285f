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
	// A low window takes smaller cards, so that none ends below it.
	w = max(min(w, math.Floor(style.width(zone.H+8))), 60)
	return handLayout{
		style: style, zone: zone, centre: zone.X + zone.W/2,
		base: zone.Y + style.top + sprites.CardHeight(w)/2, w: w, cards: cards,
	}
}

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
// selected, unless that is −1, moves its neighbours aside; those to its right far
// enough for their cost to be seen.
func (l handLayout) places(selected int) []float64 {
	n, pitch := l.cards, l.pitch()
	at := make([]float64, n)
	for i := range at {
		at[i] = (float64(i) - float64(n-1)/2) * pitch
	}
	if selected < 0 || selected >= n {
		return at
	}
	for i := range selected {
		at[i] -= l.style.left
	}
	least := min(pitch, costWidth*l.w)
	open := (l.grown()*l.w + l.w) / 2
	for i := selected + 1; i < n; i++ {
		beside := at[selected] + open + float64(i-selected-1)*least
		at[i] = max(at[i]+l.style.right, beside)
	}
	l.keep(at, selected, least)
	return at
}

// keep brings what hangs over the zone's right edge back, by moving everything
// left, and on the left pushing cards together.
func (l handLayout) keep(at []float64, selected int, least float64) {
	n := len(at)
	// A card may hang over the edge as far as its cost stays inside.
	half := (l.zone.W - 1.12*l.w) / 2
	over := at[n-1] - half
	if over <= 0 {
		return
	}
	for i := range at {
		at[i] -= over
	}
	if at[0] >= -half {
		return
	}
	// Left of the selected card its neighbours keep as much of their cost in sight
	// as there is room for.
	at[0] = -half
	for i := 1; i <= selected; i++ {
		at[i] = max(at[i], at[i-1]+least)
	}
	open := (l.grown()*l.w + l.w) / 2
	step := least
	if rest := n - 1 - selected; selected < n-1 {
		edge := l.zone.W/2 + l.w/2 - costWidth*l.w
		if last := at[selected] + open + float64(rest-1)*step; last > edge {
			// Even so they don't all fit: every gap gives way alike.
			gaps := float64(n - 2)
			step = max(6, (edge+half-open)/max(gaps, 1))
			for i := 1; i <= selected; i++ {
				at[i] = at[i-1] + step
			}
		}
	}
	for i := selected + 1; i < n; i++ {
		at[i] = max(min(at[i], at[selected]+open+float64(i-selected-1)*least), at[selected]+open+float64(i-selected-1)*step)
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

// raised is the pose of the selected card: upright, larger, above the others, and
// inside the zone's sides.
func (l handLayout) raised(at float64) sprites.Pose {
	p := l.pose(at)
	grow := l.grown()
	p.Center.Y = max(l.base-l.style.lift, l.zone.Y-l.style.over+grow*sprites.CardHeight(l.w)/2)
	p.Angle, p.Lift, p.Ring = 0, 1, true
	p.W = grow * l.w
	half := p.W/2 + 4
	p.Center.X = min(max(p.Center.X, l.zone.X+half), l.zone.MaxX()-half)
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
