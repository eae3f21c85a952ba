package jobs

import (
	"context"
	"slices"
	"time"

	"myspace/internal/base/clock"
	"myspace/internal/base/db"
)

// Held is what Holding found: jobs, and up to where it looked.
type Held struct {
	texts, ids []string
	upTo       string
}

// longest is how long a transaction may take: what it enqueues is there only
// then, under an id of before.
const longest = 10 * time.Minute

// Holding returns the jobs that hold one of some texts, such as an address. It
// reads all of them, so it belongs before the transaction that Forget is called
// in; there, only what came since is looked at.
func Holding(ctx context.Context, q db.Querier, texts []string) (h Held, err error) {
	h = Held{texts: texts, upTo: db.IDBefore(clock.Now().Add(-longest))}
	if len(texts) == 0 {
		return h, nil
	}
	w := h.holding()
	h.ids, err = db.All(ctx, q, db.ScanString, `SELECT id FROM job`+w.String(), w.Args...)
	return h, err
}

// holding is the condition that a job holds one of the texts.
func (h Held) holding() (w db.Where) {
	holds := make([]db.Where, len(h.texts))
	for i, text := range h.texts {
		holds[i].Contains(`payload || ' ' || last_error || ' ' || COALESCE(dedup_key, '')`, text)
	}
	w.Or(holds...)
	return w
}

// Forget removes the jobs that were found, and those that came since: those that
// wait and those that failed. What runs now ends by itself, and keeps no payload.
func Forget(ctx context.Context, tx *db.Tx, h Held) error {
	if len(h.texts) == 0 {
		return nil
	}
	for some := range slices.Chunk(h.ids, 500) {
		var w db.Where
		w.In(`id`, some...)
		w.Add(`state <> 'running'`)
		if err := db.Exec(ctx, tx, `DELETE FROM job`+w.String(), w.Args...); err != nil {
			return err
		}
	}
	w := h.holding()
	w.Add(`id > ? AND state <> 'running'`, h.upTo)
	return db.Exec(ctx, tx, `DELETE FROM job`+w.String(), w.Args...)
}
