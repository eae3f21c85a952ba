package audit

import (
	"context"

	"myspace/internal/base/clock"
	"myspace/internal/base/db"
)

// Merged notes that a record became part of another one of its kind: its id
// leads on to that one from now on, and its history is part of the other's.
func Merged(ctx context.Context, tx *db.Tx, entity, id, into string) error {
	if err := db.Exec(ctx, tx, `UPDATE merged_record SET into_id = ? WHERE entity = ? AND into_id = ?`, into, entity, id); err != nil {
		return err
	}
	return db.Exec(ctx, tx, `INSERT INTO merged_record (entity, id, into_id, created_at) VALUES (?, ?, ?, ?)`, entity, id, into, clock.Now())
}

// ForgetMerged takes out what led to a record that is no more.
func ForgetMerged(ctx context.Context, tx *db.Tx, entity, into string) error {
	return db.Exec(ctx, tx, `DELETE FROM merged_record WHERE entity = ? AND into_id = ?`, entity, into)
}

// Successor returns the id of the record that another became part of, or the
// id itself.
func Successor(ctx context.Context, q db.Querier, entity, id string) (string, error) {
	found, err := db.All(ctx, q, db.ScanString, `SELECT into_id FROM merged_record WHERE entity = ? AND id = ?`, entity, id)
	if err != nil || len(found) == 0 {
		return id, err
	}
	return found[0], nil
}

// Predecessors returns the ids of the records that became part of one.
func Predecessors(ctx context.Context, q db.Querier, entity, id string) ([]string, error) {
	return db.All(ctx, q, db.ScanString, `SELECT id FROM merged_record WHERE entity = ? AND into_id = ? ORDER BY id`, entity, id)
}
