package sprites

import (
	"image"
	"testing"

	"akuto/assets"
)

// reds gives a seal's ink in shares of its box: how much is red, and how much
// of it is whole.
func reds(l layers) (red, solid float64) {
	m := l.content(l.stock)
	for y := range m.Rect.Dy() {
		for x := range m.Rect.Dx() {
			alpha := float64(m.Pix[y*m.Stride+4*x+3]) / 255
			red += alpha
			if alpha > .95 {
				solid++
			}
		}
	}
	box := float64(m.Rect.Dx()*m.Rect.Dy()) / 1.08 / 1.08
	return red / box, solid / box
}

func TestSealsAreStamped(t *testing.T) {
	for s, c := range carvings {
		for _, size := range []float64{128, 38, 30} {
			red, _ := reds(bakeSeal(s, 2*size, 2))
			low, high := .5, .78
			if c.reversed {
				low, high = .25, .55
			}
			if red < low || red > high {
				t.Errorf("%c%c at %v: %.2f is red, want %v to %v", c.upper, c.lower, size, red, low, high)
			}
		}
	}
}

func TestSealsHaveVoidsOnlyWhenLarge(t *testing.T) {
	// Pixels of the face that took no ink though the character isn't there:
	// small holes, far from any other paper.
	voids := func(l layers) int {
		m := l.content(l.stock)
		alpha := func(x, y int) int { return int(m.Pix[y*m.Stride+4*x+3]) }
		count := 0
		for y := 4; y < m.Rect.Dy()-4; y++ {
			for x := 4; x < m.Rect.Dx()-4; x++ {
				if alpha(x, y) < 100 && alpha(x-4, y) > 150 && alpha(x+4, y) > 150 && alpha(x, y-4) > 150 && alpha(x, y+4) > 150 {
					count++
				}
			}
		}
		return count
	}
	large := bakeSeal(SealDied, 256, 2)
	share := float64(voids(large)) / 256 / 256
	if share < .005 || share > .06 {
		t.Errorf("%.3f of the large seal is eaten away, want about 4 in a hundred at most", share)
	}
	// As fine as the large one, but for a seal 38 points wide.
	if n := voids(bakeSeal(SealDied, 256, 256./38)); n > 40 {
		t.Errorf("the small cut has %d pixels of voids", n)
	}
}

func TestSealEdgesAreUneven(t *testing.T) {
	m := bakeSeal(SealScoundrel, 256, 2)
	content := m.content(m.stock)
	starts := map[int]bool{}
	for y := 40; y < 240; y++ {
		for x := range content.Rect.Dx() {
			if content.Pix[y*content.Stride+4*x+3] > 127 {
				starts[x] = true
				break
			}
		}
	}
	if len(starts) < 4 {
		t.Errorf("the left edge starts at only %d different columns: it is too straight to be carved", len(starts))
	}
	if corner := content.Pix[0+3]; corner != 0 {
		t.Errorf("there is ink (%d) in the outermost corner", corner)
	}
}

func TestSmallSealKeepsItsCharactersApart(t *testing.T) {
	// At 30 pixels, the row between 悪 and 党 still has red right across.
	l := bakeSeal(SealScoundrel, 30, 1)
	m := l.content(l.stock)
	best := 0
	for y := m.Rect.Dy()*2/5 - 1; y <= m.Rect.Dy()*3/5; y++ {
		least := 255
		for x := 5; x < m.Rect.Dx()-5; x++ {
			least = min(least, int(m.Pix[y*m.Stride+4*x+3]))
		}
		best = max(best, least)
	}
	if best < 100 {
		t.Errorf("between the characters the ink falls to %d of 255", best)
	}
}

func TestIconsAreDrawn(t *testing.T) {
	names := assets.Icons()
	if len(names) < 18 {
		t.Errorf("%d icons, want at least 18", len(names))
	}
	for _, name := range names {
		l := bakeIcon(name, 64)
		m := l.content(l.relief)
		box := image.Rectangle{}
		ink := 0
		for y := range m.Rect.Dy() {
			for x := range m.Rect.Dx() {
				if m.Pix[y*m.Stride+4*x+2] > 127 {
					ink++
					box = box.Union(image.Rect(x, y, x+1, y+1))
				}
			}
		}
		if share := float64(ink) / 64 / 64; share < .12 || share > .8 {
			t.Errorf("%s covers %.2f of its box", name, share)
		}
		if max(box.Dx(), box.Dy()) < 52 {
			t.Errorf("%s is only %v pixels, want nearly 64", name, box.Size())
		}
	}
	for _, name := range []string{IconWeapon, IconAttack, IconBlock, IconVulnerable, IconWeak, IconStrength} {
		if _, ok := iconMask(name, 10); !ok {
			t.Errorf("there is no icon %q", name)
		}
	}
	if _, ok := iconMask("no-such-icon", 10); ok {
		t.Error("an icon that isn't there was found")
	}
}
