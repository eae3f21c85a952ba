package app_test

import (
	"fmt"
	"net/http"
	"strings"
	"testing"

	"myspace/internal/app"
	"myspace/internal/base/access"
	"myspace/internal/base/apitest"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/school/campus"
	"myspace/internal/school/home"
	"myspace/internal/school/studies"
)

// newcomers is a school that has nothing but its first account.
type newcomers struct {
	apitest.Caller
	app      *app.App
	campus   string
	requests int
}

func newNewcomers(t *testing.T) *newcomers {
	t.Helper()
	c := settings(t)
	_, err := app.AddUser(t.Context(), c, anne)
	must(t, err)
	n := &newcomers{app: open(t, c)}
	person, err := db.One(t.Context(), n.app.DB, "", db.ScanString, `SELECT id FROM person`)
	must(t, err)
	n.campus, err = db.One(t.Context(), n.app.DB, "", db.ScanString, `SELECT id FROM campus`)
	must(t, err)
	n.Router = n.app.RouterFor(access.Actor{PersonID: person, CampusID: n.campus, Roles: access.Admin, TimeZone: "Europe/Paris"})
	return n
}

// done is which of the first steps the list has ticked.
func (n *newcomers) done(t *testing.T) string {
	t.Helper()
	var c home.Cockpit
	n.ask(t, http.MethodGet, "/api/cockpit", nil).Into(http.StatusOK, &c)
	if c.First == nil {
		return "all"
	}
	names := []string{}
	for _, step := range c.First.Steps {
		if step.Done {
			names = append(names, step.Name)
		}
	}
	return strings.Join(names, " ")
}

func (n *newcomers) ask(t *testing.T, method, path string, body any) apitest.Answer {
	t.Helper()
	n.requests++
	return n.Call(t, method, path, body)
}

func (n *newcomers) make(t *testing.T, path string, body any) (id string) {
	t.Helper()
	var made struct{ ID string }
	n.ask(t, http.MethodPost, path, body).Into(http.StatusCreated, &made)
	return made.ID
}

// bringIn plans a sheet and carries it out: every row of it is new.
func (n *newcomers) bringIn(t *testing.T, path string, lines ...string) {
	t.Helper()
	n.requests += 2
	if got, want := n.Import(t, path, strings.Join(lines, "\n")), fmt.Sprintf("%d 0 0 0", len(lines)-1); got != want {
		t.Fatalf("%s does %s, want %s", path, got, want)
	}
}

const movedIn = 120

func (n *newcomers) locate(t *testing.T) {
	t.Helper()
	var found struct {
		Version int64 `json:"version"`
		campus.CampusFields
	}
	n.ask(t, http.MethodGet, "/api/campuses/"+n.campus, nil).Into(http.StatusOK, &found)
	found.Location.City, found.Location.Country, found.Currency = "Paris", "FR", "EUR"
	n.ask(t, http.MethodPut, "/api/campuses/"+n.campus, found).Is(http.StatusOK)
}

// plan puts a course of two sessions on the board of a first week-end, and publishes it.
func (n *newcomers) plan(t *testing.T, courseID, classID string) (planningID string) {
	t.Helper()
	day := clock.Today("Europe/Paris").AddDays(14)
	id := n.make(t, "/api/plannings", map[string]any{
		"number": 0, "first_day": day, "last_day": day.AddDays(1), "abbreviation": "", "description": "", "week": 1, "campus_ids": []string{}, "class_ids": []string{classID},
	})
	session := func(start int) map[string]any {
		return map[string]any{"id": "", "planning_id": id, "day": day, "start": start, "finish": start + 60, "place": "Room 1"}
	}
	n.ask(t, http.MethodPost, "/api/plannings/"+id+"/acts", map[string]any{"kind": "put", "key": "the-first-course", "changes": []map[string]any{{
		"id": "", "version": 0, "course_id": courseID, "campus_id": n.campus, "class_ids": []string{classID}, "sessions": []any{session(540), session(600)}, "staff": []any{},
	}}}).Is(http.StatusOK)
	n.ask(t, http.MethodPost, "/api/plannings/"+id+"/publish", map[string]any{"board": 1}).Is(http.StatusOK)
	return id
}

// A school moves in: from an empty database, in the order that the first steps tell and
// with the sheets that it has, to the first week-end that is planned, with everybody on
// the sheet. Each step ticks itself, and what people owed before is owed here.
func TestASchoolMovesInUntilItsFirstWeekend(t *testing.T) {
	n, began := newNewcomers(t), clock.Now()
	ticked := func(want string) {
		t.Helper()
		if got := n.done(t); got != want {
			t.Fatalf("ticked is %q, want %q", got, want)
		}
	}
	ticked("")
	n.locate(t)
	ticked("campus")
	n.bringIn(t, "/api/people/import?role=teacher&", "First name;Last name;Email", "Paul;Teacher;paul@school.example")
	ticked("campus team")
	n.bringIn(t, "/api/courses/import?", "Code;Name;Hours", "FAITH1;Faith;12", "GRACE1;Grace;8")
	ticked("campus team courses")
	course, err := db.One(t.Context(), n.app.DB, "", db.ScanString, `SELECT id FROM course WHERE code = 'FAITH1'`)
	must(t, err)
	curriculum := n.make(t, "/api/curricula", map[string]any{"name": "Bible", "programme": "certificate", "description": ""})
	n.ask(t, http.MethodPut, "/api/curricula/"+curriculum+"/courses", map[string]any{"version": 1, "courses": []map[string]any{{"level": 1, "hours": 12, "course_id": course}}}).Is(http.StatusOK)
	ticked("campus team courses curriculum")
	people := []string{"First name;Last name;Email"}
	// The first paid ahead, the second has three installments left that began last year.
	first := clock.Today("").AddMonths(-4)
	places := []string{"Class;Level;Curriculum;Email;Still to pay;Installments;First installment;Paid ahead"}
	for i := range movedIn {
		email := fmt.Sprintf("student%03d@school.example", i)
		people = append(people, fmt.Sprintf("Student;Number%03d;%s", i, email))
		row := fmt.Sprintf("MOVED1;;;%s;900;3;%02d/%02d/%d;", email, first.Day, first.Month, first.Year)
		if i == 0 {
			row = "MOVED1;1;Bible;" + email + ";0;1;;50"
		}
		places = append(places, row)
	}
	n.bringIn(t, "/api/people/import?role=user&look_alikes=true&", people...)
	n.bringIn(t, "/api/classes/import?", places...)
	ticked("campus team courses curriculum class students")
	class, err := db.One(t.Context(), n.app.DB, "", db.ScanString, `SELECT id FROM class`)
	must(t, err)
	planning := n.plan(t, course, class)
	ticked("all")
	n.expect(t, planning, class)
	took := clock.Now().Sub(began)
	t.Logf("from an empty database to the first planned week-end with %d students: %d requests, %d ms of the server", movedIn, n.requests, took.Milliseconds())
}

// expect holds the sheet of the first week-end and what is owed.
func (n *newcomers) expect(t *testing.T, planningID, classID string) {
	t.Helper()
	given, err := db.One(t.Context(), n.app.DB, "", db.ScanString, `SELECT DISTINCT agenda_course_id FROM published_agenda WHERE planning_id = ?`, planningID)
	must(t, err)
	var sheet struct{ Data studies.AttendanceSheet }
	n.ask(t, http.MethodGet, "/api/attendance/sheets/"+given+"/"+classID, nil).Into(http.StatusOK, &sheet)
	if len(sheet.Data.Students) != movedIn {
		t.Errorf("%d are on the sheet", len(sheet.Data.Students))
	}
	type sums struct{ open, late, ahead int }
	got, err := db.One(t.Context(), n.app.DB, "", func(r db.Row) (s sums, err error) { return s, r.Scan(&s.open, &s.late, &s.ahead) },
		`SELECT COALESCE(SUM(open), 0), COALESCE(SUM(CASE WHEN deadline < ? THEN open ELSE 0 END), 0), (SELECT COALESCE(SUM(amount), 0) FROM money_transaction WHERE kind = 'opening') FROM owed_part`, clock.Today("Europe/Paris"))
	must(t, err)
	if want := (sums{(movedIn - 1) * 900_00, (movedIn - 1) * 900_00, 50_00}); got != want {
		t.Errorf("owed, late and paid ahead: %+v, want %+v", got, want)
	}
}
