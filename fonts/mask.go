package fonts

import (
	"image"

	"golang.org/x/image/font/sfnt"
)

// Mask is the coverage of a shape. Its pixels lie on the grid of the shape's
// origin, and Left and Top give the place of its first pixel from there, in
// pixels, y downward: a shape with its origin at (x, y) covers the pixels from
// (x+Left, y+Top) on. Advance is the shape's width in the line, in pixels.
type Mask struct {
	*image.Alpha
	Left, Top float64
	Advance   float64
}

// GlyphMask gives the coverage of plain text (no markup; marks are drawn) in a
// face at a size in pixels, with tracking in em between the glyphs. The origin
// is the text's left edge on the baseline. Kanji come from the kanji face.
func GlyphMask(face Face, text string, sizePixels, trackingEm float64) Mask {
	style := Style{Face: face, Size: sizePixels, Tracking: trackingEm}
	var items []item
	for _, r := range text {
		if r == '\n' {
			r = ' '
		}
		if it, ok := resolve(style, r, false); ok {
			items = append(items, it)
		}
	}
	var shape outline
	advance := 0.0
	place(items, func(i int, left, right float64) {
		it := &items[i]
		advance = right
		switch {
		case it.mark != 0:
			shape = append(shape, markOutline(it.mark, it.cut, it.size, left, 0)...)
		case !it.glyph.blank:
			shape = shape.appended(it.cut.outline(it.glyph.index), it.size, left, 0)
		}
	})
	mask := shape.mask()
	mask.Advance = advance
	return mask
}

// MarkMask gives the coverage of a drawn mark (♣ ♠ ♥ ♦ → ← × ✕) whose box is so
// many pixels high. The origin is the box's lower left corner, Advance its
// width; the shape leaves a little room in its box. Any other rune gives the
// box that stands for an unknown one.
func MarkMask(mark rune, heightPixels float64) Mask {
	if !isMark(mark) {
		mark = boxMark
	}
	scale := heightPixels / 100
	mask := outline(nil).appended(markOutlines()[mark], scale, 0, -heightPixels).mask()
	mask.Advance = markShapes[mark].width * scale
	return mask
}

// PathMask gives the coverage of SVG path data drawn in a box×box view that is
// sizePixels wide and high, filled nonzero. The origin is the view's upper left
// corner, so Left and Top are the shape's place in it; Advance is sizePixels.
// Like SVG, it draws what stands before the first mistake in the data.
func PathMask(svgPath string, box, sizePixels float64) Mask {
	if box <= 0 {
		return Mask{Alpha: image.NewAlpha(image.Rectangle{})}
	}
	mask := outline(nil).appended(readPath(svgPath), sizePixels/box, 0, 0).mask()
	mask.Advance = sizePixels
	return mask
}

// outline gives a glyph's outline in em, y downward from the baseline.
func (c *cut) outline(index sfnt.GlyphIndex) outline {
	c.mutex.Lock()
	defer c.mutex.Unlock()
	segments, err := c.font.LoadGlyph(&c.buffer, index, c.unitsEm, nil)
	if err != nil {
		return nil
	}
	shape := make(outline, 0, len(segments))
	for _, s := range segments {
		part := segment{kind: map[sfnt.SegmentOp]segmentKind{
			sfnt.SegmentOpMoveTo: moveTo, sfnt.SegmentOpLineTo: lineTo,
			sfnt.SegmentOpQuadTo: quadTo, sfnt.SegmentOpCubeTo: cubeTo,
		}[s.Op]}
		for i, p := range s.Args {
			part.points[i] = point{c.ems(p.X), c.ems(p.Y)}
		}
		shape = append(shape, part)
	}
	return shape
}
