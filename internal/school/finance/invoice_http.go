package finance

import (
	"context"
	"strings"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/audit"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/base/record"
)

func (a *Area) invoiceRoutes(r *api.Router) {
	const all, one = "/api/invoices", "/api/invoices/{id}"
	api.Get(r, "listInvoices", all, readMoney, a.listInvoices)
	api.Stream(r, "exportInvoices", all+"/export", readMoney, a.exportInvoices)
	api.Get(r, "sumInvoices", all+"/totals", readMoney, a.sumInvoices, api.Says("Sum up the invoices that a list shows, by currency"))
	api.Get(r, "getInvoice", one, readMoney, a.getInvoice, api.Says("Get an invoice with its lines, parts, payments and credit notes"))
	api.Post(r, "createInvoice", all, takeMoney, a.createInvoice, api.Says("Draft an invoice by hand"), api.Refuses(fault.NotFound, fault.Conflict))
	api.Put(r, "updateInvoice", one, takeMoney, a.updateInvoice, api.Says("Change the draft of an invoice"), api.Refuses(fault.Conflict))
	api.Remove(r, "deleteInvoice", one, takeMoney, a.deleteInvoice, api.Says("Remove the draft of an invoice"), api.Refuses(fault.Conflict))
	api.Do(r, "draftInvoices", "/api/classes/{id}/invoices/drafts", takeMoney, a.draftInvoices, api.Says("Draft invoices for all students of a class of what is on none yet"))
	api.Do(r, "issueInvoice", one+"/issue", keepBooks, a.issueInvoice, api.Says("Issue an invoice: it gets its number"), api.Refuses(fault.Conflict))
	api.Do(r, "issueInvoices", "/api/classes/{id}/invoices/issue", keepBooks, a.issueInvoices, api.Says("Issue all drafts of a class"))
	api.Do(r, "issueChosenInvoices", all+"/issue", keepBooks, a.issueChosen, api.Says("Issue several drafts in the order of names, and say of each that could not be why"))
	api.Do(r, "cancelInvoice", one+"/cancel", keepBooks, a.cancelInvoice, api.Says("Cancel an issued invoice by a credit note for its balance"), api.Refuses(fault.Conflict))
	api.Do(r, "creditInvoice", one+"/credit", keepBooks, a.creditInvoice, api.Says("Correct an issued invoice by a credit note"), api.Refuses(fault.Conflict))
}

// InvoiceFilter is what a list of invoices can be narrowed by.
type InvoiceFilter struct {
	api.Search
	Campus   string `query:"campus" maxLength:"64"`
	Class    string `query:"class" maxLength:"64"`
	Payer    string `query:"payer" maxLength:"64"`
	Person   string `query:"person" maxLength:"64" doc:"A student: what he pays himself and what others pay for him, at any campus."`
	State    string `query:"state" enum:"draft,issued,settled,canceled" doc:"issued for those of which something is left to be paid."`
	Standing string `query:"standing" enum:"paid,due,not_paid,upcoming,up_to_date"`
	Least    int64  `query:"least" minimum:"0" maximum:"1000000000000" doc:"The total, at least."`
	Most     int64  `query:"most" minimum:"0" maximum:"1000000000000" doc:"The total, at most; 0 for any."`
	Currency string `query:"currency" maxLength:"3" doc:"Only invoices of this currency: of which an amount is meant."`
	Sort     string `query:"sort" default:"-day" enum:"day,-day,name,-name,total,-total,balance,-balance,deadline,-deadline"`
	Period

	enrollment string
}

func (a *Area) listInvoices(ctx context.Context, in *struct {
	InvoiceFilter
	api.Paging
},
) (api.Page[Invoice], error) {
	return api.PageOf(findInvoices(ctx, a.db, access.From(ctx), in.InvoiceFilter, in.Paging))
}

// InvoiceTotals are what invoices sum up to.
type InvoiceTotals struct {
	Items []InvoiceTotal `json:"items" doc:"One for each currency."`
}

// InvoiceTotal is what the invoices of a currency sum up to.
type InvoiceTotal struct {
	Currency string `json:"currency"`
	Count    int    `json:"count"`
	Total    int64  `json:"total"`
	Credited int64  `json:"credited"`
	Paid     int64  `json:"paid"`
	Balance  int64  `json:"balance"`
}

func (a *Area) sumInvoices(ctx context.Context, in *struct{ InvoiceFilter }) (all InvoiceTotals, err error) {
	all.Items, err = findTotals(ctx, a.db, access.From(ctx), in.InvoiceFilter)
	return all, err
}

func (a *Area) getInvoice(ctx context.Context, in *api.ID) (v FullInvoice, err error) {
	row, err := findInvoiceRow(ctx, a.db, access.From(ctx), in.ID)
	if err != nil {
		return v, err
	}
	return a.wholeInvoice(ctx, a.db, row)
}

// wholeInvoice fills in everything that is on an invoice.
func (a *Area) wholeInvoice(ctx context.Context, q db.Querier, row Invoice) (v FullInvoice, err error) {
	scope := access.From(ctx)
	v.Invoice = row.seenBy(scope)
	if v.Lines, err = findLines(ctx, q, v.ID); err != nil {
		return v, err
	}
	var w db.Where
	w.Add(`o.invoice_id = ? AND (o.canceled_at IS NULL OR o.paid > 0)`, v.ID)
	if v.Parts, err = findOwed(ctx, q, today(scope), w); err != nil {
		return v, err
	}
	if v.CreditNotes, err = findNotes(ctx, q, v.ID); err != nil {
		return v, err
	}
	if !v.MayKeep && !scope.Under(readOffice).CoversCampus(v.CampusID) {
		for i := range v.CreditNotes {
			v.CreditNotes[i].Reason, v.CreditNotes[i].CreatedBy = "", ""
		}
	}
	t := transactionsLike(scope, TransactionFilter{})
	t.Add(`t.id IN (SELECT l.transaction_id FROM money_allocation l JOIN owed_part o ON o.id = l.part_id WHERE o.invoice_id = ?)`, v.ID)
	if v.Payments, err = db.All(ctx, q, scanTransaction, `SELECT `+transactionColumns+` FROM `+transactionTables+t.String()+` ORDER BY t.day DESC, t.id DESC`, t.Args...); err != nil {
		return v, err
	}
	for i, p := range v.Payments {
		v.Payments[i] = a.presentOne(ctx, p)
	}
	return v, nil
}

// DraftFields is what of an invoice by hand people fill in.
type DraftFields struct {
	Lines    []DraftLine `json:"lines" maxItems:"100" doc:"At least one, but for what comes from an enrollment: its lines are what was agreed there."`
	Deadline clock.Date  `json:"deadline,omitzero" format:"date" doc:"Without one, 30 days after it is issued."`
	Note     string      `json:"note" maxLength:"1000"`
}

// DraftLine is a line that somebody writes.
type DraftLine struct {
	Text   string `json:"text" minLength:"1" maxLength:"200"`
	Amount int64  `json:"amount" minimum:"-1000000000000" maximum:"1000000000000" doc:"Negative for what is taken off."`
}

// Check returns what is wrong beyond what the tags tell.
func (f DraftFields) Check() error {
	var wrong fault.List
	var total int64
	for _, l := range f.Lines {
		total += l.Amount
	}
	wrong.Add(total < 0 || total > maxAmount, "lines", "finance.total_out_of_bounds", nil)
	clock.Payments.Check(&wrong, "deadline", f.Deadline)
	return wrong.Err()
}

// Resolve hands what is wrong to the router.
func (f *DraftFields) Resolve(api.Context) []error { return api.Found(f.Check()) }

// hasLines refuses an invoice by hand that is for nothing.
func (f DraftFields) hasLines() error {
	if len(f.Lines) == 0 {
		return fault.On("lines", "field.required", nil)
	}
	return nil
}

func (f DraftFields) lines() (all []InvoiceLine) {
	for _, l := range f.Lines {
		all = append(all, InvoiceLine{Kind: "text", Text: strings.TrimSpace(l.Text), Amount: l.Amount})
	}
	return all
}

// NewDraftFields is an invoice by hand.
type NewDraftFields struct {
	Once
	PayerID string `json:"payer_id" minLength:"1" maxLength:"64"`
	DraftFields
}

func (a *Area) createInvoice(ctx context.Context, in *struct{ Body NewDraftFields }) (v FullInvoice, err error) {
	f := in.Body
	if err := f.hasLines(); err != nil {
		return v, err
	}
	hash, err := hashOf("createInvoice", f)
	if err != nil {
		return v, err
	}
	try := func() error {
		return a.db.Tx(ctx, func(tx *db.Tx) error {
			row, err := f.draft(ctx, tx, hash)
			if err != nil {
				return err
			}
			v, err = a.wholeInvoice(ctx, tx, row)
			return err
		})
	}
	if err = try(); db.IsDuplicate(err) {
		err = try() // the same was sent at the same moment
	}
	return v, err
}

// draft adds an invoice by hand, once: where its key is known, it is there already.
func (f NewDraftFields) draft(ctx context.Context, tx *db.Tx, hash string) (row Invoice, err error) {
	scope := access.From(ctx)
	var id, was string
	if err := db.Each(ctx, tx, func(r db.Row) error { return r.Scan(&id, &was) }, `SELECT id, request_hash FROM invoice WHERE request_key = ?`, f.Key); err != nil {
		return row, err
	}
	switch {
	case id != "" && was != hash:
		return row, fault.New(fault.Conflict, "finance.key_used")
	case id != "":
		return findInvoiceRow(ctx, tx, scope, id)
	}
	y, err := findPayer(ctx, tx, scope, f.PayerID)
	if err != nil {
		return row, err
	}
	c, err := openCampus(ctx, tx, scope, y.CampusID)
	if err != nil {
		return row, err
	}
	return addDraft(ctx, tx, scope, c, newInvoice{payerID: y.ID, note: strings.TrimSpace(f.Note), deadline: f.Deadline, lines: f.lines(), key: f.Key, hash: hash})
}

func recordInvoice(ctx context.Context, tx *db.Tx, action string, v Invoice, before any) error {
	return audit.Record(ctx, tx, audit.Event{Action: action, Entity: "invoice", EntityID: v.ID, CampusID: v.CampusID, Before: before, After: v.trail()})
}

// invoices is how an invoice is changed.
func (a *Area) invoices() record.Kind[string, Invoice, FullInvoice] {
	return record.Kind[string, Invoice, FullInvoice]{
		DB: a.db, Entity: "invoice", Find: findInvoiceRow, Show: a.wholeInvoice,
		State: func(v Invoice) record.State {
			return record.State{ID: v.ID, CampusID: v.CampusID, Version: v.Version, Trail: v.trail()}
		},
	}
}

// updateInvoice changes a draft. The lines of one that comes from an enrollment
// are what was agreed there: of it only the note can be changed.
func (a *Area) updateInvoice(ctx context.Context, in *struct {
	api.ID
	Body struct {
		api.Versioned
		DraftFields
	}
},
) (FullInvoice, error) {
	f := in.Body.DraftFields
	return a.invoices().Change(ctx, in.ID.ID, in.Body.Version, "updateInvoice", func(tx *db.Tx, v Invoice) error {
		if v.State != draft {
			return fault.New(fault.Conflict, "finance.not_a_draft")
		}
		n := newInvoice{lines: f.lines()}
		if v.EnrollmentID == "" {
			if err := f.hasLines(); err != nil {
				return err
			}
			if err := db.Exec(ctx, tx, `DELETE FROM invoice_line WHERE invoice_id = ?`, v.ID); err != nil {
				return err
			}
			lines := newLines()
			lines.add(v.ID, n.lines)
			if err := lines.Insert(ctx, tx); err != nil {
				return err
			}
			v.Total = n.total()
		}
		return db.Exec(ctx, tx, `UPDATE invoice SET version = version + 1, total = ?, balance = ? - paid, deadline = ?, note = ?, updated_at = ? WHERE id = ?`,
			v.Total, v.Total, f.Deadline, strings.TrimSpace(f.Note), clock.Now(), v.ID)
	})
}

func (a *Area) deleteInvoice(ctx context.Context, in *api.SeenID) error {
	return a.invoices().Remove(ctx, in.ID, in.Version, "deleteInvoice", func(tx *db.Tx, v Invoice) error {
		if v.State != draft {
			return fault.New(fault.Conflict, "finance.not_a_draft")
		}
		return dropDrafts(ctx, tx, []string{v.ID})
	})
}
