package studies

import (
	"context"
	"fmt"

	"myspace/internal/base/access"
	"myspace/internal/base/db"
	"myspace/internal/base/naming"
)

// findMarks returns the marks of a class in sessions, by enrollment.
func findMarks(ctx context.Context, q db.Querier, s courseSheet) (map[string][]Marked, error) {
	var w db.Where
	w.Among(q, `m.agenda_id`, s.ids())
	w.Add(`e.class_id = ?`, s.ClassID)
	all := map[string][]Marked{}
	return all, db.Each(ctx, q, func(r db.Row) error {
		var who string
		var m Marked
		err := r.Scan(&who, &m.SessionID, &m.Value, &m.Minutes, &m.Reason, &m.Version, &m.At, &m.taker)
		all[who] = append(all[who], m)
		return err
	}, `SELECT m.enrollment_id, m.agenda_id, m.value, m.minutes, m.reason, m.version, m.marked_at, m.taker
		FROM attendance m JOIN enrollment e ON e.id = m.enrollment_id`+w.String(), w.Args...)
}

// nameTakers says of each mark who else entered it.
func nameTakers(ctx context.Context, q db.Querier, in access.Scope, s courseSheet, marks map[string][]Marked) error {
	var w db.Where
	w.Among(q, `m.agenda_id`, s.ids())
	others, err := findOtherTakers(ctx, q, in, `SELECT m.taker FROM attendance m`+w.String(), w.Args...)
	for _, of := range marks {
		for i := range of {
			of[i].By = others[of[i].taker]
		}
	}
	return err
}

// findOtherTakers returns the names of those whose numbers a query selects,
// without the caller.
func findOtherTakers(ctx context.Context, q db.Querier, in access.Scope, numbers string, args ...any) (takerNames, error) {
	all := takerNames{}
	return all, db.Each(ctx, q, func(r db.Row) error {
		var number int64
		var name string
		err := r.Scan(&number, &name)
		all[number] = name
		return err
	}, `SELECT t.number, `+naming.PersonOrNobody+` FROM taker t JOIN person p ON p.id = t.person_id WHERE t.number IN (`+numbers+`) AND t.person_id <> ?`, append(args, in.Actor().PersonID)...)
}

// ids are those of the sheet's sessions.
func (s courseSheet) ids() []string {
	all := make([]string, len(s.sessions))
	for i, one := range s.sessions {
		all[i] = one.ID
	}
	return all
}

// countPapers adds how many papers hang on marks.
func countPapers(ctx context.Context, q db.Querier, s courseSheet, marks map[string][]Marked) error {
	var w db.Where
	w.Among(q, `p.agenda_id`, s.ids())
	return db.Each(ctx, q, func(r db.Row) error {
		var session, who string
		var n int
		err := r.Scan(&session, &who, &n)
		for i, m := range marks[who] {
			if m.SessionID == session {
				marks[who][i].Papers = n
			}
		}
		return err
	}, `SELECT p.agenda_id, p.enrollment_id, COUNT(*) FROM attendance_paper p`+w.String()+` GROUP BY p.agenda_id, p.enrollment_id`, w.Args...)
}

// findAnnounced returns the absences that students of a class announced for the
// days of a sheet.
func findAnnounced(ctx context.Context, q db.Querier, s courseSheet) ([]Announced, error) {
	first, last := s.sessions[0].Day, s.sessions[0].Day
	for _, one := range s.sessions {
		if one.Day.Before(first) {
			first = one.Day
		}
		if last.Before(one.Day) {
			last = one.Day
		}
	}
	return db.All(ctx, q, func(r db.Row) (a Announced, err error) {
		return a, r.Scan(&a.ID, &a.StudentID, &a.FirstDay, &a.LastDay, &a.Reason)
	}, `SELECT DISTINCT a.id, a.person_id, a.first_day, a.last_day, a.reason FROM enrollment e JOIN announced_absence a ON a.person_id = e.person_id
		WHERE e.class_id = ? AND e.status = 'confirmed' AND a.first_day <= ? AND a.last_day >= ? ORDER BY a.first_day, a.id`, s.ClassID, last, first)
}

// sheetMark is what changes with everything that is entered on a sheet, or that
// puts somebody on it; and what need not be looked for, since there is none.
type sheetMark struct {
	text                      string
	announced, papers, guests int
}

// findAttendanceMark returns the mark of an attendance sheet: rows are never
// removed and versions only grow, so that counts and sums tell.
func findAttendanceMark(ctx context.Context, q db.Querier, id SheetID) (sheetMark, error) {
	return db.One(ctx, q, "", func(r db.Row) (m sheetMark, err error) {
		var marks, versions, sessions, sequences, students, changes, guestChanges int64
		var newest string
		err = r.Scan(&marks, &versions, &sessions, &sequences, &students, &changes, &m.announced, &newest, &m.papers, &m.guests, &guestChanges)
		m.text = fmt.Sprintf("%d.%d.%d.%d.%d.%d.%d.%s.%d.%d.%d", marks, versions, sessions, sequences, students, changes, m.announced, newest, m.papers, m.guests, guestChanges)
		return m, err
	}, `SELECT m.marks, m.versions, s.sessions, s.sequences, e.students, e.changes, a.announced, a.newest,
		(SELECT COUNT(*) FROM published_agenda s JOIN attendance_paper p ON p.agenda_id = s.id WHERE s.agenda_course_id = ?), g.guests, g.changes FROM
		(SELECT COUNT(*) AS marks, CAST(COALESCE(SUM(m.version), 0) AS BIGINT) AS versions FROM published_agenda s JOIN attendance m ON m.agenda_id = s.id WHERE s.agenda_course_id = ?) AS m,
		(SELECT COUNT(*) AS sessions, CAST(COALESCE(SUM(s.sequence), 0) AS BIGINT) AS sequences FROM published_agenda s WHERE s.agenda_course_id = ?) AS s,
		(SELECT COUNT(*) AS students, CAST(COALESCE(SUM(e.version), 0) AS BIGINT) AS changes FROM enrollment e WHERE e.class_id = ?) AS e,
		(SELECT COUNT(*) AS announced, COALESCE(SUBSTR(MAX(a.id), 1, 13), '') AS newest FROM enrollment e JOIN announced_absence a ON a.person_id = e.person_id WHERE e.class_id = ?) AS a,
		(SELECT COUNT(*) AS guests, CAST(COALESCE(SUM(u.version), 0) AS BIGINT) AS changes FROM published_agenda s JOIN catch_up u ON u.other_agenda_id = s.id WHERE s.agenda_course_id = ?) AS g`,
		id.AgendaCourseID, id.AgendaCourseID, id.AgendaCourseID, id.ClassID, id.ClassID, id.AgendaCourseID)
}
