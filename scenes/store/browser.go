package store

import (
	"fmt"
)

// keys is what a browser's localStorage can do. Each of its calls may fail:
// storage can be blocked, full or taken away at any moment.
type keys interface {
	get(key string) (value string, found bool, err error)
	set(key, value string) error
	remove(key string) error
}

// browser keeps every slot under one key, and the copy before it under that
// key with a ~ behind. A single set is whole or not at all.
type browser struct {
	keys keys
	// saved is called after a save went well, when there is something to keep.
	saved func()
}

// prefix keeps the program's keys apart from those of other pages on the same
// address.
const prefix = "akuto/"

func (b *browser) read(key string) ([]byte, error) {
	value, found, err := b.keys.get(key)
	switch {
	case err != nil:
		return nil, err
	case !found:
		return nil, nil
	case len(value) > Limit:
		return nil, ErrTooLarge
	}
	return []byte(value), nil
}

func (b *browser) Load(slot string) ([]byte, error) {
	return b.read(prefix + slot)
}

func (b *browser) Older(slot string) ([]byte, error) {
	return b.read(prefix + slot + "~")
}

func (b *browser) Save(slot string, data []byte) error {
	if len(data) > Limit {
		return ErrTooLarge
	}
	last, found, err := b.keys.get(prefix + slot)
	if err != nil {
		return err
	}
	if found {
		// A missing older copy is no reason to lose the newest: go on without it.
		_ = b.keys.set(prefix+slot+"~", last)
	}
	if err := b.keys.set(prefix+slot, string(data)); err != nil {
		return err
	}
	if b.saved != nil {
		b.saved()
	}
	return nil
}

func (b *browser) SetAside(slot string) (string, error) {
	from := prefix + slot
	value, found, err := b.keys.get(from)
	if err != nil {
		return "", err
	}
	if !found {
		return "", ErrEmpty
	}
	to := ""
	for n, taken := 1, true; taken; n++ {
		to = prefix + asideName(slot, n)
		if _, taken, err = b.keys.get(to); err != nil {
			return "", err
		}
	}
	where := fmt.Sprintf("%s in %s", to, b.Where())
	if err := b.keys.set(to, value); err == nil {
		return where, b.keys.remove(from)
	}
	// Full storage has no room for it twice: take it out of the one place first.
	if err := b.keys.remove(from); err != nil {
		return "", err
	}
	if err := b.keys.set(to, value); err != nil {
		_ = b.keys.set(from, value)
		return "", err
	}
	return where, nil
}

func (b *browser) Where() string {
	return "this browser's storage"
}
