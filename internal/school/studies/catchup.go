package studies

import (
	"strings"

	"myspace/internal/base/api"
	"myspace/internal/base/clock"
	"myspace/internal/base/fault"
)

// The ways to make up for a session, and what proves that it was done.
const (
	ByRecording = "recording"
	Elsewhere   = "elsewhere"
	ByWork      = "work"
)

// The states of a catch-up. Whether it is proven is not kept: it follows from
// what is.
const (
	catchUpOpen  = "open"
	catchUpTaken = "taken"
	catchUpEnded = "ended"
)

// heardEnough is how much of a recording must be heard, in per cent.
const heardEnough = 90

// CatchUpFields is the part of a catch-up that people fill in.
type CatchUpFields struct {
	Way            string     `json:"way" enum:"recording,elsewhere,work" doc:"By its recording, by the same course in another class, or by written work."`
	DueDay         clock.Date `json:"due_day" format:"date" doc:"By when."`
	Note           string     `json:"note" maxLength:"500"`
	OtherSessionID string     `json:"other_session_id" maxLength:"64" doc:"Where he comes instead, of elsewhere; else empty."`
	OtherClassID   string     `json:"other_class_id" maxLength:"64" doc:"The class with which he sits there."`
}

// Check returns what is wrong beyond what the tags tell.
func (f CatchUpFields) Check() error {
	var wrong fault.List
	clock.SchoolDays.Check(&wrong, "due_day", f.DueDay)
	wrong.Add((f.Way == Elsewhere) != (f.OtherSessionID != "" && f.OtherClassID != ""), "other_session_id", "catchup.choose_session", nil)
	return wrong.Err()
}

// Resolve has the router check the fields with everything else.
func (f *CatchUpFields) Resolve(api.Context) []error {
	f.Note = strings.TrimSpace(f.Note)
	return api.Found(f.Check())
}

// MissedSession is a session of a class in which somebody was away.
type MissedSession struct {
	SessionID      string     `json:"session_id"`
	AgendaCourseID string     `json:"agenda_course_id"`
	ClassID        string     `json:"class_id"`
	ClassCode      string     `json:"class_code"`
	EnrollmentID   string     `json:"enrollment_id"`
	StudentID      string     `json:"student_id"`
	FirstName      string     `json:"first_name"`
	LastName       string     `json:"last_name"`
	PhotoURL       string     `json:"photo_url"`
	CourseName     string     `json:"course_name"`
	Day            clock.Date `json:"day" format:"date"`
	Start          int        `json:"start" doc:"Minutes from midnight, by the host's clock."`
	Finish         int        `json:"finish"`
	Value          Value      `json:"value" enum:",present,late,online,made_up,absent,justified" doc:"What his mark says now."`
	Recorded       bool       `json:"recorded" doc:"There is a recording that he may hear."`
}

// OtherSession is a session of another class in which the same course is given.
type OtherSession struct {
	SessionID  string     `json:"session_id"`
	ClassID    string     `json:"class_id"`
	ClassCode  string     `json:"class_code"`
	CampusName string     `json:"campus_name"`
	Day        clock.Date `json:"day" format:"date"`
	Start      int        `json:"start" doc:"Minutes from midnight, by the host's clock."`
	Finish     int        `json:"finish"`
	Place      string     `json:"place"`
}

// HandedIn is the work of a catch-up.
type HandedIn struct {
	Name       string `json:"name" doc:"The file's; empty where nothing was handed in."`
	ContentURL string `json:"content_url"`
	AcceptedBy string `json:"accepted_by" doc:"Who accepted it; empty while nobody has."`
	hash       string
	mediaType  string
	acceptedAt clock.Time
}

// CatchUp is how somebody makes up for a session that he missed.
type CatchUp struct {
	ID        string        `json:"id"`
	State     string        `json:"state" enum:"open,taken,ended"`
	Proof     string        `json:"proof" enum:",recording,elsewhere,work" doc:"What proves it; empty while nothing does."`
	Proposed  bool          `json:"proposed" doc:"It is proven, and his mark can be taken as made up."`
	Settled   bool          `json:"settled" doc:"It is open, but his mark says something else by now, or the session no longer counts: nothing is left to make up."`
	Missed    MissedSession `json:"missed" doc:"Who missed what."`
	Way       string        `json:"way" enum:"recording,elsewhere,work"`
	DueDay    clock.Date    `json:"due_day" format:"date"`
	Note      string        `json:"note"`
	Other     OtherSession  `json:"other" doc:"Where he comes instead; empty of other ways."`
	There     Value         `json:"there" enum:",present,late,online,made_up,absent,justified" doc:"What he was marked there."`
	Work      HandedIn      `json:"work"`
	Heard     int           `json:"heard" doc:"How much of the recording he has heard, in per cent."`
	OpenedBy  string        `json:"opened_by"`
	CreatedAt clock.Time    `json:"created_at" format:"date-time"`
	campusID  string
	mark      Mark
	counts    bool
	entry     string
	was       Mark
	takenBy   string
}

// settle says what proves a catch-up and whether it can be taken.
func (c *CatchUp) settle(heard map[listening]int) {
	percent, recorded := heard[c.Missed.listening()]
	c.Heard, c.Missed.Recorded, c.Missed.Value = percent, recorded, c.mark.Value
	switch {
	case c.Way == Elsewhere && c.There.wasThere(), c.Way == ByWork && !c.Work.acceptedAt.IsZero(), c.Way == ByRecording && percent >= heardEnough:
		c.Proof = c.Way
	}
	misses := c.counts && c.mark.Value.wasAway()
	c.Proposed, c.Settled = c.State == catchUpOpen && c.Proof != "" && misses, c.State == catchUpOpen && !misses
}

func (c *CatchUp) sheet() SheetID { return SheetID{c.Missed.AgendaCourseID, c.Missed.ClassID} }

func (m MissedSession) listening() listening {
	return listening{PersonID: m.StudentID, SessionID: m.SessionID}
}

// open refuses what is no longer open.
func (c *CatchUp) open() error {
	if c.State != catchUpOpen {
		return fault.New(fault.Conflict, "catchup.not_open")
	}
	return nil
}

// trail is what the audit trail keeps of a catch-up: not what was noted.
func (c *CatchUp) trail() any {
	return trailOf("catch_up", map[string]any{"session": c.Missed.SessionID, "way": c.Way, "due_day": c.DueDay.String(), "state": c.State, "proof": c.Proof})
}
