package scenes

import (
	"strings"
	"unicode"

	"akuto/fonts"
	"akuto/rules/slay"
	"akuto/scenes/ui"
	"akuto/scenes/words"
	"akuto/sprites"
)

// longestSeed is how many characters the field takes: more than any seed has, so
// that one too long can be seen and told of.
const longestSeed = 24

// seedField is the seed as the player sees it, right or wrong.
type seedField struct {
	text string
	open bool // being typed in
	// typed tells that a digit comes behind what is there; the first one after the
	// field was filled or opened takes its place.
	typed bool
}

// set fills the field.
func (s *seedField) set(text string) { s.text, s.typed = text, false }

// value gives the seed; the error says in a sentence what one is.
func (s *seedField) value() (uint64, error) { return slay.ParseSeed(s.text) }

// toggle begins or ends typing.
func (s *seedField) toggle() { s.open, s.typed = !s.open, false }

// digit types a digit.
func (s *seedField) digit(digit string) {
	if !s.typed {
		s.text = ""
	}
	s.open, s.typed = true, true
	if len([]rune(s.text)) < longestSeed {
		s.text += digit
	}
}

// erase takes the last character away, or all of it before anything was typed.
func (s *seedField) erase() {
	letters := []rune(s.text)
	if !s.typed || len(letters) == 0 {
		s.clear()
		return
	}
	s.text = string(letters[:len(letters)-1])
}

func (s *seedField) clear() { s.text, s.open, s.typed = "", true, true }

// paste takes a seed from a text: its first line, as a script or a message may
// have it.
func (s *seedField) paste(text string) {
	line, _, _ := strings.Cut(strings.TrimSpace(text), "\n")
	line = strings.TrimSpace(line)
	if rest, found := strings.CutPrefix(strings.ToLower(line), "seed"); found {
		line = strings.TrimLeft(rest, ": ")
	}
	letters := []rune(strings.Map(func(r rune) rune {
		if !unicode.IsPrint(r) || r == ' ' {
			return -1
		}
		return r
	}, line))
	s.set(string(letters[:min(len(letters), longestSeed)]))
}

// Key types digits into the seed from anywhere on the sheet; Enter there fights.
func (s *start) Key(k ui.Key) bool {
	f := s.app.root.Frame()
	on := f.Focused() == seedID
	switch {
	case len(k) == 1 && k[0] >= '0' && k[0] <= '9':
		s.refusal = ""
		s.seed.digit(string(k))
	case k == ui.KeyDelete && (on || s.seed.open):
		s.seed.erase()
	case k == ui.KeyPaste:
		s.app.paste()
	case k == ui.KeyEnter && (on || !s.app.root.FocusSeen()):
		s.fight()
	default:
		return false
	}
	return true
}

// paste takes what the clipboard held.
func (s *start) paste(text string) {
	s.refusal = ""
	s.seed.paste(text)
}

const seedID = "seed"

// startFoot is the lower part of the sheet, laid out from y 0.
type startFoot struct {
	nodes  []*ui.Node
	height float64
}

func (f *startFoot) add(nodes ...*ui.Node) { f.nodes = append(f.nodes, nodes...) }

// foot is the seed with what is to say about it, and the button that begins the
// fight.
func (s *start) foot(f *ui.Frame, l startLayout) startFoot {
	var foot startFoot
	low := f.Shape == ui.Landscape || f.Safe.H < 560
	x, y, gap := l.left, 16.0, 12.0
	if low {
		y, gap = 8, 6
	}
	label := eyebrow(words.StartSeed, x, y+2, 0, 0)
	text, tone := s.note()
	note := ui.Label(fonts.Small, text, label.Rect.MaxX()+14, y, l.inner-label.Rect.W-14, 0, tone)
	foot.add(label, note)
	y += note.Rect.H + gap
	if s.app.fight.CanBringBack() {
		back := linkNode("bring back", words.StartBack, fonts.Button, x, y-gap+24, 0, "", s.app.bringBackFight, "z")
		foot.add(back)
		y = back.Rect.MaxY()
	}

	row := sprites.Rect{X: x, Y: y, W: l.inner, H: 48}
	one := l.inner >= 520 // seed and button in one row
	fight := row
	if one {
		fight.W = min(200, l.inner*.28)
		fight.X = row.MaxX() - fight.W
		row.W -= fight.W + 24
	}
	freshWidth, pasteWidth := fonts.Button.Width(words.StartNewSeed), fonts.Button.Width(words.StartPaste)
	const before, between = 18, 24 // gaps about the links' words
	field := sprites.Rect{X: row.X, Y: y, W: min(320, row.W-before-freshWidth-between-pasteWidth-6), H: 48}
	fresh := linkNode("new seed", words.StartNewSeed, fonts.Button, field.MaxX()+before, y+24, 0, "", func() {
		s.refusal = ""
		s.seed.set(newSeedText())
	}, "n")
	paste := linkNode("paste", words.StartPaste, fonts.Button, field.MaxX()+before+freshWidth+between, y+24, 0, "", s.app.paste)
	foot.add(s.field(field), fresh, paste)
	if s.seed.open && f.Touch {
		keys, height := s.keypad(x, y+48+gap, l.inner, one)
		foot.add(keys...)
		y += gap + height
		if one {
			y -= gap
		}
	}
	if !one {
		y += 48 + gap
		fight.Y = y
	}
	foot.add(buttonNode("fight", words.StartFight, fight, sprites.Solid, "", s.fight))
	if one {
		foot.height = max(fight.MaxY(), y+48)
	} else {
		foot.height = fight.MaxY()
	}
	foot.height += 20
	if low {
		foot.height -= 10
	}
	return foot
}

// field shows the seed in a recess; tapped, it takes digits.
func (s *start) field(r sprites.Rect) *ui.Node {
	const pad = 14
	style := fonts.Stat.At(24, 32)
	text := s.seed.text
	style = ui.Fit(style, text, r.W-2*pad)
	for letters := []rune(text); style.Width(text) > r.W-2*pad && len(letters) > 1; text = "…" + string(letters) {
		letters = letters[1:]
	}
	width := style.Width(text)
	n := &ui.Node{
		ID: seedID, Role: ui.Button, Label: words.SeedSpoken(s.seed.text), Description: words.SeedMore, Rect: r, Corner: 4,
		Activate: s.seed.toggle,
		Paint: func(c *sprites.Canvas, look ui.Look) {
			c.Recess(r, 4)
			if !s.seed.open && !look.Focus {
				return
			}
			if s.seed.typed || text == "" {
				c.Bar(sprites.Rect{X: r.X + pad + width + 3, Y: r.Y + 12, W: 2, H: r.H - 24}, sprites.Vermilion)
			} else {
				c.Bar(sprites.Rect{X: r.X + pad, Y: r.MaxY() - 10, W: width, H: 2}, sprites.Vermilion)
			}
		},
	}
	if text == "" {
		return n
	}
	return n.Add(ui.Label(style, text, r.X+pad, r.Y+(r.H-style.Line)/2, r.W-2*pad, 0, sprites.Ink))
}

// keypad is the digits for a finger, in one row or two, with two keys to erase.
func (s *start) keypad(x, y, w float64, one bool) ([]*ui.Node, float64) {
	const gap, h = 6, 48
	keys := []string{"1", "2", "3", "4", "5", words.SeedErase, "6", "7", "8", "9", "0", words.SeedClear}
	columns := 6
	if one {
		keys = []string{"1", "2", "3", "4", "5", "6", "7", "8", "9", "0", words.SeedErase, words.SeedClear}
		columns = 12
	}
	width := (w - float64(columns-1)*gap) / float64(columns)
	var nodes []*ui.Node
	for i, key := range keys {
		r := sprites.Rect{X: x + float64(i%columns)*(width+gap), Y: y + float64(i/columns)*(h+gap), W: width, H: h}
		nodes = append(nodes, buttonNode("key "+key, key, r, sprites.Raised, "", func() {
			s.refusal = ""
			switch key {
			case words.SeedErase:
				s.seed.erase()
			case words.SeedClear:
				s.seed.clear()
			default:
				s.seed.digit(key)
			}
		}))
	}
	rows := len(keys) / columns
	return nodes, float64(rows)*(h+gap) - gap
}
