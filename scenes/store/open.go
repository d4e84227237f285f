//go:build !js

package store

import (
	"os"
	"path/filepath"
	"runtime"
)

// Open gives the player's own saves: the folder that SetFolder named, else
// akuto in the user's folder for settings. Where there is none the game can
// still be played: every Save then says that it isn't kept.
func Open() Store {
	if folder != "" {
		return OpenFolder(folder)
	}
	// Android gives a program no home: only the activity knows its folder.
	if runtime.GOOS == "android" {
		return newMemory("the phone named no folder for saved games")
	}
	dir, err := os.UserConfigDir()
	if err != nil {
		return newMemory("this system names no folder for saved games; set HOME and start again")
	}
	return OpenFolder(filepath.Join(dir, "akuto"))
}
