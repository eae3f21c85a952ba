package app_test

import (
	"errors"
	"strings"
	"testing"

	"myspace/internal/base/fault"
	"myspace/internal/school/academic"
	"myspace/internal/school/account"
	"myspace/internal/school/campus"
	"myspace/internal/school/library"
	"myspace/internal/school/people"
	"myspace/internal/school/studies"
)

// TestTheLeastLengthsAreTheSpecifications tries each text of a least length
// (sections 5 and 9 of the specification) one letter below it, and at it.
func TestTheLeastLengthsAreTheSpecifications(t *testing.T) {
	for field, tt := range map[string]struct {
		least int
		check func(text string) error
	}{
		"password of a sign-in": {4, func(text string) error {
			return account.Credentials{Email: "a@b.example", Password: text, OrganizationID: "c"}.Check()
		}},
		"new password":       {8, func(text string) error { return account.CheckPassword(text).Err() }},
		"code of a course":   {4, func(text string) error { return academic.CourseFields{Code: text, Name: "Foi"}.Check() }},
		"code of a class":    {4, func(text string) error { return academic.ClassFields{Code: text}.Check() }},
		"barcode of a book":  {6, func(text string) error { return library.BookFields{Title: "Foi", Barcode: text}.Check() }},
		"phone of a campus":  {6, func(text string) error { return campus.CampusFields{Name: "Paris", Phone: text}.Check() }},
		"number of a campus": {6, func(text string) error { return campus.CampusFields{Name: "Paris", IDNumber: text}.Check() }},
		"mobile": {6, func(text string) error {
			return people.CheckPerson(people.PersonFields{FirstName: "A", LastName: "B", Mobile: text}, people.Details{})
		}},
		"identity card": {6, func(text string) error {
			return people.CheckPerson(people.PersonFields{FirstName: "A", LastName: "B"}, people.Details{Special: people.Special{IdentityCard: text}})
		}},
	} {
		digits := strings.Repeat("7", tt.least)
		if limit := tooShort(tt.check(digits[1:])); limit != tt.least {
			t.Errorf("%s: %d letters are refused with the limit %d", field, tt.least-1, limit)
		}
		if limit := tooShort(tt.check(digits)); limit != 0 {
			t.Errorf("%s: %d letters are refused with the limit %d", field, tt.least, limit)
		}
	}
}

// tooShort returns the limit that something was too short for, or 0.
func tooShort(err error) int {
	var wrong fault.List
	if !errors.As(err, &wrong) {
		return 0
	}
	for _, one := range wrong {
		if one.Code == "field.too_short" {
			limit, _ := one.Params["limit"].(int)
			return limit
		}
	}
	return 0
}

func TestGradesGoFrom0To100(t *testing.T) {
	for text, want := range map[string]string{"0": "", "100": "", "100.01": "grade.range", "-0.01": "grade.not_a_grade"} {
		if _, code := studies.ParsePoints(text); code != want {
			t.Errorf("%s is refused with %q, want %q", text, code, want)
		}
	}
}
