package planning_test

import (
	"context"
	"errors"
	"net/http"
	"strings"
	"testing"
	"time"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/icaltest"
	"myspace/internal/base/mail"
	"myspace/internal/school/planning"
)

// twoSessions asks somebody for a course of two sessions, and returns it with his
// invitation and the token of his mail.
func (s inviting) twoSessions(t testing.TB, p planning.Planning, person string) (c planning.AgendaCourse, id, token string) {
	t.Helper()
	id = s.pencilled(t, p, person)[0]
	c = s.course(t, s.record(t, id).AgendaCourseID)
	f := c.AgendaCourseFields
	f.Sessions = append(f.Sessions, planning.CourseSession{PlanningID: p.ID, Day: p.LastDay, Start: 540, Finish: 600})
	c = s.act(t, p, c, f)
	s.send(t, id)
	return c, id, tokenOf(t, s.post(t))
}

// without takes a session off a course.
func (s inviting) without(t testing.TB, p planning.Planning, courseID string, n int) {
	t.Helper()
	c := s.course(t, courseID)
	f := c.AgendaCourseFields
	f.Sessions = append(append([]planning.CourseSession{}, f.Sessions[:n]...), f.Sessions[n+1:]...)
	s.act(t, p, c, f)
}

// mailTo is the one mail of a kind to somebody.
func mailTo(t testing.TB, mails []mail.Message, person, kind string) (found mail.Message) {
	t.Helper()
	for _, m := range mails {
		if m.To == person+"@example.org" && m.Template == kind {
			if found.Template != "" {
				t.Fatalf("%s got two: %s", person, templates(mails))
			}
			found = m
		}
	}
	if found.Template == "" {
		t.Fatalf("%s got no %s: %s", person, kind, templates(mails))
	}
	return found
}

// tells fails the test unless a calendar file is by a method about these sessions,
// under a number.
func tells(t testing.TB, file mail.Attachment, method string, sequence int, sessions ...string) {
	t.Helper()
	text := string(file.Data)
	c, err := icaltest.Read(text)
	if err != nil || len(c.Events) != len(sessions) || !strings.Contains(text, "METHOD:"+method+"\r\n") || !strings.Contains(file.Type, "method="+method) {
		t.Fatalf("the calendar: %v, %s", err, text)
	}
	for n, id := range sessions {
		if e := c.Events[n]; !strings.Contains(e.UID, id) || e.Sequence != sequence || (e.Status == "CANCELLED") != (method == "CANCEL") {
			t.Errorf("event %d is %+v, want %s under %d", n, e, id, sequence)
		}
	}
}

// A session that is taken off a course is taken out of the calendar of who accepted
// it, once that is published, and once only; what is left is canceled by itself.
func TestADroppedSessionLeavesTheCalendar(t *testing.T) {
	s := newInviting(t)
	p := s.soon(t)
	c, id, token := s.twoSessions(t, p, "grace")
	s.answer(t, token, "yes")
	s.publish(t, p.ID)
	s.post(t)
	s.without(t, p, c.ID, 1)
	if mails := s.post(t); len(mails) != 0 {
		t.Errorf("what is not published is mailed: %s", templates(mails))
	}
	s.publish(t, p.ID)
	m := mailTo(t, s.post(t), "grace", "session_canceled")
	if len(m.Attached) != 1 {
		t.Fatalf("with it come %+v", m.Attached)
	}
	tells(t, m.Attached[0], "CANCEL", 2, c.Sessions[1].ID)
	s.is(t, id, "accepted")
	s.Call(t, "POST", "/api/invitations/cancel", map[string]any{"ids": []string{id}}).Is(http.StatusOK)
	m = mailTo(t, s.post(t), "grace", "invitation_canceled")
	if len(m.Attached) != 1 {
		t.Fatalf("with it come %+v", m.Attached)
	}
	tells(t, m.Attached[0], "CANCEL", 2, c.Sessions[0].ID)
}

// Who said yes to one of two sessions has the other taken out of his calendar by the
// mail that settles it, also where that had to be sent again.
func TestWhatWasNotAgreedLeavesTheCalendar(t *testing.T) {
	s := newInviting(t)
	p := s.soon(t)
	c, id, token := s.twoSessions(t, p, "grace")
	s.answer(t, token, "but", func(a *planning.InvitationAnswer) { a.SessionIDs = []string{c.Sessions[0].ID} })
	s.Call(t, "POST", "/api/invitations/"+id+"/agree", map[string]any{}).Is(http.StatusOK)
	broken := s.mailer
	broken.Send = func(context.Context, mail.Message) error { return errors.New("no line") }
	notices := s.unmailed(t, "grace")
	if len(notices) != 1 || broken.Mail(t.Context(), notices[0]) == nil {
		t.Fatalf("nothing waits, or it went: %v", notices)
	}
	m := mailTo(t, s.post(t), "grace", "invitation_set")
	if len(m.Attached) != 2 || m.Attached[0].Name == m.Attached[1].Name {
		t.Fatalf("with it come %+v", m.Attached)
	}
	tells(t, m.Attached[0], "REQUEST", 2, c.Sessions[0].ID)
	tells(t, m.Attached[1], "CANCEL", 2, c.Sessions[1].ID)
}

// A session that comes back, as its removal is taken back, is told of under a higher
// number than the one under which it was canceled.
func TestASessionThatComesBackIsInTheCalendarAgain(t *testing.T) {
	s := newInviting(t)
	p := s.soon(t)
	c, id, _ := s.twoSessions(t, p, "grace")
	s.without(t, p, c.ID, 1)
	remind := func() mail.Message {
		s.dated(t, id, -2, 5)
		s.exec(t, `UPDATE teaching_invitation SET reminded_at = NULL`)
		s.Call(t, "POST", "/api/invitations/remind", map[string]any{"ids": []string{id}}).Is(http.StatusOK)
		return mailTo(t, s.post(t), "grace", "invitation_reminded")
	}
	m := remind()
	if len(m.Attached) != 2 {
		t.Fatalf("with it come %+v", m.Attached)
	}
	tells(t, m.Attached[1], "CANCEL", 2, c.Sessions[1].ID)
	s.exec(t, `INSERT INTO agenda (id, agenda_course_id, planning_id, day, start, finish, starts_at, ends_at, place) VALUES (?, ?, ?, ?, 540, 600, ?, ?, '')`,
		c.Sessions[1].ID, c.ID, p.ID, p.LastDay, clock.Now().Add(1000*time.Hour), clock.Now().Add(1001*time.Hour))
	m = remind()
	if len(m.Attached) != 1 {
		t.Fatalf("with it come %+v", m.Attached)
	}
	back, err := icaltest.Read(string(m.Attached[0].Data))
	if err != nil || len(back.Events) != 2 || back.Events[1].Sequence != 3 || back.Events[0].Sequence != 1 {
		t.Errorf("the calendar: %v, %+v", err, back.Events)
	}
}

// Who has lost the role in which he was asked is still told that he is no longer
// asked, with his calendar: he would come for nothing.
func TestWhoTeachesNoMoreIsToldThatItIsCanceled(t *testing.T) {
	for kind, answer := range map[string]string{"waits": "", "accepted": "yes"} {
		s := newInviting(t)
		id, token := s.asked(t, s.soon(t), "grace")
		if answer != "" {
			s.answer(t, token, answer)
			s.post(t)
		}
		s.exec(t, `DELETE FROM membership_role WHERE person_id = 'grace'`)
		s.exec(t, `DELETE FROM network_role WHERE person_id = 'grace'`)
		s.Call(t, "POST", "/api/invitations/cancel", map[string]any{"ids": []string{id}, "reason": "Snow"}).Is(http.StatusOK)
		m := mailTo(t, s.post(t), "grace", "invitation_canceled")
		if !strings.Contains(m.Letter, "Course course0") || len(m.Attached) != 1 {
			t.Errorf("%s: he is written %+v", kind, m)
		}
		if page := s.page(t, token); page.State != "canceled" {
			t.Errorf("%s: his link says %s", kind, page.State)
		}
		s.as("grace", access.User).Call(t, "GET", "/api/own-invitations", nil).Is(http.StatusForbidden)
	}
}
