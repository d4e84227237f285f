package main

import (
	"os/exec"
	"syscall"
)

// hideConsole keeps a console from flashing up over the game.
func hideConsole(command *exec.Cmd) { command.SysProcAttr = &syscall.SysProcAttr{HideWindow: true} }
