package academic

import (
	"context"

	"myspace/internal/base/clock"
	"myspace/internal/base/db"
)

// Plan is how what is still owed is to be paid.
type Plan struct {
	Installments int        `json:"installments" minimum:"1" maximum:"60"`
	FirstDate    clock.Date `json:"first_date" format:"date"`
}

// Check returns what is wrong beyond what the tags tell.
func (p Plan) Check() error { return p.terms(0).Check() }

func (p Plan) terms(owed int64) Terms {
	return Terms{Tuition: owed, DiscountKind: NoDiscount, Installments: p.Installments, FirstDate: p.FirstDate}
}

// Replan has installments of an enrollment give way to a new plan of what is
// owed, and returns what is to be paid from now on. Who says what is owed tells
// nobody: he follows by himself.
func Replan(ctx context.Context, tx *db.Tx, enrollmentID string, replaced []int, owed int64, p Plan) ([]Installment, error) {
	now, old := clock.Now(), db.NewBulk(`installment (enrollment_id, number, replaced_at)`)
	for _, number := range replaced {
		old.Add(enrollmentID, number, now)
	}
	if err := old.Update(ctx, tx, "enrollment.not_found", "enrollment_id", "number"); err != nil {
		return nil, err
	}
	last, err := db.One(ctx, tx, "", db.ScanInt, `SELECT COALESCE(MAX(number), 0) FROM installment WHERE enrollment_id = ?`, enrollmentID)
	if err != nil {
		return nil, err
	}
	made := p.terms(owed).Schedule()
	for i := range made {
		made[i].Number += last
	}
	return made, addSchedules(ctx, tx, map[string][]Installment{enrollmentID: made})
}
