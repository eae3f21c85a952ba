package planning_test

import (
	"net/http"
	"slices"
	"testing"

	"myspace/internal/base/apitest"
	"myspace/internal/base/clock"
	"myspace/internal/school/planning"
)

// dated asks for other dates and classes of a planning.
func (s school) dated(t *testing.T, id, first, last string, classes ...string) apitest.Answer {
	t.Helper()
	var p planning.Planning
	s.Call(t, "GET", "/api/plannings/"+id, nil).Into(http.StatusOK, &p)
	fields := s.fields(first, last)
	fields["number"], fields["version"] = p.Number, p.Version
	if len(classes) > 0 {
		fields["class_ids"] = classes
	}
	return s.Call(t, "PUT", "/api/plannings/"+id, fields)
}

// hours are those of a class on a board.
func (s school) hours(t *testing.T, id, class string) []planning.Hour {
	t.Helper()
	var b struct{ Data planning.Board }
	s.Call(t, "GET", "/api/plannings/"+id+"/board", nil).Into(http.StatusOK, &b)
	return b.Data.Classes[slices.IndexFunc(b.Data.Classes, func(c planning.BoardClass) bool { return c.ID == class })].Hours
}

// TestOtherDatesTakeTheSessionsAlong: by days, so that the hours stay over a change
// of the clocks; what would lie outside, or whose class would be missing, is refused,
// and nothing has changed then.
func TestOtherDatesTakeTheSessionsAlong(t *testing.T) {
	s := newSchool(t)
	p := s.weekend(t, "2026-10-17", "2026-10-18")
	c := s.put(t, p)
	f := c.AgendaCourseFields
	f.Sessions = append(f.Sessions, planning.CourseSession{PlanningID: p.ID, Day: p.LastDay, Start: 540, Finish: 720})
	s.act(t, p, c, f)
	begin := func() (all []string) {
		t.Helper()
		var told planning.Sessions
		s.Call(t, "GET", "/api/agenda?planning="+p.ID, nil).Into(http.StatusOK, &told)
		for _, one := range told.Items {
			all = append(all, one.StartsAt.Time.UTC().Format("2006-01-02 15:04"))
		}
		return all
	}
	expect := func(want ...string) {
		t.Helper()
		if got := begin(); !slices.Equal(got, want) {
			t.Errorf("they begin at %v, want %v", got, want)
		}
	}
	expect("2026-10-17 07:00", "2026-10-18 07:00")
	s.dated(t, p.ID, "2026-10-17", "2026-10-17").Blames(http.StatusUnprocessableEntity, "last_day planning.sessions_outside")
	s.dated(t, p.ID, "2026-10-24", "2026-10-24").Blames(http.StatusUnprocessableEntity, "last_day planning.sessions_outside")
	s.dated(t, p.ID, "2026-10-17", "2026-10-18", "class1", "class2").Blames(http.StatusUnprocessableEntity, "class_ids planning.class_in_use")
	expect("2026-10-17 07:00", "2026-10-18 07:00")
	s.dated(t, p.ID, "2026-10-24", "2026-10-25", "class0").Is(http.StatusOK)
	expect("2026-10-24 07:00", "2026-10-25 08:00") // nine by the clock of winter
}

// TestRowsByHandAreTheHoursOfACampusWithoutATimetable: of all its classes and of
// nobody else's, on the days of the planning, which they follow.
func TestRowsByHandAreTheHoursOfACampusWithoutATimetable(t *testing.T) {
	s := newSchool(t)
	p := s.weekend(t, "2026-10-03", "2026-10-04")
	day := func(n int) clock.Date { return p.FirstDay.AddDays(n) }
	set := func(campus string, rows ...planning.Hour) apitest.Answer {
		t.Helper()
		var now planning.Planning
		s.Call(t, "GET", "/api/plannings/"+p.ID, nil).Into(http.StatusOK, &now)
		return s.Call(t, "PUT", "/api/plannings/"+p.ID+"/rows", map[string]any{"version": now.Version, "campus_id": campus, "rows": append([]planning.Hour{}, rows...)})
	}
	expect := func(class string, want ...planning.Hour) {
		t.Helper()
		if got := s.hours(t, p.ID, class); !slices.Equal(got, want) {
			t.Errorf("%s has %v, want %v", class, got, want)
		}
	}
	morning, evening := planning.Hour{Day: day(0), Start: 540, Finish: 720}, planning.Hour{Day: day(1), Start: 1200, Finish: 1440}
	expect("class0")
	set("paris", morning, evening).Is(http.StatusOK)
	expect("class0", morning, evening)
	expect("class1", morning, evening)
	expect("class2")
	for _, one := range []struct {
		row  planning.Hour
		code string
	}{
		{planning.Hour{Day: day(0), Start: 719, Finish: 780}, "timetable.overlaps"},
		{planning.Hour{Day: day(1), Start: 600, Finish: 600}, "timetable.finish_before_start"},
		{planning.Hour{Day: day(1), Start: 600, Finish: 1441}, "timetable.finish_before_start"},
		{planning.Hour{Day: day(2), Start: 600, Finish: 660}, "planning.day_outside"},
		{planning.Hour{Day: day(-1), Start: 600, Finish: 660}, "planning.day_outside"},
	} {
		set("paris", morning, one.row).Blames(http.StatusUnprocessableEntity, "rows "+one.code)
	}
	set("mars", morning).Fails(http.StatusNotFound, "campus.not_found")
	expect("class0", morning, evening)

	// They go with the dates, each campus's; a day that is no longer there takes its rows
	// along.
	set("dakar", morning).Is(http.StatusOK)
	s.dated(t, p.ID, "2026-10-04", "2026-10-05").Is(http.StatusOK)
	morning.Day, evening.Day = day(1), day(2)
	expect("class0", morning, evening)
	expect("class2", morning)
	s.dated(t, p.ID, "2026-10-04", "2026-10-04").Is(http.StatusOK)
	expect("class0", morning)
	set("paris").Is(http.StatusOK)
	expect("class0")
	expect("class2", morning)
}
