package mail

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
)

// folder keeps mails as .eml files, which mail programs open.
type folder struct{ path string }

func newFolder(path string) (*folder, error) {
	if path == "" {
		return nil, errors.New("mails need a mail server or a folder")
	}
	full, err := filepath.Abs(path)
	return &folder{full}, err
}

func (f *folder) String() string { return f.path }

// send writes the mail so that it is there whole or not at all. Sending the
// same mail again replaces it.
func (f *folder) send(_ context.Context, l letter) (file string, err error) {
	file = filepath.Join(f.path, l.id+".eml")
	return file, f.write(func(temp *os.File) error {
		if _, err := l.msg.WriteTo(temp); err != nil {
			return err
		}
		if err := temp.Sync(); err != nil {
			return err
		}
		return os.Rename(temp.Name(), file)
	})
}

func (f *folder) check(context.Context) error {
	return f.write(func(*os.File) error { return nil })
}

// write calls fill with a temporary file in the folder, which is gone
// afterwards unless fill has renamed it.
func (f *folder) write(fill func(*os.File) error) (err error) {
	defer func() {
		if err != nil {
			err = fmt.Errorf("the folder for mails cannot be written to: %w", err)
		}
	}()
	if err := os.MkdirAll(f.path, 0o700); err != nil {
		return err
	}
	temp, err := os.CreateTemp(f.path, ".mail-*")
	if err != nil {
		return err
	}
	err = errors.Join(fill(temp), temp.Close())
	if e := os.Remove(temp.Name()); e != nil && !errors.Is(e, os.ErrNotExist) {
		err = errors.Join(err, e)
	}
	return errors.Join(err, syncFolder(f.path))
}

// syncFolder makes the names in a folder survive a power cut.
func syncFolder(path string) error {
	dir, err := os.Open(path) //nolint:gosec // the operator's own folder
	if err != nil {
		return err
	}
	return errors.Join(dir.Sync(), dir.Close())
}
