package studies_test

import (
	"net/http"
	"testing"

	"myspace/internal/base/access"
	"myspace/internal/base/db"
	"myspace/internal/school/studies"
)

// closed closes the week-end in which everything of the school lies.
func (s school) closed(t testing.TB) {
	t.Helper()
	s.exec(t, `UPDATE planning SET state = 'closed' WHERE id = 'p'`)
}

// kept counts the events of the audit trail that hold a text.
func (s school) kept(t testing.TB, action, text string) int {
	t.Helper()
	n, err := db.One(t.Context(), s.db, "", db.ScanInt, `SELECT COUNT(*) FROM audit_event WHERE action = ? AND changes LIKE ?`, action, "%"+text+"%")
	if err != nil {
		t.Fatal(err)
	}
	return n
}

func TestAClosedWeekendLocksItsAttendance(t *testing.T) {
	s := newSchool(t)
	s.enter(t, mark("before-01", "a0", "e00", studies.Absent), mark("before-02", "a0", "e01", studies.Absent))
	s.closed(t)
	boss, grace := s.as("boss", access.Supervisor), s.as("grace", access.Teacher)
	for name, tt := range map[string]struct {
		by      school
		correct bool
	}{"the campus": {s, false}, "the teacher": {grace, false}, "a supervisor": {boss, true}} {
		one := tt.by.attendance(t).Sessions[0]
		if !one.Closed || one.MayEdit || !one.MayFile || one.MayCorrect != tt.correct {
			t.Errorf("%s: %+v", name, one)
		}
	}
	if v := s.enter(t, mark("before-01", "a0", "e00", studies.Absent))[0]; v.Outcome != studies.Same {
		t.Errorf("what was sent before is %+v", v)
	}
	entry := mark("after-0001", "a1", "e02", studies.Present)
	for _, by := range []school{s, grace} {
		if v := by.enter(t, entry)[0]; v.Outcome != studies.Refused || v.Code != "attendance.closed" {
			t.Errorf("%s: %+v", by.Actor.PersonID, v)
		}
	}
	if v := boss.enter(t, entry)[0]; v.Code != "attendance.closed_reason" {
		t.Errorf("without a reason: %+v", v)
	}
	entry.Because = "the list was misread"
	if v := s.enter(t, entry)[0]; v.Code != "attendance.closed" {
		t.Errorf("the campus with a reason: %+v", v)
	}
	if v := boss.enter(t, entry)[0]; v.Outcome != studies.Kept || s.kept(t, "saveAttendance", "the list was misread") != 1 {
		t.Errorf("with a reason: %+v", v)
	}
}

// TestPapersAndWhatIsMadeUpStayWithTheCampus: both come after the week-end, often
// long after.
func TestPapersAndWhatIsMadeUpStayWithTheCampus(t *testing.T) {
	s := newSchool(t)
	s.enter(t, mark("before-01", "a0", "e00", studies.Absent), mark("before-02", "a0", "e01", studies.Absent))
	s.closed(t)
	excuse := studies.MarkEntry{ID: "excuse-01", SessionID: "a0", EnrollmentID: "e01", Was: studies.Mark{Value: studies.Absent}, Mark: studies.Mark{Value: studies.Justified}}
	if v := s.enter(t, excuse)[0]; v.Code != "attendance.closed" {
		t.Errorf("without a paper: %+v", v)
	}
	s.Call(t, http.MethodPost, attendancePath+"/marks/a0/e01/papers?name=doctor.txt", "he was ill").Is(http.StatusCreated)
	if v := s.enter(t, excuse)[0]; v.Outcome != studies.Kept {
		t.Errorf("with a paper: %+v", v)
	}
	present := studies.MarkEntry{ID: "present-01", SessionID: "a0", EnrollmentID: "e01", Was: studies.Mark{Value: studies.Justified}, Mark: studies.Mark{Value: studies.Present}}
	if v := s.enter(t, present)[0]; v.Code != "attendance.closed" {
		t.Errorf("a paper does not make him present: %+v", v)
	}
	c := s.openCatchUp(t, studies.ByWork)
	s.exec(t, `UPDATE catch_up SET accepted_at = ?, accepted_by = 'grace' WHERE id = ?`, since, c.ID)
	s.Call(t, http.MethodPost, "/api/catch-ups/"+c.ID+"/take", nil).Is(http.StatusOK)
	if got := values(s.attendance(t))["a0 e00"]; got != studies.MadeUp {
		t.Errorf("made up with its proof, it is %q", got)
	}
	s.Call(t, http.MethodPost, "/api/catch-ups/"+c.ID+"/undo", nil).Is(http.StatusOK)
}

func TestAClosedWeekendLocksFirstGradesAndLeavesRetakes(t *testing.T) {
	s := newSchool(t)
	boss := s.as("boss", access.Supervisor)
	s.give(t, map[string]studies.Points{"e00": 5000})
	s.closed(t)
	if g := s.grades(t); !g.Closed || g.MayEdit || !g.MayRetake || g.MayCorrect || !g.MayPublish {
		t.Errorf("the campus: %+v", g)
	}
	if g := boss.grades(t); g.MayEdit || !g.MayCorrect {
		t.Errorf("a supervisor: %+v", g)
	}
	first := studies.GradeEntry{ID: "first-0001", EnrollmentID: "e01", Grade: graded(8000)}
	if v := s.grade(t, first)[0]; v.Outcome != studies.Refused || v.Code != "grade.closed" {
		t.Errorf("a first grade: %+v", v)
	}
	if v := s.grade(t, studies.GradeEntry{ID: "retake-001", EnrollmentID: "e00", Attempt: 1, Grade: graded(8000)})[0]; v.Outcome != studies.Kept {
		t.Errorf("a retake: %+v", v)
	}
	if v := boss.grade(t, first)[0]; v.Code != "grade.closed_reason" {
		t.Errorf("without a reason: %+v", v)
	}
	first.Because = "it came by post"
	if v := boss.grade(t, first)[0]; v.Outcome != studies.Kept || s.kept(t, "saveGrades", "it came by post") != 1 {
		t.Errorf("with a reason: %+v", v)
	}
}

// TestACourseThatGoesOnIsNotLocked: its last session does not lie in the week-end
// that was closed, though that of the later one is on a board only.
func TestACourseThatGoesOnIsNotLocked(t *testing.T) {
	s := newSchool(t)
	s.closed(t)
	s.goesOn(t, course)
	if g := s.grades(t); g.Closed || !g.MayEdit {
		t.Errorf("it goes on: closed %v, may edit %v", g.Closed, g.MayEdit)
	}
	s.exec(t, `UPDATE planning SET state = 'canceled' WHERE id = 'later'`)
	if g := s.grades(t); !g.Closed || g.MayEdit {
		t.Errorf("it does not go on: closed %v, may edit %v", g.Closed, g.MayEdit)
	}
}

// goesOn puts a session of an agenda course on the board of a later week-end that
// nobody was told of yet.
func (s school) goesOn(t testing.TB, agendaCourse string) {
	t.Helper()
	s.exec(t, `INSERT INTO planning (id, year, number, first_day, last_day, abbreviation, description, week, state, publication, search_text, created_at, updated_at)
		VALUES ('later', 2026, 2, '2030-01-01', '2030-01-31', '', '', 1, 'draft', 0, '', ?, ?)`, since, since)
	s.exec(t, `INSERT INTO agenda_course (id, course_id, campus_id, created_at, updated_at) VALUES (?, 'course0', 'paris', ?, ?)`, agendaCourse, since, since)
	s.exec(t, `INSERT INTO agenda (id, agenda_course_id, planning_id, day, start, finish, starts_at, ends_at, place)
		VALUES ('later', ?, 'later', '2030-01-05', 540, 600, '2030-01-05T08:00:00.000000Z', '2030-01-05T09:00:00.000000Z', '')`, agendaCourse)
}
