package media

import (
	"context"
	"slices"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/base/mail"
	"myspace/internal/base/notice"
)

const (
	// toldRecordings is the event that recordings of a session were opened to
	// somebody.
	toldRecordings = "recording_published"
	// toldAsked is the event that somebody asks for a course, toldDeclined that he
	// does not get it. That he gets it is told with the grant.
	toldAsked    = "course_asked"
	toldDeclined = "course_declined"

	requestsPage = "/apps/campus/recording?tab=requests"
	mostUntold   = 1000
)

func coursePage(id string) string { return "/apps/student/courses/" + id }

// kinds are the events that people are told of.
func (a *Area) kinds() []notice.Kind {
	return []notice.Kind{
		{Name: toldRecordings, Readers: access.Members, Opens: true, Letter: a.recordingsLetter},
		{Name: toldDeclined, Readers: access.Members, Letter: a.declinedLetter},
		{Name: toldAsked, Readers: access.Heads | access.Supervisor | access.Coordinator, Letter: a.askedLetter},
	}
}

// TellPublishedAt tells of recordings whose time has come, by a job: nobody does
// anything at the moment for which one is set.
func (a *Area) TellPublishedAt(ctx context.Context, now clock.Time) error {
	waits, err := db.Exists(ctx, a.db, `SELECT 1 FROM recording r WHERE `+untold, now)
	if err != nil || !waits {
		return err
	}
	return a.db.Tx(ctx, func(tx *db.Tx) error { return tellPublished(ctx, tx, now) })
}

const untold = `NOT r.told AND r.publish_at IS NOT NULL AND r.publish_at <= ?`

// tellPublished tells of what is published and was not told: each person once for a
// session and a day, however many files of it are published.
func tellPublished(ctx context.Context, tx *db.Tx, now clock.Time) error {
	ids, err := db.All(ctx, tx, db.ScanString, `SELECT r.id FROM recording r WHERE `+untold+` ORDER BY r.publish_at`+db.Limit(mostUntold), now)
	if err != nil || len(ids) == 0 {
		return err
	}
	told, err := findToTell(ctx, tx, ids, now)
	if err != nil {
		return err
	}
	if err := notice.TellAt(ctx, tx, told, now); err != nil {
		return err
	}
	var w db.Where
	w.Among(tx, `id`, ids)
	return db.Exec(ctx, tx, `UPDATE recording SET told = TRUE`+w.String(), w.Args...)
}

// findToTell returns whom recordings are opened to by a class or a grant.
func findToTell(ctx context.Context, q db.Querier, ids []string, now clock.Time) ([]notice.Told, error) {
	var w db.Where
	w.Among(q, `r.id`, ids)
	w.Add(`NOT s.canceled`)
	follow, err := findFollowers(ctx, q, w, now)
	if err != nil {
		return nil, err
	}
	granted, err := findGranted(ctx, q, w, now)
	return append(follow, granted...), err
}

const (
	openedSession = `SELECT s.id, s.course_id, c.name, `
	ofRecordings  = ` FROM recording r JOIN published_agenda s ON s.id = r.agenda_id JOIN course c ON c.id = s.course_id `
)

// findFollowers returns who follows a class that the recordings are for.
func findFollowers(ctx context.Context, q db.Querier, w db.Where, now clock.Time) ([]notice.Told, error) {
	w.Add(`e.status = 'confirmed' AND e.outcome = '' AND ` + meant)
	return db.All(ctx, q, func(r db.Row) (notice.Told, error) { return scanOpened(r, now) },
		openedSession+`e.person_id`+ofRecordings+`JOIN published_agenda_class x ON x.agenda_id = s.id JOIN enrollment e ON e.class_id = x.class_id`+w.String()+
			` ORDER BY 1, 4`, w.Args...)
}

// findGranted returns to whom the course is open by a grant. It is by days of his
// own: the database is asked for a day more on either side, since zones differ.
func findGranted(ctx context.Context, q db.Querier, w db.Where, now clock.Time) ([]notice.Told, error) {
	day := clock.DateOf(now, clock.Zone(""))
	w.Add(`r.rhema AND g.first_day <= ? AND g.last_day >= ?`, day.AddDays(1), day.AddDays(-1))
	all, err := db.All(ctx, q, func(r db.Row) (t notice.Told, err error) {
		var zone string
		var first, last clock.Date
		t, err = scanOpened(r, now, &zone, &first, &last)
		if his := clock.DateOf(now, clock.Zone(zone)); his.Before(first) || last.Before(his) {
			t.PersonID = ""
		}
		return t, err
	}, openedSession+`g.person_id, `+notice.ZoneOf+`, g.first_day, g.last_day`+ofRecordings+
		`JOIN course_access g ON g.course_id = s.course_id JOIN person p ON p.id = g.person_id`+w.String()+` ORDER BY 1, 4`, w.Args...)
	return slices.DeleteFunc(all, func(t notice.Told) bool { return t.PersonID == "" }), err
}

func scanOpened(r db.Row, now clock.Time, more ...any) (t notice.Told, err error) {
	var session, course, name string
	err = r.Scan(append([]any{&session, &course, &name, &t.PersonID}, more...)...)
	t.Event, t.Kind, t.Link = "recordings:"+session+":"+clock.DateOf(now, clock.Zone("")).String(), toldRecordings, coursePage(course)
	t.Params = fault.Params{"course": name, "session_id": session}
	return t, err
}

// recordingsLetter writes to somebody that recordings are there, as long as any of
// the session is open to him.
func (a *Area) recordingsLetter(ctx context.Context, q db.Querier, to notice.Reader) (m mail.Message, err error) {
	scope, _ := own.Scope(access.Actor{PersonID: to.PersonID, Roles: access.Student, TimeZone: to.Zone})
	var w db.Where
	w.Add(`s.id = ?`, to.Notice.Params["session_id"])
	w.Or(openTo(scope, clock.Now())...)
	open, err := db.Exists(ctx, q, `SELECT 1 FROM recording r JOIN published_agenda s ON s.id = r.agenda_id`+w.String(), w.Args...)
	if err != nil || !open {
		return m, err
	}
	return mail.Message{Template: toldRecordings, Path: to.Notice.Link, Params: fault.Params{"course": to.Notice.Params["course"]}}, nil
}

// tellAsked tells those who may open a course that somebody asks for it, and the
// coordinators of his campus, whom he is shown to ask.
func tellAsked(ctx context.Context, tx *db.Tx, c CourseRequest) error {
	told, err := db.All(ctx, tx, func(r db.Row) (t notice.Told, err error) {
		err = r.Scan(&t.PersonID, &t.CampusID)
		t.Event, t.Kind, t.Link = "course_asked:"+c.ID, toldAsked, requestsPage
		t.Params = fault.Params{"request_id": c.ID, "course": c.CourseName, "name": c.PersonName}
		return t, err
	}, `SELECT n.person_id, '' FROM network_role n WHERE n.role = 'supervisor'
		UNION SELECT mr.person_id, MIN(mr.campus_id) FROM membership_role mr JOIN membership m ON m.campus_id = mr.campus_id
		WHERE m.person_id = ? AND mr.person_id <> m.person_id AND mr.role = 'coordinator'
		AND NOT EXISTS (SELECT 1 FROM network_role n WHERE n.person_id = mr.person_id AND n.role = 'supervisor')
		GROUP BY mr.person_id ORDER BY 1`, c.PersonID)
	if err != nil {
		return err
	}
	return notice.Tell(ctx, tx, told)
}

// forgetAsked takes back what others were told of the courses that somebody asked for,
// which names him.
func forgetAsked(ctx context.Context, tx *db.Tx, personID string) error {
	events, err := db.All(ctx, tx, db.ScanString, `SELECT 'course_asked:' || id FROM course_request WHERE person_id = ?`, personID)
	if err != nil {
		return err
	}
	return notice.TakeBack(ctx, tx, toldAsked, events)
}

func (a *Area) askedLetter(ctx context.Context, q db.Querier, to notice.Reader) (m mail.Message, err error) {
	c, err := answered(ctx, q, to, "waiting")
	if err != nil || c.ID == "" {
		return m, err
	}
	return mail.Message{Template: toldAsked, Path: to.Notice.Link, Letter: c.Note, Params: fault.Params{"course": c.CourseName, "name": c.PersonName}}, nil
}

// tellDeclined tells somebody that a course is not opened to him.
func tellDeclined(ctx context.Context, tx *db.Tx, c CourseRequest) error {
	return notice.Tell(ctx, tx, []notice.Told{{
		PersonID: c.PersonID, Event: "course_declined:" + c.ID, Kind: toldDeclined, Link: "/apps/student/courses",
		Params: fault.Params{"request_id": c.ID, "course": c.CourseName},
	}})
}

func (a *Area) declinedLetter(ctx context.Context, q db.Querier, to notice.Reader) (m mail.Message, err error) {
	c, err := answered(ctx, q, to, "declined")
	if err != nil || c.ID == "" {
		return m, err
	}
	return mail.Message{Template: toldDeclined, Path: to.Notice.Link, Letter: c.Reason, Params: fault.Params{"course": c.CourseName}}, nil
}

// answered finds the request that a notice is about, if it is in a state.
func answered(ctx context.Context, q db.Querier, to notice.Reader, state string) (CourseRequest, error) {
	id, _ := to.Notice.Params["request_id"].(string)
	c, err := findRequest(ctx, q, access.System(), id)
	if fault.KindOf(err) == fault.NotFound || c.State != state {
		return CourseRequest{}, nil
	}
	return c, err
}
