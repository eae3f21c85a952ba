package files

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"time"
)

// folder is the back end that keeps files on the disk. Every path goes through
// an os.Root, which no name and no symbolic link can leave.
type folder struct{ root *os.Root }

// openFolder makes the folder, for the program's own eyes, and opens it.
func openFolder(name string) (*os.Root, error) {
	if err := os.MkdirAll(name, 0o700); err != nil {
		return nil, err
	}
	parent, err := os.OpenRoot(filepath.Dir(filepath.Clean(name)))
	if err != nil {
		return nil, err
	}
	if err := errors.Join(folder{parent}.sync("."), parent.Close()); err != nil {
		return nil, err
	}
	root, err := os.OpenRoot(name)
	if err != nil {
		return nil, err
	}
	for _, own := range []string{tempFolder, partFolder, workFolder} {
		if err := root.MkdirAll(own, 0o700); err != nil {
			return nil, errors.Join(err, root.Close())
		}
	}
	return root, nil
}

// put moves a finished upload to its place so that a power cut at any moment
// leaves the whole file or none: content to disk, then the name, then the
// folders that hold the name. A file that is already there is replaced by its
// equal: that is as cheap as asking, makes it new for Collect, mends a damaged
// one, and does not trust that whoever wrote it has synced the folders yet.
func (f folder) put(_ context.Context, key string, t *temp) error {
	if err := t.Sync(); err != nil {
		return fmt.Errorf("files: %w", err)
	}
	if err := f.root.MkdirAll(path.Dir(key), 0o700); err != nil {
		return fmt.Errorf("files: %w", err)
	}
	if err := f.root.Rename(t.name, key); err != nil {
		return fmt.Errorf("files: %w", err)
	}
	return f.syncUp(path.Dir(key))
}

// syncUp syncs a folder and all above it: any of them may be new.
func (f folder) syncUp(dir string) error {
	for {
		if err := f.sync(dir); err != nil {
			return err
		}
		if dir == "." {
			return nil
		}
		dir = path.Dir(dir)
	}
}

func (f folder) sync(dir string) error {
	d, err := f.root.Open(dir)
	if err != nil {
		return fmt.Errorf("files: %w", err)
	}
	if err := errors.Join(d.Sync(), d.Close()); err != nil {
		return fmt.Errorf("files: %w", err)
	}
	return nil
}

func (f folder) open(_ context.Context, key string) (*File, error) {
	file, err := f.root.Open(key)
	if err != nil {
		return nil, missing(err)
	}
	info, err := file.Stat()
	if err != nil {
		return nil, errors.Join(err, file.Close())
	}
	return &File{ReadSeekCloser: file, Size: info.Size(), Modified: info.ModTime()}, nil
}

func (f folder) stat(_ context.Context, key string) (entry, error) {
	info, err := f.root.Stat(key)
	if err != nil {
		return entry{}, missing(err)
	}
	return entry{key: key, size: info.Size(), modified: info.ModTime()}, nil
}

func (f folder) remove(_ context.Context, key string) error {
	if err := f.root.Remove(key); err != nil && !errors.Is(err, fs.ErrNotExist) {
		return fmt.Errorf("files: %w", err)
	}
	return nil
}

func (f folder) each(ctx context.Context, do func(entry) error) error {
	return fs.WalkDir(f.root.FS(), ".", func(key string, d fs.DirEntry, err error) error {
		if err := errors.Join(err, ctx.Err()); err != nil {
			return err
		}
		if d.IsDir() {
			return skipOurOwn(key)
		}
		info, err := d.Info()
		if errors.Is(err, fs.ErrNotExist) {
			return nil // removed meanwhile
		}
		if err != nil {
			return err
		}
		return do(entry{key: key, size: info.Size(), modified: info.ModTime()})
	})
}

// skipOurOwn keeps a walk out of uploads on their way, of works and of thumbnails.
func skipOurOwn(dir string) error {
	if dir == tempFolder || dir == partFolder || dir == thumbFolder || dir == workFolder {
		return fs.SkipDir
	}
	return nil
}

func (f folder) prepare(context.Context) error { return nil }

func (f folder) tidy(context.Context, time.Time) error { return nil }
