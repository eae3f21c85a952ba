package media

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/naming"
)

const (
	sessionColumns = `s.id, s.agenda_course_id, s.planning_id, CASE WHEN g.abbreviation <> '' THEN g.abbreviation ELSE CAST(g.number AS TEXT) END, g.first_day, g.last_day,
		s.course_id, c.code, c.name, s.campus_id, h.name, h.time_zone, s.day, s.start, s.finish, s.starts_at, s.ends_at, s.canceled`
	sessionTables = `published_agenda s JOIN planning g ON g.id = s.planning_id JOIN course c ON c.id = s.course_id JOIN campus h ON h.id = s.campus_id`
	maxSessions   = 500
	// maxExported is how many are exported: all that there are, or it is refused.
	maxExported = 20_000
)

// sessionWords are the places in which words find a session s: all that a row shows.
var sessionWords = []string{
	`s.course_id IN (SELECT id FROM course WHERE ` + db.Has(`search_text`) + `)`,
	`s.planning_id IN (SELECT id FROM planning WHERE ` + db.Has(`search_text`) + `)`,
	`s.campus_id IN (SELECT id FROM campus WHERE ` + db.Has(db.Words(`sort_name`)) + `)`,
	`s.id IN (SELECT x.agenda_id FROM published_agenda_class x JOIN class k ON k.id = x.class_id WHERE ` + db.Has(`k.search_text`) + `)`,
	`s.id IN (SELECT x.agenda_id FROM published_agenda_class x JOIN class k ON k.id = x.class_id JOIN campus o ON o.id = k.campus_id WHERE ` + db.Has(db.Words(`o.sort_name`)) + `)`,
	`s.id IN (SELECT sp.agenda_id FROM published_agenda_person sp JOIN person p ON p.id = sp.person_id WHERE sp.half = 'teacher' AND ` + db.Has(db.Words(`p.sort_name`)) + `)`,
}

func scanSession(r db.Row) (s RecordingSession, err error) {
	s.Classes, s.Teachers = []RecordingClass{}, []RecordingTeacher{}
	err = r.Scan(&s.ID, &s.AgendaCourseID, &s.PlanningID, &s.Planning, &s.PlanningFirstDay, &s.PlanningLastDay, &s.CourseID, &s.CourseCode, &s.CourseName,
		&s.CampusID, &s.CampusName, &s.TimeZone, &s.Day, &s.Start, &s.Finish, &s.StartsAt, &s.EndsAt, &s.Canceled)
	s.Today = err == nil && s.Day == clock.Today(s.TimeZone)
	return s, err
}

// findSessions returns the sessions for which conditions hold, the latest first and at
// most so many, with who sits in them and who teaches them.
func findSessions(ctx context.Context, q db.Querier, w db.Where, most int) ([]RecordingSession, error) {
	all, err := db.All(ctx, q, scanSession, `SELECT `+sessionColumns+` FROM `+sessionTables+w.String()+` ORDER BY s.starts_at DESC, s.id`+db.Limit(most), w.Args...)
	if err != nil || len(all) == 0 {
		return all, err
	}
	at, ids := map[string]*RecordingSession{}, make([]string, len(all))
	for i := range all {
		at[all[i].ID], ids[i] = &all[i], all[i].ID
	}
	var sit, teach db.Where
	sit.Among(q, `x.agenda_id`, ids)
	if err := db.Each(ctx, q, func(r db.Row) error {
		var id string
		var k RecordingClass
		err := r.Scan(&id, &k.ID, &k.Code, &k.CampusName)
		at[id].Classes = append(at[id].Classes, k)
		return err
	}, `SELECT x.agenda_id, k.id, k.code, o.name FROM published_agenda_class x JOIN class k ON k.id = x.class_id JOIN campus o ON o.id = k.campus_id`+sit.String()+` ORDER BY k.code_key, o.sort_name, k.id`, sit.Args...); err != nil {
		return nil, err
	}
	teach.Among(q, `sp.agenda_id`, ids)
	teach.Add(`sp.half = 'teacher'`)
	return all, db.Each(ctx, q, func(r db.Row) error {
		var id string
		var p RecordingTeacher
		err := r.Scan(&id, &p.ID, &p.Name)
		at[id].Teachers = append(at[id].Teachers, p)
		return err
	}, `SELECT sp.agenda_id, p.id, `+naming.Person+` FROM published_agenda_person sp JOIN person p ON p.id = sp.person_id`+teach.String()+` ORDER BY p.sort_name, p.id`, teach.Args...)
}

// findSession returns a session that the caller may know the recordings of.
func findSession(ctx context.Context, q db.Querier, in access.Scope, id string) (RecordingSession, error) {
	return oneSession(ctx, q, in, sessionsIn(in, clock.Now()), id)
}

// keepable returns a session whose recordings the caller keeps.
func keepable(ctx context.Context, q db.Querier, in access.Scope, id string) (RecordingSession, error) {
	var w db.Where
	w.And(in.Under(keepRecordings).Rows(hosted, ""))
	return oneSession(ctx, q, in, w, id)
}

func oneSession(ctx context.Context, q db.Querier, in access.Scope, w db.Where, id string) (RecordingSession, error) {
	w.Add(`s.id = ?`, id)
	all, err := findSessions(ctx, q, w, maxSessions)
	if err != nil || len(all) == 0 {
		return RecordingSession{}, missing(err)
	}
	all[0].MayEdit = in.Under(keepRecordings).CoversCampus(all[0].CampusID)
	return all[0], nil
}

// addCounts says how many recordings of each kind sessions have that the caller may
// know of.
func addCounts(ctx context.Context, q db.Querier, in access.Scope, all []RecordingSession) error {
	at, ids := map[string]*RecordingSession{}, make([]string, len(all))
	for i := range all {
		at[all[i].ID], ids[i] = &all[i], all[i].ID
	}
	now := clock.Now()
	w := recordingsIn(in, now)
	w.Among(q, `r.agenda_id`, ids)
	return db.Each(ctx, q, func(r db.Row) error {
		var id, kind string
		var n KindCount
		err := r.Scan(&id, &kind, &n.Count, &n.Published, &n.Scheduled)
		*at[id].count(kind) = n
		return err
	}, `SELECT r.agenda_id, r.kind, COUNT(*), SUM(CASE WHEN r.publish_at <= ? THEN 1 ELSE 0 END), SUM(CASE WHEN r.publish_at > ? THEN 1 ELSE 0 END)
		FROM recording r JOIN published_agenda s ON s.id = r.agenda_id`+w.String()+` GROUP BY r.agenda_id, r.kind`, append([]any{now, now}, w.Args...)...)
}
