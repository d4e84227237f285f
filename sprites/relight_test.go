package sprites

import (
	"image"
	"image/color"
	"math"
)

// relit is how a layer is lit: the shader's formula on the CPU, for tests that
// run without a display.
type relit struct {
	ink  float64 // 1 inked, 0 without ink
	tone color.RGBA
}

// relight draws baked layers onto paper, content only, lit from the top-left.
func relight(l layers, how relit, under color.RGBA) *image.RGBA {
	stock, relief := l.content(l.stock), l.content(l.relief)
	out := image.NewRGBA(image.Rect(0, 0, stock.Rect.Dx(), stock.Rect.Dy()))
	over := func(base *[3]float64, c color.RGBA, alpha float64) {
		for i, v := range [3]uint8{c.R, c.G, c.B} {
			base[i] += (float64(v) - base[i]) * alpha
		}
	}
	spent := [3]float64{.984, .976, .967}
	for y := range out.Rect.Dy() {
		for x := range out.Rect.Dx() {
			at, n := stock.Pix[y*stock.Stride+4*x:][:4], relief.Pix[y*relief.Stride+4*x:][:4]
			base := [3]float64{float64(under.R), float64(under.G), float64(under.B)}
			paper := float64(at[3]) / 255
			for i := range base {
				tint := 1 + (spent[i]-1)*(1-how.ink)
				base[i] = base[i]*(1-paper) + float64(at[i])*tint
			}
			lit := litBy(n)
			hi := math.Min(math.Max(4*lit-2.85, 0), 1)
			lo := math.Min(math.Max(1.26-1.8*lit, 0), 1)
			coverage, always := float64(n[2])/255, float64(n[3])/255
			weight := .55 - .33*how.ink*(1-always)
			over(&base, RecessColor, .075*coverage*(1-how.ink))
			over(&base, PressDarkColor, lo*weight)
			over(&base, PressLightColor, hi)
			over(&base, how.tone, coverage*how.ink)
			over(&base, PressLightColor, hi*.13*coverage*how.ink)
			out.SetRGBA(x, y, color.RGBA{uint8(base[0]), uint8(base[1]), uint8(base[2]), 255})
		}
	}
	return out
}

// litBy gives how much light a pixel of relief catches; flat paper gives .707.
func litBy(n []uint8) float64 {
	x, y := (float64(n[0])-128)/127, (float64(n[1])-128)/127
	z := math.Sqrt(math.Max(0, 1-x*x-y*y))
	return math.Max(0, -.5*x-.5*y+.7071*z)
}
