package people

import (
	"myspace/internal/base/access"
	"myspace/internal/base/db"
)

// KnowsContact reports whether the caller may know how to reach the people of
// a campus: for the lists of other areas.
func KnowsContact(in access.Scope, campusID string) bool {
	return in.Under(contact).CoversCampus(campusID)
}

// KnowsChurch reports whether he may know the church of a person p of a campus
// who has these roles, wherever he has them: whoever may change him may.
func KnowsChurch(in access.Scope, campusID string, roles access.Roles) bool {
	return in.Under(knowChurch).CoversCampus(campusID) && roles&tooHigh(in.Actor().Roles) == 0
}

// AllRoles is the column of all roles of a person p, for access.ParseRoles.
const AllRoles = `COALESCE((SELECT string_agg(held.role, ',') FROM (SELECT role FROM membership_role WHERE person_id = p.id
	UNION ALL SELECT role FROM network_role WHERE person_id = p.id) AS held), '')`

// churchKnown leaves of people p those whose church the caller may know: whom he
// may change, and himself.
func churchKnown(in access.Scope, w *db.Where) {
	high := tooHigh(in.Actor().Roles)
	if high == 0 {
		return
	}
	of := ` WHERE held.person_id = p.id AND held.role IN (` + quoted(high) + `))`
	w.Add(`p.id = ? OR NOT EXISTS (SELECT 1 FROM membership_role held`+of+` AND NOT EXISTS (SELECT 1 FROM network_role held`+of, in.Actor().PersonID)
}

// openTo reports whether the caller may know of a person in his reach: who has
// applied and is nothing else yet is for those who handle applications.
func (p Person) openTo(in access.Scope) bool {
	if p.may(in, readApplications) || in.CoversAll() && rolesOf(p.Roles) != access.User {
		return true
	}
	for _, c := range p.at {
		if in.CoversCampus(c.CampusID) && !in.CoversAll() && rolesAt(p.Roles, c.CampusID) != access.User {
			return true
		}
	}
	return false
}

// withoutApplicants leaves out of a list of people, whose ids a column has, those
// whom openTo would.
func withoutApplicants(in access.Scope, id string, w *db.Where) {
	handles := in.Under(readApplications)
	if handles.SameReach(in) {
		return
	}
	at, args := ``, []any{}
	if !in.CoversAll() {
		at, args = ` AND a.campus_id = ?`, []any{in.Actor().CampusID}
	}
	of := `SELECT 1 FROM membership_role a WHERE a.person_id = ` + id + at
	var known, handled db.Where
	known.Add(`NOT EXISTS (`+of+` AND a.role = 'user')`, args...)
	other := `EXISTS (` + of + ` AND a.role <> 'user')`
	if in.CoversAll() {
		other += ` OR EXISTS (SELECT 1 FROM network_role a WHERE a.person_id = ` + id + `)`
	}
	var more db.Where
	more.Add(other, args...)
	handled.And(handles.Rows(`EXISTS (SELECT 1 FROM membership own WHERE own.person_id = `+id+` AND own.campus_id = ?)`, id+` = ?`))
	w.Or(known, more, handled)
}
