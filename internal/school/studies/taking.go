package studies

import (
	"myspace/internal/base/clock"
)

// Taking is a session of a class as somebody who takes attendance sees it.
type Taking struct {
	SessionID      string     `json:"session_id"`
	AgendaCourseID string     `json:"agenda_course_id"`
	CourseID       string     `json:"course_id"`
	CourseCode     string     `json:"course_code"`
	CourseName     string     `json:"course_name"`
	Day            clock.Date `json:"day" format:"date"`
	Start          int        `json:"start" doc:"Minutes from midnight, by the host's clock."`
	Finish         int        `json:"finish"`
	StartsAt       clock.Time `json:"starts_at" format:"date-time"`
	EndsAt         clock.Time `json:"ends_at" format:"date-time"`
	TimeZone       string     `json:"time_zone"`
	Place          string     `json:"place"`
	Students       int        `json:"students" doc:"How many stand on its sheet."`
	Marked         int        `json:"marked" doc:"How many of them have a mark."`
	State          string     `json:"state" enum:"ahead,untaken,part,taken" doc:"It has not begun; nobody has a mark; some have; all have."`
}

// ClassHead tells which class something is of.
type ClassHead struct {
	ClassID    string `json:"class_id"`
	ClassCode  string `json:"class_code"`
	CampusID   string `json:"campus_id"`
	CampusName string `json:"campus_name"`
}

// TakingClass is a class with what is to be taken of it.
type TakingClass struct {
	ClassHead
	Today   []Taking `json:"today" doc:"Its sessions of today, by the clock of each host."`
	Untaken []Taking `json:"untaken" doc:"Earlier ones that are not, or not wholly, taken; of the last 60 days."`
}

// settle says how far a session is taken.
func (t *Taking) settle(now clock.Time) {
	switch {
	case t.Marked > 0 && t.Marked >= t.Students:
		t.State = "taken"
	case t.Marked > 0:
		t.State = "part"
	case now.Before(t.StartsAt):
		t.State = "ahead"
	default:
		t.State = "untaken"
	}
}

// takingDays is how long a session that was not taken is asked for.
const takingDays = 60

// sort puts a session where it belongs at a moment, or nowhere; open is whether the
// caller may enter anything of it.
func (c *TakingClass) sort(t Taking, open bool, now clock.Time) {
	today := clock.DateOf(now, clock.Zone(t.TimeZone))
	switch {
	case t.Day == today:
		c.Today = append(c.Today, t)
	case open && t.Day.Before(today) && t.State != "taken" && t.Students > 0:
		c.Untaken = append(c.Untaken, t)
	}
}

// TakingCourse is an agenda course of a class with how far it is taken.
type TakingCourse struct {
	AgendaCourseID string       `json:"agenda_course_id"`
	CourseID       string       `json:"course_id"`
	CourseCode     string       `json:"course_code"`
	CourseName     string       `json:"course_name"`
	FirstDay       clock.Date   `json:"first_day" format:"date"`
	LastDay        clock.Date   `json:"last_day" format:"date"`
	Today          bool         `json:"today" doc:"It has a session today, by the host's clock."`
	Sessions       int          `json:"sessions"`
	Held           int          `json:"held" doc:"Those in which somebody of the class has a mark: they count."`
	Untaken        int          `json:"untaken" doc:"Those that have begun and in which nobody has."`
	Times          []TakingTime `json:"times" doc:"Its sessions, in the order of time."`
}

// TakingTime is a session of such a course.
type TakingTime struct {
	SessionID string     `json:"session_id"`
	Day       clock.Date `json:"day" format:"date"`
	Start     int        `json:"start" doc:"Minutes from midnight, by the host's clock."`
	Finish    int        `json:"finish"`
	Today     bool       `json:"today"`
	State     string     `json:"state" enum:"ahead,untaken,held" doc:"It has not begun; nobody has a mark; somebody has."`
}

// add counts one session of the course.
func (c *TakingCourse) add(t Taking, held bool, now clock.Time) {
	if c.Sessions == 0 || t.Day.Before(c.FirstDay) {
		c.FirstDay = t.Day
	}
	if c.Sessions == 0 || c.LastDay.Before(t.Day) {
		c.LastDay = t.Day
	}
	c.Sessions++
	one := TakingTime{SessionID: t.SessionID, Day: t.Day, Start: t.Start, Finish: t.Finish, Today: t.Day == clock.DateOf(now, clock.Zone(t.TimeZone)), State: "ahead"}
	c.Today = c.Today || one.Today
	switch {
	case held:
		c.Held++
		one.State = "held"
	case !now.Before(t.StartsAt):
		c.Untaken++
		one.State = "untaken"
	}
	c.Times = append(c.Times, one)
}
