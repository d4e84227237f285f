package play

import (
	"bytes"
	"encoding/json"
	"errors"
	"unicode/utf8"

	"akuto/rules/scoundrel"
)

// slot is where the game is saved.
const slot = "scoundrel"

// version is the version of everything that this package saves.
const version = 1

// saved is a game as it is saved. A record replays into the whole undo history,
// one step an action.
type saved struct {
	Version int    `json:"akuto"`
	Game    string `json:"game"`
	// Before is the record of the game that can be brought back, if there is one.
	Before string `json:"before,omitempty"`
}

var (
	errNewer  = errors.New("it was made by a newer akuto")
	errBroken = errors.New("it is not a save of akuto")
)

// encode gives the bytes to save for a game and the one before it, which may be
// nil.
func encode(now, before *history) ([]byte, error) {
	s := saved{Version: version, Game: recordOf(now)}
	if before != nil {
		s.Before = recordOf(before)
	}
	return json.Marshal(s)
}

// games is what a save holds.
type games struct{ now, before *history }

// decode reads a save and checks it whole: its version, its fields and every
// action of both games.
func decode(data []byte) (games, error) {
	var s saved
	if err := readVersioned(data, &s); err != nil {
		return games{}, err
	}
	now, err := replay("game", []byte(s.Game))
	if err != nil {
		return games{}, err
	}
	if s.Before == "" {
		return games{now: now}, nil
	}
	before, err := replay("before", []byte(s.Before))
	if err != nil {
		return games{}, err
	}
	return games{now, before}, nil
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

// replay plays a record into an undo history. The error gives NAME:LINE and why.
func replay(name string, text []byte) (*history, error) {
	record, err := scoundrel.ParseRecord(name, text)
	if err != nil {
		return nil, err
	}
	return record.Replay()
}

// recordOf gives a game as a record.
func recordOf(game *history) string {
	return scoundrel.Record{Rule: game.Start().Rule, Actions: game.Actions()}.Text()
}
