package people

import (
	"slices"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/clock"
	"myspace/internal/base/fault"
)

// PersonRecord is a person as the staff sees him. What the caller may not know
// is empty, or absent where it is special; May says what he may know and do.
type PersonRecord struct {
	ID      string `json:"id"`
	Version int64  `json:"version"`
	PersonFields
	Extra
	SpecialFields
	ChurchName   *string        `json:"church_name,omitempty"`
	ChurchPastor *string        `json:"church_pastor,omitempty" doc:"The church's pastor, unless the person named his own."`
	Name         string         `json:"name" doc:"As it is shown."`
	MobileShown  string         `json:"mobile_shown" doc:"The number as people write it."`
	PhotoURL     string         `json:"photo_url"`
	Enabled      *bool          `json:"enabled,omitempty" doc:"May sign in; absent where the caller may not know."`
	NetworkRoles []string       `json:"network_roles" doc:"Roles in the whole network."`
	Memberships  []PersonCampus `json:"memberships"`
	May          PersonMay      `json:"may"`
	CreatedAt    clock.Time     `json:"created_at" format:"date-time"`
	UpdatedAt    clock.Time     `json:"updated_at" format:"date-time"`
}

// PersonCampus is a campus that a person belongs to, with his roles there.
type PersonCampus struct {
	CampusID   string     `json:"campus_id"`
	CampusName string     `json:"campus_name"`
	Roles      []string   `json:"roles"`
	Since      clock.Time `json:"since" format:"date-time"`
	Former     bool       `json:"former" doc:"He left his last class there."`
	Grantable  []string   `json:"grantable" doc:"The roles that the caller may give and take there."`
	MayEnd     bool       `json:"may_end" doc:"The caller may end the membership."`
}

// SpecialFields are the special fields of a record: absent where the caller may
// not know them and, in a change, where they stay as they are.
type SpecialFields struct {
	IdentityCard *string `json:"identity_card,omitempty" maxLength:"40"`
	BankAccount  *string `json:"bank_account,omitempty" maxLength:"60"`
	Memo         *string `json:"memo,omitempty" maxLength:"4000" doc:"Of the staff; the person never reads it."`
	Pastor       *string `json:"pastor,omitempty" maxLength:"120" doc:"Where it is not the church's."`
	ChurchID     *string `json:"church_id,omitempty" maxLength:"64"`
}

// PersonMay is what the caller may know of a person, and do.
type PersonMay struct {
	Contact      bool     `json:"contact" doc:"Know how to reach him; otherwise only name, photo and roles."`
	Special      []string `json:"special" enum:"identity_card,bank_account,memo,church" doc:"The special fields he may know."`
	Edit         bool     `json:"edit" doc:"Change the fields he may know, and the photo."`
	EditEmail    bool     `json:"edit_email" doc:"Change the e-mail address, by which the person signs in."`
	NetworkRoles []string `json:"network_roles" doc:"The network-wide roles that he may give and take."`
	CampusRoles  []string `json:"campus_roles" doc:"The roles that he may give and take at the campus he signed in at."`
	History      bool     `json:"history" doc:"Read the history of changes."`
}

// PersonInput is what people fill in of a person.
type PersonInput struct {
	PersonFields
	Extra
	SpecialFields
}

// Resolve has the router check the fields with everything else.
func (f *PersonInput) Resolve(api.Context) []error {
	return api.Found(CheckPerson(f.Clean(), f.over(Person{}).Details))
}

// over returns a person with these fields in place of what he had; a special
// field that is not given stays.
func (f *PersonInput) over(p Person) Person {
	p.PersonFields, p.Extra = f.PersonFields, f.Extra
	for to, from := range map[*string]*string{
		&p.IdentityCard: f.IdentityCard, &p.BankAccount: f.BankAccount, &p.memo: f.Memo, &p.Pastor: f.Pastor, &p.ChurchID: f.ChurchID,
	} {
		if from != nil {
			*to = *from
		}
	}
	p.PersonFields, p.Details = p.PersonFields.Clean(), p.Details.Clean()
	return p
}

// given returns the special fields that a change names, with what a caller must
// be allowed to know to change each.
func (f SpecialFields) given() map[string]string {
	all := map[string]string{}
	for field, v := range map[string]*string{
		"identity_card": f.IdentityCard, "bank_account": f.BankAccount, "memo": f.Memo, "pastor": f.Pastor, "church_id": f.ChurchID,
	} {
		if v != nil {
			all[field] = specialOf[field]
		}
	}
	return all
}

var specialOf = map[string]string{
	"identity_card": "identity_card", "bank_account": "bank_account", "memo": "memo", "pastor": "church", "church_id": "church",
}

// specials returns the special fields of a person that the caller may know.
func (p Person) specials(in access.Scope) []string {
	all := []string{}
	for _, one := range []struct {
		name string
		rule access.Rule
	}{{"identity_card", knowCard}, {"bank_account", knowBank}, {"memo", knowMemo}, {"church", knowChurch}} {
		self := p.ID == in.Actor().PersonID
		if p.may(in, one.rule) && (one.name != "memo" || !self) && (one.name != "church" || self || p.mayEdit(in)) {
			all = append(all, one.name)
		}
	}
	return all
}

// mayEdit reports whether the caller may change what is known of a person: he
// keeps people in reach, and the person holds no higher role anywhere. Who only
// keeps students changes students.
func (p Person) mayEdit(in access.Scope) bool {
	return p.covers(in.Under(write)) && rolesOf(p.Roles)&tooHigh(in.Actor().Roles) == 0
}

// tooHigh are the roles that keep a caller from changing whoever has one.
func tooHigh(caller access.Roles) (all access.Roles) {
	if caller&(access.Heads|access.Supervisor|access.Coordinator) == 0 {
		return access.Everyone &^ (access.Alumni | access.Student | access.User)
	}
	for _, role := range access.Everyone.Each() {
		if role.Above(caller) {
			all |= role
		}
	}
	return all
}

// mayEditEmail reports whether the caller may change the address by which a
// person signs in, which is as much as to decide about his sign-in: he stands
// above him, and all his campuses are in reach.
func (p Person) mayEditEmail(in access.Scope) bool {
	if !p.mayEdit(in) || p.ID == in.Actor().PersonID || !in.Actor().Roles.Outranks(rolesOf(p.Roles)) {
		return false
	}
	in = in.Under(write)
	return !slices.ContainsFunc(p.at, func(c PersonCampus) bool { return !in.CoversCampus(c.CampusID) })
}

// checkChange refuses a change of what the caller may not change.
func (p Person) checkChange(in access.Scope, f *PersonInput) error {
	if !p.mayEdit(in) {
		return fault.New(fault.Forbidden, "access.rank")
	}
	var wrong fault.List
	known := map[string]bool{}
	for _, name := range p.specials(in) {
		known[name] = true
	}
	for field, special := range f.given() {
		wrong.Add(!known[special], field, "person.field_closed", nil)
	}
	wrong.Add(EmailKey(f.Email) != EmailKey(p.Email) && !p.mayEditEmail(in), "email", "person.email_closed", nil)
	return wrong.Err()
}
