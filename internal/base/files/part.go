package files

import (
	"context"
	"crypto/rand"
	"crypto/sha256"
	"encoding"
	"encoding/hex"
	"errors"
	"fmt"
	"hash"
	"io"
	"io/fs"
	"os"
	"path"
	"time"
)

// partStep is after how many bytes of one piece what came is made safe: as
// much as a power cut may take of it.
const partStep = 32 << 20

// Part is a content that comes in pieces, perhaps over days, and what is known
// of it so far. Whoever keeps it notes what Append tells him.
type Part struct {
	ID       string // the program's own, never a client's
	Size     int64  // of the whole
	Received int64  // bytes that are safe on disk
	State    []byte // of the hash, after as many bytes
}

// Append writes the next bytes of a part, at most to its size. saved is called
// each time that more of it is safe on disk, and at the end whatever happens:
// what a client was told to have arrived is never asked of him again. What lay
// in the file behind Received, from a piece whose end nobody noted, is written
// over.
func (s *Store) Append(ctx context.Context, p Part, r io.Reader, saved func(Part) error) (Part, error) {
	if err := s.hasRoom(); err != nil {
		return p, err
	}
	f, err := s.root.OpenFile(partKey(p.ID), os.O_RDWR|os.O_CREATE, 0o600)
	if err != nil {
		return p, full(fmt.Errorf("files: %w", err))
	}
	a := &appender{Part: p, file: f, sum: sha256.New(), saved: saved, room: roomWriter{store: s, w: f}}
	if err = a.seek(); err == nil && p.Received == 0 {
		err = folder{s.root}.sync(partFolder) // its name must last as well
	}
	if err == nil {
		err = a.copy(reader{ctx, r})
	}
	return a.Part, full(errors.Join(err, f.Close()))
}

// appender writes to a part, and keeps file and hash at the same byte.
type appender struct {
	Part
	file   *os.File
	room   roomWriter
	sum    hash.Hash
	saved  func(Part) error
	fresh  int64 // bytes that were written and are not safe yet
	broken bool  // the file may hold bytes that the hash does not
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

// seek goes to where the part ends, and takes the hash up again.
func (a *appender) seek() error {
	if a.Received > 0 {
		if err := a.sum.(encoding.BinaryUnmarshaler).UnmarshalBinary(a.State); err != nil {
			return fmt.Errorf("files: %w", err)
		}
	}
	if info, err := a.file.Stat(); err != nil || info.Size() < a.Received {
		return errors.Join(err, errNotFound()) // a restored database knows more than the folder
	}
	if err := a.file.Truncate(a.Received); err != nil {
		return fmt.Errorf("files: %w", err)
	}
	_, err := a.file.Seek(a.Received, io.SeekStart)
	return err
}

func (a *appender) copy(r io.Reader) error {
	for a.Received < a.Size {
		_, err := io.CopyN(a, r, min(partStep, a.Size-a.Received))
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
	if err := a.file.Sync(); err != nil {
		return fmt.Errorf("files: %w", err)
	}
	state, err := a.sum.(encoding.BinaryMarshaler).MarshalBinary()
	if err != nil {
		return fmt.Errorf("files: %w", err)
	}
	a.Received, a.State, a.fresh = a.Received+a.fresh, state, 0
	return a.saved(a.Part)
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
	f, err := s.root.Open(partKey(p.ID))
	if err != nil {
		return missing(err)
	}
	defer f.Close()
	head := make([]byte, min(p.Size, headSize))
	if _, err := io.ReadFull(f, head); err != nil {
		return fmt.Errorf("files: %w", err)
	}
	return set.Check(name, Blob{MediaType: typeOf(head)})
}

// PutPart stores a part that has all its bytes, as PutAs does. The part itself
// stays until DropPart: whoever keeps it forgets it first.
func (s *Store) PutPart(ctx context.Context, p Part, set Set, name string) (Blob, error) {
	t, err := s.tempOf(p)
	if err != nil {
		return Blob{}, err
	}
	defer t.discard()
	if err := set.Check(name, t.blob()); err != nil {
		return Blob{}, err
	}
	return s.store(ctx, t)
}

// tempOf gives a part a second name, under which it can be moved to its place.
func (s *Store) tempOf(p Part) (*temp, error) {
	name := path.Join(tempFolder, rand.Text())
	err := s.root.Link(partKey(p.ID), name)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		err = s.root.Rename(partKey(p.ID), name) // some network folders know no second names
	}
	if err != nil {
		return nil, missing(fmt.Errorf("files: %w", err))
	}
	if err := s.root.Chtimes(name, now(), now()); err != nil { // new for Collect
		return nil, fmt.Errorf("files: %w", err)
	}
	f, err := s.root.OpenFile(name, os.O_RDWR, 0)
	if err != nil {
		return nil, fmt.Errorf("files: %w", err)
	}
	t := &temp{File: f, root: s.root, name: name, size: p.Size}
	if err := t.describe(p); err != nil {
		t.discard()
		return nil, err
	}
	return t, nil
}

// describe finds the hash, which has been kept along the way, and the type.
func (t *temp) describe(p Part) (err error) {
	sum := sha256.New()
	if err := sum.(encoding.BinaryUnmarshaler).UnmarshalBinary(p.State); err != nil {
		return fmt.Errorf("files: %w", err)
	}
	t.hash = hex.EncodeToString(sum.Sum(nil))
	t.mediaType, err = sniff(t.File)
	return err
}

// HasPart reports whether the bytes of a part are still there.
func (s *Store) HasPart(p Part) (bool, error) {
	info, err := s.root.Stat(partKey(p.ID))
	if errors.Is(err, fs.ErrNotExist) {
		return p.Received == 0, nil
	}
	if err != nil {
		return false, fmt.Errorf("files: %w", err)
	}
	return info.Size() >= p.Received, nil
}

// DropPart removes a part, if it is there.
func (s *Store) DropPart(id string) error {
	if err := s.root.Remove(partKey(id)); err != nil && !errors.Is(err, fs.ErrNotExist) {
		return fmt.Errorf("files: %w", err)
	}
	return nil
}

// OldParts are the ids of the parts that nobody has written to since.
func (s *Store) OldParts(before time.Time) (ids []string, err error) {
	dir, err := fs.ReadDir(s.root.FS(), partFolder)
	if err != nil {
		return nil, fmt.Errorf("files: %w", err)
	}
	for _, d := range dir {
		if info, err := d.Info(); err == nil && info.ModTime().Before(before) {
			ids = append(ids, d.Name())
		}
	}
	return ids, nil
}
