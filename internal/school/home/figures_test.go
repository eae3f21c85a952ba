package home_test

import (
	"net/http"
	"testing"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/school/home"
	"myspace/internal/school/media"
	"myspace/internal/school/people"
	"myspace/internal/school/planning"
	"myspace/internal/school/studies"
)

// marked is a week-end that is over, with two sessions of one class of two: one of them
// is taken and recorded, and one of two grades is there.
func marked(t *testing.T) (n network, weekend, given string) {
	t.Helper()
	n = newNetwork(t)
	p := n.weekend(t, -5)
	made := n.put(t, p, "faith", "one", teacher("grace", planning.Accepted))
	n.publish(t, p)
	n.enroll(t, "paul", "one")
	n.enroll(t, "grace", "one")
	n.exec(t, `INSERT INTO taker (number, person_id) VALUES (1, 'planner')`)
	n.exec(t, `INSERT INTO attendance (agenda_id, enrollment_id, value, minutes, reason, version, taker, entries, marked_at) VALUES (?, 'paul one', 'present', 0, '', 1, 1, '', ?)`, made.Sessions[0].ID, clock.Now())
	n.exec(t, `INSERT INTO grade (agenda_course_id, enrollment_id, attempt, state, points, comment, version, taker, entries, graded_at) VALUES (?, 'paul one', 0, 'graded', 8000, '', 1, 1, '', ?)`, made.ID, clock.Now())
	n.record(t, made.Sessions[0].ID, "heard", clock.Now())
	return n, p.ID, made.ID
}

// cell is what the cockpit tells somebody of the course.
func (n network) cell(t *testing.T, weekend string) home.CockpitCourse {
	t.Helper()
	return class(t, n.cockpit(t, weekend), "one").Courses[0]
}

// What a cell says of attendance, grades and recordings is what the list behind it shows
// to the same person; where the list is closed to him, it says nothing.
func TestCellsCountWhatTheirListsShow(t *testing.T) {
	n, weekend, given := marked(t)
	told := 0
	for _, role := range access.Network.Each() {
		by := n.as(role)
		cell := by.cell(t, weekend)
		told += cell.Begun + cell.Graded + cell.Held
		if begun, taken := by.taken(t, given); cell.Begun != begun || cell.Taken != taken {
			t.Errorf("%s is told %d of %d sessions taken, the list has %d of %d", role, cell.Taken, cell.Begun, taken, begun)
		}
		if graded, all := by.graded(t, given); cell.Graded != graded || cell.Graded+cell.Ungraded != all {
			t.Errorf("%s is told %d of %d grades, the list has %d of %d", role, cell.Graded, cell.Graded+cell.Ungraded, graded, all)
		}
		if held, published := by.recorded(t); cell.Held > 0 && (cell.Held != held || cell.Published != published) {
			t.Errorf("%s is told %d of %d sessions recorded, the list has %d of %d", role, cell.Published, cell.Held, published, held)
		}
	}
	if told == 0 {
		t.Error("nobody is told anything")
	}
}

// Who has a grade counts also where he left, came after the course or has no place yet,
// and who follows counts without one: as the list of grades has it.
func TestGradesAreCountedWhoeverHasThem(t *testing.T) {
	n := newNetwork(t)
	p := n.weekend(t, -5)
	made := n.put(t, p, "faith", "one", teacher("grace", planning.Accepted))
	n.publish(t, p)
	n.exec(t, `INSERT INTO taker (number, person_id) VALUES (1, 'grace')`)
	for who, of := range map[string]struct {
		graded bool
		change string
	}{
		"follows":           {false, `version = version`},
		"follows, graded":   {true, `version = version`},
		"left":              {false, `outcome = 'withdrawn', outcome_at = created_at`},
		"left, graded":      {true, `outcome = 'withdrawn', outcome_at = created_at`},
		"came later":        {false, `confirmed_at = created_at`},
		"came later, grade": {true, `confirmed_at = created_at`},
		"waits, graded":     {true, `status = 'waiting', confirmed_at = NULL`},
	} {
		must(t, n.db.Tx(t.Context(), func(tx *db.Tx) error {
			return people.AddPerson(t.Context(), tx, who, people.PersonFields{FirstName: "A", LastName: who}, "")
		}))
		n.enroll(t, who, "one")
		n.exec(t, `UPDATE enrollment SET `+of.change+` WHERE person_id = ?`, who)
		if of.graded {
			n.exec(t, `INSERT INTO grade (agenda_course_id, enrollment_id, attempt, state, points, comment, version, taker, entries, graded_at) VALUES (?, ?, 0, 'graded', 8000, '', 1, 1, '', ?)`, made.ID, who+" one", clock.Now())
		}
	}
	got := class(t, n.cockpit(t, p.ID), "one").Courses[0]
	graded, all := n.graded(t, made.ID)
	if got.Graded != 4 || got.Ungraded != 1 || graded != got.Graded || all != got.Graded+got.Ungraded {
		t.Errorf("the cockpit tells %d of %d, the list %d of %d", got.Graded, got.Graded+got.Ungraded, graded, all)
	}
}

// taken counts as the list of a class's attendance does.
func (n network) taken(t *testing.T, given string) (begun, taken int) {
	t.Helper()
	var l struct{ Items []studies.TakingCourse }
	if answer := n.Call(t, "GET", "/api/attendance/classes/one/courses", nil); answer.Code == http.StatusOK {
		answer.Into(http.StatusOK, &l)
	}
	for _, one := range l.Items {
		if one.AgendaCourseID == given {
			begun, taken = one.Held+one.Untaken, one.Held
		}
	}
	return begun, taken
}

// graded counts as the list of a class's grades does.
func (n network) graded(t *testing.T, given string) (graded, all int) {
	t.Helper()
	var l studies.GradeCourses
	if answer := n.Call(t, "GET", "/api/grades/classes/one/courses", nil); answer.Code == http.StatusOK {
		answer.Into(http.StatusOK, &l)
	}
	for _, one := range l.Items {
		if one.AgendaCourseID == given {
			graded, all = one.Given, one.Students
		}
	}
	return graded, all
}

// recorded counts as the list of sessions with their recordings does.
func (n network) recorded(t *testing.T) (held, published int) {
	t.Helper()
	var l media.RecordingSessions
	n.Call(t, "GET", "/api/recording-sessions?class=one", nil).Into(http.StatusOK, &l)
	for _, one := range l.Items {
		held++
		if one.Audio.Published > 0 {
			published++
		}
	}
	return held, published
}
