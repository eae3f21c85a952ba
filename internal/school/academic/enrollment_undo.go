package academic

import (
	"context"
	"slices"

	"myspace/internal/base/api"
	"myspace/internal/base/db"
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
	return a.reopenAll(ctx, tx, e.CampusID, []Enrollment{e})
}

// reopenAll takes the outcomes of enrollments at a campus back.
func (a *Area) reopenAll(ctx context.Context, tx *db.Tx, campusID string, all []Enrollment) error {
	if len(all) == 0 {
		return nil
	}
	if err := setOutcome(ctx, tx, ending{}, idsOf(all)...); err != nil {
		return err
	}
	confirmed := slices.DeleteFunc(slices.Clone(all), func(e Enrollment) bool { return e.Status != Confirmed })
	if len(confirmed) > 0 {
		if err := restoreSchedules(ctx, tx, confirmed); err != nil {
			return err
		}
		if err := a.Parts.Scheduled(ctx, tx, idsOf(confirmed)...); err != nil {
			return err
		}
	}
	return a.restoreRoles(ctx, tx, campusID, all)
}

// restoreSchedules has the canceled installments owed again. Transfers of before
// installments were canceled took them along: they are made from the terms.
func restoreSchedules(ctx context.Context, tx *db.Tx, all []Enrollment) error {
	if err := uncancelInstallments(ctx, tx, idsOf(all)); err != nil {
		return err
	}
	found, err := findSchedules(ctx, tx, idsOf(all))
	if err != nil {
		return err
	}
	missing := map[string][]Installment{}
	for _, e := range all {
		if len(found[e.ID]) == 0 {
			missing[e.ID] = e.terms.Schedule()
		}
	}
	return addSchedules(ctx, tx, missing)
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

// judge tells of a page of enrollments whether later areas let their outcomes be
// taken back: it asks each of them once, not for each row.
func (a *Area) judge(ctx context.Context, q db.Querier, all []Enrollment) error {
	var asked []string
	for _, e := range all {
		if e.Outcome == Transferred && e.Undo == undoPossible {
			asked = append(asked, e.ID)
		}
	}
	if len(a.Parts.Holds()) == 0 || len(asked) == 0 {
		return nil
	}
	next, ids, err := findFollowing(ctx, q, asked)
	if err != nil {
		return err
	}
	for _, h := range a.Parts.Holds() {
		codes, err := h.Reasons(ctx, q, ids)
		if err != nil {
			return err
		}
		for i, e := range all {
			if codes[next[e.ID]] != "" {
				all[i].Undo = undoHeld
			}
		}
	}
	return nil
}
