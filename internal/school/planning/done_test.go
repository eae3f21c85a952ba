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

// TestATickHoldsForEveryVersionOfItsCourse: a class that had a course ticked and now
// follows a curriculum with the renewed one has had it, on its page and in its debt;
// another day keeps one tick, and one act takes it back.
func TestATickHoldsForEveryVersionOfItsCourse(t *testing.T) {
	s := newSchool(t)
	p := s.weekend(t, "2026-11-07", "2026-11-08")
	s.change(t, func(ctx context.Context, tx *db.Tx) error {
		if err := academic.AddCurriculum(ctx, tx, "c", "c", academic.CurriculumFields{Name: "C", Programme: "certificate"}); err != nil {
			return err
		}
		for _, text := range []string{
			`UPDATE course SET edition = 'old', edition_key = 'old' WHERE id = 'course0'`,
			`UPDATE course SET code = o.code, code_key = o.code_key, edition = 'new', edition_key = 'new' FROM course o WHERE o.id = 'course0' AND course.id = 'course1'`,
			`INSERT INTO curriculum_course (curriculum_id, course_id, level, position, hours) VALUES ('c', 'course1', 1, 0, 6), ('c', 'course2', 1, 1, 4)`,
			`INSERT INTO class_course_done (class_id, course_id, done_on, created_by, reason) VALUES ('class0', 'course0', '2020-01-01', 'planner', 'in Nice')`,
			`UPDATE class SET curriculum_id = 'c' WHERE id = 'class0'`,
		} {
			if err := db.Exec(ctx, tx, text); err != nil {
				return err
			}
		}
		return nil
	})
	classes, router := s, apitest.NewRouter()
	academic.New(&part.Around{DB: s.db, Parts: part.Parts{planning.New(&part.Around{DB: s.db}).Part()}}).Routes(router)
	classes.Router = router
	check := func(name, state, reason string, left int) {
		t.Helper()
		var got academic.ClassProgress
		classes.Call(t, "GET", "/api/classes/class0/progress", nil).Into(http.StatusOK, &got)
		if c := got.Courses[0]; c.State != state || c.Reason != reason || c.ByHand != (state == "done") || got.HoursLeft != left {
			t.Errorf("%s: %+v, %d left", name, c, got.HoursLeft)
		}
		var debts planning.Debts
		s.Call(t, "GET", "/api/plannings/"+p.ID+"/debts", nil).Into(http.StatusOK, &debts)
		if debts.Items[0].HoursLeft != left {
			t.Errorf("%s, on the board: %+v", name, debts.Items)
		}
	}
	const done = "/api/classes/class0/courses/course1/done"
	check("ticked before it was renewed", "done", "in Nice", 4)
	classes.Call(t, "PUT", done, `{"done":true,"done_on":"2021-01-01"}`).Is(http.StatusOK)
	check("on another day", "done", "in Nice", 4)
	classes.Call(t, "PUT", done, `{"done":false}`).Is(http.StatusOK)
	check("taken back", "missing", "", 10)
}
