package studies_test

import (
	"fmt"
	"testing"

	"myspace/internal/school/studies"
)

// toClose is what closing the week-end would tell, with where.
func (s school) toClose(t testing.TB) string {
	t.Helper()
	all := map[string][]string{}
	for _, of := range s.area.Part().Closings {
		found, err := of(t.Context(), s.db, "p")
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range found {
			if m.Count != len(m.SessionIDs) {
				t.Errorf("%+v", m)
			}
			all[m.Name] = m.SessionIDs
		}
	}
	return fmt.Sprint(all)
}

// TestClosingTellsOfAttendanceAndGrades: each session without a mark of a class,
// and each course of a class in which somebody has no grade.
func TestClosingTellsOfAttendanceAndGrades(t *testing.T) {
	s := newSchool(t)
	s.exec(t, `UPDATE published_agenda SET canceled = TRUE WHERE id IN ('a2', 'a3')`)
	want := func(step, want string) {
		t.Helper()
		if got := s.toClose(t); got != want {
			t.Errorf("%s: %s, want %s", step, got, want)
		}
	}
	want("at first", "map[attendance:[a0 a1 d0] grades:[a1 d0]]")
	s.enter(t, mark("entry-01", "a0", "e00", studies.Present))
	want("one session is taken", "map[attendance:[a1 d0] grades:[a1 d0]]")
	s.give(t, map[string]studies.Points{"e00": 5000, "e01": 6000, "e02": 7000, "e03": 8000})
	want("one has no grade", "map[attendance:[a1 d0] grades:[a1 d0]]")
	s.give(t, map[string]studies.Points{"e04": 5000})
	want("all have one", "map[attendance:[a1 d0] grades:[d0]]")
	s.goesOn(t, "acd")
	want("the other course goes on", "map[attendance:[a1 d0]]")
	s.exec(t, `UPDATE planning SET state = 'canceled' WHERE id = 'later'`)
	s.exec(t, `INSERT INTO grade_sheet (agenda_course_id, class_id, published_by, locked_by, published_at, locked_at) VALUES ('acd', 'class1', '', '', ?, ?)`, since, since)
	want("what is locked is settled", "map[attendance:[a1 d0]]")
	s.exec(t, `UPDATE class SET archived_at = ? WHERE id = 'class1'`, since)
	want("of an archived class nothing is asked", "map[attendance:[a1]]")
}
