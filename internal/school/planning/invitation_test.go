package planning_test

import (
	"context"
	"fmt"
	"net/http"
	"slices"
	"strings"
	"testing"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/icaltest"
	"myspace/internal/base/mail"
	"myspace/internal/base/notice"
	"myspace/internal/base/secret"
	"myspace/internal/school/account"
	"myspace/internal/school/part"
	"myspace/internal/school/planning"
)

// inviting is a school that invites: its mails are gathered instead of sent.
type inviting struct {
	school
	area   *planning.Area
	mailer notice.Mailer
	mails  *[]mail.Message
}

func newInviting(t testing.TB) inviting {
	t.Helper()
	s := inviting{school: newSchool(t), mails: &[]mail.Message{}}
	s.area = planning.New(&part.Around{DB: s.db, Catalogue: texts(t), Limit: account.Limit(s.db)})
	s.mailer = notice.Mailer{DB: s.db, Kinds: s.area.Part().Kinds, Send: func(_ context.Context, m mail.Message) error {
		*s.mails = append(*s.mails, m)
		return nil
	}}
	s.change(t, func(ctx context.Context, tx *db.Tx) error {
		return db.Exec(ctx, tx, `UPDATE person SET email = id || '@example.org', language = 'en' WHERE email = ''`)
	})
	return s
}

// post has every mail go that waits, and returns those that went.
func (s inviting) post(t testing.TB) []mail.Message {
	t.Helper()
	*s.mails = nil
	ids, err := db.All(t.Context(), s.db, db.ScanString, `SELECT id FROM notice WHERE mailed_at IS NULL ORDER BY happened_at, id`)
	if err != nil {
		t.Fatal(err)
	}
	for _, id := range ids {
		if err := s.mailer.Mail(t.Context(), id); err != nil {
			t.Fatal(err)
		}
	}
	return *s.mails
}

// pencilled puts a course on a board with people pencilled in to teach it, and
// returns their invitations.
func (s inviting) pencilled(t testing.TB, p planning.Planning, people ...string) (ids []string) {
	t.Helper()
	staff := []planning.Staffing{}
	for _, id := range people {
		staff = append(staff, planning.Staffing{Half: planning.Teacher, PersonID: id, State: planning.InAnalysis})
	}
	for _, one := range s.put(t, p, staff...).Staff {
		ids = append(ids, one.ID)
	}
	return ids
}

func (s inviting) send(t testing.TB, ids ...string) {
	t.Helper()
	s.Call(t, "POST", "/api/invitations/send", map[string]any{"ids": ids, "answer_by": "", "key": db.NewID()}).Is(http.StatusOK)
}

// asked sends an invitation to somebody and returns it with the token of his
// mail.
func (s inviting) asked(t testing.TB, p planning.Planning, person string) (id, token string) {
	t.Helper()
	id = s.pencilled(t, p, person)[0]
	s.send(t, id)
	return id, tokenOf(t, s.post(t))
}

// goesOn has somebody accept a course of the next week-end that goes on in a later one.
func (s inviting) goesOn(t testing.TB, person string) (id, token, courseID string, from, to planning.Planning) {
	t.Helper()
	from, to = s.soon(t), s.later(t)
	id, token = s.asked(t, from, person)
	c := s.course(t, s.record(t, id).AgendaCourseID)
	f := c.AgendaCourseFields
	f.Sessions = append(f.Sessions, planning.CourseSession{PlanningID: to.ID, Day: to.FirstDay, Start: 540, Finish: 600})
	s.act(t, from, c, f)
	s.answer(t, token, "yes")
	return id, token, c.ID, from, to
}

// tokenOf is the token of the last mail that wants an answer.
func tokenOf(t testing.TB, mails []mail.Message) string {
	t.Helper()
	for _, m := range slices.Backward(mails) {
		if token, is := strings.CutPrefix(m.Path, "/invitation/confirm/"); is {
			return token
		}
	}
	t.Fatalf("no mail wants an answer: %v", mails)
	return ""
}

func (s inviting) page(t testing.TB, token string) (p planning.AnswerPage) {
	t.Helper()
	s.Call(t, "POST", "/api/invitation-answers/read", map[string]any{"token": token}).Into(http.StatusOK, &p)
	return p
}

// answering is the body of an answer to one of the things asked.
func answering(token, key, kind string, i planning.AnswerItem, change ...func(*planning.InvitationAnswer)) map[string]any {
	a := planning.InvitationAnswer{Kind: kind, SessionIDs: []string{}}
	if kind == "no" {
		a.Reason = "Away"
	}
	for _, c := range change {
		c(&a)
	}
	return map[string]any{"token": token, "key": key, "answers": []planning.GivenAnswer{{ID: i.ID, Mark: i.Mark, InvitationAnswer: a}}}
}

func (s inviting) answer(t testing.TB, token, kind string, change ...func(*planning.InvitationAnswer)) (p planning.AnswerPage) {
	t.Helper()
	s.Call(t, "POST", "/api/invitation-answers", answering(token, db.NewID(), kind, s.page(t, token).Items[0], change...)).Into(http.StatusOK, &p)
	return p
}

func (s inviting) record(t testing.TB, id string) (r planning.InvitationRecord) {
	t.Helper()
	s.Call(t, "GET", "/api/invitations/"+id, nil).Into(http.StatusOK, &r)
	return r
}

// is fails the test unless an invitation stands so.
func (s inviting) is(t testing.TB, id, state string) {
	t.Helper()
	if got := s.record(t, id).State; got != state {
		t.Fatalf("the invitation is %s, want %s", got, state)
	}
}

// One mail tells a person all that he is asked for a planning, with a calendar
// file and two buttons; what is sent twice goes once.
func TestInvitationsSentTogetherAreOneMail(t *testing.T) {
	s := newInviting(t)
	p := s.soon(t)
	ids := append(s.pencilled(t, p, "grace"), s.pencilled(t, p, "grace")...)
	ids = append(ids, s.pencilled(t, p, "paul")...)
	first := s.record(t, ids[0])
	s.Call(t, "PUT", "/api/invitations/"+ids[0], map[string]any{
		"version": first.Version, "amount": 12050, "offer_text": "Lunch is ready.", "answer_by": "", "lodging": "At Anna's", "transport": "Train paid", "arrives_on": "", "leaves_on": "",
	}).Is(http.StatusOK)
	var preview planning.InvitationMails
	s.Call(t, "POST", "/api/invitations/preview", map[string]any{"ids": ids, "answer_by": ""}).Into(http.StatusOK, &preview)
	if mails := s.post(t); len(mails) != 0 || len(preview.Items) != 2 {
		t.Fatalf("the preview shows %d, and %d went", len(preview.Items), len(mails))
	}
	body := map[string]any{"ids": ids, "answer_by": "", "key": "a-key-of-its-own"}
	s.Call(t, "POST", "/api/invitations/send", body).Is(http.StatusOK)
	s.Call(t, "POST", "/api/invitations/send", body).Is(http.StatusOK)
	body["key"] = "another-key"
	s.Call(t, "POST", "/api/invitations/send", body).Fails(http.StatusConflict, "invitation.no_move")
	mails := s.post(t)
	if len(mails) != 2 || len(s.post(t)) != 0 {
		t.Fatalf("%d mails went, and %d after them", len(mails), len(*s.mails))
	}
	m := mails[slices.IndexFunc(mails, func(m mail.Message) bool { return m.To == "grace@example.org" })]
	for _, want := range []string{"Teaching: Course course0", "09:00–12:00 (paris)", "Amount offered: 120.50\u00a0EUR", "At Anna's", "Train paid", "Lunch is ready.", "Class: class0"} {
		if !strings.Contains(m.Letter, want) {
			t.Errorf("%q is not in %s", want, m.Letter)
		}
	}
	if strings.Count(m.Letter, "Teaching:") != 2 || m.Also != strings.Replace(m.Path, "confirm", "decline", 1) || !strings.Contains(preview.Items[0].Paragraphs[2], "Teaching: Course course0") {
		t.Errorf("not both, or not two buttons: %+v", m)
	}
	c, err := icaltest.Read(string(m.Attached[0].Data))
	if err != nil || len(c.Events) != 2 || c.Events[0].Status != "TENTATIVE" || c.Events[0].Sequence != 1 || !strings.Contains(string(m.Attached[0].Data), "METHOD:REQUEST") {
		t.Errorf("the calendar: %v, %+v", err, c)
	}
	r := s.record(t, ids[0])
	if r.AnswerBy != clock.Today("Europe/Paris").AddDays(10) || r.SentAt == nil || len(r.Events) != 2 || r.Events[0].Via != "staff" || r.Events[0].By != "A planner" {
		t.Errorf("the record: %+v", r)
	}
}

// Yes, taken back, yes but, settled: each on the record, with who and how.
func TestAnAnswerByTheLink(t *testing.T) {
	s := newInviting(t)
	id, token := s.asked(t, s.soon(t), "grace")
	page := s.page(t, token)
	if page.State != "open" || page.Contact.Name != "A planner" || !slices.Equal(page.Items[0].May, []string{"yes", "but", "no"}) {
		t.Fatalf("the page: %+v", page)
	}
	unsaid := answering(token, db.NewID(), "no", page.Items[0], func(a *planning.InvitationAnswer) { a.Reason = "" })
	s.Call(t, "POST", "/api/invitation-answers", unsaid).Blames(http.StatusUnprocessableEntity, "reason invitation.reason_wanted")
	body := answering(token, "a-key-of-its-own", "yes", page.Items[0])
	s.Call(t, "POST", "/api/invitation-answers", body).Is(http.StatusOK)
	s.Call(t, "POST", "/api/invitation-answers", body).Is(http.StatusOK)
	s.is(t, id, "accepted")
	s.isTold(t, "planner", "invitation_accepted")
	s.Call(t, "POST", "/api/invitation-answers/undo", map[string]any{"token": token, "id": id}).Is(http.StatusOK)
	s.is(t, id, "not_answered")
	s.Call(t, "POST", "/api/invitation-answers/undo", map[string]any{"token": token, "id": id}).Fails(http.StatusConflict, "invitation.undo_over")
	if page = s.answer(t, token, "but", func(a *planning.InvitationAnswer) { a.NeedsLodging, a.Question = true, "Is there a piano?" }); page.State != "answered" {
		t.Errorf("after a yes, but the page is %s", page.State)
	}
	s.answer(t, token, "but", func(a *planning.InvitationAnswer) { a.Question = "Or an organ?" }) // corrected
	s.is(t, id, "answered")
	s.Call(t, "POST", "/api/invitations/"+id+"/agree", map[string]any{}).Is(http.StatusOK)
	s.is(t, id, "accepted")
	silent := func(a *planning.InvitationAnswer) { a.Reason = " " }
	s.Call(t, "POST", "/api/invitation-answers", answering(token, db.NewID(), "no", s.page(t, token).Items[0], silent)).Blames(http.StatusUnprocessableEntity, "reason invitation.reason_wanted")
	s.answer(t, token, "no", func(a *planning.InvitationAnswer) { a.Reason = "I broke my leg" })
	s.is(t, id, "declined")
	got := ""
	for _, e := range slices.Backward(s.record(t, id).Events) {
		got += fmt.Sprint(e.Move, " ", e.Via, " ", e.By, e.Reason, "; ")
	}
	if want := "propose staff A planner; send staff A planner; confirm link A grace; undo link A grace; but link A grace; but link A grace; agree staff A planner; withdraw link A graceI broke my leg; "; got != want {
		t.Errorf("the history: %s, want %s", got, want)
	}
}

// What was asked and has become another is not answered unseen, nor by a link
// that a newer mail took the place of.
func TestAnAnswerIsToWhatWasSeen(t *testing.T) {
	s := newInviting(t)
	p := s.soon(t)
	id, token := s.asked(t, p, "grace")
	seen := s.page(t, token).Items[0]
	c := s.course(t, s.record(t, id).AgendaCourseID)
	f := c.AgendaCourseFields
	f.Sessions[0].Start, f.Sessions[0].Finish = 780, 960
	s.act(t, p, c, f)
	s.Call(t, "POST", "/api/invitation-answers", answering(token, db.NewID(), "yes", seen)).Fails(http.StatusConflict, "invitation.changed")
	s.answer(t, token, "but", func(a *planning.InvitationAnswer) { a.OtherDate = "A week later" })
	s.Call(t, "POST", "/api/invitations/"+id+"/resend", map[string]any{
		"amount": nil, "offer_text": "Please", "answer_by": "", "lodging": "", "transport": "", "arrives_on": "", "leaves_on": "",
	}).Is(http.StatusOK)
	if page := s.page(t, token); page.State != "changed" || len(page.Items) != 0 || page.Contact.Name == "" {
		t.Errorf("the old link shows %+v", page)
	}
	s.Call(t, "POST", "/api/invitation-answers", answering(token, db.NewID(), "yes", seen)).Fails(http.StatusConflict, "invitation.link_ended")
	s.answer(t, tokenOf(t, s.post(t)), "yes")
	s.is(t, id, "accepted")
}

// Somebody else's link is told to be his, one that never was to lead nowhere, and
// who guesses is slowed down; who has a link is not.
func TestWhoseALinkIs(t *testing.T) {
	s := newInviting(t)
	p := s.soon(t)
	id, token := s.asked(t, p, "grace")
	paul, grace := s.as("paul", access.Teacher), s.as("grace", access.Teacher)
	paul.Call(t, "POST", "/api/own-invitations/open", map[string]any{"token": token}).Fails(http.StatusNotFound, "invitation.not_yours")
	var page planning.AnswerPage
	grace.Call(t, "POST", "/api/own-invitations/open", map[string]any{"token": token}).Into(http.StatusOK, &page)
	body := answering("", db.NewID(), "yes", page.Items[0])
	delete(body, "token")
	paul.Call(t, "POST", "/api/own-invitations/"+p.ID+"/answers", body).Fails(http.StatusNotFound, "invitation.not_found")
	grace.Call(t, "POST", "/api/own-invitations/"+p.ID+"/answers", body).Is(http.StatusOK)
	if e := s.record(t, id).Events[0]; e.Via != "self" || e.To != "accepted" {
		t.Errorf("signed in: %+v", e)
	}
	paths := []string{"/read", "/view", "", "/undo"}
	for n := range part.WrongLinks + 2 {
		guess := answering(secret.New(), db.NewID(), "yes", page.Items[0])
		if path := paths[n%len(paths)]; path == "/undo" {
			guess = map[string]any{"token": secret.New(), "id": id}
		} else if path != "" {
			guess = map[string]any{"token": secret.New()}
		}
		a := s.Call(t, "POST", "/api/invitation-answers"+paths[n%len(paths)], guess)
		if n < part.WrongLinks {
			a.Fails(http.StatusNotFound, "invitation.link_invalid")
		} else {
			a.Fails(http.StatusTooManyRequests, "session.too_many")
		}
	}
	s.page(t, token)
}

// A mail scanner that opens a link, and everything behind it, changes nothing.
func TestAScannerOfMailsChangesNothing(t *testing.T) {
	s := newInviting(t)
	_, token := s.asked(t, s.soon(t), "grace")
	before := s.dump(t)
	for _, path := range []string{"", "/read", "/view", "/undo"} {
		s.Call(t, "GET", "/api/invitation-answers"+path+"?token="+token, nil)
		s.Call(t, "HEAD", "/api/invitation-answers"+path, nil)
	}
	s.page(t, token) // what the page asks for by itself when it is drawn
	s.page(t, token)
	if after := s.dump(t); after != before {
		t.Errorf("it was\n%s\nand is\n%s", before, after)
	}
	s.Call(t, "POST", "/api/invitation-answers/view", map[string]any{"token": token}).Is(http.StatusOK)
	if after := s.dump(t); after == before {
		t.Error("a look is not noted")
	}
}

// dump is all that is kept of invitations.
func (s inviting) dump(t testing.TB) (text string) {
	t.Helper()
	tables, err := db.Tables(t.Context(), s.db)
	if err != nil {
		t.Fatal(err)
	}
	for _, table := range tables {
		if strings.HasPrefix(table.Name, "teaching_") || table.Name == "notice" || table.Name == "job" || table.Name == "audit_event" || table.Name == "planning" {
			if err := table.Each(t.Context(), s.db, func(row []any) error { text += fmt.Sprintln(table.Name, row); return nil }); err != nil {
				t.Fatal(err)
			}
		}
	}
	return text
}

// unmailed are the notices to somebody about which no mail went yet.
func (s inviting) unmailed(t testing.TB, person string) []string {
	t.Helper()
	ids, err := db.All(t.Context(), s.db, db.ScanString, `SELECT id FROM notice WHERE person_id = ? AND mailed_at IS NULL ORDER BY happened_at, id`, person)
	if err != nil {
		t.Fatal(err)
	}
	return ids
}
