package academic

import (
	"context"
	"strings"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/audit"
	"myspace/internal/base/db"
	"myspace/internal/school/people"
)

func (a *Area) knowledgeRoutes(r *api.Router) {
	const one = "/api/people/{id}/courses/{course_id}"
	api.Get(r, "listKnowledge", "/api/knowledge", readKnowledge, a.listKnowledge, api.Says("List what teachers say they know of courses"))
	api.Stream(r, "exportKnowledge", "/api/knowledge/export", readKnowledge, a.exportKnowledge, api.Says("Export what teachers say they know of courses"))
	api.Put(r, "setKnowledge", one+"/knowledge", changeKnowledge, a.setKnowledge, api.Says("Say how well a teacher knows a course"))
	api.Put(r, "setCourseTeacher", one+"/given", changeCourses, a.setCourseTeacher, api.Says("Give a course to a teacher, or take it from him"))
	api.Get(r, "listTeachableCourses", "/api/teachable-courses", changeKnowledge, a.listTeachableCourses, api.Says("List the courses with what one said of them"))
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
		if err := people.InReach(ctx, tx, scope, id.ID); err != nil {
			return err
		}
		// Every teacher may say of any course that he wants to teach it.
		if _, err := a.courses().Open(access.With(ctx, access.System()), tx, id.CourseID); err != nil {
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
