package account

import (
	"context"
	"database/sql"

	"myspace/internal/base/access"
	"myspace/internal/base/audit"
	"myspace/internal/base/db"
	"myspace/internal/school/people"
)

// Why an invite is taken back by itself: what became of who asked.
const (
	inviterDisabled = "disabled"
	inviterDemoted  = "demoted"
	inviterGone     = "gone"
)

// unbacked returns why who sent an invite could not send it now, or "". It asks
// the same functions as when it was sent.
func unbacked(ctx context.Context, q db.Querier, i invite) (because string, err error) {
	type standing struct {
		enabled          bool
		here, everywhere sql.NullString
	}
	found, err := db.All(ctx, q, func(r db.Row) (s standing, err error) { return s, r.Scan(&s.enabled, &s.here, &s.everywhere) },
		`SELECT p.enabled, (SELECT string_agg(r.role, ',') FROM membership_role r WHERE r.person_id = p.id AND r.campus_id = ?),
			(SELECT string_agg(n.role, ',') FROM network_role n WHERE n.person_id = p.id)
		FROM person p WHERE p.id = ?`, i.CampusID, i.inviterID)
	if err != nil {
		return "", err
	}
	if len(found) == 0 {
		return inviterGone, nil
	}
	roles := access.ParseRoles(found[0].here.String) | access.ParseRoles(found[0].everywhere.String)
	scope, may := decide.Scope(access.Actor{PersonID: i.inviterID, CampusID: i.CampusID, Roles: roles})
	switch {
	case !found[0].enabled:
		return inviterDisabled, nil
	case !may || i.roles&^scope.Grantable(i.CampusID) != 0:
		return inviterDemoted, nil
	}
	return "", nil
}

// takeBackInvites takes back what somebody has sent and could not send now, if
// nobody has accepted it.
func takeBackInvites(ctx context.Context, tx *db.Tx, personID string) error {
	ids, err := db.All(ctx, tx, db.ScanString, `SELECT id FROM staff_invite WHERE invited_by = ? AND accepted_at IS NULL AND revoked_at IS NULL`, personID)
	if err != nil {
		return err
	}
	for _, id := range ids {
		if err := takeBackInvite(ctx, tx, id); err != nil {
			return err
		}
	}
	return nil
}

func takeBackInvite(ctx context.Context, tx *db.Tx, id string) error {
	i, err := findInvite(ctx, tx, access.System(), id)
	if err != nil {
		return err
	}
	because, err := unbacked(ctx, tx, i)
	if err != nil || because == "" {
		return err
	}
	if err := withdraw(ctx, tx, i, because); err != nil {
		return err
	}
	return audit.Record(ctx, tx, audit.Event{Action: "takeBackStaffInvite", Entity: "person", EntityID: i.personID, CampusID: i.CampusID, After: inviteTrail{i.Roles}})
}

// withdraw makes an invite void, with the roles that came with it. Who loses
// them may have invited others himself.
func withdraw(ctx context.Context, tx *db.Tx, i invite, because string) error {
	if err := revokeInvite(ctx, tx, i, because); err != nil {
		return err
	}
	if i.Waiting {
		return nil // he has not got them yet
	}
	if err := people.TakeRoles(ctx, tx, i.personID, i.CampusID, i.roles); err != nil {
		return err
	}
	return takeBackInvites(ctx, tx, i.personID)
}
