package planning

import (
	"fmt"
	"slices"
	"strings"
	"time"

	"myspace/internal/base/api"
	"myspace/internal/base/clock"
	"myspace/internal/base/fault"
)

// Invitation asks somebody to teach or translate an agenda course, or some of
// its sessions.
type Invitation struct {
	ID             string           `json:"id"`
	Version        int64            `json:"version"`
	AgendaCourseID string           `json:"agenda_course_id"`
	Half           string           `json:"half" enum:"teacher,translator"`
	PersonID       string           `json:"person_id"`
	PersonName     string           `json:"person_name"`
	State          string           `json:"state" enum:"in_analysis,not_answered,answered,accepted,declined,canceled"`
	Line           int              `json:"line" doc:"His place among those who are asked for the same half, from 0."`
	Queued         bool             `json:"queued" doc:"He is invited by himself when his turn comes."`
	Again          bool             `json:"again" doc:"He had accepted, and is asked to confirm a change."`
	Overdue        bool             `json:"overdue" doc:"The day by which an answer was wanted has passed."`
	Taken          bool             `json:"taken" doc:"Somebody else has accepted a session of it."`
	CourseCode     string           `json:"course_code"`
	CourseName     string           `json:"course_name"`
	CampusID       string           `json:"campus_id" doc:"The host."`
	CampusName     string           `json:"campus_name"`
	TimeZone       string           `json:"time_zone" doc:"The host's, by which days and hours are told."`
	PlanningID     string           `json:"planning_id" doc:"That of its first session, of those that were to come when he was last asked."`
	PlanningNumber int              `json:"planning_number"`
	Classes        []ClassShort     `json:"classes"`
	Sessions       []InvitedSession `json:"sessions" doc:"Those that it is for, in order."`
	Beside         []AtSide         `json:"beside" doc:"Who gives the other half, or is asked to."`
	InvitationFields
	Currency   string           `json:"currency" doc:"Of the amounts: the host's when they were named."`
	Agreed     *int64           `json:"agreed_amount" nullable:"true" doc:"In the smallest unit of the currency; null while nothing is agreed."`
	SentAt     *clock.Time      `json:"sent_at" format:"date-time" nullable:"true"`
	RemindedAt *clock.Time      `json:"reminded_at" format:"date-time" nullable:"true"`
	ViewedAt   *clock.Time      `json:"viewed_at" format:"date-time" nullable:"true" doc:"When he first looked at it; null where he has not."`
	AnsweredAt *clock.Time      `json:"answered_at" format:"date-time" nullable:"true"`
	Answer     InvitationAnswer `json:"answer"`
	CreatedAt  clock.Time       `json:"created_at" format:"date-time"`
	UpdatedAt  clock.Time       `json:"updated_at" format:"date-time"`
	Moves      []string         `json:"moves" enum:"send,remind,call,confirm,decline,agree,resend,refuse,cancel" doc:"What the caller can do with it now."`

	whole                   bool
	times                   string // to which he said yes, or which he was last asked to confirm
	sequence                int
	sentBy, createdBy       string
	campusCurrency          string
	englishName             string // of the course; empty where it has none
	planningState           string
	off                     []string // the canceled plannings in which it is for sessions, beside others
	archived, cannotBeAsked bool     // the course; the person: disabled, or without an address
	noTeacher, noClass      bool     // he no longer teaches; all its classes are archived
}

// InvitedSession is a session that somebody is asked for.
type InvitedSession struct {
	ID         string     `json:"id"`
	PlanningID string     `json:"planning_id"`
	Day        clock.Date `json:"day" format:"date"`
	Start      int        `json:"start" doc:"Minutes from midnight, by the host's clock."`
	Finish     int        `json:"finish"`
	StartsAt   clock.Time `json:"starts_at" format:"date-time"`
	EndsAt     clock.Time `json:"ends_at" format:"date-time"`
	Place      string     `json:"place"`
	Taken      bool       `json:"taken" doc:"Somebody else has accepted it."`
	told       int        // the number under which a calendar is told of it
	number     int        // of its planning
	state      string     // of its planning
}

// AtSide is somebody at the invitee's side.
type AtSide struct {
	Half  string `json:"half" enum:"teacher,translator"`
	Name  string `json:"name"`
	State string `json:"state" enum:"not_answered,answered,accepted"`
	line  int
}

// besides adds to who stands at his side those of others who are asked with him.
func (i *Invitation) besides(others []Invitation) {
	for _, o := range others {
		if o.AgendaCourseID == i.AgendaCourseID && o.Half != i.Half {
			i.Beside = append(i.Beside, AtSide{o.Half, o.PersonName, o.State, o.Line})
		}
	}
	slices.SortStableFunc(i.Beside, func(a, b AtSide) int { return a.line - b.line })
}

// InvitationFields is what a supervisor fills in and may change: what is
// offered, how he comes and sleeps, and by when he is to answer.
type InvitationFields struct {
	Amount    *int64     `json:"amount" minimum:"0" maximum:"1000000000000" nullable:"true" doc:"Offered, in the smallest unit of the host's currency; null for none."`
	OfferText string     `json:"offer_text" maxLength:"1000"`
	AnswerBy  clock.Date `json:"answer_by" pattern:"^(\\d{4}-((0[13578]|1[02])-(0[1-9]|[12]\\d|3[01])|(0[469]|11)-(0[1-9]|[12]\\d|30)|02-(0[1-9]|[12]\\d)))?$" doc:"The day by which an answer is wanted; empty for ten days after it is sent."`
	StayFields
}

// StayFields are how somebody comes, and where he sleeps.
type StayFields struct {
	Lodging   string     `json:"lodging" maxLength:"500" doc:"Where he sleeps; empty where that is not offered."`
	Transport string     `json:"transport" maxLength:"500" doc:"How he comes, with trains and hours; empty where that is not offered."`
	ArrivesOn clock.Date `json:"arrives_on" pattern:"^(\\d{4}-((0[13578]|1[02])-(0[1-9]|[12]\\d|3[01])|(0[469]|11)-(0[1-9]|[12]\\d|30)|02-(0[1-9]|[12]\\d)))?$" doc:"Empty where nobody knows yet."`
	LeavesOn  clock.Date `json:"leaves_on" pattern:"^(\\d{4}-((0[13578]|1[02])-(0[1-9]|[12]\\d|3[01])|(0[469]|11)-(0[1-9]|[12]\\d|30)|02-(0[1-9]|[12]\\d)))?$"`
}

// Check returns what is wrong beyond what the tags tell.
func (f StayFields) Check() error {
	var wrong fault.List
	clock.SchoolDays.Check(&wrong, "arrives_on", f.ArrivesOn)
	clock.SchoolDays.Check(&wrong, "leaves_on", f.LeavesOn)
	wrong.Add(len(wrong) == 0 && !f.ArrivesOn.IsZero() && !f.LeavesOn.IsZero() && f.LeavesOn.Before(f.ArrivesOn), "leaves_on", "planning.ends_before", nil)
	return wrong.Err()
}

// Resolve has the router check the fields with everything else.
func (f *StayFields) Resolve(api.Context) []error { return api.Found(f.Check()) }

// Resolve has the router check the fields with everything else.
func (f *InvitationFields) Resolve(api.Context) []error {
	var wrong fault.List
	clock.SchoolDays.Check(&wrong, "answer_by", f.AnswerBy)
	if len(wrong) > 0 {
		return api.Found(wrong.Err())
	}
	return api.Found(f.Check())
}

// InvitationAnswer is what an invitee says.
type InvitationAnswer struct {
	Kind           string   `json:"kind" enum:",yes,but,no" doc:"Empty while there is no answer."`
	SessionIDs     []string `json:"session_ids" maxItems:"200" items.maxLength:"64" doc:"With but: the sessions that he can take; empty for all of them."`
	OtherDate      string   `json:"other_date" maxLength:"500"`
	NeedsLodging   bool     `json:"needs_lodging"`
	NeedsTransport bool     `json:"needs_transport"`
	Question       string   `json:"question" maxLength:"1000"`
	Reason         string   `json:"reason" maxLength:"500"`
}

// The states beside those in which a planner puts somebody.
const (
	NotAnswered     = "not_answered"
	Answered        = "answered"
	Declined        = "declined"
	CanceledForHim  = "canceled"
	answerDays      = 10               // in which an answer is wanted
	undoAnswer      = 30 * time.Minute // how long an answer can be taken back
	remindDays      = 3                // before the last day
	remindAfter     = time.Hour        // since the last mail
	maxInvitations  = 500              // at once
	maxOwnInvitions = 200              // that one page shows to an invitee
)

// course is what the course is called in a language, as far as it has a name in it.
func (i Invitation) course(language string) string {
	if language == "en" && i.englishName != "" {
		return i.englishName
	}
	return i.CourseName
}

// first is its first session: of those that were to come when he was last asked,
// since a session that moves asks again also while a course is under way.
func (i Invitation) first() InvitedSession {
	for _, s := range i.Sessions {
		if i.SentAt == nil || s.StartsAt.After(*i.SentAt) {
			return s
		}
	}
	if len(i.Sessions) == 0 {
		return InvitedSession{}
	}
	return i.Sessions[0]
}

// begins is when its first session does; zero where it has none.
func (i Invitation) begins() clock.Time { return i.first().StartsAt }

// belong has it belong to the planning of its first session.
func (i *Invitation) belong() {
	i.PlanningID, i.PlanningNumber = i.first().PlanningID, i.first().number
}

// standing leaves of its sessions those that take place: what goes on in another
// planning does so where one is canceled, and is over with the last that is closed.
func (i *Invitation) standing() {
	left := slices.DeleteFunc(slices.Clone(i.Sessions), func(s InvitedSession) bool { return s.state == Canceled })
	if len(left) > 0 {
		for _, s := range i.Sessions {
			if s.state == Canceled {
				i.off = append(i.off, s.PlanningID)
			}
		}
		i.Sessions = left
	}
	for n, s := range i.Sessions {
		if n == 0 || i.planningState == Closed {
			i.planningState = s.state
		}
		i.Taken = i.Taken || s.Taken
	}
	i.belong()
}

// earlier puts invitations in order of time.
func earlier(a, b Invitation) int { return a.begins().Compare(b.begins().Time) }

// over reports whether its first session has begun, or there is none any more.
func (i Invitation) over(now clock.Time) bool { return !now.Before(i.begins()) }

// wanted is the day by which an answer is wanted that is sent now: before the
// first session, and not before today.
func (i Invitation) wanted(by clock.Date, now clock.Time) clock.Date {
	today := clock.DateOf(now, clock.Zone(i.TimeZone))
	if by.IsZero() {
		by = today.AddDays(answerDays)
	}
	i.SentAt = &now
	if len(i.Sessions) > 0 && !by.Before(i.first().Day) {
		by = i.first().Day.AddDays(-1)
	}
	if by.Before(today) {
		by = today
	}
	return by
}

// narrow leaves of it the sessions that nobody else has accepted.
func (i *Invitation) narrow() {
	left := slices.DeleteFunc(slices.Clone(i.Sessions), func(s InvitedSession) bool { return s.Taken })
	if len(left) < len(i.Sessions) {
		i.Sessions, i.whole, i.Taken = left, false, false
	}
}

// time is when a session is, whatever its id.
func (s InvitedSession) time() string {
	return fmt.Sprintf("%d-%d", s.StartsAt.Unix(), s.EndsAt.Unix())
}

// hours are when its sessions are.
func (i Invitation) hours() string {
	all := make([]string, len(i.Sessions))
	for n, s := range i.Sessions {
		all[n] = s.time()
	}
	return strings.Join(all, "\n")
}

// sessionIDs are those that it is for.
func (i Invitation) sessionIDs() (ids []string) {
	for _, s := range i.Sessions {
		ids = append(ids, s.ID)
	}
	return ids
}

// trail is what the audit trail keeps of it: never what moved him.
func (i Invitation) trail(reason string) map[string]any {
	return map[string]any{
		"state": i.State, "half": i.Half, "person_id": i.PersonID, "session_ids": unique(i.sessionIDs()), "amount": i.Amount, "agreed_amount": i.Agreed,
		"currency": i.Currency, "offer_text": i.OfferText, "lodging": i.Lodging, "transport": i.Transport, "arrives_on": i.ArrivesOn, "leaves_on": i.LeavesOn,
		"answer_by": i.AnswerBy, "line": i.Line, "queued": i.Queued, "reason": reason,
	}
}
