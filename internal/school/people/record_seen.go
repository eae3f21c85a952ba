package people

import (
	"slices"

	"myspace/internal/base/access"
)

// seenBy is the record of a person without what the caller may not know.
func (p Person) seenBy(in access.Scope) PersonRecord {
	r := PersonRecord{
		ID: p.ID, Version: p.Version, PersonFields: p.PersonFields, Extra: p.Extra, Name: p.Name, MobileShown: p.MobileShown,
		PhotoURL: p.PhotoURL, CreatedAt: p.CreatedAt, UpdatedAt: p.UpdatedAt,
		NetworkRoles: []string{}, Memberships: p.memberships(in),
		May: PersonMay{
			Contact: p.may(in, contact), Special: p.specials(in), Edit: p.mayEdit(in), EditEmail: p.mayEditEmail(in),
			NetworkRoles: p.grantable(in, "").Names(), CampusRoles: p.grantable(in, in.Actor().CampusID).Names(),
			History: p.may(in, follow),
		},
	}
	for _, role := range p.Roles {
		if role.CampusID == "" {
			r.NetworkRoles = append(r.NetworkRoles, role.Role)
		}
	}
	if !r.May.Contact {
		r.PersonFields = PersonFields{FirstName: p.FirstName, MiddleName: p.MiddleName, LastName: p.LastName}
		r.Extra, r.MobileShown = Extra{}, ""
	}
	if p.may(in, KnowSignIn) {
		r.Enabled = &p.Enabled
	}
	for _, name := range r.May.Special {
		r.reveal(name, p)
	}
	return r
}

func (r *PersonRecord) reveal(special string, p Person) {
	switch special {
	case "identity_card":
		r.IdentityCard = &p.IdentityCard
	case "bank_account":
		r.BankAccount = &p.BankAccount
	case "memo":
		r.Memo = &p.memo
	case "church":
		r.ChurchID, r.ChurchName, r.Pastor, r.ChurchPastor = &p.ChurchID, &p.ChurchName, &p.Pastor, &p.ChurchPastor
	}
}

// grantable returns the roles that the caller may give to this person and take
// from him at a campus. Nobody changes his own.
func (p Person) grantable(in access.Scope, campusID string) access.Roles {
	if p.ID == in.Actor().PersonID {
		return 0
	}
	return in.Grantable(campusID)
}

// memberships are a person's campuses, with what the caller may change there.
func (p Person) memberships(in access.Scope) []PersonCampus {
	all := slices.Clone(p.at)
	for i := range all {
		m := &all[i]
		may, has := p.grantable(in, m.CampusID), rolesAt(p.Roles, m.CampusID)
		m.Roles, m.Grantable = has.Names(), may.Names()
		m.MayEnd = may != 0 && has&^may == 0
	}
	return all
}

// rolesAt returns the roles of a person at a campus.
func rolesAt(roles []Role, campusID string) (all access.Roles) {
	for _, r := range roles {
		if r.CampusID == campusID {
			all |= access.ParseRoles(r.Role)
		}
	}
	return all
}
