package studies

import (
	"slices"
	"strings"

	"myspace/internal/base/clock"
)

// Mark is what a cell of an attendance sheet says.
type Mark struct {
	Value   Value  `json:"value" enum:",present,late,online,made_up,absent,justified" doc:"Empty for none."`
	Minutes int    `json:"minutes" minimum:"0" maximum:"1440" doc:"How late he came; 0 where that is not known."`
	Reason  string `json:"reason" maxLength:"500" doc:"Why he was away."`
}

// wrong says what is wrong with a mark: the code of a text, or "".
func (m Mark) wrong() string {
	switch {
	case m.Minutes != 0 && m.Value != Late:
		return "attendance.minutes_of_late"
	case m.Reason != "" && !m.Value.wasAway():
		return "attendance.reason_of_absence"
	default:
		return ""
	}
}

// clean is a mark as it is kept.
func (m Mark) clean() Mark {
	m.Reason = strings.TrimSpace(m.Reason)
	return m
}

// Marked is a mark in its cell.
type Marked struct {
	SessionID string `json:"session_id"`
	Mark
	Version int64      `json:"version"`
	At      clock.Time `json:"at" format:"date-time" doc:"When it was entered."`
	Papers  int        `json:"papers" doc:"How many papers he brought."`
	By      string     `json:"by,omitempty" doc:"Who entered it, unless that was the caller."`
	taker   int64
}

// SheetStudent is a student of an attendance sheet.
type SheetStudent struct {
	EnrollmentID string   `json:"enrollment_id" doc:"Of his place in the class; marks are entered for it."`
	StudentID    string   `json:"student_id"`
	FirstName    string   `json:"first_name"`
	LastName     string   `json:"last_name"`
	PhotoURL     string   `json:"photo_url"`
	Left         bool     `json:"left" doc:"He is no longer in the class."`
	NotIn        []string `json:"not_in" doc:"The sessions on whose sheets he does not stand, since he was not in the class on that day."`
	Marks        []Marked `json:"marks"`
	Presence     Presence `json:"presence" doc:"Of the sessions of this sheet."`
}

// Announced is an absence that a student of a sheet announced.
type Announced struct {
	ID        string     `json:"id"`
	StudentID string     `json:"student_id"`
	FirstDay  clock.Date `json:"first_day" format:"date"`
	LastDay   clock.Date `json:"last_day" format:"date"`
	Reason    string     `json:"reason"`
}

// AttendanceSheet is the attendance of a class in an agenda course.
type AttendanceSheet struct {
	SheetHead
	MayEdit   bool           `json:"may_edit" doc:"The caller may enter something."`
	Sessions  []SheetSession `json:"sessions"`
	Students  []SheetStudent `json:"students"`
	Announced []Announced    `json:"announced" doc:"Absences that were announced for days of these sessions; none for who may not enter anything."`
	Guests    []Guest        `json:"guests" doc:"Who of other classes catches up in these sessions; they count in no rate."`
}

// fill puts students and their marks on the sheet. On it are those who follow
// the class on the day of a session, and whoever has a mark there.
func (a *AttendanceSheet) fill(s courseSheet, students []student, marks map[string][]Marked) {
	a.SheetHead, a.Students, a.Announced, a.Guests = s.SheetHead, []SheetStudent{}, []Announced{}, []Guest{}
	held := map[string]bool{}
	for _, of := range marks {
		for _, m := range of {
			held[m.SessionID] = held[m.SessionID] || m.Value != noValue
		}
	}
	a.Sessions = slices.DeleteFunc(slices.Clone(s.sessions), func(one SheetSession) bool { return one.Gone && !held[one.ID] })
	for _, one := range a.Sessions {
		a.MayEdit = a.MayEdit || one.MayEdit
	}
	for _, who := range students {
		one, stands := a.place(s, who, marks[who.EnrollmentID], held)
		if stands {
			a.Students = append(a.Students, one)
		}
	}
}

// place is a student with his marks, and whether he stands on the sheet.
func (a *AttendanceSheet) place(s courseSheet, who student, marks []Marked, held map[string]bool) (one SheetStudent, stands bool) {
	one = SheetStudent{
		EnrollmentID: who.EnrollmentID, StudentID: who.personID, FirstName: who.firstName, LastName: who.lastName, PhotoURL: who.photo,
		Left: who.outcome != "", NotIn: []string{}, Marks: []Marked{},
	}
	for _, session := range a.Sessions {
		i := slices.IndexFunc(marks, func(m Marked) bool { return m.SessionID == session.ID })
		follows := session.sits && s.follows(who.place, session)
		value := noValue
		if i >= 0 {
			one.Marks, value = append(one.Marks, marks[i]), marks[i].Value
		}
		if !follows && value == noValue {
			one.NotIn = append(one.NotIn, session.ID)
			continue
		}
		stands = true
		if session.holds() && held[session.ID] {
			one.Presence.Add(value)
		}
	}
	return one, stands
}
