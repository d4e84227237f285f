//go:build !js

package main

import (
	"bytes"
	"embed"
	"errors"
	"fmt"
	"image"
	"image/png"

	"github.com/hajimehoshi/ebiten/v2"

	"akuto/scenes"
	"akuto/scenes/store"
)

//go:embed wasm/mark/*.png
var icons embed.FS

// The window's size in points: as the player first sees it, and as small as it
// may become.
const (
	firstWidth, firstHeight = 1440, 900
	leastWidth, leastHeight = 320, 480
)

// openWindow plays the game in a window until the player closes it.
func openWindow() error {
	return withDisplay(func() error {
		game := scenes.NewProgram(store.Open())
		ebiten.SetWindowTitle(game.Title())
		ebiten.SetWindowIcon(windowIcons())
		ebiten.SetWindowResizingMode(ebiten.WindowResizingModeEnabled)
		ebiten.SetWindowSizeLimits(leastWidth, leastHeight, -1, -1)
		if monitor := ebiten.Monitor(); monitor != nil {
			ebiten.SetWindowSize(fit(monitor.Size()))
		} else {
			ebiten.SetWindowSize(firstWidth, firstHeight)
		}
		// The system may take its time to answer; the window doesn't wait for it.
		go func() { game.SetReducedMotion(systemWantsLessMotion()) }()
		defer game.Suspend()
		return ebiten.RunGame(game)
	})
}

// windowIcons gives the program's sign in the sizes that window systems ask for.
func windowIcons() (list []image.Image) {
	for _, side := range []int{16, 32, 48, 128} {
		file, err := icons.ReadFile(fmt.Sprintf("wasm/mark/icon-%d.png", side))
		if err != nil {
			continue // a window without an icon is still a window
		}
		if icon, err := png.Decode(bytes.NewReader(file)); err == nil {
			list = append(list, icon)
		}
	}
	return list
}

// fit gives the window's first size on a monitor of that many points, with room
// left for the window's frame and the desktop's bars.
func fit(width, height int) (int, int) {
	if width <= 0 || height <= 0 {
		return firstWidth, firstHeight
	}
	return max(leastWidth, min(firstWidth, width*95/100)), max(leastHeight, min(firstHeight, height*88/100))
}

// withDisplay does something that needs a window and turns whatever is wrong
// with display and graphics into one sentence for the person at the keyboard.
func withDisplay(do func() error) (err error) {
	if err := missingDisplay(); err != nil {
		return err
	}
	defer func() {
		// A library of the right name without the right contents makes the
		// engine panic on this goroutine.
		if reason := recover(); reason != nil {
			err = displayTrouble(fmt.Errorf("%v", reason))
		}
	}()
	err = do()
	if errors.Is(err, ebiten.Termination) {
		return nil
	}
	return displayTrouble(err)
}
