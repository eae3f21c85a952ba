package academic

import (
	"strings"

	"golang.org/x/text/language"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/clock"
	"myspace/internal/base/fault"
)

// Class is a group of students of a campus who go through a curriculum
// together.
type Class struct {
	ID         string `json:"id"`
	Version    int64  `json:"version"`
	CampusID   string `json:"campus_id"`
	CampusName string `json:"campus_name"`
	Color      string `json:"campus_color" doc:"The campus's."`
	Currency   string `json:"currency" doc:"The campus's."`
	ClassFields
	CurriculumName string     `json:"curriculum_name"`
	CurriculumNo   int        `json:"curriculum_number" doc:"Which version of the curriculum it follows; 0 for none."`
	Graduated      bool       `json:"graduated"`
	Archived       bool       `json:"archived"`
	Confirmed      int        `json:"confirmed" doc:"How many students are enrolled."`
	Waiting        int        `json:"waiting" doc:"How many wait for a place."`
	Graduates      int        `json:"graduates" doc:"How many completed it."`
	CreatedAt      clock.Time `json:"created_at" format:"date-time"`
	UpdatedAt      clock.Time `json:"updated_at" format:"date-time"`
	MayEdit        bool       `json:"may_edit"`
	timeZone       string     // the campus's
	campusOpen     bool       // people can sign in there
}

// ClassFields is the part of a class that people fill in and may change.
type ClassFields struct {
	Code         string `json:"code" minLength:"1" maxLength:"40"`
	Level        int    `json:"level" minimum:"1" maximum:"10"`
	Programme    string `json:"programme" enum:"certificate,diploma"`
	StartYear    int    `json:"start_year" minimum:"1950" maximum:"2200"`
	EndYear      int    `json:"end_year" minimum:"1950" maximum:"2200"`
	Language     string `json:"language" maxLength:"16" doc:"The language it is taught in."`
	Capacity     int    `json:"capacity" minimum:"0" maximum:"1000" doc:"How many places it has; 0 for no limit."`
	CurriculumID string `json:"curriculum_id" maxLength:"64" doc:"The version of a curriculum that it follows, or nothing."`
}

// Check returns what is wrong beyond what the tags tell.
func (f ClassFields) Check() error {
	var wrong fault.List
	code := strings.TrimSpace(f.Code)
	_, err := language.ParseBase(f.Language)
	wrong.Add(code == "", "code", "field.required", nil)
	wrong.Add(code != "" && len([]rune(code)) < minCode, "code", "field.too_short", fault.Params{"limit": minCode})
	wrong.Add(f.EndYear < f.StartYear, "end_year", "class.ends_before_start", nil)
	wrong.Add(f.Language != "" && err != nil, "language", "field.not_a_choice", nil)
	return wrong.Err()
}

// Resolve has the router check the fields with everything else.
func (f *ClassFields) Resolve(api.Context) []error { return api.Found(f.Check()) }

// clean takes off what was typed by accident.
func (f ClassFields) clean() ClassFields {
	f.Code = strings.TrimSpace(f.Code)
	return f
}

// hasRoomFor reports whether so many more find a place.
func (c Class) hasRoomFor(n int) bool { return c.Capacity == 0 || c.Confirmed+n <= c.Capacity }

// seenBy fills in what depends on the caller.
func (c Class) seenBy(in access.Scope) Class {
	c.MayEdit = !c.Archived && in.Under(changeClasses).CoversCampus(c.CampusID)
	return c
}

// trail is what the audit trail keeps of a class.
func (c Class) trail() any {
	return struct {
		ClassFields
		Curriculum string `json:"curriculum"`
		Graduated  bool   `json:"graduated"`
		Archived   bool   `json:"archived"`
	}{c.ClassFields, c.CurriculumName, c.Graduated, c.Archived}
}
