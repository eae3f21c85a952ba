package academic

import (
	"strings"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/clock"
	"myspace/internal/base/fault"
)

// Knowledge is what a teacher says that he can teach, and whether a supervisor
// gave him the course. Only the latter opens its documents to him.
type Knowledge struct {
	PersonID   string     `json:"person_id"`
	PersonName string     `json:"person_name"`
	PhotoURL   string     `json:"photo_url"`
	CourseID   string     `json:"course_id"`
	CourseCode string     `json:"course_code"`
	CourseName string     `json:"course_name"`
	Level      string     `json:"level" enum:",wants,elsewhere,can,regularly"`
	Place      string     `json:"place" doc:"Where he taught it, if elsewhere."`
	Given      bool       `json:"given" doc:"A supervisor gave him the course: its documents are open to him."`
	UpdatedAt  clock.Time `json:"updated_at" format:"date-time"`
	photoHash  string
}

// KnowledgeFields is what is said of a teacher and a course.
type KnowledgeFields struct {
	Level string `json:"level" enum:",wants,elsewhere,can,regularly" doc:"Nothing, where he does not know it."`
	Place string `json:"place" maxLength:"200"`
}

// Check returns what is wrong beyond what the tags tell.
func (f KnowledgeFields) Check() error {
	var wrong fault.List
	wrong.Add(f.Level == "elsewhere" && strings.TrimSpace(f.Place) == "", "place", "field.required", nil)
	wrong.Add(f.Level != "elsewhere" && f.Place != "", "place", "course.place_only_elsewhere", nil)
	return wrong.Err()
}

// Resolve has the router check the fields with everything else.
func (f *KnowledgeFields) Resolve(api.Context) []error { return api.Found(f.Check()) }

// Who may know and say it is the table's row of teacher profiles: a teacher
// for himself. Courses are given by supervisors and above.
var (
	readKnowledge = access.Allow(access.Network|access.Coordinator, access.AllCampuses).
			Or(access.Secretary, access.OwnCampus).Or(access.Teacher, access.Self)
	changeKnowledge = access.Allow(access.Heads|access.Supervisor, access.AllCampuses).Or(access.Teacher, access.Self)
)

// trail is what the audit trail keeps of it.
func (k Knowledge) trail() any {
	return map[string]any{"course": k.CourseCode, "level": k.Level, "place": k.Place, "given": k.Given}
}
