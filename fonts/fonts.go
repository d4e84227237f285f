// Package fonts holds the typefaces of akuto with their licences, sets text in
// them and draws it, to the screen or into masks on the CPU.
//
// A Style lays text out into a Block in points; a Block is drawn at any scale
// without being laid out again. Inside any text `backquotes` set a number in
// the light mono, *asterisks* set words in the accent color, and the suits ♣ ♠
// ♥ ♦, the arrows → ←, × and ✕ are drawn as shapes; see Plain for text that
// isn't written here.
package fonts

import (
	_ "embed"
	"fmt"
	"sync"

	"golang.org/x/image/font"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"
)

// Face is one static cut of a typeface.
type Face uint8

// The cuts.
const (
	Serif         Face = iota // Instrument Serif Italic: names, titles, headings
	Grotesk                   // Schibsted Grotesk 400: running text
	GroteskMedium             // Schibsted Grotesk 500: buttons, eyebrows
	Mono                      // Martian Mono, width 75, weight 400: small numbers
	MonoLight                 // Martian Mono, width 75, weight 300: numbers
	MonoThin                  // Martian Mono, width 75, weight 200: great numbers
	Kanji                     // Shippori Mincho B1 800: the kanji of KanjiInUse, nothing else
	faceCount
)

// The cuts, each with its licence beside it; make.sh remakes them.
var (
	//go:embed files/InstrumentSerif-Italic.ttf
	serifFile []byte
	//go:embed files/SchibstedGrotesk-Regular.ttf
	groteskFile []byte
	//go:embed files/SchibstedGrotesk-Medium.ttf
	groteskMediumFile []byte
	//go:embed files/MartianMono-Condensed-400.ttf
	monoFile []byte
	//go:embed files/MartianMono-Condensed-300.ttf
	monoLightFile []byte
	//go:embed files/MartianMono-Condensed-200.ttf
	monoThinFile []byte
	//go:embed files/ShipporiMinchoB1-ExtraBold.ttf
	kanjiFile []byte
)

// Licence is the text of the licence of a typeface.
type Licence struct {
	Typeface string
	Text     string
}

var (
	//go:embed files/InstrumentSerif-OFL.txt
	serifLicence string
	//go:embed files/SchibstedGrotesk-OFL.txt
	groteskLicence string
	//go:embed files/MartianMono-OFL.txt
	monoLicence string
	//go:embed files/ShipporiMinchoB1-OFL.txt
	kanjiLicence string
)

// Licences gives the licences of the built-in typefaces, to be shown with the
// credits.
func Licences() []Licence {
	return []Licence{
		{"Instrument Serif", serifLicence},
		{"Schibsted Grotesk", groteskLicence},
		{"Martian Mono", monoLicence},
		{"Shippori Mincho B1", kanjiLicence},
	}
}

var (
	builtIn = sync.OnceValue(parseBuiltIn)

	// facesMutex guards active and retired.
	facesMutex sync.RWMutex
	// active has the player's own cut of a face, nil where there is none.
	active [faceCount]*cut
	// retired keeps replaced cuts alive: glyph caches know a font by its
	// address, which must not be given to another one.
	retired []*cut
)

// parseBuiltIn parses the embedded cuts. They are part of the program, so one
// that can't be read is a mistake in the build.
func parseBuiltIn() [faceCount]*cut {
	files := [faceCount][]byte{serifFile, groteskFile, groteskMediumFile, monoFile, monoLightFile, monoThinFile, kanjiFile}
	var cuts [faceCount]*cut
	for face, file := range files {
		parsed, err := newCut(file)
		if err != nil {
			panic(fmt.Sprintf("The built-in font %d can't be read: %v.", face, err))
		}
		cuts[face] = parsed
	}
	return cuts
}

// cutOf gives the cut in use for a face: the player's own if there is one.
func cutOf(face Face) *cut {
	if face >= faceCount {
		face = Grotesk
	}
	facesMutex.RLock()
	own := active[face]
	facesMutex.RUnlock()
	if own != nil {
		return own
	}
	return builtIn()[face]
}

// Metrics gives a face's ascent and descent (both positive, as CSS uses them)
// and the height of its capitals, in the unit of size.
func Metrics(face Face, size float64) (ascent, descent, capHeight float64) {
	c := cutOf(face)
	return c.ascent * size, c.descent * size, c.capHeight * size
}

// cut is a parsed font with what layout asks of it, lengths in em. It may be
// used by several goroutines.
type cut struct {
	font      *sfnt.Font
	unitsEm   fixed.Int26_6 // the size at which one font unit is one unit
	em        float64       // font units in an em
	ascent    float64
	descent   float64
	capHeight float64
	axis      float64 // height of the minus sign's middle: where arrows lie

	mutex  sync.Mutex
	buffer sfnt.Buffer
	glyphs map[rune]glyph
}

// glyph is a rune's shape in a cut.
type glyph struct {
	index   sfnt.GlyphIndex // 0: the cut has no glyph that can be drawn
	advance float64         // em
	blank   bool            // nothing to draw, as for a space
}

func newCut(file []byte) (*cut, error) {
	parsed, err := sfnt.Parse(file)
	if err != nil {
		return nil, err
	}
	c := &cut{font: parsed, em: float64(parsed.UnitsPerEm()), glyphs: map[rune]glyph{}}
	c.unitsEm = fixed.I(int(parsed.UnitsPerEm()))
	metrics, err := parsed.Metrics(&c.buffer, c.unitsEm, font.HintingNone)
	if err != nil {
		return nil, err
	}
	c.ascent = c.ems(metrics.Ascent)
	c.descent = c.ems(metrics.Descent)
	c.capHeight = c.ems(metrics.CapHeight)
	if c.capHeight <= 0 {
		_, c.capHeight = c.extent('H', .7)
	}
	low, high := c.extent('−', .6)
	c.axis = (low + high) / 2
	return c, nil
}

// ems turns a length at the size unitsEm into em.
func (c *cut) ems(length fixed.Int26_6) float64 { return float64(length) / 64 / c.em }

// extent gives the lowest and highest point of a glyph over the baseline in em;
// both are otherwise/2 and otherwise if the cut lacks the rune.
func (c *cut) extent(r rune, otherwise float64) (low, high float64) {
	g := c.glyph(r)
	if g.index == 0 || g.blank {
		return otherwise / 2, otherwise
	}
	bounds, _, err := c.font.GlyphBounds(&c.buffer, g.index, c.unitsEm, font.HintingNone)
	if err != nil {
		return otherwise / 2, otherwise
	}
	return -c.ems(bounds.Max.Y), -c.ems(bounds.Min.Y)
}

// glyph looks a rune up. Its outline is loaded once to be sure that it can be:
// a font with a damaged glyph counts as one without it.
func (c *cut) glyph(r rune) glyph {
	c.mutex.Lock()
	defer c.mutex.Unlock()
	found, ok := c.glyphs[r]
	if !ok {
		found = c.load(r)
		c.glyphs[r] = found
	}
	return found
}

// load reads a rune's glyph from the font, which may be a player's damaged one.
func (c *cut) load(r rune) (g glyph) {
	defer func() {
		if recover() != nil {
			g = glyph{}
		}
	}()
	index, err := c.font.GlyphIndex(&c.buffer, r)
	if err == nil && index != 0 {
		advance, err := c.font.GlyphAdvance(&c.buffer, index, c.unitsEm, font.HintingNone)
		if err == nil {
			if segments, err := c.font.LoadGlyph(&c.buffer, index, c.unitsEm, nil); err == nil {
				g = glyph{index: index, advance: c.ems(advance), blank: c.blank(segments)}
			}
		}
	}
	return g
}

// blank tells whether an outline has nothing to draw: no segments, or a line
// without thickness, which is less than a 64th of a pixel at the least size
// drawn.
func (c *cut) blank(segments sfnt.Segments) bool {
	if len(segments) == 0 {
		return true
	}
	const thinnest = 1.1 / 64 / leastSize
	bounds := segments.Bounds()
	return c.ems(bounds.Max.X-bounds.Min.X) < thinnest || c.ems(bounds.Max.Y-bounds.Min.Y) < thinnest
}

// kern gives the kerning between two glyphs in em, 0 where the font has none or
// has damaged tables.
func (c *cut) kern(left, right sfnt.GlyphIndex) (em float64) {
	c.mutex.Lock()
	defer c.mutex.Unlock()
	defer func() {
		if recover() != nil {
			em = 0
		}
	}()
	kerning, err := c.font.Kern(&c.buffer, left, right, c.unitsEm, font.HintingNone)
	if err != nil {
		return 0
	}
	return c.ems(kerning)
}
