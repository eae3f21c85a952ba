package studies_test

import (
	"testing"
	"time"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/school/part"
	"myspace/internal/school/studies"
)

func (s school) owed(t *testing.T, personID string, roles access.Roles) []part.Waiting {
	t.Helper()
	scope, _ := access.Allow(access.Everyone, access.Self).Scope(s.as(personID, roles).Actor)
	all, err := studies.New(&part.Around{DB: s.db}).Part().Waiting[0](t.Context(), s.db, scope, clock.Now())
	if err != nil {
		t.Fatal(err)
	}
	return all
}

func TestATeacherOwesTheAttendanceOfTheSessionsThatHeGave(t *testing.T) {
	s := newSchool(t)
	s.exec(t, `DELETE FROM published_agenda_person WHERE agenda_id = 'a2'`) // whether today's is over is a matter of the hour
	owed := s.owed(t, "grace", access.Teacher)
	if len(owed) != 1 || owed[0].Params["count"] != 2 || owed[0].Params["class"] != "K0" || !owed[0].Urgent {
		t.Fatalf("%+v", owed)
	}
	if want := "/apps/campus/attendance/students/a0/class0/ac/Course%20course0"; owed[0].Link != want {
		t.Errorf("leads to %s", owed[0].Link)
	}
	s.enter(t, mark("entry-01", "a0", "e00", studies.Present))
	if owed = s.owed(t, "grace", access.Teacher); len(owed) != 1 || owed[0].Params["count"] != 1 {
		t.Errorf("after one was taken: %+v", owed)
	}
	s.enter(t, mark("entry-02", "a1", "e00", studies.Absent))
	if owed = s.owed(t, "grace", access.Teacher); len(owed) != 0 {
		t.Errorf("after all were taken: %+v", owed)
	}
	if owed = s.owed(t, "ruth", access.Teacher); len(owed) != 0 {
		t.Errorf("who translates owes %+v", owed)
	}
	if owed = s.owed(t, "grace", access.Secretary); len(owed) != 0 {
		t.Errorf("who is no teacher any more owes %+v", owed)
	}
}

// What a closed week-end lacks is not asked of who can no longer enter it: neither his
// space nor the list of what is to be taken has it, but that of a supervisor does.
func TestWhatIsClosedIsAskedOfWhoMayPutItRight(t *testing.T) {
	s := newSchool(t)
	grace, boss := s.as("grace", access.Teacher), s.as("boss", access.Supervisor)
	untaken := func(by school) (n int) {
		var all studies.TakingClasses
		by.Call(t, "GET", "/api/attendance/today", nil).Into(200, &all)
		for _, k := range all.Items {
			n += len(k.Untaken)
		}
		return n
	}
	before := [3]int{untaken(s), untaken(grace), untaken(boss)}
	if before[0] == 0 || before[1] == 0 || before[2] == 0 {
		t.Fatalf("open, the lists have %v", before)
	}
	after := s.now.Add(9 * 24 * time.Hour)
	s.closed(t)
	if got := [3]int{untaken(s), untaken(grace), untaken(boss)}; got != [3]int{0, 0, before[2]} {
		t.Errorf("closed, the lists have %v, before %v", got, before)
	}
	if owed := s.owed(t, "grace", access.Teacher); len(owed) != 0 {
		t.Errorf("a teacher owes attendance: %+v", owed)
	}
	if got := grace.owedGrades(t, after); len(got) != 0 {
		t.Errorf("a teacher owes grades: %v", got)
	}
	s.exec(t, `UPDATE planning SET state = 'published'`)
	if got := grace.owedGrades(t, after); len(got) != 1 {
		t.Errorf("opened again, he owes %v", got)
	}
}
