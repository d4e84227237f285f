package scenes

import "github.com/hajimehoshi/ebiten/v2"

// backdrop keeps a picture of what lies still under the layer in front, so that
// a sliding sheet or a leaning card of the picker doesn't draw the table again
// in every frame.
type backdrop struct {
	picture *ebiten.Image
	version int
	valid   bool
}

// show copies the picture onto the screen; paint makes it first if it shows
// another version or has another size.
func (b *backdrop) show(screen *ebiten.Image, version int, paint func(*ebiten.Image)) {
	size := screen.Bounds().Size()
	if b.picture != nil && b.picture.Bounds().Size() != size {
		b.forget()
		b.picture.Deallocate()
		b.picture = nil
	}
	if b.picture == nil {
		b.picture = ebiten.NewImage(size.X, size.Y)
	}
	if !b.valid || b.version != version {
		b.valid, b.version = true, version
		paint(b.picture)
	}
	screen.DrawImage(b.picture, nil)
}

// forget has the picture made again when it is next shown.
func (b *backdrop) forget() { b.valid = false }
