package finance

import (
	"context"
	"database/sql"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/naming"
)

const (
	// payerName is how a payer is called: a student by his own name.
	payerName   = `COALESCE(` + naming.Person + `, y.name)`
	owedColumns = `o.id, o.payer_id, ` + payerName + `, o.enrollment_id, COALESCE(e.person_id, ''), COALESCE((SELECT ` + naming.Person + ` FROM person p WHERE p.id = e.person_id), ''),
		o.class_id, COALESCE(k.code, ''), o.number, o.invoice_id, COALESCE(v.name, ''), o.currency, o.deadline, o.amount, o.paid, o.credited, o.open, o.canceled_at, o.campus_id, o.loose`
	owedTables = `owed_part o JOIN payer y ON y.id = o.payer_id LEFT JOIN person p ON p.id = y.person_id LEFT JOIN enrollment e ON e.id = o.enrollment_id
		LEFT JOIN class k ON k.id = o.class_id LEFT JOIN invoice v ON v.id = o.invoice_id`
)

// scanOwed reads a part as it stands on a day.
func scanOwed(day clock.Date) func(db.Row) (Owed, error) {
	return func(r db.Row) (o Owed, err error) {
		var enrollment, class, invoice sql.NullString
		var canceled clock.Time
		err = r.Scan(&o.ID, &o.PayerID, &o.PayerName, &enrollment, &o.StudentID, &o.StudentName, &class, &o.ClassCode, &o.Number, &invoice, &o.Invoice,
			&o.Currency, &o.Deadline, &o.Amount, &o.Paid, &o.Credited, &o.Open, &canceled, &o.campusID, &o.loose)
		o.EnrollmentID, o.ClassID, o.InvoiceID = enrollment.String, class.String, invoice.String
		if o.State = stateOf(o.Open, o.Deadline, day); !canceled.IsZero() {
			o.State = Canceled
		}
		return o, err
	}
}

// findOwed returns the parts for which conditions hold, the oldest first.
func findOwed(ctx context.Context, q db.Querier, day clock.Date, w db.Where) ([]Owed, error) {
	return db.All(ctx, q, scanOwed(day), `SELECT `+owedColumns+` FROM `+owedTables+w.String()+` ORDER BY o.deadline, o.number, o.id`, w.Args...)
}

// findOpen returns what a payer still has to pay in a currency, the oldest first.
func findOpen(ctx context.Context, q db.Querier, day clock.Date, payerID, currency string) ([]Owed, error) {
	var w db.Where
	w.Add(`o.payer_id = ? AND o.open > 0 AND o.currency = ?`, payerID, currency)
	return findOwed(ctx, q, day, w)
}

// findParts returns parts in reach by their ids.
func findParts(ctx context.Context, q db.Querier, in access.Scope, ids []string) (map[string]Owed, error) {
	var w db.Where
	w.Among(q, `o.id`, ids)
	w.And(in.Rows(`o.campus_id = ?`, ``))
	all, err := findOwed(ctx, q, today(in), w)
	found := map[string]Owed{}
	for _, o := range all {
		found[o.ID] = o
	}
	return found, err
}

// newPart is a part that is to be made.
type newPart struct {
	id, payerID, enrollmentID, invoiceID string
	number                               int
	loose                                bool
	deadline                             clock.Date
	amount                               int64
}

// addParts makes parts: each is of its payer's campus, and in the currency of its
// enrollment or invoice.
func addParts(ctx context.Context, tx *db.Tx, all []newPart) error {
	rows := db.NewBulk(`owed_part (id, payer_id, enrollment_id, number, loose, invoice_id, deadline, amount)`)
	for _, p := range all {
		rows.Add(p.id, p.payerID, db.Optional(p.enrollmentID), p.number, p.loose, db.Optional(p.invoiceID), p.deadline, p.amount)
	}
	return rows.Change(ctx, tx, "finance.payer_not_found", `INSERT INTO owed_part (id, campus_id, payer_id, enrollment_id, class_id, number, loose, invoice_id, currency, deadline, amount, paid, credited, open, created_at)
		SELECT given.id, y.campus_id, y.id, given.enrollment_id, e.class_id, given.number, given.loose, given.invoice_id, COALESCE(e.currency, v.currency), given.deadline, given.amount, 0, 0, given.amount, ?
		FROM given JOIN payer y ON y.id = given.payer_id LEFT JOIN enrollment e ON e.id = given.enrollment_id LEFT JOIN invoice v ON v.id = given.invoice_id`, clock.Now())
}

// cancelParts says of parts that what is open of them is no longer owed.
func cancelParts(ctx context.Context, tx *db.Tx, ids []string) error {
	rows, now := db.NewBulk(`owed_part (id, canceled_at, open)`), clock.Now()
	for _, id := range ids {
		rows.Add(id, now, 0)
	}
	return rows.Update(ctx, tx, "finance.part_not_found", "id")
}

// settle adds to what was paid and credited of parts.
func settle(ctx context.Context, tx *db.Tx, all []Allocation, credit bool) error {
	rows := db.NewBulk(`owed_part (id, paid, credited)`)
	for _, one := range sumByPart(all) {
		if credit {
			rows.Add(one.PartID, 0, one.Amount)
		} else {
			rows.Add(one.PartID, one.Amount, 0)
		}
	}
	return rows.Change(ctx, tx, "finance.part_not_found", `UPDATE owed_part SET paid = owed_part.paid + given.paid, credited = owed_part.credited + given.credited,
		open = CASE WHEN canceled_at IS NULL THEN amount - owed_part.paid - given.paid - owed_part.credited - given.credited ELSE 0 END FROM given WHERE owed_part.id = given.id`)
}

// sumByPart adds up what goes to the same part.
func sumByPart(all []Allocation) (sums []Allocation) {
	at := map[string]int{}
	for _, one := range all {
		if i, ok := at[one.PartID]; ok {
			sums[i].Amount += one.Amount
			continue
		}
		at[one.PartID] = len(sums)
		sums = append(sums, Allocation{PartID: one.PartID, Amount: one.Amount})
	}
	return sums
}

// refreshInvoices copies to invoices what their parts and notes say now.
func refreshInvoices(ctx context.Context, tx *db.Tx, ids []string) error {
	if len(ids) == 0 {
		return nil
	}
	rows := db.NewBulk(`invoice (id)`)
	seen := map[string]bool{}
	for _, id := range ids {
		if id != "" && !seen[id] {
			seen[id] = true
			rows.Add(id)
		}
	}
	_, err := rows.Exec(ctx, tx, refreshed+` IN (SELECT id FROM given)`, clock.Now())
	return err
}

// refreshed copies to invoices what their parts and notes say at a moment; which ones
// follows.
const refreshed = `UPDATE invoice SET version = version + 1, paid = ` + partsPaid + `, credited = ` + byNotes + `, balance = total - ` + partsPaid + ` - ` + byNotes + `,
	next_deadline = (SELECT MIN(o.deadline) FROM owed_part o WHERE o.invoice_id = invoice.id AND o.open > 0), updated_at = ? WHERE id`

const (
	partsPaid = `COALESCE((SELECT SUM(o.paid) FROM owed_part o WHERE o.invoice_id = invoice.id), 0)`
	byNotes   = `COALESCE((SELECT SUM(n.amount) FROM credit_note n WHERE n.invoice_id = invoice.id), 0)`
)

// refreshInvoicesOf is refreshInvoices for those on which parts are.
func refreshInvoicesOf(ctx context.Context, tx *db.Tx, parts []Allocation) error {
	rows := db.NewBulk(`owed_part (id)`)
	for _, p := range sumByPart(parts) {
		rows.Add(p.PartID)
	}
	_, err := rows.Exec(ctx, tx, refreshed+` IN (SELECT o.invoice_id FROM given JOIN owed_part o ON o.id = given.id)`, clock.Now())
	return err
}
