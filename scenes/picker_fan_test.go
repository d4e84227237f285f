package scenes

import (
	"math"
	"math/rand/v2"
	"testing"

	"akuto/scenes/ui"
	"akuto/sprites"
)

// frameOf is a frame for a window of that size.
func frameOf(t testing.TB, w, h float64) *ui.Frame {
	t.Helper()
	root := ui.NewRoot(&ui.Clock{})
	root.Resize(w, h, ui.Insets{})
	return root.Frame()
}

// The fan of the pictures, as their measures have it: R 1180 and 3.15° on the
// desktop, R 1500 and 2.15° on a short one, R 620 and 4.1° / 4.3° on a phone.
func TestFanOfThePictures(t *testing.T) {
	for _, c := range []struct {
		w, h, card, radius, step float64
		arcs                     int
		lift                     float64
	}{
		{1440, 900, 116, 1180, 3.15, 1, 40},
		{1000, 700, 98, 1500, 2.15, 1, 30},
		{390, 844, 72, 620, 4.1, 2, 18},
	} {
		f := layOutPicker(frameOf(t, c.w, c.h), 4, false).fan
		near := func(what string, got, want, within float64) {
			t.Helper()
			if math.Abs(got-want) > within {
				t.Errorf("at %.0f×%.0f the %s is %.2f, not %.2f", c.w, c.h, what, got, want)
			}
		}
		near("card's width", f.width, c.card, .5)
		near("radius", f.radii[0], c.radius, .01*c.radius)
		near("step", f.steps[0]*180/math.Pi, c.step, .02)
		near("lift", f.lift, c.lift, .2)
		if f.arcs != c.arcs {
			t.Errorf("at %.0f×%.0f there are %d arcs, not %d", c.w, c.h, f.arcs, c.arcs)
		}
	}
}

// At any size the whole fan lies on the sheet, each card can be hit by a finger
// and shows its corner with rank and suit.
func TestFanAtAnySize(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	sizes := [][2]float64{{320, 480}, {480, 320}, {320, 568}, {390, 844}, {844, 390}, {568, 320}, {1000, 560}, {1000, 700}, {1440, 900}, {3840, 2160}, {2160, 3840}}
	for range 300 {
		sizes = append(sizes, [2]float64{320 + math.Floor(random.Float64()*3520), 320 + math.Floor(random.Float64()*1840)})
	}
	for _, size := range sizes {
		if max(size[0], size[1]) < 480 {
			continue
		}
		for _, removable := range []bool{false, true} {
			f := frameOf(t, size[0], size[1])
			l := layOutPicker(f, 4, removable)
			if l.sheet.Y < f.Safe.Y || l.captionY+captionLine > f.Safe.MaxY() {
				t.Errorf("at %v the sheet %v leaves the window", size, l.sheet)
			}
			for i, d := range l.decks {
				foot := l.cardY
				if l.cardY == l.suitsY { // the suits stand beside the fan
					foot = l.inner.MaxY()
				}
				if below := max(d.barY+2, d.nameY+d.countOffset+16); below > foot {
					t.Errorf("at %v suit %d ends at %.1f, below its row's end at %.1f", size, i, below, foot)
				}
			}
			for _, n := range []int{9, fullSuit} {
				checkFan(t, size, l, n)
			}
		}
	}
}

// Notches and bars keep clear of everything but the paper.
func TestPickerKeepsClearOfNotches(t *testing.T) {
	for _, c := range []struct {
		w, h float64
		in   ui.Insets
	}{
		{390, 844, ui.Insets{Top: 47, Bottom: 34}},
		{844, 390, ui.Insets{Left: 47, Right: 47, Bottom: 21}},
		{320, 568, ui.Insets{Top: 40, Bottom: 34}},
	} {
		root := ui.NewRoot(&ui.Clock{})
		root.Resize(c.w, c.h, c.in)
		f := root.Frame()
		l := layOutPicker(f, 4, false)
		if l.sheet.MaxY() != f.Window.MaxY() || l.sheet.Y < f.Safe.Y {
			t.Errorf("at %v×%v the sheet is %v", c.w, c.h, l.sheet)
		}
		if l.inner.X < f.Safe.X || l.inner.MaxX() > f.Safe.MaxX() || l.captionY+captionLine > f.Safe.MaxY() {
			t.Errorf("at %v×%v the contents %v leave the safe part %v", c.w, c.h, l.inner, f.Safe)
		}
		checkFan(t, [2]float64{c.w, c.h}, l, fullSuit)
	}
}

func checkFan(t *testing.T, size [2]float64, l *pickerLayout, n int) {
	t.Helper()
	poses := make([]sprites.Pose, n)
	for i := range n {
		p := l.fan.place(i, n)
		p.Center.X += l.apex.X
		p.Center.Y += l.apex.Y
		poses[i] = sprites.Pose{Center: p.Center, W: l.fan.width, Angle: p.Angle}
		up := sprites.Pose{Center: p.lifted(l.fan.lift).Center, W: l.fan.width, Angle: p.Angle}
		b := poses[i].Bounds()
		if b.X < l.sheet.X || b.MaxX() > l.sheet.MaxX() || b.MaxY() > l.captionY+1 || up.Bounds().Y < l.cardY {
			t.Errorf("at %v card %d of %d at %v leaves its row", size, i, n, b)
		}
		if i > 0 && poses[i-1].Center.Y < p.Center.Y+l.fan.drop/2 && p.Center.X > poses[i-1].Center.X {
			if pitch := math.Hypot(p.Center.X-poses[i-1].Center.X, p.Center.Y-poses[i-1].Center.Y); pitch < minPitch-.01 {
				t.Errorf("at %v cards %d and %d of %d are %.1f points apart", size, i-1, i, n, pitch)
			}
		}
	}
	for i := range poses {
		corner := cornerOf(poses[i])
		for j := i + 1; j < n; j++ {
			for _, q := range corner {
				if poses[j].Contains(q) {
					t.Errorf("at %v card %d of %d hides the corner of card %d", size, j, n, i)
				}
			}
		}
	}
}

// cornerOf is the part of a card that has rank and suit: from 8 to 45 % of its
// width, 7 to 22 % down, as points around its edge.
func cornerOf(p sprites.Pose) []sprites.Point {
	sin, cos := math.Sincos(p.Angle)
	var points []sprites.Point
	for _, x := range []float64{.08, .45} {
		for _, y := range []float64{.07, .22} {
			dx, dy := (x-.5)*p.W, y*p.W-sprites.CardHeight(p.W)/2
			points = append(points, sprites.Point{X: p.Center.X + dx*cos - dy*sin, Y: p.Center.Y + dx*sin + dy*cos})
		}
	}
	return points
}
