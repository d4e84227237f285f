package scenes

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"akuto/fonts"
	"akuto/scenes/store"
)

func TestOwnFontsAreUsedAndBadOnesTold(t *testing.T) {
	good, err := os.ReadFile(filepath.Join("..", "fonts", "files", "MartianMono-Condensed-400.ttf"))
	if err != nil {
		t.Fatal(err)
	}
	cases := map[string]struct {
		file   string
		data   []byte
		face   fonts.Face
		used   bool
		notice string // what it begins with; empty for none
	}{
		"serif":          {"TRJNDaVinci-Italic.ttf", good, fonts.Serif, true, ""},
		"regular":        {"Die Grotesk C Regular.otf", good, fonts.Grotesk, true, ""},
		"medium":         {"DieGrotesk-C_Medium.ttf", good, fonts.GroteskMedium, true, ""},
		"another family": {"Comic-Regular.ttf", good, fonts.Grotesk, false, ""},
		"not a font":     {"TRJNDaVinci-Italic.ttf", []byte("no font"), fonts.Serif, false, "Some of your fonts are left out: TRJNDaVinci-Italic.ttf because the font for headings "},
	}
	for name, c := range cases {
		t.Run(name, func(t *testing.T) {
			dir := t.TempDir()
			if err := os.MkdirAll(filepath.Join(dir, "fonts"), 0o755); err != nil {
				t.Fatal(err)
			}
			if err := os.WriteFile(filepath.Join(dir, "fonts", c.file), c.data, 0o644); err != nil {
				t.Fatal(err)
			}
			style := fonts.Style{Face: c.face, Size: 40, Line: 40}
			before := style.Width("iiiiii")
			defer fonts.Reset(c.face)
			notice := useOwnFonts(store.OpenFolder(dir))
			if !strings.HasPrefix(notice, c.notice) || c.notice == "" && notice != "" {
				t.Errorf("told %q, want it to begin %q", notice, c.notice)
			}
			// In a monospaced font six i are far wider than in ours.
			if used := style.Width("iiiiii") > 1.5*before; used != c.used {
				t.Errorf("the font is in use: %v, want %v", used, c.used)
			}
		})
	}
}

// Two fonts that can't be used are told in one sentence, and the one between them
// in the order of the names is used all the same.
func TestEveryBadFontIsToldInOneSentence(t *testing.T) {
	good, err := os.ReadFile(filepath.Join("..", "fonts", "files", "MartianMono-Condensed-400.ttf"))
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	if err := os.MkdirAll(filepath.Join(dir, "fonts"), 0o755); err != nil {
		t.Fatal(err)
	}
	for file, data := range map[string][]byte{
		"DieGrotesk-Medium.ttf": []byte("no font"), "DieGrotesk-Regular.ttf": good, "TRJNDaVinci-Italic.otf": []byte("none either"),
	} {
		if err := os.WriteFile(filepath.Join(dir, "fonts", file), data, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	style := fonts.Style{Face: fonts.Grotesk, Size: 40, Line: 40}
	before := style.Width("iiiiii")
	defer fonts.Reset(fonts.Grotesk)
	notice := useOwnFonts(store.OpenFolder(dir))
	first, second, both := strings.Cut(notice, "; ")
	if !both || !strings.HasPrefix(first, "Some of your fonts are left out: DieGrotesk-Medium.ttf because the font for medium text ") ||
		!strings.HasPrefix(second, "TRJNDaVinci-Italic.otf because the font for headings ") || !strings.HasSuffix(second, ".") ||
		strings.Contains(notice, ". ") || strings.Contains(notice, "DieGrotesk-Regular") {
		t.Errorf("told %q", notice)
	}
	if after := style.Width("iiiiii"); after <= 1.5*before {
		t.Errorf("the good font isn't used: six i are %v wide, built in %v", after, before)
	}
}

func TestNoFontFolderIsFine(t *testing.T) {
	if notice := useOwnFonts(store.OpenFolder(t.TempDir())); notice != "" {
		t.Errorf("told %q", notice)
	}
}
