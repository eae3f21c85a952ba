package studies_test

import (
	"fmt"
	"net/http"
	"testing"

	"myspace/internal/base/access"
	"myspace/internal/school/studies"
)

const copies = attendancePath + "/copies"

func (s school) preview(t testing.TB, session, enrollment string) (p studies.CopyPreview) {
	t.Helper()
	s.Call(t, http.MethodGet, copies+"?session="+session+"&enrollment="+enrollment, nil).Into(http.StatusOK, &p)
	return p
}

func (s school) copy(t testing.TB, id, session, enrollment string) map[string]int {
	t.Helper()
	var done studies.MarkVerdicts
	s.Call(t, http.MethodPost, copies, map[string]any{"id": id, "session_id": session, "enrollment_id": enrollment}).Into(http.StatusOK, &done)
	counts := map[string]int{}
	for _, v := range done.Items {
		counts[v.Outcome]++
	}
	return counts
}

func (s school) undo(t testing.TB, id, enrollment string) (done studies.CopyUndone) {
	t.Helper()
	s.Call(t, http.MethodPost, copies+"/undo", map[string]any{"id": id, "enrollment_id": enrollment}).Into(http.StatusOK, &done)
	return done
}

func TestACopyFillsEmptyCellsOnlyAndIsUndone(t *testing.T) {
	s := newSchool(t)
	s.enter(t, studies.MarkEntry{ID: "entry-01", SessionID: "a0", EnrollmentID: "e00", Mark: studies.Mark{Value: studies.Absent, Reason: "ill"}}, mark("entry-02", "a1", "e00", studies.Justified))
	if p := s.preview(t, "a0", "e00"); fmt.Sprint(p.SessionIDs) != "[a2 a3]" || p.Mark.Value != studies.Absent || p.Mark.Reason != "ill" {
		t.Errorf("%+v", p)
	}
	if got := s.copy(t, "copy-0001", "a0", "e00"); got[studies.Kept] != 2 || len(got) != 1 {
		t.Errorf("%v", got)
	}
	want := map[string]studies.Value{"a0 e00": studies.Absent, "a1 e00": studies.Justified, "a2 e00": studies.Absent, "a3 e00": studies.Absent}
	if got := values(s.attendance(t)); fmt.Sprint(got) != fmt.Sprint(want) {
		t.Errorf("%v, want %v", got, want)
	}
	if got := s.copy(t, "copy-0001", "a0", "e00"); got[studies.Same] != 2 || len(got) != 1 {
		t.Errorf("sent twice: %v", got)
	}
	s.enter(t, studies.MarkEntry{ID: "entry-03", SessionID: "a3", EnrollmentID: "e00", Was: studies.Mark{Value: studies.Absent, Reason: "ill"}, Mark: studies.Mark{Value: studies.Online}})
	if got := s.undo(t, "copy-0001", "e00"); got.Emptied != 1 || got.Changed != 1 {
		t.Errorf("%+v", got)
	}
	delete(want, "a2 e00")
	want["a3 e00"] = studies.Online
	if got := values(s.attendance(t)); fmt.Sprint(got) != fmt.Sprint(want) {
		t.Errorf("undone: %v, want %v", got, want)
	}
	if got := s.undo(t, "copy-0001", "e00"); got.Emptied != 0 {
		t.Errorf("undone twice: %+v", got)
	}
	if got := s.copy(t, "copy-0001", "a0", "e00"); got[studies.Kept] != 0 {
		t.Errorf("a copy that comes again after it was undone is done again: %v", got)
	}
}

func TestThereMustBeSomethingToCopy(t *testing.T) {
	s := newSchool(t)
	s.Call(t, http.MethodGet, copies+"?session=a0&enrollment=e00", nil).Fails(http.StatusConflict, "attendance.nothing_to_copy")
	s.Call(t, http.MethodGet, copies+"?session=d0&enrollment=e00", nil).Fails(http.StatusNotFound, "attendance.not_found")
	s.Call(t, http.MethodGet, copies+"?session=a0&enrollment=e10", nil).Fails(http.StatusNotFound, "attendance.not_found")
}

// TestATeacherCopiesOnlyToHisOwnSessions: who gives one of four fills none of the
// others.
func TestATeacherCopiesOnlyToHisOwnSessions(t *testing.T) {
	s := newSchool(t).as("paul", access.Teacher)
	s.enter(t, mark("entry-01", "a2", "e00", studies.Present))
	if p := s.preview(t, "a2", "e00"); len(p.SessionIDs) != 0 {
		t.Errorf("%v", p.SessionIDs)
	}
}
