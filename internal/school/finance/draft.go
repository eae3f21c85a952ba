package finance

import (
	"cmp"
	"context"
	"maps"
	"slices"

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
	if err != nil {
		return err
	}
	return addDrafts(ctx, tx, all)
}

// addDrafts adds the drafts of what is on no invoice. The parts of it that are there
// are put on them, those that are yet to be added are told on which they are.
func addDrafts(ctx context.Context, tx *db.Tx, all []*uninvoiced) error {
	drafts, parts := make([]newInvoice, len(all)), db.NewBulk(`owed_part (id, invoice_id)`)
	for i, u := range all {
		drafts[i] = u.draft()
		for _, id := range u.parts {
			parts.Add(id, drafts[i].id)
		}
		for _, p := range u.added {
			p.invoiceID = drafts[i].id
		}
	}
	if err := addInvoices(ctx, tx, drafts); err != nil {
		return err
	}
	return parts.Update(ctx, tx, "finance.part_not_found", "id")
}

// uninvoiced is what a payer owes of an enrollment and is on no invoice.
type uninvoiced struct {
	campusID, payerID, payerKind, payerSort, enrollmentID, studentSort, classID, classCode, currency, zone string
	terms                                                                                                  academic.Terms
	amount, paid, all                                                                                      int64
	parts                                                                                                  []string
	added                                                                                                  []*newPart // parts that are yet to be added
}

// gathering adds up what is on no invoice, part by part.
type gathering struct {
	of  map[[2]string]*uninvoiced // by enrollment and payer
	all map[string]int64          // by enrollment
}

func newGathering() gathering { return gathering{map[[2]string]*uninvoiced{}, map[string]int64{}} }

// add takes in a part.
func (g gathering) add(u uninvoiced) {
	key := [2]string{u.enrollmentID, u.payerID}
	g.all[u.enrollmentID] += u.amount
	if one := g.of[key]; one != nil {
		one.amount, one.paid = one.amount+u.amount, one.paid+u.paid
		one.parts, one.added = append(one.parts, u.parts...), append(one.added, u.added...)
		return
	}
	g.of[key] = &u
}

// sorted is what was gathered, by the students' names: in this order drafts of the
// same payer get their numbers.
func (g gathering) sorted() []*uninvoiced {
	for _, u := range g.of {
		u.all = g.all[u.enrollmentID]
	}
	return slices.SortedFunc(maps.Values(g.of), func(a, b *uninvoiced) int {
		return cmp.Or(cmp.Compare(a.studentSort, b.studentSort), cmp.Compare(a.enrollmentID, b.enrollmentID),
			cmp.Compare(a.payerKind, b.payerKind), cmp.Compare(a.payerID, b.payerID))
	})
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
func findUninvoiced(ctx context.Context, q db.Querier, enrollmentIDs []string) ([]*uninvoiced, error) {
	var w db.Where
	w.Among(q, `o.enrollment_id`, enrollmentIDs)
	w.Add(`o.canceled_at IS NULL AND o.invoice_id IS NULL AND o.amount > 0`)
	g := newGathering()
	err := db.Each(ctx, q, func(r db.Row) error {
		var u uninvoiced
		var id string
		t := &u.terms
		err := r.Scan(&id, &u.amount, &u.paid, &u.campusID, &u.payerID, &u.payerKind, &u.payerSort, &u.enrollmentID, &u.studentSort, &u.classID, &u.classCode, &u.currency, &u.zone,
			&t.Tuition, &t.DiscountKind, &t.DiscountValue, &t.DiscountReason, &t.Installments)
		u.parts = []string{id}
		g.add(u)
		return err
	}, `SELECT o.id, o.amount, o.paid, o.campus_id, o.payer_id, y.kind, y.sort_name, e.id, e.sort_name, e.class_id, k.code, o.currency, h.time_zone,
		e.tuition, e.discount_kind, e.discount_value, e.discount_reason, e.installments
		FROM owed_part o JOIN payer y ON y.id = o.payer_id JOIN enrollment e ON e.id = o.enrollment_id JOIN class k ON k.id = e.class_id
		JOIN campus h ON h.id = e.campus_id`+w.String(), w.Args...)
	return g.sorted(), err
}
