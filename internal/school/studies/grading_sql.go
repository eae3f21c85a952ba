package studies

import (
	"context"
	"fmt"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/base/naming"
)

// findGradeSheet returns an agenda course of a class with all its sessions: a
// campus reaches those of its classes, a teacher those that he gives, wholly or
// in part.
func findGradeSheet(ctx context.Context, q db.Querier, in access.Scope, id SheetID) (s courseSheet, err error) {
	var w db.Where
	w.Add(`(x.class_id IS NOT NULL AND NOT s.canceled OR EXISTS (` + classGrades + `))`)
	s, err = findSessions(ctx, q, in, id, givesCourse, w)
	if err == nil && len(s.sessions) == 0 {
		err = fault.New(fault.NotFound, "grade.not_found")
	}
	if err == nil {
		s.closed, err = isClosed(ctx, q, s)
	}
	return s, err
}

// isClosed reports whether the week-end of the last session of an agenda course is
// closed. One that goes on later, be it on a board that nobody was told of yet, is
// not.
func isClosed(ctx context.Context, q db.Querier, s courseSheet) (bool, error) {
	last := s.last()
	if !last.Closed {
		return false, nil
	}
	goesOn, err := db.Exists(ctx, q, `SELECT 1 FROM agenda u JOIN planning w ON w.id = u.planning_id WHERE u.agenda_course_id = ? AND u.starts_at > ? AND w.state IN ('draft', 'published')`,
		s.AgendaCourseID, last.StartsAt)
	return !goesOn, err
}

// teaches reports whether the caller teaches the agenda course.
func (s courseSheet) taught() bool { return len(s.sessions) > 0 && s.sessions[0].teaches }

// findState returns whether a sheet was published and locked.
func findState(ctx context.Context, q db.Querier, id SheetID) (s SheetState, err error) {
	err = db.Each(ctx, q, func(r db.Row) error {
		err := r.Scan(&s.version, &s.PublishedAt, &s.PublishedBy, &s.LockedAt, &s.LockedBy)
		s.Published, s.Locked = !s.PublishedAt.IsZero(), !s.LockedAt.IsZero()
		return err
	}, `SELECT t.version, t.published_at, `+naming.PersonOrNobody+`, t.locked_at, `+naming.DoerOrNobody+` FROM grade_sheet t
		LEFT JOIN person p ON p.id = t.published_by LEFT JOIN person b ON b.id = t.locked_by WHERE t.agenda_course_id = ? AND t.class_id = ?`, id.AgendaCourseID, id.ClassID)
	return s, err
}

// findLocked says which agenda courses of classes are locked.
func findLocked(ctx context.Context, q db.Querier, classIDs []string) (map[string]map[string]bool, error) {
	var w db.Where
	w.Among(q, `t.class_id`, classIDs)
	w.Add(`t.locked_at IS NOT NULL`)
	all := map[string]map[string]bool{}
	return all, db.Each(ctx, q, func(r db.Row) error {
		var class, agendaCourse string
		err := r.Scan(&class, &agendaCourse)
		if all[class] == nil {
			all[class] = map[string]bool{}
		}
		all[class][agendaCourse] = true
		return err
	}, `SELECT t.class_id, t.agenda_course_id FROM grade_sheet t`+w.String(), w.Args...)
}

// findAttempts returns the grades of a class in an agenda course, by enrollment.
func findAttempts(ctx context.Context, q db.Querier, id SheetID) (map[string][]Attempt, error) {
	all := map[string][]Attempt{}
	return all, db.Each(ctx, q, func(r db.Row) error {
		var who string
		var a Attempt
		err := r.Scan(&who, &a.Attempt, &a.State, &a.Points, &a.Comment, &a.Version, &a.At, &a.taker)
		all[who] = append(all[who], a)
		return err
	}, `SELECT g.enrollment_id, g.attempt, g.state, g.points, g.comment, g.version, g.graded_at, g.taker FROM grade g JOIN enrollment e ON e.id = g.enrollment_id
		WHERE g.agenda_course_id = ? AND e.class_id = ? ORDER BY g.enrollment_id, g.attempt`, id.AgendaCourseID, id.ClassID)
}

// nameGraders says of each grade who else entered it.
func nameGraders(ctx context.Context, q db.Querier, in access.Scope, attempts map[string][]Attempt) error {
	numbers := map[int64]bool{}
	for _, of := range attempts {
		for _, a := range of {
			numbers[a.taker] = true
		}
	}
	others, err := findOtherTakers(ctx, q, in, numbers)
	for _, of := range attempts {
		for i := range of {
			of[i].By = others[of[i].taker]
		}
	}
	return err
}

// findGradesMark returns what changes with everything that is entered on a grade
// sheet, or that puts somebody on it, and with the marks of attendance: presence
// stands beside the grades, and decides with them who passed.
func findGradesMark(ctx context.Context, q db.Querier, id SheetID) (string, error) {
	return db.One(ctx, q, "", func(r db.Row) (string, error) {
		var grades, versions, students, changes, marks, marked, state int64
		err := r.Scan(&grades, &versions, &students, &changes, &marks, &marked, &state)
		return fmt.Sprintf("%d.%d.%d.%d.%d.%d.%d", grades, versions, students, changes, marks, marked, state), err
	}, `SELECT g.grades, g.versions, e.students, e.changes, m.marks, m.marked, COALESCE((SELECT t.version FROM grade_sheet t WHERE t.agenda_course_id = ? AND t.class_id = ?), 0) FROM
		(SELECT COUNT(*) AS grades, CAST(COALESCE(SUM(g.version), 0) AS BIGINT) AS versions FROM grade g WHERE g.agenda_course_id = ?) AS g,
		(SELECT COUNT(*) AS students, CAST(COALESCE(SUM(e.version), 0) AS BIGINT) AS changes FROM enrollment e WHERE e.class_id = ?) AS e,
		(SELECT COUNT(*) AS marks, CAST(COALESCE(SUM(m.version), 0) AS BIGINT) AS marked FROM published_agenda s JOIN attendance m ON m.agenda_id = s.id WHERE s.agenda_course_id = ?) AS m`,
		id.AgendaCourseID, id.ClassID, id.AgendaCourseID, id.ClassID, id.AgendaCourseID)
}

// findValues returns what the marks of a class in sessions say, by enrollment:
// enough for a rate.
func findValues(ctx context.Context, q db.Querier, s courseSheet) (map[string][]Marked, error) {
	var w db.Where
	w.Among(q, `m.agenda_id`, s.ids())
	w.Add(`e.class_id = ?`, s.ClassID)
	all := map[string][]Marked{}
	return all, db.Each(ctx, q, func(r db.Row) error {
		var who string
		var m Marked
		err := r.Scan(&who, &m.SessionID, &m.Value)
		all[who] = append(all[who], m)
		return err
	}, `SELECT m.enrollment_id, m.agenda_id, m.value FROM attendance m JOIN enrollment e ON e.id = m.enrollment_id`+w.String(), w.Args...)
}

// gradeKey is the address of a cell of a grade sheet.
type gradeKey struct {
	enrollment string
	attempt    int
}

// findGradeCells returns the cells of a grade sheet in which something stands or
// stood, and the caller's number as who enters.
func findGradeCells(ctx context.Context, tx *db.Tx, in access.Scope, id SheetID) (cells map[gradeKey]*cell[GradeCell], taker int64, err error) {
	cells = map[gradeKey]*cell[GradeCell]{}
	if err := db.Each(ctx, tx, func(r db.Row) error {
		var key gradeKey
		c := &cell[GradeCell]{}
		err := r.Scan(&key.enrollment, &key.attempt, &c.now.State, &c.now.Points, &c.now.Comment, &c.version, &c.taker, &c.entries, &c.at)
		cells[key] = c
		return err
	}, `SELECT g.enrollment_id, g.attempt, g.state, g.points, g.comment, g.version, g.taker, g.entries, g.graded_at FROM grade g
		JOIN enrollment e ON e.id = g.enrollment_id WHERE g.agenda_course_id = ? AND e.class_id = ?`, id.AgendaCourseID, id.ClassID); err != nil {
		return nil, 0, err
	}
	taker, err = db.One(ctx, tx, "", scanNumber, `SELECT COALESCE(MAX(number), 0) FROM taker WHERE person_id = ?`, in.Actor().PersonID)
	if err == nil && taker == 0 {
		taker, err = findTaker(ctx, tx, in.Actor().PersonID)
	}
	return cells, taker, err
}

// saveState writes whether a sheet was published and locked. What is not told is
// left as it was.
func saveState(ctx context.Context, tx *db.Tx, id SheetID, before SheetState, publish, lock bool, by string) error {
	if before.version == 0 {
		if err := db.Exec(ctx, tx, `INSERT INTO grade_sheet (agenda_course_id, class_id, published_by, locked_by) VALUES (?, ?, '', '')`, id.AgendaCourseID, id.ClassID); err != nil {
			return err
		}
	}
	const where = ` WHERE agenda_course_id = ? AND class_id = ?`
	now := clock.Now()
	if publish && !before.Published {
		if err := db.Exec(ctx, tx, `UPDATE grade_sheet SET version = version + 1, published_at = ?, published_by = ?`+where, now, by, id.AgendaCourseID, id.ClassID); err != nil {
			return err
		}
	}
	if lock == before.Locked {
		return nil
	}
	if !lock {
		now, by = clock.Time{}, ""
	}
	return db.Exec(ctx, tx, `UPDATE grade_sheet SET version = version + 1, locked_at = ?, locked_by = ?`+where, now, by, id.AgendaCourseID, id.ClassID)
}
