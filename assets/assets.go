// Package assets holds the files that are part of the program: the shader, the
// textures of the paper and the icons, as bytes for others to read.
package assets

import _ "embed"

// PaperShader is the source of the shader that draws everything.
//
//go:embed shaders/paper.kage
var PaperShader []byte
