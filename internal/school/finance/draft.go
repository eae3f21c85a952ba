package finance

import (
	"context"

	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/school/academic"
)

// makeDrafts makes a draft for each payer of enrollments, of all that is on no
// invoice yet; stale ones are taken back first.
func makeDrafts(ctx context.Context, tx *db.Tx, enrollmentIDs, stale []string) error {
	if err := dropDrafts(ctx, tx, stale); err != nil {
		return err
	}
	all, err := findUninvoiced(ctx, tx, enrollmentIDs)
	if err != nil || len(all) == 0 {
		return err
	}
	drafts, parts := make([]newInvoice, len(all)), db.NewBulk(`owed_part (id, invoice_id)`)
	for i, u := range all {
		drafts[i] = u.draft()
		for _, id := range u.parts {
			parts.Add(id, drafts[i].id)
		}
	}
	if err := addInvoices(ctx, tx, drafts); err != nil {
		return err
	}
	return parts.Update(ctx, tx, "finance.part_not_found", "id")
}

// uninvoiced is what a payer owes of an enrollment and is on no invoice.
type uninvoiced struct {
	campusID, payerID, payerKind, payerSort, enrollmentID, classID, classCode, currency, zone string
	terms                                                                                     academic.Terms
	amount, paid, all                                                                         int64
	parts                                                                                     []string
}

// draft is the invoice of it. Whole terms are told as they were agreed; else it is
// the rest. Whose share another pays is told by the enrollment, which knows by which
// name he is to be called.
func (u uninvoiced) draft() newInvoice {
	n := newInvoice{
		id: db.NewID(), campusID: u.campusID, payerID: u.payerID, enrollmentID: u.enrollmentID, classID: u.classID, currency: u.currency,
		sortName: u.payerSort, paid: u.paid, day: clock.Today(u.zone),
	}
	switch {
	case u.payerKind != Student:
		n.lines = []InvoiceLine{{Kind: "share", Text: u.classCode, Amount: u.amount}}
	case u.all != u.terms.Total():
		n.lines = []InvoiceLine{{Kind: "rest", Text: u.classCode, Amount: u.amount}}
	default:
		n.lines = []InvoiceLine{{Kind: "tuition", Text: u.classCode, Amount: u.terms.Tuition}}
		if off := u.terms.Discount(); off > 0 {
			n.lines = append(n.lines, InvoiceLine{Kind: "discount", Text: u.terms.DiscountReason, Amount: -off})
		}
		if others := u.all - u.amount; others > 0 {
			n.lines = append(n.lines, InvoiceLine{Kind: "others", Amount: -others})
		}
	}
	return n
}

// findUninvoiced returns what payers owe of enrollments and is on no invoice.
func findUninvoiced(ctx context.Context, q db.Querier, enrollmentIDs []string) (all []*uninvoiced, err error) {
	var w db.Where
	w.Among(q, `o.enrollment_id`, enrollmentIDs)
	w.Add(`o.canceled_at IS NULL AND o.invoice_id IS NULL AND o.amount > 0`)
	at, sums := map[[2]string]*uninvoiced{}, map[string]int64{}
	err = db.Each(ctx, q, func(r db.Row) error {
		var u uninvoiced
		var id string
		t := &u.terms
		if err := r.Scan(&id, &u.amount, &u.paid, &u.campusID, &u.payerID, &u.payerKind, &u.payerSort, &u.enrollmentID, &u.classID, &u.classCode, &u.currency, &u.zone,
			&t.Tuition, &t.DiscountKind, &t.DiscountValue, &t.DiscountReason, &t.Installments); err != nil {
			return err
		}
		key := [2]string{u.enrollmentID, u.payerID}
		sums[u.enrollmentID] += u.amount
		if one := at[key]; one != nil {
			one.amount, one.paid, one.parts = one.amount+u.amount, one.paid+u.paid, append(one.parts, id)
			return nil
		}
		u.parts, at[key] = []string{id}, &u
		all = append(all, &u)
		return nil
	}, `SELECT o.id, o.amount, o.paid, o.campus_id, o.payer_id, y.kind, y.sort_name, e.id, e.class_id, k.code, o.currency, h.time_zone,
		e.tuition, e.discount_kind, e.discount_value, e.discount_reason, e.installments
		FROM owed_part o JOIN payer y ON y.id = o.payer_id JOIN enrollment e ON e.id = o.enrollment_id JOIN class k ON k.id = e.class_id
		JOIN campus h ON h.id = e.campus_id`+w.String()+` ORDER BY e.sort_name, e.id, y.kind, y.id, o.number, o.id`, w.Args...)
	for _, u := range all {
		u.all = sums[u.enrollmentID]
	}
	return all, err
}
