package scenes

import (
	"akuto/fonts"
	"akuto/scenes/ui"
	"akuto/scenes/words"
	"akuto/sprites"
)

// actionMeasures are the lengths of the action sheet for one kind of window, in
// points.
type actionMeasures struct {
	width, pad, top float64
	card            float64 // width of the card
	cardGap         float64 // from the card to the names
	underCard       float64 // from the card to the first row
	name            fonts.Style
	title, number   fonts.Style // of a row
	// Where the names lie about the card's middle.
	eyebrow, nameTop, kanji float64
	rowPad                  float64 // above and below a row's contents
	outcomeGap              float64 // from the number to the words below it
	bottom                  float64
	cross                   float64 // how far the cross's square stands out at the right
	crossY                  float64
}

var actionDesktop = actionMeasures{
	width: 640, pad: 40, top: 40, card: 184, cardGap: 32, underCard: 32, name: fonts.Display44,
	eyebrow: -50, nameTop: -26, kanji: 35.5, title: fonts.Option, number: fonts.Stat,
	rowPad: 19.5, outcomeGap: 8, bottom: 44, cross: 16, crossY: 40,
}

var actionShort = actionMeasures{
	width: 640, pad: 40, top: 28, card: 184, cardGap: 32, underCard: 24, name: fonts.Display44,
	eyebrow: -50, nameTop: -26, kanji: 35.5, title: fonts.Option, number: fonts.Stat,
	rowPad: 13.5, outcomeGap: 8, bottom: 26, cross: 16, crossY: 40,
}

var actionPhone = actionMeasures{
	width: 640, pad: 20, top: 28, card: 112, cardGap: 20, underCard: 24, name: fonts.Display44.At(34, 40),
	eyebrow: -41, nameTop: -20, kanji: 25.5, title: fonts.Option.At(16, 24), number: fonts.Stat.At(24, 32),
	rowPad: 15, outcomeGap: 3, bottom: 44, cross: 14, crossY: 28,
}

// actionTight is for windows too low for the phone's measures.
var actionTight = actionMeasures{
	width: 640, pad: 16, top: 16, card: 84, cardGap: 16, underCard: 14, name: fonts.Display44.At(28, 32),
	eyebrow: -36, nameTop: -17, kanji: 18, title: fonts.Option.At(16, 24), number: fonts.Stat.At(24, 32),
	rowPad: 9, outcomeGap: 0, bottom: 10, cross: 14, crossY: 28,
}

// actionSide has the card beside the rows, for windows too low for anything else.
var actionSide = actionMeasures{
	width: 760, pad: 24, top: 20, card: 150, cardGap: 28, name: fonts.Display44.At(30, 36),
	title: fonts.Option.At(16, 24), number: fonts.Stat.At(24, 32),
	rowPad: 8, outcomeGap: 0, bottom: 8, cross: 16, crossY: 30,
}

// actionPlaces is where everything on the sheet lies, in points of the window.
type actionPlaces struct {
	m                       actionMeasures
	sheet, card             sprites.Rect
	cross                   sprites.Point
	textX, textW            float64
	name                    fonts.Style
	eyebrowY, nameY, kanjiY float64
	rows                    []sprites.Rect // from hairline to hairline
}

// placeAction takes the roomiest measures with which the sheet fits.
func placeAction(f *ui.Frame, options []option) *actionPlaces {
	most := f.Safe.H - sheetGap
	kinds := []actionMeasures{actionPhone, actionTight}
	if f.Shape == ui.Desktop {
		kinds = []actionMeasures{actionShort, actionTight}
		if !f.Short {
			kinds = []actionMeasures{actionDesktop, actionShort, actionTight}
		}
	} else if f.Safe.W >= 600 {
		kinds = []actionMeasures{actionShort, actionTight}
	}
	for _, m := range kinds {
		if l := stackAction(f, m, options); l.sheet.H <= most+f.Window.MaxY()-f.Safe.MaxY() {
			return l
		}
	}
	if f.Safe.W < 440 {
		return stackAction(f, actionTight, options)
	}
	return sideAction(f, actionSide, options)
}

// stackAction lays the rows out below the card.
func stackAction(f *ui.Frame, m actionMeasures, options []option) *actionPlaces {
	width := min(m.width, f.Safe.W)
	inner := width - 2*m.pad
	height := m.top + sprites.CardHeight(m.card) + m.underCard
	first := height
	heights := rowHeights(m, inner, options)
	for _, h := range heights {
		height += h
	}
	height += m.bottom - m.rowPad
	l := openAction(f, m, width, height)
	l.card = sprites.Rect{X: l.left() + m.pad, Y: l.sheet.Y + m.top, W: m.card, H: sprites.CardHeight(m.card)}
	middle := l.card.Center().Y
	l.textX = l.card.MaxX() + m.cardGap
	l.textW = l.left() + width - m.pad - l.textX
	l.eyebrowY, l.nameY, l.kanjiY = middle+m.eyebrow, middle+m.nameTop, middle+m.kanji
	l.cross = sprites.Point{X: l.left() + width - m.pad + m.cross - 24, Y: l.sheet.Y + m.crossY}
	l.placeRows(l.left()+m.pad, l.sheet.Y+first, inner, heights)
	return l
}

// sideAction lays the names and the rows out beside the card.
func sideAction(f *ui.Frame, m actionMeasures, options []option) *actionPlaces {
	width := min(m.width, f.Safe.W)
	if width < 560 {
		m.pad, m.cardGap, m.card = 16, 18, 112
	}
	inner := width - 2*m.pad - m.card - m.cardGap
	heights := rowHeights(m, inner, options)
	const names = 74
	rows := 0.0
	for _, h := range heights {
		rows += h
	}
	height := m.top + names + rows + m.bottom - m.rowPad
	if most := f.Safe.H - sheetGap; height > most {
		m.top = max(6, m.top-(height-most))
		height = m.top + names + rows + m.bottom - m.rowPad
	}
	height = max(height, m.top+sprites.CardHeight(m.card)+m.pad)
	l := openAction(f, m, width, height)
	l.card = sprites.Rect{X: l.left() + m.pad, Y: l.sheet.Y + m.pad, W: m.card, H: sprites.CardHeight(m.card)}
	l.textX = l.card.MaxX() + m.cardGap
	l.textW = inner - 44
	l.eyebrowY, l.nameY = l.sheet.Y+m.top-4, l.sheet.Y+m.top+10
	l.kanjiY = l.nameY + m.name.Line
	l.cross = sprites.Point{X: l.left() + width - m.pad + m.cross - 24, Y: l.sheet.Y + m.crossY}
	l.placeRows(l.textX, l.sheet.Y+m.top+names, inner, heights)
	return l
}

// openAction makes the sheet itself, at the bottom in the middle.
func openAction(f *ui.Frame, m actionMeasures, width, height float64) *actionPlaces {
	below := f.Window.MaxY() - f.Safe.MaxY()
	l := &actionPlaces{m: m, name: m.name}
	l.sheet = sprites.Rect{X: f.Safe.X + (f.Safe.W-width)/2, Y: f.Safe.MaxY() - height, W: width, H: height + below}
	return l
}

func (l *actionPlaces) left() float64 { return l.sheet.X }

func (l *actionPlaces) placeRows(x, y, w float64, heights []float64) {
	for _, h := range heights {
		l.rows = append(l.rows, sprites.Rect{X: x, Y: y, W: w, H: h})
		y += h
	}
}

// rowHeights gives each row's height from hairline to hairline: the taller of
// the words at the left and the outcome at the right.
func rowHeights(m actionMeasures, width float64, options []option) []float64 {
	heights := make([]float64, len(options))
	for i, o := range options {
		left := m.title.Line + o.noteBlock(m, width).Height
		right := 0.0
		if o.number != "" {
			right = m.number.Line
			if o.hasBelow() {
				right += m.outcomeGap + wordsLine
			} else if len(options) > 1 && m.outcomeGap > 0 {
				right += m.outcomeGap + wordsLine // rows of a monster are equally high
			}
		}
		heights[i] = max(left, right) + 2*m.rowPad
	}
	return heights
}

// wordsLine is the line of the words below an outcome.
const wordsLine = 20.0

// noteStyle is the explanation below an option's title.
var noteStyle = fonts.Small.At(14, 24)

// noteBlock lays the explanation out beside the outcome.
func (o option) noteBlock(m actionMeasures, width float64) fonts.Block {
	return noteStyle.Layout(o.note, width-o.rightWidth(m)-12)
}

// belowStyle sets the words below an outcome.
var belowStyle = fonts.SmallMono.At(12, wordsLine)

// hasBelow says whether words stand below the outcome, or are still to come.
func (o option) hasBelow() bool { return o.below != "" || o.chance }

// rightWidth is the width of the outcome at the right of a row, where a chance
// has room however it turns out.
func (o option) rightWidth(m actionMeasures) float64 {
	width := belowStyle.Width(o.below)
	if o.chance {
		width = belowStyle.Width(words.ActionSurelyLost)
	}
	if o.number != "" {
		width = max(width, m.number.Width(o.number)+hpGap+hpStyle.Width(words.ActionHP))
	}
	return width
}
