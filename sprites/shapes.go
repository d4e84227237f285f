package sprites

// ButtonKind is the look of a button.
type ButtonKind uint8

// The looks of a button.
const (
	Raised ButtonKind = iota
	Solid
	Off
)

// ChipLook is the look of a chip.
type ChipLook uint8

// The looks of a chip.
const (
	ChipRaised ChipLook = iota
	ChipSeen
	ChipInRoom
	ChipInRoomRed
)

// TickLook is the look of a tick.
type TickLook uint8

// The looks of a tick.
const (
	TickInk TickLook = iota
	TickOchre
	TickVermilion
	TickEmpty
)

func (c *Canvas) Page(r Rect)                        { c.flat(r, PageColor, 1) }
func (c *Canvas) PageFade(r Rect, from, to float64)  { c.flat(r, PageColor, (from+to)/2) }
func (c *Canvas) SheetFade(r Rect, from, to float64) { c.flat(r, SheetColor, (from+to)/2) }
func (c *Canvas) Scrim(r Rect, alpha float64)        { c.flat(r, ScrimColor, .29*alpha) }
func (c *Canvas) Sheet(r Rect)                       { c.flat(r, SheetColor, 1) }
func (c *Canvas) Dialog(r Rect)                      { c.flat(r, SheetColor, 1) }
func (c *Canvas) Plate(r Rect, radius float64)       { c.flat(r, CardColor, 1) }
func (c *Canvas) Recess(r Rect, radius float64)      { c.flat(r, RecessColor, .075) }
func (c *Canvas) Button(r Rect, kind ButtonKind, pressed bool) {
	switch kind {
	case Raised:
		c.flat(r, CardColor, 1)
	case Solid:
		c.flat(r, SolidColor, 1)
	default:
		c.Recess(r, 4)
	}
}
func (c *Canvas) Chip(r Rect, look ChipLook) {
	switch look {
	case ChipRaised:
		c.flat(r, CardColor, 1)
	case ChipSeen:
		c.Recess(r, 2)
	case ChipInRoom:
		c.Ring(r, 2, 1, Ink)
	default:
		c.Ring(r, 2, 1, Vermilion)
	}
}
func (c *Canvas) Ring(r Rect, radius, width float64, tone Tone) {
	col := tone.Color()
	c.flat(Rect{r.X, r.Y, r.W, width}, col, 1)
	c.flat(Rect{r.X, r.MaxY() - width, r.W, width}, col, 1)
	c.flat(Rect{r.X, r.Y, width, r.H}, col, 1)
	c.flat(Rect{r.MaxX() - width, r.Y, width, r.H}, col, 1)
}
func (c *Canvas) Focus(r Rect, radius float64) { c.Ring(r.Inset(-3), radius, 2, Ink) }
func (c *Canvas) Rule(x, y, w float64)         { c.flat(Rect{x, y, w, 1}, LineColor, 1) }
func (c *Canvas) RuleV(x, y, h float64)        { c.flat(Rect{x, y, 1, h}, LineColor, 1) }
func (c *Canvas) Bar(r Rect, tone Tone)        { c.flat(r, tone.Color(), 1) }
func (c *Canvas) Dot(center Point, radius float64, tone Tone) {
	c.flat(Rect{center.X - radius, center.Y - radius, 2 * radius, 2 * radius}, tone.Color(), 1)
}
func (c *Canvas) Tag(r Rect) { c.Ring(r, 2, 1, Vermilion) }
func (c *Canvas) Tick(r Rect, look TickLook) {
	switch look {
	case TickInk:
		c.Bar(r, Ink)
	case TickOchre:
		c.Bar(r, Ochre)
	case TickVermilion:
		c.Bar(r, Vermilion)
	default:
		c.Recess(r, 1)
	}
}
func (c *Canvas) Mark(mark rune, center Point, height float64, tone Tone) {
	c.Dot(center, height/2, tone)
}
