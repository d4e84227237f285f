package store

import (
	"bytes"
	"errors"
	"fmt"
)

// memory keeps the slots only as long as the program runs.
type memory struct {
	slots, older map[string][]byte
	why          string
}

// NewMemory gives a store that keeps its slots as long as the program runs:
// for tests and for pictures of a scene.
func NewMemory() Store {
	return newMemory("")
}

// newMemory gives a memory store. With a reason why nothing can be kept, every
// Save returns it, so that the player learns that this game won't be there
// tomorrow; what was saved can still be loaded until then.
func newMemory(why string) *memory {
	return &memory{slots: map[string][]byte{}, older: map[string][]byte{}, why: why}
}

func (m *memory) Load(slot string) ([]byte, error) {
	return bytes.Clone(m.slots[slot]), nil
}

func (m *memory) Save(slot string, data []byte) error {
	if len(data) > Limit {
		return ErrTooLarge
	}
	if last, ok := m.slots[slot]; ok {
		m.older[slot] = last
	}
	m.slots[slot] = append([]byte{}, data...)
	if m.why != "" {
		return errors.New(m.why)
	}
	return nil
}

func (m *memory) Older(slot string) ([]byte, error) {
	return bytes.Clone(m.older[slot]), nil
}

func (m *memory) SetAside(slot string) (string, error) {
	data, ok := m.slots[slot]
	if !ok {
		return "", ErrEmpty
	}
	name := asideName(slot, 1)
	for n := 2; m.slots[name] != nil; n++ {
		name = asideName(slot, n)
	}
	m.slots[name] = data
	delete(m.slots, slot)
	return fmt.Sprintf("%s in %s", name, m.Where()), nil
}

func (m *memory) Where() string {
	return "this program's memory"
}
