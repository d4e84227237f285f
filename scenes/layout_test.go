package scenes

import (
	"fmt"
	"testing"

	"akuto/rules"
	"akuto/scenes/store"
	"akuto/scenes/ui"
)

func sizeName(s Size) string { return fmt.Sprintf("%dx%d", s.Width, s.Height) }

// randomSizes are the design's three sizes, the corners of what a window may be,
// and others in between, always the same.
func randomSizes(n int) []Size {
	sizes := append([]Size{}, ShotSizes...)
	sizes = append(sizes, Size{320, 480}, Size{844, 390}, Size{568, 320}, Size{768, 1024}, Size{1024, 768}, Size{3840, 2160})
	random := rules.NewRandom(44)
	for len(sizes) < n {
		// Half of them small, where it is tight.
		size := Size{320 + random.IntN(3521), 320 + random.IntN(1841)}
		if len(sizes)%2 == 0 {
			size = Size{320 + random.IntN(1100), 320 + random.IntN(800)}
		}
		// Down to the smallest phone, upright or on its side.
		if size.Height >= 480 || size.Width >= 568 {
			sizes = append(sizes, size)
		}
	}
	return sizes
}

func TestNoTextIsClippedOrOverlaps(t *testing.T) {
	for _, s := range shots {
		t.Run(s.name, func(t *testing.T) {
			for _, size := range randomSizes(200) {
				app := NewApp(store.NewMemory())
				app.Resize(float64(size.Width), float64(size.Height), ui.Insets{})
				if !s.splash {
					app.Settle()
					s.prepare(app)
				}
				checkLayout(t, app.root.Tree(), app.root.Frame().Window)
				if t.Failed() {
					t.Fatalf("at %s", sizeName(size))
				}
			}
		})
	}
}

// A window that grows under a sheet leaves no empty page behind it.
func TestThePageUnderASheetStaysInItsLimits(t *testing.T) {
	d := newDriver(t, store.NewMemory(), 390, 600)
	d.play(recordRoomSix)
	d.app.root.ScrollBy(d.app.root.Frame().Window.Center(), 10_000)
	d.app.open(newRules(d.app))
	d.app.Resize(390, 1100, ui.Insets{})
	page := d.app.treeOf(d.app.layers[0]).ByID("page")
	if most := max(0, page.Scroll.Height-page.Rect.H); d.app.root.Frame().Offset(tableScroll) > most {
		t.Errorf("under the sheet the page stands at %v, its limit is %v", d.app.root.Frame().Offset(tableScroll), most)
	}
}
