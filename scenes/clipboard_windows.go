package scenes

import (
	"os/exec"
	"syscall"
)

// hideWindow keeps a console from flashing up over the game.
func hideWindow(command *exec.Cmd) { command.SysProcAttr = &syscall.SysProcAttr{HideWindow: true} }
