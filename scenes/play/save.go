package play

import (
	"bytes"
	"encoding/json"
	"errors"
	"unicode/utf8"

	"akuto/rules"
)

// version is the version of everything that this package saves.
const version = 1

// saved is a game as it is saved. Its text replays into the whole undo history,
// one step an action.
type saved struct {
	Version int    `json:"akuto"`
	Game    string `json:"game"`
	// Before is the text of the game that can be brought back, if there is one.
	Before string `json:"before,omitempty"`
}

var (
	errNewer  = errors.New("it was made by a newer akuto")
	errBroken = errors.New("it is not a save of akuto")
)

// games is what a save holds: the game under way and the one that can be brought
// back, which may be nil.
type games[S, A any] struct{ now, before *rules.History[S, A] }

// encode gives the bytes to save for both games.
func encode[S, A any](g games[S, A], text func(*rules.History[S, A]) string) ([]byte, error) {
	s := saved{Version: version}
	if g.now != nil {
		s.Game = text(g.now)
	}
	if g.before != nil {
		s.Before = text(g.before)
	}
	return json.Marshal(s)
}

// decode reads a save and checks it whole: its version, its fields and every
// action of both games, which replay reads from their texts.
func decode[S, A any](data []byte, replay func(string, []byte) (*rules.History[S, A], error)) (g games[S, A], err error) {
	var s saved
	if err := readVersioned(data, &s); err != nil {
		return games[S, A]{}, err
	}
	if g.now, err = replay("game", []byte(s.Game)); err != nil {
		return games[S, A]{}, err
	}
	if s.Before == "" {
		return g, nil
	}
	if g.before, err = replay("before", []byte(s.Before)); err != nil {
		return games[S, A]{}, err
	}
	return g, nil
}

// readVersioned reads one JSON object of this version. One of a newer version
// is told from a broken one, since it is some other program's good save.
func readVersioned(data []byte, into any) error {
	if !utf8.Valid(data) {
		return errBroken
	}
	var head struct {
		Version int `json:"akuto"`
	}
	switch err := json.Unmarshal(data, &head); {
	case err != nil:
		return err
	case head.Version > version:
		return errNewer
	case head.Version != version:
		return errBroken
	}
	// Unmarshal has seen that nothing lies behind the object.
	reader := json.NewDecoder(bytes.NewReader(data))
	reader.DisallowUnknownFields()
	return reader.Decode(into)
}
