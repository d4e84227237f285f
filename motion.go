//go:build !js

package main

import (
	"context"
	"os/exec"
	"runtime"
	"strings"
	"time"
)

// motionTime is how long the system may take to tell whether it wants less motion.
const motionTime = 2 * time.Second

// motionWish is how a system is asked whether it wants less motion: a command,
// and the last word that it prints if so.
type motionWish struct {
	command []string
	answer  string
}

// motionWishOf gives the question for a system, named as Go names it.
func motionWishOf(system string) motionWish {
	switch system {
	case "darwin":
		return motionWish{[]string{"defaults", "read", "com.apple.universalaccess", "reduceMotion"}, "1"}
	case "windows":
		return motionWish{[]string{"reg", "query", `HKCU\Control Panel\Desktop\WindowMetrics`, "/v", "MinAnimate"}, "0"}
	}
	return motionWish{[]string{"gsettings", "get", "org.gnome.desktop.interface", "enable-animations"}, "false"}
}

// systemWantsLessMotion asks the system whether its animations are switched off.
// It waits for the answer; a system that can't be asked has no such wish.
func systemWantsLessMotion() bool {
	ctx, cancel := context.WithTimeout(context.Background(), motionTime)
	defer cancel()
	return wantsLessMotion(motionWishOf(runtime.GOOS), func(command []string) (string, error) {
		return printedBy(ctx, command)
	})
}

// wantsLessMotion asks by way of run, which gives what a command prints.
func wantsLessMotion(wish motionWish, run func(command []string) (string, error)) bool {
	text, err := run(wish.command)
	words := strings.Fields(text)
	return err == nil && len(words) > 0 && words[len(words)-1] == wish.answer
}

// printedBy gives what a command prints until the context ends.
func printedBy(ctx context.Context, words []string) (string, error) {
	command := exec.CommandContext(ctx, words[0], words[1:]...)
	command.WaitDelay = time.Second // for what it leaves behind with its output open
	hideConsole(command)
	text, err := command.Output()
	return string(text), err
}
