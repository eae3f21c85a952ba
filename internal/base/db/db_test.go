package db_test

import (
	"context"
	"errors"
	"fmt"
	"os"
	"slices"
	"strings"
	"sync"
	"testing"

	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/dbtest"
	"myspace/internal/base/fault"
)

var schema = os.DirFS("testdata/schema")

func addNote(ctx context.Context, q db.Querier, id, text string) error {
	return db.Exec(ctx, q, `INSERT INTO note (id, text, at, search_text) VALUES (?, ?, ?, ?)`,
		id, text, clock.Now(), db.SearchText(text))
}

func noteIDs(t *testing.T, q db.Querier) []string {
	t.Helper()
	all, err := db.All(t.Context(), q, db.ScanString, `SELECT id FROM note ORDER BY id`)
	if err != nil {
		t.Fatal(err)
	}
	return all
}

// TestPostgresPlansForDisksWithoutArms: what is asked of one session was looked for in
// all marks that were ever given.
func TestPostgresPlansForDisksWithoutArms(t *testing.T) {
	d := dbtest.OpenSchema(t, schema)
	if !d.Postgres() {
		return // it is PostgreSQL's own setting
	}
	cost, err := db.One(t.Context(), d, "none", db.ScanString, `SELECT current_setting('random_page_cost')`)
	if err != nil || cost != "1.1" {
		t.Errorf("a page out of order is taken for %s in order: %v", cost, err)
	}
}

func TestATransactionIsWholeOrNothing(t *testing.T) {
	d := dbtest.OpenSchema(t, schema)
	ctx, boom := t.Context(), errors.New("boom")
	err := d.Tx(ctx, func(tx *db.Tx) error {
		if err := addNote(ctx, tx, "a", "first"); err != nil {
			return err
		}
		return boom
	})
	if !errors.Is(err, boom) {
		t.Errorf("got %v, want the function's own error", err)
	}
	if got := noteIDs(t, d); len(got) != 0 {
		t.Errorf("a failed transaction left %v", got)
	}
	called := false
	if err := d.Tx(ctx, func(tx *db.Tx) error {
		tx.AfterCommit(func() { called = true })
		return addNote(ctx, tx, "b", "second")
	}); err != nil || !called {
		t.Errorf("got %v, after commit called: %v", err, called)
	}
	if got := noteIDs(t, d); !slices.Equal(got, []string{"b"}) {
		t.Errorf("got %v", got)
	}
}

func TestAPanicLeavesTheDatabaseUsable(t *testing.T) {
	d := dbtest.OpenSchema(t, schema)
	func() {
		defer func() {
			if recover() == nil {
				t.Error("the panic was swallowed")
			}
		}()
		_ = d.Tx(t.Context(), func(tx *db.Tx) error {
			if err := addNote(t.Context(), tx, "a", "x"); err != nil {
				t.Error(err)
			}
			panic("bug")
		})
	}()
	if err := addNote(t.Context(), d, "b", "y"); err != nil {
		t.Fatal(err)
	}
	if got := noteIDs(t, d); !slices.Equal(got, []string{"b"}) {
		t.Errorf("got %v", got)
	}
}

func TestReadThenWriteLosesNoUpdate(t *testing.T) {
	d := dbtest.OpenSchema(t, schema)
	if err := addNote(t.Context(), d, "n", "counter"); err != nil {
		t.Fatal(err)
	}
	var wg sync.WaitGroup
	for range 8 {
		wg.Go(func() {
			for range 25 {
				if err := increment(t.Context(), d); err != nil {
					t.Error(err)
				}
			}
		})
	}
	wg.Wait()
	got, err := db.One(t.Context(), d, "", db.ScanInt, `SELECT count FROM note WHERE id = ?`, "n")
	if err != nil || got != 200 {
		t.Errorf("got %d, %v; want 200", got, err)
	}
}

func increment(ctx context.Context, d *db.DB) error {
	return d.Tx(ctx, func(tx *db.Tx) error {
		n, err := db.One(ctx, tx, "", db.ScanInt, `SELECT count FROM note WHERE id = ?`, "n")
		if err != nil {
			return err
		}
		return db.Change(ctx, tx, "", `UPDATE note SET count = ? WHERE id = ?`, n+1, "n")
	})
}

func TestAConstraintInOneTransactionSparesItsNeighbours(t *testing.T) {
	d := dbtest.OpenSchema(t, schema)
	var wg sync.WaitGroup
	var duplicates counted
	for i := range 64 {
		wg.Go(func() {
			err := addNote(t.Context(), d, fmt.Sprintf("note-%02d", i/2), "twin")
			if db.IsDuplicate(err) {
				duplicates.add()
			} else if err != nil {
				t.Error(err)
			}
		})
	}
	wg.Wait()
	if got := noteIDs(t, d); len(got) != 32 || duplicates.n != 32 {
		t.Errorf("%d rows and %d duplicates, want 32 of each", len(got), duplicates.n)
	}
}

type counted struct {
	mu sync.Mutex
	n  int
}

func (c *counted) add() { c.mu.Lock(); c.n++; c.mu.Unlock() }

func TestACallerWhoGaveUpStoresNothing(t *testing.T) {
	d := dbtest.OpenSchema(t, schema)
	ctx, cancel := context.WithCancel(t.Context())
	err := d.Tx(ctx, func(tx *db.Tx) error {
		if err := addNote(ctx, tx, "a", "x"); err != nil {
			return err
		}
		cancel()
		return addNote(ctx, tx, "b", "y")
	})
	if !errors.Is(err, context.Canceled) {
		t.Errorf("got %v", err)
	}
	if got := noteIDs(t, d); len(got) != 0 {
		t.Errorf("stored %v", got)
	}
}

func TestASnapshotDoesNotMove(t *testing.T) {
	d := dbtest.OpenSchema(t, schema)
	if err := addNote(t.Context(), d, "a", "x"); err != nil {
		t.Fatal(err)
	}
	err := d.Snapshot(t.Context(), func(q db.Querier) error {
		before := noteIDs(t, q)
		if err := addNote(t.Context(), d, "b", "y"); err != nil {
			return err
		}
		if after := noteIDs(t, q); !slices.Equal(before, after) {
			t.Errorf("the snapshot moved from %v to %v", before, after)
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	if got := noteIDs(t, d); len(got) != 2 {
		t.Errorf("after the snapshot: %v", got)
	}
}

// unspaced is another way to write a term: without its spaces.
func unspaced(term string) string { return strings.ReplaceAll(term, " ", "") }

func TestSearchIgnoresCaseAndAccents(t *testing.T) {
	d := dbtest.OpenSchema(t, schema)
	for id, text := range map[string]string{
		"1": "Hélène Dupont-Lefèvre", "2": "Łukasz Œuvrard", "3": "Eva 100%_real", "4": `Jo "the" O'Neil +33 612345678`,
	} {
		if err := addNote(t.Context(), d, id, text); err != nil {
			t.Fatal(err)
		}
	}
	for term, want := range map[string]string{
		"helene": "1", "DUPONT": "1", "lefev": "1", "ef": "", "he": "1", "h du": "1", "oeuv": "2", "luk": "2",
		"100%": "3", "0%_": "3", "%": "", "_": "", `"the"`: "4", "o'n": "4", "e": "3", "": "1234", "dupont eva": "", "le": "1", "ne": "4", "o’n": "4", "dupont-le": "1", "-": "1234",
		"612 34 56": "4", "06 12 34": "",
	} {
		var w db.Where
		w.Match(d, db.SearchIndex{Table: "note", Alias: "n", Column: "search_text", Also: unspaced}, term)
		got, err := db.All(t.Context(), d, db.ScanString, `SELECT n.id FROM note n`+w.String()+` ORDER BY n.id`, w.Args...)
		if err != nil || strings.Join(got, "") != want {
			t.Errorf("%q finds %v, %v; want %q", term, got, err, want)
		}
	}
}

func TestFindCountsOnlySoFar(t *testing.T) {
	d := dbtest.OpenSchema(t, schema)
	if err := d.Tx(t.Context(), func(tx *db.Tx) error {
		for i := range 1005 {
			if err := addNote(t.Context(), tx, fmt.Sprintf("%04d", i), "x"); err != nil {
				return err
			}
		}
		return nil
	}); err != nil {
		t.Fatal(err)
	}
	s := db.Select{Columns: "id", From: "note", Order: "id", Page: 3, Size: 10}
	l, err := db.Find(t.Context(), d, db.ScanString, s)
	if err != nil || l.Total != 1000 || !l.More || len(l.Items) != 10 || l.Items[0] != "0020" {
		t.Errorf("got %v, %v", l, err)
	}
	if err := db.Exec(t.Context(), d, `DELETE FROM note WHERE id < ?`, "0100"); err != nil {
		t.Fatal(err)
	}
	if err := d.Tx(t.Context(), func(tx *db.Tx) error {
		l, err = db.Find(t.Context(), tx, db.ScanString, s)
		return err
	}); err != nil || l.Total != 905 || l.More {
		t.Errorf("in a transaction: %d, %v, %v; want all that are left", l.Total, l.More, err)
	}
	s.Where.Add(`id < ?`, "0105")
	s.Page = 1
	if l, err := db.Find(t.Context(), d, db.ScanString, s); err != nil || l.Total != 5 || l.More {
		t.Errorf("got %v, %v", l, err)
	}
}

func TestOrdersComeFromTheMapOnly(t *testing.T) {
	orders := db.Orders{"name": {"sort_name"}, "city": {"city", "COALESCE(a, b)"}}
	if got, err := orders.By("-city", "id"); err != nil || got != "city DESC, COALESCE(a, b) DESC, id DESC" {
		t.Errorf("got %q, %v", got, err)
	}
	if _, err := orders.By("id; DROP TABLE note", "id"); fault.KindOf(err) != fault.Invalid {
		t.Errorf("got %v, want invalid", err)
	}
}

func TestNullCharactersAreRefusedOnBothDatabases(t *testing.T) {
	d := dbtest.OpenSchema(t, schema)
	if err := addNote(t.Context(), d, "a\x00b", "x"); fault.KindOf(err) != fault.Invalid {
		t.Errorf("stored: %v", err)
	}
	if _, err := db.All(t.Context(), d, db.ScanString, `SELECT id FROM note WHERE id = ?`, "a\x00b"); fault.KindOf(err) != fault.Invalid {
		t.Errorf("looked for: %v", err)
	}
}
