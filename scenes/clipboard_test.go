//go:build unix

package scenes

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// program writes a shell script and gives its path.
func program(t *testing.T, name, script string) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), name)
	if err := os.WriteFile(path, []byte("#!/bin/sh\n"+script), 0o700); err != nil {
		t.Fatal(err)
	}
	return path
}

func TestTheClipboardIsReadByTheFirstProgramThatHasAny(t *testing.T) {
	empty, good := program(t, "empty", "exit 1\n"), program(t, "good", "printf '%s' \"$1\"\n")
	text, err := clipboardText([][]string{{"no-such-program-here"}, {empty}, {good, "482193"}}, time.Minute)
	if text != "482193" || err != nil {
		t.Errorf("%q, %v", text, err)
	}
}

func TestAClipboardWithoutTextOrProgramIsASentence(t *testing.T) {
	if _, err := clipboardText([][]string{{"no-such-program-here"}}, time.Minute); err != errNoClipboard {
		t.Errorf("without a program: %v", err)
	}
	if _, err := clipboardText([][]string{{program(t, "empty", "exit 0\n")}}, time.Minute); err != errClipboardEmpty {
		t.Errorf("without text: %v", err)
	}
}

func TestAClipboardProgramThatHangsIsStopped(t *testing.T) {
	begun := time.Now()
	_, err := clipboardText([][]string{{program(t, "hanging", "sleep 600\n")}}, 50*time.Millisecond)
	if err != errClipboardEmpty || time.Since(begun) > 30*time.Second {
		t.Errorf("%v after %v", err, time.Since(begun))
	}
}

func TestALongClipboardIsCut(t *testing.T) {
	text, err := clipboardText([][]string{{program(t, "long", "while :; do echo 77777777777777777777; done\n")}}, time.Minute)
	if err != nil || len(text) != clipboardMost || !strings.HasPrefix(text, "7777") {
		t.Errorf("%d bytes, %v", len(text), err)
	}
}
