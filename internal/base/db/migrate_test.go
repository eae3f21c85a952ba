package db_test

import (
	"errors"
	"os"
	"sync"
	"testing"

	"myspace/internal/base/db"
	"myspace/internal/base/dbtest"
)

func TestSeveralServersMigrateAtOnce(t *testing.T) {
	c := dbtest.Prepare(t, schema)
	c.Migrations = os.DirFS("testdata/newer")
	var wg sync.WaitGroup
	var applied counted
	for range 4 {
		wg.Go(func() {
			n, err := db.Migrate(t.Context(), c)
			if err != nil {
				t.Error(err)
			}
			for range n {
				applied.add()
			}
		})
	}
	wg.Wait()
	if applied.n != 1 {
		t.Errorf("the change was applied %d times", applied.n)
	}
}

func TestOpenRefusesAnotherSchema(t *testing.T) {
	c := dbtest.Prepare(t, schema)
	newer := c
	newer.Migrations = os.DirFS("testdata/newer")
	if _, err := db.Open(t.Context(), newer); !errors.Is(err, db.ErrOldSchema) {
		t.Errorf("newer program: got %v", err)
	}
	if _, err := db.Migrate(t.Context(), newer); err != nil {
		t.Fatal(err)
	}
	if _, err := db.Open(t.Context(), c); !errors.Is(err, db.ErrNewSchema) {
		t.Errorf("older program: got %v", err)
	}
	if _, err := db.Migrate(t.Context(), c); !errors.Is(err, db.ErrNewSchema) {
		t.Errorf("older program migrates: got %v", err)
	}
}

func TestOneProgramAFolder(t *testing.T) {
	folder := t.TempDir()
	first, err := db.TakeLock(folder)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := db.TakeLock(folder); !errors.Is(err, db.ErrLocked) {
		t.Errorf("got %v, want locked", err)
	}
	if err := first.Release(); err != nil {
		t.Fatal(err)
	}
	again, err := db.TakeLock(folder)
	if err != nil {
		t.Fatal(err)
	}
	if err := again.Release(); err != nil {
		t.Fatal(err)
	}
}

func TestABrokenFileIsRefused(t *testing.T) {
	c := dbtest.SQLite(t, schema)
	if err := os.WriteFile(c.Address, []byte("this is no database, whatever its name says, not at all"), 0o600); err != nil {
		t.Fatal(err)
	}
	if _, err := db.Open(t.Context(), c); err == nil {
		t.Error("opened a broken file")
	}
}
