// Package fonts holds the typefaces of akuto with their licences, sets text in
// them and draws it, to the screen or into masks on the CPU.
package fonts

import (
	"image"
	"image/color"

	"github.com/hajimehoshi/ebiten/v2"
)

// Face is one static cut of a typeface.
type Face uint8

// The cuts.
const (
	Serif Face = iota
	Grotesk
	GroteskMedium
	Mono
	MonoLight
	MonoThin
	Kanji
)

// Style says how a text is set.
type Style struct {
	Face                 Face
	Size, Line, Tracking float64
	Upper                bool
}

// Run is a piece of a line in one face.
type Run struct {
	Face                     Face
	Text                     string
	Mark                     rune
	X, Width, Size, Tracking float64
	Accent, Number           bool
}

// Line is one line of a block.
type Line struct {
	Runs  []Run
	Width float64
}

// Block is text set in lines.
type Block struct {
	Style         Style
	Lines         []Line
	Width, Height float64
}

// Paint says in which colors a block is drawn.
type Paint struct {
	Ink, Accent, Number, Red, Black color.RGBA
	Alpha                           float64
}

// Mask is the coverage of a shape.
type Mask struct {
	*image.Alpha
	Left, Top float64
	Advance   float64
}

func (s Style) At(size, line float64) Style { s.Size, s.Line = size, line; return s }

func (s Style) Layout(text string, width float64) Block {
	w := s.Width(text)
	return Block{Style: s, Lines: []Line{{Runs: []Run{{Face: s.Face, Text: text, Width: w, Size: s.Size}}, Width: w}}, Width: w, Height: s.Line}
}
func (s Style) Width(text string) float64                                          { return float64(len(text)) * s.Size * .5 }
func (b Block) Baseline(i int) float64                                             { return b.Style.Line*(float64(i)+.5) + b.Style.Size*.35 }
func Covers(s Style, text string) (missing rune, ok bool)                          { return 0, true }
func (b Block) Draw(dst *ebiten.Image, x, y, scale, width, align float64, p Paint) {}
func GlyphMask(face Face, text string, sizePixels, trackingEm float64) Mask {
	return Mask{Alpha: image.NewAlpha(image.Rect(0, 0, 1, 1))}
}
func MarkMask(mark rune, heightPixels float64) Mask {
	return Mask{Alpha: image.NewAlpha(image.Rect(0, 0, 1, 1))}
}
func PathMask(svgPath string, box, sizePixels float64) Mask {
	return Mask{Alpha: image.NewAlpha(image.Rect(0, 0, 1, 1))}
}
func Metrics(face Face, size float64) (ascent, descent, capHeight float64) {
	return size, size * .25, size * .7
}
func Replace(face Face, ttf []byte) error { return nil }
func Reset(face Face)                     {}
func Warm(s Style, scale float64)         {}
