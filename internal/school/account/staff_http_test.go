package account_test

import (
	"context"
	"fmt"
	"net/http"
	"strings"
	"testing"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/db"
	"myspace/internal/school/account"
	"myspace/internal/school/part"
	"myspace/internal/school/people"
)

func TestSeveralAreDisabledOrNobody(t *testing.T) {
	d := newDoor(t)
	boss := d.hire(t, "boss", "paris", access.Coordinator)
	d.hire(t, "helper", "paris", access.Secretary)
	d.hire(t, "other", "nice", access.Student)
	student := d.enter(t, "student@example.org", "paris").Token
	put := func(enabled bool, ids ...string) string {
		rec := d.call("10.0.0.1", "PUT", "/api/people/enabled", boss, fmt.Sprintf(`{"enabled":%v,"reason":"a test","ids":["%s"]}`, enabled, strings.Join(ids, `","`)))
		return fmt.Sprint(rec.Code, " ", strings.TrimSpace(rec.Body.String()))
	}
	refused := put(false, "student", "boss", "supervisor", "other")
	for id, code := range map[string]string{"boss": "access.not_oneself", "supervisor": "access.rank", "other": "person.not_found"} {
		if !strings.Contains(refused, `{"field":"`+id+`","code":"`+code+`"}`) {
			t.Errorf("%s is not refused for %s: %s", id, code, refused)
		}
	}
	into(t, d.call("10.0.0.1", "GET", "/session", student, ""), http.StatusOK, nil)
	if got := put(false, "student", "helper", "disabled"); got != `200 {"count":2}` {
		t.Errorf("answered %s", got)
	}
	fails(t, d.call("10.0.0.1", "GET", "/session", student, ""), http.StatusUnauthorized, "session.token_refused")
	if got := put(true, "student", "helper", "disabled"); got != `200 {"count":3}` {
		t.Errorf("answered %s", got)
	}
	n, err := db.One(t.Context(), d.db, "", db.ScanInt, `SELECT COUNT(*) FROM audit_event WHERE action = 'setPersonEnabled'`)
	if err != nil || n != 5 {
		t.Errorf("%d events: %v", n, err)
	}
}

func TestWhyASignInIsBlockedIsKeptInTheHistory(t *testing.T) {
	d := newDoor(t)
	boss := d.hire(t, "boss", "paris", access.Coordinator)
	for path, ids := range map[string]string{"/api/people/student/enabled": "", "/api/people/enabled": `,"ids":["student"]`} {
		if rec := d.call("10.0.0.1", "PUT", path, boss, `{"enabled":false,"reason":" "`+ids+`}`); rec.Code != http.StatusUnprocessableEntity || !strings.Contains(rec.Body.String(), `"field":"reason","code":"field.required"`) {
			t.Errorf("%s without a reason answered %d %s", path, rec.Code, rec.Body)
		}
	}
	into(t, d.call("10.0.0.1", "PUT", "/api/people/student/enabled", boss, `{"enabled":false,"reason":" a shared account "}`), http.StatusOK, nil)
	changes, err := db.One(t.Context(), d.db, "", db.ScanString, `SELECT changes FROM audit_event WHERE action = 'setPersonEnabled'`)
	if err != nil || !strings.Contains(changes, `"a shared account"`) {
		t.Errorf("the trail keeps %s: %v", changes, err)
	}
}

func TestALetterGoesToEachOfTheSelected(t *testing.T) {
	d := newDoor(t)
	boss := d.hire(t, "boss", "paris", access.Secretary)
	must(t, d.db.Tx(t.Context(), func(tx *db.Tx) error {
		must(t, people.AddPerson(t.Context(), tx, "mute", people.PersonFields{FirstName: "No", LastName: "Address"}, ""))
		return people.AddMembership(t.Context(), tx, "mute", "paris", access.Student)
	}))
	letter := func(ids ...string) m {
		return m{"ids": ids, "subject": " Saturday ", "text": "The class begins at 9.\n\nhttps://example.org/map"}
	}
	var p api.Problem
	into(t, d.post("10.0.0.1", "/api/people/mail", boss, letter("student", "mute", "nobody")), http.StatusUnprocessableEntity, &p)
	if len(p.Fields) != 2 || p.Fields[0].Field+" "+p.Fields[0].Code != "mute account.no_email" || p.Fields[1].Code != "person.not_found" {
		t.Errorf("refused for %+v", p.Fields)
	}
	if queued, err := db.Exists(t.Context(), d.db, `SELECT 1 FROM job WHERE kind = 'account.mail_letter'`); err != nil || queued {
		t.Errorf("one of a refused selection was written to: %v", err)
	}
	into(t, d.post("10.0.0.1", "/api/people/mail", boss, letter("student", "supervisor")), http.StatusOK, nil)
	to := map[string]bool{}
	for range 2 {
		got := d.mail(t)
		to[got.To] = true
		if got.ReplyTo != "boss@example.org" || got.Params["subject"] != "Saturday" || got.Params["campus"] != "paris" || !strings.Contains(got.Letter, "https://example.org/map") {
			t.Errorf("sent %+v", got)
		}
	}
	if !to["student@Example.org"] || !to["supervisor@Example.org"] {
		t.Errorf("sent to %v", to)
	}
	if found, err := db.Exists(t.Context(), d.db, `SELECT 1 FROM audit_event WHERE action = 'mailPeople' AND entity_id = 'student' AND changes LIKE '%Saturday%' AND changes NOT LIKE '%class begins%'`); err != nil || !found {
		t.Errorf("the trail does not tell it: %v", err)
	}
	blank := letter("student")
	blank["text"] = " \n "
	into(t, d.post("10.0.0.1", "/api/people/mail", boss, blank), http.StatusUnprocessableEntity, nil)
}

// Who has said that he wants no letters gets none by this way either, nor who may not
// come in; all others are written to without them.
func TestNobodyIsWrittenToAgainstHisWill(t *testing.T) {
	d := newDoor(t)
	d.area.Parts = append(d.area.Parts, part.Part{WantsLetters: func(_ context.Context, _ db.Querier, personID string) (bool, error) {
		return personID != "student", nil
	}})
	boss := d.hire(t, "boss", "paris", access.Secretary)
	var p api.Problem
	into(t, d.post("10.0.0.1", "/api/people/mail", boss, m{"ids": []string{"student", "supervisor", "disabled"}, "subject": "x", "text": "x"}), http.StatusUnprocessableEntity, &p)
	said := map[string]string{}
	for _, one := range p.Fields {
		said[one.Field] = one.Code
	}
	if len(said) != 2 || said["student"] != "account.letters_unwanted" || said["disabled"] != "account.reader_blocked" {
		t.Errorf("refused for %v", said)
	}
	if found, err := db.Exists(t.Context(), d.db, `SELECT 1 FROM job WHERE kind = 'account.mail_letter'`); err != nil || found {
		t.Errorf("one of a refused selection was written to: %v", err)
	}
}

func TestWhoWritesTooMuchHasToWait(t *testing.T) {
	d := newDoor(t)
	boss := d.hire(t, "boss", "paris", access.Secretary)
	var ids []string
	for i := range 500 {
		ids = append(ids, fmt.Sprint("nobody-", i))
	}
	codes := ""
	for range 5 {
		codes += fmt.Sprint(d.post("10.0.0.1", "/api/people/mail", boss, m{"ids": ids, "subject": "x", "text": "x"}).Code, " ")
	}
	if codes != "422 422 422 422 429 " {
		t.Errorf("answered %s", codes)
	}
	ids = append(ids, "one-more")
	if rec := d.post("10.0.0.1", "/api/people/mail", boss, m{"ids": ids, "subject": "x", "text": "x"}); rec.Code != http.StatusUnprocessableEntity {
		t.Errorf("501 at once: %d", rec.Code)
	}
}

func TestTheStaffSeesHowSomebodySignsIn(t *testing.T) {
	d := newDoor(t)
	boss, helper := d.hire(t, "boss", "paris", access.Coordinator), d.hire(t, "helper", "paris", access.Secretary)
	see := func(token, id string) (p account.PersonAccount) {
		into(t, d.call("10.0.0.1", "GET", "/api/people/"+id+"/account", token, ""), http.StatusOK, &p)
		return p
	}
	if p := see(boss, "student"); !p.Enabled || !p.HasPassword || p.Sessions != 0 || !p.LastSignIn.IsZero() || !p.MayDecide || !p.MaySendLink {
		t.Errorf("before he came: %+v", p)
	}
	d.enter(t, "student@example.org", "paris")
	if p := see(helper, "student"); p.Sessions != 1 || p.LastSignIn.IsZero() || p.MayDecide || !p.MaySendLink {
		t.Errorf("a secretary is told %+v", p)
	}
	if p := see(helper, "boss"); p.MayDecide || p.MaySendLink {
		t.Errorf("a secretary may do to a coordinator: %+v", p)
	}
	if p := see(boss, "disabled"); p.Enabled {
		t.Errorf("told %+v", p)
	}
	d.hire(t, "far", "nice", access.Student)
	fails(t, d.call("10.0.0.1", "GET", "/api/people/far/account", boss, ""), http.StatusNotFound, "person.not_found")
}
