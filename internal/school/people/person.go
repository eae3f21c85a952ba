package people

import (
	"slices"
	"strings"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
)

// Person is a human being, once in the whole network, as he sees himself.
type Person struct {
	ID      string `json:"id"`
	Version int64  `json:"version"`
	PersonFields
	Details
	ChurchName   string     `json:"church_name"`
	ChurchPastor string     `json:"church_pastor" doc:"The pastor, unless the person named his own."`
	Name         string     `json:"name" doc:"As it is shown."`
	MobileShown  string     `json:"mobile_shown" doc:"The number as people write it."`
	PhotoURL     string     `json:"photo_url"`
	Enabled      bool       `json:"enabled" doc:"May sign in."`
	Roles        []Role     `json:"roles"`
	CreatedAt    clock.Time `json:"created_at" format:"date-time"`
	UpdatedAt    clock.Time `json:"updated_at" format:"date-time"`
	memo         string
	photoHash    string
	learning     string         // the copy of it: held_learning
	at           []PersonCampus // where he belongs, with a role or without
}

// PersonFields is the part of a person that people fill in and may change.
type PersonFields struct {
	FirstName  string     `json:"first_name" minLength:"1" maxLength:"80"`
	MiddleName string     `json:"middle_name" maxLength:"80"`
	LastName   string     `json:"last_name" minLength:"1" maxLength:"80"`
	Email      string     `json:"email" maxLength:"254"`
	Mobile     string     `json:"mobile" maxLength:"40"`
	Gender     string     `json:"gender" enum:",male,female"`
	BirthDate  clock.Date `json:"birth_date" pattern:"^(\\d{4}-((0[13578]|1[02])-(0[1-9]|[12]\\d|3[01])|(0[469]|11)-(0[1-9]|[12]\\d|30)|02-(0[1-9]|[12]\\d)))?$" doc:"As 2001-12-31, or empty."`
	City       string     `json:"city" maxLength:"100"`
	Country    string     `json:"country" maxLength:"2" doc:"ISO 3166, two letters."`
	Language   string     `json:"language" enum:",fr,en,pt,it,es"`
}

// Role is a role that a person has at a campus, or in the whole network.
type Role struct {
	CampusID   string `json:"campus_id" doc:"Empty for a role in the whole network."`
	CampusName string `json:"campus_name"`
	Role       string `json:"role"`
	Former     bool   `json:"former,omitempty" doc:"With the role user: he is a former student there, not an applicant."`
}

// FullName is how a person is called in lists and greetings.
func (f PersonFields) FullName() string { return strings.TrimSpace(f.FirstName + " " + f.LastName) }

// keys are what is kept beside a person's fields to show, sort and find him by.
type keys struct{ mobile, sortName, sortCity, country, name, search string }

func (f PersonFields) keys() keys {
	shown, abroad, atHome := phoneForms(f.Mobile)
	return keys{
		mobile:   shown,
		sortName: db.Fold(strings.TrimSpace(f.LastName + " " + f.FirstName + " " + f.MiddleName)),
		sortCity: db.Fold(strings.TrimSpace(f.City)),
		country:  f.Country,
		name:     f.nameKey(),
		search:   db.SearchText(f.FirstName, f.MiddleName, f.LastName, f.Email, abroad, atHome, f.City),
	}
}

// digits leaves of a telephone number what everybody types alike.
func digits(phone string) string {
	return strings.Map(func(r rune) rune {
		if r < '0' || r > '9' {
			return -1
		}
		return r
	}, phone)
}

// EmailKey is what makes two e-mail addresses the same one.
func EmailKey(email string) string { return strings.ToLower(strings.TrimSpace(email)) }

// rolesOf returns all roles of a person, wherever he has them.
func rolesOf(roles []Role) (all access.Roles) {
	for _, r := range roles {
		all |= access.ParseRoles(r.Role)
	}
	return all
}

// may reports whether a rule lets the caller at a person: one of his campuses
// is in reach, or it is the caller himself.
func (p Person) may(in access.Scope, rule access.Rule) bool {
	return p.ID == in.Actor().PersonID && rule.ReachOf(in.Actor().Roles)&access.Self != 0 || p.covers(in.Under(rule))
}

// covers reports whether one of a person's campuses is in reach.
func (p Person) covers(in access.Scope) bool {
	return in.CoversAll() || slices.ContainsFunc(p.at, func(c PersonCampus) bool { return in.CoversCampus(c.CampusID) })
}

// trail is what the audit trail keeps of a person.
func (p Person) trail() any {
	return struct {
		PersonFields
		Details
		Memo  string   `json:"memo" audit:"secret"`
		Photo string   `json:"photo"`
		Roles []string `json:"roles"`
	}{p.PersonFields, p.Details, p.memo, p.photoHash, roleTrail(p.Roles)}
}

// roleTrail tells who has which role where, for the audit trail.
func roleTrail(roles []Role) []string {
	all := make([]string, len(roles))
	for i, r := range roles {
		if all[i] = r.Role; r.CampusName != "" {
			all[i] += " (" + r.CampusName + ")"
		}
	}
	return all
}
