package scenes

import (
	"akuto/fonts"
	"akuto/scenes/ui"
)

// pickerMeasures are the lengths of the picker's parts for one kind of window,
// in points. Rows are measured from the hairline above them.
type pickerMeasures struct {
	pad  float64 // left and right
	head float64 // height of the head
	// eyebrow is whether "Deal" stands above the title.
	eyebrow               bool
	title                 fonts.Style
	progress, progressGap float64 // width of a card of the head, and between two
	crossGap, crossOut    float64 // from the cards to the cross's square, and how far that stands out at the right

	rail float64 // width of the labels' column; 0 puts them above their rows
	// labels is whether the rows have labels at all; suitLabel and cardLabel are
	// the middles of their numbers.
	labels               bool
	suitLabel, cardLabel float64

	suits                  float64 // height of the row of suits
	groupHead              float64 // middle of the group heads
	groupGap, deckGap      float64
	names, roles           fonts.Style // of groups and suits
	dotGap                 float64     // from a group's dot to its name
	deck, deckBox, deckMid float64     // width of a deck's card and of its box, middle of the decks

	fanTop, fanRoom, fanGap float64 // above the fan with its lift, its height, below it
	one, two                fanDesign
	bleed                   float64 // how far the fan may stand out on each side
	caption                 fonts.Style
	hint                    bool    // a second line under the caption
	bottom                  float64 // under the caption
	keys                    float64 // height of the row of key hints, 0 for none
}

const captionLine, hintLine = 24.0, 20.0

// captionStyle names the card that is pointed at.
var captionStyle = fonts.Body.At(16, captionLine)

var pickerDesktop = pickerMeasures{
	pad: 48, head: 112, eyebrow: true, title: fonts.Heading, progress: 48, progressGap: 10, crossGap: 24, crossOut: 16,
	rail: 120, labels: true, suitLabel: 32, cardLabel: 32,
	suits: 197, groupHead: 36.5, groupGap: 56, deckGap: 16, deck: 66, deckBox: 120, deckMid: 121,
	names: fonts.Button, roles: fonts.Small, dotGap: 10, caption: captionStyle,
	fanTop: 11.5, fanRoom: 280.5, fanGap: 29, one: fanDesktop, two: fanPhone,
	hint: true, bottom: 24, keys: 48,
}

var pickerShort = pickerMeasures{
	pad: 32, head: 88, eyebrow: true, title: fonts.Heading, progress: 42, progressGap: 10, crossGap: 24, crossOut: 16,
	rail: 88, labels: true, suitLabel: 25, cardLabel: 25,
	suits: 151, groupHead: 29, groupGap: 32, deckGap: 8, deck: 56, deckBox: 104, deckMid: 94.5,
	names: fonts.Button, roles: fonts.Small, dotGap: 10, caption: captionStyle,
	fanTop: 9, fanRoom: 215, fanGap: 16, one: fanShort, two: fanPhone,
	hint: true, bottom: 15, keys: 44,
}

var pickerPhone = pickerMeasures{
	pad: 20, head: 84, eyebrow: true, title: fonts.Heading, progress: 34, progressGap: 6, crossGap: 6, crossOut: 12,
	labels: true, suitLabel: 23, cardLabel: 25,
	suits: 199.5, groupHead: 53, groupGap: 20, deckGap: 4, deck: 48, deckBox: 84, deckMid: 108.5,
	names: fonts.Button.At(14, 24), roles: fonts.Small.At(12, 20), dotGap: 6, caption: captionStyle.At(15, captionLine),
	fanTop: 26.5, fanRoom: 269, fanGap: 19, one: fanShort, two: fanPhone, bleed: 3.5,
	hint: true, bottom: 32.5,
}

// pickerTablet is the phone's column on a wider sheet.
var pickerTablet = pickerMeasures{
	pad: 32, head: 96, eyebrow: true, title: fonts.Heading, progress: 42, progressGap: 10, crossGap: 16, crossOut: 16,
	labels: true, suitLabel: 28, cardLabel: 28,
	suits: 180, groupHead: 62, groupGap: 32, deckGap: 8, deck: 48, deckBox: 84, deckMid: 124,
	names: fonts.Button, roles: fonts.Small, dotGap: 10, caption: captionStyle,
	fanTop: 40, fanRoom: 300, fanGap: 20, one: fanShort, two: fanPhone,
	hint: true, bottom: 28,
}

// pickerTight is for windows too low for the phone's measures.
var pickerTight = pickerMeasures{
	pad: 16, head: 56, title: fonts.HeadingShort, progress: 28, progressGap: 6, crossGap: 4, crossOut: 14,
	suits: 137, groupHead: 21, groupGap: 16, deckGap: 4, deck: 36, deckBox: 64, deckMid: 64,
	names: fonts.Button.At(13, 20), roles: fonts.Small.At(12, 20), dotGap: 6, caption: captionStyle.At(15, captionLine),
	fanTop: 6, fanRoom: 240, fanGap: 8, one: fanShort, two: fanPhone, bleed: 3,
	hint: true, bottom: 8,
}

// pickerSide is for windows so low that the suits stand beside the fan.
var pickerSide = pickerMeasures{
	pad: 16, head: 52, title: fonts.HeadingShort, progress: 26, progressGap: 6, crossGap: 4, crossOut: 14,
	groupHead: 20, groupGap: 20, deckGap: 4, deck: 44, deckBox: 76,
	names: fonts.Button.At(13, 20), roles: fonts.Small.At(12, 20), dotGap: 6, caption: captionStyle.At(15, captionLine),
	fanTop: 8, fanRoom: 260, fanGap: 6, one: fanShort, two: fanPhone, bleed: 3,
	bottom: 8,
}

// The least heights at which a kind of window keeps its measures.
const (
	leastTablet = 620
	leastPhone  = 620
	leastStack  = 460
	// besideWidth is where the names of the suits fit beside their decks.
	besideWidth = 760
)

// pickerMeasuresFor chooses the measures by the room that the safe part of the
// window leaves: how the sheet stands in it matters, not how the table does.
func pickerMeasuresFor(f *ui.Frame) (m pickerMeasures, side bool) {
	w, h := f.Safe.W, f.Safe.H
	switch {
	case h < leastStack && w > h:
		m = pickerSide
		switch {
		case w >= 700:
			m.pad = 24
		case w < 560:
			m.pad, m.groupGap, m.deckGap = 12, 12, 0
		}
		return m, true
	case f.Shape == ui.Desktop && !f.Short:
		return pickerDesktop, false
	case w >= 1000 && h >= 560:
		return pickerShort, false
	case w >= besideWidth && h >= leastTablet:
		return pickerTablet, false
	case h >= leastPhone:
		m = pickerPhone
	default:
		m = pickerTight
	}
	switch {
	case w < 340:
		m.pad = 12
	case w >= 600:
		m.pad = 32
	}
	return m, false
}
