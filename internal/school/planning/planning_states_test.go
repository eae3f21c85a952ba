package planning_test

import (
	"context"
	"net/http"
	"testing"

	"myspace/internal/base/api"
	"myspace/internal/base/db"
	"myspace/internal/school/planning"
)

// Of several states in an address, each with its own name as browsers write
// them, only the first was heard.
func TestSeveralStatesOfPlanningsAreAllHeard(t *testing.T) {
	s := newSchool(t)
	s.weekend(t, "2026-09-05", "2026-09-06")
	closed := s.weekend(t, "2026-10-03", "2026-10-04")
	canceled := s.weekend(t, "2026-11-07", "2026-11-08")
	s.change(t, func(ctx context.Context, tx *db.Tx) error {
		if err := db.Exec(ctx, tx, `UPDATE planning SET state = 'canceled' WHERE id = ?`, canceled.ID); err != nil {
			return err
		}
		return db.Exec(ctx, tx, `UPDATE planning SET state = 'closed' WHERE id = ?`, closed.ID)
	})
	var l api.Page[planning.Planning]
	s.Call(t, "GET", "/api/plannings?state=draft&state=closed", nil).Into(http.StatusOK, &l)
	if len(l.Items) != 2 {
		t.Errorf("the list has %d of two", len(l.Items))
	}
	var y planning.Year
	s.Call(t, "GET", "/api/plannings/year?year=2026&state=draft&state=closed", nil).Into(http.StatusOK, &y)
	if len(y.Plannings) != 2 {
		t.Errorf("the year has %d of two", len(y.Plannings))
	}
}
