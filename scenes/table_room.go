package scenes

import (
	"math"

	"akuto/fonts"
	"akuto/rules/scoundrel"
	"akuto/scenes/ui"
	"akuto/scenes/words"
	"akuto/sprites"
)

// roomStyle is the room's type and gaps, in points.
type roomStyle struct {
	title         fonts.Style
	raise         float64 // how far the title stands above its row
	pair          pairStyle
	pairs         float64 // between FACED and POTION
	outcomeGap    float64 // from a card to what stands under it
	outcome, role fonts.Style
}

// eyebrowTight is the eyebrow where two of them share a phone's row.
var eyebrowTight = func() fonts.Style {
	s := fonts.EyebrowSmall
	s.Tracking = .06
	return s
}()

var (
	roomLarge = roomStyle{
		title: fonts.RoomTitle, pair: pairStyle{fonts.Eyebrow, fonts.Body, 11}, pairs: 32,
		outcomeGap: 16, outcome: fonts.Outcome, role: fonts.Small,
	}
	roomShort = roomStyle{
		title: fonts.RoomTitleShort, raise: .75, pair: pairStyle{fonts.Eyebrow, fonts.Body, 11}, pairs: 32,
		outcomeGap: 12, outcome: fonts.OutcomeShort, role: fonts.Small,
	}
	roomPhone = roomStyle{
		title: fonts.RoomTitlePhone, pair: pairStyle{eyebrowTight, fonts.Body.At(14, 24), 6.5}, pairs: 16,
		outcomeGap: 12, outcome: fonts.OutcomePhone, role: fonts.Small.At(12, 18),
	}
	roomLandscape = roomStyle{
		title: fonts.HeadingShort, pair: pairStyle{eyebrowTight, fonts.Body.At(14, 24), 6.5}, pairs: 16,
		outcomeGap: 8, outcome: fonts.OutcomePhone, role: fonts.Small.At(12, 18),
	}
)

// Under a narrow card the outcome and the role take a line each.
const (
	outcomeLine       = 28.
	outcomeLineNarrow = 24.
	roleGap           = 4.
	carriedHeight     = 24.
)

// roomLayout is where the room lies.
type roomLayout struct {
	style  roomStyle
	head   sprites.Rect // the row of title, FACED and POTION
	cards  [scoundrel.RoomSize]sprites.Rect
	single bool    // outcome and role share a line
	bottom float64 // end of cards and outcomes
}

// layOutRoom puts the head at y and the cards at top, as large as the column
// and most, their greatest width, allow.
func layOutRoom(column sprites.Rect, y, top, gutter, most float64, style roomStyle, facts tableFacts) roomLayout {
	l := roomLayout{style: style, head: sprites.Rect{X: column.X, Y: y, W: column.W, H: style.title.Line}}
	w := (column.W - 3*gutter) / 4
	if w <= most {
		// The last card ends where the column does.
		w = math.Floor(2*w) / 2
		gutter = (column.W - 4*w) / 3
	} else {
		w = math.Floor(most)
	}
	for i := range l.cards {
		x := math.Round(2*(column.X+float64(i)*(w+gutter))) / 2
		l.cards[i] = sprites.Rect{X: x, Y: top, W: w, H: sprites.CardHeight(w)}
	}
	l.single = w >= narrowestSingle
	l.bottom = l.cards[0].MaxY()
	if facts.dealt {
		l.bottom += style.outcomeGap
		if l.single {
			l.bottom += outcomeLine
		} else {
			l.bottom += outcomeLineNarrow + roleGap + style.role.Line + 2
		}
	}
	return l
}

// room is the head and the four slots with what stands under them.
func (v *tableView) room() []*ui.Node {
	nodes := []*ui.Node{v.roomHead()}
	if v.state.Carried && v.state.Room[0].Card != scoundrel.None {
		first := v.l.room.cards[0]
		nodes = append(nodes, eyebrow(words.Carried, first.X, first.Y-carriedHeight, 0, 0))
	}
	next := v.state.NextSlot()
	for i, slot := range v.state.Room {
		switch {
		case slot.Card != scoundrel.None:
			nodes = append(nodes, v.card(i, slot), v.under(i, slot))
		case i < v.state.RoomCards() || i == next:
			nodes = append(nodes, v.emptySlot(i, next))
		}
	}
	return nodes
}

// roomHead is "Room 6", FACED and POTION.
func (v *tableView) roomHead() *ui.Node {
	l, st := v.l.room, v.state
	group := &ui.Node{Role: ui.Group, Rect: l.head}
	// The pairs stand a little above the row's end, as the pictures have it.
	base := l.head.MaxY() - 5.5
	potion := words.PotionReady
	if st.PotionUsed {
		potion = words.PotionUsed
	}
	second := pair(words.Potion, potion, l.style.pair, l.head.MaxX(), base, 1)
	of := st.Faced + st.ToFace()
	first := pair(words.Faced, words.FacedOf(st.Faced, of), l.style.pair, second[0].Rect.X-l.style.pairs, base, 1)

	text := words.RoomTitle(st.RoomNo)
	style := ui.Fit(l.style.title, text, first[0].Rect.X-12-l.head.X)
	title := ui.Label(style, text, l.head.X, l.head.Y-l.style.raise, 0, 0, sprites.Ink)
	title.Role = ui.Heading
	return group.Add(title).Add(first...).Add(second...)
}
