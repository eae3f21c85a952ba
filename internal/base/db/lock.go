package db

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
)

// Lock keeps every other program of ours away from a data folder: two writers
// of one SQLite file would each believe to be the only one.
type Lock struct{ file *os.File }

// ErrLocked is what TakeLock answers when another program has the folder.
var ErrLocked = errors.New("another myspace program is using this data folder")

// TakeLock takes the lock of a data folder. The system releases it when the
// program ends, however it ends.
func TakeLock(folder string) (*Lock, error) {
	path := filepath.Join(folder, "myspace.lock")
	f, err := os.OpenFile(path, os.O_RDWR|os.O_CREATE, 0o600) //nolint:gosec // the operator's own folder
	if err != nil {
		return nil, fmt.Errorf("cannot lock the data folder: %w", err)
	}
	if err := syscall.Flock(int(f.Fd()), syscall.LOCK_EX|syscall.LOCK_NB); err != nil {
		holder, _ := os.ReadFile(path) //nolint:gosec // as above
		_ = f.Close()
		if errors.Is(err, syscall.EWOULDBLOCK) {
			return nil, fmt.Errorf("%w: %s (process %s)", ErrLocked, folder, strings.TrimSpace(string(holder)))
		}
		return nil, fmt.Errorf("cannot lock the data folder: %w", err)
	}
	if err := errors.Join(f.Truncate(0), write(f, strconv.Itoa(os.Getpid())+"\n")); err != nil {
		return nil, errors.Join(err, f.Close())
	}
	return &Lock{f}, nil
}

func write(f *os.File, text string) error {
	_, err := f.WriteAt([]byte(text), 0)
	return err
}

// Release gives the folder back.
func (l *Lock) Release() error { return l.file.Close() }

// waitForFolder keeps others from migrating in the same folder until done is
// called.
func waitForFolder(folder string) (done func(), err error) {
	f, err := os.Open(folder) //nolint:gosec // the operator's own folder
	if err != nil {
		return nil, fmt.Errorf("cannot open the data folder: %w", err)
	}
	if err := syscall.Flock(int(f.Fd()), syscall.LOCK_EX); err != nil {
		return nil, errors.Join(fmt.Errorf("cannot lock the data folder: %w", err), f.Close())
	}
	return func() { _ = f.Close() }, nil
}
