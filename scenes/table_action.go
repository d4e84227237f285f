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
	buttonPad       = 23.5
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

// sentenceStyles are tried one after the other until a sentence fits.
var sentenceStyles = []fonts.Style{fonts.Body, fonts.Small.At(13, 18), fonts.Small.At(11.5, 13.5)}

// mostSentence is how high the sentence beside the buttons may get, in points:
// what is free between the outcomes and the window's end on the lowest desktop.
const mostSentence = 54

// write sets the sentence beside the buttons in the largest style in which it
// is no higher than most, with its middle at the given height. What is longer
// even in the smallest one is cut; its label says it whole.
func (l *actionLayout) write(x, width, middle, most float64, text string) {
	fits := func(text string) bool {
		l.text = breakWords(l.style, text, width)
		return l.style.Layout(l.text, width).Height <= most
	}
	done := false
	for _, l.style = range sentenceStyles {
		if done = fits(text); done {
			break
		}
	}
	for list := strings.Fields(text); !done && len(list) > 1; {
		list = list[:len(list)-1]
		done = fits(strings.Join(list, " ") + " …")
	}
	l.place(x, balanced(l.style, l.text, width))
	l.sentence.Y = middle - l.sentence.H/2
}

// balanced is the least width in which the text takes no more lines than in the
// given one, so that no word is left alone on the last of them.
func balanced(style fonts.Style, text string, width float64) float64 {
	lines := len(style.Layout(text, width).Lines)
	fits := func(width float64) bool {
		block := style.Layout(text, width)
		return len(block.Lines) == lines && block.Width <= width
	}
	low, high := width/2, width
	if lines < 2 || fits(low) {
		return width
	}
	for high-low > 4 {
		if middle := (low + high) / 2; !fits(middle) {
			low = middle
		} else {
			high = middle
		}
	}
	return high
}

// place sets the sentence's rectangle from its text; its top is set elsewhere.
func (l *actionLayout) place(x, width float64) {
	l.sentence = sprites.Rect{X: x, W: width, H: l.style.Layout(l.text, width).Height}
}

// stretch sets the sentence in one style, as high as it gets, from y on.
func (l *actionLayout) stretch(column sprites.Rect, y float64, text string, style fonts.Style) {
	l.style, l.text = style, breakWords(style, text, column.W)
	l.place(column.X, balanced(style, l.text, column.W))
	l.sentence.Y = y
}

// layOutAction is the desktop's row, which ends at bottom.
func layOutAction(column sprites.Rect, bottom float64, facts tableFacts) actionLayout {
	l := actionLayout{bottom: bottom}
	l.sized(column.MaxX(), bottom-buttonHeight, buttonHeight, buttonPad, buttonGap, facts)
	l.write(column.X, l.first.X-buttonPad-column.X, bottom-buttonHeight/2, mostSentence, facts.sentence)
	return l
}

// layOutActionBelow is the column's: the sentence, then two equal buttons, then
// the one that brings the last game back.
func layOutActionBelow(column sprites.Rect, y float64, facts tableFacts) actionLayout {
	var l actionLayout
	l.stretch(column, y, facts.sentence, fonts.Body)
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
	l.write(column.X, beside, y+buttonHeightLow/2, buttonHeightLow, facts.sentence)
	if l.style != sentenceStyles[len(sentenceStyles)-1] && !facts.back {
		l.bottom = y + buttonHeightLow
		return l
	}
	l.stretch(column, y, facts.sentence, fonts.Small.At(13, 18))
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
		if a.suggested().Kind == scoundrel.Run {
			suggestedButton(run, a.chance(runAway))
		}
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
