package planning_test

import (
	"context"
	"net/http"
	"slices"
	"testing"

	"myspace/internal/base/db"
	"myspace/internal/school/part"
	"myspace/internal/school/planning"
)

// moveCalls are how each move is asked for, and what its refusal says.
var moveCalls = map[string]struct {
	method, path, code string
	body               any
}{
	"publish": {"POST", "/publish", "planning.no_publish", map[string]any{"board": 1, "reason": "a correction"}},
	"close":   {"POST", "/close", "planning.no_close", map[string]any{}},
	"cancel":  {"POST", "/cancel", "planning.no_cancel", map[string]any{"reason": "snow"}},
	"delete":  {"DELETE", "", "planning.no_delete", nil},
}

// Every move of the table can be made, and every other is refused with a reason.
func TestEveryMoveOutsideTheTableIsRefused(t *testing.T) {
	s := newSchool(t)
	for _, from := range []struct {
		state string
		asked bool // somebody was invited
		moves []string
		to    map[string]string
	}{
		{planning.Draft, false, []string{"publish", "delete"}, map[string]string{"publish": planning.Published}},
		{planning.Draft, true, []string{"publish", "cancel"}, map[string]string{"publish": planning.Published, "cancel": planning.Canceled}},
		{planning.Published, true, []string{"publish", "close", "cancel"}, map[string]string{"publish": planning.Published, "close": planning.Closed, "cancel": planning.Canceled}},
		{planning.Closed, true, []string{"publish"}, map[string]string{"publish": planning.Closed}},
		{planning.Canceled, true, nil, nil},
	} {
		for move, call := range moveCalls {
			p := s.weekend(t, "2020-10-03", "2020-10-04")
			state := planning.InAnalysis
			if from.asked {
				state = planning.Accepted
			}
			s.put(t, p, planning.Staffing{Half: planning.Teacher, PersonID: "grace", State: state})
			s.change(t, func(ctx context.Context, tx *db.Tx) error {
				return db.Exec(ctx, tx, `UPDATE planning SET state = ? WHERE id = ?`, from.state, p.ID)
			})
			var now planning.Planning
			s.Call(t, "GET", "/api/plannings/"+p.ID, nil).Into(http.StatusOK, &now)
			if !slices.Equal(now.Moves, append([]string{}, from.moves...)) {
				t.Errorf("a %s one offers %v", from.state, now.Moves)
			}
			answer := s.Call(t, call.method, "/api/plannings/"+p.ID+call.path, call.body)
			switch {
			case !slices.Contains(from.moves, move) && from.state == planning.Canceled:
				answer.Fails(http.StatusConflict, "edit.archived")
			case !slices.Contains(from.moves, move):
				answer.Fails(http.StatusConflict, call.code)
			case move == "delete":
				answer.Is(http.StatusNoContent)
			default:
				answer.Into(http.StatusOK, &now)
				if now.State != from.to[move] {
					t.Errorf("%s of a %s one makes it %s", move, from.state, now.State)
				}
			}
		}
	}
}

// put puts a course on a board.
func (s school) put(t testing.TB, p planning.Planning, staff ...planning.Staffing) planning.AgendaCourse {
	t.Helper()
	for i := range staff {
		staff[i].SessionIDs = []string{}
	}
	f := planning.AgendaCourseFields{CourseID: "course0", CampusID: "paris", ClassIDs: []string{"class0"}, Staff: append([]planning.Staffing{}, staff...), Sessions: []planning.CourseSession{
		{PlanningID: p.ID, Day: p.FirstDay, Start: 540, Finish: 720},
	}}
	var done planning.Acted
	s.Call(t, "POST", "/api/plannings/"+p.ID+"/acts", map[string]any{"kind": "put", "key": db.NewID(), "changes": []planning.CellChange{{AgendaCourseFields: f}}}).Into(http.StatusOK, &done)
	return done.Courses[0]
}

// What is closed changes with a reason only.
func TestWhatIsClosedAsksForAReason(t *testing.T) {
	s := newSchool(t)
	p := s.weekend(t, "2026-10-03", "2026-10-04")
	s.put(t, p)
	s.change(t, func(ctx context.Context, tx *db.Tx) error {
		return db.Exec(ctx, tx, `UPDATE planning SET state = 'closed' WHERE id = ?`, p.ID)
	})
	for _, path := range []string{"/undo", "/redo"} {
		s.Call(t, "POST", "/api/plannings/"+p.ID+path, map[string]any{}).Blames(http.StatusUnprocessableEntity, "reason planning.reason_wanted")
	}
	s.Call(t, "POST", "/api/plannings/"+p.ID+"/publish", map[string]any{"board": 1}).Blames(http.StatusUnprocessableEntity, "reason planning.reason_wanted")
	s.Call(t, "POST", "/api/plannings/"+p.ID+"/undo", map[string]any{"reason": "it was not given"}).Is(http.StatusOK)
}

// Closing tells first what is missing: answers, and teachers.
func TestClosingTellsWhatIsMissing(t *testing.T) {
	s := newSchool(t)
	p := s.weekend(t, "2026-10-03", "2026-10-04")
	open, asked := s.put(t, p), s.put(t, p, planning.Staffing{Half: planning.Teacher, PersonID: "grace", State: planning.Accepted})
	waits := s.put(t, p, planning.Staffing{Half: planning.Teacher, PersonID: "paul", State: planning.InAnalysis})
	s.change(t, func(ctx context.Context, tx *db.Tx) error {
		return db.Exec(ctx, tx, `UPDATE teaching_invitation SET state = 'not_answered' WHERE person_id = 'paul'`)
	})
	var v planning.ClosingPreview
	s.Call(t, "GET", "/api/plannings/"+p.ID+"/closing", nil).Into(http.StatusOK, &v)
	want := map[string][]string{"unanswered": {waits.Sessions[0].ID}, "no_teacher": {open.Sessions[0].ID, waits.Sessions[0].ID}}
	for _, m := range v.Missing {
		if !sameIDs(m, want[m.Name]) {
			t.Errorf("%s: %v, want %v", m.Name, m.SessionIDs, want[m.Name])
		}
		delete(want, m.Name)
	}
	if len(want) > 0 || asked.ID == "" {
		t.Errorf("not told: %v", want)
	}
}

func sameIDs(m part.Missing, want []string) bool {
	slices.Sort(want)
	return m.Count == len(want) && slices.Equal(slices.Sorted(slices.Values(m.SessionIDs)), want)
}

// A board shows so much, and no more.
func TestTheLimitsOfABoard(t *testing.T) {
	s := newSchool(t)
	p := s.weekend(t, "2026-10-03", "2026-10-04")
	many := []planning.CourseSession{}
	for i := range 200 {
		many = append(many, planning.CourseSession{PlanningID: p.ID, Day: p.FirstDay, Start: i, Finish: i + 1})
	}
	changes := []planning.CellChange{}
	for range 10 {
		changes = append(changes, planning.CellChange{AgendaCourseFields: planning.AgendaCourseFields{CourseID: "course0", CampusID: "paris", ClassIDs: []string{"class0"}, Sessions: many, Staff: []planning.Staffing{}}})
	}
	acts := "/api/plannings/" + p.ID + "/acts"
	s.Call(t, "POST", acts, map[string]any{"kind": "put", "key": "two-thousand", "changes": changes}).Is(http.StatusOK)
	changes[0].Sessions = many[:1]
	s.Call(t, "POST", acts, map[string]any{"kind": "put", "key": "one-more-of-them", "changes": changes[:1]}).Fails(http.StatusConflict, "planning.too_many_sessions")
	classes := make([]string, 201)
	for i := range classes {
		classes[i] = db.NewID()
	}
	body := s.fields("2026-10-10", "2026-10-11")
	body["class_ids"] = classes
	s.Call(t, "POST", "/api/plannings", body).Blames(http.StatusUnprocessableEntity, "class_ids field.too_long")
	foreign := changes[:1]
	for code, change := range map[string]func(*planning.AgendaCourseFields){
		"course.not_found": func(f *planning.AgendaCourseFields) { f.CourseID = "none" },
		"class.not_found":  func(f *planning.AgendaCourseFields) { f.ClassIDs = []string{"none"} },
		"campus.not_found": func(f *planning.AgendaCourseFields) { f.CampusID = "none" },
		"person.not_found": func(f *planning.AgendaCourseFields) {
			f.Staff = []planning.Staffing{{Half: planning.Teacher, PersonID: "none", State: planning.InAnalysis, SessionIDs: []string{}}}
		},
	} {
		one := foreign[0]
		one.Sessions = []planning.CourseSession{{PlanningID: p.ID, Day: p.FirstDay, Start: 1, Finish: 2}}
		change(&one.AgendaCourseFields)
		q := s.weekend(t, "2026-11-07", "2026-11-08")
		one.Sessions[0].PlanningID, one.Sessions[0].Day = q.ID, q.FirstDay
		s.Call(t, "POST", "/api/plannings/"+q.ID+"/acts", map[string]any{"kind": "put", "key": db.NewID(), "changes": []planning.CellChange{one}}).Fails(http.StatusNotFound, code)
	}
}
