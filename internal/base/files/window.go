package files

import (
	"errors"
	"io"
)

// windowSize is how much is fetched where a little is asked for: a store that is far
// away is asked seldom.
const windowSize = 64 << 10

// At reads anywhere in a content, one place after the other.
func (f *File) At() io.ReaderAt { return &window{from: f} }

// window keeps what was read last.
type window struct {
	from  io.ReadSeeker
	at    int64
	bytes []byte
}

// ReadAt reads from the window, or moves it.
func (w *window) ReadAt(p []byte, at int64) (int, error) {
	if len(p) > windowSize {
		return w.read(p, at)
	}
	if at < w.at || at+int64(len(p)) > w.at+int64(len(w.bytes)) {
		fresh := make([]byte, windowSize)
		n, err := w.read(fresh, at)
		if err != nil && !errors.Is(err, io.EOF) {
			return 0, err
		}
		w.at, w.bytes = at, fresh[:n]
	}
	n := copy(p, w.bytes[at-w.at:])
	if n < len(p) {
		return n, io.EOF
	}
	return n, nil
}

func (w *window) read(p []byte, at int64) (int, error) {
	if _, err := w.from.Seek(at, io.SeekStart); err != nil {
		return 0, err
	}
	n, err := io.ReadFull(w.from, p)
	if errors.Is(err, io.ErrUnexpectedEOF) {
		err = io.EOF
	}
	return n, err
}
