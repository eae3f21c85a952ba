// Package phone knows how telephone numbers are written and searched for: people
// write them in many ways, and begin them with the country or without.
package phone

import (
	"strings"

	"github.com/nyaruka/phonenumbers"
)

// between is what people write between the digits of a number.
const between = " +-./()"

// least is how many digits make a number of what does not begin with a country.
const least = 4

// Digits returns the digits of what somebody searches for, if it is a telephone
// number, or the beginning of one with its country; else "".
func Digits(term string) string {
	var b strings.Builder
	for _, r := range term {
		switch {
		case r >= '0' && r <= '9':
			b.WriteRune(r)
		case !strings.ContainsRune(between, r):
			return ""
		}
	}
	if b.Len() < least && !strings.HasPrefix(strings.TrimSpace(term), "+") {
		return ""
	}
	return strings.TrimPrefix(b.String(), "00")
}

// Column makes of a column of numbers, as people write them, one to search for
// digits in.
func Column(column string) string {
	for _, c := range between {
		column = `replace(` + column + `, '` + string(c) + `', '')`
	}
	return `'  ' || ` + column
}

// Shown returns a telephone number in the one form in which it is written,
// +33 1 42 68 53 00. One that does not say its country is taken for one of the
// given; what is none there stays as somebody typed it.
func Shown(number, country string) string {
	number = strings.TrimSpace(number)
	parsed, ok := read(number, country)
	if !ok {
		return number
	}
	return phonenumbers.Format(parsed, phonenumbers.INTERNATIONAL)
}

// AtHome returns the digits of a number as it is dialled within its country; ""
// for what does not say its country.
func AtHome(number string) string {
	parsed, ok := read(number, "")
	if !ok {
		return ""
	}
	return Digits(phonenumbers.Format(parsed, phonenumbers.NATIONAL))
}

// read reads a number that can be one: its length is right for the country.
func read(number, country string) (*phonenumbers.PhoneNumber, bool) {
	if rest, ok := strings.CutPrefix(number, "00"); ok {
		number = "+" + rest
	}
	parsed, err := phonenumbers.Parse(number, country)
	return parsed, err == nil && phonenumbers.IsPossibleNumberWithReason(parsed) == phonenumbers.IS_POSSIBLE
}
