package planning_test

import (
	"strings"
	"testing"

	"myspace/internal/base/db"
	"myspace/internal/base/dbtest"
)

// What is planned of a class is kept beside it: it follows the planning, the course
// and the sessions, whatever becomes of them.
func TestWhatIsPlannedOfAClassFollows(t *testing.T) {
	s := newSchool(t)
	p, later := s.weekend(t, "2026-10-03", "2026-10-04"), s.weekend(t, "2026-11-07", "2026-11-08")
	made := s.put(t, p)
	for _, one := range []struct {
		text, want string
		args       []any
	}{
		{`UPDATE planning SET state = 'canceled' WHERE id = ?`, "", []any{p.ID}},
		{`UPDATE agenda SET planning_id = ? WHERE planning_id = ?`, "course0", []any{later.ID, p.ID}},
		{`UPDATE agenda SET planning_id = ? WHERE planning_id = ?`, "", []any{p.ID, later.ID}},
		{`UPDATE planning SET state = 'draft' WHERE id = ?`, "course0", []any{p.ID}},
		{`UPDATE agenda_course SET course_id = 'course1' WHERE id = ?`, "course1", []any{made.ID}},
		{`INSERT INTO agenda_course_class (agenda_course_id, class_id) VALUES (?, 'class1')`, "course1 course1", []any{made.ID}},
		{`DELETE FROM agenda WHERE agenda_course_id = ?`, "", []any{made.ID}},
	} {
		s.exec(t, one.text, one.args...)
		got, err := db.All(t.Context(), s.db, db.ScanString, `SELECT course_id FROM agenda_course_class WHERE planned`)
		if err != nil || strings.Join(got, " ") != one.want {
			t.Errorf("%s %v: %q, %v", one.text, one.args, got, err)
		}
		dbtest.CheckCopies(t, s.db)
	}
}
