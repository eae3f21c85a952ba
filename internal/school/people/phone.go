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
// given countries in which it is valid; what is valid in none is returned as it
// is, with false. No number is valid.
func NormalPhone(number string, countries ...string) (string, bool) {
	if number == "" {
		return "", true
	}
	if isInternational(number) {
		countries = []string{""}
	}
	for _, country := range countries {
		if parsed, ok := parsePhone(number, country); ok {
			return phonenumbers.Format(parsed, phonenumbers.E164), true
		}
	}
	return number, false
}

// ShownPhone returns a telephone number as people write it: +33 6 12 34 56 78.
func ShownPhone(number string) string {
	parsed, ok := parsePhone(number, "")
	if !ok {
		return number
	}
	return phonenumbers.Format(parsed, phonenumbers.INTERNATIONAL)
}

// phoneDigits are the digits by which a number is searched for: with the
// country's code, and as it is dialled within the country.
func phoneDigits(number string) (abroad, atHome string) {
	abroad = digits(number)
	if parsed, ok := parsePhone(number, ""); ok {
		atHome = digits(phonenumbers.Format(parsed, phonenumbers.NATIONAL))
	}
	return abroad, atHome
}

func parsePhone(number, country string) (*phonenumbers.PhoneNumber, bool) {
	if number == "" {
		return nil, false
	}
	if rest, ok := strings.CutPrefix(number, "00"); ok && country == "" {
		number = "+" + rest
	}
	parsed, err := phonenumbers.Parse(number, country)
	return parsed, err == nil && phonenumbers.IsValidNumber(parsed)
}
