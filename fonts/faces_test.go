package fonts

import (
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"
)

var textFaces = []Face{Serif, Grotesk, GroteskMedium, Mono, MonoLight, MonoThin}

// cardKanji are the names of the 44 cards, then the suits, the seals, health and
// the kinds of combat cards.
const cardKanji = `
鬼火 餓鬼 竹槍 朝露
河童 幽霊 木刀 薬草
鎌鼬 骸骨 短刀 清水
化猫 山姥 鎖鎌 甘露
狒々 雪女 脇差 神酒
百足 怨霊 薙刀 良薬
牛鬼 鬼婆 大弓 秘薬
火車 夜叉 太刀 霊薬
雷獣 羅刹 名刀 仙丹
天狗 修羅
妖狐 般若
大蛇 閻魔
龍王 死神
獣霊刀薬 悪党生還討死命 勝利一騎 攻技力`

func TestTextFacesHaveTheirRunes(t *testing.T) {
	needed := basicLatin() + "ūōāīēŪŌ–—−·’‘“”…é©%+/\u00a0"
	for _, face := range textFaces {
		c := cutOf(face)
		for _, r := range needed {
			if c.glyph(r).index == 0 {
				t.Errorf("face %d has no %q (%U)", face, r, r)
			}
		}
	}
}

func TestKanjiFaceHasEveryKanji(t *testing.T) {
	c := cutOf(Kanji)
	var wanted []rune
	for _, r := range cardKanji {
		if r == ' ' || r == '\n' {
			continue
		}
		wanted = append(wanted, r)
		if c.glyph(r).index == 0 {
			t.Errorf("the kanji face has no %q", r)
		}
	}
	slices.Sort(wanted)
	if got := string(slices.Compact(wanted)); got != KanjiInUse {
		t.Errorf("KanjiInUse is not the kanji of the cards:\n%s\n%s", KanjiInUse, got)
	}
}

func TestDigitsOfTheMonoAreTabular(t *testing.T) {
	for _, face := range []Face{Mono, MonoLight, MonoThin} {
		for _, r := range "123456789−+ " {
			if got, want := cutOf(face).glyph(r).advance, cutOf(face).glyph('0').advance; got != want {
				t.Errorf("face %d: %q is %v em wide, 0 is %v", face, r, got, want)
			}
		}
	}
}

func TestCovers(t *testing.T) {
	for _, text := range []string{
		"Queen of Clubs · 妖狐 Yōko · Monster `12`", "Slew `9`♣ with `7`♦", "Next room →", "← Back",
		"Ran 1×", "✕", "*Suggested*", "−9", "狒々", "Line one\nline two", "",
	} {
		for _, face := range textFaces {
			if missing, ok := Covers(Style{Face: face, Size: 15}, text); !ok {
				t.Errorf("face %d doesn't cover %q: %q", face, text, missing)
			}
		}
	}
	if missing, ok := Covers(Body, "a cat 猫 and a dog 犬"); ok || missing != '犬' {
		t.Errorf("犬 is in no face, Covers gave %q, %v", missing, ok)
	}
}

// The ascent and descent are those of the fonts' horizontal headers.
func TestMetrics(t *testing.T) {
	for _, test := range []struct {
		face                       Face
		ascent, descent, capHeight float64
	}{
		{Serif, 990, 310, 720},
		{Grotesk, 2000. / 2.048, 528 / 2.048, 1440 / 2.048},
		{MonoLight, 1000, 200, 800},
		{Kanji, 1160, 288, 0},
	} {
		ascent, descent, capHeight := Metrics(test.face, 1000)
		near(t, "ascent", ascent, test.ascent)
		near(t, "descent", descent, test.descent)
		if test.capHeight > 0 {
			near(t, "cap height", capHeight, test.capHeight)
		}
	}
}

func near(t *testing.T, what string, got, want float64) {
	t.Helper()
	if got-want > .01 || want-got > .01 {
		t.Errorf("%s is %v, want %v", what, got, want)
	}
}

func TestReplace(t *testing.T) {
	t.Cleanup(func() { Reset(Serif) })
	before := Heading.Width("Dungeon")
	for name, file := range map[string][]byte{
		"empty": nil, "text": []byte("not a font"), "cut short": serifFile[:len(serifFile)/2], "kanji only": kanjiFile,
	} {
		err := Replace(Serif, file)
		if err == nil {
			t.Fatalf("%s: a font that can't serve was taken", name)
		}
		if !strings.HasPrefix(err.Error(), "The font for headings ") || !strings.HasSuffix(err.Error(), ".") {
			t.Errorf("%s: %q isn't a sentence", name, err)
		}
		if got := Heading.Width("Dungeon"); got != before {
			t.Errorf("%s: a refused font changed the text's width from %v to %v", name, before, got)
		}
	}
	if err := Replace(Serif, groteskFile); err != nil {
		t.Fatal(err)
	}
	as := Heading
	as.Face = Grotesk
	if got, want := Heading.Width("Dungeon"), as.Width("Dungeon"); got != want || got == before {
		t.Errorf("replaced, the text is %v wide, want %v", got, want)
	}
	Reset(Serif)
	if got := Heading.Width("Dungeon"); got != before {
		t.Errorf("reset, the text is %v wide, want %v", got, before)
	}
	if err := Replace(Kanji, groteskFile); err == nil || !strings.Contains(err.Error(), "kanji") {
		t.Errorf("a font without kanji for kanji: %v", err)
	}
	if err := Replace(Kanji, kanjiFile); err != nil {
		t.Error(err)
	}
	Reset(Kanji)
}

// A player's font may be damaged anywhere: it is refused, or it serves.
func TestDamagedFonts(t *testing.T) {
	t.Cleanup(func() { Reset(Grotesk) })
	taken := 0
	rapid.Check(t, func(t *rapid.T) {
		file := slices.Clone(rapid.SampledFrom([][]byte{groteskFile, serifFile}).Draw(t, "file"))
		for range rapid.IntRange(1, 40).Draw(t, "damages") {
			file[rapid.IntRange(0, len(file)-1).Draw(t, "at")] = rapid.Byte().Draw(t, "byte")
		}
		if Replace(Grotesk, file) == nil {
			taken++
		}
		text := "Queen of Clubs · 妖狐 Yōko · Monster `12` AVATAR (fi) “W”"
		Body.Layout(text, 100)
		GlyphMask(Grotesk, text, 20, 0)
	})
	if taken == 0 {
		t.Error("no font was taken, so nothing was tried")
	}
}

func TestLicences(t *testing.T) {
	for _, licence := range Licences() {
		if !strings.Contains(licence.Text, "SIL OPEN FONT LICENSE Version 1.1") || !strings.HasPrefix(licence.Text, "Copyright") {
			t.Errorf("%s has no licence text", licence.Typeface)
		}
	}
}
