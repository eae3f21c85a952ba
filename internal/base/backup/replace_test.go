package backup

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"myspace/internal/base/db"
)

func TestReplaceSetsAside(t *testing.T) {
	from, to := sqlite(t), sqlite(t)
	hashes := found(t, from, 10)
	found(t, to, 5)
	own := addOwnFile(t, to)
	before := contents(t, to)
	target := to.target()
	target.Replace = true
	done, err := Restore(t.Context(), bytes.NewReader(from.archive(t)), target)
	if err != nil {
		t.Fatal(err)
	}
	compare(t, from, to, hashes)
	if err := to.files.Remove(t.Context(), own); err != nil { // as collecting would
		t.Fatal(err)
	}
	old := newPlace(t, to.config)
	old.config.Address = filepath.Join(done.Aside, "myspace.db")
	after := contents(t, old)
	for name := range before {
		if !slices.Equal(before[name], after[name]) {
			t.Errorf("table %s was not kept", name)
		}
	}
	if _, err := os.Stat(filepath.Join(done.Aside, "files", own[:2], own[2:4], own)); err != nil {
		t.Errorf("the old files were not kept: %v", err)
	}
}

func addOwnFile(t *testing.T, p place) string {
	t.Helper()
	d := p.open(t)
	defer d.Close()
	return addFile(t, d, p.files, "only in the old place")
}

func TestReplaceTakesABrokenDatabaseToo(t *testing.T) {
	from, to := sqlite(t), sqlite(t)
	hashes := found(t, from, 10)
	for _, name := range databaseFiles(to.config.Address)[:2] {
		if err := os.WriteFile(name, []byte(strings.Repeat("no database ", 1000)), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	target := to.target()
	if _, err := Restore(t.Context(), bytes.NewReader(from.archive(t)), target); err == nil {
		t.Error("a broken database was overwritten")
	}
	target.Replace = true
	if _, err := Restore(t.Context(), bytes.NewReader(from.archive(t)), target); err != nil {
		t.Fatal(err)
	}
	compare(t, from, to, hashes)
}

func TestAFailedReplaceLeavesTheOldDatabase(t *testing.T) {
	from, to := sqlite(t), sqlite(t)
	found(t, from, 10)
	found(t, to, 5)
	before := contents(t, to)
	target := to.target()
	target.Replace = true
	if _, err := Restore(t.Context(), bytes.NewReader(twice(t, from.archive(t))), target); !db.IsDuplicate(err) {
		t.Errorf("got %v", err)
	}
	if after := contents(t, to); fmt.Sprint(before) != fmt.Sprint(after) {
		t.Error("the old database changed")
	}
	left, err := filepath.Glob(filepath.Join(filepath.Dir(to.config.Address), "*"))
	if err != nil || len(left) != 1 {
		t.Errorf("it left %v, %v", left, err)
	}
}
