package studies_test

import (
	"context"
	"fmt"
	"net/http"
	"testing"
	"time"

	"pgregory.net/rapid"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/longtest"
	"myspace/internal/school/academic"
	"myspace/internal/school/part"
	"myspace/internal/school/studies"
)

// ahead gives class1 the course of class0 in a session to come.
func (s school) ahead(t testing.TB) {
	t.Helper()
	s.change(t, func(ctx context.Context, tx *db.Tx) error {
		return s.publish(ctx, tx, session{id: "d9", agendaCourse: "acd", course: "course0", campus: "dakar", starts: s.now.Add(3 * 24 * time.Hour), classes: []string{"class1"}, teachers: []string{"paul"}})
	})
}

// TestTheSameCourseElsewhereMayBeOfAnotherEdition: a report takes it over by its
// code, so he may come to it.
func TestTheSameCourseElsewhereMayBeOfAnotherEdition(t *testing.T) {
	s := newSchool(t)
	s.change(t, func(ctx context.Context, tx *db.Tx) error {
		if err := academic.AddCourse(ctx, tx, "course0b", academic.CourseFields{Code: "Ccourse0", Edition: "2", Name: "Course 0, new", Hours: 6}); err != nil {
			return err
		}
		for i, course := range []string{"course0b", "course1"} {
			if err := s.publish(ctx, tx, session{id: fmt.Sprintf("d%d", 8+i), agendaCourse: "acd" + course, course: course, campus: "dakar", starts: s.now.Add(3 * 24 * time.Hour), classes: []string{"class1"}}); err != nil {
				return err
			}
		}
		return nil
	})
	s.enter(t, mark("entry-01", "a0", "e00", studies.Absent))
	var others studies.OtherSessions
	s.Call(t, http.MethodGet, "/api/students/s00/missed/a0/elsewhere", nil).Into(http.StatusOK, &others)
	if len(others.Items) != 1 || others.Items[0].SessionID != "d8" {
		t.Errorf("he may come to %+v", others.Items)
	}
}

func catchUpBody(way string) map[string]any {
	body := map[string]any{"session_id": "a0", "way": way, "due_day": clock.Today("").AddDays(14), "note": "", "other_session_id": "", "other_class_id": ""}
	if way == studies.Elsewhere {
		body["other_session_id"], body["other_class_id"] = "d9", "class1"
	}
	return body
}

func (s school) openCatchUp(t testing.TB, way string) (c studies.CatchUp) {
	t.Helper()
	s.Call(t, http.MethodPost, "/api/students/s00/catch-ups", catchUpBody(way)).Into(http.StatusCreated, &c)
	return c
}

func (s school) catchUps(t testing.TB) (all studies.CatchUps) {
	t.Helper()
	s.Call(t, http.MethodGet, "/api/attendance/classes/"+class+"/catch-ups", nil).Into(http.StatusOK, &all)
	return all
}

// TestAGuestProvesHisCatchUpAtHome: the other class marks him present, which
// counts there in no rate, and one click at home makes it up.
func TestAGuestProvesHisCatchUpAtHome(t *testing.T) {
	s := newSchool(t)
	s.ahead(t)
	s.enter(t, mark("entry-01", "a0", "e00", studies.Absent))
	me := s.as("s00", access.Student)
	var mine studies.CatchUps
	me.Call(t, http.MethodGet, "/api/students/s00/catch-ups", nil).Into(http.StatusOK, &mine)
	if len(mine.Missed) != 1 || mine.Missed[0].SessionID != "a0" || len(mine.Items) != 0 {
		t.Fatalf("he missed %+v", mine)
	}
	var others studies.OtherSessions
	me.Call(t, http.MethodGet, "/api/students/s00/missed/a0/elsewhere", nil).Into(http.StatusOK, &others)
	if len(others.Items) != 1 || others.Items[0].SessionID != "d9" {
		t.Fatalf("he may come to %+v", others.Items)
	}
	c := me.openCatchUp(t, studies.Elsewhere)
	s.Call(t, http.MethodPost, "/api/students/s00/catch-ups", catchUpBody(studies.ByWork)).Fails(http.StatusConflict, "catchup.not_missed")
	s.Call(t, http.MethodPost, "/api/catch-ups/"+c.ID+"/take", nil).Fails(http.StatusConflict, "catchup.not_proposed")

	there := s.as("paul", access.Teacher)
	const sheet = "/api/attendance/sheets/acd/class1"
	var changed api.Changed[studies.AttendanceSheet]
	there.Call(t, http.MethodGet, sheet, nil).Into(http.StatusOK, &changed)
	if g := changed.Data.Guests; len(g) != 1 || g[0].StudentID != "s00" || g[0].ClassCode != "K0" || !g[0].MayEdit || len(changed.Data.Students) != 5 {
		t.Fatalf("guests: %+v", g)
	}
	before := changed.Mark
	s.Call(t, http.MethodPost, sheet+"/guests", map[string]any{"catch_up_id": c.ID, "value": "present"}).Is(http.StatusNotFound) // the office of Paris
	there.Call(t, http.MethodPost, sheet+"/guests", map[string]any{"catch_up_id": c.ID, "value": "present"}).Is(http.StatusOK)
	there.Call(t, http.MethodGet, sheet, nil).Into(http.StatusOK, &changed)
	if changed.Mark == before || changed.Data.Guests[0].Value != studies.Present || changed.Data.Students[0].Presence.Counted != 0 {
		t.Errorf("the sheet is %+v", changed)
	}

	all := s.catchUps(t)
	if len(all.Items) != 1 || !all.Items[0].Proposed || all.Items[0].Proof != studies.Elsewhere || len(all.Missed) != 0 {
		t.Fatalf("at home: %+v", all)
	}
	me.Call(t, http.MethodPost, "/api/catch-ups/"+c.ID+"/take", nil).Is(http.StatusForbidden)
	s.Call(t, http.MethodPost, "/api/catch-ups/"+c.ID+"/take", nil).Into(http.StatusOK, &c)
	if got := values(s.attendance(t))["a0 e00"]; got != studies.MadeUp || c.State != "taken" {
		t.Errorf("the mark is %s, the catch-up %s", got, c.State)
	}
	there.Call(t, http.MethodPost, sheet+"/guests", map[string]any{"catch_up_id": c.ID, "value": "absent"}).Fails(http.StatusConflict, "catchup.not_open")
}

// TestWorkIsAcceptedByWhoTeaches the session, and by nobody else who teaches.
func TestWorkIsAcceptedByWhoTeaches(t *testing.T) {
	s := newSchool(t)
	s.enter(t, mark("entry-01", "a0", "e00", studies.Absent))
	c := s.as("s00", access.Student).openCatchUp(t, studies.ByWork)
	accept := "/api/catch-ups/" + c.ID + "/accept"
	grace := s.as("grace", access.Teacher)
	grace.Call(t, http.MethodPost, accept, nil).Fails(http.StatusConflict, "catchup.nothing_handed_in")
	s.handIn(t, c.ID)
	s.as("paul", access.Teacher).Call(t, http.MethodPost, accept, nil).Fails(http.StatusNotFound, "catchup.not_found")
	s.as("s00", access.Student).Call(t, http.MethodPost, accept, nil).Is(http.StatusForbidden)
	grace.Call(t, http.MethodPost, accept, nil).Into(http.StatusOK, &c)
	if c.Proof != studies.ByWork || !c.Proposed || c.Work.AcceptedBy != "A grace" {
		t.Errorf("%+v", c)
	}
	if got := grace.catchUps(t); len(got.Items) != 1 {
		t.Errorf("who teaches it sees %+v", got)
	}
	s.as("s01", access.Student).Call(t, http.MethodPost, "/api/catch-ups/"+c.ID+"/end", nil).Fails(http.StatusNotFound, "catchup.not_found")
	s.Call(t, http.MethodPost, "/api/students/s00/catch-ups", catchUpBody(studies.ByRecording)).Fails(http.StatusConflict, "catchup.not_missed")
}

// handIn files the work of a catch-up.
func (s school) handIn(t testing.TB, id string) {
	t.Helper()
	s.exec(t, `INSERT INTO file (hash, size, media_type, created_at) VALUES ('work', 1, 'text/plain', ?) ON CONFLICT DO NOTHING`, since)
	s.exec(t, `UPDATE catch_up SET work_name = 'a.txt', work_hash = 'work' WHERE id = ?`, id)
}

// TestARecordingHeardToNineTenthsIsAProof: whoever keeps recordings says how much
// was heard, and the rest follows.
func TestARecordingHeardToNineTenthsIsAProof(t *testing.T) {
	s := newSchool(t)
	s.enter(t, mark("entry-01", "a0", "e00", studies.Absent))
	heard := map[part.Listening]int{{PersonID: "s00", SessionID: "a0"}: 89}
	s.area.Parts = part.Parts{{Heard: func(context.Context, db.Querier, []part.Listening) (map[part.Listening]int, error) { return heard, nil }}}
	if missed := s.catchUps(t).Missed; len(missed) != 1 || !missed[0].Recorded {
		t.Fatalf("missed: %+v", missed)
	}
	c := s.openCatchUp(t, studies.ByRecording)
	take := "/api/catch-ups/" + c.ID + "/take"
	if c.Heard != 89 || c.Proof != "" || c.Proposed {
		t.Errorf("before enough was heard: %+v", c)
	}
	s.Call(t, http.MethodPost, take, nil).Is(http.StatusConflict)
	heard[part.Listening{PersonID: "s00", SessionID: "a0"}] = 90
	if all := s.catchUps(t).Items; len(all) != 1 || all[0].Proof != studies.ByRecording || !all[0].Proposed {
		t.Fatalf("once enough was heard: %+v", all)
	}
	s.Call(t, http.MethodPost, take, nil).Into(http.StatusOK, &c)
	if c.Missed.Value != studies.MadeUp {
		t.Errorf("taken: %+v", c)
	}
}

// TestWhatWasMadeUpAndIsMissedAgain can be made up for again: its mark was put back
// on the sheet, since it had been taken by mistake.
func TestWhatWasMadeUpAndIsMissedAgain(t *testing.T) {
	s := newSchool(t)
	s.enter(t, mark("entry-01", "a0", "e00", studies.Absent))
	c := s.openCatchUp(t, studies.ByWork)
	s.handIn(t, c.ID)
	s.Call(t, http.MethodPost, "/api/catch-ups/"+c.ID+"/accept", nil).Is(http.StatusOK)
	s.Call(t, http.MethodPost, "/api/catch-ups/"+c.ID+"/take", nil).Is(http.StatusOK)
	back := mark("entry-02", "a0", "e00", studies.Absent)
	back.Was.Value = studies.MadeUp
	s.enter(t, back)
	if all := s.catchUps(t); len(all.Missed) != 1 {
		t.Fatalf("missed: %+v", all.Missed)
	}
	again := s.openCatchUp(t, studies.ByWork)
	if all := s.catchUps(t); len(all.Missed) != 0 || len(all.Items) != 2 || all.Items[0].ID != again.ID || all.Items[1].State != "ended" {
		t.Errorf("%+v", all)
	}
}

// TestAWayThatThereIsNot is refused.
func TestAWayThatThereIsNot(t *testing.T) {
	s := newSchool(t)
	s.enter(t, mark("entry-01", "a0", "e00", studies.Absent), mark("entry-02", "a1", "e00", studies.Present))
	s.Call(t, http.MethodPost, "/api/students/s00/catch-ups", catchUpBody(studies.ByRecording)).Blames(http.StatusUnprocessableEntity, "way catchup.no_recording")
	s.Call(t, http.MethodPost, "/api/students/s00/catch-ups", catchUpBody(studies.Elsewhere)).Blames(http.StatusUnprocessableEntity, "other_session_id catchup.choose_session")
	body := catchUpBody(studies.ByWork)
	body["session_id"] = "a1"
	s.Call(t, http.MethodPost, "/api/students/s00/catch-ups", body).Fails(http.StatusConflict, "catchup.not_missed")
	s.as("other", access.Coordinator).Call(t, http.MethodPost, "/api/students/s10/catch-ups", body).Fails(http.StatusNotFound, "attendance.no_student")
}

// TestCatchUpsDoWhatASimpleModelSays opens, proves, takes, undoes and ends one at
// random, while its mark is changed directly, its session canceled and its class
// archived, and holds it against a model.
func TestCatchUpsDoWhatASimpleModelSays(t *testing.T) {
	s := newSchool(t)
	longtest.CheckSome(t, 12, func(r *rapid.T) {
		s.exec(t, `DELETE FROM catch_up`)
		s.exec(t, `UPDATE attendance SET value = 'absent', reason = '', minutes = 0, entries = ''`)
		m := &catchUpModel{school: s, t: t, value: studies.Absent}
		m.cancel(false)
		m.archive(false)
		s.enter(t, mark("entry-01", "a0", "e00", studies.Absent))
		r.Repeat(map[string]func(*rapid.T){
			"": m.laws, "open": m.openOne, "accept": m.accept, "take": m.take, "take again": m.take, "undo": m.undo, "end": m.end, "mark": m.mark,
			"cancel":  func(r *rapid.T) { m.cancel(rapid.Bool().Draw(r, "canceled")) },
			"archive": func(r *rapid.T) { m.archive(rapid.Bool().Draw(r, "archived")) },
		})
	})
	s.exec(t, `UPDATE published_agenda SET canceled = FALSE`)
}

// catchUpModel is what is expected of one absence.
type catchUpModel struct {
	school
	t                           *testing.T
	id, state                   string
	accepted, canceled, expired bool
	value                       studies.Value
	touched                     bool // the mark was changed since it was taken
	marks                       int
}

func (m *catchUpModel) counts() bool { return !m.canceled && !m.expired }

func (m *catchUpModel) away() bool {
	return m.value == studies.Absent || m.value == studies.Justified
}

// move does something, and holds whether that was possible against the model.
func (m *catchUpModel) move(r *rapid.T, name string, may bool) bool {
	if m.id == "" {
		return false
	}
	answer := m.Call(m.t, http.MethodPost, "/api/catch-ups/"+m.id+"/"+name, nil)
	if got := answer.Code == http.StatusOK; got != may {
		r.Fatalf("%s of %+v: %d %s", name, m, answer.Code, answer.Body)
	}
	return may
}

func (m *catchUpModel) openOne(r *rapid.T) {
	may := m.state != "open" && m.away() && m.counts()
	answer := m.Call(m.t, http.MethodPost, "/api/students/s00/catch-ups", catchUpBody(studies.ByWork))
	if got := answer.Code == http.StatusCreated; got != may {
		r.Fatalf("open %+v: %d %s", m, answer.Code, answer.Body)
	}
	if may {
		var c studies.CatchUp
		answer.Into(http.StatusCreated, &c)
		m.id, m.state, m.accepted = c.ID, "open", false
		m.handIn(m.t, c.ID)
	}
}

func (m *catchUpModel) accept(r *rapid.T) {
	if m.move(r, "accept", m.state == "open") {
		m.accepted = true
	}
}

func (m *catchUpModel) take(r *rapid.T) {
	if m.move(r, "take", m.state == "open" && m.accepted && m.away() && m.counts()) {
		m.state, m.value, m.touched = "taken", studies.MadeUp, false
	}
}

func (m *catchUpModel) undo(r *rapid.T) {
	if m.move(r, "undo", m.state == "taken" && !m.touched && m.counts()) {
		m.state, m.value = "open", studies.Absent
	}
}

func (m *catchUpModel) end(r *rapid.T) {
	if m.move(r, "end", m.state == "open") {
		m.state = "ended"
	}
}

// mark changes the mark directly, which stays possible.
func (m *catchUpModel) mark(r *rapid.T) {
	value := rapid.SampledFrom([]studies.Value{studies.Absent, studies.Present, studies.MadeUp}).Draw(r, "value")
	if !m.counts() || value == m.value {
		return
	}
	m.marks++
	e := mark(fmt.Sprintf("direct-%s-%d", m.id, m.marks), "a0", "e00", value)
	e.Was.Value = m.value
	if got := m.enter(m.t, e)[0]; got.Outcome != studies.Kept {
		r.Fatalf("%+v: %+v", m, got)
	}
	m.value, m.touched = value, true
}

func (m *catchUpModel) cancel(canceled bool) {
	m.exec(m.t, `UPDATE published_agenda SET canceled = ? WHERE id = 'a0'`, canceled)
	m.canceled = canceled
}

func (m *catchUpModel) archive(archived bool) {
	if archived {
		m.exec(m.t, `UPDATE class SET archived_at = ? WHERE id = ?`, since, class)
	} else {
		m.exec(m.t, `UPDATE class SET archived_at = NULL WHERE id = ?`, class)
	}
	m.expired = archived
}

// laws hold after every step.
func (m *catchUpModel) laws(r *rapid.T) {
	var all studies.CatchUps
	m.Call(m.t, http.MethodGet, "/api/students/s00/catch-ups", nil).Into(http.StatusOK, &all)
	for _, c := range all.Items {
		if c.ID != m.id {
			if c.State != "ended" {
				r.Fatalf("%+v is another that lives", c)
			}
			continue
		}
		open := m.state == "open"
		if c.State != m.state || c.Missed.Value != m.value || c.Proposed != (open && m.accepted && m.away() && m.counts()) || c.Settled != (open && (!m.away() || !m.counts())) {
			r.Fatalf("%+v, want %+v", c, m)
		}
	}
}
