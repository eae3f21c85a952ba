package files

import (
	"context"
	"crypto/sha256"
	"encoding"
	"encoding/hex"
	"errors"
	"fmt"
	"hash"
	"io"
	"time"
)

// Part is a content that comes in pieces, perhaps over days, and what is known
// of it so far. Whoever keeps it notes what Append tells him.
type Part struct {
	ID       string // the program's own, never a client's
	Size     int64  // of the whole
	Received int64  // bytes that are safe
	State    []byte // of the hash, after as many bytes
	Place    string // where they lie, in the words of an S3 store; a folder needs none
}

// partial is where the bytes of parts lie until they are whole: on this
// server's disk, or in the S3 store, where every server finds them.
type partial interface {
	// extend has the appender take what r holds.
	extend(ctx context.Context, a *appender, r io.Reader) error
	// mediaType tells from a part's beginning what it seems to be, or nothing
	// where the beginning cannot be told yet.
	mediaType(p Part) (string, error)
	finish(ctx context.Context, p Part, set Set, name string) (Blob, error)
	has(ctx context.Context, p Part) (bool, error)
	drop(ctx context.Context, id string) error
	old(ctx context.Context, before time.Time) ([]string, error)
	room() (Room, error)
}

// Append adds the next bytes of a part, at most to its size. saved is called
// each time that more of it is safe or that it lies elsewhere, and at the end
// whatever happens: what a client was told to have arrived is never asked of
// him again. Where saved refuses, since somebody else has gone on with the part
// meanwhile, nothing of his is touched. Bytes from a piece whose end nobody
// noted do not count.
func (s *Store) Append(ctx context.Context, p Part, r io.Reader, saved func(Part) error) (Part, error) {
	if err := s.hasRoom(); err != nil {
		return p, err
	}
	sum, err := p.sum()
	if err != nil {
		return p, err
	}
	a := &appender{Part: p, sum: sum, saved: saved}
	err = s.parts.extend(ctx, a, reader{ctx, r})
	return a.Part, full(err)
}

// sum takes the hash up where the part ends.
func (p Part) sum() (hash.Hash, error) {
	sum := sha256.New()
	if p.Received == 0 {
		return sum, nil
	}
	if err := sum.(encoding.BinaryUnmarshaler).UnmarshalBinary(p.State); err != nil {
		return nil, fmt.Errorf("files: %w", err)
	}
	return sum, nil
}

// hash names a part that has all its bytes.
func (p Part) hash() (string, error) {
	sum, err := p.sum()
	if err != nil {
		return "", err
	}
	return hex.EncodeToString(sum.Sum(nil)), nil
}

// appender adds to a part, and keeps bytes and hash at the same place.
type appender struct {
	Part
	room   roomWriter
	sum    hash.Hash
	saved  func(Part) error
	settle func(next *Part) error // makes safe what was written since, and says where it lies
	fresh  int64                  // bytes that were written and are not safe yet
	broken bool                   // there may be bytes that the hash does not have
}

func (a *appender) Write(p []byte) (int, error) {
	n, err := a.room.Write(p)
	if err != nil {
		a.broken = true
		return n, err
	}
	a.fresh += int64(n)
	return a.sum.Write(p)
}

// copy takes what r holds, and makes it safe after each step.
func (a *appender) copy(r io.Reader, step int64) error {
	for a.Received < a.Size {
		_, err := io.CopyN(a, r, min(step, a.Size-a.Received))
		if a.broken {
			return err
		}
		if e := a.save(); e != nil || err != nil {
			return errors.Join(ended(err), e)
		}
	}
	return nil
}

// save makes the bytes that came safe, and notes them.
func (a *appender) save() error {
	if a.fresh == 0 {
		return nil
	}
	state, err := a.sum.(encoding.BinaryMarshaler).MarshalBinary()
	if err != nil {
		return fmt.Errorf("files: %w", err)
	}
	next := a.Part
	next.Received, next.State = a.Received+a.fresh, state
	if err := a.settle(&next); err != nil {
		return err
	}
	a.fresh = 0
	return a.note(next)
}

// note has the part noted as it is now.
func (a *appender) note(now Part) error {
	if err := a.saved(now); err != nil {
		return err
	}
	a.Part = now
	return nil
}

func ended(err error) error {
	if errors.Is(err, io.EOF) {
		return nil // a piece may be as short as it likes
	}
	return err
}

// CheckPart refuses a part that cannot become a file of one of the set's
// formats, as soon as enough of it is there to tell: nobody should send two
// gigabytes for nothing.
func (s *Store) CheckPart(p Part, set Set, name string) error {
	if p.Received < min(p.Size, headSize) {
		return nil
	}
	found, err := s.parts.mediaType(p)
	if err != nil || found == "" {
		return err
	}
	return set.Check(name, Blob{MediaType: found})
}

// PutPart stores a part that has all its bytes, as PutAs does. The part itself
// stays until DropPart: whoever keeps it forgets it first.
func (s *Store) PutPart(ctx context.Context, p Part, set Set, name string) (Blob, error) {
	return s.parts.finish(ctx, p, set, name)
}

// HasPart reports whether the bytes of a part are still there.
func (s *Store) HasPart(ctx context.Context, p Part) (bool, error) { return s.parts.has(ctx, p) }

// DropPart removes a part, if it is there.
func (s *Store) DropPart(ctx context.Context, id string) error { return s.parts.drop(ctx, id) }

// OldParts are the ids of the parts of which something was there before, and
// nobody may have gone on with since.
func (s *Store) OldParts(ctx context.Context, before time.Time) ([]string, error) {
	return s.parts.old(ctx, before)
}

// PartRoom returns how much room there is for parts.
func (s *Store) PartRoom() (Room, error) { return s.parts.room() }
