package dbtest_test

import (
	"testing"

	"myspace/internal/base/db"
	"myspace/internal/base/dbtest"
)

// TestTextSortsByBytes is why both databases list names in the same order.
func TestTextSortsByBytes(t *testing.T) {
	d := dbtest.Open(t)
	for _, name := range []string{"eva", "Zoe", "adam", "émile", "a b", "ab"} {
		if err := db.Exec(t.Context(), d, `INSERT INTO secret (name, value) VALUES (?, '')`, name); err != nil {
			t.Fatal(err)
		}
	}
	got, err := db.All(t.Context(), d, db.ScanString, `SELECT name FROM secret ORDER BY name`)
	if err != nil {
		t.Fatal(err)
	}
	want := []string{"Zoe", "a b", "ab", "adam", "eva", "émile"}
	for i := range want {
		if got[i] != want[i] {
			t.Fatalf("got %q, want %q", got, want)
		}
	}
}
