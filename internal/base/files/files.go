// Package files keeps bytes: uploads, pictures and their thumbnails, in a
// folder or in an S3-compatible store, each content once, named by its hash.
package files

import (
	"context"
	"crypto/rand"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"strings"
	"sync"
	"time"

	"github.com/gabriel-vasile/mimetype"
	"golang.org/x/sync/semaphore"
	"golang.org/x/sync/singleflight"

	"myspace/internal/base/clock"
	"myspace/internal/base/fault"
)

// Config says where files are kept.
type Config struct {
	Folder string // the files, and what is on its way in
	S3     S3     // keeps the files and the unfinished uploads instead, where Endpoint is set
}

// Blob is a stored content.
type Blob struct {
	Hash      string // SHA-256 in lower-case hexadecimal: the name of the content
	Size      int64
	MediaType string // found in the content, never taken from the client
}

// File is an open content that can be read from any place.
type File struct {
	io.ReadSeekCloser
	Size     int64
	Modified time.Time
}

// Store keeps contents. Its methods may be called by many at once.
type Store struct {
	root   *os.Root
	back   backend
	parts  partial
	pixels *semaphore.Weighted // bounds the bytes of pictures in memory
	making singleflight.Group  // thumbnails, each by one caller for all
	room   func() (Room, error)
	// mu guards storing, the contents on their way in, and is held while an
	// old one is looked at and removed: nobody stores it again in between.
	mu      sync.Mutex
	storing map[string]int
}

// backend is where finished files lie. What it is asked to remove, and is not
// there, is no error; what it is asked to open is fault.NotFound.
type backend interface {
	put(ctx context.Context, key string, t *temp) error
	open(ctx context.Context, key string) (*File, error)
	stat(ctx context.Context, key string) (entry, error)
	remove(ctx context.Context, key string) error
	each(ctx context.Context, f func(entry) error) error
	prepare(ctx context.Context) error
	// tidy removes what was begun before that and nobody will end.
	tidy(ctx context.Context, before time.Time) error
}

// entry is what a back end knows of a file without opening it.
type entry struct {
	key      string
	size     int64
	modified time.Time
}

// Open opens the store, makes its folder where it is missing and sweeps what
// interrupted uploads left. It does not call the S3 server: Check does.
func Open(c Config) (*Store, error) {
	mimetype.SetLimit(headSize)
	root, err := openFolder(c.Folder)
	if err != nil {
		return nil, fmt.Errorf("files: %w", err)
	}
	s := &Store{root: root, pixels: semaphore.NewWeighted(pictureRoom), storing: map[string]int{}}
	s.room = func() (Room, error) { return roomOf(root) }
	s.back, s.parts = folder{root}, folderParts{s}
	if c.S3.Endpoint != "" {
		b, err := openBucket(c.S3)
		if err != nil {
			return nil, errors.Join(fmt.Errorf("files: %w", err), root.Close())
		}
		s.back, s.parts = b, bucketParts{s, b}
	}
	if err := errors.Join(s.sweep(), s.sweepWork()); err != nil {
		return nil, errors.Join(err, root.Close())
	}
	return s, nil
}

// Close gives the folder back.
func (s *Store) Close() error { return s.root.Close() }

// Put stores what r holds, at most limit bytes of it, and returns when it is
// safe on disk. The same content again is kept once and counts as new, so that
// Collect spares it.
func (s *Store) Put(ctx context.Context, r io.Reader, limit int64) (Blob, error) {
	t, err := s.receive(ctx, r, limit)
	if err != nil {
		return Blob{}, err
	}
	defer t.discard()
	return s.store(ctx, t)
}

// PutAs is Put for a file that must be one of the set's formats, by its name
// and by its content. Nothing of another one is stored.
func (s *Store) PutAs(ctx context.Context, set Set, name string, r io.Reader, limit int64) (Blob, error) {
	t, err := s.receiveAs(ctx, set, name, r, limit)
	if err != nil {
		return Blob{}, err
	}
	defer t.discard()
	return s.store(ctx, t)
}

func (s *Store) store(ctx context.Context, t *temp) (Blob, error) {
	defer s.announce(t.hash)()
	if err := s.back.put(ctx, blobKey(t.hash), t); err != nil {
		return Blob{}, full(err)
	}
	return t.blob(), nil
}

// Open opens a content for reading; fault.NotFound if there is none.
func (s *Store) Open(ctx context.Context, hash string) (*File, error) {
	if !isHash(hash) {
		return nil, errNotFound()
	}
	return s.back.open(ctx, blobKey(hash))
}

// Has reports whether a content is there.
func (s *Store) Has(ctx context.Context, hash string) (bool, error) {
	if !isHash(hash) {
		return false, nil
	}
	_, err := s.back.stat(ctx, blobKey(hash))
	if fault.KindOf(err) == fault.NotFound {
		return false, nil
	}
	return err == nil, err
}

// Remove removes a content and its thumbnails, if they are there.
func (s *Store) Remove(ctx context.Context, hash string) error {
	if !isHash(hash) {
		return nil
	}
	err := s.back.remove(ctx, blobKey(hash))
	for _, size := range Sizes {
		err = errors.Join(err, s.back.remove(ctx, thumbKey(hash, size)))
	}
	return err
}

// Each calls f with every content, thumbnails left out. The media type is not
// known here: it is in the file's row.
func (s *Store) Each(ctx context.Context, f func(Blob) error) error {
	return s.back.each(ctx, func(e entry) error {
		if hash, ok := hashOf(e.key); ok {
			return f(Blob{Hash: hash, Size: e.size})
		}
		return nil
	})
}

// Prepare makes the S3 bucket where it is missing.
func (s *Store) Prepare(ctx context.Context) error { return s.back.prepare(ctx) }

// Check proves that a content can be stored, read and removed, and that there
// is room for more. It makes the S3 bucket where it is missing.
func (s *Store) Check(ctx context.Context) error {
	if err := s.Prepare(ctx); err != nil {
		return err
	}
	word := rand.Text()
	b, err := s.Put(ctx, strings.NewReader(word), int64(len(word)))
	if err != nil {
		return err
	}
	return errors.Join(s.compare(ctx, b.Hash, word), s.Remove(ctx, b.Hash))
}

func (s *Store) compare(ctx context.Context, hash, want string) error {
	f, err := s.Open(ctx, hash)
	if err != nil {
		return err
	}
	defer f.Close()
	got, err := io.ReadAll(f)
	if err == nil && string(got) != want {
		err = errors.New("files: what was written is not what was read")
	}
	return err
}

func errNotFound() error { return fault.New(fault.NotFound, "file.not_found") }

// missing turns the file system's own word for it into ours.
func missing(err error) error {
	if errors.Is(err, fs.ErrNotExist) {
		return errNotFound()
	}
	return err
}

func now() time.Time { return clock.Now().Time }
