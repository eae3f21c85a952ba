package account

import (
	"context"
	"slices"
	"strings"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/base/naming"
)

// invite is a row of an invite, and what it takes to judge it.
type invite struct {
	StaffInvite
	personID, name, language string
	inviterID                string
	roles                    access.Roles
	had                      access.Roles // the roles he has there now
	campuses                 []string     // where he belongs
	revoked                  clock.Time
}

const (
	inviteColumns = `i.id, i.person_id, ` + naming.Person + `, p.email, COALESCE(NULLIF(p.language, ''), c.language, ''),
		COALESCE(i.campus_id, ''), COALESCE(c.name, ''), i.roles, ` + naming.DoerOrNobody + `, i.sent_at, i.expires_at, i.accepted_at, i.revoked_at, i.revoked_because, i.invited_by,
		COALESCE((SELECT string_agg(mr.role, ',') FROM membership_role mr WHERE mr.person_id = i.person_id AND mr.campus_id = i.campus_id), ''),
		COALESCE((SELECT string_agg(n.role, ',') FROM network_role n WHERE n.person_id = i.person_id), ''),
		COALESCE((SELECT string_agg(m.campus_id, ',') FROM membership m WHERE m.person_id = i.person_id), '')`
	inviteTables = `staff_invite i JOIN person p ON p.id = i.person_id LEFT JOIN campus c ON c.id = i.campus_id LEFT JOIN person b ON b.id = i.invited_by`
)

func scanInvite(r db.Row) (i invite, err error) {
	var roles, here, everywhere, campuses string
	err = r.Scan(&i.ID, &i.personID, &i.name, &i.Email, &i.language, &i.CampusID, &i.CampusName, &roles, &i.InvitedBy,
		&i.SentAt, &i.ExpiresAt, &i.AcceptedAt, &i.revoked, &i.Because, &i.inviterID, &here, &everywhere, &campuses)
	i.campuses = strings.Split(campuses, ",")
	i.roles, i.had = access.ParseRoles(roles), access.ParseRoles(here)
	if i.CampusID == "" {
		i.had = access.ParseRoles(everywhere)
	}
	i.Roles, i.Waiting = i.roles.Names(), i.AcceptedAt.IsZero() && i.roles&^i.had != 0
	i.State = i.state()
	return i, err
}

func (i invite) state() string {
	switch {
	case !i.AcceptedAt.IsZero():
		return "accepted"
	case !i.revoked.IsZero() && i.Because != "":
		return "taken_back"
	case !i.revoked.IsZero():
		return "revoked"
	case i.ExpiresAt.Time.Before(clock.Now().Time):
		return "expired"
	}
	return "open"
}

// seenBy is an invite without what the caller may not know: who is out of reach
// is no more than the address that was typed.
func (i invite) seenBy(in access.Scope) StaffInvite {
	if in.CoversAll() || slices.ContainsFunc(i.campuses, in.CoversCampus) {
		i.PersonID, i.Name = i.personID, i.name
	}
	return i.StaffInvite
}

type inviteFilter struct {
	api.Paging
	Campus string `query:"campus" maxLength:"64" doc:"The id of a campus."`
	State  string `query:"state" enum:"open,accepted,expired,revoked,taken_back"`
}

func findInvites(ctx context.Context, q db.Querier, in access.Scope, f inviteFilter) (db.List[invite], error) {
	var w db.Where
	w.And(in.Rows(`i.campus_id = ?`, ""))
	if f.Campus != "" {
		w.Add(`i.campus_id = ?`, f.Campus)
	}
	now := clock.Now()
	switch f.State {
	case "open":
		w.Add(`i.accepted_at IS NULL AND i.revoked_at IS NULL AND i.expires_at > ?`, now)
	case "expired":
		w.Add(`i.accepted_at IS NULL AND i.revoked_at IS NULL AND i.expires_at <= ?`, now)
	case "accepted":
		w.Add(`i.accepted_at IS NOT NULL`)
	case "revoked":
		w.Add(`i.accepted_at IS NULL AND i.revoked_at IS NOT NULL AND i.revoked_because = ''`)
	case "taken_back":
		w.Add(`i.accepted_at IS NULL AND i.revoked_at IS NOT NULL AND i.revoked_because <> ''`)
	}
	return db.Find(ctx, q, scanInvite, db.Select{
		Columns: inviteColumns, From: inviteTables, Count: `staff_invite i`, Where: w,
		Order: `i.created_at DESC, i.id DESC`, Page: f.Page, Size: f.PageSize,
	})
}

func findInvite(ctx context.Context, q db.Querier, in access.Scope, id string) (invite, error) {
	var w db.Where
	w.And(in.Rows(`i.campus_id = ?`, ""))
	w.Add(`i.id = ?`, id)
	return db.One(ctx, q, "account.invite_not_found", scanInvite, `SELECT `+inviteColumns+` FROM `+inviteTables+w.String(), w.Args...)
}

func addInvite(ctx context.Context, tx *db.Tx, id, personID, campusID string, roles access.Roles) error {
	now := clock.Now()
	return db.Exec(ctx, tx, `INSERT INTO staff_invite (id, person_id, campus_id, roles, invited_by, created_at, sent_at, expires_at) VALUES `+db.Values(1, 8),
		id, personID, db.Optional(campusID), strings.Join(roles.Names(), ","), access.From(ctx).Actor().PersonID,
		now, now, now.Add(inviteLife))
}

// renewInvite lets an invite live anew from now on, in whichever state it was.
// It is now the caller's, who answers for it.
func renewInvite(ctx context.Context, tx *db.Tx, id string) error {
	now := clock.Now()
	return db.Change(ctx, tx, "account.invite_not_found", `UPDATE staff_invite SET sent_at = ?, expires_at = ?, revoked_at = NULL, revoked_because = '', invited_by = ?
		WHERE id = ? AND accepted_at IS NULL`, now, now.Add(inviteLife), access.From(ctx).Actor().PersonID, id)
}

func revokeInvite(ctx context.Context, tx *db.Tx, i invite, because string) error {
	if err := voidLinks(ctx, tx, inviteLink, i.personID, i.ID); err != nil {
		return err
	}
	return db.Change(ctx, tx, "account.invite_not_found", `UPDATE staff_invite SET revoked_at = ?, revoked_because = ? WHERE id = ? AND accepted_at IS NULL`,
		clock.Now(), because, i.ID)
}

func acceptInvite(ctx context.Context, tx *db.Tx, id string) error {
	err := db.Change(ctx, tx, "account.link_invalid", `UPDATE staff_invite SET accepted_at = ? WHERE id = ? AND accepted_at IS NULL AND revoked_at IS NULL`, clock.Now(), id)
	if fault.KindOf(err) == fault.NotFound {
		return errLink()
	}
	return err
}
