package scenes

import (
	"strconv"

	"akuto/fonts"
	"akuto/scenes/ui"
	"akuto/scenes/words"
	"akuto/sprites"
)

// amount is a number with its icon and word.
type amount struct {
	icon, name string
	n          int
	c          *counter
}

// enemyTokens lists what lies on the enemy, in the order of the design.
func (v *combatView) enemyTokens() []amount {
	e := v.state.Enemy
	var list []amount
	for _, t := range []amount{
		{"shield", words.Block, e.Block, &v.s.enemyBlock}, {"cracked-shield", words.Vulnerable, e.Vulnerable, nil},
		{"shattered-sword", words.Weak, e.Weak, nil}, {"biceps", words.Strength, e.Strength, nil},
	} {
		if t.n > 0 {
			list = append(list, t)
		}
	}
	return list
}

// tokens are two columns of tokens, or one row where there is little height.
func (v *combatView) tokens(x, middle, column float64) (nodes []*ui.Node) {
	p, list := v.l.enemy, v.enemyTokens()
	if !p.row && !p.below && len(list) > 1 {
		// The second column stands right of the longest word of the first.
		widest := 0.0
		for i := 0; i < len(list); i += 2 {
			widest = max(widest, tokenWidth(list[i], p.token))
		}
		column = widest + p.tokenGap
	}
	for i, t := range list {
		dx, dy := float64(i%2)*column, float64(i/2)*p.tokenPitch
		name := p.token
		if p.row {
			dx, dy = float64(i)*48, 0
		}
		nodes = append(nodes, v.tokenNode(t, name, x+dx, middle+dy, !p.row))
	}
	return nodes
}

// tokenNumber is the number of a token.
func tokenNumber(style fonts.Style) fonts.Style {
	return fonts.Style{Face: fonts.Mono, Size: max(style.Size, 14), Line: 20, Tracking: -.05}
}

const (
	tokenLead = 4.5 // from the icon to the number
	tokenWord = 9.  // from the number to the word
)

func tokenWidth(t amount, style fonts.Style) float64 {
	return tokenIcon + tokenLead + tokenNumber(style).Width(strconv.Itoa(t.n)) + tokenWord + style.Width(t.name)
}

// tokenNode is a token from x on, about the middle; words says its name beside it.
func (v *combatView) tokenNode(t amount, style fonts.Style, x, middle float64, named bool) *ui.Node {
	number := tokenNumber(style)
	text := strconv.Itoa(t.n)
	block := number.Layout(text, 0)
	base := middle + 5
	group := &ui.Node{
		Role: ui.Status, Label: words.TokenSpoken(t.n, t.name),
		Rect: sprites.Rect{X: x, Y: middle - 10, W: tokenIcon + tokenLead + block.Width, H: 20},
		Paint: func(c *sprites.Canvas, _ ui.Look) {
			c.Icon(t.icon, sprites.Point{X: x + tokenIcon/2, Y: middle}, tokenIcon, sprites.Ink)
		},
	}
	figure := ui.Label(number, text, x+tokenIcon+tokenLead, base-block.Baseline(0), 0, 0, sprites.Ink)
	if t.c != nil {
		clock, left := v.s.app.clock, figure.Rect
		figure.Paint = func(c *sprites.Canvas, _ ui.Look) {
			c.Text(number.Layout(strconv.Itoa(t.c.at(t.n, clock)), 0), left.X, left.Y, 0, 0, sprites.Ink)
		}
	}
	group.Add(figure)
	if named {
		word := style.Layout(t.name, 0)
		label := ui.Label(style, t.name, figure.Rect.MaxX()+tokenWord, base-word.Baseline(0), 0, 0, sprites.Ink2)
		group.Rect.W = label.Rect.MaxX() - x
		group.Add(label)
	}
	return group
}
