package academic_test

import (
	"context"
	"net/http"
	"testing"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
)

// The last day of a grant ends at midnight where its holder signed in.
func TestAGrantEndsByTheDayOfTheCampus(t *testing.T) {
	const east, west = "Pacific/Kiritimati", "Pacific/Pago_Pago" // always another day
	s := newSchool(t)
	ana, c := s.person(t, "ana"), s.create(t, course("FOI1"))
	s.Call(t, "POST", "/api/course-access", map[string]any{"person_id": ana, "course_id": c.ID, "days": 90, "note": ""}).Is(http.StatusCreated)
	s.change(t, func(ctx context.Context, tx *db.Tx) error {
		last := clock.Today(west)
		return db.Exec(ctx, tx, `UPDATE course_access SET first_day = ?, last_day = ?`, last.AddDays(-89), last)
	})
	for zone, want := range map[string]int{west: http.StatusOK, east: http.StatusNotFound} {
		his := s.as(ana, access.Student)
		his.Actor.TimeZone = zone
		his.Call(t, "GET", "/api/courses/"+c.ID, nil).Is(want)
	}
}

// A course is done on the day that it is at the class's campus, wherever the
// one who ticks it is.
func TestACourseIsDoneOnTheDayOfTheCampus(t *testing.T) {
	s := newSchool(t)
	campus, c := s.campus(t, "Kiritimati", "EUR"), s.create(t, course("FOI1"))
	class := s.class(t, campus, "C2026", 0)
	s.change(t, func(ctx context.Context, tx *db.Tx) error {
		if err := db.Exec(ctx, tx, `INSERT INTO curriculum (id, family_id, number, name, programme, description, sort_name, created_at, updated_at)
			VALUES ('u', 'u', 1, 'u', 'certificate', '', 'u', ?, ?)`, clock.Now(), clock.Now()); err != nil {
			return err
		}
		if err := db.Exec(ctx, tx, `INSERT INTO curriculum_course (curriculum_id, course_id, level, position, hours) VALUES ('u', ?, 1, 0, 1)`, c.ID); err != nil {
			return err
		}
		if err := db.Exec(ctx, tx, `UPDATE class SET curriculum_id = 'u'`); err != nil {
			return err
		}
		return db.Exec(ctx, tx, `UPDATE campus SET time_zone = 'Pacific/Kiritimati'`)
	})
	s.Actor.TimeZone = "Pacific/Pago_Pago"
	s.Call(t, "PUT", "/api/classes/"+class.ID+"/courses/"+c.ID+"/done", `{"done":true,"reason":"given before"}`).Is(http.StatusOK)
	if got, want := s.strings(t, `SELECT CAST(done_on AS TEXT) FROM class_course_done`)[0], clock.Today("Pacific/Kiritimati").String(); got != want {
		t.Errorf("done on %s, want %s", got, want)
	}
}

// The periods are those of the specification, and no others.
func TestACourseIsOpenedForOneOfFourPeriods(t *testing.T) {
	s := newSchool(t)
	c := s.create(t, course("FOI1"))
	for name, tt := range map[string]struct{ days, status int }{
		"ana": {90, http.StatusCreated}, "bea": {120, http.StatusCreated}, "carl": {240, http.StatusCreated}, "dan": {360, http.StatusCreated},
		"eva": {30, http.StatusUnprocessableEntity}, "finn": {365, http.StatusUnprocessableEntity},
	} {
		body := map[string]any{"person_id": s.person(t, name), "course_id": c.ID, "days": tt.days, "note": ""}
		s.Call(t, "POST", "/api/course-access", body).Is(tt.status)
	}
}

// A request is answered by whatever opens the course, also without the list of
// requests: granting it there or prolonging what has ended.
func TestOpeningACourseAnswersWhoAskedForIt(t *testing.T) {
	s := newSchool(t)
	ana, c, other := s.person(t, "ana"), s.create(t, course("FOI1")), s.create(t, course("FOI2"))
	ask := func(id string) {
		s.change(t, func(ctx context.Context, tx *db.Tx) error {
			for courseID, requestID := range map[string]string{c.ID: id, other.ID: "other-" + id} {
				if err := db.Exec(ctx, tx, `INSERT INTO course_request (id, person_id, course_id, note, state, created_at) VALUES (?, ?, ?, '', 'waiting', ?)
					ON CONFLICT DO NOTHING`, requestID, ana, courseID, clock.Now()); err != nil {
					return err
				}
			}
			return nil
		})
	}
	answered := func(id string) {
		t.Helper()
		if got := s.strings(t, `SELECT state FROM course_request WHERE id = '`+id+`'`)[0]; got != "granted" {
			t.Errorf("request %s is %s", id, got)
		}
		if got := s.strings(t, `SELECT DISTINCT state FROM course_request WHERE course_id = '`+other.ID+`'`); len(got) != 1 || got[0] != "waiting" {
			t.Errorf("those for another course are %v", got)
		}
	}
	ask("first")
	var g struct {
		ID string `json:"id"`
	}
	s.Call(t, "POST", "/api/course-access", map[string]any{"person_id": ana, "course_id": c.ID, "days": 90, "note": ""}).Into(http.StatusCreated, &g)
	answered("first")
	s.Call(t, "POST", "/api/course-access/"+g.ID+"/end", nil).Is(http.StatusOK)
	ask("second")
	s.Call(t, "POST", "/api/course-access/"+g.ID+"/extend", map[string]any{"days": 90}).Is(http.StatusOK)
	answered("second")
}
