package account

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/audit"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/base/jobs"
	"myspace/internal/school/people"
)

func (a *Area) inviteRoutes(r *api.Router) {
	api.Get(r, "listStaffInvites", "/api/staff-invites", decide, a.listStaffInvites)
	api.Post(r, "inviteStaff", "/api/staff-invites", decide, a.inviteStaff, api.Refuses(fault.NotFound))
	api.Do(r, "resendStaffInvite", "/api/staff-invites/{id}/send", decide, a.resendStaffInvite)
	api.Delete(r, "revokeStaffInvite", "/api/staff-invites/{id}", decide, a.revokeStaffInvite)
	api.Do(r, "openStaffInvite", "/api/auth/staff-invite", access.Public(), a.openStaffInvite, api.Says("Look at an invitation to the staff by its mailed link"))
	api.Do(r, "acceptStaffInvite", "/api/auth/staff-invite/accept", access.Public(), a.acceptStaffInvite)
}

func (a *Area) listStaffInvites(ctx context.Context, in *inviteFilter) (api.Page[StaffInvite], error) {
	l, err := findInvites(ctx, a.db, access.From(ctx), *in)
	page := api.Page[StaffInvite]{Items: make([]StaffInvite, len(l.Items)), Total: l.Total, More: l.More}
	for i, one := range l.Items {
		page.Items[i] = one.seenBy(access.From(ctx))
	}
	return page, err
}

// inviteStaff asks somebody to work for the school. Who is not known yet is
// added with the roles; so is who is in reach. Anybody else has to accept first:
// that tells that he is known, which is limited as everywhere.
func (a *Area) inviteStaff(ctx context.Context, in *struct{ Body Invitee }) (out StaffInvite, err error) {
	id, roles, fields := db.NewID(), rolesNamed(in.Body.Roles), in.Body.person()
	if _, err := people.TellKnown(ctx, a.db, fields.Email); err != nil {
		return out, err
	}
	err = a.db.Tx(ctx, func(tx *db.Tx) error {
		if err := mayInvite(ctx, tx, in.Body.CampusID, roles); err != nil {
			return err
		}
		personID, err := findByEmail(ctx, tx, people.EmailKey(fields.Email))
		if err != nil {
			return err
		}
		if personID == "" {
			personID = db.NewID()
			err = people.AddInvited(ctx, tx, personID, fields, in.Body.CampusID, in.Body.Confirmed)
		}
		if err != nil {
			return err
		}
		fresh, err := newRoles(ctx, tx, personID, in.Body.CampusID, roles)
		if err != nil {
			return err
		}
		if err := a.giveInvited(ctx, tx, personID, in.Body.CampusID, fresh); err != nil {
			return err
		}
		if err := addInvite(ctx, tx, id, personID, in.Body.CampusID, fresh); err != nil {
			return err
		}
		if err := audit.Record(ctx, tx, audit.Event{
			Action: "inviteStaff", Entity: "person", EntityID: personID, CampusID: in.Body.CampusID, After: inviteTrail{fresh.Names()},
		}); err != nil {
			return err
		}
		if err := jobs.Enqueue(ctx, tx, mailInviteJob, mailInvite{id}, jobs.Options{}); err != nil {
			return err
		}
		out, err = presentInvite(ctx, tx, id)
		return err
	})
	return out, err
}

type inviteTrail struct {
	Roles []string `json:"roles"`
}

// mayInvite refuses roles that the caller may not give, and campuses that are
// out of reach or closed for good.
func mayInvite(ctx context.Context, q db.Querier, campusID string, roles access.Roles) error {
	scope := access.From(ctx)
	if campusID != "" {
		if !scope.CoversCampus(campusID) {
			return fault.New(fault.NotFound, "campus.not_found")
		}
		if err := people.OpenCampus(ctx, q, campusID); err != nil {
			return err
		}
	}
	if roles&^scope.Grantable(campusID) != 0 {
		return fault.New(fault.Forbidden, "access.role_rank")
	}
	return nil
}

// newRoles returns those of some roles that a person does not have yet.
func newRoles(ctx context.Context, q db.Querier, personID, campusID string, roles access.Roles) (access.Roles, error) {
	had, err := db.All(ctx, q, db.ScanString, `SELECT role FROM membership_role WHERE person_id = ? AND campus_id = ?
		UNION ALL SELECT role FROM network_role WHERE person_id = ?`, personID, campusID, personID)
	if err != nil {
		return 0, err
	}
	if roles &^= rolesNamed(had); roles == 0 {
		return 0, fault.New(fault.Conflict, "account.invite_has_roles")
	}
	return roles, nil
}

// giveInvited gives somebody in reach the roles at once.
func (a *Area) giveInvited(ctx context.Context, tx *db.Tx, personID, campusID string, roles access.Roles) error {
	scope := access.From(ctx)
	if personID == scope.Actor().PersonID {
		return fault.New(fault.Forbidden, "access.not_oneself")
	}
	err := inReach(ctx, tx, scope, personID)
	if fault.KindOf(err) == fault.NotFound {
		return nil // he gets them when he accepts
	}
	if err != nil {
		return err
	}
	return people.GiveRoles(ctx, tx, personID, campusID, roles)
}

func presentInvite(ctx context.Context, q db.Querier, id string) (StaffInvite, error) {
	i, err := findInvite(ctx, q, access.From(ctx), id)
	return i.seenBy(access.From(ctx)), err
}

// resendStaffInvite mails a new link, which lives anew; the old one is dead.
func (a *Area) resendStaffInvite(ctx context.Context, in *api.ID) (StaffInvite, error) {
	return a.changeInvite(ctx, in.ID, "resendStaffInvite", func(tx *db.Tx, i invite) error {
		if err := renewInvite(ctx, tx, i.ID); err != nil {
			return err
		}
		return jobs.Enqueue(ctx, tx, mailInviteJob, mailInvite{i.ID}, jobs.Options{})
	})
}

// revokeStaffInvite takes an invite back that nobody has accepted, with the
// roles that came with it.
func (a *Area) revokeStaffInvite(ctx context.Context, in *api.ID) (StaffInvite, error) {
	return a.changeInvite(ctx, in.ID, "revokeStaffInvite", func(tx *db.Tx, i invite) error {
		return withdraw(ctx, tx, i, "")
	})
}

// changeInvite changes an invite in reach that nobody has accepted, by somebody
// who could have sent it, and records it.
func (a *Area) changeInvite(ctx context.Context, id, action string, do func(*db.Tx, invite) error) (out StaffInvite, err error) {
	err = a.db.Tx(ctx, func(tx *db.Tx) error {
		i, err := findInvite(ctx, tx, access.From(ctx), id)
		if err != nil {
			return err
		}
		if i.State == "accepted" {
			return fault.New(fault.Conflict, "account.invite_accepted")
		}
		if err := mayInvite(ctx, tx, i.CampusID, i.roles); err != nil {
			return err
		}
		if err := do(tx, i); err != nil {
			return err
		}
		if err := audit.Record(ctx, tx, audit.Event{Action: action, Entity: "person", EntityID: i.personID, CampusID: i.CampusID}); err != nil {
			return err
		}
		out, err = presentInvite(ctx, tx, id)
		return err
	})
	return out, err
}
