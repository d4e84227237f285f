package sprites

import (
	"bytes"
	"image"
	"testing"
)

// inked gives where the ink of baked layers is stronger than a threshold.
func inked(l layers, threshold uint8) *image.Alpha {
	relief := l.content(l.relief)
	m := image.NewAlpha(image.Rect(0, 0, relief.Rect.Dx(), relief.Rect.Dy()))
	for y := range m.Rect.Dy() {
		for x := range m.Rect.Dx() {
			if relief.Pix[y*relief.Stride+4*x+2] > threshold {
				m.Pix[y*m.Stride+x] = 255
			}
		}
	}
	return m
}

// blots counts the pieces of ink that don't touch each other.
func blots(m *image.Alpha) int {
	n := 0
	var wipe func(x, y int)
	wipe = func(x, y int) {
		if !image.Pt(x, y).In(m.Rect) || m.Pix[y*m.Stride+x] == 0 {
			return
		}
		m.Pix[y*m.Stride+x] = 0
		wipe(x+1, y)
		wipe(x-1, y)
		wipe(x, y+1)
		wipe(x, y-1)
	}
	for y := range m.Rect.Dy() {
		for x := range m.Rect.Dx() {
			if m.Pix[y*m.Stride+x] != 0 {
				n++
				wipe(x, y)
			}
		}
	}
	return n
}

// Each face of a die has as many pips as it says, at every size.
func TestDieFaces(t *testing.T) {
	for _, w := range []float64{36, 40, 80, 120} {
		for value := 0; value <= 6; value++ {
			if n := blots(inked(bakeDie(value, w, 1), 127)); n != value {
				t.Errorf("The face %d of a die %v pixels wide has %d pips.", value, w, n)
			}
		}
	}
}

// A die lies at either end of its roll and shows other faces on the way; what
// isn't a face is blank.
func TestDieRolls(t *testing.T) {
	c := NewCanvas()
	at := func(value int, turn float64) *image.RGBA {
		return paintWith(c, 80, 80, 1, func(c *Canvas) {
			c.Page(Rect{0, 0, 80, 80})
			c.Die(Point{40, 40}, 40, value, -.1, turn)
		})
	}
	rest := at(4, 0)
	if !bytes.Equal(rest.Pix, at(4, 1).Pix) {
		t.Error("A die that has rolled lies otherwise than one that hasn't.")
	}
	if !bytes.Equal(at(4, .25).Pix, at(2, .25).Pix) {
		t.Error("Amid its roll a die tells what it will show.")
	}
	if bytes.Equal(rest.Pix, at(2, 0).Pix) {
		t.Error("The faces 4 and 2 look the same.")
	}
	if n := count(at(7, 0), rest.Rect, isInk); n > 0 {
		t.Errorf("A die without a value has %d inked pixels.", n)
	}
}

// A full cell is all ink, a hatched one vermilion in stripes that rise to the
// right within an outline, an empty one has neither.
func TestCells(t *testing.T) {
	c := NewCanvas()
	in := image.Rect(12, 12, 42, 22)
	for look, want := range map[CellLook][2]bool{CellFull: {true, false}, CellHatched: {false, true}, CellEmpty: {false, false}} {
		m := paintWith(c, 60, 40, 1, func(c *Canvas) {
			c.Page(Rect{0, 0, 60, 40})
			c.Cell(Rect{10, 10, 33, 12}, look)
		})
		if n := count(m, in, isInk); n > 200 != want[0] {
			t.Errorf("The cell of look %d has %d pixels of ink.", look, n)
		}
		red := count(m, in, isVermilion)
		if all := in.Dx() * in.Dy(); red > all/5 != want[1] || red > all*3/5 {
			t.Errorf("The cell of look %d has %d pixels of vermilion in %d.", look, red, all)
		}
	}
	ink := inked(bakeHatch(66, 24, 2), 127)
	changes := func(x, y, dx, dy, n int) (changes int) {
		for i := 1; i < n; i++ {
			if ink.AlphaAt(x+i*dx, y+i*dy) != ink.AlphaAt(x+(i-1)*dx, y+(i-1)*dy) {
				changes++
			}
		}
		return changes
	}
	if n := changes(4, 12, 1, 0, 58); n < 4 {
		t.Errorf("Along a hatched cell ink and paper change %d times.", n)
	}
	if n := changes(20, 19, 1, -1, 15); n > 1 {
		t.Errorf("Along a line of the hatching ink and paper change %d times.", n)
	}
	if n := changes(6, 0, 1, 0, 54) + changes(6, 23, 1, 0, 54); n > 0 || ink.AlphaAt(30, 0).A == 0 {
		t.Error("A hatched cell has no outline.")
	}
}

// Energy is a vermilion disc or a hollow of the same size.
func TestEnergy(t *testing.T) {
	c := NewCanvas()
	for _, full := range []bool{true, false} {
		m := paintWith(c, 40, 40, 1, func(c *Canvas) {
			c.Page(Rect{0, 0, 40, 40})
			c.Energy(Point{20, 20}, 13, full)
		})
		n := count(m, m.Rect, isVermilion)
		if full && (n < 480 || n > 540) || !full && n > 0 { // π·13² is 531
			t.Errorf("Energy that is full (%v) has %d vermilion pixels.", full, n)
		}
		upper, lower := m.RGBAAt(11, 11), m.RGBAAt(29, 29)
		if upper.R >= lower.R {
			t.Errorf("Energy that is full (%v) is %v at its upper left and %v at its lower right; want it darker.", full, upper, lower)
		}
	}
}

// A pile shows a hollow, one, two or three cards.
func TestPiles(t *testing.T) {
	c := NewCanvas()
	at := func(n int) *image.RGBA {
		return paintWith(c, 80, 80, 1, func(c *Canvas) {
			c.Page(Rect{0, 0, 80, 80})
			c.Pile(Rect{20, 18, 38, 44}, n)
		})
	}
	var seen []*image.RGBA
	for n := range 4 {
		m := at(n)
		for i, other := range seen {
			if bytes.Equal(m.Pix, other.Pix) {
				t.Errorf("Piles of %d and %d look the same.", i, n)
			}
		}
		seen = append(seen, m)
	}
	if !bytes.Equal(seen[3].Pix, at(12).Pix) {
		t.Error("A pile of 12 looks other than one of 3.")
	}
	// Paper lies higher than the page and is lighter, a hollow is darker.
	if page, hollow, card := seen[0].RGBAAt(5, 5), seen[0].RGBAAt(35, 40), seen[1].RGBAAt(30, 30); hollow.R >= page.R || card.R <= page.R {
		t.Errorf("The page is %v, an empty pile %v, a card %v.", page, hollow, card)
	}
}
