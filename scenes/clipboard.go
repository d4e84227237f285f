package scenes

import "sync"

// postbox holds what other goroutines want done in the app, until the next tick.
type postbox struct {
	mu      sync.Mutex
	letters []func()
	// wake has the next tick come soon; nil where ticks come anyway.
	wake func()
}

// post has do called in the next tick. Any goroutine may call it.
func (b *postbox) post(do func()) {
	b.mu.Lock()
	b.letters = append(b.letters, do)
	wake := b.wake
	b.mu.Unlock()
	if wake != nil {
		wake()
	}
}

// empty does what was posted.
func (b *postbox) empty() {
	b.mu.Lock()
	letters := b.letters
	b.letters = nil
	b.mu.Unlock()
	for _, do := range letters {
		do()
	}
}

// paste asks the system for the text on its clipboard. The scene in front gets it
// when it is there, if it takes any, or is told in a sentence why it isn't.
func (a *App) paste() {
	a.clipboard(func(text string, err error) {
		a.postbox.post(func() { a.pasted(text, err) })
	})
}

// pasted hands the text of a clipboard to the scene in front, or tells why there
// is none; a scene that takes no text hears of neither.
func (a *App) pasted(text string, err error) {
	s, takes := a.front().scene.(interface{ paste(text string) })
	switch {
	case !takes:
	case err != nil:
		a.refused(err.Error())
	default:
		s.paste(text)
		a.changed()
	}
}
