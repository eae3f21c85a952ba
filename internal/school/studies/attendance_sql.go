package studies

import (
	"context"
	"fmt"

	"myspace/internal/base/access"
	"myspace/internal/base/db"
	"myspace/internal/base/naming"
)

// ownMarks are the marks of a class in sessions, found by who is in it: others may sit
// there too, and many more of them. Whoever has a mark stays confirmed.
func (s courseSheet) ownMarks(q db.Querier) (w db.Where) {
	w.Add(`e.class_id = ? AND e.status = 'confirmed' AND m.enrollment_id = e.id`, s.ClassID)
	w.Among(q, `m.agenda_id`, s.ids())
	return w
}

// findMarks returns the marks of a class in the sessions of its sheet, by enrollment,
// and notes how many there are.
func findMarks(ctx context.Context, q db.Querier, s courseSheet, mark *sheetMark) (map[string][]Marked, error) {
	all, w := map[string][]Marked{}, s.ownMarks(q)
	return all, db.Each(ctx, q, func(r db.Row) error {
		var who string
		var m Marked
		err := r.Scan(&who, &m.SessionID, &m.Value, &m.Minutes, &m.Reason, &m.Version, &m.At, &m.taker)
		mark.marks, mark.versions = mark.marks+1, mark.versions+m.Version
		all[who] = append(all[who], m)
		return err
	}, `SELECT m.enrollment_id, m.agenda_id, m.value, m.minutes, m.reason, m.version, m.marked_at, m.taker FROM enrollment e CROSS JOIN attendance m`+w.String(), w.Args...)
}

// nameTakers says of each mark who else entered it.
func nameTakers(ctx context.Context, q db.Querier, in access.Scope, marks map[string][]Marked) error {
	numbers := map[int64]bool{}
	for _, of := range marks {
		for _, m := range of {
			numbers[m.taker] = true
		}
	}
	others, err := findOtherTakers(ctx, q, in, numbers)
	for _, of := range marks {
		for i := range of {
			of[i].By = others[of[i].taker]
		}
	}
	return err
}

// findOtherTakers returns the names of those who have these numbers, without the
// caller.
func findOtherTakers(ctx context.Context, q db.Querier, in access.Scope, numbers map[int64]bool) (takerNames, error) {
	all := takerNames{}
	if len(numbers) == 0 {
		return all, nil
	}
	args := []any{in.Actor().PersonID}
	for number := range numbers {
		args = append(args, number)
	}
	return all, db.Each(ctx, q, func(r db.Row) error {
		var number int64
		var name string
		err := r.Scan(&number, &name)
		all[number] = name
		return err
	}, `SELECT t.number, `+naming.PersonOrNobody+` FROM taker t JOIN person p ON p.id = t.person_id WHERE t.person_id <> ? AND t.number IN `+db.Values(1, len(numbers)), args...)
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
// puts somebody on it: rows are never removed and versions only grow, so that
// counts and sums tell.
type sheetMark struct {
	marks, versions           int64 // of what was entered in its sessions
	students, changes         int64 // of who is or was confirmed in its class
	announced, papers, guests int64 // which need not be looked for where there are none
	newest                    string
	guestChanges              int64
	why                       bool // the caller may read why students are away: with another right it is another sheet
}

func (m sheetMark) text(s courseSheet) string {
	sequences, closed := int64(0), 0
	for _, one := range s.sessions {
		sequences += one.sequence
		if one.Closed {
			closed++
		}
	}
	return fmt.Sprintf("%d.%d.%d.%d.%d.%d.%d.%d.%s.%d.%d.%d.%t", m.marks, m.versions, len(s.sessions), closed, sequences, m.students, m.changes, m.announced, m.newest, m.papers, m.guests, m.guestChanges, m.why)
}

// findBeside returns what stands beside the marks of a sheet.
func findBeside(ctx context.Context, q db.Querier, id SheetID) (sheetMark, error) {
	return db.One(ctx, q, "", func(r db.Row) (m sheetMark, err error) {
		return m, r.Scan(&m.announced, &m.newest, &m.papers, &m.guests, &m.guestChanges)
	}, `SELECT a.announced, a.newest, (SELECT COUNT(*) FROM published_agenda s JOIN attendance_paper p ON p.agenda_id = s.id WHERE s.agenda_course_id = ?), g.guests, g.changes FROM
		(SELECT COUNT(*) AS announced, COALESCE(SUBSTR(MAX(a.id), 1, 13), '') AS newest FROM enrollment e JOIN announced_absence a ON a.person_id = e.person_id WHERE e.class_id = ?) AS a,
		(SELECT COUNT(*) AS guests, CAST(COALESCE(SUM(u.version), 0) AS BIGINT) AS changes FROM published_agenda s JOIN catch_up u ON u.other_agenda_id = s.id WHERE s.agenda_course_id = ?) AS g`,
		id.AgendaCourseID, id.ClassID, id.AgendaCourseID)
}

// countMarks notes what findMarks and findStudents would find, for who only asks
// whether that has changed.
func countMarks(ctx context.Context, q db.Querier, s courseSheet, mark *sheetMark) error {
	w := s.ownMarks(q)
	args := append(w.Args, s.ClassID)
	return db.Each(ctx, q, func(r db.Row) error {
		return r.Scan(&mark.marks, &mark.versions, &mark.students, &mark.changes)
	}, `SELECT m.marks, m.versions, e.students, e.changes FROM
		(SELECT COUNT(*) AS marks, CAST(COALESCE(SUM(m.version), 0) AS BIGINT) AS versions FROM enrollment e CROSS JOIN attendance m`+w.String()+`) AS m,
		(SELECT COUNT(*) AS students, CAST(COALESCE(SUM(e.version), 0) AS BIGINT) AS changes FROM enrollment e WHERE e.class_id = ? AND e.status = 'confirmed') AS e`, args...)
}
