package fonts

import "sync"

// A drawn mark is a shape in a box 100 units high: no text face has all of
// these signs, and the suits must look the same beside each of them.
type markShape struct {
	path  string
	width float64 // units
	em    float64 // height of the box in em
	axis  bool    // the box's middle lies on the minus sign's, else in the middle of the capitals
}

// boxMark stands for a rune that no face has.
const boxMark = '\uFFFD'

const (
	pathHeart   = "M50 90C22 65 7 49 7 31C7 17 18 9 29 9C38.5 9 46 14 50 23C54 14 61.5 9 71 9C82 9 93 17 93 31C93 49 78 65 50 90Z"
	pathDiamond = "M50 4C57 20 70 38 86 50C70 62 57 80 50 96C43 80 30 62 14 50C30 38 43 20 50 4Z"
	pathSpade   = "M50 5C57 23 90 41 90 63C90 75.5 80.5 82 71 82C63.5 82 57.5 78.5 53.5 73C54.5 84 58 90.5 67 95.5L33 95.5C42 90.5 45.5 84 46.5 73C42.5 78.5 36.5 82 29 82C19.5 82 10 75.5 10 63C10 41 43 23 50 5Z"
	// Three leaves and a stalk, all turning the same way so that they add up.
	pathClub = "M29.5 26a20.5 20.5 0 0 1 41 0a20.5 20.5 0 0 1 -41 0Z" +
		"M6 59a20.5 20.5 0 0 1 41 0a20.5 20.5 0 0 1 -41 0Z" +
		"M53 59a20.5 20.5 0 0 1 41 0a20.5 20.5 0 0 1 -41 0Z" +
		"M41 38L59 38L62 56L54 62C54.3 79 58 89 67 95.5L33 95.5C42 89 45.7 79 46 62L38 56Z"
	pathRight = "M5 46.25H80V53.75H5ZM86 50L59.5 76.5L54.2 71.2L75.4 50L54.2 28.8L59.5 23.5Z"
	pathLeft  = "M87 46.25H12V53.75H87ZM6 50L32.5 76.5L37.8 71.2L16.6 50L37.8 28.8L32.5 23.5Z"
	pathTimes = "M28 44.8L43.8 29L49 34.2L33.2 50L49 65.8L43.8 71L28 55.2L12.2 71L7 65.8L22.8 50L7 34.2L12.2 29Z"
	pathCross = "M40 45.4L69.4 16L74 20.6L44.6 50L74 79.4L69.4 84L40 54.6L10.6 84L6 79.4L35.4 50L6 20.6L10.6 16Z"
	pathBox   = "M8 14H52V86H8ZM14 20V80H46V20Z"
)

var markShapes = map[rune]markShape{
	'♥':     {path: pathHeart, width: 100, em: .72},
	'♦':     {path: pathDiamond, width: 100, em: .72},
	'♠':     {path: pathSpade, width: 100, em: .72},
	'♣':     {path: pathClub, width: 100, em: .72},
	'→':     {path: pathRight, width: 92, em: 1, axis: true},
	'←':     {path: pathLeft, width: 92, em: 1, axis: true},
	'×':     {path: pathTimes, width: 56, em: 1, axis: true},
	'✕':     {path: pathCross, width: 80, em: 1},
	boxMark: {path: pathBox, width: 60, em: 1},
}

// markOutlines holds the marks' outlines in units, read once.
var markOutlines = sync.OnceValue(func() map[rune]outline {
	outlines := map[rune]outline{}
	for mark, shape := range markShapes {
		outlines[mark] = readPath(shape.path)
	}
	return outlines
})

// isMark tells whether a rune is always drawn as a shape.
func isMark(r rune) bool {
	_, ok := markShapes[r]
	return ok && r != boxMark
}

func isSuit(r rune) bool { return r == '♥' || r == '♦' || r == '♠' || r == '♣' }

// markWidth gives a mark's width in em.
func markWidth(mark rune) float64 {
	shape := markShapes[mark]
	return shape.width / 100 * shape.em
}

// markOutline gives a mark's outline in pixels for text of a size in pixels in
// a cut, its left edge at x, the baseline at y.
func markOutline(mark rune, c *cut, size, x, y float64) outline {
	shape := markShapes[mark]
	middle := c.capHeight / 2
	if shape.axis {
		middle = c.axis
	}
	top := y - (middle+shape.em/2)*size
	return outline(nil).appended(markOutlines()[mark], shape.em*size/100, x, top)
}
