package planning_test

import (
	"context"
	"fmt"
	"net/http"
	"net/http/httptest"
	"slices"
	"strings"
	"testing"
	"time"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/icaltest"
	"myspace/internal/school/academic"
	"myspace/internal/school/part"
	"myspace/internal/school/people"
	"myspace/internal/school/planning"
)

// readers are people of Paris with one role each, whose calendars ask.
var readers = map[string]access.Roles{
	"office": access.Coordinator, "money": access.Accounting, "books": access.Librarian, "learner": access.Student, "stranger": access.Student,
}

// withReaders adds people to the school; the learner is in class0.
func (s school) withReaders(t testing.TB) school {
	t.Helper()
	s.change(t, func(ctx context.Context, tx *db.Tx) error {
		for id, role := range readers {
			if err := people.AddPerson(ctx, tx, id, people.PersonFields{FirstName: "B", LastName: id, Language: "en"}, ""); err != nil {
				return err
			}
			if err := people.AddMembership(ctx, tx, id, "paris", role&^access.Network); err != nil {
				return err
			}
		}
		for id, role := range map[string]access.Roles{"books": access.Librarian, "planner": access.Supervisor} {
			if err := people.AddNetworkRoles(ctx, tx, id, role); err != nil {
				return err
			}
		}
		return academic.AddEnrollments(ctx, tx, []academic.NewEnrollment{enrolled("learner", "class0")})
	})
	return s
}

func enrolled(personID, classID string) academic.NewEnrollment {
	n := academic.NewEnrollment{ID: "in-" + classID + "-" + personID, PersonID: personID, ClassID: classID, CampusID: "paris", CreatedAt: clock.Now()}
	n.Status, n.Currency, n.DiscountKind, n.Installments, n.FirstDate = academic.Confirmed, "EUR", "none", 1, clock.Today("")
	return n
}

// saturday is so many weeks from today.
func saturday(weeks int) clock.Date {
	today := clock.Today("")
	return today.AddDays(int(6-today.Midnight().Weekday()) + 7*weeks)
}

// published puts a course for class0 with grace on a week-end, and publishes it.
func (s school) published(t testing.TB, weeks int) (planning.Planning, planning.AgendaCourse) {
	t.Helper()
	first := saturday(weeks)
	p := s.weekend(t, first.String(), first.AddDays(1).String())
	c := s.put(t, p, planning.Staffing{Half: planning.Teacher, PersonID: "grace", State: planning.Accepted})
	s.publish(t, p.ID)
	return p, c
}

// feed makes a feed as somebody.
func (s school) feed(t testing.TB, who string, of map[string]any) (f planning.Feed) {
	t.Helper()
	s.reader(who).Call(t, "POST", "/api/feeds", of).Into(http.StatusCreated, &f)
	return f
}

func (s school) reader(who string) school {
	role, known := readers[who]
	switch {
	case !known && slices.Contains(s.teachers, who):
		role = access.Teacher
	case !known:
		role = access.Supervisor
	}
	return s.as(who, role)
}

var ownSessions = map[string]any{"kind": "own"}

// ask fetches an address as a calendar does, which has nothing else.
func (s school) ask(t testing.TB, path, mark string) *httptest.ResponseRecorder {
	t.Helper()
	req := httptest.NewRequestWithContext(t.Context(), http.MethodGet, path, nil)
	if mark != "" {
		req.Header.Set("If-None-Match", mark)
	}
	rec := httptest.NewRecorder()
	s.Router.ServeHTTP(rec, req)
	return rec
}

// calendar reads what an address holds.
func (s school) calendar(t testing.TB, path string) icaltest.Calendar {
	t.Helper()
	rec := s.ask(t, path, "")
	if rec.Code != http.StatusOK || rec.Header().Get("Content-Type") != "text/calendar; charset=utf-8" || rec.Header().Get("Cache-Control") != "private, no-cache" {
		t.Fatalf("answered %d %v %s", rec.Code, rec.Header(), rec.Body)
	}
	c, err := icaltest.Read(rec.Body.String())
	if err != nil {
		t.Fatalf("%v in\n%s", err, rec.Body)
	}
	return c
}

func TestACalendarTellsASessionInItsOwnersWords(t *testing.T) {
	s := newSchool(t).withReaders(t)
	s.change(t, func(ctx context.Context, tx *db.Tx) error {
		if err := db.Exec(ctx, tx, `UPDATE campus SET name = 'Paris, Nord; "A"', address = '1 rue X', zip_code = '75018', city = 'Paris' WHERE id = 'paris'`); err != nil {
			return err
		}
		return db.Exec(ctx, tx, `UPDATE course SET name = ? WHERE id = 'course0'`, "Foi 🙏\net, vie")
	})
	_, c := s.published(t, 2)
	s.as("office", access.Coordinator).Call(t, "PUT", "/api/agenda/"+c.Sessions[0].ID+"/place", map[string]any{"place": "Room 1"}).Is(http.StatusOK)
	got := s.calendar(t, s.feed(t, "learner", ownSessions).Path)
	if got.Name != "My sessions" || len(got.Events) != 1 {
		t.Fatalf("%+v", got)
	}
	e := got.Events[0]
	for name, pair := range map[string][2]string{
		"uid":         {e.UID, c.Sessions[0].ID + "@myspace"},
		"summary":     {e.Summary, "Foi 🙏\net, vie · class0"},
		"location":    {e.Location, `Room 1, Paris, Nord; "A", 1 rue X, 75018 Paris`},
		"description": {e.Description, "Code: course0\nClasses: class0\nTeachers: A grace\nCampus: Paris, Nord; \"A\"\nWeek-end: WE"},
		"status":      {e.Status, "CONFIRMED"}, "transparency": {e.Transparency, "OPAQUE"}, "zone": {e.Zone, "Europe/Paris"},
	} {
		if pair[0] != pair[1] {
			t.Errorf("%s is %q, want %q", name, pair[0], pair[1])
		}
	}
	day := saturday(2)
	if at := e.Start.In(clock.Zone("Europe/Paris")); at.Format("2006-01-02 15:04") != day.String()+" 09:00" || e.Sequence != 1 {
		t.Errorf("it begins at %s, sequence %d", at, e.Sequence)
	}
	s.change(t, func(ctx context.Context, tx *db.Tx) error {
		return db.Exec(ctx, tx, `UPDATE person SET language = '' WHERE id = 'learner'`)
	})
	if e := s.calendar(t, s.feed(t, "learner", ownSessions).Path).Events[0]; !strings.Contains(e.Description, "Enseignants") {
		t.Errorf("not in the language of the campus: %q", e.Description)
	}
}

// What is canceled is told as such, for a while; a feed goes back some weeks.
func TestWhatWasCanceledIsToldForAWhile(t *testing.T) {
	s := newSchool(t).withReaders(t)
	p, c := s.published(t, 2)
	path := s.feed(t, "grace", ownSessions).Path
	s.Call(t, "POST", "/api/plannings/"+p.ID+"/cancel", map[string]any{"reason": "snow"}).Is(http.StatusOK)
	e := s.calendar(t, path).Events
	if len(e) != 1 || e[0].Status != "CANCELLED" || e[0].Transparency != "TRANSPARENT" || e[0].UID != c.Sessions[0].ID+"@myspace" || e[0].Sequence != 1 || !strings.Contains(e[0].Summary, "Annul") {
		t.Errorf("canceled as %+v", e)
	}
	for column, days := range map[string]int{"updated_at": -61, "starts_at": -91} {
		s.change(t, func(ctx context.Context, tx *db.Tx) error {
			return db.Exec(ctx, tx, `UPDATE published_agenda SET canceled = ?, `+column+` = ?`, column == "updated_at", clock.Now().Add(time.Duration(days)*24*time.Hour))
		})
		if e := s.calendar(t, path).Events; len(e) != 0 {
			t.Errorf("%s of %d days: still told as %+v", column, days, e)
		}
	}
}

// TestASessionOfAnotherWeekendIsAnotherToCalendars: as long as the week-end that it
// left is not published again it stands there for everybody, so both are told; then
// the old one is CANCELLED, later than it was, and each UID stays what it is.
func TestASessionOfAnotherWeekendIsAnotherToCalendars(t *testing.T) {
	s := newSchool(t).withReaders(t)
	from, _ := s.published(t, 2)
	to := s.weekend(t, saturday(4).String(), saturday(4).AddDays(1).String())
	all, err := planning.FindAll(t.Context(), s.db)
	if err != nil {
		t.Fatal(err)
	}
	path, old := s.feed(t, "learner", ownSessions).Path, all[0].Sessions[0].ID
	var done planning.Acted
	s.Call(t, "POST", "/api/plannings/"+to.ID+"/acts", s.bring(all[0], from, to, "moves it")).Into(http.StatusOK, &done)
	moved := done.Courses[0].Sessions[0].ID
	expect := func(step string, want ...string) {
		t.Helper()
		got := []string{}
		for _, e := range s.calendar(t, path).Events {
			got = append(got, fmt.Sprintf("%s %s %d", e.UID, e.Status, e.Sequence))
		}
		if slices.Sort(got); !slices.Equal(got, slices.Sorted(slices.Values(want))) {
			t.Errorf("%s: %v, want %v", step, got, want)
		}
	}
	expect("on the board only", old+"@myspace CONFIRMED 0")
	s.publish(t, to.ID)
	expect("published where it went", old+"@myspace CONFIRMED 0", moved+"@myspace CONFIRMED 0")
	s.publish(t, from.ID)
	expect("and where it was", old+"@myspace CANCELLED 1", moved+"@myspace CONFIRMED 0")
}

// A link is dead the moment its owner may no longer see what it shows.
func TestALinkIsDeadWithItsOwnersAccess(t *testing.T) {
	for name, end := range map[string]struct{ who, text string }{
		"disabled":         {"grace", `UPDATE person SET enabled = FALSE WHERE id = 'grace'`},
		"role lost":        {"grace", `DELETE FROM membership_role WHERE person_id = 'grace'`},
		"only a user":      {"grace", `UPDATE membership_role SET role = 'user' WHERE person_id = 'grace'`},
		"campus left":      {"grace", `DELETE FROM membership WHERE person_id = 'grace'`},
		"not confirmed":    {"grace", `INSERT INTO unconfirmed (person_id) VALUES ('grace')`},
		"campus archived":  {"grace", `UPDATE campus SET archived_at = '` + now + `' WHERE id = 'paris'`},
		"link removed":     {"grace", `DELETE FROM feed WHERE person_id = 'grace'`},
		"class archived":   {"office", `UPDATE class SET archived_at = '` + now + `' WHERE id = 'class0'`},
		"another campus's": {"office", `UPDATE class SET campus_id = 'dakar' WHERE id = 'class0'`},
		"class left":       {"learner", `UPDATE enrollment SET status = 'waiting' WHERE person_id = 'learner'`},
	} {
		t.Run(name, func(t *testing.T) {
			s := newSchool(t).withReaders(t)
			s.published(t, 2)
			of := map[string]any{"kind": "class", "class_id": "class0"}
			if end.who == "grace" {
				of = ownSessions
			}
			path := s.feed(t, end.who, of).Path
			first := s.ask(t, path, "")
			if first.Code != http.StatusOK || !strings.Contains(first.Body.String(), "BEGIN:VEVENT") {
				t.Fatalf("before: %d %s", first.Code, first.Body)
			}
			s.change(t, func(ctx context.Context, tx *db.Tx) error { return db.Exec(ctx, tx, end.text) })
			for _, mark := range []string{"", first.Header().Get("ETag")} {
				if rec := s.ask(t, path, mark); rec.Code != http.StatusNotFound || strings.Contains(rec.Body.String(), "VEVENT") {
					t.Errorf("after: %d %s", rec.Code, rec.Body)
				}
			}
		})
	}
}

// What is not in reach cannot be followed, and is not there.
func TestForeignClassesAndCampusesAreNotThere(t *testing.T) {
	s := newSchool(t).withReaders(t)
	s.published(t, 2)
	for _, one := range []struct {
		who  string
		of   map[string]any
		code string
	}{
		{"office", map[string]any{"kind": "class", "class_id": "class2"}, "class.not_found"},
		{"office", map[string]any{"kind": "campus", "campus_id": "dakar"}, "campus.not_found"},
		{"learner", map[string]any{"kind": "class", "class_id": "class1"}, "class.not_found"},
		{"stranger", map[string]any{"kind": "class", "class_id": "class0"}, "class.not_found"},
		{"learner", map[string]any{"kind": "campus", "campus_id": "paris"}, "campus.not_found"},
		{"grace", map[string]any{"kind": "campus", "campus_id": "paris"}, "campus.not_found"},
		{"paul", map[string]any{"kind": "class", "class_id": "class0"}, "class.not_found"},
		{"planner", map[string]any{"kind": "class"}, "class.not_found"},
		{"planner", map[string]any{"kind": "campus", "campus_id": "none"}, "campus.not_found"},
	} {
		s.reader(one.who).Call(t, "POST", "/api/feeds", one.of).Fails(http.StatusNotFound, one.code)
	}
	for who, of := range map[string]map[string]any{
		"grace": {"kind": "class", "class_id": "class0"}, "learner": {"kind": "class", "class_id": "class0"},
		"office": {"kind": "campus", "campus_id": "paris"}, "books": {"kind": "class", "class_id": "class0"}, "planner": {"kind": "campus", "campus_id": "paris"},
	} {
		if e := s.calendar(t, s.feed(t, who, of).Path).Events; len(e) != 1 {
			t.Errorf("%s sees %d sessions", who, len(e))
		}
	}
	s.as("money", access.User).Call(t, "POST", "/api/feeds", ownSessions).Is(http.StatusForbidden)
}

// A link is its owner's: he sees it, renews it and ends it, and nobody else.
func TestALinkIsRenewedAndEndedByItsOwner(t *testing.T) {
	s := newSchool(t).withReaders(t)
	s.published(t, 2)
	f := s.feed(t, "grace", ownSessions)
	if again := s.feed(t, "grace", ownSessions); again.ID != f.ID || again.Path != f.Path {
		t.Errorf("asked for twice: %+v and %+v", f, again)
	}
	grace, paul := s.reader("grace"), s.reader("paul")
	list := func(as school) []planning.Feed {
		var l api.Page[planning.Feed]
		as.Call(t, "GET", "/api/feeds", nil).Into(http.StatusOK, &l)
		return l.Items
	}
	if l := list(grace); len(l) != 1 || l[0].Path != f.Path || l[0].AskedAt != nil || l[0].RenewedAt != nil || len(list(paul)) != 0 {
		t.Errorf("listed as %+v", l)
	}
	s.calendar(t, f.Path)
	if l := list(grace); l[0].AskedAt == nil {
		t.Error("it is not told that a calendar asked")
	}
	paul.Call(t, "POST", "/api/feeds/"+f.ID+"/renew", nil).Fails(http.StatusNotFound, "feed.not_found")
	paul.Call(t, "DELETE", "/api/feeds/"+f.ID, nil).Fails(http.StatusNotFound, "feed.not_found")
	var renewed planning.Feed
	grace.Call(t, "POST", "/api/feeds/"+f.ID+"/renew", nil).Into(http.StatusOK, &renewed)
	if renewed.ID != f.ID || renewed.Path == f.Path || renewed.RenewedAt == nil || renewed.AskedAt != nil {
		t.Errorf("renewed as %+v", renewed)
	}
	if rec := s.ask(t, f.Path, ""); rec.Code != http.StatusNotFound {
		t.Errorf("the old address answers %d", rec.Code)
	}
	if e := s.calendar(t, renewed.Path).Events; len(e) != 1 {
		t.Errorf("the new address has %+v", e)
	}
	grace.Call(t, "DELETE", "/api/feeds/"+f.ID, nil).Is(http.StatusNoContent)
	if rec := s.ask(t, renewed.Path, ""); rec.Code != http.StatusNotFound || len(list(grace)) != 0 {
		t.Errorf("a link that was ended answers %d", rec.Code)
	}
}

// The token is nowhere but with its owner: hashed, sealed, and in no trail. Where
// the key is gone, the link lives on and only cannot be read again.
func TestATokenIsKeptOnlyHashedAndSealed(t *testing.T) {
	s := newSchool(t).withReaders(t)
	f := s.feed(t, "grace", ownSessions)
	token := strings.Split(f.Path, "/")[2]
	if len(token) < 22 {
		t.Errorf("the token %q is short", token)
	}
	for _, query := range []string{`SELECT token_hash || token_sealed FROM feed`, `SELECT changes || entity_id FROM audit_event WHERE action = 'createFeed'`} {
		kept, err := db.One(t.Context(), s.db, "none", db.ScanString, query)
		if err != nil || strings.Contains(kept, token) {
			t.Errorf("%s: %v %s", query, err, kept)
		}
	}
	s.change(t, func(ctx context.Context, tx *db.Tx) error {
		return db.Exec(ctx, tx, `UPDATE feed SET token_sealed = 'by another key'`)
	})
	var l api.Page[planning.Feed]
	s.reader("grace").Call(t, "GET", "/api/feeds", nil).Into(http.StatusOK, &l)
	if l.Items[0].Path != "" || s.ask(t, f.Path, "").Code != http.StatusOK {
		t.Errorf("without the key: %+v", l.Items)
	}
}

func TestTooManyLinksAndWrongOnesAreRefused(t *testing.T) {
	s := newSchool(t).withReaders(t)
	path := s.feed(t, "office", ownSessions).Path
	for i := range 19 {
		class := academic.ClassFields{Code: "more" + string(rune('a'+i)), Level: 1, Programme: "certificate", StartYear: 2026, EndYear: 2028, Language: "fr"}
		s.change(t, func(ctx context.Context, tx *db.Tx) error {
			return academic.AddClass(ctx, tx, class.Code, "paris", class)
		})
		s.feed(t, "office", map[string]any{"kind": "class", "class_id": class.Code})
	}
	s.reader("office").Call(t, "POST", "/api/feeds", map[string]any{"kind": "class", "class_id": "class1"}).Fails(http.StatusConflict, "feed.too_many")
	for range part.WrongLinks {
		if rec := s.ask(t, "/feed/wrong/agenda.ics", ""); rec.Code != http.StatusNotFound {
			t.Fatalf("a wrong link: %d", rec.Code)
		}
	}
	if rec := s.ask(t, "/feed/wrong/agenda.ics", ""); rec.Code != http.StatusTooManyRequests {
		t.Errorf("one wrong link more: %d", rec.Code)
	}
	s.calendar(t, path) // who has a right one is not kept out by who guesses
}

// Who left a class keeps what he sat in, and is told nothing more of it.
func TestWhoLeftAClassSeesItsSessionsUntilThen(t *testing.T) {
	s := newSchool(t).withReaders(t)
	_, before := s.published(t, -2)
	s.published(t, 2)
	path := s.feed(t, "learner", ownSessions).Path
	if got := s.calendar(t, path).Events; len(got) != 2 {
		t.Fatalf("in the class: %+v", got)
	}
	s.change(t, func(ctx context.Context, tx *db.Tx) error {
		return db.Exec(ctx, tx, `UPDATE enrollment SET outcome = 'withdrawn', outcome_at = ? WHERE person_id = 'learner'`, clock.Now())
	})
	if got := s.calendar(t, path).Events; len(got) != 1 {
		t.Fatalf("having left it: %+v", got)
	}
	var agenda planning.Sessions
	query := "/api/agenda?from=" + saturday(-3).String() + "&to=" + saturday(3).String()
	s.reader("learner").Call(t, "GET", query, nil).Into(http.StatusOK, &agenda)
	if len(agenda.Items) != 1 || agenda.Items[0].ID != before.Sessions[0].ID {
		t.Errorf("having left it: %+v", agenda.Items)
	}
}
