package sprites

import (
	"math"
	"strings"

	"akuto/fonts"
)

// title sets the name for a card w points wide; a long one is set smaller.
func (f CombatFace) title(w float64) fonts.Block {
	style := fonts.Style{Face: fonts.Serif, Size: titleSize * w / 100, Line: titleSize * w / 100, Tracking: -.005}
	name := fonts.Plain(f.Name)
	room := (100 - 2*textLeft) * w / 100
	if wide := style.Width(name); wide > room {
		// It keeps its middle.
		style.Size *= room / wide
	}
	return style.Layout(name, 0)
}

// The sizes that a text is set in, in hundredths of the card's width, and the
// line heights: a long text is set a little smaller and closer.
const (
	smallCombat = 150. // points: cards less wide have larger type
	leastText   = 4.   // shipped cards stay well above
	textStep    = .2
	looseLine   = 1.3
	closeLine   = 1.17
	kindMargin  = 1.5 // between text and kind
	kindTopEdge = 140 - kindInset - kindSize - kindMargin
)

// lines sets the text for a card w points wide in as many lines as it takes,
// one block each, in the greatest size that fits; false if even the least
// doesn't.
func (f CombatFace) lines(w float64) (lines []fonts.Block, fits bool) {
	full := textSize
	if w < smallCombat {
		full = smallTextSize
	}
	for size := full; size > leastText-textStep/2; size -= textStep {
		leading, bottom := closeLine, textBottom
		if size == full {
			leading, bottom = looseLine, fullBottom
		}
		style := fonts.Style{Face: fonts.Grotesk, Size: size * w / 100, Line: size * leading * w / 100}
		// All lines as long as the lowest looks calmer; if that doesn't do,
		// those above the kind's kanji take all of the card.
		for _, whole := range [2]bool{false, true} {
			if lines, fits = wrapAround(f.Text, style, w, bottom, whole); fits {
				return lines, true
			}
		}
	}
	return lines, false
}

// wrapAround breaks a text at its spaces into lines on a card w points wide,
// which must end above bottom, in hundredths of the width. Lines stop before the
// kind's kanji; if whole is set, only those beside it do.
func wrapAround(text string, style fonts.Style, w, bottom float64, whole bool) (lines []fonts.Block, fits bool) {
	unit := w / 100
	fits = true
	room := func() float64 {
		end := textTop*unit + float64(len(lines)+1)*style.Line
		switch {
		case end > kindTopEdge*unit:
			return (100 - textLeft - kindInset - kindSize - kindMargin) * unit
		case whole:
			return (100 - 2*textLeft) * unit
		}
		return (100 - textLeft - textRight) * unit
	}
	line := ""
	end := func() {
		block := style.Layout(line, 0)
		fits = fits && block.Width <= room()
		lines = append(lines, block)
	}
	for _, word := range strings.Fields(text) {
		switch longer := line + " " + word; {
		case line == "":
			line = word
		case style.Width(longer) <= room():
			line = longer
		default:
			end()
			line = word
		}
	}
	if line != "" {
		end()
	}
	// The last line needs its descenders' room only.
	ascent, descent, _ := fonts.Metrics(style.Face, style.Size)
	last := textTop*unit + (float64(len(lines))-.5)*style.Line + (ascent+descent)/2
	return lines, fits && last <= bottom*unit
}

// set presses a block of one line into the paper, its upper left corner at
// (x, y) in pixels.
func (p *paper) set(b fonts.Block, x, y float64) {
	baseline := math.Round(y + b.Baseline(0)*p.scale)
	for _, run := range b.Lines[0].Runs {
		text := run.Text
		if run.Mark != 0 {
			text = string(run.Mark)
		}
		m := fonts.GlyphMask(run.Face, text, run.Size*p.scale, run.Tracking)
		p.stamp(m, x+run.X*p.scale, baseline, pressFor(run.Size), false)
	}
}
