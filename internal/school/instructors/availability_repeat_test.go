package instructors

import (
	"slices"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"myspace/internal/base/clock"
	"myspace/internal/base/longtest"
)

func on(text string) clock.Date {
	d, err := clock.ParseDate(text)
	if err != nil {
		panic(err)
	}
	return d
}

func texts(days []clock.Date) (all []string) {
	for _, d := range days {
		all = append(all, d.String())
	}
	return all
}

func TestRepeatsAsPeopleSayThem(t *testing.T) {
	for name, tt := range map[string]struct {
		first  string
		repeat Repeat
		except []clock.Date
		to     string
		want   []string
	}{
		"once":                      {"2026-12-05", Repeat{}, nil, "2027-12-31", []string{"2026-12-05"}},
		"every Saturday, thrice":    {"2026-12-05", Repeat{Every: "week", Count: 3}, nil, "2027-12-31", []string{"2026-12-05", "2026-12-12", "2026-12-19"}},
		"every second week-end":     {"2026-12-05", Repeat{Every: "week", Interval: 2, Weekdays: []int{0, 6}}, nil, "2026-12-31", []string{"2026-12-05", "2026-12-06", "2026-12-19", "2026-12-20"}},
		"but not this once":         {"2026-12-05", Repeat{Every: "week", Count: 3}, []clock.Date{on("2026-12-12")}, "2027-12-31", []string{"2026-12-05", "2026-12-19"}},
		"until a day, included":     {"2026-12-05", Repeat{Every: "week", Until: on("2026-12-19")}, nil, "2027-12-31", []string{"2026-12-05", "2026-12-12", "2026-12-19"}},
		"a month without the day":   {"2027-01-31", Repeat{Every: "month"}, nil, "2027-06-30", []string{"2027-01-31", "2027-03-31", "2027-05-31"}},
		"the second Saturday":       {"2026-12-12", Repeat{Every: "month", By: "weekday"}, nil, "2027-03-31", []string{"2026-12-12", "2027-01-09", "2027-02-13", "2027-03-13"}},
		"the fifth, where there is": {"2027-01-30", Repeat{Every: "month", By: "weekday"}, nil, "2027-06-30", []string{"2027-01-30", "2027-05-29"}},
		"the last Sunday":           {"2026-12-27", Repeat{Every: "month", By: "last"}, nil, "2027-03-31", []string{"2026-12-27", "2027-01-31", "2027-02-28", "2027-03-28"}},
		"29 February":               {"2028-02-29", Repeat{Every: "year"}, nil, "2037-12-31", []string{"2028-02-29", "2032-02-29", "2036-02-29"}},
	} {
		f := AvailabilityFields{AllDay: true, FirstDay: on(tt.first), LastDay: on(tt.first), Repeat: tt.repeat, Except: tt.except}.clean()
		if diff := cmp.Diff(tt.want, texts(slices.Collect(f.begins(f.FirstDay, on(tt.to))))); diff != "" {
			t.Errorf("%s: %s", name, diff)
		}
	}
}

// naive looks at every single day, which is slow and hard to get wrong.
func naive(f AvailabilityFields, from, to clock.Date) (all []clock.Date) {
	r, seen := f.Repeat, 0
	for d := f.FirstDay; !to.Before(d) && (r.Until.IsZero() || !r.Until.Before(d)); d = d.AddDays(1) {
		if !follows(r, f.FirstDay, d) {
			continue
		}
		if seen++; r.Count > 0 && seen > r.Count {
			break
		}
		if !d.AddDays(f.span()).Before(from) && !slices.Contains(f.Except, d) {
			all = append(all, d)
		}
	}
	return all
}

// follows reports whether a day is one of a rule that begins on another.
func follows(r Repeat, first, d clock.Date) bool {
	monday := func(d clock.Date) int { return (number(d) + 3) / 7 } // 1 January 1970 was a Thursday
	months := 12*(d.Year-first.Year) + int(d.Month) - int(first.Month)
	sameWeekday := weekday(d) == weekday(first)
	switch r.Every {
	case "week":
		wanted := sameWeekday && len(r.Weekdays) == 0 || slices.Contains(r.Weekdays, int(weekday(d)))
		return wanted && (monday(d)-monday(first))%r.Interval == 0
	case "month":
		nth := sameWeekday && (d.Day-1)/7 == (first.Day-1)/7
		last := sameWeekday && d.AddDays(7).Month != d.Month
		return months%r.Interval == 0 && map[string]bool{"day": d.Day == first.Day, "weekday": nth, "last": last}[r.By]
	case "year":
		return (d.Year-first.Year)%r.Interval == 0 && d.Month == first.Month && d.Day == first.Day
	}
	return d == first
}

func anyFields(t *rapid.T) AvailabilityFields {
	first := on("2024-01-01").AddDays(rapid.IntRange(0, 1500).Draw(t, "first"))
	f := AvailabilityFields{
		Kind: Unavailable, AllDay: true, FirstDay: first, LastDay: first.AddDays(rapid.IntRange(0, 20).Draw(t, "span")),
		Repeat: Repeat{
			Every:    rapid.SampledFrom([]string{"", "week", "month", "year"}).Draw(t, "every"),
			Interval: rapid.IntRange(1, 5).Draw(t, "interval"),
			By:       rapid.SampledFrom([]string{"day", "weekday"}).Draw(t, "by"),
		},
	}
	if isLast(first) && rapid.Bool().Draw(t, "last") {
		f.Repeat.By = "last"
	}
	if rapid.Bool().Draw(t, "several weekdays") {
		f.Repeat.Weekdays = append(rapid.SliceOfN(rapid.IntRange(0, 6), 0, 4).Draw(t, "weekdays"), int(weekday(first)))
	}
	switch rapid.IntRange(0, 2).Draw(t, "end") {
	case 1:
		f.Repeat.Until = first.AddDays(rapid.IntRange(0, 900).Draw(t, "until"))
	case 2:
		f.Repeat.Count = rapid.IntRange(1, 30).Draw(t, "count")
	}
	for _, n := range rapid.SliceOfN(rapid.IntRange(0, 30), 0, 5).Draw(t, "except") {
		f.Except = append(f.Except, first.AddDays(7*n))
	}
	return f.clean()
}

func TestRepeatsAreThoseOfALookAtEveryDay(t *testing.T) {
	longtest.Check(t, func(t *rapid.T) {
		f := anyFields(t)
		if err := f.Check(); err != nil {
			t.Fatalf("refused: %v", err)
		}
		from := f.FirstDay.AddDays(rapid.IntRange(-400, 1500).Draw(t, "from"))
		to := from.AddDays(rapid.IntRange(0, 500).Draw(t, "window"))
		if diff := cmp.Diff(texts(naive(f, from, to)), texts(slices.Collect(f.begins(from, to)))); diff != "" {
			t.Fatalf("%+v from %s to %s: %s", f, from, to, diff)
		}
	})
}

func TestTheLastDayIsThatOfTheLastTime(t *testing.T) {
	longtest.Check(t, func(t *rapid.T) {
		f := anyFields(t)
		ends := f.endsOn()
		if f.Repeat.Every != "" && f.Repeat.Until.IsZero() && f.Repeat.Count == 0 {
			if !ends.IsZero() {
				t.Fatalf("%+v ends on %s", f, ends)
			}
			return
		}
		all := naive(f, f.FirstDay, on("2199-12-31"))
		want := f.LastDay
		if len(all) > 0 {
			want = all[len(all)-1].AddDays(f.span())
		}
		if ends != want {
			t.Fatalf("%+v ends on %s, not %s", f, want, ends)
		}
	})
}

func TestTimesAreThoseOfTheirZone(t *testing.T) {
	a := Availability{AvailabilityFields: AvailabilityFields{
		Kind: Unavailable, FirstDay: on("2026-10-24"), LastDay: on("2026-10-24"), StartsAt: "09:00", EndsAt: "12:00", TimeZone: "Europe/Paris",
		Repeat: Repeat{Every: "week", Interval: 1, Count: 2},
	}}
	var got []string
	for _, o := range a.occurrences(on("2026-10-01"), on("2026-11-30")) {
		got = append(got, o.StartsAt.Format(time.RFC3339))
	}
	want := []string{"2026-10-24T07:00:00Z", "2026-10-31T08:00:00Z"} // the clocks went back between
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
	abidjan, err := time.LoadLocation("Africa/Abidjan")
	if err != nil {
		t.Fatal(err)
	}
	c := Calendar(a.occurrences(on("2026-10-01"), on("2026-11-30")))
	for slot, busy := range map[Slot]bool{
		{on("2026-10-31"), "08:00", "09:00", abidjan}: true,
		{on("2026-10-31"), "11:00", "12:00", abidjan}: false, // noon in Paris
		{on("2026-10-24"), "07:00", "07:30", abidjan}: true,
		{on("2026-10-31"), "07:00", "08:00", abidjan}: false,
		{Day: on("2026-10-31")}:                       true,
		{Day: on("2026-10-30")}:                       false,
	} {
		if _, got := c.Decides(slot); got != busy {
			t.Errorf("%+v: %v", slot, got)
		}
	}
}

func TestWhatCountsWhereSeveralThingsAreSaid(t *testing.T) {
	at := func(n int) clock.Time { return clock.At(time.Date(2026, 1, n, 0, 0, 0, 0, time.UTC)) }
	day := on("2026-12-05")
	say := func(kind string, when int, answer bool) Occurrence {
		return Occurrence{Kind: kind, AllDay: true, FirstDay: day, LastDay: day, saidAt: at(when), answer: answer}
	}
	partly := say(Unavailable, 1, false)
	partly.AllDay = false
	for name, tt := range map[string]struct {
		c    Calendar
		want string
	}{
		"nothing":                              {nil, ""},
		"another day":                          {Calendar{{Kind: Unavailable, AllDay: true, FirstDay: on("2026-12-06"), LastDay: on("2026-12-09")}}, ""},
		"unavailable counts over available":    {Calendar{say(Unavailable, 1, false), say(Available, 2, false)}, Unavailable},
		"maybe counts over available":          {Calendar{say(Available, 2, false), say(Maybe, 1, false)}, Maybe},
		"an answer counts over what was said":  {Calendar{say(Unavailable, 1, false), say(Available, 2, true)}, Available},
		"a later word counts over an answer":   {Calendar{say(Unavailable, 3, false), say(Available, 2, true)}, Unavailable},
		"the last of two answers":              {Calendar{say(Available, 3, true), say(Unavailable, 2, true)}, Available},
		"some hours count over a whole day":    {Calendar{partly, say(Available, 1, false)}, Unavailable},
		"an answer counts over some hours too": {Calendar{partly, say(Maybe, 2, true)}, Maybe},
	} {
		got, _ := tt.c.Decides(Slot{Day: day})
		if got.Kind != tt.want {
			t.Errorf("%s: %q", name, got.Kind)
		}
	}
}
