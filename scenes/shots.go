package scenes

import (
	"errors"
	"fmt"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"akuto/scenes/store"
	"akuto/scenes/ui"
	"akuto/sprites"
)

// Size is a window's size in points.
type Size struct{ Width, Height int }

// Scale is how many pixels to the point a picture of the size is taken with: two
// for phones and one for the rest.
func (s Size) Scale() float64 {
	if s.Width < 600 {
		return 2
	}
	return 1
}

// ShotOptions says which pictures RunShots takes: every scene when Scene is
// empty, the three sizes of the design when Sizes is. A Scale of 0 takes phones
// at two pixels a point and the rest at one.
type ShotOptions struct {
	Out   string
	Sizes []Size
	Scale float64
	Scene string
}

// ShotSizes are the sizes every screen is designed at.
var ShotSizes = []Size{{1440, 900}, {1000, 700}, {390, 844}}

// RunShots writes a PNG of each scene asked for into the folder. It opens a
// window of its own, since only a running game can be read back.
func RunShots(o ShotOptions) error {
	whole := len(o.Sizes) == 0
	if whole {
		o.Sizes = ShotSizes
	}
	chosen := 0
	for _, s := range shots {
		if o.wants(s) {
			chosen++
		}
	}
	if chosen == 0 {
		return fmt.Errorf("there is no scene %q; the scenes are %s", o.Scene, strings.Join(ShotNames(), ", "))
	}
	if err := os.MkdirAll(o.Out, 0o755); err != nil {
		return fmt.Errorf("the pictures can't be written: %w", err)
	}
	session := &shotSession{options: o, tall: whole}
	ebiten.SetWindowSize(320, 240)
	ebiten.SetWindowTitle("akuto shots")
	err := ebiten.RunGame(session)
	if errors.Is(err, ebiten.Termination) {
		err = nil
	}
	return errors.Join(session.err, err)
}

func (o ShotOptions) wants(s shot) bool { return o.Scene == "" || s.name == o.Scene }

// mostDrawings bounds how often a picture is drawn: faces are baked after the
// second time they are asked for, and a third shows them.
const mostDrawings = 8

// ShotNames lists the scenes that pictures are taken of.
func ShotNames() []string {
	var names []string
	for _, s := range shots {
		names = append(names, s.name)
	}
	return names
}

// shotSession takes all pictures in its first tick.
type shotSession struct {
	options ShotOptions
	tall    bool // the table's whole page on a phone too
	err     error
}

// tallShot is the phone's table on a screen on which nothing has to scroll.
var tallShot, tallSize = "02-table", Size{390, 1456}

func (s *shotSession) Layout(int, int) (int, int) { return 320, 240 }
func (s *shotSession) Draw(*ebiten.Image)         {}
func (s *shotSession) Update() error {
	s.err = s.take()
	return ebiten.Termination
}

func (s *shotSession) take() error {
	canvas := sprites.NewCanvas()
	for _, size := range s.options.Sizes {
		for _, sh := range shots {
			if !s.options.wants(sh) {
				continue
			}
			if err := s.write(canvas, sh.name, size); err != nil {
				return err
			}
		}
	}
	if s.tall && s.options.wants(shot{name: tallShot}) {
		return s.write(canvas, tallShot, tallSize)
	}
	return nil
}

func (s *shotSession) write(canvas *sprites.Canvas, name string, size Size) error {
	scale := s.options.Scale
	if scale == 0 {
		scale = size.Scale()
	}
	file := fmt.Sprintf("%s-%dx%d.png", name, size.Width, size.Height)
	return writePNG(filepath.Join(s.options.Out, file), TakeShot(canvas, name, size, scale))
}

// TakeShot draws the named scene in its telling state and reads it back. It
// needs a running game.
func TakeShot(canvas *sprites.Canvas, name string, size Size, scale float64) *image.RGBA {
	return Picture(canvas, ShotApp(name, size), scale)
}

// Picture draws an app as it stands, at scale pixels to the point, and reads it
// back. It needs a running game.
func Picture(canvas *sprites.Canvas, app *App, scale float64) *image.RGBA {
	window := app.root.Frame().Window
	width, height := int(window.W*scale+.5), int(window.H*scale+.5)
	target := ebiten.NewImage(width, height)
	defer target.Deallocate()
	// Drawing tells the canvas what it needs; it is drawn until nothing is missing.
	// What the pictures before left may take up the room.
	for n := range mostDrawings {
		target.Clear()
		canvas.Begin(target, scale)
		app.Paint(canvas)
		canvas.End()
		if canvas.Bake(time.Hour) {
			continue
		}
		if !canvas.Missing() {
			break
		}
		if n < mostDrawings/2 {
			canvas.Forget()
		}
	}
	picture := image.NewRGBA(image.Rect(0, 0, width, height))
	target.ReadPixels(picture.Pix)
	return picture
}

// shotSamples is how far the advice in a picture is worked out.
const shotSamples = 512

// ShotApp brings an app of its own into the named scene's telling state, in a
// window of the size.
func ShotApp(name string, size Size) *App {
	app := NewApp(store.NewMemory())
	app.advice.limit = shotSamples
	app.Resize(float64(size.Width), float64(size.Height), ui.Insets{})
	if size.Width < 600 {
		app.root.UseTouch()
	}
	for _, s := range shots {
		if s.name == name {
			if s.splash {
				s.prepare(app)
				return app
			}
			app.Settle()
			s.prepare(app)
		}
	}
	app.Settle()
	return app
}

func writePNG(path string, picture image.Image) error {
	file, err := os.Create(path)
	if err != nil {
		return fmt.Errorf("the picture can't be written: %w", err)
	}
	defer file.Close()
	if err := png.Encode(file, picture); err != nil {
		return fmt.Errorf("the picture %s can't be written: %w", path, err)
	}
	return file.Close()
}
