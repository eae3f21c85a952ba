package files

import (
	"context"
	"crypto/rand"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path"
	"time"
)

// partStep is after how many bytes of one piece what came is made safe: as
// much as a power cut may take of it.
const partStep = 32 << 20

// folderParts keeps each part as one file, which only this server has.
type folderParts struct{ store *Store }

// extend writes to the part's file. What lies there behind Received, from a
// piece whose end nobody noted, is written over.
func (f folderParts) extend(_ context.Context, a *appender, r io.Reader) (err error) {
	root := f.store.root
	file, err := root.OpenFile(partKey(a.ID), os.O_RDWR|os.O_CREATE, 0o600)
	if err != nil {
		return fmt.Errorf("files: %w", err)
	}
	defer func() { err = errors.Join(err, file.Close()) }()
	if err := goTo(file, a.Received); err != nil {
		return err
	}
	if a.Received == 0 {
		if err := (folder{root}).sync(partFolder); err != nil { // its name must last as well
			return err
		}
	}
	a.room = roomWriter{store: f.store, w: file}
	a.settle = func(*Part) error {
		if err := file.Sync(); err != nil {
			return fmt.Errorf("files: %w", err)
		}
		return nil
	}
	return a.copy(r, partStep)
}

// goTo goes to where a part ends.
func goTo(file *os.File, end int64) error {
	if info, err := file.Stat(); err != nil || info.Size() < end {
		return errors.Join(err, errNotFound()) // a restored database knows more than the folder
	}
	if err := file.Truncate(end); err != nil {
		return fmt.Errorf("files: %w", err)
	}
	_, err := file.Seek(end, io.SeekStart)
	return err
}

func (f folderParts) mediaType(p Part) (string, error) {
	file, err := f.store.root.Open(partKey(p.ID))
	if err != nil {
		return "", missing(err)
	}
	defer file.Close()
	head := make([]byte, min(p.Size, headSize))
	if _, err := io.ReadFull(file, head); err != nil {
		return "", fmt.Errorf("files: %w", err)
	}
	return typeOf(head), nil
}

func (f folderParts) finish(ctx context.Context, p Part, set Set, name string) (Blob, error) {
	t, err := f.tempOf(p)
	if err != nil {
		return Blob{}, err
	}
	defer t.discard()
	if err := set.Check(name, t.blob()); err != nil {
		return Blob{}, err
	}
	return f.store.store(ctx, t)
}

// tempOf gives a part a second name, under which it can be moved to its place.
func (f folderParts) tempOf(p Part) (*temp, error) {
	root, name := f.store.root, path.Join(tempFolder, rand.Text())
	err := root.Link(partKey(p.ID), name)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		err = root.Rename(partKey(p.ID), name) // some network folders know no second names
	}
	if err != nil {
		return nil, missing(fmt.Errorf("files: %w", err))
	}
	if err := root.Chtimes(name, now(), now()); err != nil { // new for Collect
		return nil, fmt.Errorf("files: %w", err)
	}
	file, err := root.OpenFile(name, os.O_RDWR, 0)
	if err != nil {
		return nil, fmt.Errorf("files: %w", err)
	}
	t := &temp{File: file, root: root, name: name, size: p.Size}
	if err := t.describe(p); err != nil {
		t.discard()
		return nil, err
	}
	return t, nil
}

// describe finds the hash, which has been kept along the way, and the type.
func (t *temp) describe(p Part) (err error) {
	if t.hash, err = p.hash(); err != nil {
		return err
	}
	t.mediaType, err = sniff(t.File)
	return err
}

func (f folderParts) has(_ context.Context, p Part) (bool, error) {
	info, err := f.store.root.Stat(partKey(p.ID))
	if errors.Is(err, fs.ErrNotExist) {
		return p.Received == 0, nil
	}
	if err != nil {
		return false, fmt.Errorf("files: %w", err)
	}
	return info.Size() >= p.Received, nil
}

func (f folderParts) drop(ctx context.Context, id string) error {
	return folder{f.store.root}.remove(ctx, partKey(id))
}

// old are the parts whose files nobody has written to since.
func (f folderParts) old(_ context.Context, before time.Time) (ids []string, err error) {
	dir, err := fs.ReadDir(f.store.root.FS(), partFolder)
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

func (f folderParts) room() (Room, error) { return f.store.Room() }
