package spaces

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/school/finance"
	"myspace/internal/school/library"
	"myspace/internal/school/studies"
)

// StudentSpace is what a student sees first, in one answer. Of grades it has what
// was published, whoever asks: it is his own.
type StudentSpace struct {
	PersonID string            `json:"person_id"`
	Studies  bool              `json:"studies" doc:"He follows a class now, and may announce that he will be away."`
	Coming   []StudentSession  `json:"coming" doc:"His next sessions, the soonest first."`
	More     bool              `json:"more" doc:"There are more sessions than are told here."`
	News     SpaceNews         `json:"news"`
	Reports  []studies.Report  `json:"reports" doc:"What he did in each of his classes, the latest first."`
	Books    library.OwnBooks  `json:"books" doc:"What he has to bring back, and to fetch."`
	Money    finance.OwnMoney  `json:"money"`
	CatchUps studies.CatchUps  `json:"catch_ups" doc:"What he missed, and how he makes up for it."`
	Absences []studies.Absence `json:"absences" doc:"Those that he announced and that are not over, the next one first."`
}

// StudentSession is a session of a class that somebody follows.
type StudentSession struct {
	ID         string     `json:"id"`
	CourseID   string     `json:"course_id"`
	CourseCode string     `json:"course_code"`
	CourseName string     `json:"course_name"`
	CampusName string     `json:"campus_name" doc:"Of the host."`
	Color      string     `json:"color" doc:"Of the host; empty for none."`
	TimeZone   string     `json:"time_zone" doc:"Of the host, whose clock day, start and finish go by."`
	Day        clock.Date `json:"day" format:"date"`
	Start      int        `json:"start" doc:"Minutes from midnight."`
	Finish     int        `json:"finish"`
	StartsAt   clock.Time `json:"starts_at" format:"date-time"`
	EndsAt     clock.Time `json:"ends_at" format:"date-time"`
	Place      string     `json:"place" doc:"A room, or a link that begins with https://."`
}

// maxSessions is how many sessions a student is told of.
const maxSessions = 6

func (a *Area) getStudentSpace(ctx context.Context, _ *struct{}) (s StudentSpace, err error) {
	me, now := access.From(ctx).Actor(), clock.Now()
	s.PersonID = me.PersonID
	if s.Coming, err = findComing(ctx, a.db, me.PersonID, now, maxSessions+1); err != nil {
		return s, err
	}
	if s.More = len(s.Coming) > maxSessions; s.More {
		s.Coming = s.Coming[:maxSessions]
	}
	if s.News, err = findNews(ctx, a.db, access.From(ctx), now); err != nil {
		return s, err
	}
	if s.Reports, err = studies.OwnReports(ctx, a.db, me.PersonID); err != nil {
		return s, err
	}
	for i, r := range s.Reports {
		s.Studies = s.Studies || r.Outcome == ""
		s.Reports[i].PhotoURL = a.Link(ctx, "/api/people/"+r.StudentID+"/photo", r.PhotoURL)
	}
	if s.Books, err = library.FindOwnBooks(ctx, a.db, me); err != nil {
		return s, err
	}
	if s.Money, err = finance.FindOwnMoney(ctx, a.db, access.From(ctx)); err != nil {
		return s, err
	}
	if s.CatchUps, err = studies.New(a.Around).OwnCatchUps(ctx, me.PersonID); err != nil {
		return s, err
	}
	s.Absences, err = studies.OwnAbsences(ctx, a.db, me.PersonID, clock.Today(me.TimeZone))
	return s, err
}

// findComing returns the next sessions of the classes that somebody follows.
func findComing(ctx context.Context, q db.Querier, personID string, now clock.Time, most int) ([]StudentSession, error) {
	return db.All(ctx, q, func(r db.Row) (s StudentSession, err error) {
		return s, r.Scan(&s.ID, &s.CourseID, &s.CourseCode, &s.CourseName, &s.CampusName, &s.Color, &s.TimeZone, &s.Day, &s.Start, &s.Finish, &s.StartsAt, &s.EndsAt, &s.Place)
	}, `SELECT s.id, c.id, c.code, c.name, o.name, o.color, o.time_zone, s.day, s.start, s.finish, s.starts_at, s.ends_at, s.place
		FROM published_agenda s JOIN course c ON c.id = s.course_id JOIN campus o ON o.id = s.campus_id
		WHERE NOT s.canceled AND s.ends_at > ? AND s.id IN (SELECT x.agenda_id FROM published_agenda_class x JOIN enrollment e ON e.class_id = x.class_id
			WHERE e.person_id = ? AND e.status = 'confirmed' AND e.outcome = '') ORDER BY s.starts_at, s.id`+db.Limit(most), now, personID)
}
