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
