package fonts

import (
	"strings"
	"unicode"
)

// The tracking of a number inside a sentence, in em.
const numberTracking = -.03

// item is one rune of a text with all that its place depends on.
type item struct {
	rune     rune
	face     Face
	cut      *cut
	glyph    glyph
	mark     rune // the drawn mark, 0 for a glyph
	size     float64
	tracking float64 // em
	accent   bool
	number   bool
	space    bool // a line may break here
	missing  bool // no face has the rune: a box is drawn
}

// Plain escapes text that isn't written in the program (a file's name, an error
// from elsewhere), so that Layout shows every character of it as it is.
func Plain(text string) string {
	return strings.NewReplacer(`\`, `\\`, "`", "\\`", "*", `\*`).Replace(text)
}

// Unmarked gives a text without its markup, to be read aloud or searched for.
func Unmarked(text string) string {
	var plain strings.Builder
	scan(text, func(r rune, _, _ bool) { plain.WriteRune(r) })
	return plain.String()
}

// scan walks through a text, telling for each rune whether it is in a number or
// an accent. A backslash takes the markup from the next character. A sign that
// opens and never closes stands for itself.
func scan(text string, each func(r rune, number, accent bool)) {
	runes := []rune(text)
	number, accent := false, false
	closes := func(from int, sign rune) bool {
		for i := from; i < len(runes); i++ {
			switch runes[i] {
			case '\\':
				i++
			case sign:
				return true
			}
		}
		return false
	}
	for i := 0; i < len(runes); i++ {
		r := runes[i]
		switch {
		case r == '\\' && i+1 < len(runes) && strings.ContainsRune("\\`*", runes[i+1]):
			i++
			each(runes[i], number, accent)
		case r == '`' && (number || closes(i+1, r)):
			number = !number
		case r == '*' && (accent || closes(i+1, r)):
			accent = !accent
		default:
			each(r, number, accent)
		}
	}
}

// parse turns a text with markup into items; a line break is an item '\n'.
func parse(style Style, text string) []item {
	items := make([]item, 0, len(text))
	scan(text, func(r rune, number, accent bool) {
		if it, ok := resolve(style, r, number); ok {
			it.accent = accent
			items = append(items, it)
		}
	})
	return items
}

// resolve finds the face of a rune: the style's, the built-in cut of it, the
// kanji face, or a box. It is false for runes that have no place in a line.
func resolve(style Style, r rune, number bool) (item, bool) {
	if style.Face >= faceCount {
		style.Face = Grotesk
	}
	it := item{rune: r, face: style.Face, size: style.Size, tracking: style.Tracking, number: number}
	if number {
		it.face, it.tracking = MonoLight, numberTracking
	}
	if r == '\n' {
		return it, true
	}
	if unicode.IsSpace(r) {
		it.space = r != '\u00a0' && r != '\u202f'
		r = ' '
	}
	if unicode.In(r, unicode.Cc, unicode.Cf) {
		return it, false
	}
	if style.Upper {
		r = unicode.ToUpper(r)
	}
	it.rune = r
	it.cut = cutOf(it.face)
	if isMark(r) {
		it.mark = r
		return it, true
	}
	for _, candidate := range [...]Face{it.face, Kanji} {
		for _, c := range [...]*cut{cutOf(candidate), builtIn()[candidate]} {
			if g := c.glyph(r); g.index != 0 {
				it.face, it.cut, it.glyph = candidate, c, g
				return it, true
			}
		}
	}
	it.mark, it.missing = boxMark, true
	return it, true
}

// Covers tells whether every rune of a text has a glyph in its face or in
// Kanji, or is a drawn mark; if not, it gives the first that hasn't.
func Covers(s Style, text string) (missing rune, ok bool) {
	for _, it := range parse(s, text) {
		if it.missing {
			return it.rune, false
		}
	}
	return 0, true
}
