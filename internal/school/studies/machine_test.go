package studies_test

import (
	"context"
	"fmt"
	"net/http"
	"slices"
	"testing"
	"time"

	"pgregory.net/rapid"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/db"
	"myspace/internal/base/longtest"
	"myspace/internal/school/studies"
)

// TestSheetsDoWhatASimpleModelSays enters, copies, undoes, grades, publishes,
// locks and unlocks at random, as several people and with entries that come
// again, and holds what stands on the sheets against a model after each step.
func TestSheetsDoWhatASimpleModelSays(t *testing.T) {
	s := newSchool(t)
	s.exec(t, `UPDATE person SET enabled = TRUE`)
	worlds := 0
	longtest.CheckSome(t, 10, func(r *rapid.T) {
		worlds++
		m := newMachine(t, s, worlds)
		r.Repeat(map[string]func(*rapid.T){
			"": m.laws, "enter": m.enter, "enter more": m.enter, "all present": m.allPresent, "again": m.again, "copy": m.copy, "undo": m.undo,
			"grade": m.grade, "grade more": m.grade, "publish": m.publish, "lock": m.lock, "unlock": m.unlock,
		})
	})
}

// machine is an agenda course of its own, and what a model of it expects.
type machine struct {
	school
	t                 *testing.T
	course            string
	sessions          []string
	keys              int
	marks             map[string]studies.Mark      // by session and enrollment
	kept              map[string][]string          // the entries that were kept there
	sent              []studies.MarkEntry          // all that were ever sent
	copies            map[string]map[string]string // by copy: the cells that it filled, and whose
	grades            map[string]studies.GradeCell // by enrollment and attempt
	published, locked bool
}

var takers = map[string]access.Roles{"clerk": access.Secretary, "boss": access.Supervisor, "grace": access.Teacher, "paul": access.Teacher}

func newMachine(t *testing.T, s school, number int) *machine {
	m := &machine{
		school: s, t: t, course: fmt.Sprint("machine", number), marks: map[string]studies.Mark{}, kept: map[string][]string{}, copies: map[string]map[string]string{}, grades: map[string]studies.GradeCell{},
	}
	s.change(t, func(ctx context.Context, tx *db.Tx) error {
		for i := range 3 {
			one := session{id: fmt.Sprint(m.course, "-", i), agendaCourse: m.course, course: "course1", campus: "paris", starts: s.now.Add(time.Duration(i-2) * 24 * time.Hour), classes: []string{class}, teachers: []string{"grace"}}
			if i == 1 {
				one.teachers = append(one.teachers, "paul")
			}
			m.sessions = append(m.sessions, one.id)
			if err := s.publish(ctx, tx, one); err != nil {
				return err
			}
		}
		return nil
	})
	return m
}

func (m *machine) key() string { m.keys++; return fmt.Sprintf("%s-key-%d", m.course, m.keys) }

func (m *machine) by(r *rapid.T) school {
	who := rapid.SampledFrom([]string{"clerk", "boss", "grace", "paul"}).Draw(r, "who")
	return m.as(who, takers[who])
}

func (m *machine) who(r *rapid.T) string {
	return fmt.Sprint("e0", rapid.IntRange(0, 2).Draw(r, "student"))
}

func (m *machine) markOf(r *rapid.T, name string) studies.Mark {
	k := studies.Mark{Value: rapid.SampledFrom(append([]studies.Value{""}, studies.Values...)).Draw(r, name)}
	if k.Value == studies.Late {
		k.Minutes = rapid.IntRange(0, 2).Draw(r, "minutes")
	}
	return k
}

func (m *machine) path(of string) string {
	return "/api/" + of + "/sheets/" + m.course + "/" + class
}

// mayEnter is who may enter in a session: Paul gives only the second one.
func (m *machine) mayEnter(by school, session string) bool {
	return by.Actor.PersonID != "paul" || session == m.sessions[1]
}

// send sends an entry and holds what became of it against the model.
func (m *machine) send(r *rapid.T, by school, e studies.MarkEntry) {
	cell := e.SessionID + " " + e.EnrollmentID
	now, want := m.marks[cell], studies.Kept
	switch {
	case !m.mayEnter(by, e.SessionID):
		want = studies.Refused
	case slices.Contains(m.kept[cell], e.ID), now == e.Mark:
		want = studies.Same
	case e.Fill && now != studies.Mark{}:
		want = studies.Left
	case now != e.Was:
		want = studies.InConflict
	}
	var done studies.MarkVerdicts
	by.Call(m.t, http.MethodPost, m.path("attendance")+"/marks", map[string]any{"entries": []studies.MarkEntry{e}}).Into(http.StatusOK, &done)
	if done.Items[0].Outcome != want {
		r.Fatalf("%s enters %+v where %+v stands: %+v, want %s", by.Actor.PersonID, e, now, done.Items[0], want)
	}
	if want == studies.Kept {
		m.marks[cell] = e.Mark
		m.remember(cell, e.ID)
	}
	m.sent = append(m.sent, e)
}

// remember keeps the last entries of a cell, the newest first.
func (m *machine) remember(cell, id string) {
	all := append([]string{id}, m.kept[cell]...)
	m.kept[cell] = all[:min(len(all), 8)]
}

func (m *machine) enter(r *rapid.T) {
	e := studies.MarkEntry{ID: m.key(), SessionID: rapid.SampledFrom(m.sessions).Draw(r, "session"), EnrollmentID: m.who(r), Mark: m.markOf(r, "value"), Fill: rapid.Bool().Draw(r, "fill")}
	if e.Was = m.marks[e.SessionID+" "+e.EnrollmentID]; rapid.IntRange(0, 3).Draw(r, "stale") == 0 {
		e.Was = m.markOf(r, "was")
	}
	m.send(r, m.by(r), e)
}

func (m *machine) allPresent(r *rapid.T) {
	session, by := rapid.SampledFrom(m.sessions).Draw(r, "session"), m.by(r)
	for i := range 3 {
		m.send(r, by, studies.MarkEntry{ID: m.key(), SessionID: session, EnrollmentID: fmt.Sprint("e0", i), Mark: studies.Mark{Value: studies.Present}, Fill: true})
	}
}

// again sends what was sent before, as a tablet does that got no answer.
func (m *machine) again(r *rapid.T) {
	if len(m.sent) == 0 {
		r.Skip("nothing was sent")
	}
	m.send(r, m.by(r), rapid.SampledFrom(m.sent).Draw(r, "entry"))
}

func (m *machine) copy(r *rapid.T) {
	who, from, by, id := m.who(r), rapid.SampledFrom(m.sessions).Draw(r, "from"), m.by(r), m.key()
	mark := m.marks[from+" "+who]
	if mark.Minutes = 0; mark.Value == "" || !m.mayEnter(by, from) {
		r.Skip("nothing to copy")
	}
	var done studies.MarkVerdicts
	by.Call(m.t, http.MethodPost, m.path("attendance")+"/copies", map[string]any{"id": id, "session_id": from, "enrollment_id": who}).Into(http.StatusOK, &done)
	m.copies[id] = map[string]string{"": who}
	for _, session := range m.sessions {
		if cell := session + " " + who; m.mayEnter(by, session) && m.marks[cell] == (studies.Mark{}) {
			m.marks[cell], m.copies[id][cell] = mark, who
			m.remember(cell, id)
		}
	}
	if len(done.Items) != len(m.copies[id])-1 {
		r.Fatalf("%d were filled, want %d", len(done.Items), len(m.copies[id])-1)
	}
}

func (m *machine) undo(r *rapid.T) {
	if len(m.copies) == 0 {
		r.Skip("nothing was copied")
	}
	ids := []string{}
	for id := range m.copies {
		ids = append(ids, id)
	}
	slices.Sort(ids)
	id := rapid.SampledFrom(ids).Draw(r, "copy")
	who, emptied := m.copies[id][""], 0
	for cell := range m.copies[id] {
		if cell != "" && len(m.kept[cell]) > 0 && m.kept[cell][0] == id {
			m.marks[cell] = studies.Mark{}
			m.remember(cell, "undo-"+id)
			emptied++
		}
	}
	var done studies.CopyUndone
	m.as("clerk", access.Secretary).Call(m.t, http.MethodPost, m.path("attendance")+"/copies/undo", map[string]any{"id": id, "enrollment_id": who}).Into(http.StatusOK, &done)
	if done.Emptied != emptied {
		r.Fatalf("%+v, want %d", done, emptied)
	}
}

func (m *machine) grade(r *rapid.T) {
	who, attempt := m.who(r), rapid.IntRange(0, 2).Draw(r, "attempt")
	at := func(n int) studies.GradeCell { return m.grades[fmt.Sprint(who, " ", n)] }
	now := rapid.SampledFrom([]studies.GradeCell{{}, graded(0), graded(6999), graded(10000), stateOf(studies.Missed), stateOf(studies.Exempt)}).Draw(r, "grade")
	want := studies.Kept
	switch {
	case m.locked, attempt > 0 && now.State != "" && at(attempt-1).State == "", now.State == "" && at(attempt+1).State != "", attempt > 0 && now.State == studies.Exempt:
		want = studies.Refused
	case at(attempt) == now:
		want = studies.Same
	}
	var done studies.GradeVerdicts
	m.by(r).Call(m.t, http.MethodPost, m.path("grades")+"/grades", map[string]any{"entries": []studies.GradeEntry{{ID: m.key(), EnrollmentID: who, Attempt: attempt, Was: at(attempt), Grade: now}}}).Into(http.StatusOK, &done)
	if done.Items[0].Outcome != want {
		r.Fatalf("%s %d %+v: %+v, want %s", who, attempt, now, done.Items[0], want)
	}
	if want == studies.Kept {
		m.grades[fmt.Sprint(who, " ", attempt)] = now
	}
}

func (m *machine) some() bool {
	for _, g := range m.grades {
		if g.State != "" {
			return true
		}
	}
	return false
}

func (m *machine) publish(r *rapid.T) { m.settle(r, "/publish", m.locked) }
func (m *machine) lock(r *rapid.T)    { m.settle(r, "/lock", true) }

func (m *machine) settle(r *rapid.T, act string, lock bool) {
	want := http.StatusOK
	if !m.published && !m.some() {
		want = http.StatusConflict
	}
	m.by(r).Call(m.t, http.MethodPost, m.path("grades")+act, nil).Is(want)
	if want == http.StatusOK {
		m.published, m.locked = true, lock
	}
}

func (m *machine) unlock(r *rapid.T) {
	by := m.by(r)
	if by.Actor.PersonID != "boss" {
		by.Call(m.t, http.MethodPost, m.path("grades")+"/unlock", nil).Is(http.StatusForbidden)
		return
	}
	by.Call(m.t, http.MethodPost, m.path("grades")+"/unlock", nil).Is(http.StatusOK)
	m.locked = false
}

// laws hold after every step: the sheets are what the model says, and nobody was
// told of grades that are not published, nor twice.
func (m *machine) laws(r *rapid.T) {
	var sheet api.Changed[studies.AttendanceSheet]
	m.Call(m.t, http.MethodGet, m.path("attendance"), nil).Into(http.StatusOK, &sheet)
	found := 0
	for _, who := range sheet.Data.Students {
		for _, k := range who.Marks {
			cell := k.SessionID + " " + who.EnrollmentID
			if k.Mark != m.marks[cell] {
				r.Fatalf("%s: %+v, want %+v", cell, k.Mark, m.marks[cell])
			}
			if k.Value != "" {
				found++
			}
		}
	}
	for _, k := range m.marks {
		if k.Value != "" {
			found--
		}
	}
	if found != 0 {
		r.Fatalf("%d marks too many", found)
	}
	var grades api.Changed[studies.GradeSheet]
	m.Call(m.t, http.MethodGet, m.path("grades"), nil).Into(http.StatusOK, &grades)
	for _, who := range grades.Data.Students {
		for _, a := range who.Attempts {
			if want := m.grades[fmt.Sprint(who.EnrollmentID, " ", a.Attempt)]; a.GradeCell != want {
				r.Fatalf("%s %d: %+v, want %+v", who.EnrollmentID, a.Attempt, a.GradeCell, want)
			}
		}
	}
	if grades.Data.Published != m.published || grades.Data.Locked != m.locked {
		r.Fatalf("%+v, want published %v, locked %v", grades.Data.SheetState, m.published, m.locked)
	}
	told, err := db.One(m.t.Context(), m.db, "", db.ScanInt, `SELECT COUNT(*) FROM notice WHERE event = ?`, "grades:"+m.course+":"+class)
	if err != nil || told > 3 || !m.published && told > 0 {
		r.Fatalf("%d were told: %v", told, err)
	}
}
