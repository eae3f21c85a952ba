package academic

import (
	"context"
	"strings"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/db"
	"myspace/internal/base/record"
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
	for i, k := range l.Items {
		l.Items[i] = a.presentKnowledge(ctx, k)
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
	return a.knowledge().Change(ctx, in.TeacherCourse, anyVersion, "setKnowledge", func(tx *db.Tx, _ Knowledge) error {
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
	return a.knowledge().Change(ctx, in.TeacherCourse, anyVersion, "setCourseTeacher", func(tx *db.Tx, _ Knowledge) error {
		return saveTeacher(ctx, tx, in.ID, in.CourseID, access.From(ctx).Actor().PersonID, in.Body.Given)
	})
}

// knowledge is how what is said of a teacher's course is changed: a change is one
// of the teacher.
func (a *Area) knowledge() record.Kind[TeacherCourse, Knowledge, Knowledge] {
	return record.Kind[TeacherCourse, Knowledge, Knowledge]{
		DB: a.db, Entity: "person", Again: knowledgeOf,
		Find: func(ctx context.Context, q db.Querier, in access.Scope, id TeacherCourse) (k Knowledge, err error) {
			if err := people.InReach(ctx, q, in, id.ID); err != nil {
				return k, err
			}
			// Every teacher may say of any course that he wants to teach it.
			if _, err := a.courses().Open(access.With(ctx, access.System()), q, id.CourseID); err != nil {
				return k, err
			}
			return knowledgeOf(ctx, q, id)
		},
		State: func(k Knowledge) record.State { return record.State{ID: k.PersonID, Trail: k.trail()} },
		Show: func(ctx context.Context, _ db.Querier, k Knowledge) (Knowledge, error) {
			return a.presentKnowledge(ctx, k), nil
		},
	}
}

func (a *Area) presentKnowledge(ctx context.Context, k Knowledge) Knowledge {
	k.PhotoURL = a.Link(ctx, "/api/people/"+k.PersonID+"/photo", k.photoHash)
	return k
}
