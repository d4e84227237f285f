package sprites

import "image"
import "akuto/fonts"

type layers struct {
	stock, relief *image.RGBA
	pad           int
	// left and top are where the content lies from a pressed text's origin on
	// the baseline, in pixels.
	left, top float64
}

func blank(w, h float64) layers {
	r := image.Rect(0, 0, int(w+.5)+4, int(h+.5)+4)
	l := layers{stock: image.NewRGBA(r), relief: image.NewRGBA(r), pad: 2}
	for y := 0; y < r.Dy(); y++ {
		for x := 0; x < r.Dx(); x++ {
			o := l.stock.PixOffset(x, y)
			l.relief.Pix[o], l.relief.Pix[o+1] = 128, 128
			if x >= 2 && y >= 2 && x < r.Dx()-2 && y < r.Dy()-2 {
				copy(l.stock.Pix[o:], []byte{247, 242, 231, 255})
			}
		}
	}
	return l
}

func bakeCard(f Face, wPixels, scale float64) layers    { return blank(wPixels, CardHeight(wPixels)) }
func bakeHealth(wPixels, hPixels, scale float64) layers { return blank(wPixels, hPixels) }
func bakeSeal(s Seal, sizePixels, scale float64) layers { return blank(sizePixels, sizePixels) }
func bakeIcon(name string, sizePixels float64) layers   { return blank(sizePixels, sizePixels) }
func bakePressed(style fonts.Style, text string, scale float64) layers {
	return blank(style.Width(text)*scale, style.Size*scale)
}
