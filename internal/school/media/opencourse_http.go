package media

import (
	"context"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/school/academic"
)

func (a *Area) openCourseRoutes(r *api.Router) {
	api.Get(r, "listOpenCourses", "/api/open-courses", own, a.listOpenCourses, api.Says("List the courses that are or were open to the caller, with how far he is"))
	api.Get(r, "getOpenCourse", "/api/open-courses/{id}", own, a.getOpenCourse, api.Says("Get a course that is open to the caller with its documents and recordings"))
	api.Get(r, "listAskableCourses", "/api/askable-courses", own, a.listAskableCourses, api.Says("List the courses that the caller may ask for"))
}

// OpenCourses are the courses of the caller, and whom he asks for more.
type OpenCourses struct {
	Items   []OpenCourse  `json:"items" doc:"By name."`
	Asked   []AskedCourse `json:"asked" doc:"Those that never were open to him and that he has asked for, as they were asked."`
	Contact CourseContact `json:"contact"`
}

// AskedCourse is a course that never was open to somebody, and that he has asked for.
type AskedCourse struct {
	CourseID string     `json:"course_id"`
	Code     string     `json:"code"`
	Name     string     `json:"name"`
	Edition  string     `json:"edition"`
	Request  string     `json:"request" enum:"waiting,declined"`
	Reason   string     `json:"reason" doc:"Why it was declined."`
	AskedAt  clock.Time `json:"asked_at" format:"date-time"`
}

// CourseContact is whom one asks: one's own campus.
type CourseContact struct {
	CampusID string `json:"campus_id"`
	Campus   string `json:"campus"`
	Phone    string `json:"phone"`
}

func findContact(ctx context.Context, q db.Querier, campusID string) (c CourseContact, err error) {
	return c, db.Each(ctx, q, func(r db.Row) error { return r.Scan(&c.CampusID, &c.Campus, &c.Phone) }, `SELECT id, name, phone FROM campus WHERE id = ?`, campusID)
}

func (a *Area) listOpenCourses(ctx context.Context, _ *struct{}) (OpenCourses, error) {
	return OwnCourses(ctx, a.db, access.From(ctx))
}

// CourseOfListener is a course with everything of it that is open to the caller.
type CourseOfListener struct {
	OpenCourse
	Files   []academic.CourseDocument `json:"files" doc:"Its documents, in their order."`
	Heard   []HeardSession            `json:"heard" doc:"Its sessions of which there are recordings, in the order of time."`
	Contact CourseContact             `json:"contact"`
}

// HeardSession is a session with the recordings of it that are open to the caller.
type HeardSession struct {
	SessionID  string             `json:"session_id"`
	Day        clock.Date         `json:"day" format:"date"`
	Start      int                `json:"start" doc:"Minutes from midnight, by the host's clock."`
	Finish     int                `json:"finish"`
	CampusName string             `json:"campus_name"`
	Classes    []RecordingClass   `json:"classes"`
	Teachers   []RecordingTeacher `json:"teachers"`
	Percent    int                `json:"percent"`
	Recordings []Recording        `json:"recordings"`
}

func (a *Area) getOpenCourse(ctx context.Context, in *api.ID) (c CourseOfListener, err error) {
	scope := access.From(ctx)
	all, err := findOpenCourses(ctx, a.db, scope)
	if err != nil {
		return c, err
	}
	for _, one := range all {
		if one.CourseID == in.ID {
			c.OpenCourse = one
		}
	}
	if c.CourseID == "" {
		return c, fault.New(fault.NotFound, "course.not_found")
	}
	if c.Files, err = academic.OpenedDocuments(ctx, a.Around, in.ID); err != nil {
		return c, err
	}
	if c.Heard, err = a.findHeardSessions(ctx, a.db, scope, in.ID); err != nil {
		return c, err
	}
	c.Contact, err = findContact(ctx, a.db, scope.Actor().CampusID)
	return c, err
}

// findHeardSessions returns the sessions of a course with the recordings that are
// open to the caller as to a student.
func (a *Area) findHeardSessions(ctx context.Context, q db.Querier, in access.Scope, courseID string) ([]HeardSession, error) {
	var w db.Where
	w.Add(`s.course_id = ?`, courseID)
	w.Or(openTo(in, clock.Now())...)
	recordings, err := a.presented(ctx, q, w)
	if err != nil || len(recordings) == 0 {
		return []HeardSession{}, err
	}
	if err := a.addPlaces(ctx, q, recordings); err != nil {
		return nil, err
	}
	all, ids := []HeardSession{}, []string{}
	for _, r := range recordings {
		if n := len(all); n == 0 || all[n-1].SessionID != r.SessionID {
			all, ids = append(all, HeardSession{SessionID: r.SessionID, Recordings: []Recording{}}), append(ids, r.SessionID)
		}
		last := &all[len(all)-1]
		last.Recordings = append(last.Recordings, r)
	}
	return all, describe(ctx, q, all, ids)
}

// describe says when and by whom each was taught, and how far one has heard it.
func describe(ctx context.Context, q db.Querier, all []HeardSession, ids []string) error {
	var w db.Where
	w.Among(q, `s.id`, ids)
	sessions, err := findSessions(ctx, q, w, len(ids))
	if err != nil {
		return err
	}
	at := map[string]RecordingSession{}
	for _, s := range sessions {
		at[s.ID] = s
	}
	for i := range all {
		h, s := &all[i], at[all[i].SessionID]
		h.Day, h.Start, h.Finish, h.CampusName, h.Classes, h.Teachers = s.Day, s.Start, s.Finish, s.CampusName, s.Classes, s.Teachers
		parts := []played{}
		for _, r := range h.Recordings {
			p := played{kind: r.Kind, duration: r.Duration}
			if r.Place != nil {
				p.percent = r.Place.Percent
			}
			parts = append(parts, p)
		}
		h.Percent = heardOf(parts)
	}
	return nil
}

// AskableCourses are the courses that somebody may ask for.
type AskableCourses struct {
	Items []AskableCourse `json:"items" doc:"By name."`
}

func (a *Area) listAskableCourses(ctx context.Context, _ *struct{}) (l AskableCourses, err error) {
	l.Items, err = findAskable(ctx, a.db, access.From(ctx))
	return l, err
}
