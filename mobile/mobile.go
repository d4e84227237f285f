// Package mobile is the game as a library for an Android or iOS app, made by
// `go tool ebitenmobile bind`. It holds nothing but the few calls that an app's
// own code makes; everything else is package scenes.
//
// On Android the activity calls, in this order, SetFolder(getFilesDir().getPath())
// in onCreate before the view is shown, SetInsets whenever the window's insets
// change, Suspend in onPause, Resume in onResume, and Back when the back button
// is pressed.
package mobile

import (
	"sync"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/mobile"

	"akuto/scenes"
	"akuto/scenes/store"
)

var (
	start sync.Once
	game  *scenes.Program
)

// open starts the game once: the saves have to be where SetFolder said before.
func open() *scenes.Program {
	start.Do(func() {
		game = scenes.NewProgram(store.Open())
		mobile.SetGame(game)
	})
	return game
}

// SetFolder names the app's own folder for saved games and starts the game. An
// empty name leaves the folder to the system.
func SetFolder(dir string) {
	if dir != "" {
		store.SetFolder(dir)
	}
	open()
}

// SetInsets tells which edges of the screen, in points, a notch, a rounded
// corner or a system bar takes.
func SetInsets(top, right, bottom, left float64) {
	open().SetInsets(top, right, bottom, left)
}

// SetReducedMotion tells that the system's animations are switched off.
func SetReducedMotion(on bool) {
	open().SetReducedMotion(on)
}

// Suspend saves the game: the app goes to the background.
func Suspend() {
	open().Suspend()
}

// Resume has the next frame drawn: the app is back.
func Resume() {
	open()
	ebiten.ScheduleFrame()
}

// Back closes what is in front, as Escape does.
func Back() {
	open().Back()
}
