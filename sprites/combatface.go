package sprites

import (
	"image"
	"math"

	"akuto/fonts"
)

// The anatomy of a combat card, in hundredths of its width. Tops are those of
// lines as high as their type.
const (
	costSize, costLeft, costTop = 17., 7.5, 7.
	typeSize, typeRight         = 7.6, 8.
	typeTop                     = 10.5
	artSide, artTop, artBottom  = 12., 26., 60. // the panel's distances from the card's sides
	artSize                     = 46.
	titleSize, titleTop         = 14.5, 87.
	textSize, smallTextSize     = 8., 8.6
	textTop                     = 104.5
	textLeft, textRight         = 8.5, 21.
	textBottom                  = 136.5 // as low as long texts may reach
	fullBottom                  = 138.  // as low as those in full size may reach
	kindSize, kindInset         = 14., 7.
	kindDepth                   = .8 // it is pressed less deep than what has ink
)

// printed gives the part of a combat face that is baked: what comes and goes
// with the selection is printed over it.
func (f CombatFace) printed() CombatFace {
	f.Type, f.Typed, f.Lit = "", false, false
	return f
}

// bakeCombat makes the layers of a combat card, wPixels wide at scale pixels
// per point, with the kind's kanji pressed in without ink.
func bakeCombat(f CombatFace, wPixels, scale float64) layers {
	w := wPixels / scale
	p := newPaper(wPixels, CardHeight(wPixels), scale, cardRadius*w/100, thinness(w))
	unit := wPixels / 100
	panel := roundedRect{
		left: math.Round(artSide * unit), top: math.Round(artTop * unit),
		right: float64(p.width) - math.Round(artSide*unit), bottom: float64(p.height) - math.Round(artBottom*unit),
	}
	p.panel(panel, panelRadius*w/100)
	p.texture(grained, f.seed())
	if art, ok := iconMask(f.Art, artSize*unit); ok {
		p.stamp(art, (panel.left+panel.right-artSize*unit)/2, (panel.top+panel.bottom-artSize*unit)/2, pressFor(.4*artSize*w/100), false)
	}
	cost := fonts.Style{Face: fonts.MonoLight, Size: costSize * w / 100, Line: costSize * w / 100, Tracking: -.04}
	p.set(cost.Layout(fonts.Plain(f.Cost), 0), costLeft*unit, costTop*unit)
	p.set(f.title(w), textLeft*unit, titleTop*unit)
	lines, _ := f.lines(w)
	for i, line := range lines {
		p.set(line, textLeft*unit, textTop*unit+float64(i)*line.Style.Line*scale)
	}
	if f.Kind != 0 {
		m, x, y := kindMask(f.Kind, wPixels)
		how := pressFor(kindSize * w / 100)
		how.steepness *= kindDepth
		p.blind(m, x, y, how)
	}
	return p.finish()
}

// seed tells faces apart for the patch of grain they are cut from.
func (f CombatFace) seed() uint32 {
	seed := uint32(f.Kind)
	for _, r := range f.Name {
		seed = hash(seed, int(r), 1)
	}
	return seed
}

// kindMask gives the kanji of a card's kind and where its origin lies on a card
// wPixels wide: its ink in the middle of its square.
func kindMask(kind rune, wPixels float64) (m fonts.Mask, x, y float64) {
	unit := wPixels / 100
	m = fonts.GlyphMask(fonts.Kanji, string(kind), kindSize*unit, 0)
	middleX, middleY := (100-kindInset-kindSize/2)*unit, CardHeight(wPixels)-(kindInset+kindSize/2)*unit
	x = math.Round(middleX - float64(m.Rect.Dx())/2 - m.Left)
	y = math.Round(middleY - float64(m.Rect.Dy())/2 - m.Top)
	return m, x, y
}

// bakeKind makes the ink of a kind's kanji for a card wPixels wide; the walls
// are in the card already. Left and top are counted from the card's corner.
func bakeKind(kind string, wPixels float64) layers {
	m, x, y := kindMask([]rune(kind)[0], wPixels)
	at := corner(m, x, y)
	l := newLayers(m.Rect.Dx(), m.Rect.Dy())
	l.left, l.top = float64(at.X), float64(at.Y)
	into := l.content(l.relief)
	for y := range m.Rect.Dy() {
		for x := range m.Rect.Dx() {
			into.Pix[y*into.Stride+4*x+2] = m.Pix[y*m.Stride+x]
		}
	}
	return l
}

// blindFill is how much browner paper is that was pressed without ink.
const blindFill = .075

// blind presses a shape into the paper without ink, with its origin at (x, y)
// in pixels. Its walls are the paper's own.
func (p *paper) blind(m fonts.Mask, x, y float64, how press) {
	at := corner(m, x, y)
	stock := p.layers.content(p.layers.stock)
	brown := [3]float64{float64(RecessColor.R), float64(RecessColor.G), float64(RecessColor.B)}
	within := image.Rect(0, 0, p.width, p.height)
	for row := range m.Rect.Dy() {
		for column := range m.Rect.Dx() {
			on := float64(m.Pix[row*m.Stride+column]) / 255 * blindFill
			if on == 0 || !at.Add(image.Pt(column, row)).In(within) {
				continue
			}
			to := stock.Pix[(at.Y+row)*stock.Stride+4*(at.X+column):][:3:3]
			for i := range to {
				to[i] = uint8(float64(to[i])*(1-on) + brown[i]*on + .5)
			}
		}
	}
	p.wall(m.Alpha, at, how, -1, p.edgeX, p.edgeY)
}
