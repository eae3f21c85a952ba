package account_test

import (
	"net/http"
	"strings"
	"testing"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/db"
	"myspace/internal/school/account"
)

// An invite granted its role after who sent it was disabled or demoted.
func TestAnInviteDoesNotOutliveItsInviter(t *testing.T) {
	for name, tt := range map[string]struct {
		method, path, body, because string
	}{
		"disabled":         {"PUT", "/api/people/boss/enabled", `{"enabled":false,"reason":"left"}`, "disabled"},
		"demoted":          {"PUT", "/api/people/boss/memberships/paris", `{"roles":["secretary"],"version":1}`, "demoted"},
		"membership ended": {"DELETE", "/api/people/boss/memberships/paris", "", "demoted"},
	} {
		t.Run(name, func(t *testing.T) {
			d := newDoor(t)
			boss := d.hire(t, "boss", "paris", access.Coordinator)
			over := d.enter(t, "supervisor@example.org", "paris").Token
			d.invite(t, boss, invitee("nina@example.org", "paris", "teacher")) // she has the role at once
			first := linkIn(t, d.mail(t))
			kept := d.invite(t, over, m{"first_name": "Omar", "last_name": "Other", "email": "omar@example.org", "language": "", "campus_id": "paris", "roles": []string{"teacher"}})
			d.mail(t)
			if rec := d.call("10.0.0.1", tt.method, tt.path, over, tt.body); rec.Code != http.StatusOK {
				t.Fatalf("%d %s", rec.Code, rec.Body)
			}
			fails(t, d.post("10.0.0.9", "/api/auth/staff-invite", "", m{"token": first}), http.StatusUnprocessableEntity, "account.invite_taken_back")
			fails(t, d.accept(first, "correct-horse-7"), http.StatusUnprocessableEntity, "account.invite_taken_back")
			if roles := d.rolesOf(t, "nina@example.org"); roles != "" {
				t.Errorf("she is %q", roles)
			}
			var page api.Page[account.StaffInvite]
			into(t, d.call("10.0.0.1", "GET", "/api/staff-invites?state=taken_back", over, ""), http.StatusOK, &page)
			if len(page.Items) != 1 || page.Items[0].Because != tt.because || page.Items[0].State != "taken_back" {
				t.Fatalf("listed %+v", page.Items)
			}
			if into(t, d.call("10.0.0.1", "GET", "/api/staff-invites?state=open", over, ""), http.StatusOK, &page); len(page.Items) != 1 || page.Items[0].ID != kept.ID {
				t.Errorf("still open are %+v", page.Items)
			}
			d.sendAgain(t, over)
		})
	}
}

// sendAgain has somebody who may answer for the invite that was taken back.
func (d door) sendAgain(t *testing.T, token string) {
	t.Helper()
	var page api.Page[account.StaffInvite]
	into(t, d.call("10.0.0.1", "GET", "/api/staff-invites?state=taken_back", token, ""), http.StatusOK, &page)
	into(t, d.post("10.0.0.1", "/api/staff-invites/"+page.Items[0].ID+"/send", token, m{}), http.StatusOK, nil)
	into(t, d.accept(linkIn(t, d.mail(t)), "correct-horse-7"), http.StatusOK, nil)
	if roles := d.rolesOf(t, "nina@example.org"); roles != "teacher@paris" {
		t.Errorf("sent again, she is %q", roles)
	}
}

// Whatever took the right away, and whoever did not say so: rank is asked again.
func TestTheInvitersRankIsAskedAgainAtAcceptance(t *testing.T) {
	for name, change := range map[string]string{
		"a role less": `UPDATE membership_role SET role = 'teacher' WHERE person_id = 'boss'`,
		"no record":   `UPDATE staff_invite SET invited_by = 'nobody'`,
		"disabled":    `UPDATE person SET enabled = FALSE WHERE id = 'boss'`,
	} {
		d := newDoor(t)
		d.invite(t, d.hire(t, "boss", "nice", access.Coordinator), invitee("student@example.org", "nice", "teacher"))
		token := linkIn(t, d.mail(t))
		must(t, db.Exec(t.Context(), d.db, change))
		if rec := d.accept(token, ""); rec.Code != http.StatusUnprocessableEntity || !strings.Contains(rec.Body.String(), "account.invite_taken_back") {
			t.Errorf("%s: %d %s", name, rec.Code, rec.Body)
		}
		if roles := d.rolesOf(t, "student@example.org"); roles != "student@paris" {
			t.Errorf("%s: he is %q", name, roles)
		}
	}
}

func TestAtMostTwentySessionsAPersonAndHeIsTold(t *testing.T) {
	d := newDoor(t)
	var tokens []string
	for range 22 {
		tokens = append(tokens, d.enter(t, owner, "paris").Token)
	}
	other := d.enter(t, "supervisor@example.org", "paris").Token
	for i, token := range tokens {
		want := http.StatusOK
		if i < 2 {
			want = http.StatusUnauthorized
		}
		if rec := d.call("10.0.0.1", "GET", "/session", token, ""); rec.Code != want {
			t.Errorf("session %d answers %d, want %d", i+1, rec.Code, want)
		}
	}
	var own account.OwnSessions
	into(t, d.call("10.0.0.1", "GET", "/api/profile/sessions", tokens[21], ""), http.StatusOK, &own)
	if len(own.Items) != 20 || own.Most != 20 || len(own.Ended) != 2 || own.Ended[0].CampusName != "paris" {
		t.Errorf("told of %d sessions and %+v", len(own.Items), own.Ended)
	}
	if n, err := account.CountEnded(t.Context(), d.db, "student"); err != nil || n != 2 {
		t.Errorf("the panel tells of %d: %v", n, err)
	}
	into(t, d.call("10.0.0.1", "GET", "/api/profile/sessions", other, ""), http.StatusOK, &own)
	if len(own.Ended) != 0 {
		t.Errorf("somebody else is told %+v", own.Ended)
	}
}
