package academic

import (
	"strings"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/clock"
	"myspace/internal/base/fault"
)

// Curriculum is one version of a programme: the courses of each level in their
// order. A class stays with the version that it began with, so a version that
// a class follows is never changed: it is followed by a next one.
type Curriculum struct {
	ID       string `json:"id"`
	Version  int64  `json:"version"`
	FamilyID string `json:"family_id" doc:"What the versions of one curriculum share."`
	Number   int    `json:"number" doc:"Which version it is, from 1."`
	CurriculumFields
	Archived   bool               `json:"archived"`
	ClassCount int                `json:"class_count" doc:"How many classes follow it."`
	Hours      int                `json:"hours" doc:"The hours of all its courses."`
	Courses    []CurriculumCourse `json:"courses" doc:"By level and order."`
	CreatedAt  clock.Time         `json:"created_at" format:"date-time"`
	UpdatedAt  clock.Time         `json:"updated_at" format:"date-time"`
	MayEdit    bool               `json:"may_edit" doc:"The caller may change its name and description."`
	MayArrange bool               `json:"may_arrange" doc:"The caller may change its courses: no class follows it yet."`
}

// CurriculumFields is the part of a curriculum that people fill in and may
// change.
type CurriculumFields struct {
	Name        string `json:"name" minLength:"1" maxLength:"200"`
	Programme   string `json:"programme" enum:"certificate,diploma"`
	Description string `json:"description" maxLength:"2000"`
}

// CurriculumCourse is a course in a curriculum.
type CurriculumCourse struct {
	CourseID string `json:"course_id"`
	Code     string `json:"code"`
	Name     string `json:"name"`
	Edition  string `json:"edition"`
	Level    int    `json:"level"`
	Hours    int    `json:"hours"`
}

// CurriculumCourseChoice is one course of a curriculum as it is saved.
type CurriculumCourseChoice struct {
	CourseID string `json:"course_id" minLength:"1" maxLength:"64"`
	Level    int    `json:"level" minimum:"1" maximum:"10"`
	Hours    int    `json:"hours" minimum:"0" maximum:"1000"`
}

// Check returns what is wrong beyond what the tags tell.
func (f CurriculumFields) Check() error {
	var wrong fault.List
	wrong.Add(strings.TrimSpace(f.Name) == "", "name", "field.required", nil)
	return wrong.Err()
}

// Resolve has the router check the fields with everything else.
func (f *CurriculumFields) Resolve(api.Context) []error { return api.Found(f.Check()) }

func (f CurriculumFields) clean() CurriculumFields {
	f.Name, f.Description = strings.TrimSpace(f.Name), strings.TrimSpace(f.Description)
	return f
}

// seenBy fills in what depends on the caller.
func (c Curriculum) seenBy(in access.Scope) Curriculum {
	c.MayEdit = !c.Archived && in.Under(changeCourses).CoversAll()
	c.MayArrange = c.MayEdit && c.ClassCount == 0
	return c
}

// trail is what the audit trail keeps of a curriculum.
func (c Curriculum) trail() any {
	return struct {
		CurriculumFields
		Number   int                `json:"number"`
		Archived bool               `json:"archived"`
		Courses  []CurriculumCourse `json:"courses"`
	}{c.CurriculumFields, c.Number, c.Archived, c.Courses}
}
