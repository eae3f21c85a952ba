package studies

import (
	"context"
	"net/url"
	"time"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/school/part"
)

const (
	// gradesLate is how long after a course its grades are late.
	gradesLate = 21 * 24 * time.Hour
	// maxOwedGrades is how many courses without grades somebody is told of.
	maxOwedGrades = 20
)

// owedGrades are the courses that a teacher has given and in which somebody has no
// grade yet: one line for each class. What is locked is settled,
// and what is closed is for supervisors to put right.
func owedGrades(ctx context.Context, q db.Querier, caller access.Scope, now clock.Time) ([]part.Waiting, error) {
	if teacher(caller) == "" {
		return nil, nil
	}
	return db.All(ctx, q, func(r db.Row) (w part.Waiting, err error) {
		var agendaCourse, class, code, name string
		var missing int
		var ended clock.Time
		err = r.Scan(&agendaCourse, &class, &code, &name, &missing, &ended)
		return part.Waiting{
			Kind: "grades", Code: "space.waiting.grades", Params: fault.Params{"course": name, "class": code, "count": missing},
			Link:   "/apps/campus/grades/students/" + class + "/" + agendaCourse + "/" + url.PathEscape(name),
			Urgent: ended.Before(now.Add(-gradesLate)),
		}, err
	}, `SELECT o.agenda_course_id, o.class_id, o.code, o.name, o.missing, o.ended FROM (
		SELECT o.agenda_course_id, o.class_id, o.code, o.name, o.ended, `+missingIn+` AS missing FROM (
			SELECT s.agenda_course_id, k.id AS class_id, k.code, c.name, MAX(s.ends_at) AS ended
			FROM published_agenda s JOIN published_agenda_class x ON x.agenda_id = s.id JOIN class k ON k.id = x.class_id JOIN course c ON c.id = s.course_id
			LEFT JOIN grade_sheet t ON t.agenda_course_id = s.agenda_course_id AND t.class_id = k.id
			WHERE NOT s.canceled AND k.archived_at IS NULL AND t.locked_at IS NULL AND s.agenda_course_id IN (
				SELECT y.agenda_course_id FROM published_agenda_person g JOIN published_agenda y ON y.id = g.agenda_id
				WHERE g.person_id = ? AND g.half = 'teacher' AND NOT y.canceled AND y.starts_at >= ?)
			GROUP BY s.agenda_course_id, k.id, k.code, c.name HAVING MAX(s.ends_at) <= ?) AS o) AS o
		WHERE o.missing > 0 AND NOT (`+closedIn+`) ORDER BY o.ended, o.agenda_course_id, o.class_id`+db.Limit(maxOwedGrades),
		caller.Actor().PersonID, clock.At(now.AddDate(0, -gradeMonths, 0)), now)
}
