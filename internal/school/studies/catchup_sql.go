package studies

import (
	"context"
	"database/sql"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/naming"
	"myspace/internal/school/part"
)

type listening = part.Listening

const (
	catchUpColumns = `u.id, u.state, u.way, u.due_day, u.note, ` + naming.DoerOrNobody + `, u.created_at, u.entry, u.was_value, u.was_reason, u.taken_by,
		p.id, p.first_name, p.last_name, p.photo_hash, e.id, k.id, k.code, k.campus_id, k.archived_at, s.id, s.agenda_course_id, s.day, s.start, s.finish, s.canceled, x.class_id, c.name,
		m.value, m.minutes, m.reason, o.id, l.id, l.code, h.name, o.day, o.start, o.finish, o.place, u.other_value,
		u.work_name, u.work_hash, COALESCE(f.media_type, ''), u.accepted_at, COALESCE((SELECT ` + naming.Doer + ` FROM person b WHERE b.id = u.accepted_by), '')`
	catchUpTables = `catch_up u JOIN enrollment e ON e.id = u.enrollment_id JOIN person p ON p.id = e.person_id JOIN class k ON k.id = e.class_id
		JOIN published_agenda s ON s.id = u.agenda_id JOIN course c ON c.id = s.course_id LEFT JOIN published_agenda_class x ON x.agenda_id = s.id AND x.class_id = k.id
		LEFT JOIN attendance m ON m.agenda_id = u.agenda_id AND m.enrollment_id = u.enrollment_id LEFT JOIN person b ON b.id = u.created_by
		LEFT JOIN published_agenda o ON o.id = u.other_agenda_id LEFT JOIN class l ON l.id = u.other_class_id LEFT JOIN campus h ON h.id = l.campus_id
		LEFT JOIN file f ON f.hash = u.work_hash`

	// ofCampus and ofHim are the catch-ups of a campus and of the caller.
	ofCampus = `e.campus_id = ?`
	ofHim    = `e.person_id = ?`
)

func scanCatchUp(r db.Row) (c CatchUp, err error) {
	var photo, sits, value, reason, otherID, otherClass, otherCode, otherCampus, otherPlace, hash sql.NullString
	var minutes, start, finish sql.NullInt64
	var archived clock.Time
	var canceled bool
	err = r.Scan(&c.ID, &c.State, &c.Way, &c.DueDay, &c.Note, &c.OpenedBy, &c.CreatedAt, &c.entry, &c.was.Value, &c.was.Reason, &c.takenBy,
		&c.Missed.StudentID, &c.Missed.FirstName, &c.Missed.LastName, &photo, &c.Missed.EnrollmentID, &c.Missed.ClassID, &c.Missed.ClassCode, &c.campusID, &archived,
		&c.Missed.SessionID, &c.Missed.AgendaCourseID, &c.Missed.Day, &c.Missed.Start, &c.Missed.Finish, &canceled, &sits, &c.Missed.CourseName,
		&value, &minutes, &reason, &otherID, &otherClass, &otherCode, &otherCampus, &c.Other.Day, &start, &finish, &otherPlace, &c.There,
		&c.Work.Name, &hash, &c.Work.mediaType, &c.Work.acceptedAt, &c.Work.AcceptedBy)
	c.Missed.PhotoURL, c.Work.hash = photo.String, hash.String
	c.mark, c.counts = Mark{Value(value.String), int(minutes.Int64), reason.String}, archived.IsZero() && !canceled && sits.Valid
	c.Other.SessionID, c.Other.ClassID, c.Other.ClassCode, c.Other.CampusName, c.Other.Place = otherID.String, otherClass.String, otherCode.String, otherCampus.String, otherPlace.String
	c.Other.Start, c.Other.Finish = int(start.Int64), int(finish.Int64)
	return c, err
}

// findCatchUps returns the catch-ups for which conditions hold, the open ones
// first; own says which are the caller's.
func (a *Area) findCatchUps(ctx context.Context, q db.Querier, own string, w db.Where) ([]CatchUp, error) {
	w.And(access.From(ctx).Rows(ofCampus, own))
	all, err := db.All(ctx, q, scanCatchUp, `SELECT `+catchUpColumns+` FROM `+catchUpTables+w.String()+
		` ORDER BY CASE u.state WHEN 'open' THEN 0 ELSE 1 END, u.due_day, u.id`+db.Limit(500), w.Args...)
	if err != nil {
		return nil, err
	}
	return all, a.settleAll(ctx, q, all)
}

// findCatchUp returns one in reach.
func (a *Area) findCatchUp(ctx context.Context, q db.Querier, own, id string) (CatchUp, error) {
	var w db.Where
	w.Add(`u.id = ?`, id)
	w.And(access.From(ctx).Rows(ofCampus, own))
	c, err := db.One(ctx, q, "catchup.not_found", scanCatchUp, `SELECT `+catchUpColumns+` FROM `+catchUpTables+w.String(), w.Args...)
	if err != nil {
		return c, err
	}
	all := []CatchUp{c}
	err = a.settleAll(ctx, q, all)
	return all[0], err
}

// settleAll says of each what proves it.
func (a *Area) settleAll(ctx context.Context, q db.Querier, all []CatchUp) error {
	asked := make([]listening, len(all))
	for i := range all {
		asked[i] = all[i].Missed.listening()
	}
	heard, err := a.Parts.Heard(ctx, q, asked)
	for i := range all {
		all[i].settle(heard)
	}
	return err
}

const missedColumns = `s.id, s.agenda_course_id, k.id, k.code, e.id, p.id, p.first_name, p.last_name, p.photo_hash, c.name, s.day, s.start, s.finish, m.value`

func scanMissed(r db.Row) (s MissedSession, err error) {
	var photo sql.NullString
	err = r.Scan(&s.SessionID, &s.AgendaCourseID, &s.ClassID, &s.ClassCode, &s.EnrollmentID, &s.StudentID, &s.FirstName, &s.LastName, &photo, &s.CourseName, &s.Day, &s.Start, &s.Finish, &s.Value)
	s.PhotoURL = photo.String
	return s, err
}

// findMissed returns the sessions for which conditions hold that students have
// missed in the classes that they follow and do not make up for yet, the latest
// first.
func (a *Area) findMissed(ctx context.Context, q db.Querier, own string, w db.Where) ([]MissedSession, error) {
	w.Add(`e.status = 'confirmed' AND e.outcome = '' AND m.value IN ('absent', 'justified') AND NOT s.canceled AND k.archived_at IS NULL`)
	// One that was taken, and whose mark says again that he was away, makes up for nothing.
	w.Add(`NOT EXISTS (SELECT 1 FROM catch_up u WHERE u.agenda_id = m.agenda_id AND u.enrollment_id = m.enrollment_id AND u.state = 'open')`)
	w.And(access.From(ctx).Rows(ofCampus, own))
	all, err := db.All(ctx, q, scanMissed, `SELECT `+missedColumns+` FROM enrollment e JOIN attendance m ON m.enrollment_id = e.id JOIN published_agenda s ON s.id = m.agenda_id
		JOIN published_agenda_class x ON x.agenda_id = s.id AND x.class_id = e.class_id JOIN class k ON k.id = e.class_id JOIN course c ON c.id = s.course_id JOIN person p ON p.id = e.person_id`+w.String()+
		` ORDER BY s.starts_at DESC, e.sort_name, s.id`+db.Limit(200), w.Args...)
	if err != nil {
		return nil, err
	}
	asked := make([]listening, len(all))
	for i, one := range all {
		asked[i] = one.listening()
		all[i].PhotoURL = a.Link(ctx, "/api/people/"+one.StudentID+"/photo", one.PhotoURL)
	}
	heard, err := a.Parts.Heard(ctx, q, asked)
	for i := range all {
		_, all[i].Recorded = heard[asked[i]]
	}
	return all, err
}

// findElsewhere returns the sessions ahead in which another class has the course
// of a session, in whichever edition, as a report takes it over: the next first.
func findElsewhere(ctx context.Context, q db.Querier, missed MissedSession, now clock.Time) ([]OtherSession, error) {
	return db.All(ctx, q, func(r db.Row) (o OtherSession, err error) {
		return o, r.Scan(&o.SessionID, &o.ClassID, &o.ClassCode, &o.CampusName, &o.Day, &o.Start, &o.Finish, &o.Place)
	}, `SELECT o.id, k.id, k.code, h.name, o.day, o.start, o.finish, o.place FROM published_agenda s JOIN course c ON c.id = s.course_id
		JOIN course d ON d.code_key = c.code_key JOIN published_agenda o ON o.course_id = d.id JOIN published_agenda_class x ON x.agenda_id = o.id JOIN class k ON k.id = x.class_id JOIN campus h ON h.id = k.campus_id
		WHERE s.id = ? AND o.id <> s.id AND k.id <> ? AND NOT o.canceled AND o.ends_at > ? AND k.archived_at IS NULL ORDER BY o.starts_at, k.code_key, o.id`+db.Limit(100),
		missed.SessionID, missed.ClassID, now)
}

// addCatchUp opens a catch-up, and ends an earlier one that makes up for nothing any
// more: it was taken, and the mark was changed back since.
func addCatchUp(ctx context.Context, tx *db.Tx, id string, missed MissedSession, by string, f CatchUpFields) error {
	now := clock.Now()
	if err := db.Exec(ctx, tx, `UPDATE catch_up SET state = 'ended', version = version + 1, updated_at = ? WHERE agenda_id = ? AND enrollment_id = ? AND state = 'taken'`,
		now, missed.SessionID, missed.EnrollmentID); err != nil {
		return err
	}
	return db.Exec(ctx, tx, `INSERT INTO catch_up (id, agenda_id, enrollment_id, way, due_day, note, state, other_agenda_id, other_class_id, created_by, created_at, updated_at)
		VALUES (?, ?, ?, ?, ?, ?, 'open', NULLIF(?, ''), NULLIF(?, ''), ?, ?, ?)`,
		id, missed.SessionID, missed.EnrollmentID, f.Way, f.DueDay, f.Note, f.OtherSessionID, f.OtherClassID, by, now, now)
}

// changeCatchUp sets columns of a catch-up.
func changeCatchUp(ctx context.Context, tx *db.Tx, id, columns string, args ...any) error {
	args = append(args, clock.Now(), id)
	return db.Change(ctx, tx, "catchup.not_found", `UPDATE catch_up SET `+columns+`, version = version + 1, updated_at = ? WHERE id = ?`, args...)
}
