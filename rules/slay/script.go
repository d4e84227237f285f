package slay

import (
	"bytes"
	"fmt"
	"strings"
	"unicode/utf8"

	"akuto/rules"
)

// Script is a fight as text: how it begins and what the player does. It is what a
// saved fight is written as. Undone actions leave no trace in it.
type Script struct {
	Catalog *Catalog
	Setup   Setup
	Actions []Action
}

// ScriptError is the error of a script that can't be read. Lines count from 1.
type ScriptError struct {
	File string
	Line int
	Why  string
}

// Error gives FILE:LINE: why.
func (e *ScriptError) Error() string { return fmt.Sprintf("%s:%d: %s", e.File, e.Line, e.Why) }

// LongestScript is the size, in bytes, above which a script is refused.
const LongestScript = 1 << 20

const (
	longestLine   = 4096 // bytes
	byteOrderMark = "\ufeff"

	scriptFormat  = "slay"
	scriptVersion = "1"
)

// ParseScript reads a script and plays it through, so that every action in it is
// allowed. The name of its file is for the error, which is a *ScriptError.
func ParseScript(c *Catalog, name string, text []byte) (Script, error) {
	if len(text) > LongestScript {
		return Script{}, &ScriptError{name, 1, whyScriptLong}
	}
	text = bytes.TrimPrefix(text, []byte(byteOrderMark))
	reader := scriptReader{catalog: c, given: map[string]bool{}}
	last := 1 // the last line that says something
	for i, raw := range strings.Split(string(text), "\n") {
		said, err := reader.read(strings.TrimSuffix(raw, "\r"))
		if err != nil {
			return Script{}, &ScriptError{name, i + 1, err.Error()}
		}
		if said {
			last = i + 1
		}
	}
	if !reader.headed {
		return Script{}, &ScriptError{name, 1, whyNoHeader}
	}
	if err := reader.begin(); err != nil {
		return Script{}, &ScriptError{name, last, err.Error()}
	}
	return Script{Catalog: c, Setup: reader.setup, Actions: reader.actions}, nil
}

// scriptReader is what is known of a script after some of its lines.
type scriptReader struct {
	catalog       *Catalog
	headed, begun bool
	given         map[string]bool // header lines
	setup         Setup
	state         State // once begun
	actions       []Action
}

// read takes the next line and tells whether it says anything.
func (r *scriptReader) read(raw string) (said bool, err error) {
	if err := checkText(raw); err != nil {
		return true, err
	}
	content, _, _ := strings.Cut(raw, "#")
	words := strings.Fields(content)
	switch {
	case len(words) == 0:
		return false, nil
	case !r.headed:
		r.headed = true
		return true, checkHeader(words)
	case words[0] == scriptFormat:
		return true, errSecondHeader
	case words[0] == "play" || words[0] == "end":
		return true, r.readAction(words)
	}
	return true, r.readHeader(words)
}

// checkText refuses lines that no text editor writes.
func checkText(raw string) error {
	switch {
	case len(raw) > longestLine:
		return errLineLong
	case !utf8.ValidString(raw):
		return errNotUTF8
	case strings.ContainsRune(raw, 0):
		return errNUL
	}
	return nil
}

func checkHeader(words []string) error {
	switch {
	case words[0] != scriptFormat:
		return errNoHeader
	case len(words) == 2 && words[1] != scriptVersion:
		return unknownVersion(words[1])
	case len(words) != 2:
		return errHeaderForm
	}
	return nil
}

// begin begins the fight, unless that is done.
func (r *scriptReader) begin() error {
	if r.begun {
		return nil
	}
	if !r.given["enemy"] {
		return errNoEnemy
	}
	if r.setup.Deck == "" && len(r.setup.Draw) == 0 {
		r.setup.Deck = StarterDeck
	}
	s, _, err := New(r.catalog, r.setup)
	if err != nil {
		return err
	}
	r.begun, r.state, r.setup = true, s, s.Setup
	return nil
}

// readAction takes a line that plays a card or ends the turn.
func (r *scriptReader) readAction(words []string) error {
	if err := r.begin(); err != nil {
		return err
	}
	a, err := r.state.parseAction(words)
	if err != nil {
		return err
	}
	if r.state, _, err = r.state.Apply(a); err != nil {
		return refusedLine(words, err)
	}
	r.actions = append(r.actions, a)
	return nil
}

// Replay plays the script and gives every state on the way. There is no error for
// what ParseScript gave.
func (s Script) Replay() (*rules.History[State, Action], error) {
	start, _, err := New(s.Catalog, s.Setup)
	if err != nil {
		return nil, err
	}
	history := rules.NewHistory[State, Action](start)
	for _, a := range s.Actions {
		next, _, err := history.Now().Apply(a)
		if err != nil {
			return nil, err
		}
		history.Push(a, next)
	}
	return history, nil
}

// ScriptOf gives the script of a fight under way.
func ScriptOf(history *rules.History[State, Action]) Script {
	return Script{Catalog: history.Start().catalog, Setup: history.Start().Setup, Actions: history.Actions()}
}

// Text gives the script as a file. A comment at the end tells how the fight
// stands.
func (s Script) Text() string {
	var text strings.Builder
	fmt.Fprintf(&text, "%s %s\n%s", scriptFormat, scriptVersion, s.Setup.text())
	state, _, err := New(s.Catalog, s.Setup)
	if err != nil {
		return text.String()
	}
	for _, a := range s.Actions {
		next, _, err := state.Apply(a)
		if err != nil {
			break // what the rules refuse is no part of the fight
		}
		text.WriteString(state.actionText(a) + "\n")
		state = next
	}
	text.WriteString("# " + resultLine(state) + "\n")
	return text.String()
}
