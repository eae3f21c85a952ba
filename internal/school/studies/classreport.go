package studies

import (
	"cmp"
	"slices"

	"myspace/internal/base/clock"
	"myspace/internal/base/db"
)

// ClassReport is a class at a glance: its students, its courses, and what each
// did in each.
type ClassReport struct {
	ReportedClass
	SeesMarks bool                 `json:"sees_marks" doc:"The caller may know grades and what follows from them; else only which are there."`
	Courses   []ClassReportCourse  `json:"courses" doc:"In the order in which they were given; one that was given twice stands here once."`
	Students  []ClassReportStudent `json:"students" doc:"By name; who left the class comes last."`
	Summary   ClassSummary         `json:"summary"`
}

// ReportedClass is which class a report is of.
type ReportedClass struct {
	ClassID            string `json:"class_id"`
	ClassCode          string `json:"class_code"`
	Level              int    `json:"level"`
	Programme          string `json:"programme" enum:"certificate,diploma"`
	StartYear          int    `json:"start_year"`
	EndYear            int    `json:"end_year"`
	CurriculumName     string `json:"curriculum_name" doc:"Empty where it follows none."`
	CampusID           string `json:"campus_id"`
	CampusName         string `json:"campus_name"`
	Color              string `json:"campus_color"`
	PassMark           int    `json:"pass_mark"`
	RequiredAttendance int    `json:"required_attendance"`
	Graduated          bool   `json:"graduated"`
	timeZone           string // the campus's
}

// ClassReportCourse is a course of a class with how it came out.
type ClassReportCourse struct {
	CourseID        string     `json:"course_id"`
	CourseCode      string     `json:"course_code"`
	CourseName      string     `json:"course_name"`
	Hours           int        `json:"hours"`
	AgendaCourseIDs []string   `json:"agenda_course_ids" doc:"Its sheets in this class; none where it was followed elsewhere."`
	FirstDay        clock.Date `json:"first_day" format:"date"`
	LastDay         clock.Date `json:"last_day" format:"date"`
	Over            bool       `json:"over" doc:"All its sessions are over."`
	Published       bool       `json:"published"`
	Students        int        `json:"students" doc:"How many follow or followed it."`
	Given           int        `json:"given" doc:"How many of them have a grade, or were absent or exempt."`
	Mean            Points     `json:"mean" doc:"Of those who have a grade; 0 where nobody has, or the caller may not know."`
	Graded          int        `json:"graded" doc:"Of how many the mean is."`
	Passed          int        `json:"passed"`
	Presence        Presence   `json:"presence"`
	Missing         bool       `json:"missing" doc:"It is over for some time, not locked, and grades are missing."`
	Untaken         int        `json:"untaken" doc:"Sessions of the last weeks in which nobody has a mark."`
	ahead           int        // sessions in which nobody has a mark yet
	open            bool       // some of its sheets here is not locked: what is locked is settled
}

// ClassReportStudent is a student of a class with what he did in each course.
type ClassReportStudent struct {
	EnrollmentID  string            `json:"enrollment_id"`
	StudentID     string            `json:"student_id"`
	FirstName     string            `json:"first_name"`
	LastName      string            `json:"last_name"`
	PhotoURL      string            `json:"photo_url"`
	Outcome       string            `json:"outcome" enum:",transferred,withdrawn,failed,completed" doc:"How his enrollment ended; empty while it runs."`
	Cells         []ClassReportCell `json:"cells" doc:"One for each course, in their order."`
	Average       Average           `json:"average"`
	Mention       string            `json:"mention" enum:",excellent,very_good,good,passed,not_passed"`
	Presence      Presence          `json:"presence"`
	MissingGrades int               `json:"missing_grades"`
	PassedCourses int               `json:"passed_courses"`
	Low           int               `json:"low" doc:"Courses in which his presence is below what is required."`
	Lost          int               `json:"lost" doc:"Those in which it can no longer be reached."`
	here          Presence          // in this class alone
}

// ClassReportCell is what a student did in a course.
type ClassReportCell struct {
	Followed bool `json:"followed"`
	Given    bool `json:"given" doc:"He has a grade, was absent or is exempt."`
	Grade
	Passed  bool   `json:"passed"`
	Carried bool   `json:"carried" doc:"He followed it in the class that he was transferred from."`
	Present int    `json:"present"`
	Counted int    `json:"counted"`
	Gaps    int    `json:"gaps"`
	Warns   string `json:"warns" enum:",low,lost" doc:"His presence is below what is required; or that can no longer be reached."`
}

// ClassSummary is a class in a few figures. Who left it for elsewhere does not
// count.
type ClassSummary struct {
	Students     int      `json:"students"`
	Courses      int      `json:"courses"`
	Over         int      `json:"over" doc:"Courses whose sessions are over."`
	Complete     int      `json:"complete" doc:"Those of them in which everybody has a grade."`
	Mean         Points   `json:"mean" doc:"Of the averages of its students, rounded half up."`
	Graded       int      `json:"graded" doc:"Of how many the mean is."`
	Passed       int      `json:"passed" doc:"How many of them have an average that is enough."`
	Presence     Presence `json:"presence"`
	Low          int      `json:"low" doc:"Students whose presence is below what is required in some course."`
	Lost         int      `json:"lost" doc:"Those of them who can no longer reach it."`
	MissingSheet int      `json:"missing_sheets" doc:"Courses that are over for some time and in which grades are missing."`
	Untaken      int      `json:"untaken" doc:"Sessions of the last weeks that were not taken."`
	Warnings     int      `json:"warnings" doc:"How many things somebody should look at: students with too little presence, courses without grades, sessions that were not taken."`
}

// gradesDue is how many days after its last session the grades of a course are
// missed.
const gradesDue = 14

// counts reports whether somebody counts in the figures of his class: not who
// left it for elsewhere.
func (s ClassReportStudent) counts() bool {
	return s.Outcome != "transferred" && s.Outcome != "withdrawn"
}

// fill puts the reports of a class's students side by side.
func (c *ClassReport) fill(reports []studentReport, sessions []classSession, now clock.Time) {
	at := c.addCourses(reports, sessions, now)
	c.Students = make([]ClassReportStudent, len(reports))
	for i, r := range reports {
		c.Students[i] = c.student(r, at)
	}
	slices.SortStableFunc(c.Students, func(a, b ClassReportStudent) int {
		left := func(s ClassReportStudent) int {
			if s.counts() {
				return 0
			}
			return 1
		}
		return cmp.Or(left(a)-left(b), cmp.Compare(db.Fold(a.LastName), db.Fold(b.LastName)), cmp.Compare(db.Fold(a.FirstName), db.Fold(b.FirstName)), cmp.Compare(a.StudentID, b.StudentID))
	})
	c.count(now)
}

// addCourses makes a column for each course that any student followed, and says
// where each stands.
func (c *ClassReport) addCourses(reports []studentReport, sessions []classSession, now clock.Time) map[string]int {
	c.Courses = []ClassReportCourse{}
	at, mine := map[string]int{}, map[string]string{} // by code, and code by agenda course
	for _, r := range reports {
		for _, one := range r.Courses {
			i, known := at[one.CourseCode]
			if !known {
				i, at[one.CourseCode] = len(c.Courses), len(c.Courses)
				c.Courses = append(c.Courses, ClassReportCourse{
					CourseID: one.CourseID, CourseCode: one.CourseCode, CourseName: one.CourseName, AgendaCourseIDs: []string{}, FirstDay: one.FirstDay, LastDay: one.LastDay, Over: true, Published: true,
				})
			}
			c.Courses[i].take(one)
			if one.ClassID == c.ClassID {
				mine[one.AgendaCourseID] = one.CourseCode
			}
		}
	}
	for _, s := range sessions {
		if code, ok := mine[s.agendaCourseID]; ok {
			c.Courses[at[code]].meet(s, now)
		}
	}
	slices.SortStableFunc(c.Courses, func(a, b ClassReportCourse) int {
		return cmp.Or(a.FirstDay.DaysSince(b.FirstDay), cmp.Compare(a.CourseCode, b.CourseCode))
	})
	for i, one := range c.Courses {
		at[one.CourseCode] = i
	}
	return at
}

// take counts in what one student's report says of the course itself.
func (c *ClassReportCourse) take(one ReportCourse) {
	c.Hours = max(c.Hours, one.Hours)
	if one.FirstDay.Before(c.FirstDay) {
		c.FirstDay = one.FirstDay
	}
	if c.LastDay.Before(one.LastDay) {
		c.LastDay = one.LastDay
	}
	if !one.Carried && !slices.Contains(c.AgendaCourseIDs, one.AgendaCourseID) {
		c.open = c.open || !one.Locked
		c.AgendaCourseIDs = append(c.AgendaCourseIDs, one.AgendaCourseID)
		c.Published = c.Published && one.Published
	}
}

// meet counts in one of its sessions.
func (c *ClassReportCourse) meet(s classSession, now clock.Time) {
	if now.Before(s.endsAt) {
		c.Over = false
	}
	if s.held {
		return
	}
	c.ahead++
	if s.untaken(now) {
		c.Untaken++
	}
}

// student puts what a report says into the cells of its courses.
func (c *ClassReport) student(r studentReport, at map[string]int) ClassReportStudent {
	s := ClassReportStudent{
		EnrollmentID: r.enrollmentID,
		StudentID:    r.StudentID, FirstName: r.FirstName, LastName: r.LastName, PhotoURL: r.PhotoURL, Outcome: r.Outcome, Cells: make([]ClassReportCell, len(c.Courses)),
		Average: r.Average, Mention: r.Mention, Presence: r.Presence, MissingGrades: r.MissingGrades, PassedCourses: r.PassedCourses,
	}
	presence, here := make([]Presence, len(c.Courses)), make([]inClass, len(c.Courses))
	for _, one := range r.Courses {
		i := at[one.CourseCode]
		cell := &s.Cells[i]
		cell.Followed, cell.Carried = true, cell.Carried || one.Carried
		cell.Grade, cell.Passed = Best(cell.Grade, one.Counts), cell.Passed || one.Passed
		presence[i] = presence[i].Plus(one.Presence)
		here[i].add(one)
	}
	for i := range s.Cells {
		cell, p := &s.Cells[i], presence[i]
		cell.Given = cell.State != noGrade
		cell.Present, cell.Counted, cell.Gaps = p.Present, p.Counted, p.Gaps
		if here[i].warns() {
			cell.Warns = here[i].presence.warns(c.RequiredAttendance, c.Courses[i].ahead)
		}
		s.here = s.here.Plus(here[i].alone)
		switch cell.Warns {
		case presenceLost:
			s.Lost++
			s.Low++
		case presenceLow:
			s.Low++
		}
		if s.counts() && cell.Followed {
			c.Courses[i].count(*cell, p)
		}
	}
	return s
}

// inClass is what somebody does of a course in this class, not in an earlier one.
type inClass struct {
	follows, done   bool     // done: it is passed already, there
	presence, alone Presence // with what he brought along, and without
}

func (h *inClass) add(c ReportCourse) {
	if c.Carried {
		h.done = h.done || c.Passed
		return
	}
	h.follows = true
	h.presence, h.alone = h.presence.Plus(c.Presence), h.alone.Plus(c.Presence.without(c.before))
}

// warns reports whether his presence is looked at: what he followed elsewhere is
// over, and what he passed there is not asked for again.
func (h inClass) warns() bool { return h.follows && !h.done }

// What presence may warn of.
const (
	presenceLow  = "low"
	presenceLost = "lost"
)

// warns says whether a presence is below what is required, where so many sessions
// are still ahead: in each of them, and in each gap, he may have been there.
func (p Presence) warns(required, ahead int) string {
	best := p
	best.Present, best.Counted = p.Present+p.Gaps+ahead, p.Counted+p.Gaps+ahead
	switch {
	case p.Reaches(required):
		return ""
	case best.Reaches(required):
		return presenceLow
	default:
		return presenceLost
	}
}

// count takes a student's cell into the figures of its course.
func (c *ClassReportCourse) count(cell ClassReportCell, p Presence) {
	c.Students++
	c.Presence = c.Presence.Plus(p)
	if cell.Given {
		c.Given++
	}
	if cell.State == Graded {
		c.Graded++
		c.Mean += cell.Points // the sum, until all are counted
	}
	if cell.Passed {
		c.Passed++
	}
}

// count works out the figures of courses and class.
func (c *ClassReport) count(now clock.Time) {
	s := ClassSummary{Courses: len(c.Courses)}
	for i := range c.Courses {
		one := &c.Courses[i]
		one.Mean = mean(one.Mean, one.Graded)
		one.Missing = one.Over && one.open && one.Given < one.Students && clock.DateOf(now, clock.Zone(c.timeZone)).DaysSince(one.LastDay) >= gradesDue
		s.Untaken += one.Untaken
		if one.Over {
			s.Over++
		}
		if one.Over && one.Given >= one.Students {
			s.Complete++
		}
		if one.Missing {
			s.MissingSheet++
		}
	}
	for _, who := range c.Students {
		if who.counts() {
			s.add(who.Average, who.Mention, who.here)
			if who.Low > 0 {
				s.Low++
			}
			if who.Lost > 0 {
				s.Lost++
			}
		}
	}
	s.Mean = mean(s.Mean, s.Graded)
	c.Summary = s
	c.Summary.warn()
}

// add takes a student into the figures of his class; the mean is a sum until all
// are in it.
func (s *ClassSummary) add(a Average, mention string, p Presence) {
	s.Students++
	s.Presence = s.Presence.Plus(p)
	if a.Known {
		s.Graded++
		s.Mean += a.Points
	}
	if mention != "" && mention != NotPassed {
		s.Passed++
	}
}

// warn counts what somebody should look at.
func (s *ClassSummary) warn() { s.Warnings = s.Low + s.MissingSheet + s.Untaken }

// mean is a sum by how many it is of, rounded half up.
func mean(sum Points, n int) Points {
	if n == 0 {
		return 0
	}
	return (2*sum + Points(n)) / Points(2*n)
}

// Shown narrows a class that is taken along to what the page shows.
type Shown struct {
	Students string `query:"students" enum:",below,gaps,low,left" doc:"Whom: who has not passed something, has gaps or too little presence, or left the class; everybody where it is empty."`
	Course   string `query:"course" maxLength:"64" doc:"The code of the only course; all of them where it is empty."`
}

// narrow leaves out whom and what is not asked for. Who left the class is among
// everybody, and is told as such; of the others he is none.
func (c *ClassReport) narrow(to Shown) {
	if at := slices.IndexFunc(c.Courses, func(one ClassReportCourse) bool { return one.CourseCode == to.Course }); at >= 0 {
		c.Courses = c.Courses[at : at+1]
		for i := range c.Students {
			c.Students[i].Cells = c.Students[i].Cells[at : at+1]
		}
	}
	c.Students = slices.DeleteFunc(c.Students, func(s ClassReportStudent) bool { return !s.among(to.Students) })
}

// among reports whether somebody is one of those who are asked for.
func (s ClassReportStudent) among(whom string) bool {
	switch whom {
	case "":
		return true
	case "left":
		return !s.counts()
	}
	return s.counts() && (whom == "below" && s.Mention == NotPassed || slices.ContainsFunc(s.Cells, func(cell ClassReportCell) bool {
		switch whom {
		case "below":
			return cell.State == Graded && !cell.Passed
		case "gaps":
			return cell.Gaps > 0 || cell.Followed && !cell.Given
		default:
			return cell.Warns != ""
		}
	}))
}

// withoutMarks takes out what is no one's business who only sees which grades are
// there.
func (c *ClassReport) withoutMarks() {
	for i := range c.Courses {
		c.Courses[i].Mean, c.Courses[i].Graded, c.Courses[i].Passed = 0, 0, 0
	}
	for i := range c.Students {
		s := &c.Students[i]
		s.Average, s.Mention, s.PassedCourses = Average{}, "", 0
		for j := range s.Cells {
			s.Cells[j].Grade, s.Cells[j].Passed = Grade{}, false
		}
	}
	c.Summary.Mean, c.Summary.Graded, c.Summary.Passed = 0, 0, 0
}
