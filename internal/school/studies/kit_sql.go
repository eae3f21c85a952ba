package studies

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
)

// KitOf is what a week-end kit is made for: a campus and the days of its week-end.
type KitOf struct {
	CampusID    string
	First, Last clock.Date
}

// KitSheet is a sheet that somebody takes along.
type KitSheet struct {
	AgendaCourseID string     `json:"agenda_course_id"`
	ClassID        string     `json:"class_id"`
	ClassCode      string     `json:"class_code"`
	CourseID       string     `json:"course_id"`
	CourseName     string     `json:"course_name"`
	FirstDay       clock.Date `json:"first_day" format:"date" doc:"Of its sessions for which it is taken along."`
	LastDay        clock.Date `json:"last_day" format:"date"`
}

// KitList is a list of books that somebody takes along.
type KitList struct {
	ID       string `json:"id"`
	Name     string `json:"name"`
	Students int    `json:"students"`
	Books    int    `json:"books"`
}

const (
	// kitDays is how far back sheets are taken along on which something is still
	// to be entered.
	kitDays = 35
	// MaxKitSheets is more sheets than any campus works on in a week-end. One more is
	// found, so that who packs can say that there are.
	MaxKitSheets = 300
	// MaxKitLists is the same for lists.
	MaxKitLists = 50
)

// FindKitAttendance returns the attendance sheets of a week-end, and earlier ones
// with a session that was not taken, as far as the caller may read them.
func FindKitAttendance(ctx context.Context, q db.Querier, in access.Scope, of KitOf) ([]KitSheet, error) {
	var w db.Where
	w.Add(`(s.day >= ? OR NOT EXISTS (`+classMarks+`))`, of.First)
	w.And(in.Under(readAttendance).Rows(`k.campus_id = ?`, gives))
	return findKitSheets(ctx, q, of, w)
}

// FindKitGrades returns the grade sheets of a week-end and of the weeks before it
// into which grades may still be entered, by the caller.
func FindKitGrades(ctx context.Context, q db.Querier, in access.Scope, of KitOf) ([]KitSheet, error) {
	var w db.Where
	w.Add(`NOT EXISTS (SELECT 1 FROM grade_sheet t WHERE t.agenda_course_id = s.agenda_course_id AND t.class_id = k.id AND t.locked_at IS NOT NULL)`)
	w.And(in.Under(enterGrades).Rows(`k.campus_id = ?`, givesCourse))
	return findKitSheets(ctx, q, of, w)
}

// findKitSheets returns the sheets with a session for which conditions hold, by
// class and in the order of time. CROSS JOIN has SQLite begin with the sessions of
// these weeks: it would begin with all that the classes of the campus ever had.
func findKitSheets(ctx context.Context, q db.Querier, of KitOf, w db.Where) ([]KitSheet, error) {
	w.Add(`k.campus_id = ? AND k.archived_at IS NULL AND NOT s.canceled`, of.CampusID)
	// At noon of the day after, by UTC, the last day is over everywhere.
	w.Add(`s.starts_at >= ? AND s.starts_at < ? AND s.day <= ?`, clock.At(clock.Now().AddDate(0, 0, -kitDays)), clock.At(of.Last.AddDays(2).Midnight()), of.Last)
	w.Add(`x.agenda_id = s.id AND k.id = x.class_id AND c.id = s.course_id`)
	return db.All(ctx, q, func(r db.Row) (one KitSheet, err error) {
		return one, r.Scan(&one.AgendaCourseID, &one.ClassID, &one.ClassCode, &one.CourseID, &one.CourseName, &one.FirstDay, &one.LastDay)
	}, `SELECT s.agenda_course_id, k.id, k.code, c.id, c.name, MIN(s.day), MAX(s.day)
		FROM published_agenda s CROSS JOIN published_agenda_class x CROSS JOIN class k CROSS JOIN course c`+w.String()+`
		GROUP BY s.agenda_course_id, k.id, k.code, k.code_key, c.id, c.name ORDER BY k.code_key, k.id, MIN(s.starts_at), s.agenda_course_id`+db.Limit(MaxKitSheets+1), w.Args...)
}

// FindKitCourses returns the courses that the caller himself teaches or translates
// at a week-end: who only translates has no sheet, and takes their documents along.
func FindKitCourses(ctx context.Context, q db.Querier, in access.Scope, of KitOf) ([]string, error) {
	if in.Actor().Roles&access.Teacher == 0 {
		return nil, nil
	}
	return db.All(ctx, q, db.ScanString, `SELECT DISTINCT s.course_id FROM published_agenda_person g
		JOIN published_agenda s ON s.id = g.agenda_id JOIN published_agenda_class x ON x.agenda_id = s.id JOIN class k ON k.id = x.class_id
		WHERE g.person_id = ? AND s.day >= ? AND s.day <= ? AND NOT s.canceled AND k.campus_id = ? ORDER BY s.course_id`,
		in.Actor().PersonID, of.First, of.Last, of.CampusID)
}

// FindKitLists returns the open lists of a campus, the newest first, as far as the
// caller may read them.
func FindKitLists(ctx context.Context, q db.Querier, in access.Scope, campusID string) ([]KitList, error) {
	open := BookListFilter{Campus: campusID, State: "open", Sort: "-created"}
	found, err := findBookLists(ctx, q, in.Under(readLists), open, api.Paging{Page: 1, PageSize: MaxKitLists + 1})
	all := make([]KitList, len(found.Items))
	for i, l := range found.Items {
		all[i] = KitList{l.ID, l.Name, l.StudentCount, l.BookCount}
	}
	return all, err
}
