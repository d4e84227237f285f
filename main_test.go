//go:build !js

package main

import (
	"bytes"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// runs calls the program and gives what it printed.
func runs(args ...string) (status int, out, errOut string) {
	var o, e bytes.Buffer
	status = run(args, &o, &e)
	return status, o.String(), e.String()
}

func TestCommandLineNobodyUnderstands(t *testing.T) {
	for _, args := range [][]string{
		{"-unknown"}, {"dance"}, {"-data"}, {"shots"}, {"shots", "-out"}, {"shots", "-out", "x", "-size", "big"},
		{"shots", "-out", "x", "-size", "100x100"}, {"shots", "-out", "x", "-size", "1440x900x2"}, {"shots", "-out", "x", "-scale", "0"},
		{"shots", "-out", "x", "-scale", "NaN"}, {"shots", "-out", "x", "more"}, {"replay"}, {"replay", "a", "b"}, {"replay", "-x"},
	} {
		status, out, errOut := runs(args...)
		if status != 2 || out != "" || !strings.Contains(errOut, "Usage: akuto") {
			t.Errorf("akuto %q: status %d, printed %q and %q; want 2, nothing and the usage", args, status, out, errOut)
		}
	}
}

func TestHelpAndVersion(t *testing.T) {
	for _, args := range [][]string{{"-help"}, {"-h"}, {"--help"}, {"help"}} {
		if status, out, errOut := runs(args...); status != 0 || out != usage || errOut != "" {
			t.Errorf("akuto %q: status %d, printed %q and %q; want 0 and the usage", args, status, out, errOut)
		}
	}
	if status, out, _ := runs("-version"); status != 0 || !strings.HasPrefix(out, "akuto "+version) {
		t.Errorf("akuto -version: status %d, printed %q", status, out)
	}
}

// Without a display there is one sentence, and what needs none still works.
func TestNoDisplay(t *testing.T) {
	if missingDisplay() != nil {
		t.Log("this machine has no display to take away")
	}
	t.Setenv("DISPLAY", "")
	t.Setenv("WAYLAND_DISPLAY", "")
	if missingDisplay() == nil {
		t.Skip("this system opens windows without DISPLAY")
	}
	for _, args := range [][]string{nil, {"shots", "-out", t.TempDir()}} {
		status, out, errOut := runs(args...)
		if status != 1 || out != "" || strings.Count(errOut, "\n") != 1 || !strings.Contains(errOut, "display") {
			t.Errorf("akuto %q: status %d, printed %q and %q; want 1 and one sentence about the display", args, status, out, errOut)
		}
	}
	record := filepath.Join(t.TempDir(), "record.txt")
	if err := os.WriteFile(record, []byte("scoundrel 1\ndeal C5 H3 D7 S12\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	if status, out, errOut := runs("replay", record); status != 0 || !strings.Contains(out, `"hp": 20`) {
		t.Errorf("akuto replay: status %d, printed %q and %q", status, out, errOut)
	}
}

// What the engine says when something is missing, taken from trying it, and a
// word that the sentence for it must hold.
func TestDisplayTroubleSaysWhatToDo(t *testing.T) {
	for said, want := range map[string]string{
		"glfw: x11: failed to open display :77: a platform-specific error occurred":                           "set DISPLAY",
		"glfw: failed to load any of [libX11.so.6 libX11.so]: libX11.so.6: cannot open shared object file":    "libx11-6",
		"gl: failed to load libGL.so and libGLESv2.so: \ngl: Dlopen failed: name: libGLESv2.so: no such file": "libgl1",
		"glfw: glx: no GLXFBConfigs returned: the requested API is unavailable":                               "driver",
		"glfw: egl: failed to initialize EGL: EGL is not or could not be initialized":                         "driver",
		"glfw: egl: failed to load required entry points: a platform-specific error occurred":                 "driver",
		"/x/libX11.so.6: undefined symbol: XConnectionNumber":                                                 "libx11-6",
	} {
		got := displayTrouble(errors.New(said)).Error()
		if !strings.Contains(got, want) || strings.Contains(got, "\n") || !strings.HasSuffix(got, ".") {
			t.Errorf("%q becomes %q; want one sentence with %q", said, got, want)
		}
	}
	other := errors.New("The disk is full.")
	if got := displayTrouble(other); got != other {
		t.Errorf("another error becomes %q", got)
	}
}

func TestFolderThatCannotBe(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	status, out, errOut := runs("-data", file, "replay", "none")
	if status != 1 || out != "" || !strings.Contains(errOut, file) || strings.Count(errOut, "\n") != 1 {
		t.Errorf("status %d, printed %q and %q; want 1 and one sentence that names the folder", status, out, errOut)
	}
}

func TestFirstWindowFitsTheMonitor(t *testing.T) {
	for _, c := range [][4]int{
		{1920, 1080, 1440, 900}, {1440, 900, 1368, 792}, {1280, 1024, 1216, 900}, {300, 300, 320, 480}, {0, 0, 1440, 900},
	} {
		if w, h := fit(c[0], c[1]); w != c[2] || h != c[3] {
			t.Errorf("on %d×%d the window is %d×%d, want %d×%d", c[0], c[1], w, h, c[2], c[3])
		}
	}
}
