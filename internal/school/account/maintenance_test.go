package account_test

import (
	"bytes"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"image"
	"image/png"
	"net/http"
	"strings"
	"testing"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/db"
	"myspace/internal/school/account"
	"myspace/internal/school/people"
)

// newNetwork is a door with an admin, whose token it returns.
func newNetwork(t *testing.T) (door, string) {
	t.Helper()
	d := newDoor(t)
	must(t, d.db.Tx(t.Context(), func(tx *db.Tx) error {
		must(t, people.AddPerson(t.Context(), tx, "admin", people.PersonFields{FirstName: "Anna", LastName: "admin", Email: "admin@example.org"}, ""))
		must(t, people.AddNetworkRoles(t.Context(), tx, "admin", access.Admin))
		return account.SetPassword(t.Context(), tx, "admin", account.HashPassword(secret))
	}))
	return d, d.enter(t, "admin@example.org", "paris").Token
}

func (d door) maintain(t *testing.T, admin string, version int, maintenance string) {
	t.Helper()
	rec := d.call("10.0.0.1", http.MethodPut, "/api/settings", admin, strings.ReplaceAll(`{"version":VERSION,"registration":true,"neutral_forgotten":false,
		"school_name":"Institut biblique","session_days":7,"providers":[],"second_factor_roles":[],"school_month":9,"maintenance":`+maintenance+`}`, "VERSION", string(rune('0'+version))))
	if rec.Code != http.StatusOK {
		t.Fatalf("the switch answered %d %s", rec.Code, rec.Body)
	}
}

const workOn = `{"on":true,"message":"We move to a new server.","until":"2030-05-01T12:00:00Z"}`

func TestMaintenanceShutsOutEverybodyButAdmins(t *testing.T) {
	d, admin := newNetwork(t)
	student := d.enter(t, "student@example.org", "paris").Token
	calls := []struct{ method, path, token, body string }{
		{http.MethodGet, "/api/profile", student, ""},
		{http.MethodPost, "/api/auth/user/update", student, `{"user":{}}`},
		{http.MethodGet, "/api/people/student/photo?sid=x&sig=right", "", ""},
		{http.MethodGet, "/api/profile", "", ""},
		{http.MethodGet, "/api/profile", "a token that never was", ""},
		{http.MethodPost, "/password/forgot", "", `{"email":"student@example.org","region_code":"AF"}`},
		{http.MethodPost, "/api/auth/register", "", `{}`},
	}
	d.maintain(t, admin, 0, workOn)
	for _, c := range calls {
		rec := d.call("10.0.0.1", c.method, c.path, c.token, c.body)
		if rec.Code != http.StatusServiceUnavailable || !strings.Contains(rec.Body.String(), `"network.maintenance"`) || rec.Header().Get("Retry-After") != "30" {
			t.Errorf("%s %s: %d %v %s", c.method, c.path, rec.Code, rec.Header(), rec.Body)
		}
	}
	if rec := d.call("10.0.0.1", http.MethodGet, "/api/profile", admin, ""); rec.Code != http.StatusOK {
		t.Errorf("an admin got %d %s", rec.Code, rec.Body)
	}
	d.maintain(t, admin, 1, `{"on":false,"message":"","until":null}`)
	for _, c := range calls {
		if rec := d.call("10.0.0.1", c.method, c.path, c.token, c.body); rec.Code == http.StatusServiceUnavailable {
			t.Errorf("%s %s is still closed", c.method, c.path)
		}
	}
}

func TestTheDoorStaysOpenDuringMaintenance(t *testing.T) {
	d, admin := newNetwork(t)
	d.maintain(t, admin, 0, workOn)
	again := d.enter(t, "admin@example.org", "paris").Token
	if rec := d.call("10.0.0.1", http.MethodGet, "/api/settings", again, ""); rec.Code != http.StatusOK {
		t.Errorf("who signed in as admin got %d", rec.Code)
	}
	var s account.Session
	student := d.enter(t, "student@example.org", "paris").Token
	must(t, json.Unmarshal(d.call("10.0.0.1", http.MethodGet, "/session", student, "").Body.Bytes(), &s))
	if !s.User.Maintenance {
		t.Errorf("a student is not told that he must wait: %+v", s.User)
	}
	if rec := d.call("10.0.0.1", http.MethodDelete, "/session", student, ""); rec.Code != http.StatusNoContent {
		t.Errorf("he cannot sign out: %d", rec.Code)
	}
	if rec := d.call("10.0.0.1", http.MethodPost, "/api/auth/providers/none/start", "", `{"organization_id":"paris"}`); rec.Code != http.StatusNotFound {
		t.Errorf("signing in by a provider is closed: %d", rec.Code)
	}
}

func TestTheWordsOfMaintenanceAreForEverybodyWhileItIsOn(t *testing.T) {
	d, admin := newNetwork(t)
	options := func() (o account.SignInOptions) {
		must(t, json.Unmarshal(d.call("10.0.0.1", http.MethodGet, "/api/auth/options", "", "").Body.Bytes(), &o))
		return o
	}
	d.maintain(t, admin, 0, workOn)
	if m := options().Maintenance; !m.On || m.Message != "We move to a new server." || m.Until.String() != "2030-05-01 12:00:00 +0000 UTC" {
		t.Errorf("the page learns %+v", m)
	}
	d.maintain(t, admin, 1, strings.Replace(workOn, "true", "false", 1))
	if m := options().Maintenance; m != (account.Maintenance{}) {
		t.Errorf("what is prepared for later is told: %+v", m)
	}
}

func TestTheSignInPageLearnsTheSchoolsName(t *testing.T) {
	d, admin := newNetwork(t)
	d.maintain(t, admin, 0, strings.Replace(workOn, "true", "false", 1))
	var o account.SignInOptions
	must(t, json.Unmarshal(d.call("10.0.0.1", http.MethodGet, "/api/auth/options", "", "").Body.Bytes(), &o))
	if o.SchoolName != "Institut biblique" {
		t.Errorf("the page learns the name %q", o.SchoolName)
	}
}

// mark is a PNG of some size, as a data URL.
func mark(t *testing.T, side int) string {
	t.Helper()
	var picture bytes.Buffer
	must(t, png.Encode(&picture, image.NewGray(image.Rect(0, 0, side, side))))
	return "data:image/png;base64," + base64.StdEncoding.EncodeToString(picture.Bytes())
}

// The mark is a setting: guests see it beside the name, and it is nothing but a
// small picture.
func TestTheSignInPageShowsTheSchoolsMark(t *testing.T) {
	d, admin := newNetwork(t)
	save := func(version int, mark string) int {
		return d.call("10.0.0.1", http.MethodPut, "/api/settings", admin, fmt.Sprintf(`{"version":%d,"registration":true,"neutral_forgotten":false,"school_name":"","mark":%q,
			"session_days":7,"providers":[],"second_factor_roles":[],"school_month":9,"maintenance":{"on":false,"message":"","until":null}}`, version, mark)).Code
	}
	shown := func() string {
		var o account.SignInOptions
		must(t, json.Unmarshal(d.call("10.0.0.1", http.MethodGet, "/api/auth/options", "", "").Body.Bytes(), &o))
		return o.Mark
	}
	small := mark(t, 112)
	if code := save(0, small); code != http.StatusOK || shown() != small {
		t.Fatalf("answered %d, and the page shows %q", code, shown())
	}
	for _, wrong := range []string{mark(t, 400), "data:image/svg+xml;base64,PHN2Zy8+", "https://example.org/a.png", small[:60]} {
		if code := save(1, wrong); code != http.StatusUnprocessableEntity || shown() != small {
			t.Errorf("%.40s: answered %d, and the page shows %.40q", wrong, code, shown())
		}
	}
	if code := save(1, ""); code != http.StatusOK || shown() != "" {
		t.Errorf("taken away: answered %d, and the page shows %q", code, shown())
	}
}

func TestEveryAnswerNamesTheProgramsVersion(t *testing.T) {
	d := newDoor(t)
	for path, status := range map[string]int{"/api/auth/options": http.StatusOK, "/api/profile": http.StatusUnauthorized} {
		rec := d.call("10.0.0.1", http.MethodGet, path, "", "")
		if rec.Code != status || rec.Header().Get(api.VersionHeader) != "v1" {
			t.Errorf("%s: %d, version %q", path, rec.Code, rec.Header().Get(api.VersionHeader))
		}
	}
}
