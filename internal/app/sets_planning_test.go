package app_test

import (
	"encoding/json"
	"fmt"
	"net/http"
	"slices"
	"testing"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/school/academic"
	"myspace/internal/school/people"
	"myspace/internal/school/planning"
)

// boardOf adds a week-end in which so many classes have a course of so many sessions
// each, given by a teacher of its own.
func (w *world) boardOf(t *testing.T, classes, sessions int) planning.NewWeekend {
	t.Helper()
	id, at, first := fmt.Sprintf("board%dx%d", classes, sessions), clock.Now(), clock.Date{Year: 2027, Month: 3, Day: classes%28 + 1}
	n := planning.NewWeekend{State: planning.Draft, By: w.person[access.Admin], CreatedAt: at}
	n.ID, n.PlanningFields = id, planning.PlanningFields{Number: 700 + classes, FirstDay: first, LastDay: first.AddDays(1), Week: 1}
	var staff []people.NewPerson
	var sit []academic.NewClass
	for k := range classes {
		name := fmt.Sprintf("%s-%02d", id, k)
		staff = append(staff, people.NewPerson{
			ID: "t" + name, PersonFields: people.PersonFields{FirstName: "A", LastName: name}, CreatedAt: at,
			Memberships: []people.Membership{{CampusID: w.campus["own"], Roles: access.Teacher}},
		})
		sit = append(sit, academic.NewClass{ID: "k" + name, CampusID: w.campus["own"], CreatedAt: at, ClassFields: academic.ClassFields{
			Code: name, Level: 1, Programme: "certificate", StartYear: 2026, EndYear: 2028, Language: "fr", CurriculumID: w.curriculum["own"],
		}})
		c := planning.AgendaCourse{ID: "c" + name, AgendaCourseFields: planning.AgendaCourseFields{CourseID: w.course["own"], CampusID: w.campus["own"], ClassIDs: []string{"k" + name}}}
		for s := range sessions {
			start := 480 + s/2*120
			c.Sessions = append(c.Sessions, planning.CourseSession{ID: fmt.Sprintf("s%s-%d", name, s), PlanningID: id, Day: first.AddDays(s % 2), Start: start, Finish: start + 90})
		}
		c.Staff = []planning.Staffing{{ID: "i" + name, Half: planning.Teacher, PersonID: "t" + name, State: planning.Accepted, SessionIDs: []string{}}}
		n.ClassIDs, n.Courses = append(n.ClassIDs, "k"+name), append(n.Courses, &c)
	}
	must(t, w.database.Tx(t.Context(), func(tx *db.Tx) error {
		if err := people.AddMany(t.Context(), tx, staff); err != nil {
			return err
		}
		if err := academic.AddClasses(t.Context(), tx, sit); err != nil {
			return err
		}
		return planning.AddWeekends(t.Context(), tx, map[string]string{w.campus["own"]: "Europe/Paris"}, []planning.NewWeekend{n})
	}))
	return n
}

// changeEverySession changes all that stands on a board, as one act.
func changeEverySession(t *testing.T, n planning.NewWeekend) string {
	t.Helper()
	changes := make([]planning.CellChange, len(n.Courses))
	for i, c := range n.Courses {
		f := c.AgendaCourseFields
		f.Sessions = slices.Clone(f.Sessions)
		for j := range f.Sessions {
			f.Sessions[j].Start, f.Sessions[j].Place = f.Sessions[j].Start+15, "Room 1"
		}
		changes[i] = planning.CellChange{ID: c.ID, Version: 1, AgendaCourseFields: f}
	}
	body, err := json.Marshal(map[string]any{"kind": "change", "key": "everything of " + n.ID, "changes": changes})
	must(t, err)
	return string(body)
}

// TestABoardOfSixtyClassesTakesTheStatementsOfASmallOne: of 60 classes with 8 sessions
// each, 480 cells, as of 2 with 2, whatever is asked of it or done on it.
func TestABoardOfSixtyClassesTakesTheStatementsOfASmallOne(t *testing.T) {
	w := newWorld(t)
	took := map[string][]int{}
	for _, size := range [][2]int{{2, 2}, {60, 8}} {
		n := w.boardOf(t, size[0], size[1])
		at := "/api/plannings/" + n.ID
		for _, one := range []struct{ name, method, path, body string }{
			{"board", http.MethodGet, at + "/board", ""},
			{"debts", http.MethodGet, at + "/debts", ""},
			{"candidates", http.MethodGet, "/api/agenda-courses/" + n.Courses[0].ID + "/candidates", ""},
			{"act", http.MethodPost, at + "/acts", changeEverySession(t, n)},
			{"undo", http.MethodPost, at + "/undo", `{}`},
			{"preview", http.MethodGet, at + "/publication", ""},
			{"publish", http.MethodPost, at + "/publish", fmt.Sprintf(`{"board":%d}`, 3)},
		} {
			took[one.name] = append(took[one.name], len(w.statements(t, one.method, one.path, one.body)))
		}
		var board struct{ Data planning.Board }
		must(t, json.Unmarshal(w.call(access.Admin, http.MethodGet, probe{path: at + "/board"}).Body.Bytes(), &board))
		cells := 0
		for _, c := range board.Data.Courses {
			cells += len(c.Sessions)
		}
		if len(board.Data.Classes) != size[0] || cells != size[0]*size[1] {
			t.Errorf("the board has %d classes with %d sessions", len(board.Data.Classes), cells)
		}
	}
	for name, n := range took {
		if n[0] != n[1] {
			t.Errorf("%s: 2 classes take %d statements, 60 take %d", name, n[0], n[1])
		}
		t.Logf("%s: %d statements", name, n[1])
	}
}
