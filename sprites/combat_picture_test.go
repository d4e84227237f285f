package sprites

import (
	"math"
	"testing"

	"akuto/fonts"
)

var (
	strike   = CombatFace{Cost: "1", Type: "Attack", Name: "Strike", Text: "Deal `2` damage.", Art: "sword-brandish", Kind: '攻'}
	defend   = CombatFace{Cost: "1", Type: "Skill", Name: "Defend", Text: "Gain `1` Block.", Art: "edged-shield", Kind: '技'}
	bash     = CombatFace{Cost: "2", Type: "Attack", Name: "Bash", Text: "Deal `3` damage. Apply `1` Vulnerable.", Art: "mailed-fist", Kind: '攻', Lit: true}
	ironWave = CombatFace{Cost: "1", Type: "Attack", Name: "Iron Wave", Text: "Deal `2` damage. Gain `1` Block.", Art: "shield-reflect", Kind: '攻'}
	pommel   = CombatFace{Cost: "1", Type: "Attack", Name: "Pommel Strike", Text: "Deal `3` damage. Draw `1` card.", Art: "sword-hilt", Kind: '攻'}
)

// fan gives where card i of five lies in a hand about x: the third is selected.
func fan(i int, x, y, w, radius, step, lift, grow, aside float64) Pose {
	p := Pose{Center: Point{x, y - lift}, W: w * grow, Ink: 1, Alpha: 1, Lift: 1, Ring: true}
	if i != 2 {
		a := float64(i-2) * step * math.Pi / 180
		sin, cos := math.Sincos(a)
		p = Pose{Center: Point{x + radius*sin + math.Copysign(aside, a), y + radius*(1-cos)}, W: w, Angle: a, Ink: 1, Alpha: 1}
	}
	return p
}

var hand = []CombatFace{strike, defend, bash, ironWave, pommel}

// desktopFight is a fight much like the one that scenes draw, 1440×900 points.
func desktopFight(c *Canvas) {
	c.Page(Rect{0, 0, 1440, 900})
	c.Seal(SealDuel, Point{276, 46}, 38, 0, 1, 1)
	panel := Rect{48, 88, 944, 360}
	c.Plate(panel, 14)
	c.Enemy("sea-serpent", Rect{416, 127, 330, panel.MaxY() - 127}, 0)
	for i := range 6 {
		look := CellEmpty
		if i < 4 {
			look = CellHatched
		}
		if i == 0 {
			look = CellFull
		}
		c.Cell(Rect{84 + 37.5*float64(i), 262, 33, 12}, look)
	}
	c.Icon(IconAttack, Point{826, 169}, 44, Vermilion)
	c.Die(Point{824, 284}, 40, 4, -6*math.Pi/180, 0)
	c.Text(fonts.Small.Layout("Rolled 4", 0), 856, 274, 0, 0, Ink2)
	c.Ring(panel.Inset(-6), 19, 2, Vermilion)
	c.Plate(Rect{48, 472, 944, 96}, 12)
	for i := range 3 {
		c.Energy(Point{89 + 34*float64(i), 520}, 13, i < 2)
	}
	for i, n := range []int{12, 9, 1, 0} {
		r := Rect{777 + 66*float64(i), 488, 38, 44}
		c.Pile(r, n)
		top := PileTop(r)
		c.Text(fonts.SmallMono.At(15, 20).Layout(number(n), 0), top.X, top.Y+12, top.W, .5, Ink)
	}
	c.Layer()
	flag := Rect{388, 441, 264, 24}
	c.Flag(flag)
	c.Text(fonts.Small.Layout("Tap the Jaw Worm to play Bash · −3 HP", 0), flag.X, flag.Y+2, flag.W, .5, OnVermilion)
	c.Layer()
	for _, i := range []int{0, 1, 3, 4, 2} {
		c.CombatCard(hand[i], fan(i, 520, 735, 172, 1500, 5.5, 36, 1.04, 14))
	}
}

// phoneFight is the same on a phone, 390×844 points.
func phoneFight(c *Canvas) {
	c.Page(Rect{0, 0, 390, 844})
	panel := Rect{20, 60, 350, 321}
	c.Plate(panel, 14)
	c.Enemy("sea-serpent", Rect{134, 127, 170, 155}, 18)
	for i := range 6 {
		look := CellEmpty
		if i < 4 {
			look = CellHatched
		}
		if i == 0 {
			look = CellFull
		}
		c.Cell(Rect{40 + 52.2*float64(i), 296.5, 49, 12}, look)
	}
	c.Die(Point{332.5, 162}, 36, 4, -6*math.Pi/180, 0)
	for i := range 3 {
		c.Energy(Point{116 + 26*float64(i), 424}, 10, i < 2)
	}
	for _, i := range []int{0, 1, 4, 3, 2} {
		c.CombatCard(hand[i], fan(i, 195, 638, 124, 760, 4.3, 24, 1.06, 10))
	}
}

// A fight takes few draw commands: at most 20 on the desktop and on the phone.
// With AKUTO_PICTURES set the pictures can be looked at.
func TestFightsTakeFewCommands(t *testing.T) {
	c := NewCanvas()
	for _, screen := range []struct {
		name  string
		w, h  int
		scale float64
		draw  func(c *Canvas)
	}{
		{"fight", 1440, 900, 1, desktopFight},
		{"fightphone", 390, 844, 2, phoneFight},
		{"combatcards", 1000, 560, 1, combatCards},
	} {
		keep(t, screen.name, paintWith(c, screen.w, screen.h, screen.scale, screen.draw))
		if c.commands > 20 {
			t.Errorf("The screen called %s takes %d draw commands; want at most 20.", screen.name, c.commands)
		}
	}
}

// combatCards are cards of a pile, without ink, blank and with a long text, and
// a die as it rolls.
func combatCards(c *Canvas) {
	c.Page(Rect{0, 0, 1000, 560})
	long := CombatFace{
		Cost: "2", Type: "Attack", Name: "Uppercut+", Art: "fist", Kind: '攻', Typed: true,
		Text: "Deal `3` damage. Then lay `1` Vulnerable and `1` Weak on the enemy.",
	}
	for i, f := range []CombatFace{strike, defend, long, pommel, {Cost: "2", Type: "Power", Name: "Inflame", Text: "Gain `1` Strength.", Art: "burning-passion", Kind: '力'}} {
		f.Typed = true
		pose := Pose{Center: Point{108 + 196*float64(i), 150}, W: 184, Ink: 1, Alpha: 1}
		if f == defend {
			pose.Ink = 0
		}
		if i == 3 {
			pose.Ink = 0
		}
		c.CombatCard(f, pose)
	}
	c.CombatCard(long, Pose{Center: Point{90, 430}, W: 124, Ink: 1, Alpha: 1, Angle: .05})
	for i := range 6 {
		c.Die(Point{210 + 70*float64(i), 400}, 40, i+1, -.1, 0)
		c.Die(Point{210 + 70*float64(i), 480}, 40, i+1, -.1, float64(i)/6)
	}
	for i := range 4 {
		c.Pile(Rect{660 + 60*float64(i), 400, 38, 44}, i)
	}
}
