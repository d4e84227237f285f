package sprites

import (
	"image/color"
	"math"

	"akuto/fonts"

	"github.com/hajimehoshi/ebiten/v2"
)

// The cast shadows of card stock: lying with ink, lying without ink (it lies
// lower), and held up.
var (
	stockCasts  = [...]cast{{12, 22, 40, .09}, {6, 10, 18, .15}, {2, 3, 3, .20}}
	spentCasts  = [...]cast{{3, 5, 9, .10}, {1, 2, 2, .16}}
	liftedCasts = [...]cast{{10, 20, 30, .20}, {4, 8, 10, .22}}
)

// thickness is the lowest layer of the paper's edge, in points.
var thickness = Point{1.5, 2}

// fineScale is the factor on edges and shadows for a card w points wide: whole
// from 100 points on, half of it for the smallest.
func fineScale(w float64) float64 { return math.Min(math.Max(.5+(w-60)/80, .5), 1) }

// Card draws a card with its shadow, its edge and, where it is selected, its
// ring. What isn't baked yet is drawn from another size or as plain stock.
func (c *Canvas) Card(f Face, p Pose) {
	if p.Alpha <= 0 || p.W <= 0 {
		return
	}
	c.Push(0, 0, p.Alpha)
	defer c.Pop()
	turned := p.Angle != 0 || p.Lean != (Lean{})
	key := cardKey(f, p.W, c.scale, turned)
	e := c.need(key)
	if e == nil {
		e = c.atlas.nearest(key)
	}
	c.turning = turned
	defer func() { c.turning = false }()
	body := c.lay(p, turned)
	radius := cardRadius / 100 * body.W
	c.sheetOfPaper(e, body, radius, sheetPose{
		angle: p.Angle, ink: p.Ink, lift: p.Lift, lean: p.Lean, unit: fineScale(p.W) * c.scale, red: f.Red, veil: p.Veil,
	})
	if e == nil {
		c.plainFace(f, p)
	}
	if p.Ring {
		c.selection(body, radius, p.Angle)
	}
}

// lay gives where a card lies before it turns or leans, in pixels: a straight
// one on whole ones.
func (c *Canvas) lay(p Pose, turned bool) Rect {
	w, h := p.W*c.scale, CardHeight(p.W*c.scale)
	if !turned {
		w, h = math.Round(w), math.Round(h)
	}
	g := c.group()
	body := Rect{(p.Center.X+g.dx)*c.scale - w/2, (p.Center.Y+g.dy)*c.scale - h/2, w, h}
	if !turned {
		body.X, body.Y = math.Round(body.X), math.Round(body.Y)
	}
	return body
}

// selection draws the vermilion ring around a card, body in pixels.
func (c *Canvas) selection(body Rect, radius, angle float64) {
	line := c.hair(2)
	out := 4*c.scale + line/2
	r := body.Inset(-out)
	c.add(shape{
		kind: kindRing, x: r.X, y: r.Y, w: r.W, h: r.H, radius: radius + out, extra: line,
		margin: line/2 + 1, color: floats(VermilionColor, 1), angle: angle,
	})
}

// sheetPose is how a baked piece of paper lies.
type sheetPose struct {
	angle, ink, lift float64
	lean             Lean
	unit             float64 // pixels to a point of its edges and shadows
	red              bool
	veil             float64
}

// sheetOfPaper draws a baked piece of paper whose face is r, in pixels, before
// it is turned: shadows, thickness, face. A nil entry is blank stock.
func (c *Canvas) sheetOfPaper(e *entry, r Rect, radius float64, p sheetPose) {
	view := newView(r, p.angle, p.lean, c.scale)
	c.inView = !view.flattish
	c.castShadows(r, radius, p)
	c.inView = false
	// The thickness shows at the right and the bottom; a leaning card shows it
	// on the edge that comes toward the eye.
	away := Point{-18 * math.Sin(p.lean.X) * p.unit, -18 * math.Sin(p.lean.Y) * p.unit}
	lying := 1 - math.Min(math.Hypot(p.lean.X, p.lean.Y)/maxLean, 1)
	low := Point{thickness.X*p.unit*lying + away.X, thickness.Y*p.unit*lying + away.Y}
	upper := p.unit
	if p.unit >= c.scale {
		upper = c.hair(1)
	}
	near := Point{upper*lying + .5*away.X, upper*lying + .5*away.Y}
	ink := math.Min(math.Max(p.ink, 0), 1)
	if e == nil {
		c.add(shape{kind: kindFill, x: r.X + low.X, y: r.Y + low.Y, w: r.W, h: r.H, radius: radius, color: floats(Edge2Color, ink), angle: p.angle})
		c.add(shape{kind: kindFill, x: r.X + near.X, y: r.Y + near.Y, w: r.W, h: r.H, radius: radius, color: floats(Edge1Color, 1), angle: p.angle})
		c.add(shape{kind: kindSheet, index: stockCard, x: r.X, y: r.Y, w: r.W, h: r.H, radius: radius, color: [4]float32{0, 0, 1, 1}, angle: p.angle})
		return
	}
	alpha := c.group().alpha
	under := c.under(r.Center())
	border := radius + 6*p.unit
	c.silhouette(e, &view, border, low, pale(floats(Edge2Color, ink*alpha), under, p.veil))
	c.silhouette(e, &view, border, near, pale(floats(Edge1Color, alpha), under, p.veil))
	tone := Ink
	if p.red {
		tone = Vermilion
	}
	c.face(e, &view, kindPaper, tone, p.ink, p.angle, p.lean, alpha)
	if p.veil > 0 {
		c.silhouette(e, &view, r.H, Point{}, floats(under, p.veil*alpha))
	}
}

// under gives the color of the paper at a pixel: of the last sheet or dialog
// there, else of the page.
func (c *Canvas) under(p Point) color.RGBA {
	lit, mid, dark, turn := SheetLitColor, SheetColor, SheetShadeColor, .6
	if c.sheetStock == stockCard {
		lit, mid, dark, turn = CardLitColor, CardColor, CardShadeColor, .45
	}
	if !c.sheet.Contains(p) {
		return PageColor
	}
	t := slope(p, c.sheet)
	if t < turn {
		return between(lit, mid, t/turn)
	}
	return between(mid, dark, (t-turn)/(1-turn))
}

// between mixes two opaque colors, t 0..1 from the one to the other.
func between(a, b color.RGBA, t float64) color.RGBA {
	mix := func(a, b uint8) uint8 { return uint8(float64(a) + (float64(b)-float64(a))*t + .5) }
	return color.RGBA{mix(a.R, b.R), mix(a.G, b.G), mix(a.B, b.B), 255}
}

// pale mixes a color toward paper, keeping its alpha.
func pale(c [4]float32, paper color.RGBA, veil float64) [4]float32 {
	to := floats(paper, 1)
	for i := range 3 {
		c[i] += (to[i] - c[i]) * float32(veil)
	}
	return c
}

// pile counts the papers that lie one on another, r being the next, and gives
// how much of its wide shadows can be seen: the first three throw theirs on
// what lies around, those above mostly on each other.
func (c *Canvas) pile(r Rect) float64 {
	on := r.Intersect(c.topmost)
	if on.W*on.H > .5*r.W*r.H {
		c.piled++
	} else {
		c.piled = 0
	}
	c.topmost = r
	if c.piled < 3 {
		return 1
	}
	return .1
}

// castShadows casts the shadows of a piece of paper.
func (c *Canvas) castShadows(r Rect, radius float64, p sheetPose) {
	alpha := c.group().alpha * (1 - p.veil)
	ink, lift := math.Min(math.Max(p.ink, 0), 1), math.Min(math.Max(p.lift, 0), 1)
	lean := math.Min(1.4*math.Hypot(p.lean.X, p.lean.Y)/maxLean, 1)
	lying := (1 - lift) * (1 - .75*lean)
	wide := c.pile(r)
	for _, k := range stockCasts {
		if k.blur > 10 {
			k.alpha *= wide
		}
		c.shadow(r, radius, p.angle, k, p.unit, alpha*lying*ink)
	}
	for _, k := range spentCasts {
		c.shadow(r, radius, p.angle, k, p.unit, alpha*lying*(1-ink))
	}
	for _, k := range liftedCasts {
		c.shadow(r, radius, p.angle, k, p.unit, alpha*lift*(1-.75*lean))
	}
	if lean > 0 {
		// Under a leaning card the shadow moves away from the pointer.
		tilted := cast{-26 * p.lean.X / maxLean, 6*lean - 40*p.lean.Y/maxLean, 40, .24 * lean}
		tilted.dx = math.Min(math.Max(tilted.dx, -18), 18)
		tilted.dy = math.Min(math.Max(tilted.dy, -10), 28)
		c.shadow(r, radius, p.angle, tilted, p.unit, alpha)
		tilted.dx, tilted.dy, tilted.blur, tilted.alpha = tilted.dx/3, tilted.dy/3, 12, .18*lean
		c.shadow(r, radius, p.angle, tilted, p.unit, alpha)
	}
}

// plainFace prints rank and kanji flat on a face that isn't baked yet.
func (c *Canvas) plainFace(f Face, p Pose) {
	if f.Kanji == "" || p.Ink < .5 {
		return
	}
	tone := Ink
	if f.Red {
		tone = Vermilion
	}
	size := .4 * p.W
	if f.Deck {
		size = .52 * p.W
	}
	runes := []rune(f.Kanji)
	y := p.Center.Y - size*float64(len(runes))/2
	for _, r := range runes {
		block := fonts.Style{Face: fonts.Kanji, Size: size, Line: size}.Layout(string(r), 0)
		c.Text(block, p.Center.X-block.Width/2, y, 0, 0, tone)
		y += size
	}
	c.Layer()
}

// silhouette draws the shape of a baked face in one color, moved by d pixels:
// of the face only a border along its edges, which is all that shows.
func (c *Canvas) silhouette(e *entry, v *view, border float64, d Point, color [4]float32) {
	if color[3] <= 0 {
		return
	}
	c.useFor(!v.straight)
	whole := v.rect.Inset(-1)
	parts := [4]Rect{whole}
	if in := v.rect.Inset(border); !in.Empty() {
		parts = [4]Rect{
			{whole.X, whole.Y, whole.W, in.Y - whole.Y},
			{whole.X, in.Y, in.X - whole.X, in.H},
			{in.MaxX(), in.Y, whole.MaxX() - in.MaxX(), in.H},
			{whole.X, in.MaxY(), whole.W, whole.MaxY() - in.MaxY()},
		}
	}
	for _, part := range parts {
		if part.Empty() {
			continue
		}
		var corners [4]ebiten.Vertex
		v.corners(e, part, &corners)
		for i := range corners {
			k := &corners[i]
			k.DstX += float32(d.X)
			k.DstY += float32(d.Y)
			k.ColorR, k.ColorG, k.ColorB, k.ColorA = color[0], color[1], color[2], color[3]
			k.Custom3 = kindSilhouette
		}
		c.batch.quad(&corners)
	}
}

// face draws a baked face in a tone.
func (c *Canvas) face(e *entry, v *view, kind int, tone Tone, ink, angle float64, lean Lean, alpha float64) {
	var corners [4]ebiten.Vertex
	part := v.rect
	if !v.straight || v.rect.W != float64(e.w) || v.rect.H != float64(e.h) {
		// A turned face reaches into the empty padding around it, which
		// smooths its edges.
		part = part.Inset(-v.rect.W / float64(e.w))
	}
	c.useFor(part != v.rect)
	v.corners(e, part, &corners)
	radius, at, aside := v.sheen(lean)
	sheen := float32(0)
	if lean.Sheen > 0 {
		sheen = float32(math.Floor(radius) + math.Min(lean.Sheen, 1)*.49)
	}
	sin, cos := math.Sincos(angle)
	if cos < 0 {
		sin += 4
	}
	for i := range corners {
		k := &corners[i]
		k.SrcX, k.SrcY = k.DstX-float32(at.X), k.DstY-float32(at.Y)
		k.ColorR, k.ColorG, k.ColorB, k.ColorA = float32(ink), float32(sin), sheen, float32(alpha)
		k.Custom3 = float32(kind + kindIndex*(int(tone)+8*aside))
	}
	c.batch.quad(&corners)
}
