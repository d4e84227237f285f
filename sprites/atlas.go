package sprites

import (
	"image"
	"image/draw"
	"sort"

	"akuto/fonts"

	"github.com/hajimehoshi/ebiten/v2"
)

const (
	// atlasStart and atlasLimit bound the atlas's sides in pixels.
	atlasStart = 1024
	atlasLimit = 4096
	// atlasKeep is for how many frames a face stays once it isn't drawn any
	// more, when the atlas has to be packed anew.
	atlasKeep = 240
)

// What can be baked.
const (
	bakedCard = iota
	bakedHealth
	bakedPressed
	bakedSeal
	bakedIcon
	bakedMark
	bakedCombat
	bakedKind
	bakedEnemy
	bakedDie
	bakedHatch
)

// faceKey names one baked picture.
type faceKey struct {
	kind          uint8
	seal          Seal
	face          Face
	combat        CombatFace
	number        int // a die's value
	style         fonts.Style
	text          string
	width, height int // pixels
	scale         int // 64ths of a pixel per point: small cards have another anatomy
}

// entry is where a baked picture lies in the atlas: its content at x, y, w×h
// pixels, with pad pixels around it.
type entry struct {
	key        faceKey
	x, y, w, h int
	pad        int
	left, top  float64 // of pressed texts, from the origin on the baseline
	used       uint64  // the last frame that drew it
}

func (e *entry) outer() (w, h int) { return e.w + 2*e.pad, e.h + 2*e.pad }

// shelf is a row of pictures of about the same height.
type shelf struct{ x, y, h int }

// atlas holds all baked pictures in two images of the same size, the stock and
// the relief, packed in shelves.
type atlas struct {
	stock, relief *ebiten.Image
	width, height int
	shelves       []shelf
	entries       map[faceKey]*entry
	frame         uint64
}

// open makes the images at the first frame.
func (a *atlas) open(frame uint64) {
	a.frame = frame
	if a.stock == nil {
		a.entries = map[faceKey]*entry{}
		a.images(atlasStart, atlasStart)
	}
}

// images makes empty images and writes the fibre's tile into their corner.
func (a *atlas) images(width, height int) {
	options := &ebiten.NewImageOptions{Unmanaged: true}
	r := image.Rect(0, 0, width, height)
	a.stock, a.relief = ebiten.NewImageWithOptions(r, options), ebiten.NewImageWithOptions(r, options)
	a.width, a.height = width, height
	a.shelves = append(a.shelves[:0], shelf{x: tileSide + 2, y: 0, h: tileSide + 2})
	fibre := image.NewRGBA(image.Rect(0, 0, tileSide, tileSide))
	draw.Draw(fibre, fibre.Rect, fibreTile(), image.Point{}, draw.Src)
	a.stock.SubImage(fibre.Rect).(*ebiten.Image).WritePixels(fibre.Pix)
}

// find gives a baked picture, nil if there is none.
func (a *atlas) find(key faceKey) *entry {
	e := a.entries[key]
	if e != nil {
		e.used = a.frame
	}
	return e
}

// nearest gives the picture of the same thing whose width is closest above or
// else below.
func (a *atlas) nearest(key faceKey) *entry {
	var best *entry
	for _, e := range a.entries {
		other := e.key
		width := other.width
		other.width, other.height, other.scale = key.width, key.height, key.scale
		if other != key {
			continue
		}
		if best == nil || better(width, best.key.width, key.width) {
			best = e
		}
	}
	if best != nil {
		best.used = a.frame
	}
	return best
}

// nearestCombat gives a combat card of the same name: of another size, or with
// the numbers that it had until now.
func (a *atlas) nearestCombat(key faceKey) *entry {
	if e := a.nearest(key); e != nil {
		return e
	}
	var best *entry
	for other, e := range a.entries {
		if other.kind == bakedCombat && other.combat.Name == key.combat.Name && other.combat.Art == key.combat.Art &&
			(best == nil || e.used > best.used || e.used == best.used && better(other.width, best.key.width, key.width)) {
			best = e
		}
	}
	if best != nil {
		best.used = a.frame
	}
	return best
}

// nearestHealth gives a health card of any size.
func (a *atlas) nearestHealth(key faceKey) *entry {
	var best *entry
	for other, e := range a.entries {
		if other.kind == key.kind && (best == nil || better(other.width, best.key.width, key.width)) {
			best = e
		}
	}
	return best
}

func better(width, best, wanted int) bool {
	if (width >= wanted) != (best >= wanted) {
		return width >= wanted
	}
	if width >= wanted {
		return width < best
	}
	return width > best
}

// add puts a baked picture into the atlas, which may grow or drop what is out
// of use; it gives nil if there is no room even then.
func (a *atlas) add(key faceKey, l layers) *entry {
	size := l.stock.Rect.Size()
	e := &entry{key: key, w: size.X - 2*l.pad, h: size.Y - 2*l.pad, pad: l.pad, left: l.left, top: l.top, used: a.frame}
	for !a.place(e) {
		if !a.makeRoom() {
			return nil
		}
	}
	r := image.Rect(e.x-e.pad, e.y-e.pad, e.x+e.w+e.pad, e.y+e.h+e.pad)
	a.stock.SubImage(r).(*ebiten.Image).WritePixels(l.stock.Pix)
	a.relief.SubImage(r).(*ebiten.Image).WritePixels(l.relief.Pix)
	a.entries[key] = e
	return e
}

// place finds a place on the shelves.
func (a *atlas) place(e *entry) bool {
	w, h := e.outer()
	best := -1
	bottom := 0
	for i, s := range a.shelves {
		bottom = max(bottom, s.y+s.h)
		if s.h < h || s.h > h+h/4+8 || s.x+w > a.width {
			continue
		}
		if best < 0 || s.h < a.shelves[best].h {
			best = i
		}
	}
	if best < 0 {
		if bottom+h > a.height || w > a.width {
			return false
		}
		a.shelves = append(a.shelves, shelf{y: bottom, h: h})
		best = len(a.shelves) - 1
	}
	s := &a.shelves[best]
	e.x, e.y = s.x+e.pad, s.y+e.pad
	s.x += w
	return true
}

// makeRoom doubles the atlas or, at its limit, drops what hasn't been drawn for
// a while; false if that frees nothing.
func (a *atlas) makeRoom() bool {
	width, height := a.width, a.height
	kept := make([]*entry, 0, len(a.entries))
	switch {
	case height < width:
		height *= 2
	case width < atlasLimit:
		width *= 2
	default:
		for key, e := range a.entries {
			if e.used+atlasKeep < a.frame {
				delete(a.entries, key)
			}
		}
		if len(a.entries) == cap(kept) {
			return false
		}
	}
	for _, e := range a.entries {
		kept = append(kept, e)
	}
	a.repack(kept, width, height)
	return true
}

// repack moves pictures into new images of width×height pixels, the tallest
// first.
func (a *atlas) repack(kept []*entry, width, height int) {
	sort.Slice(kept, func(i, j int) bool {
		if kept[i].h != kept[j].h {
			return kept[i].h > kept[j].h
		}
		return kept[i].y < kept[j].y || kept[i].y == kept[j].y && kept[i].x < kept[j].x
	})
	oldStock, oldRelief := a.stock, a.relief
	a.images(width, height)
	var vertices []ebiten.Vertex
	var indices []uint32
	for _, e := range kept {
		oldX, oldY := e.x, e.y
		if !a.place(e) {
			delete(a.entries, e.key)
			continue
		}
		n := uint32(len(vertices))
		for i := range 4 {
			dx, dy := -e.pad, -e.pad
			if i == 1 || i == 2 {
				dx = e.w + e.pad
			}
			if i >= 2 {
				dy = e.h + e.pad
			}
			vertices = append(vertices, ebiten.Vertex{
				DstX: float32(e.x + dx), DstY: float32(e.y + dy),
				SrcX: float32(oldX + dx), SrcY: float32(oldY + dy),
				ColorR: 1, ColorG: 1, ColorB: 1, ColorA: 1,
			})
		}
		indices = append(indices, n, n+1, n+2, n, n+2, n+3)
	}
	options := &ebiten.DrawTrianglesOptions{Blend: ebiten.BlendCopy}
	a.stock.DrawTriangles32(vertices, indices, oldStock, options)
	a.relief.DrawTriangles32(vertices, indices, oldRelief, options)
	oldStock.Deallocate()
	oldRelief.Deallocate()
}
