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

// A yes is to the hours of then: what is published at others asks again, however
// they came to be others; what is published at the same ones does not.
func TestAYesIsToTheHoursOfThen(t *testing.T) {
	type weekends struct{ from, to planning.Planning }
	change := func(do func(*planning.AgendaCourseFields, weekends)) func(inviting, weekends, planning.AgendaCourse) planning.Planning {
		return func(s inviting, w weekends, c planning.AgendaCourse) planning.Planning {
			f := c.AgendaCourseFields
			do(&f, w)
			s.act(t, w.from, c, f)
			return w.from
		}
	}
	for name, tt := range map[string]struct {
		change func(inviting, weekends, planning.AgendaCourse) planning.Planning
		want   string
	}{
		"moved before it was published": {change(func(f *planning.AgendaCourseFields, _ weekends) { f.Sessions[0].Start, f.Sessions[0].Finish = 780, 960 }), "not_answered"},
		"one session more": {change(func(f *planning.AgendaCourseFields, w weekends) {
			f.Sessions = append(f.Sessions, planning.CourseSession{PlanningID: w.from.ID, Day: w.from.LastDay, Start: 540, Finish: 600})
		}), "not_answered"},
		"brought to another week-end": {func(s inviting, w weekends, c planning.AgendaCourse) planning.Planning {
			s.Call(t, "POST", "/api/plannings/"+w.to.ID+"/acts", s.bring(c, w.from, w.to, db.NewID())).Is(http.StatusOK)
			return w.to
		}, "not_answered"},
		"at another place": {change(func(f *planning.AgendaCourseFields, _ weekends) { f.Sessions[0].Place = "Room 2" }), "accepted"},
	} {
		s := newInviting(t)
		w := weekends{s.soon(t), s.later(t)}
		id, token := s.asked(t, w.from, "grace")
		s.answer(t, token, "yes")
		s.publish(t, tt.change(s, w, s.course(t, s.record(t, id).AgendaCourseID)).ID)
		if r := s.record(t, id); r.State != tt.want || r.Again != (tt.want == "not_answered") {
			t.Errorf("%s: it is %s, want %s", name, r.State, tt.want)
		}
		if r := s.record(t, id); r.Again {
			s.answer(t, tokenOf(t, s.post(t)), "yes")
			s.is(t, id, "accepted")
		}
	}
}

// Who says yes to hours that are not published yet is not asked for them again.
func TestAYesToNewHoursIsEnough(t *testing.T) {
	s := newInviting(t)
	p := s.soon(t)
	id, token := s.asked(t, p, "grace")
	s.publish(t, p.ID)
	c := s.course(t, s.record(t, id).AgendaCourseID)
	f := c.AgendaCourseFields
	f.Sessions[0].Start, f.Sessions[0].Finish = 780, 960
	s.act(t, p, c, f)
	s.answer(t, token, "yes")
	s.publish(t, p.ID)
	s.is(t, id, "accepted")
}
