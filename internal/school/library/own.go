package library

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/db"
)

// OwnBooks is what somebody has of the library, for his space.
type OwnBooks struct {
	Loans        []Loan        `json:"loans" doc:"What he has to bring back, the first due first."`
	Reservations []Reservation `json:"reservations" doc:"What he waits for, or is to fetch."`
}

// mostOwn is how many of each somebody is told of at once.
const mostOwn = 50

// FindOwnBooks returns what the caller has to bring back and to fetch.
func FindOwnBooks(ctx context.Context, q db.Querier, me access.Actor) (b OwnBooks, err error) {
	if b.Loans, err = db.All(ctx, q, scanLoan, `SELECT `+loanColumns+` FROM `+loanTables+` WHERE l.person_id = ? AND l.back_at IS NULL ORDER BY l.due_day, l.id`+db.Limit(mostOwn), me.PersonID); err != nil {
		return b, err
	}
	for i, l := range b.Loans {
		b.Loans[i].InvoiceID, b.Loans[i].DaysLate = "", l.daysLate()
	}
	b.Reservations, err = OwnReservations(ctx, q, me)
	return b, err
}

// OwnReservations returns what the caller waits for, or is to fetch.
func OwnReservations(ctx context.Context, q db.Querier, me access.Actor) ([]Reservation, error) {
	return db.All(ctx, q, scanReservation, `SELECT `+reservationColumns+` FROM `+reservationTables+` WHERE r.person_id = ? AND r.ended_at IS NULL ORDER BY r.created_at, r.id`+db.Limit(mostOwn), me.PersonID)
}
