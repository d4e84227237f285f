package sprites

import (
	"image/color"
	"testing"
)

// The health card shows a tick for each point: in ink above 12, in ochre from
// 12 down, in vermilion from 6 down; lost ones hold no color at all.
func TestHealthTicks(t *testing.T) {
	c := NewCanvas()
	for _, h := range []struct {
		value int
		tick  color.RGBA
	}{{20, InkColor}, {13, InkColor}, {12, OchreColor}, {7, OchreColor}, {6, VermilionColor}, {1, VermilionColor}, {0, VermilionColor}} {
		m := paintWith(c, 300, 200, 1, func(c *Canvas) {
			c.Page(Rect{0, 0, 300, 200})
			c.Health(Rect{17, 16, 266, 168}, HealthLook{Value: h.value, Max: 20, Label: "Health"})
		})
		// Along the middle of the ticks: 18 from the bottom, 17 high.
		runs, on := 0, false
		for x := 100; x < 283; x++ {
			is := m.RGBAAt(x, 16+168-18-8) == h.tick
			if is && !on {
				runs++
			}
			on = is
		}
		if runs != h.value {
			t.Errorf("At %d health there are %d ticks of %v.", h.value, runs, h.tick)
		}
	}
}
