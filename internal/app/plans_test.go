package app_test

import (
	"context"
	"fmt"
	"net/http"
	"regexp"
	"strings"
	"testing"

	"myspace/internal/base/access"
	"myspace/internal/base/db"
	"myspace/internal/base/dbtest"
	"myspace/internal/school/people"
)

// lists are the lists that grow with the school, with every sort and filter
// that they offer.
var lists = []string{
	"/api/people", "/api/people?sort=-name", "/api/people?campus=CAMPUS", "/api/people?campus=CAMPUS&sort=-name",
	"/api/people?campus=CAMPUS&role=student", "/api/people?role=student", "/api/people?role=admin", "/api/people?enabled=false",
	"/api/people?q=stranger", "/api/people?campus=CAMPUS&q=stranger",
	"/api/audit-events", "/api/audit-events?entity=campus&entity_id=CAMPUS",
	"/api/campuses", "/api/campuses?sort=-name", "/api/campuses?sort=city", "/api/campuses?sort=updated",
	"/api/churches", "/api/churches?sort=-name", "/api/churches?sort=city", "/api/churches?sort=updated", "/api/churches/CHURCH/people",
	"/api/instructors", "/api/instructors?sort=-name", "/api/instructors?campus=CAMPUS", "/api/instructors?language=fr", "/api/instructors?q=teacher",
	"/api/availability-requests", "/api/staff-invites", "/api/staff-invites?campus=CAMPUS",
	"/session", "/api/quick-panel/data", "/api/notes",
	"/api/enrollments?campus=CAMPUS", "/api/enrollments?class=CLASS", "/api/enrollments?class=CLASS&sort=-name", "/api/enrollments?person=PERSON&sort=created",
	"/api/enrollments", "/api/classes", "/api/classes?sort=code", "/api/courses", "/api/courses?sort=-name", "/api/courses?sort=updated", "/api/books", "/api/books?sort=author",
	"/api/books?sort=-updated", "/api/timetable?class=CLASS",
}

// slow is a step of SQLite's plan that takes longer the more rows there are: to
// read a whole table of people, or to sort what an index could have had in
// order.
var slow = regexp.MustCompile(`(?m)SCAN (person|p|m|mr|membership|membership_role|session|s|audit_event|e|t|a|availability|i|staff_invite|note|n)$|USE TEMP B-TREE FOR ORDER BY`)

// allowed are the slow steps that are bounded all the same: what a search found
// is sorted, and so is what belongs to the people of one page.
var allowed = regexp.MustCompile(`MATCH|membership_role mr JOIN campus c|\.person_id IN \(`)

func TestNoListReadsMoreThanItShows(t *testing.T) {
	if dbtest.Server() != "" {
		t.Log("the plans are SQLite's: PostgreSQL chooses its own by the size of the tables")
		return
	}
	w := newWorld(t)
	seen := 0
	for _, path := range lists {
		for _, role := range []access.Roles{access.Admin, access.Coordinator} {
			for _, q := range w.watch(role, strings.NewReplacer("CAMPUS", w.campus["own"], "CHURCH", w.church[0],
				"CLASS", w.class[targets[0]], "PERSON", w.stranger["own"]).Replace(path)) {
				seen++
				plan := w.plan(t, q)
				if slow.MatchString(plan) && !allowed.MatchString(q.text) {
					t.Errorf("%s as %s:\n%s\n%s", path, role, q.text, plan)
				}
			}
		}
	}
	if seen < len(lists) {
		t.Errorf("only %d queries were seen", seen)
	}
}

func TestListsTakeTheSameQueriesHoweverManyRows(t *testing.T) {
	w := newWorld(t)
	few := len(w.watch(access.Admin, "/api/people?page_size=10"))
	must(t, w.database.Tx(t.Context(), func(tx *db.Tx) error { return addStudents(t.Context(), tx, w.campus["own"], 120) }))
	if many := len(w.watch(access.Admin, "/api/people?page_size=100")); many != few {
		t.Errorf("%d queries for 10 rows, %d for 100", few, many)
	}
}

func addStudents(ctx context.Context, tx *db.Tx, campusID string, n int) error {
	for i := range n {
		id := fmt.Sprintf("student-%d", i)
		if err := people.AddPerson(ctx, tx, id, people.PersonFields{FirstName: "A", LastName: id}, ""); err != nil {
			return err
		}
		if err := people.AddMembership(ctx, tx, id, campusID, access.Student); err != nil {
			return err
		}
	}
	return nil
}

type query struct {
	text string
	args []any
}

// watch returns the queries that a call makes.
func (w *world) watch(caller access.Roles, path string) (all []query) {
	w.trial.Watch = func(text string, args []any) { all = append(all, query{text, args}) }
	defer func() { w.trial.Watch = nil }()
	w.call(caller, http.MethodGet, probe{path: path})
	return all
}

func (w *world) plan(t *testing.T, q query) string {
	t.Helper()
	steps, err := db.All(t.Context(), w.database, func(r db.Row) (string, error) {
		var id, parent, unused int
		var detail string
		err := r.Scan(&id, &parent, &unused, &detail)
		return detail, err
	}, `EXPLAIN QUERY PLAN `+q.text, q.args...)
	must(t, err)
	return strings.Join(steps, "\n")
}
