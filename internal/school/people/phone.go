package people

import (
	"strings"

	"github.com/nyaruka/phonenumbers"
)

// isInternational reports whether a telephone number says its country itself.
func isInternational(number string) bool {
	return strings.HasPrefix(number, "+") || strings.HasPrefix(number, "00")
}

// IsPhone reports whether a number that says its country is one that can be
// called.
func IsPhone(number string) bool { _, ok := parsePhone(number, ""); return ok }

// NormalPhone returns a telephone number in the form it is kept in, +33612345678.
// A number that does not say its country is taken for one of the first of the
// given countries where there is such a number, or could be; what is none
// anywhere is returned as it is, with false. No number is right as it is.
func NormalPhone(number string, countries ...string) (string, bool) {
	if number == "" {
		return "", true
	}
	if isInternational(number) {
		countries = []string{""}
	}
	possible := ""
	for _, country := range countries {
		parsed, ok := parsePhone(number, country)
		switch {
		case ok && phonenumbers.IsValidNumber(parsed):
			return phonenumbers.Format(parsed, phonenumbers.E164), true
		case ok && possible == "":
			possible = phonenumbers.Format(parsed, phonenumbers.E164)
		}
	}
	if possible != "" {
		return possible, true
	}
	return number, false
}

// ShownPhone returns a telephone number as people write it.
func ShownPhone(number string) string {
	shown, _, _ := phoneForms(number)
	return shown
}

// phoneForms returns a telephone number as people write it, +33 6 12 34 56 78,
// and the digits by which it is searched for: with the country's code, and as it
// is dialled within the country. Reading a number is slow: it is done once, when
// a person is saved.
func phoneForms(number string) (shown, abroad, atHome string) {
	parsed, ok := parsePhone(number, "")
	if !ok {
		return number, digits(number), ""
	}
	shown = phonenumbers.Format(parsed, phonenumbers.INTERNATIONAL)
	return shown, digits(number), digits(phonenumbers.Format(parsed, phonenumbers.NATIONAL))
}

// parsePhone reads a number and reports whether there can be such a one: its
// length is right for the country. Whether its range is in use already is not
// asked, because a server may run for years with the ranges of today.
func parsePhone(number, country string) (*phonenumbers.PhoneNumber, bool) {
	if number == "" {
		return nil, false
	}
	if rest, ok := strings.CutPrefix(number, "00"); ok && country == "" {
		number = "+" + rest
	}
	parsed, err := phonenumbers.Parse(number, country)
	return parsed, err == nil && phonenumbers.IsPossibleNumberWithReason(parsed) == phonenumbers.IS_POSSIBLE
}
