package studies_test

import (
	"fmt"
	"maps"
	"net/http"
	"testing"
	"time"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/school/studies"
)

func TestTheSheetHasTheStudentsOfTheDayAndTheirMarks(t *testing.T) {
	s := newSchool(t)
	s.exec(t, `UPDATE enrollment SET outcome = 'withdrawn', outcome_at = ? WHERE id = 'e01'`, clock.At(s.now.Add(-10*24*time.Hour)))
	s.exec(t, `UPDATE enrollment SET confirmed_at = ? WHERE id = 'e02'`, clock.At(s.now))
	s.exec(t, `UPDATE enrollment SET status = 'waiting' WHERE id = 'e03'`)
	s.enter(t, mark("entry-01", "a0", "e00", studies.Present), mark("entry-02", "a0", "e01", studies.Absent))
	sheet := s.attendance(t)
	if len(sheet.Sessions) != 4 || len(sheet.Students) != 4 || !sheet.MayEdit {
		t.Fatalf("%d sessions, %d students: %+v", len(sheet.Sessions), len(sheet.Students), sheet)
	}
	notIn := map[string]string{"e00": "[]", "e01": "[a1 a2 a3]", "e02": "[a0 a1]", "e04": "[]"}
	for _, who := range sheet.Students {
		if got := fmt.Sprint(who.NotIn); got != notIn[who.EnrollmentID] {
			t.Errorf("%s is not in %s, want %s", who.EnrollmentID, got, notIn[who.EnrollmentID])
		}
	}
	if p := sheet.Students[0].Presence; p.Present != 1 || p.Counted != 1 || p.Gaps != 0 {
		t.Errorf("who was there has %+v", p)
	}
	if p := sheet.Students[3].Presence; p.Gaps != 1 || p.Counted != 0 {
		t.Errorf("who has no mark in a session that counts has %+v", p)
	}
}

func TestWhatBecomesOfAnEntry(t *testing.T) {
	s := newSchool(t)
	other := s.as("boss", access.Supervisor)
	first := mark("entry-01", "a0", "e00", studies.Present)
	late := studies.MarkEntry{ID: "entry-03", SessionID: "a0", EnrollmentID: "e00", Was: studies.Mark{Value: studies.Present}, Mark: studies.Mark{Value: studies.Late, Minutes: 10}}
	for _, tt := range []struct {
		name          string
		by            school
		entry         studies.MarkEntry
		outcome, code string
		now           studies.Value
		version       int64
	}{
		{"a new one is kept", s, first, studies.Kept, "", studies.Present, 1},
		{"sent twice it is one", s, first, studies.Same, "", studies.Present, 1},
		{"the same by somebody else", other, mark("entry-02", "a0", "e00", studies.Present), studies.Same, "", studies.Present, 1},
		{"a correction is kept", other, late, studies.Kept, "", studies.Late, 2},
		{"sent again after it was corrected it is known", s, first, studies.Same, "", studies.Late, 2},
		{"what was based on something else is a conflict", s, mark("entry-04", "a0", "e00", studies.Absent), studies.InConflict, "", studies.Late, 2},
		{"a filling one leaves what is there", s, studies.MarkEntry{ID: "entry-05", SessionID: "a0", EnrollmentID: "e00", Mark: studies.Mark{Value: studies.Present}, Fill: true}, studies.Left, "", studies.Late, 2},
		{"other minutes are a conflict", s, studies.MarkEntry{ID: "entry-06", SessionID: "a0", EnrollmentID: "e00", Was: studies.Mark{Value: studies.Present}, Mark: studies.Mark{Value: studies.Late, Minutes: 20}}, studies.InConflict, "", studies.Late, 2},
		{"it is emptied again", s, studies.MarkEntry{ID: "entry-07", SessionID: "a0", EnrollmentID: "e00", Was: late.Mark}, studies.Kept, "", "", 3},
		{"minutes without late", s, studies.MarkEntry{ID: "entry-08", SessionID: "a0", EnrollmentID: "e00", Mark: studies.Mark{Value: studies.Present, Minutes: 1}}, studies.Refused, "attendance.minutes_of_late", "", 3},
		{"a reason without an absence", s, studies.MarkEntry{ID: "entry-09", SessionID: "a0", EnrollmentID: "e00", Mark: studies.Mark{Value: studies.Online, Reason: "x"}}, studies.Refused, "attendance.reason_of_absence", "", 3},
		{"somebody of another class", s, mark("entry-10", "a0", "e10", studies.Present), studies.Refused, "attendance.not_on_sheet", "", 0},
		{"a session of another course", s, mark("entry-11", "d0", "e00", studies.Present), studies.Refused, "attendance.not_on_sheet", "", 0},
	} {
		got := tt.by.enter(t, tt.entry)[0]
		if got.Outcome != tt.outcome || got.Code != tt.code || got.Now.Value != tt.now || got.Version != tt.version {
			t.Errorf("%s: %+v", tt.name, got)
		}
		if (got.Outcome == studies.InConflict) != (got.By == "A boss") {
			t.Errorf("%s: by %q", tt.name, got.By)
		}
	}
}

// TestAQueueThatWasOfflineIsTakenInOrder: what was entered and corrected without
// a line is not in conflict with itself.
func TestAQueueThatWasOfflineIsTakenInOrder(t *testing.T) {
	s := newSchool(t)
	queue := []studies.MarkEntry{
		mark("entry-01", "a0", "e00", studies.Present),
		{ID: "entry-02", SessionID: "a0", EnrollmentID: "e00", Was: studies.Mark{Value: studies.Present}, Mark: studies.Mark{Value: studies.Absent, Reason: "ill"}},
		{ID: "entry-03", SessionID: "a0", EnrollmentID: "e00", Was: studies.Mark{Value: studies.Absent, Reason: "ill"}, Mark: studies.Mark{Value: studies.Justified, Reason: "ill"}},
	}
	for _, v := range s.enter(t, queue...) {
		if v.Outcome != studies.Kept {
			t.Errorf("%+v", v)
		}
	}
	for _, v := range s.enter(t, queue...) {
		if v.Outcome != studies.Same || v.Now.Value != studies.Justified || v.Version != 3 {
			t.Errorf("sent again: %+v", v)
		}
	}
}

func TestWhoMayEnterAttendance(t *testing.T) {
	s := newSchool(t)
	for name, tt := range map[string]struct {
		who    string
		roles  access.Roles
		sees   int // sessions; 0 for not there
		enters []string
	}{
		"secretary":                     {"clerk", access.Secretary, 4, []string{"a0", "a2"}},
		"supervisor":                    {"boss", access.Supervisor, 4, []string{"a0", "a2"}},
		"the teacher":                   {"grace", access.Teacher, 4, []string{"a0", "a2"}},
		"a teacher of one session":      {"paul", access.Teacher, 1, []string{"a2"}},
		"the translator":                {"ruth", access.Teacher, 0, nil},
		"a teacher who lost his role":   {"grace", access.Alumni, -1, nil},
		"accounting":                    {"till", access.Accounting, 4, nil},
		"multimedia":                    {"screen", access.Multimedia, 4, nil},
		"accounting who teaches one":    {"paul", access.Accounting | access.Teacher, 4, []string{"a2"}},
		"a student of the class":        {"s00", access.Student, -1, nil},
		"a librarian":                   {"boss", access.Librarian, -1, nil},
		"a teacher who studies besides": {"s01", access.Teacher | access.Student, 0, nil},
	} {
		as := s.as(tt.who, tt.roles)
		answer := as.Call(t, http.MethodGet, attendancePath, nil)
		switch {
		case tt.sees < 0:
			answer.Is(http.StatusForbidden)
			continue
		case tt.sees == 0:
			answer.Fails(http.StatusNotFound, "attendance.not_found")
			continue
		}
		if sheet := as.attendance(t); len(sheet.Sessions) != tt.sees || sheet.MayEdit != (len(tt.enters) > 0) {
			t.Errorf("%s sees %d sessions, and may edit: %v", name, len(sheet.Sessions), sheet.MayEdit)
		}
		if tt.enters == nil {
			as.Call(t, http.MethodPost, attendancePath+"/marks", map[string]any{"entries": []any{mark("entry-99", "a0", "e00", studies.Present)}}).Is(http.StatusForbidden)
			continue
		}
		for _, session := range []string{"a0", "a2"} {
			want := studies.Refused
			for _, one := range tt.enters {
				if one == session {
					want = studies.Same
				}
			}
			got := as.enter(t, mark("entry-of-"+as.Actor.PersonID+session, session, "e00", studies.Present))[0].Outcome
			if got == studies.Kept {
				got = studies.Same // the first of them all
			}
			if got != want {
				t.Errorf("%s in %s: %s, want %s", name, session, got, want)
			}
		}
	}
	s.Actor.CampusID = "dakar"
	s.Call(t, http.MethodGet, attendancePath, nil).Fails(http.StatusNotFound, "attendance.not_found")
	s.Call(t, http.MethodPost, attendancePath+"/marks", map[string]any{"entries": []any{mark("entry-99", "a0", "e00", studies.Present)}}).Fails(http.StatusNotFound, "attendance.not_found")
}

// TestReasonsAreForWhoEntersAttendance: who only reads it learns neither why
// somebody was away nor what he announced.
func TestReasonsAreForWhoEntersAttendance(t *testing.T) {
	s := newSchool(t)
	s.enter(t, studies.MarkEntry{ID: "entry-01", SessionID: "a0", EnrollmentID: "e00", Mark: studies.Mark{Value: studies.Justified, Reason: "in hospital"}})
	day := clock.DateOf(clock.At(s.now), time.UTC).AddDays(7)
	s.Call(t, http.MethodPost, "/api/students/s01/absences", map[string]any{"first_day": day, "last_day": day, "reason": "a wedding"}).Is(http.StatusCreated)
	for who, knows := range map[string]bool{"clerk": true, "grace": true, "till": false, "screen": false} {
		roles := map[string]access.Roles{"clerk": access.Secretary, "grace": access.Teacher, "till": access.Accounting, "screen": access.Multimedia}[who]
		sheet := s.as(who, roles).attendance(t)
		if got := sheet.Students[0].Marks[0].Reason == "in hospital"; got != knows || (len(sheet.Announced) == 1) != knows {
			t.Errorf("%s knows why: %v, announced: %+v", who, got, sheet.Announced)
		}
	}
}

// TestWhoMayReadLessIsToldSo: a copy that was read with another right is not called
// unchanged, or it would go on telling why somebody was away.
func TestWhoMayReadLessIsToldSo(t *testing.T) {
	s := newSchool(t)
	s.enter(t, studies.MarkEntry{ID: "entry-01", SessionID: "a0", EnrollmentID: "e00", Mark: studies.Mark{Value: studies.Justified, Reason: "in hospital"}})
	ask := func(roles access.Roles, mark string) (c api.Changed[studies.AttendanceSheet]) {
		s.as("clerk", roles).Call(t, http.MethodGet, attendancePath+"?since="+mark, nil).Into(http.StatusOK, &c)
		return c
	}
	seen := ask(access.Secretary, "")
	if again := ask(access.Secretary, seen.Mark); again.Data != nil {
		t.Error("with the same right nothing has changed, and the whole sheet comes")
	}
	now := ask(access.Accounting, seen.Mark)
	if now.Data == nil || now.Data.Students[0].Marks[0].Reason != "" {
		t.Errorf("who may no longer know why is told: %+v", now)
	}
	if again := ask(access.Secretary, now.Mark); again.Data == nil || again.Data.Students[0].Marks[0].Reason != "in hospital" {
		t.Error("who may know why again is not told")
	}
}

func TestWhoLooksOnSeesWhatOthersEnter(t *testing.T) {
	s := newSchool(t)
	ask := func(mark string) (c api.Changed[studies.AttendanceSheet]) {
		s.as("grace", access.Teacher).Call(t, http.MethodGet, attendancePath+"?since="+mark, nil).Into(http.StatusOK, &c)
		return c
	}
	seen := ask("")
	for name, change := range map[string]func(){
		"a mark":          func() { s.enter(t, mark("entry-01", "a0", "e00", studies.Present)) },
		"a mark in place": func() { s.enter(t, mark("entry-02", "a0", "e01", studies.Present)) },
		"one that is taken back": func() {
			s.enter(t, mark("entry-03", "a1", "e01", studies.Present))
			s.enter(t, studies.MarkEntry{ID: "entry-04", SessionID: "a1", EnrollmentID: "e01", Was: studies.Mark{Value: studies.Present}})
		},
		"a student who leaves": func() {
			s.exec(t, `UPDATE enrollment SET outcome = 'withdrawn', outcome_at = ?, version = version + 1 WHERE id = 'e04'`, clock.Now())
		},
		"an announced absence": func() {
			s.Call(t, http.MethodPost, "/api/students/s00/absences", `{"first_day":"2026-11-01","last_day":"2026-11-02","reason":""}`).Is(http.StatusCreated)
		},
		"a session that moves": func() { s.exec(t, `UPDATE published_agenda SET sequence = sequence + 1 WHERE id = 'a3'`) },
	} {
		if again := ask(seen.Mark); again.Data != nil || again.Mark != seen.Mark {
			t.Errorf("before %s: nothing has changed, and the whole sheet comes", name)
		}
		change()
		if seen = ask(seen.Mark); seen.Data == nil {
			t.Errorf("%s: nothing is said to have changed", name)
		}
	}
}

// TestASharedSessionShowsEachClassItsOwn: what is entered of another class in the same
// session is neither read nor told as a change.
func TestASharedSessionShowsEachClassItsOwn(t *testing.T) {
	s := newSchool(t).as("boss", access.Supervisor)
	s.exec(t, `INSERT INTO published_agenda_class (agenda_id, class_id) VALUES ('a0', 'class1')`)
	s.enter(t, mark("entry-01", "a0", "e00", studies.Present))
	ask := func(class, mark string) (c api.Changed[studies.AttendanceSheet]) {
		s.Call(t, http.MethodGet, "/api/attendance/sheets/"+course+"/"+class+"?since="+mark, nil).Into(http.StatusOK, &c)
		return c
	}
	home, away := ask(class, ""), ask("class1", "")
	var done studies.MarkVerdicts
	s.Call(t, http.MethodPost, "/api/attendance/sheets/"+course+"/class1/marks", map[string]any{"entries": []studies.MarkEntry{mark("entry-02", "a0", "e10", studies.Absent)}}).Into(http.StatusOK, &done)
	if done.Items[0].Outcome != studies.Kept {
		t.Fatalf("the other class's mark is %+v", done.Items[0])
	}
	if again := ask(class, home.Mark); again.Data != nil {
		t.Error("a mark of the other class changes this class's sheet")
	}
	away = ask("class1", away.Mark)
	if away.Data == nil {
		t.Fatal("the other class's sheet has not changed")
	}
	for name, got := range map[string]map[string]studies.Value{class: values(*home.Data), "class1": values(*away.Data)} {
		want := map[string]map[string]studies.Value{class: {"a0 e00": studies.Present}, "class1": {"a0 e10": studies.Absent}}[name]
		if !maps.Equal(got, want) {
			t.Errorf("the sheet of %s has %v, not %v", name, got, want)
		}
	}
}

// TestAllPresentFillsEmptyCellsOnly, and is one event of the trail.
func TestAllPresentFillsEmptyCellsOnly(t *testing.T) {
	s := newSchool(t)
	s.enter(t, mark("entry-01", "a0", "e02", studies.Justified))
	var all []studies.MarkEntry
	for i := range 5 {
		all = append(all, studies.MarkEntry{ID: fmt.Sprint("fill-all-", i), SessionID: "a0", EnrollmentID: fmt.Sprint("e0", i), Mark: studies.Mark{Value: studies.Present}, Fill: true})
	}
	s.enter(t, all...)
	got := values(s.attendance(t))
	for i := range 5 {
		want := studies.Present
		if i == 2 {
			want = studies.Justified
		}
		if key := fmt.Sprint("a0 e0", i); got[key] != want {
			t.Errorf("%s: %s", key, got[key])
		}
	}
	events, err := db.One(t.Context(), s.db, "", db.ScanInt, `SELECT COUNT(*) FROM audit_event WHERE entity = 'attendance' AND entity_id = ?`, course)
	if err != nil || events != 2 {
		t.Errorf("%d events in the trail, %v", events, err)
	}
}

func TestASessionThatIsCanceledKeepsItsMarks(t *testing.T) {
	s := newSchool(t)
	s.enter(t, mark("entry-01", "a0", "e00", studies.Present), mark("entry-02", "a1", "e00", studies.Present))
	s.exec(t, `UPDATE published_agenda SET canceled = TRUE WHERE id IN ('a0', 'a3')`)
	s.exec(t, `DELETE FROM published_agenda_class WHERE agenda_id = 'a1'`)
	sheet := s.attendance(t)
	if len(sheet.Sessions) != 3 || !sheet.Sessions[0].Gone || !sheet.Sessions[1].Gone || sheet.Sessions[2].Gone {
		t.Fatalf("%+v", sheet.Sessions)
	}
	if got := values(sheet); got["a0 e00"] != studies.Present || got["a1 e00"] != studies.Present {
		t.Errorf("marks are lost: %v", got)
	}
	if p := sheet.Students[0].Presence; p.Counted != 0 || p.Gaps != 0 {
		t.Errorf("they count: %+v", p)
	}
	for _, id := range []string{"a0", "a1"} {
		if v := s.enter(t, mark("entry-of-"+id, id, "e01", studies.Present))[0]; v.Outcome != studies.Refused || v.Code != "attendance.session_gone" {
			t.Errorf("%s: %+v", id, v)
		}
	}
}

func TestAnArchivedClassIsOnlyRead(t *testing.T) {
	s := newSchool(t)
	s.enter(t, mark("entry-01", "a0", "e00", studies.Present))
	s.enter(t, mark("entry-02", "a0", "e01", studies.Absent))
	const papers = attendancePath + "/marks/a0/e01/papers"
	s.Call(t, http.MethodPost, papers+"?name=doctor.txt", "he was ill").Is(http.StatusCreated)
	s.exec(t, `UPDATE class SET archived_at = ? WHERE id = ?`, clock.Now(), class)
	if sheet := s.attendance(t); sheet.MayEdit || !sheet.Archived || len(values(sheet)) != 2 {
		t.Errorf("%+v", sheet)
	}
	s.Call(t, http.MethodPost, attendancePath+"/marks", map[string]any{"entries": []any{mark("entry-02", "a0", "e01", studies.Present)}}).Fails(http.StatusConflict, "edit.archived")
	var all studies.Papers
	s.Call(t, http.MethodGet, papers, nil).Into(http.StatusOK, &all)
	if len(all.Items) != 1 {
		t.Fatalf("its papers are %+v", all.Items)
	}
	s.Call(t, http.MethodGet, papers+"/"+all.Items[0].ID+"/content", nil).Is(http.StatusOK)
	s.Call(t, http.MethodPost, papers+"?name=more.txt", "he was ill").Fails(http.StatusConflict, "edit.archived")
	s.Call(t, http.MethodDelete, papers+"/"+all.Items[0].ID, nil).Fails(http.StatusConflict, "edit.archived")
}

// TestASheetSaysWhoElseEntered a mark or a grade: who enters is told when somebody
// else has changed what he had entered, but not of what he changed himself.
func TestASheetSaysWhoElseEntered(t *testing.T) {
	s := newSchool(t)
	other := s.as("boss", access.Supervisor)
	s.enter(t, mark("entry-01", "a0", "e00", studies.Late))
	other.enter(t, mark("entry-02", "a0", "e01", studies.Absent))
	if all := s.attendance(t).Students; all[0].Marks[0].By != "" || all[1].Marks[0].By == "" {
		t.Errorf("the clerk is told %q and %q", all[0].Marks[0].By, all[1].Marks[0].By)
	}
	if all := other.attendance(t).Students; all[0].Marks[0].By == "" || all[1].Marks[0].By != "" {
		t.Errorf("the other is told %q and %q", all[0].Marks[0].By, all[1].Marks[0].By)
	}
	s.give(t, map[string]studies.Points{"e00": 8000})
	var mine, theirs api.Changed[studies.GradeSheet]
	s.Call(t, http.MethodGet, gradesPath, nil).Into(http.StatusOK, &mine)
	other.Call(t, http.MethodGet, gradesPath, nil).Into(http.StatusOK, &theirs)
	if mine.Data.Students[0].Attempts[0].By != "" || theirs.Data.Students[0].Attempts[0].By == "" {
		t.Errorf("of the grade: %q and %q", mine.Data.Students[0].Attempts[0].By, theirs.Data.Students[0].Attempts[0].By)
	}
}
