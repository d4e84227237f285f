package sprites

import (
	"bytes"
	"image"
	"math"
	"testing"
)

var enemyIcons = []string{"sea-serpent", "cultist", "beetle-shell", "gooey-daemon", "wizard-face", "imp", "imp-laugh"}

// An enemy is raised: its outline is light where it faces the upper left and
// dark where it faces the lower right, at every size and scale.
func TestEnemiesAreLitFromTheUpperLeft(t *testing.T) {
	for _, icon := range enemyIcons {
		for _, size := range []struct{ w, h, scale float64 }{{330, 321, 1}, {340, 310, 2}} {
			l := bakeEnemy(icon, size.w, size.h, size.scale)
			m := relight(l, relit{}, PanelColor)
			relief := l.content(l.relief)
			var lit, dark, nLit, nDark float64
			for y := range m.Rect.Dy() {
				for x := range m.Rect.Dx() {
					n := relief.Pix[y*relief.Stride+4*x:][:2]
					facing := float64(n[0]) + float64(n[1]) - 256
					switch value := float64(m.RGBAAt(x, y).R); {
					case facing < -60:
						lit, nLit = lit+value, nLit+1
					case facing > 60:
						dark, nDark = dark+value, nDark+1
					}
				}
			}
			if nLit < 200 || nDark < 200 {
				t.Fatalf("%s of %v has too few walls: %v lit, %v dark.", icon, size, nLit, nDark)
			}
			if lit/nLit < float64(PanelColor.R) || dark/nDark > float64(PanelColor.R)-40 {
				t.Errorf("%s of %v: the lit walls are %.0f, the dark ones %.0f.", icon, size, lit/nLit, dark/nDark)
			}
			for i, on := range l.relief.Pix {
				if i%4 == 2 && on > 0 {
					t.Fatalf("%s has ink.", icon)
				}
			}
		}
	}
}

// An enemy fits its rectangle, stands on its lower edge and is cut there.
func TestEnemiesStandOnTheEdge(t *testing.T) {
	c := NewCanvas()
	r := Rect{60, 40, 180, 150}
	at := func(base float64) *image.RGBA {
		return paintWith(c, 300, 240, 1, func(c *Canvas) {
			c.Bar(Rect{0, 0, 300, 240}, OnSolid)
			c.Enemy("sea-serpent", r, base)
		})
	}
	changed := func(m *image.RGBA, y int) (left, right int) {
		left = -1
		for x := range m.Rect.Dx() {
			p := m.RGBAAt(x, y)
			if math.Abs(float64(p.R)-float64(OnSolidColor.R)) > 8 || p.B > OnSolidColor.B+8 {
				if left < 0 {
					left = x
				}
				right = x
			}
		}
		return left, right
	}
	cut, faded := at(0), at(20)
	for y := range 240 {
		left, right := changed(cut, y)
		switch {
		case y >= 190 && left >= 0:
			t.Errorf("Row %d below the edge isn't bare.", y)
		case y == 189 && left < 0:
			t.Error("There is nothing just above the edge.")
		case left >= 0 && (left < 55 || right > 250 || y < 35):
			t.Errorf("Row %d reaches from %d to %d, out of the rectangle.", y, left, right)
		}
	}
	if left, _ := changed(faded, 188); left >= 0 {
		t.Error("An enemy doesn't fade into the paper at its base.")
	}
	above := image.Rect(0, 0, 300, 168)
	if !bytes.Equal(cut.SubImage(above).(*image.RGBA).Pix[:above.Dy()*cut.Stride], faded.SubImage(above).(*image.RGBA).Pix[:above.Dy()*faded.Stride]) {
		t.Error("An enemy that fades at its base looks different above it.")
	}
}

// An enemy is baked once for each size, however its panel moves.
func TestEnemiesAreKept(t *testing.T) {
	c := NewCanvas()
	for i := range 6 {
		paintWith(c, 300, 240, 1, func(c *Canvas) { c.Enemy("imp", Rect{60 + 1.3*float64(i), 40, 140.4, 120.4}, 10) })
	}
	if c.queue.baked != 1 {
		t.Errorf("An enemy that moves was baked %d times.", c.queue.baked)
	}
	paintWith(c, 300, 240, 1, func(c *Canvas) { c.Enemy("no such icon", Rect{60, 40, 140, 120}, 10) })
}
