package home_test

import (
	"context"
	"net/http"
	"strings"
	"testing"

	"myspace/internal/base/access"
	"myspace/internal/base/apitest"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/school/academic"
	"myspace/internal/school/home"
	"myspace/internal/school/part"
)

func firstSteps(t *testing.T, c apitest.Caller) (s home.FirstSteps) {
	t.Helper()
	c.Call(t, http.MethodGet, "/api/first-steps", nil).Into(http.StatusOK, &s)
	return s
}

// done are the names of the steps that are ticked.
func done(s home.FirstSteps) string {
	all := []string{}
	for _, step := range s.Steps {
		if step.Done {
			all = append(all, step.Name)
		}
	}
	return strings.Join(all, " ")
}

// emptyDesk is a school with one person, who has just signed in for the first time.
func emptyDesk(t *testing.T) desk {
	t.Helper()
	d := newDesk(t, part.Part{})
	d.exec(t, `DELETE FROM membership_role WHERE person_id = 'ben'`)
	return d
}

func (d desk) tx(t *testing.T, f func(ctx context.Context, tx *db.Tx) error) {
	t.Helper()
	must(t, d.db.Tx(t.Context(), func(tx *db.Tx) error { return f(t.Context(), tx) }))
}

func TestAFirstStepIsTickedWhenWhatItAsksForIsThere(t *testing.T) {
	d := emptyDesk(t)
	who := d.as("anna", "paris", access.Supervisor)
	now := clock.Now()
	class := academic.ClassFields{Code: "K", Level: 1, Programme: "certificate", StartYear: 2026, EndYear: 2028}
	for _, step := range []struct {
		want string
		take func()
	}{
		{"", func() {}},
		{"campus", func() { d.exec(t, `UPDATE campus SET city = 'Paris' WHERE id = 'paris'`) }},
		// Who learns, or wants to, is no part of the team.
		{"campus", func() {
			d.tx(t, func(ctx context.Context, tx *db.Tx) error { return addPerson(ctx, tx, "dora", "paris", access.Student) })
		}},
		{"campus team", func() {
			d.tx(t, func(ctx context.Context, tx *db.Tx) error { return addPerson(ctx, tx, "carl", "paris", access.Teacher) })
		}},
		{"campus team courses", func() {
			d.tx(t, func(ctx context.Context, tx *db.Tx) error {
				return academic.AddCourse(ctx, tx, "faith", academic.CourseFields{Code: "faith", Name: "Faith"})
			})
		}},
		// A curriculum without a course teaches nothing.
		{"campus team courses", func() {
			d.tx(t, func(ctx context.Context, tx *db.Tx) error {
				return academic.AddCurriculum(ctx, tx, "c", "c", academic.CurriculumFields{Name: "Bible", Programme: "certificate"})
			})
		}},
		{"campus team courses curriculum", func() {
			d.exec(t, `INSERT INTO curriculum_course (curriculum_id, course_id, level, position, hours) VALUES ('c', 'faith', 1, 1, 10)`)
		}},
		{"campus team courses curriculum class", func() {
			d.tx(t, func(ctx context.Context, tx *db.Tx) error { return academic.AddClass(ctx, tx, "k", "paris", class) })
		}},
		// Who waits has no place yet.
		{"campus team courses curriculum class", func() {
			d.exec(t, `INSERT INTO enrollment (id, person_id, class_id, campus_id, status, waiting_reason, waiting_rank, outcome, outcome_reason, passed, tuition,
				discount_kind, discount_value, discount_reason, installments, currency, observation, sort_name, created_at, updated_at)
				VALUES ('e', 'dora', 'k', 'paris', 'waiting', '', 1, '', '', FALSE, 0, 'none', 0, '', 1, 'EUR', '', 'a dora', ?, ?)`, now, now)
		}},
		{"campus team courses curriculum class students", func() { d.exec(t, `UPDATE enrollment SET status = 'confirmed', confirmed_at = ?`, now) }},
		{"campus team courses curriculum class students", func() { d.plan(t, "canceled") }},
		{"campus team courses curriculum class students planning", func() { d.exec(t, `UPDATE planning SET state = 'draft'`) }},
		{"campus team courses curriculum students planning", func() { d.exec(t, `UPDATE class SET archived_at = ?`, now) }},
	} {
		step.take()
		if got := done(firstSteps(t, who)); got != step.want {
			t.Errorf("done is %q, want %q", got, step.want)
		}
	}
}

// plan adds a week-end in a state.
func (d desk) plan(t *testing.T, state string) {
	t.Helper()
	day, now := clock.Today("Europe/Paris"), clock.Now()
	d.exec(t, `INSERT INTO planning (id, year, number, first_day, last_day, abbreviation, description, week, state, search_text, created_at, updated_at)
		VALUES ('p', 2026, 1, ?, ?, '', '', 1, ?, '', ?, ?)`, day, day, state, now, now)
}

func TestOneselfIsNoTeam(t *testing.T) {
	d := emptyDesk(t)
	if got := done(firstSteps(t, d.as("anna", "paris", access.Admin))); got != "" {
		t.Errorf("alone one has done %q", got)
	}
	if got := done(firstSteps(t, d.as("ben", "paris", access.Admin))); got != "team" {
		t.Errorf("beside a secretary one has done %q", got)
	}
}

func TestTheFirstStepsAreHiddenForOneself(t *testing.T) {
	d := newDesk(t, part.Part{})
	anna, ben := d.as("anna", "paris", access.Admin), d.as("ben", "paris", access.Director)
	hide := func(hidden bool) {
		t.Helper()
		var s home.FirstSteps
		anna.Call(t, http.MethodPost, "/api/first-steps/hidden", map[string]any{"hidden": hidden}).Into(http.StatusOK, &s)
		if s.Hidden != hidden || len(s.Steps) != 7 || firstSteps(t, anna).Hidden != hidden {
			t.Errorf("hidden: %v, and the answer is %+v", hidden, s)
		}
		if firstSteps(t, ben).Hidden {
			t.Error("somebody else has lost the list")
		}
	}
	hide(true)
	hide(true)
	hide(false)
}

func TestTheFirstStepsAreForWhoSetsASchoolUp(t *testing.T) {
	d := newDesk(t, part.Part{})
	for _, role := range access.Everyone.Each() {
		want := http.StatusForbidden
		if role&(access.Heads|access.Supervisor) != 0 {
			want = http.StatusOK
		}
		d.as("anna", "paris", role).Call(t, http.MethodGet, "/api/first-steps", nil).Is(want)
	}
}

// The cockpit brings them along, to who sets a school up, until they are done or put away.
func TestTheCockpitBringsTheFirstSteps(t *testing.T) {
	n := newNetwork(t)
	there := func(role access.Roles) bool { return n.as(role).cockpit(t, "").First != nil }
	if !there(access.Supervisor) || there(access.Librarian) {
		t.Error("what is open is for who sets the school up")
	}
	n.Call(t, http.MethodPost, "/api/first-steps/hidden", map[string]any{"hidden": true}).Is(http.StatusOK)
	if there(access.Supervisor) {
		t.Error("what was put away is there")
	}
	n.Call(t, http.MethodPost, "/api/first-steps/hidden", map[string]any{"hidden": false}).Is(http.StatusOK)
	n.weekend(t, 5)
	n.enroll(t, "paul", "one")
	n.exec(t, `UPDATE campus SET city = 'Paris'`)
	must(t, n.db.Tx(t.Context(), func(tx *db.Tx) error {
		return academic.AddCurriculum(t.Context(), tx, "c", "c", academic.CurriculumFields{Name: "Bible", Programme: "certificate"})
	}))
	if !there(access.Supervisor) {
		t.Error("one is open")
	}
	n.exec(t, `INSERT INTO curriculum_course (curriculum_id, course_id, level, position, hours) VALUES ('c', 'faith', 1, 1, 10)`)
	if there(access.Supervisor) {
		t.Error("all is done")
	}
}
