package library

import (
	"context"
	"errors"
	"io"

	"myspace/internal/base/db"
	"myspace/internal/base/epub"
	"myspace/internal/base/fault"
	"myspace/internal/base/files"
)

// coverOf stores the cover that an EPUB carries. A book without a good one, or
// of another kind, has none: that is no reason to refuse it.
func (a *Area) coverOf(ctx context.Context, kind string, b files.Blob) (cover files.Blob, err error) {
	if kind != "epub" {
		return cover, nil
	}
	f, err := a.Files.Open(ctx, b.Hash)
	if err != nil {
		return cover, err
	}
	defer func() { err = errors.Join(err, f.Close()) }()
	picture, name, err := epub.Cover(io.NewSectionReader(readerAt{f}, 0, b.Size), b.Size)
	if err != nil {
		return cover, nil // it is taken as it is
	}
	defer func() { _ = picture.Close() }()
	cover, err = a.Files.PutPicture(ctx, name, io.LimitReader(picture, maxCover), maxCover)
	if fault.KindOf(err) != fault.Internal {
		return files.Blob{}, nil // a picture that we do not take
	}
	return cover, err
}

// adoptCover gives a book without a cover the one of its file.
func (a *Area) adoptCover(ctx context.Context, tx *db.Tx, book Book, cover files.Blob) error {
	if cover.Hash == "" || book.coverHash != "" {
		return nil
	}
	if err := files.Keep(ctx, tx, cover); err != nil {
		return err
	}
	return saveCover(ctx, tx, book.ID, cover.Hash)
}

// readerAt reads anywhere in a stored content, one place after the other.
type readerAt struct{ io.ReadSeeker }

func (r readerAt) ReadAt(p []byte, at int64) (int, error) {
	if _, err := r.Seek(at, io.SeekStart); err != nil {
		return 0, err
	}
	n, err := io.ReadFull(r, p)
	if errors.Is(err, io.ErrUnexpectedEOF) {
		err = io.EOF
	}
	return n, err
}
