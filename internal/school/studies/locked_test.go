package studies_test

import (
	"net/http"
	"testing"

	"myspace/internal/school/part"
	"myspace/internal/school/planning"
	"myspace/internal/school/studies"
)

// TestLockedGradesMakeACourseDone: also before its week-end is closed, once all its
// sessions are over.
func TestLockedGradesMakeACourseDone(t *testing.T) {
	s := newSchool(t)
	s.exec(t, `INSERT INTO agenda_course (id, course_id, campus_id, created_at, updated_at) VALUES (?, 'course0', 'paris', ?, ?)`, course, since, since)
	s.exec(t, `INSERT INTO agenda_course_class (agenda_course_id, class_id) VALUES (?, ?)`, course, class)
	s.exec(t, `INSERT INTO agenda (id, agenda_course_id, planning_id, day, start, finish, starts_at, ends_at, place)
		VALUES ('a0', ?, 'p', '2026-01-03', 540, 600, '2026-01-03T08:00:00.000000Z', '2026-01-03T09:00:00.000000Z', '')`, course)
	plans := planning.New(&part.Around{DB: s.db, Parts: part.Parts{s.area.Part()}}).Part().Teaching
	done := func() bool {
		t.Helper()
		given, err := plans.Given(t.Context(), s.db, []string{class})
		if err != nil {
			t.Fatal(err)
		}
		g, known := given[class]["course0"]
		if !known {
			t.Fatalf("%v", given)
		}
		return g.Done
	}
	if done() {
		t.Error("it is done with nothing locked")
	}
	s.give(t, map[string]studies.Points{"e00": 5000})
	s.Call(t, http.MethodPost, gradesPath+"/lock", nil).Is(http.StatusOK)
	if !done() {
		t.Error("its grades are locked")
	}
	s.exec(t, `UPDATE agenda SET starts_at = '2090-01-03T08:00:00.000000Z', ends_at = '2090-01-03T09:00:00.000000Z'`)
	if done() {
		t.Error("it is done before it was held")
	}
}
