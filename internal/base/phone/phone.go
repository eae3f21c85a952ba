// Package phone knows how telephone numbers are searched for: people write them
// in many ways, and begin them with the country or without.
package phone

import "strings"

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
