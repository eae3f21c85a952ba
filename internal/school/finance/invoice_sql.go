package finance

import (
	"context"
	"database/sql"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/naming"
)

const (
	invoiceColumns = `v.id, v.version, v.campus_id, h.name, v.payer_id, ` + payerName + `, y.kind, v.enrollment_id, COALESCE(e.person_id, ''),
		COALESCE((SELECT ` + naming.Person + ` FROM person p WHERE p.id = e.person_id), ''), v.class_id, COALESCE(k.code, ''), v.state, v.name, v.currency,
		v.total, v.credited, v.paid, v.balance, v.next_deadline, v.day, v.deadline, v.note, v.created_at, v.updated_at, ` + naming.DoerOrNobody
	invoiceTables = `invoice v JOIN campus h ON h.id = v.campus_id JOIN payer y ON y.id = v.payer_id LEFT JOIN person p ON p.id = y.person_id
		LEFT JOIN enrollment e ON e.id = v.enrollment_id LEFT JOIN class k ON k.id = v.class_id LEFT JOIN person b ON b.id = v.issued_by`
	// The rows of a campus's invoices, and one's own: not while they are drafts.
	campusInvoices = `v.campus_id = ?`
	ownInvoices    = `v.state <> 'draft' AND v.payer_id IN (SELECT own.id FROM payer own WHERE own.person_id = ?)`
)

// invoiceOrders are the sorts that the list offers.
var invoiceOrders = db.Orders{"day": {"v.day"}, "name": {"v.sort_name"}, "total": {"v.total"}, "balance": {"v.balance"}, "deadline": {"v.next_deadline"}}

func scanInvoice(r db.Row) (v Invoice, err error) {
	var enrollment, class sql.NullString
	err = r.Scan(&v.ID, &v.Version, &v.CampusID, &v.CampusName, &v.PayerID, &v.PayerName, &v.PayerKind, &enrollment, &v.StudentID, &v.StudentName, &class, &v.ClassCode,
		&v.State, &v.Number, &v.Currency, &v.Total, &v.Credited, &v.Paid, &v.Balance, &v.NextDeadline, &v.Day, &v.Deadline, &v.Note, &v.CreatedAt, &v.UpdatedAt, &v.IssuedBy)
	v.EnrollmentID, v.ClassID = enrollment.String, class.String
	return v, err
}

// invoicesLike are the conditions of a filter, within reach.
func invoicesLike(in access.Scope, f InvoiceFilter) (w db.Where) {
	w.And(in.Rows(campusInvoices, ownInvoices))
	for _, one := range [][2]string{
		{`v.campus_id = ?`, f.Campus},
		{`v.class_id = ?`, f.Class},
		{`v.payer_id = ?`, f.Payer},
		{`v.currency = ?`, f.Currency},
		{`v.enrollment_id = ?`, f.enrollment},
	} {
		if one[1] != "" {
			w.Add(one[0], one[1])
		}
	}
	if f.Person != "" {
		w.Add(`v.id IN (SELECT mine.id FROM payer own JOIN invoice mine ON mine.payer_id = own.id WHERE own.person_id = ?
			UNION SELECT other.id FROM enrollment own JOIN invoice other ON other.enrollment_id = own.id WHERE own.person_id = ?)`, f.Person, f.Person)
	}
	switch f.State {
	case settled:
		w.Add(`v.state = 'issued' AND v.balance = 0`)
	case issued:
		w.Add(`v.state = 'issued' AND v.balance > 0`)
	case draft, canceled:
		w.Add(`v.state = ?`, f.State)
	}
	w.And(standingLike(f.Standing, today(in)))
	if !f.From.IsZero() {
		w.Add(`v.day >= ?`, f.From)
	}
	if !f.To.IsZero() {
		w.Add(`v.day <= ?`, f.To)
	}
	if f.Least > 0 {
		w.Add(`v.total >= ?`, f.Least)
	}
	if f.Most > 0 {
		w.Add(`v.total <= ?`, f.Most)
	}
	w.MatchAny(f.Q, db.Has(db.Words(`v.sort_name`)), db.Has(db.Words(`LOWER(v.name)`)), `v.enrollment_id IN (SELECT found.id FROM enrollment found WHERE `+db.Has(db.Words(`found.sort_name`))+`)`,
		`v.class_id IN (SELECT found.id FROM class found WHERE `+db.Has(`found.search_text`)+`)`, campusNamed(`v.campus_id`))
	return w
}

// standingLike is the condition that invoices stand so on a day; one that was canceled
// stands in no way.
func standingLike(standing string, day clock.Date) (string, []any) {
	switch standing {
	case Paid:
		return `v.state = 'issued' AND v.balance = 0`, nil
	case Due:
		return `v.state = 'issued' AND v.next_deadline < ?`, []any{day}
	case Upcoming:
		return `v.state = 'issued' AND v.next_deadline > ?`, []any{day.AddDays(farAway)}
	case NotPaid:
		return `v.state = 'issued' AND v.next_deadline >= ? AND v.next_deadline <= ?`, []any{day, day.AddDays(farAway)}
	case "up_to_date":
		return `v.state = 'issued' AND (v.next_deadline IS NULL OR v.next_deadline >= ?)`, []any{day}
	default:
		return `1 = 1`, nil
	}
}

func findInvoices(ctx context.Context, q db.Querier, in access.Scope, f InvoiceFilter, p api.Paging) (db.List[Invoice], error) {
	order, err := invoiceOrders.By(f.Sort, "v.id")
	if err != nil {
		return db.List[Invoice]{}, err
	}
	l, err := db.Find(ctx, q, scanInvoice, db.Select{
		Columns: invoiceColumns, From: invoiceTables, Count: `invoice v`, Where: invoicesLike(in, f), Order: order, Page: p.Page, Size: p.PageSize,
	})
	for i, v := range l.Items {
		l.Items[i] = v.seenBy(in)
	}
	return l, err
}

// findInvoiceRow reads an invoice as it is kept.
func findInvoiceRow(ctx context.Context, q db.Querier, in access.Scope, id string) (Invoice, error) {
	var w db.Where
	w.Add(`v.id = ?`, id)
	w.And(in.Rows(campusInvoices, ownInvoices))
	return db.One(ctx, q, "finance.invoice_not_found", scanInvoice, `SELECT `+invoiceColumns+` FROM `+invoiceTables+w.String(), w.Args...)
}

func findLines(ctx context.Context, q db.Querier, id string) ([]InvoiceLine, error) {
	return db.All(ctx, q, func(r db.Row) (l InvoiceLine, err error) { return l, r.Scan(&l.Kind, &l.Text, &l.Amount) },
		`SELECT kind, text, amount FROM invoice_line WHERE invoice_id = ? ORDER BY position`, id)
}

func findNotes(ctx context.Context, q db.Querier, id string) ([]CreditNote, error) {
	return db.All(ctx, q, func(r db.Row) (n CreditNote, err error) {
		return n, r.Scan(&n.ID, &n.Number, &n.Amount, &n.Day, &n.Reason, &n.Code, &n.CreatedBy)
	}, `SELECT n.id, n.name, n.amount, n.day, n.reason, n.code, `+naming.DoerOrNobody+` FROM credit_note n LEFT JOIN person b ON b.id = n.created_by WHERE n.invoice_id = ? ORDER BY n.created_at, n.id`, id)
}

// newInvoice is a draft that is to be made.
type newInvoice struct {
	id, campusID, payerID, enrollmentID, classID, currency, sortName, note, key, hash string
	paid                                                                              int64
	day, deadline                                                                     clock.Date
	lines                                                                             []InvoiceLine
}

func (n newInvoice) total() (sum int64) {
	for _, l := range n.lines {
		sum += l.Amount
	}
	return sum
}

func addInvoices(ctx context.Context, tx *db.Tx, all []newInvoice) error {
	rows, now := db.NewBulk(`invoice (id, campus_id, payer_id, enrollment_id, class_id, state, name, currency, total, credited, paid, balance, day, deadline, note, sort_name, created_by, created_at, updated_at, issued_by, request_key, request_hash)`), clock.Now()
	lines := newLines()
	by := access.From(ctx).Actor().PersonID
	for _, n := range all {
		total := n.total()
		rows.Add(n.id, n.campusID, n.payerID, db.Optional(n.enrollmentID), db.Optional(n.classID), draft, "", n.currency, total, 0, n.paid, total-n.paid, n.day, n.deadline, n.note, n.sortName, by, now, now, "", db.Optional(n.key), n.hash)
		lines.add(n.id, n.lines)
	}
	if err := rows.Insert(ctx, tx); err != nil {
		return err
	}
	return lines.Insert(ctx, tx)
}

type lineRows struct{ *db.Bulk }

func newLines() lineRows {
	return lineRows{db.NewBulk(`invoice_line (invoice_id, position, kind, text, amount)`)}
}

func (r lineRows) add(id string, lines []InvoiceLine) {
	for i, l := range lines {
		r.Add(id, i+1, l.Kind, l.Text, l.Amount)
	}
}

// dropDrafts takes drafts back: their parts are on no invoice then.
func dropDrafts(ctx context.Context, tx *db.Tx, ids []string) error {
	rows := db.NewBulk(`invoice (id)`)
	for _, id := range ids {
		rows.Add(id)
	}
	if _, err := rows.Exec(ctx, tx, `UPDATE owed_part SET invoice_id = NULL FROM given WHERE owed_part.invoice_id = given.id`); err != nil {
		return err
	}
	_, err := rows.Exec(ctx, tx, `DELETE FROM invoice WHERE state = 'draft' AND id IN (SELECT id FROM given)`)
	return err
}
