package library

import (
	"context"
	"encoding/json"

	"myspace/internal/base/clock"
	"myspace/internal/base/db"
)

// The functions here take a book that was found through the caller's scope; a
// file is only ever looked up within its book.

const (
	fileColumns = `f.id, f.version, f.book_id, f.title, f.kind, f.name, f.hash, c.media_type, c.size, f.created_at, f.chapters`
	fileTables  = `book_file f JOIN file c ON c.hash = f.hash`
	// maxFiles is how many a book may have: the chapters of a long audio book.
	maxFiles = 200
)

func scanFile(r db.Row) (f BookFile, err error) {
	var chapters string
	if err := r.Scan(&f.ID, &f.Version, &f.bookID, &f.Title, &f.Kind, &f.Name, &f.hash, &f.MediaType, &f.Size, &f.CreatedAt, &chapters); err != nil {
		return f, err
	}
	return f, json.Unmarshal([]byte(chapters), &f.Chapters)
}

func findFiles(ctx context.Context, q db.Querier, bookID string) (db.List[BookFile], error) {
	var w db.Where
	w.Add(`f.book_id = ?`, bookID)
	return db.Find(ctx, q, scanFile, db.Select{
		Columns: fileColumns, From: fileTables, Count: `book_file f`, Where: w, Order: `f.position, f.id`, Page: 1, Size: maxFiles,
	})
}

func findFile(ctx context.Context, q db.Querier, bookID, id string) (BookFile, error) {
	return db.One(ctx, q, "book.file_not_found", scanFile,
		`SELECT `+fileColumns+` FROM `+fileTables+` WHERE f.book_id = ? AND f.id = ?`, bookID, id)
}

// addFile adds a file after the others of its book.
func addFile(ctx context.Context, tx *db.Tx, bookID, by string, f BookFile) error {
	return db.Exec(ctx, tx, `INSERT INTO book_file (id, book_id, kind, title, name, hash, position, chapters, created_by, created_at)
		SELECT ?, ?, ?, ?, ?, ?, COALESCE(MAX(position) + 1, 0), ?, ?, ? FROM book_file WHERE book_id = ?`,
		f.ID, bookID, f.Kind, f.Title, f.Name, f.hash, ChapterText(f.Chapters), by, clock.Now(), bookID)
}

func saveFile(ctx context.Context, tx *db.Tx, bookID, id string, f BookFileFields) error {
	return db.Change(ctx, tx, "book.file_not_found",
		`UPDATE book_file SET version = version + 1, title = ? WHERE book_id = ? AND id = ?`, f.Title, bookID, id)
}

// placeFile says which one a file is in its book; the order is no edit of the
// file, so its version stays.
func orderFiles(ctx context.Context, tx *db.Tx, bookID string, ids []string) error {
	return db.NewOrder(`book_file (id, position)`, ids, 0).Change(ctx, tx, "book.file_not_found",
		`UPDATE book_file SET position = given.position FROM given WHERE book_file.id = given.id AND book_id = ?`, bookID)
}

func removeFile(ctx context.Context, tx *db.Tx, bookID, id string) error {
	return db.Change(ctx, tx, "book.file_not_found", `DELETE FROM book_file WHERE book_id = ? AND id = ?`, bookID, id)
}

func countFiles(ctx context.Context, q db.Querier, bookID string) (int, error) {
	return db.One(ctx, q, "", db.ScanInt, `SELECT COUNT(*) FROM book_file WHERE book_id = ?`, bookID)
}
