package sprites

// Flattening takes the depth from what is drawn. It is there for the tests of
// pictures, which prove with it that they would miss what it takes away.
type Flattening struct {
	Relief  bool // no light on rims, panels, recesses and letters
	Shadows bool // nothing casts a shadow
}

// Flatten draws without some of the depth from now on. What is already baked
// keeps its relief, so it is for new canvases.
func (c *Canvas) Flatten(f Flattening) { c.flat = f }

// flattened takes the relief from a baked picture, if that is wished for.
func (c *Canvas) flattened(l layers) layers {
	if c.flat.Relief {
		for i := 0; i < len(l.relief.Pix); i += 4 {
			l.relief.Pix[i], l.relief.Pix[i+1], l.relief.Pix[i+3] = 128, 128, 0
		}
	}
	return l
}

// flatten takes the depth from a shape, if that is wished for; it is false if
// nothing is left to be drawn.
func (c *Canvas) flatten(s *shape) bool {
	switch s.kind {
	case kindShadow:
		return !c.flat.Shadows
	case kindSheet, kindRecess:
		if c.flat.Relief {
			s.color[1] = 0
		}
	}
	return true
}
