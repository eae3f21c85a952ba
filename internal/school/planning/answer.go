package planning

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"slices"
	"strings"

	"myspace/internal/base/clock"
	"myspace/internal/base/fault"
)

// AnswerPage is all that somebody is asked for a planning, as he sees it who
// opens his link or his space.
type AnswerPage struct {
	State      string       `json:"state" enum:"open,answered,canceled,over,changed" doc:"Open while something waits for an answer; changed where a newer mail took the place of the link."`
	Name       string       `json:"name" doc:"Who is asked."`
	Language   string       `json:"language" enum:",fr,en,pt,it,es" doc:"The language he has chosen."`
	PlanningID string       `json:"planning_id"`
	Number     int          `json:"number" doc:"Of the week-end."`
	FirstDay   clock.Date   `json:"first_day" format:"date"`
	LastDay    clock.Date   `json:"last_day" format:"date"`
	Contact    Contact      `json:"contact" doc:"Whom to call."`
	Items      []AnswerItem `json:"items" doc:"In order of time; none where the link is dead."`
}

// Contact is whom an invitee can call.
type Contact struct {
	Name   string `json:"name" doc:"Who asked; empty where nobody knows any more."`
	Campus string `json:"campus"`
	Phone  string `json:"phone"`
	Email  string `json:"email"`
}

// AnswerItem is one thing that somebody is asked.
type AnswerItem struct {
	ID         string           `json:"id"`
	Mark       string           `json:"mark" doc:"What is asked, as it was seen: an answer names it."`
	Half       string           `json:"half" enum:"teacher,translator"`
	State      string           `json:"state" enum:"not_answered,answered,accepted,declined,canceled"`
	Again      bool             `json:"again" doc:"He had accepted, and is asked to confirm a change."`
	Taken      bool             `json:"taken" doc:"Somebody else has accepted a session of it in the meantime."`
	Over       bool             `json:"over" doc:"Its first session has begun."`
	AnswerBy   clock.Date       `json:"answer_by" format:"date"`
	CourseCode string           `json:"course_code"`
	CourseName string           `json:"course_name"`
	CampusName string           `json:"campus_name"`
	Address    string           `json:"address"`
	TimeZone   string           `json:"time_zone"`
	Classes    []string         `json:"classes"`
	Sessions   []InvitedSession `json:"sessions"`
	Beside     []AtSide         `json:"beside"`
	Amount     *int64           `json:"amount" nullable:"true"`
	Agreed     *int64           `json:"agreed_amount" nullable:"true"`
	Currency   string           `json:"currency"`
	OfferText  string           `json:"offer_text"`
	StayFields
	Answer    InvitationAnswer `json:"answer"`
	May       []string         `json:"may" enum:"yes,but,no,undo" doc:"What he can do now."`
	UndoUntil *clock.Time      `json:"undo_until" format:"date-time" nullable:"true"`
}

// GivenAnswer is an answer to one of the things asked.
type GivenAnswer struct {
	ID   string `json:"id" minLength:"1" maxLength:"64"`
	Mark string `json:"mark" minLength:"1" maxLength:"64" doc:"As it was seen."`
	InvitationAnswer
}

// mark says in a few letters what somebody is asked: it is another as soon as
// the offer is, or the course, where and to whom it is given, or a session takes
// place at another time.
func (i Invitation) mark() string {
	var text strings.Builder
	fmt.Fprint(&text, i.ID, i.Half, i.whole, value(i.Amount), i.Currency, i.OfferText, i.StayFields, i.CourseCode, i.CourseName, i.CampusID, i.Classes)
	for _, s := range i.Sessions {
		fmt.Fprint(&text, s.ID, s.StartsAt, s.EndsAt)
	}
	sum := sha256.Sum256([]byte(text.String()))
	return hex.EncodeToString(sum[:12])
}

func value(n *int64) any {
	if n == nil {
		return "-"
	}
	return *n
}

// may is what an invitee can do with what he is asked.
func (i Invitation) may(now clock.Time, via string) []string {
	all := []string{}
	for _, one := range []struct {
		name  string
		moves []string
	}{{"yes", []string{"confirm"}}, {"but", []string{"but"}}, {"no", []string{"decline", "withdraw"}}} {
		if slices.ContainsFunc(one.moves, func(move string) bool {
			return leads(move, i.State, via) != "" && i.answerable(move, via, now) == nil && i.leaves(move)
		}) {
			all = append(all, one.name)
		}
	}
	return all
}

// leaves reports whether there is something left to give an answer to: a yes is to
// all of it, a yes, but to what nobody else has accepted.
func (i Invitation) leaves(move string) bool {
	switch move {
	case "confirm":
		return !i.Taken
	case "but":
		return slices.ContainsFunc(i.Sessions, func(s InvitedSession) bool { return !s.Taken })
	}
	return true
}

// answerable refuses an answer that comes too late: by a link once the first
// session begins; to withdraw, signed in, once the planning is closed.
func (i Invitation) answerable(move, via string, now clock.Time) error {
	if via == viaSelf && move == "withdraw" {
		return i.stillPlanned()
	}
	return i.stillAhead(now)
}

// moveFor is the move that an answer is, where one has answered so already none.
func (i Invitation) moveFor(kind string) string {
	switch {
	case kind == "no" && i.State == Accepted:
		return "withdraw"
	case kind == "no":
		return "decline"
	case kind == "yes" && i.State != Answered:
		return "confirm"
	default:
		return "but" // to correct an answer that waits leaves it waiting
	}
}

// same reports whether an invitee says once more what he has said.
func (i Invitation) saidAlready(a InvitationAnswer) bool {
	return a.Kind == "yes" && i.State == Accepted || a.Kind == "no" && i.State == Declined
}

// reply moves an invitation by what its invitee answers.
func (i Invitation) reply(a GivenAnswer, m moving) (moved, error) {
	if a.Mark != i.mark() {
		return moved{}, i.refused("invitation.changed")
	}
	a.OtherDate, a.Question, a.Reason = strings.TrimSpace(a.OtherDate), strings.TrimSpace(a.Question), strings.TrimSpace(a.Reason)
	m.move, m.reason = i.moveFor(a.Kind), a.Reason
	if a.Kind == "no" && a.Reason == "" {
		return moved{}, fault.On("reason", "invitation.reason_wanted", nil)
	}
	if a.Kind == "but" && a.empty() {
		return moved{}, fault.On("question", "invitation.but_what", nil)
	}
	for _, id := range a.SessionIDs {
		if !slices.Contains(i.sessionIDs(), id) {
			return moved{}, fault.On("session_ids", "planning.session_not_found", nil)
		}
	}
	if err := i.answerable(m.move, m.via, m.at); err != nil {
		return moved{}, err
	}
	one, err := i.take(m)
	if err == nil {
		one.after.answered(a.InvitationAnswer, m.at)
		one.after.viewed(m.at) // who answers in his space comes there without a link
	}
	return one, err
}

// empty reports whether a condition says nothing.
func (a InvitationAnswer) empty() bool {
	return len(a.SessionIDs) == 0 && a.OtherDate == "" && !a.NeedsLodging && !a.NeedsTransport && a.Question == ""
}
