package scenes

import (
	"akuto/scenes/ui"
	"akuto/sprites"
)

// pickerLayout is where everything on the sheet lies, in points of the window.
type pickerLayout struct {
	m            pickerMeasures
	sheet, inner sprites.Rect // inner is what the margins leave of the sheet
	rules        []sprites.Rect

	headMid  float64
	titleW   float64
	progress []sprites.Rect
	cross    sprites.Point

	groups [2]sprites.Rect // the group heads
	decks  [4]deckPlace

	suitsY, cardY float64 // the hairlines above the two rows
	fan           fan
	apex          sprites.Point
	area          sprites.Rect // the fan's room
	captionY      float64
	keysY         float64 // middle of the key hints, 0 when there are none
}

// deckPlace is where a suit's deck lies with its name and count.
type deckPlace struct {
	node        sprites.Rect
	center      sprites.Point
	width       float64 // of a card
	textX       float64 // left edge, or the middle when centred
	centred     bool
	textW       float64
	nameY       float64 // top of the name; the count follows below
	barX, barY  float64
	countOffset float64 // from the name's top to the count's
}

// sheetGap is what stays free above a sheet in a window too low for it.
const sheetGap = 8

// layOutPicker places the sheet's parts for a room of that many cards; removable
// makes room for the button that takes one out.
func layOutPicker(f *ui.Frame, cards int, removable bool) *pickerLayout {
	m, side := pickerMeasuresFor(f)
	if removable && m.rail == 0 {
		m.hint, m.bottom = true, max(m.bottom, 21)
	}
	l := &pickerLayout{m: m}
	below := f.Window.MaxY() - f.Safe.MaxY()
	caption := captionLine
	if m.hint {
		caption += hintLine
	}
	foot := m.fanGap + caption + m.bottom + m.keys
	width := min(1180, f.Safe.W)
	inner := min(width-2*m.pad, 1084)
	if m.rail == 0 && !side {
		inner = min(inner, 720)
	}
	fanW := inner - m.rail
	sideW := 0.0
	room := f.Safe.H - sheetGap - m.head - m.suits - m.fanTop - foot
	if side {
		sideW = max(.3*inner, 124)
		if beside := 2*(m.deckBox+deckTextLeast) + m.deckGap; .42*inner >= beside {
			sideW = beside // the names stand beside their decks
		}
		fanW = inner - sideW - m.groupGap
	}
	fanH := min(m.fanRoom, room)
	l.fan = fitFan(m.one, m.two, fanW+2*m.bleed, fanH)
	// Where the width decides, the sheet is only as high as its fan.
	fanH = l.fan.bounds(fullSuit).H + l.fan.lift
	height := m.head + m.suits + m.fanTop + fanH + foot
	if side {
		height = f.Safe.H - sheetGap
	}

	l.sheet = sprites.Rect{X: f.Safe.X + (f.Safe.W-width)/2, Y: f.Safe.MaxY() - height, W: width, H: height + below}
	l.inner = sprites.Rect{X: l.sheet.X + (width-inner)/2, Y: l.sheet.Y, W: inner, H: height}
	if width == f.Safe.W {
		// The paper runs to the window's edges, under a notch too.
		l.sheet.X, l.sheet.W = f.Window.X, f.Window.W
	}
	l.layOutHead(cards)
	l.suitsY = l.sheet.Y + m.head
	l.cardY = l.suitsY + m.suits
	bottom := l.inner.MaxY()
	x := l.inner.X + m.rail
	l.rules = []sprites.Rect{{X: l.inner.X, Y: l.suitsY, W: inner}}
	if side {
		x = l.inner.X + sideW + m.groupGap
		l.cardY = l.suitsY
		fanH = bottom - foot - m.fanTop - l.suitsY
		l.layOutSideDecks(sideW, bottom-m.bottom-l.suitsY)
	} else {
		l.rules = append(l.rules, sprites.Rect{X: l.inner.X, Y: l.cardY, W: inner})
		l.layOutDecks(x, fanW)
	}
	l.area = sprites.Rect{X: x, Y: l.cardY + m.fanTop, W: fanW, H: fanH}
	l.apex = l.fan.apex(l.area)
	if side {
		used := l.fan.bounds(fullSuit).H + l.fan.lift
		l.apex.Y += (fanH - used) / 2
	}
	l.captionY = l.area.MaxY() + m.fanGap
	if m.keys > 0 {
		l.rules = append(l.rules, sprites.Rect{X: l.inner.X, Y: bottom - m.keys, W: inner})
		l.keysY = bottom - m.keys + (m.keys+1)/2 + 1
	}
	return l
}

// layOutHead places the cards of the room and the cross at the right, and
// leaves the rest to the title.
func (l *pickerLayout) layOutHead(cards int) {
	m := l.m
	l.headMid = l.sheet.Y + (m.head-1)/2
	l.cross = sprites.Point{X: l.inner.MaxX() + m.crossOut - 24, Y: l.headMid}
	h := sprites.CardHeight(m.progress)
	x := l.cross.X - 24 - m.crossGap - float64(cards)*(m.progress+m.progressGap) + m.progressGap
	for i := range cards {
		l.progress = append(l.progress, sprites.Rect{
			X: x + float64(i)*(m.progress+m.progressGap), Y: l.headMid - h/2, W: m.progress, H: h,
		})
	}
	l.titleW = x - 10 - l.inner.X
}

// groupTarget is how high the heads of the groups are for a finger.
const groupTarget = 40.0

// layOutDecks places the two groups beside each other.
func (l *pickerLayout) layOutDecks(x, w float64) {
	m := l.m
	groupW := (w - m.groupGap) / 2
	columnW := (groupW - m.deckGap) / 2
	for g := range l.groups {
		left := x + float64(g)*(groupW+m.groupGap)
		l.groups[g] = sprites.Rect{X: left, Y: l.suitsY + m.groupHead - groupTarget/2, W: groupW, H: groupTarget}
		for i := range 2 {
			column := sprites.Rect{X: left + float64(i)*(columnW+m.deckGap), Y: l.suitsY + m.groupHead + groupTarget/2, W: columnW}
			column.H = l.suitsY + m.suits - 2 - column.Y
			l.decks[2*g+i] = l.deckIn(column, l.suitsY+m.deckMid, m.deck, m.deckBox)
		}
	}
}

// layOutSideDecks places the groups above each other, h points high together.
func (l *pickerLayout) layOutSideDecks(w, h float64) {
	m := l.m
	columnW := (w - m.deckGap) / 2
	for g := range l.groups {
		top := l.suitsY + 2 + float64(g)*h/2
		l.groups[g] = sprites.Rect{X: l.inner.X, Y: top, W: w, H: groupTarget}
		room := h/2 - groupTarget
		deck, box := m.deck, m.deckBox
		if columnW < box+deckTextLeast {
			room -= 36
		}
		if most := room / 1.62; deck > most {
			deck, box = most, most*m.deckBox/m.deck
		}
		for i := range 2 {
			column := sprites.Rect{X: l.inner.X + float64(i)*(columnW+m.deckGap), Y: top + groupTarget, W: columnW, H: h/2 - groupTarget}
			l.decks[2*g+i] = l.deckIn(column, column.Y+room/2, deck, box)
		}
	}
}

// deckTextLeast is the width that a suit's name beside its deck needs.
const deckTextLeast = 76

// deckIn places a deck in its column: its name beside it where the column is
// wide enough for both, else below.
func (l *pickerLayout) deckIn(column sprites.Rect, middle, deck, box float64) deckPlace {
	d := deckPlace{node: column, width: deck, center: sprites.Point{X: column.X + box/2, Y: middle}, countOffset: 25}
	if column.W >= box+deckTextLeast {
		d.textX = column.X + box + min(l.m.deckGap, 16)
		d.textW = column.MaxX() - d.textX
		d.nameY = middle - 22.5
		d.barX, d.barY = d.textX, middle+29.5
		if deck < smallDeck {
			d.nameY, d.countOffset, d.barY = middle-19, 20, middle+22
		}
		return d
	}
	d.center.X = column.X + column.W/2
	d.centred, d.textX, d.textW = true, d.center.X, column.W
	// The fanned cards reach a little below the upright one.
	foot := middle + sprites.CardHeight(deck)/2
	d.nameY, d.countOffset = foot+8, 20.5
	if deck < smallDeck {
		d.nameY, d.countOffset = foot+3, 18
	}
	d.barX, d.barY = d.center.X-20, d.nameY+d.countOffset+20
	return d
}

// smallDeck is the width below which a deck's name is set small and close.
const smallDeck = 46
