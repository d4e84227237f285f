package scenes

import "akuto/fonts"

// panelStyle is the type and the measures of the enemy's panel. Lengths are in
// points; those ending in At count from the panel's top, those in Up from its
// bottom.
type panelStyle struct {
	pad             float64
	eyebrowAt       float64 // top of the eyebrows; below 0 when there are none
	name            fonts.Style
	nameBase        float64
	hp              fonts.Style
	most            fonts.Style
	hpBase          float64 // from the top, or up from the bottom where below is set
	cells, cellsAt  float64 // height of the cells, and their top
	tokens          float64 // middle of the first row of tokens
	tokenPitch      float64
	tokenGap        float64 // from a token to the one beside it
	token           fonts.Style
	left, right     float64 // widths of the outer columns
	number          fonts.Style
	icon            float64 // size of the intent's icon
	iconGap         float64
	iconAt          float64 // its middle
	numberBase      float64
	sentence        fonts.Style
	sentenceAt      float64
	die             float64
	dieGap          float64
	below           bool // HP, cells and tokens stand at the panel's foot
	row             bool // all tokens share one row, without words
	fade            float64
	artLeft, artTop float64 // what the art keeps free on the left and on top
}

// token styles: the number and the word beside an icon of tokenIcon points.
const (
	tokenIcon    = 18.
	cellGap      = 5.
	cellGapLeast = 1.5
	flagHeight   = 24.
	targetOffset = 5.
	panelRadius  = 14.
)

var (
	intentNumber = fonts.HeroIntent
	mostStyle    = fonts.Maximum.At(16, 16)

	panelLarge = panelStyle{
		pad: 36, eyebrowAt: 28, name: fonts.Display48, nameBase: 92, hp: fonts.HeroEnemy, most: mostStyle, hpBase: 157,
		cellsAt: 174, cells: 12, tokens: 218, tokenPitch: 32, tokenGap: 20, token: fonts.Body.At(14, 20), left: 272, right: 152,
		number: intentNumber, icon: 44, iconGap: 12, iconAt: 79, numberBase: 103, sentence: fonts.Small, sentenceAt: 117, die: 40, dieGap: 20,
	}
	panelShort = panelStyle{
		pad: 24, eyebrowAt: 18, name: fonts.Display40.At(36, 44), nameBase: 70, hp: fonts.HeroEnemy.At(36, 36), most: mostStyle, hpBase: 115,
		cellsAt: 126, cells: 12, tokens: 160.5, tokenPitch: 26, tokenGap: 12, token: fonts.Small, left: 190, right: 112,
		number: intentNumber.At(44, 44), icon: 36, iconGap: 12, iconAt: 65, numberBase: 82, sentence: fonts.Small.At(12, 18), sentenceAt: 94, die: 40, dieGap: 12,
	}
	panelPhone = panelStyle{
		pad: 20, eyebrowAt: 15.5, name: fonts.Display40.At(34, 40), nameBase: 62.5, hp: fonts.HeroEnemy.At(36, 36), most: mostStyle, hpBase: 98.5,
		cellsAt: 84, cells: 12, tokens: 52.5, tokenPitch: 24, token: fonts.Small,
		number: intentNumber.At(42, 42), icon: 32, iconGap: 10, iconAt: 56, numberBase: 73, die: 36, below: true, fade: 28,
	}
	// panelLow is a phone's panel with little height: no eyebrows, and one row
	// of tokens without their names.
	panelLow = panelStyle{
		pad: 16, eyebrowAt: -1, name: fonts.Display40.At(28, 32), nameBase: 38, hp: fonts.HeroEnemy.At(32, 32), most: mostStyle.At(14, 14), hpBase: 69,
		cellsAt: 56, cells: 10, tokens: 25, tokenPitch: 24, token: fonts.Small,
		number: intentNumber.At(34, 34), icon: 26, iconGap: 8, iconAt: 28, numberBase: 42, die: 30, below: true, row: true, fade: 20,
	}
)

// stripStyle is the type and the measures of the strip with the player's figures.
type stripStyle struct {
	pad         float64
	disc, gap   float64 // an energy disc and what is between two
	discGap     float64 // from the discs to the number
	number      fonts.Style
	most        fonts.Style
	base        float64 // the numbers' baseline, from the strip's middle
	captionBase float64
	caption     fonts.Style
	tick        float64 // width of a tick of HP
	tickGap     float64
	tickHeight  float64
	tickLead    float64 // from the number to the ticks
	icon        float64
	pileW       float64 // a pile with its fan
	pileH       float64
	pileAt      float64 // its top, from the strip's middle
	pileGap     float64
	pileBase    float64 // the baseline of its caption, from the strip's middle
	count       fonts.Style
	least       float64 // the least gap between two figures
	rows        float64 // from row to row, where the figures stand in three; 0 for one row
	lead        float64 // in rows: from the left edge to discs, ticks
}

var (
	stripNumber = fonts.Stat.At(24, 28)
	stripMost   = fonts.Maximum.At(15, 16)
	pileCount   = fonts.Style{Face: fonts.Mono, Size: 15, Line: 20, Tracking: -.05}

	stripLarge = stripStyle{
		pad: 28, disc: 26, gap: 8, discGap: 14, number: stripNumber, most: stripMost, base: -2.5, captionBase: 20.5, caption: fonts.Eyebrow,
		tick: 10, tickGap: 4.5, tickHeight: 22, tickLead: 16, icon: 20, pileW: 38, pileH: 44, pileAt: -31.5, pileGap: 18, pileBase: 29, count: pileCount, least: 14,
	}
	stripShort = stripStyle{
		pad: 16, disc: 20, gap: 4.6, discGap: 10, number: stripNumber.At(22, 26), most: stripMost, base: -3, captionBase: 20, caption: eyebrowTight,
		tick: 6, tickGap: 2.7, tickHeight: 22, tickLead: 10, icon: 20, pileW: 34, pileH: 40, pileAt: -30, pileGap: 12, pileBase: 27.5, count: pileCount.At(14, 20), least: 8,
	}
	stripPhone = stripStyle{
		pad: 17, disc: 20, gap: 6, number: stripNumber.At(20, 24), most: stripMost.At(13, 16), caption: eyebrowTight,
		tick: 6, tickGap: 2.9, tickHeight: 14, icon: 18, pileW: 34, pileH: 44, pileAt: -33, pileGap: 8, pileBase: 27, count: pileCount, rows: 28, lead: 69,
	}
	stripLow = stripStyle{
		pad: 12, disc: 15, gap: 4, number: stripNumber.At(17, 20), most: stripMost.At(12, 14), caption: eyebrowTight,
		tick: 5, tickGap: 2, tickHeight: 12, icon: 16, pileW: 32, pileH: 38, pileAt: -30, pileGap: 8, pileBase: 24, count: pileCount.At(14, 18), rows: 24, lead: 56,
	}
)

// handStyle is how the hand is fanned.
type handStyle struct {
	widest      float64
	radius      float64 // of the arc
	step        float64 // degrees between two of up to five cards
	lift        float64 // of the selected card
	grow        float64
	left, right float64 // how far the others move aside
	top         float64 // from the zone's top to the middle card's
	over        float64 // how far above the zone the selected card may reach
	drop        float64 // how far below it the cards at the ends reach, at 124 points
}

var (
	handLarge = handStyle{widest: 172, radius: 1500, step: 5.5, lift: 36, grow: 1.04, left: 10, right: 26, top: 24, over: 17, drop: 30}
	handShort = handStyle{widest: 124, radius: 1000, step: 5.6, lift: 26, grow: 1.04, left: 10, right: 26, top: 26, over: 10, drop: 30}
	handPhone = handStyle{widest: 124, radius: 760, step: 4.3, lift: 24, grow: 1.06, left: 8, right: 14, top: 29, over: 2, drop: 22}
)

// fightHeader styles the header: the wordmark's baseline and seal are those of
// the tracker's.
var (
	fightHeaderLarge = headerStyle{word: fonts.Wordmark, link: fonts.Body, seal: 38, drop: 2.5, sealGap: 12, linkGap: 32}
	fightHeaderShort = headerStyle{word: fonts.WordmarkShort, raise: .75, link: fonts.Body, seal: 38, drop: 2.5, sealGap: 12, linkGap: 24}
	fightHeaderPhone = headerStyle{word: fonts.WordmarkPhoneCombat, link: fonts.Body.At(14, 24), seal: 30, drop: 1.25, sealGap: 8, linkGap: 18}
)

var (
	fightLogLarge = logStyle{title: fonts.Heading, text: fonts.SmallLog, room: 40, pitch: 29, gap: 8}
	fightLogShort = logStyle{title: fonts.HeadingShort, text: fonts.SmallLog.At(13, 28), raise: .75, room: 34, pitch: 28, gap: 8}
)
