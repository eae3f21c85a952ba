package planning_test

import (
	"context"
	"net/http"
	"testing"

	"myspace/internal/base/db"
	"myspace/internal/school/planning"
)

// Who was disabled is nobody to be asked, neither found by his course nor by
// his name, and is not put on a board.
func TestWhoWasDisabledIsNoCandidate(t *testing.T) {
	s := newSchool(t)
	p := s.weekend(t, "2026-10-03", "2026-10-04")
	c := s.put(t, p)
	s.change(t, func(ctx context.Context, tx *db.Tx) error {
		for _, id := range s.teachers {
			if err := db.Exec(ctx, tx, `INSERT INTO course_teacher (person_id, course_id, created_by, created_at) VALUES (?, 'course0', 'planner', ?)`, id, now); err != nil {
				return err
			}
		}
		return db.Exec(ctx, tx, `UPDATE person SET enabled = FALSE WHERE id = 'grace'`)
	})
	for _, words := range []string{"", "?q=grace", "?q=a"} {
		var found planning.Candidates
		s.Call(t, "GET", "/api/agenda-courses/"+c.ID+"/candidates"+words, nil).Into(http.StatusOK, &found)
		for _, one := range found.Items {
			if one.PersonID == "grace" {
				t.Errorf("%q finds who was disabled", words)
			}
		}
		if words == "" && len(found.Items) != 2 {
			t.Errorf("the two others who have the course come into question, and not %+v", found.Items)
		}
	}
	f := c.AgendaCourseFields
	f.Staff = []planning.Staffing{{Half: planning.Teacher, PersonID: "grace", State: planning.InAnalysis, SessionIDs: []string{}}}
	s.Call(t, "POST", "/api/plannings/"+p.ID+"/acts", map[string]any{"kind": "staff", "key": "asks grace", "changes": []planning.CellChange{{ID: c.ID, Version: c.Version, AgendaCourseFields: f}}}).
		Fails(http.StatusNotFound, "person.not_found")
}
