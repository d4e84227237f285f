package sprites

import (
	"testing"

	"akuto/fonts"
)

func TestLifeIsRaisedWithoutInk(t *testing.T) {
	l := bakeHealth(266*2, 168*2, 2)
	m := l.content(l.relief)
	ink, light, shade, left := 0, 0, 0, 0
	for y := 20; y < m.Rect.Dy()-20; y++ {
		for x := 20; x < m.Rect.Dx()-20; x++ {
			n := m.Pix[y*m.Stride+4*x:][:4]
			if n[2] > 0 {
				ink++
			}
			lit := litBy(n)
			if lit > .8 {
				light++
			}
			if lit < .5 {
				shade++
			}
			if x < m.Rect.Dx()/2 && (n[0] != 128 || n[1] != 128) {
				left++
			}
		}
	}
	if ink > 0 || left > 0 {
		t.Errorf("%d pixels of ink, %d raised on the number's side; want none", ink, left)
	}
	if light < 1500 || shade < 1500 {
		t.Errorf("%d pixels in the light and %d in shade: 命 doesn't stand out", light, shade)
	}
}

func TestPressedTextHasALipOfLight(t *testing.T) {
	l := bakePressed(fonts.Score, "14", 1)
	for i := 3; i < len(l.stock.Pix); i += 4 {
		if l.stock.Pix[i] != 0 {
			t.Fatal("pressed text brought its own paper")
		}
	}
	m := relight(l, relit{1, InkColor}, PageColor)
	relief := l.content(l.relief)
	above, below := 0, 0
	for y := 3; y < m.Rect.Dy()-3; y++ {
		for x := 3; x < m.Rect.Dx()-3; x++ {
			ink := func(dx, dy int) bool { return relief.Pix[(y+dy)*relief.Stride+4*(x+dx)+2] > 200 }
			if relief.Pix[y*relief.Stride+4*x+2] != 0 {
				continue
			}
			lighter := int(m.RGBAAt(x, y).B) - int(PageColor.B)
			if ink(-2, -2) && !ink(2, 2) {
				below += lighter
			}
			if ink(2, 2) && !ink(-2, -2) {
				above += lighter
			}
		}
	}
	if below <= 0 || above >= 0 {
		t.Errorf("the paper beside the strokes is lighter by %d at the lower right and %d at the upper left; want more, less", below, above)
	}
	if empty := bakePressed(fonts.Score, " ", 1); empty.stock.Rect.Empty() {
		t.Error("a blank text has no layers at all")
	}
}
