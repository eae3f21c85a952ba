package planning_test

import (
	"net/http"
	"testing"
)

// A series of no weeks whose only day is left out was counted for ever.
func TestASeriesOfNoWeeksIsRefusedAndComesToAnEnd(t *testing.T) {
	s := newSchool(t)
	for _, weeks := range []int{0, -1} {
		s.Call(t, "POST", "/api/plannings/series", map[string]any{
			"first_day": "2026-09-05", "days": 2, "weeks": weeks, "until": "2026-10-31", "except": []string{"2026-09-05"}, "abbreviation": "", "description": "",
			"campus_ids": []string{}, "class_ids": s.classes,
		}).Is(http.StatusUnprocessableEntity)
	}
}
