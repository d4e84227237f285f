package picturetest

import (
	"image"
	"math/rand/v2"
	"sync"
	"testing"

	"akuto/scenes"
	"akuto/scenes/ui"
	"akuto/sprites"
)

// What another renderer may do to a picture passes: with a third of what is
// allowed left over, so that two of them together would pass as well.
func TestOtherRenderersPass(t *testing.T) {
	for _, size := range scenes.ShotSizes {
		plain := scenes.TakeShot(canvas, sample, size, size.Scale())
		want := rgba(paletted(coarse(half(plain))))
		random := rand.New(rand.NewPCG(4, 4))
		for _, test := range []struct {
			name    string
			picture *image.RGBA
		}{
			{"itself", plain},
			{"noise of two levels", levels(plain, func(_ int, l float64) float64 { return l + float64(random.IntN(5)-2) })},
			{"all two levels lighter", levels(plain, func(_ int, l float64) float64 { return l + 2 })},
			{"all two levels darker", levels(plain, func(_ int, l float64) float64 { return l - 2 })},
			{"a slight blur", mixed(plain, .15, .15)},
			{"all a quarter pixel further right", mixed(plain, .25, 0)},
			{"edges smoothed darker", smoothedBy(plain, 1/1.2)},
			{"edges smoothed lighter", smoothedBy(plain, 1.2)},
			{"texts a quarter pixel further right", paintSample(canvas, size, func(tree *ui.Node) {
				eachText(tree, func(n *ui.Node) { move(n, .25/size.Scale()) })
			})},
		} {
			r := compare(half(test.picture), want)
			t.Logf("%s, %s: %d of %d", pictureName(sample, size), test.name, r.worst, allowed)
			if r.worst > allowed*2/3 {
				t.Errorf("%s with %s: a window has %d of excess; with %d allowed it should be at most %d.",
					pictureName(sample, size), test.name, r.worst, allowed, allowed*2/3)
			}
		}
	}
}

// The canvases of the faults that go through everything.
var (
	withoutRelief  = sync.OnceValue(func() *sprites.Canvas { return flat(sprites.Flattening{Relief: true}) })
	withoutShadows = sync.OnceValue(func() *sprites.Canvas { return flat(sprites.Flattening{Shadows: true}) })
)

func flat(f sprites.Flattening) *sprites.Canvas {
	c := sprites.NewCanvas()
	c.Flatten(f)
	return c
}

// Whatever a designer would send back fails: by twice what is allowed.
func TestFaultsFail(t *testing.T) {
	change := func(label string, change func(n *ui.Node)) func(t *testing.T, size scenes.Size) *image.RGBA {
		return func(t *testing.T, size scenes.Size) *image.RGBA {
			return paintSample(canvas, size, func(tree *ui.Node) { change(named(t, tree, label)) })
		}
	}
	for _, size := range scenes.ShotSizes {
		want := rgba(paletted(coarse(take(sample, size))))
		for _, test := range []struct {
			name    string
			picture func(t *testing.T, size scenes.Size) *image.RGBA
		}{
			{"no relief", func(t *testing.T, size scenes.Size) *image.RGBA {
				return scenes.TakeShot(withoutRelief(), sample, size, size.Scale())
			}},
			{"no shadows", func(t *testing.T, size scenes.Size) *image.RGBA {
				return scenes.TakeShot(withoutShadows(), sample, size, size.Scale())
			}},
			{"no seal", change("Title", func(n *ui.Node) { n.Paint = nil })},
			{"a card missing", change("Jack of Clubs", func(n *ui.Node) { n.Paint = nil })},
			{"a card blank", change("Jack of Clubs", func(n *ui.Node) {
				n.Paint = func(c *sprites.Canvas, _ ui.Look) {
					c.Card(sprites.Face{}, sprites.Pose{Center: n.Rect.Center(), W: n.Rect.W, Ink: 1, Alpha: 1})
				}
			})},
			{"another card", change("Jack of Clubs", func(n *ui.Node) {
				face := sprites.Face{Rank: "Q", Mark: '♣', Kanji: "妖狐", Name: "Yōko"}
				n.Paint = func(c *sprites.Canvas, _ ui.Look) {
					c.Card(face, sprites.Pose{Center: n.Rect.Center(), W: n.Rect.W, Ink: 1, Alpha: 1})
				}
			})},
			{"a title in ink-3", change("Room 6", func(n *ui.Node) { retone(n, sprites.Ink3) })},
			{"a small text in ink-3", change("Used", func(n *ui.Node) { retone(n, sprites.Ink3) })},
			{"vermilion in ink", change("−11", func(n *ui.Node) { retone(n, sprites.Ink) })},
			{"a text two points further right", change("Monster 8", func(n *ui.Node) { move(n, 2) })},
			{"a button two points further right", change("Next room", func(n *ui.Node) { move(n, 2) })},
		} {
			r := compare(half(test.picture(t, size)), want)
			t.Logf("%s, %s: %d of %d", pictureName(sample, size), test.name, r.worst, allowed)
			if r.worst < 2*allowed {
				t.Errorf("%s with %s: the worst window has %d of excess; with %d allowed it should have at least %d.",
					pictureName(sample, size), test.name, r.worst, allowed, 2*allowed)
			}
		}
	}
}

// The relief is missed on every card of the room, not only where there is most
// of it.
func TestMissingReliefIsSeenOnEveryCard(t *testing.T) {
	for _, size := range scenes.ShotSizes {
		r := compare(half(scenes.TakeShot(withoutRelief(), sample, size, size.Scale())), rgba(paletted(coarse(take(sample, size)))))
		app := scenes.ShotApp(sample, size)
		for _, label := range []string{"Jack of Clubs", "6 of Hearts", "8 of Spades", "3 of Diamonds"} {
			card := named(t, app.Root().Tree(), label).Rect
			pixels := size.Scale() / 2
			area := image.Rect(int(card.X*pixels), int(card.Y*pixels), int(card.MaxX()*pixels), int(card.MaxY()*pixels))
			seen := 0
			for _, f := range r.faults {
				if f.In(area) {
					seen++
				}
			}
			if seen < 8 {
				t.Errorf("%s: without relief %s shows only %d faults; its panel alone has more.", pictureName(sample, size), label, seen)
			}
		}
	}
}
