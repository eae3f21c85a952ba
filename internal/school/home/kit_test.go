package home_test

import (
	"fmt"
	"net/http"
	"slices"
	"testing"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/school/home"
	"myspace/internal/school/planning"
	"myspace/internal/school/studies"
)

// whoIs is the same network, called by somebody at a campus.
func (n network) whoIs(person, campus string, roles access.Roles) network {
	n.Actor = access.Actor{PersonID: person, CampusID: campus, Roles: roles, TimeZone: "Europe/Paris"}
	return n
}

func (n network) publish(t *testing.T, p planning.Planning) {
	t.Helper()
	number, err := db.One(t.Context(), n.db, "", db.ScanInt, `SELECT board FROM planning WHERE id = ?`, p.ID)
	must(t, err)
	n.Call(t, "POST", "/api/plannings/"+p.ID+"/publish", map[string]any{"board": number, "reason": "it is soon"}).Is(http.StatusOK)
}

func (n network) kit(t *testing.T, campus string) (k home.WeekendKit) {
	t.Helper()
	n.Call(t, "GET", "/api/weekend-kit?campus="+campus, nil).Into(http.StatusOK, &k)
	return k
}

// sheets are the agenda courses of sheets, in their order.
func sheets(all []studies.KitSheet) []string {
	ids := []string{}
	for _, one := range all {
		ids = append(ids, one.AgendaCourseID)
	}
	return ids
}

// document adds a document of a size to a course.
func (n network) document(t *testing.T, id, course, kind string, size int64) {
	t.Helper()
	now := clock.Now()
	n.exec(t, `INSERT INTO file (hash, size, media_type, created_at) VALUES (?, ?, 'application/pdf', ?)`, id, size, now)
	n.exec(t, `INSERT INTO course_document (id, course_id, title, type, language, student_access, position, created_at, updated_at) VALUES (?, ?, ?, ?, 'fr', FALSE, 1, ?, ?)`, id, course, id, kind, now, now)
	n.exec(t, `INSERT INTO course_document_file (id, document_id, number, name, hash, created_by, created_at) VALUES (?, ?, 1, 'a.pdf', ?, '', ?)`, id, id, id, now)
}

// packed is a network with a week-end of Paris in five days, faith for class one by
// grace and hope for class two by paul, and one of Dakar a week later, by grace.
func packed(t *testing.T) (n network, one, two, far string) {
	t.Helper()
	n = newNetwork(t)
	p := n.weekend(t, 5)
	one = n.put(t, p, "faith", "one", teacher("grace", planning.Accepted)).ID
	two = n.put(t, p, "hope", "two", teacher("paul", planning.Accepted)).ID
	n.publish(t, p)
	later := n.weekend(t, 12)
	far = n.put(t, later, "faith", "far", teacher("grace", planning.Accepted)).ID
	n.publish(t, later)
	return n, one, two, far
}

func TestAKitIsTheComingWeekendOfACampus(t *testing.T) {
	n, one, two, far := packed(t)
	k := n.whoIs("planner", "paris", access.Secretary).kit(t, "")
	if k.CampusID != "paris" || k.FirstDay != clock.Today("Europe/Paris").AddDays(5) || k.LastDay != k.FirstDay.AddDays(1) || !k.Till {
		t.Errorf("%+v", k)
	}
	if got := sheets(k.Attendance); !slices.Equal(got, []string{one, two}) {
		t.Errorf("attendance of %v", got)
	}
	if got := sheets(k.Grades); !slices.Equal(got, []string{one, two}) {
		t.Errorf("grades of %v", got)
	}
	if got := sheets(n.whoIs("planner", "paris", access.Supervisor).kit(t, "dakar").Attendance); !slices.Equal(got, []string{far}) {
		t.Errorf("a supervisor packs for Dakar %v", got)
	}
}

// Everybody takes along only what he may read.
func TestAKitHoldsNoMoreThanItsOwnerMayRead(t *testing.T) {
	n, one, two, far := packed(t)
	n.exec(t, `INSERT INTO book_list (id, campus_id, name, note, sort_name, search_text, created_by, created_at, updated_at) VALUES ('l', 'paris', 'Books', '', 'books', '', '', ?, ?)`, clock.Now(), clock.Now())
	n.exec(t, `INSERT INTO book_list (id, campus_id, name, note, sort_name, search_text, closed_at, created_by, created_at, updated_at) VALUES ('done', 'paris', 'Old', '', 'old', '', ?, '', ?, ?)`, clock.Now(), clock.Now(), clock.Now())
	n.document(t, "handout", "faith", "material", 1000)
	n.document(t, "exam", "faith", "exam", 1000)
	n.document(t, "answers", "faith", "exam_answer", 1000)
	n.document(t, "film", "faith", "material", 50<<20)
	for name, c := range map[string]struct {
		as                     network
		attendance, grades     []string
		lists, documents, left int
		till                   bool
	}{
		"secretary":  {n.whoIs("planner", "paris", access.Secretary), []string{one, two}, []string{one, two}, 1, 1, 1, true},
		"supervisor": {n.whoIs("planner", "paris", access.Supervisor), []string{one, two}, []string{one, two}, 1, 1, 1, false},
		"accounting": {n.whoIs("planner", "paris", access.Accounting), []string{one, two}, []string{}, 1, 0, 0, true},
		"multimedia": {n.whoIs("planner", "paris", access.Multimedia), []string{one, two}, []string{}, 1, 0, 0, false},
		"teacher":    {n.whoIs("grace", "paris", access.Teacher), []string{one}, []string{one}, 0, 1, 1, false},
		"translator": {n.whoIs("planner", "paris", access.Teacher), []string{}, []string{}, 0, 0, 0, false},
	} {
		k := c.as.kit(t, "paris")
		if got := sheets(k.Attendance); !slices.Equal(got, c.attendance) {
			t.Errorf("%s takes along attendance of %v", name, got)
		}
		if got := sheets(k.Grades); !slices.Equal(got, c.grades) {
			t.Errorf("%s takes along grades of %v", name, got)
		}
		if len(k.Lists) != c.lists || len(k.Documents) != c.documents || k.LeftDocuments != c.left || k.Till != c.till {
			t.Errorf("%s: %+v", name, k)
		}
		for _, d := range k.Documents {
			if d.ID != "handout" || d.ContentURL == "" {
				t.Errorf("%s takes along %+v", name, d)
			}
		}
	}
	if got := sheets(n.whoIs("grace", "paris", access.Teacher).kit(t, "dakar").Attendance); !slices.Equal(got, []string{far}) {
		t.Errorf("who teaches elsewhere packs for there: %v", got)
	}
	n.whoIs("paul", "paris", access.Teacher).Call(t, "GET", "/api/weekend-kit?campus=dakar", nil).Fails(http.StatusNotFound, "campus.not_found")
	n.whoIs("planner", "paris", access.Secretary).Call(t, "GET", "/api/weekend-kit?campus=dakar", nil).Fails(http.StatusNotFound, "campus.not_found")
	n.whoIs("planner", "paris", access.Secretary).Call(t, "GET", "/api/weekend-kit?campus=nowhere", nil).Fails(http.StatusNotFound, "campus.not_found")
}

// Two plannings on the same days are one week-end: what the second has on a day on
// which the first is over comes along.
func TestAKitHoldsAllPlanningsOfItsDays(t *testing.T) {
	n := newNetwork(t)
	p, next := n.weekend(t, 5), n.weekend(t, 6)
	one := n.put(t, p, "faith", "one", teacher("grace", planning.Accepted)).ID
	n.publish(t, p)
	two := n.put(t, next, "hope", "two", teacher("paul", planning.Accepted)).ID
	n.publish(t, next)
	k := n.whoIs("planner", "paris", access.Secretary).kit(t, "")
	if k.FirstDay != p.FirstDay || k.LastDay != next.LastDay || !slices.Equal(sheets(k.Attendance), []string{one, two}) {
		t.Errorf("from %v to %v: %v", k.FirstDay, k.LastDay, sheets(k.Attendance))
	}
}

// Who translates sees no marks, and takes the documents of his course along, also
// where he belongs to another campus.
func TestATranslatorTakesDocumentsAlong(t *testing.T) {
	n, one, _, _ := packed(t)
	n.document(t, "handout", "faith", "material", 1000)
	n.exec(t, `INSERT INTO published_agenda_person (agenda_id, person_id, half) SELECT s.id, 'paul', 'translator' FROM published_agenda s WHERE s.agenda_course_id = ?`, one)
	k := n.whoIs("paul", "dakar", access.Teacher).kit(t, "paris")
	if slices.Contains(sheets(k.Attendance), one) || slices.Contains(sheets(k.Grades), one) || len(k.Documents) != 1 || k.Documents[0].ID != "handout" {
		t.Errorf("%+v", k)
	}
}

// What was taken, and what was locked, is done with; what lacks something comes along.
func TestAKitHoldsWhatIsStillToBeEnteredOfEarlierWeekends(t *testing.T) {
	n := newNetwork(t)
	p := n.weekend(t, -10)
	made := n.put(t, p, "faith", "one", teacher("grace", planning.Accepted))
	n.publish(t, p)
	n.enroll(t, "paul", "one")
	clerk := n.whoIs("planner", "paris", access.Secretary)
	if k := clerk.kit(t, ""); len(k.Attendance) != 1 || len(k.Grades) != 1 || k.FirstDay != clock.Today("Europe/Paris") {
		t.Fatalf("nothing is entered: %+v", k)
	}
	n.exec(t, `INSERT INTO taker (number, person_id) VALUES (1, 'grace')`)
	for _, s := range made.Sessions {
		n.exec(t, `INSERT INTO attendance (agenda_id, enrollment_id, value, minutes, reason, version, taker, entries, marked_at) VALUES (?, 'paul one', 'present', 0, '', 1, 1, '', ?)`, s.ID, clock.Now())
	}
	n.exec(t, `INSERT INTO grade_sheet (agenda_course_id, class_id, published_at, published_by, locked_at, locked_by) VALUES (?, 'one', ?, '', ?, '')`, made.ID, clock.Now(), clock.Now())
	if k := clerk.kit(t, ""); len(k.Attendance) != 0 || len(k.Grades) != 0 {
		t.Errorf("all is taken and locked: %+v", k)
	}
}

// A kit that cannot hold all says so, and one that just holds it does not.
func TestAKitThatIsCutSaysSo(t *testing.T) {
	n, _, _, _ := packed(t)
	for i := range studies.MaxKitLists + 1 {
		if k := n.whoIs("planner", "paris", access.Secretary).kit(t, ""); i == studies.MaxKitLists && (k.Cut || len(k.Lists) != studies.MaxKitLists) {
			t.Errorf("with %d lists there are %d, cut: %t", i, len(k.Lists), k.Cut)
		}
		list := studies.NewBookList{ID: fmt.Sprint("list", i), CampusID: "paris", By: "planner", At: clock.Now()}
		list.Name = list.ID
		must(t, n.db.Tx(t.Context(), func(tx *db.Tx) error { return studies.AddBookLists(t.Context(), tx, []studies.NewBookList{list}) }))
	}
	if k := n.whoIs("planner", "paris", access.Secretary).kit(t, ""); !k.Cut || len(k.Lists) != studies.MaxKitLists {
		t.Errorf("one more: %d, cut: %t", len(k.Lists), k.Cut)
	}
}
