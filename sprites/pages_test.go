package sprites

import (
	"bytes"
	"testing"
)

// A fade takes the color of what it lies on: over a bare page or sheet it can't
// be seen, and neither can the seam between a sheet's inside and its edge.
func TestFadesMatchTheirPaper(t *testing.T) {
	c := NewCanvas()
	for name, paper := range map[string]func(fade bool) func(c *Canvas){
		"page": func(fade bool) func(c *Canvas) {
			return func(c *Canvas) {
				c.Page(Rect{0, 0, 200, 150})
				if fade {
					c.PageFade(Rect{20, 30, 150, 100}, 1, 1)
				}
			}
		},
		"sheet": func(fade bool) func(c *Canvas) {
			return func(c *Canvas) {
				c.Sheet(Rect{0, 20, 200, 130})
				if fade {
					c.SheetFade(Rect{5, 40, 190, 110}, 1, 1)
				}
			}
		},
		"dialog": func(fade bool) func(c *Canvas) {
			return func(c *Canvas) {
				c.Dialog(Rect{10, 10, 180, 130})
				if fade {
					c.SheetFade(Rect{15, 40, 170, 70}, 1, 1)
				}
			}
		},
	} {
		bare, faded := paintWith(c, 200, 150, 1, paper(false)), paintWith(c, 200, 150, 1, paper(true))
		for i := range bare.Pix {
			// One level of rounding is allowed: the two are drawn by different
			// shaders.
			if d := int(bare.Pix[i]) - int(faded.Pix[i]); d > 1 || d < -1 {
				t.Errorf("A fade over a %s can be seen at %d, %d.", name, i/4%200, i/4/200)
				break
			}
		}
	}
	half := paintWith(c, 200, 150, 1, func(c *Canvas) {
		c.Page(Rect{0, 0, 200, 150})
		c.Bar(Rect{0, 0, 200, 150}, Ink)
		c.PageFade(Rect{0, 0, 200, 150}, 0, 1)
	})
	if top, bottom := half.RGBAAt(100, 1).R, half.RGBAAt(100, 148).R; top > 40 || bottom < 230 {
		t.Errorf("A fade from 0 to 1 over ink goes from %d to %d.", top, bottom)
	}
}

// What has a veil hides what lies under it; at a full veil it is gone.
func TestAVeiledCardHides(t *testing.T) {
	c := NewCanvas()
	draw := func(under bool, veil float64) []byte {
		return paintWith(c, 160, 200, 1, func(c *Canvas) {
			c.Page(Rect{0, 0, 160, 200})
			if under {
				c.Bar(Rect{60, 60, 40, 80}, Ink)
			}
			c.Card(Face{Deck: true}, Pose{Center: Point{80, 100}, W: 100, Ink: 1, Alpha: 1, Veil: veil})
		}).Pix
	}
	if !bytes.Equal(draw(true, .5), draw(false, .5)) {
		t.Error("What lies under a veiled card shows through it.")
	}
	if bytes.Equal(draw(false, 0), draw(false, .5)) {
		t.Error("A veil doesn't change a card.")
	}
}
