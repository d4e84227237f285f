package ui

import (
	"akuto/fonts"
	"akuto/sprites"
)

// Label is a node of text whose top-left corner is at x, y. width is in
// points: the text wraps to it, and align (0 left, 0.5 centre, 1 right) places
// it inside; a width of 0 keeps one line, aligned about x.
func Label(s fonts.Style, text string, x, y, width, align float64, tone sprites.Tone) *Node {
	block := s.Layout(text, width)
	rect := sprites.Rect{X: x, Y: y, W: width, H: block.Height}
	if width == 0 {
		rect.X, rect.W = x-align*block.Width, block.Width
	}
	return &Node{
		Role: Text, Label: fonts.Unmarked(text), Rect: rect, Block: &block,
		Paint: func(c *sprites.Canvas, _ Look) { c.Text(block, rect.X, rect.Y, rect.W, align, tone) },
	}
}

// Fit returns the style, made smaller where needed, in which text takes at most
// width points on one line. It never goes below two thirds of the size.
func Fit(s fonts.Style, text string, width float64) fonts.Style {
	natural := s.Width(text)
	if natural <= width || natural == 0 {
		return s
	}
	factor := max(width/natural*0.995, 2.0/3)
	return s.At(s.Size*factor, s.Line)
}

// Painted is a node that is only drawn: paper, lines, rings.
func Painted(rect sprites.Rect, paint func(c *sprites.Canvas)) *Node {
	return &Node{Role: Image, Rect: rect, Paint: func(c *sprites.Canvas, _ Look) { paint(c) }}
}
