package academic

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/school/people"
)

// transferEnrollment moves a student to a class here or elsewhere: the first
// enrollment ends, a new confirmed one begins. What is not paid is canceled here
// and made anew there, so that no installment ever goes to another campus.
func (a *Area) transferEnrollment(ctx context.Context, in *struct {
	ID   string `path:"id"`
	Body struct {
		api.Versioned
		ClassID  string `json:"class_id" minLength:"1" maxLength:"64"`
		Reason   string `json:"reason" maxLength:"500"`
		Overfill bool   `json:"overfill" doc:"Transfer even where the class has no place left."`
	}
},
) (next Enrollment, err error) {
	err = a.db.Tx(ctx, func(tx *db.Tx) error {
		before, err := a.movable(ctx, tx, in.ID, in.Body.Version, "transfer")
		if err != nil {
			return err
		}
		class, err := a.receivingClass(ctx, tx, before, in.Body.ClassID, in.Body.Overfill)
		if err != nil {
			return err
		}
		if next, err = a.transfer(ctx, tx, before, class, in.Body.Reason); err != nil {
			return err
		}
		next, err = a.withSchedule(ctx, tx, next)
		return err
	})
	return next, err
}

// transfer ends one enrollment, begins the next and records both.
func (a *Area) transfer(ctx context.Context, tx *db.Tx, before Enrollment, c Class, reason string) (next Enrollment, err error) {
	left, err := a.unpaid(ctx, tx, before.ID)
	if err != nil {
		return next, err
	}
	if err := a.cancel(ctx, tx, before.ID, left); err != nil {
		return next, err
	}
	if err := a.end(ctx, tx, before, ending{outcome: Transferred, reason: reason}); err != nil {
		return next, err
	}
	if err := recordNow(ctx, tx, "transferEnrollment", before); err != nil {
		return next, err
	}
	if next, err = a.receive(ctx, tx, before, c, left); err != nil {
		return next, err
	}
	return next, recordEnrollment(ctx, tx, "transferEnrollment", next, nil)
}

// receive begins the enrollment that somebody is transferred to. It costs what
// was left to pay.
func (a *Area) receive(ctx context.Context, tx *db.Tx, before Enrollment, c Class, left []Installment) (next Enrollment, err error) {
	belongs, err := people.Belongs(ctx, tx, before.PersonID, c.CampusID)
	if err != nil {
		return next, err
	}
	id, fields := db.NewID(), EnrollmentFields{Terms: before.terms.Rest(left), Observation: before.observation}
	if err := addEnrollments(ctx, tx, access.System(), c, fields, newcomer{id: id, personID: before.PersonID, previousID: before.ID, brought: !belongs}); err != nil {
		return next, err
	}
	if err := setConfirmed(ctx, tx, clock.Now(), id); err != nil {
		return next, err
	}
	if err := addSchedules(ctx, tx, map[string][]Installment{id: fields.Schedule()}); err != nil {
		return next, err
	}
	if err := a.Parts.Scheduled(ctx, tx, id); err != nil {
		return next, err
	}
	if err := a.enter(ctx, tx, c.CampusID, before.PersonID); err != nil {
		return next, err
	}
	// It may be at a campus beyond the caller's reach.
	if next, err = findEnrollment(ctx, tx, access.System(), id); err != nil {
		return next, err
	}
	return next, tellEnrolled(ctx, tx, []Enrollment{next})
}

// receivingClass finds the class that a student is transferred to: one that runs
// and has room, at any campus that is open, in the same currency, because nobody
// says what the amounts are in another.
func (a *Area) receivingClass(ctx context.Context, tx *db.Tx, e Enrollment, id string, overfill bool) (Class, error) {
	c, err := a.openClass(ctx, tx, access.System(), id)
	switch {
	case err != nil:
		return c, err
	case c.ID == e.ClassID:
		return c, fault.On("class_id", "enrollment.same_class", nil)
	case !c.campusOpen:
		return c, fault.On("class_id", "enrollment.campus_closed", nil)
	case c.Currency != e.currency:
		return c, fault.On("class_id", "enrollment.other_currency", nil)
	case !c.hasRoomFor(1) && !overfill:
		return c, classFull(c.Capacity)
	}
	return c, nil
}

// unpaid returns the installments of which nothing was paid.
func (a *Area) unpaid(ctx context.Context, q db.Querier, enrollmentID string) ([]Installment, error) {
	all, err := findInstallments(ctx, q, enrollmentID)
	if err != nil {
		return nil, err
	}
	paid, err := a.Parts.Paid(ctx, q, enrollmentID)
	if err != nil {
		return nil, err
	}
	left := make([]Installment, 0, len(all))
	for _, i := range all {
		if !paid[i.Number] {
			left = append(left, i)
		}
	}
	return left, nil
}
