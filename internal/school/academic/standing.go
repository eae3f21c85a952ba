package academic

import (
	"context"
	"slices"

	"myspace/internal/base/access"
	"myspace/internal/base/db"
	"myspace/internal/school/people"
)

// What somebody is at a campus follows from his enrollments there.

// enter makes people who were given a place in a class students of its campus:
// they have not left it.
func (a *Area) enter(ctx context.Context, tx *db.Tx, campusID string, personIDs ...string) error {
	if err := people.AddRole(ctx, tx, campusID, access.Student, personIDs...); err != nil {
		return err
	}
	return people.SetFormer(ctx, tx, campusID, false, personIDs...)
}

// leave takes the student role from who follows no class of a campus any more, by
// the enrollments there that end. Who only waited never had it from here.
func (a *Area) leave(ctx context.Context, tx *db.Tx, campusID string, all ...Enrollment) error {
	ended := personsOf(all, func(e Enrollment) bool { return e.Status != Waiting })
	follow, err := peopleWith(ctx, tx, campusID, followsNow, ended)
	if err != nil {
		return err
	}
	gone := slices.DeleteFunc(ended, func(id string) bool { return follow[id] })
	if err := people.TakeRole(ctx, tx, campusID, access.Student, gone...); err != nil {
		return err
	}
	return a.markFormer(ctx, tx, campusID, gone)
}

// personsOf returns whose the enrollments are that meet a condition, each once.
func personsOf(all []Enrollment, meets func(Enrollment) bool) (ids []string) {
	for _, e := range all {
		if meets(e) && !slices.Contains(ids, e.PersonID) {
			ids = append(ids, e.PersonID)
		}
	}
	return ids
}

// markFormer says of who left his last class at a campus that he is a former
// student there: he is no applicant.
func (a *Area) markFormer(ctx context.Context, tx *db.Tx, campusID string, personIDs []string) error {
	left, err := peopleWith(ctx, tx, campusID, leftOnce, personIDs)
	if err != nil {
		return err
	}
	var former, never []string
	for _, id := range personIDs {
		if left[id] {
			former = append(former, id)
		} else {
			never = append(never, id)
		}
	}
	if err := people.SetFormer(ctx, tx, campusID, true, former...); err != nil {
		return err
	}
	return people.SetFormer(ctx, tx, campusID, false, never...)
}

// leaveCampus ends the membership that only a transfer made, once the transfer
// is undone and nothing else holds the person there.
func (a *Area) leaveCampus(ctx context.Context, tx *db.Tx, e Enrollment) error {
	if !e.brought {
		return nil
	}
	if holds, err := enrolledIn(ctx, tx, e.PersonID, e.CampusID); err != nil || holds {
		return err
	}
	return people.LeaveCampus(ctx, tx, e.PersonID, e.CampusID)
}

// restoreRoles gives back the roles of before outcomes at a campus that were taken
// back.
func (a *Area) restoreRoles(ctx context.Context, tx *db.Tx, campusID string, all []Enrollment) error {
	if back := personsOf(all, func(e Enrollment) bool { return e.Status == Confirmed }); len(back) > 0 {
		if err := a.enter(ctx, tx, campusID, back...); err != nil {
			return err
		}
	}
	were := personsOf(all, func(e Enrollment) bool { return e.Outcome == Completed })
	still, err := peopleWith(ctx, tx, campusID, hasFinished, were)
	if err != nil {
		return err
	}
	return people.TakeRole(ctx, tx, campusID, access.Alumni, slices.DeleteFunc(were, func(id string) bool { return still[id] })...)
}
