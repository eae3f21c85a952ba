package finance

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/audit"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
)

// Drafted says how many invoices something was done to.
type Drafted struct {
	Count int `json:"count"`
}

// invoicedClass is a class whose students get invoices.
type invoicedClass struct {
	id, code string
	campus   campus
}

func findInvoicedClass(ctx context.Context, q db.Querier, in access.Scope, id string) (k invoicedClass, err error) {
	var w db.Where
	w.Add(`k.id = ?`, id)
	w.And(in.Rows(`k.campus_id = ?`, ``))
	if k, err = db.One(ctx, q, "class.not_found", func(r db.Row) (k invoicedClass, err error) {
		return k, r.Scan(&k.id, &k.code, &k.campus.id)
	}, `SELECT k.id, k.code, k.campus_id FROM class k`+w.String(), w.Args...); err != nil {
		return k, err
	}
	k.campus, err = openCampus(ctx, q, in, k.campus.id)
	return k, err
}

// draftInvoices drafts invoices for a class, of what is on none yet.
func (a *Area) draftInvoices(ctx context.Context, in *api.ID) (done Drafted, err error) {
	err = a.db.Tx(ctx, func(tx *db.Tx) error {
		k, err := findInvoicedClass(ctx, tx, access.From(ctx), in.ID)
		if err != nil {
			return err
		}
		ids, err := db.All(ctx, tx, db.ScanString, `SELECT DISTINCT enrollment_id FROM owed_part WHERE class_id = ? AND invoice_id IS NULL AND canceled_at IS NULL AND amount > 0 AND enrollment_id IS NOT NULL`, k.id)
		if err != nil || len(ids) == 0 {
			return err
		}
		before, err := countDrafts(ctx, tx, k.id)
		if err != nil {
			return err
		}
		stale, err := draftsOf(ctx, tx, ids)
		if err != nil {
			return err
		}
		if err := makeDrafts(ctx, tx, ids, stale); err != nil {
			return err
		}
		after, err := countDrafts(ctx, tx, k.id)
		if err != nil {
			return err
		}
		done.Count = after - before + len(stale)
		if err := recordDrafts(ctx, tx, ids); err != nil {
			return err
		}
		return audit.Record(ctx, tx, audit.Event{Action: "draftInvoices", Entity: "class", EntityID: k.id, CampusID: k.campus.id, After: map[string]any{"drafts": done.Count}})
	})
	return done, err
}

// recordDrafts writes to the history of each draft of enrollments that it was made.
func recordDrafts(ctx context.Context, tx *db.Tx, enrollmentIDs []string) error {
	ids, err := draftsOf(ctx, tx, enrollmentIDs)
	if err != nil {
		return err
	}
	drafts, order, err := findChosen(ctx, tx, access.System(), ids)
	if err != nil {
		return err
	}
	events := make([]audit.Event, len(order))
	for i, id := range order {
		v := drafts[id]
		events[i] = audit.Event{Action: "createInvoice", Entity: "invoice", EntityID: id, CampusID: v.CampusID, After: v.trail()}
	}
	return audit.RecordMany(ctx, tx, events)
}

func countDrafts(ctx context.Context, q db.Querier, classID string) (int, error) {
	return db.One(ctx, q, "", db.ScanInt, `SELECT COUNT(*) FROM invoice WHERE class_id = ? AND state = 'draft'`, classID)
}

func draftsOf(ctx context.Context, q db.Querier, enrollmentIDs []string) ([]string, error) {
	var w db.Where
	w.Among(q, `enrollment_id`, enrollmentIDs)
	w.Add(`state = 'draft'`)
	return db.All(ctx, q, db.ScanString, `SELECT id FROM invoice`+w.String(), w.Args...)
}

func (a *Area) issueInvoice(ctx context.Context, in *struct {
	api.ID
	Body struct{ api.Versioned }
},
) (FullInvoice, error) {
	return a.invoices().Change(ctx, in.ID.ID, in.Body.Version, "issueInvoice", func(tx *db.Tx, v Invoice) error {
		switch {
		case v.State != draft:
			return fault.New(fault.Conflict, "finance.not_a_draft")
		case v.Total == 0:
			return fault.New(fault.Conflict, "finance.nothing_to_invoice")
		}
		c, err := openCampus(ctx, tx, access.From(ctx), v.CampusID)
		if err != nil {
			return err
		}
		return issue(ctx, tx, c, c.today(), []Invoice{v})
	})
}

// issueInvoices issues all drafts of a class, in the order of names.
func (a *Area) issueInvoices(ctx context.Context, in *api.ID) (done Drafted, err error) {
	scope := access.From(ctx)
	err = a.db.Tx(ctx, func(tx *db.Tx) error {
		k, err := findInvoicedClass(ctx, tx, scope, in.ID)
		if err != nil {
			return err
		}
		all, err := db.All(ctx, tx, scanInvoice, `SELECT `+invoiceColumns+` FROM `+invoiceTables+` WHERE v.class_id = ? AND v.state = 'draft' AND v.total > 0 ORDER BY v.sort_name, v.id`, k.id)
		if err != nil || len(all) == 0 {
			return err
		}
		if err := issue(ctx, tx, k.campus, k.campus.today(), all); err != nil {
			return err
		}
		ids, before := make([]string, len(all)), map[string]Invoice{}
		for i, v := range all {
			ids[i], before[v.ID] = v.ID, v
		}
		if _, err := issuedOf(ctx, tx, scope, ids, before, nil); err != nil {
			return err
		}
		done.Count = len(all)
		return audit.Record(ctx, tx, audit.Event{Action: "issueInvoices", Entity: "class", EntityID: k.id, CampusID: k.campus.id, After: map[string]any{"invoices": done.Count}})
	})
	return done, err
}

// issue gives drafts of a campus their numbers, one after the other. What is
// invoiced by hand is owed from then on.
func issue(ctx context.Context, tx *db.Tx, c campus, day clock.Date, all []Invoice) error {
	now := clock.Now()
	code, err := codeOf(ctx, tx, c.id)
	if err != nil {
		return err
	}
	last, err := db.One(ctx, tx, "", db.ScanInt, `INSERT INTO money_number (campus_id, year, series, last) VALUES (?, ?, ?, ?)
		ON CONFLICT (campus_id, year, series) DO UPDATE SET last = money_number.last + excluded.last RETURNING last`, c.id, day.Year, invoiceSeries, len(all))
	if err != nil {
		return err
	}
	rows, ids := db.NewBulk(`invoice (id, state, year, number, name, day, issued_by, issued_at)`), make([]string, len(all))
	var owed []newPart
	for i, v := range all {
		number := last - len(all) + i + 1
		rows.Add(v.ID, issued, day.Year, number, numberName(code, day.Year, invoiceSeries, number), day, access.From(ctx).Actor().PersonID, now)
		if ids[i] = v.ID; v.EnrollmentID != "" {
			continue
		}
		deadline := v.Deadline
		if deadline.IsZero() {
			deadline = day.AddDays(farAway)
		}
		owed = append(owed, newPart{id: db.NewID(), payerID: v.PayerID, invoiceID: v.ID, loose: true, deadline: deadline, amount: v.Total})
	}
	if err := rows.Update(ctx, tx, "finance.invoice_not_found", "id"); err != nil {
		return err
	}
	if err := addParts(ctx, tx, owed); err != nil {
		return err
	}
	return refreshInvoices(ctx, tx, ids)
}
