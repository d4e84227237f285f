// Package assets holds the files that are part of the program: the shaders, the
// textures of the paper and the icons, as bytes for others to read.
package assets

import _ "embed"

// PaperShader is the source of the shader that draws nearly everything.
//
//go:embed shaders/paper.kage
var PaperShader []byte

// WashShader is the source of the shader that draws whole screens.
//
//go:embed shaders/wash.kage
var WashShader []byte
