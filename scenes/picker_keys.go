package scenes

import (
	"akuto/fonts"
	"akuto/scenes/ui"
	"akuto/scenes/words"
	"akuto/sprites"
)

// The keys of the suits in their order, and of the two colors.
var (
	suitKeys  = [...]ui.Key{"c", "s", "h", "d"}
	colorKeys = [...]ui.Key{"b", "r"}
)

// rankKeys are the keys for each value from 2 to 14.
var rankKeys = [...][]ui.Key{
	2: {"2"}, 3: {"3"}, 4: {"4"}, 5: {"5"}, 6: {"6"}, 7: {"7"}, 8: {"8"}, 9: {"9"}, 10: {"0", "t"},
	11: {"j"}, 12: {"q"}, 13: {"k"}, 14: {"a"},
}

// valueOfKey is the value that a key stands for, or 0.
func valueOfKey(k ui.Key) int {
	for value, keys := range rankKeys {
		for _, key := range keys {
			if key == k {
				return value
			}
		}
	}
	return 0
}

// addKeyHints sets the row of key caps at the foot of the sheet.
func addKeyHints(n *ui.Node, l *pickerLayout) {
	const capW, capH, pitch = 18, 16, 21.75
	y := l.keysY
	keyCap := func(key string, x, w float64) {
		r := sprites.Rect{X: x, Y: y - capH/2, W: w, H: capH}
		n.Add(ui.Painted(r, func(c *sprites.Canvas) { c.Chip(r, sprites.ChipRaised) }),
			ui.Label(fonts.SmallMono11, key, x, y-8, w, .5, sprites.Ink))
	}
	word := func(text string, x float64) float64 {
		label := ui.Label(fonts.Small, text, x, y-10, 0, 0, sprites.Ink2)
		n.Add(label)
		return label.Rect.MaxX()
	}
	x := l.inner.X
	last := len(words.PickerKeys) - 1
	for _, group := range words.PickerKeys[:last] {
		for _, key := range group.Keys {
			if key == "–" {
				x = word(key, x) + .5
				continue
			}
			keyCap(key, x, capW)
			x += pitch
		}
		x = word(group.What, x-pitch+capW+6.5) + 27.5
	}
	esc := words.PickerKeys[last]
	width := fonts.Small.Width(esc.What)
	word(esc.What, l.inner.MaxX()-width)
	keyCap(esc.Keys[0], l.inner.MaxX()-width-6.5-32, 32)
}
