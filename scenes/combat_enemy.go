package scenes

import (
	"math"
	"strconv"

	"akuto/fonts"
	"akuto/scenes/ui"
	"akuto/scenes/words"
	"akuto/sprites"
)

// enemy is the panel: name, HP and tokens on the left, the art in the middle, the
// intent on the right. All of it is one target.
func (v *combatView) enemy() *ui.Node {
	r, s, card := v.l.panel, v.s, v.state.EnemyCard()
	n := &ui.Node{
		ID: "enemy", Role: ui.Button, Rect: r, Corner: panelRadius, Refusal: v.enemyRefusal(), Activate: s.tapEnemy,
		Label:       words.EnemySpoken(card.Name, v.state.Enemy, v.state.Intent()),
		Description: words.TokensSpoken(v.state.Enemy.Fighter),
	}
	if v.aimed {
		n.Keys = []ui.Key{ui.KeyEnter}
		n.Description = fonts.Unmarked(words.TapToPlay(card.Name, v.card.Name, v.outcome.Short())) + ". " + n.Description
	}
	n.Paint = func(c *sprites.Canvas, l ui.Look) {
		dx, dy := s.shove()
		c.Push(dx, dy, 1)
		c.Plate(r, panelRadius)
		v.art(c)
		if v.aimed {
			c.Ring(r.Inset(-targetOffset), panelRadius+targetOffset, pick(l.Hover, 2., 3), sprites.Vermilion)
		}
	}
	n.Add(v.enemyText()...).Add(v.intent()...)
	if flag := v.flag(); flag != nil {
		// The label that says to tap the enemy counts as part of it.
		n.Hit = func(p sprites.Point) bool { return r.Contains(p) || v.aimed && flag.Rect.Inset(-4).Contains(p) }
	}
	return n.Add(ui.Painted(r, func(c *sprites.Canvas) { c.Pop() }))
}

// shove is how far the panel is off its place: a hit pushes it aside, and when
// the enemy acts it comes a little toward the player.
func (s *combat) shove() (dx, dy float64) {
	clock := s.app.clock
	if t := s.struck.At(clock); t < 1 {
		dx = 4 * math.Sin(2*math.Pi*t)
	}
	if t := s.act.At(clock); s.acts && t > 0 && t < .3 {
		dy = 6 * math.Sin(math.Pi*t/.3)
	}
	return dx, dy
}

// artRect is the square that the enemy's art takes: on wide panels between the
// outer columns, cut by the panel's lower edge; on phones right of the middle.
func (v *combatView) artRect() sprites.Rect {
	r, p := v.l.panel, v.l.enemy
	if p.below {
		// Between the name and the cells.
		size := min(r.H-p.nameBase-p.cellsAt-15, r.W*.6)
		return sprites.Rect{X: r.X + r.W*.563 - size/2, Y: r.Y + p.nameBase - 2.5, W: size, H: size}
	}
	left, right := r.X+p.pad+p.left, r.MaxX()-p.pad-p.right
	size := min(r.H-pick(p.pad > 30, 32., 36), (right-left)*.95)
	return sprites.Rect{X: (left+right)/2 - size/2, Y: r.MaxY() - size - pick(p.pad > 30, 10., 7), W: size, H: size}
}

// art raises the enemy from the paper.
func (v *combatView) art(c *sprites.Canvas) {
	r, p := v.l.panel, v.l.enemy
	c.Clip(r)
	c.Enemy(v.state.EnemyCard().Image, v.artRect(), p.fade)
	c.Unclip()
}

// enemyText is the panel's left: ENEMY, the name, HP with its cells, tokens.
func (v *combatView) enemyText() []*ui.Node {
	r, p, e := v.l.panel, v.l.enemy, v.state.Enemy
	x, y := r.X+p.pad, r.Y
	width := p.left
	if p.below {
		width = r.W - 2*p.pad - v.intentWidth() - 12
	}
	var nodes []*ui.Node
	if p.eyebrowAt >= 0 {
		nodes = append(nodes, eyebrow(words.EnemyEyebrow, x, y+p.eyebrowAt, 0, 0))
	}
	full := v.state.EnemyCard().Name
	style, name := cutToFit(p.name, full, width)
	title := ui.Label(style, name, x, y+p.nameBase-style.Layout(name, 0).Baseline(0), 0, 0, sprites.Ink)
	title.Role, title.Label = ui.Heading, full
	nodes = append(nodes, title)

	base, cells := y+p.hpBase, y+p.cellsAt
	first := y + p.tokens
	bar := sprites.Rect{X: x, Y: cells, W: min(pick(p.left > 200, 190., 220), width), H: p.cells}
	if p.below {
		base, cells, first = r.MaxY()-p.hpBase, r.MaxY()-p.cellsAt, r.MaxY()-p.tokens
		bar = sprites.Rect{X: x, Y: cells, W: r.W - 2*p.pad, H: p.cells}
	}
	nodes = append(nodes, v.counted(e.HP, &v.s.enemyHP, e.MaxHP, p.hp, p.most, x, base)...)
	nodes = append(nodes, v.cells(bar))
	column := bar.W / 2
	if p.below {
		column = (bar.W + 12) / 2
	}
	return append(nodes, v.tokens(x, first, column)...)
}

// counted is a number with its maximum, on one baseline. The number runs to what
// it is now.
func (v *combatView) counted(now int, c *counter, most int, style, small fonts.Style, x, base float64) []*ui.Node {
	clock := v.s.app.clock
	text := strconv.Itoa(now)
	number := ui.Label(style, text, x, base-style.Layout(text, 0).Baseline(0), 0, 0, sprites.Ink)
	tone := sprites.Ink
	number.Paint = func(canvas *sprites.Canvas, _ ui.Look) {
		shown := strconv.Itoa(c.at(now, clock))
		canvas.Pressed(style, shown, x, base, tone)
	}
	of := words.OfMost(most)
	return []*ui.Node{number, ui.Label(small, of, number.Rect.MaxX()+small.Size*.3, base-small.Layout(of, 0).Baseline(0), 0, 0, sprites.Ink)}
}

// cells is the enemy's HP as a bar of one cell for each; what the selected card
// would take is hatched.
func (v *combatView) cells(bar sprites.Rect) *ui.Node {
	s, e, loss := v.s, v.state.Enemy, 0
	if v.card != nil {
		loss = v.outcome.EnemyHP
	}
	n := max(e.MaxHP, 1)
	gap := max(cellGapLeast, min(cellGap, bar.W/float64(n)*.18))
	w := (bar.W - gap*float64(n-1)) / float64(n)
	if w < 2.5 {
		// Too many to be told apart: they stand without gaps.
		gap, w = 0, bar.W/float64(n)
	}
	return ui.Painted(bar, func(c *sprites.Canvas) {
		from, gone := e.HP, 0
		if t := s.enemyHP.way.At(s.app.clock); t < 1 {
			from = max(s.enemyHP.from, e.HP)
			gone = int(t * float64(from-e.HP))
		}
		look := func(i int) sprites.CellLook {
			switch {
			case i >= from || i >= e.HP && i < e.HP+gone:
				return sprites.CellEmpty
			case i >= e.HP-loss:
				return sprites.CellHatched
			}
			return sprites.CellFull
		}
		for i := 0; i < n; i++ {
			last := i
			for gap == 0 && last+1 < n && look(last+1) == look(i) {
				last++
			}
			c.Cell(sprites.Rect{X: bar.X + float64(i)*(w+gap), Y: bar.Y, W: float64(last-i)*(w+gap) + w, H: bar.H}, look(i))
			i = last
		}
	})
}
