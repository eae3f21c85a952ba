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

const (
	// givenIn counts who of the class of a sheet o has a grade there, or was absent
	// or exempt.
	givenIn = `(SELECT COUNT(DISTINCT n.enrollment_id) FROM grade n CROSS JOIN enrollment e
		WHERE n.agenda_course_id = o.agenda_course_id AND n.state <> '' AND e.id = n.enrollment_id AND e.class_id = o.class_id)`
	// missingIn counts who follows the class of a sheet o, did so before its course
	// ended, and has no grade there.
	missingIn = `(SELECT COUNT(*) FROM enrollment e WHERE e.class_id = o.class_id AND ` + followedIn + ` AND NOT EXISTS (` + gradedIn + `))`
	// standIn counts both: who follows the class, as an index has them, or has a grade.
	// Grades are looked for only of those whom the index has elsewhere: who left, came
	// after its course, or waits.
	standIn = `((SELECT COUNT(*) FROM enrollment e WHERE e.class_id = o.class_id AND ` + followedIn + `)
		+ (SELECT COUNT(*) FROM enrollment e WHERE e.class_id = o.class_id AND e.outcome > '' AND EXISTS (` + gradedIn + `))
		+ (SELECT COUNT(*) FROM enrollment e WHERE e.class_id = o.class_id AND e.outcome = '' AND (e.status, e.confirmed_at) > ('confirmed', o.ended) AND EXISTS (` + gradedIn + `)))`
	// closedIn holds for a sheet o whose last session lies in a week-end that is closed,
	// where the course goes on in no other: then supervisors alone give its grades.
	closedIn = `EXISTS (SELECT 1 FROM published_agenda l JOIN published_agenda_class z ON z.agenda_id = l.id AND z.class_id = o.class_id JOIN planning w ON w.id = l.planning_id
		WHERE l.agenda_course_id = o.agenda_course_id AND l.ends_at = o.ended AND NOT l.canceled AND w.state = 'closed')
		AND NOT EXISTS (SELECT 1 FROM agenda u JOIN planning w ON w.id = u.planning_id WHERE u.agenda_course_id = o.agenda_course_id AND u.starts_at >= o.ended AND w.state IN ('draft', 'published'))`
	followedIn = `e.status = 'confirmed' AND e.outcome = '' AND e.confirmed_at <= o.ended`
	gradedIn   = `SELECT 1 FROM grade n WHERE n.enrollment_id = e.id AND n.agenda_course_id = o.agenda_course_id AND n.state <> ''`
)

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
	ClassCode  string        `json:"class_code"`
	CampusName string        `json:"campus_name"`
	Items      []GradeCourse `json:"items"`
}

func (a *Area) listGradeCourses(ctx context.Context, in *api.ID) (all GradeCourses, err error) {
	scope := access.From(ctx)
	if err := reached(ctx, a.db, scope, in.ID); err != nil {
		return all, err
	}
	if all, err = nameGradeCourses(ctx, a.db, in.ID); err != nil {
		return all, err
	}
	all.Items, err = findGradeCourses(ctx, a.db, scope, in.ID)
	return all, err
}

func nameGradeCourses(ctx context.Context, q db.Querier, classID string) (GradeCourses, error) {
	return db.One(ctx, q, "class.not_found", func(r db.Row) (all GradeCourses, err error) {
		return all, r.Scan(&all.ClassCode, &all.CampusName)
	}, `SELECT k.code, h.name FROM class k JOIN campus h ON h.id = k.campus_id WHERE k.id = ?`, classID)
}

func findGradeCourses(ctx context.Context, q db.Querier, in access.Scope, classID string) ([]GradeCourse, error) {
	var w db.Where
	w.Add(`x.class_id = ? AND NOT s.canceled`, classID)
	w.And(in.Rows(`k.campus_id = ?`, givesCourse))
	now := clock.Now()
	return db.All(ctx, q, func(r db.Row) (c GradeCourse, err error) {
		var ends, published, locked clock.Time
		var missing int
		err = r.Scan(&c.AgendaCourseID, &c.CourseID, &c.CourseCode, &c.CourseName, &c.FirstDay, &c.LastDay, &ends, &published, &locked, &c.Given, &missing)
		c.Students = c.Given + missing
		c.Over, c.Published, c.Locked, c.Complete = !now.Before(ends), !published.IsZero(), !locked.IsZero(), c.Given > 0 && missing == 0
		return c, err
	}, `SELECT o.agenda_course_id, o.course_id, o.course_code, o.course_name, o.first_day, o.last_day, o.ended, o.published_at, o.locked_at, `+givenIn+`, `+missingIn+` FROM (
		SELECT s.agenda_course_id, k.id AS class_id, c.id AS course_id, c.code AS course_code, c.name AS course_name, MIN(s.day) AS first_day, MAX(s.day) AS last_day,
		MAX(s.starts_at) AS begun, MAX(s.ends_at) AS ended, t.published_at, t.locked_at
		FROM published_agenda_class x JOIN published_agenda s ON s.id = x.agenda_id JOIN class k ON k.id = x.class_id JOIN course c ON c.id = s.course_id
		LEFT JOIN grade_sheet t ON t.agenda_course_id = s.agenda_course_id AND t.class_id = k.id`+w.String()+`
		GROUP BY s.agenda_course_id, k.id, c.id, c.code, c.name, t.published_at, t.locked_at) AS o ORDER BY o.begun DESC, o.agenda_course_id`, w.Args...)
}

// GradeClass is a class with how many of its courses have grades.
type GradeClass struct {
	ClassID    string     `json:"class_id"`
	ClassCode  string     `json:"class_code"`
	CampusID   string     `json:"campus_id"`
	CampusName string     `json:"campus_name"`
	Courses    int        `json:"courses" doc:"The agenda courses with a session that is over."`
	Complete   int        `json:"complete" doc:"Those in which everybody who follows the class has a grade, or was absent or exempt."`
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
		return c, r.Scan(&c.ClassID, &c.ClassCode, &c.CampusID, &c.CampusName, &c.Courses, &c.Complete, &c.Published, &c.Locked, &c.LastDay)
	}, `SELECT o.class_id, o.code, o.campus_id, o.name, COUNT(*), SUM(CASE WHEN `+missingIn+` = 0 AND `+givenIn+` > 0 THEN 1 ELSE 0 END), SUM(o.published), SUM(o.locked), MAX(o.day) FROM (
		SELECT k.id AS class_id, k.code, k.code_key, k.campus_id, h.name, s.agenda_course_id, MAX(s.day) AS day, MAX(s.ends_at) AS ended,
		CASE WHEN t.published_at IS NULL THEN 0 ELSE 1 END AS published, CASE WHEN t.locked_at IS NULL THEN 0 ELSE 1 END AS locked
		FROM published_agenda s JOIN published_agenda_class x ON x.agenda_id = s.id JOIN class k ON k.id = x.class_id JOIN campus h ON h.id = k.campus_id
		LEFT JOIN grade_sheet t ON t.agenda_course_id = s.agenda_course_id AND t.class_id = k.id`+w.String()+`
		GROUP BY k.id, k.code, k.code_key, k.campus_id, h.name, s.agenda_course_id, t.published_at, t.locked_at) AS o
		GROUP BY o.class_id, o.code, o.code_key, o.campus_id, o.name ORDER BY CASE WHEN COUNT(*) > SUM(o.published) THEN 0 ELSE 1 END, o.code_key, o.class_id`, w.Args...)
	return all, err
}
