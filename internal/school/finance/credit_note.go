package finance

import (
	"context"
	"slices"
	"strings"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/audit"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
)

// newNote is a credit note that is to be issued.
type newNote struct {
	campusID, invoiceID, reason, code, key, hash string
	amount                                       int64
}

// add issues a credit note, and returns its id and day.
func (n newNote) add(ctx context.Context, tx *db.Tx) (id string, day clock.Date, err error) {
	c, err := findCampus(ctx, tx, access.System(), n.campusID)
	if err != nil {
		return "", day, err
	}
	id, day = db.NewID(), c.today()
	number, err := nextNumber(ctx, tx, n.campusID, day.Year, creditSeries)
	if err != nil {
		return "", day, err
	}
	code, err := codeOf(ctx, tx, n.campusID)
	if err != nil {
		return "", day, err
	}
	return id, day, db.Exec(ctx, tx, `INSERT INTO credit_note (id, campus_id, invoice_id, year, number, name, amount, day, reason, code, request_key, request_hash, created_by, created_at)
		VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`, id, n.campusID, n.invoiceID, day.Year, number, numberName(code, day.Year, creditSeries, number), n.amount, day, n.reason, n.code,
		db.Optional(n.key), n.hash, access.From(ctx).Actor().PersonID, clock.Now())
}

// creditLeft issues credit notes for what was invoiced and is owed no longer,
// because the student left. Its parts are canceled already.
func creditLeft(ctx context.Context, tx *db.Tx, amounts map[string]int64) error {
	var ids []string
	for id, amount := range amounts {
		if amount > 0 {
			ids = append(ids, id)
		}
	}
	slices.Sort(ids) // always the same order, so that two who do so never wait for each other
	return addNotes(ctx, tx, ids, amounts, newNote{code: "left"})
}

// addNotes issues credit notes of invoices whose parts are canceled already, all for
// the same reason, and writes their history.
func addNotes(ctx context.Context, tx *db.Tx, ids []string, amounts map[string]int64, n newNote) error {
	if len(ids) == 0 {
		return nil
	}
	before, _, err := findChosen(ctx, tx, access.System(), ids)
	if err != nil {
		return err
	}
	for _, id := range ids {
		n.campusID, n.invoiceID, n.amount = before[id].CampusID, id, amounts[id]
		if _, _, err := n.add(ctx, tx); err != nil {
			return err
		}
	}
	if err := refreshInvoices(ctx, tx, ids); err != nil {
		return err
	}
	now, order, err := findChosen(ctx, tx, access.System(), ids)
	if err != nil {
		return err
	}
	events := make([]audit.Event, len(order))
	for i, id := range order {
		v := now[id]
		events[i] = audit.Event{Action: "creditInvoice", Entity: "invoice", EntityID: id, CampusID: v.CampusID, Before: before[id].trail(), After: v.trail()}
	}
	return audit.RecordMany(ctx, tx, events)
}

// CorrectionFields say what of an invoice is corrected, and why.
type CorrectionFields struct {
	Once
	Amount int64  `json:"amount" minimum:"1" maximum:"1000000000000" doc:"At most its balance."`
	Reason string `json:"reason" minLength:"1" maxLength:"500"`
}

// creditInvoice corrects an invoice: so much of it is owed no longer, of what is
// due last first.
func (a *Area) creditInvoice(ctx context.Context, in *struct {
	api.ID
	Body CorrectionFields
},
) (FullInvoice, error) {
	f := in.Body
	hash, err := hashOf("creditInvoice "+in.ID.ID, f)
	if err != nil {
		return FullInvoice{}, err
	}
	if v, known, err := a.credited(ctx, f.Key, hash, in.ID.ID); known || err != nil {
		return v, err
	}
	v, err := a.invoices().Change(ctx, in.ID.ID, anyVersion, "creditInvoice", func(tx *db.Tx, v Invoice) error {
		if v.State != issued {
			return fault.New(fault.Conflict, "finance.not_issued")
		}
		var wrong fault.List
		wrong.Add(f.Amount > v.Balance, "amount", "finance.more_than_open", nil)
		wrong.Add(strings.TrimSpace(f.Reason) == "", "reason", "field.required", nil)
		if err := wrong.Err(); err != nil {
			return err
		}
		return credit(ctx, tx, v, newNote{campusID: v.CampusID, invoiceID: v.ID, amount: f.Amount, reason: strings.TrimSpace(f.Reason), key: f.Key, hash: hash})
	})
	if db.IsDuplicate(err) { // the same was sent at the same moment
		v, _, err = a.credited(ctx, f.Key, hash, in.ID.ID)
	}
	return v, err
}

const anyVersion = -1

// credited finds the invoice that a request of a key has credited already.
func (a *Area) credited(ctx context.Context, key, hash, id string) (v FullInvoice, known bool, err error) {
	hashes, err := db.All(ctx, a.db, db.ScanString, `SELECT request_hash FROM credit_note WHERE request_key = ?`, key)
	if err != nil || len(hashes) == 0 {
		return v, false, err
	}
	if hashes[0] != hash {
		return v, true, fault.New(fault.Conflict, "finance.key_used")
	}
	v, err = a.getInvoice(ctx, &api.ID{ID: id})
	return v, true, err
}

// credit issues a credit note and takes it off what is owed, the last first.
func credit(ctx context.Context, tx *db.Tx, v Invoice, n newNote) error {
	var w db.Where
	w.Add(`o.invoice_id = ? AND o.open > 0`, v.ID)
	parts, err := findOwed(ctx, tx, v.Day, w)
	if err != nil {
		return err
	}
	slices.Reverse(parts)
	id, day, err := n.add(ctx, tx)
	if err != nil {
		return err
	}
	var p posting
	if left := p.allocate(parts, n.amount); left > 0 {
		return fault.On("amount", "finance.more_than_open", nil)
	}
	if err := settle(ctx, tx, p.Allocations, true); err != nil {
		return err
	}
	rows := db.NewBulk(`money_allocation (id, part_id, credit_note_id, amount, day)`)
	for _, l := range p.Allocations {
		rows.Add(db.NewID(), l.PartID, id, l.Amount, day)
	}
	if err := rows.Insert(ctx, tx); err != nil {
		return err
	}
	return refreshInvoices(ctx, tx, []string{v.ID})
}

// cancelInvoice cancels an issued invoice by a credit note for its balance. What
// was invoiced by hand is owed no longer; installments belong to the enrollment:
// they stay owed, and are on a new draft.
func (a *Area) cancelInvoice(ctx context.Context, in *struct {
	api.ID
	Body struct {
		Reason string `json:"reason" minLength:"1" maxLength:"500"`
	}
},
) (FullInvoice, error) {
	return a.invoices().Change(ctx, in.ID.ID, anyVersion, "cancelInvoice", func(tx *db.Tx, v Invoice) error {
		switch {
		case v.State != issued:
			return fault.New(fault.Conflict, "finance.not_issued")
		case v.Balance == 0:
			return fault.New(fault.Conflict, "finance.is_settled")
		case strings.TrimSpace(in.Body.Reason) == "":
			return fault.On("reason", "field.required", nil)
		}
		n := newNote{campusID: v.CampusID, invoiceID: v.ID, amount: v.Balance, reason: strings.TrimSpace(in.Body.Reason), code: "canceled"}
		if v.EnrollmentID == "" {
			if err := credit(ctx, tx, v, n); err != nil {
				return err
			}
			return db.Exec(ctx, tx, `UPDATE invoice SET state = 'canceled' WHERE id = ?`, v.ID)
		}
		return release(ctx, tx, v, n)
	})
}

// release takes the parts of an enrollment from a canceled invoice. Of what was
// paid in part the rest becomes a part of its own.
func release(ctx context.Context, tx *db.Tx, v Invoice, n newNote) error {
	var w db.Where
	w.Add(`o.invoice_id = ? AND o.open > 0`, v.ID)
	parts, err := findOwed(ctx, tx, v.Day, w)
	if err != nil {
		return err
	}
	free, partly, rest := db.NewBulk(`owed_part (id)`), []string{}, []newPart{}
	for _, o := range parts {
		if o.Paid+o.Credited == 0 {
			free.Add(o.ID)
			continue
		}
		partly = append(partly, o.ID)
		rest = append(rest, newPart{
			id: db.NewID(), payerID: o.PayerID, enrollmentID: o.EnrollmentID,
			number: o.Number, loose: o.loose, deadline: o.Deadline, amount: o.Open,
		})
	}
	if _, err := free.Exec(ctx, tx, `UPDATE owed_part SET invoice_id = NULL FROM given WHERE owed_part.id = given.id`); err != nil {
		return err
	}
	if err := cancelParts(ctx, tx, partly); err != nil {
		return err
	}
	if err := addParts(ctx, tx, rest); err != nil {
		return err
	}
	if _, _, err := n.add(ctx, tx); err != nil {
		return err
	}
	if err := refreshInvoices(ctx, tx, []string{v.ID}); err != nil {
		return err
	}
	if err := db.Exec(ctx, tx, `UPDATE invoice SET state = 'canceled' WHERE id = ?`, v.ID); err != nil {
		return err
	}
	stale, err := draftsOf(ctx, tx, []string{v.EnrollmentID})
	if err != nil {
		return err
	}
	return makeDrafts(ctx, tx, []string{v.EnrollmentID}, stale)
}
