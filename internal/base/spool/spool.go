// Package spool makes an answer whole before the first byte of it is sent.
// Whoever reads slowly, or not at all, then holds a small file and no
// connection of the database; and what fails on the way is told as a failure,
// not as half a file.
package spool

import (
	"bytes"
	"context"
	"errors"
	"io"
	"net/http"
	"os"
	"runtime"
	"strconv"
	"sync/atomic"
	"syscall"

	"golang.org/x/sync/semaphore"

	"myspace/internal/base/fault"
)

const (
	inMemory   = 256 << 10 // what is larger goes to a file
	limit      = 256 << 20 // of one answer
	maxWaiting = 64        // who wait for their turn
)

// turns bounds how many answers are made side by side, so that there are always
// readers of the database left for everybody else.
var (
	turns   = semaphore.NewWeighted(int64(max(2, runtime.GOMAXPROCS(0))))
	waiting atomic.Int64
)

// Send answers with what write writes. It returns an error only before the
// answer has begun. write must not wait for the client in any other way.
func Send(ctx context.Context, w http.ResponseWriter, write func(io.Writer) error) error {
	s, err := fill(ctx, write)
	if err != nil {
		return err
	}
	defer s.discard()
	from, err := s.reader()
	if err != nil {
		return err
	}
	w.Header().Set("Content-Length", strconv.FormatInt(s.size, 10))
	_, _ = io.Copy(w, from) // the caller is gone if this fails
	return nil
}

func fill(ctx context.Context, write func(io.Writer) error) (*spooled, error) {
	defer waiting.Add(-1)
	if waiting.Add(1) > maxWaiting {
		return nil, &fault.Error{Kind: fault.Unavailable, Code: "request.overload", Params: fault.Params{"seconds": 10}}
	}
	if err := turns.Acquire(ctx, 1); err != nil {
		return nil, err
	}
	defer turns.Release(1)
	s := &spooled{}
	if err := write(s); err != nil {
		s.discard()
		return nil, err
	}
	return s, nil
}

// spooled is an answer: in memory while it is small, then in a file without a
// name, which ends with the program, however that ends.
type spooled struct {
	memory bytes.Buffer
	file   *os.File
	size   int64
}

func (s *spooled) Write(p []byte) (n int, err error) {
	switch {
	case s.size+int64(len(p)) > limit:
		return 0, &fault.Error{Kind: fault.TooLarge, Code: "request.answer_too_large", Params: fault.Params{"limit_mb": limit >> 20}}
	case s.file == nil && s.memory.Len()+len(p) <= inMemory:
		n, err = s.memory.Write(p)
	case s.file == nil:
		if err := s.open(); err != nil {
			return 0, full(err)
		}
		n, err = s.file.Write(p)
	default:
		n, err = s.file.Write(p)
	}
	s.size += int64(n)
	return n, full(err)
}

func (s *spooled) open() (err error) {
	if s.file, err = os.CreateTemp("", "myspace-answer-*"); err != nil {
		return err
	}
	if err := os.Remove(s.file.Name()); err != nil {
		return err
	}
	_, err = s.memory.WriteTo(s.file)
	return err
}

func (s *spooled) reader() (io.Reader, error) {
	if s.file == nil {
		return &s.memory, nil
	}
	_, err := s.file.Seek(0, io.SeekStart)
	return s.file, err
}

func (s *spooled) discard() {
	if s.file != nil {
		_ = s.file.Close() // it has no name any more: that was its end
	}
}

// full turns the file system's own word for a full disk into ours.
func full(err error) error {
	if errors.Is(err, syscall.ENOSPC) || errors.Is(err, syscall.EDQUOT) {
		return errors.Join(fault.New(fault.Full, "storage.full"), err)
	}
	return err
}
