package people

import (
	"slices"
	"strings"

	"myspace/internal/base/access"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
)

// Who may have a person's data in his hands, and who may erase him, as in
// product.md: admins; and everyone his own data.
var (
	takeData    = access.Allow(access.Admin, access.AllCampuses).Or(access.Everyone, access.Self)
	erasePeople = access.Allow(access.Admin, access.AllCampuses)
)

// Erasure is what became of somebody who was erased.
type Erasure struct {
	Outcome string `json:"outcome" enum:"removed,blanked" doc:"Blanked where other records need the row: it stays without any of his data."`
}

// checkErase refuses what nobody may do by mistake: one types the name of whom
// one means, and nobody erases himself.
func checkErase(in access.Scope, p Person, version int64, name string) error {
	switch {
	case p.ID == in.Actor().PersonID:
		return fault.New(fault.Forbidden, "access.not_oneself")
	case p.Version != version:
		return fault.New(fault.Conflict, "privacy.changed")
	case db.Fold(strings.Join(strings.Fields(name), " ")) != db.Fold(strings.Join(strings.Fields(p.FullName()), " ")):
		return fault.On("name", "privacy.name_differs", nil)
	}
	return nil
}

// blanked is what is left of somebody who was erased: a name that says so.
func blanked(p Person, name string) Person {
	return Person{ID: p.ID, PersonFields: PersonFields{LastName: name}}
}

// knownAs returns the texts by which a person can be recognised, of those that
// are long enough not to be anybody's: names, addresses, numbers.
func (p Person) knownAs() (all []string) {
	texts := []string{p.Email, p.Mobile, p.MobileShown, p.IdentityCard, p.BankAccount}
	if first, last := p.FirstName, p.LastName; first != "" && last != "" { // one alone is many people's
		texts = append(texts, first+" "+last, last+" "+first)
	}
	for _, text := range texts {
		text = strings.TrimSpace(text)
		if len(text) >= minNumber && !slices.Contains(all, text) {
			all = append(all, text)
		}
	}
	return all
}
