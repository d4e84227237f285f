package fonts

import (
	"math"
	"testing"

	"pgregory.net/rapid"
)

// area is the sum of a mask's coverage in pixels.
func area(m Mask) float64 {
	sum := 0.0
	for _, a := range m.Pix {
		sum += float64(a) / 255
	}
	return sum
}

func TestPathMask(t *testing.T) {
	square := 100. * 100
	for _, test := range []struct {
		name, path string
		area       float64
		left, top  float64
	}{
		{"absolute", "M100 100 L200 100 L200 200 L100 200 Z", square, 100, 100},
		{"relative, compact", "m100,100h100v100h-100z", square, 100, 100},
		{"numbers run together", "M.5.5 10.05e1.5 100.5 100.5.5 100.5Z", square, 0, 0},
		{"further pairs are lines", "M100 100 200 100 200 200 100 200", square, 100, 100},
		{"relative after Z starts at the subpath", "M100 100h100v100h-100zm200 0h100v100h-100z", 2 * square, 100, 100},
		{"nonzero", "M100 100h100v100h-100zM100 100h100v100h-100z", square, 100, 100},
		{"hole", "M100 100h300v300h-300zM200 200v100h100v-100z", 8 * square, 100, 100},
		{"circle of arcs", "M256 156a100 100 0 0 1 0 200a100 100 0 0 1 0-200z", math.Pi * square, 156, 156},
		{"flags without spaces", "M256 156a100 100 0 01 0 200a100 100 0 010-200z", math.Pi * square, 156, 156},
		{"large arc", "M256 156A100 100 0 1 1 156 256L256 256Z", .75 * math.Pi * square, 156, 156},
		{"ellipse, turned", "M256 56a100 200 0 0 1 0 400a100 200 0 0 1 0-400z", 2 * math.Pi * square, 156, 56},
		{"arc too small to reach", "M156 256a1 1 0 0 1 200 0z", math.Pi * square / 2, 156, 156},
		// A parabola over a base of 200 with its control 200 up: 2/3 of 200 × 100.
		{"quadratic", "M100 300Q200 100 300 300Z", 2. / 3 * 200 * 100, 100, 100},
		{"smooth quadratic", "M100 200Q150 100 200 200T300 200Z", 2. / 3 * 100 * 50 * 2, 100, 100},
		// A cubic with both controls at height h over a base: 3/4 h of the height, area 3/5 of h·(mean of bases).
		{"cubic", "M100 300C100 200 300 200 300 300Z", .6 * 100 * 200, 100, 200},
		{"smooth cubic", "M100 300C100 200 200 200 200 300S300 400 300 300Z", 2 * .6 * 100 * 100, 100, 200},
		{"stops at a mistake", "M100 100h100v100h-100z L what", square, 100, 100},
		{"no path", "hello", 0, 0, 0},
		{"empty", "", 0, 0, 0},
	} {
		mask := PathMask(test.path, 512, 512)
		// Curves are drawn as short lines, which cut off a little.
		if got := area(mask); math.Abs(got-test.area) > .005*test.area {
			t.Errorf("%s: covers %.0f pixels, want %.0f", test.name, got, test.area)
		}
		// The mask holds the curves' control points too, so it may begin earlier.
		if mask.Left > test.left || mask.Left < test.left-100 || mask.Top > test.top || mask.Top < test.top-100 {
			t.Errorf("%s: begins at %v, %v, want %v, %v", test.name, mask.Left, mask.Top, test.left, test.top)
		}
		if half := area(PathMask(test.path, 512, 256)); math.Abs(half-test.area/4) > .005*test.area {
			t.Errorf("%s: at half the size it covers %.0f pixels, want %.0f", test.name, half, test.area/4)
		}
	}
}

func TestMarkMasks(t *testing.T) {
	// By eye from the shapes: the diamond's hollow sides leave it under a third of its box.
	for mark, least := range map[rune]float64{'♥': .45, '♦': .25, '♠': .35, '♣': .4, '→': .09, '←': .09, '×': .05, '✕': .1} {
		mask := MarkMask(mark, 100)
		if got := area(mask) / 1e4; got < least || got > least+.25 {
			t.Errorf("%q covers %.2f of its box, want %.2f to %.2f", mark, got, least, least+.25)
		}
		if mask.Left < 0 || mask.Left+float64(mask.Rect.Dx()) > mask.Advance || mask.Top < -100 || mask.Top+float64(mask.Rect.Dy()) > 0 {
			t.Errorf("%q leaves its box: %v from %v, %v, advance %v", mark, mask.Rect, mask.Left, mask.Top, mask.Advance)
		}
	}
	// The club's leaves meet in the middle: no hole where they overlap.
	club := MarkMask('♣', 100)
	if got := club.AlphaAt(50-int(club.Left), 45+100-100-int(club.Top+100)).A; got != 255 {
		t.Errorf("the club has a hole: %d", got)
	}
}

func TestGlyphMask(t *testing.T) {
	// At 1000 pixels an em, the mono's 1000 units: H is 800 high and stands on the baseline.
	mask := GlyphMask(MonoLight, "H", 1000, 0)
	if mask.Top != -800 || mask.Rect.Dy() != 800 {
		t.Errorf("H reaches from %v over %d pixels, want -800 over 800", mask.Top, mask.Rect.Dy())
	}
	near(t, "advance", mask.Advance, Style{Face: MonoLight, Size: 1000}.Width("H"))
	near(t, "advance of two", GlyphMask(MonoLight, "10", 1000, -.14).Advance, 2*mask.Advance-140)
	if empty := GlyphMask(Serif, " ", 40, 0); !empty.Rect.Empty() || empty.Advance <= 0 {
		t.Errorf("a space covers %v, advance %v", empty.Rect, empty.Advance)
	}
	if kanji := GlyphMask(Serif, "命", 88, 0); area(kanji) < 800 {
		t.Errorf("命 covers %v pixels", area(kanji))
	}
}

func TestMaskBounds(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		face := rapid.SampledFrom(textFaces).Draw(t, "face")
		text := rapid.StringMatching(`[A-Za-z0-9]{1,4}`).Draw(t, "text")
		size := rapid.Float64Range(6, 120).Draw(t, "size")
		mask := GlyphMask(face, text, size, 0)
		ascent, descent, _ := Metrics(face, size)
		// A tail may hang a little lower than the descent.
		if mask.Top < math.Floor(-ascent) || mask.Top+float64(mask.Rect.Dy()) > math.Ceil(descent+.05*size) {
			t.Fatalf("%q at %v reaches from %v over %d, ascent %v, descent %v", text, size, mask.Top, mask.Rect.Dy(), ascent, descent)
		}
		if area(mask) < size*size/60 {
			t.Fatalf("%q at %v covers only %v pixels", text, size, area(mask))
		}
	})
}

func FuzzPathMask(f *testing.F) {
	f.Add("M100 100a50 60 20 1 0 3 4S1 2 3 4T5-6Z")
	f.Add("M1e300 1L-1e300 9Z")
	f.Fuzz(func(t *testing.T, path string) {
		if mask := PathMask(path, 512, 64); mask.Rect.Dx() > maskLimit || mask.Rect.Dy() > maskLimit {
			t.Errorf("%q fills %v", path, mask.Rect)
		}
	})
}
