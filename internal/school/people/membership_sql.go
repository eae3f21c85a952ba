package people

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/school/campus"
)

// AddMembership joins a person to a campus with the roles that count there;
// roles of the whole network are left out.
func AddMembership(ctx context.Context, tx *db.Tx, personID, campusID string, roles access.Roles) error {
	n, err := db.Affected(ctx, tx, `INSERT INTO membership (person_id, campus_id, sort_name, created_at)
		SELECT id, ?, sort_name, ? FROM person WHERE id = ? ON CONFLICT DO NOTHING`, campusID, clock.Now(), personID)
	if err != nil {
		return err
	}
	if n > 0 {
		if err := campus.CountPeople(ctx, tx, campusID, 1); err != nil {
			return err
		}
	}
	for _, role := range (roles &^ access.Network).Names() {
		if err := db.Exec(ctx, tx, `INSERT INTO membership_role (person_id, campus_id, role, sort_name)
			SELECT id, ?, ?, sort_name FROM person WHERE id = ? ON CONFLICT DO NOTHING`, campusID, role, personID); err != nil {
			return err
		}
	}
	return nil
}

// AddNetworkRoles gives a person the roles that count in the whole network;
// other roles are left out.
func AddNetworkRoles(ctx context.Context, tx *db.Tx, personID string, roles access.Roles) error {
	for _, role := range (roles & access.Network).Names() {
		if err := db.Exec(ctx, tx, `INSERT INTO network_role (person_id, role, sort_name)
			SELECT id, ?, sort_name FROM person WHERE id = ? ON CONFLICT DO NOTHING`, role, personID); err != nil {
			return err
		}
	}
	return nil
}

// CountMembers returns how many people belong to a campus.
func CountMembers(ctx context.Context, q db.Querier, campusID string) (int, error) {
	return db.One(ctx, q, "", db.ScanInt, `SELECT COUNT(*) FROM membership WHERE campus_id = ?`, campusID)
}

// CountAll returns how many people there are at all.
func CountAll(ctx context.Context, q db.Querier) (int, error) {
	return db.One(ctx, q, "", db.ScanInt, `SELECT COUNT(*) FROM person`)
}
