package app_test

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"myspace/internal/base/db"
)

// sizes is how many students the smaller school of a benchmark has; the larger one
// has ten times as many.
func sizes() int {
	if testing.Short() {
		return 2_000
	}
	return 20_000
}

// madeUp is how many students of a crowd are made up; the others are copies of them.
const madeUp = 2_000

// newCrowds are a school of 20,000 students and one of 200,000; with -short, of 2,000
// and 20,000.
func newCrowds(b *testing.B) (small, large *school) {
	b.Helper()
	return newCrowd(b, sizes()), newCrowd(b, 10*sizes())
}

// newCrowd is a school whose people, classes and enrollments are many, in seconds:
// what else a demo school has, schedules and money above all, takes minutes to make
// up, and is asked for by other benchmarks only.
func newCrowd(b *testing.B, students int) *school {
	b.Helper()
	s := newSchool(b, min(students, madeUp))
	began := time.Now()
	if times := students/madeUp - 1; times > 0 {
		mustB(b, s.app.DB.Tx(b.Context(), func(tx *db.Tx) error { return copyStudents(b.Context(), tx, times) }))
	}
	fmt.Printf("SQLite: a crowd of %d students in %.1f s\n", students, time.Since(began).Seconds())
	return s
}

// copyStudents adds everybody who learns so many times more, with classes and
// enrollments of his own. Each copy has another number, and no mail address.
func copyStudents(ctx context.Context, tx *db.Tx, times int) error {
	const (
		learns = ` IN (SELECT person_id FROM membership_role WHERE role = 'student')`
		number = `printf('%06d', (7919 * n + CAST(substr(mobile, -6) AS INTEGER)) % 1000000)`
	)
	own := func(column string) string { return column + ` || '-' || n` }
	copies := []struct {
		table, where string
		changed      map[string]string
	}{
		{"person", `id` + learns, map[string]string{
			"id": own("id"), "email": `''`, "email_key": `NULL`, "search_text": `replace(search_text, substr(mobile, -6), ` + number + `)`,
			"mobile": `CASE mobile WHEN '' THEN '' ELSE substr(mobile, 1, length(mobile) - 6) || ` + number + ` END`,
		}},
		{"class", `TRUE`, map[string]string{"id": own("id"), "code": own("code"), "code_key": own("code_key")}},
		{"enrollment", `person_id` + learns, map[string]string{
			"id": own("id"), "person_id": own("person_id"), "class_id": own("class_id"), "previous_id": `NULL`, "request_key": `NULL`, "outcome_step_id": `NULL`,
		}},
		{"membership", `person_id` + learns, map[string]string{"person_id": own("person_id")}},
		{"membership_role", `person_id` + learns, map[string]string{"person_id": own("person_id")}}, // last: it says who learns
	}
	var tables []string
	for _, c := range copies {
		tables = append(tables, c.table)
	}
	if err := withoutIndexes(ctx, tx, tables, func() error {
		for _, c := range copies {
			if err := copyRows(ctx, tx, c.table, times, c.changed, c.where); err != nil {
				return err
			}
		}
		return nil
	}); err != nil {
		return err
	}
	if err := db.Exec(ctx, tx, `INSERT INTO person_search (person_search) VALUES ('rebuild')`); err != nil {
		return err
	}
	return db.Exec(ctx, tx, `UPDATE campus_size SET people = (SELECT COUNT(*) FROM membership m WHERE m.campus_id = campus_size.campus_id)`)
}

// copyRows copies rows of a table so many times: each column as it is, or as it is
// given, where n is the number of the copy.
func copyRows(ctx context.Context, tx *db.Tx, table string, times int, changed map[string]string, where string) error {
	columns, err := db.All(ctx, tx, db.ScanString, `SELECT name FROM pragma_table_info(?)`, table)
	if err != nil {
		return err
	}
	values := slices.Clone(columns)
	for i, name := range columns {
		if value, ok := changed[name]; ok {
			values[i] = value
		}
	}
	return db.Exec(ctx, tx, `WITH RECURSIVE copy (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM copy WHERE n < ?)
		INSERT INTO `+table+` (`+strings.Join(columns, ", ")+`) SELECT `+strings.Join(values, ", ")+` FROM copy CROSS JOIN `+table+` WHERE `+where, times)
}

// withoutIndexes fills tables that for that time have neither triggers nor indexes,
// their keys excepted: many rows are put in order at once, not one by one.
func withoutIndexes(ctx context.Context, tx *db.Tx, tables []string, fill func() error) error {
	type part struct{ kind, name, text string }
	var w db.Where
	w.Add(`type IN ('index', 'trigger') AND sql IS NOT NULL`)
	w.In(`tbl_name`, tables...)
	parts, err := db.All(ctx, tx, func(r db.Row) (p part, err error) {
		return p, r.Scan(&p.kind, &p.name, &p.text)
	}, `SELECT type, name, sql FROM sqlite_master`+w.String()+` ORDER BY type, name`, w.Args...)
	if err != nil {
		return err
	}
	for _, p := range parts {
		if err := db.Exec(ctx, tx, `DROP `+p.kind+` `+p.name); err != nil {
			return err
		}
	}
	if err := fill(); err != nil {
		return err
	}
	for _, p := range parts {
		if err := db.Exec(ctx, tx, p.text); err != nil {
			return err
		}
	}
	return nil
}
