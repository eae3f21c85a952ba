package academic

import (
	"context"

	"myspace/internal/base/api"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
)

// undoEnrollment takes an outcome back, within 30 days, if nothing hangs on it,
// there is room and the class runs.
func (a *Area) undoEnrollment(ctx context.Context, in *api.ID) (Enrollment, error) {
	return a.moveEnrollment(ctx, in.ID, "undo", "undoEnrollment", func(tx *db.Tx, e Enrollment) error {
		if e.Outcome == Transferred {
			if err := a.undoTransfer(ctx, tx, e); err != nil {
				return err
			}
		}
		return a.reopen(ctx, tx, e)
	})
}

// reopen takes an outcome back: schedule and roles are those of before.
func (a *Area) reopen(ctx context.Context, tx *db.Tx, e Enrollment) error {
	if err := setOutcome(ctx, tx, e.ID, ending{}); err != nil {
		return err
	}
	if e.Status == Confirmed {
		if err := restoreSchedule(ctx, tx, e); err != nil {
			return err
		}
		if err := a.Parts.Scheduled(ctx, tx, e.ID); err != nil {
			return err
		}
	}
	return a.restoreRoles(ctx, tx, e)
}

// restoreSchedule has the canceled installments owed again. Transfers of before
// installments were canceled took them along: they are made from the terms.
func restoreSchedule(ctx context.Context, tx *db.Tx, e Enrollment) error {
	if err := uncancelInstallments(ctx, tx, e.ID); err != nil {
		return err
	}
	all, err := findInstallments(ctx, tx, e.ID)
	if err != nil || len(all) > 0 {
		return err
	}
	return addSchedules(ctx, tx, map[string][]Installment{e.ID: e.terms.Schedule()})
}

// undoTransfer ends the enrollment that a transfer began. It is not deleted: both
// campuses read in the trail what happened.
func (a *Area) undoTransfer(ctx context.Context, tx *db.Tx, e Enrollment) error {
	next, err := findNext(ctx, tx, e)
	if err != nil {
		return err
	}
	if err := a.free(ctx, tx, next, anything); err != nil {
		return err
	}
	owed, err := findInstallments(ctx, tx, next.ID)
	if err != nil {
		return err
	}
	if err := a.cancel(ctx, tx, next.ID, owed); err != nil {
		return err
	}
	if err := a.end(ctx, tx, next, ending{outcome: Withdrawn, code: undoneTransfer}); err != nil {
		return err
	}
	if err := a.leaveCampus(ctx, tx, next); err != nil {
		return err
	}
	return recordNow(ctx, tx, "undoEnrollment", next)
}

// judge tells whether later areas let an outcome be taken back.
func (a *Area) judge(ctx context.Context, q db.Querier, e Enrollment) (Enrollment, error) {
	if len(a.Parts.Holds()) == 0 || e.Outcome != Transferred || e.Undo != undoPossible {
		return e, nil
	}
	next, err := findNext(ctx, q, e)
	if err != nil {
		return e, err
	}
	if err = a.free(ctx, q, next, anything); fault.KindOf(err) == fault.Conflict {
		e.Undo, err = undoHeld, nil
	}
	return e, err
}
