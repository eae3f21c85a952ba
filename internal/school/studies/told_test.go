package studies_test

import (
	"net/http"
	"slices"
	"strings"
	"testing"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/notice"
	"myspace/internal/school/studies"
)

// panelOf is what somebody's panel tells him: the kinds that he may read of and that are
// still so, the first first.
func (s school) panelOf(t *testing.T, person string) string {
	t.Helper()
	kinds := s.area.Part().Kinds
	view, err := notice.ViewOf(t.Context(), s.db, person, kinds)
	if err != nil {
		t.Fatal(err)
	}
	all, err := notice.Of(t.Context(), s.db, view, 100)
	if err != nil {
		t.Fatal(err)
	}
	if all, err = notice.Open(t.Context(), s.db, kinds, notice.Reader{PersonID: person, Zone: "Europe/Paris"}, all); err != nil {
		t.Fatal(err)
	}
	names := make([]string, len(all))
	for i, n := range all {
		names[i] = n.Kind
	}
	slices.Reverse(names)
	return strings.Join(names, " ")
}

// Who teaches the session hears of work that waits for him and nobody else does; the
// student hears what becomes of it, as long as it is so.
func TestWhatBecomesOfACatchUpIsTold(t *testing.T) {
	s := newSchool(t)
	s.enter(t, mark("entry-01", "a0", "e00", studies.Absent))
	me, grace := s.as("s00", access.Student), s.as("grace", access.Teacher)
	c := me.openCatchUp(t, studies.ByWork)
	path := "/api/catch-ups/" + c.ID
	me.Call(t, http.MethodPost, path+"/work?name=work.txt", "what I have learnt").Is(http.StatusCreated)
	if got := []string{s.panelOf(t, "grace"), s.panelOf(t, "paul"), s.panelOf(t, "s00")}; !slices.Equal(got, []string{"catchup_handed_in", "", ""}) {
		t.Errorf("handed in: %q", got)
	}
	grace.Call(t, http.MethodPost, path+"/accept", nil).Is(http.StatusOK)
	if got := []string{s.panelOf(t, "grace"), s.panelOf(t, "s00")}; !slices.Equal(got, []string{"", "catchup_accepted"}) {
		t.Errorf("accepted: %q", got)
	}
	s.Call(t, http.MethodPost, path+"/take", nil).Is(http.StatusOK)
	if got := s.panelOf(t, "s00"); got != "catchup_accepted catchup_made_up" {
		t.Errorf("made up: %q", got)
	}
	s.Call(t, http.MethodPost, path+"/undo", nil).Is(http.StatusOK)
	if got := s.panelOf(t, "s00"); got != "catchup_accepted" {
		t.Errorf("taken back: %q", got)
	}
	s.Call(t, http.MethodPost, path+"/end", nil).Is(http.StatusOK)
	if got := []string{s.panelOf(t, "s00"), s.panelOf(t, "s01")}; !slices.Equal(got, []string{"catchup_ended", ""}) {
		t.Errorf("ended: %q", got)
	}
}

// What one does oneself is no news to oneself.
func TestWhoEndsHisCatchUpIsNotToldOfIt(t *testing.T) {
	s := newSchool(t)
	s.enter(t, mark("entry-01", "a0", "e00", studies.Absent))
	me := s.as("s00", access.Student)
	c := me.openCatchUp(t, studies.ByWork)
	me.Call(t, http.MethodPost, "/api/catch-ups/"+c.ID+"/end", nil).Is(http.StatusOK)
	if got := s.panelOf(t, "s00"); got != "" {
		t.Errorf("he is told %q", got)
	}
}

// The office of the student's campus hears of an absence until it is taken back; who
// announced it, other campuses and who has lost the role do not.
func TestAnAnnouncedAbsenceIsToldToTheOffice(t *testing.T) {
	s := newSchool(t)
	s.exec(t, `DELETE FROM notice`)
	day := clock.Today("").AddDays(3)
	body := map[string]any{"first_day": day, "last_day": day, "reason": "a wedding"}
	me := s.as("s00", access.Student)
	var made studies.Absence
	me.Call(t, http.MethodPost, "/api/students/s00/absences", body).Into(http.StatusCreated, &made)
	if got := []string{s.panelOf(t, "clerk"), s.panelOf(t, "grace"), s.panelOf(t, "s00")}; !slices.Equal(got, []string{"absence_announced", "", ""}) {
		t.Errorf("announced: %q", got)
	}
	s.exec(t, `UPDATE membership_role SET role = 'multimedia' WHERE person_id = 'clerk'`)
	if got := s.panelOf(t, "clerk"); got != "" {
		t.Errorf("without the role: %q", got)
	}
	s.exec(t, `UPDATE membership_role SET role = 'secretary' WHERE person_id = 'clerk'`)
	me.Call(t, http.MethodDelete, "/api/students/s00/absences/"+made.ID, nil).Is(http.StatusNoContent)
	if got := s.panelOf(t, "clerk"); got != "" {
		t.Errorf("taken back: %q", got)
	}
	s.Call(t, http.MethodPost, "/api/students/s00/absences", body).Is(http.StatusCreated)
	if got := s.panelOf(t, "clerk"); got != "" {
		t.Errorf("of what she announced: %q", got)
	}
}
