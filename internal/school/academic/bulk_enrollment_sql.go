package academic

import (
	"context"

	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/school/people"
)

// NewEnrollment is an enrollment as it has become, for adding many at once.
type NewEnrollment struct {
	ID, PersonID, ClassID, CampusID, Currency string
	EnrollmentFields
	Status        string
	WaitingRank   int
	Outcome       string
	OutcomeAt     clock.Time
	OutcomeReason string
	Passed        bool
	PreviousID    string
	ConfirmedAt   clock.Time
	CreatedAt     clock.Time
}

// AddEnrollments adds enrollments, with the schedules of those that were
// confirmed; of who went to another class they are canceled. A previous one comes
// before its next.
func AddEnrollments(ctx context.Context, tx *db.Tx, all []NewEnrollment) error {
	enrollments := db.NewBulk(`enrollment (id, person_id, class_id, campus_id, status, waiting_reason, waiting_rank, outcome, outcome_at, outcome_reason,
		passed, tuition, discount_kind, discount_value, discount_reason, installments, first_date, currency, observation, previous_id, confirmed_at,
		sort_name, created_at, updated_at)`)
	schedules := db.NewBulk(`installment (enrollment_id, number, deadline, amount, canceled_at)`)
	campuses := map[string]bool{}
	for _, e := range all {
		campuses[e.CampusID] = true
		enrollments.Add(e.ID, e.PersonID, e.ClassID, e.CampusID, e.Status, e.WaitingReason, e.WaitingRank, e.Outcome, e.OutcomeAt, e.OutcomeReason,
			e.Passed, e.Tuition, e.DiscountKind, e.DiscountValue, e.DiscountReason, e.Installments, e.FirstDate, e.Currency, e.Observation,
			db.Optional(e.PreviousID), e.ConfirmedAt, "", e.CreatedAt, e.CreatedAt)
		if e.Status != Confirmed {
			continue
		}
		canceled := clock.Time{}
		if e.Outcome == Transferred {
			canceled = e.OutcomeAt
		}
		for _, i := range e.Schedule() {
			schedules.Add(e.ID, i.Number, i.Deadline, i.Amount, canceled)
		}
	}
	if err := insertAll(ctx, tx, enrollments, schedules); err != nil {
		return err
	}
	for campusID := range campuses {
		if err := db.Exec(ctx, tx, `UPDATE enrollment SET sort_name = (SELECT p.sort_name FROM person p WHERE p.id = enrollment.person_id)
			WHERE campus_id = ? AND sort_name = ''`, campusID); err != nil {
			return err
		}
		if err := markFormers(ctx, tx, campusID); err != nil {
			return err
		}
	}
	return nil
}

// markFormers says of all who left their last class at a campus that they are
// former students there.
func markFormers(ctx context.Context, tx *db.Tx, campusID string) error {
	left, err := db.All(ctx, tx, db.ScanString, `SELECT e.person_id FROM enrollment e
		WHERE e.campus_id = ? AND e.status = 'confirmed' AND e.outcome <> '' AND e.outcome_code = ''
		AND NOT EXISTS (SELECT 1 FROM enrollment o WHERE o.person_id = e.person_id AND o.campus_id = e.campus_id
			AND o.status = 'confirmed' AND o.outcome = '') GROUP BY e.person_id`, campusID)
	if err != nil {
		return err
	}
	return people.SetFormer(ctx, tx, campusID, true, left...)
}

// NewAccess is a course opened to a person, for adding many at once.
type NewAccess struct {
	ID, PersonID, CourseID, Note, By string
	Days                             int
	FirstDay                         clock.Date
	CreatedAt                        clock.Time
}

// AddAccess adds grants.
func AddAccess(ctx context.Context, tx *db.Tx, all []NewAccess) error {
	grants := db.NewBulk(`course_access (id, person_id, course_id, days, first_day, last_day, note, created_by, created_at, updated_at)`)
	for _, g := range all {
		grants.Add(g.ID, g.PersonID, g.CourseID, g.Days, g.FirstDay, g.FirstDay.AddDays(g.Days-1), g.Note, g.By, g.CreatedAt, g.CreatedAt)
	}
	return grants.Insert(ctx, tx)
}
