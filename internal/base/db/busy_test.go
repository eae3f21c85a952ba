package db_test

import (
	"fmt"
	"slices"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"myspace/internal/base/db"
	"myspace/internal/base/dbtest"
)

// TestManyWritersBesideALongReader: nobody is ever told that the database is
// busy, and the reader's view does not move.
func TestManyWritersBesideALongReader(t *testing.T) {
	const writers, each = 64, 40
	d := dbtest.OpenSchema(t, schema)
	for i := range 500 {
		if err := addNote(t.Context(), d, fmt.Sprintf("old-%03d", i), "there before"); err != nil {
			t.Fatal(err)
		}
	}
	took := make([]time.Duration, 0, writers*each)
	var written atomic.Bool
	var wg sync.WaitGroup
	err := d.Snapshot(t.Context(), func(q db.Querier) error {
		before := noteIDs(t, q)
		wg.Go(func() {
			took = manyWrites(t, d, writers, each)
			written.Store(true)
		})
		for reads := 0; !written.Load() || reads == 0; reads++ {
			if now := noteIDs(t, q); !slices.Equal(now, before) {
				t.Errorf("the reader's view moved from %d to %d rows", len(before), len(now))
				break
			}
		}
		wg.Wait()
		return nil
	})
	if err != nil {
		t.Error(err)
	}
	if got := len(noteIDs(t, d)); got != 500+writers*each {
		t.Errorf("%d rows are there, want %d", got, 500+writers*each)
	}
	slices.Sort(took)
	t.Logf("%d writers beside a long reader: p50 %v, p99 %v, slowest %v",
		writers, took[len(took)/2], took[len(took)*99/100], took[len(took)-1])
}

// manyWrites has so many writers store so many notes each, and returns how
// long each write took.
func manyWrites(t *testing.T, d *db.DB, writers, each int) (took []time.Duration) {
	var mu sync.Mutex
	var wg sync.WaitGroup
	for w := range writers {
		wg.Go(func() {
			for i := range each {
				began := time.Now()
				if err := addNote(t.Context(), d, fmt.Sprintf("new-%02d-%03d", w, i), "by many"); err != nil {
					t.Errorf("writer %d: %v", w, err)
				}
				mu.Lock()
				took = append(took, time.Since(began))
				mu.Unlock()
			}
		})
	}
	wg.Wait()
	return took
}
