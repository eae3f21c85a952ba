package planning_test

import (
	"context"
	"net/http"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/icaltest"
	"myspace/internal/base/mail"
	"myspace/internal/school/planning"
)

// lined puts people in line for a course, the first of them asked; it returns
// their invitations.
func (s inviting) lined(t testing.TB, p planning.Planning, people ...string) []string {
	t.Helper()
	ids := s.pencilled(t, p, people...)
	c := s.course(t, s.record(t, ids[0]).AgendaCourseID)
	s.Call(t, "PUT", "/api/agenda-courses/"+c.ID+"/line", map[string]any{"version": c.Version + 1, "half": "teacher", "ids": ids}).Fails(http.StatusConflict, "edit.stale")
	s.Call(t, "PUT", "/api/agenda-courses/"+c.ID+"/line", map[string]any{"version": c.Version, "half": "teacher", "ids": ids}).Is(http.StatusOK)
	s.send(t, ids[0])
	return ids
}

// dated sets when an invitation was sent, and by when an answer is wanted, in days
// from now.
func (s inviting) dated(t testing.TB, id string, sent, by int) {
	t.Helper()
	s.change(t, func(ctx context.Context, tx *db.Tx) error {
		return db.Exec(ctx, tx, `UPDATE teaching_invitation SET sent_at = ?, answer_by_day = ? WHERE id = ?`,
			clock.Now().Add(time.Duration(sent)*24*time.Hour), clock.Today("Europe/Paris").AddDays(by), id)
	})
}

func (s inviting) minded(t testing.TB) []mail.Message {
	t.Helper()
	if err := s.area.MindInvitations(t.Context()); err != nil {
		t.Fatal(err)
	}
	return s.post(t)
}

// Who says no has the next in line invited, once he can no longer take it back;
// run again, nobody else is.
func TestADeclineInvitesTheNextInLine(t *testing.T) {
	s := newInviting(t)
	ids := s.lined(t, s.soon(t), "grace", "paul", "ruth")
	token := tokenOf(t, s.post(t))
	s.answer(t, token, "no")
	wait, err := db.One(t.Context(), s.db, "", func(r db.Row) (at clock.Time, err error) { return at, r.Scan(&at) }, `SELECT run_at FROM job WHERE kind = 'planning.invite_next'`)
	if err != nil || wait.Before(clock.Now().Add(29*time.Minute)) {
		t.Errorf("the next is invited at %s: %v", wait, err)
	}
	s.Call(t, "POST", "/api/invitation-answers/undo", map[string]any{"token": token, "id": ids[0]}).Is(http.StatusOK)
	for range 2 {
		if err := s.area.FillVacancy(t.Context(), ids[0]); err != nil {
			t.Fatal(err)
		}
		s.is(t, ids[1], "in_analysis")
	}
	s.answer(t, token, "no")
	for range 2 { // as if a server had died before it could note the end
		if err := s.area.FillVacancy(t.Context(), ids[0]); err != nil {
			t.Fatal(err)
		}
	}
	s.is(t, ids[1], "not_answered")
	s.is(t, ids[2], "in_analysis")
	if e := s.record(t, ids[1]).Events[0]; e.Via != "itself" || e.Move != "send" {
		t.Errorf("it was sent by %+v", e)
	}
	s.Call(t, "POST", "/api/invitations/next", map[string]any{"ids": ids[1:2]}).Is(http.StatusOK)
	s.is(t, ids[1], "canceled")
	s.is(t, ids[2], "not_answered")
	s.Call(t, "POST", "/api/invitations/next", map[string]any{"ids": ids[2:]}).Fails(http.StatusConflict, "inviting.no_next")
}

// Nobody is invited for what somebody has accepted.
func TestNobodyIsInvitedForWhatIsAccepted(t *testing.T) {
	s := newInviting(t)
	ids := s.pencilled(t, s.soon(t), "grace", "paul")
	s.send(t, ids...)
	mails := s.post(t)
	s.Call(t, "POST", "/api/invitations/"+ids[0]+"/accept", map[string]any{"reason": "by telephone"}).Is(http.StatusOK)
	token := tokenOf(t, mails[slices.IndexFunc(mails, func(m mail.Message) bool { return m.To == "paul@example.org" }):])
	if page := s.page(t, token); !page.Items[0].Taken || slices.Contains(page.Items[0].May, "yes") {
		t.Errorf("what is taken is offered: %+v", page.Items[0])
	}
	s.Call(t, "POST", "/api/invitation-answers", answering(token, db.NewID(), "yes", s.page(t, token).Items[0])).Fails(http.StatusConflict, "invitation.taken")
	s.Call(t, "POST", "/api/invitations/remind", map[string]any{"ids": ids[1:]}).Fails(http.StatusConflict, "invitation.taken")
	s.Call(t, "POST", "/api/invitations/"+ids[1]+"/accept", map[string]any{}).Fails(http.StatusConflict, "invitation.taken")
	c := s.course(t, s.record(t, ids[0]).AgendaCourseID)
	f := c.AgendaCourseFields
	f.Staff = append(f.Staff, planning.Staffing{Half: planning.Teacher, PersonID: "ruth", State: planning.InAnalysis, SessionIDs: []string{}})
	ruth := s.act(t, s.planningOf(t, c), c, f).Staff[2].ID
	s.Call(t, "POST", "/api/invitations/send", map[string]any{"ids": []string{ruth}, "answer_by": "", "key": db.NewID()}).Fails(http.StatusConflict, "invitation.taken")
}

// planningOf is the planning in which a course stands.
func (s school) planningOf(t testing.TB, c planning.AgendaCourse) (p planning.Planning) {
	t.Helper()
	s.Call(t, "GET", "/api/plannings/"+c.Sessions[0].PlanningID, nil).Into(http.StatusOK, &p)
	return p
}

// Reminders go three days before the last day and on it, once each; after it the
// next in line is invited and the former told, with his calendar.
func TestInvitationsAreMinded(t *testing.T) {
	s := newInviting(t)
	ids := s.lined(t, s.soon(t), "grace", "paul")
	s.post(t)
	for _, tt := range []struct{ sent, by, mails int }{{-3, 5, 0}, {-5, 3, 1}, {-5, 3, 0}, {-5, 2, 0}} {
		s.dated(t, ids[0], tt.sent, tt.by)
		if got := s.minded(t); len(got) != tt.mails || tt.mails > 0 && got[0].Template != "invitation_reminded" {
			t.Errorf("sent %d days ago, wanted in %d: %d mails, want %d", -tt.sent, tt.by, len(got), tt.mails)
		}
	}
	s.change(t, func(ctx context.Context, tx *db.Tx) error { // three days on
		return db.Exec(ctx, tx, `UPDATE teaching_invitation SET reminded_at = ? WHERE id = ?`, clock.Now().Add(-72*time.Hour), ids[0])
	})
	s.dated(t, ids[0], -8, 0)
	if got := s.minded(t); len(got) != 1 || len(s.minded(t)) != 0 {
		t.Errorf("on the last day: %d mails", len(got))
	}
	s.dated(t, ids[0], -9, -1)
	mails := s.minded(t)
	s.is(t, ids[0], "canceled")
	s.is(t, ids[1], "not_answered")
	kinds := []string{}
	for _, m := range mails {
		kinds = append(kinds, m.To+" "+m.Template)
		if m.Template == "invitation_canceled" {
			c, err := icaltest.Read(string(m.Attached[0].Data))
			if err != nil || c.Events[0].Status != "CANCELLED" || c.Events[0].Sequence != 2 || !strings.Contains(string(m.Attached[0].Data), "METHOD:CANCEL") {
				t.Errorf("his calendar: %v %+v", err, c)
			}
		}
	}
	slices.Sort(kinds)
	if want := []string{"grace@example.org invitation_canceled", "paul@example.org invitation_sent", "planner@example.org invitation_next"}; !slices.Equal(kinds, want) {
		t.Errorf("the mails: %v, want %v", kinds, want)
	}
	if len(s.minded(t)) != 0 {
		t.Error("minded again, somebody is mailed again")
	}
}

// A session that moved asks who accepted, and only them; another place does not.
func TestAMovedSessionAsksWhoAcceptedAgain(t *testing.T) {
	s := newInviting(t)
	p := s.soon(t)
	id, token := s.asked(t, p, "grace")
	waits, _ := s.asked(t, p, "paul")
	s.answer(t, token, "yes")
	s.publish(t, p.ID)
	s.post(t)
	c := s.course(t, s.record(t, id).AgendaCourseID)
	s.Call(t, "PUT", "/api/agenda/"+c.Sessions[0].ID+"/place", map[string]any{"place": "Room 7"}).Is(http.StatusOK)
	s.is(t, id, "accepted")
	c = s.course(t, c.ID)
	f := c.AgendaCourseFields
	f.Sessions[0].Start, f.Sessions[0].Finish = 780, 960
	s.act(t, p, c, f)
	s.is(t, id, "accepted")
	s.publish(t, p.ID)
	s.is(t, id, "not_answered")
	if r := s.record(t, id); !r.Again || s.record(t, waits).Again || r.Events[0].Move != "moved" {
		t.Errorf("asked again: %+v", r)
	}
	mails := slices.DeleteFunc(s.post(t), func(m mail.Message) bool { return m.To != "grace@example.org" || m.Template == "session_changed" })
	if len(mails) != 1 || mails[0].Template != "invitation_moved" || !strings.Contains(mails[0].Letter, "13:00–16:00") {
		t.Errorf("the mails: %+v", mails)
	}
	if shown, err := planning.FindPublished(t.Context(), s.db, p.ID); err != nil || len(shown[c.Sessions[0].ID].People) != 1 {
		t.Errorf("he is no longer shown as giving it: %v", shown)
	}
	s.answer(t, tokenOf(t, mails), "yes")
	s.is(t, id, "accepted")
}

// Who was written to is taken off no board by an act or an undo: his invitation
// is canceled, and he is told.
func TestWhoWasWrittenToStaysOnTheBoard(t *testing.T) {
	s := newInviting(t)
	p := s.soon(t)
	id, token := s.asked(t, p, "grace")
	s.Call(t, "POST", "/api/plannings/"+p.ID+"/undo", map[string]any{}).Fails(http.StatusConflict, "planning.changed_since")
	c := s.course(t, s.record(t, id).AgendaCourseID)
	gone, back := c.AgendaCourseFields, c.AgendaCourseFields
	gone.Staff = []planning.Staffing{}
	back.Staff = slices.Clone(c.Staff)
	back.Staff[0].State = planning.InAnalysis
	change := func(f planning.AgendaCourseFields) map[string]any {
		return map[string]any{"kind": "staff", "key": db.NewID(), "changes": []planning.CellChange{{ID: c.ID, Version: c.Version, AgendaCourseFields: f}}}
	}
	s.Call(t, "POST", "/api/plannings/"+p.ID+"/acts", change(gone)).Fails(http.StatusConflict, "planning.staff_sent")
	s.Call(t, "POST", "/api/plannings/"+p.ID+"/acts", change(back)).Blames(http.StatusUnprocessableEntity, "staff planning.staff_state")
	gone.Sessions = []planning.CourseSession{}
	s.Call(t, "POST", "/api/plannings/"+p.ID+"/acts", change(gone)).Fails(http.StatusConflict, "planning.staff_sent")
	s.Call(t, "POST", "/api/invitations/cancel", map[string]any{"ids": []string{id}, "reason": "Snow"}).Is(http.StatusOK)
	if page := s.page(t, token); page.State != "canceled" || len(page.Items[0].May) != 0 {
		t.Errorf("a canceled one shows %+v", page)
	}
	c = s.course(t, c.ID)
	f := c.AgendaCourseFields
	f.Staff = []planning.Staffing{}
	if kept := s.act(t, p, c, f); len(kept.Staff) != 1 {
		t.Errorf("its history is gone: %+v", kept.Staff)
	}
}

// A canceled planning cancels what people were asked for it.
func TestACanceledPlanningUninvites(t *testing.T) {
	s := newInviting(t)
	p := s.soon(t)
	id, token := s.asked(t, p, "grace")
	s.Call(t, "POST", "/api/plannings/"+p.ID+"/cancel", map[string]any{"reason": "Snow"}).Is(http.StatusOK)
	s.is(t, id, "canceled")
	if page := s.page(t, token); page.State != "canceled" {
		t.Errorf("the page is %s", page.State)
	}
	if mails := s.post(t); len(mails) != 1 || mails[0].Template != "invitation_canceled" {
		t.Errorf("the mails: %+v", mails)
	}
}

// Who had accepted sessions of a published week-end got two mails when it was
// canceled: the notice and that of his invitation. One says all, with the reason,
// what he had not answered yet, and a calendar file.
func TestACanceledPlanningIsOneMail(t *testing.T) {
	s := newInviting(t)
	s.enrolled(t, "sits", "class0")
	p := s.soon(t)
	accepts, token := s.asked(t, p, "grace")
	s.answer(t, token, "yes")
	s.publish(t, p.ID)
	waits, _ := s.asked(t, p, "grace")
	only, _ := s.asked(t, p, "paul")
	s.put(t, p, planning.Staffing{Half: planning.Teacher, PersonID: "ruth", State: planning.InAnalysis})
	s.exec(t, `UPDATE notice SET mailed_at = happened_at`)
	s.Call(t, "POST", "/api/plannings/"+p.ID+"/cancel", map[string]any{"reason": "Snow"}).Is(http.StatusOK)
	for _, id := range []string{accepts, waits, only} {
		s.is(t, id, "canceled")
	}
	mails := s.post(t)
	if got := templates(mails); got != "grace planning_canceled, paul invitation_canceled, sits planning_canceled" {
		t.Fatalf("the mails: %s", got)
	}
	for _, m := range mails {
		switch m.To {
		case "grace@example.org":
			c, err := icaltest.Read(string(m.Attached[0].Data))
			if err != nil || len(c.Events) != 2 || c.Events[0].Status != "CANCELLED" || !strings.Contains(string(m.Attached[0].Data), "METHOD:CANCEL") {
				t.Errorf("her calendar: %v %+v", err, c)
			}
			if strings.Count(m.Letter, "Canceled: Course course0") != 2 || !strings.Contains(m.Letter, "Snow") {
				t.Errorf("she is written %s", m.Letter)
			}
		case "sits@example.org":
			if len(m.Attached) != 0 || strings.Count(m.Letter, "course0") != 1 {
				t.Errorf("who sits is written %s", m.Letter)
			}
		}
	}
	s.isTold(t, "grace", "planning_canceled", "invitation_sent", "planning_published", "invitation_sent")
}

// A link stays as long as what it says may be wanted, and goes then.
func TestOldLinksAreSwept(t *testing.T) {
	s := newInviting(t)
	p := s.soon(t)
	_, token := s.asked(t, p, "grace")
	for _, tt := range []struct {
		days int
		left bool
	}{{0, true}, {90, true}, {92, false}} {
		if err := planning.SweepLinks(t.Context(), s.db, clock.Now().Add(time.Duration(p.LastDay.DaysSince(clock.Today(""))+tt.days)*24*time.Hour)); err != nil {
			t.Fatal(err)
		}
		if found, err := db.Exists(t.Context(), s.db, `SELECT 1 FROM teaching_link`); err != nil || found != tt.left {
			t.Errorf("%d days after the week-end the link is there: %v, %v", tt.days, found, err)
		}
	}
	s.Call(t, "POST", "/api/invitation-answers/read", map[string]any{"token": token}).Fails(http.StatusNotFound, "invitation.link_invalid")
}

// Of two clicks at once one counts, and a click beside a cancel ends in one truth
// that both are told.
func TestTwoAtOnce(t *testing.T) {
	s := newInviting(t)
	p := s.soon(t)
	for range 8 {
		id, token := s.asked(t, p, "grace")
		item := s.page(t, token).Items
		mine := item[slices.IndexFunc(item, func(i planning.AnswerItem) bool { return i.ID == id })]
		key, codes := db.NewID(), make([]int, 3)
		var all sync.WaitGroup
		for n, call := range []func() int{
			func() int {
				return s.Call(t, "POST", "/api/invitation-answers", answering(token, key, "yes", mine)).Code
			},
			func() int {
				return s.Call(t, "POST", "/api/invitation-answers", answering(token, key, "yes", mine)).Code
			},
			func() int {
				return s.as("other", access.Supervisor).Call(t, "POST", "/api/invitations/cancel", map[string]any{"ids": []string{id}}).Code
			},
		} {
			all.Go(func() { codes[n] = call() })
		}
		all.Wait()
		r := s.record(t, id)
		confirms := 0
		for _, e := range r.Events {
			if e.Move == "confirm" {
				confirms++
			}
		}
		if r.State != "canceled" || codes[2] != http.StatusOK || confirms > 1 || (confirms == 1) != (codes[0] == http.StatusOK || codes[1] == http.StatusOK) {
			t.Fatalf("%s after %v: %+v", r.State, codes, r.Events)
		}
	}
}
