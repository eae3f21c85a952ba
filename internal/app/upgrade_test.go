package app_test

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"io/fs"
	"maps"
	"net/http"
	"os"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"myspace/internal/app/migrations"
	"myspace/internal/base/access"
	"myspace/internal/base/apitest"
	"myspace/internal/base/db"
	"myspace/internal/base/dbtest"
	"myspace/internal/school/schooltest"
)

// The first schema that a whole school was kept in (courses, classes, enrollments), and what its files come to.
const (
	firstSchema      = "0012"
	firstSchemaFiles = "66454491f98950d4"
)

// Who and what is in testdata/upgrade, which the program of that day made.
const (
	oldCampus     = "01659e8d-8740-7ef8-b300-5c1840c6d8dc"
	oldAdmin      = "01659e8d-8740-70b9-94a9-5d51e75b9d31"
	oldTeacher    = "0165cb2f-4f40-7011-97b9-070aa7ac67bf"
	oldStudent    = "0165d657-c140-7769-98b7-7f525d6bdac5"
	oldEnrollment = "019fabec-06c0-7093-9269-4e3d9a45658d"
)

// reworked are columns that later versions write anew, from what stands beside them.
var reworked = []string{"search_text"}

// TestUpgradeFromTheFirstSchema brings a school of the first schema to today's:
// every row is still there, and today's program reads it.
func TestUpgradeFromTheFirstSchema(t *testing.T) {
	c := dbtest.Empty(t, filesUpTo(t, firstSchema))
	tables, before := fillFirstSchema(t, c)
	c.Migrations = migrations.Files
	_, err := db.Migrate(t.Context(), c)
	must(t, err)
	d, err := db.Open(t.Context(), c)
	must(t, err)
	t.Cleanup(func() { must(t, d.Close()) })
	after := rowsOf(t, d, tables)
	for row := range before {
		if !after[row] {
			t.Errorf("lost or changed: %s", row)
		}
	}
	dbtest.CheckCopies(t, d)
	for law, text := range schooltest.LedgerLaws {
		if broken, err := db.All(t.Context(), d, db.ScanString, text); err != nil || len(broken) > 0 {
			t.Errorf("%s: %v, %v", law, broken, err)
		}
	}
	readOldSchool(t, d)
}

// TestTheFirstSchemaStaysAsItWas: who upgrades from it has run these very files.
func TestTheFirstSchemaStaysAsItWas(t *testing.T) {
	sum, first := sha256.New(), filesUpTo(t, firstSchema)
	for _, name := range slices.Sorted(maps.Keys(first)) {
		fmt.Fprintln(sum, name)
		sum.Write(first[name].Data)
	}
	if got := hex.EncodeToString(sum.Sum(nil)[:8]); got != firstSchemaFiles {
		t.Errorf("the migrations up to %s were changed (%s): add a new one instead", firstSchema, got)
	}
}

// filesUpTo are the migrations that a version of the program had.
func filesUpTo(t *testing.T, version string) fstest.MapFS {
	t.Helper()
	names, err := fs.Glob(migrations.Files, "*.sql")
	must(t, err)
	had := fstest.MapFS{}
	for _, name := range names {
		if name[:len(version)] <= version {
			text, err := migrations.Files.ReadFile(name)
			must(t, err)
			had[name] = &fstest.MapFile{Data: text}
		}
	}
	return had
}

// fillFirstSchema makes the school of old, and returns its tables with every row.
func fillFirstSchema(t *testing.T, c db.Config) ([]db.Table, map[string]bool) {
	t.Helper()
	_, err := db.Migrate(t.Context(), c)
	must(t, err)
	d, err := db.Open(t.Context(), c)
	must(t, err)
	defer func() { must(t, d.Close()) }()
	school, err := os.ReadFile("testdata/upgrade/" + firstSchema + ".sql")
	must(t, err)
	must(t, d.Tx(t.Context(), func(tx *db.Tx) error {
		for statement := range strings.SplitSeq(string(school), ";\n") {
			if strings.TrimSpace(statement) == "" {
				continue
			}
			if err := db.Exec(t.Context(), tx, statement); err != nil {
				return fmt.Errorf("%.80s: %w", statement, err)
			}
		}
		return nil
	}))
	tables, err := db.Tables(t.Context(), d)
	must(t, err)
	return tables, rowsOf(t, d, tables)
}

// rowsOf returns every row of some tables in words, without what is reworked.
// None of the tables is empty.
func rowsOf(t *testing.T, d *db.DB, tables []db.Table) map[string]bool {
	t.Helper()
	rows := map[string]bool{}
	for _, table := range tables {
		table.Columns = slices.DeleteFunc(slices.Clone(table.Columns), func(c db.Column) bool { return slices.Contains(reworked, c.Name) })
		count := len(rows)
		must(t, table.Each(t.Context(), d, func(row []any) error {
			text := table.Name
			for i, c := range table.Columns {
				text += fmt.Sprintf(" %s=%v", c.Name, row[i])
			}
			rows[text] = true
			return nil
		}))
		if len(rows) == count {
			t.Errorf("the table %s has no row", table.Name)
		}
	}
	return rows
}

// readOldSchool asks today's program for what the old one kept.
func readOldSchool(t *testing.T, d *db.DB) {
	t.Helper()
	a, _ := appOn(t, d)
	door := apitest.Caller{Router: a.Router()}
	door.Call(t, http.MethodPost, "/session", map[string]string{
		"email": "student@demo.example", "password": "welcome-to-2026", "organization_id": oldCampus,
	}).Is(http.StatusOK)
	as := func(person string, roles access.Roles) apitest.Caller {
		return apitest.Caller{Router: a.RouterFor(access.Actor{PersonID: person, CampusID: oldCampus, SessionID: "x", Roles: roles})}
	}
	admin := as(oldAdmin, access.Admin)
	for path, words := range map[string][]string{
		"/api/people/" + oldStudent:                           {"N'Guessan", "student@demo.example", "2001-05-23", "Paris"},
		"/api/people?q=guess":                                 {oldStudent},
		"/api/people/" + oldStudent + "/history":              {"updatePerson", "Lyon"},
		"/api/instructors/" + oldTeacher:                      {"Jean-Baptiste", "Morel"},
		"/api/campuses/" + oldCampus:                          {"Paris"},
		"/api/churches":                                       {"Belleville"},
		"/api/courses/01659e8d-8740-7c26-9dc5-93eda5efd2dc":   {"FOI1"},
		"/api/courses?q=foi1":                                 {"FOI1"},
		"/api/curricula/01659e8d-8740-7f72-90cd-732c78247b23": {"Certificat biblique"},
		"/api/classes/019eca66-df40-7e56-87c4-86ff6612e04f":   {"CERT26-A"},
		"/api/books/01659e8d-8740-7bc5-bea9-ed6a7f1da849":     {"Le Voyage du pèlerin"},
		"/api/enrollments/" + oldEnrollment:                   {"A manqué deux week-ends", "98000", "2026-10-31"},
		"/api/enrollments/" + oldEnrollment + "/money":        {"19600"},
	} {
		reads(t, admin, path, words...)
	}
	reads(t, as(oldStudent, access.Student), "/api/notes", "enregistrement du dernier cours")
}

// reads fails the test unless somebody finds these words at a path.
func reads(t *testing.T, by apitest.Caller, path string, words ...string) {
	t.Helper()
	answered := by.Call(t, http.MethodGet, path, nil).Is(http.StatusOK)
	for _, word := range words {
		if !strings.Contains(answered.Body.String(), word) {
			t.Errorf("%s says nothing of %q: %s", path, word, answered.Body)
		}
	}
}
