package db_test

import (
	"context"
	"errors"
	"sync"
	"testing"

	"myspace/internal/base/db"
	"myspace/internal/base/dbtest"
)

// TestManyReadBesideWriters has many goroutines read, give up half-way and write at
// once: SQLite's connections have no lock of their own, so each must have one user.
func TestManyReadBesideWriters(t *testing.T) {
	d := dbtest.OpenSchema(t, schema)
	const rows = 300
	for n := range int64(rows) {
		if err := addPlainNote(t.Context(), d, n); err != nil {
			t.Fatal(err)
		}
	}
	enough := errors.New("enough")
	var wg sync.WaitGroup
	for worker := range int64(8) {
		wg.Go(func() {
			for round := range int64(40) {
				ctx, cancel := context.WithCancel(t.Context())
				seen := 0
				err := db.Each(ctx, d, func(db.Row) error {
					if seen++; round%3 == 0 && seen == rows/2 {
						cancel() // who asked has left: the driver interrupts it
					}
					if round%3 == 1 && seen == rows/2 {
						return enough
					}
					return nil
				}, `SELECT a.id FROM note a, note b WHERE b.id = a.id`)
				cancel()
				switch {
				case round%3 == 0 && err != nil && !errors.Is(err, context.Canceled):
					t.Errorf("canceled: %v", err)
				case round%3 == 1 && !errors.Is(err, enough):
					t.Errorf("stopped: %v", err)
				case round%3 == 2 && (err != nil || seen < rows):
					t.Errorf("%d rows of %d at least: %v", seen, rows, err)
				}
				if err := addPlainNote(t.Context(), d, rows+worker*1000+round); err != nil {
					t.Error(err)
				}
			}
		})
	}
	wg.Wait()
	if n, err := db.One(t.Context(), d, "none", db.ScanInt, `SELECT COUNT(*) FROM note`); err != nil || n != rows+8*40 {
		t.Fatalf("%d notes: %v", n, err)
	}
}
