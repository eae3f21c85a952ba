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
	"myspace/internal/school/studies"
)

func (s school) taking(t testing.TB) (all studies.TakingClasses) {
	t.Helper()
	s.Call(t, http.MethodGet, "/api/attendance/today", nil).Into(http.StatusOK, &all)
	return all
}

func TestTodayComesFirstAndWhatIsNotTakenStandsOut(t *testing.T) {
	s := newSchool(t)
	s.enter(t, mark("entry-01", "a0", "e00", studies.Present))
	for i := range 5 {
		s.enter(t, mark(fmt.Sprint("entry-1", i), "a1", fmt.Sprint("e0", i), studies.Present))
	}
	all := s.taking(t)
	if len(all.Items) != 1 || all.Items[0].ClassID != class {
		t.Fatalf("%+v", all.Items)
	}
	one := all.Items[0]
	if first := one.Untaken[0]; first.SessionID != "a0" || first.State != "part" || first.Marked != 1 || first.Students != 5 {
		t.Errorf("%+v", first)
	}
	for _, other := range slices.Concat(one.Untaken[1:], one.Today) {
		if other.SessionID != "a2" || other.State != "untaken" && other.State != "ahead" {
			t.Errorf("%+v", other)
		}
	}
	boss := s.as("boss", access.Supervisor).taking(t)
	if len(boss.Items) != 2 || boss.Items[0].ClassID != class || len(boss.Items[1].Untaken) != 1 {
		t.Errorf("%+v", boss.Items)
	}
	if got := s.as("ruth", access.Teacher).taking(t); len(got.Items) != 0 {
		t.Errorf("who translates is asked to take %+v", got.Items)
	}
	if got := s.as("paul", access.Teacher).taking(t); len(got.Items) != 1 || len(got.Items[0].Untaken)+len(got.Items[0].Today) != 1 {
		t.Errorf("who teaches one session is asked for %+v", got.Items)
	}
}

// TestOtherClassesFollow: of which nothing is to be taken, also those without a
// session for long; their sheets are put right.
func TestOtherClassesFollow(t *testing.T) {
	s := newSchool(t)
	then := clock.At(s.now.Add(-180 * 24 * time.Hour))
	s.exec(t, `UPDATE published_agenda SET day = ?, starts_at = ?, ends_at = ?`, clock.DateOf(then, time.UTC), then, then.Add(time.Hour))
	classes := func(s school) (all []string) {
		for _, one := range s.taking(t).Items {
			if all = append(all, one.ClassID); one.ClassCode == "" || one.CampusName == "" || len(one.Today)+len(one.Untaken) > 0 {
				t.Errorf("%+v", one)
			}
		}
		return all
	}
	boss, paul := s.as("boss", access.Supervisor), s.as("paul", access.Teacher)
	for who, got := range map[string][]string{"clerk": classes(s), "paul": classes(paul)} {
		if !slices.Equal(got, []string{class}) {
			t.Errorf("%s is led to %v", who, got)
		}
	}
	if got := classes(boss); !slices.Equal(got, []string{class, "class1"}) {
		t.Errorf("who reaches all is led to %v", got)
	}
	if got := classes(s.as("ruth", access.Teacher)); len(got) != 0 {
		t.Errorf("who translates is led to %v", got)
	}
	s.exec(t, `UPDATE class SET graduated_at = ? WHERE id = 'class1'`, clock.Now())
	s.exec(t, `UPDATE class SET archived_at = ? WHERE id = ?`, clock.Now(), class)
	if got := classes(boss); len(got) != 0 {
		t.Errorf("what is over: %v", got)
	}
}

// TestTodayIsByTheHostsClock: where it is tomorrow already, what is held there
// tomorrow is today's.
func TestTodayIsByTheHostsClock(t *testing.T) {
	s := newSchool(t)
	s.exec(t, `UPDATE campus SET time_zone = 'Pacific/Kiritimati' WHERE id = 'dakar'`)
	there := clock.Today("Pacific/Kiritimati")
	noon := time.Date(there.Year, there.Month, there.Day, 12, 0, 0, 0, clock.Zone("Pacific/Kiritimati"))
	s.change(t, func(ctx context.Context, tx *db.Tx) error {
		if err := s.publish(ctx, tx, session{id: "d1", agendaCourse: "acd", course: "course0", campus: "dakar", starts: noon, classes: []string{"class1"}}); err != nil {
			return err
		}
		return db.Exec(ctx, tx, `UPDATE published_agenda SET day = ? WHERE id = 'd1'`, there)
	})
	for _, k := range s.as("boss", access.Supervisor).taking(t).Items {
		if k.ClassID == "class1" && (len(k.Today) != 1 || k.Today[0].SessionID != "d1") {
			t.Errorf("%+v", k.Today)
		}
	}
}

func TestTheCoursesOfAClassTellHowFarTheyAreTaken(t *testing.T) {
	s := newSchool(t)
	s.enter(t, mark("entry-01", "a0", "e00", studies.Present))
	var all studies.TakingCourses
	s.Call(t, http.MethodGet, "/api/attendance/classes/"+class+"/courses", nil).Into(http.StatusOK, &all)
	if len(all.Items) != 1 || all.Items[0].Sessions != 4 || all.Items[0].Held != 1 || all.Items[0].Untaken < 1 || all.Items[0].Untaken > 2 {
		t.Errorf("%+v", all.Items)
	}
	if all.ClassID != class || all.ClassCode == "" || all.CampusName == "" {
		t.Errorf("of %+v", all.ClassHead)
	}
	var times []string
	for _, one := range all.Items[0].Times {
		times = append(times, one.SessionID)
	}
	if first := all.Items[0].Times[0]; !slices.Equal(times, []string{"a0", "a1", "a2", "a3"}) || first.State != "held" || all.Items[0].Times[3].State != "ahead" {
		t.Errorf("%+v", all.Items[0].Times)
	}
	s.Call(t, http.MethodGet, "/api/attendance/classes/class1/courses", nil).Fails(http.StatusNotFound, "class.not_found")
	s.as("ruth", access.Teacher).Call(t, http.MethodGet, "/api/attendance/classes/"+class+"/courses", nil).Fails(http.StatusNotFound, "class.not_found")
}

func TestAbsencesAreAnnouncedByTheStudentOrTheOffice(t *testing.T) {
	s := newSchool(t)
	body := map[string]any{"first_day": "2026-11-01", "last_day": "2026-11-03", "reason": " a wedding "}
	me := s.as("s00", access.Student)
	var made studies.Absence
	me.Call(t, http.MethodPost, "/api/students/s00/absences", body).Into(http.StatusCreated, &made)
	if made.Reason != "a wedding" || made.AnnouncedBy != "A s00" {
		t.Errorf("%+v", made)
	}
	me.Call(t, http.MethodPost, "/api/students/s01/absences", body).Fails(http.StatusNotFound, "attendance.no_student")
	me.Call(t, http.MethodGet, "/api/students/s01/absences", nil).Fails(http.StatusNotFound, "attendance.no_student")
	s.Call(t, http.MethodPost, "/api/students/s10/absences", body).Fails(http.StatusNotFound, "attendance.no_student")
	s.as("till", access.Accounting).Call(t, http.MethodGet, "/api/students/s00/absences", nil).Is(http.StatusForbidden)
	s.as("grace", access.Teacher).Call(t, http.MethodGet, "/api/students/s00/absences", nil).Is(http.StatusForbidden)
	me.Call(t, http.MethodPost, "/api/students/s00/absences", map[string]any{"first_day": "2026-11-03", "last_day": "2026-11-01", "reason": ""}).Blames(http.StatusUnprocessableEntity, "last_day attendance.ends_before")
	var all studies.Absences
	s.Call(t, http.MethodGet, "/api/students/s00/absences", nil).Into(http.StatusOK, &all)
	if len(all.Items) != 1 {
		t.Errorf("the office sees %+v", all.Items)
	}
	s.as("s01", access.Student).Call(t, http.MethodDelete, "/api/students/s00/absences/"+made.ID, nil).Is(http.StatusNotFound)
	me.Call(t, http.MethodDelete, "/api/students/s00/absences/"+made.ID, nil).Is(http.StatusNoContent)
}
