package db_test

import (
	"bytes"
	"fmt"
	"os"
	"sync"
	"testing"

	"myspace/internal/app/migrations"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/dbtest"
)

// Nothing of a shredded row is left in the files, among many that stay.
func TestShreddedRowsAreNowhereInTheFiles(t *testing.T) {
	c := dbtest.SQLite(t, migrations.Files)
	d, err := db.Open(t.Context(), c)
	if err != nil {
		t.Fatal(err)
	}
	defer d.Close()
	add := func(tx *db.Tx, id, text string) error {
		return db.Exec(t.Context(), tx, `INSERT INTO church (id, name, city, country, pastor, sort_name, search_text, created_by, created_at, updated_at)
			VALUES (?, ?, '', '', '', ?, ?, '', ?, ?)`, id, text, text, text, clock.Now(), clock.Now())
	}
	err = d.Tx(t.Context(), func(tx *db.Tx) error {
		for i := range 2000 {
			text := fmt.Sprintf("stays-%d-%0200d", i, i)
			if i%100 == 0 {
				text = fmt.Sprintf("goes-%d-%01000d", i, i) // with pages of its own
			}
			if err := add(tx, fmt.Sprint(i), text); err != nil {
				return err
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	err = d.Tx(t.Context(), func(tx *db.Tx) error {
		return tx.Shred(t.Context(), func() error { return db.Exec(t.Context(), tx, `DELETE FROM church WHERE name LIKE 'goes-%'`) })
	})
	if err != nil {
		t.Fatal(err)
	}
	if err := d.Vacuum(t.Context()); err != nil {
		t.Fatal(err)
	}
	for _, suffix := range []string{"", "-wal"} {
		data, err := os.ReadFile(c.Address + suffix)
		if err != nil {
			t.Fatal(err)
		}
		if bytes.Contains(data, []byte("goes-")) {
			t.Errorf("the shredded rows are still in myspace.db%s", suffix)
		}
		if suffix == "" && !bytes.Contains(data, []byte("stays-")) {
			t.Error("the other rows are not in the file")
		}
	}
}

// The file is rewritten between the transactions of many callers, not within
// one of theirs.
func TestVacuumWaitsForItsTurn(t *testing.T) {
	d := dbtest.OpenSchema(t, schema)
	var wg sync.WaitGroup
	for i := range 40 {
		wg.Go(func() {
			if err := addNote(t.Context(), d, fmt.Sprint(i), "x"); err != nil {
				t.Error(err)
			}
			if i%10 == 0 {
				if err := d.Vacuum(t.Context()); err != nil {
					t.Error(err)
				}
			}
		})
	}
	wg.Wait()
	n, err := db.One(t.Context(), d, "", db.ScanInt, `SELECT COUNT(*) FROM note`)
	if err != nil || n != 40 {
		t.Errorf("%d notes, %v", n, err)
	}
}
