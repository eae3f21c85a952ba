package studies

import (
	"slices"
	"strings"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
)

// GradeCell is what a cell of a grade sheet says.
type GradeCell struct {
	Grade
	Comment string `json:"comment" maxLength:"500" doc:"For the report card."`
}

// clean is a cell as it is kept.
func (c GradeCell) clean() GradeCell {
	c.Comment = strings.TrimSpace(c.Comment)
	return c
}

// wrong says what is wrong with a grade: the code of a text, or "".
func (c GradeCell) wrong(attempt int) string {
	switch {
	case c.Points != 0 && c.State != Graded:
		return "grade.points_of_graded"
	case c.State == Exempt && attempt > 0:
		return "grade.retake_exempt"
	default:
		return ""
	}
}

// Attempt is the first grade of somebody in a course, or a retake.
type Attempt struct {
	Attempt int `json:"attempt" doc:"0 for the first grade, from 1 for retakes."`
	GradeCell
	Version int64      `json:"version"`
	At      clock.Time `json:"at" format:"date-time" doc:"When it was entered."`
	By      string     `json:"by,omitempty" doc:"Of a sheet, who entered it, unless that was the caller."`
	taker   int64
}

// GradeStudent is a student of a grade sheet.
type GradeStudent struct {
	EnrollmentID string    `json:"enrollment_id" doc:"Of his place in the class; grades are entered for it."`
	StudentID    string    `json:"student_id"`
	FirstName    string    `json:"first_name"`
	LastName     string    `json:"last_name"`
	PhotoURL     string    `json:"photo_url"`
	Left         bool      `json:"left" doc:"He is no longer in the class."`
	Attempts     []Attempt `json:"attempts" doc:"His grades, the first one first."`
	Counts       Grade     `json:"counts" doc:"What counts of them: the best."`
	Presence     Presence  `json:"presence"`
	Passed       bool      `json:"passed" doc:"His grade and his presence are enough."`
}

// SheetState is whether the grades of a sheet were published and locked.
type SheetState struct {
	Published   bool       `json:"published" doc:"The students see them."`
	PublishedAt clock.Time `json:"published_at" format:"date-time"`
	PublishedBy string     `json:"published_by" doc:"The name of who published them."`
	Locked      bool       `json:"locked" doc:"Nothing is entered any more."`
	LockedAt    clock.Time `json:"locked_at" format:"date-time"`
	LockedBy    string     `json:"locked_by" doc:"The name of who locked them."`
	version     int64
}

// GradeSheet is the grades of a class in an agenda course.
type GradeSheet struct {
	SheetHead
	SheetState
	Closed     bool           `json:"closed" doc:"The week-end of its last session is: first grades are changed by supervisors only, with a reason."`
	MayEdit    bool           `json:"may_edit" doc:"The caller may enter grades now."`
	MayRetake  bool           `json:"may_retake" doc:"The caller may enter retakes now, also where it is closed."`
	MayCorrect bool           `json:"may_correct" doc:"It is closed, and the caller may change it with a reason."`
	MayPublish bool           `json:"may_publish"`
	MayLock    bool           `json:"may_lock"`
	MayUnlock  bool           `json:"may_unlock"`
	Students   []GradeStudent `json:"students"`
	Statistics Statistics     `json:"statistics"`
}

// fill puts students and their grades on the sheet. On it are those who stand on
// the sheet of any of its sessions, and whoever has a grade.
func (g *GradeSheet) fill(s courseSheet, students []student, attempts map[string][]Attempt, marks map[string][]Marked) {
	var attendance AttendanceSheet
	attendance.fill(s, students, marks)
	presence := map[string]Presence{}
	for _, who := range attendance.Students {
		presence[who.EnrollmentID] = who.Presence
	}
	g.SheetHead, g.Students = s.SheetHead, []GradeStudent{}
	for _, who := range students {
		of := attempts[who.EnrollmentID]
		if !s.followsAny(who.place) && !someGraded(of) {
			continue
		}
		one := GradeStudent{
			EnrollmentID: who.EnrollmentID, StudentID: who.personID, FirstName: who.firstName, LastName: who.lastName, PhotoURL: who.photo, Left: who.outcome != "",
			Attempts: append([]Attempt{}, of...), Counts: bestOf(of), Presence: presence[who.EnrollmentID],
		}
		one.Passed = one.Counts.passes(g.PassMark) && one.Presence.Reaches(g.RequiredAttendance)
		g.Students = append(g.Students, one)
	}
	g.Statistics = statisticsOf(g.Students)
}

func someGraded(all []Attempt) bool {
	return slices.ContainsFunc(all, func(a Attempt) bool { return a.State != noGrade })
}

// bestOf is the grade that counts of attempts.
func bestOf(all []Attempt) Grade {
	grades := make([]Grade, len(all))
	for i, a := range all {
		grades[i] = a.Grade
	}
	return Best(grades...)
}

// seenBy fills in what depends on the caller.
func (g *GradeSheet) seenBy(in access.Scope, teaches bool) {
	may := (in.Under(enterGrades).CoversCampus(g.CampusID) || teaches) && !g.Archived
	open := may && !g.Locked
	g.MayEdit, g.MayRetake, g.MayCorrect = open && !g.Closed, open, open && g.Closed && corrects(in, g.CampusID)
	g.MayPublish, g.MayLock = may && !g.Published, open
	g.MayUnlock = in.Under(unlockGrades).CoversCampus(g.CampusID) && g.Locked && !g.Archived
}
