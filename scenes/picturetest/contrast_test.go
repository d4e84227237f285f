package picturetest

import (
	"image"
	"image/color"
	"math"
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"akuto/scenes"
	"akuto/scenes/ui"
	"akuto/sprites"
)

const (
	// fine is the pixels to the point at which texts are drawn to find their
	// color: enough for the thinnest stroke to have a pixel of its own.
	fine = 3
	// least is the contrast of text on its paper, leastLarge that of text of
	// largeText points and more (WCAG 2, level AA).
	least, leastLarge, largeText = 4.5, 3., 24.
	// leastShaded is the contrast that is left where a shadow falls on the paper.
	leastShaded = 3.5
	// plus is drawn in the slot that is dealt into next: a sign rather than a text,
	// and beside it stands what a tap does.
	plus = "+"
)

// Every text of every scene can be read: its own color against the paper that it
// really lies on in the picture.
func TestTextsCanBeRead(t *testing.T) {
	texts := 0
	unbaked := sprites.NewCanvas()
	for _, size := range scenes.ShotSizes {
		target := ebiten.NewImage(size.Width*fine, size.Height*fine)
		defer target.Deallocate()
		for _, scene := range scenes.ShotNames() {
			picture := take(scene, size)
			app := scenes.ShotApp(scene, size)
			window := app.Root().Frame().Window
			drawn := drawTexts(unbaked, target, app.Root().Tree())
			for _, n := range visibleTexts(app.Root().Tree(), window) {
				papers := papersUnder(picture, n.rect, size.Scale()/2)
				contrast, ok := textContrast(drawn, n.rect, papers)
				if !ok {
					// Chips of cards out of play are faint, and their row tells
					// in words what is left.
					if n.Label != "" {
						t.Errorf("%s: %q shows no opaque letter.", pictureName(scene, size), n.Label)
					}
					continue
				}
				texts++
				wanted := least
				if n.Block.Style.Size >= largeText || n.Label == plus {
					wanted = leastLarge
				}
				if contrast < wanted && contrast >= leastShaded {
					// A card that is pointed at casts a longer shadow, which goes
					// with the pointer: what counts is the paper itself.
					plain := half(scenes.TakeShot(withoutShadows(), scene, size, size.Scale()))
					contrast, _ = textContrast(drawn, n.rect, papersUnder(plain, n.rect, size.Scale()/2))
				}
				if contrast < wanted {
					t.Errorf("%s: %q at %.0f has a contrast of %.2f on %v; it should be at least %v.",
						pictureName(scene, size), n.Label, n.rect, contrast, papers, wanted)
				}
			}
		}
	}
	if texts < 500 {
		t.Errorf("Only %d texts were found in all scenes.", texts)
	}
}

// shownText is a text with the part of its rectangle that can be seen.
type shownText struct {
	*ui.Node
	rect sprites.Rect
}

// visibleTexts lists the texts that lie wholly in the window and in the scroll
// areas around them.
func visibleTexts(tree *ui.Node, window sprites.Rect) (list []shownText) {
	var walk func(n *ui.Node, seen sprites.Rect)
	walk = func(n *ui.Node, seen sprites.Rect) {
		if n.Block != nil && n.Paint != nil {
			if r := n.Rect.Intersect(seen); r.H >= n.Rect.H-.5 && r.W >= n.Rect.W-.5 {
				list = append(list, shownText{n, r})
			}
		}
		if n.Scroll != nil {
			seen = seen.Intersect(n.Rect)
		}
		for _, child := range n.Children {
			walk(child, seen)
		}
	}
	walk(tree, window)
	return list
}

// drawTexts draws the nodes with texts and nothing else on the target, cleared,
// and reads it. On the canvas nothing may be baked, so that pressed texts are flat.
func drawTexts(c *sprites.Canvas, target *ebiten.Image, tree *ui.Node) *image.RGBA {
	target.Clear()
	c.Begin(target, fine)
	tree.Walk(func(n *ui.Node) bool {
		if n.Block != nil && n.Paint != nil {
			n.Paint(c, ui.Look{})
		}
		return true
	})
	c.End()
	picture := image.NewRGBA(target.Bounds())
	target.ReadPixels(picture.Pix)
	return picture
}

// papersUnder gives the paper in a part of a picture twice, as it is under dark
// letters and under light ones: of all the colors by lightness the one at seven
// tenths and at three tenths, since letters take less than half of where they lie.
func papersUnder(m *image.RGBA, r sprites.Rect, pixels float64) [2]color.RGBA {
	area := pixelsOf(m, r, pixels)
	if len(area) == 0 {
		return [2]color.RGBA{}
	}
	slices.SortFunc(area, func(a, b color.RGBA) int {
		return int(a.R) + int(a.G) + int(a.B) - int(b.R) - int(b.G) - int(b.B)
	})
	return [2]color.RGBA{area[len(area)*7/10], area[len(area)*3/10]}
}

// textContrast gives the contrast of a text's color with the paper, of the least
// one if it has several; false if it has no opaque letters.
func textContrast(drawn *image.RGBA, r sprites.Rect, papers [2]color.RGBA) (float64, bool) {
	area := pixelsOf(drawn, r, fine)
	opaque := 0
	seen := map[color.RGBA]bool{}
	for _, p := range area {
		if p.A == 255 {
			opaque++
			seen[p] = true
		}
	}
	lowest, highest := math.Inf(1), 0.
	for p := range seen {
		contrast := max(sprites.Contrast(p, papers[0]), sprites.Contrast(p, papers[1]))
		lowest, highest = min(lowest, contrast), max(highest, contrast)
	}
	// A text that draws its own plate is all opaque: the letters stand out most.
	if opaque > len(area)/2 {
		return highest, true
	}
	return lowest, opaque > 0
}

func pixelsOf(m *image.RGBA, r sprites.Rect, pixels float64) []color.RGBA {
	area := image.Rect(int(r.X*pixels), int(r.Y*pixels), int(math.Ceil(r.MaxX()*pixels)), int(math.Ceil(r.MaxY()*pixels))).Intersect(m.Rect)
	list := make([]color.RGBA, 0, area.Dx()*area.Dy())
	for y := area.Min.Y; y < area.Max.Y; y++ {
		for x := area.Min.X; x < area.Max.X; x++ {
			list = append(list, m.RGBAAt(x, y))
		}
	}
	return list
}
