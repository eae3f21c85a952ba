package jobs

import (
	"context"

	"myspace/internal/base/db"
)

// Forget removes the jobs that hold a text, such as an address: those that wait
// and those that failed. What runs now ends by itself, and keeps no payload.
func Forget(ctx context.Context, tx *db.Tx, text string) error {
	var w db.Where
	w.Contains(`payload || ' ' || last_error || ' ' || COALESCE(dedup_key, '')`, text)
	w.Add(`state <> 'running'`)
	return db.Exec(ctx, tx, `DELETE FROM job`+w.String(), w.Args...)
}
