//go:build !js && !windows

package scenes

import "os/exec"

// hideWindow has nothing to hide: no window opens here.
func hideWindow(*exec.Cmd) {}
