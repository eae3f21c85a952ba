package studies

import (
	"encoding/json"
	"fmt"

	"myspace/internal/base/clock"
)

// The kinds of papers.
const (
	ReportCard  = "report_card"
	Certificate = "certificate"
	Diploma     = "diploma"
	Transcript  = "transcript"
)

// isAward reports whether papers of a kind are for who completed his class.
func isAward(kind string) bool { return kind == Certificate || kind == Diploma }

// The states of a paper.
const (
	PaperValid     = "valid"
	PaperReplaced  = "replaced"
	PaperWithdrawn = "withdrawn"
)

// IssuedPaper is a paper as it was issued: nothing of it changes any more but
// whether it is valid.
type IssuedPaper struct {
	ID             string     `json:"id"`
	Kind           string     `json:"kind" enum:"report_card,certificate,diploma,transcript"`
	StudentID      string     `json:"student_id"`
	StudentName    string     `json:"student_name"`
	ClassID        string     `json:"class_id"`
	ClassCode      string     `json:"class_code"`
	CampusName     string     `json:"campus_name"`
	Number         string     `json:"number" doc:"Of the campus and the year, without gaps."`
	Edition        int        `json:"edition" doc:"Counts how often it was corrected."`
	Language       string     `json:"language"`
	SecondLanguage string     `json:"second_language" doc:"Empty where it is in one."`
	State          string     `json:"state" enum:"valid,replaced,withdrawn"`
	IssuedAt       clock.Time `json:"issued_at" format:"date-time"`
	IssuedBy       string     `json:"issued_by"`
	WithdrawnAt    clock.Time `json:"withdrawn_at,omitzero" format:"date-time"`
	WithdrawnBy    string     `json:"withdrawn_by"`
	Reason         string     `json:"reason" doc:"Why it was withdrawn; only for who may issue papers."`
	ContentURL     string     `json:"content_url" doc:"The PDF as it was issued."`
	MayWithdraw    bool       `json:"may_withdraw"`
	campusID, hash string
	year, number   int
}

// paperNumber is a number as it stands on a paper.
func paperNumber(year, number int) string { return fmt.Sprintf("%d-%04d", year, number) }

// Figures are what a paper says, kept as it was on the day.
type Figures struct {
	Kind           string      `json:"kind"`
	Number         string      `json:"number"`
	Edition        int         `json:"edition"`
	FirstName      string      `json:"first_name"`
	LastName       string      `json:"last_name"`
	Campus         string      `json:"campus"`
	Business       string      `json:"business"`
	City           string      `json:"city"`
	Day            clock.Date  `json:"day"`
	Signatory      string      `json:"signatory"`
	SignatoryTitle string      `json:"signatory_title"`
	Stamp          string      `json:"stamp"`
	Logo           string      `json:"logo"`
	Years          []ClassYear `json:"years"`
}

// ClassYear is what somebody did in a class, as a paper says it.
type ClassYear struct {
	ClassID            string      `json:"class_id"`
	ClassCode          string      `json:"class_code"`
	Programme          string      `json:"programme"`
	Level              int         `json:"level"`
	StartYear          int         `json:"start_year"`
	EndYear            int         `json:"end_year"`
	CampusName         string      `json:"campus_name"`
	PassMark           int         `json:"pass_mark"`
	RequiredAttendance int         `json:"required_attendance"`
	Courses            []PaperLine `json:"courses"`
	Average            Average     `json:"average"`
	Mention            string      `json:"mention"`
	Presence           Presence    `json:"presence"`
	BegunCourses       int         `json:"begun_courses"`
	PassedCourses      int         `json:"passed_courses"`
	Observation        string      `json:"observation"`
}

// PaperLine is a course as a paper says it.
type PaperLine struct {
	Code     string     `json:"code"`
	Name     string     `json:"name"`
	Hours    int        `json:"hours"`
	Attempts []Grade    `json:"attempts"`
	Counts   Grade      `json:"counts"`
	Presence Presence   `json:"presence"`
	Passed   bool       `json:"passed"`
	FirstDay clock.Date `json:"first_day,omitzero"`
}

// yearOf is a report as a paper says it.
func yearOf(r Report) ClassYear {
	y := ClassYear{
		ClassID: r.ClassID, ClassCode: r.ClassCode, Programme: r.Programme, Level: r.Level, StartYear: r.StartYear, EndYear: r.EndYear, CampusName: r.CampusName,
		PassMark: r.PassMark, RequiredAttendance: r.RequiredAttendance, Average: r.Average, Mention: r.Mention, Presence: r.Presence,
		BegunCourses: r.BegunCourses, PassedCourses: r.PassedCourses, Observation: r.Observation, Courses: []PaperLine{},
	}
	for _, c := range r.Courses {
		line := PaperLine{Code: c.CourseCode, Name: c.CourseName, Hours: c.Hours, Counts: c.Counts, Presence: c.Presence, Passed: c.Passed, FirstDay: c.FirstDay}
		for _, attempt := range c.Attempts {
			line.Attempts = append(line.Attempts, attempt.Grade)
		}
		y.Courses = append(y.Courses, line)
	}
	return y
}

func (f Figures) json() (string, error) {
	data, err := json.Marshal(f)
	return string(data), err
}

// name is the person's, as it stands on the paper.
func (f Figures) name() string { return f.FirstName + " " + f.LastName }
