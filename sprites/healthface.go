package sprites

import (
	"image"
	"math"

	"akuto/fonts"
)

// The health card's parts, in units of 1/168 of its height.
const (
	healthUnits    = 168.
	lifeSize       = 88.
	lifeRight      = 20.
	lifeTop        = 16.
	healthRadius   = 12. // in points
	lifeKanji      = "命"
	raisedFill     = .38 // of the lighter paper on what is raised without ink
	raisedShadow   = .20 // of the soft shadow that it casts
	shadowDownward = 2.4 // the shadow's way down and its softness, in sigmas
	shadowAside    = 1.8 // the shadow's way to the right, in sigmas
)

// bakeHealth makes the layers of the health card: its stock, and on the right
// 命 raised from the paper without ink. Number, word and ticks change and are
// drawn on top.
func bakeHealth(wPixels, hPixels, scale float64) layers {
	p := newPaper(wPixels, hPixels, scale, healthRadius, 1)
	p.texture(fibrous, 168)
	unit := hPixels / healthUnits
	m := fonts.GlyphMask(fonts.Kanji, lifeKanji, lifeSize*unit, 0)
	left := wPixels - (lifeRight+lifeSize)*unit
	// The em is placed by its middle, the ink optically in it.
	x := math.Round(left + lifeSize*unit/2 - float64(m.Rect.Dx())/2 - m.Left)
	y := math.Round((lifeTop+lifeSize/2)*unit - float64(m.Rect.Dy())/2 - m.Top)
	p.raise(m, x, y, pressFor(lifeSize*unit/scale))
	return p.finish()
}

// raise lifts a shape from the paper without ink: its own lighter face and the
// shadow beside it go into the stock, its walls into the relief, where they are
// the paper's own.
func (p *paper) raise(m fonts.Mask, x, y float64, how press) {
	sigma := how.sigma * p.scale
	soft := 1.2 * sigma
	margin := blurReach(soft)
	shadow, w, h := blur(m.Alpha, soft, margin)
	at := image.Pt(int(math.Round(x+m.Left)), int(math.Round(y+m.Top)))
	from := at.Add(image.Pt(int(math.Round(shadowAside*sigma))-margin, int(math.Round(shadowDownward*sigma))-margin))
	inside := func(x, y int) float64 {
		x, y = x-at.X, y-at.Y
		if !image.Pt(x, y).In(image.Rect(0, 0, m.Rect.Dx(), m.Rect.Dy())) {
			return 0
		}
		return float64(m.Pix[y*m.Stride+x]) / 255
	}
	area := image.Rect(from.X, from.Y, from.X+w, from.Y+h).
		Union(m.Rect.Sub(m.Rect.Min).Add(at)).
		Intersect(image.Rect(0, 0, p.width, p.height))
	stock := p.layers.content(p.layers.stock)
	for row := area.Min.Y; row < area.Max.Y; row++ {
		for column := area.Min.X; column < area.Max.X; column++ {
			on := inside(column, row)
			dark := 0.
			if sx, sy := column-from.X, row-from.Y; sx >= 0 && sy >= 0 && sx < w && sy < h {
				dark = float64(shadow[sy*w+sx]) / 255 * raisedShadow * (1 - on)
			}
			to := stock.Pix[row*stock.Stride+4*column:][:3:3]
			for i, channel := range [3][2]float64{{107, 0xFF}, {78, 0xFD}, {38, 0xF6}} {
				value := float64(to[i])
				value += (channel[0] - value) * dark
				value += (channel[1] - value) * on * raisedFill
				to[i] = uint8(value + .5)
			}
		}
	}
	p.stamp(m, x, y, how, true)
}
