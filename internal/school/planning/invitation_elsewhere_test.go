package planning_test

import (
	"net/http"
	"slices"
	"testing"

	"myspace/internal/base/db"
	"myspace/internal/base/mail"
	"myspace/internal/school/planning"
)

// later is a week-end after the one that is soon.
func (s school) later(t testing.TB) planning.Planning {
	t.Helper()
	return s.weekend(t, ahead().AddDays(7).String(), ahead().AddDays(8).String())
}

// A link whose course went to another week-end says so and whom to call; once
// that is published a newer mail brings another link, and one only.
func TestALinkWhoseCourseWentToAnotherWeekend(t *testing.T) {
	s := newInviting(t)
	from, to := s.soon(t), s.later(t)
	id, token := s.asked(t, from, "grace")
	seen := s.page(t, token).Items[0]
	s.Call(t, "POST", "/api/plannings/"+to.ID+"/acts", s.bring(s.course(t, s.record(t, id).AgendaCourseID), from, to, db.NewID())).Is(http.StatusOK)
	if page := s.page(t, token); page.State != "changed" || page.Contact.Name != "A planner" || page.Contact.Campus != "paris" || len(page.Items) != 0 {
		t.Errorf("the old link shows %+v", page)
	}
	s.Call(t, "POST", "/api/invitation-answers", answering(token, db.NewID(), "yes", seen)).Fails(http.StatusConflict, "invitation.link_ended")
	invited := func(mails []mail.Message) []mail.Message {
		return slices.DeleteFunc(mails, func(m mail.Message) bool { return m.Template != "invitation_sent" || m.To != "grace@example.org" })
	}
	if mails := s.post(t); len(invited(mails)) != 0 {
		t.Errorf("what is not published is mailed: %+v", mails)
	}
	s.publish(t, to.ID)
	mails := invited(s.post(t))
	if len(mails) != 1 {
		t.Fatalf("%d mails went", len(mails))
	}
	c := s.course(t, s.record(t, id).AgendaCourseID)
	f := c.AgendaCourseFields
	f.Sessions[0].Place = "Room 2"
	s.act(t, to, c, f)
	s.publish(t, to.ID)
	if again := invited(s.post(t)); len(again) != 0 {
		t.Errorf("a change of place asks again: %+v", again)
	}
	if page := s.page(t, token); page.State != "changed" || page.Contact.Name == "" {
		t.Errorf("after the newer mail the old link shows %+v", page)
	}
	s.answer(t, tokenOf(t, mails), "yes")
	s.is(t, id, "accepted")
}
