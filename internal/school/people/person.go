package people

import (
	"slices"
	"strings"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
)

// Person is a human being, once in the whole network.
type Person struct {
	ID      string `json:"id"`
	Version int64  `json:"version"`
	PersonFields
	Details
	ChurchName   string     `json:"church_name"`
	ChurchPastor string     `json:"church_pastor" doc:"The pastor, unless the person named his own."`
	Name         string     `json:"name" doc:"As it is shown."`
	PhotoURL     string     `json:"photo_url"`
	Enabled      bool       `json:"enabled" doc:"May sign in."`
	Roles        []Role     `json:"roles"`
	CreatedAt    clock.Time `json:"created_at" format:"date-time"`
	UpdatedAt    clock.Time `json:"updated_at" format:"date-time"`
	photoHash    string
}

// PersonFields is the part of a person that people fill in and may change.
type PersonFields struct {
	FirstName  string     `json:"first_name" minLength:"1" maxLength:"80"`
	MiddleName string     `json:"middle_name" maxLength:"80"`
	LastName   string     `json:"last_name" minLength:"1" maxLength:"80"`
	Email      string     `json:"email" maxLength:"254"`
	Mobile     string     `json:"mobile" maxLength:"40"`
	Gender     string     `json:"gender" enum:",male,female"`
	BirthDate  clock.Date `json:"birth_date" format:"date"`
	City       string     `json:"city" maxLength:"100"`
	Country    string     `json:"country" maxLength:"2"`
	Language   string     `json:"language" enum:",fr,en,pt,it,es"`
}

// Role is a role that a person has at a campus, or in the whole network.
type Role struct {
	CampusID   string `json:"campus_id" doc:"Empty for a role in the whole network."`
	CampusName string `json:"campus_name"`
	Role       string `json:"role"`
}

// FullName is how a person is called in lists and greetings.
func (f PersonFields) FullName() string { return strings.TrimSpace(f.FirstName + " " + f.LastName) }

// sortName is what a list of names is ordered by.
func (f PersonFields) sortName() string {
	return db.Fold(strings.TrimSpace(f.LastName + " " + f.FirstName + " " + f.MiddleName))
}

func (f PersonFields) searchText() string {
	return db.SearchText(f.FirstName, f.MiddleName, f.LastName, f.Email, digits(f.Mobile))
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

// PersonRow is a person in a list.
type PersonRow struct {
	ID        string `json:"id"`
	Name      string `json:"name"`
	Email     string `json:"email"`
	Mobile    string `json:"mobile"`
	PhotoURL  string `json:"photo_url"`
	Enabled   bool   `json:"enabled"`
	Roles     []Role `json:"roles"`
	photoHash string
}

// may reports whether a rule lets the caller at a person: one of his campuses
// is in reach, or it is the caller himself.
func may(in access.Scope, rule access.Rule, personID string, roles []Role) bool {
	if personID == in.Actor().PersonID {
		return true
	}
	in = in.Under(rule)
	return in.CoversAll() || slices.ContainsFunc(roles, func(r Role) bool { return in.CoversCampus(r.CampusID) })
}

// seenBy leaves out what the caller may not know.
func (p Person) seenBy(in access.Scope) Person {
	if !may(in, contact, p.ID, p.Roles) {
		p.PersonFields = PersonFields{FirstName: p.FirstName, MiddleName: p.MiddleName, LastName: p.LastName}
		p.Details = Details{}
		p.ChurchName, p.ChurchPastor = "", ""
	}
	if !may(in, knowCard, p.ID, p.Roles) {
		p.IdentityCard = ""
	}
	if !may(in, knowBank, p.ID, p.Roles) {
		p.BankAccount = ""
	}
	if !may(in, knowChurch, p.ID, p.Roles) {
		p.ChurchID, p.ChurchName, p.Pastor, p.ChurchPastor = "", "", "", ""
	}
	return p
}

// seenBy leaves out what the caller may not know.
func (p PersonRow) seenBy(in access.Scope) PersonRow {
	if !may(in, contact, p.ID, p.Roles) {
		p.Email, p.Mobile = "", ""
	}
	return p
}
