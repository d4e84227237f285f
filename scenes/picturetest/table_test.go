package picturetest

import (
	"image"
	"math"
	"strings"
	"testing"

	"akuto/scenes"
	"akuto/scenes/ui"
	"akuto/sprites"
)

// sample is the scene that the comparison itself is tested on: it has everything.
const sample = "02-table"

// paintSample gives the sample's picture, in full, after change has had its way
// with the tree.
func paintSample(c *sprites.Canvas, size scenes.Size, change func(tree *ui.Node)) *image.RGBA {
	app := scenes.ShotApp(sample, size)
	change(app.Root().Tree())
	return scenes.Picture(c, app, size.Scale())
}

// named finds the node that paints and whose label begins with the words.
func named(t *testing.T, tree *ui.Node, label string) *ui.Node {
	t.Helper()
	n := tree.Find(func(n *ui.Node) bool { return n.Paint != nil && strings.HasPrefix(n.Label, label) })
	if n == nil {
		t.Fatalf("Nothing on the table is called %q.", label)
	}
	return n
}

// move draws a node dx points further right.
func move(n *ui.Node, dx float64) {
	paint := n.Paint
	n.Paint = func(c *sprites.Canvas, l ui.Look) {
		c.Push(dx, 0, 1)
		paint(c, l)
		c.Pop()
	}
}

// retone draws a text of one line from the left in another tone.
func retone(n *ui.Node, tone sprites.Tone) {
	n.Paint = func(c *sprites.Canvas, _ ui.Look) { c.Text(*n.Block, n.Rect.X, n.Rect.Y, 0, 0, tone) }
}

// eachText calls do for the nodes that are nothing but a text.
func eachText(tree *ui.Node, do func(*ui.Node)) {
	tree.Walk(func(n *ui.Node) bool {
		if n.Block != nil && n.Role == ui.Text && n.Label != "" {
			do(n)
		}
		return true
	})
}

// levels gives a picture with each level of its colors changed; i is the level's
// place in the pixels.
func levels(m *image.RGBA, change func(i int, level float64) float64) *image.RGBA {
	out := image.NewRGBA(m.Rect)
	copy(out.Pix, m.Pix)
	for i := range out.Pix {
		if i%4 < 3 {
			out.Pix[i] = uint8(math.Min(math.Max(math.Round(change(i, float64(m.Pix[i]))), 0), 255))
		}
	}
	return out
}

// mixed gives a picture with each pixel mixed with its neighbours at the left
// and the right.
func mixed(m *image.RGBA, left, right float64) *image.RGBA {
	return levels(m, func(i int, level float64) float64 {
		before, after := level, level
		if x := i % m.Stride; x >= 4 {
			before = float64(m.Pix[i-4])
		}
		if x := i % m.Stride; x+4 < m.Stride {
			after = float64(m.Pix[i+4])
		}
		return left*before + (1-left-right)*level + right*after
	})
}

// smoothedBy gives a picture whose edges are smoothed with another gamma: where
// there is much contrast, the share of the darker side is raised to a power.
func smoothedBy(m *image.RGBA, gamma float64) *image.RGBA {
	low, high := neighbours(m)
	return levels(m, func(i int, level float64) float64 {
		darkest, contrast := float64(low[i]), float64(high[i])-float64(low[i])
		if contrast < 60 {
			return level
		}
		return float64(high[i]) - contrast*math.Pow(1-(level-darkest)/contrast, gamma)
	})
}
