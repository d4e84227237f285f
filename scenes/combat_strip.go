package scenes

import (
	"strconv"

	"akuto/fonts"
	"akuto/rules/slay"
	"akuto/scenes/ui"
	"akuto/scenes/words"
	"akuto/sprites"
)

// figure is one item of the strip: it knows its width and draws itself from x on.
type figure struct {
	w     float64
	place func(x float64) *ui.Node
}

// strip is the player's part: energy, HP, block and tokens, the three piles.
func (v *combatView) strip() *ui.Node {
	r, s := v.l.strip, v.s
	n := &ui.Node{
		Role: ui.Group, Label: words.HeroSpoken(v.state.Player.HP, v.state.Player.MaxHP), Rect: r,
		Description: words.TokensSpoken(v.state.Player.Fighter),
		Paint: func(c *sprites.Canvas, _ ui.Look) {
			dx := 0.
			if t := s.hurt.At(s.app.clock); t < 1 && s.hurt.Begun(s.app.clock) {
				dx = shakes(t) * .6
			}
			c.Push(dx, 0, 1)
			c.Plate(r, panelRadius)
		},
	}
	if v.l.figures.rows > 0 {
		n.Add(v.stripRows()...)
	} else {
		n.Add(v.stripLine()...)
	}
	return n.Add(ui.Painted(r, func(c *sprites.Canvas) { c.Pop() }))
}

// heroTokens lists what lies on the player: block and strength always, the others
// when there are any.
func (v *combatView) heroTokens() []amount {
	p := v.state.Player
	list := []amount{{"shield", words.Block, p.Block, &v.s.heroBlock}, {"biceps", words.Strength, p.Strength, nil}}
	if p.Vulnerable > 0 {
		list = append(list, amount{"cracked-shield", words.Vulnerable, p.Vulnerable, nil})
	}
	if p.Weak > 0 {
		list = append(list, amount{"shattered-sword", words.Weak, p.Weak, nil})
	}
	return list
}

// stripLine puts everything in one row with equal gaps. Where that is too much,
// the ticks of HP go, then the names under the tokens.
func (v *combatView) stripLine() (nodes []*ui.Node) {
	r, p := v.l.strip, v.l.figures
	room := r.W - 2*p.pad
	var items []figure
	var sum float64
	fits := func(ticks, named bool) bool {
		items = append([]figure{v.energyFigure(), v.heroFigure(ticks)}, v.tokenFigures(named)...)
		items = append(items, v.pilesFigure())
		sum = 0
		for _, item := range items {
			sum += item.w
		}
		return sum+p.least*float64(len(items)-1) <= room
	}
	if !fits(true, true) && !fits(false, true) {
		fits(false, false)
	}
	gap, x := (room-sum)/float64(len(items)-1), r.X+p.pad
	for _, item := range items {
		nodes = append(nodes, item.place(x))
		x += item.w + gap
	}
	return nodes
}

// captioned is a number, with or without a maximum, over its name.
func (v *combatView) captioned(group *ui.Node, x float64, number, most, caption string, paint func(c *sprites.Canvas, x, base float64)) *ui.Node {
	p, middle := v.l.figures, v.l.strip.Center().Y
	base := middle + p.base
	figure := ui.Label(p.number, number, x, base-p.number.Layout(number, 0).Baseline(0), 0, 0, sprites.Ink)
	if paint != nil {
		figure.Paint = func(c *sprites.Canvas, _ ui.Look) { paint(c, x, base) }
	}
	group.Add(figure)
	if most != "" {
		group.Add(ui.Label(p.most, most, figure.Rect.MaxX()+p.most.Size*.4, base-p.most.Layout(most, 0).Baseline(0), 0, 0, sprites.Ink))
	}
	if caption != "" {
		group.Add(ui.Label(p.caption, caption, x, middle+p.captionBase-p.caption.Layout(caption, 0).Baseline(0), 0, 0, sprites.Ink3))
	}
	return group
}

func (v *combatView) captionedWidth(number, most, caption string) float64 {
	p := v.l.figures
	w := p.number.Width(number)
	if most != "" {
		w += p.most.Size*.4 + p.most.Width(most)
	}
	return max(w, p.caption.Width(caption))
}

// discs draws the energy: as many discs as a turn gives, or as there are, in the
// same width.
func (v *combatView) discs(x, middle, width, size, gap float64) *ui.Node {
	energy := v.state.Player.Energy
	n := max(energy, slay.TurnEnergy)
	if n > slay.TurnEnergy {
		gap = min(gap, 3)
		size = min(size, (width-gap*float64(n-1))/float64(n))
	}
	return ui.Painted(sprites.Rect{X: x, Y: middle - size/2, W: width, H: size}, func(c *sprites.Canvas) {
		for i := range n {
			c.Energy(sprites.Point{X: x + size/2 + float64(i)*(size+gap), Y: middle}, size/2, i < energy)
		}
	})
}

func (v *combatView) energyFigure() figure {
	p, r := v.l.figures, v.l.strip
	energy := v.state.Player.Energy
	discs := 3*p.disc + 2*p.gap
	number, most := strconv.Itoa(energy), words.OfMost(slay.TurnEnergy)
	w := discs + p.discGap + v.captionedWidth(number, most, words.Energy)
	return figure{w, func(x float64) *ui.Node {
		n := &ui.Node{Role: ui.Status, Label: words.EnergySpoken(energy), Rect: sprites.Rect{X: x, Y: r.Y, W: w, H: r.H}}
		n.Add(v.discs(x, r.Center().Y, discs, p.disc, p.gap))
		return v.captioned(n, x+discs+p.discGap, number, most, words.Energy, nil)
	}}
}

// heroFigure is the player's HP, with one tick for each or without.
func (v *combatView) heroFigure(ticks bool) figure {
	p, r, player := v.l.figures, v.l.strip, v.state.Player
	number, most := strconv.Itoa(player.HP), words.OfMost(player.MaxHP)
	w := v.captionedWidth(number, most, words.Hero)
	lead := w + p.tickLead
	if ticks {
		w = lead + float64(slay.FullHP)*(p.tick+p.tickGap) - p.tickGap
	}
	return figure{w, func(x float64) *ui.Node {
		n := &ui.Node{Role: ui.Status, Label: words.HeroSpoken(player.HP, player.MaxHP), Rect: sprites.Rect{X: x, Y: r.Y, W: w, H: r.H}}
		v.captioned(n, x, number, most, words.Hero, v.heroNumber())
		if ticks {
			n.Add(v.ticks(x+lead, r.Center().Y, p.tick, p.tickGap))
		}
		return n
	}}
}

// heroNumber draws the player's HP on its way to what it is.
func (v *combatView) heroNumber() func(c *sprites.Canvas, x, base float64) {
	s, style, now := v.s, v.l.figures.number, v.state.Player.HP
	return func(c *sprites.Canvas, x, base float64) {
		block := style.Layout(strconv.Itoa(s.heroHP.at(now, s.app.clock)), 0)
		c.Text(block, x, base-block.Baseline(0), 0, 0, sprites.Ink)
	}
}

// ticks draws one tick for each HP, the lost ones as recesses.
func (v *combatView) ticks(x, middle, w, gap float64) *ui.Node {
	s, p, hp, most := v.s, v.l.figures, v.state.Player.HP, v.state.Player.MaxHP
	rect := sprites.Rect{X: x, Y: middle - p.tickHeight/2, W: float64(most)*(w+gap) - gap, H: p.tickHeight}
	return ui.Painted(rect, func(c *sprites.Canvas) {
		shown := s.heroHP.at(hp, s.app.clock)
		for i := range most {
			look := sprites.TickInk
			if i >= shown {
				look = sprites.TickEmpty
			}
			c.Tick(sprites.Rect{X: x + float64(i)*(w+gap), Y: rect.Y, W: w, H: rect.H}, look)
		}
	})
}

// tokenFigures are block, strength and what else lies on the player.
func (v *combatView) tokenFigures(named bool) (list []figure) {
	p, r := v.l.figures, v.l.strip
	const lead = 6
	for _, t := range v.heroTokens() {
		number, caption := strconv.Itoa(t.n), ""
		if named {
			caption = t.name
		}
		w := max(p.icon+lead+p.number.Width(number), p.caption.Width(caption))
		list = append(list, figure{w, func(x float64) *ui.Node {
			n := &ui.Node{Role: ui.Status, Label: words.TokenSpoken(t.n, t.name), Rect: sprites.Rect{X: x, Y: r.Y, W: w, H: r.H}}
			middle := r.Center().Y + p.base - p.number.Size*.4
			n.Paint = func(c *sprites.Canvas, _ ui.Look) {
				c.Icon(t.icon, sprites.Point{X: x + p.icon/2, Y: middle}, p.icon, sprites.Ink)
			}
			v.captioned(n, x+p.icon+lead, number, "", "", v.tokenNumberPaint(t, p.number))
			if caption != "" {
				n.Add(ui.Label(p.caption, caption, x, r.Center().Y+p.captionBase-p.caption.Layout(caption, 0).Baseline(0), 0, 0, sprites.Ink3))
			}
			return n
		}})
	}
	return list
}

// tokenNumberPaint draws the number of a token that runs; nil for one that doesn't.
func (v *combatView) tokenNumberPaint(t amount, style fonts.Style) func(c *sprites.Canvas, x, base float64) {
	if t.c == nil {
		return nil
	}
	clock := v.s.app.clock
	return func(c *sprites.Canvas, x, base float64) {
		block := style.Layout(strconv.Itoa(t.c.at(t.n, clock)), 0)
		c.Text(block, x, base-block.Baseline(0), 0, 0, sprites.Ink)
	}
}
