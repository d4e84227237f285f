package scenes

import (
	"akuto/fonts"
	"akuto/scenes/play"
	"akuto/scenes/ui"
	"akuto/scenes/words"
	"akuto/sprites"
)

// splash is the title card. It covers the program at every start and new game,
// holds, then lifts like a curtain.
type splash struct {
	app *App
	// last is a still picture of the table that the curtain falls over.
	last              *ui.Node
	fall, stamp, hold ui.Motion
	lift              ui.Motion
	lifting, skipped  bool
}

// How long the curtain takes, in milliseconds.
const (
	fallTime = 500
	holdTime = 3600
	liftTime = 700
)

// newSplash raises the title card; over a still picture of the last table it
// falls first.
func newSplash(a *App, last *ui.Node) *splash {
	s := &splash{app: a, last: last}
	wait := 0
	if last != nil {
		s.fall, wait = a.clock.Start(fallTime, 0), fallTime
	}
	s.stamp = a.clock.Start(260, wait+700)
	if !a.clock.Reduced {
		s.hold = a.clock.Span(holdTime, wait) // a tap may cut it short
	}
	return s
}

func (s *splash) kind() kind { return curtain }

// Back skips the title card like any other key.
func (s *splash) Back() { s.skip() }

// Key makes every key skip.
func (s *splash) Key(ui.Key) bool {
	s.skip()
	return true
}

// skip lifts the curtain early, once the player has seen it whole one time.
func (s *splash) skip() {
	if s.app.settings.SplashSeen && s.fall.Done(s.app.clock) && !s.lifting {
		s.skipped = true
		s.raise()
	}
}

func (s *splash) raise() {
	s.lifting = true
	s.lift = s.app.clock.Start(liftTime, 0)
	s.app.rise = s.app.clock.Start(600, 150)
	s.app.root.Redraw()
}

// tick follows the hold with the lift and the lift with the scene below.
func (s *splash) tick() {
	s.app.root.Redraw()
	if !s.lifting && s.hold.Done(s.app.clock) {
		s.raise()
	}
	if s.lifting && s.lift.Done(s.app.clock) {
		if !s.skipped && !s.app.settings.SplashSeen && !s.app.clock.Reduced {
			s.app.set(func(set *play.Settings) { set.SplashSeen = true })
		}
		s.app.close()
	}
}

// offset is how far the curtain hangs above its place, in window heights.
func (s *splash) offset() float64 {
	if s.lifting {
		return -ui.EaseCurtain(s.lift.At(s.app.clock))
	}
	return ui.EaseFall(s.fall.At(s.app.clock)) - 1
}

// Build sets the wordmark across the page, a little above its middle.
func (s *splash) Build(f *ui.Frame) *ui.Node {
	w := f.Window
	column := f.Shape == ui.Column && f.Safe.W < 720
	left, margin, sealSize := 40.0, 48.0, 130.0
	caption := fonts.Caption
	if f.Short || f.Shape != ui.Desktop {
		sealSize = 90
	}
	if column {
		left, margin, sealSize, caption = 16, 20, 46, fonts.CaptionPhone
	}
	left, margin = left+f.Safe.X, margin+f.Safe.X
	lines := caption.Layout(words.SplashCaption, 0)
	authors, deck := fonts.Eyebrow.Layout(words.SplashAuthors, 0), fonts.Eyebrow.Layout(words.SplashDeck, 0)
	bottom := f.Safe.MaxY() - 48
	if column {
		bottom = f.Safe.MaxY() - 40
	}
	right := f.Safe.MaxX() - margin + f.Safe.X
	authorsY, deckX, align := bottom-authors.Height, right-deck.Width, 1.0
	if margin+authors.Width+16 > deckX {
		// Too narrow for both in a row.
		authorsY, deckX, align = authorsY-deck.Height-8, margin, 0
	}
	lowest := authorsY - lines.Height - 8 // where the caption may begin

	// A low window sets the wordmark smaller and higher.
	size := min(fonts.SplashSize(f.Safe.W, f.Safe.H, column), lowest-8-f.Safe.Y)
	middle := f.Safe.Center().Y
	wordmark := fonts.SplashWordmark.At(size, size)
	block := wordmark.Layout(words.Scoundrel, 0)
	// The seal behind it stays inside the window.
	if most := f.Safe.MaxX() - 12 - 1.22*sealSize - left; block.Width > most {
		size *= most / block.Width
		wordmark = fonts.SplashWordmark.At(size, size)
		block = wordmark.Layout(words.Scoundrel, 0)
	}
	word := sprites.Rect{X: left, Y: min(middle-.62*size, lowest-4-size), W: block.Width, H: size}
	below, captionX := max(middle+40, word.MaxY()+4), f.Safe.MaxX()-20-224
	if !column {
		below, captionX = max(middle+.106*f.Safe.W, word.MaxY()+8), f.Safe.MaxX()-48-272
	}
	below = min(below, lowest)
	captionX = max(min(captionX, f.Safe.MaxX()-lines.Width-8), f.Safe.X+8)

	n := &ui.Node{
		ID: "splash", Role: ui.Button, Label: words.SplashSkip, Rect: w, Activate: s.skip, Bare: true,
		Paint: func(c *sprites.Canvas, _ ui.Look) {
			c.Page(w)
			c.Bar(sprites.Rect{X: w.X, Y: w.MaxY() - 4, W: w.W * s.hold.At(s.app.clock), H: 4}, sprites.Vermilion)
		},
	}
	n.Add(&ui.Node{
		Role: ui.Heading, Label: words.Scoundrel, Rect: word, Block: &block,
		Paint: func(c *sprites.Canvas, _ ui.Look) {
			c.Pressed(wordmark, words.Scoundrel, word.X, word.Y+block.Baseline(0), sprites.Ink)
		},
	})
	seal := sprites.Point{X: word.MaxX() + .22*sealSize + sealSize/2, Y: word.Center().Y + 17}
	n.Add(ui.Painted(sprites.Rect{X: seal.X - sealSize/2, Y: seal.Y - sealSize/2, W: sealSize, H: sealSize}, func(c *sprites.Canvas) {
		paintStamp(c, s.app.clock, s.stamp, sprites.SealScoundrel, seal, sealSize)
	}))
	return n.Add(
		ui.Label(caption, words.SplashCaption, captionX, below, lines.Width, 0, sprites.Ink),
		ui.Label(fonts.Eyebrow, words.SplashAuthors, margin, authorsY, authors.Width, 0, sprites.Ink2),
		ui.Label(fonts.Eyebrow, words.SplashDeck, deckX, bottom-deck.Height, deck.Width, align, sprites.Ink2))
}
