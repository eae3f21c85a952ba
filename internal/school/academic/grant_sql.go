package academic

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/naming"
)

const (
	grantColumns = `g.id, g.version, g.person_id, ` + naming.Person + `, g.course_id, c.code, c.name, g.days, g.first_day, g.last_day, g.note`
	grantTables  = `course_access g JOIN person p ON p.id = g.person_id JOIN course c ON c.id = g.course_id`
	ofOwnCampus  = `EXISTS (SELECT 1 FROM membership own WHERE own.person_id = g.person_id AND own.campus_id = ?)`
)

// scanGrant reads a grant as it is on a day.
func scanGrant(day clock.Date) func(r db.Row) (CourseAccess, error) {
	return func(r db.Row) (g CourseAccess, err error) {
		err = r.Scan(&g.ID, &g.Version, &g.PersonID, &g.PersonName, &g.CourseID, &g.CourseCode, &g.CourseName, &g.Days, &g.FirstDay, &g.LastDay, &g.Note)
		if g.State = "open"; g.LastDay.Before(day) {
			g.State = "ended"
		}
		return g, err
	}
}

// findGrants returns a page of the grants in reach, those that end first first.
func findGrants(ctx context.Context, q db.Querier, in access.Scope, f CourseAccessFilter, p api.Paging) (db.List[CourseAccess], error) {
	var w db.Where
	w.And(in.Rows(ofOwnCampus, `g.person_id = ?`))
	if f.Person != "" {
		w.Add(`g.person_id = ?`, f.Person)
	}
	if f.Course != "" {
		w.Add(`g.course_id = ?`, f.Course)
	}
	switch f.State {
	case "open":
		w.Add(`g.last_day >= ?`, today(in))
	case "ended":
		w.Add(`g.last_day < ?`, today(in))
	}
	return db.Find(ctx, q, scanGrant(today(in)), db.Select{
		Columns: grantColumns, From: grantTables, Count: `course_access g`, Where: w, Order: `g.last_day DESC, g.id`, Page: p.Page, Size: p.PageSize,
	})
}

func findGrant(ctx context.Context, q db.Querier, in access.Scope, cond string, args ...any) (CourseAccess, error) {
	var w db.Where
	w.And(in.Rows(ofOwnCampus, `g.person_id = ?`))
	w.Add(cond, args...)
	return db.One(ctx, q, "course.access_not_found", scanGrant(today(in)), `SELECT `+grantColumns+` FROM `+grantTables+w.String(), w.Args...)
}

// saveGrant opens a course to a person from a day, or anew.
func saveGrant(ctx context.Context, tx *db.Tx, id, personID, courseID string, days int, first clock.Date, note, by string) error {
	now := clock.Now()
	return db.Exec(ctx, tx, `INSERT INTO course_access (id, person_id, course_id, days, first_day, last_day, note, created_by, created_at, updated_at)
		VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
		ON CONFLICT (person_id, course_id) DO UPDATE SET version = course_access.version + 1, days = excluded.days, first_day = excluded.first_day,
		last_day = excluded.last_day, note = excluded.note, updated_at = excluded.updated_at`,
		id, personID, courseID, days, first, first.AddDays(days-1), note, by, now, now)
}

func setLastDay(ctx context.Context, tx *db.Tx, id string, days int, last clock.Date) error {
	return db.Change(ctx, tx, "course.access_not_found", `UPDATE course_access SET version = version + 1, days = ?, last_day = ?, updated_at = ? WHERE id = ?`,
		days, last, clock.Now(), id)
}

// endGrant ends a grant, also one that began today: then it never was.
func endGrant(ctx context.Context, tx *db.Tx, id string, last clock.Date) error {
	return db.Change(ctx, tx, "course.access_not_found", `UPDATE course_access SET version = version + 1, last_day = ?,
		first_day = CASE WHEN first_day > ? THEN ? ELSE first_day END, updated_at = ? WHERE id = ?`, last, last, last, clock.Now(), id)
}
