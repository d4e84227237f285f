package scenes

import (
	"strconv"

	"akuto/fonts"
	"akuto/scenes/ui"
	"akuto/scenes/words"
	"akuto/sprites"
)

// turnGap is between the word Turn and its number.
const turnGap = 8.

// headerLinks lists the links of the header from the right.
func (v *combatView) headerLinks() []*ui.Node {
	list := []*ui.Node{v.link("leave", words.Leave), v.link("rules", words.Rules)}
	if v.l.links {
		list = append(list, v.link("undo", words.Undo))
		if v.l.log.w == 0 {
			list = append(list, v.link("log-link", words.Log))
		}
	}
	return list
}

// link is one of the words that can be tapped, at the origin.
func (v *combatView) link(id, label string) *ui.Node {
	s, a := v.s, v.s.app
	style := v.l.head.link
	do := func() { a.toTitle() }
	refusal, more := "", words.LeaveMore
	var keys []ui.Key
	switch id {
	case "rules":
		do, more, keys = func() { a.open(newCombatRules(a)) }, "", []ui.Key{"i"}
	case "undo":
		do, more, keys = s.undo, words.UndoFightMore, []ui.Key{"u", ui.KeyUndo}
		if !a.fight.CanUndo() {
			refusal = words.NothingToUndo
		}
	case "log-link":
		do, more, keys = func() { a.open(newCombatLog(a)) }, "", []ui.Key{"l"}
	}
	n := linkNode(id, label, style, 0, 0, 0, refusal, do, keys...)
	n.Description = more
	return n
}

// moved moves a node that was laid out at the origin.
func moved(n *ui.Node, dx, dy float64) *ui.Node {
	n.Rect = n.Rect.Offset(dx, dy)
	paint := n.Paint
	n.Paint = func(c *sprites.Canvas, l ui.Look) {
		c.Push(dx, dy, 1)
		paint(c, l)
		c.Pop()
	}
	return n
}

// header is the name of the game with its seal, the turn, and the links.
func (v *combatView) header() *ui.Node {
	row, style := v.l.header, v.l.head
	middle := row.Y + row.H/2
	group := &ui.Node{Role: ui.Group, Rect: row}

	turn := strconv.Itoa(v.state.Turn)
	number := fonts.InlineNumber.At(style.link.Size+1, 24)
	links := v.headerLinks()
	width := func() (w float64) {
		for _, n := range links {
			w += n.Block.Width + style.linkGap
		}
		return w + fonts.Eyebrow.Width(words.Turn) + turnGap + number.Width(turn)
	}
	word := func() float64 {
		return style.word.Width(words.SingleCombat) + style.sealGap + style.seal
	}
	const between = 16
	if word()+between+width() > row.W {
		style.linkGap = max(10, style.linkGap-(word()+between+width()-row.W)/float64(len(links)))
	}
	if word()+between+width() > row.W {
		style.seal, style.sealGap = 0, 0
	}
	if room := row.W - between - width(); style.word.Width(words.SingleCombat) > room {
		style.word = fitDown(style.word, words.SingleCombat, room)
	}
	text := ui.Label(style.word, words.SingleCombat, row.X, middle-style.word.Line/2-style.raise, 0, 0, sprites.Ink)
	text.Role = ui.Heading
	group.Add(text)
	if style.seal > 0 {
		center := sprites.Point{X: text.Rect.MaxX() + style.sealGap + style.seal/2, Y: middle + style.drop}
		size := style.seal
		group.Add(ui.Painted(sprites.Rect{X: center.X - size/2, Y: center.Y - size/2, W: size, H: size}, func(c *sprites.Canvas) {
			c.Seal(sprites.SealDuel, center, size*sealShare, 0, 1, 1)
		}))
	}
	x := row.MaxX()
	for _, n := range links {
		x -= n.Block.Width
		narrow := max(0, 6-style.linkGap/2) // targets don't overlap
		moved(n, x, middle)
		n.Rect.X, n.Rect.W = n.Rect.X+narrow, n.Rect.W-2*narrow
		x -= style.linkGap
	}
	numberBlock, wordBlock := number.Layout(turn, 0), fonts.Eyebrow.Layout(words.Turn, 0)
	base := middle + style.link.Layout("x", 0).Baseline(0) - style.link.Line/2
	x -= numberBlock.Width
	figure := ui.Label(number, turn, x, base-numberBlock.Baseline(0), 0, 0, sprites.Ink)
	figure.Role, figure.Label = ui.Status, words.TurnSpoken(v.state.Turn)
	group.Add(ui.Label(fonts.Eyebrow, words.Turn, x-turnGap-wordBlock.Width, base-wordBlock.Baseline(0), 0, 0, sprites.Ink3), figure)
	for i := len(links) - 1; i >= 0; i-- {
		group.Add(links[i])
	}
	return group
}

// fitDown is the style made as much smaller as the text needs to take at most
// width points on one line.
func fitDown(s fonts.Style, text string, width float64) fonts.Style {
	natural := s.Width(text)
	if natural <= width || natural == 0 {
		return s
	}
	return s.At(max(s.Size*width/natural*.995, 1), s.Line)
}

// cutToFit gives a style and as much of the text as takes width points on a line:
// smaller down to two thirds of the size, and then with its end cut off.
func cutToFit(s fonts.Style, text string, width float64) (fonts.Style, string) {
	s = ui.Fit(s, text, width)
	if s.Width(text) <= width {
		return s, text
	}
	runes := []rune(text)
	for len(runes) > 1 && s.Width(string(runes)+"…") > width {
		runes = runes[:len(runes)-1]
	}
	return s, string(runes) + "…"
}
