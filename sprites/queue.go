package sprites

import (
	"math"
	"slices"
	"time"

	"akuto/fonts"
)

// queue holds what was asked for and isn't baked yet.
type queue struct {
	wanted map[faceKey]*wish
	order  []faceKey
	baked  int // how many pictures were baked so far
	// stale is set when another frame would look different from the last one,
	// or has to ask once more for what that one lacked.
	stale bool
}

// wish is a picture asked for.
type wish struct {
	first, last uint64 // the frames that asked
	lacked      uint64 // the last frame that had to draw without it
	ahead       bool   // asked for ahead of its use: it doesn't lapse
	refused     uint64 // the frame when there was no room for it
}

// need gives a baked picture, or nil and queues it.
func (c *Canvas) need(key faceKey) *entry {
	if e := c.atlas.find(key); e != nil {
		return e
	}
	c.wish(key, false).lacked = c.frame
	return nil
}

func (c *Canvas) wish(key faceKey, ahead bool) *wish {
	if c.queue.wanted == nil {
		c.queue.wanted = map[faceKey]*wish{}
	}
	w := c.queue.wanted[key]
	if w == nil {
		w = &wish{first: c.frame, ahead: ahead}
		c.queue.wanted[key] = w
		c.queue.order = append(c.queue.order, key)
	}
	w.last = c.frame
	return w
}

// Want queues the faces ahead of their use, w points wide at the current scale
// (1 before the first Begin), as they are needed lying straight.
func (c *Canvas) Want(faces []Face, w float64) { c.want(faces, w, false) }

// WantTurned queues the faces ahead of their use as they are needed turned or
// leaning: finer, where pixels are coarse.
func (c *Canvas) WantTurned(faces []Face, w float64) { c.want(faces, w, true) }

func (c *Canvas) want(faces []Face, w float64, turned bool) {
	for _, f := range faces {
		c.wantAhead(cardKey(f, w, c.wantedScale(), turned))
	}
}

// wantedScale is the scale that what is asked for ahead will have: 1 before the
// first frame.
func (c *Canvas) wantedScale() float64 {
	if c.scale == 0 {
		return 1
	}
	return c.scale
}

// wantAhead queues what isn't baked yet ahead of its use.
func (c *Canvas) wantAhead(key faceKey) {
	if c.atlas.entries[key] == nil {
		c.wish(key, true)
	}
}

// fineness is how many times the pixels of the screen a face is baked at that
// is going to be turned.
func fineness(scale float64) float64 {
	if scale < 2 {
		return 2
	}
	return 1
}

// Bake bakes queued work, face by face, until about budget has passed, and
// reports whether another frame is due: work remains, or what was just baked
// has yet to be drawn. A size asked for by a single frame only, as while
// something grows, isn't baked.
func (c *Canvas) Bake(budget time.Duration) bool {
	start := time.Now()
	return c.bake(func() bool { return time.Since(start) < budget }, false)
}

// BakeAll bakes all that was asked for: for pictures and tests.
func (c *Canvas) BakeAll() { c.bake(func() bool { return true }, true) }

// Complete reports whether the last frame had all it drew.
func (c *Canvas) Complete() bool {
	for _, w := range c.queue.wanted {
		if w.lacked == c.frame {
			return false
		}
	}
	return true
}

// Stale reports whether the last frame lacked something that was baked since, or
// may be by the next.
func (c *Canvas) Stale() bool { return c.queue.stale }

// bake works while more says so, first on what the last frame lacked. Wishes that no frame repeats lapse, unless
// all is set.
func (c *Canvas) bake(more func() bool, all bool) bool {
	if c.atlas.stock == nil {
		return len(c.queue.order) > 0
	}
	remains := false
	lacked := func(key faceKey) bool { return c.queue.wanted[key].lacked == c.frame }
	slices.SortStableFunc(c.queue.order, func(a, b faceKey) int { return order(lacked(a), lacked(b)) })
	c.queue.stale = false
	left := c.queue.order[:0]
	worked := false
	for _, key := range c.queue.order {
		w := c.queue.wanted[key]
		switch {
		case !all && !w.ahead && w.last+1 < c.frame:
			delete(c.queue.wanted, key)
			continue
		case !all && w.refused > 0 && w.refused+atlasKeep > c.frame:
		case !all && !w.ahead && w.first == w.last:
			if w.last == c.frame {
				remains, c.queue.stale = true, true
			}
		case worked && !more():
			remains = true
		default:
			worked = true
			c.queue.stale = c.queue.stale || lacked(key)
			c.queue.baked++
			if c.atlas.add(key, c.flattened(key.bake())) != nil {
				delete(c.queue.wanted, key)
				continue
			}
			w.refused = c.frame
		}
		left = append(left, key)
	}
	c.queue.order = left
	return remains || worked
}

// order puts what is true before what isn't.
func order(a, b bool) int {
	switch {
	case a && !b:
		return -1
	case b && !a:
		return 1
	}
	return 0
}

// bake makes the picture that the key names.
func (key faceKey) bake() layers {
	width, height, scale := float64(key.width), float64(key.height), float64(key.scale)/keyScale
	switch key.kind {
	case bakedHealth:
		return bakeHealth(width, height, scale)
	case bakedPressed:
		return bakePressed(key.style, key.text, scale)
	case bakedSeal:
		return bakeSeal(key.seal, width, scale)
	case bakedIcon:
		return bakeIcon(key.text, width)
	case bakedMark:
		return bakeMark(key.face.Mark, width)
	case bakedCombat:
		return bakeCombat(key.combat, width, scale)
	case bakedKind:
		return bakeKind(key.text, width)
	case bakedEnemy:
		return bakeEnemy(key.text, width, height, scale)
	case bakedDie:
		return bakeDie(key.number, width, scale)
	case bakedHatch:
		return bakeHatch(width, height, scale)
	}
	return bakeCard(key.face, width, scale)
}

// keyScale is what a scale is multiplied by in keys, which hold whole numbers.
const keyScale = 64

// cardKey names a card w points wide at scale pixels to the point.
func cardKey(f Face, w, scale float64, turned bool) faceKey {
	if turned {
		scale *= fineness(scale)
	}
	return faceKey{kind: bakedCard, face: f, width: int(math.Round(w * scale)), scale: int(math.Round(scale * keyScale))}
}

// bakeMark makes a suit, an arrow or a cross, height pixels high.
func bakeMark(mark rune, height float64) layers {
	m := fonts.MarkMask(mark, height)
	l := newLayers(m.Rect.Dx(), m.Rect.Dy())
	into := l.content(l.relief)
	for y := range m.Rect.Dy() {
		for x := range m.Rect.Dx() {
			into.Pix[y*into.Stride+4*x+2] = m.Pix[y*m.Stride+x]
		}
	}
	return l
}
