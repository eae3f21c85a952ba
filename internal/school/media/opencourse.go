package media

import (
	"myspace/internal/base/clock"
	"myspace/internal/school/academic"
)

// OpenCourse is a course that is open to the caller by his class or a grant, or was
// until its last day.
type OpenCourse struct {
	CourseID   string        `json:"course_id"`
	Code       string        `json:"code"`
	Name       string        `json:"name"`
	Edition    string        `json:"edition"`
	State      string        `json:"state" enum:"open,ahead,ended"`
	Follows    bool          `json:"follows" doc:"It is open by a class; then there is no last day."`
	FirstDay   clock.Date    `json:"first_day" format:"date" doc:"Of the grant; nothing where a class opens it."`
	LastDay    clock.Date    `json:"last_day" format:"date" doc:"Of the grant, that day included; nothing where a class opens it."`
	DaysLeft   int           `json:"days_left" doc:"Today included; 0 where a class opens it or it has ended."`
	Documents  int           `json:"documents"`
	Recordings int           `json:"recordings"`
	Sessions   int           `json:"sessions" doc:"Those of which something can be heard or seen."`
	Percent    int           `json:"percent" doc:"How much of these the caller has heard."`
	Continue   *ContinueHere `json:"continue,omitempty" doc:"What he heard last."`
	Request    string        `json:"request" enum:"none,waiting,declined" doc:"Whether he has asked for it since it ended."`
	Reason     string        `json:"reason" doc:"Why that was declined."`
	sessions   map[string][]played
}

// ContinueHere is where somebody goes on in a course.
type ContinueHere struct {
	RecordingID string     `json:"recording_id"`
	Title       string     `json:"title"`
	Position    int64      `json:"position" doc:"In milliseconds."`
	NotedAt     clock.Time `json:"noted_at" format:"date-time"`
}

// openCourse is a course as the caller has it on a day.
func openCourse(c academic.OpenedCourse, day clock.Date) OpenCourse {
	o := OpenCourse{
		CourseID: c.ID, Code: c.Code, Name: c.Name, Edition: c.Edition, Follows: c.Follows, Documents: c.Documents,
		State: "open", Request: "none", sessions: map[string][]played{},
	}
	if c.Follows {
		return o
	}
	o.FirstDay, o.LastDay = c.FirstDay, c.LastDay
	switch {
	case c.LastDay.Before(day):
		o.State = "ended"
	case day.Before(c.FirstDay):
		o.State = "ahead"
	default:
		o.DaysLeft = c.LastDay.DaysSince(day) + 1
	}
	return o
}

// add counts a recording that is open to him.
func (o *OpenCourse) add(sessionID string, p played, at ContinueHere) {
	o.Recordings++
	if p.kind == audio || p.kind == video {
		o.sessions[sessionID] = append(o.sessions[sessionID], p)
	}
	if !at.NotedAt.IsZero() && (o.Continue == nil || o.Continue.NotedAt.Before(at.NotedAt)) {
		o.Continue = &at
	}
}

// settle works out how far he is.
func (o *OpenCourse) settle() {
	sum := 0
	for _, all := range o.sessions {
		sum += heardOf(all)
	}
	if o.Sessions = len(o.sessions); o.Sessions > 0 {
		o.Percent = sum / o.Sessions
	}
}
