package home_test

import (
	"cmp"
	"context"
	"net/http"
	"slices"
	"testing"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/apitest"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/dbtest"
	"myspace/internal/school/academic"
	"myspace/internal/school/account"
	"myspace/internal/school/home"
	"myspace/internal/school/media"
	"myspace/internal/school/part"
	"myspace/internal/school/people"
	"myspace/internal/school/planning"
	"myspace/internal/school/schooltest"
	"myspace/internal/school/studies"
)

// network is Paris with two classes and Dakar with one, two courses, the teachers
// grace and paul, and who plans.
type network struct {
	apitest.Caller
	db *db.DB
}

func newNetwork(t *testing.T) network {
	t.Helper()
	n := network{db: dbtest.Open(t), Caller: apitest.Caller{Router: apitest.NewRouter()}}
	around := &part.Around{DB: n.db, Link: func(_ context.Context, path, _ string) string { return path }}
	router := n.Router.(*api.Router)
	academic.New(around).Routes(router)
	planning.New(around).Routes(router)
	studies.New(around).Routes(router)
	media.New(around).Routes(router)
	home.New(around).Routes(router)
	around.Parts = part.Parts{academic.New(around).Part(), planning.New(around).Part()}
	must(t, n.db.Tx(t.Context(), func(tx *db.Tx) error { return n.fill(t.Context(), tx) }))
	return n.as(access.Supervisor)
}

func (n network) fill(ctx context.Context, tx *db.Tx) error {
	if err := schooltest.AddCampuses(ctx, tx, "paris", "dakar"); err != nil {
		return err
	}
	for id, role := range map[string]access.Roles{"planner": access.Supervisor, "grace": access.Teacher, "paul": access.Teacher} {
		if err := people.AddPerson(ctx, tx, id, people.PersonFields{FirstName: "A", LastName: id}, ""); err != nil {
			return err
		}
		if err := people.AddMembership(ctx, tx, id, "paris", role); err != nil {
			return err
		}
	}
	for _, id := range []string{"faith", "hope"} {
		if err := academic.AddCourse(ctx, tx, id, academic.CourseFields{Code: id, Name: "Course " + id}); err != nil {
			return err
		}
	}
	for id, campus := range map[string]string{"one": "paris", "two": "paris", "far": "dakar"} {
		if err := academic.AddClass(ctx, tx, id, campus, academic.ClassFields{Code: id, Level: 1, Programme: "certificate", StartYear: 2026, EndYear: 2028}); err != nil {
			return err
		}
	}
	return nil
}

func (n network) as(roles access.Roles) network {
	n.Actor = access.Actor{PersonID: "planner", CampusID: "paris", Roles: roles, TimeZone: "Europe/Paris"}
	return n
}

func (n network) exec(t *testing.T, text string, args ...any) {
	t.Helper()
	must(t, db.Exec(t.Context(), n.db, text, args...))
}

// weekend is a planning of all classes so many days from today.
func (n network) weekend(t *testing.T, days int) (p planning.Planning) {
	t.Helper()
	first := clock.Today("Europe/Paris").AddDays(days)
	n.Call(t, "POST", "/api/plannings", map[string]any{
		"number": 0, "first_day": first, "last_day": first.AddDays(1), "abbreviation": "", "description": "", "week": 0, "campus_ids": []string{}, "class_ids": []string{"one", "two", "far"},
	}).Into(http.StatusCreated, &p)
	return p
}

// put gives a course to a class, by somebody in a state.
func (n network) put(t *testing.T, p planning.Planning, course, class string, staff ...planning.Staffing) planning.AgendaCourse {
	t.Helper()
	campus := map[string]string{"far": "dakar"}[class]
	if campus == "" {
		campus = "paris"
	}
	change := planning.CellChange{AgendaCourseFields: planning.AgendaCourseFields{
		CourseID: course, CampusID: campus, ClassIDs: []string{class}, Staff: append([]planning.Staffing{}, staff...),
		Sessions: []planning.CourseSession{{PlanningID: p.ID, Day: p.FirstDay, Start: 540, Finish: 720}, {PlanningID: p.ID, Day: p.LastDay, Start: 540, Finish: 630}},
	}}
	var done planning.Acted
	n.Call(t, "POST", "/api/plannings/"+p.ID+"/acts", map[string]any{"kind": "put", "key": db.NewID(), "changes": []planning.CellChange{change}}).Into(http.StatusOK, &done)
	return done.Courses[0]
}

func teacher(id, state string) planning.Staffing {
	return planning.Staffing{Half: "teacher", PersonID: id, State: state, SessionIDs: []string{}}
}

// record puts a recording up; one without a time is hidden.
func (n network) record(t *testing.T, session, id string, at clock.Time) {
	t.Helper()
	n.exec(t, `INSERT INTO recording (id, agenda_id, kind, title, position, publish_at, all_classes, rhema, downloadable, consent, duration, created_by, created_at, updated_at) VALUES (?, ?, 'audio', '', 1, ?, TRUE, FALSE, FALSE, FALSE, 0, 'planner', ?, ?)`,
		id, session, at, clock.Now(), clock.Now())
}

func (n network) cockpit(t *testing.T, weekend string) (c home.Cockpit) {
	t.Helper()
	n.Call(t, "GET", "/api/cockpit?weekend="+weekend, nil).Into(http.StatusOK, &c)
	return c
}

// class finds the cell of a class.
func class(t *testing.T, c home.Cockpit, code string) home.CockpitClass {
	t.Helper()
	for _, row := range c.Campuses {
		for _, k := range row.Classes {
			if k.Code == code {
				return k
			}
		}
	}
	t.Fatalf("%s is missing", code)
	return home.CockpitClass{}
}

func TestTheCockpitShowsTheComingWeekendBetweenItsNeighbours(t *testing.T) {
	n := newNetwork(t)
	if c := n.cockpit(t, ""); c.At != "" || len(c.Weekends) != 0 {
		t.Fatalf("nothing is planned, and %+v", c)
	}
	past, coming, later := n.weekend(t, -40), n.weekend(t, 5), n.weekend(t, 33)
	n.weekend(t, 60)
	c := n.cockpit(t, "")
	ids := []string{}
	for _, w := range c.Weekends {
		ids = append(ids, w.ID)
	}
	if c.At != coming.ID || !slices.Equal(ids, []string{past.ID, coming.ID, later.ID}) {
		t.Fatalf("at %s among %v", c.At, ids)
	}
	if c := n.cockpit(t, past.ID); c.At != past.ID || len(c.Weekends) != 2 {
		t.Fatalf("the past one: %+v", c.Weekends)
	}
	n.Call(t, "GET", "/api/cockpit?weekend=nowhere", nil).Fails(http.StatusNotFound, "planning.not_found")
}

func TestWhatIsMissingMakesAClassLessReady(t *testing.T) {
	n := newNetwork(t)
	p := n.weekend(t, 5)
	n.put(t, p, "faith", "one", teacher("grace", planning.Accepted))
	n.put(t, p, "hope", "two", teacher("paul", planning.InAnalysis))
	n.document(t, "d", "faith", "material", 1)
	n.document(t, "exam", "hope", "exam", 1) // which is no document for the class
	c := n.cockpit(t, "")
	one, two, far := class(t, c, "one"), class(t, c, "two"), class(t, c, "far")
	if one.Ready != 100 || len(one.Courses[0].Missing) != 0 || one.Courses[0].Teacher.Names[0] != "A grace" {
		t.Errorf("a class that has everything: %+v", one)
	}
	if two.Ready != 0 || !slices.Equal(two.Courses[0].Missing, []string{"teacher", "documents"}) || two.Courses[0].Teacher.State != planning.InAnalysis {
		t.Errorf("a class whose teacher is only pencilled in: %+v", two)
	}
	if far.Ready != 0 || len(far.Courses) != 0 {
		t.Errorf("a class without a course: %+v", far)
	}
	if c.Campuses[0].ID != "dakar" || c.Campuses[1].Ready != 50 || c.Ready != 40 {
		t.Errorf("the least ready first: %+v", c)
	}
}

// What was archived after the planning was made lacks nothing any more.
func TestWhatIsArchivedIsNotInTheCockpit(t *testing.T) {
	n := newNetwork(t)
	n.weekend(t, 5)
	n.exec(t, `UPDATE class SET archived_at = ? WHERE id = 'two'`, clock.Now())
	n.exec(t, `UPDATE campus SET archived_at = ? WHERE id = 'dakar'`, clock.Now())
	c := n.cockpit(t, "")
	if len(c.Campuses) != 1 || len(c.Campuses[0].Classes) != 1 || c.Campuses[0].Classes[0].Code != "one" {
		t.Errorf("shown are %+v", c.Campuses)
	}
}

// The cockpit reads less than a board to know which classes cannot finish in time, and
// says the same: where the hours ahead are too few by themselves, where what stands in
// them makes them too few, and where neither does.
func TestWhichClassesAreLateIsWhatTheirBoardSays(t *testing.T) {
	n := newNetwork(t)
	p := n.weekend(t, 5)
	must(t, n.db.Tx(t.Context(), func(tx *db.Tx) error {
		for class, hours := range map[string]int{"one": 5, "two": 1, "far": 7} {
			if err := academic.AddCurriculum(t.Context(), tx, class, class, academic.CurriculumFields{Name: class, Programme: "certificate"}); err != nil {
				return err
			}
			if err := db.Exec(t.Context(), tx, `INSERT INTO curriculum_course (curriculum_id, course_id, level, position, hours) VALUES (?, 'faith', 1, 1, ?)`, class, hours); err != nil {
				return err
			}
			if err := db.Exec(t.Context(), tx, `UPDATE class SET curriculum_id = id, end_year = ? WHERE id = ?`, p.LastDay.Year+1, class); err != nil {
				return err
			}
		}
		for _, campus := range []string{"paris", "dakar"} { // six hours in all
			for _, day := range []clock.Date{p.FirstDay, p.LastDay} {
				if err := academic.AddSlot(t.Context(), tx, db.NewID(), campus, "", academic.SlotFields{Week: p.Week, Weekday: int(day.Midnight().Weekday()), Start: 540, Finish: 720}); err != nil {
					return err
				}
			}
		}
		return nil
	}))
	expect := func(step string, late ...string) {
		t.Helper()
		var board planning.Debts
		n.Call(t, "GET", "/api/plannings/"+p.ID+"/debts", nil).Into(http.StatusOK, &board)
		said, told := []string{}, []string{}
		for _, d := range board.Items {
			if d.Late {
				said = append(said, d.ClassID)
			}
		}
		for _, k := range n.cockpit(t, "").Late {
			told = append(told, k.ID)
		}
		slices.Sort(said)
		slices.Sort(told)
		if slices.Sort(late); !slices.Equal(told, late) || !slices.Equal(said, late) {
			t.Errorf("%s: the cockpit tells %v, the board %v", step, told, said)
		}
	}
	expect("with nothing given", "far")
	n.put(t, p, "hope", "one")
	n.put(t, p, "hope", "two")
	expect("with another course given, of four hours and a half", "far", "one")
	n.put(t, p, "faith", "far")
	expect("with its course planned", "one")
}

// A class that cannot finish in time is told wherever one turns the pages, also where
// nobody has planned it.
func TestALateClassIsToldWhateverIsShown(t *testing.T) {
	n := newNetwork(t)
	must(t, n.db.Tx(t.Context(), func(tx *db.Tx) error {
		return academic.AddCurriculum(t.Context(), tx, "c", "c", academic.CurriculumFields{Name: "Bible", Programme: "certificate"})
	}))
	n.exec(t, `INSERT INTO curriculum_course (curriculum_id, course_id, level, position, hours) VALUES ('c', 'faith', 1, 1, 500)`)
	year := clock.Today("").Year
	n.exec(t, `UPDATE class SET curriculum_id = 'c', end_year = ? WHERE id IN ('one', 'far')`, year+1)
	past, coming := n.weekend(t, -40), n.weekend(t, 5)
	n.exec(t, `DELETE FROM planning_class WHERE class_id = 'far' AND planning_id = ?`, past.ID)
	for _, id := range []string{"", past.ID, coming.ID} {
		got := []string{}
		c := n.cockpit(t, id)
		for _, k := range c.Late {
			got = append(got, k.Campus+" "+k.Code)
		}
		if !slices.Equal(got, []string{"dakar far", "paris one"}) || !class(t, c, "one").Late || class(t, c, "two").Late {
			t.Errorf("at %q late are %v", id, got)
		}
	}
	if c := n.as(access.Librarian).cockpit(t, ""); len(c.Late) != 0 {
		t.Errorf("a librarian is told %v", c.Late)
	}
}

// A course that somebody teaches in one session only is not staffed.
func TestHalfATeacherIsNone(t *testing.T) {
	n := newNetwork(t)
	p := n.weekend(t, 5)
	made := n.put(t, p, "faith", "one")
	n.exec(t, `INSERT INTO teaching_invitation (id, agenda_course_id, half, person_id, state, line, whole, created_by, created_at, updated_at) VALUES ('i', ?, 'teacher', 'grace', 'accepted', 1, FALSE, 'planner', ?, ?)`, made.ID, clock.Now(), clock.Now())
	n.exec(t, `INSERT INTO teaching_invitation_session (invitation_id, agenda_id) VALUES ('i', ?)`, made.Sessions[0].ID)
	got := class(t, n.cockpit(t, ""), "one").Courses[0]
	if got.Teacher.State != "open" || !slices.Equal(got.Teacher.Names, []string{"A grace"}) || !slices.Contains(got.Missing, "teacher") {
		t.Fatalf("%+v", got.Teacher)
	}
	n.exec(t, `INSERT INTO teaching_invitation (id, agenda_course_id, half, person_id, state, line, whole, created_by, created_at, updated_at) VALUES ('j', ?, 'teacher', 'paul', 'accepted', 2, FALSE, 'planner', ?, ?)`, made.ID, clock.Now(), clock.Now())
	n.exec(t, `INSERT INTO teaching_invitation_session (invitation_id, agenda_id) VALUES ('j', ?)`, made.Sessions[1].ID)
	if got := class(t, n.cockpit(t, ""), "one").Courses[0].Teacher; got.State != planning.Accepted || !slices.Equal(got.Names, []string{"A grace", "A paul"}) {
		t.Fatalf("two halves are a whole: %+v", got)
	}
}

// Attendance is wanted once a session has begun, grades once the course is over.
func TestWhatIsOverNeedsItsSheets(t *testing.T) {
	n := newNetwork(t)
	p := n.weekend(t, -5)
	made := n.put(t, p, "faith", "one", teacher("grace", planning.Accepted))
	number, err := db.One(t.Context(), n.db, "", db.ScanInt, `SELECT board FROM planning WHERE id = ?`, p.ID)
	must(t, err)
	n.Call(t, "POST", "/api/plannings/"+p.ID+"/publish", map[string]any{"board": number, "reason": "late"}).Is(http.StatusOK)
	n.enroll(t, "paul", "one")
	got := class(t, n.cockpit(t, p.ID), "one").Courses[0]
	if got.Begun != 2 || got.Taken != 0 || !got.Over || got.Ungraded != 1 || !slices.Equal(got.Missing, []string{"documents", "attendance", "grades"}) {
		t.Fatalf("nothing was entered: %+v", got)
	}
	n.exec(t, `INSERT INTO taker (number, person_id) VALUES (1, 'grace')`)
	for _, s := range made.Sessions {
		n.exec(t, `INSERT INTO attendance (agenda_id, enrollment_id, value, minutes, reason, version, taker, entries, marked_at) VALUES (?, 'paul one', 'present', 0, '', 1, 1, '', ?)`, s.ID, clock.Now())
	}
	n.exec(t, `INSERT INTO grade (agenda_course_id, enrollment_id, attempt, state, points, comment, version, taker, entries, graded_at) VALUES (?, 'paul one', 0, 'graded', 8000, '', 1, 1, '', ?)`, made.ID, clock.Now())
	if got := class(t, n.cockpit(t, p.ID), "one").Courses[0]; got.Taken != 2 || got.Ungraded != 0 || !slices.Equal(got.Missing, []string{"documents"}) {
		t.Fatalf("everything was entered: %+v", got)
	}
	n.record(t, made.Sessions[0].ID, "heard", clock.Now())
	n.record(t, made.Sessions[1].ID, "hidden", clock.Time{})
	if got := class(t, n.cockpit(t, p.ID), "one").Courses[0]; got.Held != 2 || got.Published != 1 || !slices.Equal(got.Missing, []string{"documents", "recordings"}) {
		t.Fatalf("one session of two can be heard: %+v", got)
	}
	// What is held where nothing is ever recorded lacks no recording.
	n.exec(t, `UPDATE published_agenda SET campus_id = 'dakar' WHERE id = ?`, made.Sessions[1].ID)
	n.exec(t, `DELETE FROM recording WHERE id = 'hidden'`)
	if got := class(t, n.cockpit(t, p.ID), "one").Courses[0]; got.Held != 1 || got.Published != 1 || !got.Records || !slices.Equal(got.Missing, []string{"documents"}) {
		t.Fatalf("the session at a campus that never records is not waited for: %+v", got)
	}
	// He may open neither exams nor recordings, and so hears of none.
	n.document(t, "exam", "faith", "exam", 1)
	seen := n.as(access.Librarian).cockpit(t, p.ID)
	if got := class(t, seen, "one").Courses[0]; got.Begun+got.Held+got.Published+got.Documents != 0 || got.Teacher.State != planning.Accepted || !slices.Equal(got.Missing, []string{"documents"}) || len(seen.Waiting) != 0 {
		t.Fatalf("a librarian: %+v", got)
	}
}

// The plots count who sat where, and who was there, of what the caller may know.
func TestChartsTellOfStudentsAndPresence(t *testing.T) {
	n := newNetwork(t)
	p := n.weekend(t, -5)
	made := n.put(t, p, "faith", "one", teacher("grace", planning.Accepted))
	number, err := db.One(t.Context(), n.db, "", db.ScanInt, `SELECT board FROM planning WHERE id = ?`, p.ID)
	must(t, err)
	n.Call(t, "POST", "/api/plannings/"+p.ID+"/publish", map[string]any{"board": number, "reason": "late"}).Is(http.StatusOK)
	month, err := account.SchoolMonth(t.Context(), n.db)
	must(t, err)
	year := planning.SchoolYear(clock.Today("Europe/Paris"), month)
	n.exec(t, `UPDATE class SET start_year = ?, end_year = ?`, year-1, year+1)
	n.exec(t, `UPDATE class SET start_year = ?, end_year = ? WHERE id = 'far'`, year, year)
	for id, class := range map[string]string{"grace": "one", "paul": "one", "planner": "far"} {
		n.enroll(t, id, class)
	}
	n.enroll(t, "paul", "two") // in two classes, he is one student
	n.exec(t, `INSERT INTO taker (number, person_id) VALUES (1, 'grace')`)
	for i, value := range []string{"present", "absent", "justified"} {
		n.exec(t, `INSERT INTO attendance (agenda_id, enrollment_id, value, minutes, reason, version, taker, entries, marked_at) VALUES (?, ?, ?, 0, '', 1, 1, '', ?)`,
			made.Sessions[i/2].ID, []string{"grace one", "paul one", "paul one"}[i], value, clock.Now())
	}
	var c home.CockpitCharts
	n.Call(t, "GET", "/api/cockpit/charts", nil).Into(http.StatusOK, &c)
	if got := c.Years; len(got) != 5 || got[4] != year {
		t.Errorf("the years %v", got)
	}
	for i, want := range [][]int{{0, 0, 0, 0, 1}, {0, 0, 0, 2, 2}} {
		if got := c.Students[i]; !slices.Equal(got.Counts, want) {
			t.Errorf("%s had %v, not %v", got.Name, got.Counts, want)
		}
	}
	if len(c.Presence) != 1 || c.Presence[0].Present != 1 || c.Presence[0].Counted != 2 || c.Presence[0].Month != p.FirstDay.String()[:7] {
		t.Errorf("presence %+v", c.Presence)
	}
	n.as(access.Librarian).Call(t, "GET", "/api/cockpit/charts", nil).Into(http.StatusOK, &c)
	if len(c.Students)+len(c.Presence)+len(c.Money) != 0 {
		t.Errorf("a librarian is told %+v", c)
	}
}

// enroll makes somebody a student of a class.
func (n network) enroll(t *testing.T, person, class string) {
	t.Helper()
	campus := map[string]string{"far": "dakar"}[class]
	must(t, n.db.Tx(t.Context(), func(tx *db.Tx) error {
		return academic.AddEnrollments(t.Context(), tx, []academic.NewEnrollment{{
			ID: person + " " + class, PersonID: person, ClassID: class, CampusID: cmp.Or(campus, "paris"), Currency: "EUR", Status: academic.Confirmed, ConfirmedAt: clock.At(clock.Now().AddDate(0, -1, 0)), CreatedAt: clock.Now(),
			EnrollmentFields: academic.EnrollmentFields{Terms: academic.Terms{DiscountKind: "none", Installments: 1, FirstDate: clock.Today("")}},
		}})
	}))
}

// Each figure is what the list behind it counts.
func TestFiguresAreThoseOfTheLists(t *testing.T) {
	n := newNetwork(t)
	p := n.weekend(t, 5)
	made := n.put(t, p, "faith", "one")
	for i, state := range []string{"not_answered", "not_answered", "declined"} {
		person := []string{"grace", "paul", "planner"}[i]
		n.exec(t, `INSERT INTO teaching_invitation (id, agenda_course_id, half, person_id, state, line, whole, answer_by_day, created_by, created_at, updated_at) VALUES (?, ?, 'teacher', ?, ?, 1, TRUE, ?, 'planner', ?, ?)`,
			person, made.ID, person, state, clock.Today("").AddDays(2-3*i), clock.Now(), clock.Now())
	}
	over := n.weekend(t, -30)
	n.exec(t, `UPDATE planning SET state = 'published', publication = 1 WHERE id = ?`, over.ID)
	c := n.cockpit(t, "")
	counts := map[string]int{}
	for _, one := range c.Waiting {
		counts[one.Kind] = one.Count
	}
	for kind, query := range map[string]string{"unanswered": "/api/invitations?state=not_answered", "overdue": "/api/invitations?overdue=true"} {
		var l struct{ Total int }
		n.Call(t, "GET", query, nil).Into(http.StatusOK, &l)
		if l.Total == 0 || counts[kind] != l.Total {
			t.Errorf("%s: %d, and the list has %d", kind, counts[kind], l.Total)
		}
	}
	if len(c.Unclosed) != 1 || c.Unclosed[0].ID != over.ID {
		t.Errorf("a week-end that is over is published still: %v", c.Unclosed)
	}
}

// Nobody is told a figure that its list does not show to him: whoever has the cockpit
// finds behind each as many as it says, and where the list is closed to him there is no
// figure.
func TestNobodyIsToldMoreThanHisListsShow(t *testing.T) {
	n := newNetwork(t)
	p := n.weekend(t, -5)
	made := n.put(t, p, "faith", "one", teacher("grace", planning.Accepted))
	number, err := db.One(t.Context(), n.db, "", db.ScanInt, `SELECT board FROM planning WHERE id = ?`, p.ID)
	must(t, err)
	n.Call(t, "POST", "/api/plannings/"+p.ID+"/publish", map[string]any{"board": number, "reason": "late"}).Is(http.StatusOK)
	n.document(t, "notes", "faith", "material", 1)
	n.document(t, "exam", "faith", "exam", 1)
	for i, person := range []string{"paul", "planner"} {
		n.exec(t, `INSERT INTO teaching_invitation (id, agenda_course_id, half, person_id, state, line, whole, answer_by_day, created_by, created_at, updated_at) VALUES (?, ?, 'teacher', ?, 'not_answered', ?, TRUE, ?, 'planner', ?, ?)`,
			person, made.ID, person, 2+i, clock.Today("").AddDays(2-4*i), clock.Now(), clock.Now())
	}
	must(t, n.db.Tx(t.Context(), func(tx *db.Tx) error {
		for _, id := range []string{"una", "vera"} {
			must(t, people.AddPerson(t.Context(), tx, id, people.PersonFields{FirstName: "A", LastName: id}, ""))
			must(t, people.AddMembership(t.Context(), tx, id, "dakar", access.User))
		}
		return db.Exec(t.Context(), tx, `INSERT INTO declined_application (person_id, campus_id, reason, message, declined_by, declined_at) VALUES ('vera', 'dakar', 'full', '', 'planner', ?)`, clock.Now())
	}))
	lists := map[string]string{
		"unanswered": "/api/invitations?state=not_answered", "overdue": "/api/invitations?overdue=true", "applications": "/api/applications", "documents": "/api/courses/faith/documents",
	}
	for _, role := range access.Everyone.Each() {
		if role&access.Network == 0 {
			n.as(role).Call(t, "GET", "/api/cockpit", nil).Is(http.StatusForbidden)
			continue
		}
		c := n.as(role).cockpit(t, p.ID)
		told := map[string]int{"documents": class(t, c, "one").Courses[0].Documents}
		for _, one := range c.Waiting {
			told[one.Kind] = one.Count
		}
		for kind, list := range lists {
			var l struct{ Total int }
			if answer := n.as(role).Call(t, "GET", list, nil); answer.Code == http.StatusOK {
				answer.Into(http.StatusOK, &l)
			}
			if told[kind] != l.Total {
				t.Errorf("%s is told of %d %s, and the list has %d", role, told[kind], kind, l.Total)
			}
		}
	}
}
