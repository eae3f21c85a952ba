package planning

import (
	"cmp"
	"net/url"
	"slices"
	"strings"
	"time"

	"myspace/internal/base/api"
	"myspace/internal/base/clock"
	"myspace/internal/base/fault"
)

// AgendaCourse is a course that is given to one class or several, by a teacher
// and perhaps a translator, in sessions.
type AgendaCourse struct {
	ID      string `json:"id"`
	Version int64  `json:"version"`
	AgendaCourseFields
	CourseCode string `json:"course_code"`
	CourseName string `json:"course_name"`
}

// AgendaCourseFields is the part of an agenda course that planners fill in and
// may change.
type AgendaCourseFields struct {
	CourseID string          `json:"course_id" minLength:"1" maxLength:"64"`
	CampusID string          `json:"campus_id" minLength:"1" maxLength:"64" doc:"The host: whose clock it goes by."`
	ClassIDs []string        `json:"class_ids" minItems:"1" maxItems:"60" items.maxLength:"64"`
	Sessions []CourseSession `json:"sessions" maxItems:"200" doc:"In every planning that it stands in."`
	Staff    []Staffing      `json:"staff" maxItems:"40" doc:"Who teaches and translates it, or is asked to, each half in the order in which they are asked."`
}

// CourseSession is one of the times at which an agenda course is given.
type CourseSession struct {
	ID         string     `json:"id" maxLength:"64" doc:"Empty for a new one."`
	PlanningID string     `json:"planning_id" minLength:"1" maxLength:"64"`
	Day        clock.Date `json:"day" format:"date"`
	Start      int        `json:"start" minimum:"0" maximum:"1439" doc:"Minutes from midnight, by the host's clock."`
	Finish     int        `json:"finish" minimum:"1" maximum:"1440"`
	Place      string     `json:"place" maxLength:"200" doc:"A room, or a link that begins with https://."`
}

// Staffing is somebody who teaches or translates, or is asked to.
type Staffing struct {
	ID         string   `json:"id" maxLength:"64" doc:"Empty for a new one."`
	Half       string   `json:"half" enum:"teacher,translator"`
	PersonID   string   `json:"person_id" minLength:"1" maxLength:"64"`
	PersonName string   `json:"person_name,omitempty" maxLength:"400" doc:"Told, and never taken."`
	State      string   `json:"state" enum:"in_analysis,not_answered,answered,accepted,declined,canceled"`
	SessionIDs []string `json:"session_ids" maxItems:"200" items.maxLength:"64" doc:"Empty for all of them."`
	Sent       bool     `json:"sent,omitempty" doc:"He was written to: only the moves of his invitation change it. Told, and never taken."`
	Again      bool     `json:"again,omitempty" doc:"He had accepted, and is asked to confirm a change. Told, and never taken."`
}

// The halves of staff, and the states in which a planner may put somebody.
const (
	Teacher    = "teacher"
	Translator = "translator"
	InAnalysis = "in_analysis"
	Accepted   = "accepted"
)

// asked holds for who teaches, or may still come to.
func (s Staffing) asked() bool { return s.State != "declined" && s.State != "canceled" }

// gives holds for who is told to everybody as giving a session: who accepted, or
// did and is only asked whether a change suits him.
func (s Staffing) gives() bool { return s.State == Accepted || s.Again && s.asked() }

// isFor reports whether he is asked for a session.
func (s Staffing) isFor(sessionID string) bool {
	return len(s.SessionIDs) == 0 || slices.Contains(s.SessionIDs, sessionID)
}

// Check returns what is wrong beyond what the tags tell.
func (f AgendaCourseFields) Check() error {
	var wrong fault.List
	for _, s := range f.Sessions {
		wrong.Add(s.Finish <= s.Start, "sessions", "timetable.finish_before_start", nil)
		wrong.Add(!isPlace(s.Place), "sessions", "planning.place", nil)
		clock.SchoolDays.Check(&wrong, "sessions", s.Day)
	}
	wrong.Add(twice(f.ClassIDs), "class_ids", "field.twice", nil)
	wrong.Add(twice(f.asked()), "staff", "planning.asked_twice", nil)
	return wrong.Err()
}

// asked names each person and half that is asked.
func (f AgendaCourseFields) asked() (all []string) {
	for _, s := range f.Staff {
		if s.asked() {
			all = append(all, s.Half+s.PersonID)
		}
	}
	return all
}

func twice(all []string) bool { return len(unique(all)) < len(all) }

// isPlace refuses links that a browser might take for something else than a page.
func isPlace(place string) bool {
	if !strings.Contains(place, "://") && !strings.HasPrefix(strings.ToLower(place), "javascript:") {
		return true
	}
	u, err := url.Parse(place)
	return err == nil && u.Scheme == "https" && u.Host != ""
}

// Resolve has the router check the fields with everything else.
func (f *AgendaCourseFields) Resolve(api.Context) []error { return api.Found(f.Check()) }

// ordered is an agenda course in the order in which it is kept, so that two can
// be compared.
func (f AgendaCourseFields) ordered() AgendaCourseFields {
	f.ClassIDs = unique(f.ClassIDs)
	f.Sessions = slices.SortedFunc(slices.Values(f.Sessions), func(a, b CourseSession) int {
		return cmp.Or(a.Day.DaysSince(b.Day), cmp.Compare(a.Start, b.Start), cmp.Compare(a.ID, b.ID))
	})
	staff := slices.Clone(f.Staff)
	slices.SortStableFunc(staff, func(a, b Staffing) int { return cmp.Compare(a.Half, b.Half) })
	for i, s := range staff {
		staff[i].SessionIDs, staff[i].PersonName, staff[i].Sent, staff[i].Again = unique(s.SessionIDs), "", false, false
	}
	f.Staff = staff
	return f
}

// instant is a minute of a day in a zone. Where the clocks skip it, it is as
// much later as they skip.
func instant(d clock.Date, minute int, zone string) clock.Time {
	return clock.At(time.Date(d.Year, d.Month, d.Day, minute/60, minute%60, 0, 0, clock.Zone(zone)))
}
