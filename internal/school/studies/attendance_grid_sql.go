package studies

import (
	"context"
	"database/sql"
	"slices"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/naming"
)

// cellKey is the address of a cell.
type cellKey struct{ session, enrollment string }

// gridCell is a cell of an attendance sheet with what decides about it.
type gridCell struct {
	cell[Mark]
	gone, may, follows bool
	closed, corrects   bool // its week-end is; the caller may change it all the same
	papers             bool // it is closed, and there is a paper for the absence
}

// grid is the part of an attendance sheet that entries are about.
type grid struct {
	id       SheetID
	campusID string
	archived bool // the class is: nothing is entered any more
	taker    int64
	at       clock.Time
	because  reasons
	cells    map[cellKey]*gridCell
}

// findGrid reads the cells of entries in one query, with everything that decides
// about them.
func findGrid(ctx context.Context, tx *db.Tx, in access.Scope, id SheetID, entries []MarkEntry) (*grid, error) {
	sessions, enrollments := make([]string, 0, 8), make([]string, 0, len(entries))
	seen := map[string]bool{}
	for _, e := range entries {
		if !seen[e.SessionID] {
			sessions, seen[e.SessionID] = append(sessions, e.SessionID), true
		}
		if !seen[e.EnrollmentID] {
			enrollments, seen[e.EnrollmentID] = append(enrollments, e.EnrollmentID), true
		}
	}
	var held, of db.Where
	held.Among(tx, `s.id`, sessions)
	of.Among(tx, `e.id`, enrollments)
	g, err := readGrid(ctx, tx, in, id, held, of)
	if err == nil {
		err = g.open()
	}
	if err != nil || len(g.cells) > 0 && g.taker > 0 {
		return g, err
	}
	if len(g.cells) == 0 { // nobody of these stands there: is there such a sheet at all?
		_, err = findSheet(ctx, tx, in, id, "")
		return g, err
	}
	g.taker, err = findTaker(ctx, tx, in.Actor().PersonID)
	return g, err
}

// open refuses the sheet of an archived class.
func (g *grid) open() error { return SheetHead{Archived: g.archived}.open() }

// readGrid reads the cells of the sessions and enrollments for which conditions
// hold. The sessions are looked at first, once for all students.
func readGrid(ctx context.Context, q db.Querier, in access.Scope, id SheetID, held, of db.Where) (*grid, error) {
	g := &grid{id: id, at: clock.Now(), cells: map[cellKey]*gridCell{}}
	covers, corrected := false, false
	held.Add(`s.agenda_course_id = ?`, id.AgendaCourseID)
	held.And(in.Rows(`k.campus_id = ?`, gives))
	of.Add(`e.class_id = ? AND e.status = 'confirmed'`, id.ClassID)
	args := slices.Concat([]any{teacher(in), in.Actor().PersonID, id.ClassID}, held.Args, of.Args)
	return g, db.Each(ctx, q, func(r db.Row) error {
		var key cellKey
		var day clock.Date
		var startsAt, archivedAt clock.Time
		var canceled, teaches bool
		var zone string
		var class, value, reason, entries sql.NullString
		var minutes, version, taker, mine sql.NullInt64
		var p place
		c := &gridCell{}
		err := r.Scan(&key.session, &day, &startsAt, &canceled, &zone, &class, &teaches, &g.campusID, &archivedAt,
			&key.enrollment, &p.confirmedAt, &p.outcome, &p.outcomeAt,
			&value, &minutes, &reason, &version, &taker, &entries, &c.at, &mine, &c.closed, &c.papers)
		if len(g.cells) == 0 {
			covers, corrected, g.archived = in.Under(changeAttendance).CoversCampus(g.campusID), corrects(in, g.campusID), !archivedAt.IsZero()
		}
		c.now = Mark{Value(value.String), int(minutes.Int64), reason.String}
		c.version, c.taker, c.entries, g.taker = version.Int64, taker.Int64, entries.String, mine.Int64
		c.gone, c.may, c.corrects = canceled || !class.Valid, covers || teaches, corrected
		c.follows = p.follows(day, startsAt, clock.Zone(zone))
		g.cells[key] = c
		return err
	}, `WITH held AS MATERIALIZED (SELECT s.id, s.day, s.starts_at, s.canceled, o.time_zone, x.class_id, `+gives+` AS teaches, k.campus_id, k.archived_at, w.state = 'closed' AS closed,
			(SELECT MAX(t.number) FROM taker t WHERE t.person_id = ?) AS taker
			FROM published_agenda s JOIN campus o ON o.id = s.campus_id JOIN class k ON k.id = ? JOIN planning w ON w.id = s.planning_id
			LEFT JOIN published_agenda_class x ON x.agenda_id = s.id AND x.class_id = k.id`+held.String()+`)
		SELECT s.id, s.day, s.starts_at, s.canceled, s.time_zone, s.class_id, s.teaches, s.campus_id, s.archived_at,
		e.id, e.confirmed_at, e.outcome, e.outcome_at, m.value, m.minutes, m.reason, m.version, m.taker, m.entries, m.marked_at, s.taker, s.closed,
		s.closed AND EXISTS (SELECT 1 FROM attendance_paper a WHERE a.agenda_id = s.id AND a.enrollment_id = e.id)
		FROM held s CROSS JOIN enrollment e LEFT JOIN attendance m ON m.agenda_id = s.id AND m.enrollment_id = e.id`+of.String(), args...)
}

// takerNames are who entered something, by their numbers.
type takerNames map[int64]string

func (t takerNames) of(ctx context.Context, q db.Querier, number int64) (name string, err error) {
	if name, known := t[number]; known || number == 0 { // nobody has ever entered anything there
		return name, nil
	}
	t[number], err = db.One(ctx, q, "", db.ScanString, `SELECT `+naming.PersonOrNobody+` FROM taker t JOIN person p ON p.id = t.person_id WHERE t.number = ?`, number)
	return t[number], err
}
