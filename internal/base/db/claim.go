package db

import (
	"context"
	"strings"
)

// skipLocked is how PostgreSQL lets several servers take rows side by side.
const skipLocked = " FOR UPDATE SKIP LOCKED"

// Claim runs one statement that changes rows and returns them, for a queue that
// several servers take from. The text may pick its rows with FOR UPDATE SKIP
// LOCKED; SQLite, which has one writer, needs no locks and gets it without.
// PostgreSQL runs it at READ COMMITTED: rows that others hold are passed over,
// while a serializable transaction would fail and run again.
func Claim[T any](ctx context.Context, d *DB, scan func(Row) (T, error), text string, args ...any) (all []T, err error) {
	if d.Postgres() {
		all, err = All(ctx, d, scan, text, args...)
		if err != nil && lostServer(err) {
			d.dropIdle()
		}
		return all, err
	}
	text = strings.Replace(text, skipLocked, "", 1)
	err = d.Tx(ctx, func(tx *Tx) error {
		all, err = All(ctx, tx, scan, text, args...)
		return err
	})
	return all, err
}
