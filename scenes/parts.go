package scenes

import (
	"strings"

	"akuto/fonts"
	"akuto/scenes/ui"
	"akuto/scenes/words"
	"akuto/sprites"
)

// buttonNode is a button with its label in the middle. refusal is why it is off,
// empty when it is on.
func buttonNode(id, label string, rect sprites.Rect, look sprites.ButtonKind, refusal string, activate func(), keys ...ui.Key) *ui.Node {
	tone := sprites.Ink
	switch {
	case refusal != "":
		look, tone = sprites.Off, sprites.Ink3
	case look == sprites.Solid:
		tone = sprites.OnSolid
	}
	style := ui.Fit(fonts.Button, label, rect.W-16)
	text := ui.Label(style, label, rect.X, rect.Y+(rect.H-style.Line)/2, rect.W, .5, tone)
	paint := text.Paint
	n := &ui.Node{
		ID: id, Role: ui.Button, Label: fonts.Unmarked(label), Rect: rect, Refusal: refusal, Activate: activate,
		Keys: keys, Corner: 4, Block: text.Block,
		Paint: func(c *sprites.Canvas, l ui.Look) {
			c.Button(rect, look, l.Press && refusal == "")
			paint(c, l)
		},
	}
	return n
}

// suggestedButton has a raised button say that it is suggested, under its label.
func suggestedButton(n *ui.Node, chance string) {
	const line = 14
	rect, label := n.Rect, *n.Block
	top := rect.Y + (rect.H-label.Height-line)/2
	name := ui.Label(label.Style, n.Label, rect.X, top, rect.W, .5, sprites.Ink)
	small := fonts.EyebrowSmall.At(fonts.EyebrowSmall.Size, line)
	tag := words.ActionSuggested
	if chance != "" && small.Width(tag+" · "+chance) <= rect.W-8 {
		tag += " · " + chance
	}
	n.Add(name, ui.Label(ui.Fit(small, tag, rect.W-8), tag, rect.X, top+label.Height-2, rect.W, .5, sprites.Vermilion))
	n.Description = strings.TrimSuffix(words.RunSuggested+" "+chance, " ")
	n.Block = nil
	n.Paint = func(c *sprites.Canvas, look ui.Look) { c.Button(rect, sprites.Raised, look.Press) }
}

// linkNode is a word that can be clicked, with a target at least 48 points high
// about it; x is its left edge, or its right one with align 1.
func linkNode(id, label string, style fonts.Style, x, middle, align float64, refusal string, activate func(), keys ...ui.Key) *ui.Node {
	block := style.Layout(label, 0)
	text := sprites.Rect{X: x - align*block.Width, Y: middle - block.Height/2, W: block.Width, H: block.Height}
	target := text.Inset(-6)
	target.Y, target.H = middle-24, 48
	return &ui.Node{
		ID: id, Role: ui.Button, Label: fonts.Unmarked(label), Rect: target, Refusal: refusal, Activate: activate,
		Keys: keys, Corner: 4, Block: &block,
		Paint: func(c *sprites.Canvas, l ui.Look) {
			tone := sprites.Ink
			if refusal != "" {
				tone = sprites.Ink3
			} else if l.Hover {
				tone = sprites.Vermilion
			}
			c.Text(block, text.X, text.Y, 0, 0, tone)
		},
	}
}

// tabNode is one of several words of which one is chosen, marked by a vermilion
// line under it; x is its left edge and gap what lies between two.
func tabNode(id, label string, x, middle, gap float64, chosen bool, activate func(), keys ...ui.Key) *ui.Node {
	block := fonts.Button.Layout(label, 0)
	half := min(gap/2, 12)
	at := sprites.Point{X: x, Y: middle - block.Height/2}
	return &ui.Node{
		ID: id, Role: ui.Button, Label: fonts.Unmarked(label), Description: words.Chosen(chosen), Corner: 4,
		Rect:     sprites.Rect{X: x - half, Y: middle - 24, W: block.Width + 2*half, H: 48},
		Activate: activate, Keys: keys, Block: &block,
		Paint: func(c *sprites.Canvas, look ui.Look) {
			tone := sprites.Ink2
			switch {
			case chosen:
				tone = sprites.Ink
				c.Bar(sprites.Rect{X: at.X, Y: at.Y + block.Height + 3, W: block.Width, H: 2}, sprites.Vermilion)
			case look.Hover:
				tone = sprites.Vermilion
			}
			c.Text(block, at.X, at.Y, 0, 0, tone)
		},
	}
}

// sheetFades lets a list on a sheet fade at both ends where it goes on: in body
// lie height points of contents, offset of them above it. The lower fade is low
// points high. It is nil for a list that is seen whole.
func sheetFades(body sprites.Rect, offset, height, low float64) *ui.Node {
	if height <= body.H {
		return nil
	}
	hidden := height - body.H - offset
	low = min(low, body.H)
	return ui.Painted(body, func(c *sprites.Canvas) {
		c.Layer()
		if offset > 0 {
			c.SheetFade(sprites.Rect{X: body.X, Y: body.Y, W: body.W, H: 10}, min(1, offset/10), 0)
		}
		if hidden > 0 {
			c.SheetFade(sprites.Rect{X: body.X, Y: body.MaxY() - low, W: body.W, H: low}, 0, min(1, hidden/24))
		}
	})
}

// closeNode is the cross of a sheet, 48 points square about its centre.
func closeNode(center sprites.Point, activate func()) *ui.Node {
	rect := sprites.Rect{X: center.X - 24, Y: center.Y - 24, W: 48, H: 48}
	return &ui.Node{
		ID: "close", Role: ui.Button, Label: words.Close, Rect: rect, Activate: activate, Corner: 24,
		Paint: func(c *sprites.Canvas, l ui.Look) {
			tone := sprites.Ink
			if l.Hover {
				tone = sprites.Vermilion
			}
			c.Mark('✕', center, 22, tone)
		},
	}
}

// scrimNode takes the taps beside a sheet; they close it.
func scrimNode(f *ui.Frame, activate func()) *ui.Node {
	return &ui.Node{ID: "scrim", Role: ui.Group, Rect: f.Window, Activate: activate, PointerOnly: true}
}

// blocker takes the taps on a sheet's own paper, so that they don't fall
// through to the scrim.
func blocker(rect sprites.Rect) *ui.Node {
	return &ui.Node{ID: "paper", Role: ui.Group, Rect: rect, Activate: func() {}, PointerOnly: true}
}

// eyebrow is a small upper-case label; its line is 16 points high.
func eyebrow(text string, x, y, width, align float64) *ui.Node {
	return ui.Label(fonts.Eyebrow, text, x, y, width, align, sprites.Ink3)
}

// rule is a hairline across.
func rule(x, y, w float64) *ui.Node {
	return ui.Painted(sprites.Rect{X: x, Y: y, W: w, H: 2}, func(c *sprites.Canvas) { c.Rule(x, y, w) })
}

// shifted moves a node laid out from y 0 down to its place, with everything
// below it.
func shifted(n *ui.Node, dy float64) *ui.Node {
	n.Walk(func(m *ui.Node) bool {
		m.Rect.Y += dy
		if paint := m.Paint; paint != nil {
			m.Paint = func(c *sprites.Canvas, l ui.Look) {
				c.Push(0, dy, 1)
				paint(c, l)
				c.Pop()
			}
		}
		return true
	})
	return n
}
