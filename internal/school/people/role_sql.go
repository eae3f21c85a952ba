package people

import (
	"context"

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

// TakeRole takes a role at a campus away. Who has none left there is an
// applicant again: he still belongs to the campus.
func TakeRole(ctx context.Context, tx *db.Tx, personID, campusID string, role access.Roles) error {
	if err := removeRole(ctx, tx, personID, campusID, role); err != nil {
		return err
	}
	left, err := db.Exists(ctx, tx, `SELECT 1 FROM membership_role WHERE person_id = ? AND campus_id = ?`, personID, campusID)
	if err != nil || left {
		return err
	}
	return AddMembership(ctx, tx, personID, campusID, access.User)
}

func removeRole(ctx context.Context, tx *db.Tx, personID, campusID string, role access.Roles) error {
	return db.Exec(ctx, tx, `DELETE FROM membership_role WHERE person_id = ? AND campus_id = ? AND role = ?`, personID, campusID, role.String())
}
