package fonts

import (
	"math"
	"strings"
	"testing"

	"pgregory.net/rapid"
)

// linesOf gives the text of each line.
func linesOf(b Block) []string {
	var lines []string
	for _, line := range b.Lines {
		text := ""
		for _, run := range line.Runs {
			text += run.Text
		}
		lines = append(lines, text)
	}
	return lines
}

func TestLayoutBreaksAtSpacesAndNewlines(t *testing.T) {
	room := Body.Width("Usable on monsters")
	for _, test := range []struct {
		text  string
		width float64
		want  string
	}{
		{"Usable on monsters below 9.", room, "Usable on monsters|below 9."},
		{"Usable on monsters below 9.", room - .1, "Usable on|monsters below 9."},
		{"Usable on monsters below 9.", 0, "Usable on monsters below 9."},
		{"one\ntwo", 0, "one|two"},
		{"one\n\ntwo\n", room, "one||two|"},
		{"", room, ""},
		{"a  b   ", room, "a  b"},
		{"extraordinarily so", 10, "extraordinarily|so"},
		{"9\u00a0HP 9\u00a0HP", Body.Width("9 HP 9"), "9 HP|9 HP"},
	} {
		if got := strings.Join(linesOf(Body.Layout(test.text, test.width)), "|"); got != test.want {
			t.Errorf("%q in %.1f points is %q, want %q", test.text, test.width, got, test.want)
		}
	}
}

func TestTrackingComesBetweenGlyphs(t *testing.T) {
	tight := Style{Face: Mono, Size: 100, Tracking: -.07}
	loose := tight
	loose.Tracking = 0
	near(t, "five digits", loose.Width("12345")-tight.Width("12345"), 4*7)
	near(t, "one digit", loose.Width("1")-tight.Width("1"), 0)
}

func TestKerningIsUsed(t *testing.T) {
	plain := Style{Face: Serif, Size: 100}
	if apart, together := plain.Width("A")+plain.Width("V"), plain.Width("AV"); together >= apart {
		t.Errorf("AV is %v wide, A and V %v: no kerning", together, apart)
	}
}

func TestMarkup(t *testing.T) {
	block := Body.Layout("Slew `9`♣, *ran* from Yōko 妖狐 \\*", 0)
	type part struct {
		text           string
		face           Face
		mark           rune
		accent, number bool
	}
	want := []part{
		{"Slew ", Grotesk, 0, false, false}, {"9", MonoLight, 0, false, true}, {"♣", Grotesk, '♣', false, false},
		{", ", Grotesk, 0, false, false}, {"ran", Grotesk, 0, true, false}, {" from Yōko ", Grotesk, 0, false, false},
		{"妖狐", Kanji, 0, false, false}, {" *", Grotesk, 0, false, false},
	}
	runs := block.Lines[0].Runs
	for i, run := range runs {
		if got := (part{run.Text, run.Face, run.Mark, run.Accent, run.Number}); i >= len(want) || got != want[i] {
			t.Errorf("run %d is %+v", i, got)
		}
	}
	if len(runs) != len(want) {
		t.Fatalf("%d runs, want %d", len(runs), len(want))
	}
	near(t, "gap before the suit", runs[2].X-runs[1].X-runs[1].Width, 15*(markGap+numberTracking))
	near(t, "suit", runs[2].Width, 15*.72)
	if got, want := strings.Join(linesOf(Body.Layout("a * b ` c", 0)), "|"), "a * b ` c"; got != want {
		t.Errorf("signs that never close are %q, want %q", got, want)
	}
	if got, want := Unmarked("Slew `9`♣ *well* \\`"), "Slew 9♣ well `"; got != want {
		t.Errorf("unmarked: %q, want %q", got, want)
	}
	if got, want := strings.Join(linesOf(Eyebrow.Layout("Yōko", 0)), ""), "YŌKO"; got != want {
		t.Errorf("upper case: %q, want %q", got, want)
	}
}

// CSS: (line − ascent − descent)/2 over the ascent. For the wordmark, 40 on 40:
// (40 − 52)/2 + 39.6 = 33.6; the heading's second line: 40 + (40 − 41.6)/2 + 31.68.
func TestBaseline(t *testing.T) {
	near(t, "wordmark", Wordmark.Layout("Scoundrel", 0).Baseline(0), 33.6)
	near(t, "heading, line 2", Heading.Layout("Log\nLog", 0).Baseline(1), 70.88)
}

// styledText makes texts of words, numbers, marks and anything at all.
var styledText = rapid.Custom(func(t *rapid.T) string {
	words := rapid.SliceOf(rapid.OneOf(
		rapid.SampledFrom([]string{"Slew", "`9`♣", "*accent*", "with", "妖狐", "Yōko", "−2", "→", "extraordinarily"}),
		rapid.StringMatching(`[a-zA-Z0-9.,]{1,12}`),
	)).Draw(t, "words")
	return strings.Join(words, " ")
})

func TestWrappingFitsAndLosesNothing(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		text := styledText.Draw(t, "text")
		width := rapid.Float64Range(1, 400).Draw(t, "width")
		block := Body.Layout(text, width)
		var words []string
		for i, line := range linesOf(block) {
			words = append(words, strings.Fields(line)...)
			if block.Lines[i].Width > width+.001 && strings.Contains(line, " ") {
				t.Fatalf("line %q is %v wide in %v", line, block.Lines[i].Width, width)
			}
		}
		if got, want := strings.Join(words, " "), strings.Join(strings.Fields(Unmarked(text)), " "); got != want {
			t.Fatalf("wrapped to %q, want %q", got, want)
		}
		if want := float64(len(block.Lines)) * Body.Line; block.Height != want {
			t.Fatalf("height %v, want %v", block.Height, want)
		}
	})
}

func TestWidthsGrowWithTheSize(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		text := styledText.Draw(t, "text")
		factor := rapid.SampledFrom([]float64{1.25, 1.5, 2, 3}).Draw(t, "factor")
		small := Body.Layout(text, 200)
		large := Body.At(Body.Size*factor, Body.Line*factor).Layout(text, 200*factor)
		if len(small.Lines) != len(large.Lines) {
			t.Fatalf("%d lines became %d", len(small.Lines), len(large.Lines))
		}
		if math.Abs(small.Width*factor-large.Width) > .001 {
			t.Fatalf("width %v times %v became %v", small.Width, factor, large.Width)
		}
	})
}

func TestAnyRuneIsLaidOut(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		text := rapid.String().Draw(t, "text")
		style := Style{Face: rapid.SampledFrom([]Face{Serif, Grotesk, Mono, Kanji, 99}).Draw(t, "face"), Size: 15, Line: 24}
		block := style.Layout(text, rapid.Float64Range(-1, 200).Draw(t, "width"))
		for _, line := range block.Lines {
			for _, run := range line.Runs {
				if run.Mark == 0 && len(run.glyphs) != len([]rune(run.Text)) {
					t.Fatalf("%q has %d glyphs", run.Text, len(run.glyphs))
				}
				for _, g := range run.glyphs {
					if g.index == 0 {
						t.Fatalf("%q is set without a glyph", run.Text)
					}
				}
			}
		}
		GlyphMask(style.Face, text, 12, .1)
	})
}

func TestPlainTextStaysAsItIs(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		text := rapid.StringOf(rapid.SampledFrom([]rune("ab*`\\ 9"))).Draw(t, "text")
		if got := Unmarked(Plain(text)); got != text {
			t.Fatalf("%q became %q", text, got)
		}
	})
}

func TestLayoutsAreKept(t *testing.T) {
	text := "Kept layouts cost nothing."
	Body.Layout(text, 90)
	if allocations := testing.AllocsPerRun(100, func() { Body.Layout(text, 90) }); allocations > 0 {
		t.Errorf("a kept layout takes %v allocations", allocations)
	}
	for i := range 3 * layoutLimit {
		Body.Layout(text, float64(100+i))
	}
	if kept := len(youngLayouts) + len(oldLayouts); kept > 2*layoutLimit {
		t.Errorf("%d layouts are kept, the limit is %d", kept, 2*layoutLimit)
	}
}
