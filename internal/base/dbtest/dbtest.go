// Package dbtest opens a database of its own for each test: a SQLite file, or,
// where TEST_POSTGRES names a server, a PostgreSQL database. Both are copies of
// one that was migrated once.
package dbtest

import (
	"context"
	"io/fs"
	"os"
	"path/filepath"
	"sync"
	"testing"
	"time"

	"myspace/internal/app/migrations"
	"myspace/internal/base/db"
)

// patience is for a server that shares a busy machine with many tests: none of
// them is about how soon it is given up. One that is asks for less.
const patience = time.Minute

// Server returns the address of the PostgreSQL server to test on, or "".
func Server() string { return os.Getenv("TEST_POSTGRES") }

// Open returns an empty database with the program's schema that ends with the
// test.
func Open(t testing.TB) *db.DB {
	t.Helper()
	d := OpenSchema(t, migrations.Files)
	t.Cleanup(func() { CheckCopies(t, d) })
	return d
}

// Program returns the configuration of an empty database with the program's schema,
// for a test that opens it itself.
func Program(t testing.TB) db.Config {
	t.Helper()
	return Prepare(t, migrations.Files)
}

// OpenTwice is Open for two servers of one database, which PostgreSQL may have.
func OpenTwice(t testing.TB) (one, two *db.DB) {
	t.Helper()
	config := Program(t)
	return open(t, config), open(t, config)
}

func open(t testing.TB, config db.Config) *db.DB {
	t.Helper()
	d, err := db.Open(t.Context(), config)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := d.Close(); err != nil {
			t.Error(err)
		}
	})
	return d
}

// CheckCopies compares what is kept in two places, whatever the test did.
func CheckCopies(t testing.TB, d *db.DB) {
	t.Helper()
	for kept, text := range map[string]string{
		"roles":    `SELECT p.id || ' has ' || p.roles || ' instead of ' || h.roles FROM person p JOIN held_roles h ON h.person_id = p.id WHERE p.roles <> h.roles`,
		"learning": `SELECT p.id || ' has ' || p.learning || ' instead of ' || h.learning FROM person p JOIN held_learning h ON h.person_id = p.id WHERE p.learning <> h.learning`,
		"planned": `SELECT x.class_id || ' has ' || x.course_id || ' instead of ' || h.course_id FROM agenda_course_class x
			JOIN held_planned h ON h.agenda_course_id = x.agenda_course_id AND h.class_id = x.class_id WHERE x.course_id <> h.course_id OR x.planned <> h.planned`,
		"recorded": `SELECT s.id FROM published_agenda s JOIN held_recorded h ON h.agenda_id = s.id WHERE s.recorded <> h.recorded`,
		"what is open": `SELECT COALESCE(s.campus_id, h.campus_id) || ' has ' || CAST(COALESCE(s.open, 0) AS TEXT) || ' instead of ' || CAST(COALESCE(h.open, 0) AS TEXT) FROM owed_sum s
			FULL JOIN held_owed_sum h ON h.campus_id = s.campus_id AND h.currency = s.currency AND h.deadline = s.deadline
			WHERE COALESCE(s.parts, 0) <> COALESCE(h.parts, 0) OR COALESCE(s.open, 0) <> COALESCE(h.open, 0)`,
		"what invoices come to": `SELECT COALESCE(s.campus_id, h.campus_id) || ': ' || COALESCE(s.state, h.state) || ' ' || CAST(COALESCE(s.total, 0) AS TEXT) || ' instead of ' || CAST(COALESCE(h.total, 0) AS TEXT) FROM invoice_sum s
			FULL JOIN held_invoice_sum h ON h.campus_id = s.campus_id AND h.currency = s.currency AND h.state = s.state AND h.next_deadline = s.next_deadline
			WHERE COALESCE(s.invoices, 0) <> COALESCE(h.invoices, 0) OR COALESCE(s.total, 0) <> COALESCE(h.total, 0) OR COALESCE(s.credited, 0) <> COALESCE(h.credited, 0)
			OR COALESCE(s.paid, 0) <> COALESCE(h.paid, 0) OR COALESCE(s.balance, 0) <> COALESCE(h.balance, 0)`,
		"starts": `SELECT x.agenda_id FROM published_agenda_class x JOIN published_agenda s ON s.id = x.agenda_id WHERE x.starts_at IS NULL OR x.starts_at <> s.starts_at`,
	} {
		if wrong, err := db.All(context.Background(), d, db.ScanString, text); err != nil || len(wrong) > 0 {
			t.Errorf("copies of %s: %q, %v", kept, wrong, err)
		}
	}
}

// OpenSchema is Open for another schema.
func OpenSchema(t testing.TB, schema fs.FS) *db.DB {
	t.Helper()
	return open(t, Prepare(t, schema))
}

// Prepare returns the configuration of an empty, migrated database that ends
// with the test, for a test that opens it itself.
func Prepare(t testing.TB, schema fs.FS) db.Config {
	t.Helper()
	if Server() == "" {
		return SQLite(t, schema)
	}
	return db.Config{Address: copyOf(t, schema), Migrations: schema, Patience: patience}
}

// Empty returns the configuration of a database without any table that ends
// with the test, for a test that makes its schema itself.
func Empty(t testing.TB, schema fs.FS) db.Config {
	t.Helper()
	if Server() == "" {
		return db.Config{Address: filepath.Join(t.TempDir(), "myspace.db"), Migrations: schema}
	}
	return db.Config{Address: newDatabase(t, "template0"), Migrations: schema, Patience: patience}
}

// SQLite is Prepare for a test that is about SQLite itself.
func SQLite(t testing.TB, schema fs.FS) db.Config {
	t.Helper()
	c := db.Config{Address: filepath.Join(t.TempDir(), "myspace.db"), Migrations: schema}
	if err := os.WriteFile(c.Address, migrated(t, schema), 0o600); err != nil {
		t.Fatal(err)
	}
	return c
}

var (
	templates   = map[fs.FS][]byte{}
	templatesMu sync.Mutex
)

// migrated returns an empty, migrated SQLite file; made once, copied often.
func migrated(t testing.TB, schema fs.FS) []byte {
	t.Helper()
	templatesMu.Lock()
	defer templatesMu.Unlock()
	if templates[schema] == nil {
		c := db.Config{Address: filepath.Join(t.TempDir(), "template.db"), Migrations: schema}
		if _, err := db.Migrate(t.Context(), c); err != nil {
			t.Fatal(err)
		}
		data, err := os.ReadFile(c.Address)
		if err != nil {
			t.Fatal(err)
		}
		templates[schema] = data
	}
	return templates[schema]
}
