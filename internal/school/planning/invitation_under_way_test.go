package planning_test

import (
	"net/http"
	"slices"
	"strings"
	"testing"
	"time"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/mail"
	"myspace/internal/school/planning"
)

// began has the sessions of a planning have begun two days ago, and whatever was
// asked been asked before.
func (s inviting) began(t testing.TB, p planning.Planning) {
	t.Helper()
	day := clock.Today("Europe/Paris").AddDays(-2)
	from := clock.At(time.Date(day.Year, day.Month, day.Day, 9, 0, 0, 0, clock.Zone("Europe/Paris")))
	s.exec(t, `UPDATE planning SET first_day = ?, last_day = ? WHERE id = ?`, day, day.AddDays(1), p.ID)
	s.exec(t, `UPDATE agenda SET day = ?, start = 540, finish = 600, starts_at = ?, ends_at = ? WHERE planning_id = ?`, day, from, from.Add(time.Hour), p.ID)
	s.exec(t, `UPDATE teaching_invitation SET sent_at = ? WHERE sent_at IS NOT NULL`, from.Add(-time.Hour))
}

// moveLast has the last session of a course at another hour.
func (s inviting) moveLast(t testing.TB, p planning.Planning, courseID string, start int) {
	t.Helper()
	c := s.course(t, courseID)
	f := c.AgendaCourseFields
	last := len(f.Sessions) - 1
	f.Sessions[last].Start, f.Sessions[last].Finish = start, start+60
	s.act(t, p, c, f)
	s.publish(t, p.ID)
}

// A session to come that moves while the course is under way asks who accepted
// again, as one of the first day does: his link answers until that one begins, and
// takes the answer back. What is over asks nobody.
func TestASessionThatMovesUnderWayAsksAgain(t *testing.T) {
	s := newInviting(t)
	id, token, courseID, from, to := s.goesOn(t, "grace")
	s.publish(t, from.ID)
	s.publish(t, to.ID)
	s.is(t, id, "accepted")
	s.began(t, from)
	s.exec(t, `UPDATE planning SET state = 'closed' WHERE id = ?`, from.ID)
	s.Call(t, "POST", "/api/invitation-answers/undo", map[string]any{"token": token, "id": id}).Fails(http.StatusConflict, "invitation.over")
	s.post(t)

	s.moveLast(t, to, courseID, 780)
	if r := s.record(t, id); r.State != "not_answered" || !r.Again || r.PlanningID != to.ID || r.AnswerBy != clock.Today("Europe/Paris").AddDays(10) {
		t.Fatalf("asked again: %+v", r)
	}
	m := mailTo(t, s.post(t), "grace", "invitation_moved")
	if m.Params["number"] != to.Number {
		t.Errorf("the mail is about %v, want %v", m.Params["number"], to.Number)
	}
	grace, _ := access.Allow(access.Teacher, access.Self).Scope(s.as("grace", access.Teacher).Actor)
	waits, err := s.area.Part().Waiting[0](t.Context(), s.db, grace, clock.Now())
	if err != nil || len(waits) != 1 || waits[0].Link != "/apps/instructor/invitations#"+to.ID {
		t.Errorf("in his space waits %+v, %v", waits, err)
	}
	token = tokenOf(t, []mail.Message{m})
	if page := s.page(t, token); page.State != "open" || page.PlanningID != to.ID {
		t.Errorf("his link shows %+v", page)
	}
	s.answer(t, token, "yes")
	s.Call(t, "POST", "/api/invitation-answers/undo", map[string]any{"token": token, "id": id}).Is(http.StatusOK)
	s.is(t, id, "not_answered")

	s.moveLast(t, to, courseID, 840) // once more, before he has said anything
	mailTo(t, s.post(t), "grace", "invitation_moved")
	s.began(t, to)
	seen := s.page(t, token).Items[0]
	s.Call(t, "POST", "/api/invitation-answers", answering(token, db.NewID(), "yes", seen)).Fails(http.StatusConflict, "invitation.over")
	s.publish(t, to.ID)
	if got := s.post(t); len(got) != 0 {
		t.Errorf("what is over is asked: %s", templates(got))
	}
}

// Who came without having answered is set as accepted afterwards, until the
// week-end is closed; there is nothing left to tell him.
func TestWhoCameWithoutAnAnswerIsSetAsAccepted(t *testing.T) {
	s := newInviting(t)
	p := s.soon(t)
	id, token := s.asked(t, p, "grace")
	other, _ := s.asked(t, p, "paul")
	s.began(t, p)
	s.Call(t, "POST", "/api/invitation-answers", answering(token, db.NewID(), "yes", s.page(t, token).Items[0])).Fails(http.StatusConflict, "invitation.over")
	s.Call(t, "POST", "/api/invitations/"+id+"/accept", map[string]any{}).Is(http.StatusOK)
	s.is(t, id, "accepted")
	if got := templates(s.post(t)); got != "" {
		t.Errorf("the mails: %s", got)
	}
	s.exec(t, `UPDATE planning SET state = 'closed' WHERE id = ?`, p.ID)
	s.Call(t, "POST", "/api/invitations/"+other+"/accept", map[string]any{}).Fails(http.StatusConflict, "invitation.planning_over")
}

// A course goes on in the week-end that stands where another is canceled: who gives
// it is asked for the rest alone, his link and his calendar too, and nothing is left
// once that one is canceled as well.
func TestACourseGoesOnWhereAWeekEndIsCanceled(t *testing.T) {
	s := newInviting(t)
	id, token, courseID, from, to := s.goesOn(t, "grace")
	s.publish(t, from.ID)
	s.publish(t, to.ID)
	s.post(t)

	s.Call(t, "POST", "/api/plannings/"+from.ID+"/cancel", map[string]any{"reason": "Snow"}).Is(http.StatusOK)
	if r := s.record(t, id); r.State != "accepted" || r.PlanningID != to.ID || len(r.Sessions) != 1 || r.Sessions[0].PlanningID != to.ID {
		t.Fatalf("of what stands he is asked %+v", r)
	}
	if m := mailTo(t, s.post(t), "grace", "planning_canceled"); len(m.Attached) != 1 || strings.Count(string(m.Attached[0].Data), "BEGIN:VEVENT") != 1 {
		t.Errorf("his calendar is told %+v", m.Attached)
	}
	if page := s.page(t, token); page.State != "answered" || !slices.Contains(page.Items[0].May, "no") {
		t.Errorf("his link shows %+v", page)
	}
	s.moveLast(t, to, courseID, 780)
	m := mailTo(t, s.post(t), "grace", "invitation_moved")
	if strings.Count(m.Letter, "(paris)") != 1 || len(m.Attached) != 1 || strings.Count(string(m.Attached[0].Data), "BEGIN:VEVENT") != 1 {
		t.Errorf("he is asked again for %s, with %+v", m.Letter, m.Attached)
	}
	if page := s.page(t, token); page.State != "open" {
		t.Errorf("asked again, his first link shows %+v", page)
	}
	s.answer(t, tokenOf(t, []mail.Message{m}), "yes")
	s.Call(t, "POST", "/api/plannings/"+to.ID+"/cancel", map[string]any{"reason": "Snow again"}).Is(http.StatusOK)
	s.is(t, id, "canceled")
	if page := s.page(t, token); page.State != "canceled" {
		t.Errorf("nothing is left, and his link shows %+v", page)
	}
}
