package planning_test

import (
	"context"
	"net/http"
	"strconv"
	"testing"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/db"
	"myspace/internal/school/planning"
)

// The month in which a school year begins was September for everybody. What
// exists keeps its year until its days change.
func TestASchoolYearBeginsInTheMonthThatTheNetworkHasChosen(t *testing.T) {
	s := newSchool(t)
	before := s.weekend(t, "2026-03-07", "2026-03-08")
	s.change(t, func(ctx context.Context, tx *db.Tx) error {
		return db.Exec(ctx, tx, `INSERT INTO network_setting (name, value) VALUES ('network', '{"school_month":2}')`)
	})
	for day, want := range map[string]int{"2027-01-30": 2026, "2027-02-06": 2027} {
		if p := s.weekend(t, day, day); p.Year != want {
			t.Errorf("%s is of %d", day, p.Year)
		}
	}
	change := func(day string) (p planning.Planning) {
		s.Call(t, "GET", "/api/plannings/"+before.ID, nil).Into(http.StatusOK, &p)
		fields := s.fields(day, day)
		fields["version"], fields["number"] = p.Version, 9
		s.Call(t, "PUT", "/api/plannings/"+before.ID, fields).Into(http.StatusOK, &p)
		return p
	}
	if before.Year != 2025 || change("2026-03-07").Year != 2025 {
		t.Error("what existed has another year")
	}
	if got := change("2026-03-14").Year; got != 2026 {
		t.Errorf("what was moved is of %d", got)
	}
}

// The next sessions of a class, and of who follows it: as published, those that
// are not over; planners see drafts, marked so.
func TestTheNextSessionsOfAClassAndAStudent(t *testing.T) {
	s := newSchool(t)
	s.enrolled(t, "sits", "class0")
	s.enrolled(t, "elsewhere", "class1")
	p := s.soon(t)
	c := s.put(t, p, accepted("grace"))
	over := s.weekend(t, "2020-10-03", "2020-10-04")
	s.put(t, over, accepted("grace"))
	s.publish(t, over.ID)
	office := s.as("sits", access.Secretary)
	next := func(by school, query string, want ...string) {
		t.Helper()
		var l api.Page[planning.NextSession]
		by.Call(t, "GET", "/api/agenda/next?"+query, nil).Into(http.StatusOK, &l)
		if len(l.Items) != len(want) || len(want) > 0 && (l.Items[0].ID != want[0] || l.Items[0].Draft) {
			t.Errorf("%s of %s: %+v", query, by.Actor.PersonID, l.Items)
		}
	}
	id := c.Sessions[0].ID
	var draft api.Page[planning.NextSession]
	s.Call(t, "GET", "/api/agenda/next?class=class0", nil).Into(http.StatusOK, &draft)
	if len(draft.Items) != 1 || !draft.Items[0].Draft {
		t.Errorf("a planner sees %+v", draft.Items)
	}
	next(office, "class=class0")
	s.publish(t, p.ID)
	next(office, "class=class0", id)
	next(office, "class=class1")
	next(office, "person=sits", id)
	next(office, "person=elsewhere")
	next(s.as("sits", access.Student), "person=sits", id)
	next(s.as("elsewhere", access.Student), "person=sits")
	next(s.as("elsewhere", access.Student), "class=class0")
	next(s.as("grace", access.Teacher), "class=class0", id)
	s.Call(t, "GET", "/api/agenda/next", nil).Blames(http.StatusUnprocessableEntity, "class field.required")
	s.Call(t, "POST", "/api/plannings/"+p.ID+"/cancel", map[string]any{"reason": "snow"}).Is(http.StatusOK)
	next(office, "class=class0")
}

// To who does not plan, too, a course without the translator whom it needs is not
// staffed.
func TestAPublishedCourseIsStaffedWithItsTranslator(t *testing.T) {
	s := newSchool(t)
	for id, language := range map[string]string{"grace": "fr", "paul": "en"} {
		s.exec(t, `INSERT INTO instructor_language (person_id, language) VALUES (?, ?)`, id, language)
	}
	p := s.soon(t)
	translates := accepted("ruth")
	translates.Half = planning.Translator
	c := s.put(t, p)
	for _, want := range []struct {
		staff   []planning.Staffing
		staffed bool
	}{{[]planning.Staffing{accepted("paul")}, false}, {[]planning.Staffing{accepted("paul"), translates}, true}, {[]planning.Staffing{accepted("grace")}, true}, {nil, false}} {
		f := c.AgendaCourseFields
		f.Staff = append([]planning.Staffing{}, want.staff...)
		c = s.act(t, p, c, f)
		s.publish(t, p.ID)
		for _, as := range []school{s, s.as("office", access.Coordinator)} {
			var y planning.Year
			as.Call(t, "GET", "/api/plannings/year?year="+strconv.Itoa(p.Year), nil).Into(http.StatusOK, &y)
			if got := y.Plannings[0].Cells[0].Staffed; got != want.staffed {
				t.Errorf("given by %v, it is staffed to %s: %t", want.staff, as.Actor.PersonID, got)
			}
			// The year counts its own cells; the planning by itself is counted by a query.
			var alone planning.Planning
			as.Call(t, "GET", "/api/plannings/"+p.ID, nil).Into(http.StatusOK, &alone)
			if got := y.Plannings[0]; got.Courses != alone.Courses || got.Open != alone.Open {
				t.Errorf("given by %v, the year counts %d courses, %d open to %s, the planning %d and %d", want.staff, got.Courses, got.Open, as.Actor.PersonID, alone.Courses, alone.Open)
			}
		}
	}
}
