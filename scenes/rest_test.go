package scenes

import (
	"testing"

	"akuto/scenes/ui"
)

func TestEveryScreenComesToRestAndStaysThere(t *testing.T) {
	for _, s := range shots {
		t.Run(s.name, func(t *testing.T) {
			app := ShotApp(s.name, Size{1440, 900})
			app.Settle()
			app.root.TakeRedraw()
			if !app.AtRest() {
				t.Fatal("it never comes to rest")
			}
			for range 10 * ui.TicksPerSecond {
				app.Tick()
				if app.root.TakeRedraw() || !app.AtRest() {
					t.Fatal("at rest, with no input, it draws again")
				}
			}
		})
	}
}

func TestTheSplashWaitsUntilItWasSeenOnce(t *testing.T) {
	d := &driver{t: t, app: ShotApp("14-menu-first", Size{1440, 900})}
	d.app.settings.SplashSeen = false
	d.app.newGame()
	ticks := func() (n int) {
		for ; !d.app.AtRest() || d.app.root.Scene() != d.app.layers[0].scene; n++ {
			if n == 2*ui.TicksPerSecond {
				d.key("c", ui.KeyEnter, ui.KeyEscape)
				d.app.root.Down(d.app.root.Frame().Window.Center(), false)
				d.app.root.Up(d.app.root.Frame().Window.Center())
			}
			if n > 20*ui.TicksPerSecond {
				t.Fatal("the curtain never lifts")
			}
			d.app.root.TakeRedraw()
			d.app.Tick()
		}
		return n
	}
	// It holds for 3.6 seconds and lifts for .7; the table below rises on.
	if n := ticks(); n < ui.Ticks(holdTime+liftTime) {
		t.Fatalf("the first splash was gone after %d ticks", n)
	}
	if d.app.root.Scene() != d.app.layers[0].scene || len(d.app.layers) != 1 {
		t.Fatal("a key that was pressed behind the curtain opened something")
	}
	if !d.app.settings.SplashSeen {
		t.Fatal("it isn't remembered that the splash was seen whole")
	}
	d.app.newGame()
	if n := ticks(); n > ui.Ticks(2000+liftTime+200)+2 {
		t.Fatalf("skipped after two seconds, the second splash took %d ticks", n)
	}
}

func TestReducedMotionCutsTheSplash(t *testing.T) {
	app := ShotApp("14-menu-first", Size{1440, 900})
	app.systemReduced = true
	app.applyMotion()
	app.newGame()
	for range 3 {
		app.Tick()
	}
	if len(app.layers) != 1 {
		t.Fatal("with reduced motion the title card still covers the table")
	}
}
