package scenes

import (
	"fmt"
	"strings"

	"akuto/fonts"
	"akuto/scenes/store"
)

// fontFolder lies beside the saves; fonts that the player puts there are used.
const fontFolder = "fonts"

// ownFace tells which face a player's font file is for: the two families that
// the design was drawn for, by their names; false for any other file.
func ownFace(file string) (fonts.Face, bool) {
	name := strings.ToLower(strings.NewReplacer(" ", "", "-", "", "_", "").Replace(file))
	if !strings.HasSuffix(name, ".ttf") && !strings.HasSuffix(name, ".otf") {
		return 0, false
	}
	switch {
	case strings.Contains(name, "davinci") && strings.Contains(name, "italic"):
		return fonts.Serif, true
	case strings.Contains(name, "diegrotesk") && strings.Contains(name, "medium"):
		return fonts.GroteskMedium, true
	case strings.Contains(name, "diegrotesk") && strings.Contains(name, "regular"):
		return fonts.Grotesk, true
	}
	return 0, false
}

// useOwnFonts takes the player's own fonts into use. A font that can't be used
// is left out, and the sentence says so.
func useOwnFonts(s store.Store) (notice string) {
	folder, ok := s.(interface {
		Files(string) ([]store.File, error)
	})
	if !ok {
		return ""
	}
	files, err := folder.Files(fontFolder)
	if err != nil {
		notice = fmt.Sprintf("Some of your fonts can't be read: %v.", err)
	}
	for _, file := range files {
		face, ok := ownFace(file.Name)
		if !ok {
			continue
		}
		if err := fonts.Replace(face, file.Data); err != nil {
			notice = fmt.Sprintf("Your font %s is left out. %v", file.Name, err)
		}
	}
	return notice
}
