package backup

import (
	"context"
	"crypto/rand"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
)

// WriteFile has write fill a file, reads it again to see that it is a whole
// archive, and only then gives it its name: there is never half a backup that
// looks like one. Only we may read it and, where it is encrypted to keys, who
// has one of them.
func WriteFile(ctx context.Context, path string, to Recipients, write func(io.Writer) error) (s Summary, err error) {
	temp := filepath.Join(filepath.Dir(path), "."+filepath.Base(path)+"."+rand.Text())
	f, err := os.OpenFile(temp, os.O_RDWR|os.O_CREATE|os.O_EXCL, 0o600) //nolint:gosec // the operator's own path
	if err != nil {
		return s, fmt.Errorf("backup: %w", err)
	}
	if s, err = fillFile(ctx, f, to, write); err != nil {
		return Summary{}, errors.Join(err, f.Close(), os.Remove(temp))
	}
	if err := errors.Join(f.Close(), os.Rename(temp, path)); err != nil {
		return Summary{}, errors.Join(fmt.Errorf("backup: %w", err), os.Remove(temp))
	}
	return s, syncPath(filepath.Dir(path))
}

func fillFile(ctx context.Context, f *os.File, to Recipients, write func(io.Writer) error) (Summary, error) {
	again, err := to.write(f, write)
	if err != nil {
		return Summary{}, err
	}
	if err := f.Sync(); err != nil {
		return Summary{}, fmt.Errorf("backup: %w", err)
	}
	if _, err := f.Seek(0, io.SeekStart); err != nil {
		return Summary{}, fmt.Errorf("backup: %w", err)
	}
	r, err := again()
	if err != nil {
		return Summary{}, fmt.Errorf("backup: %w", err)
	}
	return Verify(ctx, r)
}
