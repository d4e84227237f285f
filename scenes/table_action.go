package scenes

import (
	"strings"

	"akuto/fonts"
	"akuto/rules/scoundrel"
	"akuto/scenes/ui"
	"akuto/scenes/words"
	"akuto/sprites"
)

// actionLayout is where the sentence and the buttons stand.
type actionLayout struct {
	sentence      sprites.Rect
	text          string // the sentence, with words that are too long broken
	style         fonts.Style
	first, second sprites.Rect
	third         sprites.Rect // brings the last game back; empty on the desktop
	bottom        float64
}

// Button measures in points.
const (
	buttonHeight    = 48.
	buttonHeightLow = 44.
	buttonPad       = 24.
	buttonGap       = 16.
)

// sized puts two buttons side by side that end at right.
func (l *actionLayout) sized(right, y, height, pad, gap float64, facts tableFacts) {
	width := func(label string) float64 { return fonts.Button.Width(label) + 2*pad }
	w := width(facts.buttons[1])
	l.second = sprites.Rect{X: right - w, Y: y, W: w, H: height}
	w = width(facts.buttons[0])
	l.first = sprites.Rect{X: l.second.X - gap - w, Y: y, W: w, H: height}
}

// write sets the sentence, smaller when it takes more than two lines, with its
// middle at the given height.
func (l *actionLayout) write(x, width, middle float64, text string, styles ...fonts.Style) {
	for _, l.style = range styles {
		l.text = breakWords(l.style, text, width)
		if len(l.style.Layout(l.text, width).Lines) <= 2 {
			break
		}
	}
	block := l.style.Layout(l.text, width)
	l.sentence = sprites.Rect{X: x, Y: middle - block.Height/2, W: width, H: block.Height}
}

// layOutAction is the desktop's row, which ends at bottom.
func layOutAction(column sprites.Rect, bottom float64, facts tableFacts) actionLayout {
	l := actionLayout{bottom: bottom}
	l.sized(column.MaxX(), bottom-buttonHeight, buttonHeight, buttonPad, buttonGap, facts)
	l.write(column.X, l.first.X-buttonPad-column.X, bottom-buttonHeight/2, facts.sentence, fonts.Body, fonts.Small.At(13, 18))
	return l
}

// layOutActionBelow is the column's: the sentence, then two equal buttons, then
// the one that brings the last game back.
func layOutActionBelow(column sprites.Rect, y float64, facts tableFacts) actionLayout {
	var l actionLayout
	l.write(column.X, column.W, y, facts.sentence, fonts.Body)
	l.sentence.Y = y
	l.equal(column, l.sentence.MaxY()+12, 12, buttonHeight, facts.back)
	return l
}

func (l *actionLayout) equal(column sprites.Rect, y, gap, height float64, back bool) {
	w := (column.W - gap) / 2
	l.first = sprites.Rect{X: column.X, Y: y, W: w, H: height}
	l.second = sprites.Rect{X: column.MaxX() - w, Y: y, W: w, H: height}
	l.bottom = y + height
	if back {
		l.third = sprites.Rect{X: column.X, Y: l.bottom + gap, W: column.W, H: height}
		l.bottom = l.third.MaxY()
	}
}

// layOutActionLow is the landscape phone's: one row where the sentence has room
// beside the buttons, else two.
func layOutActionLow(column sprites.Rect, y float64, facts tableFacts) actionLayout {
	var l actionLayout
	l.sized(column.MaxX(), y, buttonHeightLow, 18, 10, facts)
	beside := l.first.X - 16 - column.X
	l.write(column.X, beside, y+buttonHeightLow/2, facts.sentence, fonts.Body, fonts.Small.At(13, 18))
	if len(l.style.Layout(l.text, beside).Lines) <= 2 && !facts.back {
		l.bottom = y + buttonHeightLow
		return l
	}
	l.write(column.X, column.W, y, facts.sentence, fonts.Small.At(13, 18))
	l.sentence.Y = y
	l.equal(column, l.sentence.MaxY()+8, 10, buttonHeightLow, facts.back)
	return l
}

// breakWords cuts words that are wider than the column, such as the path of a
// file, so that they wrap instead of running out of it.
func breakWords(style fonts.Style, text string, width float64) string {
	list := strings.Split(text, " ")
	for i, word := range list {
		if style.Width(word) <= width {
			continue
		}
		var broken strings.Builder
		piece := ""
		for _, r := range word {
			if piece != "" && style.Width(piece+string(r)) > width {
				broken.WriteString(piece + " ")
				piece = ""
			}
			piece += string(r)
		}
		list[i] = broken.String() + piece
	}
	return strings.Join(list, " ")
}

// actions is the sentence with the buttons of the moment.
func (v *tableView) actions() []*ui.Node {
	l, a := v.l.action, v.s.app
	sentence := ui.Label(l.style, l.text, l.sentence.X, l.sentence.Y, l.sentence.W, 0, sprites.Ink2)
	sentence.ID, sentence.Role, sentence.Label = "sentence", ui.Status, fonts.Unmarked(v.facts.sentence)
	nodes := []*ui.Node{sentence}
	if v.state.Over.Done {
		nodes = append(nodes,
			buttonNode("result", words.SeeResult, l.first, sprites.Raised, "", func() { a.open(newOver(a)) }, ui.KeyEnter),
			buttonNode("again", words.NewGame, l.second, sprites.Solid, "", v.s.startNew),
		)
	} else {
		run := buttonNode("run", words.RunAway, l.first, sprites.Raised, v.refusal(scoundrel.Run), v.act(scoundrel.Run), "f")
		next := buttonNode("next", words.NextRoom, l.second, sprites.Solid, v.refusal(scoundrel.Next), v.act(scoundrel.Next), "n")
		next.Label = words.NextRoomSpoken
		if next.Refusal == "" {
			next.Keys = append(next.Keys, ui.KeyEnter, ui.KeySpace)
		}
		nodes = append(nodes, run, next)
	}
	if !l.third.Empty() {
		nodes = append(nodes, buttonNode("bring-back", words.BringBack, l.third, sprites.Raised, "", a.bringBack, "z"))
	}
	return nodes
}

// refusal is why the action is not allowed now, or "".
func (v *tableView) refusal(kind scoundrel.Kind) string {
	if err := v.state.Outcome(scoundrel.Action{Kind: kind}).Refused; err != nil {
		return err.Error()
	}
	return ""
}

func (v *tableView) act(kind scoundrel.Kind) func() {
	a := v.s.app
	return func() { a.do(scoundrel.Action{Kind: kind}) }
}
