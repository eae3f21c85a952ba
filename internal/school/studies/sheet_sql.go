package studies

import (
	"context"
	"database/sql"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
)

// Sheets are of what was published: nobody holds a session that was not. A
// session that was canceled, or from which the class was taken since, is found as
// long as the class has marks in it.

const (
	// gives holds for the sessions s that somebody teaches; who only translates
	// sees no marks.
	gives = `EXISTS (SELECT 1 FROM published_agenda_person g WHERE g.agenda_id = s.id AND g.person_id = ? AND g.half = 'teacher')`
	// classMarks are the marks of a class k in a session s.
	classMarks = marksOf + `k.id`
	marksOf    = `SELECT 1 FROM attendance m JOIN enrollment e ON e.id = m.enrollment_id WHERE m.agenda_id = s.id AND m.value <> '' AND e.class_id = `

	// givesCourse holds for the sessions of the agenda courses that somebody
	// teaches, wholly or in part.
	givesCourse = `EXISTS (SELECT 1 FROM published_agenda y JOIN published_agenda_person g ON g.agenda_id = y.id
		WHERE y.agenda_course_id = s.agenda_course_id AND NOT y.canceled AND g.person_id = ? AND g.half = 'teacher')`
	// classGrades are the grades of a class k in the agenda course of a session s.
	classGrades = `SELECT 1 FROM grade n JOIN enrollment e ON e.id = n.enrollment_id AND e.class_id = k.id WHERE n.agenda_course_id = s.agenda_course_id AND n.state <> ''`

	sheetColumns = `k.id, k.code, k.campus_id, h.name, h.pass_mark, h.required_attendance, k.archived_at, c.id, c.code, c.name, o.time_zone, w.state = 'closed'`
	sheetTables  = `published_agenda s JOIN course c ON c.id = s.course_id JOIN campus o ON o.id = s.campus_id JOIN class k ON k.id = ?
		JOIN campus h ON h.id = k.campus_id JOIN planning w ON w.id = s.planning_id LEFT JOIN published_agenda_class x ON x.agenda_id = s.id AND x.class_id = k.id`
)

// teacher is the caller as somebody who teaches: nobody, unless he is a teacher
// at this moment.
func teacher(in access.Scope) string {
	if in.Actor().Roles&access.Teacher == 0 {
		return ""
	}
	return in.Actor().PersonID
}

func (s *courseSheet) scan(r db.Row) error {
	var one SheetSession
	var canceled bool
	var class sql.NullString
	var archived clock.Time
	err := r.Scan(&one.ID, &one.Day, &one.Start, &one.Finish, &one.StartsAt, &one.EndsAt, &one.Place, &canceled, &class, &one.sequence, &one.teaches,
		&s.ClassID, &s.ClassCode, &s.CampusID, &s.CampusName, &s.PassMark, &s.RequiredAttendance, &archived, &s.CourseID, &s.CourseCode, &s.CourseName, &s.TimeZone, &one.Closed)
	one.sits, one.Gone, s.Archived = class.Valid, canceled || !class.Valid, !archived.IsZero()
	s.sessions = append(s.sessions, one)
	return err
}

// findSheet returns the sessions of an agenda course that the caller reaches: a
// campus those of its classes, a teacher those that he gives.
func findSheet(ctx context.Context, q db.Querier, in access.Scope, id SheetID, sessionID string) (s courseSheet, err error) {
	var w db.Where
	w.Add(`(x.class_id IS NOT NULL AND NOT s.canceled OR EXISTS (` + classMarks + `))`)
	if sessionID != "" {
		w.Add(`s.id = ?`, sessionID)
	}
	s, err = findSessions(ctx, q, in, id, gives, w)
	if err == nil && len(s.sessions) == 0 {
		err = fault.New(fault.NotFound, "attendance.not_found")
	}
	for i, one := range s.sessions {
		s.sessions[i] = one.seenBy(in, s.SheetHead)
	}
	return s, err
}

// findSessions returns the sessions of an agenda course for which conditions
// hold, in the caller's reach; own says what of it is a teacher's.
func findSessions(ctx context.Context, q db.Querier, in access.Scope, id SheetID, own string, w db.Where) (s courseSheet, err error) {
	s.AgendaCourseID = id.AgendaCourseID
	w.Add(`s.agenda_course_id = ?`, id.AgendaCourseID)
	w.And(in.Rows(`k.campus_id = ?`, own))
	args := append([]any{teacher(in), id.ClassID}, w.Args...)
	return s, db.Each(ctx, q, s.scan, `SELECT s.id, s.day, s.start, s.finish, s.starts_at, s.ends_at, s.place, s.canceled, x.class_id, s.sequence, `+own+`, `+sheetColumns+`
		FROM `+sheetTables+w.String()+` ORDER BY s.starts_at, s.id`, args...)
}

// student is somebody who is or was confirmed in a class.
type student struct {
	place
	personID, firstName, lastName, photo string
	version                              int64
}

// findStudents returns all who are or were confirmed in a class, by name.
func findStudents(ctx context.Context, q db.Querier, classID string) ([]student, error) {
	return db.All(ctx, q, func(r db.Row) (s student, err error) {
		var photo sql.NullString
		err = r.Scan(&s.EnrollmentID, &s.personID, &s.firstName, &s.lastName, &photo, &s.confirmedAt, &s.outcome, &s.outcomeAt, &s.version)
		s.photo = photo.String
		return s, err
	}, `SELECT e.id, e.person_id, p.first_name, p.last_name, p.photo_hash, e.confirmed_at, e.outcome, e.outcome_at, e.version
		FROM enrollment e JOIN person p ON p.id = e.person_id WHERE e.class_id = ? AND e.status = 'confirmed' ORDER BY e.sort_name, e.id`, classID)
}

// findTaker returns the number of who enters, which he gets the first time.
func findTaker(ctx context.Context, tx *db.Tx, personID string) (number int64, err error) {
	if err := db.Exec(ctx, tx, `INSERT INTO taker (number, person_id) SELECT COALESCE(MAX(number), 0) + 1, ? FROM taker`, personID); err != nil {
		return 0, err
	}
	return db.One(ctx, tx, "", scanNumber, `SELECT MAX(number) FROM taker WHERE person_id = ?`, personID)
}

func scanNumber(r db.Row) (n int64, err error) { return n, r.Scan(&n) }
