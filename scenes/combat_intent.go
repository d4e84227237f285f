package scenes

import (
	"math"
	"strings"

	"akuto/fonts"
	"akuto/rules/slay"
	"akuto/scenes/ui"
	"akuto/scenes/words"
	"akuto/sprites"
)

// intentIcons name the icon of each kind of intent but sleep, which has a word.
var intentIcons = map[slay.IntentKind]string{
	slay.IntendsAttack: "claw-slashes", slay.IntendsDefend: "shield", slay.IntendsBuff: "biceps",
	slay.IntendsDebuff: "cracked-shield",
}

// intentFigure is the number beside the intent's icon with its style: as large as
// there is room for.
func (v *combatView) intentFigure() (fonts.Style, string) {
	p, number := v.l.enemy, words.IntentNumber(v.shown.Intent())
	room := p.right - p.icon - p.iconGap
	if p.below {
		room = v.l.panel.W*.34 - p.icon - p.iconGap
	}
	return fitDown(p.number, number, room), number
}

// intentWidth is what icon and number take on a phone's panel.
func (v *combatView) intentWidth() float64 {
	p := v.l.enemy
	w := p.icon
	if v.shown.Intent().Kind == slay.IntendsSleep {
		w = p.name.Width(words.Snore)
	}
	if style, number := v.intentFigure(); number != "" {
		w += p.iconGap + style.Width(number)
	}
	if p.eyebrowAt >= 0 {
		w = max(w, fonts.Eyebrow.Width(words.Intends))
	}
	return w
}

// intent is the panel's right: what the enemy is about to do, as icon, number and
// sentence, and the die that says so.
func (v *combatView) intent() []*ui.Node {
	r, p := v.l.panel, v.l.enemy
	intent := v.shown.Intent()
	right := r.MaxX() - p.pad
	x, align := right-p.right, 0.
	if p.below {
		x, align = right, 1
	}
	var nodes []*ui.Node
	if p.eyebrowAt >= 0 {
		nodes = append(nodes, eyebrow(words.Intends, x, r.Y+p.eyebrowAt, 0, align))
	}
	tone := sprites.Ink
	if intent.Kind == slay.IntendsAttack {
		tone = sprites.Vermilion
	}
	style, number := v.intentFigure()
	left := x
	if p.below {
		left = right - p.icon
		if number != "" {
			left -= p.iconGap + style.Width(number)
		}
	}
	center := sprites.Point{X: left + p.icon/2, Y: r.Y + p.iconAt}
	if icon := intentIcons[intent.Kind]; icon != "" {
		nodes = append(nodes, ui.Painted(sprites.Rect{X: left, Y: center.Y - p.icon/2, W: p.icon, H: p.icon}, func(c *sprites.Canvas) {
			c.Icon(icon, center, p.icon, tone)
		}))
	} else {
		style := p.name
		snore := ui.Label(style, words.Snore, x, 0, 0, align, sprites.Ink)
		nodes = append(nodes, shifted(snore, r.Y+p.nameBase-snore.Block.Baseline(0)))
	}
	if number != "" {
		at := left + p.icon + p.iconGap
		base := r.Y + p.numberBase
		figure := ui.Label(style, number, at, base-style.Layout(number, 0).Baseline(0), 0, 0, sprites.Ink)
		figure.Paint = func(c *sprites.Canvas, _ ui.Look) { c.Pressed(style, number, at, base, sprites.Ink) }
		nodes = append(nodes, figure)
	}
	if p.below {
		if room := r.H - p.numberBase - p.cellsAt; room > p.die+20 {
			nodes = append(nodes, v.die(sprites.Point{X: right - p.die/2, Y: r.Y + p.numberBase + 11 + p.die/2}, p.die))
		}
		return nodes
	}
	y := r.Y + p.sentenceAt
	die := p.die
	if v.state.EnemyCard().Type != slay.Die {
		die = 0
	}
	room := r.MaxY() - y - 12
	if die > 0 {
		room -= die + p.dieGap
	}
	sentence := fitted(intent.Sentence(), []fonts.Style{p.sentence, p.sentence.At(11.5, 15), p.sentence.At(11, 13.5)}, p.right, max(room, 40))
	label := ui.Label(sentence.style, sentence.text, x, y, balanced(sentence.style, sentence.text, p.right), 0, sprites.Ink2)
	label.Label = fonts.Unmarked(intent.Sentence())
	nodes = append(nodes, label)
	y = label.Rect.MaxY() + p.dieGap
	if rest := r.MaxY() - 10 - y; die > 0 && rest > 22 {
		die = min(die, rest)
		nodes = append(nodes, v.die(sprites.Point{X: x + die/2, Y: y + die/2}, die), v.rolled(x+die+12, y+die/2))
	}
	return nodes
}

// restingDie is the angle at which the die comes to rest.
var restingDie = degrees(-6)

// die shows this turn's roll; nothing for an enemy that doesn't ask it.
func (v *combatView) die(center sprites.Point, size float64) *ui.Node {
	if v.state.EnemyCard().Type != slay.Die {
		return nil
	}
	s, value := v.s, v.shown.Die
	return ui.Painted(sprites.Rect{X: center.X - size/2, Y: center.Y - size/2, W: size, H: size}, func(c *sprites.Canvas) {
		turn, angle := 1., restingDie
		if t := s.roll.At(s.app.clock); t < 1 {
			turn = ui.EaseOut(t)
			angle -= 4 * math.Pi * (1 - turn)
		}
		c.Die(center, size, value, angle, turn)
	})
}

// rolled says beside the die what it shows.
func (v *combatView) rolled(x, middle float64) *ui.Node {
	text := words.Rolled(v.shown.Die)
	style := v.l.enemy.sentence
	return ui.Label(style, text, x, middle-style.Line/2, 0, 0, sprites.Ink2)
}

// fittedText is a text in the style in which it fits.
type fittedText struct {
	style fonts.Style
	text  string
}

// fitted takes the first of the styles in which the text is no higher than most
// points when it wraps to the width; in the last one its end is cut off if need
// be.
func fitted(text string, styles []fonts.Style, width, most float64) fittedText {
	var f fittedText
	for _, f.style = range styles {
		f.text = breakWords(f.style, text, width)
		if f.style.Layout(f.text, width).Height <= most {
			return f
		}
	}
	runes := []rune(fonts.Unmarked(text))
	low, high := 0, len(runes)
	for low < high {
		n := (low + high + 1) / 2
		f.text = breakWords(f.style, fonts.Plain(string(runes[:n]))+" …", width)
		if f.style.Layout(f.text, width).Height <= most {
			low = n
		} else {
			high = n - 1
		}
	}
	f.text = breakWords(f.style, fonts.Plain(string(runes[:low]))+" …", width)
	return f
}

// flagStyle sets the label on the panel's edge.
var flagStyle = fonts.Button.At(13, 20)

// flag is the label on the panel's lower edge: what a tap on the enemy would do,
// or what the enemy just does.
func (v *combatView) flag() *ui.Node {
	r, text := v.l.panel, ""
	var shorter []string
	switch {
	case v.s.acting():
		text = v.s.told
	case v.aimed:
		enemy, card, result := v.state.EnemyCard().Name, v.card.Name, v.outcome.Short()
		text = words.TapToPlay(enemy, card, result)
		first, _, _ := strings.Cut(result, ", ")
		if v.outcome.Kills {
			first = result
		}
		shorter = []string{words.TapToPlay(enemy, card, first), words.TapToPlayShort(card, first)}
	}
	if text == "" {
		return nil
	}
	style := flagStyle
	if v.l.enemy.below {
		style = flagStyle.At(12, 20)
	}
	for _, shorter := range shorter {
		if style.Width(text)+28 > r.W-24 {
			text = shorter
		}
	}
	style, text = cutToFit(style, text, r.W-24-28)
	w := style.Width(text) + 28
	// It lies over the strip, whose edge it may reach.
	box := sprites.Rect{X: r.Center().X - w/2, Y: r.MaxY() + targetOffset - flagHeight/2, W: w, H: flagHeight}
	label := ui.Label(style, text, box.X, box.Y+(box.H-style.Line)/2, box.W, .5, sprites.OnVermilion)
	paint := label.Paint
	label.ID = "flag"
	label.Role = ui.Status
	s, aimed := v.s, v.aimed
	label.Paint = func(c *sprites.Canvas, l ui.Look) {
		if !aimed && !s.act.Begun(s.app.clock) {
			return // the enemy's turn comes when the hand is gone
		}
		c.Layer()
		c.Flag(box)
		paint(c, l)
	}
	return label
}
