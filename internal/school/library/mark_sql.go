package library

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
)

const markColumns = `m.id, m.version, m.kind, m.position, m.section, m.start, m.finish, m.quote, m.note, m.color, m.created_at`

func scanMark(r db.Row) (m BookMark, err error) {
	return m, r.Scan(&m.ID, &m.Version, &m.Kind, &m.Position, &m.Section, &m.Start, &m.Finish, &m.Quote, &m.Note, &m.Color, &m.CreatedAt)
}

// findMarks returns what somebody marked in a file, in the order of reading.
func findMarks(ctx context.Context, q db.Querier, personID, fileID string) ([]BookMark, error) {
	all, err := db.All(ctx, q, scanMark, `SELECT `+markColumns+` FROM book_mark m WHERE m.person_id = ? AND m.file_id = ? ORDER BY m.position, m.start, m.id`+db.Limit(mostMarks), personID, fileID)
	return append([]BookMark{}, all...), err
}

func findMark(ctx context.Context, q db.Querier, in access.Scope, id MarkID) (BookMark, error) {
	return db.One(ctx, q, "book.mark_not_found", scanMark, `SELECT `+markColumns+` FROM book_mark m JOIN book_file f ON f.id = m.file_id
		WHERE m.id = ? AND m.person_id = ? AND m.file_id = ? AND f.book_id = ?`, id.MarkID, in.Actor().PersonID, id.FileID, id.ID)
}

func countMarks(ctx context.Context, q db.Querier, personID, fileID string) (int, error) {
	return db.One(ctx, q, "", db.ScanInt, `SELECT COUNT(*) FROM book_mark WHERE person_id = ? AND file_id = ?`, personID, fileID)
}

// AddMark keeps what somebody marked in a file.
func AddMark(ctx context.Context, tx *db.Tx, personID, fileID string, m BookMark) error {
	return db.Exec(ctx, tx, `INSERT INTO book_mark (id, person_id, file_id, kind, position, section, start, finish, quote, note, color, created_at, updated_at) VALUES `+db.Values(1, 13),
		m.ID, personID, fileID, m.Kind, m.Position, m.Section, m.Start, m.Finish, m.Quote, m.Note, m.Color, m.CreatedAt, m.CreatedAt)
}

func saveMark(ctx context.Context, tx *db.Tx, id string, f MarkFields) error {
	return db.Change(ctx, tx, "book.mark_not_found", `UPDATE book_mark SET version = version + 1, note = ?, color = ?, updated_at = ? WHERE id = ?`, f.Note, f.Color, clock.Now(), id)
}

func removeMark(ctx context.Context, tx *db.Tx, id string) error {
	return db.Change(ctx, tx, "book.mark_not_found", `DELETE FROM book_mark WHERE id = ?`, id)
}
