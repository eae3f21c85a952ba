package account

import (
	"context"
	"strings"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/audit"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/base/jobs"
	"myspace/internal/school/people"
)

// Who may decide about another person's sign-in, as in product.md: by rank, a
// coordinator only where all memberships are at his campus, a secretary the
// reset link only.
var (
	decide   = access.Allow(access.Heads|access.Supervisor, access.AllCampuses).Or(access.Coordinator, access.OwnCampus)
	sendLink = decide.Or(access.Secretary, access.OwnCampus)
	write    = decide.Or(access.Secretary, access.OwnCampus) // who keeps people
)

func (a *Area) staffRoutes(r *api.Router) {
	api.Get(r, "getPersonAccount", "/api/people/{id}/account", sendLink, a.getPersonAccount, api.Says("Tell how a person signs in"))
	api.Put(r, "setPersonEnabled", "/api/people/{id}/enabled", decide, a.setPersonEnabled, api.Says("Allow or block the sign-in of a person"))
	api.Put(r, "setPeopleEnabled", "/api/people/enabled", decide, a.setPeopleEnabled, api.Says("Allow or block the sign-in of several people"))
	api.Remove(r, "endPersonSessions", "/api/people/{id}/sessions", decide, a.endPersonSessions)
	api.Do(r, "sendResetLink", "/api/people/{id}/reset-link", sendLink, a.sendResetLink, api.Says("Mail a person a link for a new password"))
	api.Remove(r, "removePersonSecondFactor", "/api/people/{id}/second-factor", decide, a.removePersonSecondFactor)
	api.Do(r, "mailPeople", "/api/people/mail", write, a.mailPeople, api.Says("Write a letter to several people"))
}

// reachable finds a person about whom the caller may decide: all his campuses
// are in reach and he stands below in rank. Outside of reach there is nobody.
func reachable(ctx context.Context, q db.Querier, personID string) error {
	scope := access.From(ctx)
	if err := inReach(ctx, q, scope, personID); err != nil {
		return err
	}
	return mayDecide(ctx, q, scope, personID)
}

// inReach finds a person whom the caller may know.
func inReach(ctx context.Context, q db.Querier, in access.Scope, personID string) error {
	var w db.Where
	w.Add(`p.id = ?`, personID)
	w.And(in.Rows(`EXISTS (SELECT 1 FROM membership m WHERE m.person_id = p.id AND m.campus_id = ?)`, ""))
	_, err := db.One(ctx, q, "person.not_found", db.ScanString, `SELECT p.id FROM person p`+w.String(), w.Args...)
	return err
}

// mayDecide refuses to decide about oneself, about somebody of the same rank or
// above, or who belongs to a campus out of reach.
func mayDecide(ctx context.Context, q db.Querier, in access.Scope, personID string) error {
	if personID == in.Actor().PersonID {
		return fault.New(fault.Forbidden, "access.not_oneself")
	}
	roles, elsewhere, err := standing(ctx, q, personID, in.Actor().CampusID)
	if err != nil {
		return err
	}
	if !in.Actor().Roles.Outranks(roles) || elsewhere && !in.CoversAll() {
		return fault.New(fault.Forbidden, "access.rank")
	}
	return nil
}

// standing returns all roles of a person anywhere, and whether he belongs to a
// campus other than the given one.
func standing(ctx context.Context, q db.Querier, personID, campusID string) (roles access.Roles, elsewhere bool, err error) {
	err = db.Each(ctx, q, func(r db.Row) error {
		var role, campus string
		err := r.Scan(&role, &campus)
		roles |= access.ParseRoles(role)
		elsewhere = elsewhere || campus != "" && campus != campusID
		return err
	}, `SELECT role, campus_id FROM membership_role WHERE person_id = ? UNION ALL SELECT role, '' FROM network_role WHERE person_id = ?
		UNION ALL SELECT '', campus_id FROM membership WHERE person_id = ?`, personID, personID, personID)
	return roles, elsewhere, err
}

// enabledTrail is what the trail keeps of a sign-in that is blocked or allowed
// again, with the reason where one was given.
type enabledTrail struct {
	Enabled bool   `json:"enabled"`
	Reason  string `json:"reason,omitempty"`
}

// Enabling is whether somebody may sign in, and why not.
type Enabling struct {
	Enabled bool   `json:"enabled"`
	Reason  string `json:"reason,omitempty" maxLength:"500" doc:"Kept in the history; asked for where somebody is blocked."`
}

// check refuses to block somebody without saying why.
func (e Enabling) check() error {
	if e.Enabled || strings.TrimSpace(e.Reason) != "" {
		return nil
	}
	return fault.On("reason", "field.required", nil)
}

func (a *Area) setPersonEnabled(ctx context.Context, in *struct {
	ID   string `path:"id" maxLength:"64"`
	Body Enabling
},
) (Done, error) {
	if err := in.Body.check(); err != nil {
		return Done{}, err
	}
	err := a.db.Tx(ctx, func(tx *db.Tx) error {
		_, err := setEnabled(ctx, tx, in.ID, in.Body)
		return err
	})
	return Done{err == nil}, err
}

func (a *Area) setPeopleEnabled(ctx context.Context, in *struct {
	Body struct {
		people.Selected
		Enabling
	}
},
) (done people.Changed, err error) {
	if err := in.Body.check(); err != nil {
		return done, err
	}
	err = a.db.Tx(ctx, func(tx *db.Tx) error {
		done.Count = 0
		return people.EachSelected(in.Body.IDs, func(id string) error {
			changed, err := setEnabled(ctx, tx, id, in.Body.Enabling)
			if changed {
				done.Count++
			}
			return err
		})
	})
	return done, err
}

// setEnabled lets a person sign in or keeps him from it, which ends his
// sessions; false where he is so already.
func setEnabled(ctx context.Context, tx *db.Tx, personID string, to Enabling) (changed bool, err error) {
	enabled := to.Enabled
	if err := reachable(ctx, tx, personID); err != nil {
		return false, err
	}
	if !enabled {
		if err := people.KeepAdmin(ctx, tx, personID); err != nil {
			return false, err
		}
		if err := removeSessions(ctx, tx, personID, ""); err != nil {
			return false, err
		}
	}
	if changed, err = people.SetEnabled(ctx, tx, personID, enabled); err != nil || !changed {
		return false, err
	}
	if err := takeBackInvites(ctx, tx, personID); err != nil {
		return false, err
	}
	return true, audit.Record(ctx, tx, audit.Event{
		Action: "setPersonEnabled", Entity: "person", EntityID: personID, CampusID: access.From(ctx).Actor().CampusID,
		Before: enabledTrail{Enabled: !enabled}, After: enabledTrail{enabled, strings.TrimSpace(to.Reason)},
	})
}

func (a *Area) endPersonSessions(ctx context.Context, in *api.ID) error {
	return a.endSessions(ctx, "endPersonSessions", in.ID, func(tx *db.Tx) error {
		if err := reachable(ctx, tx, in.ID); err != nil {
			return err
		}
		return removeSessions(ctx, tx, in.ID, "")
	})
}

// sendResetLink mails a person a link to set his password. It is the way in
// for somebody who has none yet.
func (a *Area) sendResetLink(ctx context.Context, in *api.ID) (Done, error) {
	err := a.db.Tx(ctx, func(tx *db.Tx) error {
		if err := reachable(ctx, tx, in.ID); err != nil {
			return err
		}
		person, err := findAddressee(ctx, tx, in.ID)
		if fault.KindOf(err) == fault.NotFound || err == nil && person.email == "" {
			return fault.New(fault.Conflict, "account.no_email")
		}
		if err != nil {
			return err
		}
		if err := jobs.Enqueue(ctx, tx, mailResetJob, mailTo{PersonID: in.ID}, jobs.Options{}); err != nil {
			return err
		}
		return audit.Record(ctx, tx, audit.Event{Action: "sendResetLink", Entity: "person", EntityID: in.ID, CampusID: access.From(ctx).Actor().CampusID})
	})
	return Done{err == nil}, err
}
