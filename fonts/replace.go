package fonts

import (
	"errors"
	"fmt"
)

// faceNames names the faces in messages.
var faceNames = [faceCount]string{"headings", "text", "medium text", "small numbers", "numbers", "great numbers", "kanji"}

// Replace uses a player's own font (TrueType or OpenType) for a face from the
// next layout on. A rune that it lacks is taken from the built-in cut. A font
// that can't be read, or that lacks basic Latin (the kanji in use for Kanji),
// is refused and nothing changes; the error is a sentence to be shown.
func Replace(face Face, ttf []byte) (err error) {
	if face >= faceCount {
		return errors.New("There is no such face to replace.")
	}
	// Fonts come from anywhere, and a damaged one must not end the program.
	defer func() {
		if trouble := recover(); trouble != nil {
			err = fmt.Errorf("The font for %s is damaged: %v.", faceNames[face], trouble)
		}
	}()
	// The caller may reuse its slice, and sfnt reads from it for ever.
	own, err := newCut(append([]byte(nil), ttf...))
	if err != nil {
		return fmt.Errorf("The font for %s can't be read as a TrueType or OpenType font (%v).", faceNames[face], err)
	}
	if own.ascent+own.descent <= 0 {
		return fmt.Errorf("The font for %s has no height.", faceNames[face])
	}
	needed, what := basicLatin(), "basic Latin"
	if face == Kanji {
		needed, what = KanjiInUse, "the kanji of the cards"
	}
	for _, r := range needed {
		if own.glyph(r).index == 0 {
			return fmt.Errorf("The font for %s lacks %s: it has no %q.", faceNames[face], what, r)
		}
	}
	setActive(face, own)
	return nil
}

// Reset goes back to the built-in cut of a face.
func Reset(face Face) {
	if face < faceCount {
		setActive(face, nil)
	}
}

func setActive(face Face, own *cut) {
	facesMutex.Lock()
	if old := active[face]; old != nil {
		retired = append(retired, old)
	}
	active[face] = own
	facesMutex.Unlock()
	forgetLayouts()
}

// basicLatin is the printable part of ASCII.
func basicLatin() string {
	var runes []rune
	for r := ' '; r <= '~'; r++ {
		runes = append(runes, r)
	}
	return string(runes)
}
