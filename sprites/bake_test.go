package sprites

import (
	"bytes"
	"image"
	"math"
	"testing"

	"akuto/fonts"
)

// inkIn counts the pixels of a card of wPixels that are mostly ink between two
// points given in hundredths of its width.
func inkIn(l layers, wPixels, left, top, right, bottom float64) int {
	relief, unit := l.content(l.relief), wPixels/100
	count := 0
	for y := int(top * unit); y < int(bottom*unit); y++ {
		for x := int(left * unit); x < int(right*unit); x++ {
			if relief.Pix[y*relief.Stride+4*x+2] > 127 {
				count++
			}
		}
	}
	return count
}

func TestEveryFaceIsItsOwn(t *testing.T) {
	for _, w := range []float64{218, 116, 58} {
		seen := map[string]Face{}
		for _, f := range allFaces() {
			l := bakeCard(f, w, 1)
			if l.stock.Rect != l.relief.Rect {
				t.Fatalf("%v at %v: layers of %v and %v", f, w, l.stock.Rect, l.relief.Rect)
			}
			if want := image.Pt(int(w)+2*l.pad, int(math.Round(w*1.4))+2*l.pad); l.stock.Rect.Max != want {
				t.Fatalf("%v at %v: %v pixels, want %v", f, w, l.stock.Rect.Max, want)
			}
			var ink []byte
			for i := 2; i < len(l.relief.Pix); i += 4 {
				ink = append(ink, l.relief.Pix[i])
			}
			if other, found := seen[string(ink)]; found {
				t.Errorf("at %v, %v and %v look alike", w, f, other)
			}
			seen[string(ink)] = f
		}
		if len(seen) != 48 {
			t.Errorf("at %v: %d faces, want 44 and 4 suit decks", w, len(seen))
		}
	}
}

func TestBakingIsRepeatable(t *testing.T) {
	f := allFaces()[4]
	a, b := bakeCard(f, 232, 2), bakeCard(f, 232, 2)
	if !bytes.Equal(a.stock.Pix, b.stock.Pix) || !bytes.Equal(a.relief.Pix, b.relief.Pix) {
		t.Error("the same card came out differently the second time")
	}
	c, d := bakeSeal(SealDied, 128, 1), bakeSeal(SealDied, 128, 1)
	if !bytes.Equal(c.stock.Pix, d.stock.Pix) {
		t.Error("the same seal came out differently the second time")
	}
}

func TestEveryRuneHasAGlyph(t *testing.T) {
	check := func(face fonts.Face, text string) {
		if missing, ok := fonts.Covers(fonts.Style{Face: face, Size: 16, Line: 20}, text); !ok {
			t.Errorf("%q of %q has no glyph", missing, text)
		}
	}
	for _, f := range allFaces() {
		check(fonts.MonoLight, f.Rank)
		check(fonts.Mono, f.Rank)
		check(fonts.Grotesk, f.Name)
		check(fonts.Kanji, f.Kanji)
		if !f.Deck {
			if m := fonts.MarkMask(f.Mark, 20); m.Rect.Dy() < 15 {
				t.Errorf("%q is drawn %d pixels high, want nearly 20", f.Mark, m.Rect.Dy())
			}
		}
	}
	check(fonts.Kanji, lifeKanji)
	for _, c := range carvings {
		check(fonts.Kanji, string([]rune{c.upper, c.lower}))
	}
}

func TestAnatomyGoesByWidth(t *testing.T) {
	f := Face{Rank: "J", Mark: '♣', Kanji: "天狗", Name: "Tengu"}
	for _, c := range []struct {
		w          float64
		foot, name bool
	}{{218, true, true}, {130, true, true}, {129, true, false}, {85, true, false}, {84, false, false}, {48, false, false}} {
		// Two pixels to the point throughout: the points decide.
		l := bakeCard(f, 2*c.w, 2)
		if got := inkIn(l, 2*c.w, 8, 118, 50, 135) > 0 && c.foot; got != c.name {
			t.Errorf("W %v: name %v, want %v", c.w, got, c.name)
		}
		if got := inkIn(l, 2*c.w, 70, 121, 94, 135) > 0 && inkIn(l, 2*c.w, 70, 133, 94, 139) == 0; got != c.foot {
			t.Errorf("W %v: rank and suit at the foot %v, want %v", c.w, got, c.foot)
		}
	}
}

func TestKanjiStandInTheMiddleOfThePanel(t *testing.T) {
	for _, f := range allFaces() {
		const w = 436.
		relief := bakeCard(f, w, 2)
		m := relief.content(relief.relief)
		a := anatomyFor(f, w/2)
		box := image.Rectangle{}
		left, top := int(a.left*w/100), int(a.top*w/100)
		right, bottom := int(w)-left, int(math.Round(w*1.4))-int(a.bottom*w/100)
		for y := top; y < bottom; y++ {
			for x := left; x < right; x++ {
				if m.Pix[y*m.Stride+4*x+2] > 127 {
					box = box.Union(image.Rect(x, y, x+1, y+1))
				}
			}
		}
		if dx := box.Min.X - left - (right - box.Max.X); dx < -3 || dx > 3 {
			t.Errorf("%s stands %d pixels off the panel's axis", f.Kanji, dx)
		}
		if dy := box.Min.Y - top - (bottom - box.Max.Y); dy < -4 || dy > 4 {
			t.Errorf("%s stands %d pixels off the panel's middle", f.Kanji, dy)
		}
	}
}

func TestNameAndIndexKeepApart(t *testing.T) {
	const w = 436.
	for _, f := range allFaces() {
		if f.Deck {
			continue
		}
		l := bakeCard(f, w, 2)
		// Walking left from the foot's suit there is a gap before the name.
		widest, run := 0, 0
		for x := 12.; x < 88; x++ {
			if inkIn(l, w, x, 119, x+1, 136) == 0 {
				run++
			} else {
				run = 0
			}
			widest = max(widest, run)
		}
		if widest < 6 {
			t.Errorf("%s and %s at the foot are only %d hundredths apart", f.Name, f.Rank, widest)
		}
		for _, edge := range [][4]float64{{0, 0, 5, 140}, {95, 0, 100, 140}, {0, 0, 100, 5}, {0, 137, 100, 140}} {
			if n := inkIn(l, w, edge[0], edge[1], edge[2], edge[3]); n > 0 {
				t.Errorf("%v: %d pixels of ink at the card's border", f, n)
			}
		}
	}
}

func TestPaperIsFlatWhereNothingIs(t *testing.T) {
	l := bakeCard(Face{Rank: "7", Mark: '♦', Kanji: "薙刀", Name: "Naginata", Red: true}, 218, 1)
	m := l.content(l.relief)
	// Above the panel, right of the rank; and the panel's left margin.
	for _, at := range []image.Point{{150, 25}, {120, 30}, {47, 70}, {43, 150}} {
		n := m.Pix[at.Y*m.Stride+4*at.X:][:4]
		if n[0] != 128 || n[1] != 128 || n[2] != 0 {
			t.Errorf("at %v the relief is %v, want flat and without ink", at, n)
		}
	}
	for i := 0; i < len(l.relief.Pix); i += 4 {
		x, y := (float64(l.relief.Pix[i])-128)/127, (float64(l.relief.Pix[i+1])-128)/127
		if x*x+y*y >= 1 {
			t.Fatalf("the normal (%v, %v) is longer than 1", x, y)
		}
	}
}

func TestThePanelIsRaised(t *testing.T) {
	for _, w := range []float64{218, 140, 116, 82, 58} {
		scale := 2.
		l := bakeCard(Face{Deck: true}, w*scale, scale)
		m := l.content(l.relief)
		left, top := int(math.Round(16*w*scale/100)), int(math.Round(14*w*scale/100))
		right, bottom := m.Rect.Dx()-left-1, m.Rect.Dy()-top-1
		middleX, middleY := m.Rect.Dx()/2, m.Rect.Dy()/2
		light := func(x, y int) float64 { return litBy(m.Pix[y*m.Stride+4*x:][:4]) }
		for _, side := range []struct {
			name  string
			light float64
			sign  float64
		}{
			{"left", light(left, middleY), 1}, {"upper", light(middleX, top), 1},
			{"right", light(right, middleY), -1}, {"lower", light(middleX, bottom), -1},
		} {
			if (side.light-.7071)*side.sign < .1 {
				t.Errorf("W %v: the %s rim catches %.2f of light, flat paper .71", w, side.name, side.light)
			}
		}
		if share := m.Pix[middleY*m.Stride+4*right+3]; share != 255 {
			t.Errorf("W %v: the rim is the paper's own to %d of 255", w, share)
		}
	}
}

func TestWithoutInkTheEmbossIsAllThereIs(t *testing.T) {
	f := Face{Rank: "6", Mark: '♥', Kanji: "神酒", Name: "Miki", Red: true}
	for _, w := range []float64{218, 140, 116, 82, 58} {
		l := bakeCard(f, 2*w, 2)
		inked := relight(l, relit{1, VermilionColor}, PageColor)
		blind := relight(l, relit{0, VermilionColor}, PageColor)
		a := anatomyFor(f, w)
		unit := 2 * w / 100
		changed, dark, light, area := 0, 0, 0, 0
		for y := int(a.top*unit) + 8; y < blind.Rect.Dy()-int(a.bottom*unit)-8; y++ {
			for x := int(a.left*unit) + 8; x < blind.Rect.Dx()-int(a.right*unit)-8; x++ {
				area++
				on, off := inked.RGBAAt(x, y), blind.RGBAAt(x, y)
				if int(off.G)-int(on.G) > 60 {
					changed++
				}
				if off.R < 90 {
					t.Fatalf("W %v: without ink a pixel is as dark as %v: that is print", w, off)
				}
				if off.R < 205 {
					dark++
				}
				if off.B > 245 {
					light++
				}
			}
		}
		share := func(n int) float64 { return float64(n) / float64(area) }
		if share(changed) < .1 {
			t.Errorf("W %v: losing the ink changes only %.3f of the panel", w, share(changed))
		}
		if share(dark) < .04 || share(light) < .015 {
			t.Errorf("W %v: without ink %.3f of the panel is in shade and %.3f in the light: the emboss doesn't carry", w, share(dark), share(light))
		}
	}
}
