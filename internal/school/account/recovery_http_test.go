package account_test

import (
	"encoding/json"
	"fmt"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
	"testing"

	"myspace/internal/base/db"
)

func (d door) post(from, path, token string, body any) *httptest.ResponseRecorder {
	text, _ := json.Marshal(body)
	return d.call(from, "POST", path, token, string(text))
}

type m map[string]any

// forgot asks for a link and returns its token.
func (d door) forgot(t *testing.T, from, email string) string {
	t.Helper()
	if rec := d.post(from, "/password/forgot", "", m{"email": email, "region_code": "AF"}); rec.Code != http.StatusOK {
		t.Fatalf("forgot: %d %s", rec.Code, rec.Body)
	}
	sent := d.mail(t)
	path, token, ok := strings.Cut(sent.Path, "#")
	if !ok || path != "/reset-password" || sent.To != "student@Example.org" {
		t.Fatalf("mailed %+v", sent)
	}
	return token
}

func reset(token, password string) m {
	return m{"token": token, "password": password, "password_confirmation": password}
}

// errorsOf returns the error object of the specification.
func errorsOf(t *testing.T, rec *httptest.ResponseRecorder) map[string]string {
	t.Helper()
	var p struct{ Error map[string]string }
	must(t, json.Unmarshal(rec.Body.Bytes(), &p))
	return p.Error
}

func TestAForgottenPasswordIsSetAnew(t *testing.T) {
	d := newDoor(t)
	old := d.enter(t, "student@example.org", "paris")
	older, token := d.forgot(t, "10.0.0.1", "student@example.org"), d.forgot(t, "10.0.0.1", " STUDENT@example.org ")
	for name, tt := range map[string]struct {
		body  m
		field string
		code  string
	}{
		"older link":    {reset(older, "correct-horse-7"), "token", "account.link_invalid"},
		"no link":       {reset("", "correct-horse-7"), "token", "account.link_invalid"},
		"short":         {reset(token, "a1"), "password", "field.too_short"},
		"no digit":      {reset(token, "correct-horse"), "password", "account.password_digit"},
		"known bad":     {reset(token, "password123"), "password", "account.password_easy"},
		"own name":      {reset(token, "Annastudent1"), "password", "account.password_easy"},
		"not the same":  {m{"token": token, "password": "correct-horse-7", "password_confirmation": "correct-horse-8"}, "password_confirmation", "account.password_differs"},
		"extra field":   {m{"token": token, "password": "correct-horse-7", "password_confirmation": "correct-horse-7", "role": "admin"}, "role", "field.unknown"},
		"ten megabytes": {reset(token, strings.Repeat("a1", 5000)), "password", "field.too_long"},
	} {
		rec := d.post("10.0.0.1", "/password/reset", "", tt.body)
		if got := errorsOf(t, rec); rec.Code != http.StatusUnprocessableEntity || got[tt.field] != tt.code {
			t.Errorf("%s: %d %v, want %s on %s", name, rec.Code, got, tt.code, tt.field)
		}
	}
	var whose struct {
		Email    string `json:"email"`
		CampusID string `json:"campus_id"`
	}
	into(t, d.post("10.0.0.1", "/api/auth/reset-link", "", m{"token": token}), http.StatusOK, &whose)
	if whose.Email != "student@Example.org" || whose.CampusID != "paris" {
		t.Errorf("the link is for %+v", whose)
	}
	if rec := d.post("10.0.0.1", "/password/reset", "", reset(token, "correct-horse-7")); rec.Code != http.StatusOK {
		t.Fatalf("reset: %d %s", rec.Code, rec.Body)
	}
	if rec := d.call("10.0.0.1", "GET", "/session", old.Token, ""); rec.Code != http.StatusUnauthorized {
		t.Errorf("the old session still answers %d", rec.Code)
	}
	if rec := d.try("10.0.0.1", "student@example.org", secret, "paris"); rec.Code != http.StatusUnprocessableEntity {
		t.Errorf("the old password still opens: %d", rec.Code)
	}
	if rec := d.try("10.0.0.1", "student@example.org", "correct-horse-7", "paris"); rec.Code != http.StatusOK {
		t.Errorf("the new password does not open: %d %s", rec.Code, rec.Body)
	}
}

func TestAResetLinkUsedAHundredTimesAtOnceWorksOnce(t *testing.T) {
	d := newDoor(t)
	token := d.forgot(t, "10.0.0.1", "student@example.org")
	var wg sync.WaitGroup
	var mu sync.Mutex
	codes := map[int]int{}
	for i := range 100 {
		wg.Go(func() {
			rec := d.post("10.0.0.1", "/password/reset", "", reset(token, fmt.Sprintf("correct-horse-%d", i)))
			mu.Lock()
			codes[rec.Code]++
			mu.Unlock()
		})
	}
	wg.Wait()
	if codes[http.StatusOK] != 1 {
		t.Errorf("got %v, want exactly one success", codes)
	}
}

func TestForgottenPasswordsAreLimitedAndTellWhatTheSpecificationSays(t *testing.T) {
	d := newDoor(t)
	unknown := m{"email": "nobody@example.org", "region_code": "AF"}
	if got := errorsOf(t, d.post("10.0.0.1", "/password/forgot", "", unknown)); got["email"] != "account.email_unknown" {
		t.Errorf("got %v", got)
	}
	if got := errorsOf(t, d.post("10.0.0.1", "/password/forgot", "", m{"email": "student@example.org", "region_code": "ZZ"})); got["email"] != "account.email_unknown" {
		t.Errorf("in another region: %v", got)
	}
	for range 2 {
		d.post("10.0.0.2", "/password/forgot", "", unknown)
	}
	if rec := d.post("10.0.0.3", "/password/forgot", "", unknown); rec.Code != http.StatusTooManyRequests || rec.Header().Get("Retry-After") == "" {
		t.Errorf("the fourth time: %d", rec.Code)
	}
	must(t, db.Exec(t.Context(), d.db, `INSERT INTO network_setting (name, value) VALUES ('network', '{"neutral_forgotten":true,"session_days":14}')`))
	known := d.post("10.0.0.4", "/password/forgot", "", m{"email": "student@example.org", "region_code": "AF"})
	other := d.post("10.0.0.4", "/password/forgot", "", m{"email": "someone@example.org", "region_code": "AF"})
	if known.Code != http.StatusOK || known.Body.String() != other.Body.String() || other.Code != http.StatusOK {
		t.Errorf("the neutral answer differs: %d %s, %d %s", known.Code, known.Body, other.Code, other.Body)
	}
}

func application(email string) m {
	return m{
		"first_name": "Élise", "last_name": "Nouvelle", "email": email, "organization_id": "paris", "language": "fr",
		"password": "correct-horse-7", "password_confirmation": "correct-horse-7",
	}
}

func TestAnApplicationIsConfirmedByMail(t *testing.T) {
	d := newDoor(t)
	fresh := d.post("10.0.0.1", "/api/auth/register", "", application("new@example.org"))
	known := d.post("10.0.0.1", "/api/auth/register", "", application("student@example.org"))
	if fresh.Code != http.StatusOK || known.Code != http.StatusOK ||
		strings.ReplaceAll(fresh.Body.String(), "new@", "student@") != known.Body.String() || !strings.Contains(fresh.Body.String(), `"token":null`) {
		t.Errorf("new: %d %s; known: %d %s", fresh.Code, fresh.Body, known.Code, known.Body)
	}
	var token string
	for range 2 {
		switch sent := d.mail(t); sent.Template {
		case "confirm_email":
			_, token, _ = strings.Cut(sent.Path, "#")
		case "already_registered":
			if sent.To != "student@Example.org" {
				t.Errorf("told %s", sent.To)
			}
		default:
			t.Errorf("mailed %+v", sent)
		}
	}
	if rec := d.try("10.0.0.1", "new@example.org", "correct-horse-7", "paris"); rec.Code != http.StatusUnprocessableEntity {
		t.Errorf("before confirming: %d", rec.Code)
	}
	if rec := d.post("10.0.0.1", "/api/auth/confirm", "", m{"token": token}); rec.Code != http.StatusOK {
		t.Fatalf("confirm: %d %s", rec.Code, rec.Body)
	}
	if rec := d.post("10.0.0.1", "/api/auth/confirm", "", m{"token": token}); rec.Code != http.StatusUnprocessableEntity {
		t.Errorf("confirmed twice: %d", rec.Code)
	}
	rec := d.try("10.0.0.1", "new@example.org", "correct-horse-7", "paris")
	if rec.Code != http.StatusOK || !strings.Contains(rec.Body.String(), `"role":["user"]`) {
		t.Errorf("after confirming: %d %s", rec.Code, rec.Body)
	}
}

func TestAnApplicationCannotSetWhatItShouldNot(t *testing.T) {
	d := newDoor(t)
	for _, field := range []string{"role", "enabled", "campus", "id", "memo"} {
		body := application("x@example.org")
		body[field] = "admin"
		if rec := d.post("10.0.0.1", "/api/auth/register", "", body); rec.Code != http.StatusUnprocessableEntity || errorsOf(t, rec)[field] != "field.unknown" {
			t.Errorf("%s: %d %s", field, rec.Code, rec.Body)
		}
	}
	for field, bad := range map[string]string{"organization_id": "atlantis", "email": "x at example.org", "first_name": "\u200b", "password": "short"} {
		body := application("x@example.org")
		body[field] = bad
		if rec := d.post("10.0.0.1", "/api/auth/register", "", body); rec.Code != http.StatusUnprocessableEntity || errorsOf(t, rec)[field] == "" {
			t.Errorf("%s = %q: %d %s", field, bad, rec.Code, rec.Body)
		}
	}
	must(t, db.Exec(t.Context(), d.db, `INSERT INTO network_setting (name, value) VALUES ('network', '{"registration":false,"session_days":14}')`))
	if rec := d.post("10.0.0.1", "/api/auth/register", "", application("x@example.org")); rec.Code != http.StatusForbidden {
		t.Errorf("switched off: %d %s", rec.Code, rec.Body)
	}
	n, err := db.One(t.Context(), d.db, "", db.ScanInt, `SELECT COUNT(*) FROM person WHERE email_key LIKE 'x%'`)
	if err != nil || n != 0 {
		t.Errorf("%d people were made: %v", n, err)
	}
}

func TestOddInputIsHandledAsPeopleExpect(t *testing.T) {
	d := newDoor(t)
	for name, tt := range map[string]struct {
		email, password, campus string
		want                    int
	}{
		"capitals and spaces":    {"  STUDENT@Example.Org ", secret, "paris", http.StatusOK},
		"a null in the address":  {"student\x00@example.org", secret, "paris", http.StatusUnprocessableEntity},
		"a null in the campus":   {"student@example.org", secret, "paris\x00", http.StatusUnprocessableEntity},
		"a null in the password": {"student@example.org", secret + "\x00", "paris", http.StatusUnprocessableEntity},
		"a mark in the address":  {"student\u202e@example.org", secret, "paris", http.StatusUnprocessableEntity},
		"a password without end": {"student@example.org", strings.Repeat("x", 5000), "paris", http.StatusUnprocessableEntity},
	} {
		if rec := d.try("10.0.1."+fmt.Sprint(len(name)), tt.email, tt.password, tt.campus); rec.Code != tt.want {
			t.Errorf("%s: %d %s", name, rec.Code, rec.Body)
		}
	}
	if rec := d.try("10.0.0.9", "student@example.org", strings.Repeat("x", 10<<20), "paris"); rec.Code != http.StatusRequestEntityTooLarge {
		t.Errorf("ten megabytes: %d", rec.Code)
	}
}

func TestTokensOfLinksAreKeptHashed(t *testing.T) {
	d := newDoor(t)
	token := d.forgot(t, "10.0.0.1", "student@example.org")
	for _, table := range []string{"mailed_link", "job", "audit_event"} {
		column := map[string]string{"mailed_link": "token_hash", "job": "payload", "audit_event": "changes"}[table]
		found, err := db.Exists(t.Context(), d.db, `SELECT 1 FROM `+table+` WHERE `+column+` LIKE ?`, "%"+token+"%")
		if err != nil || found {
			t.Errorf("%s holds the token: %v", table, err)
		}
	}
}
