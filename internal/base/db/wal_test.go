package db_test

import (
	"os"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"testing"

	"myspace/internal/base/db"
	"myspace/internal/base/dbtest"
)

// TestTheLogStaysSmallWhileSomebodyAlwaysReads: readers that overlap, each of
// them short, must not let SQLite's log grow for ever.
func TestTheLogStaysSmallWhileSomebodyAlwaysReads(t *testing.T) {
	c := dbtest.SQLite(t, schema)
	d, err := db.Open(t.Context(), c)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = d.Close() })
	if err := addNote(t.Context(), d, "a", "x"); err != nil {
		t.Fatal(err)
	}
	defer alwaysReading(t, d)()
	defer alwaysReading(t, d)()
	var largest int64
	for i := range 80 { // 80 MiB
		long := strings.Repeat(strconv.Itoa(i%10), 1<<20)
		if err := db.Exec(t.Context(), d, `UPDATE note SET search_text = ?`, long); err != nil {
			t.Fatal(err)
		}
		info, err := os.Stat(c.Address + "-wal")
		if err != nil {
			t.Fatal(err)
		}
		largest = max(largest, info.Size())
	}
	if largest > 64<<20 { // on a busy machine a reader may be too slow once or twice
		t.Errorf("the log grew to %d MiB", largest>>20)
	}
}

// alwaysReading has readers follow each other, each beginning before the last
// one ends, until stop is called.
func alwaysReading(t *testing.T, d *db.DB) (stop func()) {
	var stopped atomic.Bool
	var wg sync.WaitGroup
	end := reading(t, d)
	wg.Go(func() {
		for !stopped.Load() {
			next := reading(t, d)
			end()
			end = next
		}
		end()
	})
	return func() {
		stopped.Store(true)
		wg.Wait()
	}
}

// reading begins to read and goes on until end is called.
func reading(t *testing.T, d *db.DB) (end func()) {
	t.Helper()
	begun, stop, over := make(chan bool), make(chan bool), make(chan error)
	go func() {
		over <- d.Snapshot(t.Context(), func(q db.Querier) error {
			_, err := db.All(t.Context(), q, db.ScanString, `SELECT id FROM note`)
			close(begun)
			<-stop
			return err
		})
	}()
	<-begun
	return func() {
		close(stop)
		if err := <-over; err != nil {
			t.Error(err)
		}
	}
}
