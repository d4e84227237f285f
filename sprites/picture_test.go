package sprites

import (
	"image"
	"image/png"
	"math"
	"os"
	"path/filepath"
	"testing"

	"akuto/fonts"

	"github.com/hajimehoshi/ebiten/v2"
)

// paintWith draws a picture of w×h points, with everything baked that it needs.
func paintWith(c *Canvas, w, h int, scale float64, draw func(c *Canvas)) *image.RGBA {
	size := image.Rect(0, 0, int(float64(w)*scale), int(float64(h)*scale))
	dst := ebiten.NewImage(size.Dx(), size.Dy())
	defer dst.Deallocate()
	for range 2 {
		c.Begin(dst, scale)
		draw(c)
		c.End()
		c.BakeAll()
	}
	dst.Clear()
	c.Begin(dst, scale)
	draw(c)
	c.End()
	out := image.NewRGBA(size)
	dst.ReadPixels(out.Pix)
	return out
}

// keep writes a picture into the folder that AKUTO_PICTURES names, to be looked
// at; without it nothing is written.
func keep(t *testing.T, name string, m *image.RGBA) {
	t.Helper()
	folder := os.Getenv("AKUTO_PICTURES")
	if folder == "" {
		return
	}
	f, err := os.Create(filepath.Join(folder, name+".png"))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if err := png.Encode(f, m); err != nil {
		t.Fatal(err)
	}
}

var (
	tengu    = Face{Rank: "J", Mark: '♣', Kanji: "天狗", Name: "Tengu"}
	miki     = Face{Rank: "6", Mark: '♥', Kanji: "神酒", Name: "Miki", Red: true}
	onibaba  = Face{Rank: "8", Mark: '♠', Kanji: "鬼婆", Name: "Onibaba"}
	bokuto   = Face{Rank: "3", Mark: '♦', Kanji: "木刀", Name: "Bokutō", Red: true}
	kasha    = Face{Rank: "9", Mark: '♣', Kanji: "火車", Name: "Kasha"}
	yoko     = Face{Rank: "Q", Mark: '♣', Kanji: "妖狐", Name: "Yōko"}
	naginata = Face{Rank: "7", Mark: '♦', Kanji: "薙刀", Name: "Naginata", Red: true}
	beasts   = Face{Kanji: "獣", Deck: true}
)

// table is a table much like the one that scenes draw, 1440×900 points.
func table(lean Lean) func(c *Canvas) {
	return func(c *Canvas) {
		c.Page(Rect{0, 0, 1440, 900})
		c.Text(fonts.Wordmark.Layout("Scoundrel", 0), 48, 24, 0, 0, Ink)
		c.Seal(SealScoundrel, Point{221, 46}, 38, 0, 1, 1)
		c.Health(Rect{48, 88, 266, 168}, HealthLook{Value: 9, Max: 20, Label: "Health"})
		c.Card(naginata, Pose{Center: Point{414, 172}, W: 120, Ink: 1, Alpha: 1})
		c.Card(yoko, Pose{Center: Point{467, 172}, W: 120, Ink: 1, Alpha: 1, Angle: 1.2 * math.Pi / 180})
		c.Card(kasha, Pose{Center: Point{522, 172}, W: 120, Ink: 1, Alpha: 1, Angle: -math.Pi / 180})
		c.Text(fonts.RoomTitle.Layout("Room 6", 0), 48, 296, 0, 0, Ink)
		for i, f := range []Face{tengu, miki, onibaba, bokuto} {
			pose := Pose{Center: Point{48 + 109 + 242.5*float64(i), 384 + 152.5}, W: 218, Ink: 1, Alpha: 1}
			if f == miki {
				pose.Ink = 0
			}
			if f == tengu {
				pose.Lean = lean
			}
			c.Card(f, pose)
		}
		c.Text(fonts.Outcome.Layout("−11", 0), 50, 705, 0, 0, Ink)
		c.Text(fonts.Small.Layout("Monster 11", 0), 200, 709, 64, 1, Ink2)
		c.Icon("broadsword", Point{576, 719}, 18, Ink)
		c.Button(Rect{722, 820, 115, 48}, Off, false)
		c.Text(fonts.Button.Layout("Run away", 0), 722, 832, 115, .5, Ink3)
		c.Button(Rect{854, 820, 138, 48}, Raised, false)
		c.Text(fonts.Button.Layout("Next room →", 0), 854, 832, 138, .5, Ink)
		c.RuleV(1024, 88, 780)
		c.Rule(1058, 354, 334)
		c.Text(fonts.Heading.Layout("Dungeon", 0), 1056, 88, 0, 0, Ink)
		for row := range 4 {
			c.Mark([]rune("♣♠♥♦")[row], Point{1063, 221 + 32*float64(row)}, 11, []Tone{Ink, Ink, Vermilion, Vermilion}[row])
			for i := range 13 {
				r := Rect{1077 + 24.5*float64(i), 208 + 32*float64(row), 21, 26}
				look, tone := ChipRaised, Ink
				if row >= 2 {
					tone = Vermilion
				}
				switch (i*7 + row*3) % 5 {
				case 0:
					look, tone = ChipSeen, Faint
				case 1:
					if i == 3 {
						look = ChipInRoom
					}
				}
				c.Chip(r, look)
				c.Text(fonts.SmallMono11.Layout(number(i+2), 0), r.X, r.Y+5, r.W, .5, tone)
			}
		}
		for i := range 17 {
			c.Text(fonts.SmallLog.Layout("Slew 9♣ with 7♦", 0), 1096, 418+29*float64(i), 0, 0, Ink2)
		}
		c.PageFade(Rect{1056, 820, 336, 48}, 0, 1)
	}
}

var pointed = Lean{X: 8 * math.Pi / 180, Y: -7 * math.Pi / 180, Rise: 1, Sheen: 1, At: Point{.8, .25}}

// Whole screens take few draw commands: at most 12 for a table, 20 for a sheet
// with its cards over one. With AKUTO_PICTURES set the pictures can be looked at.
func TestScreensTakeFewCommands(t *testing.T) {
	c := NewCanvas()
	most := 12
	show := func(name string, scale float64, draw func(c *Canvas)) {
		keep(t, name, paintWith(c, 1440, 900, scale, draw))
		if c.commands > most {
			t.Errorf("The screen called %s takes %d draw commands; want at most %d.", name, c.commands, most)
		}
	}
	show("table", 1, table(Lean{}))
	show("tilt", 1, table(pointed))
	if os.Getenv("AKUTO_PICTURES") != "" {
		show("table2", 2, table(pointed))
	}
	most = 20
	show("start", 1, func(c *Canvas) {
		c.Page(Rect{0, 0, 1440, 900})
		c.Health(Rect{48, 88, 266, 168}, HealthLook{Value: 20, Max: 20, Label: "Health"})
		c.Recess(Rect{354, 88, 120, 168}, 6)
		for i := range 4 {
			c.Recess(Rect{48 + 242.5*float64(i), 384, 218, 305}, 11)
		}
		c.Ring(Rect{55, 391, 204, 291}, 4, 1, Vermilion)
		c.Focus(Rect{290.5, 384, 218, 305}, 11)
		c.Plate(Rect{1050, 88, 300, 100}, 12)
		c.Tag(Rect{1050, 220, 80, 20})
		c.Button(Rect{1050, 260, 138, 48}, Raised, true)
		c.Button(Rect{1200, 260, 138, 48}, Solid, true)
	})
	show("over", 1, func(c *Canvas) {
		table(Lean{})(c)
		c.Scrim(Rect{0, 0, 1440, 900}, 1)
		c.Dialog(Rect{360, 83, 720, 734})
		c.Seal(SealDied, Point{720, 203}, 128, -2.5*math.Pi/180, 1, 1)
		c.Pressed(fonts.Score, "−87", 610, 500, Ink)
		c.Rule(424, 579, 592)
		c.Button(Rect{572, 720, 157, 48}, Raised, false)
		c.Button(Rect{745, 720, 124, 48}, Solid, false)
		c.Text(fonts.Button.Layout("New game", 0), 745, 732, 124, .5, OnSolid)
	})
	show("picker", 1, func(c *Canvas) {
		table(Lean{})(c)
		c.Scrim(Rect{0, 0, 1440, 900}, 1)
		c.Sheet(Rect{130, 154, 1180, 746})
		for i := range 4 {
			r := Rect{983 + 58.5*float64(i), 176, 48, 67}
			if i < 2 {
				c.Card([]Face{tengu, miki}[i], Pose{Center: r.Center(), W: 48, Ink: 1, Alpha: 1})
			} else {
				c.Recess(r, 3)
			}
		}
		c.Ring(Rect{1098, 174, 52, 71}, 5, 1, Vermilion)
		for d, x := range []float64{358, 592} {
			veil := .5 * float64(d)
			for _, a := range []float64{-13, 13, 0} {
				sin, cos := math.Sincos(a * math.Pi / 180)
				c.Card(beasts, Pose{Center: Point{x + 64*sin, 448 - 64*cos}, W: 66, Angle: a * math.Pi / 180, Ink: 1, Alpha: 1, Veil: veil})
			}
		}
		for i := range 13 {
			a := (float64(i) - 6) * 3.15 * math.Pi / 180
			lift := 0.
			if i == 10 {
				lift = 1
			}
			sin, cos := math.Sincos(a)
			r := 1180 + 40*lift
			ink := 1.
			if i < 4 || i == 7 || i == 9 {
				ink = 0
			}
			f := []Face{tengu, miki, onibaba, bokuto, kasha, yoko}[i%6]
			c.Card(f, Pose{Center: Point{780 + r*sin, 1180 + 596 - r*cos}, W: 116, Angle: a, Ink: ink, Alpha: 1, Lift: lift, Ring: i == 10})
		}
	})
}
