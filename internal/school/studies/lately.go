package studies

import (
	"context"

	"myspace/internal/base/clock"
	"myspace/internal/base/db"
)

// LatelyGraded is a course in which somebody's grade was published lately: never the grade.
type LatelyGraded struct {
	AgendaCourseID, CourseID, CourseName string
	At                                   clock.Time
}

// OwnNewGrades returns the courses in which a student's grades were published since
// then, the latest first.
func OwnNewGrades(ctx context.Context, q db.Querier, personID string, since clock.Time, most int) ([]LatelyGraded, error) {
	return db.All(ctx, q, func(r db.Row) (g LatelyGraded, err error) {
		return g, r.Scan(&g.AgendaCourseID, &g.CourseID, &g.CourseName, &g.At)
	}, `SELECT t.agenda_course_id, c.id, c.name, t.published_at FROM enrollment e JOIN grade_sheet t ON t.class_id = e.class_id
		JOIN course c ON c.id = (SELECT MIN(s.course_id) FROM published_agenda s WHERE s.agenda_course_id = t.agenda_course_id)
		WHERE e.person_id = ? AND e.status = 'confirmed' AND t.published_at > ?
		AND EXISTS (SELECT 1 FROM grade g WHERE g.agenda_course_id = t.agenda_course_id AND g.enrollment_id = e.id AND g.state <> '')
		ORDER BY t.published_at DESC, t.agenda_course_id`+db.Limit(most), personID, since)
}
