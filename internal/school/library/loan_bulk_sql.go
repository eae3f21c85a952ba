package library

import (
	"context"

	"myspace/internal/base/clock"
	"myspace/internal/base/db"
)

// NewLoan is a loan as it has come to stand, for adding many at once.
type NewLoan struct {
	ID, CopyID, CampusID, PersonID, By string
	DueDay                             clock.Date
	Renewals                           int
	LentAt, BackAt                     clock.Time
}

// AddLoans adds loans, in one statement.
func AddLoans(ctx context.Context, tx *db.Tx, all []NewLoan) error {
	rows := db.NewBulk(`book_loan (id, copy_id, campus_id, person_id, due_day, renewals, outcome, lent_at, lent_by, back_at, back_by)`)
	for _, l := range all {
		outcome, taker := "", ""
		if !l.BackAt.IsZero() {
			outcome, taker = "back", l.By
		}
		rows.Add(l.ID, l.CopyID, l.CampusID, l.PersonID, l.DueDay, l.Renewals, outcome, l.LentAt, l.By, l.BackAt, taker)
	}
	return rows.Insert(ctx, tx)
}
