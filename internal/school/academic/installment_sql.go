package academic

import (
	"context"

	"myspace/internal/base/clock"
	"myspace/internal/base/db"
)

func scanInstallment(r db.Row) (i Installment, err error) {
	return i, r.Scan(&i.Number, &i.Deadline, &i.Amount)
}

func findInstallments(ctx context.Context, q db.Querier, enrollmentID string) ([]Installment, error) {
	return db.All(ctx, q, scanInstallment, `SELECT number, deadline, amount FROM installment WHERE enrollment_id = ? ORDER BY number`, enrollmentID)
}

func addInstallments(ctx context.Context, tx *db.Tx, enrollmentID string, all []Installment) error {
	if len(all) == 0 {
		return nil
	}
	// Terms of before there were bounds are refused here.
	if err := clock.Payments.On("first_date", all[len(all)-1].Deadline); err != nil {
		return err
	}
	args := make([]any, 0, 4*len(all))
	for _, i := range all {
		args = append(args, enrollmentID, i.Number, i.Deadline, i.Amount)
	}
	return db.Exec(ctx, tx, `INSERT INTO installment (enrollment_id, number, deadline, amount) VALUES `+db.Values(len(all), 4), args...)
}

func removeInstallments(ctx context.Context, tx *db.Tx, enrollmentID string) error {
	return db.Exec(ctx, tx, `DELETE FROM installment WHERE enrollment_id = ?`, enrollmentID)
}

// moveInstallments gives the installments of an enrollment to another one.
func moveInstallments(ctx context.Context, tx *db.Tx, from, to string, only []int) error {
	for _, number := range only {
		if err := db.Exec(ctx, tx, `UPDATE installment SET enrollment_id = ? WHERE enrollment_id = ? AND number = ?`, to, from, number); err != nil {
			return err
		}
	}
	return nil
}
