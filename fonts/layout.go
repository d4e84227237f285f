package fonts

import (
	"sync"
)

// Style says how text is set: its face, Size and Line (the height of a line) in
// points, Tracking in em after each glyph but a line's last, Upper for upper
// case.
type Style struct {
	Face                 Face
	Size, Line, Tracking float64
	Upper                bool
}

// At gives the same style at another size and line, in points.
func (s Style) At(size, line float64) Style {
	s.Size, s.Line = size, line
	return s
}

// Run is a piece of a line in one face and color, or a single drawn mark. X is
// its left edge from the line's, in points, as are Width and Size.
type Run struct {
	Face                     Face
	Text                     string
	Mark                     rune // 0, or a drawn mark
	X, Width, Size, Tracking float64
	Accent, Number           bool

	cut    *cut
	glyphs []placed
}

// placed is a glyph with its origin, in points from the run's left edge.
type placed struct {
	glyph
	x float64
}

// Line is one line of a block; Width in points.
type Line struct {
	Runs  []Run
	Width float64
}

// Block is text laid out in lines: Width that of its widest line, Height that of
// its lines, in points. Blocks are shared: don't change what they hold.
type Block struct {
	Style         Style
	Lines         []Line
	Width, Height float64
}

// layoutKey is what a layout depends on.
type layoutKey struct {
	style Style
	text  string
	width float64
}

// layoutLimit bounds a generation of kept layouts.
const layoutLimit = 1024

// Layouts are kept in two generations: when the young one is full it becomes
// the old one, and what is asked for again moves over.
var (
	layoutMutex             sync.Mutex
	youngLayouts            = map[layoutKey]Block{}
	oldLayouts              map[layoutKey]Block
	layoutGenerationOfFonts int
)

func forgetLayouts() {
	layoutMutex.Lock()
	defer layoutMutex.Unlock()
	youngLayouts, oldLayouts = map[layoutKey]Block{}, nil
	layoutGenerationOfFonts++
}

// Layout sets text in lines of at most width points, broken at spaces and at
// "\n"; a single word that is wider gets a line of its own. A width of 0 or less
// never breaks a line but at "\n".
func (s Style) Layout(text string, width float64) Block {
	key := layoutKey{s, text, max(width, 0)}
	layoutMutex.Lock()
	block, found := youngLayouts[key]
	if !found {
		if block, found = oldLayouts[key]; found {
			keepLayout(key, block)
		}
	}
	generation := layoutGenerationOfFonts
	layoutMutex.Unlock()
	if found {
		return block
	}
	block = s.layout(text, key.width)
	layoutMutex.Lock()
	defer layoutMutex.Unlock()
	if generation == layoutGenerationOfFonts {
		keepLayout(key, block)
	}
	return block
}

// keepLayout stores a layout; layoutMutex is held.
func keepLayout(key layoutKey, block Block) {
	if len(youngLayouts) >= layoutLimit {
		oldLayouts, youngLayouts = youngLayouts, make(map[layoutKey]Block, layoutLimit)
	}
	youngLayouts[key] = block
}

// Width gives the width in points of text set without wrapping.
func (s Style) Width(text string) float64 { return s.Layout(text, 0).Width }

// Baseline gives the distance in points from the block's top to the baseline of
// line i: ascent and descent of the style's face centred in the line's height.
func (b Block) Baseline(i int) float64 {
	ascent, descent, _ := Metrics(b.Style.Face, b.Style.Size)
	return float64(i)*b.Style.Line + (b.Style.Line-ascent-descent)/2 + ascent
}

func (s Style) layout(text string, width float64) Block {
	block := Block{Style: s}
	items := parse(s, text)
	for start := 0; start <= len(items); {
		end := start
		for end < len(items) && items[end].rune != '\n' {
			end++
		}
		block.Lines = append(block.Lines, wrap(items[start:end], width)...)
		start = end + 1
	}
	for _, line := range block.Lines {
		block.Width = max(block.Width, line.Width)
	}
	block.Height = float64(len(block.Lines)) * s.Line
	return block
}

// wrap breaks a paragraph into lines. The spaces at a break are dropped.
func wrap(items []item, width float64) []Line {
	var lines []Line
	start, fits := 0, 0 // the line begins at start; up to fits it fits
	for i := 0; i < len(items); {
		for i < len(items) && items[i].space {
			i++
		}
		for i < len(items) && !items[i].space {
			i++
		}
		if width > 0 && fits > start && measure(items[start:i]) > width+tolerance {
			lines = append(lines, set(items[start:fits]))
			for start = fits; start < len(items) && items[start].space; {
				start++
			}
		}
		fits = i
	}
	return append(lines, set(items[start:fits]))
}

// tolerance keeps a text from wrapping at exactly its own width, in points.
const tolerance = 1e-6
