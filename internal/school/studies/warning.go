package studies

import (
	"context"
	"strings"

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
	tell := func(code, link string, n int) {
		if n > 0 {
			all = append(all, part.Notice{Code: "home.notice." + code, Params: fault.Params{"count": n}, Link: link})
		}
	}
	add := func(rule access.Rule, code, link string, count func(context.Context, db.Querier, access.Scope, clock.Time) (int, error)) {
		in, may := rule.Scope(caller.Actor())
		if err != nil || !may {
			return
		}
		var n int
		n, err = count(ctx, q, in, now)
		tell(code, link, n)
	}
	add(warned, "attendance_untaken", "/apps/campus/attendance", countUntaken)
	add(warned, "grades_missing", "/apps/campus/grades", countUngraded)
	if in, may := warnedOfPeople.Scope(caller.Actor()); err == nil && may {
		var found lowPresence
		found, err = countLow(ctx, q, in, now)
		tell("presence_low", "/apps/campus/reports", found.low)
		tell("presence_lost", "/apps/campus/reports", found.lost)
	}
	add(warnedHimself, "own_presence_low", "/apps/student/dashboard", countOwnLow)
	return all, err
}

// What is missing is looked for at each look into the quick panel, by what the
// caller reaches and the weeks that it is about: neither former years nor the rest
// of the network are read.
const (
	// givenTables are the sessions s of classes k.
	givenTables = `published_agenda s JOIN published_agenda_class x ON x.agenda_id = s.id JOIN class k ON k.id = x.class_id`
	// taught and taughtCourse are gives and givesCourse, found from who teaches.
	taught       = `s.id IN (SELECT g.agenda_id FROM published_agenda_person g WHERE g.person_id = ? AND g.half = 'teacher')`
	taughtCourse = `s.agenda_course_id IN (SELECT y.agenda_course_id FROM published_agenda_person g JOIN published_agenda y ON y.id = g.agenda_id
		WHERE g.person_id = ? AND g.half = 'teacher' AND NOT y.canceled)`
	// taken is classHeld, found from those who follow the class: a session of many
	// classes has many marks of others.
	taken = `(EXISTS (SELECT 1 FROM attendance a WHERE a.agenda_id = s.id AND a.value <> '')
		AND EXISTS (SELECT 1 FROM enrollment b CROSS JOIN attendance a WHERE b.class_id = x.class_id AND a.agenda_id = s.id AND a.enrollment_id = b.id AND a.value <> ''))`
)

// countReached counts, as far as totals are told, what is found among the sessions
// of the caller's campus and among those that he gives himself. Each of the two has
// its own way to the beginning of a session: by the class, and by the session.
func countReached(ctx context.Context, q db.Querier, in access.Scope, own string, find func(w db.Where, startsAt string) (text string, args []any)) (int, error) {
	var texts []string
	var args []any
	add := func(cond string, of []any, startsAt string) {
		var w db.Where
		w.And(cond, of)
		text, more := find(w, startsAt)
		texts, args = append(texts, text), append(args, more...)
	}
	if in.CoversCampus(in.Actor().CampusID) {
		cond, of := in.Rows(`k.campus_id = ?`, "")
		add(cond, of, `x.starts_at`)
	}
	if in.Actor().Roles&access.Teacher != 0 {
		cond, of := in.Rows("", own)
		add(cond, of, `s.starts_at`)
	}
	if len(texts) == 0 {
		return 0, nil
	}
	return db.One(ctx, q, "", db.ScanInt, `SELECT COUNT(*) FROM (`+strings.Join(texts, ` UNION `)+db.Limit(db.ExactTotal)+`) AS found`, args...)
}

// countUntaken counts sessions of the last weeks in which nobody of the class has
// a mark. What a closed week-end lacks can be put right by supervisors only, whom the
// cockpit tells.
func countUntaken(ctx context.Context, q db.Querier, in access.Scope, now clock.Time) (int, error) {
	return countReached(ctx, q, in, taught, func(w db.Where, startsAt string) (string, []any) {
		w.Add(startsAt+` > ? AND `+startsAt+` <= ?`, clock.At(now.AddDate(0, 0, -takingDays)), now)
		w.Add(`NOT s.canceled AND k.archived_at IS NULL AND NOT ` + closedWeekend + ` AND NOT ` + taken)
		w.Add(`EXISTS (SELECT 1 FROM enrollment e WHERE e.class_id = k.id AND e.status = 'confirmed' AND e.confirmed_at <= s.ends_at AND (e.outcome = '' OR e.outcome_at > s.starts_at))`)
		return `SELECT s.id AS agenda_id, k.id AS class_id FROM ` + givenTables + w.String(), w.Args
	})
}

// countUngraded counts courses of classes that are over for some time and in which
// somebody has no grade, as the reports of the classes do. What is locked is
// settled, and what is closed is the supervisors'.
func countUngraded(ctx context.Context, q db.Querier, in access.Scope, now clock.Time) (int, error) {
	return countReached(ctx, q, in, taughtCourse, func(w db.Where, startsAt string) (string, []any) {
		w.Add(startsAt+` > ?`, clock.At(now.AddDate(0, -warnedMonths, 0)))
		w.Add(`NOT s.canceled AND k.archived_at IS NULL AND t.locked_at IS NULL`)
		return `SELECT o.agenda_course_id, o.class_id FROM (SELECT s.agenda_course_id, k.id AS class_id, MAX(s.ends_at) AS ended
			FROM ` + givenTables + ` LEFT JOIN grade_sheet t ON t.agenda_course_id = s.agenda_course_id AND t.class_id = k.id` + w.String() +
			` GROUP BY s.agenda_course_id, k.id HAVING MAX(s.ends_at) <= ?) AS o
			WHERE EXISTS (SELECT 1 FROM enrollment e WHERE e.class_id = o.class_id AND ` + followedIn + ` AND NOT EXISTS (` + gradedIn + `)) AND NOT (` + closedIn + `)`, append(w.Args, clock.At(now.AddDate(0, 0, -gradesDue)))
	})
}

// lowPresence counts students with too little presence.
type lowPresence struct {
	low  int // below what is required in some course
	lost int // those of them who can no longer reach it
}

// countLow counts students whose presence in a course of these weeks is below
// what is required. Only who was away in it can be: the marks of the others are not
// read. The courses are those of the classes of the caller's campuses that have not
// graduated. It is lost where all sessions without a mark would not suffice.
func countLow(ctx context.Context, q db.Querier, in access.Scope, now clock.Time) (lowPresence, error) {
	var w db.Where
	w.And(in.Rows(`k.campus_id = ?`, ""))
	w.Add(`k.archived_at IS NULL AND k.graduated_at IS NULL AND NOT s.canceled AND x.starts_at > ? AND x.starts_at <= ?`, clock.At(now.AddDate(0, 0, -takingDays)), now)
	return db.One(ctx, q, "", func(r db.Row) (n lowPresence, err error) { return n, r.Scan(&n.low, &n.lost) }, `WITH lately AS MATERIALIZED (SELECT DISTINCT k.id AS class_id, s.agenda_course_id, h.required_attendance AS required
			FROM `+givenTables+` JOIN campus h ON h.id = k.campus_id`+w.String()+`),
		away AS MATERIALIZED (SELECT DISTINCT e.id, e.confirmed_at, l.class_id, l.agenda_course_id, l.required
			FROM (SELECT DISTINCT agenda_course_id FROM lately) c CROSS JOIN published_agenda s CROSS JOIN attendance m CROSS JOIN enrollment e
			JOIN lately l ON l.class_id = e.class_id AND l.agenda_course_id = c.agenda_course_id JOIN published_agenda_class x ON x.agenda_id = s.id AND x.class_id = e.class_id
			WHERE s.agenda_course_id = c.agenda_course_id AND NOT s.canceled AND m.agenda_id = s.id AND m.value = 'absent'
			AND e.id = m.enrollment_id AND e.status = 'confirmed' AND e.outcome = ''),
		found AS MATERIALIZED (SELECT y.id, (
			SELECT CASE WHEN y.required * `+sumOf(counts)+` <= 100 * `+sumOf(wasThere)+` THEN 0
				WHEN y.required * `+sumOf(counts+` OR `+stillOpen)+` <= 100 * `+sumOf(wasThere+` OR `+stillOpen)+` THEN 1 ELSE 2 END
			FROM published_agenda s CROSS JOIN published_agenda_class x LEFT JOIN attendance m ON m.agenda_id = s.id AND m.enrollment_id = y.id
			WHERE s.agenda_course_id = y.agenda_course_id AND NOT s.canceled AND x.agenda_id = s.id AND x.class_id = y.class_id) AS below FROM away y)
		SELECT COUNT(*), COALESCE(SUM(CASE WHEN low.worst = 2 THEN 1 ELSE 0 END), 0) FROM (SELECT found.id, MAX(found.below) AS worst FROM found WHERE found.below > 0 GROUP BY found.id`+db.Limit(db.ExactTotal)+`) AS low`, w.Args...)
}

// stillOpen holds for the sessions without a mark of who is away: he may have been,
// or may yet be there.
const stillOpen = `(m.value IS NULL OR m.value = '') AND y.confirmed_at <= s.ends_at`

func sumOf(holds string) string { return `SUM(CASE WHEN ` + holds + ` THEN 1 ELSE 0 END)` }

// countOwnLow counts the courses of these weeks in which the caller's own presence
// is below what is required.
func countOwnLow(ctx context.Context, q db.Querier, in access.Scope, now clock.Time) (int, error) {
	return db.One(ctx, q, "", db.ScanInt, `SELECT COUNT(*) FROM (SELECT SUM(CASE WHEN `+wasThere+` THEN 1 ELSE 0 END) AS present, SUM(CASE WHEN `+counts+` THEN 1 ELSE 0 END) AS counted, h.required_attendance AS required
			FROM enrollment e JOIN class k ON k.id = e.class_id JOIN campus h ON h.id = k.campus_id JOIN attendance m ON m.enrollment_id = e.id JOIN published_agenda s ON s.id = m.agenda_id
			JOIN published_agenda_class x ON x.agenda_id = s.id AND x.class_id = k.id
			WHERE e.person_id = ? AND e.status = 'confirmed' AND e.outcome = '' AND k.archived_at IS NULL AND NOT s.canceled GROUP BY e.id, s.agenda_course_id, h.required_attendance HAVING MAX(s.starts_at) > ?) low
		WHERE low.present * 100 < low.required * low.counted`, in.Actor().PersonID, clock.At(now.AddDate(0, 0, -takingDays)))
}
