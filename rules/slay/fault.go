package slay

import (
	"slices"
	"strings"
)

// Fault is one thing that is wrong with a catalog's file.
type Fault struct {
	File string
	Path string // JSON path, such as $.strike_r.effects[0].type
	Why  string // a sentence
}

// Error gives FILE: PATH: why.
func (f Fault) Error() string { return f.File + ": " + f.Path + ": " + f.Why }

// Faults is all that is wrong with a catalog, file by file.
type Faults []Fault

// Error gives the faults, one a line.
func (f Faults) Error() string {
	lines := make([]string, len(f))
	for i, fault := range f {
		lines[i] = fault.Error()
	}
	return strings.Join(lines, "\n")
}

// fields reads the fields of one JSON object and notes what is wrong with them.
type fields struct {
	r    *reader
	at   *node
	of   object
	read []string // keys asked for
}

// fields begins to read an object; ok is false if the value is none.
func (r *reader) fields(n *node) (f *fields, ok bool) {
	of, ok := n.value.(object)
	if !ok {
		r.fault(n.path, wrongKind("an object", n.kind()))
		return nil, false
	}
	return &fields{r: r, at: n, of: of}, true
}

// get gives the value of a key, or nil.
func (f *fields) get(key string) *node {
	f.read = append(f.read, key)
	for _, field := range f.of {
		if field.key == key {
			return field.value
		}
	}
	return nil
}

// need is get for keys that must be there.
func (f *fields) need(key string) *node {
	n := f.get(key)
	if n == nil {
		f.r.fault(f.at.path, missingKey(key))
	}
	return n
}

// done notes the keys that nobody asked for, and those that come twice.
func (f *fields) done() {
	for _, field := range f.of {
		if !slices.Contains(f.read, field.key) {
			f.r.fault(field.value.path, unknownKey(field.key, f.read))
		}
		if f.at.repeat[field.key] {
			f.r.fault(field.value.path, whyTwice)
		}
	}
}

// text gives the text of a key that must be there and not be blank.
func (f *fields) text(key string) string {
	n := f.need(key)
	if n == nil {
		return ""
	}
	return f.r.text(n)
}

// text gives the value as a text that is not blank.
func (r *reader) text(n *node) string {
	text, ok := n.value.(string)
	switch {
	case !ok:
		r.fault(n.path, wrongKind("a text", n.kind()))
	case strings.TrimSpace(text) == "":
		r.fault(n.path, whyBlank)
	case strings.ContainsFunc(text, func(c rune) bool { return c < ' ' || c == 0x7f }):
		r.fault(n.path, whyControl)
	}
	return text
}

// number gives the whole number of a key between least and most.
func (f *fields) number(key string, least, most int) int {
	n := f.need(key)
	if n == nil {
		return least
	}
	return f.r.number(n, least, most)
}

// choice gives the value that a text of a key names, one of those in names.
func choice[T ~uint8](f *fields, key string, names map[T]string) T {
	n := f.need(key)
	if n == nil {
		return 0
	}
	return chosen(f.r, n, names)
}

func chosen[T ~uint8](r *reader, n *node, names map[T]string) T {
	text, ok := n.value.(string)
	if !ok {
		r.fault(n.path, wrongKind("a text", n.kind()))
		return 0
	}
	var all []string
	for v := T(1); int(v) <= len(names); v++ {
		if names[v] == text {
			return v
		}
		all = append(all, names[v])
	}
	r.fault(n.path, notOneOf(text, all))
	return 0
}

// list gives the values of a list that a key must have.
func (f *fields) list(key string) array {
	n := f.need(key)
	if n == nil {
		return nil
	}
	return f.r.list(n)
}

func (r *reader) list(n *node) array {
	items, ok := n.value.(array)
	if !ok {
		r.fault(n.path, wrongKind("a list", n.kind()))
	}
	return items
}
