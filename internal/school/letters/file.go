package letters

import (
	"context"
	"slices"

	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/files"
)

// fileFormats are what may go with a letter: papers, and pictures.
var fileFormats = slices.Concat(files.Documents, files.Pictures)

// LetterFile is a file that goes with a letter. Its readers fetch it by the link in
// the mail.
type LetterFile struct {
	ID         string `json:"id"`
	Name       string `json:"name"`
	MediaType  string `json:"media_type"`
	Size       int64  `json:"size"`
	ContentURL string `json:"content_url" doc:"For who writes letters; empty for their readers."`
	letterID   string
	hash       string
}

const (
	fileColumns = `d.id, d.letter_id, d.name, d.hash, f.media_type, f.size`
	fileTables  = `letter_file d JOIN file f ON f.hash = d.hash`
)

func scanFile(r db.Row) (d LetterFile, err error) {
	return d, r.Scan(&d.ID, &d.letterID, &d.Name, &d.hash, &d.MediaType, &d.Size)
}

// findFile finds a file of a letter that was found in the caller's reach.
func findFile(ctx context.Context, q db.Querier, letterID, id string) (LetterFile, error) {
	return db.One(ctx, q, "letter.file_not_found", scanFile, `SELECT `+fileColumns+` FROM `+fileTables+` WHERE d.letter_id = ? AND d.id = ?`, letterID, id)
}

// AddFile adds a stored content to a letter.
func AddFile(ctx context.Context, tx *db.Tx, letterID, id, name, hash string) error {
	return db.Exec(ctx, tx, `INSERT INTO letter_file (id, letter_id, name, hash, created_at) VALUES (?, ?, ?, ?, ?)`, id, letterID, name, hash, clock.Now())
}

// copyFiles gives a letter the files of another one.
func copyFiles(ctx context.Context, tx *db.Tx, from, to string) error {
	all, err := db.All(ctx, tx, scanFile, `SELECT `+fileColumns+` FROM `+fileTables+` WHERE d.letter_id = ? ORDER BY d.created_at, d.id`, from)
	if err != nil {
		return err
	}
	rows, now := db.NewBulk(`letter_file (id, letter_id, name, hash, created_at)`), clock.Now()
	for _, d := range all {
		rows.Add(db.NewID(), to, d.Name, d.hash, now)
	}
	return rows.Insert(ctx, tx)
}
