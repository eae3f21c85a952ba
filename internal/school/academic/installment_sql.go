package academic

import (
	"context"

	"myspace/internal/base/clock"
	"myspace/internal/base/db"
)

func scanInstallment(r db.Row) (i Installment, err error) {
	var canceled clock.Time
	err = r.Scan(&i.Number, &i.Deadline, &i.Amount, &canceled)
	i.Canceled = !canceled.IsZero()
	return i, err
}

func findInstallments(ctx context.Context, q db.Querier, enrollmentID string) ([]Installment, error) {
	return db.All(ctx, q, scanInstallment, `SELECT number, deadline, amount, canceled_at FROM installment WHERE enrollment_id = ? ORDER BY number`, enrollmentID)
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

// cancelInstallments says of installments of an enrollment that they are no
// longer owed.
func cancelInstallments(ctx context.Context, tx *db.Tx, enrollmentID string, which []Installment) error {
	now := clock.Now()
	for _, i := range which {
		if err := db.Exec(ctx, tx, `UPDATE installment SET canceled_at = ? WHERE enrollment_id = ? AND number = ?`, now, enrollmentID, i.Number); err != nil {
			return err
		}
	}
	return nil
}

// uncancelInstallments has the installments of an enrollment owed again.
func uncancelInstallments(ctx context.Context, tx *db.Tx, enrollmentID string) error {
	return db.Exec(ctx, tx, `UPDATE installment SET canceled_at = NULL WHERE enrollment_id = ?`, enrollmentID)
}
