package people

import (
	"slices"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/clock"
	"myspace/internal/base/fault"
	"myspace/internal/school/part"
)

// PersonFilter is what a list of people can be narrowed by.
type PersonFilter struct {
	api.Search
	Campus   string   `query:"campus" maxLength:"64" doc:"The id of a campus."`
	Role     []string `query:"role,explode" maxItems:"12" enum:"admin,director,supervisor,coordinator,accounting,secretary,librarian,multimedia,teacher,alumni,student,user" doc:"Who has one of these roles, at the campus where one is named; user alone, and not former, is the applicants."`
	Former   string   `query:"former" enum:"true,false" doc:"Who left his last class, at the campus where one is named; or who did not."`
	Enabled  string   `query:"enabled" enum:"true,false"`
	City     string   `query:"city" maxLength:"100" doc:"Without regard to case and accents."`
	Country  string   `query:"country" maxLength:"2" doc:"ISO 3166, two letters."`
	Church   string   `query:"church" maxLength:"64" doc:"The id of a church."`
	Class    string   `query:"class" maxLength:"64" doc:"The id of a class that they follow or wait for."`
	Standing []string `query:"standing,explode" maxItems:"6" enum:"confirmed,waiting,applicant,declined,former,alumni" doc:"Who stands in one of these ways, at the campus where one is named."`
	Late     string   `query:"late" enum:"true" doc:"Who owes something past its deadline, at the campus where one is named; for who may know."`
	Sort     string   `query:"sort" default:"name" enum:"name,-name,city,-city,created,-created"`
	learning part.Learning
	owing    part.Owing
}

// knowing is the filter with what later areas know of people.
func (f PersonFilter) knowing(all part.Parts) PersonFilter {
	f.learning, f.owing = all.Learning(), all.Owing()
	return f
}

// ofLearners reports whether the filter asks for how people learn.
func (f PersonFilter) ofLearners() bool { return f.Class != "" || len(f.Standing) > 0 }

// PersonRow is a person in a list.
type PersonRow struct {
	ID          string          `json:"id"`
	Name        string          `json:"name"`
	LastName    string          `json:"last_name" doc:"By which the list is in order."`
	Email       string          `json:"email"`
	Mobile      string          `json:"mobile"`
	MobileShown string          `json:"mobile_shown" doc:"The number as people write it."`
	Gender      string          `json:"gender"`
	BirthDate   clock.Date      `json:"birth_date"`
	City        string          `json:"city"`
	Country     string          `json:"country"`
	Language    string          `json:"language"`
	PhotoURL    string          `json:"photo_url"`
	Enabled     *bool           `json:"enabled,omitempty" doc:"May sign in; absent where the caller may not know."`
	Applicant   bool            `json:"applicant" doc:"He has registered and has no other role yet."`
	Roles       []Role          `json:"roles"`
	Standings   []part.Standing `json:"standings" doc:"How he stands as a learner, at each campus, as far as the caller may know."`
	CreatedAt   clock.Time      `json:"created_at" format:"date-time"`
	photoHash   string
	learning    string // the copy of it: held_learning
}

// standing is how somebody stands as a learner, said by what knows of classes. Who
// was declined applies no longer.
func (p PersonRow) standing(says func(part.Learner) []part.Standing) PersonRow {
	p.Standings = []part.Standing{}
	if p.learns() {
		p.Standings = append(p.Standings, says(part.Learner{Kept: p.learning, Outside: outside(p.Roles)})...)
	}
	if slices.ContainsFunc(p.Standings, func(s part.Standing) bool { return s.State == "declined" }) {
		p.Applicant = false
	}
	return p
}

// learns reports whether somebody studies, studied or applies.
func (p PersonRow) learns() bool {
	return rolesOf(p.Roles)&(access.Student|access.User|access.Alumni) != 0
}

// outside is how somebody's roles say that he stands at campuses where he is in
// no class; that he has finished counts first.
func outside(roles []Role) (finished []part.Standing) {
	var others []part.Standing
	for _, r := range roles {
		switch {
		case r.CampusID == "":
		case r.Role == "alumni":
			finished = append(finished, part.Standing{CampusID: r.CampusID, State: "alumni"})
		case r.Former:
			others = append(others, part.Standing{CampusID: r.CampusID, State: "former"})
		case r.Role == "user":
			others = append(others, part.Standing{CampusID: r.CampusID, State: "applicant"})
		}
	}
	return append(finished, others...)
}

// seenBy leaves out what the caller may not know of somebody in a list that the
// filter leaves.
func (p PersonRow) seenBy(in access.Scope, f PersonFilter) PersonRow {
	knows := func(rule access.Rule) bool {
		under := in.Under(rule)
		return f.knows(in, rule) || p.ID == in.Actor().PersonID ||
			slices.ContainsFunc(p.Roles, func(r Role) bool { return under.CoversCampus(r.CampusID) })
	}
	if !knows(KnowSignIn) {
		p.Enabled = nil
	}
	if !knows(contact) {
		p.Email, p.Mobile, p.MobileShown, p.Gender, p.City, p.Country, p.Language = "", "", "", "", "", "", ""
		p.BirthDate = clock.Date{}
	}
	return p
}

// roles are the roles that the list is narrowed to.
func (f PersonFilter) roles() (all access.Roles) {
	for _, name := range f.Role {
		all |= access.ParseRoles(name)
	}
	return all
}

// within narrows the filter to the campus of a caller who reaches no other: the
// list then starts from its people and not from everybody's.
func (f PersonFilter) within(in access.Scope) PersonFilter {
	own := in.Actor().CampusID
	if f.Campus == "" && !in.CoversAll() && in.CoversCampus(own) {
		f.Campus = own
	}
	return f
}

// knows reports whether a rule lets the caller at everybody that the filter can
// find: what he may not read cannot be found out by filtering either.
func (f PersonFilter) knows(in access.Scope, rule access.Rule) bool {
	in = in.Under(rule)
	return in.CoversAll() || f.Campus != "" && in.CoversCampus(f.Campus)
}

// check refuses filters and sorts by what the caller may not know.
func (f PersonFilter) check(in access.Scope) error {
	var wrong fault.List
	reach := f.knows(in, contact)
	wrong.Add(!reach && f.City != "", "city", "field.not_a_choice", nil)
	wrong.Add(!reach && f.Country != "", "country", "field.not_a_choice", nil)
	wrong.Add(!reach && (f.Sort == "city" || f.Sort == "-city"), "sort", "field.not_a_choice", nil)
	wrong.Add(f.Enabled != "" && !f.knows(in, KnowSignIn), "enabled", "field.not_a_choice", nil)
	wrong.Add(len(f.Standing) > 0 && !reach, "standing", "field.not_a_choice", nil)
	wrong.Add(f.Late != "" && !f.knows(in, f.owing.Known), "late", "field.not_a_choice", nil)
	wrong.Add(f.Church != "" && !f.knows(in, write), "church", "field.not_a_choice", nil)
	return wrong.Err()
}
