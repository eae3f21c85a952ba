package planning

import (
	"context"
	"slices"

	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/naming"
)

// findByIDs returns agenda courses by their ids.
func findByIDs(ctx context.Context, q db.Querier, ids []string) ([]AgendaCourse, error) {
	var w db.Where
	w.Among(q, `ac.id`, ids)
	return findAgendaCourses(ctx, q, w)
}

// findAgendaCourses returns agenda courses whole, by a condition on ac; it takes
// four queries. The caller has made sure that they are in reach.
func findAgendaCourses(ctx context.Context, q db.Querier, w db.Where) (all []AgendaCourse, err error) {
	at, ids := map[string]*AgendaCourse{}, []string{}
	all, err = db.All(ctx, q, func(r db.Row) (c AgendaCourse, err error) {
		c.ClassIDs, c.Sessions, c.Staff = []string{}, []CourseSession{}, []Staffing{}
		return c, r.Scan(&c.ID, &c.Version, &c.CourseID, &c.CampusID, &c.CourseCode, &c.CourseName)
	}, `SELECT ac.id, ac.version, ac.course_id, ac.campus_id, c.code, c.name FROM agenda_course ac JOIN course c ON c.id = ac.course_id`+w.String()+` ORDER BY ac.id`, w.Args...)
	for i := range all {
		at[all[i].ID] = &all[i]
		ids = append(ids, all[i].ID)
	}
	if err != nil || len(ids) == 0 {
		return all, err
	}
	var of db.Where
	of.Among(q, `agenda_course_id`, ids)
	if err := db.Each(ctx, q, func(r db.Row) error {
		var id, class string
		err := r.Scan(&id, &class)
		at[id].ClassIDs = append(at[id].ClassIDs, class)
		return err
	}, `SELECT agenda_course_id, class_id FROM agenda_course_class`+of.String()+` ORDER BY agenda_course_id, class_id`, of.Args...); err != nil {
		return nil, err
	}
	if err := db.Each(ctx, q, func(r db.Row) error {
		var id string
		var s CourseSession
		err := r.Scan(&id, &s.ID, &s.PlanningID, &s.Day, &s.Start, &s.Finish, &s.Place)
		at[id].Sessions = append(at[id].Sessions, s)
		return err
	}, `SELECT agenda_course_id, id, planning_id, day, start, finish, place FROM agenda`+of.String()+` ORDER BY agenda_course_id, day, start, id`, of.Args...); err != nil {
		return nil, err
	}
	return all, addStaff(ctx, q, at, ids)
}

// addStaff fills in who teaches and translates.
func addStaff(ctx context.Context, q db.Querier, at map[string]*AgendaCourse, ids []string) error {
	var of db.Where
	of.Among(q, `i.agenda_course_id`, ids)
	last := ""
	return db.Each(ctx, q, func(r db.Row) error {
		var id, session string
		s := Staffing{SessionIDs: []string{}}
		if err := r.Scan(&id, &s.ID, &s.Half, &s.PersonID, &s.PersonName, &s.State, &s.Sent, &s.Again, &session); err != nil {
			return err
		}
		c := at[id]
		if s.ID != last {
			c.Staff, last = append(c.Staff, s), s.ID
		}
		if session != "" {
			one := &c.Staff[len(c.Staff)-1]
			one.SessionIDs = append(one.SessionIDs, session)
		}
		return nil
	}, `SELECT i.agenda_course_id, i.id, i.half, i.person_id, `+naming.Person+`, i.state, i.sent_at IS NOT NULL, i.again, COALESCE(x.agenda_id, '')
		FROM teaching_invitation i JOIN person p ON p.id = i.person_id LEFT JOIN teaching_invitation_session x ON x.invitation_id = i.id`+of.String()+`
		ORDER BY i.agenda_course_id, i.half, i.line, i.id, x.agenda_id`, of.Args...)
}

// saveAgendaCourses turns agenda courses from what they were into what they are
// to be, in a number of statements that does not grow with them. One without
// sessions stands on no board any more, and goes. zones are those of the hosts.
func saveAgendaCourses(ctx context.Context, tx *db.Tx, by string, version int64, zones map[string]string, was, become []AgendaCourse) error {
	become = slices.DeleteFunc(slices.Clone(become), func(c AgendaCourse) bool { return len(c.Sessions) == 0 })
	had, has := idsOf(was), idsOf(become)
	for _, gone := range []struct {
		text, column string
		ids          []string
	}{
		{`DELETE FROM teaching_invitation_session`, "invitation_id", had.staff},
		{`DELETE FROM teaching_invitation`, "id", without(had.staff, has.staff)},
		{`DELETE FROM agenda`, "id", without(had.sessions, has.sessions)},
		{`DELETE FROM agenda_course_class`, "agenda_course_id", had.courses},
		{`DELETE FROM agenda_course`, "id", without(had.courses, has.courses)},
	} {
		if err := removeThese(ctx, tx, gone.text, gone.column, gone.ids); err != nil {
			return err
		}
	}
	w := courseWriter{by: by, version: version, zones: zones}
	w.add(clock.Now(), become...)
	if err := w.write(ctx, tx); err != nil {
		return err
	}
	return saveStaffed(ctx, tx, by, was, become)
}

// removeThese runs a statement that removes rows, for those that a column names.
func removeThese(ctx context.Context, tx *db.Tx, text, column string, ids []string) error {
	if len(ids) == 0 {
		return nil
	}
	var w db.Where
	w.Among(tx, column, ids)
	return db.Exec(ctx, tx, text+w.String(), w.Args...)
}

// courseWriter gathers agenda courses, to add their rows or change those that
// are there.
type courseWriter struct {
	by                                      string
	version                                 int64
	zones                                   map[string]string // of the hosts
	courses, classes, sessions, staff, some *db.Bulk
}

func (w *courseWriter) add(at clock.Time, all ...AgendaCourse) {
	if w.courses == nil {
		w.courses = db.NewBulk(`agenda_course (id, version, course_id, campus_id, created_at, updated_at)`)
		w.classes = db.NewBulk(`agenda_course_class (agenda_course_id, class_id)`)
		w.sessions = db.NewBulk(`agenda (id, agenda_course_id, planning_id, day, start, finish, starts_at, ends_at, place)`)
		w.staff = db.NewBulk(`teaching_invitation (id, agenda_course_id, half, person_id, state, line, whole, created_by, created_at, updated_at)`)
		w.some = db.NewBulk(`teaching_invitation_session (invitation_id, agenda_id)`)
	}
	for _, c := range all {
		w.courses.Add(c.ID, w.version, c.CourseID, c.CampusID, at, at)
		for _, id := range c.ClassIDs {
			w.classes.Add(c.ID, id)
		}
		for _, s := range c.Sessions {
			zone := w.zones[c.CampusID]
			w.sessions.Add(s.ID, c.ID, s.PlanningID, s.Day, s.Start, s.Finish, instant(s.Day, s.Start, zone), instant(s.Day, s.Finish, zone), s.Place)
		}
		for i, s := range c.Staff {
			w.staff.Add(s.ID, c.ID, s.Half, s.PersonID, s.State, i, len(s.SessionIDs) == 0, w.by, at, at)
			for _, id := range s.SessionIDs {
				w.some.Add(s.ID, id)
			}
		}
	}
}

func (w *courseWriter) write(ctx context.Context, tx *db.Tx) error {
	for _, one := range []struct {
		rows    *db.Bulk
		changes []string
	}{
		{w.courses, []string{"version", "course_id", "campus_id", "updated_at"}},
		{w.classes, nil},
		{w.sessions, []string{"planning_id", "day", "start", "finish", "starts_at", "ends_at", "place"}},
		{w.staff, []string{"state", "line", "whole", "updated_at"}},
		{w.some, nil},
	} {
		if err := one.rows.Upsert(ctx, tx, "id", one.changes...); err != nil {
			return err
		}
	}
	return nil
}

// theirIDs are the ids of agenda courses and of what hangs on them.
type theirIDs struct{ courses, sessions, staff []string }

func idsOf(all []AgendaCourse) (ids theirIDs) {
	for _, c := range all {
		ids.courses = append(ids.courses, c.ID)
		for _, s := range c.Sessions {
			ids.sessions = append(ids.sessions, s.ID)
		}
		for _, s := range c.Staff {
			ids.staff = append(ids.staff, s.ID)
		}
	}
	return ids
}

// without are those of some ids that are not among others.
func without(ids, others []string) []string {
	return slices.DeleteFunc(slices.Clone(ids), func(id string) bool { return slices.Contains(others, id) })
}
