// Package store keeps what must outlive the program (the game under way, the
// settings) in save slots behind one small interface: files on the desktop and
// on phones, localStorage in a browser.
package store

import (
	"errors"
	"fmt"
)

// Limit is the most bytes a slot may hold. A whole game with every repaired
// slip is a few thousand bytes; what is larger was not written by this program
// and is not read into memory.
const Limit = 1 << 20

// ErrTooLarge is the error for data over Limit, in a save and in a load.
var ErrTooLarge = errors.New("it is larger than any saved game")

// ErrEmpty is the error for setting aside a slot that holds nothing.
var ErrEmpty = errors.New("there is no save to set aside")

// Store is a place with save slots. A slot's name is one plain word in lower
// case. Every error is a sentence, or the end of one, for the player.
type Store interface {
	// Load gives what was saved last in the slot: nil, nil when it is empty.
	Load(slot string) ([]byte, error)
	// Save puts data into the slot whole or not at all, however the program
	// ends meanwhile; the copy before stays as Older.
	Save(slot string, data []byte) error
	// Older gives the copy before the last save: nil, nil when there is none.
	Older(slot string) ([]byte, error)
	// SetAside moves a save that can't be read away, under a name that keeps
	// those set aside before, and says where it now is. The slot is empty then.
	SetAside(slot string) (string, error)
	// Where names the place for a sentence: a folder, or "this browser's storage".
	Where() string
}

// asideName is the name for the nth save of a slot that was set aside.
func asideName(slot string, n int) string {
	return fmt.Sprintf("%s.broken-%d", slot, n)
}

// folder is what SetFolder was given.
var folder string

// SetFolder names the folder for the saves before Open is called. A phone has
// no folder of the user's that a program could find by itself.
func SetFolder(dir string) {
	folder = dir
}
