package people

import (
	"net/mail"
	"strings"

	"golang.org/x/text/language"

	"myspace/internal/base/clock"
	"myspace/internal/base/fault"
	"myspace/internal/base/text"
)

// Details is the rest of what is known of a person.
type Details struct {
	Extra
	Special
}

// Extra is what is known of a person besides his name and how to reach him.
type Extra struct {
	BirthCountry      string `json:"birth_country" maxLength:"2" doc:"ISO 3166, two letters."`
	Address           string `json:"address" maxLength:"200"`
	AdditionalAddress string `json:"additional_address" maxLength:"200"`
	Neighborhood      string `json:"neighborhood" maxLength:"100"`
	ZipCode           string `json:"zip_code" maxLength:"20"`
	State             string `json:"state" maxLength:"100"`
	Bio               string `json:"bio" maxLength:"4000"`
	FavouriteContact  string `json:"favourite_contact" enum:",mobile,email,messaging,letter"`
}

// Special is what is shown only to who needs it, never in lists, exports or the
// audit trail. The memo of the staff is special too; it is no part of this,
// since the person himself never reads it.
type Special struct {
	IdentityCard string `json:"identity_card" maxLength:"40" audit:"secret"`
	BankAccount  string `json:"bank_account" maxLength:"60" audit:"secret"`
	Pastor       string `json:"pastor" maxLength:"120" doc:"Where it is not the church's." audit:"secret"`
	ChurchID     string `json:"church_id" maxLength:"64" audit:"secret"`
}

// minNumber is the shortest telephone or identity card number there is.
const minNumber = 6

// CheckPerson returns what is wrong with what is known of a person, beyond
// what the tags tell.
func CheckPerson(f PersonFields, d Details) error {
	var wrong fault.List
	wrong.Add(f.FirstName == "", "first_name", "field.required", nil)
	wrong.Add(f.LastName == "", "last_name", "field.required", nil)
	wrong.Add(f.Email != "" && !IsEmail(f.Email), "email", "field.email", nil)
	short := fault.Params{"limit": minNumber}
	tooShort := f.Mobile != "" && len(digits(f.Mobile)) < minNumber
	wrong.Add(tooShort, "mobile", "field.too_short", short)
	wrong.Add(!tooShort && isInternational(f.Mobile) && !IsPhone(f.Mobile), "mobile", "person.mobile_invalid", nil)
	wrong.Add(d.IdentityCard != "" && len(d.IdentityCard) < minNumber, "identity_card", "field.too_short", short)
	wrong.Add(!f.BirthDate.IsZero() && !clock.BirthDates().Has(f.BirthDate), "birth_date", "person.birth_date", nil)
	for field, country := range map[string]string{"country": f.Country, "birth_country": d.BirthCountry} {
		wrong.Add(country != "" && !isCountry(country), field, "field.not_a_choice", nil)
	}
	return wrong.Err()
}

// IsEmail reports whether a text is an e-mail address and nothing else.
func IsEmail(s string) bool {
	a, err := mail.ParseAddress(s)
	return err == nil && a.Address == s && s == text.Visible(s)
}

func isCountry(s string) bool {
	r, err := language.ParseRegion(s)
	return err == nil && r.IsCountry()
}

// Clean takes off what was typed by accident, and the marks nobody can see.
func (f PersonFields) Clean() PersonFields {
	for _, s := range []*string{&f.FirstName, &f.MiddleName, &f.LastName, &f.Email, &f.Mobile, &f.City, &f.Country} {
		*s = text.Visible(*s)
	}
	f.Country = strings.ToUpper(f.Country)
	return f
}

// Clean takes off what was typed by accident, and the marks nobody can see.
func (d Details) Clean() Details {
	for _, s := range []*string{
		&d.IdentityCard, &d.BirthCountry, &d.Address, &d.AdditionalAddress, &d.Neighborhood, &d.ZipCode, &d.State, &d.BankAccount, &d.Pastor,
	} {
		*s = text.Visible(*s)
	}
	d.BirthCountry = strings.ToUpper(d.BirthCountry)
	d.Bio = strings.TrimSpace(strings.ReplaceAll(d.Bio, "\x00", ""))
	return d
}
