package home_test

import (
	"context"
	"net/http"
	"strings"
	"testing"
	"time"

	"myspace/internal/base/access"
	"myspace/internal/base/apitest"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/school/account"
	"myspace/internal/school/home"
	"myspace/internal/school/part"
	"myspace/internal/school/people"
)

func panel(t *testing.T, c apitest.Caller) (p home.QuickPanel) {
	t.Helper()
	c.Call(t, http.MethodGet, "/api/quick-panel/data", nil).Into(http.StatusOK, &p)
	return p
}

func TestTheDayIsTheCampuss(t *testing.T) {
	d := newDesk(t, part.Part{})
	for campusID, zone := range map[string]string{"paris": "Europe/Paris", "noumea": "Pacific/Noumea"} {
		p := panel(t, d.as("anna", campusID, access.Secretary))
		there, err := time.LoadLocation(zone)
		must(t, err)
		if want := clock.DateOf(clock.Now(), there); p.Today != want || p.TimeZone != zone || p.Campus != campusID {
			t.Errorf("at %s it is %s (%s), want %s", p.Campus, p.Today, p.TimeZone, want)
		}
	}
}

func TestWhatHasNothingToSayIsAnEmptyList(t *testing.T) {
	d := newDesk(t, part.Part{})
	got := d.anna().Call(t, http.MethodGet, "/api/quick-panel/data", nil).Is(http.StatusOK).Body.String()
	for _, want := range []string{`"events":[]`, `"notices":[]`, `"notes":[]`} {
		if !strings.Contains(got, want) {
			t.Errorf("%s is not in %s", want, got)
		}
	}
}

func TestTheSoonestEventsOfAllSourcesComeFirst(t *testing.T) {
	at := func(days ...int) part.EventSource {
		return func(_ context.Context, _ db.Querier, caller access.Scope, from clock.Time, _ int) (all []part.Event, _ error) {
			for _, n := range days {
				start := from.Add(time.Duration(n) * 24 * time.Hour)
				all = append(all, part.Event{Start: start, Title: caller.Actor().PersonID + string(rune('0'+n))})
			}
			return all, nil
		}
	}
	d := newDesk(t, part.Part{Events: []part.EventSource{at(2, 5, 8), at(1, 3, 4, 9)}})
	titles := ""
	for _, e := range panel(t, d.anna()).Events {
		titles += e.Title + " "
	}
	if titles != "anna1 anna2 anna3 anna4 anna5 " {
		t.Errorf("the events are %q", titles)
	}
}

func TestOtherAreasNoticesFollowOurOwn(t *testing.T) {
	theirs := func(context.Context, db.Querier, access.Scope) ([]part.Notice, error) {
		return []part.Notice{{Code: "their.notice"}}, nil
	}
	d := newDesk(t, part.Part{Notices: []part.NoticeSource{theirs}})
	d.exec(t, `UPDATE campus SET open = FALSE`)
	if got := codes(panel(t, d.as("anna", "paris", access.Coordinator))); got != "campus_closed their.notice" {
		t.Errorf("the notices are %q", got)
	}
}

// codes are the notices of a panel without what all of ours begin with.
func codes(p home.QuickPanel) string {
	all := make([]string, len(p.Notices))
	for i, n := range p.Notices {
		all[i] = strings.TrimPrefix(n.Code, "home.notice.")
	}
	return strings.Join(all, " ")
}

func TestApplicationsAreToldToThoseWhoHandleThem(t *testing.T) {
	d := newDesk(t, part.Part{})
	must(t, d.db.Tx(t.Context(), func(tx *db.Tx) error {
		for _, p := range []struct {
			id, campus string
			roles      access.Roles
		}{
			{"waits", "paris", access.User},
			{"waits too", "paris", access.User},
			{"has been taken", "paris", access.Student},
			{"elsewhere", "noumea", access.User},
			{"left a class", "paris", access.User},
			{"declined", "paris", access.User},
		} {
			must(t, addPerson(t.Context(), tx, p.id, p.campus, p.roles))
		}
		must(t, people.SetFormer(t.Context(), tx, "paris", true, "left a class"))
		return db.Exec(t.Context(), tx, `INSERT INTO declined_application (person_id, campus_id, reason, message, declined_by, declined_at) VALUES ('declined', 'paris', 'full', '', 'anna', '2026-01-01T00:00:00.000000Z')`)
	}))
	told := access.Heads | access.Supervisor | access.Coordinator | access.Secretary
	for _, role := range access.Everyone.Each() {
		notices := panel(t, d.as("anna", "paris", role)).Notices
		if role&told == 0 {
			if len(notices) > 0 {
				t.Errorf("%s is told %+v", role, notices)
			}
			continue
		}
		inbox := "/apps/campus/student/applications"
		if role&access.Network != 0 {
			inbox += "?campus=paris"
		}
		if len(notices) != 1 || notices[0].Params["count"] != 2.0 || notices[0].Link != inbox {
			t.Errorf("%s is told %+v", role, notices)
		}
	}
}

func TestAClosedCampusIsToldToThoseWhoMayOpenIt(t *testing.T) {
	d := newDesk(t, part.Part{})
	d.exec(t, `UPDATE campus SET open = FALSE WHERE id = 'paris'`)
	if got := codes(panel(t, d.as("anna", "paris", access.Coordinator))); got != "campus_closed" {
		t.Errorf("the coordinator is told %q", got)
	}
	if got := codes(panel(t, d.anna())); got != "" {
		t.Errorf("the secretary is told %q", got)
	}
	if got := codes(panel(t, d.as("anna", "noumea", access.Director))); got != "" {
		t.Errorf("at another campus one is told %q", got)
	}
}

func TestMaintenanceIsToldToAdmins(t *testing.T) {
	d := newDesk(t, part.Part{})
	d.exec(t, `INSERT INTO network_setting (name, value) VALUES ('network', '{"maintenance":{"on":true}}')`)
	if got := codes(panel(t, d.as("anna", "paris", access.Admin))); got != "maintenance" {
		t.Errorf("an admin is told %q", got)
	}
	if got := codes(panel(t, d.as("anna", "paris", access.Director))); got != "" {
		t.Errorf("a director is told %q", got)
	}
}

func TestSecondFactorsAreToldOfWhenTheyAreLackingOrRunOut(t *testing.T) {
	d := newDesk(t, part.Part{})
	expect := func(roles access.Roles, want string) {
		t.Helper()
		if got := codes(panel(t, d.as("anna", "paris", roles))); got != want {
			t.Errorf("told %q, want %q", got, want)
		}
	}
	expect(access.Librarian, "") // he has no password to guard
	must(t, d.db.Tx(t.Context(), func(tx *db.Tx) error { return account.SetPassword(t.Context(), tx, "anna", "x") }))
	expect(access.Librarian, "second_factor")
	expect(access.Student, "")
	d.exec(t, `INSERT INTO second_factor (person_id, sealed) VALUES ('anna', 'x')`)
	expect(access.Librarian, "second_factor") // it is begun, not confirmed
	d.exec(t, `UPDATE second_factor SET confirmed_at = '2026-01-01T00:00:00.000000Z'`)
	expect(access.Student, "recovery_codes")
	d.exec(t, `INSERT INTO recovery_code (person_id, code_hash) VALUES ('anna', '1'), ('anna', '2'), ('anna', '3')`)
	expect(access.Librarian, "")
	d.exec(t, `UPDATE recovery_code SET used_at = '2026-01-01T00:00:00.000000Z' WHERE code_hash = '1'`)
	expect(access.Librarian, "recovery_codes")
}
