package planning_test

import (
	"context"
	"net/http"
	"slices"
	"strings"
	"testing"
	"time"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/notice"
	"myspace/internal/school/academic"
	"myspace/internal/school/people"
	"myspace/internal/school/planning"
)

// ahead is a day that is far enough to be still to come while a test runs.
func ahead() clock.Date { return clock.Today("Europe/Paris").AddDays(40) }

// soon is a week-end that is still to come.
func (s school) soon(t testing.TB) planning.Planning {
	t.Helper()
	return s.weekend(t, ahead().String(), ahead().AddDays(1).String())
}

// enrolled adds a confirmed student to a class.
func (s school) enrolled(t testing.TB, id, classID string) {
	t.Helper()
	s.change(t, func(ctx context.Context, tx *db.Tx) error {
		if err := people.AddPerson(ctx, tx, id, people.PersonFields{FirstName: "S", LastName: id, Email: id + "@example.org"}, ""); err != nil {
			return err
		}
		if err := people.AddMembership(ctx, tx, id, "paris", access.Student); err != nil {
			return err
		}
		return academic.AddEnrollments(ctx, tx, []academic.NewEnrollment{{
			ID: "e " + id, PersonID: id, ClassID: classID, CampusID: "paris", Currency: "EUR", Status: academic.Confirmed, ConfirmedAt: clock.Now(), CreatedAt: clock.Now(),
			EnrollmentFields: academic.EnrollmentFields{Terms: academic.Terms{DiscountKind: "none", Installments: 1, FirstDate: ahead()}},
		}})
	})
}

// publish publishes a board as it stands, and returns what that told.
func (s school) publish(t testing.TB, id string) (v planning.Preview) {
	t.Helper()
	s.Call(t, "GET", "/api/plannings/"+id+"/publication", nil).Into(http.StatusOK, &v)
	number, err := db.One(t.Context(), s.db, "", db.ScanInt, `SELECT board FROM planning WHERE id = ?`, id)
	if err != nil {
		t.Fatal(err)
	}
	s.Call(t, "POST", "/api/plannings/"+id+"/publish", map[string]any{"board": number, "reason": "a correction"}).Is(http.StatusOK)
	return v
}

// told are the kinds of what somebody was told, the newest first.
func (s school) told(t testing.TB, personID string) (kinds []string) {
	t.Helper()
	all, err := notice.Of(t.Context(), s.db, notice.View{PersonID: personID}, 100)
	if err != nil {
		t.Fatal(err)
	}
	for _, n := range all {
		kinds = append(kinds, n.Kind)
	}
	return kinds
}

func (s school) isTold(t testing.TB, personID string, want ...string) {
	t.Helper()
	if got := s.told(t, personID); !slices.Equal(got, want) {
		t.Errorf("%s was told %v, want %v", personID, got, want)
	}
}

func accepted(id string) planning.Staffing {
	return planning.Staffing{Half: planning.Teacher, PersonID: id, State: planning.Accepted, SessionIDs: []string{}}
}

// change sends an agenda course as it is to be.
func (s school) act(t testing.TB, p planning.Planning, c planning.AgendaCourse, f planning.AgendaCourseFields) planning.AgendaCourse {
	t.Helper()
	var done planning.Acted
	s.Call(t, "POST", "/api/plannings/"+p.ID+"/acts", map[string]any{
		"kind": "change", "key": db.NewID(), "changes": []planning.CellChange{{ID: c.ID, Version: c.Version, AgendaCourseFields: f}},
	}).Into(http.StatusOK, &done)
	if len(done.Courses) == 0 {
		return planning.AgendaCourse{}
	}
	return done.Courses[0]
}

// Those whom a publication concerns are told, of what it is to them; who
// published it, who is disabled, and whose class has nothing to do with it, are
// not.
func TestAPublicationTellsThoseWhomItConcerns(t *testing.T) {
	s := newSchool(t)
	s.enrolled(t, "sits", "class0")
	s.enrolled(t, "elsewhere", "class1")
	s.enrolled(t, "disabled", "class0")
	s.change(t, func(ctx context.Context, tx *db.Tx) error {
		return db.Exec(ctx, tx, `UPDATE person SET enabled = FALSE WHERE id = 'disabled'`)
	})
	p := s.soon(t)
	c := s.put(t, p, accepted("grace"))
	if v := s.publish(t, p.ID); v.Told != 2 || v.Untold != 1 {
		t.Errorf("%d would be told and %d not; two are, and one is not", v.Told, v.Untold)
	}
	s.isTold(t, "grace", "planning_published")
	s.isTold(t, "sits", "planning_published")
	for _, nobody := range []string{"elsewhere", "disabled", "planner", "paul"} {
		s.isTold(t, nobody)
	}

	f := c.AgendaCourseFields
	f.Staff = []planning.Staffing{accepted("paul")}
	c = s.act(t, p, c, f)
	s.publish(t, p.ID)
	s.isTold(t, "grace", "session_canceled", "planning_published")
	s.isTold(t, "paul", "planning_published")
	s.isTold(t, "sits", "session_changed", "planning_published")

	f = c.AgendaCourseFields
	f.Sessions[0].Start, f.Sessions[0].Finish = 600, 780
	c = s.act(t, p, c, f)
	s.publish(t, p.ID)
	s.isTold(t, "paul", "invitation_moved", "session_moved", "planning_published") // he had accepted: he is asked to confirm it

	s.Call(t, "PUT", "/api/agenda/"+c.Sessions[0].ID+"/place", map[string]any{"place": "Room 7"}).Is(http.StatusOK)
	s.Call(t, "PUT", "/api/agenda/"+c.Sessions[0].ID+"/place", map[string]any{"place": "Room 7"}).Is(http.StatusOK)
	s.isTold(t, "paul", "session_changed", "invitation_moved", "session_moved", "planning_published")

	var v planning.Preview
	s.Call(t, "GET", "/api/plannings/"+p.ID+"/publication?canceled=true", nil).Into(http.StatusOK, &v)
	if v.Told != 2 {
		t.Errorf("canceling it would tell %d, want two", v.Told)
	}
	s.Call(t, "POST", "/api/plannings/"+p.ID+"/cancel", map[string]any{"reason": "snow"}).Is(http.StatusOK)
	s.isTold(t, "paul", "planning_canceled", "session_changed", "invitation_moved", "session_moved", "planning_published")
	s.isTold(t, "grace", "session_canceled", "planning_published")
}

// A planner who gives a session is not told of his own act.
func TestWhoPublishesIsNotToldOfHisOwnAct(t *testing.T) {
	s := newSchool(t)
	p := s.soon(t)
	s.put(t, p, accepted("grace"))
	s.as("grace", access.Supervisor|access.Teacher).publish(t, p.ID)
	s.isTold(t, "grace")
}

// The link of a notice leads to the session that one still has, else to its day.
func TestANoticeLeadsToTheSession(t *testing.T) {
	s := newSchool(t)
	p := s.soon(t)
	c := s.put(t, p, accepted("grace"))
	s.publish(t, p.ID)
	all, err := notice.Of(t.Context(), s.db, notice.View{PersonID: "grace"}, 1)
	if err != nil || all[0].Link != "/apps/academic/program/agenda?view=list&day="+p.FirstDay.String()+"&session="+c.Sessions[0].ID {
		t.Errorf("%v %v", all, err)
	}
	f := c.AgendaCourseFields
	f.Staff = []planning.Staffing{}
	s.act(t, p, c, f)
	s.publish(t, p.ID)
	if all, err = notice.Of(t.Context(), s.db, notice.View{PersonID: "grace"}, 1); err != nil || strings.Contains(all[0].Link, "session=") {
		t.Errorf("%v %v", all, err)
	}
}

// A week-end whose last session is not over by the clock of its campus was
// closed all the same.
func TestWhatIsNotOverIsNotClosed(t *testing.T) {
	s := newSchool(t)
	p := s.soon(t)
	s.put(t, p, accepted("grace"))
	s.publish(t, p.ID)
	s.Call(t, "POST", "/api/plannings/"+p.ID+"/close", map[string]any{}).Fails(http.StatusConflict, "planning.not_over")
	var now planning.Planning
	s.Call(t, "GET", "/api/plannings/"+p.ID, nil).Into(http.StatusOK, &now)
	if slices.Contains(now.Moves, "close") {
		t.Errorf("it offers %v", now.Moves)
	}
	s.endAt(t, p, clock.Now().Add(time.Hour))
	s.Call(t, "POST", "/api/plannings/"+p.ID+"/close", map[string]any{}).Fails(http.StatusConflict, "planning.not_over")
	s.endAt(t, p, clock.Now().Add(-time.Second))
	s.Call(t, "POST", "/api/plannings/"+p.ID+"/close", map[string]any{}).Is(http.StatusOK)
}

func (s school) endAt(t testing.TB, p planning.Planning, end clock.Time) {
	t.Helper()
	s.change(t, func(ctx context.Context, tx *db.Tx) error {
		return db.Exec(ctx, tx, `UPDATE agenda SET day = ?, ends_at = ? WHERE planning_id = ?`, clock.Today("Europe/Paris"), end, p.ID)
	})
}
