package studies_test

import (
	"fmt"
	"math/rand/v2"
	"net/http"
	"strings"
	"testing"
	"time"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/clock"
	"myspace/internal/school/studies"
)

func (s school) classReport(t testing.TB) (c studies.ClassReport) {
	t.Helper()
	s.Call(t, http.MethodGet, "/api/reports/classes/"+class, nil).Into(http.StatusOK, &c)
	return c
}

// scatter gives a class grades and marks at random, the same each time.
func (s school) scatter(t testing.TB, seed uint64) {
	t.Helper()
	r := rand.New(rand.NewPCG(seed, 7))
	s.more(t, "ac1", "course1", "paris", class)
	s.more(t, "ac2", "course2", "paris", class)
	s.more(t, "ac0again", "course0", "paris", class)
	s.exec(t, `UPDATE course SET hours = 18 WHERE id = 'course1'`)
	for i := range 5 {
		who := fmt.Sprint("e0", i)
		for _, agendaCourse := range []string{course, "ac1", "ac2", "ac0again"} {
			switch r.IntN(6) {
			case 0:
			case 1:
				s.gradeIn(t, agendaCourse, class, who, stateOf(studies.Missed))
			case 2:
				s.gradeIn(t, agendaCourse, class, who, stateOf(studies.Exempt))
			default:
				s.gradeIn(t, agendaCourse, class, who, graded(studies.Points(r.IntN(10001))))
			}
		}
		for j := range 3 {
			if value := append([]studies.Value{""}, studies.Values...)[r.IntN(7)]; value != "" {
				s.enter(t, mark(fmt.Sprintf("scattered-%d-%d", i, j), fmt.Sprint("a", j), who, value))
			}
		}
	}
}

// TestAClassSaysWhatTheReportOfEachStudentSays: averages, mentions, presence and
// what is missing, whatever was entered; and its list says what the class says.
func TestAClassSaysWhatTheReportOfEachStudentSays(t *testing.T) {
	for seed := range uint64(6) {
		s := newSchool(t)
		s.scatter(t, seed)
		all := s.classReport(t)
		if len(all.Students) != 5 || len(all.Courses) != 3 {
			t.Fatalf("%d students, %d courses", len(all.Students), len(all.Courses))
		}
		for _, who := range all.Students {
			r := s.report(t, who.StudentID, class)
			if who.Average != r.Average || who.Mention != r.Mention || who.Presence != r.Presence || who.MissingGrades != r.MissingGrades || who.PassedCourses != r.PassedCourses {
				t.Errorf("seed %d, %s: the class says %+v %s %+v, his report %+v %s %+v", seed, who.StudentID, who.Average, who.Mention, who.Presence, r.Average, r.Mention, r.Presence)
			}
		}
		var l api.Page[studies.ClassReportLine]
		s.Call(t, http.MethodGet, "/api/reports/classes", nil).Into(http.StatusOK, &l)
		if len(l.Items) != 1 {
			t.Fatalf("the list of a campus has %d classes", len(l.Items))
		}
		got, want := l.Items[0].ClassSummary, all.Summary
		want.Lost, want.Presence.Gaps = 0, 0 // the list does not look that far
		if got != want {
			t.Errorf("seed %d: the list says %+v, the class %+v", seed, got, want)
		}
	}
}

// TestAccountingAndMultimediaLearnNoGrade: not from the answer, nor from the
// table, nor from figures that follow from grades.
func TestAccountingAndMultimediaLearnNoGrade(t *testing.T) {
	s := newSchool(t)
	s.give(t, map[string]studies.Points{"e00": 8765, "e01": 4321})
	s.enter(t, mark("entry-01", "a0", "e00", studies.Present))
	if c := s.classReport(t); !c.SeesMarks || c.Summary.Mean != 6543 || c.Summary.Graded != 2 || c.Summary.Passed != 1 {
		t.Errorf("the office sees %+v", c.Summary)
	}
	for who, roles := range map[string]access.Roles{"till": access.Accounting, "screen": access.Multimedia} {
		s := s.as(who, roles)
		c := s.classReport(t)
		if c.SeesMarks || c.Summary.Mean != 0 || c.Summary.Passed != 0 || c.Courses[0].Given != 2 || c.Courses[0].Mean != 0 {
			t.Errorf("%s sees %+v %+v", who, c.Summary, c.Courses[0])
		}
		for _, one := range c.Students {
			if one.Average != (studies.Average{}) || one.Mention != "" || one.PassedCourses != 0 || one.Cells[0].Grade != (studies.Grade{}) || one.Cells[0].Passed {
				t.Errorf("%s learns %+v", who, one)
			}
		}
		for _, path := range []string{"/api/reports/classes/" + class + "/export?format=csv", "/api/reports/classes/" + class, "/api/reports/classes"} {
			body := s.Call(t, http.MethodGet, path, nil).Is(http.StatusOK).Body.String()
			for _, secret := range []string{"87.65", "43.21", "8765", "4321", "6543", "65.43", "very_good", "Very good", "not_passed"} {
				if strings.Contains(body, secret) {
					t.Errorf("%s finds %s at %s", who, secret, path)
				}
			}
		}
		s.Call(t, http.MethodGet, "/api/reports/classes/class1", nil).Fails(http.StatusNotFound, "class.not_found")
		s.Call(t, http.MethodGet, "/api/reports/classes/"+class+"/print", nil).Is(http.StatusOK)
	}
	for who, roles := range map[string]access.Roles{"grace": access.Teacher, "s00": access.Student, "boss": access.Librarian} {
		s.as(who, roles).Call(t, http.MethodGet, "/api/reports/classes/"+class, nil).Is(http.StatusForbidden)
	}
}

// TestTheTableOfAClassSaysWhereAnAverageIsIncomplete: in the words of the report
// card, and to nobody who may not know grades.
func TestTheTableOfAClassSaysWhereAnAverageIsIncomplete(t *testing.T) {
	s := newSchool(t)
	s.more(t, "ac1", "course1", "paris", class)
	for _, in := range []string{course, "ac1"} {
		s.gradeIn(t, in, class, "e00", graded(8000))
	}
	s.gradeIn(t, course, class, "e01", graded(8000))
	s.gradeIn(t, course, class, "e02", stateOf(studies.Missed))
	told := map[string]int{"Incomplete: grades are missing.": 1, "Incomplete: absent from an exam.": 1}
	table := func(s school) string {
		return s.Call(t, http.MethodGet, "/api/reports/classes/"+class+"/export?format=csv", nil).Is(http.StatusOK).Body.String()
	}
	for said, times := range told {
		if got := strings.Count(table(s), said); got != times {
			t.Errorf("%q stands %d times in %s", said, got, table(s))
		}
		if hidden := table(s.as("till", access.Accounting)); strings.Contains(hidden, said) {
			t.Errorf("accounting reads %q", said)
		}
	}
}

// TestWhatIsTakenAlongIsWhatIsShown: narrowed as the page is, and who left is told
// as such; whoever may not know grades finds nobody by them.
func TestWhatIsTakenAlongIsWhatIsShown(t *testing.T) {
	s := newSchool(t)
	s.more(t, "ac1", "course1", "paris", class)
	for who, points := range map[string]studies.Points{"e00": 8000, "e01": 5000, "e02": 9000} {
		s.gradeIn(t, course, class, who, graded(points))
		s.gradeIn(t, "ac1", class, who, graded(8000))
	}
	s.exec(t, `UPDATE enrollment SET outcome = 'withdrawn', outcome_at = ? WHERE id = 'e04'`, clock.At(s.now.Add(-time.Hour)))
	table := func(s school, query string) string {
		t.Helper()
		s.Call(t, http.MethodGet, "/api/reports/classes/"+class+"/print?"+query, nil).Is(http.StatusOK)
		return s.Call(t, http.MethodGet, "/api/reports/classes/"+class+"/export?format=csv&"+query, nil).Is(http.StatusOK).Body.String()
	}
	for query, want := range map[string]string{
		"": "s00 s01 s02 s03 s04", "students=below": "s01", "students=below&course=Ccourse1": "s01", "students=gaps": "s03", "students=low": "", "students=left": "s04",
	} {
		got := []string{}
		for _, who := range []string{"s00", "s01", "s02", "s03", "s04"} {
			if strings.Contains(table(s, query), who) {
				got = append(got, who)
			}
		}
		if strings.Join(got, " ") != want {
			t.Errorf("%q has %v, not %s", query, got, want)
		}
	}
	if all := table(s, ""); !strings.Contains(all, "Left the class") || !strings.Contains(all, "Ccourse1") {
		t.Errorf("nobody is told that he left: %s", all)
	}
	if one := table(s, "course=Ccourse0"); strings.Contains(one, "Ccourse1") {
		t.Errorf("other courses are there: %s", one)
	}
	if hidden := table(s.as("till", access.Accounting), "students=below"); strings.Contains(hidden, "s01") {
		t.Errorf("accounting learns who did not pass: %s", hidden)
	}
}

// TestAPresenceThatCanNoLongerBeReachedIsTold: three of four missed is lost, one
// missed of two with two ahead may still become enough.
func TestAPresenceThatCanNoLongerBeReachedIsTold(t *testing.T) {
	s := newSchool(t)
	s.exec(t, `UPDATE campus SET required_attendance = 60`)
	s.enter(t, mark("entry-01", "a0", "e00", studies.Absent), mark("entry-02", "a1", "e00", studies.Absent),
		mark("entry-03", "a0", "e01", studies.Absent), mark("entry-04", "a1", "e01", studies.Present), mark("entry-05", "a0", "e02", studies.Present), mark("entry-06", "a1", "e02", studies.Present))
	warns := map[string]string{}
	c := s.classReport(t)
	for _, one := range c.Students {
		warns[one.StudentID] = one.Cells[0].Warns
	}
	var w studies.ClassWarnings
	s.Call(t, http.MethodGet, "/api/reports/classes/"+class+"/warnings", nil).Into(http.StatusOK, &w)
	if len(w.Low) != 2 || w.Low[0].StudentID != "s00" || !w.Low[0].Lost || w.Low[1].Lost || w.Low[1].Counted != 2 || w.RequiredAttendance != 60 {
		t.Errorf("%+v", w.Low)
	}
	if len(w.Untaken) != c.Summary.Untaken || len(w.Missing) != c.Summary.MissingSheet {
		t.Errorf("%+v, and the summary says %+v", w, c.Summary)
	}
	if warns["s00"] != "lost" || warns["s01"] != "low" || warns["s02"] != "" || warns["s03"] != "" || c.Summary.Low != 2 || c.Summary.Lost != 1 {
		t.Errorf("%v %+v", warns, c.Summary)
	}
}

// TestTheReportsOfAStudentShowHimWhatWasPublished and the office everything.
func TestTheReportsOfAStudentShowHimWhatWasPublished(t *testing.T) {
	s := newSchool(t)
	s.give(t, map[string]studies.Points{"e00": 8550})
	me, path := s.as("s00", access.Student), "/api/students/s00/reports"
	var mine, all studies.Reports
	me.Call(t, http.MethodGet, path, nil).Into(http.StatusOK, &mine)
	s.Call(t, http.MethodGet, path, nil).Into(http.StatusOK, &all)
	if len(mine.Items) != 1 || mine.Items[0].Average.Known || mine.Items[0].Courses[0].Given || mine.Items[0].SeesAll {
		t.Errorf("before it is published he sees %+v", mine.Items)
	}
	if len(all.Items) != 1 || all.Items[0].Average.Points != 8550 || !all.Items[0].SeesAll {
		t.Errorf("the office sees %+v", all.Items)
	}
	own, err := studies.OwnReports(t.Context(), s.db, "s00")
	if err != nil || len(own) != 1 || own[0].Average.Known {
		t.Errorf("his space has %+v %v", own, err)
	}
	me.Call(t, http.MethodGet, "/api/students/s01/reports", nil).Is(http.StatusNotFound)
	s.Call(t, http.MethodPost, gradesPath+"/publish", nil).Is(http.StatusOK)
	me.Call(t, http.MethodGet, path, nil).Into(http.StatusOK, &mine)
	if mine.Items[0].Average.Points != 8550 {
		t.Errorf("published: %+v", mine.Items)
	}
}

// TestWhatIsMissingIsTold to the office and to who teaches, a line each.
func TestWhatIsMissingIsTold(t *testing.T) {
	s := newSchool(t)
	s.more(t, "ac1", "course1", "paris", class) // over for twenty days: no grades, not taken
	var w studies.ClassWarnings
	s.Call(t, http.MethodGet, "/api/reports/classes/"+class+"/warnings", nil).Into(http.StatusOK, &w)
	if len(w.Missing) != 1 || w.Missing[0].AgendaCourseID != "ac1" || w.Missing[0].Missing != 5 || len(w.Untaken) < 3 || len(w.Untaken) > 4 || len(w.Low) != 0 {
		t.Errorf("the class says %+v", w)
	}
	office := s.told(t, "clerk", access.Secretary)
	if n := office["home.notice.attendance_untaken"]; n < 3 || n > 4 || office["home.notice.grades_missing"] != 1 || office["home.notice.presence_low"] != 0 {
		t.Errorf("the office is told %v", office)
	}
	s.enter(t, mark("entry-01", "a0", "e00", studies.Absent), mark("entry-02", "a1", "e00", studies.Present))
	if office = s.told(t, "clerk", access.Secretary); office["home.notice.presence_low"] != 1 {
		t.Errorf("the office is told %v", office)
	}
	if teacher := s.told(t, "grace", access.Teacher); teacher["home.notice.grades_missing"] != 0 || teacher["home.notice.presence_low"] != 0 {
		t.Errorf("a teacher is told of what is not hers: %v", teacher)
	}
	if own := s.told(t, "s00", access.Student); len(own) != 1 || own["home.notice.own_presence_low"] != 1 {
		t.Errorf("who was absent himself is told %v", own)
	}
	for who, roles := range map[string]access.Roles{"s01": access.Student, "till": access.Accounting, "boss": access.Supervisor} {
		if got := s.told(t, who, roles); len(got) != 0 {
			t.Errorf("%s is told %v", who, got)
		}
	}
	s.exec(t, `DELETE FROM published_agenda_class WHERE agenda_id = 'a0'`) // where he was absent: it counts no more
	if own := s.told(t, "s00", access.Student); len(own) != 0 {
		t.Errorf("of a session that is gone he is told %v", own)
	}
}
