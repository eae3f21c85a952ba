package account

import (
	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/clock"
	"myspace/internal/base/fault"
	"myspace/internal/school/people"
)

// StaffInvite asks somebody by mail to work for the school. The link in the mail
// lets him choose his own password. Who was known before, out of reach of who
// asked, gets the roles only when he accepts; until then nothing is told of him
// but the address that was typed.
type StaffInvite struct {
	ID         string     `json:"id"`
	PersonID   string     `json:"person_id,omitempty" doc:"Absent while he is out of the caller's reach."`
	Name       string     `json:"name,omitempty" doc:"Absent while he is out of the caller's reach."`
	Email      string     `json:"email"`
	CampusID   string     `json:"campus_id" doc:"Empty for roles in the whole network."`
	CampusName string     `json:"campus_name"`
	Roles      []string   `json:"roles"`
	State      string     `json:"state" enum:"open,accepted,expired,revoked,taken_back"`
	Because    string     `json:"because" enum:",disabled,demoted,gone" doc:"Why it was taken back by itself: what became of who asked."`
	Waiting    bool       `json:"waiting" doc:"The roles are given when he accepts."`
	InvitedBy  string     `json:"invited_by" doc:"The name of who asked him."`
	SentAt     clock.Time `json:"sent_at" format:"date-time"`
	ExpiresAt  clock.Time `json:"expires_at" format:"date-time"`
	AcceptedAt clock.Time `json:"accepted_at" format:"date-time"`
}

// Invitee is whom to invite, and as what.
type Invitee struct {
	FirstName string   `json:"first_name" minLength:"1" maxLength:"80"`
	LastName  string   `json:"last_name" minLength:"1" maxLength:"80"`
	Email     string   `json:"email" minLength:"1" maxLength:"254"`
	Language  string   `json:"language" enum:",fr,en,pt,it,es" doc:"Of the mail; empty for that of the campus."`
	CampusID  string   `json:"campus_id" maxLength:"64" doc:"Empty for roles in the whole network."`
	Roles     []string `json:"roles" minItems:"1" maxItems:"9" enum:"admin,director,supervisor,librarian,coordinator,accounting,secretary,multimedia,teacher"`
	Confirmed bool     `json:"confirmed,omitempty" doc:"He is not one of those whom he looks like."`
}

func (i Invitee) person() people.PersonFields {
	return people.PersonFields{FirstName: i.FirstName, LastName: i.LastName, Email: i.Email, Language: i.Language}.Clean()
}

// Check returns what is wrong with the fields before anything is looked up.
func (i Invitee) Check() error {
	var wrong fault.List
	p := i.person()
	wrong.Add(p.FirstName == "", "first_name", "field.required", nil)
	wrong.Add(p.LastName == "", "last_name", "field.required", nil)
	wrong.Add(!people.IsEmail(p.Email), "email", "field.email", nil)
	roles := rolesNamed(i.Roles)
	wrong.Add(i.CampusID == "" && roles&^access.Network != 0, "campus_id", "field.required", nil)
	wrong.Add(i.CampusID != "" && roles&access.Network != 0, "roles", "field.not_a_choice", nil)
	return wrong.Err()
}

// Resolve has the router check the fields with everything else.
func (i *Invitee) Resolve(api.Context) []error { return api.Found(i.Check()) }

func rolesNamed(names []string) (all access.Roles) {
	for _, name := range names {
		all |= access.ParseRoles(name)
	}
	return all
}
