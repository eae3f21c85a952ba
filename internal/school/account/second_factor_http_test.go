package account_test

import (
	"encoding/json"
	"net/http"
	"net/http/httptest"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/db"
	"myspace/internal/school/account"
	"myspace/internal/school/people"
)

const factorPath = "/api/profile/second-factor"

// app is an authenticator app that has learnt a secret.
type app struct {
	d      door
	secret string
}

// code is what the app shows now; codes that were used before are forgotten,
// so that a test need not wait for the next one.
func (a app) code(t *testing.T) string {
	t.Helper()
	must(t, db.Exec(t.Context(), a.d.db, `UPDATE second_factor SET last_step = 0`))
	return a.used(t)
}

// used is what the app shows now, used before or not.
func (a app) used(t *testing.T) string {
	t.Helper()
	code, err := account.CodeAt(a.secret, time.Now())
	must(t, err)
	return code
}

// setUp switches the second factor of a session's owner on.
func (d door) setUp(t *testing.T, token string) (app, []string) {
	t.Helper()
	var made account.NewSecret
	into(t, d.post("10.0.0.1", factorPath+"/start", token, m{"existing_password": secret}), http.StatusOK, &made)
	a := app{d, made.Secret}
	var codes account.RecoveryCodes
	into(t, d.post("10.0.0.1", factorPath+"/confirm", token, m{"code": a.used(t)}), http.StatusOK, &codes)
	return a, codes.RecoveryCodes
}

func into(t *testing.T, rec *httptest.ResponseRecorder, status int, value any) {
	t.Helper()
	if rec.Code != status {
		t.Fatalf("answered %d %s, want %d", rec.Code, rec.Body, status)
	}
	if value != nil {
		must(t, json.Unmarshal(rec.Body.Bytes(), value))
	}
}

// fails checks the status and the code of a refusal of either shape.
func fails(t *testing.T, rec *httptest.ResponseRecorder, status int, code string) {
	t.Helper()
	var p api.Problem
	_ = json.Unmarshal(rec.Body.Bytes(), &p)
	if rec.Code != status || p.Code != code {
		t.Errorf("answered %d %s, want %d %s", rec.Code, rec.Body, status, code)
	}
}

// tryCode signs the student in with a code.
func (d door) tryCode(from, password, code string) *httptest.ResponseRecorder {
	body := m{"email": "student@example.org", "password": password, "organization_id": "paris"}
	if code != "" {
		body["code"] = code
	}
	return d.post(from, "/session", "", body)
}

func (d door) factor(t *testing.T, token string) (f account.SecondFactor) {
	t.Helper()
	into(t, d.call("10.0.0.1", "GET", factorPath, token, ""), http.StatusOK, &f)
	return f
}

func TestASecondFactorIsAskedForOnceItIsOn(t *testing.T) {
	d := newDoor(t)
	s, other := d.enter(t, "student@example.org", "paris"), d.enter(t, "student@example.org", "paris")
	if f := d.factor(t, s.Token); f.Enabled || f.Required || f.RecoveryLeft != 0 || s.User.SecondFactorRequired || s.IDToken != "student" {
		t.Errorf("at first: %+v, %+v", f, s)
	}
	a, codes := d.setUp(t, s.Token)
	if f := d.factor(t, s.Token); !f.Enabled || f.RecoveryLeft != 10 || len(codes) != 10 {
		t.Errorf("switched on: %+v, %v", f, codes)
	}
	if rec := d.call("10.0.0.1", "GET", "/session", other.Token, ""); rec.Code != http.StatusUnauthorized {
		t.Errorf("a session that began without it goes on: %d", rec.Code)
	}

	rec := d.tryCode("10.0.0.1", secret, "")
	fails(t, rec, http.StatusUnprocessableEntity, "session.second_factor_needed")
	if errorsOf(t, rec)["code"] != "session.second_factor_needed" {
		t.Errorf("got %s", rec.Body)
	}
	rec = d.tryCode("10.0.0.1", secret, "000000")
	if rec.Code != http.StatusUnprocessableEntity || errorsOf(t, rec)["code"] != "session.code_wrong" {
		t.Errorf("a wrong code: %d %s", rec.Code, rec.Body)
	}
	code := a.code(t)
	into(t, d.tryCode("10.0.0.1", secret, code[:3]+" "+code[3:]), http.StatusOK, nil)
	if rec := d.tryCode("10.0.0.1", secret, code); rec.Code != http.StatusUnprocessableEntity {
		t.Errorf("the same code again: %d", rec.Code)
	}
	into(t, d.tryCode("10.0.0.1", secret, strings.ToUpper(codes[0])), http.StatusOK, nil)
	if rec := d.tryCode("10.0.0.1", secret, codes[0]); rec.Code != http.StatusUnprocessableEntity {
		t.Errorf("the same recovery code again: %d", rec.Code)
	}
	if f := d.factor(t, s.Token); f.RecoveryLeft != 9 {
		t.Errorf("%d recovery codes are left", f.RecoveryLeft)
	}
}

func TestASecondFactorSaysNothingBeforeThePasswordIsRight(t *testing.T) {
	d := newDoor(t)
	a, codes := d.setUp(t, d.enter(t, "student@example.org", "paris").Token)
	for name, rec := range map[string]*httptest.ResponseRecorder{
		"no code":         d.tryCode("10.0.0.1", "wrong-one", ""),
		"right code":      d.tryCode("10.0.0.1", "wrong-one", a.code(t)),
		"recovery code":   d.tryCode("10.0.0.1", "wrong-one", codes[0]),
		"other campus":    d.try("10.0.0.1", "student@example.org", secret, "nice"),
		"unknown address": d.post("10.0.0.1", "/session", "", m{"email": "x@example.org", "password": secret, "organization_id": "paris", "code": codes[0]}),
	} {
		if refused := errorsOf(t, rec); rec.Code != http.StatusUnprocessableEntity || refused["email"] != "session.refused" || len(refused) != 2 {
			t.Errorf("%s: %d %s", name, rec.Code, rec.Body)
		}
	}
	into(t, d.tryCode("10.0.0.1", secret, codes[0]), http.StatusOK, nil) // it was not used up
}

func TestASecondFactorIsSetUpAndRemovedWithThePassword(t *testing.T) {
	d := newDoor(t)
	s := d.enter(t, "student@example.org", "paris")
	for path, body := range map[string]m{
		"/start": {"existing_password": "wrong-one"}, "/recovery": {"existing_password": "wrong-one"}, "/remove": {"existing_password": "wrong-one", "code": "000000"},
	} {
		fails(t, d.post("10.0.0.1", factorPath+path, s.Token, body), http.StatusUnprocessableEntity, "account.existing_invalid")
		body["existing_password"] = ""
		fails(t, d.post("10.0.0.1", factorPath+path, s.Token, body), http.StatusUnprocessableEntity, "account.existing_missing")
		if path != "/start" {
			body["existing_password"] = secret
			fails(t, d.post("10.0.0.1", factorPath+path, s.Token, body), http.StatusConflict, "account.second_factor_off")
		}
	}
	fails(t, d.post("10.0.0.1", factorPath+"/confirm", s.Token, m{"code": "000000"}), http.StatusConflict, "account.second_factor_off")
	into(t, d.post("10.0.0.1", factorPath+"/start", s.Token, m{"existing_password": secret}), http.StatusOK, nil)
	fails(t, d.post("10.0.0.1", factorPath+"/confirm", s.Token, m{"code": "000000"}), http.StatusUnprocessableEntity, "session.code_wrong")
	into(t, d.tryCode("10.0.0.1", secret, ""), http.StatusOK, nil) // not confirmed: not asked for

	a, old := d.setUp(t, s.Token)
	fails(t, d.post("10.0.0.1", factorPath+"/start", s.Token, m{"existing_password": secret}), http.StatusConflict, "account.second_factor_on")
	fails(t, d.post("10.0.0.1", factorPath+"/confirm", s.Token, m{"code": a.code(t)}), http.StatusConflict, "account.second_factor_on")
	var renewed account.RecoveryCodes
	into(t, d.post("10.0.0.1", factorPath+"/recovery", s.Token, m{"existing_password": secret}), http.StatusOK, &renewed)
	if rec := d.tryCode("10.0.0.1", secret, old[1]); rec.Code != http.StatusUnprocessableEntity {
		t.Errorf("an old recovery code: %d", rec.Code)
	}
	fails(t, d.post("10.0.0.1", factorPath+"/remove", s.Token, m{"existing_password": secret, "code": "000000"}), http.StatusUnprocessableEntity, "session.code_wrong")
	into(t, d.post("10.0.0.1", factorPath+"/remove", s.Token, m{"existing_password": secret, "code": renewed.RecoveryCodes[2]}), http.StatusOK, nil)
	into(t, d.tryCode("10.0.0.1", secret, ""), http.StatusOK, nil)
}

// require has the network ask for a second factor of students.
func (d door) require(t *testing.T) {
	t.Helper()
	must(t, db.Exec(t.Context(), d.db, `INSERT INTO network_setting (name, value) VALUES ('network', '{"second_factor_roles":["student"]}')`))
}

func TestARoleThatMustHaveASecondFactorWaitsForIt(t *testing.T) {
	d := newDoor(t)
	before := d.enter(t, "student@example.org", "paris")
	d.require(t)
	s := d.enter(t, "student@example.org", "paris")
	if !s.User.SecondFactorRequired || !d.factor(t, s.Token).Required {
		t.Errorf("nothing is asked of %+v", s.User)
	}
	for _, token := range []string{before.Token, s.Token} {
		for _, path := range []string{"/api/people/student", "/api/profile/sessions", "/api/people/student/photo"} {
			fails(t, d.call("10.0.0.1", "GET", path, token, ""), http.StatusForbidden, "access.second_factor")
		}
		fails(t, d.post("10.0.0.1", "/api/auth/user/update", token, m{"user": m{}}), http.StatusForbidden, "access.second_factor")
		into(t, d.call("10.0.0.1", "GET", "/session", token, ""), http.StatusOK, nil)
	}
	if rec := d.call("10.0.0.1", "DELETE", "/session", before.Token, ""); rec.Code != http.StatusNoContent {
		t.Errorf("he cannot sign out: %d", rec.Code)
	}
	if boss := d.enter(t, "supervisor@example.org", "paris"); boss.User.SecondFactorRequired {
		t.Error("it is asked of other roles")
	}

	a, _ := d.setUp(t, s.Token)
	into(t, d.call("10.0.0.1", "GET", "/api/people/student", s.Token, ""), http.StatusOK, nil)
	var again account.Session
	into(t, d.call("10.0.0.1", "GET", "/session", s.Token, ""), http.StatusOK, &again)
	if again.User.SecondFactorRequired {
		t.Error("it is still asked for")
	}
	fails(t, d.post("10.0.0.1", factorPath+"/remove", s.Token, m{"existing_password": secret, "code": a.code(t)}), http.StatusForbidden, "account.second_factor_required")
}

func TestGuessingCodesIsThrottled(t *testing.T) {
	d := newDoor(t)
	a, _ := d.setUp(t, d.enter(t, "student@example.org", "paris").Token)
	var wg sync.WaitGroup
	var mu sync.Mutex
	looked := 0
	for i := range 20 { // from one network, at once
		wg.Go(func() {
			rec := d.tryCode("10.0.0.66", secret, "00000"+string(rune('0'+i%10)))
			mu.Lock()
			defer mu.Unlock()
			if rec.Code == http.StatusUnprocessableEntity {
				looked++
			} else if rec.Code != http.StatusTooManyRequests {
				t.Errorf("answered %d %s", rec.Code, rec.Body)
			}
		})
	}
	wg.Wait()
	if looked > 10 {
		t.Errorf("%d codes were looked at", looked)
	}
	d.holdPauses(t)
	if rec := d.tryCode("10.0.0.66", secret, a.code(t)); rec.Code != http.StatusTooManyRequests || rec.Header().Get("Retry-After") == "" {
		t.Errorf("after that: %d %v", rec.Code, rec.Header())
	}
	into(t, d.tryCode("10.0.0.67", secret, a.code(t)), http.StatusOK, nil)
	for i := range 6 {
		for range 10 {
			d.tryCode("10.0.1."+strconv.Itoa(i), secret, "000000")
		}
	}
	d.holdPauses(t)
	if rec := d.tryCode("10.0.0.68", secret, a.code(t)); rec.Code != http.StatusTooManyRequests {
		t.Errorf("from many networks: %d", rec.Code)
	}
}

func TestBeingAskedForACodeIsNoFailedAttempt(t *testing.T) {
	d := newDoor(t)
	a, _ := d.setUp(t, d.enter(t, "student@example.org", "paris").Token)
	for i := range 12 {
		fails(t, d.tryCode("10.0.0.1", secret, ""), http.StatusUnprocessableEntity, "session.second_factor_needed")
		if i%6 == 0 {
			into(t, d.tryCode("10.0.0.1", secret, a.code(t)), http.StatusOK, nil)
		}
	}
}

func TestSecretsOfASecondFactorAreKeptNowhereInClear(t *testing.T) {
	d := newDoor(t)
	a, codes := d.setUp(t, d.enter(t, "student@example.org", "paris").Token)
	into(t, d.tryCode("10.0.0.1", secret, codes[5]), http.StatusOK, nil)
	for _, hidden := range append(codes, a.secret, strings.ReplaceAll(codes[5], "-", "")) {
		found, err := db.Exists(t.Context(), d.db, `SELECT 1 FROM second_factor WHERE sealed LIKE ? UNION ALL SELECT 1 FROM recovery_code WHERE code_hash LIKE ?
			UNION ALL SELECT 1 FROM audit_event WHERE changes LIKE ? OR entity_id LIKE ? UNION ALL SELECT 1 FROM job WHERE payload LIKE ?`,
			"%"+hidden+"%", "%"+hidden+"%", "%"+hidden+"%", "%"+hidden+"%", "%"+hidden+"%")
		if err != nil || found {
			t.Errorf("%s is in the database: %v", hidden, err)
		}
	}
	for _, action := range []string{"startSecondFactor", "confirmSecondFactor", "useRecoveryCode"} {
		if found, err := db.Exists(t.Context(), d.db, `SELECT 1 FROM audit_event WHERE action = ? AND entity_id = 'student'`, action); err != nil || !found {
			t.Errorf("%s is not in the trail: %v", action, err)
		}
	}
}

func TestALostSecondFactorIsRemovedByRank(t *testing.T) {
	d := newDoor(t)
	must(t, d.db.Tx(t.Context(), func(tx *db.Tx) error {
		if err := people.AddPerson(t.Context(), tx, "admin", people.PersonFields{FirstName: "A", LastName: "Admin", Email: "admin@example.org"}, ""); err != nil {
			return err
		}
		if err := people.AddNetworkRoles(t.Context(), tx, "admin", access.Admin); err != nil {
			return err
		}
		return account.SetPassword(t.Context(), tx, "admin", account.HashPassword(secret))
	}))
	d.setUp(t, d.enter(t, "student@example.org", "paris").Token)
	admin, boss := d.enter(t, "admin@example.org", "paris"), d.enter(t, "supervisor@example.org", "paris")
	const path = "/api/people/student/second-factor"
	fails(t, d.call("10.0.0.1", "DELETE", "/api/people/admin/second-factor", boss.Token, ""), http.StatusForbidden, "access.rank")
	fails(t, d.call("10.0.0.1", "DELETE", "/api/people/admin/second-factor", admin.Token, ""), http.StatusForbidden, "access.not_oneself")
	fails(t, d.call("10.0.0.1", "DELETE", "/api/people/nobody/second-factor", admin.Token, ""), http.StatusNotFound, "person.not_found")
	if rec := d.call("10.0.0.1", "DELETE", path, admin.Token, ""); rec.Code != http.StatusNoContent {
		t.Fatalf("the admin gets %d %s", rec.Code, rec.Body)
	}
	fails(t, d.call("10.0.0.1", "DELETE", path, admin.Token, ""), http.StatusNotFound, "account.second_factor_off")
	into(t, d.tryCode("10.0.0.1", secret, ""), http.StatusOK, nil)
	if n, err := db.One(t.Context(), d.db, "", db.ScanInt, `SELECT COUNT(*) FROM audit_event WHERE action = 'removePersonSecondFactor' AND person_id = 'admin' AND entity_id = 'student'`); err != nil || n != 1 {
		t.Errorf("%d events: %v", n, err)
	}
}
