package studies

import (
	"time"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/fault"
)

// SheetID is the address of a sheet: an agenda course as one of its classes
// follows it.
type SheetID struct {
	AgendaCourseID string `path:"agenda_course_id" maxLength:"64"`
	ClassID        string `path:"class_id" maxLength:"64"`
}

// SheetHead is what a sheet is of.
type SheetHead struct {
	AgendaCourseID     string `json:"agenda_course_id"`
	ClassID            string `json:"class_id"`
	ClassCode          string `json:"class_code"`
	CampusID           string `json:"campus_id" doc:"The class's."`
	CampusName         string `json:"campus_name"`
	CourseID           string `json:"course_id"`
	CourseCode         string `json:"course_code"`
	CourseName         string `json:"course_name"`
	TimeZone           string `json:"time_zone" doc:"Of the host, whose clock day, start and finish go by."`
	PassMark           int    `json:"pass_mark" doc:"Of the class's campus, of 100."`
	RequiredAttendance int    `json:"required_attendance" doc:"Of the class's campus, in per cent."`
	Archived           bool   `json:"archived" doc:"The class is: nothing is entered any more."`
}

// SheetSession is a session of a sheet.
type SheetSession struct {
	ID       string     `json:"id" doc:"agendaId in the addresses of the specification."`
	Day      clock.Date `json:"day" format:"date"`
	Start    int        `json:"start" doc:"Minutes from midnight."`
	Finish   int        `json:"finish"`
	StartsAt clock.Time `json:"starts_at" format:"date-time"`
	EndsAt   clock.Time `json:"ends_at" format:"date-time"`
	Place    string     `json:"place"`
	Gone     bool       `json:"gone" doc:"It was canceled, or is no longer this class's. Its marks are kept and count no more."`
	Closed   bool       `json:"closed" doc:"Its week-end is: what was entered is changed by supervisors only, with a reason."`
	MayEdit  bool       `json:"may_edit"`
	// MayCorrect is apart from MayEdit: who may enter asks nothing, who corrects says why.
	MayCorrect bool `json:"may_correct" doc:"It is closed, and the caller may change it with a reason."`
	MayFile    bool `json:"may_file" doc:"The caller may add papers to absences and have them made up, also where it is closed."`
	teaches    bool
	sits       bool
	sequence   int64 // grows with each change that was published
}

// holds reports whether the session takes place for the class.
func (s SheetSession) holds() bool { return !s.Gone }

// place is somebody's place in a class: from when to when he follows it.
type place struct {
	EnrollmentID string
	confirmedAt  clock.Time
	outcome      string
	outcomeAt    clock.Time
}

// follows reports whether somebody is confirmed and running in the class on the
// day of a session, by the host's clock: who is confirmed on that day is, and so
// is who leaves only after it has begun.
func (p place) follows(day clock.Date, startsAt clock.Time, zone *time.Location) bool {
	return !day.Before(clock.DateOf(p.confirmedAt, zone)) && (p.outcome == "" || p.outcomeAt.After(startsAt))
}

// mayEnter reports whether the caller may enter attendance of a session.
func (s SheetSession) mayEnter(in access.Scope, h SheetHead) bool {
	may := in.Under(changeAttendance)
	return s.holds() && !h.Archived && (may.CoversCampus(h.CampusID) || s.teaches)
}

// seenBy fills in what depends on the caller.
func (s SheetSession) seenBy(in access.Scope, h SheetHead) SheetSession {
	s.MayFile = s.mayEnter(in, h)
	s.MayEdit, s.MayCorrect = s.MayFile && !s.Closed, s.MayFile && s.Closed && corrects(in, h.CampusID)
	return s
}

// corrects reports whether the caller may change what was closed at a campus.
func corrects(in access.Scope, campusID string) bool {
	return in.Under(correctClosed).CoversCampus(campusID)
}

// open refuses a sheet of an archived class.
func (h SheetHead) open() error {
	if h.Archived {
		return fault.New(fault.Conflict, "edit.archived")
	}
	return nil
}

// courseSheet is a head with its sessions, in the order of time.
type courseSheet struct {
	SheetHead
	sessions []SheetSession
	closed   bool // of grades: the week-end of its last session is closed
}

// last is the last session that takes place, or one that is not closed where there is none.
func (s courseSheet) last() (last SheetSession) {
	for _, one := range s.sessions {
		if one.holds() {
			last = one
		}
	}
	return last
}

func (s courseSheet) zone() *time.Location { return clock.Zone(s.TimeZone) }

// follows reports whether somebody follows the class on the day of a session.
func (s courseSheet) follows(p place, of SheetSession) bool {
	return p.follows(of.Day, of.StartsAt, s.zone())
}

// followsAny reports whether somebody follows the class on the day of any
// session that takes place.
func (s courseSheet) followsAny(p place) bool {
	for _, one := range s.sessions {
		if one.holds() && s.follows(p, one) {
			return true
		}
	}
	return false
}
