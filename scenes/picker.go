package scenes

import (
	"akuto/rules/scoundrel"
	"akuto/scenes/ui"
	"akuto/scenes/words"
	"akuto/sprites"
)

// picker is the sheet on which the player says which card was dealt: first the
// suit, then the card. It deals into the next empty slot until the room is
// full, or changes a card that was picked by mistake.
type picker struct {
	app *App
	// mistake is the card to be changed; None while dealing.
	mistake scoundrel.Card
	// dealing says that the sheet was opened to deal, and goes on with that
	// after a repair.
	dealing bool

	color  int // index of the color picked, or noColor
	suit   scoundrel.Suit
	suited bool

	pointed scoundrel.Card // under the pointer or the focus
	says    string         // why something was refused, until the next move

	fanned [fullSuit]ui.Motion
	landed ui.Motion // the card dealt last coming to its place in the head
	last   scoundrel.Card
	lifts  map[scoundrel.Card]lift
}

const noColor = -1

// newPicker opens the picker on a slot: a dealt card there is to be changed, an
// empty one dealt into.
func newPicker(a *App, slot int) *picker {
	s := &picker{app: a, color: noColor, lifts: map[scoundrel.Card]lift{}}
	state := a.game.State()
	if slot >= 0 && slot < len(state.Room) && state.Room[slot].Card != scoundrel.None && !state.Room[slot].Resolved {
		s.repair(state.Room[slot].Card)
	} else {
		s.dealing = true
	}
	return s
}

func (s *picker) kind() kind { return sheet }

// Back closes the picker; what was dealt stays.
func (s *picker) Back() { s.app.close() }

// refuse says in the caption's place why something can't be done.
func (s *picker) refuse(reason string) { s.says = reason }

// slot is the place of the room that the picker works on, from 0, or -1 if
// nothing can be dealt any more.
func (s *picker) slot() int {
	state := s.app.game.State()
	if s.mistake != scoundrel.None {
		for i, place := range state.Room {
			if place.Card == s.mistake {
				return i
			}
		}
	}
	return state.NextSlot()
}

// actionFor is what picking the card would do.
func (s *picker) actionFor(c scoundrel.Card) scoundrel.Action {
	if s.mistake != scoundrel.None {
		return scoundrel.Action{Kind: scoundrel.Change, Card: s.mistake, To: c}
	}
	return scoundrel.Action{Kind: scoundrel.Deal, Card: c}
}

// refusal says why the card can't be picked; empty when it can.
func (s *picker) refusal(c scoundrel.Card) string {
	if c == s.mistake {
		return ""
	}
	if err := s.app.game.State().Outcome(s.actionFor(c)).Refused; err != nil {
		return err.Error()
	}
	return ""
}

// cardsOf lists a suit from the 2 up.
func cardsOf(suit scoundrel.Suit) []scoundrel.Card {
	cards := make([]scoundrel.Card, 0, fullSuit)
	for value := 2; value <= 14; value++ {
		if c := scoundrel.NewCard(suit, value); c != scoundrel.None {
			cards = append(cards, c)
		}
	}
	return cards
}

// left counts the cards of the suit in the dungeon; any says whether one of the
// suit can be picked, which in a repair may also be one of the room.
func (s *picker) left(suit scoundrel.Suit) (n int, any bool) {
	dungeon := s.app.game.State().Dungeon()
	for _, c := range cardsOf(suit) {
		if dungeon.Has(c) {
			n++
		}
		any = any || s.refusal(c) == ""
	}
	return n, any
}

// colorOf is the index of the suit's color: 0 black, 1 red.
func colorOf(suit scoundrel.Suit) int {
	if suit.Red() {
		return 1
	}
	return 0
}

// pickColor dims the other color. If only one suit of the color has cards, it
// is picked too.
func (s *picker) pickColor(color int) {
	s.says = ""
	s.color = color
	if s.suited && colorOf(s.suit) != color {
		s.suited = false
	}
	var open []scoundrel.Suit
	for _, suit := range suits {
		if _, any := s.left(suit); any && colorOf(suit) == color {
			open = append(open, suit)
		}
	}
	if len(open) == 1 {
		s.pickSuit(open[0])
	}
}

// pickSuit fans the suit out.
func (s *picker) pickSuit(suit scoundrel.Suit) {
	s.says = ""
	s.color = colorOf(suit)
	if s.suited && s.suit == suit {
		return
	}
	s.suit, s.suited, s.pointed = suit, true, scoundrel.None
	clear(s.lifts)
	for i := range s.fanned {
		s.fanned[i] = s.app.clock.Start(420, 22*i)
	}
	s.focusFan()
}

// focusFan takes a player at the keys into the fan: to the card under repair,
// or the first that can be picked.
func (s *picker) focusFan() {
	if !s.app.root.FocusSeen() || !s.app.isFront(s) {
		return
	}
	to := scoundrel.None
	for _, c := range cardsOf(s.suit) {
		if c == s.mistake || to == scoundrel.None && s.refusal(c) == "" {
			to = c
		}
	}
	s.app.root.Dirty()
	s.app.root.SetFocus("card-"+to.ID(), true)
}

// pick commits the card. The suit is cleared at once, so that the second of two
// quick taps meets no card.
func (s *picker) pick(c scoundrel.Card) {
	note := s.bottomNote(c, words.PickerNamed(c))
	if c != s.mistake && !s.app.do(s.actionFor(c)) {
		return
	}
	s.last, s.landed = c, s.app.clock.Start(360, 0)
	s.done()
	s.tellBottom(note)
}

// remove takes the mistaken card out of the room again.
func (s *picker) remove() {
	if s.app.do(scoundrel.Action{Kind: scoundrel.Remove, Card: s.mistake}) {
		s.done()
	}
}

// removable says whether the card under repair can be taken out altogether.
func (s *picker) removable() bool {
	if s.mistake == scoundrel.None {
		return false
	}
	return s.app.game.State().Outcome(scoundrel.Action{Kind: scoundrel.Remove, Card: s.mistake}).Refused == nil
}

// done goes on to the next empty slot, or closes when there is none or only one
// card was to be changed.
func (s *picker) done() {
	if !s.app.isFront(s) {
		return
	}
	s.goOn()
	s.app.root.Dirty()
	if !s.dealing || s.app.game.State().NextSlot() < 0 {
		s.app.close()
	} else if s.app.root.FocusSeen() {
		to := "suit-" + string(suitKeys[s.suit])
		if s.nextKnown() != scoundrel.None {
			to = dealNextID
		}
		s.app.root.SetFocus(to, true)
	}
}

// goOn clears the sheet for the next card.
func (s *picker) goOn() {
	s.mistake, s.suited, s.color = scoundrel.None, false, noColor
	s.pointed, s.says = scoundrel.None, ""
	clear(s.lifts)
}

// repair turns to a card that was dealt already, lifted out of its suit.
func (s *picker) repair(c scoundrel.Card) {
	s.goOn()
	s.mistake = c
	s.pickSuit(c.Suit())
}

// Key takes the ranks that no card of the fan answers to.
func (s *picker) Key(k ui.Key) bool {
	value := valueOfKey(k)
	if value == 0 {
		return false
	}
	switch {
	case !s.suited:
		s.app.refused(words.PickerSuitFirst)
	case scoundrel.NewCard(s.suit, value) == scoundrel.None:
		s.app.refused(words.PickerNoSuchCard(s.suit))
	default:
		return false
	}
	return true
}

// Build lays the sheet out and fills it.
func (s *picker) Build(f *ui.Frame) *ui.Node {
	state := s.app.game.State()
	if s.mistake != scoundrel.None && s.slot() < 0 {
		s.mistake = scoundrel.None
	}
	l := layOutPicker(f, state.RoomCards(), s.removable())
	title := words.PickerTitle(max(s.slot(), 0)+1, state.RoomCards())
	n := &ui.Node{
		ID: "picker", Role: ui.Dialog, Label: title, Rect: l.sheet,
		Paint: func(c *sprites.Canvas, _ ui.Look) { c.Sheet(l.sheet) },
	}
	n.Add(scrimNode(f, s.Back), blocker(l.sheet))
	for _, line := range l.rules {
		n.Add(rule(line.X, line.Y, line.W))
	}
	s.addHead(n, l, title)
	s.addSuits(n, l)
	s.addCards(n, l)
	if l.keysY > 0 && !f.Touch {
		addKeyHints(n, l)
	}
	return n
}
