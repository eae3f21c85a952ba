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

// narrowed are lists that grow with the school, narrowed by what they offer;
// how each list is sorted is taken from the API's description.
var narrowed = []string{
	"/api/people?campus=CAMPUS", "/api/people?campus=CAMPUS&sort=-name", "/api/people?campus=CAMPUS&role=student", "/api/people?role=student",
	"/api/people?role=admin", "/api/people?enabled=false", "/api/people?q=stranger", "/api/people?campus=CAMPUS&q=stranger",
	"/api/audit-events?entity=campus&entity_id=CAMPUS",
	"/api/instructors?campus=CAMPUS", "/api/instructors?language=fr", "/api/instructors?q=teacher", "/api/staff-invites?campus=CAMPUS",
	"/session", "/api/quick-panel/data", "/api/notes", "/api/timetable?class=CLASS",
	"/api/applications?campus=CAMPUS&sort=name", "/api/enrollments?campus=CAMPUS", "/api/enrollments?class=CLASS", "/api/enrollments?class=CLASS&sort=-name", "/api/enrollments?person=PERSON&sort=created",
	"/api/library/BOOK/files/TEXT/marks", "/api/weekend-kit?campus=CAMPUS",
}

// few are the lists, some in one order only, that no index has in order and
// that need none: so few are the rows to be sorted.
var few = map[string]string{
	"listRegions":                    "a few dozen in the network",
	"listPlannings number":           "some dozen a year",
	"listCampuses region":            "some hundred in the network",
	"listCampuses people":            "some hundred in the network",
	"listCourses hours":              "some hundred in the network",
	"listCourses code":               "some hundred in the network",
	"listCurricula updated":          "some hundred in the network",
	"listBooks price":                "the catalogue, some thousand",
	"listClasses campus":             "some thousand in the network",
	"listClassReports campus":        "some thousand in the network",
	"listClasses level":              "some thousand in the network",
	"listClasses updated":            "some thousand in the network",
	"listKnowledge":                  "the teachers' courses, some thousand in the network",
	"listReceivingClasses":           "the classes of one curriculum",
	"/api/timetable?class=CLASS":     "the hours of one class",
	"/api/weekend-kit?campus=CAMPUS": "the sheets of some weeks at one campus",
	"listOpenedDocuments":            "of one person",
	"listPersonHistory":              "of one person",
	"listApplications":               "who applies, some hundred a year",
	"listApplications applied":       "who applies, some hundred a year",
}

// list is a list of the API in one of its orders.
type list struct{ name, path string }

// lists returns every list of the API in every order that it offers.
func (w *world) lists(t *testing.T) (all []list) {
	t.Helper()
	for _, methods := range descriptionOf(t, w).Paths {
		op := methods["get"]
		if _, paged := op.choices("page"); !paged {
			continue
		}
		path := probes[op.ID](w, access.Admin, targets[0]).path
		all = append(all, list{op.ID, path})
		join := "?"
		if strings.Contains(path, "?") {
			join = "&"
		}
		sorts, _ := op.choices("sort")
		for _, sort := range sorts {
			all = append(all, list{op.ID + " " + strings.TrimPrefix(sort, "-"), path + join + "sort=" + sort})
		}
	}
	names := strings.NewReplacer("CAMPUS", w.campus["own"], "CLASS", w.class[targets[0]], "PERSON", w.stranger["own"], "BOOK", w.book["own"], "TEXT", w.bookFile["own"])
	for _, path := range narrowed {
		all = append(all, list{path, names.Replace(path)})
	}
	return all
}

// slow is a step of a plan that takes longer the more rows there are: to read a
// whole table of people, or to sort what an index could have had in order.
var (
	slow = regexp.MustCompile(`(?m)SCAN (person|p|m|mr|membership|membership_role|session|s|audit_event|e|t|a|availability|i|staff_invite|note|n)$|` +
		`Seq Scan on (person|membership|membership_role|session|audit_event|enrollment|availability|staff_invite|note) |` + sorts.String())
	sorts = regexp.MustCompile(`USE TEMP B-TREE FOR ORDER BY|Sort Key`)
)

// allowed are the slow steps that are bounded all the same: what a search found
// is sorted, and so is what belongs to the rows of one page, or to one person; what
// one stock-taking of a campus misses; the one copy with a barcode.
var allowed = regexp.MustCompile(`MATCH|c\.barcode_key = |\(SELECT 1 FROM stock_taking s WHERE s\.id = |found AS MATERIALIZED|payer_id (IN \(|= ANY\()|\.person_id (IN \(|= ANY\()|cc\.curriculum_id IN \(|[ex]\.class_id (IN \(|= ANY\()|p[ck]\.planning_id (IN \(|= ANY\()|s\.id IN \(SELECT agenda_id FROM published_agenda_person`)

func TestNoListReadsMoreThanItShows(t *testing.T) {
	w := newWorld(t)
	lists, seen, exempted := w.lists(t), 0, map[string]bool{}
	if len(lists) < 80 {
		t.Errorf("only %d lists were found", len(lists))
	}
	for _, l := range lists {
		for _, role := range []access.Roles{access.Admin, access.Coordinator} {
			for _, q := range w.watch(role, l.path) {
				seen++
				plan := w.plan(t, q)
				step := slow.FindString(plan)
				switch {
				case step == "" || allowed.MatchString(q.text):
				case few[l.name] != "" && sorts.MatchString(step):
					exempted[l.name] = true
				default:
					t.Errorf("%s as %s:\n%s\n%s", l.path, role, q.text, plan)
				}
			}
		}
	}
	for name := range few {
		if dbtest.Server() != "" && !exempted[name] {
			t.Errorf("%s comes in order: it needs no exemption", name)
		}
	}
	if seen < len(lists) {
		t.Errorf("only %d queries were seen", seen)
	}
}

// everySession is a step that walks through all that classes ever had, year after
// year.
var everySession = regexp.MustCompile(`(planning_class_class_idx|agenda_course_class_class_idx|attendance_enrollment_idx) \(|published_agenda_class_starts_idx \(class_id=\?\)`)

// What a week-end shows is found by its days and by its plannings. PostgreSQL goes by
// how many rows there are, which a test does not have.
func TestAWeekendIsNotFoundByTheYearsOfItsClasses(t *testing.T) {
	if dbtest.Server() != "" {
		t.Skip("it plans by its statistics")
	}
	w := newWorld(t)
	w.exec(`UPDATE class SET curriculum_id = ?`, w.curriculum["own"])
	seen := ""
	for _, path := range []string{"/api/cockpit", "/api/weekend-kit?campus=" + w.campus["own"]} {
		for _, q := range w.watch(access.Admin, path) {
			plan := w.plan(t, q)
			if seen += plan; everySession.MatchString(plan) {
				t.Errorf("%s:\n%s\n%s", path, q.text, plan)
			}
		}
	}
	for _, index := range []string{"agenda_weekend_idx", "agenda_course_class_planned_idx", "published_agenda_weekend_idx", "published_agenda_recorded_idx", "published_agenda_starts_idx"} {
		if !strings.Contains(seen, " "+index+" (") {
			t.Errorf("%s was not used", index)
		}
	}
}

// wholeAgenda is a step that reads every published session.
var wholeAgenda = regexp.MustCompile(`(?m)SCAN [sx]( |$)`)

// What an office is told is found by the weeks that it is about, not by all that its
// classes ever had; what a teacher is told, by what he gives.
func TestWarningsAreNotFoundByTheYearsOfTheirClasses(t *testing.T) {
	if dbtest.Server() != "" {
		t.Skip("it plans by its statistics")
	}
	w := newWorld(t)
	seen := ""
	for _, role := range []access.Roles{access.Secretary, access.Teacher} {
		for _, q := range w.watch(role, "/api/notices/unseen") {
			plan := w.plan(t, q)
			if seen += plan; everySession.MatchString(plan) || wholeAgenda.MatchString(plan) {
				t.Errorf("%s:\n%s\n%s", role, q.text, plan)
			}
		}
	}
	for _, index := range []string{"published_agenda_class_starts_idx", "attendance_absent_idx", "published_agenda_person_person_idx"} {
		if !strings.Contains(seen, " "+index+" (") {
			t.Errorf("%s was not used", index)
		}
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
func (w *world) watch(caller access.Roles, path string) []query {
	return w.watchCall(caller, http.MethodGet, probe{path: path})
}

func (w *world) watchCall(caller access.Roles, method string, p probe) (all []query) {
	w.trial.Watch = func(text string, args []any) { all = append(all, query{text, args}) }
	defer func() { w.trial.Watch = nil }()
	w.call(caller, method, p)
	return all
}

// plan returns how the database goes about a query.
func (w *world) plan(t *testing.T, q query) string {
	t.Helper()
	if dbtest.Server() != "" {
		return w.planPostgres(t, q)
	}
	steps, err := db.All(t.Context(), w.database, func(r db.Row) (string, error) {
		var id, parent, unused int
		var detail string
		err := r.Scan(&id, &parent, &unused, &detail)
		return detail, err
	}, `EXPLAIN QUERY PLAN `+q.text, q.args...)
	must(t, err)
	return strings.Join(steps, "\n")
}

// planPostgres returns the plan of PostgreSQL where it may neither read a whole
// table nor sort unless there is no other way: what it does with tables as
// small as a test's says nothing.
func (w *world) planPostgres(t *testing.T, q query) string {
	t.Helper()
	for _, costly := range []string{"enable_seqscan", "enable_sort", "enable_incremental_sort", "enable_hashjoin", "enable_mergejoin"} {
		must(t, db.Exec(t.Context(), w.database, `SET LOCAL `+costly+` = off`))
	}
	steps, err := db.All(t.Context(), w.database, db.ScanString, `EXPLAIN (COSTS OFF) `+q.text, q.args...)
	must(t, err)
	must(t, w.trial.Undo(t.Context()))
	return strings.Join(steps, "\n")
}
