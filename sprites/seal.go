package sprites

import "math"

// sealMargin is the room around a seal's box of 100×100 units for its ragged
// edge, in units on every side; the baked content is the box with it.
const sealMargin = 4.

// smallSeal is the size in points below which a seal has its small cut: no
// voids, slimmer strokes, open counters.
const smallSeal = 50

// carving is how a seal is cut.
type carving struct {
	upper, lower rune
	// reversed seals have red characters in a frame, the others white
	// characters in a red face.
	reversed bool
	seed     uint32
}

// carvings are the seals that there are.
var carvings = map[Seal]carving{
	SealScoundrel: {upper: '悪', lower: '党', seed: 11},
	SealReturned:  {upper: '生', lower: '還', reversed: true, seed: 29},
	SealDied:      {upper: '討', lower: '死', seed: 37},
	SealVictory:   {upper: '勝', lower: '利', seed: 41},
	SealDuel:      {upper: '一', lower: '騎', seed: 59},
}

// bakeSeal makes the layers of a seal whose box is sizePixels wide at scale
// pixels per point: vermilion stock with real holes, flat relief. The content
// is the box with sealMargin units around it.
func bakeSeal(s Seal, sizePixels, scale float64) layers {
	unit := sizePixels / 100
	side := int(math.Ceil((100 + 2*sealMargin) * unit))
	l := newLayers(side, side)
	stamp := newStamp(carvings[s], unit, sizePixels/scale < smallSeal)
	stock := l.content(l.stock)
	for y := range side {
		row := stock.Pix[y*stock.Stride:]
		for x := range side {
			alpha := stamp.alpha(x, y)
			to := row[4*x : 4*x+4 : 4*x+4]
			to[0] = uint8(float64(VermilionColor.R)*alpha + .5)
			to[1] = uint8(float64(VermilionColor.G)*alpha + .5)
			to[2] = uint8(float64(VermilionColor.B)*alpha + .5)
			to[3] = uint8(255*alpha + .5)
		}
	}
	return l
}

// stamp is a carved seal, ready to be printed pixel by pixel.
type stamp struct {
	carving
	unit    float64 // pixels per unit
	small   bool
	outline sealFace
	set     characters
	frame   float64 // width of a reversed seal's frame, in units
	fine    int     // samples across a pixel

	// What changes slowly over the face, once for each unit of the content.
	wanderX, wanderY, pad grid
}

func newStamp(c carving, unit float64, small bool) *stamp {
	s := &stamp{carving: c, unit: unit, small: small, outline: newSealFace(c.seed), frame: 5, fine: 2}
	area, gap, wander := Rect{11.5, 6, 77, 88}, 1.5, 1.3
	if small {
		s.fine, wander, s.frame = 4, 1, 6.5
		area, gap = Rect{8.5, 7, 83, 86}, 5
	}
	if c.reversed {
		area = Rect{17, 13, 66, 74}
	}
	s.set = newCharacters(c, area, gap, unit, small)
	// The hand shook: all outlines wander together, slowly.
	const slow, patch = .09, .028
	s.wanderX = newGrid(func(x, y float64) float64 { return wander * fractal(c.seed, x*slow, y*slow, 3) })
	s.wanderY = newGrid(func(x, y float64) float64 { return wander * fractal(c.seed+500, x*slow, y*slow, 3) })
	// The pad wasn't evenly inked: patches print at four fifths.
	s.pad = newGrid(func(x, y float64) float64 {
		t := min(max(noise(c.seed+1700, x*patch, y*patch)*1.8-.1, 0), 1)
		return 1 - .2*t
	})
	return s
}

// alpha gives how much ink lies on a pixel of the content, 0 to 1.
func (s *stamp) alpha(px, py int) float64 {
	x, y := (float64(px)+.5)/s.unit-sealMargin, (float64(py)+.5)/s.unit-sealMargin
	shiftX, shiftY := s.wanderX.at(x, y), s.wanderY.at(x, y)
	if !s.small {
		// And the stone chipped.
		shiftX += .42 * noise(s.seed+900, x*.7, y*.7)
		shiftY += .42 * noise(s.seed+950, x*.7, y*.7)
	}
	x, y = x+shiftX, y+shiftY
	pixel := 1 / s.unit
	depth := s.outline.depth(x, y)
	if depth < -pixel {
		return 0
	}
	covered := 0.
	step := pixel / float64(s.fine)
	for i := range s.fine {
		for j := range s.fine {
			sx := x + (float64(i)-float64(s.fine-1)/2)*step
			sy := y + (float64(j)-float64(s.fine-1)/2)*step
			covered += s.print(s.set.at(sx, sy), depth)
		}
	}
	covered /= float64(s.fine * s.fine)
	// The rim is smooth by its distance.
	covered *= min(max(depth*s.unit+.5, 0), 1)
	if covered == 0 || s.small {
		return covered
	}
	// Where the paper's tooth took no ink: more so near the edges.
	void := fractal(s.seed+1300, x*.55, y*.55, 2)
	threshold := .60 - .13*math.Exp(-max(depth, 0)/5)
	covered *= min(max((threshold-void)/.12+.5, 0), 1)
	return covered * s.pad.at(x, y)
}

// print gives the ink where the characters' coverage is character and the
// outline depth units away.
func (s *stamp) print(character, depth float64) float64 {
	if !s.reversed {
		return 1 - character
	}
	frame := min(max((s.frame-depth)*s.unit+.5, 0), 1)
	return max(frame, character)
}

// grid holds a slowly changing value at every unit of a seal's content.
type grid []float64

const gridSide = int(100 + 2*sealMargin + 2)

func newGrid(value func(x, y float64) float64) grid {
	g := make(grid, 0, gridSide*gridSide)
	for y := range gridSide {
		for x := range gridSide {
			g = append(g, value(float64(x)-sealMargin, float64(y)-sealMargin))
		}
	}
	return g
}

// at gives the value between the grid's points, at its border beyond them.
func (g grid) at(x, y float64) float64 {
	x = min(max(x+sealMargin, 0), float64(gridSide)-1.001)
	y = min(max(y+sealMargin, 0), float64(gridSide)-1.001)
	left, top := int(x), int(y)
	x, y = x-float64(left), y-float64(top)
	four := g[top*gridSide+left:]
	upper := four[0] + x*(four[1]-four[0])
	lower := four[gridSide] + x*(four[gridSide+1]-four[gridSide])
	return upper + y*(lower-upper)
}
