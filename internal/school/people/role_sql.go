package people

import (
	"context"
	"slices"

	"myspace/internal/base/access"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
)

// InReach refuses a person who is not in the caller's reach.
func InReach(ctx context.Context, q db.Querier, in access.Scope, personID string) error {
	var w db.Where
	w.And(in.Rows(ofCampus, "p.id = ?"))
	w.Add(`p.id = ?`, personID)
	ok, err := db.Exists(ctx, q, `SELECT 1 FROM person p`+w.String(), w.Args...)
	if err == nil && !ok {
		err = fault.New(fault.NotFound, "person.not_found")
	}
	return err
}

// AddRole gives a person a role at a campus. Who was an applicant there is one
// no longer.
func AddRole(ctx context.Context, tx *db.Tx, personID, campusID string, role access.Roles) error {
	if err := AddMembership(ctx, tx, personID, campusID, role); err != nil {
		return err
	}
	return removeRole(ctx, tx, personID, campusID, access.User)
}

// TakeRole takes a role at a campus away. Who has none left there still belongs
// to the campus, as a plain user.
func TakeRole(ctx context.Context, tx *db.Tx, personID, campusID string, role access.Roles) error {
	if err := removeRole(ctx, tx, personID, campusID, role); err != nil {
		return err
	}
	plain, err := db.Exists(ctx, tx, `SELECT 1 FROM membership m WHERE m.person_id = ? AND m.campus_id = ?
		AND NOT EXISTS (SELECT 1 FROM membership_role r WHERE r.person_id = m.person_id AND r.campus_id = m.campus_id)`, personID, campusID)
	if err != nil || !plain {
		return err
	}
	return AddMembership(ctx, tx, personID, campusID, access.User)
}

// SetFormer says whether a person is a former student of a campus: who has no
// role there but user is then no applicant.
func SetFormer(ctx context.Context, tx *db.Tx, personID, campusID string, former bool) error {
	return db.Exec(ctx, tx, `UPDATE membership SET former = ? WHERE person_id = ? AND campus_id = ?`, former, personID, campusID)
}

// SetFormers says of many that they are former students of a campus.
func SetFormers(ctx context.Context, tx *db.Tx, campusID string, personIDs []string) error {
	for some := range slices.Chunk(personIDs, 500) {
		var w db.Where
		w.Add(`campus_id = ?`, campusID)
		w.In(`person_id`, some...)
		if err := db.Exec(ctx, tx, `UPDATE membership SET former = TRUE`+w.String(), w.Args...); err != nil {
			return err
		}
	}
	return nil
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

func removeRole(ctx context.Context, tx *db.Tx, personID, campusID string, role access.Roles) error {
	return db.Exec(ctx, tx, `DELETE FROM membership_role WHERE person_id = ? AND campus_id = ? AND role = ?`, personID, campusID, role.String())
}
