package people

import (
	"context"
	"strings"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/base/record"
)

func (a *Area) roleRoutes(r *api.Router) {
	api.Put(r, "setPersonRoles", "/api/people/{id}/memberships/{campus_id}", write, a.setPersonRoles)
	api.Delete(r, "endMembership", "/api/people/{id}/memberships/{campus_id}", write, a.endMembership, api.Says("End what a person is at a campus"))
	api.Put(r, "setNetworkRoles", "/api/people/{id}/network-roles", heads, a.setNetworkRoles)
	api.Do(r, "addRoleToPeople", "/api/people/add-role", write, a.addRoleToPeople, api.Says("Give several people a role"))
}

// heads are those who give and take network-wide roles.
var heads = access.Allow(access.Heads, access.AllCampuses)

// setPersonRoles gives a person the roles he has at a campus from now on. Who
// does not belong to it yet does then.
func (a *Area) setPersonRoles(ctx context.Context, in *struct {
	ID       string `path:"id" maxLength:"64"`
	CampusID string `path:"campus_id" maxLength:"64"`
	Body     struct {
		api.Versioned
		Roles []string `json:"roles" minItems:"1" maxItems:"8" enum:"coordinator,accounting,secretary,multimedia,teacher,alumni,student,user"`
	}
},
) (PersonRecord, error) {
	wanted := access.ParseRoles(strings.Join(in.Body.Roles, ","))
	return a.records(ctx).Change(ctx, in.ID, in.Body.Version, "setPersonRoles", func(tx *db.Tx, before Person) error {
		if err := checkRoles(access.From(ctx), before, in.CampusID, wanted); err != nil {
			return err
		}
		if err := OpenCampus(ctx, tx, in.CampusID); err != nil {
			return err
		}
		if err := saveRoles(ctx, tx, in.ID, in.CampusID, wanted); err != nil {
			return err
		}
		if err := a.Parts.Demoted(ctx, tx, in.ID); err != nil {
			return err
		}
		if err := tellRoles(ctx, tx, before, rolesAt(before.Roles, in.CampusID), wanted); err != nil {
			return err
		}
		return touchPerson(ctx, tx, in.ID)
	})
}

// endMembership takes a person away from a campus, with all roles there.
func (a *Area) endMembership(ctx context.Context, in *struct {
	ID       string `path:"id" maxLength:"64"`
	CampusID string `path:"campus_id" maxLength:"64"`
},
) (PersonRecord, error) {
	return a.records(ctx).Change(ctx, in.ID, record.AnyVersion, "endMembership", func(tx *db.Tx, before Person) error {
		if !before.belongsTo(in.CampusID) {
			return fault.New(fault.NotFound, "person.not_member")
		}
		if err := checkRoles(access.From(ctx), before, in.CampusID, 0); err != nil {
			return err
		}
		if err := removeMembership(ctx, tx, in.ID, in.CampusID); err != nil {
			return err
		}
		if err := a.Parts.Demoted(ctx, tx, in.ID); err != nil {
			return err
		}
		if err := tellRoles(ctx, tx, before, rolesAt(before.Roles, in.CampusID), 0); err != nil {
			return err
		}
		return touchPerson(ctx, tx, in.ID)
	})
}

func (a *Area) setNetworkRoles(ctx context.Context, in *struct {
	ID   string `path:"id" maxLength:"64"`
	Body struct {
		api.Versioned
		Roles []string `json:"roles" maxItems:"4" enum:"admin,director,supervisor,librarian"`
	}
},
) (PersonRecord, error) {
	wanted := access.ParseRoles(strings.Join(in.Body.Roles, ","))
	return a.records(ctx).Change(ctx, in.ID, in.Body.Version, "setNetworkRoles", func(tx *db.Tx, before Person) error {
		if err := checkRoles(access.From(ctx), before, "", wanted); err != nil {
			return err
		}
		if wanted&access.Admin == 0 {
			if err := KeepAdmin(ctx, tx, in.ID); err != nil {
				return err
			}
		}
		if err := saveNetworkRoles(ctx, tx, in.ID, wanted); err != nil {
			return err
		}
		if err := a.Parts.Demoted(ctx, tx, in.ID); err != nil {
			return err
		}
		if err := tellRoles(ctx, tx, before, rolesAt(before.Roles, ""), wanted); err != nil {
			return err
		}
		return touchPerson(ctx, tx, in.ID)
	})
}

// checkRoles refuses to change the roles of a person at a campus, or in the
// whole network, to the wanted ones where the caller may not: each role that is
// given or taken must be one of those he decides about.
func checkRoles(in access.Scope, p Person, campusID string, wanted access.Roles) error {
	if p.ID == in.Actor().PersonID {
		return fault.New(fault.Forbidden, "access.not_oneself")
	}
	changed := rolesAt(p.Roles, campusID) ^ wanted
	if changed&^in.Grantable(campusID) != 0 || in.Grantable(campusID) == 0 {
		return fault.New(fault.Forbidden, "access.role_rank")
	}
	return nil
}

func (p Person) belongsTo(campusID string) bool {
	for _, c := range p.at {
		if c.CampusID == campusID {
			return true
		}
	}
	return false
}
