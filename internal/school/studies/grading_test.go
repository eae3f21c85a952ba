package studies_test

import (
	"fmt"
	"net/http"
	"strings"
	"testing"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/school/studies"
)

const gradesPath = "/api/grades/sheets/" + course + "/" + class

// graded is a cell with a grade.
func graded(points studies.Points) studies.GradeCell {
	return studies.GradeCell{Grade: studies.Grade{State: studies.Graded, Points: points}}
}

// stateOf is a cell without points.
func stateOf(state string) studies.GradeCell {
	return studies.GradeCell{Grade: studies.Grade{State: state}}
}

func (s school) grades(t testing.TB) studies.GradeSheet {
	t.Helper()
	var changed api.Changed[studies.GradeSheet]
	s.Call(t, http.MethodGet, gradesPath, nil).Into(http.StatusOK, &changed)
	return *changed.Data
}

func (s school) grade(t testing.TB, entries ...studies.GradeEntry) []studies.GradeVerdict {
	t.Helper()
	var done studies.GradeVerdicts
	s.Call(t, http.MethodPost, gradesPath+"/grades", map[string]any{"entries": entries}).Into(http.StatusOK, &done)
	return done.Items
}

// give enters first grades into empty cells.
func (s school) give(t testing.TB, points map[string]studies.Points) {
	t.Helper()
	for who, p := range points {
		if v := s.grade(t, studies.GradeEntry{ID: "give-to-" + who, EnrollmentID: who, Grade: graded(p)})[0]; v.Outcome != studies.Kept {
			t.Fatalf("%+v", v)
		}
	}
}

func TestWhatBecomesOfAGrade(t *testing.T) {
	s := newSchool(t)
	other := s.as("boss", access.Supervisor)
	for i, tt := range []struct {
		name          string
		by            school
		who           string
		attempt       int
		was, now      studies.GradeCell
		outcome, code string
	}{
		{"a new one", s, "e00", 0, studies.GradeCell{}, graded(4550), studies.Kept, ""},
		{"the same by somebody else", other, "e00", 0, studies.GradeCell{}, graded(4550), studies.Same, ""},
		{"a conflict", other, "e00", 0, studies.GradeCell{}, graded(5000), studies.InConflict, ""},
		{"another comment is a conflict too", other, "e00", 0, studies.GradeCell{}, studies.GradeCell{Grade: graded(4550).Grade, Comment: "x"}, studies.InConflict, ""},
		{"a comment", other, "e00", 0, graded(4550), studies.GradeCell{Grade: graded(4550).Grade, Comment: "almost"}, studies.Kept, ""},
		{"a retake", s, "e00", 1, studies.GradeCell{}, graded(8000), studies.Kept, ""},
		{"the first under a retake is not emptied", s, "e00", 0, studies.GradeCell{Grade: graded(4550).Grade, Comment: "almost"}, studies.GradeCell{}, studies.Refused, "grade.has_retake"},
		{"a third attempt needs a second", s, "e00", 3, studies.GradeCell{}, graded(1), studies.Refused, "grade.retake_without_first"},
		{"a retake without a first", s, "e01", 1, studies.GradeCell{}, graded(1), studies.Refused, "grade.retake_without_first"},
		{"absent", s, "e01", 0, studies.GradeCell{}, stateOf(studies.Missed), studies.Kept, ""},
		{"points of who is absent", s, "e01", 0, stateOf(studies.Missed), studies.GradeCell{Grade: studies.Grade{State: studies.Missed, Points: 1}}, studies.Refused, "grade.points_of_graded"},
		{"exempt from a retake", s, "e01", 1, studies.GradeCell{}, stateOf(studies.Exempt), studies.Refused, "grade.retake_exempt"},
		{"exempt", s, "e02", 0, studies.GradeCell{}, stateOf(studies.Exempt), studies.Kept, ""},
		{"somebody of another class", s, "e10", 0, studies.GradeCell{}, graded(1), studies.Refused, "grade.not_on_sheet"},
	} {
		got := tt.by.grade(t, studies.GradeEntry{ID: fmt.Sprint("an-entry-", i), EnrollmentID: tt.who, Attempt: tt.attempt, Was: tt.was, Grade: tt.now})[0]
		if got.Outcome != tt.outcome || got.Code != tt.code || (got.By == "A clerk") != (tt.outcome == studies.InConflict) {
			t.Errorf("%s: %+v", tt.name, got)
		}
	}
	g := s.grades(t)
	if len(g.Students) != 5 || len(g.Students[0].Attempts) != 2 || g.Students[0].Counts != graded(8000).Grade || !g.Students[0].Passed {
		t.Fatalf("%+v", g.Students[0])
	}
	if st := g.Statistics; st.Graded != 1 || st.Absent != 1 || st.Exempt != 1 || st.Missing != 2 || st.Passed != 2 || st.Mean != 8000 {
		t.Errorf("%+v", st)
	}
	s.Call(t, http.MethodPost, gradesPath+"/grades", `{"entries":[{"id":"an-entry-x","enrollment_id":"e03","attempt":0,"grade":{"state":"graded","points":10001,"comment":""},"was":{"state":"","points":0,"comment":""},"fill":false}]}`).Is(http.StatusUnprocessableEntity)
}

func TestStatisticsOfASheet(t *testing.T) {
	s := newSchool(t)
	s.give(t, map[string]studies.Points{"e00": 5000, "e01": 7001, "e02": 7002, "e03": 10000})
	got := s.grades(t).Statistics
	want := studies.Statistics{Graded: 4, Missing: 1, Passed: 3, Mean: 7251, Median: 7002, Deviation: 1785, Lowest: 5000, Highest: 10000, Tens: []int{0, 0, 0, 0, 0, 1, 0, 2, 0, 1}}
	if fmt.Sprint(got) != fmt.Sprint(want) {
		t.Errorf("%+v, want %+v", got, want)
	}
}

// TestPassingNeedsPresenceToo: a good grade is not enough for who was never
// there.
func TestPassingNeedsPresenceToo(t *testing.T) {
	s := newSchool(t)
	s.give(t, map[string]studies.Points{"e00": 9000, "e01": 9000})
	s.enter(t, mark("entry-01", "a0", "e00", studies.Absent), mark("entry-02", "a0", "e01", studies.Present))
	if g := s.grades(t); g.Students[0].Passed || !g.Students[1].Passed || g.Statistics.Passed != 1 {
		t.Errorf("%+v", g.Students[:2])
	}
}

func TestPublishingTellsEachStudentOnce(t *testing.T) {
	s := newSchool(t)
	told := func() int {
		n, err := db.One(t.Context(), s.db, "", db.ScanInt, `SELECT COUNT(*) FROM notice WHERE kind = 'grades_published'`)
		if err != nil {
			t.Fatal(err)
		}
		return n
	}
	s.exec(t, `UPDATE person SET enabled = TRUE`)
	s.Call(t, http.MethodPost, gradesPath+"/publish", nil).Fails(http.StatusConflict, "grade.nothing_to_publish")
	s.give(t, map[string]studies.Points{"e00": 5000, "e01": 7000})
	grace := s.as("grace", access.Teacher)
	for range 2 {
		var g studies.GradeSheet
		grace.Call(t, http.MethodPost, gradesPath+"/publish", nil).Into(http.StatusOK, &g)
		if !g.Published || g.Locked || !g.MayEdit || g.PublishedBy != "A grace" || told() != 2 {
			t.Errorf("%+v, %d told", g.SheetState, told())
		}
	}
	boss := s.as("boss", access.Supervisor)
	for i, tt := range []struct {
		by                    school
		act                   string
		status                int
		locked, edit, retells bool
	}{
		{grace, "/unlock", http.StatusForbidden, false, true, false},
		{grace, "/lock", http.StatusOK, true, false, false},
		{grace, "/lock", http.StatusOK, true, false, false},
		{s, "/publish", http.StatusOK, true, false, false},
		{s, "/unlock", http.StatusForbidden, true, false, false},
		{boss, "/unlock", http.StatusOK, false, true, false},
		{boss, "/lock", http.StatusOK, true, false, false},
	} {
		tt.by.Call(t, http.MethodPost, gradesPath+tt.act, nil).Is(tt.status)
		g := s.grades(t)
		if g.Locked != tt.locked || !g.Published || g.MayEdit != tt.edit || told() != 2 {
			t.Errorf("%d %s: %+v, %d told", i, tt.act, g.SheetState, told())
		}
		want := map[bool]string{true: "grade.locked", false: ""}[tt.locked]
		if v := boss.grade(t, studies.GradeEntry{ID: fmt.Sprint("locked-", i, "-x"), EnrollmentID: "e04", Was: graded(studies.Points(i)), Grade: graded(studies.Points(i + 1))})[0]; v.Code != want {
			t.Errorf("%d: %+v", i, v)
		}
	}
}

func TestLockingPublishes(t *testing.T) {
	s := newSchool(t)
	s.give(t, map[string]studies.Points{"e00": 5000})
	var g studies.GradeSheet
	s.Call(t, http.MethodPost, gradesPath+"/lock", nil).Into(http.StatusOK, &g)
	if !g.Published || !g.Locked || g.LockedBy != "A clerk" {
		t.Errorf("%+v", g.SheetState)
	}
}

func TestWhoSeesGrades(t *testing.T) {
	s := newSchool(t)
	s.give(t, map[string]studies.Points{"e00": 4321})
	for name, tt := range map[string]struct {
		who    string
		roles  access.Roles
		status int
	}{
		"secretary":                   {"clerk", access.Secretary, http.StatusOK},
		"supervisor":                  {"boss", access.Supervisor, http.StatusOK},
		"the teacher":                 {"grace", access.Teacher, http.StatusOK},
		"a teacher of one session":    {"paul", access.Teacher, http.StatusOK},
		"the translator":              {"ruth", access.Teacher, http.StatusNotFound},
		"a teacher who lost his role": {"grace", access.Alumni, http.StatusForbidden},
		"accounting":                  {"till", access.Accounting, http.StatusForbidden},
		"multimedia":                  {"screen", access.Multimedia, http.StatusForbidden},
		"librarian":                   {"boss", access.Librarian, http.StatusForbidden},
		"a student":                   {"s00", access.Student, http.StatusForbidden},
		"a teacher who studies there": {"s00", access.Student | access.Teacher, http.StatusNotFound},
	} {
		as := s.as(tt.who, tt.roles)
		if got := as.Call(t, http.MethodGet, gradesPath, nil); got.Code != tt.status {
			t.Errorf("%s: %d, want %d", name, got.Code, tt.status)
		}
		if got := as.Call(t, http.MethodGet, gradesPath+"/export?format=csv", nil); got.Code != tt.status {
			t.Errorf("%s exports: %d, want %d", name, got.Code, tt.status)
		}
	}
	for _, role := range []access.Roles{access.Accounting, access.Multimedia} {
		answer := s.as("till", role).Call(t, http.MethodGet, "/api/grades/classes/"+class+"/courses", nil).Is(http.StatusOK)
		if body := answer.Body.String(); strings.Contains(body, "4321") || !strings.Contains(body, `"given":1`) {
			t.Errorf("%s is told %s", role, body)
		}
		s.as("till", role).Call(t, http.MethodGet, "/api/grades/classes", nil).Is(http.StatusOK)
	}
	s.Actor.CampusID = "dakar"
	s.Call(t, http.MethodGet, gradesPath, nil).Fails(http.StatusNotFound, "grade.not_found")
}

func TestAFileOfGradesIsShownBeforeItIsTaken(t *testing.T) {
	s := newSchool(t)
	s.give(t, map[string]studies.Points{"e00": 5000})
	exported := s.Call(t, http.MethodGet, gradesPath+"/export?format=csv", nil).Is(http.StatusOK).Body.String()
	if !strings.Contains(exported, "50") || !strings.Contains(exported, "e00") {
		t.Fatalf("%s", exported)
	}
	file := "Nom;Prénom;Note;Rattrapage;Commentaire\ns00;A;50;60;\ns01;;72,5;;bien\ns02;A;absent;;\ns03;A;101;;\ns04;A;dispensé;;\nnobody;;5;;\ns01;A;80;;\n"
	var p studies.GradeProposal
	s.Call(t, http.MethodPut, gradesPath+"/import?name=grades.csv", file).Into(http.StatusOK, &p)
	want := []string{
		"2 e00 0 same  50", "2 e00 1 change  60", "3 e01 0 change  72.5", "4 e02 0 change  absent", "5 e03 0 refuse grade.range ", "6 e04 0 change  exempt", "7  0 refuse grade.unknown_student ", "8 e01 0 refuse grade.twice 80",
	}
	if len(p.Rows) != len(want) {
		t.Fatalf("%d rows: %+v", len(p.Rows), p.Rows)
	}
	var entries []studies.GradeEntry
	for i, row := range p.Rows {
		text := row.Grade.State
		if text == studies.Graded {
			text = row.Grade.Points.Decimal()
		}
		if got := fmt.Sprint(row.Line, " ", row.EnrollmentID, " ", row.Attempt, " ", row.Outcome, " ", row.Code, " ", text); got != want[i] {
			t.Errorf("%q, want %q", got, want[i])
		}
		if row.Outcome == "change" {
			entries = append(entries, studies.GradeEntry{ID: fmt.Sprint("imported-", i), EnrollmentID: row.EnrollmentID, Attempt: row.Attempt, Was: row.Was, Grade: row.Grade})
		}
	}
	if len(s.grades(t).Students[1].Attempts) != 0 {
		t.Error("a preview has changed something")
	}
	for _, v := range s.grade(t, entries...) {
		if v.Outcome != studies.Kept {
			t.Errorf("%+v", v)
		}
	}
	s.Call(t, http.MethodPut, gradesPath+"/import?name=grades.csv", "a;b\n1;2\n").Blames(http.StatusUnprocessableEntity, "file grade.no_columns")
	exported = s.Call(t, http.MethodGet, gradesPath+"/export?format=csv", nil).Is(http.StatusOK).Body.String()
	s.Call(t, http.MethodPut, gradesPath+"/import?name=grades.csv", exported).Into(http.StatusOK, &p)
	for _, row := range p.Rows {
		if row.Outcome != "same" {
			t.Errorf("what was exported comes back as %+v", row)
		}
	}
}

func TestTheCoursesOfAClassTellWhichGradesAreThere(t *testing.T) {
	s := newSchool(t)
	s.give(t, map[string]studies.Points{"e00": 1, "e01": 1, "e02": 1, "e03": 1})
	list := func() studies.GradeCourse {
		var all studies.GradeCourses
		s.Call(t, http.MethodGet, "/api/grades/classes/"+class+"/courses", nil).Into(http.StatusOK, &all)
		if len(all.Items) != 1 || all.ClassCode != "K0" || all.CampusName != "paris" {
			t.Fatalf("%+v", all)
		}
		return all.Items[0]
	}
	if c := list(); c.Given != 4 || c.Students != 5 || c.Complete || c.Published || c.Over {
		t.Errorf("%+v", c)
	}
	s.exec(t, `UPDATE enrollment SET outcome = 'withdrawn', outcome_at = ? WHERE id = 'e04'`, clock.Now())
	s.Call(t, http.MethodPost, gradesPath+"/lock", nil).Is(http.StatusOK)
	if c := list(); !c.Complete || !c.Published || !c.Locked {
		t.Errorf("%+v", c)
	}
	var classes studies.GradeClasses
	s.Call(t, http.MethodGet, "/api/grades/classes", nil).Into(http.StatusOK, &classes)
	if len(classes.Items) != 1 || classes.Items[0].Courses != 1 || classes.Items[0].Complete != 1 || classes.Items[0].Published != 1 || classes.Items[0].Locked != 1 {
		t.Errorf("%+v", classes.Items)
	}
}

// TestWhoHasNoGradeHasAnEmptyList: what reads the sheet counts on a list, also
// where nothing stands in it.
func TestWhoHasNoGradeHasAnEmptyList(t *testing.T) {
	s := newSchool(t)
	body := s.Call(t, http.MethodGet, gradesPath, nil).Is(http.StatusOK).Body.String()
	if !strings.Contains(body, `"attempts":[]`) || strings.Contains(body, `"attempts":null`) {
		t.Errorf("%s", body)
	}
}

// TestAGradeSheetFollowsAttendance: who passed depends on it, so what is asked for
// every few seconds is new when a mark is.
func TestAGradeSheetFollowsAttendance(t *testing.T) {
	s := newSchool(t)
	s.give(t, map[string]studies.Points{"e00": 8000})
	s.enter(t, mark("entry-01", "a0", "e00", studies.Present))
	ask := func(mark string) (c api.Changed[studies.GradeSheet]) {
		t.Helper()
		s.Call(t, http.MethodGet, gradesPath+"?since="+mark, nil).Into(http.StatusOK, &c)
		return c
	}
	first := ask("")
	if again := ask(first.Mark); again.Data != nil || !first.Data.Students[0].Passed {
		t.Fatalf("first: %+v, then %+v", first.Data.Students[0], again)
	}
	s.enter(t, studies.MarkEntry{ID: "entry-02", SessionID: "a0", EnrollmentID: "e00", Mark: studies.Mark{Value: studies.Absent}, Was: studies.Mark{Value: studies.Present}})
	if then := ask(first.Mark); then.Data == nil || then.Data.Students[0].Passed {
		t.Errorf("he was marked absent since: %+v", then.Data)
	}
}
