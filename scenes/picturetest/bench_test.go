package picturetest

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"akuto/scenes"
	"akuto/scenes/ui"
	"akuto/sprites"
)

// large is the size that everything is measured at.
var large = scenes.Size{Width: 1440, Height: 900}

// counted is how many frames are counted, fewer than a deal takes.
const counted = 15

// stage is a window to draw frames on, with all baked that was asked for.
type stage struct {
	canvas *sprites.Canvas
	target *ebiten.Image
	scale  float64
}

func newStage(b *testing.B, scale float64) *stage {
	s := &stage{
		canvas: sprites.NewCanvas(), scale: scale,
		target: ebiten.NewImage(int(float64(large.Width)*scale), int(float64(large.Height)*scale)),
	}
	b.Cleanup(s.target.Deallocate)
	return s
}

func (s *stage) frame(app *scenes.App) {
	s.canvas.Begin(s.target, s.scale)
	app.Paint(s.canvas)
	s.canvas.End()
}

// finish has the graphics card do what it was handed, so that nothing piles up.
func (s *stage) finish() { s.target.At(0, 0) }

// warm draws until all faces are baked.
func (s *stage) warm(app *scenes.App) {
	for range 3 {
		s.frame(app)
		s.canvas.BakeAll()
	}
	s.finish()
}

// measure times whole frames, the graphics card's work included, and counts the
// most commands and the allocations of handing one over. begin, if not nil, comes
// before the frames that are counted.
func (s *stage) measure(b *testing.B, begin, step func()) {
	// The engine's queues grow for some rounds, then they are used again.
	var allocations float64
	commands := 0
	for range 4 {
		if begin != nil {
			begin()
		}
		allocations = testing.AllocsPerRun(counted, func() {
			step()
			commands = max(commands, s.canvas.Commands())
		})
		s.finish()
	}
	for b.Loop() {
		step()
		s.finish()
	}
	b.ReportMetric(float64(commands), "commands/frame")
	b.ReportMetric(allocations, "allocations/frame")
}

// BenchmarkFrame draws the table at rest, the table with a card that leans toward
// the pointer, and the fan of the picker.
func BenchmarkFrame(b *testing.B) {
	for _, test := range []struct{ name, scene string }{{"rest", "02-table"}, {"tilt", "09-tilt"}, {"fan", "04-picker"}} {
		b.Run(test.name, func(b *testing.B) {
			s := newStage(b, 1)
			app := scenes.ShotApp(test.scene, large)
			s.warm(app)
			s.measure(b, nil, func() { s.frame(app) })
		})
	}
}

// BenchmarkDeal draws frames while a card comes into its slot and the sheet that
// it was picked on leaves: ticks and drawing, as the running game does them.
func BenchmarkDeal(b *testing.B) {
	deal := func() *scenes.App {
		app := scenes.ShotApp("03-table-start", large)
		for _, key := range []ui.Key{"c", "j", "h", "6", "s", "8", "d"} {
			app.Root().Press(key)
			app.Settle()
		}
		app.Root().Press("3")
		return app
	}
	s := newStage(b, 1)
	app := deal()
	s.warm(app) // the sheet
	app.Settle()
	s.warm(app) // the cards of the table
	s.measure(b, func() { app = deal() }, func() {
		if app.Root().TakeRedraw(); app.AtRest() {
			app = deal()
		}
		app.Tick()
		s.frame(app)
	})
}

// BenchmarkBakeTable bakes all that the table shows at 1440×900 points and two
// pixels to the point.
func BenchmarkBakeTable(b *testing.B) {
	app := scenes.ShotApp("02-table", large)
	for b.Loop() {
		b.StopTimer()
		s := newStage(b, 2)
		s.frame(app)
		s.finish()
		b.StartTimer()
		s.canvas.BakeAll()
	}
}
