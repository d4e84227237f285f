package ui

// Key names a key as a player would: a letter or digit as typed ("c", "0"), or
// one of the names below.
type Key string

// The keys that aren't characters.
const (
	KeyEnter    Key = "Enter"
	KeySpace    Key = "Space"
	KeyEscape   Key = "Escape"
	KeyTab      Key = "Tab"
	KeyBackTab  Key = "Shift+Tab"
	KeyUp       Key = "Up"
	KeyDown     Key = "Down"
	KeyLeft     Key = "Left"
	KeyRight    Key = "Right"
	KeyHome     Key = "Home"
	KeyEnd      Key = "End"
	KeyPageUp   Key = "PageUp"
	KeyPageDown Key = "PageDown"
	KeyDelete   Key = "Delete"
	// KeyUndo is Ctrl+Z, Cmd+Z or a gamepad's left button.
	KeyUndo Key = "Undo"
	// KeyPaste is Ctrl+V or Cmd+V.
	KeyPaste Key = "Paste"
)
