package picturetest

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"akuto/scenes"
	"akuto/scenes/store"
)

// TestTheEngineSleepsAtRest holds that a program that nothing moves in and nobody
// touches has the engine wait for input: no ticks, no frames.
func TestTheEngineSleepsAtRest(t *testing.T) {
	defer ebiten.SetFPSMode(ebiten.FPSMode())
	saves := store.NewMemory()
	program := scenes.NewProgram(saves)
	width, height := program.LayoutF(390, 844)
	screen := ebiten.NewImage(int(width), int(height))
	defer screen.Deallocate()
	ticks := 0
	// The title card takes some 260 ticks, baking ahead a good many more.
	for ; ebiten.FPSMode() != ebiten.FPSModeVsyncOffMinimum; ticks++ {
		if ticks == 5000 {
			t.Fatal("after 5000 ticks the engine is still awake")
		}
		if err := program.Update(); err != nil {
			t.Fatal(err)
		}
		program.Draw(screen)
	}
	if ticks < 200 {
		t.Fatalf("the engine sleeps after %d ticks, in the middle of the title card", ticks)
	}
}
