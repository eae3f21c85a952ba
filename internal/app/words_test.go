package app_test

import (
	"io/fs"
	"strings"
	"testing"
	"testing/fstest"

	"myspace/internal/app/migrations"
	"myspace/internal/base/db"
	"myspace/internal/base/dbtest"
)

// until is the schema as it was up to a migration.
func until(t *testing.T, last string) *fstest.MapFS {
	t.Helper()
	names, err := fs.Glob(migrations.Files, "*.sql")
	must(t, err)
	older := fstest.MapFS{}
	for _, name := range names {
		if name[:len(last)] <= last {
			text, err := migrations.Files.ReadFile(name)
			must(t, err)
			older[name] = &fstest.MapFile{Data: text}
		}
	}
	return &older
}

// TestWhoWasThereBeforeIsFoundByEachPartOfHisName: the texts that are searched are
// kept, and those of before did not begin a word after a hyphen.
func TestWhoWasThereBeforeIsFoundByEachPartOfHisName(t *testing.T) {
	c := dbtest.Prepare(t, until(t, "0014"))
	older, err := db.Open(t.Context(), c)
	must(t, err)
	must(t, db.Exec(t.Context(), older, `INSERT INTO person (id, first_name, middle_name, last_name, email, mobile, gender, city, country, language, enabled, sort_name, search_text,
		created_at, updated_at) VALUES ('a', 'Jean-Pierre', '', 'N’Diaye d''Almeida', '', '', '', '', '', '', TRUE, '', ?, '2026-01-01T00:00:00.000000Z', '2026-01-01T00:00:00.000000Z')`,
		"  jean-pierre  n’diaye  d'almeida"))
	must(t, older.Close())
	c.Migrations = migrations.Files
	_, err = db.Migrate(t.Context(), c)
	must(t, err)
	d, err := db.Open(t.Context(), c)
	must(t, err)
	defer func() { must(t, d.Close()) }()
	for term := range strings.FieldsSeq("jean-p pi p n'd n’di di al d'al") {
		var w db.Where
		w.Match(d, db.SearchIndex{Table: "person", Alias: "p", Column: "search_text"}, term)
		found, err := db.All(t.Context(), d, db.ScanString, `SELECT p.id FROM person p`+w.String(), w.Args...)
		if err != nil || len(found) != 1 {
			t.Errorf("%q finds %v, %v", term, found, err)
		}
	}
}
