// Package assets holds the files that are part of the program: the shaders, the
// textures of the paper and the icons, as bytes for others to read.
package assets

import (
	_ "embed"
	"slices"
)

var (
	//go:embed shaders/paper.kage
	paper []byte
	//go:embed shaders/between.kage
	between []byte
	//go:embed shaders/exact.kage
	exact []byte
)

// PaperShader gives the source of the shader that draws nearly everything: one
// that reads the atlas between its texels, or one that reads single texels,
// which is a quarter of the work for a renderer in software.
func PaperShader(smooth bool) []byte {
	if smooth {
		return slices.Concat(paper, between)
	}
	return slices.Concat(paper, exact)
}

// WashShader is the source of the shader that draws whole screens.
//
//go:embed shaders/wash.kage
var WashShader []byte
