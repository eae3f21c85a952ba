package studies

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/school/part"
)

// warned is who is told what is missing of attendance and grades: the office of a
// campus, and a teacher of what he gives. Who reaches every campus finds it on the
// reports.
var (
	warned         = access.Allow(access.Coordinator|access.Secretary, access.OwnCampus).Or(access.Teacher, access.Self)
	warnedOfPeople = access.Allow(access.Coordinator|access.Secretary, access.OwnCampus)
	warnedHimself  = access.Allow(access.Student, access.Self)
)

// warnedMonths is how long grades that are missing are asked for.
const warnedMonths = 6

// warnings are what is missing, a line each; most of the time nothing.
func warnings(ctx context.Context, q db.Querier, caller access.Scope) (all []part.Notice, err error) {
	now := clock.Now()
	add := func(rule access.Rule, code, link string, count func(context.Context, db.Querier, access.Scope, clock.Time) (int, error)) {
		in, may := rule.Scope(caller.Actor())
		if err != nil || !may {
			return
		}
		var n int
		if n, err = count(ctx, q, in, now); n > 0 {
			all = append(all, part.Notice{Code: "home.notice." + code, Params: fault.Params{"count": n}, Link: link})
		}
	}
	add(warned, "attendance_untaken", "/apps/campus/attendance", countUntaken)
	add(warned, "grades_missing", "/apps/campus/grades", countUngraded)
	add(warnedOfPeople, "presence_low", "/apps/campus/reports", countLow)
	add(warnedHimself, "own_presence_low", "/apps/student/dashboard", countOwnLow)
	return all, err
}

// countUntaken counts sessions of the last weeks in which nobody of the class has
// a mark.
func countUntaken(ctx context.Context, q db.Querier, in access.Scope, now clock.Time) (int, error) {
	var w db.Where
	w.And(in.Rows(`k.campus_id = ?`, gives))
	w.Add(`s.starts_at <= ? AND s.starts_at > ? AND NOT s.canceled AND k.archived_at IS NULL`, now, clock.At(now.AddDate(0, 0, -takingDays)))
	w.Add(`EXISTS (SELECT 1 FROM enrollment e WHERE e.class_id = k.id AND e.status = 'confirmed' AND e.confirmed_at <= s.ends_at AND (e.outcome = '' OR e.outcome_at > s.starts_at))`)
	w.Add(`NOT ` + classHeld)
	return db.One(ctx, q, "", db.ScanInt, `SELECT COUNT(*) FROM published_agenda s JOIN published_agenda_class x ON x.agenda_id = s.id JOIN class k ON k.id = x.class_id`+w.String(), w.Args...)
}

// countUngraded counts courses of classes that are over for some time and whose
// grades were not published.
func countUngraded(ctx context.Context, q db.Querier, in access.Scope, now clock.Time) (int, error) {
	var w db.Where
	w.And(in.Rows(`k.campus_id = ?`, givesCourse))
	w.Add(`s.starts_at > ? AND NOT s.canceled AND k.archived_at IS NULL AND t.published_at IS NULL`, clock.At(now.AddDate(0, -warnedMonths, 0)))
	w.Add(`EXISTS (SELECT 1 FROM enrollment e WHERE e.class_id = k.id AND e.status = 'confirmed' AND e.outcome = '')`)
	args := append(w.Args, clock.At(now.AddDate(0, 0, -gradesDue)))
	return db.One(ctx, q, "", db.ScanInt, `SELECT COUNT(*) FROM (SELECT s.agenda_course_id FROM published_agenda s JOIN published_agenda_class x ON x.agenda_id = s.id JOIN class k ON k.id = x.class_id
		LEFT JOIN grade_sheet t ON t.agenda_course_id = s.agenda_course_id AND t.class_id = k.id`+w.String()+` GROUP BY s.agenda_course_id, k.id HAVING MAX(s.ends_at) <= ?) u`, args...)
}

// countLow counts students whose presence in a course of these weeks is below
// what is required. It is asked at every look into the quick panel: the sessions
// are found from the classes of the caller's campuses that have not graduated, so
// that neither the rest of the network nor former years are read.
func countLow(ctx context.Context, q db.Querier, in access.Scope, now clock.Time) (int, error) {
	var w db.Where
	w.And(in.Rows(`k.campus_id = ?`, ""))
	w.Add(`k.archived_at IS NULL AND k.graduated_at IS NULL AND NOT s.canceled AND s.starts_at > ? AND s.starts_at <= ?`, clock.At(now.AddDate(0, 0, -takingDays)), now)
	return db.One(ctx, q, "", db.ScanInt, `WITH given AS MATERIALIZED (SELECT DISTINCT k.id AS class_id, s.agenda_course_id, h.required_attendance AS required
			FROM class k JOIN campus h ON h.id = k.campus_id JOIN published_agenda_class x ON x.class_id = k.id JOIN published_agenda s ON s.id = x.agenda_id`+w.String()+`)
		SELECT COUNT(DISTINCT low.id) FROM (SELECT e.id, SUM(CASE WHEN `+wasThere+` THEN 1 ELSE 0 END) AS present, SUM(CASE WHEN `+counts+` THEN 1 ELSE 0 END) AS counted, g.required
			FROM given g CROSS JOIN published_agenda s JOIN published_agenda_class x ON x.agenda_id = s.id AND x.class_id = g.class_id
			JOIN attendance m ON m.agenda_id = s.id JOIN enrollment e ON e.id = m.enrollment_id AND e.class_id = g.class_id
			WHERE s.agenda_course_id = g.agenda_course_id AND NOT s.canceled AND e.status = 'confirmed' AND e.outcome = '' GROUP BY e.id, s.agenda_course_id, g.required) low
		WHERE low.present * 100 < low.required * low.counted`, w.Args...)
}

// countOwnLow counts the courses of these weeks in which the caller's own presence
// is below what is required.
func countOwnLow(ctx context.Context, q db.Querier, in access.Scope, now clock.Time) (int, error) {
	return db.One(ctx, q, "", db.ScanInt, `SELECT COUNT(*) FROM (SELECT SUM(CASE WHEN `+wasThere+` THEN 1 ELSE 0 END) AS present, SUM(CASE WHEN `+counts+` THEN 1 ELSE 0 END) AS counted, h.required_attendance AS required
			FROM enrollment e JOIN class k ON k.id = e.class_id JOIN campus h ON h.id = k.campus_id JOIN attendance m ON m.enrollment_id = e.id JOIN published_agenda s ON s.id = m.agenda_id
			WHERE e.person_id = ? AND e.status = 'confirmed' AND e.outcome = '' AND NOT s.canceled GROUP BY e.id, s.agenda_course_id, h.required_attendance HAVING MAX(s.starts_at) > ?) low
		WHERE low.present * 100 < low.required * low.counted`, in.Actor().PersonID, clock.At(now.AddDate(0, 0, -takingDays)))
}
