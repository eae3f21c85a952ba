package media

import (
	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
)

// What opens a recording r of a session s: that one keeps it, or that it is
// published and one teaches its course, follows it in a class that it is for, or
// was granted it where it is ticked for that. It is asked at every fetch.

const (
	// hosted holds for the sessions that a campus keeps the recordings of.
	hosted = `s.campus_id = ?`
	opened = `r.publish_at <= ? AND NOT s.canceled`
	// meant holds for the classes that a recording is for, by their column.
	meant = `(r.all_classes OR EXISTS (SELECT 1 FROM recording_class rc WHERE rc.recording_id = r.id AND rc.class_id = x.class_id))`
	// sitting holds where a class of a campus sits in the session.
	sitting = `EXISTS (SELECT 1 FROM published_agenda_class x JOIN class k ON k.id = x.class_id WHERE x.agenda_id = s.id AND k.campus_id = ?)`
	heardAt = `EXISTS (SELECT 1 FROM published_agenda_class x JOIN class k ON k.id = x.class_id WHERE x.agenda_id = s.id AND k.campus_id = ? AND ` + meant + `)`
	// taught holds for all sessions of an agenda course that somebody accepted to
	// teach; who translates it has no recordings of it.
	taught = `s.agenda_course_id IN (SELECT o.agenda_course_id FROM published_agenda_person sp JOIN published_agenda o ON o.id = sp.agenda_id AND NOT o.canceled
		WHERE sp.person_id = ? AND sp.half = 'teacher')`
	followed = `EXISTS (SELECT 1 FROM enrollment e JOIN published_agenda_class x ON x.class_id = e.class_id
		WHERE x.agenda_id = s.id AND e.person_id = ? AND e.status = 'confirmed' AND e.outcome = '' AND ` + meant + `)`
	granted = `r.rhema AND s.course_id IN (SELECT course_id FROM course_access WHERE person_id = ? AND first_day <= ? AND last_day >= ?)`
)

// recordingsIn keeps a query of recordings r with their sessions s inside the
// caller's reach at a moment.
func recordingsIn(in access.Scope, now clock.Time) (w db.Where) {
	if in.CoversAll() {
		return w
	}
	ways := heardBy(in, now)
	if me := in.Actor(); in.CoversCampus(me.CampusID) {
		var keeps, visits db.Where
		keeps.Add(hosted, me.CampusID)
		visits.Add(opened, now)
		visits.Add(heardAt, me.CampusID)
		ways = append(ways, keeps, visits)
	}
	w.Or(ways...)
	return w
}

// heardBy are the ways in which a recording is open to the caller himself,
// whatever he keeps.
func heardBy(in access.Scope, now clock.Time) []db.Where {
	ways, me := openTo(in, now), in.Actor()
	if me.Roles&access.Teacher != 0 {
		var teaches db.Where
		teaches.Add(opened, now)
		teaches.Add(taught, me.PersonID)
		ways = append(ways, teaches)
	}
	return ways
}

// openTo are the ways in which a recording is open to the caller as to a student:
// by a class, or by a grant.
func openTo(in access.Scope, now clock.Time) []db.Where {
	me, day := in.Actor(), clock.Today(in.Actor().TimeZone)
	var follows, grants db.Where
	follows.Add(opened, now)
	follows.Add(followed, me.PersonID)
	grants.Add(opened, now)
	grants.Add(granted, me.PersonID, day, day)
	return []db.Where{follows, grants}
}

// sessionsIn keeps a query of sessions s within those whose recordings the caller
// keeps, that a class of his campus sits in, or of which something is open to him.
func sessionsIn(in access.Scope, now clock.Time) (w db.Where) {
	if in.CoversAll() {
		return w
	}
	var heard, open db.Where
	heard.Add(`r.agenda_id = s.id`)
	heard.Or(heardBy(in, now)...)
	open.Add(`EXISTS (SELECT 1 FROM recording r`+heard.String()+`)`, heard.Args...)
	ways := []db.Where{open}
	if me := in.Actor(); in.CoversCampus(me.CampusID) {
		var ours db.Where
		ours.Add(`(`+hosted+` OR `+sitting+`)`, me.CampusID, me.CampusID)
		ways = append(ways, ours)
	}
	w.Or(ways...)
	return w
}
