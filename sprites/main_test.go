package sprites

import (
	"fmt"
	"os"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// runner runs all tests inside the first update of a game, where pixels can be
// read.
type runner struct {
	m    *testing.M
	code int
}

func (r *runner) Update() error {
	r.code = r.m.Run()
	return ebiten.Termination
}

func (r *runner) Draw(*ebiten.Image) {}

func (r *runner) Layout(int, int) (int, int) { return 320, 240 }

func TestMain(m *testing.M) {
	r := &runner{m: m}
	if err := ebiten.RunGame(r); err != nil {
		fmt.Fprintf(os.Stderr, "The tests of sprites read pixels and need a display (try xvfb-run -a): %v.\n", err)
		os.Exit(1)
	}
	os.Exit(r.code)
}
