package main

import (
	"os"
	"regexp"
	"slices"
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
