package slay

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"regexp"
	"strconv"
	"unicode/utf8"
)

// node is a value in a JSON file, with all that the checker needs to say where it
// stands: encoding/json alone drops keys that come twice and the keys' order.
type node struct {
	path   string
	value  any // nil, bool, json.Number, string, object or array
	repeat map[string]bool
}

// object is the fields of a JSON object in their order. Of a key that comes twice
// it has the first; the node's repeat names it.
type object []field

type field struct {
	key   string
	value *node
}

type array []*node

// deepest is how many values may lie in one another. The schema needs five.
const deepest = 32

// parseTree reads one JSON document. The error says in a sentence what is wrong.
func parseTree(data []byte) (*node, error) {
	data = bytes.TrimPrefix(data, []byte(byteOrderMark))
	switch {
	case len(bytes.TrimSpace(data)) == 0:
		return nil, errEmptyFile
	case !utf8.Valid(data):
		return nil, errJSONNotUTF8
	}
	// Reading it into nothing finds the first syntax error with its place.
	if err := json.Unmarshal(data, new(any)); err != nil {
		var syntax *json.SyntaxError
		if errors.As(err, &syntax) {
			return nil, notJSON(data, syntax)
		}
		return nil, err
	}
	decoder := json.NewDecoder(bytes.NewReader(data))
	decoder.UseNumber()
	return parseNode(decoder, "$", 0)
}

func parseNode(decoder *json.Decoder, path string, depth int) (*node, error) {
	if depth > deepest {
		return nil, errDeep
	}
	token, err := decoder.Token()
	if err != nil {
		return nil, err
	}
	n := &node{path: path, value: token}
	switch token {
	case json.Delim('{'):
		return n, n.parseObject(decoder, depth)
	case json.Delim('['):
		items := array{}
		for decoder.More() {
			item, err := parseNode(decoder, path+"["+strconv.Itoa(len(items))+"]", depth+1)
			if err != nil {
				return nil, err
			}
			items = append(items, item)
		}
		n.value = items
		_, err = decoder.Token()
	}
	return n, err
}

func (n *node) parseObject(decoder *json.Decoder, depth int) error {
	fields := object{}
	n.repeat = map[string]bool{}
	seen := map[string]bool{}
	for decoder.More() {
		token, err := decoder.Token()
		if err != nil {
			return err
		}
		key, ok := token.(string)
		if !ok {
			return io.ErrUnexpectedEOF
		}
		value, err := parseNode(decoder, n.path+step(key), depth+1)
		if err != nil {
			return err
		}
		if seen[key] {
			n.repeat[key] = true
			continue
		}
		seen[key] = true
		fields = append(fields, field{key, value})
	}
	n.value = fields
	_, err := decoder.Token()
	return err
}

var plainKey = regexp.MustCompile(`^[A-Za-z_][A-Za-z0-9_]*$`)

// step gives a key as a step of a JSON path: .name, or ["strike_r+"].
func step(key string) string {
	if plainKey.MatchString(key) {
		return "." + key
	}
	return "[" + strconv.Quote(key) + "]"
}

// kind gives what the value is, in words.
func (n *node) kind() string {
	switch n.value.(type) {
	case nil:
		return "null"
	case bool:
		return "true or false"
	case json.Number:
		return "a number"
	case string:
		return "a text"
	case array:
		return "a list"
	}
	return "an object"
}
