//go:build !js

package main

import (
	"io"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"akuto/assets"
	"akuto/fonts"
	"akuto/rules/slay"
)

// TestReadmeEnemy holds that the README's example of adding an enemy is one: its
// entry passes the checker, its silhouette can be drawn, and the toad acts as the
// text says.
func TestReadmeEnemy(t *testing.T) {
	readme, err := os.ReadFile("README.md")
	if err != nil {
		t.Fatal(err)
	}
	entry := regexp.MustCompile("(?s)```json\n(\"bog_toad\".*?)```").FindSubmatch(readme)
	icon := regexp.MustCompile("```xml\n<svg [^>]*><path d=\"([^\"]+)\"/></svg>\n```").FindSubmatch(readme)
	if entry == nil || icon == nil {
		t.Fatal("the README shows no entry or no silhouette")
	}
	ink := 0
	for _, alpha := range fonts.PathMask(string(icon[1]), assets.IconBox, 32).Pix {
		if alpha > 0 {
			ink++
		}
	}
	if ink < 32*32/8 {
		t.Errorf("the silhouette has ink on %d of %d places only", ink, 32*32)
	}
	shipped, err := shippedCatalog()
	if err != nil {
		t.Fatal(err)
	}
	file := slay.File{Name: "enemies.json", Data: []byte("{" + string(entry[1]) + "}")}
	catalog, err := slay.Read([]slay.File{file}, shipped, func(name string) bool { return name == "bog-toad" || assets.HasIcon(name) })
	if err != nil {
		t.Fatal(err)
	}
	state, _, err := slay.New(catalog, slay.Setup{Enemy: "bog_toad", Draw: []string{"bash"}})
	if err != nil {
		t.Fatal(err)
	}
	var lost []int
	for range 4 {
		before := state.Player.HP
		if state, _, err = state.Apply(slay.End()); err != nil {
			t.Fatal(err)
		}
		lost = append(lost, before-state.Player.HP)
	}
	// Asleep, twice 1, weak and strength 1, twice 1 + 1.
	if want := []int{0, 2, 0, 4}; !slices.Equal(lost, want) {
		t.Errorf("the toad takes %v HP, want %v", lost, want)
	}
}

// TestReadmeTexts holds that the record and the script in the README are ones,
// and that the words of a script that it explains exist.
func TestReadmeTexts(t *testing.T) {
	readme, err := os.ReadFile("README.md")
	if err != nil {
		t.Fatal(err)
	}
	for start, play := range map[string]func([]string, io.Writer, io.Writer) int{"scoundrel 1": replay, "slay 1": combat} {
		block := regexp.MustCompile("(?s)```\n(" + start + "\n.*?)```").FindSubmatch(readme)
		if block == nil {
			t.Fatalf("the README shows nothing that begins %q", start)
		}
		text := string(block[1])
		if start == "slay 1" {
			text = strings.Replace(text, "deck starter\n", "draw strike_r true_grit strike_r bash defend_r\ndie 3 5 1\nhp 7\n", 1)
			text = strings.Replace(text, "play defend_r\nplay bash\n", "play strike_r 2\nplay true_grit exhaust bash\n", 1)
		}
		for _, text := range []string{string(block[1]), text} {
			name := filepath.Join(t.TempDir(), "text")
			if err := os.WriteFile(name, []byte(text), 0o600); err != nil {
				t.Fatal(err)
			}
			var out, errOut strings.Builder
			if status := play([]string{name}, &out, &errOut); status != 0 {
				t.Errorf("status %d: %s of\n%s", status, errOut.String(), text)
			}
		}
	}
	for _, line := range []string{"`die 3 5 1`", "`hp 7`", "`play strike_r 2`", "`play true_grit exhaust bash`"} {
		if !strings.Contains(string(readme), line) {
			t.Errorf("the README no longer explains %s, which this test tries", line)
		}
	}
}

// TestHelpOfEachSubCommand holds that -h prints the usage and is no mistake.
func TestHelpOfEachSubCommand(t *testing.T) {
	for _, command := range []string{"replay", "combat", "catalog", "advise", "selfplay", "shots"} {
		var out, errOut strings.Builder
		if status := run([]string{command, "-h"}, &out, &errOut); status != 0 || errOut.Len() > 0 || !strings.HasPrefix(out.String(), "Usage: akuto") {
			t.Errorf("%s -h: status %d, %q, %q", command, status, out.String(), errOut.String())
		}
	}
}
