package academic

import (
	"strings"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/clock"
	"myspace/internal/base/fault"
)

// Course is a subject that is taught, in one edition.
type Course struct {
	ID      string `json:"id"`
	Version int64  `json:"version"`
	CourseFields
	Archived  bool       `json:"archived" doc:"It is no longer taught; what names it is kept."`
	CreatedAt clock.Time `json:"created_at" format:"date-time"`
	UpdatedAt clock.Time `json:"updated_at" format:"date-time"`
	MayEdit   bool       `json:"may_edit" doc:"The caller may change its fields and books."`
	// MayFile is known for a single course only.
	MayFile bool `json:"may_file" doc:"The caller may add and change its documents."`
}

// CourseFields is the part of a course that people fill in and may change.
type CourseFields struct {
	Code        string `json:"code" minLength:"1" maxLength:"20"`
	Name        string `json:"name" minLength:"1" maxLength:"200"`
	EnglishName string `json:"english_name" maxLength:"200"`
	Edition     string `json:"edition" maxLength:"60" doc:"The specification's version: a language or a revision of its content."`
	Description string `json:"description" maxLength:"5000"`
	Hours       int    `json:"hours" minimum:"0" maximum:"1000"`
}

// minCode is the specification's least length of codes.
const minCode = 4

// Check returns what is wrong beyond what the tags tell.
func (f CourseFields) Check() error {
	var wrong fault.List
	code := strings.TrimSpace(f.Code)
	wrong.Add(code == "", "code", "field.required", nil)
	wrong.Add(code != "" && len([]rune(code)) < minCode, "code", "field.too_short", fault.Params{"limit": minCode})
	wrong.Add(strings.TrimSpace(f.Name) == "", "name", "field.required", nil)
	return wrong.Err()
}

// Resolve has the router check the fields with everything else.
func (f *CourseFields) Resolve(api.Context) []error { return api.Found(f.Check()) }

// clean takes off what was typed by accident.
func (f CourseFields) clean() CourseFields {
	for _, s := range []*string{&f.Code, &f.Name, &f.EnglishName, &f.Edition, &f.Description} {
		*s = strings.TrimSpace(*s)
	}
	return f
}

// seenBy fills in what depends on the caller.
func (c Course) seenBy(in access.Scope) Course {
	c.MayEdit = !c.Archived && in.Under(changeCourses).CoversAll()
	return c
}

// trail is what the audit trail keeps of a course.
func (c Course) trail() any {
	return struct {
		CourseFields
		Archived bool `json:"archived"`
	}{c.CourseFields, c.Archived}
}

// CourseRow is a course in a list.
type CourseRow struct {
	ID            string     `json:"id"`
	Version       int64      `json:"version"`
	Code          string     `json:"code"`
	Name          string     `json:"name"`
	EnglishName   string     `json:"english_name"`
	Edition       string     `json:"edition"`
	Hours         int        `json:"hours"`
	Archived      bool       `json:"archived"`
	DocumentCount int        `json:"document_count" doc:"Those that the caller may see."`
	BookCount     int        `json:"book_count"`
	TeacherCount  int        `json:"teacher_count" doc:"Teachers who say that they can or regularly do teach it."`
	UpdatedAt     clock.Time `json:"updated_at" format:"date-time"`
}
