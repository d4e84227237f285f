//go:build !js

package scenes

import (
	"context"
	"errors"
	"io"
	"os/exec"
	"runtime"
	"time"
)

// How long the system may take to give the text of its clipboard, and how much of
// it is taken.
const (
	clipboardTime = 2 * time.Second
	clipboardMost = 4096 // bytes
)

var (
	errNoClipboard    = errors.New("akuto finds no program that reads the clipboard: install wl-clipboard, xclip or xsel, or type the seed.")
	errClipboardEmpty = errors.New("There is no text on the clipboard.")
)

// clipboardCommands are what prints the clipboard on this system, the likeliest
// first.
func clipboardCommands() [][]string {
	switch runtime.GOOS {
	case "darwin":
		return [][]string{{"pbpaste"}}
	case "windows":
		return [][]string{{"powershell", "-NoProfile", "-NonInteractive", "-Command", "Get-Clipboard"}}
	}
	return [][]string{
		{"wl-paste", "--no-newline", "--type", "text"},
		{"xclip", "-out", "-selection", "clipboard"},
		{"xsel", "--output", "--clipboard"},
	}
}

// readClipboard reads the clipboard beside the game and calls done once, from
// another goroutine. The error is a sentence.
func readClipboard(done func(text string, err error)) {
	go func() { done(clipboardText(clipboardCommands(), clipboardTime)) }()
}

// clipboardText asks the commands one after another and gives what the first one
// prints that prints anything.
func clipboardText(commands [][]string, within time.Duration) (string, error) {
	ctx, cancel := context.WithTimeout(context.Background(), within)
	defer cancel()
	err := errNoClipboard
	for _, words := range commands {
		if _, missing := exec.LookPath(words[0]); missing != nil {
			continue
		}
		if text := printed(ctx, words); text != "" {
			return text, nil
		}
		err = errClipboardEmpty
	}
	return "", err
}

// printed gives the beginning of what a command prints; "" when it fails.
func printed(ctx context.Context, words []string) string {
	command := exec.CommandContext(ctx, words[0], words[1:]...)
	command.WaitDelay = time.Second // for what it leaves behind with its output open
	hideWindow(command)
	out, err := command.StdoutPipe()
	if err != nil || command.Start() != nil {
		return ""
	}
	stop := context.AfterFunc(ctx, func() { out.Close() })
	defer stop()
	text, _ := io.ReadAll(io.LimitReader(out, clipboardMost))
	out.Close() // a longer text is cut here
	_ = command.Wait()
	return string(text)
}

// listenForPastes has nothing to do: Ctrl+V comes as a key here.
func listenForPastes(func(text string)) {}
