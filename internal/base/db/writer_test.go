package db_test

import (
	"context"
	"errors"
	"os"
	"runtime"
	"runtime/debug"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"myspace/internal/base/db"
	"myspace/internal/base/dbtest"
)

// tearDown is a statement that makes SQLite roll back the whole transaction,
// as it also does by itself when the disk is full or a page cannot be read.
const tearDown = `INSERT OR ROLLBACK INTO note (id, text) VALUES ('old', 'again')`

func openWriter(t *testing.T) *db.DB {
	t.Helper()
	d, err := db.Open(t.Context(), dbtest.SQLite(t, schema))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = d.Close() })
	if err := addNote(t.Context(), d, "old", "was here before"); err != nil {
		t.Fatal(err)
	}
	return d
}

// together runs transactions so that they wait while another one runs, and
// are folded into one group after it. It returns their errors in order.
func together(t *testing.T, d *db.DB, all ...func(*db.Tx) error) []error {
	t.Helper()
	ctx, stop := context.WithTimeout(t.Context(), 10*time.Second)
	defer stop()
	errs := make([]error, len(all))
	var wg sync.WaitGroup
	queued := 0 // the function may be run again
	if err := d.Tx(ctx, func(*db.Tx) error {
		for ; queued < len(all); queued++ {
			i := queued
			wg.Go(func() { errs[i] = d.Tx(ctx, all[i]) })
			for d.Waiting() == queued {
				runtime.Gosched()
			}
		}
		return nil
	}); err != nil {
		t.Fatal(err)
	}
	wg.Wait()
	return errs
}

func note(t *testing.T, id string) func(*db.Tx) error {
	return func(tx *db.Tx) error { return addNote(t.Context(), tx, id, "x") }
}

func TestATornDownGroupIsRunAgain(t *testing.T) {
	d := openWriter(t)
	poison := func(tx *db.Tx) error { return db.Exec(t.Context(), tx, tearDown) }
	errs := together(t, d, note(t, "a"), poison, note(t, "b"), poison, poison, poison, note(t, "c"))
	for i, err := range errs {
		if poisoned := i == 1 || i >= 3 && i <= 5; poisoned != db.IsDuplicate(err) || !poisoned && err != nil {
			t.Errorf("transaction %d: %v", i, err)
		}
	}
	if got := noteIDs(t, d); !slices.Equal(got, []string{"a", "b", "c", "old"}) {
		t.Errorf("stored %v", got)
	}
}

// A function that overlooks an error must not get half of its work stored, nor
// be told that it was.
func TestAnOverlookedErrorIsNotStored(t *testing.T) {
	for name, bad := range map[string]string{"statement": `INSERT INTO note (id, text) VALUES ('old', 'again')`, "group": tearDown} {
		t.Run(name, func(t *testing.T) {
			d := openWriter(t)
			errs := together(t, d, note(t, "a"), func(tx *db.Tx) error {
				_ = addNote(t.Context(), tx, "half", "x")
				_ = db.Exec(t.Context(), tx, bad)
				_ = addNote(t.Context(), tx, "other half", "x")
				return nil
			}, note(t, "b"))
			if errs[0] != nil || !db.IsDuplicate(errs[1]) || errs[2] != nil {
				t.Errorf("got %v", errs)
			}
			if got := noteIDs(t, d); !slices.Equal(got, []string{"a", "b", "old"}) {
				t.Errorf("stored %v", got)
			}
		})
	}
}

func TestAReferenceBrokenAtCommitSparesTheGroup(t *testing.T) {
	d, err := db.Open(t.Context(), dbtest.SQLite(t, os.DirFS("testdata/deferred")))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = d.Close() })
	child := func(id, parent string) func(*db.Tx) error {
		return func(tx *db.Tx) error {
			return db.Exec(t.Context(), tx, `INSERT INTO node (id, parent) VALUES (?, ?)`, id, parent)
		}
	}
	errs := together(t, d, child("a", "a"), child("b", "nobody"), child("c", "a"))
	if errs[0] != nil || !db.IsReferenced(errs[1]) || errs[2] != nil {
		t.Errorf("got %v", errs)
	}
	got, err := db.All(t.Context(), d, db.ScanString, `SELECT id FROM node ORDER BY id`)
	if err != nil || !slices.Equal(got, []string{"a", "c"}) {
		t.Errorf("stored %v, %v", got, err)
	}
}

func TestAPanicKeepsItsPlaceAndSparesTheGroup(t *testing.T) {
	d := openWriter(t)
	var stack string
	func() {
		defer func() { _, stack = recover(), string(debug.Stack()) }()
		_ = d.Tx(t.Context(), guiltyFunction)
	}()
	if !strings.Contains(stack, "guiltyFunction") {
		t.Errorf("the stack does not lead to the bug:\n%s", stack)
	}
	if err := addNote(t.Context(), d, "a", "x"); err != nil {
		t.Error(err)
	}
}

func guiltyFunction(*db.Tx) error { panic("bug") }

// runtime.Goexit is what t.Fatal does.
func TestAFunctionThatEndsItsGoroutineSparesTheWriter(t *testing.T) {
	d := openWriter(t)
	var wg sync.WaitGroup
	wg.Go(func() {
		_ = d.Tx(t.Context(), func(tx *db.Tx) error {
			if err := addNote(t.Context(), tx, "a", "x"); err != nil {
				t.Error(err)
			}
			runtime.Goexit()
			return nil
		})
	})
	wg.Wait()
	ctx, stop := context.WithTimeout(t.Context(), 10*time.Second)
	defer stop()
	if err := addNote(ctx, d, "b", "x"); err != nil {
		t.Fatal(err)
	}
	if got := noteIDs(t, d); !slices.Equal(got, []string{"b", "old"}) {
		t.Errorf("stored %v", got)
	}
}

func TestWhoGaveUpWhileWaitingIsNotRun(t *testing.T) {
	d := openWriter(t)
	ctx, cancel := context.WithCancel(t.Context())
	ran := false
	var wg sync.WaitGroup
	err := d.Tx(t.Context(), func(*db.Tx) error {
		wg.Go(func() {
			err := d.Tx(ctx, func(*db.Tx) error { ran = true; return nil })
			if !errors.Is(err, context.Canceled) {
				t.Errorf("got %v", err)
			}
		})
		for d.Waiting() == 0 {
			runtime.Gosched()
		}
		cancel()
		wg.Wait()
		return nil
	})
	if err = errors.Join(err, addNote(t.Context(), d, "a", "x")); err != nil || ran {
		t.Errorf("got %v, ran: %v", err, ran)
	}
}
