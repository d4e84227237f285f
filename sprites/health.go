package sprites

import (
	"math"
	"strconv"

	"akuto/fonts"
)

// HealthLook is what the health card shows.
type HealthLook struct {
	// Value of Max points of health, one tick each.
	Value, Max int
	// Label is the word over the ticks' left.
	Label string
	Lean  Lean
}

// numbers are the texts of small numbers, made once.
var numbers = func() (texts [100]string) {
	for i := range texts {
		texts[i] = strconv.Itoa(i)
	}
	return texts
}()

func number(n int) string {
	if n >= 0 && n < len(numbers) {
		return numbers[n]
	}
	return strconv.Itoa(n)
}

// Health draws the health card: 命 raised from the stock, the count pressed in,
// the label and a row of ticks. At 12 and below the ticks are ochre, at 6 and
// below ticks and count are vermilion.
func (c *Canvas) Health(r Rect, h HealthLook) {
	body := c.pixels(r)
	u := r.H / healthUnits // points
	s := u * c.scale       // pixels
	fine := 1.
	if h.Lean != (Lean{}) {
		fine = fineness(c.scale)
	}
	key := faceKey{
		kind: bakedHealth, width: int(body.W * fine), height: int(body.H * fine),
		scale: int(math.Round(c.scale * fine * keyScale)),
	}
	c.turning = h.Lean != (Lean{})
	defer func() { c.turning = false }()
	e := c.need(key)
	if e == nil {
		e = c.atlas.nearestHealth(key)
	}
	c.sheetOfPaper(e, body, healthRadius*c.scale, sheetPose{ink: 1, lean: h.Lean, unit: c.scale * math.Min(1, .35+.65*u)})

	// What is printed leans with the card.
	if h.Lean != (Lean{}) {
		v := newView(body, 0, h.Lean, c.scale)
		c.leaning, c.warp = v, &c.leaning
		defer func() { c.warp = nil }()
	}
	tone, look := Ink, TickInk
	switch {
	case h.Value <= 6:
		tone, look = Vermilion, TickVermilion
	case h.Value <= 12:
		look = TickOchre
	}
	hero := fonts.HeroHealth.At(58*u, 58*u)
	maximum := fonts.Maximum.At(math.Max(18*u, 11), math.Max(18*u, 11))
	count := number(h.Value)
	left := r.X + 20*u
	baseline := r.Y + 18*u + hero.Layout(count, 0).Baseline(0)
	c.Pressed(hero, count, left, baseline, tone)
	left += hero.Width(count) + 5*u
	c.Pressed(maximum, "/", left, baseline, tone)
	c.Pressed(maximum, number(h.Max), left+maximum.Width("/")+6*u, baseline, tone)

	// Ticks stand at whole pixels, all of one width and one pitch.
	pitch, width, tall := math.Round(7.9*s), math.Max(2, math.Ceil(3.4*s-.1)), math.Round(17*s)
	if u < .75 {
		pitch, width = math.Round(6*s), math.Max(2, math.Round(3*s))
	}
	x := math.Round(body.MaxX()-20*s) - pitch*float64(h.Max-1) - width
	y := math.Round(body.MaxY() - 18*s - tall)
	eyebrow := fonts.Eyebrow
	if u < .9 {
		eyebrow = fonts.EyebrowSmall
	}
	g := c.group()
	c.Pressed(eyebrow, h.Label, r.X+20*u, (y+tall)/c.scale-g.dy-2*u, Ink3)
	for i := range h.Max {
		t := look
		if i >= h.Value {
			t = TickEmpty
		}
		c.tick(Rect{x + float64(i)*pitch, y, width, tall}, t)
	}
}
