package people

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/audit"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
)

// AddInvited adds somebody who was invited and is not known yet. Who looks like
// a person we have is added only when that was confirmed to be another one.
func AddInvited(ctx context.Context, tx *db.Tx, id string, f PersonFields, campusID string, confirmed bool) error {
	m, err := findMatches(ctx, tx, access.From(ctx), Likeness{FirstName: f.FirstName, LastName: f.LastName, Email: f.Email})
	if err != nil {
		return err
	}
	if len(m.Items) > 0 && !confirmed {
		return errKnown(m)
	}
	p := NewPerson{ID: id, PersonFields: f, CreatedAt: clock.Now()}
	if campusID != "" {
		p.Memberships = []Membership{{CampusID: campusID}}
	}
	if err := AddMany(ctx, tx, []NewPerson{p}); err != nil {
		return err
	}
	return audit.Record(ctx, tx, audit.Event{Action: "createPerson", Entity: "person", EntityID: id, CampusID: campusID, After: f})
}

// GiveRoles gives a person more roles at a campus, or in the whole network where
// campusID is empty. Whether he may have them is the caller's to know.
func GiveRoles(ctx context.Context, tx *db.Tx, personID, campusID string, roles access.Roles) error {
	if campusID == "" {
		if err := AddNetworkRoles(ctx, tx, personID, roles); err != nil {
			return err
		}
	} else if err := AddMembership(ctx, tx, personID, campusID, roles); err != nil {
		return err
	}
	return touchPerson(ctx, tx, personID)
}

// TakeRoles takes roles from a person. Who has none left at a campus belongs to
// it no longer.
func TakeRoles(ctx context.Context, tx *db.Tx, personID, campusID string, roles access.Roles) error {
	var w db.Where
	w.Add(`person_id = ?`, personID)
	w.In(`role`, roles.Names()...)
	if campusID == "" {
		if err := db.Exec(ctx, tx, `DELETE FROM network_role`+w.String(), w.Args...); err != nil {
			return err
		}
		return touchPerson(ctx, tx, personID)
	}
	w.Add(`campus_id = ?`, campusID)
	if err := db.Exec(ctx, tx, `DELETE FROM membership_role`+w.String(), w.Args...); err != nil {
		return err
	}
	if err := leaveEmpty(ctx, tx, personID, campusID); err != nil {
		return err
	}
	return touchPerson(ctx, tx, personID)
}

// leaveEmpty ends a membership that has no roles.
func leaveEmpty(ctx context.Context, tx *db.Tx, personID, campusID string) error {
	empty, err := db.Exists(ctx, tx, `SELECT 1 FROM membership m WHERE m.person_id = ? AND m.campus_id = ?
		AND NOT EXISTS (SELECT 1 FROM membership_role r WHERE r.person_id = m.person_id AND r.campus_id = m.campus_id)`, personID, campusID)
	if err != nil || !empty {
		return err
	}
	return removeMembership(ctx, tx, personID, campusID)
}
