package finance

import (
	"context"
	"slices"

	"myspace/internal/base/api"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/school/academic"
)

// replan has what is still owed for an enrollment be paid by a new plan. What was
// paid stays; each payer owes what he owed, and so does each invoice.
func (a *Area) replan(ctx context.Context, in *struct {
	api.ID
	Body ReplanFields
},
) (m EnrollmentMoney, err error) {
	err = a.changeMoney(ctx, in.ID.ID, "replan", &m, func(tx *db.Tx, before EnrollmentMoney) (any, error) {
		if before.Open != in.Body.Open {
			return nil, fault.New(fault.Conflict, "finance.open_changed")
		}
		return in.Body, planAnew(ctx, tx, before, in.Body.Plan)
	})
	return m, err
}

// debt is what one payer owes on one invoice, or on none.
type debt struct {
	payerID, invoiceID string
	open               int64
}

// planAnew cancels the open parts and makes those of the new plan.
func planAnew(ctx context.Context, tx *db.Tx, m EnrollmentMoney, p academic.Plan) error {
	f, err := findFollowed(ctx, tx, []string{m.EnrollmentID})
	if err != nil {
		return err
	}
	e := f.enrollments[0]
	var gone []string
	var numbers []int
	var debts []debt
	for _, o := range e.parts {
		if o.open == 0 {
			continue
		}
		gone = append(gone, o.id)
		if !o.loose && !slices.Contains(numbers, o.number) {
			numbers = append(numbers, o.number)
		}
		at := slices.IndexFunc(debts, func(d debt) bool { return d.payerID == o.payerID && d.invoiceID == o.invoiceID })
		if at < 0 {
			at, debts = len(debts), append(debts, debt{payerID: o.payerID, invoiceID: o.invoiceID})
		}
		debts[at].open += o.open
	}
	if err := cancelParts(ctx, tx, gone); err != nil {
		return err
	}
	if err := loosen(ctx, tx, m.EnrollmentID, numbers); err != nil {
		return err
	}
	made, err := academic.Replan(ctx, tx, m.EnrollmentID, numbers, m.Open, p)
	if err != nil {
		return err
	}
	if err := addParts(ctx, tx, spread(e, made, debts)); err != nil {
		return err
	}
	invoices := make([]string, len(debts))
	for i, d := range debts {
		invoices[i] = d.invoiceID
	}
	return refreshInvoices(ctx, tx, invoices)
}

// loosen says of what is paid of installments that give way to a new plan that no
// installment stands behind it: should the payment be reversed, it is owed still.
func loosen(ctx context.Context, tx *db.Tx, enrollmentID string, numbers []int) error {
	rows := db.NewBulk(`owed_part (number)`)
	for _, number := range numbers {
		rows.Add(number)
	}
	_, err := rows.Exec(ctx, tx, `UPDATE owed_part SET loose = TRUE FROM given WHERE owed_part.number = given.number AND enrollment_id = ? AND canceled_at IS NULL`, enrollmentID)
	return err
}

// spread divides new installments among debts, so that each debt is the same as
// before.
func spread(e *followedEnrollment, made []academic.Installment, debts []debt) (all []newPart) {
	amounts, owed := make([]int64, len(made)), make([]int64, len(debts))
	for i, one := range made {
		amounts[i] = one.Amount
	}
	for i, d := range debts {
		owed[i] = d.open
	}
	for i, pieces := range apportion(amounts, owed) {
		for j, d := range debts {
			if pieces[j] == 0 {
				continue
			}
			all = append(all, newPart{
				id: db.NewID(), payerID: d.payerID, enrollmentID: e.id, invoiceID: d.invoiceID,
				number: made[i].Number, deadline: made[i].Deadline, amount: pieces[j],
			})
		}
	}
	return all
}
