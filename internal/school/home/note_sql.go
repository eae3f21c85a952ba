package home

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
)

const noteColumns = `n.id, n.version, n.text, n.done, n.updated_at`

func scanNote(r db.Row) (n Note, err error) {
	return n, r.Scan(&n.ID, &n.Version, &n.Text, &n.Done, &n.UpdatedAt)
}

// ownNotes keeps a query within the notes of the caller.
func ownNotes(in access.Scope) (w db.Where) {
	w.And(in.Rows("", "n.person_id = ?"))
	return w
}

func findNotes(ctx context.Context, q db.Querier, in access.Scope) (db.List[Note], error) {
	return db.Find(ctx, q, scanNote, db.Select{
		Columns: noteColumns, From: `note n`, Where: ownNotes(in), Order: `n.position, n.id`, Page: 1, Size: maxNotes + 1,
	})
}

func findNote(ctx context.Context, q db.Querier, in access.Scope, id string) (Note, error) {
	w := ownNotes(in)
	w.Add(`n.id = ?`, id)
	return db.One(ctx, q, "home.note_not_found", scanNote, `SELECT `+noteColumns+` FROM note n`+w.String(), w.Args...)
}

// NewNote is a note that is to be added at a place in its owner's list.
type NewNote struct {
	ID, PersonID string
	Position     int
	NoteFields
	CreatedAt clock.Time
}

// AddNote adds a note; those that stand from its place on make room.
func AddNote(ctx context.Context, tx *db.Tx, n NewNote) error {
	err := db.Exec(ctx, tx, `UPDATE note SET position = position + 1 WHERE person_id = ? AND position >= ?`, n.PersonID, n.Position)
	if err != nil {
		return err
	}
	return db.Exec(ctx, tx, `INSERT INTO note (id, person_id, text, done, position, created_at, updated_at) VALUES `+db.Values(1, 7),
		n.ID, n.PersonID, n.Text, n.Done, n.Position, n.CreatedAt, n.CreatedAt)
}

// The functions below take a note that was found through the caller's scope.

func saveNote(ctx context.Context, tx *db.Tx, id string, f NoteFields) error {
	return db.Change(ctx, tx, "home.note_not_found", `UPDATE note SET version = version + 1, text = ?, done = ?, updated_at = ? WHERE id = ?`,
		f.Text, f.Done, clock.Now(), id)
}

// orderNotes moves notes. Their versions stay: whoever writes in one meanwhile is
// not disturbed.
func orderNotes(ctx context.Context, tx *db.Tx, ids []string) error {
	return db.NewOrder(`note (id, position)`, ids, 0).Update(ctx, tx, "home.note_not_found", "id")
}

func removeNote(ctx context.Context, tx *db.Tx, id string) error {
	return db.Change(ctx, tx, "home.note_not_found", `DELETE FROM note WHERE id = ?`, id)
}
