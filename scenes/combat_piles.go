package scenes

import (
	"strconv"

	"akuto/fonts"
	"akuto/rules/slay"
	"akuto/scenes/ui"
	"akuto/scenes/words"
	"akuto/sprites"
)

// pileOf is one of the three piles on the strip.
type pileOf struct {
	kind    pileKind
	id      string
	caption string
	n       int
	key     ui.Key
}

func (v *combatView) piles() []pileOf {
	p := v.state.Player
	return []pileOf{
		{pileDraw, "pile-draw", words.DrawCaption, len(p.DrawPile), "d"},
		{pileDiscard, "pile-discard", words.DiscardCaption, len(p.DiscardPile), "f"},
		{pileExhaust, "pile-exhaust", words.ExhaustCaption, len(p.ExhaustPile), "x"},
	}
}

// pilesFigure is the three piles with their names, side by side.
func (v *combatView) pilesFigure() figure {
	w := v.pilesWidth(true)
	return figure{w, func(x float64) *ui.Node {
		return (&ui.Node{Role: ui.Group, Rect: sprites.Rect{X: x, Y: v.l.strip.Y, W: w, H: v.l.strip.H}}).Add(v.pilesFrom(x, true)...)
	}}
}

func (v *combatView) pileWidth(p pileOf, named bool) float64 {
	w := v.l.figures.pileW
	if named {
		w = max(w, v.l.figures.caption.Width(p.caption))
	}
	return w
}

func (v *combatView) pilesWidth(named bool) (w float64) {
	for i, p := range v.piles() {
		w += v.pileWidth(p, named)
		if i > 0 {
			w += v.l.figures.pileGap
		}
	}
	return w
}

func (v *combatView) pilesFrom(x float64, named bool) (nodes []*ui.Node) {
	for _, p := range v.piles() {
		w := v.pileWidth(p, named)
		nodes = append(nodes, v.pile(p, x, w, named))
		x += w + v.l.figures.pileGap
	}
	return nodes
}

// pile is a button that shows the cards of a pile.
func (v *combatView) pile(p pileOf, x, w float64, named bool) *ui.Node {
	style, r, a := v.l.figures, v.l.strip, v.s.app
	middle := r.Center().Y
	top := middle + style.pileAt
	if !named {
		top = middle - style.pileH/2
	}
	stack := sprites.Rect{X: x + (w-style.pileW)/2, Y: top, W: style.pileW, H: style.pileH}
	v.s.pileAt[p.kind] = sprites.PileTop(stack).Center()
	// Half of the gap on either side belongs to the target.
	half := style.pileGap/2 - .5
	target := sprites.Rect{X: x - half, Y: r.Y + 4, W: w + 2*half, H: r.H - 8}
	n := &ui.Node{
		ID: p.id, Role: ui.Button, Label: words.PileSpoken(p.caption, p.n), Rect: target, Corner: 6, Keys: []ui.Key{p.key},
		Activate: func() {
			v.s.skip()
			if a.front().scene == scene(v.s) {
				a.open(newPile(a, p.kind))
			}
		},
	}
	hovered := false
	n.Paint = func(c *sprites.Canvas, l ui.Look) {
		hovered = l.Hover
		c.Pile(stack, p.n)
	}
	count := strconv.Itoa(p.n)
	card := sprites.PileTop(stack)
	number := ui.Label(style.count, count, card.X, card.Y+(card.H-style.count.Line)/2, card.W, .5, sprites.Ink)
	if p.n == 0 {
		number = ui.Label(style.count, count, card.X, card.Y+(card.H-style.count.Line)/2, card.W, .5, sprites.Ink3)
	}
	n.Add(number)
	if named {
		block := style.caption.Layout(p.caption, 0)
		caption := ui.Label(style.caption, p.caption, x+(w-block.Width)/2, middle+style.pileBase-block.Baseline(0), 0, 0, sprites.Ink3)
		caption.Paint = func(c *sprites.Canvas, _ ui.Look) {
			c.Text(block, caption.Rect.X, caption.Rect.Y, 0, 0, pick(hovered, sprites.Ink3, sprites.Vermilion))
		}
		n.Add(caption)
	}
	return n
}

// leastDisc is the size in points under which discs are no longer drawn.
const leastDisc = 7.

// stripRows puts energy, HP and tokens in three rows, and the piles right of them.
func (v *combatView) stripRows() []*ui.Node {
	r, p, player := v.l.strip, v.l.figures, v.state.Player
	x, middle := r.X+p.pad, r.Center().Y
	const between = 12
	named := true
	left := func() float64 { return r.W - 2*p.pad - between - v.pilesWidth(named) }
	if wanted := p.lead + 3*p.disc + 2*p.gap; left() < wanted {
		named = false
	}
	bar := min(left()-p.lead, 10*p.tick+9*p.tickGap)
	var nodes []*ui.Node
	row := func(i int) float64 { return middle + float64(i-1)*p.rows }
	counted := func(y float64, number, most string, paint func(c *sprites.Canvas, x, base float64)) []*ui.Node {
		base := y + p.number.Size*.4
		figure := ui.Label(p.number, number, x, base-p.number.Layout(number, 0).Baseline(0), 0, 0, sprites.Ink)
		if paint != nil {
			figure.Paint = func(c *sprites.Canvas, _ ui.Look) { paint(c, x, base) }
		}
		return []*ui.Node{figure, ui.Label(p.most, most, figure.Rect.MaxX()+p.most.Size*.25, base-p.most.Layout(most, 0).Baseline(0), 0, 0, sprites.Ink)}
	}
	status := func(i int, label string, children ...*ui.Node) {
		n := &ui.Node{Role: ui.Status, Label: label, Rect: sprites.Rect{X: x, Y: row(i) - p.rows/2, W: p.lead + bar, H: p.rows}}
		nodes = append(nodes, n.Add(children...))
	}
	disc, energy := min(p.disc, (bar-2*p.gap)/3), counted(row(0), strconv.Itoa(player.Energy), words.OfMost(slay.TurnEnergy), nil)
	if disc >= leastDisc {
		energy = append(energy, v.discs(x+p.lead, row(0), 3*disc+2*p.gap, disc, p.gap))
	}
	status(0, words.EnergySpoken(player.Energy), energy...)
	scale := min(1, bar/(10*p.tick+9*p.tickGap))
	status(1, words.HeroSpoken(player.HP, player.MaxHP), append(counted(row(1), strconv.Itoa(player.HP), words.OfMost(player.MaxHP), v.heroNumber()),
		v.ticks(x+p.lead, row(1), p.tick*scale, p.tickGap*scale))...)

	tokens := v.heroTokens()
	step := p.lead
	if len(tokens) > 2 {
		step = min(p.lead, (p.lead+bar+between-4)/float64(len(tokens)))
	}
	for i, t := range tokens {
		nodes = append(nodes, v.rowToken(t, x+float64(i)*step, row(2), step))
	}
	return append(nodes, v.pilesFrom(r.MaxX()-p.pad-v.pilesWidth(named), named)...)
}

// rowToken is an icon with its number.
func (v *combatView) rowToken(t amount, x, middle, room float64) *ui.Node {
	p := v.l.figures
	number := strconv.Itoa(t.n)
	lead := 4.
	style := p.number
	icon := p.icon
	if icon+lead+style.Width(number)+4 > room {
		lead, icon = 3, min(icon, 14)
		style = fitDown(fonts.InlineNumber.At(15, 20), number, room-icon-lead-3)
	}
	base := middle + style.Size*.4
	block := style.Layout(number, 0)
	n := &ui.Node{
		Role: ui.Status, Label: words.TokenSpoken(t.n, t.name), Rect: sprites.Rect{X: x, Y: middle - 12, W: icon + lead + block.Width, H: 24},
		Paint: func(c *sprites.Canvas, _ ui.Look) {
			c.Icon(t.icon, sprites.Point{X: x + icon/2, Y: middle}, icon, sprites.Ink)
		},
	}
	figure := ui.Label(style, number, x+icon+lead, base-block.Baseline(0), 0, 0, sprites.Ink)
	if paint := v.tokenNumberPaint(t, style); paint != nil {
		at := figure.Rect.X
		figure.Paint = func(c *sprites.Canvas, _ ui.Look) { paint(c, at, base) }
	}
	return n.Add(figure)
}
