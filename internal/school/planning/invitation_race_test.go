package planning_test

import (
	"net/http"
	"slices"
	"strings"
	"sync"
	"testing"

	"myspace/internal/base/access"
	"myspace/internal/base/db"
	"myspace/internal/base/longtest"
	"myspace/internal/base/mail"
	"myspace/internal/school/planning"
)

// race does things at once, and returns what each was answered.
func race(t *testing.T, all ...func() int) []int {
	t.Helper()
	codes, ready, done := make([]int, len(all)), make(chan struct{}), sync.WaitGroup{}
	for n, do := range all {
		done.Go(func() {
			<-ready
			codes[n] = do()
		})
	}
	close(ready)
	done.Wait()
	for _, code := range codes {
		if code >= http.StatusInternalServerError {
			t.Errorf("answered %v", codes)
		}
	}
	return codes
}

// calls is a call to be raced.
func (s inviting) calls(t *testing.T, by string, path string, body any) func() int {
	return func() int { return s.as(by, access.Supervisor).Call(t, "POST", path, body).Code }
}

// job is one of the program's own to be raced.
func job(do func() error) func() int {
	return func() int {
		if do() != nil {
			return http.StatusInternalServerError
		}
		return http.StatusOK
	}
}

// seen is an answer to what a link shows of an invitation, to be raced.
func (s inviting) seen(t *testing.T, token, id, kind string) func() int {
	t.Helper()
	items := s.page(t, token).Items
	mine := items[slices.IndexFunc(items, func(i planning.AnswerItem) bool { return i.ID == id })]
	return s.calls(t, "planner", "/api/invitation-answers", answering(token, db.NewID(), kind, mine, func(a *planning.InvitationAnswer) { a.Reason = "so" }))
}

// history fails the test unless the history of an invitation goes from each state to
// the next, ends in what it is, and has as many moves of a kind as were
// acknowledged.
func (s inviting) history(t *testing.T, id string, moves map[string]int) planning.InvitationRecord {
	t.Helper()
	r := s.record(t, id)
	got, at := map[string]int{}, ""
	for _, e := range slices.Backward(r.Events) {
		if at != "" && e.From != at || planning.Leads(e.Move, e.From, e.Via) != e.To {
			t.Errorf("%s by %s from %s to %s, and it was %s", e.Move, e.Via, e.From, e.To, at)
		}
		got[e.Move], at = got[e.Move]+1, e.To
	}
	if at != "" && at != r.State {
		t.Errorf("it is %s, and its history ends at %s", r.State, at)
	}
	for move, n := range moves {
		if got[move] != n {
			t.Errorf("%d times %s was acknowledged, and made %d times: %+v", n, move, got[move], r.Events)
		}
	}
	return r
}

// oks are how many were answered that it is done.
func oks(codes ...int) (n int) {
	for _, code := range codes {
		if code == http.StatusOK {
			n++
		}
	}
	return n
}

// Whatever is done at once has one outcome, and everybody is told the truth: who
// was answered that it is done finds it in the history, nobody else does, no
// session has two, and no mail tells of what is no longer so.
func TestWhatIsDoneAtOnceHasOneOutcome(t *testing.T) {
	for name, round := range map[string]func(t *testing.T, s inviting, p planning.Planning){
		"two who say yes to one session":         twoYes,
		"a yes and a call by a supervisor":       yesAndCall,
		"a yes and a no by two windows":          yesAndNo,
		"a yes and the day that has passed":      yesAndExpiry,
		"a yes and a supervisor who takes next":  yesAndNext,
		"a yes and a canceled planning":          yesAndCanceledPlanning,
		"a yes and a session that moves":         yesAndMove,
		"two who send":                           twoSend,
		"a yes and a reminder":                   yesAndReminder,
		"a vacancy that two servers see":         twoVacancies,
		"an undo and a supervisor who cancels":   undoAndCancel,
		"an agreement and a correction":          agreeAndCorrect,
		"a changed offer and a yes to the other": resendAndYes,
	} {
		t.Run(name, func(t *testing.T) {
			s := newInviting(t)
			for range longtest.Times(3, 100) {
				round(t, s, s.soon(t))
				s.exec(t, `DELETE FROM teaching_invitation`)
				s.exec(t, `UPDATE notice SET mailed_at = happened_at`)
			}
		})
	}
}

// accepted is how many of invitations are.
func (s inviting) accepted(t *testing.T, ids ...string) (n int) {
	t.Helper()
	for _, id := range ids {
		if s.record(t, id).State == "accepted" {
			n++
		}
	}
	return n
}

// both sends invitations to two for the same session, and returns them with the
// tokens.
func (s inviting) both(t *testing.T, p planning.Planning) (ids, tokens []string) {
	t.Helper()
	ids = s.pencilled(t, p, "grace", "paul")
	s.send(t, ids...)
	mails := s.post(t)
	for _, who := range []string{"grace", "paul"} {
		tokens = append(tokens, tokenOf(t, slices.DeleteFunc(slices.Clone(mails), func(m mail.Message) bool { return m.To != who+"@example.org" })))
	}
	return ids, tokens
}

func twoYes(t *testing.T, s inviting, p planning.Planning) {
	ids, tokens := s.both(t, p)
	codes := race(t, s.seen(t, tokens[0], ids[0], "yes"), s.seen(t, tokens[1], ids[1], "yes"))
	if oks(codes...) != 1 || s.accepted(t, ids...) != 1 {
		t.Errorf("answered %v, accepted %d", codes, s.accepted(t, ids...))
	}
	for n, id := range ids {
		s.history(t, id, map[string]int{"confirm": oks(codes[n])})
	}
}

func yesAndCall(t *testing.T, s inviting, p planning.Planning) {
	ids, tokens := s.both(t, p)
	codes := race(t, s.seen(t, tokens[0], ids[0], "yes"), s.calls(t, "other", "/api/invitations/"+ids[1]+"/accept", map[string]any{}))
	if oks(codes...) != 1 || s.accepted(t, ids...) != 1 {
		t.Errorf("answered %v, accepted %d", codes, s.accepted(t, ids...))
	}
	for n, id := range ids {
		s.history(t, id, map[string]int{"confirm": oks(codes[n])})
	}
	for _, m := range s.post(t) {
		if m.Template == "invitation_set" && codes[1] != http.StatusOK {
			t.Errorf("%s is told that it is settled", m.To)
		}
	}
}

func yesAndNo(t *testing.T, s inviting, p planning.Planning) {
	id, token := s.asked(t, p, "grace")
	codes := race(t, s.seen(t, token, id, "yes"), s.seen(t, token, id, "no"))
	r := s.history(t, id, map[string]int{"confirm": oks(codes[0])})
	if oks(codes...) == 0 || r.State == "accepted" && codes[1] == http.StatusOK {
		t.Errorf("answered %v, it is %s", codes, r.State)
	}
	for _, m := range s.post(t) {
		if m.Template != "invitation_"+r.State {
			t.Errorf("%s is told %s of what is %s", m.To, m.Template, r.State)
		}
	}
}

func yesAndExpiry(t *testing.T, s inviting, p planning.Planning) {
	ids := s.lined(t, p, "grace", "paul")
	token := tokenOf(t, s.post(t))
	s.dated(t, ids[0], -9, -1)
	codes := race(t, s.seen(t, token, ids[0], "yes"), job(func() error { return s.area.MindInvitations(t.Context()) }))
	r := s.history(t, ids[0], map[string]int{"confirm": oks(codes[0]), "expire": 1 - oks(codes[0])})
	s.history(t, ids[1], map[string]int{"send": 1 - oks(codes[0])})
	if (r.State == "accepted") != (codes[0] == http.StatusOK) {
		t.Errorf("answered %v, it is %s", codes, r.State)
	}
	want := "planner invitation_accepted"
	if r.State == "canceled" {
		want = "grace invitation_canceled, paul invitation_sent, planner invitation_next"
	}
	if got := templates(s.post(t)); got != want {
		t.Errorf("%s: the mails %s, want %s", r.State, got, want)
	}
}

func yesAndNext(t *testing.T, s inviting, p planning.Planning) {
	ids := s.lined(t, p, "grace", "paul")
	token := tokenOf(t, s.post(t))
	codes := race(t, s.seen(t, token, ids[0], "yes"), s.calls(t, "other", "/api/invitations/next", map[string]any{"ids": ids[:1]}))
	s.history(t, ids[0], map[string]int{"confirm": oks(codes[0]), "cancel": oks(codes[1])})
	s.history(t, ids[1], map[string]int{"send": oks(codes[1])})
	if s.accepted(t, ids[0]) == 1 && s.record(t, ids[1]).State != "in_analysis" {
		t.Errorf("answered %v: who is next is invited for what is accepted", codes)
	}
}

func yesAndCanceledPlanning(t *testing.T, s inviting, p planning.Planning) {
	id, token := s.asked(t, p, "grace")
	codes := race(t, s.seen(t, token, id, "yes"), s.calls(t, "other", "/api/plannings/"+p.ID+"/cancel", map[string]any{"reason": "Snow"}))
	r := s.history(t, id, map[string]int{"confirm": oks(codes[0]), "cancel": 1})
	if codes[1] != http.StatusOK || r.State != "canceled" || s.page(t, token).State != "canceled" {
		t.Errorf("answered %v, it is %s", codes, r.State)
	}
	if got := templates(s.post(t)); got != "grace invitation_canceled" {
		t.Errorf("the mails: %s", got)
	}
}

func yesAndMove(t *testing.T, s inviting, p planning.Planning) {
	id, token := s.asked(t, p, "grace")
	c := s.course(t, s.record(t, id).AgendaCourseID)
	f := c.AgendaCourseFields
	f.Sessions[0].Start, f.Sessions[0].Finish = 780, 960
	codes := race(t, s.seen(t, token, id, "yes"), s.calls(t, "other", "/api/plannings/"+p.ID+"/acts", map[string]any{
		"kind": "change", "key": db.NewID(), "changes": []planning.CellChange{{ID: c.ID, Version: c.Version, AgendaCourseFields: f}},
	}))
	if r := s.history(t, id, map[string]int{"confirm": oks(codes[0])}); (r.State == "accepted") != (codes[0] == http.StatusOK) || oks(codes...) == 0 {
		t.Errorf("answered %v, it is %s", codes, r.State)
	}
	if codes[1] == http.StatusOK && codes[0] == http.StatusOK && s.course(t, c.ID).Sessions[0].Start != 780 {
		t.Error("the session did not move")
	}
}

func twoSend(t *testing.T, s inviting, p planning.Planning) {
	ids := s.pencilled(t, p, "grace")
	send := func(by string) func() int {
		return s.calls(t, by, "/api/invitations/send", map[string]any{"ids": ids, "answer_by": "", "key": db.NewID()})
	}
	codes := race(t, send("planner"), send("other"))
	if s.history(t, ids[0], map[string]int{"send": 1}); oks(codes...) != 1 {
		t.Errorf("answered %v", codes)
	}
	if got := templates(s.post(t)); got != "grace invitation_sent" {
		t.Errorf("the mails: %s", got)
	}
}

func yesAndReminder(t *testing.T, s inviting, p planning.Planning) {
	id, token := s.asked(t, p, "grace")
	s.dated(t, id, -8, 0)
	codes := race(t, s.seen(t, token, id, "yes"), s.calls(t, "other", "/api/invitations/remind", map[string]any{"ids": []string{id}}), job(func() error { return s.area.MindInvitations(t.Context()) }))
	r := s.record(t, id)
	if s.history(t, id, map[string]int{"confirm": 1}); r.State != "accepted" || codes[0] != http.StatusOK {
		t.Errorf("answered %v, it is %s", codes, r.State)
	}
	if got := templates(s.post(t)); got != "planner invitation_accepted" {
		t.Errorf("the mails: %s", got)
	}
}

func twoVacancies(t *testing.T, s inviting, p planning.Planning) {
	ids := s.lined(t, p, "grace", "paul", "ruth")
	s.answer(t, tokenOf(t, s.post(t)), "no")
	fill := job(func() error { return s.area.FillVacancy(t.Context(), ids[0]) })
	race(t, fill, fill)
	s.history(t, ids[1], map[string]int{"send": 1})
	s.history(t, ids[2], map[string]int{"send": 0})
	if got := templates(s.post(t)); got != "paul invitation_sent, planner invitation_declined" {
		t.Errorf("the mails: %s", got)
	}
}

func undoAndCancel(t *testing.T, s inviting, p planning.Planning) {
	id, token := s.asked(t, p, "grace")
	s.answer(t, token, "yes")
	codes := race(t, s.calls(t, "planner", "/api/invitation-answers/undo", map[string]any{"token": token, "id": id}), s.calls(t, "other", "/api/invitations/cancel", map[string]any{"ids": []string{id}}))
	r := s.record(t, id)
	if r.State != "canceled" || codes[1] != http.StatusOK || (codes[0] == http.StatusOK) != slices.ContainsFunc(r.Events, func(e planning.InvitationEvent) bool { return e.Move == "undo" }) {
		t.Errorf("answered %v: %+v", codes, r.Events)
	}
	if got := templates(s.post(t)); got != "grace invitation_canceled" {
		t.Errorf("the mails: %s", got)
	}
}

func agreeAndCorrect(t *testing.T, s inviting, p planning.Planning) {
	id, token := s.asked(t, p, "grace")
	s.answer(t, token, "but", func(a *planning.InvitationAnswer) { a.Question = "Is there a piano?" })
	item := s.page(t, token).Items[0]
	codes := race(t, s.calls(t, "other", "/api/invitations/"+id+"/agree", map[string]any{}),
		s.calls(t, "planner", "/api/invitation-answers", answering(token, db.NewID(), "but", item, func(a *planning.InvitationAnswer) { a.Question = "And an organ?" })))
	r := s.history(t, id, map[string]int{"agree": oks(codes[0]), "but": 1 + oks(codes[1])})
	if r.State != "accepted" || codes[0] != http.StatusOK || (r.Answer.Question == "And an organ?") != (codes[1] == http.StatusOK) {
		t.Errorf("answered %v, it is %s: %+v", codes, r.State, r.Answer)
	}
}

func resendAndYes(t *testing.T, s inviting, p planning.Planning) {
	id, token := s.asked(t, p, "grace")
	s.answer(t, token, "but", func(a *planning.InvitationAnswer) { a.NeedsTransport = true })
	codes := race(t, s.seen(t, token, id, "no"), s.calls(t, "other", "/api/invitations/"+id+"/resend", map[string]any{
		"amount": 100, "offer_text": "", "answer_by": "", "lodging": "", "transport": "A train", "arrives_on": "", "leaves_on": "",
	}))
	r := s.history(t, id, map[string]int{"decline": oks(codes[0]), "resend": oks(codes[1])})
	if oks(codes...) != 1 || r.State != map[bool]string{true: "declined", false: "not_answered"}[codes[0] == http.StatusOK] {
		t.Errorf("answered %v, it is %s", codes, r.State)
	}
	s.post(t)
	want := "planner invitation_declined"
	if r.State == "not_answered" {
		want = "grace invitation_sent"
	}
	if got := templates(*s.mails); !strings.Contains(got, want) || strings.Contains(got, ",") {
		t.Errorf("%s: the mails %s, want %s", r.State, got, want)
	}
}
