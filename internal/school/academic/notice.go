package academic

import (
	"context"
	"fmt"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/base/mail"
	"myspace/internal/base/notice"
)

const (
	// toldEnrolled is the event that somebody got a place in a class.
	toldEnrolled = "enrolled"
	// toldOpened is the event that a course was opened to somebody.
	toldOpened = "course_opened"
	// toldDocuments is the event that documents of a course were opened to those
	// who follow it.
	toldDocuments = "documents_added"
	// toldApplied is the event that somebody applied to a campus, toldDeclined that he
	// was declined.
	toldApplied  = "application_received"
	toldDeclined = "application_declined"
	// toldCompleted is the event that somebody completed a class, toldLeft that his place
	// in it came to another end.
	toldCompleted = "class_completed"
	toldLeft      = "class_left"

	// currentDays is how long after a session of a course its documents are news.
	currentDays = 60
)

// kinds are the events that people are told of.
func (a *Area) kinds() []notice.Kind {
	return []notice.Kind{
		{Name: toldEnrolled, Readers: access.Student, Opens: true, Letter: a.enrolledLetter},
		{Name: toldOpened, Readers: access.Members, Opens: true, Letter: a.openedLetter},
		{Name: toldDocuments, Readers: access.Members, Opens: true, Letter: a.documentsLetter},
		{Name: toldCompleted, Opens: true, Letter: endedLetter(`e.outcome = 'completed'`)},
		{Name: toldLeft, Quiet: true, Opens: true, Letter: endedLetter(`e.outcome IN ('withdrawn', 'failed')`)},
		{Name: toldApplied, Readers: applicationOffice, Quiet: true, Opens: true, Letter: appliedLetter},
		{Name: toldDeclined, Always: true, Apart: true, Opens: true, Letter: stillDeclined},
	}
}

// tellEnrolled tells people that they have a place.
func tellEnrolled(ctx context.Context, tx *db.Tx, all []Enrollment) error {
	told := make([]notice.Told, len(all))
	for i, e := range all {
		told[i] = notice.Told{
			PersonID: e.PersonID, Event: fmt.Sprintf("enrolled:%s:%d", e.ID, e.Version), Kind: toldEnrolled, Link: "/apps/student/dashboard",
			Params: fault.Params{"enrollment_id": e.ID, "class": e.ClassCode},
		}
	}
	return notice.Tell(ctx, tx, told)
}

// enrolledLetter writes to somebody that he has a place, as long as he has it.
func (a *Area) enrolledLetter(ctx context.Context, q db.Querier, to notice.Reader) (m mail.Message, err error) {
	return m, db.Each(ctx, q, func(r db.Row) error {
		var class, campus string
		err := r.Scan(&class, &campus)
		m = mail.Message{Template: toldEnrolled, Path: to.Notice.Link, Params: fault.Params{"class": class, "campus": campus}}
		return err
	}, `SELECT k.code, h.name FROM enrollment e JOIN class k ON k.id = e.class_id JOIN campus h ON h.id = k.campus_id
		WHERE e.id = ? AND e.status = 'confirmed' AND e.outcome = ''`, to.Notice.Params["enrollment_id"])
}

// tellEnded tells people that they have completed a class, or that their place in it is
// no more. Who is transferred hears of his next place.
func tellEnded(ctx context.Context, tx *db.Tx, all []Enrollment, outcome string) error {
	kind := map[string]string{Completed: toldCompleted, Withdrawn: toldLeft, Failed: toldLeft}[outcome]
	if kind == "" {
		return nil
	}
	told := make([]notice.Told, len(all))
	for i, e := range all {
		told[i] = notice.Told{
			PersonID: e.PersonID, Event: fmt.Sprintf("ended:%s:%d", e.ID, e.Version), Kind: kind, Link: ownProfile,
			Params: fault.Params{"enrollment_id": e.ID, "class": e.ClassCode},
		}
	}
	return notice.Tell(ctx, tx, told)
}

// ownProfile is where everybody finds what he is: who has left may have no space.
const ownProfile = "/pages/profile"

// endedLetter writes to somebody how his place in a class came to its end, as long as a
// condition on the enrollment e holds.
func endedLetter(holds string) func(ctx context.Context, q db.Querier, to notice.Reader) (mail.Message, error) {
	return func(ctx context.Context, q db.Querier, to notice.Reader) (m mail.Message, err error) {
		return m, db.Each(ctx, q, func(r db.Row) error {
			var class, campus string
			err := r.Scan(&class, &campus)
			m = mail.Message{Template: to.Notice.Kind, Path: to.Notice.Link, Params: fault.Params{"class": class, "campus": campus}}
			return err
		}, `SELECT k.code, h.name FROM enrollment e JOIN class k ON k.id = e.class_id JOIN campus h ON h.id = k.campus_id WHERE e.id = ? AND `+holds, to.Notice.Params["enrollment_id"])
	}
}

// tellOpened tells somebody that a course was opened to him.
func tellOpened(ctx context.Context, tx *db.Tx, g CourseAccess) error {
	return notice.Tell(ctx, tx, []notice.Told{{
		PersonID: g.PersonID, Event: fmt.Sprintf("course_opened:%s:%d", g.ID, g.Version), Kind: toldOpened, Link: "/apps/student/courses/" + g.CourseID,
		Params: fault.Params{"course_id": g.CourseID, "course": g.CourseName},
	}})
}

// openedLetter writes to somebody that a course is open to him, as long as it is.
func (a *Area) openedLetter(ctx context.Context, q db.Querier, to notice.Reader) (m mail.Message, err error) {
	g, err := findGrant(ctx, q, access.System(), `g.person_id = ? AND g.course_id = ? AND g.last_day >= ?`, to.PersonID, to.Notice.Params["course_id"], clock.Today(to.Zone))
	if fault.KindOf(err) == fault.NotFound {
		return m, nil
	}
	return mail.Message{Template: toldOpened, Path: to.Notice.Link, Params: fault.Params{"course": g.CourseName, "day": g.LastDay}}, err
}

// tellDocuments tells those who follow a course now, or were granted it, that it has
// documents for them: once for a course and a day, however many are put up.
func tellDocuments(ctx context.Context, tx *db.Tx, courseID string) error {
	now := clock.Now()
	day := clock.DateOf(now, clock.Zone(""))
	told, err := db.All(ctx, tx, func(r db.Row) (t notice.Told, err error) {
		var name string
		err = r.Scan(&t.PersonID, &name)
		t.Event, t.Kind, t.Link = "documents:"+courseID+":"+day.String(), toldDocuments, "/apps/student/courses/"+courseID
		t.Params = fault.Params{"course_id": courseID, "course": name}
		return t, err
	}, `SELECT e.person_id, c.name FROM course c JOIN curriculum_course cc ON cc.course_id = c.id JOIN class k ON k.curriculum_id = cc.curriculum_id AND cc.level <= k.level
			JOIN enrollment e ON e.class_id = k.id WHERE c.id = ? AND e.status = 'confirmed' AND e.outcome = ''
			AND EXISTS (SELECT 1 FROM published_agenda_class x JOIN published_agenda s ON s.id = x.agenda_id WHERE x.class_id = k.id AND s.course_id = c.id AND NOT s.canceled AND s.ends_at > ?)
		UNION SELECT g.person_id, c.name FROM course_access g JOIN course c ON c.id = g.course_id WHERE c.id = ? AND g.first_day <= ? AND g.last_day >= ?`,
		courseID, now.AddDate(0, 0, -currentDays), courseID, day, day)
	if err != nil {
		return err
	}
	return notice.Tell(ctx, tx, told)
}

// documentsLetter writes to somebody that a course has documents for him, as long as
// it has.
func (a *Area) documentsLetter(ctx context.Context, q db.Querier, to notice.Reader) (m mail.Message, err error) {
	scope, _ := readCourses.Scope(access.Actor{PersonID: to.PersonID, Roles: access.Student, TimeZone: to.Zone})
	w := documentsIn(scope)
	w.Add(`d.course_id = ?`, to.Notice.Params["course_id"])
	open, err := db.Exists(ctx, q, `SELECT 1 FROM course_document d`+w.String(), w.Args...)
	if err != nil || !open {
		return m, err
	}
	return mail.Message{Template: toldDocuments, Path: to.Notice.Link, Params: fault.Params{"course": to.Notice.Params["course"]}}, nil
}
