package scenes

import (
	"akuto/fonts"
	"akuto/scenes/ui"
	"akuto/scenes/words"
	"akuto/sprites"
)

// headerStyle is the header's type and gaps, in points.
type headerStyle struct {
	word, link       fonts.Style
	seal, drop       float64 // the seal's size, and how far it stands below the middle
	sealGap, linkGap float64
	raise            float64 // how far the wordmark stands above the middle
}

var (
	headerLarge = headerStyle{word: fonts.Wordmark, link: fonts.Body, seal: 38, drop: 2.5, sealGap: 12, linkGap: 32}
	headerShort = headerStyle{word: fonts.WordmarkShort, raise: .75, link: fonts.Body, seal: 38, drop: 2.5, sealGap: 12, linkGap: 24}
	headerPhone = headerStyle{word: fonts.WordmarkPhone, link: fonts.Body.At(14, 24), seal: 30, drop: 1.25, sealGap: 8, linkGap: 18}
)

// sealShare is the part of its box that the seal fills.
const sealShare = .925

// headerLayout is the header's row and the style in which it fits there.
type headerLayout struct {
	row   sprites.Rect
	style headerStyle
	back  bool
}

// width is what wordmark, seal and links take without any gap between the two
// sides.
func (h headerLayout) width() float64 {
	s := h.style
	w := s.word.Width(words.Wordmark)
	if s.seal > 0 {
		w += s.sealGap + s.seal
	}
	links := []string{words.Undo, words.Rules, words.NewGame}
	if h.back {
		links = append(links, words.BringBack)
	}
	for i, text := range links {
		w += s.link.Width(text)
		if i > 0 {
			w += s.linkGap
		}
	}
	return w
}

// layOutHeader takes the given style, or on narrow phones one that fits: a
// smaller wordmark, then none of the seal.
func layOutHeader(row sprites.Rect, style headerStyle, back bool) headerLayout {
	const between = 20
	h := headerLayout{row: row, style: style, back: back}
	fits := func() bool { return h.width()+between <= row.W }
	if fits() {
		return h
	}
	h.style.word = fonts.WordmarkPhoneCombat
	h.style.seal, h.style.sealGap, h.style.linkGap = min(h.style.seal, 26), 7, 14
	if fits() {
		return h
	}
	h.style.seal = 0
	return h
}

// header is wordmark and seal, which lead to the title, and the links.
func (v *tableView) header() *ui.Node {
	h, a := v.l.header, v.s.app
	row, style := h.row, h.style
	middle := row.Y + row.H/2
	group := &ui.Node{Role: ui.Group, Rect: row}

	word := ui.Label(style.word, words.Wordmark, row.X, middle-style.word.Line/2-style.raise, 0, 0, sprites.Ink)
	end := word.Rect.MaxX()
	title := &ui.Node{
		ID: "to-title", Role: ui.Button, Label: words.ToTitle, Description: words.ToTitleMore, Corner: 6,
		Activate: a.toTitle,
	}
	if style.seal > 0 {
		center := sprites.Point{X: end + style.sealGap + style.seal/2, Y: middle + style.drop}
		end += style.sealGap + style.seal
		title.Paint = func(c *sprites.Canvas, _ ui.Look) {
			c.Seal(sprites.SealScoundrel, center, style.seal*sealShare, 0, 1, 1)
		}
	}
	target := max(row.H-12, 44)
	title.Rect = sprites.Rect{X: row.X - 4, Y: middle - target/2, W: end - row.X + 8, H: target}
	group.Add(title.Add(word))

	undoOff := ""
	if !a.game.CanUndo() {
		undoOff = words.NothingToUndo
	}
	x := row.MaxX()
	link := func(id, label, refusal string, do func(), keys ...ui.Key) *ui.Node {
		n := linkNode(id, label, style.link, x, middle, 1, refusal, do, keys...)
		n.Rect.X += max(0, 6-style.linkGap/2)
		n.Rect.W -= 2 * max(0, 6-style.linkGap/2)
		x -= style.link.Width(label) + style.linkGap
		return n
	}
	newGame := link("new-game", words.NewGame, "", v.s.startNew, "g")
	rules := link("rules", words.Rules, "", func() { a.open(newRules(a)) }, "i")
	undo := link("undo", words.Undo, undoOff, a.undo, "u", ui.KeyUndo)
	undo.Description = words.UndoMore
	var back *ui.Node
	if h.back {
		back = link("bring-back", words.BringBack, "", a.bringBack, "z")
	}
	return group.Add(back, undo, rules, newGame)
}

// startNew starts a new game, after asking when that ends one under way.
func (s *table) startNew() {
	if s.app.game.UnderWay() {
		s.app.open(newConfirm(s.app))
		return
	}
	s.app.newGame()
}
