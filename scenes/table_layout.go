package scenes

import (
	"math"

	"akuto/fonts"
	"akuto/scenes/ui"
	"akuto/sprites"
)

// tableFacts is what of the game the table's layout depends on.
type tableFacts struct {
	dealt    bool      // a card lies in the room: outcomes stand under the cards
	back     bool      // the button that brings the last game back is there
	sentence string    // what to do next, with markup
	buttons  [2]string // the labels of the two buttons beside it
	entries  int       // lines of the log
}

// tableLayout is where everything on the table lies. Lengths are in points of
// the window; on the shapes that scroll, of the whole page.
type tableLayout struct {
	left   sprites.Rect // the column with health, weapon and room
	header headerLayout
	health sprites.Rect
	weapon weaponLayout
	room   roomLayout
	action actionLayout
	panel  dungeonLayout
	log    logLayout
	// line is the hairline between the columns, from its top; none with a
	// height of 0. rules are hairlines across.
	line  sprites.Rect
	rules []sprites.Rect
	// scrolls says that the page is taller than the window may be; height is
	// its height then.
	scrolls bool
	height  float64
}

// The desktop never grows beyond what these allow: on very large windows the
// table stays together in the middle.
const (
	widestCard   = 340
	widestTable  = 4*widestCard + 3*24 + 64 + 336 + 2*48
	highestTable = 1160
	widestColumn = 720
	// narrowestSingle is the card width from which the outcome and the role
	// have room on one line.
	narrowestSingle = 136
	// tabletWidth is the width from which the column has the tablet's measures.
	tabletWidth = 600
)

// layOutTable places everything for a window of which safe is free of notches.
func layOutTable(safe sprites.Rect, shape ui.Shape, short bool, facts tableFacts) tableLayout {
	switch shape {
	case ui.Desktop:
		return layOutDesktop(safe, short, facts)
	case ui.Landscape:
		return layOutLandscape(safe, facts)
	default:
		return layOutColumn(safe, facts)
	}
}

// pick gives the first measure, or the second where other holds.
func pick[T any](other bool, first, second T) T {
	if other {
		return second
	}
	return first
}

func layOutDesktop(safe sprites.Rect, short bool, facts tableFacts) tableLayout {
	w, h := min(safe.W, widestTable), min(safe.H, highestTable)
	all := sprites.Rect{X: math.Round(safe.X + (safe.W-w)/2), Y: math.Round(safe.Y + (safe.H-h)/2), W: w, H: h}
	margin, head, foot := pick(short, 48., 32), pick(short, 88., 64), pick(short, 32., 20)
	side, gap, lineGap := pick(short, 336., 272), pick(short, 64., 56), pick(short, 32., 28)

	var l tableLayout
	bottom := all.MaxY() - foot
	l.left = sprites.Rect{X: all.X + margin, Y: all.Y + head, W: all.W - 2*margin - side - gap, H: bottom - all.Y - head}
	// The side column begins with the hairline's point.
	right := sprites.Rect{X: all.MaxX() - margin - side + 1, Y: l.left.Y, W: side - 1, H: l.left.H}
	l.line = sprites.Rect{X: right.X - 1 - lineGap, Y: right.Y, W: 2, H: right.H}
	l.header = layOutHeader(sprites.Rect{X: l.left.X, Y: all.Y, W: all.W - 2*margin, H: head}, pick(short, headerLarge, headerShort), facts.back)

	l.health = sprites.Rect{X: l.left.X, Y: l.left.Y, W: pick(short, 266., 203), H: pick(short, 168., 128)}
	section := pick(short, 40., 24)
	l.weapon = weaponLayout{
		first: sprites.Point{X: l.health.MaxX() + section, Y: l.left.Y}, w: pick(short, 120., 91), share: .44,
		beside: true, short: short, centre: l.health.Center().Y, right: l.left.MaxX(),
	}
	gutter := pick(short, 24., 16)
	y := l.health.MaxY() + section
	cards := y + pick(short, 88., 72)
	high := (all.H - pick(short, 516., 420)) / 1.4
	l.room = layOutRoom(l.left, y, cards, gutter, min(high, widestCard), pick(short, roomLarge, roomShort), facts)
	l.action = layOutAction(l.left, bottom, facts)
	l.panel = layOutDungeon(right, right.Y, pick(short, dungeonLarge, dungeonShort))
	rule := l.panel.bottom + pick(short, 24., 16)
	l.rules = []sprites.Rect{{X: right.X, Y: rule, W: right.W, H: 2}}
	l.log = layOutLog(right, rule+pick(short, 17, 12.5), bottom, pick(short, logLarge, logShort))
	return l
}

func layOutColumn(safe sprites.Rect, facts tableFacts) tableLayout {
	tablet := safe.W >= tabletWidth
	margin := pick(tablet, 20., 32)
	w := min(safe.W-2*margin, widestColumn)
	page := sprites.Rect{X: math.Round(safe.X + (safe.W-w)/2), Y: safe.Y, W: w}
	l := tableLayout{left: page, scrolls: true}
	head := pick(tablet, 60., 64)
	l.header = layOutHeader(sprites.Rect{X: page.X, Y: page.Y, W: w, H: head}, pick(tablet, headerPhone, headerShort), false)

	y := page.Y + head + pick(tablet, 8., 4)
	if tablet {
		l.health = sprites.Rect{X: page.X, Y: y, W: 203, H: 128}
		l.weapon = weaponLayout{
			first: sprites.Point{X: l.health.MaxX() + 24, Y: y}, w: 91, share: .44,
			beside: true, short: true, centre: l.health.Center().Y, right: page.MaxX(),
		}
		y = l.health.MaxY() + 28
	} else {
		l.health = healthAcross(page.X, y, min(184, w*.526))
		card := math.Floor(l.health.H / 2)
		x := l.health.MaxX() + min(18, w*.0514)
		l.weapon = weaponLayout{
			first: sprites.Point{X: x, Y: y}, w: card, share: .5, right: page.MaxX(),
			note: y + sprites.CardHeight(card) + 7.8,
		}
		// The place for the longest note is kept, so that cards never jump.
		lines := l.weapon.mostLines()
		y = max(l.health.MaxY()+37, l.weapon.note+lines*noteStylePhone.Line+27)
		y = math.Round(y)
	}
	gutter := pick(tablet, 8., 16)
	l.room = layOutRoom(page, y, y+68, gutter, widestCard, pick(tablet, roomPhone, roomShort), facts)
	y = l.room.bottom + 20
	l.action = layOutActionBelow(page, y, facts)
	y = l.action.bottom
	l.rules = []sprites.Rect{{X: page.X, Y: y + 29, W: w, H: 2}}
	l.panel = layOutDungeon(page, y+50, pick(tablet, dungeonPhone, dungeonTablet))
	y = l.panel.bottom + 16
	l.rules = append(l.rules, sprites.Rect{X: page.X, Y: y, W: w, H: 2})
	l.log = layOutLog(page, y+14, 0, logPhone)
	l.height = l.log.end(facts.entries) + 32 - safe.Y
	return l
}

// healthAcross is a health card of the width, in the shape of a credit card.
func healthAcross(x, y, w float64) sprites.Rect {
	w = math.Floor(w)
	return sprites.Rect{X: x, Y: y, W: w, H: math.Round(w / 1.586)}
}

func layOutLandscape(safe sprites.Rect, facts tableFacts) tableLayout {
	const margin, head = 20., 48.
	page := sprites.Rect{X: safe.X + margin, Y: safe.Y, W: safe.W - 2*margin}
	l := tableLayout{scrolls: true}
	l.header = layOutHeader(sprites.Rect{X: page.X, Y: page.Y, W: page.W, H: head}, headerPhone, false)
	y := page.Y + head

	side := min(max(math.Floor(page.W*.24), 132), 184)
	l.health = healthAcross(page.X, y+4, side)
	card := math.Floor(l.health.H / 2)
	first := sprites.Point{X: page.X, Y: l.health.MaxY() + 14}
	l.weapon = weaponLayout{
		first: first, w: card, share: .5, right: page.X + side,
		note: first.Y + sprites.CardHeight(card) + 7.8,
	}
	l.left = sprites.Rect{X: page.X + side + 28, Y: y, W: page.W - side - 28}
	const below = 116. // outcomes and buttons
	high := (safe.MaxY() - y - 54 - below) / 1.4
	l.room = layOutRoom(l.left, y, y+54, 10, min(max(high, 64), widestCard), roomLandscape, facts)
	l.action = layOutActionLow(l.left, l.room.bottom+8, facts)

	bottom := max(l.action.bottom, l.weapon.note+l.weapon.mostLines()*noteStylePhone.Line)
	y = bottom + 24
	l.rules = []sprites.Rect{{X: page.X, Y: y, W: page.W, H: 2}}
	half := page
	if page.W >= 620 {
		half.W = (page.W - 40) / 2
	}
	l.panel = layOutDungeon(half, y+21, dungeonPhone)
	column, top := half, y+21
	if half.W < page.W {
		column.X = page.MaxX() - half.W
	} else {
		top = l.panel.bottom + 30
		l.rules = append(l.rules, sprites.Rect{X: page.X, Y: l.panel.bottom + 16, W: page.W, H: 2})
	}
	l.log = layOutLog(column, top, 0, logPhone)
	l.height = max(l.log.end(facts.entries), l.panel.bottom) + 24 - safe.Y
	return l
}

// noteStylePhone sets the weapon's note where it stands under the stack.
var noteStylePhone = fonts.Small.At(13, 18)
