package sprites

import (
	"bytes"
	"image"
	"math"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
)

// combatAt paints one combat card 172 points wide, its corner at 40, 40.
func combatAt(c *Canvas, f CombatFace, angle, ink float64) *image.RGBA {
	return paintWith(c, 260, 330, 1, func(c *Canvas) {
		c.Page(Rect{0, 0, 260, 330})
		c.CombatCard(f, Pose{Center: Point{126, 160.5}, W: 172, Angle: angle, Ink: ink, Alpha: 1})
	})
}

// count counts the pixels of a part of a picture that match.
func count(m *image.RGBA, r image.Rectangle, match func(red, green, blue int) bool) int {
	n := 0
	for y := r.Min.Y; y < r.Max.Y; y++ {
		for x := r.Min.X; x < r.Max.X; x++ {
			p := m.RGBAAt(x, y)
			if match(int(p.R), int(p.G), int(p.B)) {
				n++
			}
		}
	}
	return n
}

func isVermilion(r, g, b int) bool { return r > 150 && g < 110 && b < 90 }
func isInk(r, g, b int) bool       { return r < 110 && g < 105 && b < 95 }

// The kind is blind or vermilion, the type comes with Typed and with Lit, and a
// card without ink has none.
func TestWhatACombatCardShows(t *testing.T) {
	// In a card of 172 points at 40, 40: the kind's square and the type's line.
	kind, label := image.Rect(175, 243, 202, 270), image.Rect(140, 56, 202, 74)
	c := NewCanvas()
	for _, test := range []struct {
		name        string
		typed, lit  bool
		ink         float64
		red, shown  bool
		inkAnywhere bool
	}{
		{"in the hand", false, false, 1, false, false, true},
		{"in a pile", true, false, 1, false, true, true},
		{"selected", false, true, 1, true, true, true},
		{"exhausted", true, false, 0, false, false, false},
	} {
		f := strike
		f.Typed, f.Lit = test.typed, test.lit
		m := combatAt(c, f, 0, test.ink)
		if n := count(m, kind, isVermilion); n > 40 != test.red {
			t.Errorf("%s: %d pixels of the kind are vermilion.", test.name, n)
		}
		if n := count(m, label, isInk); n > 20 != test.shown {
			t.Errorf("%s: %d pixels of the type are inked.", test.name, n)
		}
		if n := count(m, m.Rect, isInk); n > 500 != test.inkAnywhere {
			t.Errorf("%s: %d pixels are inked.", test.name, n)
		}
		if n := count(m, kind, func(r, g, b int) bool { return r < 225 && g < 215 }); n < 20 {
			t.Errorf("%s: the kind isn't pressed in: %d dark pixels.", test.name, n)
		}
	}
	if c.queue.baked != 3 {
		t.Errorf("A card that is selected and exhausted was baked %d times with its overprints; want 3.", c.queue.baked)
	}
}

// Art and panel catch the same light however the card lies.
func TestCombatCardsAreLitFromTheUpperLeft(t *testing.T) {
	c := NewCanvas()
	f := CombatFace{Cost: "1", Name: "Nothing", Kind: '攻'}
	for _, degrees := range []float64{0, 16, -16} {
		angle := degrees * math.Pi / 180
		m := combatAt(c, f, angle, 1)
		sin, cos := math.Sincos(angle)
		// The panel's middle is 43 % of the card's height down.
		light := func(faceX, faceY float64) (sum float64) {
			for along := -30.; along <= 30; along++ {
				x, y := faceX*.38*172+faceY*along, -.17*172+faceY*.27*172+faceX*along
				p := m.RGBAAt(int(126+x*cos-y*sin), int(160.5+x*sin+y*cos))
				sum += float64(p.R) / 61
			}
			return sum
		}
		if d := light(-1, 0) - light(1, 0); d < 8 {
			t.Errorf("At %v° the left of a panel is lighter than its right by %.1f.", degrees, d)
		}
		if d := light(0, -1) - light(0, 1); d < 8 {
			t.Errorf("At %v° the top of a panel is lighter than its bottom by %.1f.", degrees, d)
		}
	}
}

// When a number on a card changes, the card of before is shown until the new one
// is baked, never blank stock.
func TestACardIsNeverBlankWhileItsNumberChanges(t *testing.T) {
	c := NewCanvas()
	before := combatAt(c, strike, 0, 1)
	stronger := strike
	stronger.Text = "Deal `3` damage."
	dst := ebiten.NewImage(260, 330)
	defer dst.Deallocate()
	c.Begin(dst, 1)
	c.Page(Rect{0, 0, 260, 330})
	c.CombatCard(stronger, Pose{Center: Point{126, 160.5}, W: 172, Ink: 1, Alpha: 1})
	c.End()
	meanwhile := image.NewRGBA(before.Rect)
	dst.ReadPixels(meanwhile.Pix)
	if !bytes.Equal(before.Pix, meanwhile.Pix) {
		t.Error("Until a new number is baked, the card isn't drawn as before.")
	}
	if after := combatAt(c, stronger, 0, 1); bytes.Equal(before.Pix, after.Pix) {
		t.Error("Another number doesn't show.")
	}
}

// What was asked for ahead is there when it is drawn.
func TestFightsCanBeBakedAhead(t *testing.T) {
	c := NewCanvas()
	dst := ebiten.NewImage(1440, 900)
	defer dst.Deallocate()
	frame := func(draw bool) {
		c.Begin(dst, 1)
		if draw {
			c.CombatCard(strike, Pose{Center: Point{126, 160.5}, W: 172, Ink: 1, Alpha: 1})
			c.CombatCard(defend, Pose{Center: Point{126, 160.5}, W: 172, Angle: .1, Ink: 1, Alpha: 1})
			c.Enemy("sea-serpent", Rect{400, 100, 300, 320}, 0)
			c.Die(Point{50, 50}, 40, 3, -.1, 0)
		}
		c.End()
	}
	frame(false)
	c.WantCombat([]CombatFace{strike}, 172)
	c.WantCombatTurned([]CombatFace{defend}, 172)
	c.WantEnemy("sea-serpent", Rect{0, 0, 300, 320})
	c.WantDie(40)
	for c.Bake(time.Second) {
		frame(false)
	}
	baked := c.queue.baked
	for range 3 {
		frame(true)
		c.Bake(time.Second)
	}
	if baked != 9 || c.queue.baked != baked {
		t.Errorf("Ahead %d pictures were baked, drawing baked %d more; want 9 and none.", baked, c.queue.baked-baked)
	}
}

func TestAWarmFrameOfAFightAllocatesNothing(t *testing.T) {
	c := NewCanvas()
	paintWith(c, 1440, 900, 1, desktopFight)
	dst := ebiten.NewImage(144, 90)
	defer dst.Deallocate()
	pixels := make([]byte, 4*144*90)
	frame := func() {
		c.Begin(dst, 1)
		desktopFight(c)
		c.End()
	}
	least := math.Inf(1)
	for range 5 {
		for range 30 {
			frame()
		}
		dst.ReadPixels(pixels) // hands over all that waits
		least = math.Min(least, testing.AllocsPerRun(20, frame))
	}
	if least > 0 {
		t.Errorf("A warm frame of a fight allocates %v times.", least)
	}
}

// BenchmarkBakeCombat bakes a combat card of a desktop hand at scale 2.
func BenchmarkBakeCombat(b *testing.B) {
	for b.Loop() {
		bakeCombat(pommel, 2*172, 2)
	}
}

// BenchmarkBakeEnemy bakes the enemy of a desktop fight at scale 2.
func BenchmarkBakeEnemy(b *testing.B) {
	for b.Loop() {
		bakeEnemy("sea-serpent", 2*330, 2*321, 2)
	}
}
