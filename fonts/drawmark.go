package fonts

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"
)

// markKey is what the picture of a mark on the screen depends on.
type markKey struct {
	mark rune
	cut  *cut // its capitals and minus say how high the mark lies
	size int  // 64ths of a pixel
	part int  // quarter of a pixel across
}

// markImage is a white mark with its place from the pixel of its left edge on
// the baseline.
type markImage struct {
	picture   *ebiten.Image
	left, top float64
}

// markImages keeps the marks drawn so far; when there are markImageLimit of
// them it starts anew.
var markImages = map[markKey]markImage{}

const markImageLimit = 512

// drawMark draws a run that is a mark in the color of drawOptions.
func (run *Run) drawMark(dst *ebiten.Image, left, baseline, scale float64) {
	whole, part := split(left + run.X*scale)
	key := markKey{run.Mark, run.cut, int(pixelSize(run.Size * scale)), part}
	kept, found := markImages[key]
	if !found {
		kept = newMarkImage(key)
		if len(markImages) >= markImageLimit {
			for old, image := range markImages {
				if image.picture != nil {
					image.picture.Deallocate()
				}
				delete(markImages, old)
			}
		}
		markImages[key] = kept
	}
	if kept.picture == nil {
		return
	}
	drawOptions.GeoM.Reset()
	drawOptions.GeoM.Translate(whole+kept.left, baseline+kept.top)
	dst.DrawImage(kept.picture, &drawOptions)
}

func newMarkImage(key markKey) markImage {
	shape := markOutline(key.mark, key.cut, float64(key.size)/64, float64(key.part)/quarters, 0)
	mask := shape.mask()
	if mask.Rect.Empty() {
		return markImage{}
	}
	white := image.NewRGBA(mask.Rect)
	for i, coverage := range mask.Pix {
		for channel := range 4 {
			white.Pix[4*i+channel] = coverage
		}
	}
	return markImage{ebiten.NewImageFromImage(white), mask.Left, mask.Top}
}
