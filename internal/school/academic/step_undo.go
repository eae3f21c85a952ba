package academic

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
)

// reversal is what taking a step back does: some get their place again, the
// ticks of others are as they were. Who was given another outcome in the
// meantime or enrolled anew stays as he is.
type reversal struct {
	returning []Enrollment
	ticks     map[string]bool // by enrollment: whether he had passed
	going     []Enrollment
}

// reversalOf works out what taking a step of a class back would do now.
func reversalOf(ctx context.Context, q db.Querier, c Class, s ClassStep) (r reversal, err error) {
	effects, running := map[string]StepStudent{}, map[string]bool{}
	for _, one := range s.Students {
		effects[one.EnrollmentID] = one
	}
	r.ticks = map[string]bool{}
	var ended []Enrollment
	err = eachEnrollment(ctx, q, access.System(), EnrollmentFilter{Class: c.ID, Sort: "name"}, func(e Enrollment) error {
		one, took := effects[e.ID]
		switch {
		case took && one.Effect == "goes_on":
			r.going, r.ticks[e.ID] = append(r.going, e), one.Passed
		case took && !e.isRunning() && e.stepID == s.ID:
			ended = append(ended, e)
		}
		running[e.PersonID] = running[e.PersonID] || e.isRunning()
		return nil
	})
	for _, e := range ended {
		if !running[e.PersonID] {
			r.returning = append(r.returning, e)
		}
	}
	return r, err
}

// fits reports whether there is room for those who come back.
func (r reversal) fits(c Class) bool {
	return len(r.returning) == 0 || c.hasRoomFor(len(r.returning))
}

// judgeStep tells whether the last step of a class can be taken back.
func judgeStep(ctx context.Context, q db.Querier, c Class, s *ClassStep) error {
	if c.Archived {
		s.Undo = undoClassOver
		return nil
	}
	r, err := reversalOf(ctx, q, c, *s)
	if err == nil && !r.fits(c) {
		s.Undo = undoClassFull
	}
	return err
}

// whyNotUndoStep is the refusal of an undo that is not offered.
func whyNotUndoStep(c Class, s ClassStep) error {
	switch s.Undo {
	case undoClassOver:
		return fault.New(fault.Conflict, "enrollment.class_is_over")
	case undoClassFull:
		return classFull(c.Capacity)
	default:
		return &fault.Error{Kind: fault.Conflict, Code: "class.cannot_undo", Params: fault.Params{"days": undoDays}}
	}
}

// revert gives back what a step did.
func (a *Area) revert(ctx context.Context, tx *db.Tx, c Class, s ClassStep) error {
	r, err := reversalOf(ctx, tx, c, s)
	if err != nil {
		return err
	}
	if err := a.reopenAll(ctx, tx, c.CampusID, r.returning); err != nil {
		return err
	}
	if err := setPassed(ctx, tx, r.ticks, true); err != nil {
		return err
	}
	if err := recordAllNow(ctx, tx, "undoClassStep", append(r.returning, r.going...)); err != nil {
		return err
	}
	switch {
	case s.Kind == Graduate:
		if err := changeClass(ctx, tx, c.ID, "graduated_at", clock.Time{}); err != nil {
			return err
		}
		return a.Parts.Reopened(ctx, tx, c.ID, r.people())
	case c.Level == s.Next: // else somebody gave it another level since
		return changeClass(ctx, tx, c.ID, "level", s.Level)
	}
	return nil
}

// people are those who get their place again.
func (r reversal) people() (all []string) {
	for _, e := range r.returning {
		all = append(all, e.PersonID)
	}
	return all
}
