package planning_test

import (
	"context"
	"maps"
	"net/http"
	"slices"
	"testing"

	"myspace/internal/base/access"
	"myspace/internal/base/api"
	"myspace/internal/base/db"
	"myspace/internal/school/planning"
)

func TestPlanningsAreNumberedWithinTheSchoolYear(t *testing.T) {
	s := newSchool(t)
	for _, want := range []struct {
		day          string
		year, number int
	}{{"2026-09-05", 2026, 1}, {"2027-08-28", 2026, 2}, {"2027-09-04", 2027, 1}, {"2026-08-29", 2025, 1}} {
		if p := s.weekend(t, want.day, want.day); p.Year != want.year || p.Number != want.number {
			t.Errorf("%s is number %d of %d", want.day, p.Number, p.Year)
		}
	}
	taken := s.fields("2026-10-03", "2026-10-04")
	taken["number"] = 2
	s.Call(t, "POST", "/api/plannings", taken).Fails(http.StatusConflict, "planning.number_taken")
}

func TestAPlanningWithoutACampusOrWithUnlikelyDaysIsRefused(t *testing.T) {
	s := newSchool(t)
	for field, change := range map[string]map[string]any{
		"campus_ids planning.nobody":    {"class_ids": []string{}},
		"last_day planning.ends_before": {"last_day": "2026-09-04"},
		"last_day planning.too_long":    {"last_day": "2026-10-06"},
		"first_day field.year":          {"first_day": "1999-12-31"},
		"last_day field.year":           {"last_day": "2101-01-01"},
	} {
		body := s.fields("2026-09-05", "2026-09-06")
		maps.Copy(body, change)
		s.Call(t, "POST", "/api/plannings", body).Blames(http.StatusUnprocessableEntity, field)
	}
	body := s.fields("2026-09-05", "2026-10-05") // 31 days
	s.Call(t, "POST", "/api/plannings", body).Is(http.StatusCreated)
	body["class_ids"] = []string{"nowhere"}
	s.Call(t, "POST", "/api/plannings", body).Fails(http.StatusNotFound, "class.not_found")
	body["class_ids"], body["campus_ids"] = []string{}, []string{"nowhere"}
	s.Call(t, "POST", "/api/plannings", body).Fails(http.StatusNotFound, "campus.not_found")
}

func TestASeriesLeavesDaysOutAndAYearIsCopiedWithItsDatesMoved(t *testing.T) {
	s := newSchool(t)
	body := map[string]any{
		"first_day": "2026-09-05", "days": 2, "weeks": 2, "until": "2026-10-31", "except": []string{"2026-09-19"}, "abbreviation": "WE", "description": "",
		"campus_ids": []string{}, "class_ids": s.classes,
	}
	var made, copied planning.Made
	s.Call(t, "POST", "/api/plannings/series", body).Into(http.StatusCreated, &made)
	if len(made.Items) != 4 || made.Items[1].FirstDay.String() != "2026-10-03" || made.Items[3].Number != 4 || made.Items[3].LastDay.String() != "2026-11-01" {
		t.Errorf("a series: %v", made.Items)
	}
	s.change(t, func(ctx context.Context, tx *db.Tx) error {
		return db.Exec(ctx, tx, `UPDATE class SET graduated_at = ? WHERE id = 'class1'`, now)
	})
	s.Call(t, "POST", "/api/plannings/copy", map[string]any{"year": 2026, "first_day": "2027-09-04"}).Into(http.StatusCreated, &copied)
	if len(copied.Items) != 4 || copied.Items[3].FirstDay.String() != "2027-10-30" || copied.Items[0].Year != 2027 || len(copied.Items[0].Classes) != 2 {
		t.Errorf("a copy: %v", copied.Items)
	}
	s.Call(t, "POST", "/api/plannings/copy", map[string]any{"year": 2020, "first_day": "2027-09-04"}).Blames(http.StatusUnprocessableEntity, "year planning.year_empty")
}

// A class takes part until its school year is over, and no longer: also where a
// year is copied into the calendar year in which it ends.
func TestAYearIsCopiedWithoutClassesThatAreOver(t *testing.T) {
	s := newSchool(t)
	s.change(t, func(ctx context.Context, tx *db.Tx) error {
		return db.Exec(ctx, tx, `UPDATE class SET end_year = 2027 WHERE id = 'class0'`)
	})
	s.weekend(t, "2026-10-03", "2026-10-04")
	classes := func(first string) (codes []string) {
		var copied planning.Made
		s.Call(t, "POST", "/api/plannings/copy", map[string]any{"year": 2026, "first_day": first}).Into(http.StatusCreated, &copied)
		for _, c := range copied.Items[0].Classes {
			codes = append(codes, c.Code)
		}
		slices.Sort(codes)
		return codes
	}
	if got := classes("2027-10-02"); !slices.Equal(got, []string{"class1", "class2"}) {
		t.Errorf("in the autumn in which a class has ended, %v take part", got)
	}
	if got := classes("2027-06-05"); !slices.Equal(got, []string{"class0", "class1", "class2"}) {
		t.Errorf("before its summer, %v take part", got)
	}
}

// Copying takes every planning of a year along, however many they are.
func TestAYearIsCopiedWhole(t *testing.T) {
	s := newSchool(t)
	body := map[string]any{
		"first_day": "2026-09-05", "days": 1, "weeks": 1, "until": "2027-08-28", "except": []string{}, "abbreviation": "WE", "description": "",
		"campus_ids": []string{}, "class_ids": s.classes,
	}
	want := 0
	for range 2 {
		var made, copied planning.Made
		s.Call(t, "POST", "/api/plannings/series", body).Into(http.StatusCreated, &made)
		want += len(made.Items)
		s.Call(t, "POST", "/api/plannings/copy", map[string]any{"year": 2026, "first_day": "2027-09-04"}).Into(http.StatusCreated, &copied)
		if len(copied.Items) != want {
			t.Errorf("%d of %d were copied", len(copied.Items), want)
		}
	}
}

// No planning lies outside the days that a school has, neither the last of a
// series nor one that is copied.
func TestSeriesAndCopiesStayWithinTheDaysOfASchool(t *testing.T) {
	s := newSchool(t)
	body := map[string]any{
		"first_day": "2100-12-25", "days": 3, "weeks": 1, "until": "2100-12-31", "except": []string{}, "abbreviation": "", "description": "",
		"campus_ids": []string{"paris"}, "class_ids": []string{},
	}
	s.Call(t, "POST", "/api/plannings/series", body).Is(http.StatusCreated)
	body["days"] = 8
	s.Call(t, "POST", "/api/plannings/series", body).Blames(http.StatusUnprocessableEntity, "until field.year")
	body["first_day"], body["until"], body["days"] = "2026-10-03", "2026-10-31", 1
	s.Call(t, "POST", "/api/plannings/series", body).Is(http.StatusCreated)
	s.Call(t, "POST", "/api/plannings/copy", map[string]any{"year": 2026, "first_day": "2100-12-25"}).Blames(http.StatusUnprocessableEntity, "first_day field.year")
}

// Who does not plan sees nothing of what was not published.
func TestADraftIsForPlannersOnly(t *testing.T) {
	s := newSchool(t)
	p := s.weekend(t, "2026-09-05", "2026-09-06")
	for _, roles := range []access.Roles{access.Librarian, access.Coordinator, access.Secretary, access.Teacher, access.Student} {
		var l api.Page[planning.Planning]
		s.as("grace", roles).Call(t, "GET", "/api/plannings", nil).Into(http.StatusOK, &l)
		if len(l.Items) > 0 {
			t.Errorf("%s sees a draft", roles)
		}
		s.as("grace", roles).Call(t, "GET", "/api/plannings/"+p.ID, nil).Is(http.StatusNotFound)
	}
}
