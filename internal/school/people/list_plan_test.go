package people

import (
	"strings"
	"testing"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/dbtest"
)

// PostgreSQL goes by what it knows of a table. After a large load it is told, and
// then it finds whom a rare word means before it puts anybody in order; SQLite's
// plans are held by internal/app.
func TestPostgresFindsRareWordsBeforeItOrders(t *testing.T) {
	if dbtest.Server() == "" {
		t.Skip("it is about PostgreSQL")
	}
	config := dbtest.Program(t)
	fillWithOneRareName(t, config)

	d, trial, err := db.OpenTrial(t.Context(), config)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := trial.Close(); err != nil {
			t.Error(err)
		}
	})
	var texts []string
	var args [][]any
	trial.Watch = func(text string, given []any) { texts, args = append(texts, text), append(args, given) }
	found, err := findPeople(t.Context(), d, as(access.Admin), PersonFilter{Search: api.Search{Q: "quetzal"}, Sort: "name"}, api.Paging{Page: 1, PageSize: 20})
	trial.Watch = nil
	if err != nil || len(found.Items) != 1 {
		t.Fatalf("%d found, %v", len(found.Items), err)
	}
	looked := false
	for i, text := range texts {
		if !strings.Contains(text, rowColumns) {
			continue
		}
		looked = true
		steps, err := db.All(t.Context(), d, db.ScanString, `EXPLAIN (COSTS OFF) `+text, args[i]...)
		if err != nil {
			t.Fatal(err)
		}
		if plan := strings.Join(steps, "\n"); !strings.Contains(plan, "person_search_idx") || strings.Contains(plan, "person_name_idx") {
			t.Errorf("%s\n%s", text, plan)
		}
	}
	if !looked {
		t.Errorf("none of these lists people: %q", texts)
	}
}

// fillWithOneRareName fills a school as a large load does, with one of a rare name.
func fillWithOneRareName(t *testing.T, config db.Config) {
	t.Helper()
	d, err := db.Open(t.Context(), config)
	if err != nil {
		t.Fatal(err)
	}
	defer func() {
		if err := d.Close(); err != nil {
			t.Error(err)
		}
	}()
	crowd(t, d, 3000)
	if err := d.Tx(t.Context(), func(tx *db.Tx) error {
		return AddMany(t.Context(), tx, []NewPerson{{ID: "rare", CreatedAt: clock.Now(), PersonFields: PersonFields{FirstName: "Ève", LastName: "Quetzal"}}})
	}); err != nil {
		t.Fatal(err)
	}
	if err := d.Learn(t.Context()); err != nil {
		t.Fatal(err)
	}
	known, err := db.One(t.Context(), d, "", db.ScanInt, `SELECT CAST(reltuples AS BIGINT) FROM pg_class WHERE oid = CAST('person' AS regclass)`)
	if err != nil || known != 3001 {
		t.Errorf("after a large load PostgreSQL knows of %d people, %v", known, err)
	}
}
