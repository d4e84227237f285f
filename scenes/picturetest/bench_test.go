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

// BenchmarkFrame hands over frames of the table at rest and with a card that
// leans toward the pointer: how long it takes, in how many draw commands.
func BenchmarkFrame(b *testing.B) {
	for name, scene := range map[string]string{"rest": "02-table", "tilt": "09-tilt", "fan": "04-picker"} {
		b.Run(name, func(b *testing.B) {
			s := newStage(b, 1)
			app := scenes.ShotApp(scene, large)
			s.warm(app)
			b.ReportAllocs()
			for n := 0; b.Loop(); n++ {
				s.frame(app)
				if n%60 == 59 {
					b.StopTimer()
					s.finish()
					b.StartTimer()
				}
			}
			b.ReportMetric(float64(s.canvas.Commands()), "commands/frame")
		})
	}
}

// BenchmarkFrameWhole is BenchmarkFrame with the graphics card's work: each frame
// is waited for.
func BenchmarkFrameWhole(b *testing.B) {
	s := newStage(b, 1)
	app := scenes.ShotApp("02-table", large)
	s.warm(app)
	for b.Loop() {
		s.frame(app)
		s.finish()
	}
}

// BenchmarkDeal hands over frames while a card comes into its slot and the sheet
// it was picked on leaves: ticks and drawing, as the running game does them.
func BenchmarkDeal(b *testing.B) {
	s := newStage(b, 1)
	deal := func() *scenes.App {
		app := scenes.ShotApp("03-table-start", large)
		for _, key := range []ui.Key{"c", "j", "h", "6", "s", "8", "d"} {
			app.Root().Press(key)
			app.Settle()
		}
		app.Root().Press("3")
		return app
	}
	app := deal()
	for !app.AtRest() { // bake whatever the motion needs
		app.Tick()
		s.frame(app)
		s.canvas.BakeAll()
		app.Root().TakeRedraw()
	}
	app = deal()
	b.ReportAllocs()
	for b.Loop() {
		app.Root().TakeRedraw()
		if app.AtRest() {
			b.StopTimer()
			s.finish()
			app = deal()
			b.StartTimer()
		}
		app.Tick()
		s.frame(app)
	}
	b.ReportMetric(float64(s.canvas.Commands()), "commands/frame")
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
