package scenes

import (
	"math"
	"strconv"

	"akuto/fonts"
	"akuto/rules/scoundrel"
	"akuto/scenes/ui"
	"akuto/scenes/words"
	"akuto/sprites"
)

// weaponLayout is where the weapon's stack lies and where its text stands. The
// text is right of the stack, centred on it, or a note alone under it.
type weaponLayout struct {
	first sprites.Point // top-left corner of the weapon's card
	w     float64       // width of a card
	share float64       // of w, by which a slain monster lies farther right
	right float64       // where stack and text must end
	// beside puts the text right of the stack, about centre; short takes the
	// smaller type.
	beside, short bool
	centre        float64
	note          float64 // top of the note under the stack
}

// widestStack is how wide a stack gets, in card widths, however many monsters
// lie on it.
const widestStack = 2.4

// leastNote is the width kept free for the text beside the stack.
const leastNote = 120

// textGap is between the stack and the text beside it.
func (l weaponLayout) textGap() float64 { return pick(l.short, 28., 20) }

// step is how far each of n slain monsters lies right of the one under it.
func (l weaponLayout) step(n int) float64 {
	if n == 0 {
		return 0
	}
	spread := min((widestStack-1)*l.w, l.right-l.first.X-l.w)
	if l.beside {
		spread = min(spread, l.right-l.first.X-l.w-l.textGap()-leastNote)
	}
	return min(l.share*l.w, spread/float64(n))
}

// pose is the place of the ith card of the stack with n slain monsters; the
// weapon is the 0th and lies straight.
func (l weaponLayout) pose(i, n int) sprites.Pose {
	p := sprites.Pose{W: l.w, Ink: 1, Alpha: 1}
	p.Center = sprites.Point{X: l.first.X + l.step(n)*float64(i) + l.w/2, Y: l.first.Y + sprites.CardHeight(l.w)/2}
	switch {
	case i%2 == 1:
		p.Angle = degrees(1.2)
	case i > 0:
		p.Angle = degrees(-1)
	}
	return p
}

// mostLines is how many lines the note under the stack can come to take.
func (l weaponLayout) mostLines() float64 {
	most := 0
	for _, note := range []string{
		words.NoWeaponYet, words.FreshWeapon,
		words.UsableBelow(14, scoundrel.StrictlyLower), words.UsableBelow(15, scoundrel.LowerOrEqual),
	} {
		most = max(most, len(noteStylePhone.Layout(note, l.right-l.first.X).Lines))
	}
	return float64(most)
}

// health is the health card.
func (v *tableView) health() *ui.Node {
	rect, value := v.l.health, v.state.Health
	return &ui.Node{
		ID: "health", Role: ui.Status, Label: words.HealthSpoken(value), Rect: rect, Leans: true,
		Paint: func(c *sprites.Canvas, l ui.Look) {
			c.Health(rect, sprites.HealthLook{Value: value, Max: scoundrel.FullHealth, Label: words.Health, Lean: l.Lean})
		},
	}
}

// weapon is the weapon with the monsters stacked on it, and what it is good for.
func (v *tableView) weapon() *ui.Node {
	l, weapon := v.l.weapon, v.state.Weapon
	rect := sprites.Rect{X: l.first.X, Y: l.first.Y, W: l.w, H: sprites.CardHeight(l.w)}
	group := &ui.Node{Role: ui.Group, Label: words.WeaponSpoken(weapon), Description: v.weaponNote(), Rect: rect}
	if weapon.Card == scoundrel.None {
		group.Paint = func(c *sprites.Canvas, _ ui.Look) { c.Recess(rect, .05*rect.W) }
	} else {
		cards := append([]scoundrel.Card{weapon.Card}, weapon.Slain()...)
		for i, card := range cards {
			group.Add(v.stacked(i, len(cards)-1, card))
		}
		group.Rect.W += l.step(len(cards)-1) * float64(len(cards)-1)
	}
	end := group.Rect.MaxX()
	if l.beside {
		v.weaponText(group, end+l.textGap())
	} else {
		group.Add(ui.Label(noteStylePhone, v.weaponNote(), l.first.X, l.note, l.right-l.first.X, 0, sprites.Ink2))
	}
	return group
}

// stacked is the ith card of the weapon's stack.
func (v *tableView) stacked(i, n int, card scoundrel.Card) *ui.Node {
	pose, face := v.l.weapon.pose(i, n), faceOf(card)
	arrival := ui.Motion{}
	if i == n {
		arrival = v.s.stack
	}
	clock := v.s.app.clock
	return &ui.Node{
		ID: "weapon-" + strconv.Itoa(i), Role: ui.Image, Rect: pose.Bounds(), Hit: pose.Contains, Leans: true,
		Paint: func(c *sprites.Canvas, l ui.Look) {
			p := dealt(pose, arrival, clock)
			p.Lean = l.Lean
			c.Card(face, p)
		},
	}
}

// weaponNote says on which monsters the weapon may be used.
func (v *tableView) weaponNote() string {
	switch limit := v.state.Limit(); {
	case v.state.Weapon.Card == scoundrel.None && v.l.weapon.beside:
		return words.BareHands
	case v.state.Weapon.Card == scoundrel.None:
		return words.NoWeaponYet
	case limit == 0:
		return words.FreshWeapon
	default:
		return words.UsableBelow(limit, v.state.Rule)
	}
}

// weaponTextStyle is how the lines beside the stack stand under each other: from
// the block's top, in points.
type weaponTextStyle struct {
	name, note     fonts.Style
	nameAt, noteAt float64
	slainGap, foot float64 // from the note's end to the line of the slain, and to the block's end
	widest         float64 // the note's greatest width
}

var (
	weaponTextLarge = weaponTextStyle{name: fonts.Subheading24, note: fonts.Body.At(15, 22), nameAt: 24, noteAt: 56, slainGap: 4, foot: 28, widest: 184}
	weaponTextShort = weaponTextStyle{name: fonts.Subheading24.At(22, 28), note: fonts.Body.At(14, 20), nameAt: 16.5, noteAt: 44, slainGap: 4, foot: 22, widest: 170}
)

// weaponText adds the text right of the stack, from x on.
func (v *tableView) weaponText(group *ui.Node, x float64) {
	l, weapon := v.l.weapon, v.state.Weapon
	style := pick(l.short, weaponTextLarge, weaponTextShort)
	width := math.Min(style.widest, l.right-x)
	note := ui.Label(style.note, v.weaponNote(), x, 0, width, 0, sprites.Ink2)
	height := style.noteAt + note.Rect.H
	name := words.NoWeapon
	if weapon.Card != scoundrel.None {
		height += style.foot
		name = words.NamesOf(weapon.Card).Romaji
	}
	top := l.centre - height/2
	group.Add(
		eyebrow(words.WeaponEyebrow, x, top, 0, 0),
		ui.Label(ui.Fit(style.name, name, width), name, x, top+style.nameAt, 0, 0, sprites.Ink),
		ui.Label(style.note, v.weaponNote(), x, top+style.noteAt, width, 0, sprites.Ink2),
	)
	if weapon.Card != scoundrel.None {
		y := top + style.noteAt + note.Rect.H + style.slainGap
		group.Add(pair(words.Slain, "`"+strconv.Itoa(weapon.SlainCount())+"`", pairStyle{fonts.Eyebrow, fonts.Body, 11}, x, y+eyebrowBase, 0)...)
	}
}

// pairStyle is an eyebrow with its value.
type pairStyle struct {
	name, value fonts.Style
	gap         float64
}

// eyebrowBase is how far an eyebrow's baseline lies below its top.
var eyebrowBase = fonts.Eyebrow.Layout("E", 0).Baseline(0)

// pair puts an eyebrow and its value on one baseline, from x on, or up to x with
// align 1.
func pair(name, value string, style pairStyle, x, baseline, align float64) []*ui.Node {
	first, second := style.name.Layout(name, 0), style.value.Layout(value, 0)
	x -= align * (first.Width + style.gap + second.Width)
	return []*ui.Node{
		ui.Label(style.name, name, x, baseline-first.Baseline(0), 0, 0, sprites.Ink3),
		ui.Label(style.value, value, x+first.Width+style.gap, baseline-second.Baseline(0), 0, 0, sprites.Ink),
	}
}
