package instructors

import (
	"net/http"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
)

func (s *teaching) days(t *testing.T, personID, from, to string) map[string]string {
	t.Helper()
	var w AvailabilityWindow
	s.supervisor().Call(t, "GET", "/api/instructors/"+personID+"/availability?from="+from+"&to="+to, nil).Into(200, &w)
	days := map[string]string{}
	for _, d := range w.Days {
		if days[d.Day.String()] = d.Kind; !d.Whole {
			days[d.Day.String()] += " partly"
		}
	}
	return days
}

func TestACalendarIsKeptAsItWasEntered(t *testing.T) {
	s := newTeaching(t)
	x := s.as("x", access.Teacher)
	week := with(once(), m{"every": "week", "interval": 2, "weekdays": []int{6, 0}, "until": "2027-01-31"})
	var made Availability
	x.Call(t, "POST", "/api/instructors/x/availability",
		with(wholeDay(Unavailable, "2026-12-05", "2026-12-05"), m{"reason": " école du dimanche ", "repeat": week, "except": []string{"2026-12-20", "2026-12-19"}})).Into(201, &made)
	want := AvailabilityFields{
		Kind: Unavailable, Reason: "école du dimanche", AllDay: true, FirstDay: on("2026-12-05"), LastDay: on("2026-12-05"),
		Repeat: Repeat{Every: "week", Interval: 2, Weekdays: []int{0, 6}, Until: on("2027-01-31")}, Except: []clock.Date{on("2026-12-19"), on("2026-12-20")},
	}
	if diff := cmp.Diff(want, made.AvailabilityFields); diff != "" || made.Origin != "self" || made.Version != 1 {
		t.Errorf("%s %+v", diff, made)
	}
	s.supervisor().Call(t, "POST", "/api/instructors/x/availability",
		with(wholeDay(Maybe, "2026-12-24", "2026-12-24"), m{"all_day": false, "starts_at": "18:00", "ends_at": "22:00", "time_zone": "Europe/Paris"})).Is(201)
	got := s.days(t, "x", "2026-12-01", "2027-01-03")
	if diff := cmp.Diff(map[string]string{
		"2026-12-05": Unavailable, "2026-12-06": Unavailable, "2026-12-24": Maybe + " partly", "2027-01-02": Unavailable, "2027-01-03": Unavailable,
	}, got); diff != "" {
		t.Error(diff)
	}
}

func TestThisAndTheFollowingOfARepeatingOneAreChanged(t *testing.T) {
	s := newTeaching(t)
	x := s.as("x", access.Teacher)
	var series, rest Availability
	x.Call(t, "POST", "/api/instructors/x/availability",
		with(wholeDay(Unavailable, "2026-12-05", "2026-12-05"), m{"repeat": with(once(), m{"every": "week", "count": 4})})).Into(201, &series)
	following := func(day string) m {
		return m{"instead_of": m{"id": series.ID, "version": 1, "day": day, "following": true}, "repeat": with(once(), m{"every": "week", "count": 2})}
	}
	x.Call(t, "POST", "/api/instructors/x/availability", with(wholeDay(Maybe, "2026-12-05", "2026-12-05"), following("2026-12-05"))).Fails(422, "availability.ends_before")
	x.Call(t, "POST", "/api/instructors/x/availability", with(wholeDay(Maybe, "2026-12-20", "2026-12-20"), following("2026-12-19"))).Into(201, &rest)
	if diff := cmp.Diff(map[string]string{"2026-12-05": Unavailable, "2026-12-12": Unavailable, "2026-12-20": Maybe, "2026-12-27": Maybe}, s.days(t, "x", "2026-12-01", "2026-12-31")); diff != "" {
		t.Error(diff)
	}
}

// What follows on the third time of four is twice, whatever was left out before.
func TestEachTimeOfACountedOneTellsHowManyAreLeft(t *testing.T) {
	s := newTeaching(t)
	x := s.as("x", access.Teacher)
	counted := m{"repeat": with(once(), m{"every": "week", "count": 4}), "except": []string{"2026-12-12"}}
	x.Call(t, "POST", "/api/instructors/x/availability", with(wholeDay(Unavailable, "2026-12-05", "2026-12-05"), counted)).Is(201)
	x.Call(t, "POST", "/api/instructors/x/availability", with(wholeDay(Maybe, "2026-12-07", "2026-12-07"), m{"repeat": with(once(), m{"every": "month"})})).Is(201)
	var w AvailabilityWindow
	x.Call(t, "GET", "/api/instructors/x/availability?from=2026-12-01&to=2026-12-31", nil).Into(200, &w)
	left := map[string]int{}
	for _, o := range w.Occurrences {
		left[o.FirstDay.String()] = o.Left
	}
	if diff := cmp.Diff(map[string]int{"2026-12-05": 4, "2026-12-07": 0, "2026-12-19": 2, "2026-12-26": 1}, left); diff != "" {
		t.Error(diff)
	}
}

func TestOneTimeOfARepeatingOneIsChangedOrLeftOut(t *testing.T) {
	s := newTeaching(t)
	x := s.as("x", access.Teacher)
	var series, stand Availability
	x.Call(t, "POST", "/api/instructors/x/availability",
		with(wholeDay(Unavailable, "2026-12-05", "2026-12-05"), m{"repeat": with(once(), m{"every": "week", "count": 3})})).Into(201, &series)
	instead := m{"id": series.ID, "version": 1, "day": "2026-12-12"}
	x.Call(t, "POST", "/api/instructors/x/availability", with(wholeDay(Maybe, "2026-12-13", "2026-12-13"), m{"instead_of": instead})).Into(201, &stand)
	if diff := cmp.Diff(map[string]string{"2026-12-05": Unavailable, "2026-12-13": Maybe, "2026-12-19": Unavailable}, s.days(t, "x", "2026-12-01", "2026-12-31")); diff != "" {
		t.Error(diff)
	}
	x.Call(t, "POST", "/api/instructors/x/availability", with(wholeDay(Maybe, "2026-12-13", "2026-12-13"), m{"instead_of": instead})).Fails(409, "edit.stale")
	if n := len(s.days(t, "x", "2026-12-01", "2026-12-31")); n != 3 {
		t.Errorf("a refused change left %d days", n)
	}
	change := with(wholeDay(Unavailable, "2026-12-06", "2026-12-06"), m{"version": 2})
	x.Call(t, "PUT", "/api/instructors/x/availability/"+series.ID, change).Is(200)
	x.Call(t, "PUT", "/api/instructors/x/availability/"+series.ID, change).Fails(409, "edit.stale")
	s.as("y", access.Teacher).Call(t, "PUT", "/api/instructors/y/availability/"+series.ID, change).Fails(404, "availability.not_found")
	s.as("y", access.Teacher).Call(t, "DELETE", "/api/instructors/x/availability/"+series.ID, nil).Is(404)
	x.Call(t, "DELETE", "/api/instructors/x/availability/"+series.ID, nil).Is(http.StatusNoContent)
	if diff := cmp.Diff(map[string]string{"2026-12-13": Maybe}, s.days(t, "x", "2026-12-01", "2026-12-31")); diff != "" {
		t.Error(diff)
	}
}

func TestACalendarTellsWhatIsWrong(t *testing.T) {
	s := newTeaching(t)
	good := wholeDay(Unavailable, "2026-12-05", "2026-12-06")
	timed := with(good, m{"all_day": false, "last_day": "2026-12-05", "starts_at": "09:00", "ends_at": "12:00", "time_zone": "Europe/Paris"})
	repeat := func(more m) m { return with(good, m{"repeat": with(once(), more)}) }
	for name, tt := range map[string]struct {
		body m
		want []string
	}{
		"ends before it begins":        {with(good, m{"last_day": "2026-12-04"}), []string{"last_day availability.ends_before"}},
		"longer than anybody is away":  {with(good, m{"last_day": "2030-12-04"}), []string{"last_day availability.too_long"}},
		"no day":                       {with(good, m{"first_day": ""}), []string{"first_day field.date"}},
		"a day of long ago":            {with(good, m{"first_day": "1026-12-05"}), []string{"first_day field.year"}},
		"no times":                     {with(timed, m{"starts_at": "", "ends_at": ""}), []string{"starts_at field.required", "ends_at field.required"}},
		"an odd time":                  {with(timed, m{"ends_at": "24:00"}), []string{"ends_at availability.time"}},
		"times the wrong way round":    {with(timed, m{"ends_at": "09:00"}), []string{"ends_at availability.ends_before"}},
		"no zone":                      {with(timed, m{"time_zone": "Local"}), []string{"time_zone field.not_a_choice"}},
		"an odd kind":                  {with(good, m{"kind": "asleep"}), []string{"kind field.not_a_choice"}},
		"two ends":                     {repeat(m{"every": "week", "count": 3, "until": "2027-01-01"}), []string{"repeat.count availability.one_end"}},
		"an end before the beginning":  {repeat(m{"every": "week", "until": "2026-12-01"}), []string{"repeat.until availability.ends_before"}},
		"not on the first day":         {repeat(m{"every": "week", "weekdays": []int{1}}), []string{"repeat.weekdays availability.first_weekday"}},
		"an eighth day of the week":    {repeat(m{"every": "week", "weekdays": []int{6, 7}}), []string{"repeat.weekdays field.not_a_choice"}},
		"not the last of its month":    {repeat(m{"every": "month", "by": "last"}), []string{"repeat.by availability.not_last"}},
		"too often":                    {repeat(m{"every": "week", "count": 501}), []string{"repeat.count field.too_large"}},
		"a long one again and again":   {with(repeat(m{"every": "year"}), m{"last_day": "2027-03-01"}), []string{"last_day availability.too_long"}},
		"more than anybody would read": {with(good, m{"reason": strings.Repeat("a", 201)}), []string{"reason field.too_long"}},
	} {
		t.Run(name, func(t *testing.T) {
			s.supervisor().Call(t, "POST", "/api/instructors/x/availability", tt.body).Blames(422, tt.want...)
		})
	}
	s.supervisor().Call(t, "GET", "/api/instructors/x/availability?from=2026-01-01&to=2036-01-01", nil).Blames(422, "to field.date")
	s.supervisor().Call(t, "GET", "/api/instructors/h/availability?from=2026-01-01&to=2026-02-01", nil).Fails(404, "instructor.not_found")
}

// A window must find what began long before it, and each person his own.
func TestFreeFindsWhatMeetsTheWindow(t *testing.T) {
	s := newTeaching(t)
	add := func(person, id, first, last string, r Repeat) {
		t.Helper()
		f := AvailabilityFields{Kind: Unavailable, AllDay: true, FirstDay: on(first), LastDay: on(last), Repeat: r}
		if err := AddAvailability(t.Context(), s.db, NewAvailability{ID: id, PersonID: person, AvailabilityFields: f, Origin: originSelf, CreatedAt: clock.Now()}); err != nil {
			t.Fatal(err)
		}
	}
	add("x", "before", "2026-11-01", "2026-11-30", Repeat{})
	add("x", "into", "2026-11-20", "2026-12-01", Repeat{})
	add("x", "weekly", "2020-01-04", "2020-01-04", Repeat{Every: "week"})
	add("x", "ended", "2020-01-04", "2020-01-04", Repeat{Every: "week", Count: 5})
	add("y", "inside", "2026-12-03", "2026-12-03", Repeat{})
	add("y", "after", "2026-12-09", "2026-12-10", Repeat{})
	got, err := Free(t.Context(), s.db, []string{"x", "y", "z"}, on("2026-12-01"), on("2026-12-07"))
	if err != nil {
		t.Fatal(err)
	}
	found := map[string][]string{}
	for person, calendar := range got {
		for _, o := range calendar {
			found[person] = append(found[person], o.AvailabilityID+" "+o.FirstDay.String())
		}
	}
	// A day around the window comes with it, for times in other zones.
	want := map[string][]string{"x": {"weekly 2026-12-05", "before 2026-11-01", "into 2026-11-20"}, "y": {"inside 2026-12-03"}}
	if diff := cmp.Diff(want, found); diff != "" {
		t.Error(diff)
	}
	if _, ok := got["z"].Decides(Slot{Day: on("2026-12-05")}); ok {
		t.Error("somebody of whom nothing is said is not free")
	}
	if n, err := db.One(t.Context(), s.db, "", db.ScanInt, `SELECT COUNT(*) FROM availability WHERE ends_on IS NULL`); err != nil || n != 1 {
		t.Errorf("%d without an end, %v", n, err)
	}
}
