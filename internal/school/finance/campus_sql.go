package finance

import (
	"context"
	"fmt"
	"strings"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
)

// campus is what finance knows of a campus.
type campus struct {
	id, name, currency, zone string
	archived                 bool
}

func (c campus) today() clock.Date { return clock.Today(c.zone) }

func findCampus(ctx context.Context, q db.Querier, in access.Scope, id string) (campus, error) {
	var w db.Where
	w.Add(`h.id = ?`, id)
	w.And(in.Rows(`h.id = ?`, ``))
	return db.One(ctx, q, "campus.not_found", func(r db.Row) (c campus, err error) {
		var archived clock.Time
		err = r.Scan(&c.id, &c.name, &c.currency, &c.zone, &archived)
		c.archived = !archived.IsZero()
		return c, err
	}, `SELECT h.id, h.name, h.currency, h.time_zone, h.archived_at FROM campus h`+w.String(), w.Args...)
}

// campusNamed is the condition that a campus has a word in its name or place.
func campusNamed(column string) string {
	return column + ` IN (SELECT found.id FROM campus found WHERE ` + db.Has(`found.search_text`) + `)`
}

// openCampus finds a campus in reach at which something new can be entered.
func openCampus(ctx context.Context, q db.Querier, in access.Scope, id string) (campus, error) {
	c, err := findCampus(ctx, q, in, id)
	if err == nil && c.archived {
		err = fault.New(fault.Conflict, "edit.archived")
	}
	return c, err
}

// The series of numbers; each till has its own: T1, T2 ….
const (
	invoiceSeries = "I"
	creditSeries  = "C"
	receiptSeries = "R"
)

// nextNumber counts one more paper of a campus in a year and a series: whoever
// else counts waits until this transaction ends, so that no number is left out.
func nextNumber(ctx context.Context, tx *db.Tx, campusID string, year int, series string) (int, error) {
	return db.One(ctx, tx, "", db.ScanInt, `INSERT INTO money_number (campus_id, year, series, last) VALUES (?, ?, ?, 1)
		ON CONFLICT (campus_id, year, series) DO UPDATE SET last = money_number.last + 1 RETURNING last`, campusID, year, series)
}

// numberName is a number as it stands on a paper: PAR-2026-T3-0007.
func numberName(code string, year int, series string, number int) string {
	return fmt.Sprintf("%s-%d-%s-%04d", code, year, series, number)
}

// codeOf is what the numbers of a campus begin with. It is made of its name the
// first time, and stays.
func codeOf(ctx context.Context, tx *db.Tx, campusID string) (string, error) {
	codes, err := db.All(ctx, tx, db.ScanString, `SELECT code FROM campus_money WHERE campus_id = ?`, campusID)
	if err != nil {
		return "", err
	}
	if len(codes) > 0 {
		return codes[0], nil
	}
	name, err := db.One(ctx, tx, "campus.not_found", db.ScanString, `SELECT name FROM campus WHERE id = ?`, campusID)
	if err != nil {
		return "", err
	}
	begin := initials(name)
	code := begin
	for n := 2; ; n++ {
		taken, err := db.Exists(ctx, tx, `SELECT 1 FROM campus_money WHERE code = ?`, code)
		if err != nil {
			return "", err
		}
		if !taken {
			break
		}
		code = fmt.Sprint(begin, n)
	}
	return code, db.Exec(ctx, tx, `INSERT INTO campus_money (campus_id, code, reminders, updated_at) VALUES (?, ?, FALSE, ?)`, campusID, code, clock.Now())
}

// initials are the first letters of a name, without accents.
func initials(name string) string {
	var letters strings.Builder
	for _, r := range strings.ToUpper(db.Fold(name)) {
		if r >= 'A' && r <= 'Z' && letters.Len() < 3 {
			letters.WriteRune(r)
		}
	}
	if letters.Len() == 0 {
		return "X"
	}
	return letters.String()
}
