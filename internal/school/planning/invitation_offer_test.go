package planning_test

import (
	"fmt"
	"net/http"
	"slices"
	"testing"

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
