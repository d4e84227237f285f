//go:build !js

package main

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"time"
)

func TestTheSystemsWishForLessMotion(t *testing.T) {
	const (
		linux   = "gsettings get org.gnome.desktop.interface enable-animations"
		mac     = "defaults read com.apple.universalaccess reduceMotion"
		windows = `reg query HKCU\Control Panel\Desktop\WindowMetrics /v MinAnimate`
		// What reg prints above the value, by name, kind and value.
		registry = "\r\nHKEY_CURRENT_USER\\Control Panel\\Desktop\\WindowMetrics\r\n    MinAnimate    REG_SZ    "
	)
	for name, c := range map[string]struct {
		system, command, printed string
		err                      error
		want                     bool
	}{
		"Linux without animations":   {"linux", linux, "false\n", nil, true},
		"Linux with animations":      {"linux", linux, "true\n", nil, false},
		"Linux without the tool":     {"linux", linux, "", errors.New("not found"), false},
		"Linux with nothing printed": {"linux", linux, "\n", nil, false},
		"another Unix":               {"freebsd", linux, "false\n", nil, true},
		"macOS with less motion":     {"darwin", mac, "1\n", nil, true},
		"macOS with motion":          {"darwin", mac, "0\n", nil, false},
		"macOS never asked":          {"darwin", mac, "", errors.New("exit status 1"), false},
		"Windows without animations": {"windows", windows, registry + "0\r\n\r\n", nil, true},
		"Windows with animations":    {"windows", windows, registry + "1\r\n\r\n", nil, false},
		"an answer and a failure":    {"windows", windows, registry + "0\r\n\r\n", errors.New("exit status 1"), false},
	} {
		t.Run(name, func(t *testing.T) {
			asked := ""
			got := wantsLessMotion(motionWishOf(c.system), func(command []string) (string, error) {
				asked = strings.Join(command, " ")
				return c.printed, c.err
			})
			if got != c.want || asked != c.command {
				t.Errorf("asked %q, which printed %q: less motion %v, want %v of %q", asked, c.printed, got, c.want, c.command)
			}
		})
	}
}

func TestAProgramThatIsNotThereOrHangsIsTrouble(t *testing.T) {
	if _, err := printedBy(context.Background(), []string{"no-such-program-here"}); err == nil {
		t.Error("a program that isn't there printed something")
	}
	if runtime.GOOS == "windows" {
		t.Skip("there are no shell scripts")
	}
	hanging := filepath.Join(t.TempDir(), "hanging")
	if err := os.WriteFile(hanging, []byte("#!/bin/sh\necho false\nsleep 600\n"), 0o700); err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithTimeout(context.Background(), 50*time.Millisecond)
	defer cancel()
	begun := time.Now()
	if _, err := printedBy(ctx, []string{hanging}); err == nil || time.Since(begun) > 30*time.Second {
		t.Errorf("%v after %v", err, time.Since(begun))
	}
}
