package account_test

import (
	"encoding/json"
	"fmt"
	"net/http"
	"net/http/httptest"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/school/account"
)

// attempt is one try to sign in; what is empty is left out.
type attempt struct{ from, email, password, code, device string }

func (d door) attempt(a attempt) *httptest.ResponseRecorder {
	body := m{"email": a.email, "password": a.password, "organization_id": "paris"}
	if a.code != "" {
		body["code"] = a.code
	}
	if a.device != "" {
		body["device"] = a.device
	}
	return d.post(a.from, "/session", "", body)
}

// guess tries wrong passwords for an account, each once the pauses are over, and
// returns how many were looked at.
func (d door) guess(t *testing.T, n int, from func(i int) string, email func(i int) string, device string) (looked int) {
	t.Helper()
	for i := range n {
		d.passPauses(t)
		switch rec := d.attempt(attempt{from: from(i), email: email(i), password: "wrong-one", device: device}); rec.Code {
		case http.StatusUnprocessableEntity:
			looked++
		case http.StatusTooManyRequests:
		default:
			t.Fatalf("guess %d: %d %s", i, rec.Code, rec.Body)
		}
	}
	return looked
}

// passPauses lets the time of all pauses pass, but not that of the windows.
func (d door) passPauses(t *testing.T) {
	t.Helper()
	must(t, db.Exec(t.Context(), d.db, `UPDATE attempt SET next_at = NULL`))
}

// holdPauses makes pauses longer than the test runs, on however slow a machine.
func (d door) holdPauses(t *testing.T) {
	t.Helper()
	must(t, db.Exec(t.Context(), d.db, `UPDATE attempt SET next_at = ? WHERE next_at IS NOT NULL`, clock.Now().Add(4*time.Minute)))
}

func always(s string) func(int) string { return func(int) string { return s } }

func networks(n int) func(int) string {
	return func(i int) string { return fmt.Sprintf("10.9.%d.1", i%n) }
}

const owner = "student@example.org"

func wait(rec *httptest.ResponseRecorder) int {
	seconds, _ := strconv.Atoi(rec.Header().Get("Retry-After"))
	return seconds
}

func TestLockedOutFromAfarTheOwnerGetsInAtADeviceHeHasUsed(t *testing.T) {
	d := newDoor(t)
	mark := d.enter(t, owner, "paris").Device
	if mark == "" {
		t.Fatal("the browser got no mark")
	}
	if looked := d.guess(t, 200, networks(10), always(owner), ""); looked != 80 {
		t.Errorf("%d guesses from afar were looked at, want 80", looked)
	}
	fails(t, d.attempt(attempt{from: "10.0.0.2", email: owner, password: secret}), http.StatusTooManyRequests, "session.too_many_wrong")
	fails(t, d.attempt(attempt{from: "10.0.0.2", email: owner, password: secret, device: "invented"}), http.StatusTooManyRequests, "session.too_many_wrong")
	into(t, d.attempt(attempt{from: "10.9.1.1", email: owner, password: secret, device: mark}), http.StatusOK, nil)
	// He was right: it was not so many in a row.
	into(t, d.attempt(attempt{from: "10.0.0.2", email: owner, password: secret}), http.StatusOK, nil)
}

func TestAnUnknownAddressIsLimitedLikeAKnownOne(t *testing.T) {
	d := newDoor(t)
	var answers [2][]string
	for i, email := range []string{owner, "nobody@example.org"} {
		for n := range 90 {
			rec := d.attempt(attempt{from: fmt.Sprintf("10.%d.%d.1", i+1, n%10), email: email, password: "wrong-one"})
			answers[i] = append(answers[i], fmt.Sprint(rec.Code, rec.Body))
			d.passPauses(t)
		}
	}
	if a, b := strings.Join(answers[0], "\n"), strings.Join(answers[1], "\n"); a != b {
		t.Errorf("a known address answers\n%s\nan unknown one\n%s", a, b)
	}
}

func TestNoMoreThanAHundredWrongPasswordsInARow(t *testing.T) {
	d := newDoor(t)
	mark := d.enter(t, owner, "paris").Device
	looked := d.guess(t, 120, networks(12), always(owner), "") + d.guess(t, 120, networks(12), always(owner), mark)
	if looked != 100 {
		t.Errorf("%d were looked at, want 100", looked)
	}
	must(t, db.Exec(t.Context(), d.db, `UPDATE attempt SET ends_at = ? WHERE key NOT LIKE 'as %@example.org'`, clock.Now().Add(-1)))
	if more := d.guess(t, 20, networks(12), always(owner), mark); more != 0 {
		t.Errorf("%d more after the windows of the networks", more)
	}
	fails(t, d.attempt(attempt{from: "10.0.0.2", email: owner, password: secret, device: mark}), http.StatusTooManyRequests, "session.too_many_wrong")
}

func TestALinkByMailLetsInWhoWasLockedOut(t *testing.T) {
	d := newDoor(t)
	d.guess(t, 200, networks(10), always(owner), "")
	d.guess(t, 40, always("10.0.0.2"), func(i int) string { return fmt.Sprintf("x%d@example.org", i) }, "")
	into(t, d.post("10.0.0.2", "/password/forgot", "", m{"email": owner, "region_code": "AF"}), http.StatusOK, nil)
	token := strings.TrimPrefix(d.mail(t).Path, "/reset-password#")
	var reset account.Reset
	into(t, d.post("10.0.0.2", "/password/reset", "", m{"token": token, "password": "brand-new-horse-7", "password_confirmation": "brand-new-horse-7"}), http.StatusOK, &reset)
	into(t, d.attempt(attempt{from: "10.0.0.2", email: owner, password: "brand-new-horse-7", device: reset.Device}), http.StatusOK, nil)
}

func TestWrongPasswordsOnTheCampusNetworkDoNotKeepColleaguesOut(t *testing.T) {
	d := newDoor(t)
	const wifi = "10.0.0.50"
	mark := d.enter(t, owner, "paris").Device
	everybody := func(i int) string { return fmt.Sprintf("x%d@example.org", i) }
	burst := 0
	for i := range 60 {
		if rec := d.attempt(attempt{from: wifi, email: everybody(i), password: "wrong-one"}); rec.Code == http.StatusUnprocessableEntity {
			burst++
		}
	}
	if burst < 20 || burst > 30 {
		t.Errorf("%d of a burst were looked at, want 20 to 30", burst)
	}
	into(t, d.attempt(attempt{from: wifi, email: owner, password: secret, device: mark}), http.StatusOK, nil)
	// A colleague at a new device waits for seconds, not until the window is over.
	rec := d.attempt(attempt{from: wifi, email: "supervisor@example.org", password: secret})
	if rec.Code == http.StatusTooManyRequests {
		if seconds := wait(rec); seconds > 64 {
			t.Errorf("after a burst a colleague waits %d s", seconds)
		}
		d.passPauses(t)
		rec = d.attempt(attempt{from: wifi, email: "supervisor@example.org", password: secret})
	}
	into(t, rec, http.StatusOK, nil)
}

// The pauses double, so that the window holds no more than thirty.
func TestANetworkGuessesNoMoreThanThirtyTimesInAQuarterOfAnHour(t *testing.T) {
	d := newDoor(t)
	looked, elapsed := 0, 0
	for i := 0; elapsed < 15*60; i++ {
		rec := d.attempt(attempt{from: "10.0.0.66", email: fmt.Sprintf("x%d@example.org", i), password: "wrong-one"})
		if rec.Code == http.StatusUnprocessableEntity {
			looked++
			continue
		}
		elapsed += wait(rec)
		d.passPauses(t)
	}
	if looked > 30 || looked < 25 {
		t.Errorf("%d in a quarter of an hour", looked)
	}
}

func TestOneAccountAtOneNetworkIsSlowedDownToTwentyFiveSeconds(t *testing.T) {
	d := newDoor(t)
	var waits []int
	for range 22 {
		if rec := d.try("10.0.0.66", owner, "wrong-one", "paris"); rec.Code == http.StatusTooManyRequests {
			waits = append(waits, wait(rec))
			d.passPauses(t)
		}
	}
	if got := fmt.Sprint(waits); got != "[4 8 16 25 25 25]" {
		t.Errorf("waited %s", got)
	}
	into(t, d.try("10.0.0.67", owner, secret, "paris"), http.StatusOK, nil)
}

func TestOneWhoGuessesAtAKnownDeviceIsSlowedDownThere(t *testing.T) {
	d := newDoor(t)
	mark := d.enter(t, owner, "paris").Device
	var wg sync.WaitGroup
	var mu sync.Mutex
	codes := map[int]int{}
	for i := range 60 { // from many networks at once
		wg.Go(func() {
			rec := d.attempt(attempt{from: networks(60)(i), email: owner, password: "wrong-one", device: mark})
			mu.Lock()
			codes[rec.Code]++
			mu.Unlock()
		})
	}
	wg.Wait()
	if codes[http.StatusUnprocessableEntity] > 10 {
		t.Errorf("got %v", codes)
	}
	if rec := d.attempt(attempt{from: "10.0.0.2", email: "supervisor@example.org", password: secret, device: mark}); rec.Code != http.StatusOK {
		t.Errorf("somebody else at the device: %d %s", rec.Code, rec.Body)
	}
}

func TestMarksAreKeptHashedAndOneDeviceServesSeveral(t *testing.T) {
	d := newDoor(t)
	mark := d.enter(t, owner, "paris").Device
	var second account.Session
	into(t, d.attempt(attempt{from: "10.0.0.2", email: "supervisor@example.org", password: secret, device: mark}), http.StatusOK, &second)
	if second.Device != mark {
		t.Error("the browser got a second mark")
	}
	var third account.Session
	if into(t, d.attempt(attempt{from: "10.0.0.2", email: owner, password: secret, device: "chosen-by-somebody"}), http.StatusOK, &third); third.Device == "chosen-by-somebody" {
		t.Error("a mark that is not ours was taken")
	}
	if found, err := db.Exists(t.Context(), d.db, `SELECT 1 FROM known_device WHERE mark_hash = ?`, mark); err != nil || found {
		t.Errorf("the mark itself is in the database: %v", err)
	}
	for range 30 {
		d.enter(t, owner, "paris")
	}
	if n, err := db.One(t.Context(), d.db, "", db.ScanInt, `SELECT COUNT(*) FROM known_device WHERE person_id = 'student'`); err != nil || n != 20 {
		t.Errorf("%d devices are known: %v", n, err)
	}
}

func TestWrongCodesDoNotKeepTheRightOneOut(t *testing.T) {
	d := newDoor(t)
	mark := d.enter(t, owner, "paris").Device
	key, recovery := d.protect(t, owner)
	try := func(from, code, device string) *httptest.ResponseRecorder {
		return d.attempt(attempt{from: from, email: owner, password: secret, code: code, device: device})
	}
	guess := func() (looked int) { // by somebody who has the password
		for i := range 80 {
			if rec := try(networks(12)(i), "000000", ""); rec.Code == http.StatusUnprocessableEntity {
				looked++
			}
			d.holdPauses(t)
		}
		return looked
	}
	if looked := guess(); looked != 50 {
		t.Errorf("%d codes were looked at, want 50", looked)
	}
	if rec := try("10.0.0.2", "000000", ""); rec.Code != http.StatusTooManyRequests || wait(rec) > 300 {
		t.Errorf("from another network: %d, wait %d", rec.Code, wait(rec))
	}
	into(t, try("10.0.0.2", recovery[0], ""), http.StatusOK, nil)
	// A right one clears them: guess again, for the device and for the app.
	guess()
	code, err := account.CodeAt(key, time.Now())
	must(t, err)
	into(t, try("10.9.1.1", code, mark), http.StatusOK, nil)
	guess()
	d.passPauses(t)
	must(t, db.Exec(t.Context(), d.db, `UPDATE second_factor SET last_step = 0`))
	into(t, try("10.0.0.3", code, ""), http.StatusOK, nil)
}

// protect gives somebody a second factor.
func (d door) protect(t *testing.T, email string) (key string, recovery []string) {
	t.Helper()
	token := d.enter(t, email, "paris").Token
	var started account.NewSecret
	into(t, d.post("10.0.0.1", "/api/profile/second-factor/start", token, m{"existing_password": secret}), http.StatusOK, &started)
	code, err := account.CodeAt(started.Secret, time.Now().Add(-30*time.Second))
	must(t, err)
	var codes account.RecoveryCodes
	into(t, d.post("10.0.0.1", "/api/profile/second-factor/confirm", token, m{"code": code}), http.StatusOK, &codes)
	return started.Secret, codes.RecoveryCodes
}

func TestAnOpenSessionElsewhereDoesNotKeepSomebodyFromHisPassword(t *testing.T) {
	d := newDoor(t)
	left, own := d.enter(t, owner, "paris").Token, d.enter(t, owner, "paris").Token
	for range 30 {
		d.post("10.0.0.66", "/api/profile/second-factor/start", left, m{"existing_password": "wrong-one"})
	}
	var started account.NewSecret
	into(t, d.post("10.0.0.1", "/api/profile/second-factor/start", own, m{"existing_password": secret}), http.StatusOK, &started)
}

func TestASessionsAnswerCarriesNoMarkLater(t *testing.T) {
	d := newDoor(t)
	s := d.enter(t, owner, "paris")
	var again account.Session
	must(t, json.Unmarshal(d.call("10.0.0.1", "GET", "/session", s.Token, "").Body.Bytes(), &again))
	if again.Device != "" {
		t.Error("the mark is told again")
	}
}
