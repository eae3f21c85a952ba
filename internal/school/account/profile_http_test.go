package account_test

import (
	"encoding/json"
	"net/http"
	"strings"
	"testing"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/db"
	"myspace/internal/school/account"
	"myspace/internal/school/people"
)

func TestAPersonSavesHimselfAndHisSettings(t *testing.T) {
	d := newDoor(t)
	s := d.enter(t, "student@example.org", "paris")
	var church people.Church
	rec := d.post("10.0.0.1", "/api/churches", s.Token, m{"name": "Église de Nîmes", "city": "Nîmes", "country": "fr", "pastor": "Jean Roux"})
	must(t, json.Unmarshal(rec.Body.Bytes(), &church))
	user := m{
		"id": "someone-else", "role": []string{"admin"}, "name": "X", "email": "evil@example.org", "organization_id": "nice", "origin": "x",
		"data":     m{"first_name": " Anne\u202e-Marie ", "bio": "Une vie.", "church_id": church.ID, "birth_date": "1990-02-28", "language": "pt"},
		"metadata": m{"settings": m{"theme": "dark"}, "shortcuts": []string{"campus"}},
	}
	rec = d.post("10.0.0.1", "/api/auth/user/update", s.Token, m{"user": user})
	var saved account.SavedUser
	if must(t, json.Unmarshal(rec.Body.Bytes(), &saved)); rec.Code != http.StatusOK {
		t.Fatalf("save: %d %s", rec.Code, rec.Body)
	}
	p := saved.Person
	if p.FirstName != "Anne-Marie" || p.LastName != "student" || p.Email != "student@Example.org" || p.ChurchName != "Église de Nîmes" ||
		p.ChurchPastor != "Jean Roux" || p.BirthDate.String() != "1990-02-28" || p.Language != "pt" {
		t.Errorf("saved %+v", p)
	}
	if strings.Join(saved.User.Role, ",") != "student" || saved.User.OrganizationID != "paris" || string(saved.User.Metadata.Settings) != `{"theme":"dark"}` || saved.User.Metadata.Shortcuts[0] != "campus" {
		t.Errorf("the session is %+v", saved.User)
	}
	rec = d.post("10.0.0.1", "/api/auth/user/update", s.Token, m{"user": m{"metadata": m{"shortcuts": []string{}}}})
	if must(t, json.Unmarshal(rec.Body.Bytes(), &saved)); string(saved.User.Metadata.Settings) != `{"theme":"dark"}` {
		t.Errorf("settings were lost: %s", rec.Body)
	}
	found, err := db.Exists(t.Context(), d.db, `SELECT 1 FROM audit_event WHERE changes LIKE ? OR changes LIKE ?`, "%"+church.ID+"%", "%Jean Roux%")
	if rows, _ := db.All(t.Context(), d.db, db.ScanString, `SELECT changes FROM audit_event WHERE action = 'updateUser'`); err != nil || found && strings.Contains(strings.Join(rows, ""), church.ID) {
		t.Errorf("the church is in the audit trail: %v", rows)
	}
}

// TestASessionsOwnUserMayBeSentBack: user.maintenance was refused. The test sends
// whatever the session's user holds, as it stands.
func TestASessionsOwnUserMayBeSentBack(t *testing.T) {
	d, _ := newNetwork(t)
	for _, email := range []string{"student@example.org", "admin@example.org"} {
		s := d.enter(t, email, "paris")
		var session, saved struct{ User json.RawMessage }
		into(t, d.call("10.0.0.1", http.MethodGet, "/session", s.Token, ""), http.StatusOK, &session)
		into(t, d.post("10.0.0.1", "/api/auth/user/update", s.Token, m{"user": session.User}), http.StatusOK, &saved)
		if len(session.User) == 0 || string(saved.User) != string(session.User) {
			t.Errorf("%s sent\n%s and has\n%s", email, session.User, saved.User)
		}
	}
}

func TestBadProfilesAreRefusedAndChangeNothing(t *testing.T) {
	d := newDoor(t)
	s := d.enter(t, "student@example.org", "paris")
	for name, tt := range map[string]struct {
		user  m
		field string
	}{
		"no name":          {m{"data": m{"last_name": " "}}, "last_name"},
		"no such church":   {m{"data": m{"church_id": "none"}}, "church_id"},
		"born tomorrow":    {m{"data": m{"birth_date": "2999-01-01"}}, "birth_date"},
		"short number":     {m{"data": m{"mobile": "12"}}, "mobile"},
		"unknown field":    {m{"data": m{"enabled": true}}, "user.data.enabled"},
		"unknown setting":  {m{"memo": "x"}, "user.memo"},
		"settings no list": {m{"metadata": m{"settings": []int{1}}}, "metadata.settings"},
	} {
		rec := d.post("10.0.0.1", "/api/auth/user/update", s.Token, m{"user": tt.user})
		if got := errorsOf(t, rec); rec.Code != http.StatusUnprocessableEntity || got[tt.field] == "" {
			t.Errorf("%s: %d %v", name, rec.Code, got)
		}
	}
	if rec := d.post("10.0.0.1", "/api/auth/user/update", s.Token, m{"user": m{"version": 7, "data": m{"bio": "x"}}}); rec.Code != http.StatusConflict || !strings.Contains(rec.Body.String(), `"current":{"id":"student"`) {
		t.Errorf("stale: %d %s", rec.Code, rec.Body)
	}
	version, err := db.One(t.Context(), d.db, "", db.ScanInt, `SELECT version FROM person WHERE id = 'student'`)
	if err != nil || version != 1 {
		t.Errorf("version %d, %v", version, err)
	}
}

func TestAPasswordIsChangedWithTheOldOne(t *testing.T) {
	d := newDoor(t)
	s, other := d.enter(t, "student@example.org", "paris"), d.enter(t, "student@example.org", "paris")
	change := func(existing, password string) (int, string) {
		text, _ := json.Marshal(m{"existing_password": existing, "password": password, "password_confirmation": password})
		rec := d.call("10.0.0.1", "PUT", "/api/profile/password", s.Token, string(text))
		return rec.Code, rec.Body.String()
	}
	for existing, code := range map[string]string{"": "account.existing_missing", "wrong-one": "account.existing_invalid"} {
		if status, body := change(existing, "correct-horse-7"); status != http.StatusUnprocessableEntity || !strings.Contains(body, `"field":"existing_password","code":"`+code) {
			t.Errorf("%q: %d %s", existing, status, body)
		}
	}
	if status, body := change(secret, "correct-horse-7"); status != http.StatusOK {
		t.Fatalf("change: %d %s", status, body)
	}
	for token, want := range map[string]int{s.Token: http.StatusOK, other.Token: http.StatusUnauthorized} {
		if rec := d.call("10.0.0.1", "GET", "/session", token, ""); rec.Code != want {
			t.Errorf("after the change: %d, want %d", rec.Code, want)
		}
	}
}

func TestOneSeesAndEndsOnesOwnSessions(t *testing.T) {
	d := newDoor(t)
	s, other, foreign := d.enter(t, "student@example.org", "paris"), d.enter(t, "student@example.org", "paris"), d.enter(t, "supervisor@example.org", "paris")
	var page api.Page[account.OwnSession]
	rec := d.call("10.0.0.1", "GET", "/api/profile/sessions", s.Token, "")
	if must(t, json.Unmarshal(rec.Body.Bytes(), &page)); page.Total != 2 {
		t.Fatalf("got %s", rec.Body)
	}
	id, err := db.One(t.Context(), d.db, "", db.ScanString, `SELECT id FROM session WHERE person_id = 'supervisor'`)
	must(t, err)
	if rec := d.call("10.0.0.1", "DELETE", "/api/profile/sessions/"+id, s.Token, ""); rec.Code != http.StatusNotFound {
		t.Errorf("another's session: %d", rec.Code)
	}
	if rec := d.call("10.0.0.1", "DELETE", "/api/profile/sessions", s.Token, ""); rec.Code != http.StatusNoContent {
		t.Errorf("end the others: %d", rec.Code)
	}
	for token, want := range map[string]int{s.Token: http.StatusOK, other.Token: http.StatusUnauthorized, foreign.Token: http.StatusOK} {
		if rec := d.call("10.0.0.1", "GET", "/session", token, ""); rec.Code != want {
			t.Errorf("got %d, want %d", rec.Code, want)
		}
	}
}

func TestStaffDecideByRankAndReach(t *testing.T) {
	d := newDoor(t)
	must(t, d.db.Tx(t.Context(), func(tx *db.Tx) error {
		for id, roles := range map[string]access.Roles{"coordinator": access.Coordinator, "admin": access.Admin} {
			must(t, people.AddPerson(t.Context(), tx, id, people.PersonFields{FirstName: "A", LastName: id, Email: id + "@example.org"}, ""))
			must(t, people.AddMembership(t.Context(), tx, id, "paris", roles))
			must(t, people.AddNetworkRoles(t.Context(), tx, id, roles))
			must(t, account.SetPassword(t.Context(), tx, id, account.HashPassword(secret)))
		}
		must(t, people.AddPerson(t.Context(), tx, "both", people.PersonFields{FirstName: "A", LastName: "both"}, ""))
		must(t, people.AddMembership(t.Context(), tx, "both", "nice", access.Student))
		return people.AddMembership(t.Context(), tx, "both", "paris", access.Student)
	}))
	coordinator, admin := d.enter(t, "coordinator@example.org", "paris"), d.enter(t, "admin@example.org", "paris")
	student := d.enter(t, "student@example.org", "paris")
	disable := func(token, id string) int {
		return d.call("10.0.0.1", "PUT", "/api/people/"+id+"/enabled", token, `{"enabled":false,"reason":"a test"}`).Code
	}
	for name, tt := range map[string]struct {
		token, id string
		want      int
	}{
		"a student decides nothing":           {student.Token, "supervisor", http.StatusForbidden},
		"nobody decides about a higher one":   {coordinator.Token, "supervisor", http.StatusForbidden},
		"nor about himself":                   {coordinator.Token, "coordinator", http.StatusForbidden},
		"nor about who belongs elsewhere too": {coordinator.Token, "both", http.StatusForbidden},
		"outside of reach there is nobody":    {coordinator.Token, "no-one", http.StatusNotFound},
		"the network's heads reach everybody": {admin.Token, "both", http.StatusOK},
	} {
		if got := disable(tt.token, tt.id); got != tt.want {
			t.Errorf("%s: %d, want %d", name, got, tt.want)
		}
	}
	if got := disable(coordinator.Token, "student"); got != http.StatusOK {
		t.Errorf("the coordinator disables a student: %d", got)
	}
	if rec := d.call("10.0.0.1", "GET", "/api/profile", student.Token, ""); rec.Code != http.StatusUnauthorized {
		t.Errorf("the disabled student still reads: %d", rec.Code)
	}
	if rec := d.call("10.0.0.1", "POST", "/api/people/supervisor/reset-link", admin.Token, "{}"); rec.Code != http.StatusOK || d.mail(t).To != "supervisor@Example.org" {
		t.Errorf("reset link: %d %s", rec.Code, rec.Body)
	}
}
