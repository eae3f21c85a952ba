package studies

import (
	"slices"

	"myspace/internal/base/clock"
)

// ReportCourse is an agenda course as one student followed it.
type ReportCourse struct {
	AgendaCourseID string     `json:"agenda_course_id"`
	ClassID        string     `json:"class_id" doc:"Where he followed it."`
	ClassCode      string     `json:"class_code"`
	CourseID       string     `json:"course_id"`
	CourseCode     string     `json:"course_code"`
	CourseName     string     `json:"course_name"`
	Hours          int        `json:"hours" doc:"Of the curriculum, else of the course: its weight in the average."`
	FirstDay       clock.Date `json:"first_day" format:"date"`
	LastDay        clock.Date `json:"last_day" format:"date"`
	Carried        bool       `json:"carried" doc:"He followed it in the class that he was transferred from."`
	Given          bool       `json:"given" doc:"There is a grade that the caller may see."`
	Published      bool       `json:"published"`
	Locked         bool       `json:"locked"`
	Attempts       []Attempt  `json:"attempts" doc:"His grades, the first one first; none while they are not yet given."`
	Counts         Grade      `json:"counts" doc:"What counts of them: the best."`
	Presence       Presence   `json:"presence"`
	Passed         bool       `json:"passed" doc:"His grade and his presence are enough."`
	graded         bool       // he has a grade, whether or not the caller may see it
	before         Presence   // how much of his presence he brought along from an earlier class
}

// settle works out what follows from the grades and marks of a course. Who may
// not see more sees what was published.
func (c *ReportCourse) settle(attempts []Attempt, seesAll bool, passMark, required int) {
	c.Attempts, c.graded = []Attempt{}, someGraded(attempts)
	if c.Published || seesAll {
		for _, a := range attempts {
			if a.State != noGrade {
				c.Attempts = append(c.Attempts, a)
			}
		}
	}
	c.judge(passMark, required)
}

// judge says what counts of his grades, and whether they and his presence are
// enough.
func (c *ReportCourse) judge(passMark, required int) {
	c.Counts = bestOf(c.Attempts)
	c.Given = c.Counts.State != noGrade
	c.Passed = c.Counts.passes(passMark) && c.Presence.Reaches(required)
}

// goOn puts what he did of the course in another place, earlier, to what he does
// here: grades and presence are taken together.
func (c *ReportCourse) goOn(earlier ReportCourse, passMark, required int) {
	c.Attempts, c.Presence = slices.Concat(earlier.Attempts, c.Attempts), earlier.Presence.Plus(c.Presence)
	c.graded = c.graded || earlier.graded
	c.judge(passMark, required)
}

// begun reports whether he has a grade or a mark in it.
func (c ReportCourse) begun() bool {
	return c.graded || c.Presence.Counted > 0 || c.Presence.Justified > 0
}

// Report is what a student did in a class: the class year of a report card.
type Report struct {
	StudentID          string         `json:"student_id"`
	FirstName          string         `json:"first_name"`
	LastName           string         `json:"last_name"`
	PhotoURL           string         `json:"photo_url"`
	ClassID            string         `json:"class_id"`
	ClassCode          string         `json:"class_code"`
	Level              int            `json:"level"`
	Programme          string         `json:"programme" enum:"certificate,diploma"`
	StartYear          int            `json:"start_year"`
	EndYear            int            `json:"end_year"`
	CampusID           string         `json:"campus_id"`
	CampusName         string         `json:"campus_name"`
	PassMark           int            `json:"pass_mark"`
	RequiredAttendance int            `json:"required_attendance"`
	Outcome            string         `json:"outcome" enum:",transferred,withdrawn,failed,completed" doc:"How his enrollment ended; empty while it runs."`
	Observation        string         `json:"observation" doc:"For the report card."`
	Signatory          string         `json:"signatory" doc:"Who signs the papers of the campus; empty where nobody was named."`
	SignatoryTitle     string         `json:"signatory_title" doc:"What he is."`
	Courses            []ReportCourse `json:"courses" doc:"In the order in which they were given."`
	Average            Average        `json:"average"`
	Mention            string         `json:"mention" enum:",excellent,very_good,good,passed,not_passed" doc:"Of the average as it is shown; empty where there is none."`
	Presence           Presence       `json:"presence" doc:"Of all courses together."`
	MissingGrades      int            `json:"missing_grades" doc:"Courses without a grade."`
	BegunCourses       int            `json:"begun_courses" doc:"Courses that have begun, or in which he has a grade."`
	PassedCourses      int            `json:"passed_courses" doc:"How many of them he passed."`
	SeesAll            bool           `json:"sees_all" doc:"The caller sees what was not published, too."`
}

// settle works out the whole from the courses, as of a day. A course that was
// given twice counts once, with its best grade.
func (r *Report) settle(today clock.Date) {
	byCode, order := map[string]Weighted{}, []string{}
	begun, passed := map[string]bool{}, map[string]bool{}
	for _, c := range r.Courses {
		w, twice := byCode[c.CourseCode]
		if !twice {
			order = append(order, c.CourseCode)
		}
		byCode[c.CourseCode] = Weighted{Best(w.Grade, c.Counts), max(w.Hours, c.Hours)}
		r.Presence = r.Presence.Plus(c.Presence)
		if c.Given || c.Presence.Counted > 0 || !today.Before(c.FirstDay) {
			begun[c.CourseCode] = true
		}
		if c.Passed {
			passed[c.CourseCode] = true
		}
	}
	r.BegunCourses, r.PassedCourses = len(begun), len(passed)
	all := make([]Weighted, len(order))
	for i, code := range order {
		all[i] = byCode[code]
		if all[i].State == noGrade {
			r.MissingGrades++
		}
	}
	r.Average = AverageOf(all)
	r.Mention = r.Average.Mention(r.PassMark)
}

// carry takes over what he did in an earlier class: the courses whose code the
// new class has, by its agenda or its curriculum. One that he has not begun here
// stands as it was there. One that he left without a grade he goes on with here:
// his presence is that in both. One that he has a grade of there and begins anew
// here stands beside it, as a course that was given twice does.
func (r *Report) carry(earlier []ReportCourse, taught func(code string) bool) {
	for _, c := range earlier {
		here := slices.IndexFunc(r.Courses, func(o ReportCourse) bool { return o.CourseCode == c.CourseCode })
		if !c.Given && c.Presence == (Presence{}) || here < 0 && !taught(c.CourseCode) {
			continue
		}
		c.Carried = true
		switch {
		case here < 0:
			r.Courses = append(r.Courses, c)
		case !r.Courses[here].begun():
			r.Courses[here] = c
		case c.graded && r.Courses[here].AgendaCourseID != c.AgendaCourseID:
			r.Courses = append(r.Courses, c)
		default:
			o := &r.Courses[here]
			o.before = o.before.Plus(c.Presence)
			o.goOn(c, r.PassMark, r.RequiredAttendance)
		}
	}
	slices.SortStableFunc(r.Courses, func(a, b ReportCourse) int { return a.FirstDay.DaysSince(b.FirstDay) })
}

// CourseNotes is what a student did in one course, in detail: in every agenda
// course of it that he followed.
type CourseNotes struct {
	StudentID  string      `json:"student_id"`
	FirstName  string      `json:"first_name"`
	LastName   string      `json:"last_name"`
	PhotoURL   string      `json:"photo_url"`
	CourseID   string      `json:"course_id"`
	CourseCode string      `json:"course_code"`
	CourseName string      `json:"course_name"`
	Items      []NotesItem `json:"items" doc:"Each agenda course of it that he followed, in the order of time."`
}

// NotesItem is an agenda course with its sessions.
type NotesItem struct {
	ReportCourse
	CampusName         string         `json:"campus_name" doc:"The class's."`
	PassMark           int            `json:"pass_mark"`
	RequiredAttendance int            `json:"required_attendance"`
	Sessions           []NotesSession `json:"sessions"`
}

// NotesSession is a session with what the student's mark says.
type NotesSession struct {
	ID     string     `json:"id"`
	Day    clock.Date `json:"day" format:"date"`
	Start  int        `json:"start" doc:"Minutes from midnight, by the host's clock."`
	Finish int        `json:"finish"`
	Held   bool       `json:"held" doc:"His class has a mark in it: it counts."`
	Mark
}
