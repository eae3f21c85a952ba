package db

import (
	"context"
	"errors"
	"fmt"
	"strconv"
	"strings"

	"myspace/internal/base/clock"
)

// Inspection is what Inspect found out about a database.
type Inspection struct {
	Version    string // of SQLite, or of the server
	Have, Want int64  // versions of the schema, in the database and in the program
	Settings   []Setting
	Now        clock.Time // by the database's clock
	Problems   []string   // what is damaged, in words; none if all is well
}

// Setting is a property of the database that the program relies on.
type Setting struct{ Name, Value, Want string }

// Right reports whether a setting is as it must be.
func (s Setting) Right() bool { return s.Value == s.Want }

// maxProblems is how many problems of one kind are told: the first ones say
// enough.
const maxProblems = 10

// Inspect looks at the settings and the soundness of the database. A deep look
// reads everything; on SQLite writers wait for a part of it.
func (d *DB) Inspect(ctx context.Context, deep bool) (i Inspection, err error) {
	if i.Have, i.Want, err = d.Version(ctx); err != nil {
		return i, err
	}
	if d.Postgres() {
		return i, d.inspectPostgres(ctx, &i)
	}
	return i, d.inspectSQLite(ctx, &i, deep)
}

func (d *DB) inspectPostgres(ctx context.Context, i *Inspection) (err error) {
	if i.Version, err = One(ctx, d, "", ScanString, `SELECT current_setting('server_version')`); err != nil {
		return err
	}
	if i.Now, err = One(ctx, d, "", func(r Row) (t clock.Time, err error) { return t, r.Scan(&t) }, `SELECT clock_timestamp()`); err != nil {
		return err
	}
	for _, s := range []Setting{
		{Name: "server_encoding", Want: "UTF8"},
		{Name: "TimeZone", Want: "UTC"},
		{Name: "fsync", Want: "on"},
		{Name: "transaction_read_only", Want: "off"},
	} {
		if err := i.read(ctx, d, s, `SELECT current_setting(?)`, s.Name); err != nil {
			return err
		}
	}
	// Every level but off waits for the disk of at least one server.
	if err := i.read(ctx, d, Setting{Name: "synchronous_commit", Want: "on"},
		`SELECT CASE current_setting('synchronous_commit') WHEN 'off' THEN 'off' ELSE 'on' END`); err != nil {
		return err
	}
	i.Problems, err = All(ctx, d, ScanString, `
		SELECT 'the index ' || c.relname || ' is not valid: run REINDEX on it'
		FROM pg_catalog.pg_index x JOIN pg_catalog.pg_class c ON c.oid = x.indexrelid
		WHERE NOT x.indisvalid AND c.relnamespace = CAST(current_schema() AS regnamespace)
		UNION ALL SELECT 'the constraint ' || conname || ' has not been checked for all rows'
		FROM pg_catalog.pg_constraint WHERE NOT convalidated AND connamespace = CAST(current_schema() AS regnamespace)`)
	return err
}

// read adds a setting with the value that a query returns.
func (i *Inspection) read(ctx context.Context, q Querier, s Setting, text string, args ...any) (err error) {
	s.Value, err = One(ctx, q, "", ScanString, text, args...)
	i.Settings = append(i.Settings, s)
	return err
}

func (d *DB) inspectSQLite(ctx context.Context, i *Inspection, deep bool) (err error) {
	i.Now = clock.Now()
	if i.Version, err = One(ctx, d, "", ScanString, `SELECT sqlite_version()`); err != nil {
		return err
	}
	if err := d.readPragmas(ctx, i); err != nil {
		return err
	}
	check := `PRAGMA quick_check(` + strconv.Itoa(maxProblems) + `)`
	if deep {
		check = `PRAGMA integrity_check(` + strconv.Itoa(maxProblems) + `)`
	}
	for _, look := range []func() ([]string, error){
		func() ([]string, error) { return All(ctx, d, ScanString, check) },
		func() ([]string, error) { return d.brokenReferences(ctx) },
		func() ([]string, error) { return d.brokenIndexes(ctx, deep) },
	} {
		problems, err := look()
		if sqliteCode(err) != 0 { // the look itself stumbled over the damage
			problems, err = []string{err.Error()}, nil
		}
		if err != nil {
			return err
		}
		i.addProblems(problems)
	}
	return nil
}

func (i *Inspection) addProblems(problems []string) {
	for _, p := range problems {
		if p != "ok" {
			i.Problems = append(i.Problems, strings.ReplaceAll(p, "\n", " "))
		}
	}
}

// readPragmas reads back, on the connection that writes, what makes a write
// safe.
func (d *DB) readPragmas(ctx context.Context, i *Inspection) error {
	var settings []Setting
	err := d.Tx(ctx, func(tx *Tx) error {
		found := Inspection{}
		for _, s := range []Setting{
			{Name: "journal_mode", Want: "wal"}, {Name: "synchronous", Want: "2"}, {Name: "foreign_keys", Want: "1"},
		} {
			if err := found.read(ctx, tx, s, `PRAGMA `+s.Name); err != nil {
				return err
			}
		}
		settings = found.Settings
		return nil
	})
	i.Settings = append(i.Settings, settings...)
	return err
}

func (d *DB) brokenReferences(ctx context.Context) ([]string, error) {
	return All(ctx, d, ScanString, `SELECT COUNT(*) || ' rows of ' || "table" || ' refer to rows of ' || "parent" || ' that are missing'
		FROM pragma_foreign_key_check GROUP BY "table", "parent" LIMIT ?`, maxProblems)
}

// searchIndex is a full-text index over a column of another table.
type searchIndex struct{ name, table string }

const findIndexes = `SELECT name, substr(rest, 1, instr(rest, '''') - 1) FROM (
	SELECT name, substr(sql, instr(sql, 'content = ''') + 11) AS rest FROM sqlite_master
	WHERE type = 'table' AND sql LIKE 'CREATE VIRTUAL TABLE%fts5%content = ''%')`

// brokenIndexes compares the search indexes with what they are about: briefly
// by counting, deeply word by word, which only a writer can.
func (d *DB) brokenIndexes(ctx context.Context, deep bool) (problems []string, err error) {
	indexes, err := All(ctx, d, func(r Row) (s searchIndex, err error) { return s, r.Scan(&s.name, &s.table) }, findIndexes)
	for _, s := range indexes {
		broken, e := d.isBroken(ctx, s, deep)
		if broken {
			problems = append(problems, fmt.Sprintf(
				"the search index %s is not in step with %s: stop the server and run INSERT INTO %s (%s) VALUES ('rebuild')", s.name, s.table, s.name, s.name))
		}
		err = errors.Join(err, e)
	}
	return problems, err
}

func (d *DB) isBroken(ctx context.Context, s searchIndex, deep bool) (bool, error) {
	differ, err := Exists(ctx, d, `SELECT 1 WHERE (SELECT COUNT(*) FROM `+quote(s.table)+`) <> (SELECT COUNT(*) FROM `+quote(s.name+"_docsize")+`)`)
	if err != nil || differ || !deep {
		return differ, err
	}
	name := quote(s.name)
	err = Exec(ctx, d, `INSERT INTO `+name+` (`+name+`, rank) VALUES ('integrity-check', 1)`)
	if isCorrupt(err) {
		return true, nil
	}
	return false, err
}
