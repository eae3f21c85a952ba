package app_test

import (
	"context"
	"fmt"
	"strings"
	"testing"
	"time"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/school/academic"
	"myspace/internal/school/planning"
	"myspace/internal/school/studies"
)

// A class of 30 has had 25 courses of four sessions each, and so had the other
// classes: as many of them as make so many marks. One more course was given to some
// of them together.
const (
	studyStudents = 30
	studyCourses  = 25
	studySessions = 4
	studyTogether = 12 // classes
	studyMarks    = studyStudents * studyCourses * studySessions
	studyJoint    = "study-joint"
)

// BenchmarkStudies measures what is waited for in the classroom: sheets, the
// saving of 30 marks, and a student with all his grades, among a million marks
// and among ten million; with -short, among a tenth of these.
func BenchmarkStudies(b *testing.B) {
	marks := 1_000_000
	if testing.Short() {
		marks = 100_000
	}
	small, large := newSchool(b, 3_000), newSchool(b, 3_000)
	small.addStudies(b, marks/studyMarks)
	large.addStudies(b, 10*marks/studyMarks)
	of := large.studyRequests()
	for i, m := range small.studyRequests() {
		b.Run(m.name, func(b *testing.B) { compare(b, small.costs(m), large.costs(of[i])) })
	}
	b.Run("save-30-marks", func(b *testing.B) { compare(b, small.saveMarks(), large.saveMarks()) })
	b.Run("save-30-grades", func(b *testing.B) { compare(b, small.saveGrades(), large.saveGrades()) })
}

// BenchmarkWarnings measures what an office is told at each look into the quick
// panel, in a school and in one ten times as large: it grows with the classes of
// its campus only.
func BenchmarkWarnings(b *testing.B) {
	compare(b, newSchool(b, 1_000).warnings(b), newSchool(b, 10_000).warnings(b))
}

func (s *school) warnings(b *testing.B) *costs {
	b.Helper()
	scope, _ := access.Allow(access.Everyone, access.Self).Scope(access.Actor{PersonID: s.person, CampusID: s.campus, Roles: access.Secretary, TimeZone: "Europe/Paris"})
	bare := func(b *testing.B) { s.read(b, `SELECT id FROM class WHERE campus_id = ?`, s.campus) }
	return &costs{bestRequest: time.Hour, bestBare: time.Hour, bare: bare, request: func(b *testing.B) {
		for _, source := range s.app.Studies().Part().Notices {
			if _, err := source(b.Context(), s.app.DB, scope); err != nil {
				b.Fatal(err)
			}
		}
	}}
}

func studyClass(k int) string         { return fmt.Sprintf("study%04d", k) }
func studyCourse(k, c int) string     { return fmt.Sprintf("study%04d-%02d", k, c) }
func studySession(k, c, s int) string { return fmt.Sprintf("study%04d-%02d-%d", k, c, s) }
func studyEnrollment(k, i int) string { return fmt.Sprintf("study%04d-e%02d", k, i) }
func studySheet(of string, k, c int) string {
	return "/api/" + of + "/sheets/" + studyCourse(k, c) + "/" + studyClass(k)
}

func (s *school) bareMarks(b *testing.B, session string) {
	s.read(b, `SELECT m.enrollment_id, m.value, p.first_name, p.last_name FROM enrollment e JOIN person p ON p.id = e.person_id LEFT JOIN attendance m ON m.agenda_id = ? AND m.enrollment_id = e.id
		WHERE e.class_id = ? ORDER BY e.sort_name`, session, studyClass(0))
}

func (s *school) studyRequests() []measured {
	bare := func(b *testing.B) { s.bareMarks(b, studySession(0, 0, 0)) }
	return []measured{
		{"attendance-sheet", studySheet("attendance", 0, 0) + "?session=" + studySession(0, 0, 0), bare},
		{"attendance-sheet-of-four", studySheet("attendance", 0, 0), bare},
		{"attendance-sheet-of-many-classes", "/api/attendance/sheets/" + studyJoint + "/" + studyClass(1), bare},
		{"grade-sheet", studySheet("grades", 0, 0), bare},
		{"a-student", "/api/students/" + s.person + "/reports/" + studyClass(0), bare},
		{"courses-of-a-class", "/api/attendance/classes/" + studyClass(0) + "/courses", bare},
	}
}

// saveMarks saves 30 marks, each time others.
func (s *school) saveMarks() *costs {
	bodies := turns(func(n, i int) string {
		values := []string{"present", "online"}
		return fmt.Sprintf(`{"id":"save-########","session_id":%q,"enrollment_id":%q,"mark":{"value":%q,"minutes":0,"reason":""},"was":{"value":%q,"minutes":0,"reason":""},"fill":false}`,
			studySession(0, 0, 1), studyEnrollment(0, i), values[(n+1)%2], values[n%2])
	})
	return s.against(func(b *testing.B) { s.bareMarks(b, studySession(0, 0, 1)) }, func(b *testing.B) {
		if answer := s.must(b, "POST", studySheet("attendance", 0, 0)+"/marks", bodies()); strings.Count(answer, `"kept"`) != studyStudents {
			b.Fatal(answer)
		}
	})
}

// turns are the bodies of what is saved, in turns two of them, each time under other
// ids. They are written beforehand: what a browser does is not the server's.
func turns(entry func(n, i int) string) func() string {
	var bodies [2]string
	for n := range bodies {
		var entries []string
		for i := range studyStudents {
			entries = append(entries, entry(n, i))
		}
		bodies[n] = `{"entries":[` + strings.Join(entries, ",") + `]}`
	}
	n := 0
	return func() string {
		n++
		return strings.ReplaceAll(bodies[(n-1)%2], "########", fmt.Sprintf("%08d", n))
	}
}

// saveGrades saves 30 grades, each time others.
func (s *school) saveGrades() *costs {
	bodies := turns(func(n, i int) string {
		return fmt.Sprintf(`{"id":"save-########","enrollment_id":%q,"attempt":0,"grade":{"state":"graded","points":%d,"comment":""},"was":{"state":"graded","points":%d,"comment":""},"fill":false}`,
			studyEnrollment(0, i), 7000+(n+1)%2, 7000+n%2)
	})
	return s.against(func(b *testing.B) { s.bareMarks(b, studySession(0, 1, 1)) }, func(b *testing.B) {
		if answer := s.must(b, "POST", studySheet("grades", 0, 1)+"/grades", bodies()); strings.Count(answer, `"kept"`) != studyStudents {
			b.Fatal(answer)
		}
	})
}

// addStudies adds so many classes with all they did.
func (s *school) addStudies(b *testing.B, classes int) {
	b.Helper()
	students, err := db.All(b.Context(), s.app.DB, db.ScanString, `SELECT DISTINCT person_id FROM membership_role WHERE role = 'student' ORDER BY person_id`)
	mustB(b, err)
	s.person = students[0]
	mustB(b, s.app.DB.Tx(b.Context(), func(tx *db.Tx) error { return s.addStudyCourses(b.Context(), tx) }))
	const some = 20 // classes in one transaction
	for first := 0; first < classes; first += some {
		mustB(b, s.app.DB.Tx(b.Context(), func(tx *db.Tx) error {
			return s.addStudyClasses(b.Context(), tx, students, first, min(classes, first+some))
		}))
	}
	mustB(b, s.app.DB.Tx(b.Context(), func(tx *db.Tx) error {
		return s.addJointCourse(b.Context(), tx, students[0], min(classes, studyTogether+1))
	}))
	mustB(b, s.app.DB.Learn(b.Context()))
}

func (s *school) addStudyCourses(ctx context.Context, tx *db.Tx) error {
	all := []academic.NewCourse{}
	for c := range studyCourses {
		all = append(all, academic.NewCourse{ID: fmt.Sprintf("study-c%02d", c), CourseFields: academic.CourseFields{Code: fmt.Sprintf("ST%02d", c), Name: fmt.Sprintf("Study %02d", c), Hours: 12}, CreatedAt: clock.Now()})
	}
	return academic.AddCourses(ctx, tx, all)
}

func (s *school) addStudyClasses(ctx context.Context, tx *db.Tx, students []string, first, last int) error {
	at := clock.At(clock.Now().AddDate(-2, 0, 0))
	var classes []academic.NewClass
	var enrollments []academic.NewEnrollment
	var weekends []planning.NewWeekend
	var marks []studies.NewMark
	var grades []studies.NewGrade
	var states []studies.NewState
	for k := first; k < last; k++ {
		classes = append(classes, academic.NewClass{ID: studyClass(k), CampusID: s.campus, ClassFields: academic.ClassFields{Code: studyClass(k), Level: 1, Programme: "certificate", StartYear: 2024, EndYear: 2027, Language: "fr"}, CreatedAt: at})
		w := planning.NewWeekend{State: planning.Published, By: students[0], CreatedAt: at}
		w.ID = studyClass(k)
		day := clock.DateOf(at, time.UTC)
		w.PlanningFields = planning.PlanningFields{Number: 1000 + k, FirstDay: day, LastDay: day.AddDays(studyCourses), Week: 1}
		w.ClassIDs = []string{studyClass(k)}
		for i := range studyStudents {
			enrollments = append(enrollments, academic.NewEnrollment{
				ID: studyEnrollment(k, i), PersonID: students[(k*studyStudents+i)%len(students)], ClassID: studyClass(k), CampusID: s.campus, Currency: "EUR", Status: academic.Confirmed, ConfirmedAt: at, CreatedAt: at,
				EnrollmentFields: academic.EnrollmentFields{Terms: academic.Terms{DiscountKind: "none", Installments: 1}},
			})
		}
		for c := range studyCourses {
			course := &planning.AgendaCourse{ID: studyCourse(k, c)}
			course.CourseID, course.CampusID, course.ClassIDs = fmt.Sprintf("study-c%02d", c), s.campus, []string{studyClass(k)}
			for n := range studySessions {
				course.Sessions = append(course.Sessions, planning.CourseSession{ID: studySession(k, c, n), PlanningID: w.ID, Day: day.AddDays(c), Start: 540 + 60*n, Finish: 600 + 60*n})
			}
			w.Courses = append(w.Courses, course)
			states = append(states, studies.NewState{AgendaCourseID: course.ID, ClassID: studyClass(k), By: students[0], PublishedAt: at})
			for i := range studyStudents {
				grades = append(grades, studies.NewGrade{AgendaCourseID: course.ID, EnrollmentID: studyEnrollment(k, i), By: students[0], GradeCell: studies.GradeCell{Grade: studies.Grade{State: studies.Graded, Points: 7000}}, At: at})
				for n := range studySessions {
					marks = append(marks, studies.NewMark{AgendaID: studySession(k, c, n), EnrollmentID: studyEnrollment(k, i), By: students[0], Mark: studies.Mark{Value: studies.Present}, At: at})
				}
			}
		}
		weekends = append(weekends, w)
	}
	if err := academic.AddClasses(ctx, tx, classes); err != nil {
		return err
	}
	if err := academic.AddEnrollments(ctx, tx, enrollments); err != nil {
		return err
	}
	if err := planning.AddWeekends(ctx, tx, map[string]string{s.campus: "UTC"}, weekends); err != nil {
		return err
	}
	return studies.AddStudies(ctx, tx, marks, grades, states)
}

// addJointCourse gives a course to several classes together, in which all are marked:
// not to the first, whose figures are those of classes by themselves.
func (s *school) addJointCourse(ctx context.Context, tx *db.Tx, by string, classes int) error {
	at := clock.At(clock.Now().AddDate(-1, 0, 0))
	day := clock.DateOf(at, time.UTC)
	w := planning.NewWeekend{State: planning.Published, By: by, CreatedAt: at}
	w.ID = studyJoint
	w.PlanningFields = planning.PlanningFields{Number: 999, FirstDay: day, LastDay: day, Week: 1}
	var marks []studies.NewMark
	course := &planning.AgendaCourse{ID: studyJoint}
	course.CourseID, course.CampusID = "study-c00", s.campus
	for n := range studySessions {
		id := fmt.Sprintf("%s-%d", studyJoint, n)
		course.Sessions = append(course.Sessions, planning.CourseSession{ID: id, PlanningID: w.ID, Day: day, Start: 540 + 60*n, Finish: 600 + 60*n})
		for k := 1; k < classes; k++ {
			for i := range studyStudents {
				marks = append(marks, studies.NewMark{AgendaID: id, EnrollmentID: studyEnrollment(k, i), By: by, Mark: studies.Mark{Value: studies.Present}, At: at})
			}
		}
	}
	for k := 1; k < classes; k++ {
		w.ClassIDs = append(w.ClassIDs, studyClass(k))
	}
	course.ClassIDs, w.Courses = w.ClassIDs, []*planning.AgendaCourse{course}
	if err := planning.AddWeekends(ctx, tx, map[string]string{s.campus: "UTC"}, []planning.NewWeekend{w}); err != nil {
		return err
	}
	return studies.AddStudies(ctx, tx, marks, nil, nil)
}
