package studies_test

import (
	"context"
	"fmt"
	"net/http"
	"slices"
	"testing"
	"time"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/school/academic"
	"myspace/internal/school/studies"
)

func (s school) report(t testing.TB, student, class string) (r studies.Report) {
	t.Helper()
	s.Call(t, http.MethodGet, "/api/students/"+student+"/reports/"+class, nil).Into(http.StatusOK, &r)
	return r
}

func (s school) notes(t testing.TB, student, course string) (n studies.CourseNotes) {
	t.Helper()
	s.Call(t, http.MethodGet, "/api/students/"+student+"/notes/"+course, nil).Into(http.StatusOK, &n)
	return n
}

// TestAStudentSeesOnlyWhatIsPublishedAndHisOwn.
func TestAStudentSeesOnlyWhatIsPublishedAndHisOwn(t *testing.T) {
	s := newSchool(t)
	s.give(t, map[string]studies.Points{"e00": 8550, "e01": 5000})
	s.enter(t, mark("entry-01", "a0", "e00", studies.Present), mark("entry-02", "a1", "e01", studies.Present))
	me := s.as("s00", access.Student)
	r := me.report(t, "s00", class)
	if len(r.Courses) != 1 || r.Courses[0].Given || len(r.Courses[0].Attempts) != 0 || r.Average.Known || r.MissingGrades != 1 || r.Mention != "" || r.SeesAll {
		t.Errorf("before it is published: %+v", r)
	}
	if n := me.notes(t, "s00", "course0"); n.Items[0].Given || len(n.Items[0].Attempts) != 0 {
		t.Errorf("before it is published: %+v", n)
	}
	if p := r.Presence; p.Present != 1 || p.Counted != 1 || p.Gaps != 1 {
		t.Errorf("%+v", p)
	}
	if r := s.report(t, "s00", class); !r.Courses[0].Given || r.Average.Points != 8550 || r.Mention != studies.VeryGood || !r.SeesAll {
		t.Errorf("the office sees %+v", r)
	}
	if n := s.as("grace", access.Teacher).notes(t, "s00", "course0"); !n.Items[0].Given || len(n.Items[0].Sessions) != 4 {
		t.Errorf("the teacher sees %+v", n)
	}
	s.Call(t, http.MethodPost, gradesPath+"/publish", nil).Is(http.StatusOK)
	if r := me.report(t, "s00", class); !r.Courses[0].Given || r.Courses[0].Counts.Points != 8550 || r.Mention != studies.VeryGood || !r.Courses[0].Passed {
		t.Errorf("published: %+v", r)
	}
	if n := me.notes(t, "s00", "course0"); n.Items[0].Counts.Points != 8550 || n.Items[0].Sessions[0].Value != studies.Present || !n.Items[0].Sessions[1].Held || n.Items[0].Sessions[2].Held {
		t.Errorf("published: %+v", n)
	}
	for path, status := range map[string]int{
		"/api/students/s01/reports/" + class: http.StatusNotFound, "/api/students/s01/notes/course0": http.StatusNotFound,
		"/api/students/s00/reports/class1": http.StatusNotFound, "/api/students/s00/notes/course1": http.StatusNotFound,
	} {
		me.Call(t, http.MethodGet, path, nil).Is(status)
	}
	for who, roles := range map[string]access.Roles{"till": access.Accounting, "screen": access.Multimedia, "boss": access.Librarian} {
		s.as(who, roles).Call(t, http.MethodGet, "/api/students/s00/reports/"+class, nil).Is(http.StatusForbidden)
		s.as(who, roles).Call(t, http.MethodGet, "/api/students/s00/notes/course0", nil).Is(http.StatusForbidden)
	}
	s.as("grace", access.Teacher).Call(t, http.MethodGet, "/api/students/s00/reports/"+class, nil).Is(http.StatusForbidden)
	s.as("ruth", access.Teacher).Call(t, http.MethodGet, "/api/students/s00/notes/course0", nil).Is(http.StatusNotFound)
	s.Call(t, http.MethodGet, "/api/students/s10/reports/class1", nil).Is(http.StatusNotFound)
}

// more gives the class another agenda course, of another course, that is over.
func (s school) more(t testing.TB, id, courseID, campus, class string) {
	t.Helper()
	s.change(t, func(ctx context.Context, tx *db.Tx) error {
		return s.publish(ctx, tx, session{id: id + "-1", agendaCourse: id, course: courseID, campus: campus, starts: s.now.Add(-20 * 24 * time.Hour), classes: []string{class}})
	})
}

func (s school) gradeIn(t testing.TB, agendaCourse, class, who string, cell studies.GradeCell) {
	t.Helper()
	var done studies.GradeVerdicts
	s.Call(t, http.MethodPost, "/api/grades/sheets/"+agendaCourse+"/"+class+"/grades", map[string]any{
		"entries": []studies.GradeEntry{{ID: "grade-in-" + agendaCourse + who, EnrollmentID: who, Grade: cell}},
	}).Into(http.StatusOK, &done)
	if done.Items[0].Outcome != studies.Kept {
		t.Fatalf("%+v", done.Items[0])
	}
}

func TestTheAverageIsWeightedByHours(t *testing.T) {
	s := newSchool(t)
	s.more(t, "ac1", "course1", "paris", class)
	s.more(t, "ac2", "course2", "paris", class)
	s.exec(t, `UPDATE course SET hours = 18 WHERE id = 'course1'`)
	s.give(t, map[string]studies.Points{"e00": 6000})
	s.gradeIn(t, "ac1", class, "e00", graded(8000))
	if r := s.report(t, "s00", class); r.Average.Points != 7500 || r.Average.Complete || r.Mention != studies.Good || r.MissingGrades != 1 || r.PassedCourses != 1 {
		t.Errorf("(60×6 + 80×18)/24: %+v", r)
	}
	s.gradeIn(t, "ac2", class, "e00", stateOf(studies.Exempt))
	if r := s.report(t, "s00", class); r.Average.Points != 7500 || !r.Average.Complete || r.MissingGrades != 0 {
		t.Errorf("exempt: %+v", r.Average)
	}
	s.exec(t, `UPDATE grade SET state = 'absent' WHERE agenda_course_id = 'ac2'`)
	if r := s.report(t, "s00", class); r.Average.Points != 7500 || r.Average.Complete || r.Mention != studies.NotPassed {
		t.Errorf("absent: %+v %s", r.Average, r.Mention)
	}
}

// TestACourseThatWasGivenTwiceCountsOnce with its best grade; its notes show both.
func TestACourseThatWasGivenTwiceCountsOnce(t *testing.T) {
	s := newSchool(t)
	s.more(t, "ac0again", "course0", "paris", class)
	s.give(t, map[string]studies.Points{"e00": 6000})
	s.gradeIn(t, "ac0again", class, "e00", graded(8000))
	if r := s.report(t, "s00", class); r.Average.Points != 8000 || len(r.Courses) != 2 {
		t.Errorf("%+v", r)
	}
	if n := s.notes(t, "s00", "course0"); len(n.Items) != 2 {
		t.Errorf("%+v", n.Items)
	}
}

// transfer moves a student from Paris to the class in Dakar.
func (s school) transfer(t testing.TB, moved clock.Time) {
	t.Helper()
	s.exec(t, `UPDATE enrollment SET outcome = 'transferred', outcome_at = ? WHERE id = 'e00'`, moved)
	s.change(t, func(ctx context.Context, tx *db.Tx) error {
		return academic.AddEnrollments(ctx, tx, []academic.NewEnrollment{{
			ID: "e00b", PersonID: "s00", ClassID: "class1", CampusID: "dakar", Currency: "EUR", Status: academic.Confirmed, PreviousID: "e00", ConfirmedAt: moved, CreatedAt: moved,
			EnrollmentFields: academic.EnrollmentFields{Terms: academic.Terms{DiscountKind: "none", Installments: 1}},
		}})
	})
}

// TestATransferInTheMiddleOfACourseLosesNoMark: what he was marked in both classes
// is one presence, in his report and in his class's, with a grade and without.
func TestATransferInTheMiddleOfACourseLosesNoMark(t *testing.T) {
	s := newSchool(t)
	s.enter(t, mark("entry-01", "a0", "e00", studies.Absent), mark("entry-02", "a1", "e00", studies.Present))
	s.transfer(t, clock.At(s.now.Add(-6*24*time.Hour)))
	s.exec(t, `INSERT INTO taker (number, person_id) VALUES (77, 'boss')`)
	for i := range 2 {
		id := fmt.Sprint("d", i+1)
		s.change(t, func(ctx context.Context, tx *db.Tx) error {
			return s.publish(ctx, tx, session{id: id, agendaCourse: "acd", course: "course0", campus: "dakar", starts: s.now.Add(time.Duration(i-4) * 24 * time.Hour), classes: []string{"class1"}})
		})
		s.exec(t, `INSERT INTO attendance (agenda_id, enrollment_id, value, minutes, reason, version, taker, entries, marked_at) VALUES (?, 'e00b', 'present', 0, '', 1, 77, '', ?)`, id, clock.Now())
	}
	boss := s.as("boss", access.Supervisor)
	looks := func(when string, given bool) {
		t.Helper()
		r := boss.report(t, "s00", "class1")
		if len(r.Courses) != 1 || r.Courses[0].Presence.Present != 3 || r.Courses[0].Presence.Counted != 4 || r.Presence.Counted != 4 || r.Courses[0].Given != given || r.Courses[0].Carried || r.Courses[0].Passed {
			t.Errorf("%s: %+v", when, r.Courses)
		}
		var c studies.ClassReport
		boss.Call(t, http.MethodGet, "/api/reports/classes/class1", nil).Into(http.StatusOK, &c)
		at := slices.IndexFunc(c.Students, func(who studies.ClassReportStudent) bool { return who.StudentID == "s00" })
		if who := c.Students[at]; who.Cells[0].Present != 3 || who.Cells[0].Counted != 4 || who.Cells[0].Warns != "low" || who.Low != 1 {
			t.Errorf("%s, in the class: %+v", when, who)
		}
		if p := c.Summary.Presence; p.Counted != 2 {
			t.Errorf("%s: the class counts %+v, of which two are its own", when, p)
		}
	}
	looks("without a grade", false)
	s.exec(t, `INSERT INTO grade (agenda_course_id, enrollment_id, attempt, state, points, comment, version, taker, entries, graded_at) VALUES ('acd', 'e00b', 0, 'graded', 9000, '', 1, 77, '', ?)`, clock.Now())
	looks("with a grade", true)
	s.exec(t, `UPDATE attendance SET value = 'present' WHERE agenda_id = 'a0'`)
	if r := boss.report(t, "s00", "class1"); !r.Courses[0].Passed || r.PassedCourses != 1 || r.BegunCourses != 1 {
		t.Errorf("there all the time, in both: %+v", r)
	}
}

// TestACourseThatIsBegunAnewAfterATransferStandsBesideTheFirst: he passes in
// either, as in one that a class was given twice; presence is not mixed.
func TestACourseThatIsBegunAnewAfterATransferStandsBesideTheFirst(t *testing.T) {
	s := newSchool(t)
	s.give(t, map[string]studies.Points{"e00": 9000})
	s.enter(t, mark("entry-01", "a0", "e00", studies.Present))
	s.transfer(t, clock.At(s.now.Add(-6*24*time.Hour)))
	s.change(t, func(ctx context.Context, tx *db.Tx) error {
		return s.publish(ctx, tx, session{id: "d1", agendaCourse: "acd", course: "course0", campus: "dakar", starts: s.now.Add(-24 * time.Hour), classes: []string{"class1"}})
	})
	s.exec(t, `INSERT INTO taker (number, person_id) VALUES (77, 'boss')`)
	s.exec(t, `INSERT INTO attendance (agenda_id, enrollment_id, value, minutes, reason, version, taker, entries, marked_at) VALUES ('d1', 'e00b', 'absent', 0, '', 1, 77, '', ?)`, clock.Now())
	boss := s.as("boss", access.Supervisor)
	r := boss.report(t, "s00", "class1")
	if len(r.Courses) != 2 || !r.Courses[0].Carried || !r.Courses[0].Passed || r.Courses[1].Carried || r.Courses[1].Passed || r.PassedCourses != 1 || r.BegunCourses != 1 || r.MissingGrades != 0 {
		t.Errorf("%+v", r)
	}
}

// TestAfterATransferMarksStayAndTheNewReportTakesThemOver: the same course code
// counts there, too.
func TestAfterATransferMarksStayAndTheNewReportTakesThemOver(t *testing.T) {
	s := newSchool(t)
	s.more(t, "ac1", "course1", "paris", class)
	s.more(t, "acd1", "course1", "dakar", "class1")
	s.give(t, map[string]studies.Points{"e00": 9000})
	s.gradeIn(t, "ac1", class, "e00", graded(5000))
	s.enter(t, mark("entry-01", "a0", "e00", studies.Present))
	s.transfer(t, clock.At(s.now.Add(-time.Hour)))
	boss := s.as("boss", access.Supervisor)
	r := boss.report(t, "s00", "class1")
	if len(r.Courses) != 2 || !r.Courses[0].Carried || !r.Courses[1].Carried || r.Average.Points != 7000 || r.Courses[1].ClassID != class || r.Presence.Present != 1 {
		t.Errorf("%+v", r)
	}
	boss.exec(t, `INSERT INTO taker (number, person_id) VALUES (77, 'boss')`)
	boss.exec(t, `INSERT INTO grade (agenda_course_id, enrollment_id, attempt, state, points, comment, version, taker, entries, graded_at) VALUES ('acd1', 'e00b', 0, 'graded', 10000, '', 1, 77, '', ?)`, clock.Now())
	if r := boss.report(t, "s00", "class1"); len(r.Courses) != 3 || r.Average.Points != 9500 || r.MissingGrades != 0 {
		t.Errorf("the better grade counts, and what he did before stands beside it: %+v", r)
	}
	if r := s.report(t, "s00", class); r.Average.Points != 7000 || r.Outcome != "transferred" || r.Courses[0].Carried {
		t.Errorf("the old report: %+v", r)
	}
	if sheet := s.attendance(t); values(sheet)["a0 e00"] != studies.Present || !sheet.Students[0].Left {
		t.Errorf("the mark is gone: %v", values(sheet))
	}
	if v := s.enter(t, mark("entry-02", "a3", "e00", studies.Present))[0]; v.Code != "attendance.not_on_sheet" {
		t.Errorf("who left is marked: %+v", v)
	}
}

// TestOnlyWhatHasBegunIsCounted: a course that is still to come is none that
// somebody has not passed, and one that was given twice is one.
func TestOnlyWhatHasBegunIsCounted(t *testing.T) {
	day := clock.Date{Year: 2026, Month: 11, Day: 17}
	course := func(code string, first int, passed bool) studies.ReportCourse {
		return studies.ReportCourse{CourseCode: code, FirstDay: day.AddDays(first), Passed: passed}
	}
	early := course("EARLY", 9, false)
	early.Given = true // an exempt one, say
	r := studies.Report{PassMark: 70, Courses: []studies.ReportCourse{
		course("A", -30, true), course("A", -5, true), course("B", 0, false), course("LATER", 1, false), early,
	}}
	r.Settle(day)
	if r.BegunCourses != 3 || r.PassedCourses != 1 {
		t.Errorf("%d of %d, not 1 of 3", r.PassedCourses, r.BegunCourses)
	}
}
