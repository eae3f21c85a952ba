package library

import (
	"context"
	"errors"
	"io"
)

// withContent calls do with a stored content. Where it could not be read, that is what
// went wrong, whatever do makes of it: no book is broken because a disk or a line is.
func (a *Area) withContent(ctx context.Context, hash string, size int64, do func(io.ReaderAt) error) error {
	f, err := a.Files.Open(ctx, hash)
	if err != nil {
		return err
	}
	defer func() { _ = f.Close() }()
	return reading(f.At(), size, do)
}

func reading(content io.ReaderAt, size int64, do func(io.ReaderAt) error) error {
	r := &stored{content: content, size: size}
	if err := do(r); r.failed == nil {
		return err
	}
	return r.failed
}

// stored remembers that a content could not be read. What a book says lies outside of
// it is not there, and nobody's failure but the book's.
type stored struct {
	content io.ReaderAt
	size    int64
	failed  error
}

func (s *stored) ReadAt(p []byte, at int64) (int, error) {
	if at < 0 || at >= s.size {
		return 0, io.EOF
	}
	if s.failed != nil {
		return 0, s.failed // once is enough: a book has thousands of places to ask for
	}
	n, err := s.content.ReadAt(p, at)
	if err != nil && !errors.Is(err, io.EOF) {
		s.failed = err
	}
	return n, err
}
