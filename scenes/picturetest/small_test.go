package picturetest

import (
	"fmt"
	"image"
	"image/png"
	"os"
)

// half gives a picture at half its width and height, each pixel the mean of
// four: what differs between renderers evens out, what is missing stays missing.
func half(m *image.RGBA) *image.RGBA {
	w, h := m.Rect.Dx()/2, m.Rect.Dy()/2
	small := image.NewRGBA(image.Rect(0, 0, w, h))
	for y := range h {
		above, below := m.Pix[2*y*m.Stride:], m.Pix[(2*y+1)*m.Stride:]
		row := small.Pix[y*small.Stride : y*small.Stride+4*w]
		for i := range row {
			at := i/4*8 + i%4
			sum := int(above[at]) + int(above[at+4]) + int(below[at]) + int(below[at+4])
			row[i] = uint8((sum + 2) / 4)
		}
	}
	return small
}

// step is how many levels apart the colors of kept pictures lie: what is between
// is noise, which is most of a file.
const step = 4

// coarse rounds a picture's colors to whole steps.
func coarse(m *image.RGBA) *image.RGBA {
	var rounded [256]uint8
	for i := range rounded {
		rounded[i] = uint8(min((i+step/2)/step*step, 255))
	}
	out := image.NewRGBA(m.Rect)
	for i, level := range m.Pix {
		out.Pix[i] = rounded[level]
	}
	return out
}

func writePNG(path string, m image.Image) error {
	file, err := os.Create(path)
	if err != nil {
		return err
	}
	defer file.Close()
	encoder := png.Encoder{CompressionLevel: png.BestCompression}
	if err := encoder.Encode(file, m); err != nil {
		return err
	}
	return file.Close()
}

// readKept reads a kept picture.
func readKept(path string) (*image.RGBA, error) {
	file, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	m, err := png.Decode(file)
	if err != nil {
		return nil, err
	}
	kept, ok := m.(*image.Paletted)
	if !ok {
		return nil, fmt.Errorf("%s was not written by these tests", path)
	}
	return rgba(kept), nil
}
