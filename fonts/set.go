package fonts

// The gap between a mark and the character before or after it, in em.
const markGap = .1

// place walks through the items of a line from left to right and gives each
// one's left edge and right edge in points.
func place(items []item, each func(i int, left, right float64)) {
	pen := 0.0
	for i := range items {
		it := &items[i]
		if i > 0 {
			pen += between(&items[i-1], it)
		}
		left := pen
		if it.mark != 0 {
			pen += markWidth(it.mark) * it.size
		} else {
			pen += it.glyph.advance * it.size
		}
		each(i, left, pen)
	}
}

// between gives the space between two neighbours beyond their own widths:
// tracking and kerning between glyphs, a gap beside a mark.
func between(left, right *item) float64 {
	space := 0.0
	if left.mark == 0 {
		space += left.tracking * left.size
	}
	switch {
	case left.mark == 0 && right.mark == 0:
		if left.cut == right.cut && left.size == right.size {
			space += left.cut.kern(left.glyph.index, right.glyph.index) * left.size
		}
	case left.mark != 0 && isSuit(left.mark) && !right.glyph.blank,
		right.mark != 0 && isSuit(right.mark) && !left.glyph.blank:
		space += markGap * right.size
	}
	return space
}

// measure gives the width of a line in points, without the spaces at its end.
func measure(items []item) float64 {
	width := 0.0
	place(items, func(i int, _, right float64) {
		if !items[i].space {
			width = right
		}
	})
	return width
}

// set makes a line of items, gathering neighbours that are drawn alike.
func set(items []item) Line {
	for len(items) > 0 && items[len(items)-1].space {
		items = items[:len(items)-1]
	}
	var line Line
	place(items, func(i int, left, right float64) {
		it := &items[i]
		if i == 0 || it.mark != 0 || !alike(&items[i-1], it) {
			line.Runs = append(line.Runs, Run{
				Face: it.face, Mark: it.mark, X: left, Size: it.size, Tracking: it.tracking,
				Accent: it.accent, Number: it.number, cut: it.cut,
			})
		}
		run := &line.Runs[len(line.Runs)-1]
		run.Text += string(it.rune)
		run.Width = right - run.X
		if it.mark == 0 {
			run.glyphs = append(run.glyphs, placed{it.glyph, left - run.X})
		}
		line.Width = max(line.Width, right)
	})
	return line
}

func alike(a, b *item) bool {
	return a.mark == 0 && b.mark == 0 && a.cut == b.cut && a.accent == b.accent && a.number == b.number
}
