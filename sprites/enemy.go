package sprites

import (
	"image"
	"math"

	"akuto/fonts"

	"github.com/hajimehoshi/ebiten/v2"
)

// An enemy is raised with a crisp edge on a broad dome.
var (
	enemyEdge = press{1.8, 6.5}
	enemyDome = press{6, 3.8}
)

const (
	// enemyFull is the height in points from which on an enemy rises to its full
	// height; a lower one rises less, to enemyLow of it at the least.
	enemyFull, enemyLow = 320., .45
	// enemyShown is the share of a silhouette's height that is seen: its base
	// lies below the edge that it rises from.
	enemyShown = .96
	// enemyFill is how much lighter than the paper the raised face is.
	enemyFill = .40
	// The shadow beside it: softness, ways to the right and down, in points,
	// and strength.
	enemySoft, enemyAside, enemyDown = 3.4, 3., 4.
	enemyShadow                      = .24
	// enemyMargin is room for shadow and walls around it, in points.
	enemyMargin = 20.
	// enemyMeasure is the size in pixels that silhouettes are measured at.
	enemyMeasure = 256.
)

// enemyKey names an enemy as it stands in a rectangle of r's size in points.
func enemyKey(icon string, r Rect, scale float64) faceKey {
	return faceKey{
		kind: bakedEnemy, text: icon, width: int(math.Round(r.W * scale)), height: int(math.Round(r.H * scale)),
		scale: int(math.Round(scale * keyScale)),
	}
}

// Enemy raises the silhouette of an icon from the paper, without ink. It is as
// large as r holds and stands in its middle on its lower edge, which cuts its
// base off; over base points above that edge it fades into the paper. Nothing is
// drawn until it is baked.
func (c *Canvas) Enemy(icon string, r Rect, base float64) {
	alpha := c.group().alpha
	key := enemyKey(icon, r, c.scale)
	e := c.need(key)
	if e == nil {
		e = c.atlas.nearest(key)
	}
	if e == nil || alpha <= 0 || r.Empty() {
		return
	}
	g := c.group()
	per := float64(key.width) / float64(e.key.width)
	// The lower edge decides: a picture of another shape stands on it too.
	left := math.Round((r.X + g.dx) * c.scale)
	bottom := math.Round((r.Y+g.dy)*c.scale) + float64(key.height)
	whole := Rect{left + e.left*per, bottom - float64(e.h)*per, float64(e.w) * per, float64(e.h) * per}
	v := newView(whole, 0, Lean{}, c.scale)
	c.useFor(per != 1)
	fade := math.Min(base*c.scale, whole.H)
	c.enemyPart(e, &v, Rect{whole.X, whole.Y, whole.W, whole.H - fade}, alpha, alpha)
	if fade > 0 {
		c.enemyPart(e, &v, Rect{whole.X, whole.MaxY() - fade, whole.W, fade}, alpha, 0)
	}
}

// enemyPart draws a part of an enemy, in pixels, with one alpha at its top and
// another at its bottom.
func (c *Canvas) enemyPart(e *entry, v *view, part Rect, top, bottom float64) {
	var corners [4]ebiten.Vertex
	v.corners(e, part, &corners)
	for i := range corners {
		k := &corners[i]
		k.SrcX, k.SrcY = k.DstX, k.DstY
		k.ColorA = float32(top)
		if i >= 2 {
			k.ColorA = float32(bottom)
		}
		k.Custom3 = kindPrint
	}
	c.batch.quad(&corners)
}

// WantEnemy queues an enemy ahead of its use in a rectangle of r's size, at the
// current scale (1 before the first Begin). Large ones take a while to bake, in
// one slice.
func (c *Canvas) WantEnemy(icon string, r Rect) { c.wantAhead(enemyKey(icon, r, c.wantedScale())) }

// bakeEnemy makes the layers of an enemy in a rectangle of width×height pixels.
// They end at its lower edge; left is counted from its left side.
func bakeEnemy(icon string, width, height, scale float64) layers {
	measured, ok := iconMask(icon, enemyMeasure)
	if !ok || width < 1 || height < 1 {
		return newLayers(1, 1)
	}
	inkW, inkH := float64(measured.Rect.Dx()), float64(measured.Rect.Dy())
	size := enemyMeasure * math.Min(width/inkW, height/(enemyShown*inkH))
	m, _ := iconMask(icon, size)
	margin := int(math.Ceil(enemyMargin * scale))
	shown := int(math.Round(enemyShown * float64(m.Rect.Dy())))
	w, h := m.Rect.Dx()+2*margin, shown+margin
	s := newSurface(w, h, scale)
	at := image.Pt(margin, margin)
	high := math.Min(math.Max(height/scale/enemyFull, enemyLow), 1)
	for _, wall := range [2]press{enemyEdge, enemyDome} {
		wall.steepness *= high
		s.wall(m.Alpha, at, wall, 1, s.slopeX, s.slopeY)
	}
	l := newLayers(w, h)
	l.left = math.Round(width/2 - float64(w)/2)
	raisedFace(l.content(l.stock), m, at, scale)
	s.relief(l.content(l.relief))
	return l
}

// raisedFace colors the stock of something raised from any paper: its own
// lighter face and, beside it, its shadow.
func raisedFace(stock *image.RGBA, m fonts.Mask, at image.Point, scale float64) {
	sigma := enemySoft * scale
	margin := blurReach(sigma)
	shadow, shadowW, shadowH := blur(m.Alpha, sigma, margin)
	from := at.Add(image.Pt(int(math.Round(enemyAside*scale))-margin, int(math.Round(enemyDown*scale))-margin))
	dark := [3]float64{107, 78, 38}
	light := [3]float64{0xFF, 0xFD, 0xF6}
	size := stock.Rect.Size()
	for y := range size.Y {
		for x := range size.X {
			on := 0.
			if p := image.Pt(x, y).Sub(at); p.In(image.Rect(0, 0, m.Rect.Dx(), m.Rect.Dy())) {
				on = float64(m.Pix[p.Y*m.Stride+p.X]) / 255
			}
			shade := 0.
			if sx, sy := x-from.X, y-from.Y; sx >= 0 && sy >= 0 && sx < shadowW && sy < shadowH {
				shade = float64(shadow[sy*shadowW+sx]) / 255 * enemyShadow * (1 - on)
			}
			fill := on * enemyFill
			if fill+shade < 1./512 {
				continue
			}
			to := stock.Pix[y*stock.Stride+4*x:][:4:4]
			for i := range 3 {
				to[i] = uint8(light[i]*fill + dark[i]*shade + .5)
			}
			to[3] = uint8(255*(fill+shade) + .5)
		}
	}
}
