package files

import (
	"fmt"
	"io"
	"os"

	"golang.org/x/sys/unix"

	"myspace/internal/base/fault"
)

const (
	leastFree     = 64 << 20 // bytes that stay free for the database
	leastFreePart = 20       // and one part in twenty of the disk
	roomStep      = 16 << 20 // a long upload looks again after as many bytes
)

// Room is the size of the disk that takes uploads, and what is free of it.
type Room struct{ Free, Total uint64 }

// Enough reports whether new uploads may come in: the rest of the disk belongs
// to the database, which must never find it full.
func (r Room) Enough() bool {
	return r.Free >= leastFree && r.Free >= r.Total/leastFreePart
}

// Takes reports whether there would still be enough after so many bytes more.
func (r Room) Takes(bytes int64) bool {
	need := uint64(max(bytes, 0))
	return need <= r.Free && Room{r.Free - need, r.Total}.Enough()
}

// Room returns how much room the disk has.
func (s *Store) Room() (Room, error) { return s.room() }

func (s *Store) hasRoom() error {
	room, err := s.room()
	if err == nil && !room.Enough() {
		err = ErrNoSpace()
	}
	return err
}

func roomOf(root *os.Root) (Room, error) {
	dir, err := root.Open(".")
	if err != nil {
		return Room{}, fmt.Errorf("files: %w", err)
	}
	defer dir.Close()
	var st unix.Statfs_t
	if err := unix.Fstatfs(int(dir.Fd()), &st); err != nil {
		return Room{}, fmt.Errorf("files: free space: %w", err)
	}
	block := uint64(st.Bsize) //nolint:gosec // never negative
	return Room{Free: st.Bavail * block, Total: st.Blocks * block}, nil
}

// roomWriter stops a long upload before it fills the disk.
type roomWriter struct {
	store   *Store
	w       io.Writer
	written int64
	checked int64
}

func (w *roomWriter) Write(p []byte) (int, error) {
	if w.written-w.checked >= roomStep {
		w.checked = w.written
		if err := w.store.hasRoom(); err != nil {
			return 0, err
		}
	}
	n, err := w.w.Write(p)
	w.written += int64(n)
	return n, err
}

// ErrNoSpace tells that the disk is too full.
func ErrNoSpace() error { return fault.New(fault.Full, "file.no_space") }
