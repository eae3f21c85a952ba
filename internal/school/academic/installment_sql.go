package academic

import (
	"context"

	"myspace/internal/base/clock"
	"myspace/internal/base/db"
)

func findInstallments(ctx context.Context, q db.Querier, enrollmentID string) ([]Installment, error) {
	schedules, err := findSchedules(ctx, q, []string{enrollmentID})
	return schedules[enrollmentID], err
}

// findSchedules returns the installments of enrollments, by enrollment.
func findSchedules(ctx context.Context, q db.Querier, ids []string) (map[string][]Installment, error) {
	var w db.Where
	w.In(`enrollment_id`, ids...)
	w.Add(`replaced_at IS NULL`)
	schedules := map[string][]Installment{}
	return schedules, db.Each(ctx, q, func(r db.Row) error {
		var id string
		var canceled clock.Time
		var i Installment
		err := r.Scan(&id, &i.Number, &i.Deadline, &i.Amount, &canceled)
		i.Canceled = !canceled.IsZero()
		schedules[id] = append(schedules[id], i)
		return err
	}, `SELECT enrollment_id, number, deadline, amount, canceled_at FROM installment`+w.String()+` ORDER BY enrollment_id, number`, w.Args...)
}

// addSchedules makes the installments of enrollments.
func addSchedules(ctx context.Context, tx *db.Tx, schedules map[string][]Installment) error {
	all := db.NewBulk(`installment (enrollment_id, number, deadline, amount)`)
	for id, schedule := range schedules {
		for _, i := range schedule {
			// Terms of before there were bounds are refused here.
			if err := clock.Payments.On("first_date", i.Deadline); err != nil {
				return err
			}
			all.Add(id, i.Number, i.Deadline, i.Amount)
		}
	}
	return all.Insert(ctx, tx)
}

func removeInstallments(ctx context.Context, tx *db.Tx, enrollmentID string) error {
	return db.Exec(ctx, tx, `DELETE FROM installment WHERE enrollment_id = ?`, enrollmentID)
}

// cancelInstallments says of installments of an enrollment that they are no
// longer owed.
func cancelInstallments(ctx context.Context, tx *db.Tx, enrollmentID string, which []Installment) error {
	now, all := clock.Now(), db.NewBulk(`installment (enrollment_id, number, canceled_at)`)
	for _, i := range which {
		all.Add(enrollmentID, i.Number, now)
	}
	return all.Update(ctx, tx, "enrollment.not_found", "enrollment_id", "number")
}

// uncancelInstallments has the installments of an enrollment owed again.
func uncancelInstallments(ctx context.Context, tx *db.Tx, enrollmentIDs []string) error {
	var w db.Where
	w.Among(tx, `enrollment_id`, enrollmentIDs)
	w.Add(`replaced_at IS NULL`)
	return db.Exec(ctx, tx, `UPDATE installment SET canceled_at = NULL`+w.String(), w.Args...)
}
