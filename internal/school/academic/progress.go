package academic

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
)

// ClassCourse is a course of a class's curriculum, and whether the class has
// done it.
type ClassCourse struct {
	CurriculumCourse
	State  string     `json:"state" enum:"done,missing"`
	DoneOn clock.Date `json:"done_on" format:"date"`
	// DocumentCount counts those that the caller may see.
	DocumentCount int `json:"document_count" doc:"Those that the caller may see."`
}

// ClassProgress is how far a class is in its curriculum.
type ClassProgress struct {
	CurriculumID string        `json:"curriculum_id"`
	Courses      []ClassCourse `json:"courses"`
	HoursDone    int           `json:"hours_done"`
	Hours        int           `json:"hours"`
}

func (a *Area) progressRoutes(r *api.Router) {
	api.Get(r, "getClassProgress", "/api/classes/{id}/progress", readClasses, a.getClassProgress)
	api.Put(r, "setClassCourseDone", "/api/classes/{id}/courses/{course_id}/done", changeClasses, a.setClassCourseDone)
}

func (a *Area) getClassProgress(ctx context.Context, in *api.ID) (ClassProgress, error) {
	scope := access.From(ctx)
	c, err := findClass(ctx, a.db, scope, in.ID)
	if err != nil {
		return ClassProgress{}, err
	}
	return findProgress(ctx, a.db, scope, c)
}

// setClassCourseDone marks a course of a class's curriculum as done on a day,
// or as missing: by hand, until the agenda tells.
func (a *Area) setClassCourseDone(ctx context.Context, in *struct {
	ID       string `path:"id" maxLength:"64"`
	CourseID string `path:"course_id" maxLength:"64"`
	Body     struct {
		Done   bool       `json:"done"`
		DoneOn clock.Date `json:"done_on,omitempty" format:"date" doc:"Today, where nothing is said."`
	}
},
) (p ClassProgress, err error) {
	scope := access.From(ctx)
	err = a.db.Tx(ctx, func(tx *db.Tx) error {
		c, err := findClass(ctx, tx, scope, in.ID)
		if err != nil {
			return err
		}
		before, err := findProgress(ctx, tx, scope, c)
		if err != nil {
			return err
		}
		if !before.has(in.CourseID) {
			return fault.New(fault.NotFound, "course.not_found")
		}
		day := in.Body.DoneOn
		if day.IsZero() {
			day = today()
		}
		if err := markDone(ctx, tx, in.ID, in.CourseID, scope.Actor().PersonID, in.Body.Done, day); err != nil {
			return err
		}
		if p, err = findProgress(ctx, tx, scope, c); err != nil {
			return err
		}
		return recordClass(ctx, tx, "setClassCourseDone", c.CampusID, c.ID, before.trail(), p.trail())
	})
	return p, err
}

func (p ClassProgress) has(courseID string) bool {
	for _, c := range p.Courses {
		if c.CourseID == courseID {
			return true
		}
	}
	return false
}

// trail is what the audit trail keeps of a class's progress.
func (p ClassProgress) trail() any {
	done := map[string]string{}
	for _, c := range p.Courses {
		if c.State == "done" {
			done[c.Code] = c.DoneOn.String()
		}
	}
	return map[string]any{"done": done}
}

func markDone(ctx context.Context, tx *db.Tx, classID, courseID, by string, done bool, day clock.Date) error {
	if !done {
		return db.Exec(ctx, tx, `DELETE FROM class_course_done WHERE class_id = ? AND course_id = ?`, classID, courseID)
	}
	return db.Exec(ctx, tx, `INSERT INTO class_course_done (class_id, course_id, done_on, created_by) VALUES (?, ?, ?, ?)
		ON CONFLICT (class_id, course_id) DO UPDATE SET done_on = excluded.done_on, created_by = excluded.created_by`, classID, courseID, day, by)
}

func findProgress(ctx context.Context, q db.Querier, in access.Scope, c Class) (p ClassProgress, err error) {
	p.CurriculumID, p.Courses = c.CurriculumID, []ClassCourse{}
	err = db.Each(ctx, q, func(r db.Row) error {
		var one ClassCourse
		err := r.Scan(&one.CourseID, &one.Code, &one.Name, &one.Edition, &one.Level, &one.Hours, &one.DoneOn)
		p.Hours += one.Hours
		if one.State = "missing"; !one.DoneOn.IsZero() {
			one.State = "done"
			p.HoursDone += one.Hours
		}
		p.Courses = append(p.Courses, one)
		return err
	}, `SELECT c.id, c.code, c.name, c.edition, cc.level, cc.hours, d.done_on FROM curriculum_course cc JOIN course c ON c.id = cc.course_id
		LEFT JOIN class_course_done d ON d.class_id = ? AND d.course_id = cc.course_id
		WHERE cc.curriculum_id = ? ORDER BY cc.level, cc.position`, c.ID, c.CurriculumID)
	if err != nil || len(p.Courses) == 0 {
		return p, err
	}
	return p, p.countDocuments(ctx, q, in)
}

// countDocuments tells of each course how many documents the caller may see.
func (p ClassProgress) countDocuments(ctx context.Context, q db.Querier, in access.Scope) error {
	at, ids := map[string]*ClassCourse{}, []string{}
	for i := range p.Courses {
		at[p.Courses[i].CourseID] = &p.Courses[i]
		ids = append(ids, p.Courses[i].CourseID)
	}
	w := documentsIn(in.Under(readCourses))
	w.In("d.course_id", ids...)
	return db.Each(ctx, q, func(r db.Row) error {
		var id string
		var n int
		err := r.Scan(&id, &n)
		if c := at[id]; c != nil {
			c.DocumentCount = n
		}
		return err
	}, `SELECT d.course_id, COUNT(*) FROM course_document d`+w.String()+` GROUP BY d.course_id`, w.Args...)
}
