// Package mark draws the program's sign, a dagger cut out of a vermilion seal,
// for the window, the browser's tab and a phone's home screen. It needs no font
// and no file: one list of corners gives every size and the SVG too.
package mark

import (
	"fmt"
	"image"
	"image/color"
	"image/draw"
	"strings"

	"golang.org/x/image/vector"
)

// box is the side of the square the corners below are measured in.
const box = 64

var (
	paper     = color.RGBA{R: 0xF3, G: 0xED, B: 0xE2, A: 0xFF}
	vermilion = color.RGBA{R: 0xC2, G: 0x31, B: 0x1C, A: 0xFF}
)

// seal is the stamp's face: no two sides alike, corners worn.
var seal = [][2]float32{
	{4, 8}, {7, 4.5}, {34, 4}, {57, 5.5}, {60, 9}, {59, 33},
	{60, 56}, {56.5, 60}, {30, 59}, {8, 60}, {4.5, 56}, {5, 30},
}

// cuts are the parts of the dagger. They run against the seal's direction, which
// makes them holes, and don't touch each other.
var cuts = [][][2]float32{
	{{29.6, 8.6}, {28.4, 11.2}, {29.8, 13.8}, {34.2, 13.8}, {35.6, 11.2}, {34.4, 8.6}},                                   // pommel
	{{30.2, 14.8}, {30.2, 21}, {33.8, 21}, {33.8, 14.8}},                                                                 // grip
	{{18, 21.4}, {17.2, 25.2}, {20, 27}, {44, 27}, {46.8, 25.2}, {46, 21.4}, {43, 22}, {21, 22}},                         // guard
	{{28.2, 28.2}, {28.4, 46}, {32, 55.6}, {35.6, 46}, {35.8, 28.2}, {32.6, 28.2}, {32.2, 44}, {31.8, 44}, {31.4, 28.2}}, // blade with its groove
}

// Image gives the sign on nothing, or on paper with some room around it, as home
// screens that cut icons to their own shape need it. The side is in pixels.
func Image(side int, onPaper bool) *image.RGBA {
	picture := image.NewRGBA(image.Rect(0, 0, side, side))
	scale, inset := float32(side)/box, float32(0)
	if onPaper {
		draw.Draw(picture, picture.Bounds(), image.NewUniform(paper), image.Point{}, draw.Src)
		inset = float32(side) * 0.14
		scale *= 0.72
	}
	r := vector.NewRasterizer(side, side)
	trace := func(corners [][2]float32) {
		for i, corner := range corners {
			x, y := inset+corner[0]*scale, inset+corner[1]*scale
			if i == 0 {
				r.MoveTo(x, y)
			} else {
				r.LineTo(x, y)
			}
		}
		r.ClosePath()
	}
	trace(seal)
	for _, cut := range cuts {
		trace(cut)
	}
	r.Draw(picture, picture.Bounds(), image.NewUniform(vermilion), image.Point{})
	return picture
}

// SVG gives the same sign as a file for browsers.
func SVG() []byte {
	var path strings.Builder
	for _, corners := range append([][][2]float32{seal}, cuts...) {
		for i, corner := range corners {
			letter := "L"
			if i == 0 {
				letter = "M"
			}
			fmt.Fprintf(&path, "%s%g %g", letter, corner[0], corner[1])
		}
		path.WriteString("Z")
	}
	return fmt.Appendf(nil,
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d"><path fill="#%02X%02X%02X" fill-rule="evenodd" d="%s"/></svg>`+"\n",
		box, box, vermilion.R, vermilion.G, vermilion.B, &path)
}
