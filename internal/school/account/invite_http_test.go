package account_test

import (
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/mail"
	"myspace/internal/school/account"
	"myspace/internal/school/people"
)

// hire adds somebody with a password and roles at a campus, and signs him in.
func (d door) hire(t *testing.T, id, campus string, roles access.Roles) (token string) {
	t.Helper()
	must(t, d.db.Tx(t.Context(), func(tx *db.Tx) error {
		must(t, people.AddPerson(t.Context(), tx, id, people.PersonFields{FirstName: "Hired", LastName: id, Email: id + "@example.org"}, ""))
		must(t, people.AddMembership(t.Context(), tx, id, campus, roles))
		must(t, people.AddNetworkRoles(t.Context(), tx, id, roles))
		return account.SetPassword(t.Context(), tx, id, account.HashPassword(secret))
	}))
	return d.enter(t, id+"@example.org", campus).Token
}

func invitee(email, campus string, roles ...string) m {
	return m{"first_name": "Nina", "last_name": "Neuf", "email": email, "language": "it", "campus_id": campus, "roles": roles}
}

func (d door) invite(t *testing.T, token string, who m) (i account.StaffInvite) {
	t.Helper()
	into(t, d.post("10.0.0.1", "/api/staff-invites", token, who), http.StatusCreated, &i)
	return i
}

// linkIn returns the secret of the link in a mail.
func linkIn(t *testing.T, sent mail.Message) string {
	t.Helper()
	token, ok := strings.CutPrefix(sent.Path, "/join#")
	if !ok {
		t.Fatalf("the mail leads to %q", sent.Path)
	}
	return token
}

func (d door) accept(token, password string) *httptest.ResponseRecorder {
	return d.post("10.0.0.9", "/api/auth/staff-invite/accept", "", m{"token": token, "password": password, "password_confirmation": password})
}

// rolesOf tells the roles of who has an address: teacher@paris.
func (d door) rolesOf(t *testing.T, email string) string {
	t.Helper()
	all, err := db.All(t.Context(), d.db, db.ScanString, `SELECT r.role || '@' || r.campus_id FROM membership_role r JOIN person p ON p.id = r.person_id WHERE p.email_key = ?
		UNION ALL SELECT n.role || '@' FROM network_role n JOIN person p ON p.id = n.person_id WHERE p.email_key = ? ORDER BY 1`, email, email)
	must(t, err)
	return strings.Join(all, " ")
}

func TestSomebodyNewIsInvitedAndChoosesHisPassword(t *testing.T) {
	d := newDoor(t)
	boss := d.hire(t, "boss", "paris", access.Coordinator)
	i := d.invite(t, boss, invitee("Nina@example.org", "paris", "teacher", "secretary"))
	if i.State != "open" || i.Waiting || i.Name != "Nina Neuf" || i.PersonID == "" || i.InvitedBy != "Hired boss" || d.rolesOf(t, "nina@example.org") != "secretary@paris teacher@paris" {
		t.Errorf("invited %+v, who is %q", i, d.rolesOf(t, "nina@example.org"))
	}
	sent := d.mail(t)
	if sent.To != "Nina@example.org" || sent.Lang != "it" || sent.Template != "staff_invite" || sent.Params["campus"] != "paris" || sent.Params["inviter"] != "Hired boss" {
		t.Errorf("mailed %+v", sent)
	}
	token := linkIn(t, sent)
	var opened account.OpenedInvite
	into(t, d.post("10.0.0.9", "/api/auth/staff-invite", "", m{"token": token}), http.StatusOK, &opened)
	if opened.Name != "Nina Neuf" || opened.CampusName != "paris" || strings.Join(opened.Roles, " ") != "secretary teacher" || !opened.NeedsPassword {
		t.Errorf("opened %+v", opened)
	}
	for password, field := range map[string]string{"short1": "password", "nina-neuf": "password", "": "password"} {
		if rec := d.accept(token, password); rec.Code != http.StatusUnprocessableEntity || !strings.Contains(rec.Body.String(), field) {
			t.Errorf("%q: %d %s", password, rec.Code, rec.Body)
		}
	}
	into(t, d.accept(token, "correct-horse-7"), http.StatusOK, nil)
	fails(t, d.accept(token, "correct-horse-8"), http.StatusUnprocessableEntity, "account.link_invalid")
	fails(t, d.post("10.0.0.9", "/api/auth/staff-invite", "", m{"token": token}), http.StatusUnprocessableEntity, "account.link_invalid")
	into(t, d.try("10.0.0.9", "nina@example.org", "correct-horse-7", "paris"), http.StatusOK, nil)
	fails(t, d.call("10.0.0.1", "DELETE", "/api/staff-invites/"+i.ID, boss, ""), http.StatusConflict, "account.invite_accepted")
	for _, table := range []string{`mailed_link WHERE token_hash`, `job WHERE payload`, `audit_event WHERE changes`} {
		if found, err := db.Exists(t.Context(), d.db, `SELECT 1 FROM `+table+` LIKE ?`, "%"+token+"%"); err != nil || found {
			t.Errorf("%s holds the secret: %v", table, err)
		}
	}
}

func TestInvitesGoByRankAndReach(t *testing.T) {
	d := newDoor(t)
	boss, chief := d.hire(t, "boss", "paris", access.Coordinator), d.hire(t, "chief", "paris", access.Director)
	over := d.enter(t, "supervisor@example.org", "nice").Token
	for name, tt := range map[string]struct {
		token  string
		who    m
		status int
		code   string
	}{
		"a coordinator, no coordinator":          {boss, invitee("x@example.org", "paris", "coordinator"), http.StatusForbidden, "access.role_rank"},
		"a coordinator, not elsewhere":           {boss, invitee("x@example.org", "nice", "teacher"), http.StatusNotFound, "campus.not_found"},
		"a coordinator, nobody of the network":   {boss, invitee("x@example.org", "", "librarian"), http.StatusForbidden, "access.role_rank"},
		"a supervisor, nobody of the network":    {over, invitee("x@example.org", "", "librarian"), http.StatusForbidden, "access.role_rank"},
		"a director, no director":                {chief, invitee("x@example.org", "", "director"), http.StatusForbidden, "access.role_rank"},
		"oneself":                                {boss, invitee("boss@example.org", "paris", "teacher"), http.StatusForbidden, "access.not_oneself"},
		"a campus that there is none of":         {over, invitee("x@example.org", "atlantis", "teacher"), http.StatusNotFound, "campus.not_found"},
		"a role of the network at a campus":      {chief, invitee("x@example.org", "paris", "librarian"), http.StatusUnprocessableEntity, "request.invalid"},
		"a role of a campus without one":         {chief, invitee("x@example.org", "", "teacher"), http.StatusUnprocessableEntity, "request.invalid"},
		"a student is enrolled, not invited":     {chief, invitee("x@example.org", "paris", "student"), http.StatusUnprocessableEntity, "request.invalid"},
		"somebody who has the role already":      {over, invitee("boss@example.org", "paris", "coordinator"), http.StatusConflict, "account.invite_has_roles"},
		"an address that is none":                {over, invitee("x at example", "paris", "teacher"), http.StatusUnprocessableEntity, "request.invalid"},
		"somebody who looks like one in reach":   {over, m{"first_name": "boss", "last_name": "Hired", "email": "x@example.org", "language": "", "campus_id": "paris", "roles": []string{"teacher"}}, http.StatusConflict, "person.looks_known"},
		"a student of the campus invites no one": {d.enter(t, "student@example.org", "paris").Token, invitee("x@example.org", "paris", "teacher"), http.StatusForbidden, "access.forbidden"},
	} {
		rec := d.post("10.0.0.1", "/api/staff-invites", tt.token, tt.who)
		if fails(t, rec, tt.status, tt.code); t.Failed() {
			t.Fatal(name)
		}
	}
	if known, err := people.KnownEmails(t.Context(), d.db, []string{"x@example.org"}); err != nil || len(known) != 0 {
		t.Errorf("a refused invite made somebody: %v %v", known, err)
	}
	d.invite(t, chief, invitee("lib@example.org", "", "librarian"))
	if sent := d.mail(t); sent.Template != "network_invite" || d.rolesOf(t, "lib@example.org") != "librarian@" {
		t.Errorf("mailed %+v to %q", sent, d.rolesOf(t, "lib@example.org"))
	}
}

func TestWhoIsOutOfReachGetsRolesOnlyWhenHeAccepts(t *testing.T) {
	d := newDoor(t)
	boss := d.hire(t, "boss", "nice", access.Coordinator)
	i := d.invite(t, boss, invitee("student@example.org", "nice", "teacher"))
	if !i.Waiting || i.Name != "" || i.PersonID != "" || d.rolesOf(t, "student@example.org") != "student@paris" {
		t.Fatalf("invited %+v, who is %q", i, d.rolesOf(t, "student@example.org"))
	}
	fails(t, d.call("10.0.0.1", "GET", "/api/people/student", boss, ""), http.StatusNotFound, "person.not_found")
	body := d.call("10.0.0.1", "GET", "/api/staff-invites?campus=nice&state=open", boss, "").Body.String()
	if strings.Contains(body, "Anna") || !strings.Contains(body, "student@Example.org") {
		t.Errorf("the list tells %s", body)
	}
	token := linkIn(t, d.mail(t))
	var opened account.OpenedInvite
	if into(t, d.post("10.0.0.9", "/api/auth/staff-invite", "", m{"token": token}), http.StatusOK, &opened); opened.NeedsPassword {
		t.Error("who has a password must choose one")
	}
	into(t, d.accept(token, ""), http.StatusOK, nil)
	if d.rolesOf(t, "student@example.org") != "student@paris teacher@nice" {
		t.Errorf("he is %q", d.rolesOf(t, "student@example.org"))
	}
	d.enter(t, "student@example.org", "nice") // with the password he had
	into(t, d.call("10.0.0.1", "GET", "/api/people/student", boss, ""), http.StatusOK, nil)
}

func TestAnInviteIsSentAgainRunsOutAndIsTakenBack(t *testing.T) {
	d := newDoor(t)
	boss := d.hire(t, "boss", "paris", access.Coordinator)
	i := d.invite(t, boss, invitee("nina@example.org", "paris", "teacher"))
	first := linkIn(t, d.mail(t))
	into(t, d.post("10.0.0.1", "/api/staff-invites/"+i.ID+"/send", boss, m{}), http.StatusOK, nil)
	second := linkIn(t, d.mail(t))
	fails(t, d.accept(first, "correct-horse-7"), http.StatusUnprocessableEntity, "account.link_invalid")
	must(t, db.Exec(t.Context(), d.db, `UPDATE staff_invite SET expires_at = ?`, clock.Now().Add(-1)))
	fails(t, d.accept(second, "correct-horse-7"), http.StatusUnprocessableEntity, "account.link_invalid")
	var page api.Page[account.StaffInvite]
	if into(t, d.call("10.0.0.1", "GET", "/api/staff-invites?state=expired", boss, ""), http.StatusOK, &page); page.Total != 1 || page.Items[0].State != "expired" {
		t.Errorf("listed %+v", page)
	}
	into(t, d.post("10.0.0.1", "/api/staff-invites/"+i.ID+"/send", boss, m{}), http.StatusOK, &i)
	third := linkIn(t, d.mail(t))
	if i.State != "open" {
		t.Errorf("sent again, it is %s", i.State)
	}
	into(t, d.call("10.0.0.1", "DELETE", "/api/staff-invites/"+i.ID, boss, ""), http.StatusOK, &i)
	if i.State != "revoked" || d.rolesOf(t, "nina@example.org") != "" {
		t.Errorf("taken back it is %s, and she %q", i.State, d.rolesOf(t, "nina@example.org"))
	}
	fails(t, d.accept(third, "correct-horse-7"), http.StatusUnprocessableEntity, "account.link_invalid")
	far := d.hire(t, "far", "nice", access.Coordinator)
	fails(t, d.call("10.0.0.1", "DELETE", "/api/staff-invites/"+i.ID, far, ""), http.StatusNotFound, "account.invite_not_found")
	fails(t, d.post("10.0.0.1", "/api/staff-invites/"+i.ID+"/send", far, m{}), http.StatusNotFound, "account.invite_not_found")
}

func TestOfManyWhoAcceptAtOnceOneDoes(t *testing.T) {
	d := newDoor(t)
	d.invite(t, d.hire(t, "boss", "paris", access.Coordinator), invitee("nina@example.org", "paris", "teacher"))
	token := linkIn(t, d.mail(t))
	codes := make(chan int, 6)
	for range cap(codes) {
		go func() { codes <- d.accept(token, "correct-horse-7").Code }()
	}
	accepted := 0
	for range cap(codes) {
		if <-codes == http.StatusOK {
			accepted++
		}
	}
	if accepted != 1 {
		t.Errorf("%d accepted", accepted)
	}
}

// Somebody may have registered with another person's address and a password of
// his own: the owner's acceptance must not let him in.
func TestAnInviteDoesNotOpenTheDoorForWhoRegisteredWithTheAddress(t *testing.T) {
	d := newDoor(t)
	boss := d.hire(t, "boss", "paris", access.Coordinator)
	into(t, d.post("10.0.0.66", "/api/auth/register", "", application("nina@example.org")), http.StatusOK, nil)
	d.mail(t) // to confirm the address, which the thief cannot read
	who := invitee("nina@example.org", "paris", "teacher")
	d.invite(t, boss, who)
	token := linkIn(t, d.mail(t))
	var opened account.OpenedInvite
	if into(t, d.post("10.0.0.9", "/api/auth/staff-invite", "", m{"token": token}), http.StatusOK, &opened); !opened.NeedsPassword {
		t.Error("the password of the thief was to stay")
	}
	into(t, d.accept(token, "my-own-horse-9"), http.StatusOK, nil)
	if rec := d.try("10.0.0.66", "nina@example.org", "correct-horse-7", "paris"); rec.Code != http.StatusUnprocessableEntity {
		t.Errorf("the thief is in: %d", rec.Code)
	}
	into(t, d.try("10.0.0.9", "nina@example.org", "my-own-horse-9", "paris"), http.StatusOK, nil)
}
