package studies

import (
	"context"

	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/school/part"
)

// closings are what a week-end that is about to be closed lacks of its sheets.
var closings = []part.Closing{untakenSessions, ungradedCourses}

// untakenSessions are the sessions in which a class has no mark, though somebody
// of it was to be there.
func untakenSessions(ctx context.Context, q db.Querier, planningID string) ([]part.Missing, error) {
	ids, err := db.All(ctx, q, db.ScanString, `SELECT s.id FROM published_agenda s WHERE s.planning_id = ? AND NOT s.canceled AND s.starts_at <= ?
		AND EXISTS (SELECT 1 FROM published_agenda_class x JOIN class k ON k.id = x.class_id
			WHERE x.agenda_id = s.id AND k.archived_at IS NULL AND NOT EXISTS (`+classMarks+`) AND `+expected+` > 0)
		ORDER BY s.starts_at, s.id`, planningID, clock.Now())
	return part.Lacking("attendance", ids), err
}

// ungradedCourses are the courses of classes whose last session lies in the week-end
// and in which somebody has no grade, by that session. What is locked is settled.
func ungradedCourses(ctx context.Context, q db.Querier, planningID string) ([]part.Missing, error) {
	ids, err := db.All(ctx, q, db.ScanString, `SELECT l.id FROM (
		SELECT s.agenda_course_id, x.class_id, MAX(s.ends_at) AS ended
			FROM published_agenda s JOIN published_agenda_class x ON x.agenda_id = s.id JOIN class k ON k.id = x.class_id
			WHERE NOT s.canceled AND k.archived_at IS NULL AND s.agenda_course_id IN (SELECT y.agenda_course_id FROM published_agenda y WHERE y.planning_id = ? AND NOT y.canceled)
			GROUP BY s.agenda_course_id, x.class_id) AS o
		JOIN published_agenda l ON l.agenda_course_id = o.agenda_course_id AND l.ends_at = o.ended AND l.planning_id = ? AND NOT l.canceled
		JOIN published_agenda_class z ON z.agenda_id = l.id AND z.class_id = o.class_id
		WHERE NOT EXISTS (SELECT 1 FROM grade_sheet t WHERE t.agenda_course_id = o.agenda_course_id AND t.class_id = o.class_id AND t.locked_at IS NOT NULL)
		AND NOT EXISTS (SELECT 1 FROM agenda u JOIN planning w ON w.id = u.planning_id WHERE u.agenda_course_id = o.agenda_course_id AND u.starts_at >= o.ended AND w.state IN ('draft', 'published'))
		AND `+missingIn+` > 0 ORDER BY o.ended, l.id, o.class_id`, planningID, planningID)
	return part.Lacking("grades", ids), err
}
