package media

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/naming"
)

// findClassListeners returns who of a class has heard its sessions, as far as the
// caller may know: what is told of each session, together.
func findClassListeners(ctx context.Context, q db.Querier, in access.Scope, id string) (ClassListeners, error) {
	l := ClassListeners{ClassID: id, Sessions: []ListenedSession{}, Items: []ClassListener{}}
	var err error
	if l.ClassCode, err = findListenedClass(ctx, q, in, id); err != nil {
		return l, err
	}
	all, err := findListenings(ctx, q, in, id)
	if err != nil {
		return l, err
	}
	at, people := map[string]int{}, map[string]bool{}
	for _, one := range all {
		people[one.PersonID] = true
		l.add(one, at)
	}
	l.Students = len(people)
	l.settle()
	return l, nil
}

// findListenedClass returns the code of a class that the caller has something to do
// with: of his campus, that he sits in, or that he teaches.
func findListenedClass(ctx context.Context, q db.Querier, in access.Scope, id string) (string, error) {
	self := `EXISTS (SELECT 1 FROM enrollment e WHERE e.class_id = k.id AND e.person_id = ? AND e.status = 'confirmed' AND e.outcome = '')`
	if in.Actor().Roles&access.Teacher != 0 {
		self += ` OR EXISTS (SELECT 1 FROM published_agenda_class x JOIN published_agenda s ON s.id = x.agenda_id WHERE x.class_id = k.id AND ` + taught + `)`
	}
	var w db.Where
	w.Add(`k.id = ?`, id)
	w.And(in.Rows(`k.campus_id = ?`, self))
	return db.One(ctx, q, "class.not_found", db.ScanString, `SELECT k.code FROM class k`+w.String(), w.Args...)
}

// findListenings returns what the students of a class heard of each of its sessions of
// which something is published to it, session by session.
func findListenings(ctx context.Context, q db.Querier, in access.Scope, classID string) ([]listening, error) {
	var w db.Where
	w.Add(`x.class_id = ?`, classID)
	w.And(in.Rows(`k.campus_id = ?`, listens(in)))
	named, mine := in.Under(nameListeners).Rows(`k.campus_id = ?`, listens(in))
	args := append(append([]any{}, mine...), clock.Now())
	all := []listening{}
	err := db.Each(ctx, q, func(r db.Row) error {
		var one listening
		var p played
		var last clock.Time
		s := &one.session
		if err := r.Scan(&s.SessionID, &s.Day, &s.Start, &s.CourseID, &s.CourseCode, &s.CourseName, &one.PersonID, &one.Name, &one.sortName, &one.named,
			&p.kind, &p.duration, &p.percent, &last); err != nil {
			return err
		}
		if n := len(all); n == 0 || all[n-1].session.SessionID != s.SessionID || all[n-1].PersonID != one.PersonID {
			all = append(all, one)
		}
		of := &all[len(all)-1]
		of.played = append(of.played, p)
		if of.LastAt.Before(last) {
			of.LastAt = last
		}
		return nil
	}, `SELECT s.id, s.day, s.start, c.id, c.code, c.name, p.id, `+naming.Person+`, e.sort_name, CASE WHEN `+named+` THEN TRUE ELSE FALSE END,
		r.kind, r.duration, COALESCE(l.percent, 0), l.noted_at
		FROM published_agenda_class x JOIN class k ON k.id = x.class_id JOIN published_agenda s ON s.id = x.agenda_id AND NOT s.canceled JOIN course c ON c.id = s.course_id
		JOIN recording r ON r.agenda_id = s.id AND r.kind IN ('audio', 'video') AND r.publish_at <= ? AND `+meant+`
		JOIN enrollment e ON e.class_id = k.id AND e.status = 'confirmed' AND e.outcome = '' JOIN person p ON p.id = e.person_id
		LEFT JOIN place l ON l.item = r.id AND l.person_id = e.person_id`+w.String()+` ORDER BY x.starts_at, s.id, e.sort_name, p.id, r.kind, r.position, r.id`, append(args, w.Args...)...)
	return all, err
}
