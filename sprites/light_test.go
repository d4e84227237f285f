package sprites

import (
	"image"
	"math"
	"testing"
)

const lightW = 200.

// turnedCard is a blank deck card, turned: nothing but the edge of its panel
// catches the light.
func turnedCard(c *Canvas, angle float64) *image.RGBA {
	return paintWith(c, 400, 400, 1, func(c *Canvas) {
		c.Page(Rect{0, 0, 400, 400})
		c.Card(Face{Deck: true}, Pose{Center: Point{200, 200}, W: lightW, Angle: angle, Ink: 1, Alpha: 1})
	})
}

// edgeLight gives the mean brightness (0..255) of a thin strip along one edge
// of the panel of a card turned by angle. Which edge it is, is told by the
// direction in which it faces on the card: (-1, 0) is the card's left.
func edgeLight(m *image.RGBA, angle, faceX, faceY float64) float64 {
	// The panel's insets are 16 % at the sides and 14 % at top and bottom.
	halfW, halfH := lightW/2-.16*lightW, CardHeight(lightW)/2-.14*lightW
	sin, cos := math.Sincos(angle)
	sum, n := 0., 0.
	for along := -50.; along <= 50; along += .5 {
		for out := -1.; out <= 1; out += .5 {
			x, y := faceX*(halfW+out)+faceY*along, faceY*(halfH+out)+faceX*along
			at := m.RGBAAt(int(200+x*cos-y*sin), int(200+x*sin+y*cos))
			sum += (float64(at.R) + float64(at.G) + float64(at.B)) / 3
			n++
		}
	}
	return sum / n
}

// The light comes from the top-left of the screen, however a card lies on it:
// on a card that is turned by 20° its own left and top are still the lit ones,
// on one upside down they are the dark ones.
func TestLightStaysWhenACardTurns(t *testing.T) {
	c := NewCanvas()
	for _, turn := range []struct {
		degrees float64
		lit     bool
	}{{0, true}, {20, true}, {-20, true}, {180, false}} {
		angle := turn.degrees * math.Pi / 180
		m := turnedCard(c, angle)
		for _, side := range []struct {
			name string
			x, y float64
		}{{"left", -1, 0}, {"top", 0, -1}} {
			difference := edgeLight(m, angle, side.x, side.y) - edgeLight(m, angle, -side.x, -side.y)
			if !turn.lit {
				difference = -difference
			}
			if difference < 12 {
				t.Errorf("At %v° the %s of a card's panel is lighter than its opposite by %.1f (turned over: darker); want at least 12.", turn.degrees, side.name, difference)
			}
		}
	}
	if straight, turned := turnedCard(c, 0), turnedCard(c, 20*math.Pi/180); math.Abs(edgeLight(straight, 0, -1, 0)-edgeLight(turned, 20*math.Pi/180, -1, 0)) > 16 {
		t.Error("The lit side of a card changes its light when the card turns by 20°.")
	}
}

// A picture without the emboss differs from one with it by more than a
// comparison of pictures may let pass.
func TestMissingEmbossShows(t *testing.T) {
	const tolerance = 6. // levels of 255, mean over a crop
	c := NewCanvas()
	draw := func(c *Canvas) {
		c.Page(Rect{0, 0, 240, 320})
		c.Card(miki, Pose{Center: Point{120, 160}, W: 180, Alpha: 1})
	}
	embossed := paintWith(c, 240, 320, 1, draw)
	key := cardKey(miki, 180, 1, false)
	e := c.atlas.find(key)
	if e == nil {
		t.Fatal("The card wasn't baked.")
	}
	flat := key.bake()
	for i := range flat.relief.Pix {
		flat.relief.Pix[i] = []uint8{128, 128, flat.relief.Pix[i], 0}[i%4]
		if i%4 == 2 {
			flat.relief.Pix[i] = 0
		}
	}
	delete(c.atlas.entries, key)
	c.atlas.add(key, flat)
	plain := paintWith(c, 240, 320, 1, draw)
	kanji := image.Rect(80, 90, 160, 230)
	if d := meanDifference(embossed, plain, kanji); d < tolerance {
		t.Errorf("Without its emboss a card differs by %.1f levels; a comparison with a tolerance of %v wouldn't see it.", d, tolerance)
	}
	if d := meanDifference(embossed, embossed, kanji); d != 0 {
		t.Errorf("A picture differs from itself by %v.", d)
	}
}

func meanDifference(a, b *image.RGBA, r image.Rectangle) float64 {
	sum, n := 0., 0.
	for y := r.Min.Y; y < r.Max.Y; y++ {
		for x := r.Min.X; x < r.Max.X; x++ {
			p, q := a.RGBAAt(x, y), b.RGBAAt(x, y)
			sum += math.Abs(float64(p.R)-float64(q.R)) + math.Abs(float64(p.G)-float64(q.G)) + math.Abs(float64(p.B)-float64(q.B))
			n += 3
		}
	}
	return sum / n
}

// A pile of many cards casts no more shadow around it than a few do.
func TestPilesDontDarkenTheTable(t *testing.T) {
	c := NewCanvas()
	below := func(n int) uint8 {
		m := paintWith(c, 300, 300, 1, func(c *Canvas) {
			c.Page(Rect{0, 0, 300, 300})
			for i := range n {
				c.Card(Face{Deck: true}, Pose{Center: Point{130 + 2*float64(i), 130}, W: 120, Ink: 1, Alpha: 1})
			}
		})
		return m.RGBAAt(140, 130+84+12).R // 12 below the cards
	}
	one, three, twelve := below(1), below(3), below(12)
	if three >= one {
		t.Errorf("Three cards cast less shadow than one: %d, %d.", three, one)
	}
	if int(three)-int(twelve) > 30 {
		t.Errorf("Twelve cards darken the table from %d to %d.", three, twelve)
	}
}
