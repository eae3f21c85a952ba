package app_test

import (
	"context"
	"fmt"
	"testing"
	"time"

	"myspace/internal/base/db"
)

// ofTwin ends the id of a campus's twin, and of its accounts.
const ofTwin = "-twin"

// newBooks is a crowd with the books of more than five years: what the demo school
// was invoiced and paid in two years once more for each of its copies, and all of it
// again two and four years ago. Paris is as large in every school: what a larger one has
// more is of twins of its campuses.
func newBooks(b *testing.B, students int) *school {
	b.Helper()
	s := newCrowd(b, students)
	began := time.Now()
	mustB(b, s.app.DB.Tx(b.Context(), func(tx *db.Tx) error {
		return copyBooks(b.Context(), tx, 3*max(1, students/madeUp)-1, 3*max(1, sizes()/madeUp)-1)
	}))
	mustB(b, s.app.DB.Learn(b.Context()))
	fmt.Printf("SQLite: %s invoices and %s transactions in %.1f s\n",
		s.text(b, `SELECT CAST(COUNT(*) AS TEXT) FROM invoice`), s.text(b, `SELECT CAST(COUNT(*) AS TEXT) FROM money_transaction`), time.Since(began).Seconds())
	return s
}

// copyBooks adds so many copies of what was invoiced and paid: every third of the
// same days, for the copies of who paid, the others of two and four years before.
// None is of a class: those stay as large as they are. So many copies are of the campus
// itself, the others of its twin.
func copyBooks(ctx context.Context, tx *db.Tx, times, here int) error {
	own := func(column string) string { return column + ` || '-b' || n` }
	ago := func(column string) string { return `date(` + column + `, '-' || (2 * (n % 3)) || ' years')` }
	counted := func(column string) string { return column + ` + 100000 * n` }
	placed := func(column string) string {
		return fmt.Sprintf(`CASE WHEN n > %d THEN %s || '%s' ELSE %[2]s END`, here, column, ofTwin)
	}
	const (
		twin  = `(SELECT p.id FROM person p WHERE n % 3 = 0 AND p.id = payer.person_id || '-' || (n / 3))`
		never = `NULL`
	)
	copies := []struct {
		table   string
		changed map[string]string
	}{
		{"payer", map[string]string{"id": own("id"), "campus_id": placed("campus_id"), "person_id": twin, "kind": `CASE WHEN kind <> 'student' OR ` + twin + ` IS NOT NULL THEN kind ELSE 'relative' END`}},
		{"invoice", map[string]string{
			"id": own("id"), "campus_id": placed("campus_id"), "payer_id": own("payer_id"), "enrollment_id": never, "class_id": never, "number": counted("number"), "request_key": never,
			"day": ago("day"), "deadline": ago("deadline"), "next_deadline": ago("next_deadline"),
		}},
		{"invoice_line", map[string]string{"invoice_id": own("invoice_id")}},
		{"credit_note", map[string]string{"id": own("id"), "campus_id": placed("campus_id"), "invoice_id": own("invoice_id"), "number": counted("number"), "request_key": never, "day": ago("day")}},
		{"owed_part", map[string]string{
			"id": own("id"), "campus_id": placed("campus_id"), "payer_id": own("payer_id"), "enrollment_id": never, "class_id": never, "invoice_id": own("invoice_id"), "deadline": ago("deadline"),
		}},
		{"money_transaction", map[string]string{
			"id": own("id"), "campus_id": placed("campus_id"), "payer_id": own("payer_id"), "reverses_id": own("reverses_id"), "receipt_number": counted("receipt_number"), "request_key": never, "day": ago("day"),
		}},
		{"money_line", map[string]string{"transaction_id": own("transaction_id")}},
		{"money_movement", map[string]string{"id": own("id"), "account_id": placed("account_id"), "transaction_id": own("transaction_id"), "day": ago("day")}},
		{"money_allocation", map[string]string{
			"id": own("id"), "part_id": own("part_id"), "transaction_id": own("transaction_id"), "credit_note_id": own("credit_note_id"), "day": ago("day"),
		}},
	}
	var tables []string
	for _, c := range copies {
		tables = append(tables, c.table)
	}
	if times > here {
		if err := copyCampuses(ctx, tx); err != nil {
			return err
		}
	}
	if err := withoutIndexes(ctx, tx, tables, func() error {
		for _, c := range copies {
			if err := copyRows(ctx, tx, c.table, times, c.changed, `TRUE`); err != nil {
				return err
			}
		}
		return nil
	}); err != nil {
		return err
	}
	for _, text := range []string{
		`DELETE FROM account_month`,
		`INSERT INTO account_month (account_id, month, amount) SELECT account_id, date(day, 'start of month'), SUM(amount) FROM money_movement GROUP BY 1, 2`,
		`DELETE FROM owed_sum`,
		`INSERT INTO owed_sum (campus_id, currency, deadline, parts, open) SELECT h.campus_id, h.currency, h.deadline, h.parts, h.open FROM held_owed_sum h`,
		`DELETE FROM invoice_sum`,
		`INSERT INTO invoice_sum (campus_id, currency, state, next_deadline, invoices, total, credited, paid, balance)
			SELECT h.campus_id, h.currency, h.state, h.next_deadline, h.invoices, h.total, h.credited, h.paid, h.balance FROM held_invoice_sum h`,
	} {
		if err := db.Exec(ctx, tx, text); err != nil {
			return err
		}
	}
	return nil
}

// copyCampuses gives every campus a twin, with accounts of its own.
func copyCampuses(ctx context.Context, tx *db.Tx) error {
	of := map[string]string{"id": `id || '` + ofTwin + `'`, "name": `name || ' 2'`, "sort_name": `sort_name || ' 2'`}
	if err := copyRows(ctx, tx, "campus", 1, of, `TRUE`); err != nil {
		return err
	}
	return copyRows(ctx, tx, "money_account", 1, map[string]string{"id": of["id"], "campus_id": `campus_id || '` + ofTwin + `'`}, `TRUE`)
}
