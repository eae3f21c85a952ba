package app_test

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"regexp"
	"strings"
	"sync"
	"testing"

	"myspace/internal/app"
	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/httpd"
	"myspace/internal/base/mailtest"
	"myspace/internal/base/secret"
	"myspace/internal/school/academic"
	"myspace/internal/school/part"
	"myspace/internal/school/people"
	"myspace/internal/school/planning"
)

// shared is a buffer that a server writes while a test reads.
type shared struct {
	mu   sync.Mutex
	text bytes.Buffer
}

func (s *shared) Write(p []byte) (int, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.text.Write(p)
}

func (s *shared) String() string {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.text.String()
}

// asking is a whole server that has invited two teachers over SMTP, and the
// tokens of their mails.
type asking struct {
	app            *app.App
	web, ops       string
	log            *shared
	session        string
	token, invited map[string]string // by person
	answers        string            // all that was answered, headers included
}

func newAsking(t *testing.T, post mailtest.Server) *asking {
	t.Helper()
	c := settings(t)
	c.OpsAddr, c.SMTPAddr, c.SMTPTLS = fmt.Sprintf("127.0.0.1:%d", mailtest.FreePort(t)), fmt.Sprintf("127.0.0.1:%d", post.Port), "off"
	ctx, cancel := context.WithCancel(context.WithoutCancel(t.Context()))
	_, err := app.AddUser(ctx, c, app.NewUser{Email: "anne@school.example", FirstName: "Anne", LastName: "Martin", Role: "admin", Campus: "Paris", Password: password})
	must(t, err)
	done, _, err := app.Prepare(ctx, c)
	must(t, err)
	s := &asking{log: &shared{}, ops: "http://" + c.OpsAddr, token: map[string]string{}, invited: map[string]string{}}
	logger, err := httpd.NewLogger(s.log, "json", "debug")
	must(t, err)
	s.app, err = app.Open(ctx, c, logger)
	must(t, err)
	started, ended := make(chan string, 1), make(chan error, 1)
	go func() {
		ended <- s.app.Serve(ctx, func(at net.Addr) { started <- "http://" + at.String() }, httpd.Closer{Name: "lock", Run: func(context.Context) error { return done() }})
	}()
	select {
	case s.web = <-started:
	case err := <-ended:
		t.Fatal(err)
	}
	t.Cleanup(func() { cancel(); must(t, <-ended) })
	s.invite(t)
	token := regexp.MustCompile(`/invitation/confirm/([\w-]{43})`)
	mailtest.WaitFor(t, func() bool { return len(post.Inbox(t)) == 2 })
	for _, m := range post.Inbox(t) {
		name, _, _ := strings.Cut(m.To[0].Address, "@")
		s.token[name] = token.FindStringSubmatch(m.Text)[1]
	}
	return s
}

// invite adds two teachers and asks both for a course.
func (s *asking) invite(t *testing.T) {
	t.Helper()
	ctx := t.Context()
	campus, err := db.One(ctx, s.app.DB, "", db.ScanString, `SELECT id FROM campus`)
	must(t, err)
	must(t, s.app.DB.Tx(ctx, func(tx *db.Tx) (err error) {
		for _, id := range []string{"grace", "paul"} {
			err = errors.Join(err, people.AddPerson(ctx, tx, id, people.PersonFields{FirstName: "A", LastName: id, Email: id + "@school.example", Language: "en"}, ""),
				people.AddMembership(ctx, tx, id, campus, access.Teacher))
		}
		return errors.Join(err, academic.AddCourse(ctx, tx, "course", academic.CourseFields{Code: "C1", Name: "Faith", Hours: 6}),
			academic.AddClass(ctx, tx, "class", campus, academic.ClassFields{Code: "K1", Level: 1, Programme: "certificate", StartYear: 2026, EndYear: 2028, Language: "fr"}))
	}))
	var in struct{ Token string }
	s.must(t, "/session", fmt.Sprintf(`{"email":"anne@school.example","password":%q,"organization_id":%q}`, password, campus), &in)
	s.session = in.Token
	day := clock.Today("").AddDays(40)
	var p planning.Planning
	s.must(t, "/api/plannings", fmt.Sprintf(`{"number":0,"first_day":%[1]q,"last_day":%[1]q,"abbreviation":"","description":"","week":0,"campus_ids":[],"class_ids":["class"]}`, day), &p)
	var acted planning.Acted
	s.must(t, "/api/plannings/"+p.ID+"/acts", fmt.Sprintf(`{"kind":"put","key":%q,"changes":[{"id":"","version":0,"course_id":"course","campus_id":%q,"class_ids":["class"],
		"sessions":[{"id":"","planning_id":%q,"day":%q,"start":540,"finish":600,"place":""}],"staff":[%s,%s]}]}`,
		db.NewID(), campus, p.ID, day, staffing("grace", "in_analysis"), staffing("paul", "in_analysis")), &acted)
	for _, one := range acted.Courses[0].Staff {
		s.invited[one.PersonID] = one.ID
	}
	s.must(t, "/api/invitations/send", fmt.Sprintf(`{"ids":[%q,%q],"answer_by":"","key":%q}`, s.invited["grace"], s.invited["paul"], db.NewID()), nil)
	s.session = "" // from here on nobody is signed in
}

// call sends a request as the page of a link would, if browsers did not keep to
// our Referrer-Policy.
func (s *asking) call(t *testing.T, method, path, body string) (status int, answer string) {
	t.Helper()
	req, err := http.NewRequestWithContext(t.Context(), method, s.web+path, strings.NewReader(body))
	must(t, err)
	req.Header.Set("Content-Type", "application/json")
	req.Header.Set("Accept", "text/html, */*")
	if s.session != "" {
		req.Header.Set("Authorization", "Bearer "+s.session)
	}
	if token := s.token["grace"]; token != "" {
		req.Header.Set("Referer", s.web+"/invitation/confirm/"+token)
	}
	resp, err := http.DefaultClient.Do(req)
	must(t, err)
	defer resp.Body.Close()
	text, err := io.ReadAll(resp.Body)
	must(t, err)
	if resp.Header.Get("Referrer-Policy") != "no-referrer" {
		t.Errorf("%s %s may be named to others: %v", method, path, resp.Header)
	}
	s.answers += fmt.Sprint(resp.Header, string(text), "\n")
	return resp.StatusCode, string(text)
}

func (s *asking) must(t *testing.T, path, body string, into any) {
	t.Helper()
	status, text := s.call(t, http.MethodPost, path, body)
	if status >= http.StatusMultipleChoices {
		t.Fatalf("%s: %d %s", path, status, text)
	}
	if into != nil {
		must(t, json.Unmarshal([]byte(text), into))
	}
}

func (s *asking) page(t *testing.T, who string) (p planning.AnswerPage) {
	t.Helper()
	s.must(t, "/api/invitation-answers/read", fmt.Sprintf(`{"token":%q}`, s.token[who]), &p)
	return p
}

func (s *asking) answer(t *testing.T, token, id, mark, kind string) (int, string) {
	t.Helper()
	return s.call(t, http.MethodPost, "/api/invitation-answers", fmt.Sprintf(`{"token":%q,"key":%q,"answers":[{"id":%q,"mark":%q,"kind":%q,"session_ids":[],"other_date":"","needs_lodging":false,
		"needs_transport":false,"question":"","reason":"so"}]}`, token, db.NewID(), id, mark, kind))
}

// about counts what a link was mailed about.
func (s *asking) about(t *testing.T, hash string) int {
	t.Helper()
	n, err := db.One(t.Context(), s.app.DB, "", db.ScanInt, `SELECT COUNT(*) FROM teaching_link_invitation WHERE token_hash = ?`, hash)
	if err != nil || n == 0 {
		t.Errorf("%d, %v", n, err)
	}
	return n
}

// The token of an invitation is a secret: it stands in the mail and nowhere else.
// It shows and answers one person's invitations only, and who guesses is slowed
// down.
func TestTheTokenOfAnInvitationIsNowhereToBeRead(t *testing.T) {
	post, ok := mailtest.Start(t)
	if !ok {
		return
	}
	s := newAsking(t, post)
	s.useGrace(t)
	s.staysPauls(t)
	s.guess(t)
	dump, figures := s.dump(t), s.figures(t)
	for who, token := range s.token {
		for where, text := range map[string]string{"the log": s.log.String(), "the figures": figures, "the database": dump, "the answers": s.answers} {
			if at := strings.Index(text, token); at >= 0 {
				t.Errorf("%s have the token of %s: …%s", where, who, text[max(0, at-200):at])
			}
		}
		// Of his link, and of each thing that it was mailed about.
		if hash := secret.Hash(token); strings.Count(dump, hash) != 1+s.about(t, hash) {
			t.Errorf("the hash of %s's token is kept %d times", who, strings.Count(dump, hash))
		}
	}
	for _, want := range []string{`"route":"answerInvitations"`, `"path":"/invitation/confirm/***"`, `"status":429`} {
		if !strings.Contains(s.log.String(), want) {
			t.Errorf("the log lacks %s", want)
		}
	}
	if !strings.Contains(figures, "readInvitations") || !strings.Contains(dump, "audit_event") {
		t.Error("not everything was looked at")
	}
}

// useGrace opens and uses a link in every way, well and badly.
func (s *asking) useGrace(t *testing.T) {
	t.Helper()
	token := s.token["grace"]
	for _, path := range []string{"/invitation/confirm/" + token, "/invitation/decline/" + token, "/invitation/confirm/" + token + ").", "/invitation/other/" + token, "/api/invitation-answers/read?token=" + token} {
		for _, method := range []string{http.MethodGet, http.MethodHead} {
			s.call(t, method, path, "")
		}
	}
	for _, odd := range []string{`{"token":%q,"more":1}`, `{"token":[%q]}`, `{"token":%q`, `{"id":%q}`} {
		for _, path := range []string{"", "/read", "/view", "/undo"} {
			s.call(t, http.MethodPost, "/api/invitation-answers"+path, fmt.Sprintf(odd, token))
		}
	}
	item := s.page(t, "grace").Items[0]
	s.must(t, "/api/invitation-answers/view", fmt.Sprintf(`{"token":%q}`, token), nil)
	if status, text := s.answer(t, token, item.ID, item.Mark, "yes"); status != http.StatusOK {
		t.Fatalf("yes: %d %s", status, text)
	}
	s.must(t, "/api/invitation-answers/undo", fmt.Sprintf(`{"token":%q,"id":%q}`, token, item.ID), nil)
	if status, text := s.answer(t, token, item.ID, item.Mark, "no"); status != http.StatusOK {
		t.Fatalf("no: %d %s", status, text)
	}
}

// staysPauls tries to reach one's invitation by the link of another.
func (s *asking) staysPauls(t *testing.T) {
	t.Helper()
	his, hers := s.page(t, "paul"), s.page(t, "grace")
	if len(hers.Items) != 1 || hers.Items[0].ID != s.invited["grace"] || len(his.Items) != 1 || his.Items[0].ID != s.invited["paul"] {
		t.Fatalf("hers shows %+v, his %+v", hers.Items, his.Items)
	}
	if text, err := json.Marshal(hers); err != nil || strings.Contains(string(text), "paul") || strings.Contains(string(text), s.invited["paul"]) {
		t.Errorf("her link tells of him: %s, %v", text, err)
	}
	if status, text := s.answer(t, s.token["grace"], his.Items[0].ID, his.Items[0].Mark, "yes"); status != http.StatusNotFound {
		t.Errorf("her link answers for him: %d %s", status, text)
	}
	if status, text := s.call(t, http.MethodPost, "/api/invitation-answers/undo", fmt.Sprintf(`{"token":%q,"id":%q}`, s.token["grace"], his.Items[0].ID)); status != http.StatusNotFound {
		t.Errorf("her link takes back for him: %d %s", status, text)
	}
	if now := s.page(t, "paul").Items[0].State; now != "not_answered" {
		t.Errorf("his invitation is %s", now)
	}
}

// guess tries links that never were; who has one is not refused for it.
func (s *asking) guess(t *testing.T) {
	t.Helper()
	for n := range part.WrongLinks + 1 {
		status, text := s.call(t, http.MethodPost, "/api/invitation-answers/read", fmt.Sprintf(`{"token":%q}`, secret.New()))
		if want := map[bool]int{false: http.StatusNotFound, true: http.StatusTooManyRequests}[n == part.WrongLinks]; status != want {
			t.Fatalf("guess %d: %d %s", n, status, text)
		}
	}
	s.page(t, "paul")
}

// dump is every row of every table.
func (s *asking) dump(t *testing.T) string {
	t.Helper()
	var all strings.Builder
	tables, err := db.Tables(t.Context(), s.app.DB)
	must(t, err)
	for _, table := range tables {
		must(t, table.Each(t.Context(), s.app.DB, func(row []any) error {
			fmt.Fprintf(&all, "%s %s\n", table.Name, row)
			return nil
		}))
	}
	return all.String()
}

func (s *asking) figures(t *testing.T) string {
	t.Helper()
	req, err := http.NewRequestWithContext(t.Context(), http.MethodGet, s.ops+"/metrics", nil)
	must(t, err)
	resp, err := http.DefaultClient.Do(req)
	must(t, err)
	defer resp.Body.Close()
	text, err := io.ReadAll(resp.Body)
	must(t, err)
	return string(text)
}
