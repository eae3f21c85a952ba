package backup

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"

	"myspace/internal/base/clock"
	"myspace/internal/base/db"
)

// aside is a folder beside the database that keeps what a restore replaces.
// Everything gets there by hard links, so that at every moment the old
// database, or the new one, is whole in its place.
type aside struct{ folder string }

// makeRoom looks whether the target is empty. If it is not, it is refused or,
// where that was asked for, set aside.
func makeRoom(ctx context.Context, to Target) (aside, error) {
	empty, err := db.IsEmpty(ctx, to.Database)
	switch {
	case err == nil && empty:
		return aside{}, nil
	case db.IsPostgres(to.Database.Address) && err == nil:
		return aside{}, fmt.Errorf("%w: restore into an empty schema", ErrInUse)
	case !to.Replace && err == nil:
		return aside{}, fmt.Errorf("%w: %s", ErrInUse, to.Database.Address)
	case !to.Replace || db.IsPostgres(to.Database.Address):
		return aside{}, err
	}
	// One that cannot even be opened is replaced too: that may be the reason to.
	return setAside(to)
}

func setAside(to Target) (aside, error) {
	stamp := clock.Now().Format("20060102T150405.000Z")
	a := aside{filepath.Join(filepath.Dir(to.Database.Address), "replaced-"+stamp)}
	if err := os.Mkdir(a.folder, 0o700); err != nil {
		return aside{}, fmt.Errorf("cannot set the old data aside: %w", err)
	}
	if to.Folder == "" {
		return a, nil
	}
	if err := linkTree(to.Folder, filepath.Join(a.folder, filepath.Base(to.Folder))); err != nil {
		return aside{}, errors.Join(fmt.Errorf("cannot set the old files aside: %w", err), a.undo())
	}
	return a, nil
}

// undo removes the links again: nothing was replaced.
func (a aside) undo() error {
	if a.folder == "" {
		return nil
	}
	return os.RemoveAll(a.folder)
}

// exchange puts the fresh database into its place and the old one, if it is to
// be kept, into the folder.
func (a aside) exchange(fresh, place string) error {
	if err := syncPath(fresh); err != nil {
		return err
	}
	if a.folder != "" {
		for _, old := range databaseFiles(place) {
			if err := os.Link(old, filepath.Join(a.folder, filepath.Base(old))); err != nil && !errors.Is(err, os.ErrNotExist) {
				return fmt.Errorf("cannot set the database aside: %w", err)
			}
		}
		if err := syncPath(a.folder); err != nil {
			return err
		}
	}
	// A log that stayed behind would be taken for the fresh database's own.
	for _, log := range databaseFiles(place)[1:] {
		if err := os.Remove(log); err != nil && !errors.Is(err, os.ErrNotExist) {
			return err
		}
	}
	folder := filepath.Dir(place)
	if err := syncPath(folder); err != nil {
		return err
	}
	if err := os.Rename(fresh, place); err != nil {
		return err
	}
	return syncPath(folder)
}

// linkTree makes to a copy of from whose files are links to the same ones, and
// has it stored on the disk.
func linkTree(from, to string) error {
	var folders []string
	err := filepath.WalkDir(from, func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		name, err := filepath.Rel(from, path)
		if err != nil {
			return err
		}
		if d.IsDir() {
			folders = append(folders, filepath.Join(to, name))
			return os.MkdirAll(filepath.Join(to, name), 0o700)
		}
		return os.Link(path, filepath.Join(to, name)) //nolint:gosec // nobody else writes to our folder
	})
	for _, folder := range folders {
		err = errors.Join(err, syncPath(folder))
	}
	return err
}

// syncPath has a file or folder stored on the disk.
func syncPath(path string) error {
	f, err := os.Open(path) //nolint:gosec // the operator's own folder
	if err != nil {
		return err
	}
	return errors.Join(f.Sync(), f.Close())
}
