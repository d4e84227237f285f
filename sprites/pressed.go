package sprites

import (
	"image"
	"math"
	"strings"

	"akuto/fonts"
)

// bakePressed makes the layers of a text of one line, letterpressed into
// whatever it is laid on: no stock, only relief and ink. The layers' left and
// top place it from the text's origin on the baseline, in pixels.
func bakePressed(style fonts.Style, text string, scale float64) layers {
	if style.Upper {
		text = strings.ToUpper(text)
	}
	size := style.Size * scale
	m := fonts.GlyphMask(style.Face, text, size, style.Tracking)
	if m.Alpha == nil || m.Rect.Empty() {
		return newLayers(1, 1)
	}
	how := pressFor(style.Size)
	// The walls reach outside of the strokes.
	margin := float64(blurReach(how.sigma * scale))
	width, height := m.Rect.Dx()+2*int(margin), m.Rect.Dy()+2*int(margin)
	s := newSurface(width, height, scale)
	l := newLayers(width, height)
	l.left, l.top = m.Left-margin, m.Top-margin
	s.stamp(m, -l.left, -l.top, how, false)
	s.relief(l.content(l.relief))
	return l
}

// bakeIcon makes the layers of a silhouette, sizePixels in the square: no
// stock, flat relief, only ink. An icon that isn't there is left blank.
func bakeIcon(name string, sizePixels float64) layers {
	side := int(math.Ceil(sizePixels))
	l := newLayers(side, side)
	m, ok := iconMask(name, sizePixels)
	if !ok {
		return l
	}
	s := newSurface(side, side, 1)
	inset := (float64(side) - sizePixels) / 2
	s.ink(m.Alpha, image.Pt(int(math.Round(inset+m.Left)), int(math.Round(inset+m.Top))))
	s.relief(l.content(l.relief))
	return l
}
