package account

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/audit"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/base/jobs"
)

// Who may decide about another person's sign-in, as in product.md: by rank, a
// coordinator only where all memberships are at his campus, a secretary the
// reset link only.
var (
	decide   = access.Allow(access.Heads|access.Supervisor, access.AllCampuses).Or(access.Coordinator, access.OwnCampus)
	sendLink = decide.Or(access.Secretary, access.OwnCampus)
)

func (a *Area) staffRoutes(r *api.Router) {
	api.Put(r, "setPersonEnabled", "/api/people/{id}/enabled", decide, a.setPersonEnabled)
	api.Remove(r, "endPersonSessions", "/api/people/{id}/sessions", decide, a.endPersonSessions)
	api.Do(r, "sendResetLink", "/api/people/{id}/reset-link", sendLink, a.sendResetLink)
}

// reachable finds a person about whom the caller may decide: all his campuses
// are in reach and he stands below in rank. Outside of reach there is nobody.
func reachable(ctx context.Context, q db.Querier, personID string) error {
	scope := access.From(ctx)
	var w db.Where
	w.Add(`p.id = ?`, personID)
	w.And(scope.Rows(`EXISTS (SELECT 1 FROM membership m WHERE m.person_id = p.id AND m.campus_id = ?)`, ""))
	found, err := db.One(ctx, q, "person.not_found", db.ScanString, `SELECT p.id FROM person p`+w.String(), w.Args...)
	if err != nil {
		return err
	}
	if found == scope.Actor().PersonID {
		return fault.New(fault.Forbidden, "access.not_oneself")
	}
	roles, elsewhere, err := standing(ctx, q, personID, scope.Actor().CampusID)
	if err != nil {
		return err
	}
	if !scope.Actor().Roles.Outranks(roles) || elsewhere && !scope.CoversAll() {
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

type enabledTrail struct {
	Enabled bool `json:"enabled"`
}

func (a *Area) setPersonEnabled(ctx context.Context, in *struct {
	ID   string `path:"id" maxLength:"64"`
	Body struct {
		Enabled bool `json:"enabled"`
	}
},
) (Done, error) {
	err := a.db.Tx(ctx, func(tx *db.Tx) error {
		if err := reachable(ctx, tx, in.ID); err != nil {
			return err
		}
		if !in.Body.Enabled {
			if err := keepLastAdmin(ctx, tx, in.ID); err != nil {
				return err
			}
			if err := removeSessions(ctx, tx, in.ID, ""); err != nil {
				return err
			}
		}
		if err := db.Change(ctx, tx, "person.not_found", `UPDATE person SET enabled = ?, version = version + 1 WHERE id = ?`, in.Body.Enabled, in.ID); err != nil {
			return err
		}
		return audit.Record(ctx, tx, audit.Event{
			Action: "setPersonEnabled", Entity: "person", EntityID: in.ID, CampusID: access.From(ctx).Actor().CampusID,
			Before: enabledTrail{!in.Body.Enabled}, After: enabledTrail{in.Body.Enabled},
		})
	})
	return Done{err == nil}, err
}

// keepLastAdmin refuses to disable the last enabled admin.
func keepLastAdmin(ctx context.Context, tx *db.Tx, personID string) error {
	others, err := db.Exists(ctx, tx, `SELECT 1 FROM network_role n JOIN person p ON p.id = n.person_id
		WHERE n.role = 'admin' AND p.enabled = TRUE AND p.id <> ?`, personID)
	if err == nil && !others {
		return fault.New(fault.Conflict, "access.last_admin")
	}
	return err
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
