package instructors

import (
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/notice"
	"myspace/internal/school/part"
)

func weekends(days ...string) (all []m) {
	for _, d := range days {
		all = append(all, m{"first_day": d, "last_day": on(d).AddDays(1).String()})
	}
	return all
}

// ask asks teachers for two week-ends, and returns the question and the token
// of each mail by address.
func (s *teaching) ask(t *testing.T, ids ...string) (AnsweredRequest, map[string]string) {
	t.Helper()
	var r AnsweredRequest
	body := m{"person_ids": ids, "periods": weekends("2027-01-16", "2027-01-09"), "message": "Cours de grec"}
	s.supervisor().Call(t, "POST", "/api/availability-requests", body).Into(201, &r)
	return r, s.deliver(t, r.ID, ids...)
}

// deliver does what the jobs would, and returns the token of each mail.
func (s *teaching) deliver(t *testing.T, requestID string, ids ...string) map[string]string {
	t.Helper()
	tokens := map[string]string{}
	for _, id := range ids {
		s.mails = nil
		if err := s.mailRequest(t.Context(), askedBy{RequestID: requestID, PersonID: id}); err != nil {
			t.Fatal(err)
		}
		for _, sent := range s.mails {
			tokens[strings.TrimSuffix(sent.To, "@example.org")] = strings.TrimPrefix(sent.Path, "/availability/")
		}
	}
	return tokens
}

func (s *teaching) read(t *testing.T, token string) (q AvailabilityQuestion) {
	t.Helper()
	s.as("", 0).Call(t, "POST", "/api/availability-answers/read", m{"token": token}).Into(200, &q)
	return q
}

func answers(kinds ...string) (all []m) {
	for _, kind := range kinds {
		all = append(all, m{"kind": kind, "remark": ""})
	}
	return all
}

func TestATeacherAnswersByHisLink(t *testing.T) {
	s := newTeaching(t)
	s.supervisor().Call(t, "POST", "/api/instructors/y/availability", wholeDay(Unavailable, "2027-01-10", "2027-01-20")).Is(201)
	r, tokens := s.ask(t, "x", "y")
	if r.People != 2 || r.Answered != 0 || r.State != "open" || r.Periods[0].FirstDay != on("2027-01-09") {
		t.Errorf("asked as %+v", r)
	}
	if sent := s.mails[0]; sent.Template != "availability_message" || sent.Lang != "pt" || sent.Params["by"] != "Sara Admin" || len(tokens["y"]) != 43 {
		t.Errorf("mailed %+v", sent)
	}
	q := s.read(t, tokens["y"])
	if q.Name != "Y Teacher" || q.Message != "Cours de grec" || q.State != "open" || !q.MayEdit || q.Periods[0].Known != Unavailable || q.Periods[0].Kind != "" {
		t.Errorf("the link shows %+v", q)
	}
	before := s.days(t, "y", "2027-01-01", "2027-01-31")
	if s.read(t, tokens["y"]); !cmp.Equal(before, s.days(t, "y", "2027-01-01", "2027-01-31")) {
		t.Error("reading changed something")
	}
	s.as("", 0).Call(t, "POST", "/api/availability-answers",
		m{"token": tokens["y"], "answers": []m{{"kind": Available, "remark": "dès 10 h"}, {"kind": "", "remark": ""}}, "remark": "À bientôt"}).Into(200, &q)
	if q.State != "answered" || !q.MayEdit || q.Periods[0].Kind != Available || q.Periods[0].Remark != "dès 10 h" || q.Remark != "À bientôt" {
		t.Errorf("answered as %+v", q)
	}
	days := s.days(t, "y", "2027-01-09", "2027-01-12")
	if diff := cmp.Diff(map[string]string{"2027-01-09": Available, "2027-01-10": Available, "2027-01-11": Unavailable, "2027-01-12": Unavailable}, days); diff != "" {
		t.Error(diff)
	}
	var seen AnsweredRequest
	s.as("s", access.Coordinator).Call(t, "GET", "/api/availability-requests/"+r.ID, nil).Into(200, &seen)
	if seen.Answered != 1 || seen.MayEdit || len(seen.Asked) != 2 || seen.Asked[1].Answers[0].Kind != Available || seen.Asked[1].Remark != "À bientôt" {
		t.Errorf("staff see %+v", seen)
	}
	if got := s.list(t, s.supervisor(), "?asked=waiting") + "|" + s.list(t, s.supervisor(), "?asked=answered"); got != "x|y" {
		t.Errorf("owed answers: %s", got)
	}
}

func TestAnAnswerIsCorrectedForAWhileAndThenKept(t *testing.T) {
	s := newTeaching(t)
	r, tokens := s.ask(t, "x")
	send := func(kinds ...string) m { return m{"token": tokens["x"], "answers": answers(kinds...), "remark": ""} }
	s.as("", 0).Call(t, "POST", "/api/availability-answers", send(Available, Available)).Is(200)
	s.as("", 0).Call(t, "POST", "/api/availability-answers", send(Unavailable, "")).Is(200)
	if n := s.count(t, `SELECT COUNT(*) FROM availability WHERE person_id = 'x'`); n != 1 {
		t.Errorf("%d availabilities after a correction", n)
	}
	s.age(t, `UPDATE availability_request_person SET answered_at = ?`, clock.Now().Add(-correctWithin))
	s.as("", 0).Call(t, "POST", "/api/availability-answers", send(Available, Available)).Fails(409, "availability.link_over")
	if q := s.read(t, tokens["x"]); q.MayEdit || q.State != "answered" || q.Periods[0].Kind != Unavailable {
		t.Errorf("later the link shows %+v", q)
	}
	// The next question about the same days takes the place of this answer.
	_, tokens = s.ask(t, "x")
	s.as("", 0).Call(t, "POST", "/api/availability-answers", send(Maybe, Maybe)).Is(200)
	if n := s.count(t, `SELECT COUNT(*) FROM availability WHERE person_id = 'x'`); n != 2 {
		t.Errorf("%d availabilities after a second answer", n)
	}
	_ = r
}

// The list is narrowed to questions that are open, over or taken back.
func TestQuestionsAreFoundByTheirState(t *testing.T) {
	s := newTeaching(t)
	open, _ := s.ask(t, "x")
	over, _ := s.ask(t, "x")
	canceled, _ := s.ask(t, "y")
	s.age(t, `UPDATE availability_request SET expires_at = ? WHERE id = '`+over.ID+`'`, clock.Now().Add(-time.Hour))
	s.supervisor().Call(t, "POST", "/api/availability-requests/"+canceled.ID+"/cancel", "{}").Is(200)
	for state, want := range map[string]string{"open": open.ID, "expired": over.ID, "canceled": canceled.ID} {
		var found api.Page[AvailabilityRequest]
		s.supervisor().Call(t, "GET", "/api/availability-requests?state="+state, nil).Into(200, &found)
		if len(found.Items) != 1 || found.Items[0].ID != want || found.Items[0].State != state || found.Total != 1 {
			t.Errorf("%s: found %+v", state, found)
		}
	}
}

func TestLinksThatLeadNowhere(t *testing.T) {
	s := newTeaching(t)
	guest := s.as("", 0)
	r, tokens := s.ask(t, "x", "y")
	guest.Call(t, "POST", "/api/availability-answers/read", m{"token": "wrong"}).Fails(404, "availability.link_invalid")
	guest.Call(t, "POST", "/api/availability-answers", m{"token": tokens["x"], "answers": answers(Available), "remark": ""}).Blames(422, "answers field.format")
	guest.Call(t, "POST", "/api/availability-answers", m{"token": tokens["x"], "answers": answers("asleep", ""), "remark": ""}).Blames(422, "answers[0].kind field.not_a_choice")

	// A second mail makes the first link dead.
	s.supervisor().Call(t, "POST", "/api/availability-requests/"+r.ID+"/remind", "{}").Fails(409, "availability.asked_today")
	s.age(t, `UPDATE availability_request_person SET asked_at = ?`, clock.Now().Add(-remindAfter))
	s.supervisor().Call(t, "POST", "/api/availability-requests/"+r.ID+"/remind", "{}").Is(200)
	renewed := s.deliver(t, r.ID, "x")
	guest.Call(t, "POST", "/api/availability-answers/read", m{"token": tokens["x"]}).Is(404)
	if q := s.read(t, renewed["x"]); q.State != "open" {
		t.Errorf("the new link shows %+v", q)
	}
	// Who is disabled is nobody.
	s.age(t, `UPDATE person SET enabled = FALSE, updated_at = ? WHERE id = 'y'`, clock.Now())
	guest.Call(t, "POST", "/api/availability-answers/read", m{"token": tokens["y"]}).Is(404)
	// Sixty days later it is over, and says so without telling what it was about.
	s.age(t, `UPDATE availability_request SET expires_at = ?`, clock.Now())
	if q := s.read(t, renewed["x"]); q.State != "expired" || q.MayEdit || len(q.Periods) > 0 || q.Message != "" || q.By == "" {
		t.Errorf("an expired link shows %+v", q)
	}
	guest.Call(t, "POST", "/api/availability-answers", m{"token": renewed["x"], "answers": answers("", ""), "remark": ""}).Fails(409, "availability.link_over")

	canceled, tokens := s.ask(t, "x")
	s.supervisor().Call(t, "POST", "/api/availability-requests/"+canceled.ID+"/cancel", "{}").Into(200, &canceled)
	if canceled.State != "canceled" {
		t.Errorf("canceled as %+v", canceled)
	}
	guest.Call(t, "POST", "/api/availability-answers/read", m{"token": tokens["x"]}).Is(404)
	if sent := s.deliver(t, canceled.ID, "x"); len(sent) > 0 {
		t.Error("a canceled question is mailed")
	}
	s.supervisor().Call(t, "POST", "/api/availability-requests/"+canceled.ID+"/remind", "{}").Fails(409, "availability.request_over")
}

func TestTooManyWrongLinksAndQuestionsAreRefused(t *testing.T) {
	s := newTeaching(t)
	for range part.WrongLinks {
		s.as("", 0).Call(t, "POST", "/api/availability-answers/read", m{"token": "wrong"}).Is(404)
	}
	s.as("", 0).Call(t, "POST", "/api/availability-answers/read", m{"token": "wrong"}).Is(429)
	for range asksAnHour {
		s.ask(t, "x")
	}
	s.supervisor().Call(t, "POST", "/api/availability-requests", m{"person_ids": []string{"x"}, "periods": weekends("2027-01-09"), "message": ""}).Is(429)
}

func TestAQuestionTellsWhatIsWrong(t *testing.T) {
	s := newTeaching(t)
	for name, tt := range map[string]struct {
		body m
		want string
	}{
		"nobody":            {m{"person_ids": []string{}, "periods": weekends("2027-01-09"), "message": ""}, "person_ids field.required"},
		"no dates":          {m{"person_ids": []string{"x"}, "periods": []m{}, "message": ""}, "periods field.required"},
		"a student":         {m{"person_ids": []string{"x", "h"}, "periods": weekends("2027-01-09"), "message": ""}, "person_ids availability.cannot_ask"},
		"the same twice":    {m{"person_ids": []string{"x"}, "periods": weekends("2027-01-09", "2027-01-09"), "message": ""}, "periods availability.period_twice"},
		"a month in a line": {m{"person_ids": []string{"x"}, "periods": []m{{"first_day": "2027-01-09", "last_day": "2027-02-09"}}, "message": ""}, "periods availability.too_long"},
	} {
		t.Run(name, func(t *testing.T) {
			s.supervisor().Call(t, "POST", "/api/availability-requests", tt.body).Blames(422, tt.want)
		})
	}
	if n := s.count(t, `SELECT COUNT(*) FROM availability_request`); n > 0 {
		t.Errorf("%d questions were kept", n)
	}
	s.as("s", access.Coordinator).Call(t, "POST", "/api/availability-requests", m{"person_ids": []string{"x"}, "periods": weekends("2027-01-09"), "message": ""}).Is(403)
	s.as("s", access.Accounting).Call(t, "GET", "/api/availability-requests", nil).Is(403)
}

func (s *teaching) count(t *testing.T, query string) int {
	t.Helper()
	n, err := db.One(t.Context(), s.db, "", db.ScanInt, query)
	if err != nil {
		t.Fatal(err)
	}
	return n
}

// age changes when something was.
func (s *teaching) age(t *testing.T, query string, at clock.Time) {
	t.Helper()
	if err := db.Exec(t.Context(), s.db, query, at); err != nil {
		t.Fatal(err)
	}
}

// Who has signed in answers without the mail; nobody else answers for him.
func TestDatesAreAnsweredAfterSigningInToo(t *testing.T) {
	s := newTeaching(t)
	r, tokens := s.ask(t, "x")
	const path = "/api/own-date-questions/"
	xavier := s.as("x", access.Teacher)
	wait := func() int {
		waiting, err := askedDates(t.Context(), s.db, scopeOf(t, xavier.Actor), clock.Now())
		if err != nil {
			t.Fatal(err)
		}
		return len(waiting)
	}
	if n := wait(); n != 1 {
		t.Errorf("%d questions wait", n)
	}
	var q AvailabilityQuestion
	xavier.Call(t, "GET", path+r.ID, nil).Into(200, &q)
	if q.State != "open" || len(q.Periods) != 2 {
		t.Fatalf("the question is %+v", q)
	}
	s.as("y", access.Teacher).Call(t, "GET", path+r.ID, nil).Fails(404, "availability.request_not_found")
	s.as("y", access.Teacher).Call(t, "POST", path+r.ID+"/answer", m{"answers": answers("available", "maybe"), "remark": ""}).Fails(404, "availability.request_not_found")
	xavier.Call(t, "POST", path+r.ID+"/answer", m{"answers": answers("available", "maybe"), "remark": ""}).Into(200, &q)
	if q.State != answered || q.Periods[1].Kind != "maybe" || wait() != 0 {
		t.Errorf("answered: %+v", q)
	}
	if byLink := s.read(t, tokens["x"]); byLink.State != answered {
		t.Errorf("by the link it is %s", byLink.State)
	}
	s.age(t, `UPDATE availability_request_person SET answered_at = ?`, clock.Now().Add(-correctWithin))
	xavier.Call(t, "POST", path+r.ID+"/answer", m{"answers": answers("maybe", "maybe"), "remark": ""}).Fails(409, "availability.question_over")
}

// A question stands in the panel of who is asked until he has answered or it was taken
// back; the mail with the link is its own.
func TestWhoIsAskedForDatesIsTold(t *testing.T) {
	s := newTeaching(t)
	told := func(id string) int {
		t.Helper()
		view, err := notice.ViewOf(t.Context(), s.db, id, kinds())
		if err != nil {
			t.Fatal(err)
		}
		all, err := notice.Of(t.Context(), s.db, view, 10)
		if err != nil {
			t.Fatal(err)
		}
		if all, err = notice.Open(t.Context(), s.db, kinds(), notice.Reader{PersonID: id}, all); err != nil {
			t.Fatal(err)
		}
		return len(all)
	}
	r, tokens := s.ask(t, "x", "y")
	if told("x") != 1 || told("y") != 1 || told("z") != 0 || len(tokens) != 2 {
		t.Errorf("told %d, %d and %d times, %d mails", told("x"), told("y"), told("z"), len(tokens))
	}
	s.as("x", access.Teacher).Call(t, "POST", "/api/own-date-questions/"+r.ID+"/answer", m{"answers": answers("available", "maybe"), "remark": ""}).Is(200)
	if told("x") != 0 || told("y") != 1 {
		t.Errorf("answered: told %d and %d times", told("x"), told("y"))
	}
	s.supervisor().Call(t, "POST", "/api/availability-requests/"+r.ID+"/cancel", nil).Is(200)
	if told("y") != 0 {
		t.Errorf("canceled: told %d times", told("y"))
	}
}

func scopeOf(t *testing.T, who access.Actor) access.Scope {
	t.Helper()
	scope, ok := answerOwn.Scope(who)
	if !ok {
		t.Fatal("he may not answer")
	}
	return scope
}
