package scenes

import (
	"math"

	"akuto/scenes/ui"
	"akuto/sprites"
)

// combatLayout is where everything of the fight lies, in points of the window or,
// where the page scrolls, of the page.
type combatLayout struct {
	header  sprites.Rect
	head    headerStyle
	links   bool // Undo and Log stand in the header
	panel   sprites.Rect
	enemy   panelStyle
	strip   sprites.Rect
	figures stripStyle
	hand    handLayout
	end     sprites.Rect // the End turn button
	// sentence is the room for the line beside or above it; low says that it
	// grows upwards from its bottom, and not about its middle.
	sentence sprites.Rect
	low      bool
	lower    sprites.Point // of the links under the sentence, where links is not set
	log      logLayout
	line     sprites.Rect // hairline before the log; none with a height of 0
	height   float64      // of the page, for the scroll; 0 when it all fits
}

// The fight never grows beyond what these allow: on very large windows it stays
// together.
const (
	widestFight  = 1640.
	highestFight = 1080.
	highestPanel = 480.
	widestLow    = 1200.
	widePhone    = 672. // from here on the column has the desktop's panel and strip
	// The least heights of the enemy's panel in its styles.
	leastPanelPhone = 226.
	leastPanelLow   = 164.
	leastHand       = 92. // the least width of a card
)

// layOutCombat places everything for a window of which safe is free of notches;
// cards is how many the hand holds.
func layOutCombat(safe sprites.Rect, shape ui.Shape, short bool, cards int) combatLayout {
	switch shape {
	case ui.Desktop:
		return layOutCombatDesktop(safe, short, cards)
	case ui.Landscape:
		return layOutCombatLow(safe, cards)
	default:
		if safe.W >= widePhone {
			return layOutCombatTablet(safe, cards)
		}
		return layOutCombatPhone(safe, cards)
	}
}

func layOutCombatDesktop(safe sprites.Rect, short bool, cards int) combatLayout {
	w, h := min(safe.W, widestFight), min(safe.H, highestFight)
	all := sprites.Rect{X: math.Round(safe.X + (safe.W-w)/2), Y: math.Round(safe.Y + (safe.H-h)/2), W: w, H: h}
	margin, head, foot := pick(short, 48., 32), pick(short, 88., 64), 32.
	side, gap, lineGap := pick(short, 336., 272), pick(short, 64., 56), pick(short, 32., 28)
	row := pick(short, 24., 20)

	l := combatLayout{
		head: pick(short, fightHeaderLarge, fightHeaderShort), links: true,
		enemy: pick(short, panelLarge, panelShort), figures: pick(short, stripLarge, stripShort), low: true,
	}
	left := sprites.Rect{X: all.X + margin, Y: all.Y + head, W: w - 2*margin - side - gap}
	right := sprites.Rect{X: all.MaxX() - margin - side + 1, Y: left.Y, W: side - 1}
	l.header = sprites.Rect{X: left.X, Y: all.Y, W: w - 2*margin, H: head}
	l.panel = sprites.Rect{X: left.X, Y: left.Y, W: left.W, H: math.Round(h * pick(short, .4, .38))}
	l.strip = sprites.Rect{X: left.X, Y: l.panel.MaxY() + row, W: left.W, H: pick(short, 96., 84)}
	zone := sprites.Rect{X: left.X, Y: l.strip.MaxY() + row, W: left.W}
	zone.H = all.MaxY() - zone.Y
	style := pick(short, handLarge, handShort)
	l.hand = layOutHand(zone, style, min(style.widest, math.Round(.19*h)), cards)
	l.line = sprites.Rect{X: right.X - 1 - lineGap, Y: right.Y, W: 2, H: all.MaxY() - right.Y}
	l.end = sprites.Rect{X: right.X, Y: all.MaxY() - foot - 56, W: right.W, H: 56}
	const sentence = 60
	l.sentence = sprites.Rect{X: right.X, Y: l.end.Y - 12 - sentence, W: right.W, H: sentence}
	l.log = layOutLog(right, right.Y, l.sentence.Y-8, pick(short, fightLogLarge, fightLogShort))
	return l
}

// layOutCombatTablet is one column with the desktop's panel and strip.
func layOutCombatTablet(safe sprites.Rect, cards int) combatLayout {
	const margin, head, row, foot = 32., 64., 20., 24.
	w := min(safe.W-2*margin, widestColumn)
	x := math.Round(safe.X + (safe.W-w)/2)
	l := combatLayout{head: fightHeaderShort, links: true, enemy: panelShort, figures: stripShort}
	l.header = sprites.Rect{X: x, Y: safe.Y, W: w, H: head}
	h := min(safe.H, 1180)
	style := handShort
	style.widest = 150
	fixed := head + row + 84 + row + 48 + foot
	width := min(style.widest, math.Round(.16*h))
	panel := min(h*.38, highestPanel)
	panel = math.Round(max(leastPanelPhone, min(panel, h-fixed-style.need(width))))
	l.panel = sprites.Rect{X: x, Y: safe.Y + head, W: w, H: panel}
	l.strip = sprites.Rect{X: x, Y: l.panel.MaxY() + row, W: w, H: 84}
	zone := sprites.Rect{X: x, Y: l.strip.MaxY() + row, W: w}
	zone.H = max(style.need(leastHand), safe.Y+h-48-foot-zone.Y)
	l.hand = layOutHand(zone, style, width, cards)
	l.foot(x, w, zone.MaxY(), 48, 132)
	l.fit(safe, l.end.MaxY()+foot)
	return l
}

// foot puts the End turn button at the right and the sentence left of it.
func (l *combatLayout) foot(x, w, y, height, button float64) {
	l.end = sprites.Rect{X: x + w - button, Y: y, W: button, H: height}
	l.sentence = sprites.Rect{X: x, Y: y - 6, W: w - button - 16, H: height + 12}
}

// fit says how high the page is, if it is higher than what is safe.
func (l *combatLayout) fit(safe sprites.Rect, bottom float64) {
	if bottom > safe.MaxY()+.5 {
		l.height = bottom - safe.Y
	}
}

func layOutCombatPhone(safe sprites.Rect, cards int) combatLayout {
	const margin = 20.
	tight := safe.H < 780
	head, row, strip := pick(tight, 60., 52), pick(tight, 18., 12), pick(tight, 108., 96)
	action, foot := pick(tight, 72., 64), pick(tight, 20., 12)
	w := safe.W - 2*margin
	l := combatLayout{head: fightHeaderPhone, enemy: panelPhone, figures: stripPhone}
	l.header = sprites.Rect{X: safe.X + margin, Y: safe.Y, W: w, H: head}
	if tight {
		l.figures.rows = 26
	}
	h := min(safe.H, 1080)
	style := handPhone
	style.top = pick(tight, style.top, 24)
	width := math.Floor(min(style.widest, .318*safe.W))
	fixed := head + row + strip + row + action + foot
	panel := min(h*.38, highestPanel)
	if panel+style.need(width)+fixed > h {
		// The cards give way first, then the enemy, then the page scrolls.
		width = math.Floor(max(min(width, leastHand), min(width, style.width(h-fixed-panel))))
		panel = max(leastPanelLow, min(panel, h-fixed-style.need(width)))
	}
	panel = math.Round(panel)
	if panel < leastPanelPhone {
		l.enemy = panelLow
	}
	l.panel = sprites.Rect{X: safe.X + margin, Y: safe.Y + head, W: w, H: panel}
	l.strip = sprites.Rect{X: l.panel.X, Y: l.panel.MaxY() + row, W: w, H: strip}
	zone := sprites.Rect{X: safe.X + 6, Y: l.strip.MaxY() + row, W: safe.W - 12}
	zone.H = max(style.need(width), safe.Y+h-foot-action-zone.Y)
	l.hand = layOutHand(zone, style, width, cards)
	const button = 132.
	bottom := zone.MaxY() + action
	l.end = sprites.Rect{X: l.panel.MaxX() - button, Y: bottom - 48, W: button, H: 48}
	l.lower = sprites.Point{X: l.panel.X, Y: bottom - 20}
	l.sentence = sprites.Rect{X: l.panel.X, Y: bottom - action - 4, W: w - button - 16, H: action - 40 + 4}
	l.low = true
	l.fit(safe, bottom+foot)
	return l
}

// layOutCombatLow is the phone on its side: the enemy and the figures left, the
// hand right.
func layOutCombatLow(safe sprites.Rect, cards int) combatLayout {
	const margin, head, gap, foot = 20., 48., 20., 10.
	w := min(safe.W-2*margin, widestLow)
	x := math.Round(safe.X + (safe.W-w)/2)
	l := combatLayout{head: fightHeaderPhone, links: true, enemy: panelPhone, figures: stripLow}
	l.header = sprites.Rect{X: x, Y: safe.Y, W: w, H: head}
	left := math.Round(min(.48*w, 560))
	const strip = 84.
	panel := max(leastPanelLow, math.Round(safe.H-head-strip-10-foot))
	if panel < leastPanelPhone {
		l.enemy = panelLow
	}
	l.panel = sprites.Rect{X: x, Y: safe.Y + head, W: left, H: panel}
	l.strip = sprites.Rect{X: x, Y: l.panel.MaxY() + 10, W: left, H: strip}
	right := sprites.Rect{X: x + left + gap, Y: l.panel.Y, W: w - left - gap}
	bottom := l.strip.MaxY()
	zone := sprites.Rect{X: right.X, Y: right.Y, W: right.W + margin/2, H: bottom - 48 - 4 - right.Y}
	style := handPhone
	style.top = 26
	width := math.Floor(max(60, min(style.widest, .318*right.W, style.width(zone.H))))
	l.hand = layOutHand(zone, style, width, cards)
	l.foot(right.X, right.W, bottom-48, 48, min(132, math.Round(right.W*.42)))
	l.fit(safe, bottom+foot)
	return l
}
