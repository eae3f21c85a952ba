package planning_test

import (
	"fmt"
	"net/http"
	"slices"
	"strings"
	"testing"

	"myspace/internal/base/access"
	"myspace/internal/base/db"
	"myspace/internal/base/mail"
	"myspace/internal/school/planning"
)

// offer has an invitation offer an amount.
func (s inviting) offer(t testing.TB, id string, amount any) {
	t.Helper()
	s.Call(t, "PUT", "/api/invitations/"+id, offered(amount, "version", s.record(t, id).Version)).Is(http.StatusOK)
}

// offered is the body of an offer, with something beside it.
func offered(amount any, key string, beside any) map[string]any {
	return map[string]any{
		"amount": amount, "offer_text": "", "answer_by": "", "lodging": "", "transport": "", "arrives_on": "", "leaves_on": "", key: beside,
	}
}

// agreed fails the test unless so much is agreed; -1 for nothing.
func (s inviting) agreed(t testing.TB, id string, want int64) {
	t.Helper()
	got := int64(-1)
	if r := s.record(t, id); r.Agreed != nil {
		got = *r.Agreed
	}
	if got != want {
		t.Errorf("%d is agreed, want %d", got, want)
	}
}

// A plain yes agrees to what is offered, however it is said, and taken back
// agrees to nothing; what was agreed beside it stays when a session moves, until
// something else is offered.
func TestAYesAgreesToWhatIsOffered(t *testing.T) {
	s := newInviting(t)
	p := s.soon(t)
	id := s.pencilled(t, p, "grace")[0]
	s.offer(t, id, 12_000)
	s.send(t, id)
	token := tokenOf(t, s.post(t))
	s.agreed(t, id, -1)
	s.answer(t, token, "yes")
	s.agreed(t, id, 12_000)
	s.Call(t, "POST", "/api/invitation-answers/undo", map[string]any{"token": token, "id": id}).Is(http.StatusOK)
	s.agreed(t, id, -1)
	s.answer(t, token, "but", func(a *planning.InvitationAnswer) { a.Question = "And the train?" })
	s.Call(t, "POST", "/api/invitations/"+id+"/agree", map[string]any{"agreed_amount": 15_000}).Is(http.StatusOK)
	s.agreed(t, id, 15_000)
	s.publish(t, p.ID)
	c := s.course(t, s.record(t, id).AgendaCourseID)
	f := c.AgendaCourseFields
	f.Sessions[0].Start, f.Sessions[0].Finish = 780, 960
	s.act(t, p, c, f)
	s.publish(t, p.ID)
	s.is(t, id, "not_answered")
	s.answer(t, tokenOf(t, s.post(t)), "but", func(a *planning.InvitationAnswer) { a.Question = "For longer?" })
	s.agreed(t, id, 15_000)
	s.Call(t, "POST", "/api/invitations/"+id+"/resend", offered(20_000, "reason", "")).Is(http.StatusOK)
	s.agreed(t, id, -1)
	s.answer(t, tokenOf(t, s.post(t)), "yes")
	s.agreed(t, id, 20_000)
	called := s.pencilled(t, p, "paul")[0]
	s.offer(t, called, 900)
	s.Call(t, "POST", "/api/invitations/"+called+"/accept", map[string]any{}).Is(http.StatusOK)
	s.agreed(t, called, 900)
}

// What was named stays in the currency in which it was, whatever the host's is by
// now; what is named first is in the host's of then, as the form shows it.
func TestAnAmountStaysInItsCurrency(t *testing.T) {
	s := newInviting(t)
	p := s.soon(t)
	ids := append(s.pencilled(t, p, "grace"), s.pencilled(t, p, "paul")...)
	s.offer(t, ids[0], 12_000)
	s.send(t, ids...)
	s.exec(t, `UPDATE campus SET currency = 'XOF'`)
	s.offer(t, ids[0], 13_000)
	if r := s.record(t, ids[0]); r.Currency != "EUR" {
		t.Errorf("what was shown in EUR is saved in %s", r.Currency)
	}
	if r := s.record(t, ids[1]); r.Currency != "XOF" {
		t.Errorf("what is not named yet is shown in %s", r.Currency)
	}
	s.offer(t, ids[1], 5_000)
	if r := s.record(t, ids[1]); r.Currency != "XOF" {
		t.Errorf("what was shown in XOF is saved in %s", r.Currency)
	}
}

// What a planner does with somebody on the board is in his history, too, and a yes
// there agrees to what is offered; taken back, to nothing.
func TestTheBoardIsInTheHistory(t *testing.T) {
	s := newInviting(t)
	p := s.soon(t)
	id := s.pencilled(t, p, "grace")[0]
	s.offer(t, id, 900)
	c := s.course(t, s.record(t, id).AgendaCourseID)
	f := c.AgendaCourseFields
	f.Staff[0].State = planning.Accepted
	s.act(t, p, c, f)
	s.agreed(t, id, 900)
	s.Call(t, "POST", "/api/plannings/"+p.ID+"/undo", map[string]any{}).Is(http.StatusOK)
	s.agreed(t, id, -1)
	got := ""
	for _, e := range slices.Backward(s.record(t, id).Events) {
		got += fmt.Sprint(e.Move, " ", e.Via, " ", e.By, " ", e.From, ">", e.To, "; ")
	}
	if want := "propose staff A planner >in_analysis; call behalf A planner in_analysis>accepted; propose staff A planner accepted>in_analysis; "; got != want {
		t.Errorf("the history: %s, want %s", got, want)
	}
}

// stays has somebody write where an invitee sleeps.
func (s inviting) stays(t testing.TB, by school, id, lodging string) {
	t.Helper()
	body := map[string]any{"version": s.record(t, id).Version, "lodging": lodging, "transport": "", "arrives_on": ahead().AddDays(-1).String(), "leaves_on": ""}
	by.Call(t, "PUT", "/api/invitations/"+id+"/stay", body).Is(http.StatusOK)
}

// What is offered otherwise than somebody was written is told to him: the last of
// several changes, by a mail that says so, and he answers what he has seen.
func TestAnotherOfferIsTold(t *testing.T) {
	s := newInviting(t)
	id := s.pencilled(t, s.soon(t), "grace")[0]
	s.offer(t, id, 10_000)
	if mails := s.post(t); len(mails) != 0 {
		t.Errorf("who was not written to is told: %s", templates(mails))
	}
	s.send(t, id)
	token := tokenOf(t, s.post(t))
	seen := s.page(t, token).Items[0]
	s.offer(t, id, 12_000)
	s.offer(t, id, 15_000)
	s.offer(t, id, 15_000) // the same again
	m := mailTo(t, s.post(t), "grace", "invitation_sent")
	if !strings.Contains(m.Letter, "Amount offered: 150.00\u00a0EUR") || !strings.Contains(m.Letter, "has changed since our last message") {
		t.Errorf("he is written %s", m.Letter)
	}
	if r := s.record(t, id); r.State != "not_answered" || r.ViewedAt != nil || len(r.Events) != 4 || r.Events[0].Move != "remind" || r.Events[0].By != "A planner" {
		t.Errorf("the record: %+v", r)
	}
	s.Call(t, "POST", "/api/invitation-answers", answering(token, db.NewID(), "yes", seen)).Fails(http.StatusConflict, "invitation.changed")
	s.answer(t, tokenOf(t, []mail.Message{m}), "yes")
	s.agreed(t, id, 15_000)
}

// Who has accepted is told where he sleeps when that is another place, with what is
// agreed; another amount is not his any more.
func TestAnotherStayIsToldToWhoAccepted(t *testing.T) {
	s := newInviting(t)
	id := s.pencilled(t, s.soon(t), "grace")[0]
	s.offer(t, id, 10_000)
	s.send(t, id)
	s.answer(t, tokenOf(t, s.post(t)), "yes")
	s.post(t)
	secretary := s.as("other", access.Secretary)
	s.stays(t, secretary, id, "At Anna's")
	s.stays(t, secretary, id, "At Anna's")
	m := mailTo(t, s.post(t), "grace", "invitation_set")
	for _, want := range []string{"Lodging: At Anna's", "Amount agreed: 100.00\u00a0EUR", "Arrival: ", "has changed since our last message"} {
		if !strings.Contains(m.Letter, want) {
			t.Errorf("%q is not in %s", want, m.Letter)
		}
	}
	s.is(t, id, "accepted")
	tells(t, m.Attached[0], "REQUEST", 2, s.record(t, id).Sessions[0].ID)
	body := offered(20_000, "version", s.record(t, id).Version)
	body["lodging"], body["arrives_on"] = "At Anna's", ahead().AddDays(-1).String()
	s.Call(t, "PUT", "/api/invitations/"+id, body).Is(http.StatusOK)
	if mails := s.post(t); len(mails) != 0 {
		t.Errorf("what is agreed stays, and he is told of another amount: %s", templates(mails))
	}
	s.agreed(t, id, 10_000)
}

// What is arranged for who said yes, but, is told by the mail that settles it.
func TestWhatIsSettledSaysWhatIsOffered(t *testing.T) {
	s := newInviting(t)
	id, token := s.asked(t, s.soon(t), "grace")
	s.answer(t, token, "but", func(a *planning.InvitationAnswer) { a.NeedsLodging = true })
	s.post(t)
	s.stays(t, s.school, id, "At Anna's")
	if mails := s.post(t); len(mails) != 0 {
		t.Errorf("before it is settled he is mailed %s", templates(mails))
	}
	s.Call(t, "POST", "/api/invitations/"+id+"/agree", map[string]any{"agreed_amount": 9_000}).Is(http.StatusOK)
	m := mailTo(t, s.post(t), "grace", "invitation_set")
	if !strings.Contains(m.Letter, "Lodging: At Anna's") || !strings.Contains(m.Letter, "Amount agreed: 90.00\u00a0EUR") || strings.Contains(m.Letter, "has changed since") {
		t.Errorf("he is written %s", m.Letter)
	}
}
