package assets

import _ "embed"

// Grain is the tooth of card stock and panels, Fibre the hair-fine strokes in
// thicker paper: PNG tiles of 256×256 pixels, nearly transparent, dark and
// light specks on either side of the paper's own color.
var (
	//go:embed textures/grain.png
	Grain []byte
	//go:embed textures/fibre.png
	Fibre []byte
)
