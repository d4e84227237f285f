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

// useOwnFonts takes the player's own fonts into use. Fonts that can't be used are
// left out, and one sentence names all of them, each with its reason.
func useOwnFonts(s store.Store) (notice string) {
	folder, ok := s.(interface {
		Files(string) ([]store.File, error)
	})
	if !ok {
		return ""
	}
	var out []string
	files, err := folder.Files(fontFolder)
	if err != nil {
		// Errors that come together have a line each.
		out = strings.Split(err.Error(), "\n")
	}
	for _, file := range files {
		face, ok := ownFace(file.Name)
		if !ok {
			continue
		}
		if err := fonts.Replace(face, file.Data); err != nil {
			out = append(out, file.Name+" because "+clause(err.Error()))
		}
	}
	if len(out) == 0 {
		return ""
	}
	return fmt.Sprintf("Some of your fonts are left out: %s.", strings.Join(out, "; "))
}

// clause makes a sentence that begins with "The" or "There" part of a longer one.
func clause(sentence string) string {
	if rest, ok := strings.CutPrefix(sentence, "The"); ok {
		sentence = "the" + rest
	}
	return strings.TrimSuffix(sentence, ".")
}
