package files

import (
	"crypto/rand"
	"errors"
	"fmt"
	"io/fs"
	"path"
	"path/filepath"
	"time"
)

// staleWorkAfter is longer than any work may take.
const staleWorkAfter = 12 * time.Hour

// Work gives a folder of its own to who makes something of contents, on the disk that
// takes uploads and not where the system keeps what is temporary, which may be memory.
// It goes with the work. Without room for that many bytes nothing is begun.
func (s *Store) Work(need int64, do func(folder string) error) (err error) {
	room, err := s.room()
	if err == nil && !room.Takes(need) {
		err = ErrNoSpace()
	}
	if err != nil {
		return err
	}
	name := path.Join(workFolder, rand.Text())
	if err := s.root.Mkdir(name, 0o700); err != nil {
		return fmt.Errorf("files: %w", err)
	}
	defer func() { err = errors.Join(err, s.root.RemoveAll(name)) }()
	at, err := filepath.Abs(filepath.Join(s.root.Name(), name))
	if err != nil {
		return err
	}
	return do(at)
}

// sweepWork removes what a killed server left of its works.
func (s *Store) sweepWork() error {
	dir, err := fs.ReadDir(s.root.FS(), workFolder)
	if err != nil {
		return fmt.Errorf("files: %w", err)
	}
	for _, d := range dir {
		info, err := d.Info()
		if err != nil || now().Sub(info.ModTime()) < staleWorkAfter {
			continue // gone meanwhile, or another server's
		}
		if err := s.root.RemoveAll(path.Join(workFolder, d.Name())); err != nil {
			return fmt.Errorf("files: %w", err)
		}
	}
	return nil
}
