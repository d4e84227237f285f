package sprites

import "math"

// Seal is a carved seal.
type Seal uint8

// The seals: 悪党 in the header and on the splash, 生還 for a dungeon survived,
// 討死 for a death in it, 勝利 for a combat won and 一騎 in the combat's header.
const (
	SealScoundrel Seal = iota
	SealReturned
	SealDied
	SealVictory
	SealDuel
)

// Seal stamps a seal size points wide, turned by angle radians clockwise. Grow
// is its scale while it is being stamped, 1 at rest, and alpha fades it.
func (c *Canvas) Seal(s Seal, center Point, size, angle, grow, alpha float64) {
	pixels := size * c.scale
	fine := 1.
	if angle != 0 || grow != 1 {
		fine = fineness(c.scale)
	}
	key := faceKey{kind: bakedSeal, seal: s, width: int(math.Round(pixels * fine)), scale: int(math.Round(c.scale * fine * keyScale))}
	e := c.need(key)
	if e == nil {
		e = c.atlas.nearest(key)
	}
	if e == nil {
		return
	}
	// The face may be baked at another size; it always fills its place.
	side := pixels * grow / float64(e.key.width)
	c.print(e, c.around(center, float64(e.w)*side, float64(e.h)*side), angle, 1, Vermilion, alpha)
}

// Icon draws a silhouette size points high, flat in ink. The names are those of
// assets.Icons.
func (c *Canvas) Icon(name string, center Point, size float64, tone Tone) {
	key := faceKey{kind: bakedIcon, text: name, width: int(math.Round(size * c.scale))}
	c.flatPrint(key, center, tone)
}

// Mark draws a suit, an arrow or a closing cross as a shape, height points high.
func (c *Canvas) Mark(mark rune, center Point, height float64, tone Tone) {
	key := faceKey{kind: bakedMark, face: Face{Mark: mark}, width: int(math.Round(height * c.scale))}
	c.flatPrint(key, center, tone)
}

func (c *Canvas) flatPrint(key faceKey, center Point, tone Tone) {
	e := c.need(key)
	side := 1.
	if e == nil {
		if e = c.atlas.nearest(key); e == nil {
			return
		}
		side = float64(key.width) / float64(e.key.width)
	}
	c.print(e, c.around(center, float64(e.w)*side, float64(e.h)*side), 0, 1, tone, 1)
}

// around gives the rectangle of w×h pixels about a point given in points.
func (c *Canvas) around(center Point, w, h float64) Rect {
	g := c.group()
	return Rect{(center.X+g.dx)*c.scale - w/2, (center.Y+g.dy)*c.scale - h/2, w, h}
}

// print draws a baked print, one without stock of its own, over what lies
// there; r is in pixels.
func (c *Canvas) print(e *entry, r Rect, angle, ink float64, tone Tone, alpha float64) {
	alpha *= c.group().alpha
	if alpha <= 0 {
		return
	}
	if tone == Faint {
		alpha *= float64(Faint.Color().A) / 255
	}
	if angle == 0 && c.warp == nil && r.W == float64(e.w) && r.H == float64(e.h) {
		r.X, r.Y = math.Round(r.X), math.Round(r.Y)
	}
	v := newView(r, angle, Lean{}, c.scale)
	if c.warp != nil {
		v = c.warp.part(r)
	}
	c.face(e, &v, kindPrint, tone, ink, angle, Lean{}, alpha)
}
