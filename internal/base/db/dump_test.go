package db_test

import (
	"context"
	"errors"
	"fmt"
	"math"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/dbtest"
)

var tree = os.DirFS("testdata/tree")

func TestTablesComeBehindThoseTheyReferTo(t *testing.T) {
	tables, err := db.Tables(t.Context(), dbtest.Open(t))
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	for _, table := range tables {
		names = append(names, table.Name)
	}
	for _, pair := range []string{"region campus", "file campus", "campus membership", "person membership", "membership membership_role"} {
		first, second, _ := strings.Cut(pair, " ")
		if i, j := slices.Index(names, first), slices.Index(names, second); i < 0 || j < i {
			t.Errorf("%s is not before %s in %v", first, second, names)
		}
	}
	for _, hidden := range []string{"goose_db_version", "person_search", "person_search_data"} {
		if slices.Contains(names, hidden) {
			t.Errorf("%s is none of ours", hidden)
		}
	}
}

// Both databases describe the schema alike, so that a dump of one fits the other.
func TestTheSchemaReadsTheSame(t *testing.T) {
	lite, err := db.Open(t.Context(), dbtest.SQLite(t, tree))
	if err != nil {
		t.Fatal(err)
	}
	defer lite.Close()
	want, err := db.Tables(t.Context(), lite)
	if err != nil {
		t.Fatal(err)
	}
	got, err := db.Tables(t.Context(), dbtest.OpenSchema(t, tree))
	if diff := cmp.Diff(want, got); err != nil || diff != "" {
		t.Errorf("%v, %s", err, diff)
	}
}

// plant fills the tree with every kind of value, and rows that refer to rows
// that come later, to themselves and around in a circle.
func plant(t *testing.T, l *db.Loader) error {
	t.Helper()
	tables := map[string]db.Table{}
	for _, table := range l.Tables() {
		tables[table.Name] = table
	}
	err := l.Add(tables["owner"], []any{"o", "Zoé \"O'Neil\"\n\t\\ 🦉 ?", "n-0"})
	for i := range int64(250) {
		row := []any{fmt.Sprintf("n-%d", i), fmt.Sprintf("n-%d", (i+1)%250), "o", nil, nil, nil, nil, nil}
		switch i {
		case 0:
			row = []any{"n-0", "n-0", "o", int64(math.MaxInt64), math.MaxFloat64, true, "2028-02-29", "2026-03-29T01:30:15.123456Z"}
		case 1:
			row = []any{"n-1", nil, "o", int64(math.MinInt64), 0.1, false, "1900-01-01", "1999-12-31T23:59:59.999999Z"}
		}
		err = errors.Join(err, l.Add(tables["node"], row))
	}
	return err
}

func dump(t *testing.T, ctx context.Context, q db.Querier) map[string][]string {
	t.Helper()
	tables, err := db.Tables(ctx, q)
	if err != nil {
		t.Fatal(err)
	}
	all := map[string][]string{}
	for _, table := range tables {
		if err := table.Each(ctx, q, func(row []any) error {
			all[table.Name] = append(all[table.Name], fmt.Sprintf("%#v", row))
			return nil
		}); err != nil {
			t.Fatal(err)
		}
		slices.Sort(all[table.Name])
	}
	return all
}

func TestFillKeepsEveryValueAndReference(t *testing.T) {
	c := dbtest.Empty(t, tree)
	if err := db.Fill(t.Context(), c, 1, func(l *db.Loader) error { return plant(t, l) }); err != nil {
		t.Fatal(err)
	}
	d, err := db.Open(t.Context(), c) // at the program's version
	if err != nil {
		t.Fatal(err)
	}
	defer d.Close()
	all := dump(t, t.Context(), d)
	if len(all["node"]) != 250 || len(all["owner"]) != 1 {
		t.Errorf("%d nodes and %d owners", len(all["node"]), len(all["owner"]))
	}
	for _, want := range []string{
		`[]interface {}{"n-0", "n-0", "o", 9223372036854775807, 1.7976931348623157e+308, true, "2028-02-29", "2026-03-29T01:30:15.123456Z", "none"}`,
		`[]interface {}{"n-1", interface {}(nil), "o", -9223372036854775808, 0.1, false, "1900-01-01", "1999-12-31T23:59:59.999999Z", "none"}`,
	} {
		if !slices.Contains(all["node"], want) {
			t.Errorf("%s is not in %v", want, all["node"][:3])
		}
	}
	// The references hold again, each at once.
	err = db.Exec(t.Context(), d, `UPDATE node SET parent_id = 'nobody' WHERE id = 'n-5'`)
	if !db.IsReferenced(err) {
		t.Errorf("got %v, want a broken reference", err)
	}
}

func TestFillLeavesNothingWhenItFails(t *testing.T) {
	boom := errors.New("boom")
	for name, end := range map[string]func(*db.Loader) error{
		"load fails": func(*db.Loader) error { return boom },
		"reference to nobody": func(l *db.Loader) error {
			return l.Add(l.Tables()[0], []any{"z", "nobody", "nobody", nil, nil, nil, nil, nil})
		},
		"row twice": func(l *db.Loader) error {
			return l.Add(l.Tables()[0], []any{"n-1", nil, "o", nil, nil, nil, nil, nil})
		},
	} {
		t.Run(name, func(t *testing.T) {
			c := dbtest.Empty(t, tree)
			err := db.Fill(t.Context(), c, 1, func(l *db.Loader) error { return errors.Join(plant(t, l), end(l)) })
			if err == nil {
				t.Error("it did not fail")
			}
			if empty, err := db.IsEmpty(t.Context(), c); err != nil || !empty {
				t.Errorf("empty: %v, %v", empty, err)
			}
			if err := db.Fill(t.Context(), c, 1, func(l *db.Loader) error { return plant(t, l) }); err != nil {
				t.Errorf("the next attempt: %v", err)
			}
		})
	}
}

func TestFillRefusesWhatItWouldSpoil(t *testing.T) {
	load := func(*db.Loader) error { t.Error("it began to load"); return nil }
	c := dbtest.Prepare(t, tree)
	if err := db.Fill(t.Context(), c, 1, load); !errors.Is(err, db.ErrNotEmpty) {
		t.Errorf("tables of a later version: got %v", err)
	}
	if err := db.Fill(t.Context(), c, 3, load); !errors.Is(err, db.ErrNewSchema) {
		t.Errorf("a schema from the future: got %v", err)
	}
	d, err := db.Open(t.Context(), c)
	if err != nil {
		t.Fatal(err)
	}
	defer d.Close()
	if err := db.Exec(t.Context(), d, `INSERT INTO owner (id, name) VALUES ('a', ?)`, clock.Now().String()); err != nil {
		t.Fatal(err)
	}
	if err := db.Fill(t.Context(), c, 2, load); !errors.Is(err, db.ErrNotEmpty) {
		t.Errorf("a database in use: got %v", err)
	}
	if empty, err := db.IsEmpty(t.Context(), c); err != nil || empty {
		t.Errorf("empty: %v, %v", empty, err)
	}
}
