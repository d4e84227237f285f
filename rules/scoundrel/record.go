package scoundrel

import (
	"bytes"
	"fmt"
	"strings"
	"unicode/utf8"

	"akuto/rules"
)

// Record is a game as text: what a player exports, sends and plays back. Undone
// actions leave no trace in it.
type Record struct {
	Rule    Rule
	Actions []Action
}

// RecordError is the error of a record that can't be read. Lines count from 1.
type RecordError struct {
	File string
	Line int
	Why  string
}

// Error gives FILE:LINE: why.
func (e *RecordError) Error() string { return fmt.Sprintf("%s:%d: %s", e.File, e.Line, e.Why) }

// LongestRecord is the size, in bytes, above which a record is refused. A long
// game is under 2,000 bytes.
const LongestRecord = 1 << 20

// longestLine is the size of a record's longest line, in bytes.
const longestLine = 4096

const byteOrderMark = "\ufeff"

// ParseRecord reads a record and plays it through, so that every action in it is
// allowed. The name of its file is for the error, which is a *RecordError.
func ParseRecord(name string, text []byte) (Record, error) {
	if len(text) > LongestRecord {
		return Record{}, &RecordError{name, 1, whyRecordLong}
	}
	text = bytes.TrimPrefix(text, []byte(byteOrderMark))
	reader := recordReader{}
	for i, raw := range strings.Split(string(text), "\n") {
		if err := reader.read(strings.TrimSuffix(raw, "\r")); err != nil {
			return Record{}, &RecordError{name, i + 1, err.Error()}
		}
	}
	if !reader.headed {
		return Record{}, &RecordError{name, 1, whyNoHeader}
	}
	return Record{Rule: reader.state.Rule, Actions: reader.actions}, nil
}

// recordReader is what is known of a record after some of its lines.
type recordReader struct {
	headed, ruled bool
	state         State
	actions       []Action
}

// read takes the next line.
func (r *recordReader) read(raw string) error {
	if err := checkText(raw); err != nil {
		return err
	}
	content, _, _ := strings.Cut(raw, "#")
	words := strings.Fields(content)
	switch {
	case len(words) == 0:
		return nil
	case !r.headed:
		r.headed = true
		r.state = New(StrictlyLower)
		return checkHeader(words)
	case words[0] == recordFormat:
		return errSecondHeader
	case words[0] == "rule":
		return r.readRule(words)
	}
	actions, err := ParseActions(content)
	if err != nil {
		return err
	}
	for _, a := range actions {
		if r.state, err = r.state.Step(a); err != nil {
			return refusedLine(a, err)
		}
		r.actions = append(r.actions, a)
	}
	return nil
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

const (
	recordFormat  = "scoundrel"
	recordVersion = "1"
)

func checkHeader(words []string) error {
	switch {
	case words[0] != recordFormat:
		return errNoHeader
	case len(words) == 2 && words[1] != recordVersion:
		return unknownVersion(words[1])
	case len(words) != 2:
		return errHeaderForm
	}
	return nil
}

// readRule takes the line "rule weapon …", which belongs right after the header.
func (r *recordReader) readRule(words []string) error {
	switch {
	case r.ruled:
		return errSecondRule
	case len(r.actions) > 0:
		return errLateRule
	case len(words) != 3 || words[1] != "weapon":
		return errRuleForm
	}
	rule, ok := parseRule(words[2])
	if !ok {
		return errRuleForm
	}
	r.ruled = true
	r.state = New(rule)
	return nil
}

// parseRule reads what Rule.String writes.
func parseRule(word string) (Rule, bool) {
	for _, rule := range []Rule{StrictlyLower, LowerOrEqual} {
		if rule.String() == word {
			return rule, true
		}
	}
	return StrictlyLower, false
}

// Replay plays the record and gives every state on the way. The error names the
// action that isn't allowed; there is none for what ParseRecord gave.
func (r Record) Replay() (*rules.History[State, Action], error) {
	history := rules.NewHistory[State, Action](New(r.Rule))
	for _, a := range r.Actions {
		next, err := history.Now().Step(a)
		if err != nil {
			return nil, refusedLine(a, err)
		}
		history.Push(a, next)
	}
	return history, nil
}

// Text gives the record as a file. Deals that follow each other share a line, and
// a comment at the end gives health, result and score.
func (r Record) Text() string {
	var text strings.Builder
	fmt.Fprintf(&text, "%s %s\nrule weapon %s\n", recordFormat, recordVersion, r.Rule)
	state := New(r.Rule)
	onLine := 0 // deals on the line under way
	for _, a := range r.Actions {
		if onLine > 0 && (a.Kind != Deal || onLine == RoomSize) {
			text.WriteByte('\n')
			onLine = 0
		}
		switch {
		case onLine > 0:
			text.WriteString(" " + a.Card.ID())
			onLine++
		case a.Kind == Deal:
			text.WriteString(a.String())
			onLine = 1
		default:
			text.WriteString(a.String() + "\n")
		}
		state, _ = state.Step(a) // a refused action changes nothing, also not the comment
	}
	if onLine > 0 {
		text.WriteByte('\n')
	}
	text.WriteString("# " + resultLine(state) + "\n")
	return text.String()
}
