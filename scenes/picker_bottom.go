package scenes

import (
	"slices"

	"akuto/fonts"
	"akuto/rules/scoundrel"
	"akuto/scenes/ui"
	"akuto/scenes/words"
	"akuto/sprites"
)

// above counts the cards that should be dealt before c, which the player once put
// at the bottom of the dungeon; 0 for any other card.
func (s *picker) above(c scoundrel.Card) int {
	state := s.app.game.State()
	bottom := state.Bottom()
	place := slices.Index(bottom, c)
	if place < 0 {
		return 0
	}
	above := state.Left() - len(bottom) + place
	if s.mistake != scoundrel.None {
		// The card picked by mistake was never dealt: it lies in the dungeon too.
		corrected, err := state.Step(s.actionFor(c))
		if err != nil {
			return 0
		}
		if slices.Index(corrected.Bottom(), s.mistake) < place {
			above++
		}
	}
	return above
}

// bottomNote says that c lies under others; "" when it may well be the next card.
// It is called by its name, or "this card".
func (s *picker) bottomNote(c scoundrel.Card, name string) string {
	if n := s.above(c); n > 0 {
		return words.PickerBottom(name, s.app.game.BottomRoom(c), n)
	}
	return ""
}

// tellBottom says of a card that was just picked that others should have come
// first: here, or on the table when the sheet is gone.
func (s *picker) tellBottom(note string) {
	if note == "" {
		return
	}
	if s.app.isFront(s) {
		s.says = note
	} else if s.app.message() == "" {
		s.app.tell(note)
	}
	s.app.changed()
}

// nextKnown is the card that comes next for certain, because only cards that the
// player put at the bottom are left; None while any other may come.
func (s *picker) nextKnown() scoundrel.Card {
	state := s.app.game.State()
	bottom := state.Bottom()
	if s.mistake != scoundrel.None || len(bottom) == 0 || len(bottom) < state.Left() || state.NextSlot() < 0 {
		return scoundrel.None
	}
	return bottom[0]
}

// dealNextID is the button that deals the card that is known to come next.
const dealNextID = "deal-next"

// dealNext is that button, in the middle of the fan's room.
func (s *picker) dealNext(l *pickerLayout, c scoundrel.Card) *ui.Node {
	label := words.PickerDealNext(c)
	w := min(fonts.Button.Width(label)+2*buttonPad, l.area.W)
	r := sprites.Rect{X: l.area.Center().X - w/2, Y: l.area.Center().Y - buttonHeight/2, W: w, H: buttonHeight}
	n := buttonNode(dealNextID, label, r, sprites.Solid, "", func() { s.pick(c) }, ui.KeyEnter)
	paint := n.Paint
	n.Paint = func(canvas *sprites.Canvas, look ui.Look) {
		canvas.Layer() // the places of the fan lie under it
		paint(canvas, look)
	}
	return n
}

// noteStyles are tried one after the other until a note fits under the fan.
var noteStyles = []fonts.Style{fonts.Small.At(13, 18), fonts.Small.At(11.5, 13.5), fonts.Small.At(10.5, 12)}

// noteLabel sets a note that is too long for a line in place of the caption and,
// where its line is free, of the hint.
func noteLabel(l *pickerLayout, note string, x, w float64, hintFree bool) *ui.Node {
	high := captionLine
	if hintFree {
		high += hintLine
	}
	var style fonts.Style
	for _, style = range noteStyles {
		if style.Layout(note, w).Height <= high {
			break
		}
	}
	node := ui.Label(style, note, x, l.captionY, w, .5, sprites.Ink)
	node.Role = ui.Status
	return node
}

// tooLong says whether a text would have to be made much smaller to fit on a line.
func tooLong(style fonts.Style, text string, w float64) bool { return .85*style.Width(text) > w }
