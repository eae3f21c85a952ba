package studies_test

import (
	"fmt"
	"testing"
	"time"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/school/part"
	"myspace/internal/school/studies"
)

// owedGrades are the lines of somebody's space, in short.
func (s school) owedGrades(t *testing.T, at time.Time) (all []string) {
	t.Helper()
	everybody, _ := access.Allow(access.Everyone, access.Self).Scope(s.Actor)
	parts := part.Parts{studies.New(&part.Around{DB: s.db}).Part()}
	found, err := parts.Waiting(t.Context(), s.db, everybody, clock.At(at))
	if err != nil {
		t.Fatal(err)
	}
	for _, w := range found {
		if w.Kind == "grades" {
			all = append(all, fmt.Sprint(w.Code, " ", w.Params["course"], " ", w.Params["class"], " ", w.Params["count"], " ", w.Link, " ", w.Urgent))
		}
	}
	return all
}

// TestATeacherIsToldOfTheGradesThatHeOwes: of courses that are over, as long as
// somebody has none and they are not locked.
func TestATeacherIsToldOfTheGradesThatHeOwes(t *testing.T) {
	s := newSchool(t)
	grace := s.as("grace", access.Teacher)
	after := s.now.Add(9 * 24 * time.Hour)
	line := func(missing int, urgent bool) string {
		return fmt.Sprintf("[space.waiting.grades Course course0 K0 %d /apps/campus/grades/students/class0/ac/Course%%20course0 %v]", missing, urgent)
	}
	for _, tt := range []struct {
		name string
		do   func()
		by   school
		at   time.Time
		want string
	}{
		{"the course goes on", func() {}, grace, s.now, "[]"},
		{"it is over", func() {}, grace, after, line(5, false)},
		{"it is over for long", func() {}, grace, after.Add(30 * 24 * time.Hour), line(5, true)},
		{"who gives a part of it owes them too", func() {}, s.as("paul", access.Teacher), after, line(5, false)},
		{"a translator owes nothing", func() {}, s.as("ruth", access.Teacher), after, "[]"},
		{"who teaches no more owes nothing", func() {}, s.as("grace", access.Alumni), after, "[]"},
		{"some are there", func() { s.give(t, map[string]studies.Points{"e00": 1, "e01": 2}) }, grace, after, line(3, false)},
		{"one has left", func() {
			s.exec(t, `UPDATE enrollment SET outcome = 'withdrawn', outcome_at = ? WHERE id = 'e04'`, clock.Now())
		}, grace, after, line(2, false)},
		{"who came after the course needs none", func() {
			s.exec(t, `UPDATE enrollment SET confirmed_at = ? WHERE id = 'e03'`, clock.At(after.Add(time.Hour)))
		}, grace, after, line(1, false)},
		{"they are locked", func() { s.Call(t, "POST", gradesPath+"/lock", nil).Is(200) }, grace, after, "[]"},
	} {
		tt.do()
		if got := fmt.Sprint(tt.by.owedGrades(t, tt.at)); got != tt.want {
			t.Errorf("%s: %s, want %s", tt.name, got, tt.want)
		}
	}
}
