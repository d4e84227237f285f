package sprites

import (
	"bytes"
	"image"
	"image/color"
	"math"
	"testing"
	"time"

	"akuto/fonts"

	"github.com/hajimehoshi/ebiten/v2"
)

func TestACardBakesOnce(t *testing.T) {
	c := NewCanvas()
	draw := func(c *Canvas) {
		c.Card(tengu, Pose{Center: Point{60, 80}, W: 100, Ink: 1, Alpha: 1})
		c.Card(tengu, Pose{Center: Point{70, 90}, W: 100, Ink: 0, Alpha: 1})
	}
	for range 3 {
		paintWith(c, 160, 200, 1, draw)
	}
	if c.queue.baked != 1 {
		t.Errorf("A card drawn twice in nine frames, with ink and without, was baked %d times; want once.", c.queue.baked)
	}
}

// Bake does the work in slices, one face at least, and leaves alone what only a
// single frame asked for.
func TestBakingInSlices(t *testing.T) {
	c := NewCanvas()
	dst := ebiten.NewImage(200, 200)
	defer dst.Deallocate()
	frame := func(w float64) {
		c.Begin(dst, 1)
		for i, f := range []Face{tengu, miki, onibaba} {
			c.Card(f, Pose{Center: Point{60 + 20*float64(i), 80}, W: w, Ink: 1, Alpha: 1})
		}
		c.End()
	}
	frame(50)
	if !c.Bake(0) || c.queue.baked != 0 {
		t.Errorf("After one frame %d faces are baked; want none yet, with work left.", c.queue.baked)
	}
	frame(50)
	for i := 1; i <= 3; i++ {
		if !c.Bake(0) || c.queue.baked != i {
			t.Errorf("After %d slices %d faces are baked.", i, c.queue.baked)
		}
	}
	if c.Bake(time.Second) {
		t.Error("Work remains after all is baked.")
	}
	// A card that grows asks for another size in every frame.
	for w := 51.; w < 60; w++ {
		frame(w)
		c.Bake(time.Second)
	}
	if c.queue.baked != 3 {
		t.Errorf("A card that grows was baked %d times on its way.", c.queue.baked-3)
	}
	c.Want([]Face{bokuto}, 50)
	for c.Bake(time.Second) {
		frame(50)
	}
	if c.queue.baked != 4 {
		t.Errorf("A face asked for ahead isn't baked: %d in all, want 4.", c.queue.baked)
	}
}

// However the atlas grows and drops, what stays in it looks the same, and it
// keeps to its bound.
func TestTheAtlasGrowsAndDrops(t *testing.T) {
	c := NewCanvas()
	draw := func(c *Canvas) {
		c.Page(Rect{0, 0, 200, 260})
		c.Card(tengu, Pose{Center: Point{100, 130}, W: 150, Ink: 1, Alpha: 1})
	}
	before := paintWith(c, 200, 260, 1, draw)
	blank := newLayers(900, 900)
	for i := range 40 {
		key := faceKey{kind: bakedIcon, text: "test", width: i}
		if c.atlas.add(key, blank) == nil && i < 16 {
			t.Fatalf("There is no room for picture %d.", i)
		}
		if c.atlas.width > atlasLimit || c.atlas.height > atlasLimit {
			t.Fatalf("The atlas has grown to %d×%d.", c.atlas.width, c.atlas.height)
		}
	}
	if c.atlas.width != atlasLimit || c.atlas.height != atlasLimit {
		t.Errorf("The atlas is %d×%d after 40 large pictures; want its full size.", c.atlas.width, c.atlas.height)
	}
	// Much later only the card is still drawn: then there is room again.
	c.frame += 10 * atlasKeep
	baked := c.queue.baked
	paintWith(c, 200, 260, 1, draw)
	if e := c.atlas.add(faceKey{kind: bakedIcon, text: "late"}, blank); e == nil {
		t.Error("Nothing was dropped to make room.")
	}
	if n := len(c.atlas.entries); n != 2 {
		t.Errorf("The atlas holds %d pictures; want the card and the late one.", n)
	}
	if after := paintWith(c, 200, 260, 1, draw); !bytes.Equal(before.Pix, after.Pix) {
		t.Error("A card looks different once the atlas was packed anew.")
	}
	if c.queue.baked != baked {
		t.Error("A card that was in use was dropped and baked again.")
	}
}

// The engine hands the frames over in a thread of its own, which allocates at
// times of its choosing: what counts is the best of a few runs.
func TestAWarmFrameAllocatesNothing(t *testing.T) {
	c := NewCanvas()
	draw := table(pointed)
	paintWith(c, 1440, 900, 1, draw)
	dst := ebiten.NewImage(144, 90)
	defer dst.Deallocate()
	pixels := make([]byte, 4*144*90)
	frame := func() {
		c.Begin(dst, 1)
		draw(c)
		c.End()
	}
	least := math.Inf(1)
	for range 5 {
		for range 30 {
			frame()
		}
		dst.ReadPixels(pixels) // hands over all that waits
		least = math.Min(least, testing.AllocsPerRun(20, frame))
	}
	if least > 0 {
		t.Errorf("A warm frame of a table allocates %v times.", least)
	}
}

// What lies in a group moves and fades with it, and a clip confines it.
func TestGroupsAndClips(t *testing.T) {
	c := NewCanvas()
	black := color.RGBA{0x1B, 0x18, 0x14, 255}
	m := paintWith(c, 40, 40, 1, func(c *Canvas) {
		c.Push(10, 5, 1)
		c.Clip(Rect{0, 0, 4, 40})
		c.Bar(Rect{0, 0, 8, 8}, Ink)
		c.Unclip()
		c.Push(0, 10, .5)
		c.Bar(Rect{0, 0, 8, 8}, Ink)
		c.Pop()
		c.Pop()
		c.Bar(Rect{30, 30, 4, 4}, Ink)
	})
	for _, p := range []struct {
		x, y int
		want color.RGBA
	}{
		{10, 5, black}, {13, 12, black}, {14, 5, color.RGBA{}}, {9, 5, color.RGBA{}}, {10, 4, color.RGBA{}},
		{30, 30, black}, {33, 33, black}, {34, 33, color.RGBA{}},
	} {
		if got := m.RGBAAt(p.x, p.y); got != p.want {
			t.Errorf("The pixel at %d, %d is %v; want %v.", p.x, p.y, got, p.want)
		}
	}
	if a := m.RGBAAt(12, 17).A; a < 126 || a > 129 {
		t.Errorf("A bar in a group at half alpha has an alpha of %d.", a)
	}
}

// Straight cards lie on whole pixels, so that their edges stay sharp.
func TestStraightCardsSnap(t *testing.T) {
	c := NewCanvas()
	at := func(x float64) *image.RGBA {
		return paintWith(c, 160, 200, 1, func(c *Canvas) {
			c.Page(Rect{0, 0, 160, 200})
			c.Card(tengu, Pose{Center: Point{x, 100}, W: 100, Ink: 1, Alpha: 1})
		})
	}
	if !bytes.Equal(at(80).Pix, at(80.3).Pix) {
		t.Error("A card moved by a third of a pixel looks different.")
	}
	if bytes.Equal(at(80).Pix, at(81).Pix) {
		t.Error("A card moved by a pixel looks the same.")
	}
}

// Text that a later layer covers can't be seen.
func TestLayersCoverText(t *testing.T) {
	c := NewCanvas()
	block := fonts.Body.Layout("Covered", 0)
	m := paintWith(c, 100, 40, 1, func(c *Canvas) {
		c.Page(Rect{0, 0, 100, 40})
		c.Text(block, 4, 4, 0, 0, Ink)
		c.Layer()
		c.Bar(Rect{0, 0, 100, 40}, OnSolid)
	})
	for i := 0; i < len(m.Pix); i += 4 {
		if m.Pix[i] != OnSolidColor.R {
			t.Fatalf("Text shows through at byte %d.", i)
		}
	}
}

// Suits and icons are centred where they are asked for.
func TestMarksAreCentred(t *testing.T) {
	c := NewCanvas()
	for _, draw := range []func(c *Canvas){
		func(c *Canvas) { c.Mark('♦', Point{30, 30}, 24, Ink) },
		func(c *Canvas) { c.Dot(Point{30, 30}, 8, Ink) },
		func(c *Canvas) { c.Seal(SealScoundrel, Point{30, 30}, 30, 0, 1, 1) },
	} {
		m := paintWith(c, 60, 60, 1, draw)
		var x, y, n float64
		for i := 3; i < len(m.Pix); i += 4 {
			a := float64(m.Pix[i])
			x, y, n = x+a*(float64(i/4%60)+.5), y+a*(float64(i/4/60)+.5), n+a
		}
		if n == 0 {
			t.Error("Nothing was drawn.")
		} else if math.Hypot(x/n-30, y/n-30) > 1.5 {
			t.Errorf("The middle of the ink lies at %.1f, %.1f; want 30, 30.", x/n, y/n)
		}
	}
}
