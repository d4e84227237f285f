package scenes

import (
	"akuto/fonts"
	"akuto/rules/scoundrel"
	"akuto/scenes/ui"
	"akuto/scenes/words"
	"akuto/sprites"
)

// action is the sheet of a dealt card: every way to face it with its outcome,
// and the way back from a mis-pick.
type action struct {
	app  *App
	card scoundrel.Card
	// refused is a reason that the player asked for, told in vermilion.
	refused string
	begun   bool
}

func newAction(a *App, card scoundrel.Card) *action { return &action{app: a, card: card} }

func (s *action) kind() kind { return sheet }

// Back closes the sheet; nothing was done.
func (s *action) Back() { s.app.close() }

// refuse marks the reason in the row that has it.
func (s *action) refuse(reason string) { s.refused = reason }

// tick puts the focus on the suggested row once the sheet is open, so that an
// arrow goes on from there; it is seen if the sheet was opened by a key.
func (s *action) tick() {
	if s.begun || !s.app.isFront(s) {
		return
	}
	s.begun = true
	first := "option-1"
	for _, o := range s.options() {
		if o.suggested {
			first = o.id
		}
	}
	s.app.root.SetFocus(first, s.app.root.FocusSeen())
}

// take does what a row says and closes the sheet, unless the game is over: its
// end has taken the sheet's place then.
func (s *action) take(a scoundrel.Action) {
	if s.app.do(a) && s.app.isFront(s) {
		s.app.close()
	}
}

// change swaps the sheet for the picker on this card.
func (s *action) change() {
	for i, slot := range s.app.game.State().Room {
		if slot.Card == s.card {
			s.app.swap(newPicker(s.app, i))
		}
	}
}

// Build lays the sheet out: the card with its names, then the rows.
func (s *action) Build(f *ui.Frame) *ui.Node {
	options := s.options()
	l := placeAction(f, options)
	n := &ui.Node{
		ID: "action", Role: ui.Dialog, Label: s.card.Name(), Description: words.PickerCard(s.card), Rect: l.sheet,
		Paint: func(c *sprites.Canvas, _ ui.Look) { c.Sheet(l.sheet) },
	}
	n.Add(scrimNode(f, s.Back), blocker(l.sheet))
	s.addCard(n, l)
	for i, o := range options {
		n.Add(rule(l.rows[i].X, l.rows[i].Y, l.rows[i].W))
		n.Add(optionNode(o, l, i))
	}
	return n.Add(closeNode(l.cross, s.Back))
}

// addCard adds the card and its names beside it.
func (s *action) addCard(n *ui.Node, l *actionPlaces) {
	face := faceOf(s.card)
	names := words.NamesOf(s.card)
	r := l.card
	n.Add(&ui.Node{
		ID: "shown", Role: ui.Image, Label: words.PickerCard(s.card), Description: names.Kanji + " " + names.Romaji,
		Rect: r, Leans: true, Corner: r.W * .05,
		Paint: func(c *sprites.Canvas, look ui.Look) {
			c.Card(face, sprites.Pose{Center: r.Center(), W: r.W, Ink: 1, Alpha: 1, Lean: look.Lean})
		},
	})
	n.Add(eyebrow(words.ActionEyebrow(s.card), l.textX, l.eyebrowY, 0, 0))
	name := s.card.Name()
	style := ui.Fit(l.name, name, l.textW)
	n.Add(ui.Label(style, name, l.textX, l.nameY+(l.name.Line-style.Line)/2, 0, 0, sprites.Ink))
	kanji := ui.Label(fonts.Body.At(17, 24), names.Kanji, l.textX, l.kanjiY, 0, 0, sprites.Ink)
	n.Add(kanji, eyebrow(names.Romaji, kanji.Rect.MaxX()+10, l.kanjiY+5.5, 0, 0))
}
