package planning_test

import (
	"context"
	"net/http"
	"slices"
	"testing"

	"myspace/internal/base/access"
	"myspace/internal/base/apitest"
	"myspace/internal/base/db"
	"myspace/internal/school/planning"
)

// bring asks for a course of one planning to be given in another.
func (s school) bring(c planning.AgendaCourse, from, to planning.Planning, key string) map[string]any {
	return map[string]any{"kind": "move", "key": key, "changes": []planning.CellChange{{ID: c.ID, Version: c.Version, AgendaCourseFields: brought(c, from, to)}}}
}

func (s school) boardNumber(t *testing.T, p planning.Planning) int64 {
	t.Helper()
	n, err := db.One(t.Context(), s.db, "x", func(r db.Row) (n int64, err error) { return n, r.Scan(&n) }, `SELECT board FROM planning WHERE id = ?`, p.ID)
	if err != nil {
		t.Fatal(err)
	}
	return n
}

// It stays one course, with who was asked for which of its sessions; both
// boards hear of it, and it is taken back as one act.
func TestACourseIsMovedToAnotherWeekend(t *testing.T) {
	s := newSchool(t)
	from, to := s.weekend(t, "2026-10-03", "2026-10-04"), s.weekend(t, "2026-11-07", "2026-11-08")
	c := s.put(t, from)
	c.Staff = []planning.Staffing{{Half: planning.Teacher, PersonID: "grace", State: planning.Accepted, SessionIDs: []string{c.Sessions[0].ID}}}
	var done planning.Acted
	s.Call(t, "POST", "/api/plannings/"+from.ID+"/acts", map[string]any{"kind": "staff", "key": "asks grace", "changes": []planning.CellChange{{ID: c.ID, Version: c.Version, AgendaCourseFields: c.AgendaCourseFields}}}).Into(http.StatusOK, &done)
	c = done.Courses[0]
	before := s.boardNumber(t, from)
	s.Call(t, "POST", "/api/plannings/"+to.ID+"/acts", s.bring(c, from, to, "moves it")).Into(http.StatusOK, &done)
	got := done.Courses[0]
	if got.ID != c.ID || len(got.Sessions) != len(c.Sessions) || got.Sessions[0].PlanningID != to.ID || got.Sessions[0].Day != to.FirstDay {
		t.Errorf("it is %+v", got)
	}
	if len(got.Staff) != 1 || got.Staff[0].ID != c.Staff[0].ID || !slices.Equal(got.Staff[0].SessionIDs, []string{got.Sessions[0].ID}) {
		t.Errorf("it is given by %+v in %+v", got.Staff, got.Sessions)
	}
	if s.boardNumber(t, from) == before {
		t.Error("the board that it left has heard of nothing")
	}
	s.Call(t, "POST", "/api/plannings/"+to.ID+"/undo", map[string]any{}).Into(http.StatusOK, &done)
	if back := done.Courses[0]; !slices.Equal(back.Sessions, c.Sessions) || !slices.Equal(back.Staff[0].SessionIDs, c.Staff[0].SessionIDs) {
		t.Errorf("taken back, it is %+v, and was %+v", back, c)
	}
}

func TestACourseIsNotMovedWhereItCannotStand(t *testing.T) {
	s := newSchool(t)
	from, to := s.weekend(t, "2026-10-03", "2026-10-04"), s.weekend(t, "2026-11-07", "2026-11-08")
	c := s.put(t, from)
	body := s.bring(c, from, to, "moves it")
	state := func(p planning.Planning, state string) {
		s.change(t, func(ctx context.Context, tx *db.Tx) error {
			return db.Exec(ctx, tx, `UPDATE planning SET state = ? WHERE id = ?`, state, p.ID)
		})
	}
	path := "/api/plannings/" + to.ID + "/acts"
	for _, p := range []planning.Planning{from, to} {
		state(p, planning.Closed)
		s.Call(t, "POST", path, body).Blames(http.StatusUnprocessableEntity, "reason planning.reason_wanted")
		state(p, planning.Canceled)
		s.Call(t, "POST", path, body).Fails(http.StatusConflict, "edit.archived")
		state(p, planning.Draft)
	}
	outside := s.bring(c, from, to, "moves it")
	outside["changes"].([]planning.CellChange)[0].Sessions[0].Day = to.LastDay.AddDays(1)
	s.Call(t, "POST", path, outside).Blames(http.StatusUnprocessableEntity, "sessions planning.day_outside")
	// On a board on which it does not stand, nothing can be done with it.
	other := s.weekend(t, "2026-12-05", "2026-12-06")
	shared := c.AgendaCourseFields
	shared.ClassIDs = []string{"class1"}
	s.Call(t, "POST", "/api/plannings/"+other.ID+"/acts", map[string]any{"kind": "change", "key": "elsewhere", "changes": []planning.CellChange{{ID: c.ID, Version: c.Version, AgendaCourseFields: shared}}}).
		Blames(http.StatusUnprocessableEntity, "sessions planning.other_board")
	// Whose class does not take part there stays where it is.
	fields := s.fields("2027-01-09", "2027-01-10")
	fields["class_ids"] = []string{"class2"}
	var dakar planning.Planning
	s.Call(t, "POST", "/api/plannings", fields).Into(http.StatusCreated, &dakar)
	s.Call(t, "POST", "/api/plannings/"+dakar.ID+"/acts", s.bring(c, from, dakar, "moves it")).Fails(http.StatusNotFound, "class.not_found")
}

// An undo that is sent again after a cut line takes nothing more back, and one
// that names its act takes no other back in its place.
func TestAnUndoIsDoneOnceAndTakesBackWhatItMeans(t *testing.T) {
	s := newSchool(t)
	p := s.weekend(t, "2026-10-03", "2026-10-04")
	path := "/api/plannings/" + p.ID
	put := func(course, key string) {
		f := planning.AgendaCourseFields{CourseID: course, CampusID: "paris", ClassIDs: []string{"class0"}, Staff: []planning.Staffing{}, Sessions: []planning.CourseSession{
			{PlanningID: p.ID, Day: p.FirstDay, Start: 540, Finish: 720},
		}}
		s.Call(t, "POST", path+"/acts", map[string]any{"kind": "put", "key": key, "changes": []planning.CellChange{{AgendaCourseFields: f}}}).Is(http.StatusOK)
	}
	courses := func() int {
		all, err := planning.FindAll(t.Context(), s.db)
		if err != nil {
			t.Fatal(err)
		}
		return len(all)
	}
	for i, key := range []string{"puts one", "puts two", "puts three"} {
		put(s.courses[i], key)
	}
	for range 2 {
		s.Call(t, "POST", path+"/undo", map[string]any{"key": "takes three back"}).Is(http.StatusOK)
		if n := courses(); n != 2 {
			t.Fatalf("one undo, however often it is sent, leaves two courses, and there are %d", n)
		}
	}
	for range 2 {
		s.Call(t, "POST", path+"/undo", map[string]any{"act": "puts one"}).Is(http.StatusOK)
		if n := courses(); n != 1 {
			t.Fatalf("the act that was meant is taken back, once: %d courses", n)
		}
	}
	s.Call(t, "POST", path+"/undo", map[string]any{"act": "is not there"}).Fails(http.StatusConflict, "planning.nothing_to_undo")
	s.as("other", access.Supervisor).Call(t, "POST", path+"/undo", map[string]any{"act": "puts two"}).Fails(http.StatusConflict, "planning.nothing_to_undo")
	for range 2 {
		s.Call(t, "POST", path+"/redo", map[string]any{"key": "does it again"}).Is(http.StatusOK)
		if n := courses(); n != 2 {
			t.Fatalf("one redo brings one back: %d courses", n)
		}
	}
}

// Other dates take the sessions along: who saw the old days changes nothing by
// them, on this board or on another that the course goes on in.
func TestSessionsTakenAlongHaveAnotherVersion(t *testing.T) {
	s := newSchool(t)
	p, other := s.weekend(t, "2026-10-03", "2026-10-04"), s.weekend(t, "2026-11-07", "2026-11-08")
	c := s.put(t, p)
	f := c.AgendaCourseFields
	f.Sessions = append(f.Sessions, planning.CourseSession{PlanningID: other.ID, Day: other.FirstDay, Start: 540, Finish: 720})
	var done planning.Acted
	act := func(c planning.AgendaCourse, f planning.AgendaCourseFields) apitest.Answer {
		return s.Call(t, "POST", "/api/plannings/"+p.ID+"/acts", map[string]any{"kind": "change", "key": db.NewID(), "changes": []planning.CellChange{{ID: c.ID, Version: c.Version, AgendaCourseFields: f}}})
	}
	act(c, f).Into(http.StatusOK, &done)
	seen, before := done.Courses[0], s.boardNumber(t, other)
	fields := s.fields("2026-10-04", "2026-10-05")
	fields["number"], fields["version"] = p.Number, p.Version
	s.Call(t, "PUT", "/api/plannings/"+p.ID, fields).Is(http.StatusOK)
	act(seen, seen.AgendaCourseFields).Fails(http.StatusConflict, "edit.stale")
	if s.boardNumber(t, other) == before {
		t.Error("the board on which the course goes on has heard of nothing")
	}
	now, err := planning.FindAll(t.Context(), s.db)
	if err != nil {
		t.Fatal(err)
	}
	if days := []string{now[0].Sessions[0].Day.String(), now[0].Sessions[1].Day.String()}; !slices.Equal(days, []string{"2026-10-04", "2026-11-07"}) {
		t.Errorf("its sessions are on %v", days)
	}
}

// What somebody else wrote of a place since it was seen is told, and stays.
func TestAPlaceIsNotOverwrittenUnseen(t *testing.T) {
	s := newSchool(t)
	c := s.put(t, s.weekend(t, "2026-10-03", "2026-10-04"))
	path := "/api/agenda/" + c.Sessions[0].ID
	place := func(was, place string) apitest.Answer {
		return s.Call(t, "PUT", path+"/place", map[string]any{"place": place, "was": was})
	}
	place("", "Room 1").Is(http.StatusOK)
	place("", "Room 2").Fails(http.StatusConflict, "edit.stale")
	place("", "Room 1").Is(http.StatusOK) // the same, sent twice
	place("Room 1", "Room 2").Is(http.StatusOK)
	var now planning.AgendaSession
	if s.Call(t, "GET", path, nil).Into(http.StatusOK, &now); now.Place != "Room 2" {
		t.Errorf("it is in %q", now.Place)
	}
}
