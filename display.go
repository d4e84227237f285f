//go:build !js

package main

import (
	"errors"
	"fmt"
	"os"
	"runtime"
	"strings"
)

const inBrowser = "or play in a browser with `make web`"

// missingDisplay says what to do where no window can open at all.
func missingDisplay() error {
	switch runtime.GOOS {
	case "linux", "freebsd", "netbsd":
		if os.Getenv("DISPLAY") == "" && os.Getenv("WAYLAND_DISPLAY") == "" {
			return errors.New("There is no display for the window: start akuto from a desktop session, " + inBrowser + ".")
		}
	}
	return nil
}

// displayTrouble turns the engine's error about display or graphics into a
// sentence that says what to do. Errors about anything else stay as they are.
func displayTrouble(err error) error {
	if err == nil {
		return nil
	}
	text := err.Error()
	has := func(words ...string) bool {
		for _, word := range words {
			if strings.Contains(text, word) {
				return true
			}
		}
		return false
	}
	switch {
	case has("failed to open display", "DISPLAY environment variable is missing"):
		return fmt.Errorf("The display %q doesn't answer: set DISPLAY to one that runs (under Wayland, start Xwayland), %s.", os.Getenv("DISPLAY"), inBrowser)
	case has("libX11", "libXcursor", "libXrandr", "libXi", "libXinerama", "libXrender", "libXext"):
		return errors.New("The libraries of the window system are missing or broken: install them with `apt-get install libx11-6 libxcursor1 libxi6 libxinerama1 libxrandr2 libxxf86vm1`, " + inBrowser + ".")
	case has("libGL", "libEGL"):
		return errors.New("The graphics library OpenGL is missing or broken: install it with `apt-get install libgl1 libgl1-mesa-dri`, " + inBrowser + ".")
	case has("glfw:", "glx:", "egl:", "wgl:", "gl:", "opengl:", "metal:", "directx:", "purego:", "undefined symbol", "ui: no window system"):
		return fmt.Errorf("The graphics driver can't draw the window (%s): update the driver, on Linux with `apt-get install libgl1 libgl1-mesa-dri`, %s.", firstLine(text), inBrowser)
	}
	return err
}

// firstLine gives the beginning of a text that may be long.
func firstLine(text string) string {
	line, _, _ := strings.Cut(strings.TrimSpace(text), "\n")
	return strings.TrimRight(line, ".: ")
}
