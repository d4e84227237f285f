package scenes

import (
	"fmt"

	"akuto/fonts"
	"akuto/rules/scoundrel"
	"akuto/scenes/ui"
	"akuto/scenes/words"
	"akuto/sprites"
)

// option is one row of the action sheet.
type option struct {
	id          string
	title, note string
	spoken      string
	refusal     string
	number      string // change of health, "" for a row that isn't about health
	below       string // under the number
	chance      bool   // below tells a chance, or keeps the place for one
	lethal      bool
	suggested   bool
	tagged      bool // may come to carry the tag, and keeps its place
	told        bool // the player asked why it is refused
	take        func()
	key         ui.Key
}

// options lists the ways to face the card and then the repair.
func (s *action) options() []option {
	state := s.app.game.State()
	best := s.app.suggested()
	var list []option
	for _, a := range state.Options(s.card) {
		outcome := state.Outcome(a)
		o := option{
			title: words.ActionTitle(a, state), note: words.ActionNote(a, state, outcome),
			suggested: a == best, take: func() { s.take(a) },
		}
		chance := s.app.chance(a)
		o.spoken = words.ActionSpoken(o.note, change(state, a, outcome), outcome, chance, o.suggested)
		if outcome.Refused != nil {
			o.refusal = outcome.Refused.Error()
			o.note, o.spoken = o.refusal, ""
			o.told = o.refusal == s.refused
		} else if a.Kind != scoundrel.Equip {
			o.number = words.ActionHealth(change(state, a, outcome))
		}
		switch {
		case outcome.Kills:
			o.lethal, o.below = true, words.ActionDie
		case outcome.Wins:
			o.below = words.ActionWin
		case outcome.Refused == nil && !s.app.settings.HideChances:
			o.below, o.chance = chance, true
		}
		o.tagged = outcome.Refused == nil && !s.app.settings.HideSuggestions
		list = append(list, o)
	}
	list = append(list, option{title: words.ActionChange, note: words.ActionChangeNote, spoken: words.ActionChangeNote, take: s.change})
	for i := range list {
		list[i].id = fmt.Sprintf("option-%d", i+1)
		list[i].key = ui.Key(fmt.Sprint(i + 1))
	}
	return list
}

// change is what an option does to the health; of a fatal blow the whole of it,
// not only what health there was.
func change(s scoundrel.State, a scoundrel.Action, o scoundrel.Outcome) int {
	if !o.Kills {
		return o.After - o.Before
	}
	blow := a.Card.Value()
	if a.Kind == scoundrel.FightWeapon {
		blow -= s.Weapon.Card.Value()
	}
	return -blow
}

// hpStyle is the unit behind an outcome.
var hpStyle = fonts.Stat.At(14, 32)

const hpGap = 3.0

// optionNode is a row: title and explanation at the left, outcome at the right.
func optionNode(o option, l *actionPlaces, i int) *ui.Node {
	r, m := l.rows[i], l.m
	body := sprites.Rect{X: r.X, Y: r.Y + m.rowPad + 1.5, W: r.W, H: r.H - 2*m.rowPad}
	note := o.noteBlock(m, r.W)
	title, noteTone := sprites.Ink, sprites.Ink2
	if o.refusal != "" {
		title = sprites.Ink3
	}
	if o.told {
		noteTone = sprites.Vermilion
	}
	// The focus ring stands 5 points out of the target and clear of the hairlines.
	target := sprites.Rect{X: r.X - 8, Y: r.Y + 7, W: r.W + 16, H: r.H - 13}
	n := &ui.Node{
		ID: o.id, Role: ui.Button, Label: fonts.Unmarked(o.title), Description: fonts.Unmarked(o.spoken), Rect: target,
		Refusal: o.refusal, Activate: o.take, Keys: []ui.Key{o.key}, Corner: 4,
	}
	y := body.Y + (body.H-m.title.Line-note.Height)/2
	room := r.W - o.rightWidth(m) - 12
	tagW := fonts.Eyebrow.Width(words.ActionSuggested) + 16
	if o.tagged {
		room -= tagW + 12
	}
	name := ui.Label(ui.Fit(m.title, o.title, room), o.title, r.X, y, 0, 0, title)
	// The row's own paint sets the title, which answers to the pointer.
	block, at := *name.Block, name.Rect
	name.Paint = nil
	n.Paint = func(c *sprites.Canvas, look ui.Look) {
		tone := title
		if look.Hover && o.refusal == "" {
			tone = sprites.Vermilion
		}
		c.Text(block, at.X, at.Y, at.W, 0, tone)
	}
	n.Add(name)
	if o.suggested {
		tag := sprites.Rect{X: name.Rect.MaxX() + 12, Y: y + 1.5, W: tagW, H: 22}
		n.Add(ui.Painted(tag, func(c *sprites.Canvas) { c.Tag(tag) }),
			ui.Label(fonts.Eyebrow, words.ActionSuggested, tag.X, tag.Y+3, tag.W, .5, sprites.Vermilion))
	}
	n.Add(ui.Label(noteStyle, o.note, r.X, y+m.title.Line, room+tagRoom(o, tagW), 0, noteTone))
	addOutcome(n, o, m, body)
	return n
}

// tagRoom gives the explanation back the room that the tag takes beside the title.
func tagRoom(o option, tagW float64) float64 {
	if o.tagged {
		return tagW + 12
	}
	return 0
}

// addOutcome sets the change of health at the right of a row, and the chance
// below it or, where health doesn't change, alone.
func addOutcome(n *ui.Node, o option, m actionMeasures, body sprites.Rect) {
	right := body.MaxX()
	below := func(y float64) {
		tone := sprites.Ink2
		if o.suggested && o.chance {
			tone = sprites.Vermilion
		}
		if o.below != "" {
			n.Add(ui.Label(belowStyle, o.below, right, y, 0, 1, tone))
		}
	}
	if o.number == "" {
		below(body.Y + (body.H-wordsLine)/2)
		return
	}
	tone := sprites.Ink
	if o.lethal {
		tone = sprites.Vermilion
	}
	height := m.number.Line
	if o.hasBelow() {
		height += m.outcomeGap + wordsLine
	}
	y := body.Y + (body.H-height)/2
	// Both stand on one baseline.
	drop := m.number.Layout("0", 0).Baseline(0) - hpStyle.Layout("0", 0).Baseline(0)
	unit := ui.Label(hpStyle, words.ActionHP, right, y+drop, 0, 1, tone)
	n.Add(ui.Label(m.number, o.number, unit.Rect.X-hpGap, y, 0, 1, tone), unit)
	below(y + m.number.Line + m.outcomeGap)
}
