package uploads

import (
	"context"
	"errors"
	"io"
	"time"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/base/files"
)

// File is a file that has arrived and is stored, for a record to refer to.
type File struct {
	files.Blob
	Name    string // clean
	uploads *Uploads
	id      string // of the upload, if it was one
}

// Receive stores the file of a request: the finished upload that it names, or
// else its body, which then has the name. Nothing of it happens in a
// transaction; Keep belongs into the one that refers to the file.
func (u *Uploads) Receive(ctx context.Context, k Kind, id, name string, body io.Reader) (File, error) {
	if id != "" {
		return u.finished(ctx, k, id)
	}
	blob, err := u.files.PutAs(ctx, k.Formats, name, body, k.Limit)
	return File{Blob: blob, Name: files.CleanName(name)}, err
}

func (u *Uploads) finished(ctx context.Context, k Kind, id string) (f File, err error) {
	up, err := find(ctx, u.db, access.From(ctx), id)
	if err != nil {
		return f, err
	}
	if up.Kind != k.Name {
		return f, fault.New(fault.NotFound, notFound)
	}
	leave, err := u.take(ctx, id, func() {})
	if err != nil {
		return f, err
	}
	defer leave()
	if up, err = u.present(ctx, id); err != nil {
		return f, err
	}
	if !up.complete() {
		return f, fault.New(fault.Conflict, "upload.unfinished")
	}
	blob, err := u.files.PutPart(ctx, up.Part, k.Formats, up.Name)
	if fault.KindOf(err) == fault.NotFound {
		err = fault.New(fault.NotFound, notFound) // another server was quicker, and it is used up
	}
	return File{Blob: blob, Name: up.Name, uploads: u, id: id}, err
}

// Keep writes the row of the file, and uses the upload up: two requests with
// the same one make one record.
func (f File) Keep(ctx context.Context, tx *db.Tx) error {
	if f.id != "" {
		if err := drop(ctx, tx, f.id); err != nil {
			return err
		}
		tx.AfterCommit(func() { f.uploads.dropBytes(ctx, f.id) })
	}
	return files.Keep(ctx, tx, f.Blob)
}

// Sweep removes the uploads that have waited too long, and bytes that belong
// to none. It runs from time to time.
func (u *Uploads) Sweep(ctx context.Context) (removed int, err error) {
	ids, err := expired(ctx, u.db)
	if err != nil {
		return 0, err
	}
	for _, id := range ids {
		if err := errors.Join(drop(ctx, u.db, id), u.files.DropPart(ctx, id)); err != nil && fault.KindOf(err) != fault.NotFound {
			return removed, err
		}
		removed++
	}
	return removed, u.sweepBytes(ctx)
}

func (u *Uploads) sweepBytes(ctx context.Context) error {
	ids, err := u.files.OldParts(ctx, clock.Now().Add(-time.Hour).Time)
	if err != nil {
		return err
	}
	for _, id := range ids {
		known, err := db.Exists(ctx, u.db, `SELECT 1 FROM upload WHERE id = ?`, id)
		if err == nil && !known {
			err = u.files.DropPart(ctx, id)
		}
		if err != nil {
			return err
		}
	}
	return nil
}
