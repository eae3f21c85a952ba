package planning_test

import (
	"context"
	"net/http"
	"testing"

	"myspace/internal/base/apitest"
	"myspace/internal/base/db"
	"myspace/internal/school/academic"
	"myspace/internal/school/part"
	"myspace/internal/school/planning"
)

// TestWhatWasHeldIsNotTickedOff: a course that the agenda says was given stays done,
// and who unticks it is told so.
func TestWhatWasHeldIsNotTickedOff(t *testing.T) {
	s := newSchool(t)
	p := s.weekend(t, "2026-01-03", "2026-01-04")
	s.put(t, p)
	s.change(t, func(ctx context.Context, tx *db.Tx) error {
		if err := academic.AddCurriculum(ctx, tx, "c", "c", academic.CurriculumFields{Name: "C", Programme: "certificate"}); err != nil {
			return err
		}
		if err := db.Exec(ctx, tx, `INSERT INTO curriculum_course (curriculum_id, course_id, level, position, hours) VALUES ('c', 'course0', 1, 0, 6)`); err != nil {
			return err
		}
		if err := db.Exec(ctx, tx, `UPDATE class SET curriculum_id = 'c' WHERE id = 'class0'`); err != nil {
			return err
		}
		return db.Exec(ctx, tx, `UPDATE planning SET state = 'closed' WHERE id = ?`, p.ID)
	})
	router := apitest.NewRouter()
	academic.New(&part.Around{DB: s.db, Parts: part.Parts{planning.New(&part.Around{DB: s.db}).Part()}}).Routes(router)
	s.Router = router
	const done = "/api/classes/class0/courses/course0/done"
	s.Call(t, http.MethodPut, done, `{"done":false}`).Fails(http.StatusConflict, "class.done_by_agenda")
	s.Call(t, http.MethodPut, done, `{"done":true,"reason":"elsewhere, too"}`).Is(http.StatusOK)
	var got academic.ClassProgress
	s.Call(t, http.MethodPut, done, `{"done":false}`).Into(http.StatusOK, &got)
	if c := got.Courses[0]; c.State != "done" || c.ByHand {
		t.Errorf("without the tick: %+v", c)
	}
}
