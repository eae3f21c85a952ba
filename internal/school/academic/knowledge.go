package academic

import (
	"context"
	"strings"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/audit"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
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

func (a *Area) knowledgeRoutes(r *api.Router) {
	const one = "/api/people/{id}/courses/{course_id}"
	api.Get(r, "listKnowledge", "/api/knowledge", readKnowledge, a.listKnowledge)
	api.Put(r, "setKnowledge", one+"/knowledge", changeKnowledge, a.setKnowledge)
	api.Put(r, "setCourseTeacher", one+"/given", changeCourses, a.setCourseTeacher)
	api.Get(r, "listTeachableCourses", "/api/teachable-courses", changeKnowledge, a.listTeachableCourses)
}

// KnowledgeFilter is what the list can be narrowed by.
type KnowledgeFilter struct {
	Person string `query:"person" maxLength:"64"`
	Course string `query:"course" maxLength:"64"`
}

func (a *Area) listKnowledge(ctx context.Context, in *struct {
	KnowledgeFilter
	api.Paging
},
) (api.Page[Knowledge], error) {
	l, err := findKnowledge(ctx, a.db, access.From(ctx), in.KnowledgeFilter, in.Paging)
	for i := range l.Items {
		k := &l.Items[i]
		k.PhotoURL = a.Link(ctx, "/api/people/"+k.PersonID+"/photo", k.photoHash)
	}
	return api.PageOf(l, err)
}

// TeacherCourse is the address of a teacher's course.
type TeacherCourse struct {
	ID       string `path:"id" maxLength:"64"`
	CourseID string `path:"course_id" maxLength:"64"`
}

func (a *Area) setKnowledge(ctx context.Context, in *struct {
	TeacherCourse
	Body struct{ KnowledgeFields }
},
) (Knowledge, error) {
	fields := in.Body.KnowledgeFields
	fields.Place = strings.TrimSpace(fields.Place)
	return a.editKnowledge(ctx, in.TeacherCourse, "setKnowledge", func(tx *db.Tx) error {
		return saveKnowledge(ctx, tx, in.ID, in.CourseID, fields)
	})
}

// setCourseTeacher gives a teacher a course, or takes it back.
func (a *Area) setCourseTeacher(ctx context.Context, in *struct {
	TeacherCourse
	Body struct {
		Given bool `json:"given"`
	}
},
) (Knowledge, error) {
	return a.editKnowledge(ctx, in.TeacherCourse, "setCourseTeacher", func(tx *db.Tx) error {
		return saveTeacher(ctx, tx, in.ID, in.CourseID, access.From(ctx).Actor().PersonID, in.Body.Given)
	})
}

func (a *Area) editKnowledge(ctx context.Context, id TeacherCourse, action string, do func(*db.Tx) error) (k Knowledge, err error) {
	scope := access.From(ctx)
	err = a.db.Tx(ctx, func(tx *db.Tx) error {
		if err := a.People.InReach(ctx, tx, scope, id.ID); err != nil {
			return err
		}
		// Every teacher may say of any course that he wants to teach it.
		if _, err := findCourse(ctx, tx, access.System(), id.CourseID); err != nil {
			return err
		}
		before, err := knowledgeOf(ctx, tx, id)
		if err != nil {
			return err
		}
		if err := do(tx); err != nil {
			return err
		}
		if k, err = knowledgeOf(ctx, tx, id); err != nil {
			return err
		}
		return audit.Record(ctx, tx, audit.Event{Action: action, Entity: "person", EntityID: id.ID, Before: before.trail(), After: k.trail()})
	})
	k.PhotoURL = a.Link(ctx, "/api/people/"+k.PersonID+"/photo", k.photoHash)
	return k, err
}

// trail is what the audit trail keeps of it.
func (k Knowledge) trail() any {
	return map[string]any{"course": k.CourseCode, "level": k.Level, "place": k.Place, "given": k.Given}
}
