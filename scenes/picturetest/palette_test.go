package picturetest

import (
	"cmp"
	"image"
	"image/color"
	"slices"
)

// paletted gives a picture in at most 256 colors, a third of the bytes: colors
// one step apart become the one of them that is there most often. The rarest, for
// which there is no room, are mixtures at edges, where comparing is lenient anyway.
func paletted(m *image.RGBA) *image.Paletted {
	counts := map[color.RGBA]int{}
	for i := 0; i < len(m.Pix); i += 4 {
		counts[color.RGBA{m.Pix[i], m.Pix[i+1], m.Pix[i+2], 255}]++
	}
	colors := make([]color.RGBA, 0, len(counts))
	for c := range counts {
		colors = append(colors, c)
	}
	slices.SortFunc(colors, func(a, b color.RGBA) int {
		return cmp.Or(cmp.Compare(counts[b], counts[a]), lighter(a, b))
	})
	var chosen []color.RGBA
	for _, c := range colors {
		if at, ok := nearest(chosen, c); len(chosen) < 256 && (!ok || apart(chosen[at], c) > step) {
			chosen = append(chosen, c)
		}
	}
	// Neighbours on the paper are neighbours in the palette, which packs better.
	slices.SortFunc(chosen, lighter)
	index := make(map[color.RGBA]uint8, len(colors))
	for _, c := range colors {
		at, _ := nearest(chosen, c)
		index[c] = uint8(at)
	}
	palette := make(color.Palette, len(chosen))
	for i, c := range chosen {
		palette[i] = c
	}
	out := image.NewPaletted(m.Rect, palette)
	for i := range out.Pix {
		out.Pix[i] = index[color.RGBA{m.Pix[4*i], m.Pix[4*i+1], m.Pix[4*i+2], 255}]
	}
	return out
}

// lighter orders colors by lightness, and always in the same way.
func lighter(a, b color.RGBA) int {
	return cmp.Or(
		cmp.Compare(int(a.R)+int(a.G)+int(a.B), int(b.R)+int(b.G)+int(b.B)),
		cmp.Compare(a.G, b.G), cmp.Compare(a.R, b.R),
	)
}

// apart is how far two colors lie apart, in levels of the channel where it is most.
func apart(a, b color.RGBA) int {
	distance := func(a, b uint8) int { return max(int(a)-int(b), int(b)-int(a)) }
	return max(distance(a.R, b.R), distance(a.G, b.G), distance(a.B, b.B))
}

// nearest finds the color closest to c; false if there are none.
func nearest(colors []color.RGBA, c color.RGBA) (at int, ok bool) {
	for i := range colors {
		if i == 0 || apart(colors[i], c) < apart(colors[at], c) {
			at = i
		}
	}
	return at, len(colors) > 0
}

// rgba gives a picture in full color.
func rgba(m *image.Paletted) *image.RGBA {
	out := image.NewRGBA(m.Rect)
	for i, index := range m.Pix {
		c := m.Palette[index].(color.RGBA)
		out.Pix[4*i], out.Pix[4*i+1], out.Pix[4*i+2], out.Pix[4*i+3] = c.R, c.G, c.B, c.A
	}
	return out
}
