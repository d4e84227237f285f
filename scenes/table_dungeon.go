package scenes

import (
	"slices"
	"strconv"

	"akuto/fonts"
	"akuto/rules/scoundrel"
	"akuto/scenes/ui"
	"akuto/scenes/words"
	"akuto/sprites"
)

// dungeonStyle is the panel's type, and where its rows stand below its top, in
// points.
type dungeonStyle struct {
	title, figure, rank         fonts.Style
	figureAt, labelAt, gridAt   float64
	chip, gapX, gapY, suitWidth float64
	rankDrop                    float64 // how far a rank stands below its chip's middle
	markAt, raise               float64 // where the suit marks stand; how far the title stands above its row
}

var (
	dungeonLarge = dungeonStyle{
		title: fonts.Heading, figure: fonts.Stat, rank: fonts.SmallMono11,
		rankDrop: .3, figureAt: 52, labelAt: 82.4, gridAt: 120, chip: 26, gapX: 4, gapY: 6, suitWidth: 16, markAt: 6,
	}
	dungeonShort = dungeonStyle{
		title: fonts.HeadingShort, figure: fonts.Stat.At(24, 28), rank: fonts.SmallMono11.At(10, 14),
		figureAt: 39.5, labelAt: 66.2, gridAt: 98, chip: 22, gapX: 3, gapY: 5, suitWidth: 14, markAt: 6, raise: .75,
	}
	dungeonTablet = dungeonStyle{
		title: fonts.HeadingShort, figure: fonts.Stat, rank: fonts.SmallMono.At(13, 18),
		figureAt: 39.3, labelAt: 69, gridAt: 104, chip: 36, gapX: 6, gapY: 7, suitWidth: 16, markAt: 5.5,
	}
	dungeonPhone = dungeonStyle{
		title: fonts.HeadingShort, figure: fonts.Stat, rank: fonts.SmallMono11,
		figureAt: 39.3, labelAt: 69, gridAt: 101.5, chip: 28, gapX: 4, gapY: 5, suitWidth: 14, markAt: 5.5,
	}
)

// ranksInRow is how many chips the longest row of the grid has.
const ranksInRow = 13

// dungeonLayout is where the Dungeon panel stands.
type dungeonLayout struct {
	rect   sprites.Rect
	style  dungeonStyle
	chipW  float64
	bottom float64
}

func layOutDungeon(column sprites.Rect, y float64, style dungeonStyle) dungeonLayout {
	l := dungeonLayout{rect: sprites.Rect{X: column.X, Y: y, W: column.W}, style: style}
	l.chipW = (column.W - style.suitWidth - ranksInRow*style.gapX) / ranksInRow
	l.rect.H = style.gridAt + 4*style.chip + 3*style.gapY
	l.bottom = l.rect.MaxY()
	return l
}

// row is the top of a suit's row of chips.
func (l dungeonLayout) row(s scoundrel.Suit) float64 {
	return l.rect.Y + l.style.gridAt + float64(s)*(l.style.chip+l.style.gapY)
}

// at is the place of a card's chip.
func (l dungeonLayout) at(c scoundrel.Card) sprites.Rect {
	x := l.rect.X + l.style.suitWidth + l.style.gapX + float64(c.Value()-2)*(l.chipW+l.style.gapX)
	return sprites.Rect{X: x, Y: l.row(c.Suit()), W: l.chipW, H: l.style.chip}
}

// dungeon is what is left of the deck: figures and the grid of 44 cards.
func (v *tableView) dungeon() *ui.Node {
	l := v.l.panel
	group := &ui.Node{Role: ui.Group, Rect: l.rect}
	title := ui.Label(l.style.title, words.Dungeon, l.rect.X, l.rect.Y-l.style.raise, 0, 0, sprites.Ink)
	title.Role = ui.Heading
	used := words.UsedCards(len(v.state.Used()))
	base := title.Rect.Y + title.Block.Baseline(0)
	usedTop := base - fonts.Small.Layout(used, 0).Baseline(0)
	group.Add(title, ui.Label(fonts.Small, used, l.rect.MaxX(), usedTop, 0, 1, sprites.Ink2))
	group.Add(v.figures()...)
	for _, suit := range suits {
		group.Add(v.suitRow(suit))
	}
	return group
}

// figures are the four numbers: cards, monster points, potions, weapons left.
func (v *tableView) figures() (nodes []*ui.Node) {
	l, st := v.l.panel, v.state
	dungeon := st.Dungeon()
	counts := [4]int{}
	for c := range dungeon.All() {
		counts[c.Suit()]++
	}
	type column struct {
		number, label string
		mark          rune
		width         float64
	}
	columns := []column{
		{number: strconv.Itoa(st.Left()), label: words.DungeonLeft},
		{number: strconv.Itoa(st.MonsterPoints()), label: words.MonsterPoints},
		{number: strconv.Itoa(counts[scoundrel.Hearts]), mark: scoundrel.Hearts.Mark()},
		{number: strconv.Itoa(counts[scoundrel.Diamonds]), mark: scoundrel.Diamonds.Mark()},
	}
	labelStyle := fonts.Small
	free := l.rect.W
	for i := range columns {
		columns[i].width = max(l.style.figure.Width(columns[i].number)+l.style.figure.Size*l.style.figure.Tracking, labelStyle.Width(columns[i].label))
		free -= columns[i].width
	}
	x := l.rect.X
	for _, col := range columns {
		nodes = append(nodes, ui.Label(l.style.figure, col.number, x, l.rect.Y+l.style.figureAt, 0, 0, sprites.Ink))
		y := l.rect.Y + l.style.labelAt
		if col.mark == 0 {
			nodes = append(nodes, ui.Label(labelStyle, col.label, x, y, 0, 0, sprites.Ink2))
		} else {
			nodes = append(nodes, markNode(col.mark, sprites.Point{X: x + 6.3, Y: y + 10}, figureMark))
		}
		x += col.width + free/float64(len(columns)-1)
	}
	return nodes
}

// Heights of the panel's suit marks in points.
const (
	figureMark = 13.
	rowMark    = 11.
)

// markNode is a suit's mark about its centre.
func markNode(mark rune, center sprites.Point, height float64) *ui.Node {
	tone := sprites.Ink
	if mark == scoundrel.Hearts.Mark() || mark == scoundrel.Diamonds.Mark() {
		tone = sprites.Vermilion
	}
	rect := sprites.Rect{X: center.X - height/2, Y: center.Y - height/2, W: height, H: height}
	return ui.Painted(rect, func(c *sprites.Canvas) { c.Mark(mark, center, height, tone) })
}

// suitRow is a suit's mark and its chips.
func (v *tableView) suitRow(suit scoundrel.Suit) *ui.Node {
	l, dungeon := v.l.panel, v.state.Dungeon()
	y := l.row(suit)
	row := &ui.Node{Role: ui.Group, Rect: sprites.Rect{X: l.rect.X, Y: y, W: l.rect.W, H: l.style.chip}}
	row.Add(markNode(suit.Mark(), sprites.Point{X: l.rect.X + l.style.markAt, Y: y + l.style.chip/2}, rowMark))
	left := 0
	bottom := v.state.Bottom()
	for c := range scoundrel.Deck().All() {
		if c.Suit() != suit {
			continue
		}
		look, tone := v.chip(c, dungeon)
		if look == sprites.ChipRaised {
			left++
		}
		rect := l.at(c)
		style := l.style.rank
		if c.Value() == 10 {
			style.Tracking = -.1
		}
		style = ui.Fit(style, c.Rank(), rect.W)
		text := ui.Label(style, c.Rank(), rect.X, rect.Y+(rect.H-style.Line)/2+l.style.rankDrop, rect.W, .5, tone)
		known := slices.Contains(bottom, c)
		text.Label = "" // the row says it all at once
		paint := text.Paint
		text.Rect.H = style.Line
		text.Paint = func(canvas *sprites.Canvas, at ui.Look) {
			canvas.Chip(rect, look)
			paint(canvas, at)
			if known {
				canvas.Bar(sprites.Rect{X: rect.X + rect.W*.2, Y: rect.MaxY() + l.style.gapY/2 - .5, W: rect.W * .6, H: 1}, sprites.Ink2)
			}
		}
		row.Add(text)
	}
	row.Label = words.SuitSpoken(suit, left)
	row.Description = words.BottomSpoken(slices.DeleteFunc(bottom, func(c scoundrel.Card) bool { return c.Suit() != suit }))
	return row
}

// chip is the look of a card in the grid: still in the dungeon, in the room, or
// out of play.
func (v *tableView) chip(c scoundrel.Card, dungeon scoundrel.Cards) (sprites.ChipLook, sprites.Tone) {
	tone := sprites.Ink
	if c.Suit().Red() {
		tone = sprites.Vermilion
	}
	if dungeon.Has(c) {
		return sprites.ChipRaised, tone
	}
	for _, slot := range v.state.Room {
		if slot.Card == c && !slot.Resolved {
			if c.Suit().Red() {
				return sprites.ChipInRoomRed, tone
			}
			return sprites.ChipInRoom, tone
		}
	}
	return sprites.ChipSeen, sprites.Faint
}
