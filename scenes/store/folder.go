package store

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
)

// File is something that the player put beside the saves.
type File struct {
	Name string
	Data []byte
}

// fileLimit is how many bytes a player's own file may have; the largest fonts
// have about half of that.
const fileLimit = 32 << 20

// Files reads the files of a folder beside the saves, in the order of their
// names; what can't be read is left out and named by the error. No folder, no
// files.
func (f *files) Files(folder string) ([]File, error) {
	dir := filepath.Join(f.dir, folder)
	entries, err := os.ReadDir(dir)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	var list []File
	for _, entry := range entries {
		info, statErr := entry.Info()
		switch {
		case statErr != nil:
			err = errors.Join(err, statErr)
			continue
		case !info.Mode().IsRegular():
			continue
		case info.Size() > fileLimit:
			err = errors.Join(err, fmt.Errorf("%s is too large", entry.Name()))
			continue
		}
		data, readErr := os.ReadFile(filepath.Join(dir, entry.Name()))
		if readErr != nil {
			err = errors.Join(err, readErr)
			continue
		}
		list = append(list, File{entry.Name(), data})
	}
	return list, err
}
