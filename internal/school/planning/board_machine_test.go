package planning_test

import (
	"encoding/json"
	"fmt"
	"net/http"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"myspace/internal/base/access"
	"myspace/internal/base/apitest"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/longtest"
	"myspace/internal/school/planning"
)

// TestActsAndUndosOfTwoPlanners has two planners change two boards, take back
// and do again, in any order. What one takes back is exactly as it was before,
// unless the other has changed it since: then it is refused, and nothing moves.
func TestActsAndUndosOfTwoPlanners(t *testing.T) {
	s := newSchool(t)
	year := 2000
	longtest.CheckSome(t, 15, func(r *rapid.T) {
		m := &boards{school: s, t: t, stacks: map[string]*stack{}}
		for _, month := range []int{9, 10} {
			day := clock.Date{Year: year%100 + 2000, Month: 9, Day: 1}.AddDays(month * 7)
			m.plannings = append(m.plannings, s.weekend(t, day.String(), day.AddDays(1).String()))
		}
		year++
		r.Repeat(map[string]func(*rapid.T){
			"": m.laws, "put": m.put, "put more": m.put, "change": m.change, "staff": m.staff, "remove": m.remove, "bring": m.bring,
			"undo": m.undo, "undo again": m.undo, "redo": m.redo, "twice": m.sendTwice,
		})
	})
}

// boards are two boards, and what a model knows of what was done on them.
type boards struct {
	school
	t         *testing.T
	plannings []planning.Planning
	stacks    map[string]*stack // by planner and planning
	keys      int
	lastBody  map[string]any
	lastPath  string
	lastBy    school
}

// stack is what a planner did on a board, and took back: pictures of what each
// act touched, before and after.
type stack struct{ done, undone []step }

type step struct {
	ids         []string
	was, became string
}

func (m *boards) planner(r *rapid.T) school {
	return m.as(rapid.SampledFrom([]string{"planner", "other"}).Draw(r, "planner"), access.Supervisor)
}

func (m *boards) board(r *rapid.T) planning.Planning {
	return m.plannings[rapid.IntRange(0, len(m.plannings)-1).Draw(r, "board")]
}

func (m *boards) stack(by school, p planning.Planning) *stack {
	name := by.Actor.PersonID + p.ID
	if m.stacks[name] == nil {
		m.stacks[name] = &stack{}
	}
	return m.stacks[name]
}

// all are the agenda courses as they stand, without what the database adds.
func (m *boards) all(r *rapid.T) []planning.AgendaCourse {
	all, err := planning.FindAll(m.t.Context(), m.db)
	if err != nil {
		r.Fatal(err)
	}
	return slices.DeleteFunc(all, func(c planning.AgendaCourse) bool { return !m.mine(c) })
}

func (m *boards) mine(c planning.AgendaCourse) bool {
	return slices.ContainsFunc(m.plannings, func(p planning.Planning) bool { return p.ID == c.Sessions[0].PlanningID })
}

// print is how some agenda courses stand, whatever their versions.
func (m *boards) print(r *rapid.T, ids []string) string {
	text := ""
	for _, c := range m.all(r) {
		if slices.Contains(ids, c.ID) {
			c.Version = 0
			line, _ := json.Marshal(c)
			text += string(line) + "\n"
		}
	}
	return text
}

// act sends changes, and tells the model.
func (m *boards) act(r *rapid.T, by school, p planning.Planning, changes ...planning.CellChange) {
	ids := []string{}
	for _, c := range changes {
		if c.ID != "" {
			ids = append(ids, c.ID)
		}
	}
	m.keys++
	was := m.print(r, ids)
	m.lastBy, m.lastPath = by, "/api/plannings/"+p.ID+"/acts"
	m.lastBody = map[string]any{"kind": "change", "key": fmt.Sprintf("%s-%d", p.ID, m.keys), "changes": changes}
	sent := m.takesOffWritten(r, changes)
	a := by.Call(m.t, "POST", m.lastPath, m.lastBody)
	if refused := a.Code == http.StatusConflict && strings.Contains(a.Body.String(), "planning.staff_sent"); refused != sent {
		r.Fatalf("%v takes off who was written to: %v, and is answered %d %s", changes, sent, a.Code, a.Body)
	}
	if sent {
		if now := m.print(r, ids); now != was {
			r.Fatalf("it was refused, and is\n%s\nand was\n%s", now, was)
		}
		r.Skip("somebody was written to: he is not taken off by an act")
	}
	if a.Code != http.StatusOK {
		r.Fatalf("%v: %d %s", changes, a.Code, a.Body)
	}
	var done planning.Acted
	if err := json.Unmarshal(a.Body.Bytes(), &done); err != nil {
		r.Fatal(err)
	}
	for _, c := range done.Courses {
		ids = append(ids, c.ID)
	}
	st := m.stack(by, p)
	st.done, st.undone = append(st.done, step{ids, was, m.print(r, ids)}), nil
	st.done = st.done[max(0, len(st.done)-20):]
}

// takesOffWritten reports whether changes would take off a board who was written
// to and waits, or has accepted.
func (m *boards) takesOffWritten(r *rapid.T, changes []planning.CellChange) bool {
	all := m.all(r)
	return slices.ContainsFunc(changes, func(c planning.CellChange) bool {
		return slices.ContainsFunc(all, func(was planning.AgendaCourse) bool {
			return was.ID == c.ID && slices.ContainsFunc(was.Staff, func(s planning.Staffing) bool {
				stays := len(c.Sessions) > 0 && slices.ContainsFunc(c.Staff, func(o planning.Staffing) bool { return o.ID == s.ID })
				return s.Sent && s.State != planning.Declined && s.State != planning.CanceledForHim && !stays
			})
		})
	})
}

func (m *boards) fields(r *rapid.T, p planning.Planning) planning.AgendaCourseFields {
	f := planning.AgendaCourseFields{
		CourseID: rapid.SampledFrom(m.courses).Draw(r, "course"), CampusID: rapid.SampledFrom([]string{"paris", "dakar"}).Draw(r, "host"),
		ClassIDs: rapid.SliceOfNDistinct(rapid.SampledFrom(m.classes), 1, 3, rapid.ID).Draw(r, "classes"), Staff: []planning.Staffing{},
	}
	for range rapid.IntRange(1, 3).Draw(r, "sessions") {
		start := rapid.IntRange(0, 20).Draw(r, "start") * 60
		f.Sessions = append(f.Sessions, planning.CourseSession{PlanningID: p.ID, Day: p.FirstDay.AddDays(rapid.IntRange(0, 1).Draw(r, "day")), Start: start, Finish: start + 90})
	}
	return f
}

func (m *boards) put(r *rapid.T) {
	p := m.board(r)
	m.act(r, m.planner(r), p, planning.CellChange{AgendaCourseFields: m.fields(r, p)})
}

// one draws an agenda course, with the board that it stands on.
func (m *boards) one(r *rapid.T) (planning.AgendaCourse, planning.Planning) {
	all := m.all(r)
	if len(all) == 0 {
		r.Skip("the boards are empty")
	}
	c := all[rapid.IntRange(0, len(all)-1).Draw(r, "one")]
	i := slices.IndexFunc(m.plannings, func(p planning.Planning) bool { return p.ID == c.Sessions[0].PlanningID })
	return c, m.plannings[i]
}

func (m *boards) change(r *rapid.T) {
	c, p := m.one(r)
	f := m.fields(r, p)
	f.Sessions = append(f.Sessions, c.Sessions[0])
	m.act(r, m.planner(r), p, planning.CellChange{ID: c.ID, Version: c.Version, AgendaCourseFields: f})
}

func (m *boards) staff(r *rapid.T) {
	c, p := m.one(r)
	f := c.AgendaCourseFields
	f.Staff = []planning.Staffing{}
	for i, id := range rapid.SliceOfNDistinct(rapid.SampledFrom(m.teachers), 0, 3, rapid.ID).Draw(r, "line") {
		s := planning.Staffing{Half: planning.Teacher, PersonID: id, State: planning.InAnalysis, SessionIDs: []string{}}
		if i == 0 && rapid.Bool().Draw(r, "called") {
			s.State, s.SessionIDs = planning.Accepted, []string{c.Sessions[0].ID}
		}
		f.Staff = append(f.Staff, s)
	}
	m.act(r, m.planner(r), p, planning.CellChange{ID: c.ID, Version: c.Version, AgendaCourseFields: f})
}

func (m *boards) remove(r *rapid.T) {
	c, p := m.one(r)
	f := c.AgendaCourseFields
	f.Sessions, f.Staff = []planning.CourseSession{}, []planning.Staffing{}
	m.act(r, m.planner(r), p, planning.CellChange{ID: c.ID, Version: c.Version, AgendaCourseFields: f})
}

// bring moves a course to the other board, with all who teach it.
func (m *boards) bring(r *rapid.T) {
	c, from := m.one(r)
	to := m.plannings[0]
	if from.ID == to.ID {
		to = m.plannings[1]
	}
	m.act(r, m.planner(r), to, planning.CellChange{ID: c.ID, Version: c.Version, AgendaCourseFields: brought(c, from, to)})
}

// brought is a course as it is to be when its sessions go to another planning:
// they are new there, and who was asked for one is asked for the one it became.
func brought(c planning.AgendaCourse, from, to planning.Planning) planning.AgendaCourseFields {
	f := c.AgendaCourseFields
	f.Sessions, f.Staff = slices.Clone(f.Sessions), slices.Clone(f.Staff)
	for i, s := range f.Sessions {
		s.ID, s.PlanningID, s.Day = "new."+s.ID, to.ID, to.FirstDay.AddDays(s.Day.DaysSince(from.FirstDay))
		f.Sessions[i] = s
	}
	for i, s := range f.Staff {
		f.Staff[i].SessionIDs = []string{}
		for _, id := range s.SessionIDs {
			f.Staff[i].SessionIDs = append(f.Staff[i].SessionIDs, "new."+id)
		}
	}
	return f
}

func (m *boards) undo(r *rapid.T) {
	by, p := m.planner(r), m.board(r)
	st := m.stack(by, p)
	a := by.Call(m.t, "POST", "/api/plannings/"+p.ID+"/undo", map[string]any{})
	if len(st.done) == 0 {
		m.refused(r, a, "planning.nothing_to_undo")
		return
	}
	last := st.done[len(st.done)-1]
	if m.turned(r, a, last, last.became, last.was) {
		st.done, st.undone = st.done[:len(st.done)-1], append(st.undone, last)
	}
}

func (m *boards) redo(r *rapid.T) {
	by, p := m.planner(r), m.board(r)
	st := m.stack(by, p)
	a := by.Call(m.t, "POST", "/api/plannings/"+p.ID+"/redo", map[string]any{})
	if len(st.undone) == 0 {
		m.refused(r, a, "planning.nothing_to_redo")
		return
	}
	last := st.undone[len(st.undone)-1]
	if m.turned(r, a, last, last.was, last.became) {
		st.undone, st.done = st.undone[:len(st.undone)-1], append(st.done, last)
	}
}

// turned reports whether an act was taken back, or done again: it is where all
// stood as it left it, and then stands as it was to be.
func (m *boards) turned(r *rapid.T, a apitest.Answer, of step, from, to string) bool {
	if a.Code == http.StatusOK {
		if got := m.print(r, of.ids); got != to {
			r.Fatalf("it is\n%s, and was\n%s", got, to)
		}
		return true
	}
	if m.print(r, of.ids) == from {
		r.Fatalf("refused, though nobody changed it: %d %s", a.Code, a.Body)
	}
	m.refused(r, a, "planning.changed_since")
	return false
}

func (m *boards) refused(r *rapid.T, a apitest.Answer, code string) {
	var p struct{ Code string }
	if err := json.Unmarshal(a.Body.Bytes(), &p); err != nil || a.Code != http.StatusConflict || p.Code != code {
		r.Fatalf("%d %s, want %s", a.Code, a.Body, code)
	}
}

// sendTwice sends the last act again, as a browser does whose line broke.
func (m *boards) sendTwice(r *rapid.T) {
	if m.lastPath == "" {
		r.Skip("nothing was sent")
	}
	before := m.print(r, m.everything(r))
	m.lastBy.Call(m.t, "POST", m.lastPath, m.lastBody)
	if after := m.print(r, m.everything(r)); after != before {
		r.Fatalf("what was sent twice was done twice:\n%s\n%s", before, after)
	}
}

func (m *boards) everything(r *rapid.T) (ids []string) {
	for _, c := range m.all(r) {
		ids = append(ids, c.ID)
	}
	return ids
}

// laws: the instants of sessions are their hours by the host's clock; nobody's
// session is lost; versions never come twice.
func (m *boards) laws(r *rapid.T) {
	zones := map[string]string{"paris": "Europe/Paris", "dakar": "Africa/Dakar"}
	for _, c := range m.all(r) {
		for _, s := range c.Sessions {
			at, err := db.One(m.t.Context(), m.db, "x", func(r db.Row) (t clock.Time, err error) { return t, r.Scan(&t) }, `SELECT starts_at FROM agenda WHERE id = ?`, s.ID)
			if err != nil {
				r.Fatal(err)
			}
			if local := at.In(clock.Zone(zones[c.CampusID])); local.Hour()*60+local.Minute() != s.Start {
				r.Fatalf("%v at %v", s, at)
			}
		}
	}
}
