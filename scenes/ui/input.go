package ui

import (
	"slices"
	"unicode"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"

	"akuto/sprites"
)

// Input reads the engine's devices and hands what happened to a root. Its
// buffers are kept, so that a tick allocates nothing.
type Input struct {
	keys    []ebiten.Key
	chars   []rune
	pressed []Key
	touches []ebiten.TouchID
	finger  ebiten.TouchID
	touched bool
	last    sprites.Point
	mouse   sprites.Point
	// quiet counts ticks without a finger, for half a second of which the
	// mouse events that browsers make up after a touch are left out.
	quiet int
	pads  []ebiten.GamepadID
}

// Read hands over what came in since the last tick; scale is pixels per point.
// It says whether there was anything.
func (in *Input) Read(r *Root, scale float64) bool {
	any := in.readTouch(r, scale)
	any = in.readMouse(r, scale) || any
	any = in.readKeys(r) || any
	return in.readPads(r) || any
}

func point(x, y int, scale float64) sprites.Point {
	return sprites.Point{X: float64(x) / scale, Y: float64(y) / scale}
}

func (in *Input) readTouch(r *Root, scale float64) bool {
	in.quiet++
	in.touches = inpututil.AppendJustPressedTouchIDs(in.touches[:0])
	if !in.touched && len(in.touches) > 0 {
		in.finger, in.touched = in.touches[0], true
		x, y := ebiten.TouchPosition(in.finger)
		in.last = point(x, y, scale)
		r.Down(in.last, true)
		in.quiet = 0
		if inpututil.IsTouchJustReleased(in.finger) { // down and up within one tick
			in.touched = false
			r.Up(in.last)
		}
		return true
	}
	if !in.touched {
		return false
	}
	in.quiet = 0
	if inpututil.IsTouchJustReleased(in.finger) || !in.held() {
		// A lifted finger has no place any more: the last one seen counts.
		in.touched = false
		r.Up(in.last)
		return true
	}
	x, y := ebiten.TouchPosition(in.finger)
	if at := point(x, y, scale); at != in.last {
		in.last = at
		r.Drag(at)
	}
	return true
}

func (in *Input) held() bool {
	in.touches = ebiten.AppendTouchIDs(in.touches[:0])
	for _, id := range in.touches {
		if id == in.finger {
			return true
		}
	}
	return false
}

func (in *Input) readMouse(r *Root, scale float64) bool {
	if in.touched || in.quiet < TicksPerSecond/2 && r.frame.Touch {
		return false
	}
	x, y := ebiten.CursorPosition()
	at := point(x, y, scale)
	moved := at != in.mouse
	in.mouse = at
	down := inpututil.IsMouseButtonJustPressed(ebiten.MouseButtonLeft)
	up := inpututil.IsMouseButtonJustReleased(ebiten.MouseButtonLeft)
	if moved || down {
		inside := r.frame.Window.Contains(at)
		r.MoveMouse(at, inside)
		if !down {
			r.Drag(at)
		}
	}
	if down {
		r.Down(at, false)
	}
	if up {
		r.Up(at)
	}
	_, wheel := ebiten.Wheel()
	if wheel != 0 {
		r.ScrollBy(at, -wheel*wheelStep)
		r.setHover(at, true)
	}
	return moved || down || up || wheel != 0
}

// wheelStep is how many points one notch of a wheel scrolls.
const wheelStep = 48

var named = map[ebiten.Key]Key{
	ebiten.KeyEnter: KeyEnter, ebiten.KeyNumpadEnter: KeyEnter, ebiten.KeySpace: KeySpace,
	ebiten.KeyEscape: KeyEscape, ebiten.KeyArrowUp: KeyUp, ebiten.KeyArrowDown: KeyDown,
	ebiten.KeyArrowLeft: KeyLeft, ebiten.KeyArrowRight: KeyRight, ebiten.KeyHome: KeyHome,
	ebiten.KeyEnd: KeyEnd, ebiten.KeyPageUp: KeyPageUp, ebiten.KeyPageDown: KeyPageDown,
	ebiten.KeyDelete: KeyDelete, ebiten.KeyBackspace: KeyDelete,
}

func (in *Input) readKeys(r *Root) bool {
	in.keys = inpututil.AppendJustPressedKeys(in.keys[:0])
	if ebiten.IsKeyPressed(ebiten.KeyControl) || ebiten.IsKeyPressed(ebiten.KeyMeta) || ebiten.IsKeyPressed(ebiten.KeyAlt) {
		// Shortcuts of the system and the browser aren't ours, but for undo and
		// paste.
		for _, k := range in.keys {
			if key := shortcuts[ebiten.KeyName(k)]; key != "" && !ebiten.IsKeyPressed(ebiten.KeyAlt) {
				r.Press(key)
			}
		}
		return len(in.keys) > 0
	}
	in.pressed = in.pressed[:0]
	for _, k := range in.keys {
		if key := keyOf(k); key != "" {
			in.pressed = append(in.pressed, key)
		}
	}
	in.chars = ebiten.AppendInputChars(in.chars[:0])
	inOrder(in.pressed, in.chars)
	for _, key := range in.pressed {
		r.Press(key)
	}
	return len(in.keys) > 0
}

// inOrder puts the keys of one tick into the order in which they were typed,
// which the engine keeps only of characters: where frames are slow, several
// keys come at once. Keys without a character come last.
func inOrder(keys []Key, chars []rune) {
	if len(keys) < 2 {
		return
	}
	place := func(k Key) int {
		for i, char := range chars {
			if string(unicode.ToLower(char)) == string(k) {
				return i
			}
		}
		return len(chars)
	}
	slices.SortStableFunc(keys, func(a, b Key) int { return place(a) - place(b) })
}

var shortcuts = map[string]Key{"z": KeyUndo, "v": KeyPaste}

func keyOf(k ebiten.Key) Key {
	if k == ebiten.KeyTab {
		if ebiten.IsKeyPressed(ebiten.KeyShift) {
			return KeyBackTab
		}
		return KeyTab
	}
	if key, ok := named[k]; ok {
		return key
	}
	if k >= ebiten.KeyNumpad0 && k <= ebiten.KeyNumpad9 {
		return Key(rune('0' + k - ebiten.KeyNumpad0))
	}
	if k >= ebiten.KeyDigit0 && k <= ebiten.KeyDigit9 {
		return Key(rune('0' + k - ebiten.KeyDigit0)) // also where the layout puts a letter there
	}
	if name := ebiten.KeyName(k); len(name) == 1 {
		return Key(name)
	}
	if k >= ebiten.KeyA && k <= ebiten.KeyZ {
		return Key(rune('a' + k - ebiten.KeyA)) // phones name no keys
	}
	return ""
}

var padKeys = [...]struct {
	button ebiten.StandardGamepadButton
	key    Key
}{
	{ebiten.StandardGamepadButtonLeftTop, KeyUp}, {ebiten.StandardGamepadButtonLeftBottom, KeyDown},
	{ebiten.StandardGamepadButtonLeftLeft, KeyLeft}, {ebiten.StandardGamepadButtonLeftRight, KeyRight},
	{ebiten.StandardGamepadButtonRightBottom, KeyEnter}, {ebiten.StandardGamepadButtonRightRight, KeyEscape},
	{ebiten.StandardGamepadButtonRightLeft, KeyUndo},
}

func (in *Input) readPads(r *Root) (any bool) {
	in.pads = ebiten.AppendGamepadIDs(in.pads[:0])
	for _, id := range in.pads {
		for _, p := range padKeys {
			if inpututil.IsStandardGamepadButtonJustPressed(id, p.button) {
				r.focusSeen = true
				r.Press(p.key)
				any = true
			}
		}
	}
	return any
}

// Pending is true while a finger or button is down: its release must find the
// engine awake.
func (in *Input) Pending() bool {
	return in.touched || ebiten.IsMouseButtonPressed(ebiten.MouseButtonLeft)
}
