package seal

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
)

// Load returns the box of the keys in a file, which is made with a new key
// where there is none. A file that others may read is refused.
func Load(file string) (*Box, error) {
	err := create(file)
	if err != nil && !errors.Is(err, fs.ErrExist) {
		return nil, fmt.Errorf("seal: make the key file: %w", err)
	}
	info, err := os.Stat(file)
	if err != nil {
		return nil, fmt.Errorf("seal: %w", err)
	}
	if info.Mode().Perm()&0o077 != 0 {
		return nil, fmt.Errorf("seal: others may read the key file %s: chmod 600 it", file)
	}
	keys, err := os.ReadFile(file) //nolint:gosec // the operator names it
	if err != nil {
		return nil, fmt.Errorf("seal: %w", err)
	}
	return Parse(string(keys))
}

// create makes the file, and not a half of it.
func create(file string) (err error) {
	if _, err := os.Stat(file); err == nil {
		return fs.ErrExist
	}
	part, err := os.CreateTemp(filepath.Dir(file), ".key-*") // readable by us alone
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, os.Remove(part.Name())) }()
	_, err = part.WriteString(NewKey() + "\n")
	if err := errors.Join(err, part.Sync(), part.Close()); err != nil {
		return err
	}
	return os.Link(part.Name(), file) // fails where another was quicker
}
