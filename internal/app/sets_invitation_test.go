package app_test

import (
	"fmt"
	"net/http"
	"testing"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/school/people"
)

// pencilled pencils in new teachers for the course of the first target, which is
// given in some years.
func (w *world) pencilled(t *testing.T, n int) (ids []string) {
	t.Helper()
	course, now := w.agendaCourse[targets[0]], clock.Now()
	w.exec(`UPDATE agenda SET day = '2099-10-03', starts_at = '2099-10-03T07:00:00.000000Z', ends_at = '2099-10-03T08:00:00.000000Z' WHERE agenda_course_id = ?`, course)
	rows := db.NewBulk(`teaching_invitation (id, agenda_course_id, half, person_id, state, line, whole, created_by, created_at, updated_at)`)
	teachers := make([]people.NewPerson, n)
	for i := range teachers {
		person, id := db.NewID(), db.NewID()
		teachers[i] = people.NewPerson{
			ID: person, PersonFields: people.PersonFields{FirstName: "A", LastName: fmt.Sprint("Invited ", i), Email: person + "@example.org"}, CreatedAt: now,
			Memberships: []people.Membership{{CampusID: w.campus["own"], Roles: access.Teacher}},
		}
		ids = append(ids, id)
		rows.Add(id, course, "teacher", person, "in_analysis", i, true, w.person[access.Admin], now, now)
	}
	must(t, w.database.Tx(t.Context(), func(tx *db.Tx) error {
		if err := people.AddMany(t.Context(), tx, teachers); err != nil {
			return err
		}
		return rows.Insert(t.Context(), tx)
	}))
	return ids
}

// What supervisors do with invitations, and look at, takes the same statements
// however many they are: 500 are sent at once.
func TestInvitationsTakeTheSameStatementsHoweverMany(t *testing.T) {
	w := newWorld(t)
	took := map[string][]int{}
	for _, n := range []int{250, 500} { // both more than a page
		ids := w.pencilled(t, n)
		list := asJSON(t, ids)
		for _, call := range []struct{ name, method, path, body string }{
			{"preview", http.MethodPost, "/api/invitations/preview", fmt.Sprintf(`{"ids":%s,"answer_by":""}`, list)},
			{"send", http.MethodPost, "/api/invitations/send", fmt.Sprintf(`{"ids":%s,"answer_by":"","key":%q}`, list, db.NewID())},
			{"overview", http.MethodGet, "/api/invitations?page_size=200&q=invited", ""},
			{"matrix", http.MethodGet, "/api/invitations/matrix?year=2026", ""},
			{"remind", http.MethodPost, "/api/invitations/remind", `{"ids":` + list + `}`},
			{"cancel", http.MethodPost, "/api/invitations/cancel", `{"ids":` + list + `}`},
		} {
			if call.name == "remind" { // as if it had been sent long ago
				w.exec(`UPDATE teaching_invitation SET sent_at = created_at, created_at = '2026-01-01T00:00:00.000000Z'`)
				w.exec(`UPDATE teaching_invitation SET sent_at = created_at`)
			}
			took[call.name] = append(took[call.name], len(w.statements(t, call.method, call.path, call.body)))
		}
		told, err := db.One(t.Context(), w.database, "", db.ScanInt, `SELECT COUNT(*) FROM notice WHERE kind = 'invitation_sent'`)
		must(t, err)
		if told < n {
			t.Errorf("%d of %d were told", told, n)
		}
		w.undo(t)
	}
	for name, counts := range took {
		if counts[0] != counts[1] {
			t.Errorf("%s: 250 take %d statements, 500 take %d", name, counts[0], counts[1])
		}
	}
	t.Log(took)
}
