package planning_test

import (
	"context"
	"maps"
	"net/http"
	"testing"

	"myspace/internal/base/access"
	"myspace/internal/base/db"
	"myspace/internal/school/planning"
)

// reasons counts the events of the audit trail that tell a reason.
func (s school) reasons(t testing.TB, action, reason string) int {
	t.Helper()
	n, err := db.One(t.Context(), s.db, "", db.ScanInt, `SELECT COUNT(*) FROM audit_event WHERE action = ? AND changes LIKE ?`, action, "%"+reason+"%")
	if err != nil {
		t.Fatal(err)
	}
	return n
}

// TestEveryChangeOfAClosedPlanningIsAPlannersWithAReason: its fields, its rows, the
// place of its sessions, and what is published of it. The trail keeps the reason.
func TestEveryChangeOfAClosedPlanningIsAPlannersWithAReason(t *testing.T) {
	s := newSchool(t)
	p := s.weekend(t, "2026-10-03", "2026-10-04")
	c := s.put(t, p)
	s.publish(t, p.ID)
	s.change(t, func(ctx context.Context, tx *db.Tx) error {
		return db.Exec(ctx, tx, `UPDATE planning SET state = 'closed' WHERE id = ?`, p.ID)
	})
	place := "/api/agenda/" + c.Sessions[0].ID + "/place"
	for _, one := range []struct {
		action, method, path string
		body                 map[string]any
	}{
		{"updatePlanning", "PUT", "/api/plannings/" + p.ID, s.fields("2026-10-10", "2026-10-11")},
		{"setPlanningRows", "PUT", "/api/plannings/" + p.ID + "/rows", map[string]any{"campus_id": "paris", "rows": []map[string]any{{"day": "2026-10-10", "start": 540, "finish": 600}}}},
		{"setSessionPlace", "PUT", place, map[string]any{"place": "Room 7"}},
		{"publishPlanning", "POST", "/api/plannings/" + p.ID + "/publish", map[string]any{}},
	} {
		body := maps.Clone(one.body)
		switch one.action {
		case "updatePlanning", "setPlanningRows":
			var now planning.Planning
			s.Call(t, "GET", "/api/plannings/"+p.ID, nil).Into(http.StatusOK, &now)
			body["version"] = now.Version
		case "publishPlanning":
			body["board"] = s.boardNumber(t, p)
		}
		s.Call(t, one.method, one.path, body).Blames(http.StatusUnprocessableEntity, "reason planning.reason_wanted")
		body["reason"] = "the hall was closed"
		s.Call(t, one.method, one.path, body).Is(http.StatusOK)
		if n := s.reasons(t, one.action, "the hall was closed"); n != 1 {
			t.Errorf("the trail of %s tells the reason %d times", one.action, n)
		}
	}
}

// TestTheCampusLeavesThePlaceOfAClosedSession: it says where a session takes place
// until the week-end is closed.
func TestTheCampusLeavesThePlaceOfAClosedSession(t *testing.T) {
	s := newSchool(t)
	p := s.weekend(t, "2026-10-03", "2026-10-04")
	c := s.put(t, p)
	s.publish(t, p.ID)
	office := s.as("other", access.Coordinator)
	at := "/api/agenda/" + c.Sessions[0].ID
	office.Call(t, "PUT", at+"/place", map[string]any{"place": "Room 1"}).Is(http.StatusOK)
	s.change(t, func(ctx context.Context, tx *db.Tx) error {
		return db.Exec(ctx, tx, `UPDATE planning SET state = 'closed' WHERE id = ?`, p.ID)
	})
	var seen planning.AgendaSession
	office.Call(t, "GET", at, nil).Into(http.StatusOK, &seen)
	if !seen.Closed || seen.MayPlace {
		t.Errorf("closed %v, may place %v", seen.Closed, seen.MayPlace)
	}
	office.Call(t, "PUT", at+"/place", map[string]any{"place": "Room 2", "reason": "it is ours"}).Fails(http.StatusNotFound, "planning.session_not_found")
}
