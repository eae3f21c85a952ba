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

// TestWhatAClassHasRoomForIsWhatItsBoardShows: rows made by hand count where there
// is no timetable, and its campus's hours where its own has none in that week; what
// is planned in another version of a course is planned.
func TestWhatAClassHasRoomForIsWhatItsBoardShows(t *testing.T) {
	s := newSchool(t)
	first := clock.Today("").AddDays(7)
	s.change(t, func(ctx context.Context, tx *db.Tx) error {
		if err := academic.AddCurriculum(ctx, tx, "c", "c", academic.CurriculumFields{Name: "C", Programme: "certificate"}); err != nil {
			return err
		}
		if err := academic.AddCourse(ctx, tx, "course9", academic.CourseFields{Code: "course0", Edition: "EN", Name: "Course 0", Hours: 6}); err != nil {
			return err
		}
		if err := db.Exec(ctx, tx, `INSERT INTO curriculum_course (curriculum_id, course_id, level, position, hours) VALUES ('c', 'course9', 1, 0, 6)`); err != nil {
			return err
		}
		return db.Exec(ctx, tx, `UPDATE class SET curriculum_id = 'c', end_year = ? WHERE id = 'class0'`, first.Year+1)
	})
	p := s.weekend(t, first.String(), first.String())
	expect := func(step string, left, room int) {
		t.Helper()
		var found planning.Debts
		s.Call(t, "GET", "/api/plannings/"+p.ID+"/debts", nil).Into(http.StatusOK, &found)
		if len(found.Items) != 1 || found.Items[0] != (academic.ClassDebt{ClassID: "class0", HoursLeft: left, Room: room, Late: room < left}) {
			t.Errorf("%s: %+v", step, found.Items)
		}
	}
	slot := func(class string, week, finish int) {
		t.Helper()
		s.change(t, func(ctx context.Context, tx *db.Tx) error {
			return academic.AddSlot(ctx, tx, db.NewID(), "paris", class, academic.SlotFields{Week: week, Weekday: int(first.Midnight().Weekday()), Start: 540, Finish: finish})
		})
	}
	expect("without hours", 6, 0)
	s.Call(t, "PUT", "/api/plannings/"+p.ID+"/rows", map[string]any{"version": p.Version, "campus_id": "paris", "rows": []planning.Hour{{Day: first, Start: 540, Finish: 960}}}).Is(http.StatusOK)
	expect("with rows by hand", 6, 7)
	slot("", p.Week, 780)
	expect("with the campus's timetable", 6, 4)
	slot("class0", p.Week%4+1, 600)
	expect("with a timetable of its own in another week", 6, 4)
	slot("class0", p.Week, 840)
	expect("with one in this week", 6, 5)
	s.put(t, p)
	expect("with the course in another version", 0, 2)
}
