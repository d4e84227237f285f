// Package drawtest holds the tests of fonts that draw: they need a running game
// and so a display, which the other tests of fonts don't.
package drawtest

import (
	"errors"
	"fmt"
	"image"
	"image/color"
	"image/png"
	"math"
	"os"
	"path/filepath"
	"testing"

	"akuto/fonts"

	"github.com/hajimehoshi/ebiten/v2"
)

// run is a game that runs the tests in its first update and ends.
type run struct {
	tests *testing.M
	code  int
}

var errDone = errors.New("The tests are done.")

func (r *run) Update() error {
	r.code = r.tests.Run()
	return errDone
}

func (r *run) Draw(*ebiten.Image) {}

func (r *run) Layout(width, height int) (int, int) { return width, height }

func TestMain(m *testing.M) {
	game := &run{tests: m, code: 1}
	if err := ebiten.RunGame(game); err != nil && !errors.Is(err, errDone) {
		fmt.Fprintf(os.Stderr, "These tests need a display (run them under xvfb-run -a): %v.\n", err)
	}
	os.Exit(game.code)
}

var (
	ink       = color.RGBA{0x1B, 0x18, 0x14, 255}
	vermilion = color.RGBA{0xC2, 0x31, 0x1C, 255}
	page      = color.RGBA{0xF3, 0xED, 0xE2, 255}
	paint     = fonts.Paint{Ink: ink, Accent: vermilion, Red: vermilion, Alpha: 1}
)

// pixels reads an image; a page without text is 0 darkness.
func pixels(picture *ebiten.Image) *image.RGBA {
	read := image.NewRGBA(picture.Bounds())
	picture.ReadPixels(read.Pix)
	return read
}

// darkness gives how much ink lies on a white picture, in pixels, its centre
// across, and its rightmost column.
func darkness(picture *ebiten.Image) (sum, centre float64, right int) {
	read := pixels(picture)
	for i := 0; i < len(read.Pix); i += 4 {
		dark := 1 - float64(read.Pix[i])/255
		x := i / 4 % read.Rect.Dx()
		sum += dark
		centre += dark * (float64(x) + .5)
		if dark > 0 {
			right = max(right, x+1)
		}
	}
	return sum, centre / sum, right
}

var black = fonts.Paint{Ink: color.RGBA{0, 0, 0, 255}, Alpha: 1}

// What the screen shows is what the mask on the CPU says, at every scale.
func TestDrawingAgreesWithMasks(t *testing.T) {
	picture := ebiten.NewImage(640, 160)
	for _, scale := range []float64{1, 1.25, 1.5, 2, 3} {
		style := fonts.Wordmark
		block := style.Layout("Scoundrel", 0)
		picture.Fill(color.White)
		block.Draw(picture, 20, 10, scale, 0, 0, black)
		mask := fonts.GlyphMask(style.Face, "Scoundrel", style.Size*scale, style.Tracking)
		want := 0.0
		for _, a := range mask.Pix {
			want += float64(a) / 255
		}
		got, _, right := darkness(picture)
		if math.Abs(got-want) > .02*want {
			t.Errorf("at scale %v there are %.1f pixels of ink, the mask has %.1f", scale, got, want)
		}
		if end := 20 + mask.Left + float64(mask.Rect.Dx()); math.Abs(float64(right)-end) > 1.5 {
			t.Errorf("at scale %v the text ends at %d, the mask at %v", scale, right, end)
		}
	}
}

func TestAlignment(t *testing.T) {
	picture := ebiten.NewImage(400, 60)
	block := fonts.Body.Layout("HHH", 0)
	middle := func(width, align float64) float64 {
		picture.Fill(color.White)
		x := 20.0
		if width == 0 {
			x = 200
		}
		block.Draw(picture, x, 10, 1, width, align, black)
		_, centre, _ := darkness(picture)
		return centre
	}
	half := block.Width / 2
	for _, test := range []struct{ width, align, want float64 }{
		{300, 0, 20 + half}, {300, .5, 170}, {300, 1, 320 - half},
		{0, 0, 200 + half}, {0, .5, 200}, {0, 1, 200 - half},
	} {
		if got := middle(test.width, test.align); math.Abs(got-test.want) > .6 {
			t.Errorf("aligned %v in %v the text's middle is at %.2f, want %.2f", test.align, test.width, got, test.want)
		}
	}
}

func TestColors(t *testing.T) {
	picture := ebiten.NewImage(100, 100)
	own := fonts.Paint{
		Ink: color.RGBA{10, 0, 0, 255}, Accent: color.RGBA{20, 0, 0, 255}, Number: color.RGBA{30, 0, 0, 255},
		Red: color.RGBA{40, 0, 0, 255}, Black: color.RGBA{50, 0, 0, 255}, Alpha: 1,
	}
	bare := fonts.Paint{Ink: own.Ink, Alpha: 1}
	faded := own
	faded.Alpha = .5
	gone := own
	gone.Alpha = 0
	for _, test := range []struct {
		text  string
		paint fonts.Paint
		want  uint8
		alpha uint8
	}{
		{"H", own, 10, 255}, {"*H*", own, 20, 255}, {"`8`", own, 30, 255},
		{"♥", own, 40, 255}, {"♦", own, 40, 255}, {"♣", own, 50, 255}, {"♠", own, 50, 255}, {"*→*", own, 20, 255},
		{"*H*", bare, 10, 255}, {"♥", bare, 10, 255}, {"♠", bare, 10, 255}, {"♣", faded, 25, 128}, {"H", gone, 0, 0},
	} {
		picture.Clear()
		fonts.Body.At(90, 100).Layout(test.text, 0).Draw(picture, 5, 0, 1, 0, 0, test.paint)
		var darkest color.RGBA
		read := pixels(picture)
		for i := 0; i < len(read.Pix); i += 4 {
			if read.Pix[i+3] > darkest.A {
				darkest = color.RGBA{read.Pix[i], read.Pix[i+1], read.Pix[i+2], read.Pix[i+3]}
			}
		}
		if math.Abs(float64(darkest.R)-float64(test.want)) > 1 || math.Abs(float64(darkest.A)-float64(test.alpha)) > 1 {
			t.Errorf("%q is drawn in %v, want red %d, alpha %d", test.text, darkest, test.want, test.alpha)
		}
	}
}

func TestCachedDrawAllocatesNothing(t *testing.T) {
	picture := ebiten.NewImage(400, 100)
	block := fonts.SmallLog.Layout("Slew `9`♣ with `7`♦, *well* done 妖狐 →", 200)
	fonts.Warm(fonts.SmallLog, 2)
	draw := func() { block.Draw(picture, 3.3, 4.1, 2, 200, .5, paint) }
	draw()
	// The engine's own queue of draw commands grows now and then; text takes nothing.
	if allocations := testing.AllocsPerRun(50, draw); allocations > 0 {
		t.Errorf("a cached draw takes %v allocations", allocations)
	}
}

func TestAnythingCanBeDrawn(t *testing.T) {
	picture := ebiten.NewImage(50, 50)
	for _, text := range []string{"", "犬\U0001F600\x00\u200b\t", "e\u0301", "\xff", "`", "a\nb"} {
		block := fonts.Body.Layout(text, 30)
		for _, scale := range []float64{0, -1, .001, 1, 900, math.NaN(), math.Inf(1)} {
			block.Draw(picture, 1e9, -1e9, scale, 30, .5, paint)
			if scale < 10 {
				block.Draw(picture, 5, 5, scale, 30, .5, paint)
			}
		}
		block.Draw(picture, math.NaN(), 0, 1, 30, .5, paint)
	}
	fonts.Body.Layout("犬", 0).Draw(picture, 5, 5, 1, 0, 0, black)
	if sum, _, _ := darkness(picture); sum == 0 {
		t.Error("a rune that no font has shows nothing")
	}
}

// TestSpecimen draws a page of the styles to look at, when FONTS_SPECIMEN names
// a folder for it.
func TestSpecimen(t *testing.T) {
	folder := os.Getenv("FONTS_SPECIMEN")
	if folder == "" {
		t.Skip("FONTS_SPECIMEN names no folder.")
	}
	for _, scale := range []float64{1, 2} {
		picture := ebiten.NewImage(int(900*scale), int(760*scale))
		picture.Fill(page)
		y := 16.
		at := func(x float64, s fonts.Style, text string) {
			s.Layout(text, 0).Draw(picture, x*scale, y*scale, scale, 0, 0, paint)
		}
		at(24, fonts.Wordmark, "Scoundrel")
		at(220, fonts.Heading, "Dungeon")
		at(380, fonts.RoomTitle, "Room 6")
		at(540, fonts.MenuTitle, "Slay: single")
		y += 80
		at(24, fonts.HeroHealth, "9")
		y += 32
		at(64, fonts.Maximum, "/ 20")
		at(160, fonts.Stat, "138")
		at(240, fonts.Outcome, "−11")
		at(320, fonts.Outcome, "+6")
		at(400, fonts.Eyebrow, "Health")
		at(480, fonts.Eyebrow, "Carried")
		at(560, fonts.SmallMono, "R06")
		at(600, fonts.SmallMono, "−2 HP")
		y += 48
		for _, text := range []string{"Slew `9`♣ with `7`♦", "Fought `4`♠ barehanded", "Drank `6`♥", "Ran from the room"} {
			at(24, fonts.SmallLog, text)
			y += 28
		}
		y -= 112
		at(240, fonts.Button, "Run away")
		at(340, fonts.Button, "Next room →")
		at(470, fonts.Button, "← Back")
		at(560, fonts.Option, "Fight with `7`♦")
		y += 32
		at(240, fonts.Body, "Queen of Clubs · 妖狐 Yōko · Monster `12`, `1` of `3`")
		y += 32
		at(240, fonts.Subheading24, "Naginata")
		at(360, fonts.Small, "Monster 11, ran 1×, *accent* here ✕ ‘’“”… – — 犬")
		y += 32
		at(240, fonts.Caption, "A real deck on the table. You deal, it keeps count.")
		y += 48
		fonts.Body.Layout("Usable on monsters below `9`. The action sheet shows the card, its name and the outcome of every option.", 200).
			Draw(picture, 24*scale, y*scale, scale, 0, 0, paint)
		fonts.Display40.Layout("You died in the dungeon", 300).Draw(picture, 300*scale, y*scale, scale, 300, .5, paint)
		fonts.Score.Layout("−87", 0).Draw(picture, 620*scale, y*scale, scale, 250, .5, paint)
		y += 160
		at(24, fonts.Style{Face: fonts.Serif, Size: 200, Line: 200, Tracking: -.035}, "Scoundrel")
		y += 200
		at(24, fonts.Body.At(60, 70), "9♣ 7♦ Q♠ 3♥ → ← × ✕ 1× 天狗")
		file, err := os.Create(filepath.Join(folder, fmt.Sprintf("specimen-%v.png", scale)))
		if err != nil {
			t.Fatal(err)
		}
		if err := png.Encode(file, pixels(picture)); err != nil {
			t.Fatal(err)
		}
		if err := file.Close(); err != nil {
			t.Fatal(err)
		}
	}
}
