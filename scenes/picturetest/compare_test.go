package picturetest

import (
	"image"
	"image/color"
)

// How far two pictures of a scene may lie apart. Renderers differ in rounding,
// which is a few levels anywhere, and in how edges are smoothed, which is a
// share of the contrast at the edge. What is beyond both is counted; many such
// pixels close together are a fault.
const (
	// rounding is the difference, in levels of 255, that is let pass anywhere:
	// 2 of a renderer's, 2 of the kept picture's steps and 4 of its palette.
	rounding = 8
	// smoothing is the share of the contrast among a pixel's neighbours by which
	// it may differ. A text a quarter of a pixel off differs by an eighth.
	smoothing = .25
	// window is the side, in pixels, of the squares in which excess is summed.
	window = 16
	// allowed is the excess, in levels, that a window may have in all.
	allowed = 60
)

// result is what a comparison found.
type result struct {
	// worst is the greatest excess in a window.
	worst int
	// faults are the windows with too much excess.
	faults []image.Rectangle
	// excess is how far each pixel differs beyond what is let pass.
	excess *image.Gray
}

// compare compares two pictures of equal size.
func compare(got, want *image.RGBA) result {
	w, h := want.Rect.Dx(), want.Rect.Dy()
	r := result{excess: image.NewGray(image.Rect(0, 0, w, h))}
	low, high := neighbours(want)
	// Excess is summed in cells, of which a window has two by two.
	const cell = window / 2
	across, down := (w+cell-1)/cell+1, (h+cell-1)/cell+1
	sums := make([]int, across*down)
	for y := range h {
		for x := range w {
			at := y*want.Stride + 4*x
			most := 0.
			for i := at; i < at+3; i++ {
				difference := float64(got.Pix[i]) - float64(want.Pix[i])
				if difference < 0 {
					difference = -difference
				}
				most = max(most, difference-rounding-smoothing*float64(high[i]-low[i]))
			}
			if most <= 0 {
				continue
			}
			r.excess.Pix[y*r.excess.Stride+x] = uint8(most)
			sums[y/cell*across+x/cell] += int(most)
		}
	}
	for cy := range down - 1 {
		for cx := range across - 1 {
			i := cy*across + cx
			sum := sums[i] + sums[i+1] + sums[i+across] + sums[i+across+1]
			r.worst = max(r.worst, sum)
			if sum > allowed {
				r.faults = append(r.faults, image.Rect(cx*cell, cy*cell, cx*cell+window, cy*cell+window))
			}
		}
	}
	return r
}

// neighbours gives, for each channel of each pixel, the least and the greatest
// level of the nine pixels around it.
func neighbours(m *image.RGBA) (low, high []uint8) {
	low, high = make([]uint8, len(m.Pix)), make([]uint8, len(m.Pix))
	rowLow, rowHigh := make([]uint8, len(m.Pix)), make([]uint8, len(m.Pix))
	spread(rowLow, rowHigh, m.Pix, m.Pix, 4, m.Stride)
	spread(low, high, rowLow, rowHigh, m.Stride, len(m.Pix))
	return low, high
}

// spread takes the least and greatest of each value and those by bytes before and
// after it, within rows of length.
func spread(low, high, fromLow, fromHigh []uint8, by, length int) {
	for i := range low {
		low[i], high[i] = fromLow[i], fromHigh[i]
		if i%length >= by {
			low[i], high[i] = min(low[i], fromLow[i-by]), max(high[i], fromHigh[i-by])
		}
		if i%length+by < length {
			low[i], high[i] = min(low[i], fromLow[i+by]), max(high[i], fromHigh[i+by])
		}
	}
}

// shown gives a picture in which faults can be seen: the wanted one, pale, with
// what differs in red and the windows at fault framed.
func (r result) shown(want *image.RGBA) *image.RGBA {
	out := image.NewRGBA(want.Rect)
	for i := 0; i < len(out.Pix); i += 4 {
		grey := 160 + uint8((int(want.Pix[i])+int(want.Pix[i+1])+int(want.Pix[i+2]))/3*95/255)
		out.Pix[i], out.Pix[i+1], out.Pix[i+2], out.Pix[i+3] = grey, grey, grey, 255
		if over := r.excess.Pix[i/4]; over > 0 {
			out.Pix[i], out.Pix[i+1], out.Pix[i+2] = 230, 120-min(over, 120), 120-min(over, 120)
		}
	}
	frame := color.RGBA{40, 80, 220, 255}
	for _, f := range r.faults {
		for i := range window {
			out.SetRGBA(f.Min.X+i, f.Min.Y, frame)
			out.SetRGBA(f.Min.X, f.Min.Y+i, frame)
			out.SetRGBA(f.Min.X+i, f.Max.Y-1, frame)
			out.SetRGBA(f.Max.X-1, f.Min.Y+i, frame)
		}
	}
	return out
}
