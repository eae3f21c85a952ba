package finance

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/audit"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/school/part"
)

// charging is how earlier areas have somebody charged, or given credit.
var charging = part.Charging{Draft: draftCharge, Standing: findStanding, Withdraw: withdrawCharge, Credit: creditAdvances}

// draftCharge drafts the invoice of a charge, as if it were written by hand.
func draftCharge(ctx context.Context, tx *db.Tx, in access.Scope, c part.Charge) (string, error) {
	in = in.Under(takeMoney)
	place, err := openCampus(ctx, tx, in, c.CampusID)
	if err != nil {
		return "", err
	}
	payer, err := payerOf(ctx, tx, c.PersonID, place.id)
	if err != nil {
		return "", err
	}
	row, err := addDraft(ctx, tx, in, place, newInvoice{payerID: payer, lines: []InvoiceLine{{Kind: "text", Text: c.Text, Amount: c.Amount}}})
	return row.ID, err
}

// addDraft adds a draft to what a campus has, with its trail.
func addDraft(ctx context.Context, tx *db.Tx, in access.Scope, c campus, n newInvoice) (row Invoice, err error) {
	n.id, n.campusID, n.currency, n.day = db.NewID(), c.id, c.currency, c.today()
	if n.sortName, err = db.One(ctx, tx, "finance.payer_not_found", db.ScanString, `SELECT sort_name FROM payer WHERE id = ?`, n.payerID); err != nil {
		return row, err
	}
	if err := addInvoices(ctx, tx, []newInvoice{n}); err != nil {
		return row, err
	}
	if row, err = findInvoiceRow(ctx, tx, in, n.id); err != nil {
		return row, err
	}
	return row, recordInvoice(ctx, tx, "createInvoice", row, nil)
}

// withdrawCharge removes the draft of a charge as it was made. Whoever found the book
// need not be one who writes invoices: he undoes nothing but what its loss had made, and
// what somebody has written into it since is not his to remove.
func withdrawCharge(ctx context.Context, tx *db.Tx, id string) (bool, error) {
	row, err := findInvoiceRow(ctx, tx, access.System(), id)
	if fault.KindOf(err) == fault.NotFound {
		return false, nil
	}
	if err != nil || row.State != draft || row.Version > 1 {
		return false, err
	}
	if err := dropDrafts(ctx, tx, []string{id}); err != nil {
		return false, err
	}
	return true, audit.Record(ctx, tx, audit.Event{Action: "deleteInvoice", Entity: "invoice", EntityID: row.ID, CampusID: row.CampusID, Before: row.trail()})
}

// findStanding says which of some invoices are there and were not canceled.
func findStanding(ctx context.Context, q db.Querier, ids []string) (map[string]bool, error) {
	found := map[string]bool{}
	if len(ids) == 0 {
		return found, nil
	}
	var w db.Where
	w.Among(q, `id`, ids)
	w.Add(`state <> ?`, canceled)
	return found, db.Each(ctx, q, func(r db.Row) error {
		id, err := db.ScanString(r)
		found[id] = true
		return err
	}, `SELECT id FROM invoice`+w.String(), w.Args...)
}
