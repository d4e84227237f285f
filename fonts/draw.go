package fonts

import (
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/tinne26/etxt"
	"github.com/tinne26/etxt/cache"
	"github.com/tinne26/etxt/fract"
)

// Paint says in which colors a block is drawn. Alpha, 0 to 1, fades all of them
// (0 draws nothing). A color left at its zero value falls back to Ink.
type Paint struct {
	Ink    color.RGBA
	Accent color.RGBA // *accents*
	Number color.RGBA // `numbers`
	Red    color.RGBA // ♥ ♦
	Black  color.RGBA // ♣ ♠
	Alpha  float64
}

// of gives the color of a run.
func (p *Paint) of(run *Run) color.RGBA {
	wanted := color.RGBA{}
	switch {
	case run.Mark == '♥' || run.Mark == '♦':
		wanted = p.Red
	case run.Mark == '♣' || run.Mark == '♠':
		wanted = p.Black
	case run.Accent:
		wanted = p.Accent
	case run.Number:
		wanted = p.Number
	}
	if wanted.A == 0 {
		return p.Ink
	}
	return wanted
}

// Glyphs are placed at quarters of a pixel across, so that the spaces between
// them look even, and on whole pixels down, so that baselines are sharp.
const quarters = 4

// glyphCacheBytes holds the glyphs of all styles at scale 3, the splash's
// wordmark among them.
const glyphCacheBytes = 48 << 20

// The sizes in pixels that glyphs are drawn at, and how far from the screen's
// corner. Under the least, text is a grey line, and a glyph may have no pixel at
// all, which etxt doesn't bear.
const (
	leastSize    = 4
	greatestSize = 4096
	farthest     = 1e7
)

// The screen's state is used by the game's goroutine alone, as drawing is.
var (
	renderer    *etxt.Renderer
	drawOptions ebiten.DrawImageOptions
)

func textRenderer() *etxt.Renderer {
	if renderer == nil {
		renderer = etxt.NewRenderer()
		renderer.SetCacheHandler(cache.NewDefaultCache(glyphCacheBytes).NewHandler())
	}
	return renderer
}

// Draw draws the block. x and y are the block's upper left corner in pixels,
// scale is pixels per point. Each line is placed in width points by align: 0
// left, .5 centre, 1 right; with a width of 0, x is the line's left edge,
// centre or right edge.
func (b Block) Draw(dst *ebiten.Image, x, y, scale, width, align float64, p Paint) {
	if p.Alpha <= 0 || !(b.Style.Size*scale >= leastSize) || !(math.Abs(x)+math.Abs(y) < farthest) {
		return
	}
	bounds := dst.Bounds()
	// Ink may leave its line, but by no more than this.
	overhang := b.Style.Size * scale
	for i := range b.Lines {
		line := &b.Lines[i]
		baseline := math.Floor(y + b.Baseline(i)*scale + .5)
		if baseline+overhang < float64(bounds.Min.Y) || baseline-2*overhang > float64(bounds.Max.Y) {
			continue
		}
		left := x + (width-line.Width)*align*scale
		for j := range line.Runs {
			run := &line.Runs[j]
			setColor(p.of(run), float32(min(p.Alpha, 1)))
			if run.Mark != 0 {
				run.drawMark(dst, left, baseline, scale)
			} else {
				run.draw(dst, left, baseline, scale)
			}
		}
	}
}

// setColor gives drawOptions a color, faded. It takes the color's own type: as a
// color.Color it would be allocated.
func setColor(c color.RGBA, alpha float32) {
	const full = 255
	drawOptions.ColorScale.Set(float32(c.R)/full*alpha, float32(c.G)/full*alpha, float32(c.B)/full*alpha, float32(c.A)/full*alpha)
}

// draw draws a run of glyphs in the color of drawOptions.
func (run *Run) draw(dst *ebiten.Image, left, baseline, scale float64) {
	text := textRenderer()
	text.SetFont(run.cut.font)
	text.Fract().SetSize(pixelSize(run.Size * scale))
	for i := range run.glyphs {
		g := &run.glyphs[i]
		if g.blank {
			continue
		}
		whole, part := split(left + (run.X+g.x)*scale)
		mask := text.Glyph().LoadMask(g.index, fract.UnitsToPoint(fract.Unit(part*64/quarters), 0))
		if mask == nil {
			continue
		}
		corner := mask.Bounds().Min
		drawOptions.GeoM.Reset()
		drawOptions.GeoM.Translate(whole+float64(corner.X), baseline+float64(corner.Y))
		dst.DrawImage(mask, &drawOptions)
	}
}

// pixelSize rounds a size in pixels to what the glyph cache tells apart.
func pixelSize(pixels float64) fract.Unit {
	return fract.Unit(math.Round(min(pixels, greatestSize) * 64))
}

// split gives the whole pixel and the quarter in it that a place is nearest to.
func split(place float64) (whole float64, part int) {
	steps := math.Floor(place*quarters + .5)
	whole = math.Floor(steps / quarters)
	return whole, int(steps - whole*quarters)
}

// Warm prepares the glyphs that a style at a scale is likely to show, so that
// no frame waits for them: basic Latin, the signs and macrons of the texts, the
// digits of numbers in sentences. Call it where drawing is allowed.
func Warm(s Style, scale float64) {
	if !(s.Size*scale >= leastSize) {
		return
	}
	warm(s, scale, likely)
	if s.Face == Grotesk || s.Face == GroteskMedium {
		warm(Style{Face: MonoLight, Size: s.Size}, scale, "0123456789−+/")
	}
}

// likely is what texts are made of.
const likely = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.,:;!?'’“”()/+−–…·ūōŪŌ"

func warm(s Style, scale float64, text string) {
	r := textRenderer()
	for _, c := range text {
		it, ok := resolve(s, c, false)
		if !ok || it.mark != 0 || it.glyph.blank {
			continue
		}
		r.SetFont(it.cut.font)
		r.Fract().SetSize(pixelSize(s.Size * scale))
		for part := range quarters {
			r.Glyph().LoadMask(it.glyph.index, fract.UnitsToPoint(fract.Unit(part*64/quarters), 0))
		}
	}
}
