package store

import (
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
)

// files keeps every slot in a file of one folder: slot.json is the save,
// slot.bak the copy before it, slot.tmp one being written, and
// slot.broken-1.json and so on are those that were set aside.
type files struct {
	dir string
	// link gives a file a second name: os.Link, which not every folder allows.
	link func(from, to string) error
	// rename puts a written file in its place: os.Rename, unless a test ends the
	// save just there, as a power cut would.
	rename func(from, to string) error
}

// OpenFolder gives a store in a folder, which is made at the first save.
func OpenFolder(dir string) Store {
	return &files{dir: dir, link: os.Link, rename: os.Rename}
}

func (f *files) path(name string) string {
	return filepath.Join(f.dir, name)
}

func (f *files) Load(slot string) ([]byte, error) {
	return readBounded(f.path(slot + ".json"))
}

func (f *files) Older(slot string) ([]byte, error) {
	return readBounded(f.path(slot + ".bak"))
}

// readBounded reads a file of at most Limit bytes: nil, nil when there is none.
func readBounded(path string) ([]byte, error) {
	// Only a plain file is opened: opening a pipe would wait for ever.
	switch info, err := os.Stat(path); {
	case errors.Is(err, fs.ErrNotExist):
		return nil, nil
	case err != nil:
		return nil, err
	case !info.Mode().IsRegular():
		return nil, errors.New("it is not a file")
	}
	file, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	data, err := io.ReadAll(io.LimitReader(file, Limit+1))
	if err != nil {
		return nil, err
	}
	if len(data) > Limit {
		return nil, ErrTooLarge
	}
	return data, nil
}

// Save writes beside the slot and renames into it, so that the slot holds the
// old copy or the new one at every moment. The old one gets its second name
// first and so never needs to be written again.
func (f *files) Save(slot string, data []byte) error {
	if len(data) > Limit {
		return ErrTooLarge
	}
	if err := os.MkdirAll(f.dir, 0o700); err != nil {
		return err
	}
	written := f.path(slot + ".tmp")
	if err := writeSynced(written, data); err != nil {
		os.Remove(written)
		return err
	}
	// A missing older copy is no reason to lose the newest: go on without it.
	_ = f.keepOlder(slot)
	if err := f.rename(written, f.path(slot+".json")); err != nil {
		os.Remove(written)
		return err
	}
	return nil
}

// writeSynced writes a file and waits until the disk has it: a rename that
// reached the disk before the content would leave an empty save.
func writeSynced(path string, data []byte) error {
	file, err := os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_TRUNC, 0o600)
	if err != nil {
		return err
	}
	_, err = file.Write(data)
	return errors.Join(err, file.Sync(), file.Close())
}

// keepOlder makes slot.bak the same file as slot.json, by a link where the
// folder has links and by a copy where it hasn't (on some phones and sticks).
func (f *files) keepOlder(slot string) error {
	last := f.path(slot + ".json")
	next := f.path(slot + ".bak.tmp")
	// One may be left of a program that ended here.
	os.Remove(next)
	// A rename between two names of one file does nothing and leaves both.
	defer os.Remove(next)
	if err := f.link(last, next); err != nil {
		data, err := readBounded(last)
		if err != nil || data == nil {
			return err
		}
		if err := writeSynced(next, data); err != nil {
			return err
		}
	}
	return f.rename(next, f.path(slot+".bak"))
}

func (f *files) SetAside(slot string) (string, error) {
	from := f.path(slot + ".json")
	if _, err := os.Lstat(from); errors.Is(err, fs.ErrNotExist) {
		return "", ErrEmpty
	}
	for n := 1; ; n++ {
		to := f.path(asideName(slot, n) + ".json")
		switch _, err := os.Lstat(to); {
		case errors.Is(err, fs.ErrNotExist):
			return to, f.rename(from, to)
		case err != nil:
			return "", err
		}
	}
}

func (f *files) Where() string {
	return f.dir
}
