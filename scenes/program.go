package scenes

import (
	"runtime"
	"sync"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"akuto/scenes/store"
	"akuto/scenes/ui"
	"akuto/sprites"
)

// Program is the app in a window, a browser page or a phone: it reads input,
// ticks, draws, and sleeps when nothing moves.
type Program struct {
	app    *App
	canvas *sprites.Canvas
	input  ui.Input
	scale  float64 // pixels per point
	width  float64 // of the window, in points
	height float64
	awake  int // ticks until the engine may sleep

	backdrop backdrop
	complete bool // the last frame had every card baked

	mu      sync.Mutex // guards what the page or the phone sets from outside
	insets  ui.Insets
	reduced bool
	back    int
}

// NewProgram returns the program on the saves in s.
func NewProgram(s store.Store) *Program {
	p := &Program{app: NewApp(s), canvas: sprites.NewCanvas(), scale: 1, awake: linger}
	ebiten.SetScreenClearedEveryFrame(false) // Draw leaves out what didn't change
	p.app.postbox.wake = ebiten.ScheduleFrame
	p.app.advice.adviseFor(runtime.GOMAXPROCS(0) - 1)
	listenForPastes(func(text string) {
		p.app.postbox.post(func() { p.app.pasted(text, nil) })
	})
	return p
}

// linger is how many ticks the engine stays awake after the last input, so that
// a release right after a press finds it running. The clock stands still while
// it sleeps: what is told by ticks, such as a double tap or the mouse events
// made up after a touch, must be over by then.
const linger = ui.TicksPerSecond/2 + 2

// bakeBudget is how long a frame may spend on baking cards.
const bakeBudget = 6 * time.Millisecond

// LayoutF takes the window's size in points and answers in pixels, so that
// every pixel of the screen is ours at any scale.
func (p *Program) LayoutF(width, height float64) (float64, float64) {
	p.scale = ebiten.Monitor().DeviceScaleFactor()
	p.width, p.height = width, height
	return width * p.scale, height * p.scale
}

// Layout is part of the engine's interface; LayoutF is what it calls.
func (p *Program) Layout(width, height int) (int, int) {
	w, h := p.LayoutF(float64(width), float64(height))
	return int(w), int(h)
}

// Update is one tick.
func (p *Program) Update() error {
	p.takeOutside()
	if p.input.Read(p.app.root, p.scale) || p.input.Pending() {
		p.awake = linger
	}
	p.app.Tick()
	if p.canvas.Bake(bakeBudget) {
		p.awake = linger
		if p.canvas.Stale() {
			p.app.root.Redraw()
		}
	}
	if !p.app.AtRest() {
		p.awake = linger
	}
	p.awake = max(p.awake-1, 0)
	p.sleep(p.awake == 0)
	return nil
}

// sleep switches the engine between drawing at the screen's rate and waiting
// for input. The minimum mode is marked deprecated but works, and is the only
// way to use no processor time at rest.
func (p *Program) sleep(rest bool) {
	mode := ebiten.FPSModeVsyncOn
	if rest {
		mode = ebiten.FPSModeVsyncOffMinimum
	}
	if ebiten.FPSMode() != mode {
		ebiten.SetFPSMode(mode)
	}
}

// takeOutside applies what the page or the phone said since the last tick.
func (p *Program) takeOutside() {
	p.mu.Lock()
	insets, reduced, back := p.insets, p.reduced, p.back
	p.back = 0
	p.mu.Unlock()
	p.app.Resize(p.width, p.height, insets)
	if p.app.systemReduced != reduced {
		p.app.systemReduced = reduced
		p.app.applyMotion()
		p.app.changed()
	}
	for range back {
		p.app.root.Press(ui.KeyEscape)
	}
}

// Draw paints a frame, unless nothing changed since the last one.
func (p *Program) Draw(screen *ebiten.Image) {
	if !p.app.root.TakeRedraw() {
		return
	}
	if version, ok := p.app.halves(); ok && p.complete {
		p.backdrop.show(screen, version, func(lower *ebiten.Image) {
			p.canvas.Begin(lower, p.scale)
			p.app.paintBelow(p.canvas)
			p.canvas.End()
		})
		p.canvas.Begin(screen, p.scale)
		p.app.prepare(p.canvas)
		p.app.paintFront(p.canvas)
	} else {
		p.backdrop.forget()
		p.canvas.Begin(screen, p.scale)
		p.app.prepare(p.canvas)
		p.app.Paint(p.canvas)
	}
	p.canvas.End()
	p.complete = p.canvas.Complete()
}

// SetInsets tells which edges of the window, in points, a notch or a bar takes.
func (p *Program) SetInsets(top, right, bottom, left float64) {
	p.outside(func() { p.insets = ui.Insets{Top: top, Right: right, Bottom: bottom, Left: left} })
}

// SetReducedMotion tells the system's wish for less motion.
func (p *Program) SetReducedMotion(on bool) { p.outside(func() { p.reduced = on }) }

// Back is the phone's back button.
func (p *Program) Back() { p.outside(func() { p.back++ }) }

func (p *Program) outside(set func()) {
	p.mu.Lock()
	set()
	p.mu.Unlock()
	ebiten.ScheduleFrame()
}

// Suspend is called when the page is hidden or the phone's app goes to the
// background. Every action is saved as it is made; what a failed save left
// behind is tried once more.
func (p *Program) Suspend() {
	p.app.game.Retry()
	p.app.fight.Retry()
}

// Title is the window's title.
func (p *Program) Title() string { return "akuto" }
