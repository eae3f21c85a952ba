package files

import (
	"context"
	"crypto/rand"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"math"
	"net/http"
	"os"
	"path"
	"syscall"
	"time"

	"myspace/internal/base/fault"
)

// staleAfter is how long an unfinished upload may rest before it is swept;
// the server's time-outs end a living one long before.
const staleAfter = time.Hour

// temp is an upload on its way in.
type temp struct {
	*os.File
	root *os.Root
	name string

	hash      string
	size      int64
	mediaType string
}

func (t *temp) blob() Blob { return Blob{Hash: t.hash, Size: t.size, MediaType: t.mediaType} }

func (s *Store) newTemp() (*temp, error) {
	name := path.Join(tempFolder, rand.Text())
	f, err := s.root.OpenFile(name, os.O_RDWR|os.O_CREATE|os.O_EXCL, 0o600)
	if err != nil {
		return nil, fmt.Errorf("files: %w", err)
	}
	return &temp{File: f, root: s.root, name: name}, nil
}

// receive writes what r holds to a temporary file, and hashes it on the way:
// no upload is ever held in memory.
func (s *Store) receive(ctx context.Context, r io.Reader, limit int64) (*temp, error) {
	return s.fill(func(w io.Writer) error {
		n, err := io.Copy(w, io.LimitReader(reader{ctx, r}, min(limit, math.MaxInt64-1)+1))
		if _, ok := errors.AsType[*http.MaxBytesError](err); ok || n > limit {
			return ErrTooLarge(limit)
		}
		return err
	})
}

// receiveAs is receive for a file of one of the set's formats. A wrong name is
// refused before a byte is read.
func (s *Store) receiveAs(ctx context.Context, set Set, name string, r io.Reader, limit int64) (*temp, error) {
	if err := set.CheckName(name); err != nil {
		return nil, err
	}
	t, err := s.receive(ctx, r, limit)
	if err != nil {
		return nil, err
	}
	if err := set.Check(name, t.blob()); err != nil {
		t.discard()
		return nil, err
	}
	return t, nil
}

// fill makes a temporary file of what write writes.
func (s *Store) fill(write func(io.Writer) error) (*temp, error) {
	if err := s.hasRoom(); err != nil {
		return nil, err
	}
	t, err := s.newTemp()
	if err != nil {
		return nil, full(err)
	}
	sum := sha256.New()
	w := &roomWriter{store: s, w: t.File}
	if err = write(io.MultiWriter(sum, w)); err == nil {
		t.hash, t.size = hex.EncodeToString(sum.Sum(nil)), w.written
		t.mediaType, err = sniff(t.File)
	}
	if err != nil {
		t.discard()
		return nil, full(err)
	}
	return t, nil
}

// discard closes the file and removes it, if it was not moved into the store.
// A file that cannot be removed is swept later, so there is nothing to report.
func (t *temp) discard() {
	_ = t.Close()
	_ = t.root.Remove(t.name)
}

// sweep removes what interrupted uploads left behind. It spares the fresh
// ones: another server may share the folder. Parts that lie here are nobody's
// once a bucket keeps them.
func (s *Store) sweep() error {
	err := s.sweepFolder(tempFolder)
	if _, elsewhere := s.parts.(bucketParts); elsewhere && err == nil {
		err = s.sweepFolder(partFolder)
	}
	return err
}

func (s *Store) sweepFolder(name string) error {
	dir, err := fs.ReadDir(s.root.FS(), name)
	if err != nil {
		return fmt.Errorf("files: %w", err)
	}
	for _, d := range dir {
		info, err := d.Info()
		if err != nil || now().Sub(info.ModTime()) < staleAfter {
			continue // gone meanwhile, or still being written
		}
		if err := s.root.Remove(path.Join(name, d.Name())); err != nil && !errors.Is(err, fs.ErrNotExist) {
			return fmt.Errorf("files: %w", err)
		}
	}
	return nil
}

// reader stops reading when its context ends.
type reader struct {
	ctx context.Context //nolint:containedctx // io.Reader has no place for one
	r   io.Reader
}

func (r reader) Read(p []byte) (int, error) {
	if err := r.ctx.Err(); err != nil {
		return 0, err
	}
	return r.r.Read(p)
}

// ErrTooLarge tells how large a file may be.
func ErrTooLarge(limit int64) error {
	const mib = 1 << 20
	return &fault.Error{
		Kind: fault.TooLarge, Code: "file.too_large",
		Params: fault.Params{"limit_mb": (limit + mib - 1) / mib},
	}
}

// full turns the file system's own word for a full disk into ours.
func full(err error) error {
	if errors.Is(err, syscall.ENOSPC) || errors.Is(err, syscall.EDQUOT) {
		return ErrNoSpace()
	}
	return err
}
