package studies_test

import (
	"net/http"
	"strings"
	"testing"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/school/studies"
)

func (s school) comparison(t testing.TB, query string) (c studies.Comparison) {
	t.Helper()
	s.Call(t, http.MethodGet, "/api/reports/comparison?last=2026&"+query, nil).Into(http.StatusOK, &c)
	return c
}

// TestAComparisonSaysWhatTheClassSays: what the database adds up is what is worked
// out student by student, whatever was entered.
func TestAComparisonSaysWhatTheClassSays(t *testing.T) {
	for seed := range uint64(6) {
		s := newSchool(t)
		s.scatter(t, seed)
		s.exec(t, `UPDATE enrollment SET outcome = 'withdrawn', outcome_at = ? WHERE id = 'e04'`, since)
		var l api.Page[studies.ClassReportLine]
		s.Call(t, http.MethodGet, "/api/reports/classes", nil).Into(http.StatusOK, &l)
		want := l.Items[0].ClassSummary
		for _, by := range []string{"class", "campus"} {
			c := s.comparison(t, "by="+by)
			if len(c.Items) != 1 || len(c.Years) != 1 || c.Years[0] != 2026 || c.By != by || c.More {
				t.Fatalf("seed %d, by %s: %+v", seed, by, c)
			}
			if got := c.Items[0].Years[0]; got.Mean != want.Mean || got.Graded != want.Graded || got.Passed != want.Passed || got.Present != want.Presence.Present || got.Counted != want.Presence.Counted {
				t.Errorf("seed %d, by %s: %+v, and the class says %+v", seed, by, got, want)
			}
		}
	}
}

// TestAYearOfAComparisonIsWhatWasGivenInIt, and years of which nothing is known
// are left out; the classes of a campus add up to it.
func TestAYearOfAComparisonIsWhatWasGivenInIt(t *testing.T) {
	s := newSchool(t)
	s.give(t, map[string]studies.Points{"e00": 8000, "e01": 5000})
	s.more(t, "ac1", "course1", "paris", class)
	s.gradeIn(t, "ac1", class, "e00", graded(6000))
	s.exec(t, `INSERT INTO planning (id, year, number, first_day, last_day, abbreviation, description, week, state, publication, search_text, created_at, updated_at)
		VALUES ('before', 2024, 1, '2024-10-01', '2024-10-31', '', '', 1, 'published', 1, '', ?, ?)`, since, since)
	s.exec(t, `UPDATE published_agenda SET planning_id = 'before' WHERE agenda_course_id = 'ac1'`)
	s.exec(t, `UPDATE class SET start_year = 2024`)
	boss := s.as("boss", access.Supervisor)
	c := boss.comparison(t, "by=campus")
	if len(c.Years) != 2 || c.Years[0] != 2024 || c.Years[1] != 2026 || len(c.Items) != 2 || c.Items[0].Name != "dakar" || c.Items[1].Name != "paris" {
		t.Fatalf("%+v", c)
	}
	if paris := c.Items[1].Years; paris[0].Mean != 6000 || paris[0].Graded != 1 || paris[0].Passed != 0 || paris[1].Mean != 6500 || paris[1].Graded != 2 || paris[1].Passed != 1 {
		t.Errorf("%+v", paris)
	}
	if c := boss.comparison(t, "by=class&campus=paris&years=2"); len(c.Items) != 1 || c.Items[0].Name != "K0" || len(c.Years) != 1 || c.Years[0] != 2026 {
		t.Errorf("two years of Paris: %+v", c)
	}
	if c := boss.comparison(t, "by=class&campus=dakar"); len(c.Items) != 1 || len(c.Years) != 0 {
		t.Errorf("nothing is known of Dakar: %+v", c)
	}
	if c := s.comparison(t, "by=campus&campus=dakar"); len(c.Items) != 0 {
		t.Errorf("the office of Paris sees %+v", c)
	}
	s.exec(t, `UPDATE class SET archived_at = ? WHERE id = ?`, since, class)
	if c := boss.comparison(t, "by=class&campus=paris"); len(c.Items) != 0 {
		t.Errorf("an archived class is compared: %+v", c)
	}
}

// TestAComparisonTellsAccountingNoGrade, in no total and in no table.
func TestAComparisonTellsAccountingNoGrade(t *testing.T) {
	s := newSchool(t)
	s.give(t, map[string]studies.Points{"e00": 8765, "e01": 4321})
	s.enter(t, mark("entry-01", "a0", "e00", studies.Present), mark("entry-02", "a0", "e01", studies.Absent))
	const table = "/api/reports/comparison/export?format=csv&last=2026"
	if got := s.Call(t, http.MethodGet, table, nil).Is(http.StatusOK).Body.String(); !strings.Contains(got, "65.43") || !strings.Contains(got, "50 %") || !strings.Contains(got, "2026–2027") {
		t.Errorf("the office has %s", got)
	}
	for who, roles := range map[string]access.Roles{"till": access.Accounting, "screen": access.Multimedia} {
		s := s.as(who, roles)
		for _, by := range []string{"class", "campus"} {
			c := s.comparison(t, "by="+by)
			if y := c.Items[0].Years[0]; c.Items[0].SeesMarks || y.Mean != 0 || y.Graded != 0 || y.Passed != 0 || y.Present != 1 || y.Counted != 2 {
				t.Errorf("%s sees %+v", who, y)
			}
			if body := s.Call(t, http.MethodGet, table+"&by="+by, nil).Is(http.StatusOK).Body.String(); strings.Contains(body, "65") || strings.Contains(body, "verage") || !strings.Contains(body, "50 %") {
				t.Errorf("%s has %s", who, body)
			}
		}
	}
	for who, roles := range map[string]access.Roles{"grace": access.Teacher, "s00": access.Student} {
		s.as(who, roles).Call(t, http.MethodGet, "/api/reports/comparison", nil).Is(http.StatusForbidden)
	}
}
