package studies

import (
	"context"
	"slices"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
)

const (
	takingColumns = `s.id, s.agenda_course_id, c.id, c.code, c.name, s.day, s.start, s.finish, s.starts_at, s.ends_at, o.time_zone, s.place, k.id, k.code, k.campus_id, h.name`
	takingTables  = `published_agenda s JOIN published_agenda_class x ON x.agenda_id = s.id JOIN class k ON k.id = x.class_id
		JOIN course c ON c.id = s.course_id JOIN campus o ON o.id = s.campus_id JOIN campus h ON h.id = k.campus_id`
	// expected counts who stands on the sheet of a session: by the day where that
	// decides, here by its end, which differs only for who comes on that day.
	expected = `(SELECT COUNT(*) FROM enrollment e WHERE e.class_id = k.id AND e.status = 'confirmed' AND e.confirmed_at <= s.ends_at AND (e.outcome = '' OR e.outcome_at > s.starts_at))`
	// closedWeekend holds for the sessions s of a week-end that is closed: supervisors
	// alone change what was entered of them.
	closedWeekend = `EXISTS (SELECT 1 FROM planning w WHERE w.id = s.planning_id AND w.state = 'closed')`
	marked        = `(SELECT COUNT(*) FROM attendance m JOIN enrollment e ON e.id = m.enrollment_id AND e.class_id = k.id WHERE m.agenda_id = s.id AND m.value <> '')`
)

func scanTaking(r db.Row, more ...any) (t Taking, k TakingClass, err error) {
	return t, k, r.Scan(append([]any{
		&t.SessionID, &t.AgendaCourseID, &t.CourseID, &t.CourseCode, &t.CourseName, &t.Day, &t.Start, &t.Finish, &t.StartsAt, &t.EndsAt,
		&t.TimeZone, &t.Place, &k.ClassID, &k.ClassCode, &k.CampusID, &k.CampusName,
	}, more...)...)
}

// findTaking returns the classes in reach that have a session today or one that
// was not wholly taken, in the order of their codes. What a closed week-end lacks is
// shown to who may put it right.
func findTaking(ctx context.Context, q db.Querier, in access.Scope, campusID string, now clock.Time) ([]TakingClass, error) {
	var w db.Where
	w.And(in.Rows(`k.campus_id = ?`, gives))
	w.Add(`s.starts_at >= ? AND s.starts_at < ?`, clock.At(now.AddDate(0, 0, -takingDays)), clock.At(now.AddDate(0, 0, 2)))
	w.Add(`NOT s.canceled AND k.archived_at IS NULL`)
	if campusID != "" {
		w.Add(`k.campus_id = ?`, campusID)
	}
	all := []TakingClass{}
	err := db.Each(ctx, q, func(r db.Row) error {
		var students, marks int
		var closed bool
		t, k, err := scanTaking(r, &students, &marks, &closed)
		if err != nil {
			return err
		}
		if t.Students, t.Marked = students, marks; len(all) == 0 || all[len(all)-1].ClassID != k.ClassID {
			k.Today, k.Untaken = []Taking{}, []Taking{}
			all = append(all, k)
		}
		t.settle(now)
		all[len(all)-1].sort(t, !closed || corrects(in, k.CampusID), now)
		return nil
	}, `SELECT `+takingColumns+`, `+expected+`, `+marked+`, `+closedWeekend+` FROM `+takingTables+w.String()+` ORDER BY k.code_key, k.id, s.starts_at, s.id`, w.Args...)
	return all, err
}

// maxRunning is how many classes are led to.
const maxRunning = 500

// findRunning returns the classes in reach that run and have sessions, in the
// order of their codes.
func findRunning(ctx context.Context, q db.Querier, in access.Scope, campusID string) ([]ClassHead, error) {
	var w db.Where
	w.Add(`k.archived_at IS NULL AND k.graduated_at IS NULL AND EXISTS (SELECT 1 FROM published_agenda_class x WHERE x.class_id = k.id)`)
	w.And(in.Rows(`k.campus_id = ?`, teachesClass))
	if campusID != "" {
		w.Add(`k.campus_id = ?`, campusID)
	}
	return db.All(ctx, q, scanClassHead, `SELECT `+classHeads+w.String()+` ORDER BY k.code_key, k.id`+db.Limit(maxRunning), w.Args...)
}

// findTakingCourses returns the agenda courses of a class in reach, the latest
// first.
func findTakingCourses(ctx context.Context, q db.Querier, in access.Scope, classID string, now clock.Time) ([]TakingCourse, error) {
	var w db.Where
	w.Add(`x.class_id = ? AND NOT s.canceled`, classID)
	w.And(in.Rows(`k.campus_id = ?`, gives))
	all, at := []TakingCourse{}, map[string]int{}
	err := db.Each(ctx, q, func(r db.Row) error {
		var held bool
		t, _, err := scanTaking(r, &held)
		if err != nil {
			return err
		}
		i, known := at[t.AgendaCourseID]
		if !known {
			i, at[t.AgendaCourseID] = len(all), len(all)
			all = append(all, TakingCourse{AgendaCourseID: t.AgendaCourseID, CourseID: t.CourseID, CourseCode: t.CourseCode, CourseName: t.CourseName})
		}
		all[i].add(t, held, now)
		return nil
	}, `SELECT `+takingColumns+`, EXISTS (`+classMarks+`) FROM `+takingTables+w.String()+` ORDER BY s.starts_at DESC, s.id`, w.Args...)
	for _, one := range all {
		slices.Reverse(one.Times)
	}
	return all, err
}

// teachesClass holds for the classes k in which the caller gives a session.
const teachesClass = `EXISTS (SELECT 1 FROM published_agenda_class x JOIN published_agenda s ON s.id = x.agenda_id WHERE x.class_id = k.id AND ` + gives + `)`

const classHeads = `k.id, k.code, k.campus_id, h.name FROM class k JOIN campus h ON h.id = k.campus_id`

func scanClassHead(r db.Row) (h ClassHead, err error) {
	return h, r.Scan(&h.ClassID, &h.ClassCode, &h.CampusID, &h.CampusName)
}

// reachedClass holds for the classes k in the caller's reach: of a campus, or such
// as he teaches.
func reachedClass(in access.Scope, classID string) (w db.Where) {
	w.Add(`k.id = ?`, classID)
	w.And(in.Rows(`k.campus_id = ?`, teachesClass))
	return w
}

func isReached(ctx context.Context, q db.Querier, in access.Scope, classID string) (bool, error) {
	w := reachedClass(in, classID)
	return db.Exists(ctx, q, `SELECT 1 FROM class k`+w.String(), w.Args...)
}

// findClassHead tells which class it is, in the caller's reach.
func findClassHead(ctx context.Context, q db.Querier, in access.Scope, classID string) (ClassHead, error) {
	w := reachedClass(in, classID)
	return db.One(ctx, q, "class.not_found", scanClassHead, `SELECT `+classHeads+w.String(), w.Args...)
}
