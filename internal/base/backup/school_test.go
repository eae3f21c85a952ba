package backup

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"myspace/internal/app/migrations"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/dbtest"
	"myspace/internal/base/files"
)

// place is a database and a file store of a test's own.
type place struct {
	config db.Config
	folder string
	files  *files.Store
}

func newPlace(t *testing.T, c db.Config) place {
	t.Helper()
	p := place{config: c, folder: filepath.Join(t.TempDir(), "files")}
	var err error
	if p.files, err = files.Open(files.Config{Folder: p.folder}); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = p.files.Close() })
	return p
}

func (p place) target() Target {
	return Target{Database: p.config, Files: p.files, Folder: p.folder}
}

func (p place) open(t *testing.T) *db.DB {
	t.Helper()
	d, err := db.Open(t.Context(), p.config)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = d.Close() })
	return d
}

// archive returns a backup of the place.
func (p place) archive(t *testing.T) []byte {
	t.Helper()
	d := p.open(t)
	defer d.Close()
	var b bytes.Buffer
	if _, err := Write(t.Context(), Source{DB: d, Files: p.files, Skip: []string{"attempt"}}, &b); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

// sqlite and other return the databases to move from and to: SQLite, and
// whichever this run of the tests is about.
func sqlite(t *testing.T) place { t.Helper(); return newPlace(t, dbtest.SQLite(t, migrations.Files)) }

func other(t *testing.T) place { t.Helper(); return newPlace(t, dbtest.Prepare(t, migrations.Files)) }

func emptySQLite(t *testing.T) place {
	t.Helper()
	return newPlace(t, db.Config{Address: filepath.Join(t.TempDir(), "myspace.db"), Migrations: migrations.Files})
}

func emptyOther(t *testing.T) place {
	t.Helper()
	return newPlace(t, dbtest.Empty(t, migrations.Files))
}

// found makes a school of so many people in a place, with values that are easy
// to spoil, and returns the hashes of its files.
func found(t *testing.T, p place, people int) (hashes []string) {
	t.Helper()
	d := p.open(t)
	defer d.Close()
	for i := range 3 {
		hashes = append(hashes, addFile(t, d, p.files, strings.Repeat(fmt.Sprintf("content %d\n", i), 1+i*50_000)))
	}
	err := d.Tx(t.Context(), func(tx *db.Tx) error {
		return fillSchool(t.Context(), tx, people, hashes)
	})
	if err != nil {
		t.Fatal(err)
	}
	return hashes
}

func addFile(t *testing.T, d *db.DB, store *files.Store, content string) string {
	t.Helper()
	b, err := store.Put(t.Context(), strings.NewReader(content), 1<<30)
	if err != nil {
		t.Fatal(err)
	}
	err = db.Exec(t.Context(), d, `INSERT INTO file (hash, size, media_type, created_at) VALUES (?, ?, ?, ?)`,
		b.Hash, b.Size, b.MediaType, clock.Now())
	if err != nil {
		t.Fatal(err)
	}
	return b.Hash
}

func fillSchool(ctx context.Context, q db.Querier, people int, hashes []string) error {
	now := clock.Now()
	err := db.Exec(ctx, q, `INSERT INTO region (id, code, name, sort_name, created_at, updated_at) VALUES ('r', 'AF', ?, 'x', ?, ?)`,
		"“Région” d'Ève\r\n\t\\ <&> 🦉 \u2028 ?", now, now)
	if err != nil {
		return err
	}
	err = db.Exec(ctx, q, `INSERT INTO campus (id, region_id, name, business_name, id_number, website, color, phone, address, zip_code,
		city, state, country, latitude, longitude, schedule, open, time_zone, currency, language, pass_mark, required_attendance,
		logo_hash, sort_name, sort_city, search_text, created_at, updated_at)
		VALUES ('c', 'r', 'Paris', '', '', '', '', '', '', '', '', '', '', ?, ?, '{}', ?, '', '', 'fr', 50, 75, ?, '', '', '', ?, ?)`,
		48.85661400000001, -2.3522219, true, hashes[0], now, now)
	if err != nil {
		return err
	}
	if err := db.Exec(ctx, q, `INSERT INTO attempt (key, count, ends_at) VALUES ('x', 9007199254740993, ?)`, now); err != nil {
		return err
	}
	if err := db.Exec(ctx, q, `INSERT INTO job (id, kind, payload, state, run_at, attempt, created_at) VALUES ('j', 'x', '', 'ready', ?, 9007199254740993, ?)`, now, now); err != nil {
		return err
	}
	return addPeople(ctx, q, people)
}

func addPeople(ctx context.Context, q db.Querier, people int) error {
	const columns = 19
	for ids := range slices.Chunk(make([]struct{}, people), 100) {
		var args []any
		for range ids {
			id := db.NewID()
			args = append(args, id, 1, "Zoé", "", "O'Neil "+id, "", nil, "", "female", clock.Date{Year: 1984, Month: 2, Day: 29},
				"Nantes", "FR", "fr", nil, false, "oneil "+id, db.SearchText("Zoé O'Neil", id), clock.Now(), clock.Now())
		}
		err := db.Exec(ctx, q, `INSERT INTO person (id, version, first_name, middle_name, last_name, email, email_key, mobile, gender,
			birth_date, city, country, language, photo_hash, enabled, sort_name, search_text, created_at, updated_at)
			VALUES `+db.Values(len(ids), columns), args...)
		if err != nil {
			return err
		}
	}
	return nil
}

// contents returns every row of every table, in no order.
func contents(t *testing.T, p place) map[string][]string {
	t.Helper()
	d := p.open(t)
	defer d.Close()
	tables, err := db.Tables(t.Context(), d)
	if err != nil {
		t.Fatal(err)
	}
	all := map[string][]string{}
	for _, table := range tables {
		err := table.Each(t.Context(), d, func(row []any) error {
			all[table.Name] = append(all[table.Name], fmt.Sprintf("%#v", row))
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
		slices.Sort(all[table.Name])
	}
	return all
}

func content(t *testing.T, p place, hash string) string {
	t.Helper()
	f, err := p.files.Open(t.Context(), hash)
	if err != nil {
		t.Fatalf("%s: %v", hash, err)
	}
	defer f.Close()
	all, err := io.ReadAll(f)
	if err != nil {
		t.Fatal(err)
	}
	return string(all)
}
