package planning_test

import (
	"context"
	"net/http"
	"testing"

	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/school/academic"
	"myspace/internal/school/planning"
)

// Six hours are planned, six ticked by hand, twelve left; a week-end with three
// free hours lies ahead of the class: it cannot finish, until there are more.
func TestTheHeadsOfABoardTellWhatClassesHaveLeftAndWhetherItFits(t *testing.T) {
	s := newSchool(t)
	first := clock.Today("").AddDays(7)
	s.change(t, func(ctx context.Context, tx *db.Tx) error {
		curriculum := academic.CurriculumFields{Name: "C", Programme: "certificate"}
		if err := academic.AddCurriculum(ctx, tx, "c", "c", curriculum); err != nil {
			return err
		}
		for i, id := range s.courses {
			if err := db.Exec(ctx, tx, `INSERT INTO curriculum_course (curriculum_id, course_id, level, position, hours) VALUES ('c', ?, 1, ?, 6)`, id, i); err != nil {
				return err
			}
		}
		if err := db.Exec(ctx, tx, `UPDATE class SET curriculum_id = 'c', end_year = ? WHERE id = 'class0'`, first.Year+1); err != nil {
			return err
		}
		for week := range 5 {
			for _, start := range []int{540, 780} {
				slot := academic.SlotFields{Week: week + 1, Weekday: int(first.Midnight().Weekday()), Start: start, Finish: start + 180}
				if err := academic.AddSlot(ctx, tx, db.NewID(), "paris", "", slot); err != nil {
					return err
				}
			}
		}
		return db.Exec(ctx, tx, `INSERT INTO class_course_done (class_id, course_id, done_on, created_by, reason) VALUES ('class0', 'course1', '2026-01-01', 'planner', '')`)
	})
	p := s.weekend(t, first.String(), first.String())
	s.put(t, p)
	debts := func() []academic.ClassDebt {
		var found planning.Debts
		s.Call(t, "GET", "/api/plannings/"+p.ID+"/debts", nil).Into(http.StatusOK, &found)
		return found.Items
	}
	// Of a class without a curriculum nothing is told.
	if got := debts(); len(got) != 1 || got[0] != (academic.ClassDebt{ClassID: "class0", HoursLeft: 12, Room: 3, Late: true}) {
		t.Errorf("%+v", got)
	}
	s.weekend(t, first.AddDays(7).String(), first.AddDays(7).String())
	s.weekend(t, first.AddDays(14).String(), first.AddDays(14).String())
	if got := debts(); got[0].Room != 15 || got[0].Late {
		t.Errorf("with more week-ends: %+v", got)
	}
}
