// Package picturetest holds the tests that look at whole screens: against
// pictures kept in testdata, and for texts that can be read. They need a running
// game and so a display (scripts/display.sh), and no eye: `go test
// ./scenes/picturetest -update` takes the pictures anew, which are then to be
// looked at before they are committed.
package picturetest

import (
	"flag"
	"fmt"
	"image"
	"os"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"akuto/scenes"
	"akuto/sprites"
)

var update = flag.Bool("update", false, "take the pictures in testdata anew")

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
		fmt.Fprintf(os.Stderr, "The tests of pictures need a display (try scripts/display.sh): %v.\n", err)
		os.Exit(1)
	}
	os.Exit(r.code)
}

// canvas is shared by the tests, so that what one has baked the next can use.
var canvas = sprites.NewCanvas()

// pictureName is what a scene's picture at a size is called.
func pictureName(scene string, size scenes.Size) string {
	return fmt.Sprintf("%s-%dx%d", scene, size.Width, size.Height)
}

// taken keeps the small pictures of scenes that several tests look at.
var taken = map[string]*image.RGBA{}

// take gives a scene's picture as it is compared: at half the pixels.
func take(scene string, size scenes.Size) *image.RGBA {
	name := pictureName(scene, size)
	if taken[name] == nil {
		taken[name] = half(scenes.TakeShot(canvas, scene, size, size.Scale()))
	}
	return taken[name]
}
