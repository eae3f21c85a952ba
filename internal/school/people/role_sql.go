package people

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
)

// InReach refuses people of whom one is not in the caller's reach. Nobody is
// named twice.
func InReach(ctx context.Context, q db.Querier, in access.Scope, personIDs ...string) error {
	var w db.Where
	w.And(in.Rows(OfCampus, "p.id = ?"))
	w.In(`p.id`, personIDs...)
	n, err := db.One(ctx, q, "", db.ScanInt, `SELECT COUNT(*) FROM person p`+w.String(), w.Args...)
	if err == nil && n < len(personIDs) {
		err = fault.New(fault.NotFound, "person.not_found")
	}
	return err
}

// AddRole gives people a role at a campus. Who was an applicant there is one no
// longer.
func AddRole(ctx context.Context, tx *db.Tx, campusID string, role access.Roles, personIDs ...string) error {
	if err := addMemberships(ctx, tx, personIDs, campusID, role, clock.Now()); err != nil {
		return err
	}
	return removeRole(ctx, tx, campusID, access.User, personIDs...)
}

// TakeRole takes a role at a campus away from people. Who has none left there still
// belongs to the campus, as a plain user.
func TakeRole(ctx context.Context, tx *db.Tx, campusID string, role access.Roles, personIDs ...string) error {
	if len(personIDs) == 0 {
		return nil
	}
	if err := removeRole(ctx, tx, campusID, role, personIDs...); err != nil {
		return err
	}
	var w db.Where
	w.Add(`m.campus_id = ? AND NOT EXISTS (SELECT 1 FROM membership_role r WHERE r.person_id = m.person_id AND r.campus_id = m.campus_id)`, campusID)
	w.Among(tx, `m.person_id`, personIDs)
	plain, err := db.All(ctx, tx, db.ScanString, `SELECT m.person_id FROM membership m`+w.String()+` ORDER BY m.person_id`, w.Args...)
	if err != nil || len(plain) == 0 {
		return err
	}
	return addMemberships(ctx, tx, plain, campusID, access.User, clock.Now())
}

// SetFormer says whether people are former students of a campus: who has no role
// there but user is then no applicant.
func SetFormer(ctx context.Context, tx *db.Tx, campusID string, former bool, personIDs ...string) error {
	some := db.NewBulk(`membership (person_id)`)
	for _, id := range personIDs {
		some.Add(id)
	}
	_, err := some.Exec(ctx, tx, `UPDATE membership SET former = ? FROM given WHERE membership.person_id = given.person_id AND campus_id = ?`, former, campusID)
	return err
}

// Belongs reports whether a person belongs to a campus.
func Belongs(ctx context.Context, q db.Querier, personID, campusID string) (bool, error) {
	return db.Exists(ctx, q, `SELECT 1 FROM membership WHERE person_id = ? AND campus_id = ?`, personID, campusID)
}

// LeaveCampus takes a person away from a campus where he is no more than a plain
// user.
func LeaveCampus(ctx context.Context, tx *db.Tx, personID, campusID string) error {
	plain, err := db.Exists(ctx, tx, `SELECT 1 FROM membership m WHERE m.person_id = ? AND m.campus_id = ?
		AND NOT EXISTS (SELECT 1 FROM membership_role r WHERE r.person_id = m.person_id AND r.campus_id = m.campus_id AND r.role <> 'user')`, personID, campusID)
	if err != nil || !plain {
		return err
	}
	return removeMembership(ctx, tx, personID, campusID)
}

func removeRole(ctx context.Context, tx *db.Tx, campusID string, role access.Roles, personIDs ...string) error {
	var w db.Where
	w.Add(`campus_id = ? AND role = ?`, campusID, role.String())
	w.In(`person_id`, personIDs...)
	return db.Exec(ctx, tx, `DELETE FROM membership_role`+w.String(), w.Args...)
}
