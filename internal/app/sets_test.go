package app_test

import (
	"encoding/json"
	"fmt"
	"net/http"
	"strings"
	"testing"
	"time"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/school/people"
)

// statements returns the statements that a call of the admin's takes, those that
// ask who calls included. It must succeed.
func (w *world) statements(t *testing.T, method, path, body string) (all []string) {
	t.Helper()
	w.trial.Watch = func(text string, _ []any) { all = append(all, text) }
	w.trial.WatchChange = func(text string) { all = append(all, text) }
	defer func() { w.trial.Watch, w.trial.WatchChange = nil, nil }()
	if rec := w.call(access.Admin, method, probe{path: path, body: body}); rec.Code >= 300 {
		t.Fatalf("%s %s: %d %s", method, path, rec.Code, rec.Body)
	}
	return all
}

// applicants adds people who want to be students of the first campus.
func (w *world) applicants(t *testing.T, n int) (ids []string) {
	t.Helper()
	all := make([]people.NewPerson, n)
	for i := range all {
		id := db.NewID()
		ids = append(ids, id)
		all[i] = people.NewPerson{
			ID: id, PersonFields: people.PersonFields{FirstName: "A", LastName: fmt.Sprint("Applicant ", i)}, CreatedAt: clock.Now(),
			Memberships: []people.Membership{{CampusID: w.campus["own"], Roles: access.User}},
		}
	}
	must(t, w.database.Tx(t.Context(), func(tx *db.Tx) error { return people.AddMany(t.Context(), tx, all) }))
	return ids
}

// asJSON is a list of ids in JSON.
func asJSON(t *testing.T, ids []string) string {
	t.Helper()
	text, err := json.Marshal(ids)
	must(t, err)
	return string(text)
}

// TestEnrollingManyTakesAFewStatements: 200 with confirmation took about 3,000.
func TestEnrollingManyTakesAFewStatements(t *testing.T) {
	w := newWorld(t)
	terms := strings.Replace(termsBody, `"installments":1`, `"installments":60`, 1)
	took := map[int]int{}
	for _, n := range []int{20, 200} {
		class := w.create(t, "/api/classes", `{"campus_id":"`+w.campus["own"]+`",`+classBody(fmt.Sprint("SET", n), w.curriculum["own"])+`}`)
		body := `{"key":"` + class + `","class_id":"` + class + `","person_ids":` + asJSON(t, w.applicants(t, n)) + `,"confirm":true,"overfill":true,` + terms + `}`
		began := time.Now()
		all := w.statements(t, http.MethodPost, "/api/enrollments", body)
		t.Logf("%d people: %d statements, %v", n, len(all), time.Since(began))
		if took[n] = len(all); took[n] > 20 {
			t.Errorf("%d people take %d statements, the last ones:\n%s", n, len(all), strings.Join(all[len(all)-20:], "\n"))
		}
	}
	if took[20] != took[200] {
		t.Errorf("20 people take %d statements, 200 take %d", took[20], took[200])
	}
}
