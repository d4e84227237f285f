//go:build !js && !windows

package main

import "os/exec"

// hideConsole has nothing to hide: no console opens here.
func hideConsole(*exec.Cmd) {}
