package jobs_test

import (
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/dbtest"
	"myspace/internal/base/jobs"
)

// TestForgettingLooksAtNewJobsAloneInItsTransaction: it read all jobs there, while
// every other writer waited.
func TestForgettingLooksAtNewJobsAloneInItsTransaction(t *testing.T) {
	d, now := dbtest.Open(t), clock.Now()
	hourAgo := db.IDBefore(now.Add(-time.Hour))
	add := func(id, payload, state string) {
		t.Helper()
		if err := db.Exec(t.Context(), d, `INSERT INTO job (id, kind, payload, state, run_at, created_at) VALUES (?, 'mail', ?, ?, ?, ?)`, id, payload, state, now, now); err != nil {
			t.Fatal(err)
		}
	}
	add(hourAgo+"old", `to ana@example.org`, "dead")
	add(hourAgo+"running", `to ana@example.org`, "running")
	add(hourAgo+"other", `to ben@example.org`, "ready")
	held, err := jobs.Holding(t.Context(), d, []string{"ana@example.org", "the-id-of-ana"})
	if err != nil {
		t.Fatal(err)
	}
	add(db.NewID(), `about the-id-of-ana`, "ready")
	add(hourAgo+"unseen", `to ana@example.org`, "ready") // nothing comes with so old an id: it shows what is read
	if err := d.Tx(t.Context(), func(tx *db.Tx) error { return jobs.Forget(t.Context(), tx, held) }); err != nil {
		t.Fatal(err)
	}
	left, err := db.All(t.Context(), d, db.ScanString, `SELECT id FROM job ORDER BY id`)
	if diff := cmp.Diff([]string{hourAgo + "other", hourAgo + "running", hourAgo + "unseen"}, left); err != nil || diff != "" {
		t.Error(err, diff)
	}
}
