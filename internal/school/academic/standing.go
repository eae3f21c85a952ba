package academic

import (
	"context"

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

// leave takes the student role from who follows no class of a campus any more.
// Who only waited never had it from here.
func (a *Area) leave(ctx context.Context, tx *db.Tx, e Enrollment) error {
	if e.Status == Waiting {
		return nil
	}
	if follows, err := followsIn(ctx, tx, e.PersonID, e.CampusID); err != nil || follows {
		return err
	}
	if err := people.TakeRole(ctx, tx, e.PersonID, e.CampusID, access.Student); err != nil {
		return err
	}
	return a.markFormer(ctx, tx, e.PersonID, e.CampusID)
}

// markFormer says of who left his last class at a campus that he is a former
// student there: he is no applicant.
func (a *Area) markFormer(ctx context.Context, tx *db.Tx, personID, campusID string) error {
	former, err := isFormer(ctx, tx, personID, campusID)
	if err != nil {
		return err
	}
	return people.SetFormer(ctx, tx, campusID, former, personID)
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

// restoreRoles gives back the roles of before an outcome that was taken back.
func (a *Area) restoreRoles(ctx context.Context, tx *db.Tx, e Enrollment) error {
	if e.Status == Confirmed {
		if err := a.enter(ctx, tx, e.CampusID, e.PersonID); err != nil {
			return err
		}
	}
	if e.Outcome != Completed {
		return nil
	}
	if completed, err := completedIn(ctx, tx, e.PersonID, e.CampusID); err != nil || completed {
		return err
	}
	return people.TakeRole(ctx, tx, e.PersonID, e.CampusID, access.Alumni)
}
