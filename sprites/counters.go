package sprites

// CellLook is the look of one cell of an enemy's health.
type CellLook uint8

// The looks of a cell: printed, hatched where the selected card would take it,
// and hollow.
const (
	CellFull CellLook = iota
	CellHatched
	CellEmpty
)

// Cell draws one cell of an enemy's health.
func (c *Canvas) Cell(r Rect, look CellLook) {
	switch look {
	case CellHatched:
		c.Tick(r, TickVermilion)
	case CellEmpty:
		c.Tick(r, TickEmpty)
	default:
		c.Tick(r, TickInk)
	}
}

// Energy draws one point of energy.
func (c *Canvas) Energy(center Point, radius float64, full bool) {
	if full {
		c.Dot(center, radius, Vermilion)
		return
	}
	c.Recess(Rect{center.X - radius, center.Y - radius, 2 * radius, 2 * radius}, radius)
}

// Pile draws a pile of n cards as three at most.
func (c *Canvas) Pile(r Rect, n int) {
	if n <= 0 {
		c.Recess(r, 2)
		return
	}
	c.Plate(r, 2)
}

// Flag draws the vermilion label on the enemy's panel.
func (c *Canvas) Flag(r Rect) { c.fill(r, 2, Vermilion) }

// Die draws a die that shows value, turned by angle radians; turn is how far it
// has rolled, 0 to 1.
func (c *Canvas) Die(center Point, size float64, value int, angle, turn float64) {
	c.Plate(Rect{center.X - size/2, center.Y - size/2, size, size}, size/6)
}
