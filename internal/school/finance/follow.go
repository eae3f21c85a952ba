package finance

import (
	"context"

	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/school/academic"
)

// follow has what is owed follow the schedules of enrollments: installments that
// are new are divided among those who pay them, those that are gone or canceled
// are no longer owed. It takes as many statements for many of them as for one.
func follow(ctx context.Context, tx *db.Tx, enrollmentIDs []string) error {
	all, err := findFollowed(ctx, tx, enrollmentIDs)
	if err != nil {
		return err
	}
	if err := all.makePayers(ctx, tx); err != nil {
		return err
	}
	for _, e := range all.enrollments {
		e.compare()
	}
	return all.save(ctx, tx)
}

// followed are enrollments whose schedules changed.
type followed struct {
	enrollments  []*followedEnrollment
	byID         map[string]*followedEnrollment
	payers       map[string]followedPayer
	shared, owed bool // some have shares, parts
}

// followedPayer is who pays for some of them.
type followedPayer struct{ kind, sortName string }

// followedEnrollment is an enrollment, what it has to be paid for, and what is
// owed of it so far.
type followedEnrollment struct {
	id, personID, campusID, zone, classID, classCode, currency, sortName string
	payerID                                                              string // the student as a payer
	terms                                                                academic.Terms
	shares                                                               []Share
	installments                                                         []dueDate
	parts                                                                []followedPart

	gone    []followedPart // are no longer owed
	revived []followedPart // are owed again
	added   []newPart
}

// dueDate is an installment that is to be paid.
type dueDate struct {
	number   int
	deadline clock.Date
	amount   int64
}

// followedPart is a part that is there.
type followedPart struct {
	id, payerID, invoiceID, invoiceState string
	number                               int
	deadline                             clock.Date
	amount, paid, credited, open         int64
	canceled, loose                      bool
}

// isTouched reports whether a part is of what cannot be divided anew.
func (p followedPart) isTouched() bool {
	return p.paid > 0 || p.credited > 0 || p.invoiceState == issued
}

// makePayers has those who owe something be payers of their campus.
func (f *followed) makePayers(ctx context.Context, tx *db.Tx) error {
	made, rows := map[[2]string]string{}, newPayers()
	for _, e := range f.enrollments {
		if e.payerID != "" || len(e.installments) == 0 {
			continue
		}
		key := [2]string{e.personID, e.campusID}
		if made[key] == "" {
			made[key] = db.NewID()
			rows.addStudent(made[key], e.campusID, e.personID, e.sortName)
		}
		e.payerID = made[key]
		f.payers[e.payerID] = followedPayer{Student, e.sortName}
	}
	return rows.Insert(ctx, tx)
}

// compare says what is to be done so that the parts are what the schedule says.
func (e *followedEnrollment) compare() {
	amounts := make([]int64, len(e.installments))
	for i, d := range e.installments {
		amounts[i] = d.amount
	}
	pieces, kept := split(amounts, e.shares), map[string]bool{}
	for i, d := range e.installments {
		for _, id := range e.meet(d, pieces[i]) {
			kept[id] = true
		}
	}
	for i, p := range e.parts {
		// What is wholly paid stays, also where its installment gave way to a new plan.
		if settled := p.open == 0 && p.amount > 0; !p.canceled && !p.loose && !settled && !kept[p.id] {
			e.gone = append(e.gone, p)
			e.parts[i].canceled = true
		}
	}
}

// meet finds or makes the parts of an installment, and returns those that stay as
// they are.
func (e *followedEnrollment) meet(d dueDate, want []piece) (kept []string) {
	var sum, before int64
	touched := false
	for _, p := range e.parts {
		switch {
		case p.number != d.number || p.loose:
		case p.canceled: // the rest of it may have been made anew
			before += p.paid + p.credited
		case p.deadline == d.deadline:
			kept, sum, touched = append(kept, p.id), sum+p.amount, touched || p.isTouched()
		}
	}
	if (touched || before > 0) && sum+before == d.amount {
		return kept // as it was divided when it was paid or invoiced
	}
	if kept = nil; before > 0 {
		want = []piece{{"", max(0, d.amount-before)}}
	}
	for _, one := range want {
		if one.payerID == "" {
			one.payerID = e.payerID
		}
		if one.amount == 0 && (d.amount > 0 || one.payerID != e.payerID) {
			continue
		}
		if id := e.same(d, one); id != "" {
			kept = append(kept, id)
			continue
		}
		e.added = append(e.added, newPart{
			id: db.NewID(), payerID: one.payerID, enrollmentID: e.id,
			number: d.number, deadline: d.deadline, amount: one.amount,
		})
	}
	return kept
}

// same finds a part that is just what is wanted: it stays, or is owed again.
func (e *followedEnrollment) same(d dueDate, want piece) string {
	for i, p := range e.parts {
		if p.loose || p.number != d.number || p.payerID != want.payerID || p.amount != want.amount || p.deadline != d.deadline || p.paid+p.credited > 0 && p.canceled {
			continue
		}
		if p.canceled {
			e.revived = append(e.revived, p)
			e.parts[i].canceled, e.parts[i].invoiceID, e.parts[i].invoiceState = false, "", ""
		}
		return p.id
	}
	return ""
}

// uninvoiced is what will be on no invoice: of the parts that stay, and of those that
// are added.
func (f *followed) uninvoiced() []*uninvoiced {
	g := newGathering()
	for _, e := range f.enrollments {
		owes := func(payerID string, amount, paid int64) uninvoiced {
			return uninvoiced{
				campusID: e.campusID, payerID: payerID, payerKind: f.payers[payerID].kind, payerSort: f.payers[payerID].sortName,
				enrollmentID: e.id, studentSort: e.sortName, classID: e.classID, classCode: e.classCode, currency: e.currency, zone: e.zone,
				terms: e.terms, amount: amount, paid: paid,
			}
		}
		for _, p := range e.parts {
			if !p.canceled && p.amount > 0 && (p.invoiceID == "" || p.invoiceState == draft) {
				u := owes(p.payerID, p.amount, p.paid)
				u.parts = []string{p.id}
				g.add(u)
			}
		}
		for i, p := range e.added {
			if p.amount > 0 {
				u := owes(p.payerID, p.amount, 0)
				u.added = []*newPart{&e.added[i]}
				g.add(u)
			}
		}
	}
	return g.sorted()
}

// save writes what is to be done, credits what was invoiced and is no longer
// owed, and makes the drafts anew: before the parts, which are added as theirs.
func (f *followed) save(ctx context.Context, tx *db.Tx) error {
	var gone, revived []string
	var stale []string // drafts, which are made anew
	credits := map[string]int64{}
	for _, e := range f.enrollments {
		for _, p := range e.gone {
			gone = append(gone, p.id)
			if p.invoiceState == issued {
				credits[p.invoiceID] += p.open
			}
		}
		for _, p := range e.parts {
			if p.invoiceState == draft {
				stale = append(stale, p.invoiceID)
			}
		}
		for _, p := range e.revived {
			revived = append(revived, p.id)
		}
	}
	if err := cancelParts(ctx, tx, gone); err != nil {
		return err
	}
	if err := reviveParts(ctx, tx, revived); err != nil {
		return err
	}
	if err := creditLeft(ctx, tx, credits); err != nil {
		return err
	}
	if len(gone)+len(revived)+len(f.added()) == 0 {
		return nil
	}
	if err := dropDrafts(ctx, tx, stale); err != nil {
		return err
	}
	if err := addDrafts(ctx, tx, f.uninvoiced()); err != nil {
		return err
	}
	return addParts(ctx, tx, f.added())
}

// added are the parts that are yet to be added.
func (f *followed) added() (all []newPart) {
	for _, e := range f.enrollments {
		all = append(all, e.added...)
	}
	return all
}
