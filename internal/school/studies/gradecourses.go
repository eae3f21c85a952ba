package studies

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
)

func (a *Area) gradingRoutes(r *api.Router) {
	api.Get(r, "listGradeClasses", "/api/grades/classes", readComplete, a.listGradeClasses, api.Says("List the classes with how many of their courses have grades"))
	api.Get(r, "listGradeCourses", "/api/grades/classes/{id}/courses", readComplete, a.listGradeCourses, api.Says("List the courses of a class with which grades are there"))
}

// GradeCourse is an agenda course of a class with which grades are there: never
// what they are.
type GradeCourse struct {
	AgendaCourseID string     `json:"agenda_course_id"`
	CourseID       string     `json:"course_id"`
	CourseCode     string     `json:"course_code"`
	CourseName     string     `json:"course_name"`
	FirstDay       clock.Date `json:"first_day" format:"date"`
	LastDay        clock.Date `json:"last_day" format:"date"`
	Over           bool       `json:"over" doc:"All its sessions are over."`
	Students       int        `json:"students" doc:"How many follow the class now, or have a grade."`
	Given          int        `json:"given" doc:"How many of them have a grade, or were absent or exempt."`
	Complete       bool       `json:"complete" doc:"All of them have."`
	Published      bool       `json:"published"`
	Locked         bool       `json:"locked"`
}

// GradeCourses are the agenda courses of a class, the latest first.
type GradeCourses struct {
	Items []GradeCourse `json:"items"`
}

func (a *Area) listGradeCourses(ctx context.Context, in *api.ID) (all GradeCourses, err error) {
	scope := access.From(ctx)
	if err := reached(ctx, a.db, scope, in.ID); err != nil {
		return all, err
	}
	all.Items, err = findGradeCourses(ctx, a.db, scope, in.ID)
	return all, err
}

func findGradeCourses(ctx context.Context, q db.Querier, in access.Scope, classID string) ([]GradeCourse, error) {
	var w db.Where
	w.Add(`x.class_id = ? AND NOT s.canceled`, classID)
	w.And(in.Rows(`k.campus_id = ?`, givesCourse))
	now := clock.Now()
	return db.All(ctx, q, func(r db.Row) (c GradeCourse, err error) {
		var ends, published, locked clock.Time
		err = r.Scan(&c.AgendaCourseID, &c.CourseID, &c.CourseCode, &c.CourseName, &c.FirstDay, &c.LastDay, &ends, &published, &locked, &c.Given, &c.Students)
		c.Students = max(c.Students, c.Given)
		c.Over, c.Published, c.Locked, c.Complete = !now.Before(ends), !published.IsZero(), !locked.IsZero(), c.Students > 0 && c.Given >= c.Students
		return c, err
	}, `SELECT s.agenda_course_id, c.id, c.code, c.name, MIN(s.day), MAX(s.day), MAX(s.ends_at), t.published_at, t.locked_at,
		(SELECT COUNT(*) FROM enrollment e WHERE e.class_id = k.id AND EXISTS (SELECT 1 FROM grade n WHERE n.enrollment_id = e.id AND n.agenda_course_id = s.agenda_course_id AND n.state <> '')),
		(SELECT COUNT(*) FROM enrollment e WHERE e.class_id = k.id AND e.status = 'confirmed' AND e.outcome = '')
		FROM published_agenda_class x JOIN published_agenda s ON s.id = x.agenda_id JOIN class k ON k.id = x.class_id JOIN course c ON c.id = s.course_id
		LEFT JOIN grade_sheet t ON t.agenda_course_id = s.agenda_course_id AND t.class_id = k.id`+w.String()+`
		GROUP BY s.agenda_course_id, c.id, c.code, c.name, k.id, t.published_at, t.locked_at ORDER BY MAX(s.starts_at) DESC, s.agenda_course_id`, w.Args...)
}

// GradeClass is a class with how many of its courses have grades.
type GradeClass struct {
	ClassID    string     `json:"class_id"`
	ClassCode  string     `json:"class_code"`
	CampusID   string     `json:"campus_id"`
	CampusName string     `json:"campus_name"`
	Courses    int        `json:"courses" doc:"The agenda courses whose sessions are over."`
	Published  int        `json:"published" doc:"Those whose grades were published."`
	Locked     int        `json:"locked"`
	LastDay    clock.Date `json:"last_day" format:"date" doc:"Of the last session that is over."`
}

// GradeClasses are the classes that were taught, those with grades to give first.
type GradeClasses struct {
	Items []GradeClass `json:"items"`
}

// gradeMonths is how far back courses are looked at whose grades may be missing.
const gradeMonths = 24

func (a *Area) listGradeClasses(ctx context.Context, in *struct {
	Campus string `query:"campus" maxLength:"64"`
},
) (all GradeClasses, err error) {
	now := clock.Now()
	var w db.Where
	w.And(access.From(ctx).Rows(`k.campus_id = ?`, givesCourse))
	w.Add(`NOT s.canceled AND k.archived_at IS NULL AND s.ends_at <= ? AND s.starts_at >= ?`, now, clock.At(now.AddDate(0, -gradeMonths, 0)))
	if in.Campus != "" {
		w.Add(`k.campus_id = ?`, in.Campus)
	}
	all.Items, err = db.All(ctx, a.db, func(r db.Row) (c GradeClass, err error) {
		return c, r.Scan(&c.ClassID, &c.ClassCode, &c.CampusID, &c.CampusName, &c.Courses, &c.Published, &c.Locked, &c.LastDay)
	}, `SELECT k.id, k.code, k.campus_id, h.name, COUNT(DISTINCT s.agenda_course_id), COUNT(DISTINCT CASE WHEN t.published_at IS NOT NULL THEN s.agenda_course_id END),
		COUNT(DISTINCT CASE WHEN t.locked_at IS NOT NULL THEN s.agenda_course_id END), MAX(s.day)
		FROM published_agenda s JOIN published_agenda_class x ON x.agenda_id = s.id JOIN class k ON k.id = x.class_id JOIN campus h ON h.id = k.campus_id
		LEFT JOIN grade_sheet t ON t.agenda_course_id = s.agenda_course_id AND t.class_id = k.id`+w.String()+`
		GROUP BY k.id, k.code, k.code_key, k.campus_id, h.name
		ORDER BY CASE WHEN COUNT(DISTINCT s.agenda_course_id) > COUNT(DISTINCT CASE WHEN t.published_at IS NOT NULL THEN s.agenda_course_id END) THEN 0 ELSE 1 END, k.code_key, k.id`, w.Args...)
	return all, err
}
