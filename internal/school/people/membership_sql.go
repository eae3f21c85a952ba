package people

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/school/campus"
)

// AddMembership joins a person to a campus with the roles that count there;
// roles of the whole network are left out.
func AddMembership(ctx context.Context, tx *db.Tx, personID, campusID string, roles access.Roles) error {
	return AddMembershipSince(ctx, tx, personID, campusID, roles, clock.Now())
}

// AddMembershipSince is AddMembership for who belonged to the campus before now.
func AddMembershipSince(ctx context.Context, tx *db.Tx, personID, campusID string, roles access.Roles, since clock.Time) error {
	return addMemberships(ctx, tx, []string{personID}, campusID, roles, since)
}

// addMemberships joins people to a campus with the same roles.
func addMemberships(ctx context.Context, tx *db.Tx, personIDs []string, campusID string, roles access.Roles, since clock.Time) error {
	var w db.Where
	w.In(`id`, personIDs...)
	n, err := db.Affected(ctx, tx, `INSERT INTO membership (person_id, campus_id, sort_name, sort_city, country, created_at)
		SELECT id, ?, sort_name, sort_city, country, ? FROM person`+w.String()+` ON CONFLICT DO NOTHING`, append([]any{campusID, since}, w.Args...)...)
	if err != nil {
		return err
	}
	if n > 0 {
		if err := campus.CountPeople(ctx, tx, campusID, int(n)); err != nil {
			return err
		}
	}
	for _, role := range (roles &^ access.Network).Names() {
		if err := db.Exec(ctx, tx, `INSERT INTO membership_role (person_id, campus_id, role, sort_name, sort_city)
			SELECT id, ?, ?, sort_name, sort_city FROM person`+w.String()+` ON CONFLICT DO NOTHING`, append([]any{campusID, role}, w.Args...)...); err != nil {
			return err
		}
	}
	return nil
}

// AddNetworkRoles gives a person the roles that count in the whole network;
// other roles are left out.
func AddNetworkRoles(ctx context.Context, tx *db.Tx, personID string, roles access.Roles) error {
	for _, role := range (roles & access.Network).Names() {
		if err := db.Exec(ctx, tx, `INSERT INTO network_role (person_id, role, sort_name, sort_city)
			SELECT id, ?, sort_name, sort_city FROM person WHERE id = ? ON CONFLICT DO NOTHING`, role, personID); err != nil {
			return err
		}
	}
	return nil
}

// saveRoles gives a person exactly these roles at a campus.
func saveRoles(ctx context.Context, tx *db.Tx, personID, campusID string, wanted access.Roles) error {
	if err := AddMembership(ctx, tx, personID, campusID, wanted); err != nil {
		return err
	}
	var w db.Where
	w.Add(`person_id = ? AND campus_id = ?`, personID, campusID)
	w.In(`role`, (access.Everyone &^ wanted).Names()...)
	return db.Exec(ctx, tx, `DELETE FROM membership_role`+w.String(), w.Args...)
}

// saveNetworkRoles gives a person exactly these network-wide roles.
func saveNetworkRoles(ctx context.Context, tx *db.Tx, personID string, wanted access.Roles) error {
	if err := AddNetworkRoles(ctx, tx, personID, wanted); err != nil {
		return err
	}
	var w db.Where
	w.Add(`person_id = ?`, personID)
	w.In(`role`, (access.Everyone &^ wanted).Names()...)
	return db.Exec(ctx, tx, `DELETE FROM network_role`+w.String(), w.Args...)
}

// removeMembership takes a person away from a campus, with his roles there.
func removeMembership(ctx context.Context, tx *db.Tx, personID, campusID string) error {
	err := db.Change(ctx, tx, "person.not_member", `DELETE FROM membership WHERE person_id = ? AND campus_id = ?`, personID, campusID)
	if err != nil {
		return err
	}
	return campus.CountPeople(ctx, tx, campusID, -1)
}

// KeepAdmin refuses to let the last enabled admin go.
func KeepAdmin(ctx context.Context, q db.Querier, personID string) error {
	last, err := db.Exists(ctx, q, `SELECT 1 FROM network_role n JOIN person p ON p.id = n.person_id WHERE n.role = 'admin' AND p.enabled = TRUE AND p.id = ?
		AND NOT EXISTS (SELECT 1 FROM network_role o JOIN person x ON x.id = o.person_id WHERE o.role = 'admin' AND x.enabled = TRUE AND x.id <> p.id)`, personID)
	if err == nil && last {
		return fault.New(fault.Conflict, "access.last_admin")
	}
	return err
}

// OpenCampus refuses a campus that there is none of, or that is closed for good.
func OpenCampus(ctx context.Context, q db.Querier, campusID string) error {
	known, err := db.Exists(ctx, q, `SELECT 1 FROM campus WHERE id = ? AND archived_at IS NULL`, campusID)
	if err == nil && !known {
		return fault.New(fault.NotFound, "campus.not_found")
	}
	return err
}

// CountMembers returns how many people belong to a campus.
func CountMembers(ctx context.Context, q db.Querier, campusID string) (int, error) {
	return db.One(ctx, q, "", db.ScanInt, `SELECT COUNT(*) FROM membership WHERE campus_id = ?`, campusID)
}

// CountAll returns how many people there are at all.
func CountAll(ctx context.Context, q db.Querier) (int, error) {
	return db.One(ctx, q, "", db.ScanInt, `SELECT COUNT(*) FROM person`)
}
