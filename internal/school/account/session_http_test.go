package account_test

import (
	"context"
	"encoding/json"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"net/netip"
	"net/url"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/apitest"
	"myspace/internal/base/db"
	"myspace/internal/base/dbtest"
	"myspace/internal/base/fault"
	"myspace/internal/base/httpd"
	"myspace/internal/base/jobs"
	"myspace/internal/base/mail"
	"myspace/internal/base/seal"
	"myspace/internal/school/account"
	"myspace/internal/school/part"
	"myspace/internal/school/people"
)

const secret = "welcome-to-2026"

// door is the sign-in of a school with two campuses, paris and nice, a student
// of paris, a supervisor, and a person who is disabled.
type door struct {
	router *api.Router
	db     *db.DB
	mails  chan mail.Message
	area   *account.Area
}

func newDoor(t testing.TB, change ...func(*account.Config)) door {
	t.Helper()
	d := dbtest.Open(t)
	must(t, d.Tx(t.Context(), func(tx *db.Tx) error { return fill(t.Context(), tx) }))
	mails := make(chan mail.Message, 200)
	around := &part.Around{
		DB: d, Link: func(_ context.Context, path, _ string) string { return path },
		Send: func(_ context.Context, m mail.Message) error { mails <- m; return nil },
	}
	persons := people.New(around)
	config := account.Config{
		Life: time.Hour, People: persons,
		LinkOf: func(_, path, _ string) string { return path },
		VerifyLink: func(_ string, q url.Values) (string, bool) {
			return q.Get("sid"), q.Get("sig") == "right"
		},
		Box: newBox(t),
	}
	for _, f := range change {
		f(&config)
	}
	accounts := account.New(around, config)
	r := api.NewRouter(api.Config{
		Caller: accounts.Caller, Closed: accounts.Closed, Version: "v1",
		Text: func(_ *http.Request, code string, _ fault.Params) string { return code },
	})
	around.Parts = part.Parts{accounts.Part(), persons.Part()}
	around.Parts.Routes(r)
	runJobs(t, d, accounts)
	return door{r, d, mails, accounts}
}

func newBox(t testing.TB) *seal.Box {
	t.Helper()
	box, err := seal.Parse(seal.NewKey())
	must(t, err)
	return box
}

// runJobs runs the area's jobs until the test ends.
func runJobs(t testing.TB, d *db.DB, accounts *account.Area) {
	t.Helper()
	runner := jobs.NewRunner(jobs.Config{DB: d, Log: slog.New(slog.DiscardHandler)})
	accounts.Jobs(runner)
	ctx, stop := context.WithCancel(context.Background())
	done := make(chan struct{})
	go func() {
		defer close(done)
		runner.Run(ctx)
	}()
	t.Cleanup(func() { stop(); <-done })
}

// mail waits for the next mail.
func (d door) mail(t *testing.T) mail.Message {
	t.Helper()
	select {
	case m := <-d.mails:
		return m
	case <-time.After(10 * time.Second):
		t.Fatal("no mail came")
		return mail.Message{}
	}
}

func fill(ctx context.Context, tx *db.Tx) error {
	const now = "2026-01-01T00:00:00.000000Z"
	if err := db.Exec(ctx, tx, `INSERT INTO region (id, code, name, sort_name, created_at, updated_at) VALUES ('r', 'AF', 'AF', 'af', ?, ?)`, now, now); err != nil {
		return err
	}
	for _, c := range []string{"paris", "nice"} {
		if err := db.Exec(ctx, tx, `INSERT INTO campus (id, region_id, name, business_name, id_number, website, color, phone, address, zip_code, city, state, country,
			schedule, open, time_zone, currency, language, pass_mark, required_attendance, sort_name, sort_city, search_text, created_at, updated_at)
			VALUES (?, 'r', ?, '', '', '', '', '', '', '', '', '', '', '', TRUE, 'Europe/Paris', 'EUR', 'fr', 70, 80, ?, '', '', ?, ?)`, c, c, c, now, now); err != nil {
			return err
		}
	}
	hash := account.HashPassword(secret)
	for _, p := range []struct {
		id    string
		roles access.Roles
	}{{"student", access.Student}, {"supervisor", access.Supervisor}, {"disabled", access.Student}} {
		err := people.AddPerson(ctx, tx, p.id, people.PersonFields{FirstName: "Anna", LastName: p.id, Email: p.id + "@Example.org"}, "")
		if err == nil {
			err = people.AddMembership(ctx, tx, p.id, "paris", p.roles)
		}
		if err == nil {
			err = people.AddNetworkRoles(ctx, tx, p.id, p.roles)
		}
		if err == nil {
			err = account.SetPassword(ctx, tx, p.id, hash)
		}
		if err != nil {
			return err
		}
	}
	return db.Exec(ctx, tx, `UPDATE person SET enabled = FALSE WHERE id = 'disabled'`)
}

func must(t testing.TB, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

// call sends a request from an address of the network.
func (d door) call(from, method, path, token, body string) *httptest.ResponseRecorder {
	req := httptest.NewRequest(method, path, strings.NewReader(body))
	req.Header.Set("Content-Type", "application/json")
	if token != "" {
		req.Header.Set("Authorization", "Bearer "+token)
	}
	info := &httpd.Info{RequestID: "r", Client: netip.MustParseAddr(from)}
	rec := httptest.NewRecorder()
	d.router.ServeHTTP(rec, req.WithContext(httpd.With(req.Context(), info)))
	apitest.Described(d.router, req, rec.Code)
	return rec
}

func (d door) try(from, email, password, campus string) *httptest.ResponseRecorder {
	body, _ := json.Marshal(map[string]string{"email": email, "password": password, "organization_id": campus})
	return d.call(from, "POST", "/session", "", string(body))
}

// enter signs somebody in and returns the answer.
func (d door) enter(t *testing.T, email, campus string) (s account.Session) {
	t.Helper()
	rec := d.try("10.0.0.1", email, secret, campus)
	if rec.Code != http.StatusOK {
		t.Fatalf("%s cannot sign in at %s: %d %s", email, campus, rec.Code, rec.Body)
	}
	must(t, json.Unmarshal(rec.Body.Bytes(), &s))
	return s
}

func TestSignInAnswersWhatTheSpecificationNames(t *testing.T) {
	d := newDoor(t)
	s := d.enter(t, "Student@example.ORG", "paris")
	u := s.User
	if u.ID != "student" || strings.Join(u.Role, ",") != "student" || u.Name != "Anna student" || u.OrganizationID != "paris" ||
		u.OrganizationName != "paris" || u.Origin != "api" || string(u.Metadata.Settings) != "{}" || u.Metadata.Shortcuts == nil {
		t.Errorf("got %+v", u)
	}
	if life := time.Until(time.UnixMilli(s.ExpiresAt)); life < 59*time.Minute || life > time.Hour {
		t.Errorf("lives for %s", life)
	}
	for path, token := range map[string]string{"/session?token=" + s.Token: "", "/session": s.Token} {
		if rec := d.call("10.0.0.1", "GET", path, token, ""); rec.Code != http.StatusOK || !strings.Contains(rec.Body.String(), s.Token) {
			t.Errorf("GET %s: %d %s", path, rec.Code, rec.Body)
		}
	}
	if roles := d.enter(t, "supervisor@example.org", "nice").User.Role; strings.Join(roles, ",") != "supervisor" {
		t.Errorf("at another campus a supervisor is %v", roles)
	}
}

func TestEveryRefusalIsTheSame(t *testing.T) {
	d := newDoor(t)
	want := ""
	for name, tt := range map[string][3]string{
		"unknown address":      {"nobody@example.org", secret, "paris"},
		"wrong password":       {"student@example.org", "wrong-one", "paris"},
		"disabled":             {"disabled@example.org", secret, "paris"},
		"campus of others":     {"student@example.org", secret, "nice"},
		"campus that is not":   {"student@example.org", secret, "atlantis"},
		"wildcards are no one": {"%@example.org", secret, "paris"},
	} {
		rec := d.try("10.0.0."+strconv.Itoa(len(name)), tt[0], tt[1], tt[2])
		if want == "" {
			want = rec.Body.String()
		}
		if rec.Code != http.StatusUnprocessableEntity || rec.Body.String() != want {
			t.Errorf("%s: %d %s", name, rec.Code, rec.Body)
		}
	}
	if !strings.Contains(want, `"error":{"email":"session.refused","password":"session.refused"}`) {
		t.Errorf("got %s", want)
	}
}

func TestBadInputIsToldOnItsFields(t *testing.T) {
	d := newDoor(t)
	var refused struct{ Error map[string]string }
	rec := d.try("10.0.0.1", "not an address", "abc", "")
	must(t, json.Unmarshal(rec.Body.Bytes(), &refused))
	want := map[string]string{"email": "field.email", "password": "field.too_short", "organization_id": "field.required"}
	if rec.Code != http.StatusUnprocessableEntity || len(refused.Error) != 3 {
		t.Errorf("got %d %v", rec.Code, refused)
	}
	for field, code := range want {
		if refused.Error[field] != code {
			t.Errorf("%s: %q, want %q", field, refused.Error[field], code)
		}
	}
	if rec := d.call("10.0.0.1", "POST", "/session", "", `{"email":["a@b.c"],"password":"x"}`); rec.Code != http.StatusUnprocessableEntity {
		t.Errorf("a list for an address: %d", rec.Code)
	}
}

func TestGuessingIsThrottledAndLocksNobodyOut(t *testing.T) {
	d := newDoor(t)
	var wg sync.WaitGroup
	var mu sync.Mutex
	codes := map[int]int{}
	for range 20 { // at once: none slips through between counting and checking
		wg.Go(func() {
			rec := d.try("10.0.0.66", "student@example.org", "wrong-one", "paris")
			mu.Lock()
			codes[rec.Code]++
			mu.Unlock()
		})
	}
	wg.Wait()
	if codes[http.StatusUnprocessableEntity] > 10 || codes[http.StatusTooManyRequests] < 10 {
		t.Errorf("got %v, want at most 10 attempts looked at", codes)
	}
	d.holdPauses(t)
	rec := d.try("10.0.0.66", "student@example.org", secret, "paris")
	if wait, _ := strconv.Atoi(rec.Header().Get("Retry-After")); rec.Code != http.StatusTooManyRequests || wait < 1 || wait > 901 {
		t.Errorf("after that: %d, Retry-After %q", rec.Code, rec.Header().Get("Retry-After"))
	}
	if rec := d.try("10.0.0.67", "student@example.org", secret, "paris"); rec.Code != http.StatusOK {
		t.Errorf("from elsewhere the person himself gets %d", rec.Code)
	}
}

func TestWhoSignsInRightIsNeverThrottled(t *testing.T) {
	d := newDoor(t)
	for i := range 12 {
		if rec := d.try("10.0.0.1", "student@example.org", secret, "paris"); rec.Code != http.StatusOK {
			t.Fatalf("sign-in %d: %d %s", i+1, rec.Code, rec.Body)
		}
	}
}

func TestWhatIsTakenAwayIsGoneAtTheNextCall(t *testing.T) {
	for name, sql := range map[string]string{
		"disabled":      `UPDATE person SET enabled = FALSE WHERE id = 'student'`,
		"role gone":     `DELETE FROM membership_role WHERE person_id = 'student'`,
		"session ended": `DELETE FROM session`,
		"run out":       `UPDATE session SET expires_at = '2020-01-01T00:00:00.000000Z'`,
	} {
		t.Run(name, func(t *testing.T) {
			d := newDoor(t)
			s := d.enter(t, "student@example.org", "paris")
			if rec := d.call("10.0.0.1", "GET", "/api/people/student", s.Token, ""); rec.Code != http.StatusOK {
				t.Fatalf("before: %d %s", rec.Code, rec.Body)
			}
			must(t, db.Exec(t.Context(), d.db, sql))
			if rec := d.call("10.0.0.1", "GET", "/api/people/student", s.Token, ""); rec.Code != http.StatusUnauthorized {
				t.Errorf("after: %d %s", rec.Code, rec.Body)
			}
			if rec := d.call("10.0.0.1", "GET", "/session", s.Token, ""); rec.Code != http.StatusUnauthorized || !strings.Contains(rec.Body.String(), `"form":"session.token_refused"`) {
				t.Errorf("session after: %d %s", rec.Code, rec.Body)
			}
		})
	}
}

func TestSigningOutEndsTheSessionOnTheServer(t *testing.T) {
	d := newDoor(t)
	s, other := d.enter(t, "student@example.org", "paris"), d.enter(t, "student@example.org", "paris")
	if rec := d.call("10.0.0.1", "DELETE", "/session", s.Token, ""); rec.Code != http.StatusNoContent {
		t.Fatalf("got %d", rec.Code)
	}
	if rec := d.call("10.0.0.1", "GET", "/session", s.Token, ""); rec.Code != http.StatusUnauthorized {
		t.Errorf("the ended session still answers %d", rec.Code)
	}
	if rec := d.call("10.0.0.1", "GET", "/session", other.Token, ""); rec.Code != http.StatusOK {
		t.Errorf("the other session answers %d", rec.Code)
	}
}

func TestTokensAreKeptHashed(t *testing.T) {
	d := newDoor(t)
	s := d.enter(t, "student@example.org", "paris")
	found, err := db.Exists(t.Context(), d.db, `SELECT 1 FROM session WHERE token_hash LIKE ? OR id LIKE ?`, "%"+s.Token+"%", "%"+s.Token+"%")
	if err != nil || found {
		t.Errorf("the token itself is in the database: %v", err)
	}
}

func TestALinkIsGoodForItsRouteAndItsSession(t *testing.T) {
	d := newDoor(t)
	d.enter(t, "student@example.org", "paris")
	id, err := db.One(t.Context(), d.db, "", db.ScanString, `SELECT id FROM session`)
	must(t, err)
	photo := "/api/people/student/photo?sid=" + id
	for query, want := range map[string]int{
		photo + "&sig=right": http.StatusNotFound, // let in; there is no photo
		photo + "&sig=wrong": http.StatusUnauthorized,
		photo:                http.StatusUnauthorized,
		"/api/people/student?sid=" + id + "&sig=right":          http.StatusUnauthorized, // not a stream
		"/api/people/supervisor/photo?sid=" + id + "&sig=right": http.StatusNotFound,
	} {
		if rec := d.call("10.0.0.1", "GET", query, "", ""); rec.Code != want {
			t.Errorf("%s: %d %s, want %d", query, rec.Code, rec.Body, want)
		}
	}
	must(t, db.Exec(t.Context(), d.db, `DELETE FROM session`))
	if rec := d.call("10.0.0.1", "GET", photo+"&sig=right", "", ""); rec.Code != http.StatusUnauthorized {
		t.Errorf("the link outlived its session: %d", rec.Code)
	}
}
