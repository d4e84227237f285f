package sprites

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// BenchmarkTable draws a table at rest and with a leaning card: how long it
// takes to hand over a frame, in how many commands, with what allocations.
func BenchmarkTable(b *testing.B) {
	for name, lean := range map[string]Lean{"rest": {}, "tilt": pointed} {
		b.Run(name, func(b *testing.B) {
			c := NewCanvas()
			draw := table(lean)
			paintWith(c, 1440, 900, 1, draw)
			dst := ebiten.NewImage(1440, 900)
			defer dst.Deallocate()
			frame := func() {
				c.Begin(dst, 1)
				draw(c)
				c.End()
			}
			frame()
			b.ReportAllocs()
			b.ResetTimer()
			for range b.N {
				frame()
			}
			b.ReportMetric(float64(c.commands), "commands/frame")
		})
	}
}

// BenchmarkBakeTable bakes all that a table of 1440×900 points at scale 2 needs.
func BenchmarkBakeTable(b *testing.B) {
	dst := ebiten.NewImage(2880, 1800)
	defer dst.Deallocate()
	for range b.N {
		c := NewCanvas()
		c.Begin(dst, 2)
		table(Lean{})(c)
		c.End()
		c.BakeAll()
		b.ReportMetric(float64(c.queue.baked), "pictures")
	}
}
